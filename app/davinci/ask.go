package davinci

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// ask is the band with what is asked, what it can lead to, and after a right guess the two buttons.
type ask struct {
	desk     *table.Desk
	object   *fyne.Container
	question *ui.Text
	line     *ui.Para
	clock    *ui.Chip
	more     *ui.Button // guess on
	stop     *ui.Button
	short    bool
	over     bool   // how the round or the match ended stands in the middle, large
	aside    bool   // nobody here is asked: low, it stands at the right, over nobody's code
	full     string // what the line says, and in little room
	brief    string
	hint     string // why a key has done nothing; "" for none
}

func newAsk(d *table.Desk, onMore, onStop func()) *ask {
	a := &ask{
		desk: d, question: ui.NewText("", ui.Question, ui.Ink), line: ui.NewPara("", ui.Label, ui.Ink2), clock: ui.NewChip("", ui.IconClock),
		more: ui.NewButton(d.T("davinci.turn.act_short"), ui.Secondary, onMore), stop: ui.NewButton(d.T("davinci.turn.stop"), ui.Primary, onStop),
	}
	a.clock.Hide()
	a.more.Hide()
	a.stop.Hide()
	d.Trace.Mark("stop", a.stop)
	d.Trace.Mark("more", a.more)
	a.object = ui.Laid(func() fyne.Size { return fyne.NewSize(300, 40) }, a.place, a.question, a.line, a.clock, a.more, a.stop)
	return a
}

// render shows what a seat is asked, or what everybody may know.
func (a *ask) render(s ownState) {
	v, d := s.view, a.desk
	asked := s.moment == nil && !s.watching() && s.seat != games.Table
	a.hint, a.aside = "", !asked && s.moment == nil
	again := asked && v.Phase == dv.PhaseAgain
	_, stops := s.draft.Stop(v)
	d.Offer(again && stops, a.stop)
	d.Offer(again && stops && !v.Late && s.draft.Target == 0, a.more)
	a.stop.SetKind(pick(s.draft.Target == 0 && s.led == 0 || v.Late, ui.Primary, ui.Secondary))
	a.stop.WithIcon(pick(s.tip.Stop, ui.IconBulb, ui.IconLock))
	ui.Show(asked && v.Options.Clock > 0 && v.TurnNumber > 0 && v.Phase != dv.PhaseOpen, a.clock)
	if v.Late {
		a.clock.Set(d.T("davinci.turn.late"), ui.IconClock, ui.WarnSoft, ui.Warn)
	}
	question, lines := a.words(s, asked)
	a.question.SetText(question)
	a.full, a.brief = strings.Join(lines, " "), strings.Join(lines[max(0, len(lines)-1):], "")
	ui.PlaceAnew(a.object)
}

// words are the question and what is said below it; the last line is the one that matters most.
func (a *ask) words(s ownState, asked bool) (question string, lines []string) {
	v, d := s.view, a.desk
	switch {
	case s.moment != nil && s.old:
		all := moments(d)
		if question = all[len(all)-1].line; v.Turn != s.moment.Seat {
			lines = []string{d.Say("davinci.verdict.next", games.Args{"Seat": v.Turn})}
		}
		return question, lines
	case s.moment != nil:
		if r, over := v.Result(); over {
			return d.Say("davinci.out.last", games.Args{"Seat": r.Winner}), nil
		}
		return d.Say("davinci.verdict.next", games.Args{"Seat": v.Turn}), nil
	case !asked:
		return a.onlooker(s)
	}
	switch v.Phase {
	case dv.PhaseDraw:
		question = d.T(pick[games.ID](v.Middle[dv.Black] > 0 && v.Middle[dv.White] > 0, "davinci.turn.draw", "davinci.turn.draw_one"))
		return question, []string{d.T(pick[games.ID](v.Late, "davinci.turn.late_draw", "davinci.turn.draw_hint"))}
	case dv.PhaseOpen:
		if v.TurnNumber == 0 {
			return d.T("davinci.turn.open_title"), []string{d.T("davinci.turn.open_handicap")}
		}
		return d.T("davinci.turn.open_title"), []string{d.T(pick[games.ID](v.Seats[v.Me].Hidden == 1, "davinci.turn.open_last", "davinci.turn.open_text"))}
	}
	again := v.Phase == dv.PhaseAgain
	question = table.Asked(d, d.Say(pick[games.ID](again, "davinci.turn.again", "davinci.turn.guess_title"), games.Args{"Seat": v.Me}))
	if _, loose := s.toPlace(); loose {
		return d.T("davinci.turn.where"), []string{d.T("davinci.turn.gap")}
	}
	wrong := a.wrong(s)
	switch {
	case again && v.Late:
		return question, []string{d.T("davinci.turn.late_text")}
	case again:
		return question, []string{d.T(pick[games.ID](v.Drawn != nil, "davinci.turn.if_stop", "davinci.turn.if_stop_none")), wrong}
	}
	return question, []string{d.T(pick[games.ID](v.Late, "davinci.turn.late_guess", "davinci.turn.if_right")), wrong}
}

