package decipher

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// tray is the band that changes hands: the piece that is asked for with the question, a word that is named, what a computer says,
// and at the end of a round who has found the word.
type tray struct {
	desk   *table.Desk
	object fyne.CanvasObject
	box    *fyne.Container
	hand   *hand
	face   *ui.Avatar  // of whoever names a word, or speaks of a round that is over
	quote  *ui.Surface // around what that one says
	tiles  *guessTiles
	title  *ui.Text
	sub    *ui.Text
	clock  *ui.Chip
	other  *ui.Button
	act    *ui.Button
	speech *table.Speech

	do       trayDo
	shown    trayShows
	from, to float32 // where its words stand
	speaks   bool    // a computer may act: its face has room before the verdict
	low      bool    // beside the drawer it has none: what is said points up to the seat
	holds    bool    // the hand is to be seen
	reason   string  // of the word that a computer names
}

// trayDo is what its buttons do, and what becomes of a piece dragged from it.
type trayDo struct {
	hand                     handDo
	take, demand, pass, next func()
	cursor                   func(k int)
	face                     func(games.Seat) float32 // the middle of a seat's face, in the tray
}

// trayShows is what stands in the tray.
type trayShows struct {
	title, sub string
	tok        ui.Token   // of sub
	by         games.Seat // speaks of the round in sub, games.Table for nobody
	act, other trayButton
}

// trayButton is one of its buttons; none without a text.
type trayButton struct {
	text string
	icon ui.IconName
	do   func()
}

// Lengths of a tray.
const (
	trayLeast float32 = 76
	trayGood  float32 = 92
	trayEnd   float32 = 24 // before its round end
	leadWidth float32 = 160
	quoteHigh float32 = 34
	trayTight float32 = 700 // a narrower one has no face of its own
)

func newTray(d *table.Desk, s *state, do trayDo) *tray {
	t := &tray{
		desk: d, do: do, hand: newHand(do.hand), face: ui.NewAvatar("", 0, trayLeast-12), tiles: newGuessTiles(s, do.cursor),
		title: ui.NewText("", ui.Question, ui.Ink).Truncate(), sub: ui.NewText("", ui.Label, ui.Ink2).Truncate(), clock: ui.NewChip("", ui.IconClock),
		speech: table.NewSpeech(d),
	}
	t.speech.Unlit = true // the lamp is at the seats
	t.speech.Title = func(turn table.Turn) string {
		if t.reason != "" || t.box.Size().Height < trayGood {
			return t.reason
		}
		return d.Name(turn.Seat)
	}
	t.speech.Big = func(table.Turn) bool { return t.reason != "" }
	t.quote = ui.NewSlip(ui.DecipherCloth, quoteHigh/2, nil)
	t.quote.SetTail(ui.LeftSide, quoteHigh/2)
	t.other = ui.NewButton("", ui.Secondary, func() { t.shown.other.do() })
	t.act = ui.NewMainButton("", func() { t.shown.act.do() }).WithMinWidth(leadWidth)
	t.clock.Hide()
	t.box = ui.Laid(func() fyne.Size { return fyne.NewSize(500, trayLeast) }, t.place,
		t.hand, t.face, t.tiles, t.title, t.quote, t.sub, t.clock, t.other, t.act, t.speech.Box, t.speech.Lead)
	t.object = ui.NewTray(ui.DecipherCloth, t.box)
	for name, o := range map[string]fyne.CanvasObject{
		"take": t.act, "demand": t.act, "next": t.act, "pass": t.other, "hand": t.hand, "guess.row": t.tiles,
	} {
		d.Trace.Mark(name, o)
	}
	return t
}

func (t *tray) render(s *state) {
	t.shown = t.shows(s)
	t.hand.render(s)
	t.tiles.render(s)
	guesses := s.guessing()
	says, quotes := s.robot && !guesses, t.shown.by != games.Table && !guesses
	if guesses || quotes {
		t.desk.ShowSeat(t.face, t.shown.by)
	}
	ui.Show(guesses || quotes && !says, t.face)
	ui.Show(guesses, t.tiles)
	ui.Show(quotes && !says, t.quote)
	t.holds = !guesses && !s.revealed() && t.reason == ""
	ui.Show(!says, t.title, t.sub)
	ui.Show(says, t.speech.Box, t.speech.Lead)
	t.speech.Hush(s.judged)
	t.speaks = slices.Contains(s.robots, true) && !s.mine()
	ui.Show(s.timed(), t.clock)
	t.title.SetText(t.shown.title)
	t.sub.SetText(t.shown.sub)
	title, sub := ui.Ink, t.shown.tok
	if s.judged { // below the verdict nothing is read
		title, sub = ui.None, ui.None
	}
	t.title.SetColor(title)
	t.sub.SetColor(sub)
	for b, f := range map[*ui.Button]trayButton{t.act: t.shown.act, t.other: t.shown.other} {
		ui.Show(f.text != "" && !says, b)
		b.SetText(f.text)
		b.WithIcon(f.icon).Refresh()
	}
	ui.PlaceAnew(t.box)
}

