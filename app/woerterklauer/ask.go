package woerterklauer

import (
	"fyne.io/fyne/v2"
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
	letters     [2]int // of them
	yes, no     *ui.Button
	apart, back *ui.Button
	why, kept   *ui.Para
}

// questionTaps is what its buttons do.
type questionTaps struct {
	rule        func(yes bool)
	apart, back func()
}

func newQuestion(d *table.Desk, brief bool, on questionTaps) *question {
	q := &question{
		desk: d, brief: brief, count: ui.NewText("", ui.Strong, ui.Ink2), title: ui.NewPara("", ui.Question, ui.Ink),
		yes: ui.NewButton("", ui.Secondary, func() { on.rule(true) }), no: ui.NewButton("", ui.Secondary, func() { on.rule(false) }),
		apart: ui.NewSmallButton(d.T("judge.ask.apart"), ui.Plain, on.apart), back: ui.NewSmallButton(d.T("judge.ask.back"), ui.Plain, on.back),
		why: ui.NewPara("", ui.Label, ui.Ink), kept: ui.NewPara("", ui.Strong, ui.Ink2), tiles: [2]*fyne.Container{container.NewStack(), container.NewStack()},
	}
	if brief {
		q.why = ui.NewPara("", ui.Strong, ui.Ink2)
		q.count.Align(fyne.TextAlignCenter)
	}
	q.object = ui.Laid(func() fyne.Size { return fyne.NewSize(240, 200) }, q.place,
		q.count, q.title, q.tiles[0], q.tiles[1], q.yes, q.no, q.apart, q.back, q.why, q.kept)
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
	args := games.Args{"Word": now.Word, "Other": now.Other}
	title, yes, no, help := games.ID("judge.ask.word"), games.ID("judge.ask.yes"), games.ID("judge.ask.no"), games.ID("judge.ask.word.help")
	if wordsOf(s.view) == locales.English {
		help = "judge.ask.word.help.en"
	}
	r, _ := s.judge.Word(now.Word)
	if now.Other != "" {
		title, yes, no, help = "judge.ask.same", "judge.ask.same.yes", "judge.ask.same.no", "judge.ask.same.help"
		r, _ = s.judge.Same(now.Word, now.Other)
	}
	why := t(help, args)
	if r.Reason != "" {
		why = t(r.Reason, r.Args()) + " " + why
	}
	q.title.SetText(t(title, args))
	q.why.SetText(why)
	q.yes.SetText(t(yes))
	q.no.SetText(t(no))
	q.lay(now)
	other := s.view.Options.Seat(s.mover().Other())
	alone := q.desk.Computer(other) // which takes it as it is ruled
	ui.Show(!alone, q.apart)
	id := map[bool]games.ID{false: "judge.ask.text", true: "judge.ask.alone"}[alone]
	q.kept.SetText(q.desk.Say(id, games.Args{"Mover": s.seat(), "Seat": other, "Clock": s.view.Options.Clock > 0, "Kept": q.desk.Kept()}))
	q.count.SetText("")
	if n := len(s.asking.list); n > 1 {
		q.count.SetText(t("judge.ask.count", games.Args{"N": q.at + 1, "All": n}))
	}
	ui.PlaceAnew(q.object)
}

// lay lays both words of a question.
func (q *question) lay(now wk.Question) {
	for i, word := range [...]string{now.Word, now.Other} {
		tiles, c := newSpotted(askTile, float32(max(1, len(word))), 1)
		for at := range len(word) {
			tiles.add(c, float32(at), 0, draw.LetterLook{Text: word[at : at+1], Face: draw.FacePool, Ask: i == 0 && at == len(word)-1})
		}
		q.tiles[i].Objects = []fyne.CanvasObject{c}
		q.tiles[i].Refresh()
		q.letters[i] = len(word)
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
	askSide   float32 = 20
	askTile   float32 = 34
	askRow    float32 = 44 // of tiles
	askAnswer float32 = 56
	askGap    float32 = 10
	askInset  float32 = 12 // of a link's words
	titleLine float32 = 41
)

// place has the answers stay where they are from one question to the next.
func (q *question) place(s fyne.Size) {
	if q.shown == nil {
		return
	}
	w, y, several, rows := s.Width-2*askSide, float32(18), len(q.shown.list) > 1, float32(1)
	if q.brief {
		y = 10
	} else if several {
		rows = 2
	}
	title := q.put(q.title, y, w)
	tiles := y + title + askGap
	if several {
		title = max(title, (rows+1)*titleLine)
	}
	y = q.placeAnswers(tiles, y+title+askGap+rows*askRow+4, w)
	back, apart := float32(0), q.apart.MinSize().Width
	if q.brief {
		back = q.back.MinSize().Width
	}
	ui.Put(q.back, askSide-askInset, y, back, 40)
	ui.Put(q.apart, s.Width-askSide-apart+askInset, y, apart, 40)
	ui.Put(q.count, askSide+back, y, w-back-apart, 40)
	if q.brief || several || q.apart.Visible() {
		y += 40 + askGap
	}
	y += q.put(q.why, y, w) + askGap
	q.put(q.kept, y, w)
}

// placeAnswers puts the words and what one can answer, side by side on the slip, and returns where that ends.
func (q *question) placeAnswers(tiles, y, w float32) float32 {
	half := (w - askGap) / 2
	wide, x, under := w, askSide, askRow
	if q.brief {
		wide, x, under = half, askSide+half+askGap, 0
	}
	for i, o := range q.tiles {
		at := [...]fyne.Position{fyne.NewPos(askSide, tiles), fyne.NewPos(x, tiles+under)}[i]
		ui.Put(o, at.X, at.Y, min(wide, float32(q.letters[i])*(1+gapShare)*askTile), askTile)
	}
	ui.Put(q.yes, askSide, y, wide, askAnswer)
	if !q.brief {
		y += askAnswer + askGap
	}
	ui.Put(q.no, x, y, wide, askAnswer)
	return y + askAnswer + askGap
}

// put has a text begin at a height, and returns its own.
func (q *question) put(p *ui.Para, y, w float32) float32 {
	p.Resize(fyne.NewSize(w, 0))
	h := p.MinSize().Height
	ui.Put(p, askSide, y, w, h)
	return h
}
