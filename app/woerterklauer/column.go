package woerterklauer

import (
	"cmp"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// column is what stands right of the board: both seats with the lead between them, the clock, and what can be done now. In a
// computer's turn the same places are its own.
type column struct {
	desk   *table.Desk
	tell   wording
	narrow bool
	s      *state // shown last
	object *fyne.Container

	rival, small *seat // small where it is narrow
	own, less    *seat
	lead         *lead
	glass        *ui.Icon
	time         *ui.Text
	slip         *ui.Surface // the words of the turn, where it is narrow, or the question about them
	words        *lines
	question     *question
	speech       *table.Speech

	main, undo, joker, cancel, fix, giveUp *ui.Button
	resume                                 *ui.Button // laying, from a question on the paper
	missing                                *ui.Para   // stands in main's place
	mends                                  []int
}

// columnTaps is what its buttons do.
type columnTaps struct {
	joker, leave, giveUp, main, resume func()
	mend                               func([]int)
}

func newColumn(d *table.Desk, words *lines, ask *question, on columnTaps) *column {
	c := &column{
		desk: d, s: &state{}, tell: wording{d}, lead: newLead(d), speech: table.NewSpeech(d),
		rival: newSeat(d, 60, ui.Title), small: newSeat(d, 44, ui.Heading), own: newSeat(d, 68, ui.Title), less: newSeat(d, 52, ui.Title),
		glass: ui.NewIcon(ui.IconHourglass, 22, ui.Ink2), time: ui.NewText("", ui.Heading, ui.Ink),
		slip: ui.NewSlip(d.Cloth(), 16, container.NewStack(ui.Pad(slipPad, words.object), ask.object)), words: words, question: ask, missing: ui.NewPara("", ui.Label, ui.Ink).MaxLines(3),
	}
	c.small.right, c.speech.Small = true, true
	c.speech.Title = func(t table.Turn) string { // its seat isn't shown meanwhile
		return d.Say(sideID("judge.speaks.", c.s.view.Options.Color(t.Seat)), games.Args{"Seat": t.Seat})
	}
	button := func(id games.ID, key string, kind ui.Kind, icon ui.IconName, tap func()) *ui.Button {
		return ui.NewButton(d.T(id), kind, tap).WithIcon(icon).WithHeight(44).WithKey(d.KeyName(key))
	}
	c.undo = button("judge.undo", "Ctrl+Z", ui.Secondary, ui.IconUndo, d.Undo)
	c.joker = button("judge.joker", "F8", ui.Secondary, "", on.joker)
	c.joker.SetTip(d.T("judge.joker.tip", games.Args{"Max": wk.MaxSwap}))
	c.cancel = button("judge.joker.cancel", "Esc", ui.Secondary, ui.IconX, on.leave)
	c.main, c.resume = ui.NewMainButton(d.T("judge.end"), on.main), ui.NewMainButton(d.T("judge.ask.back"), on.resume)
	c.resume.SetKind(ui.Secondary)
	c.fix = button("judge.fix", "", ui.Secondary, "", func() { on.mend(c.mends) })
	c.giveUp = button("judge.give_up", "", ui.Plain, ui.IconFlag, on.giveUp)
	for name, o := range map[string]fyne.CanvasObject{"give_up": c.giveUp, "undo": c.undo, "joker": c.joker, "main": c.main, "lead": c.lead.object} {
		d.Trace.Mark(name, o)
	}
	c.object = ui.Laid(c.least, c.place, c.rival.object, c.small.object, c.own.object, c.less.object, c.lead.object, c.glass, c.time, c.slip,
		c.missing, c.fix, c.giveUp, c.main, c.resume, c.undo, c.joker, c.cancel, c.speech.Box, c.speech.Lead, c.speech.Skip)
	return c
}

const slipPad float32 = 6 // around the words on it

func (c *column) least() fyne.Size { return fyne.NewSize(240, 380) }

func (c *column) render(s *state) {
	v := s.view
	c.s = s
	c.lead.narrow = c.narrow
	c.lead.render(s)
	c.renderSeats(s)
	c.question.render(s)
	ui.Show(s.asking == nil, c.words.object)
	laying, main, acts := s.laying(), s.main(), s.acting && !s.theirs && s.asking == nil
	ui.Show(s.asking != nil && !c.narrow, c.resume)
	c.renderMain(s, acts)
	ui.Show(laying && s.draft.CanUndo() || (laying || s.due || s.theirs || s.over()) && c.desk.CanUndo(), c.undo)
	ui.Show(laying && v.Jokers[v.Asked], c.joker)
	ui.Show(acts && main == moveJoker, c.cancel)
	c.joker.SetEnabled(v.Swap > 0, c.noJoker(v))
	c.arrange()
}

// noJoker is why the joker can't be used now.
func (c *column) noJoker(v wk.View) string {
	if v.Box == 0 {
		return c.desk.T(wk.IllegalBox)
	}
	return c.desk.T(wk.IllegalPool, games.Args{"Count": wk.PoolSize})
}

// renderSeats shows the mover below, where they act, and at the end the winner; the other side above.
func (c *column) renderSeats(s *state) {
	d, o, mover := c.desk, s.view.Options, s.mover()
	if w := s.view.Winner; w != games.Table {
		mover = o.Color(w)
	} else if s.due && !d.Acting() && len(s.view.Turns) > 0 { // who has laid is still shown
		mover = mover.Other()
	}
	won := s.view.Winner != games.Table
	ui.Show(won, c.own.crown, c.less.crown)
	c.own.style = map[bool]ui.Style{false: ui.Title, true: ui.Question}[won]
	c.less.style = c.own.style
	tally, _ := s.counts()
	other := mover.Other()
	rival := o.Seat(other)
	c.rival.set(rival, d.Players()[rival].Name, d.T(sideID("judge.side.", other), games.Args{"N": tally.Of(other)}), ui.Ink2)
	c.small.set(rival, d.Players()[rival].Name, "", ui.Ink2)
	own := o.Seat(mover)
	name := ""
	says, tok := c.allowed(s)
	switch args := (games.Args{"Seat": own}); {
	case s.over():
		o, _ := d.Outcome()
		name = d.EndTitle(o, nil)
	case s.due || !s.acting || s.theirs:
		name = d.Say(sideID("judge.turn.", mover), args)
	default:
		name = d.Say(sideID("judge.lay.", mover), args)
		if ask := table.Asked(d, ""); ask != "" {
			name, says = ask, cmp.Or(says, name)
		}
	}
	c.own.set(own, name, says, tok)
	if s.said.empty() && c.clocked() {
		says, tok = c.time.String(), ui.Ink2
	}
	c.less.set(own, name, says, tok)
	c.own.lamp.Light(!s.over())
	c.less.lamp.Light(!s.over())
}

// allowed is what the mover may do, why what was tried last didn't work, or what the hand asks for.
func (c *column) allowed(s *state) (string, ui.Token) {
	d := c.desk
	says, tone := s.sentence()
	_, by := s.counts()
	switch {
	case !s.said.empty():
		return c.tell.say(s.said), ui.Warn
	case s.over():
		o, _ := d.Outcome()
		return endWords(d).Text(o), ui.Ink2
	case !s.acting || s.theirs || s.asking != nil:
		return "", ui.Ink2
	case s.laying() && s.stands() || s.due || !s.laying() && !s.choosing():
		return c.tell.say(says), [...]ui.Token{toneQuiet: ui.Ink2, toneAsk: ui.AccentText, toneGood: ui.OK, toneWarn: ui.Warn}[tone]
	case !s.laying() || len(s.view.Field) == 0:
	case by <= 0:
		return d.T("judge.lead.steal"), ui.Ink2
	}
	return "", ui.Ink2
}

// renderMain shows the main action of the moment, or in its place what is missing for it.
func (c *column) renderMain(s *state, acts bool) {
	t, v := c.desk.T, s.view
	kind, text, key, icon, on := ui.Primary, "", "Ctrl+Enter", ui.IconCheck, true // Enter alone lays tiles and chooses them
	switch n := len(s.chosen); s.main() {
	case moveNone:
		on = false
	case moveResult:
		text, key, icon = t("table.end.result"), "Enter", ui.IconArrow
	case moveDraw:
		text, key, icon = t("judge.draw", games.Args{"N": min(wk.PoolSize-len(v.Pool), v.Box)}), "Enter", ui.IconPlay
	case moveGoOn:
		text, key, icon = t("judge.go"), "Enter", ui.IconPlay
	case moveVowel:
		text, icon, on = t("judge.vowel.act", games.Args{"N": v.Aside}), ui.IconSwap, n == v.Aside
	case moveJoker:
		text, icon, on = t("judge.joker.act", games.Args{"N": n}), ui.IconSwap, n > 0
	case moveFinish:
		text, on = t("judge.end"), s.stands()
		if s.verdict.Askable { // nobody has said yet that its words are any
			kind = ui.Secondary
		}
	}
	c.main.SetKind(kind)
	c.main.WithIcon(icon).WithKey(c.desk.KeyName(key)).SetText(text)
	c.main.Refresh()
	ui.Show(acts && on, c.main)
	c.renderMissing(s, acts && !on)
}

// renderMissing says what is missing for the main action, with what mends it; before anything is laid one may give up, but not in
// the first turn, which can't fail.
func (c *column) renderMissing(s *state, on bool) {
	says, tone := s.sentence()
	c.missing.SetText(c.tell.say(says))
	c.missing.SetColor(map[bool]ui.Token{false: ui.Ink, true: ui.Warn}[tone == toneWarn])
	c.mends = nil
	lays := on && s.laying()
	if lays {
		c.mends = s.mendable()
	}
	ui.Show(on, c.missing)
	ui.Show(len(c.mends) > 0, c.fix)
	ui.Show(lays && !s.changed() && len(s.view.Turns) > 0, c.giveUp)
}

// showTime shows the thinking time left.
func (c *column) showTime(left time.Duration) {
	tok := ui.Ink
	if left <= 30*time.Second {
		tok = ui.Warn
	}
	c.time.SetText(c.desk.T("judge.left", games.Args{"Time": table.TimeText(left)}))
	c.time.SetColor(tok)
	c.glass.Set(ui.IconHourglass, tok)
	if c.narrow && c.s != nil {
		c.renderSeats(c.s)
	}
}

// clocked tells whether somebody's time runs.
func (c *column) clocked() bool {
	return c.s.view.Options.Clock > 0 && c.s.thinking() && c.s.acting && !c.s.theirs
}

// set switches between the forms of a wide and a narrow table.
func (c *column) set(narrow bool) {
	c.narrow = narrow
	c.undo.IconOnly(narrow)
	c.giveUp.IconOnly(narrow)
	c.cancel.WithIcon(map[bool]ui.IconName{false: ui.IconX}[narrow])
	c.joker.SetText(c.desk.T(map[bool]games.ID{false: "judge.joker", true: "judge.joker.brief"}[narrow]))
}

// arrange shows what the form has, and places it.
func (c *column) arrange() {
	ui.Show(c.s.theirs, c.speech.Box)
	ui.Show(!c.narrow, c.rival.object)
	ui.Show(!c.narrow && !c.s.theirs, c.own.object)
	ui.Show(c.narrow && !c.s.theirs, c.small.object, c.less.object)
	ui.Show(!c.narrow && c.clocked(), c.glass, c.time)
	ui.Show(c.narrow && (!c.s.over() || !c.desk.Acting()) && (c.words.seen > 0 || c.s.asking != nil), c.slip)
	ui.Show(!c.narrow || c.s.asking == nil, c.lead.object)
	ui.PlaceAnew(c.object)
}

func (c *column) place(s fyne.Size) {
	if c.narrow {
		c.placeNarrow(s)
		return
	}
	band := func(high float32) ui.Band { return ui.Band{Good: high, Above: 28} }
	clock := ui.Band{}
	if c.s.view.Options.Clock > 0 {
		clock = band(24)
	}
	at := ui.BandsIn(s, 2, ui.Band{Good: 60}, band(c.lead.MinSize().Height), clock, band(84), band(66), band(44))
	put := func(o fyne.CanvasObject, i int) { ui.Put(o, 0, at[i].Y, s.Width, at[i].Height) }
	put(c.rival.object, 0)
	put(c.lead.object, 1)
	ui.Put(c.glass, 2, at[2].Y+1, 22, 22)
	ui.Put(c.time, 36, at[2].Y, s.Width-36, 24)
	put(c.own.object, 3)
	half := (s.Width - 12) / 2
	c.placeDecision(ui.NewFrame(0, at[4].Y, s.Width, 60))
	ui.Put(c.undo, 0, at[5].Y, half, 44)
	for _, o := range []fyne.CanvasObject{c.joker, c.cancel, c.speech.Skip} {
		ui.Put(o, s.Width-half, at[5].Y, half, 44)
	}
	y := at[1].Y + at[1].Height + 4
	ui.Put(c.speech.Box, 0, y, s.Width, at[4].Y-28-y)
}

func (c *column) placeNarrow(s fyne.Size) {
	const seats, foot, low, wide float32 = 86, 56, 56, 116
	rival := min(s.Width*.4, 60+ui.Heading.Measure(c.small.name.String()))
	ui.Put(c.less.object, 4, 0, s.Width-rival-16, seats)
	ui.Put(c.small.object, s.Width-rival, 0, rival, seats)
	ui.Put(c.lead.object, 0, seats+4, s.Width, barNarrow+barMark)
	top, end := seats+4+barNarrow+barMark+10, s.Height-foot-14
	if !c.desk.Acting() { // nothing stands below
		end = s.Height
	}
	slip := min(c.words.high(s.Width-2*slipPad)+2*slipPad, end-top)
	if c.s.asking != nil {
		top, slip = seats+4, s.Height-seats
	}
	ui.Put(c.slip, 0, top, s.Width, slip)
	y, last := s.Height-foot, wide
	if c.s.theirs {
		last = max(last, c.speech.Skip.MinSize().Width)
	}
	end = s.Width
	if c.joker.Visible() || c.cancel.Visible() || c.s.theirs {
		end -= last + 12
	}
	ui.Put(c.undo, end-low, y, low, foot)
	if c.undo.Visible() || c.s.laying() { // its place is kept, so that nothing moves with the first tile
		end -= low + 12
	}
	c.placeDecision(ui.NewFrame(0, y, end, foot))
	for _, o := range []fyne.CanvasObject{c.joker, c.cancel, c.speech.Skip} {
		ui.Put(o, s.Width-last, y, last, foot)
	}
	ui.Put(c.speech.Box, 4, -8, s.Width-4, seats+12)
}

// placeDecision puts the main button, or what is missing, with what mends it.
func (c *column) placeDecision(f ui.Frame) {
	for _, o := range []fyne.CanvasObject{c.main, c.resume, c.speech.Lead} {
		ui.Put(o, f.X, f.Y, f.Width, f.Height)
	}
	words := f.Width
	for _, o := range []*ui.Button{c.fix, c.giveUp} {
		if o.Visible() {
			w := o.MinSize().Width
			words -= w + 10
			ui.Put(o, f.X+f.Width-w, f.Y+(f.Height-44)/2, w, 44)
		}
	}
	for _, style := range []ui.Style{ui.Label, ui.Strong} { // a step smaller where it is long
		c.missing.SetStyle(style)
		c.missing.Resize(fyne.NewSize(words, c.missing.Size().Height))
		if c.missing.MinSize().Height <= f.Height+6 {
			break
		}
	}
	h := c.missing.MinSize().Height
	ui.Put(c.missing, f.X, ui.Whole(f.Y+(f.Height-h)/2), words, h)
}