// shows is what stands in the tray in a state.
func (t *tray) shows(s *state) (f trayShows) {
	f.tok, f.by = ui.Ink2, games.Table
	switch {
	case s.guessing():
		t.guess(s, &f)
	case s.revealed():
		t.end(s, &f)
	default:
		t.question(s, &f)
		if s.note != "" { // a key that did nothing says why
			f.sub, f.tok = s.note, ui.Warn
		}
	}
	return f
}

// question is what is asked of whom, and how to do it.
func (t *tray) question(s *state, f *trayShows) {
	v, d := s.view, t.desk
	args := games.Args{"Seat": v.Turn, "Maker": v.Maker}
	f.title = d.Say("decipher.seek.turn", args)
	switch v.Phase {
	case dc.PhaseWord:
		f.title = d.Say("decipher.seek.word", args)
	case dc.PhaseGive:
		f.title, f.sub = d.Say("decipher.seek.give", args), d.Say("decipher.seek.give_sub", args)
	case dc.PhaseTake:
		if !s.comes {
			f.sub, f.act = d.Say("decipher.seek.take_sub", args), trayButton{d.T("decipher.seek.take"), iconOr(s.tip.Take, ""), t.do.take}
		}
	case dc.PhaseBonus:
		f.sub, f.act = d.T("decipher.seek.bonus_sub", countArgs(v.Left)), trayButton{d.T("decipher.seek.demand"), iconOr(s.tip.Pay, ui.IconPlus), t.do.demand}
	case dc.PhasePass:
		f.sub = d.Say("decipher.seek.pass_sub", args)
	case dc.PhasePlace:
		f.title, f.sub = d.T("decipher.seek.question", games.Args{"Kind": int(v.Hand.Kind)}), d.T("decipher.seek.place_sub")
		if e, ok := s.answer(); ok && e.ID == dc.EventNo {
			f.sub = d.T("decipher.seek.no_sub", e.Args)
		}
		if s.draft.Zone != dc.NoZone {
			f.sub = d.T("decipher.seek.again_sub")
		}
	case dc.PhaseOver: // without a word to show instead
		f.title = d.T("table.end.abandoned")
	}
	if f.title = table.Asked(d, f.title); !s.mine() {
		f.act, f.sub = trayButton{}, ""
	}
	if s.mayPass() {
		f.other = trayButton{d.T("decipher.seek.pass"), iconOr(s.tip.Pass, ""), t.do.pass}
	}
}

// iconOr is the bulb of a tip, or else a button's own icon.
func iconOr(tip bool, own ui.IconName) ui.IconName {
	if tip {
		return ui.IconBulb
	}
	return own
}

// guess is the word that somebody names, as far as it is typed.
func (t *tray) guess(s *state, f *trayShows) {
	d := t.desk
	f.by, f.title = s.draft.Guesser, d.Say("decipher.seek.guessing", games.Args{"Seat": s.draft.Guesser})
	err := s.refused()
	switch missing := s.view.Options.Length - len(s.draft.Guess); {
	case s.note != "":
		f.sub, f.tok = s.note, ui.Warn
	case s.split != nil:
		f.sub, f.tok = d.T("decipher.seek.two_letters", s.split), ui.AccentText
	case missing > 0:
		f.sub = d.T("decipher.seek.missing", countArgs(missing))
	case err != nil:
		f.sub, f.tok = d.Reason(err), ui.Warn
	case s.misfits():
		f.sub, f.tok = d.T("decipher.seek.misfit"), ui.Warn
	default:
		f.sub = d.Say("decipher.seek.costs", games.Args{"Maker": s.view.Maker})
	}
}

// end is who has found the word, once it is shown, and what a computer says of that.
func (t *tray) end(s *state, f *trayShows) {
	r, _ := s.roundResult()
	d := t.desk
	args := games.Args{"Seat": r.Guesser, "Maker": r.Maker, "Word": printed(r.Word), "Own": own(d, r.Maker)}
	f.title, f.sub = d.Say("decipher.seek.end_found", args), d.Say("decipher.seek.end_word", args)
	if r.Guesser == games.Table {
		f.title = d.Say("decipher.seek.end_nobody", args)
	}
	id := games.ID("decipher.seek.next")
	switch {
	case s.revealing:
		f.sub, id = d.Say("decipher.seek.end_wait", args), "decipher.seek.skip"
	case s.view.Phase == dc.PhaseOver:
		id = "table.end.result"
	case !s.judged:
		if by, said := table.RoundRemark(d, r.Round); said != "" {
			f.by, f.sub, f.tok = by, said, ui.Ink
		}
	}
	if s.acting {
		f.act = trayButton{d.T(id), "", t.do.next}
	}
}

