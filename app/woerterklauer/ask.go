package woerterklauer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// question asks the table about a word, with its letters as tiles: on the paper, or where there is none on the slip. No answer is
// more than another.
type question struct {
	desk   *table.Desk
	object *fyne.Container
	brief  bool // on the slip
	shown  *inquiry
	at     int // of it

	count       *ui.Text
	title       *ui.Para
	tiles       [2]*fyne.Container
	room        *canvas.Rectangle // for title and words, the same for all questions of a turn
	yes, no     *ui.Button
	apart, back *ui.Button
	below       *fyne.Container // the answers
	why, kept   *ui.Para
}

// questionTaps is what its buttons do.
type questionTaps struct {
	rule        func(yes bool)
	apart, back func()
}

func newQuestion(d *table.Desk, brief bool, on questionTaps) *question {
	q := &question{
		desk: d, brief: brief, count: ui.NewText("", ui.Strong, ui.Ink2), title: ui.NewPara("", ui.Question, ui.Ink), room: ui.NewRect(),
		yes: ui.NewButton("", ui.Secondary, func() { on.rule(true) }).WithHeight(56), no: ui.NewButton("", ui.Secondary, func() { on.rule(false) }).WithHeight(56),
		apart: ui.NewSmallButton(d.T("judge.ask.apart"), ui.Plain, on.apart), back: ui.NewSmallButton(d.T("judge.ask.back"), ui.Plain, on.back),
		why: ui.NewPara("", ui.Label, ui.Ink), kept: ui.NewPara("", ui.Strong, ui.Ink2), tiles: [2]*fyne.Container{container.NewStack(), container.NewStack()},
	}
	left := askSide // of what stands below the answers
	pair := func(a, b fyne.CanvasObject) fyne.CanvasObject { return ui.VGap(askGap, a, b) }
	if brief {
		q.why, left = ui.NewPara("", ui.Strong, ui.Ink2), askLink
		pair = func(a, b fyne.CanvasObject) fyne.CanvasObject {
			return ui.Columns(askGap, ui.Column{Object: a, Weight: 1}, ui.Column{Object: b, Weight: 1})
		}
	}
	q.below = ui.HMid(8, q.back, q.count, ui.Spacer(), q.apart)
	band := func(o fyne.CanvasObject) fyne.CanvasObject { return ui.Inset(0, askSide, 0, askSide, o) }
	q.object = ui.Inset(14, 0, 0, 0, ui.VGap(askGap,
		band(container.NewStack(q.room, ui.VGap(askGap, q.title, pair(q.tiles[0], q.tiles[1])))), band(pair(q.yes, q.no)),
		ui.Inset(0, askLink, 0, left, q.below), band(q.why), band(q.kept)))
	ui.Show(brief, q.back) // on a wide page the column has it
	ui.Show(!brief, q.kept)
	q.object.Hide()
	return q
}

// render shows the question that is asked, if one is.
func (q *question) render(s *state) {
	was := q.shown
	q.shown = s.asking
	ui.Show(s.asking != nil, q.object)
	if s.asking == nil || was == s.asking && q.at == s.asking.at {
		return
	}
	q.at = s.asking.at
	now, t := s.asking.now(), q.desk.T
	args := games.Args{"Word": now.Word, "Other": now.Other, "All": len(now.Word), "Black": s.mover() == wk.Black}
	title, yes, no, help := games.ID("judge.ask.word"), games.ID("judge.ask.yes"), games.ID("judge.ask.no"), games.ID("judge.ask.word.help")
	if wordsOf(s.view) == locales.English {
		help = "judge.ask.word.help.en"
	}
	why := ""
	if now.Other != "" {
		title, yes, no, help = "judge.ask.same", "judge.ask.same.yes", "judge.ask.same.no", "judge.ask.same.help"
	} else if r, _ := s.judge.Word(now.Word); r.Reason != "" {
		why = t(r.Reason, r.Args()) + " "
	}
	q.title.SetText(t(title, args))
	q.why.SetText(why + t(help, args))
	q.yes.SetText(t(yes))
	q.no.SetText(t(no))
	q.lay(now)
	other := s.view.Options.Seat(s.mover().Other())
	alone := q.desk.Computer(other) // which takes it as it is ruled
	ui.Show(!alone, q.apart)
	id := map[bool]games.ID{false: "judge.ask.text", true: "judge.ask.alone"}[alone]
	q.kept.SetText(q.desk.Say(id, games.Args{"Mover": s.seat(), "Seat": other, "Clock": s.view.Options.Clock > 0, "Kept": q.desk.Kept()}))
	q.count.SetText("")
	q.room.SetMinSize(fyne.Size{})
	if n := len(s.asking.list); n > 1 {
		answered := len(s.asking.ruled) + len(s.asking.open) // with some answers other questions are none
		q.count.SetText(t("judge.ask.count", games.Args{"N": answered + 1, "All": answered + n - q.at}))
		q.room.SetMinSize(fyne.NewSize(0, map[bool]float32{false: 3*askLine + 2*(askTile+askGap), true: 2*askLine + askTile + askGap}[q.brief]))
	}
	ui.Show(q.brief || len(s.asking.list) > 1 || !alone, q.below)
	ui.PlaceAllAnew(q.object)
}

// lay lays both words of a question.
func (q *question) lay(now wk.Question) {
	for i, word := range [...]string{now.Word, now.Other} {
		tiles, c := newSpotted(askTile, float32(max(1, len(word))), 1)
		tiles.left = true
		for at := range len(word) {
			tiles.add(c, float32(at), 0, draw.LetterLook{Text: word[at : at+1], Face: draw.FacePool, Ask: i == 0 && at == len(word)-1})
		}
		q.tiles[i].Objects = []fyne.CanvasObject{ui.MinSized(0, askTile, c)}
		ui.Show(word != "", q.tiles[i])
	}
}

// safe is the button of the answer that nobody gives by a slip.
func (q *question) safe() *ui.Button {
	if q.shown.safe() {
		return q.yes
	}
	return q.no
}

// Sizes of a question.
const (
	askSide float32 = 20
	askLink float32 = askSide - 12 // so that a link's words begin there
	askTile float32 = 34
	askGap  float32 = 10
	askLine float32 = 41 // of the title
)
