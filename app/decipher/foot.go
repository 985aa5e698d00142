package decipher

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/table/parts"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// foot is the lower edge of the Seekers' mat: what can be spent and won, the button to name the word, and what happened last.
type foot struct {
	desk   *table.Desk
	object *fyne.Container
	bonus  *bonusStrip
	guess  *ui.Button // then names it
	cancel *ui.Button
	line   *parts.LogLine
	word   *ledgeWord // the Puzzle Maker's, on their own page alone
	order  *ui.Button // the Puzzle Maker asks for the screen
	cross  *ui.Text   // says what a No means, in the first round
	skip   fyne.CanvasObject
	clear  [2]fyne.CanvasObject // around bonus and guess: no message covers them
}

// Heights of the foot: its least one has no line for what happened last.
const (
	footLeast  float32 = 54
	footGood   float32 = 108
	stripMost  float32 = 56
	guessWidth float32 = 256
	guessGap   float32 = 32
	lastHeight float32 = 32
)

func newFoot(d *table.Desk, skip fyne.CanvasObject, guess, cancel, order func()) *foot {
	f := &foot{
		desk: d, skip: skip, bonus: newBonusStrip(d), line: parts.NewLogLine(d),
		guess:  ui.NewMainButton(d.T("decipher.seek.guess"), guess).WithIcon(ui.IconQuestion),
		cancel: ui.NewButton(d.T("common.cancel"), ui.Secondary, cancel),
		order:  ui.NewSmallButton("", ui.Plain, order).WithIcon(ui.IconSwap),
		cross:  ui.NewText(d.T("decipher.seek.cross"), ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate(),
	}
	f.clear = [2]fyne.CanvasObject{ui.KeepClear(f.bonus.object), ui.KeepClear(f.guess)}
	f.object = ui.Laid(func() fyne.Size { return fyne.NewSize(500, footLeast) }, f.place, f.clear[0], f.cancel, f.clear[1], f.line.Object, f.cross, f.order, f.skip)
	d.Trace.Mark("guess", f.guess)
	d.Trace.Mark("name", f.guess)
	d.Trace.Mark("order", f.order)
	return f
}

func (f *foot) render(s *state) {
	f.bonus.render(s)
	icon, kind, text := ui.IconQuestion, ui.Secondary, f.desk.T("decipher.seek.guess")
	switch {
	case s.guessing():
		icon, kind, text = "", ui.Primary, f.desk.T("decipher.seek.name", games.Args{"Word": printed(s.draft.Guess)})
	case s.tip.Name:
		icon, kind = ui.IconBulb, ui.Soft
	}
	f.guess.WithIcon(icon).SetText(text)
	f.guess.SetKind(kind)
	ui.Show(s.guessing() && s.refused() == nil || !s.guessing() && s.mayGuess(), f.guess)
	ui.Show(s.guessing(), f.cancel)
	ui.Show(s.mayReorder(), f.order)
	explains := s.view.Round == 1 && s.view.NoTokens > 0 && !s.revealed() && f.word == nil // who made the word knows
	f.order.IconOnly(f.word != nil || explains)
	if s.mayReorder() {
		f.order.SetText(f.desk.Say("decipher.seek.order_who", games.Args{"Seat": s.view.Maker}))
		f.order.WithIcon(map[bool]ui.IconName{false: ui.IconSwap, true: ui.IconCheck}[s.wish]).Refresh()
	}
	ui.Show(s.robot && !s.guessing(), f.skip)
	ui.Show(explains, f.cross)
	f.last(s.events)
	ui.PlaceAnew(f.object)
}

// last writes the newest event, with its answer. Points stand with the players, and what is in the hand and Bonus Mode are seen.
func (f *foot) last(events []games.Event) {
	for _, e := range slices.Backward(events) {
		switch e.ID {
		case dc.EventPoints, dc.EventTake, dc.EventGive, dc.EventBonusMode:
		default:
			f.write(e)
			return
		}
	}
	f.line.Set(games.Table, f.desk.T("table.log.empty"))
}

func (f *foot) write(e games.Event) {
	d, l := f.desk, f.line
	yes := e.ID == dc.EventYes || e.ID == dc.EventRight
	switch e.ID {
	case dc.EventNo, dc.EventYes:
		l.Set(e.Seat, d.Say("decipher.seek.line.ask", e.Args))
		l.Pill.Set(verdict(d, yes, "decipher.seek.yes", "decipher.seek.no"))
		l.Pill.Show()
	case dc.EventWrong, dc.EventRight:
		word, _ := e.Args["Word"].(string)
		l.Set(e.Seat, d.Say("decipher.seek.line.guess", games.Args{"Seat": e.Seat, "Word": printed(word)}))
		l.Pill.Set(verdict(d, yes, "decipher.seek.right", "decipher.seek.no"))
		l.Pill.Show()
	default:
		l.Set(e.Seat, d.Say(e.ID, e.Args))
	}
	ui.PlaceAnew(l.Object)
}

func (f *foot) place(s fyne.Size) {
	h, guess := min(s.Height, stripMost), float32(0)
	if f.guess.Visible() || f.cancel.Visible() {
		guess = guessWidth + guessGap
		ui.Put(f.clear[1], s.Width-guessWidth, 0, guessWidth, h)
	}
	if w := f.cancel.MinSize().Width; f.cancel.Visible() {
		ui.Put(f.cancel, s.Width-guessWidth-12-w, 0, w, h)
		guess += 12 + w
	}
	ui.Put(f.clear[0], 0, 0, s.Width-max(guess, guessWidth+guessGap), h)
	if f.word != nil {
		guess = guessWidth + guessGap
		ui.Put(f.word.object, s.Width-guessWidth, 0, guessWidth, s.Height)
	}
	low := s.Height >= stripMost+8+lastHeight
	ui.Show(low, f.line.Object)
	if !low {
		ui.Show(false, f.cross, f.order)
		if f.skip.Visible() { // it has the place of the guess, or else lies left of it
			w := f.skip.MinSize()
			ui.Put(f.skip, s.Width-guess-w.Width, (h-w.Height)/2, w.Width, w.Height)
			ui.Put(f.clear[0], 0, 0, s.Width-guess-w.Width-12, h)
		}
		return
	}
	y, right := s.Height-lastHeight, s.Width
	if f.word != nil {
		right -= guess
	}
	for _, o := range []fyne.CanvasObject{f.skip, f.order, f.cross} {
		if o.Visible() {
			m := o.MinSize()
			w := m.Width
			if o == fyne.CanvasObject(f.cross) {
				w = min(ui.Body.Measure(f.cross.String())+2, s.Width/2)
			}
			right -= w
			ui.Put(o, right, y+(lastHeight-m.Height)/2, w, m.Height)
			right -= 12
		}
	}
	ui.Put(f.line.Object, 0, y, right, lastHeight)
}

// bonusStrip are the Bonus Tokens and the Decipher Token, with what they count, and in Bonus Mode how many pieces are left.
type bonusStrip struct {
	desk   *table.Desk
	object fyne.CanvasObject
	row    *fyne.Container
	discs  [dc.BonusTokens]*draw.Token
	prize  *draw.Token
	texts  [2]*ui.Text
	left   *ui.Chip
	tips   [2]*ui.Named // over both kinds
	won    bool
	bonus  int
}

func newBonusStrip(d *table.Desk) *bonusStrip {
	b := &bonusStrip{desk: d, prize: draw.NewToken(draw.DecipherToken, 44, 0), left: ui.NewChip("", ui.IconFlag)}
	b.row = ui.Laid(func() fyne.Size { return fyne.NewSize(260, 40) }, b.place)
	for i := range b.discs {
		b.discs[i] = draw.NewToken(draw.BonusToken, 38, 0)
		b.row.Objects = append(b.row.Objects, b.discs[i])
	}
	points := [2]games.Args{{"Points": dc.BonusPoints}, {"Points": dc.DecipherPoints}}
	for i, ids := range [2][2]games.ID{{"decipher.seek.bonus_worth", "decipher.seek.bonus_tip"}, {"decipher.seek.prize_worth", "decipher.seek.prize_tip"}} {
		b.texts[i] = ui.NewText(d.T(ids[0], points[i]), ui.Strong, ui.Ink2)
		b.tips[i] = ui.NewNamed(ui.Space(1, 1))
		b.tips[i].SetTip(d.T(ids[1], points[i]))
		b.row.Objects = append(b.row.Objects, b.texts[i], b.tips[i])
	}
	b.row.Objects = append(b.row.Objects, b.prize, b.left)
	b.object = ui.NewTray(ui.DecipherCloth, b.row)
	d.Trace.Mark("bonus", b.object)
	return b
}

func (b *bonusStrip) render(s *state) {
	b.bonus, b.won = s.view.BonusTokens, s.revealed()
	ui.Show(s.view.Bonus, b.left)
	if s.view.Bonus {
		b.left.Set(b.desk.T("decipher.seek.left", countArgs(s.view.Left)), ui.IconFlag, ui.WarnSoft, ui.Warn)
	}
	ui.PlaceAnew(b.row)
}

// place gives up the words that have no room, what a token counts first: its sign says it, too.
func (b *bonusStrip) place(s fyne.Size) {
	disc, prize := min(38, s.Height-14), min(46, s.Height-8)
	fixed := 14 + 3*(disc+8) + 8 + prize + 4
	left := float32(0)
	if b.left.Visible() {
		left = b.left.MinSize().Width + 14
	}
	room := s.Width - fixed - left
	for _, t := range b.texts {
		w := t.MinSize().Width + 20
		ui.Show(w <= room, t)
		if t.Visible() {
			room -= w
		}
	}
	x, y := float32(14), func(h float32) float32 { return ui.Whole((s.Height - h) / 2) }
	from := x
	for i, t := range b.discs {
		kind := draw.SpentToken
		if i < b.bonus {
			kind = draw.BonusToken
		}
		t.Set(kind, disc)
		ui.Put(t, x, y(disc), disc, disc)
		x += disc + 8
	}
	text := func(i int, from float32) {
		if t := b.texts[i]; t.Visible() {
			m := t.MinSize()
			ui.Put(t, x+4, y(m.Height), m.Width, m.Height)
			x += m.Width + 20
		}
		ui.Put(b.tips[i], from, 0, x-from, s.Height)
	}
	text(0, from)
	x += 8
	kind := draw.DecipherToken
	if b.won {
		kind = draw.SpentToken
	}
	b.prize.Set(kind, prize)
	from = x
	ui.Put(b.prize, x, y(prize), prize, prize)
	x += prize + 4
	text(1, from)
	m := b.left.MinSize()
	ui.Put(b.left, s.Width-14-m.Width, y(m.Height), m.Width, m.Height)
}