// words is from where to where its words stand: there is the verdict's place.
func (t *tray) words() (from, to float32) { return t.from, t.to }

// setTime shows the time left for this step.
func (t *tray) setTime(left time.Duration) {
	table.ShowTimeLeft(t.clock, left, 10*time.Second)
	ui.PlaceAnew(t.box)
}

func (t *tray) place(s fyne.Size) {
	t.low = s.Height < trayGood && s.Width < trayTight
	d := s.Height - 14
	y := func(h float32) float32 { return ui.Whole((s.Height - h) / 2) }
	ui.Put(t.hand, 14, y(d), d, d)
	talks := t.low && t.speech.Box.Visible() // below the faces, of which the first one is above the hand
	ui.Show(t.holds && (!talks || t.hand.held != nil), t.hand)
	ui.Put(t.face, 14, y(trayLeast-12), trayLeast-12, trayLeast-12)
	x, right := t.fromLeft(talks, s.Height), t.fromRight(s)
	if talks && t.hand.Visible() {
		right -= d
		ui.Put(t.hand, right, y(d), d, d)
		right -= 10
	}
	t.say(x, right, s.Height)
	t.from, t.to = x, right
	if t.speaks && !t.tiles.Visible() && !t.low {
		t.from += t.speech.WordsAt()
	}
	t.write(x, right-x-4, s.Height)
}

// fromLeft is where the words may begin, right of what lies there.
func (t *tray) fromLeft(talks bool, high float32) float32 {
	const x = 14
	switch {
	case t.tiles.Visible():
		t.tiles.setHeight(high)
		w := t.tiles.MinSize().Width
		ui.Put(t.tiles, x+trayLeast, 0, w, high)
		return x + trayLeast + w + 18
	case talks:
		return 10
	case t.hand.Visible():
		return x + high + 6
	case t.quote.Visible():
		return x + trayLeast + 14
	}
	return x + 12
}

// fromRight places what can be done, and is where the words must end.
func (t *tray) fromRight(s fyne.Size) float32 {
	right := s.Width - trayEnd
	for _, b := range []fyne.CanvasObject{t.speech.Lead, t.act, t.other, t.clock} {
		if b.Visible() || t.speaks && b == fyne.CanvasObject(t.speech.Lead) { // which comes while the verdict lies there
			w, h := b.MinSize().Width, min(max(b.MinSize().Height, 28), s.Height-16)
			if b != fyne.CanvasObject(t.clock) {
				h = min(60, s.Height-20)
			}
			right -= w
			ui.Put(b, right, ui.Whole((s.Height-h)/2), w, h)
			right -= 10
		}
	}
	return right
}

// write places title and sentence in a room, as large as they have room in it.
func (t *tray) write(x, room, high float32) {
	for _, style := range []ui.Style{ui.Question, ui.Title, ui.Heading} {
		if t.title.SetStyle(style); style.Measure(t.title.String()) <= room {
			break
		}
	}
	in := float32(0) // what is said has a bubble around it
	if t.quote.Visible() {
		in = quoteHigh / 2
	}
	for _, style := range []ui.Style{ui.Label, ui.Strong} {
		if t.sub.SetStyle(style); style.Measure(t.sub.String()) <= room-2*in {
			break
		}
	}
	up, low := t.title.MinSize().Height, t.sub.MinSize().Height
	switch {
	case in > 0:
		low = quoteHigh
	case t.sub.String() == "":
		low = 0
	}
	top := ui.Whole((high - up - low) / 2)
	ui.Put(t.title, x, top, room, up)
	ui.Put(t.sub, x+in, top+up, room-2*in, low)
	ui.Put(t.quote, x, top+up, min(room, ui.Label.Measure(t.sub.String())+2*in+2), quoteHigh)
}

// apart has a word that a computer names stand large in its bubble, and the reason small above it.
func (t *tray) apart(turn table.Turn) table.Turn {
	t.reason = ""
	_, guesses := turn.Action.(dc.Guess)
	if why, word, two := strings.Cut(turn.Line, ": "); two && guesses {
		t.reason, turn.Line = why+":", word
	}
	return turn
}

// say places what is said: next to its own face, or where the tray is low, below that of the seat.
func (t *tray) say(x, right, high float32) {
	ui.Put(t.speech.Box, x, 0, right-x-4, high)
	seat := t.speech.Seat()
	if !t.low || seat == games.Table {
		t.speech.Point(ui.LeftSide, 0)
		return
	}
	t.speech.Point(ui.TopSide, max(t.do.face(seat)-x, 30))
	ui.Put(t.speech.Box, x, max(0, ui.Whole((high-t.speech.Area().Height)/2)), right-x-4, high)
}