// wrong says what a wrong guess costs.
func (a *ask) wrong(s ownState) string {
	if v := s.view; v.Drawn != nil {
		if tile, ok := v.Drawn.Tile(); ok {
			return a.desk.T("davinci.turn.if_wrong", games.Args{"Tile": dv.TileID(tile)})
		}
	}
	return a.desk.T("davinci.turn.if_wrong_none")
}

// onlooker is what is said to somebody who isn't asked: whose turn it is, and who comes then; or how the round has ended.
func (a *ask) onlooker(s ownState) (question string, lines []string) {
	v, d := s.view, a.desk
	if out, over := d.Outcome(); over {
		words := endWords(d, v)
		if words.Text != nil {
			lines = []string{words.Text(out)}
		}
		return d.EndTitle(out, words.Title), lines
	}
	if r, ok := v.Result(); ok {
		return d.Say("davinci.end.round", games.Args{"Seat": r.Winner, "Round": r.Round}), []string{d.Say("davinci.end.next_starts", games.Args{"Seat": v.Options.Starter(v.Round + 1)})}
	}
	if s.old && v.Step == 0 {
		return d.T("davinci.out.no_tile"), []string{d.T("davinci.out.step_on")}
	}
	if v.Phase == dv.PhaseDeal {
		return d.T("davinci.start.deal_title"), []string{d.Say("davinci.start.deal_text", games.Args{"N": v.Options.StartTiles(), "Seat": v.Options.Starter(v.Round)})}
	}
	question = d.Say("davinci.watch.title", games.Args{"Seat": v.Asked})
	next := follows(v, v.Asked)
	if next == s.seat {
		return question, []string{d.T("davinci.watch.then_you")}
	}
	return question, []string{d.Say("davinci.watch.then", games.Args{"Seat": next})}
}

// say tells why a key has done nothing, in place of the line; whoever leads through a match says it otherwise.
func (a *ask) say(why string) {
	if !a.desk.Refused() {
		a.hint = why
		ui.PlaceAnew(a.object)
	}
}

// showTime shows the time left of a turn with a limit.
func (a *ask) showTime(left time.Duration, late bool) {
	if !late {
		table.ShowTimeLeft(a.clock, left, 30*time.Second)
		ui.PlaceAnew(a.object)
	}
}

// place puts the question at the left with the line below it, or at its right where it is low, and the buttons at the right.
func (a *ask) place(s fyne.Size) {
	right := s.Width
	high := pick[float32](a.short, 44, 56)
	for _, b := range []*ui.Button{a.stop, a.more} {
		if b.Visible() {
			w := max(b.MinSize().Width, 160)
			put(b, right-w, (s.Height-high)/2, w, high)
			right -= w + 12
		}
	}
	buttons := right < s.Width
	if a.clock.Visible() {
		c := a.clock.MinSize()
		put(a.clock, right-c.Width, pick(buttons, (s.Height-c.Height)/2, 6), c.Width, c.Height)
		right -= c.Width + 12
	}
	style := ui.Question
	for _, st := range []ui.Style{ui.Hero, ui.Question, ui.Title, ui.Heading}[pick(a.over, 0, 1):] {
		if style = st; st.Measure(a.question.String()) <= right && (st != ui.Question || !buttons || !a.short) && st.Height()+ui.Label.Height()+2 <= pick(a.over, s.Height, 1000) {
			break
		}
	}
	align := pick(a.over, fyne.TextAlignCenter, fyne.TextAlignLeading)
	a.question.Align(align).SetStyle(style)
	a.line.SetStyle(pick(a.short && buttons, ui.Strong, ui.Label))
	a.line.SetColor(pick(a.hint != "", ui.Warn, ui.Ink2))
	text := pick(a.hint != "", a.hint, pick(a.short || buttons, a.brief, a.full))
	a.line.SetText(text)
	if a.short && !buttons {
		a.beside(s, right, style)
		return
	}
	a.line.Align(align).MaxLines(2)
	a.line.Resize(fyne.NewSize(right, 0))
	low := pick(a.over && text == "", 0, pick(a.short, a.line.MinSize().Height, ui.Label.Height())+2)
	top := ui.Whole((s.Height - style.Height() - low) / 2)
	put(a.question, 0, top, right, style.Height())
	put(a.line, 0, top+style.Height()+2, right, a.line.MinSize().Height)
}

// beside puts the line right of the question, in two lines where it must be.
func (a *ask) beside(s fyne.Size, right float32, style ui.Style) {
	q, from := style.Measure(a.question.String())+2, float32(0)
	if a.aside && a.desk.Acting() {
		from = max(0, right-q-26-ui.Label.Measure(a.line.String()))
	}
	put(a.question, from, (s.Height-style.Height())/2, q, style.Height())
	q += from
	room := right - q - 24
	a.line.Align(pick(a.desk.Acting(), fyne.TextAlignTrailing, fyne.TextAlignLeading)).MaxLines(2)
	if ui.Label.Measure(a.line.String()) > room {
		a.line.SetStyle(ui.Strong)
	}
	ui.Show(a.line.Visible() && ui.Strong.Fits(a.line.String(), room, s.Height), a.line) // whole or not at all
	a.line.Resize(fyne.NewSize(room, 0))
	h := a.line.MinSize().Height
	put(a.line, q+24, (s.Height-h)/2, room, h)
}
