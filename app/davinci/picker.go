package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// picker is the card where the seat names a number for the tile it points at.
type picker struct {
	desk     *table.Desk
	edit     func(dv.Draft)
	state    ownState
	object   *ui.Card
	box      *fyne.Container
	question *ui.Para
	where    *ui.Para // what the tile stands between
	keys     *keypad
	answer   *ui.Chip // of the last guess in this turn
	told     bool     // there is an answer
	legend   *ui.Text
	typed    bool // the number 1 was typed, and may become 10 or 11
}

func newPicker(d *table.Desk, edit func(dv.Draft)) *picker {
	p := &picker{
		desk:     d,
		edit:     edit,
		question: ui.NewPara("", ui.Title, ui.Ink).MaxLines(2),
		where:    ui.NewPara("", ui.Body, ui.Ink2).MaxLines(2),
		answer:   ui.NewChip("", ""),
		legend:   ui.NewText(d.T("davinci.pick.legend"), ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate(),
	}
	p.keys = newKeypad(p.name)
	p.box = ui.Laid(p.least, p.place, p.question, p.where, p.keys, p.answer, p.legend)
	p.object = ui.NewCardPad(0, p.box)
	d.Trace.Mark("numbers", p.keys)
	return p
}

func (p *picker) render(s ownState) {
	p.state = s
	if s.draft.Number != 1 {
		p.typed = false
	}
	p.question.SetText(p.ask())
	p.where.SetText(p.between())
	p.tell()
	p.keys.set(s.numberKeys())
	ui.PlaceAnew(p.box)
}

// ask is the question above the keys.
func (p *picker) ask() string {
	d, o := p.desk, p.state
	if !o.guessing() {
		return d.T("davinci.pick.late")
	}
	_, seat, place, ok := o.view.Find(o.draft.Target)
	switch {
	case ok:
		return d.Say("davinci.pick.question", seatArgs(seat, place))
	case o.draft.Number == dv.Dash:
		return d.T("davinci.pick.which_dash")
	case o.draft.Number != dv.NumberUnknown:
		return d.T("davinci.pick.which", games.Args{"Number": o.draft.Number})
	}
	return d.T("davinci.pick.point")
}

// between says what colour the tile has and what open numbers stand around it.
func (p *picker) between() string {
	t, o := p.desk.T, p.state
	if !o.guessing() {
		return ""
	}
	s, seat, place, ok := o.view.Find(o.draft.Target)
	if !ok {
		return t("davinci.pick.help")
	}
	row := o.view.Seats[seat].Row
	left, isLeft := neighbour(row, place, -1)
	right, isRight := neighbour(row, place, 1)
	args := games.Args{"Color": games.ID("davinci.pick.color." + tone(s.Color))}
	if isLeft {
		args["Left"] = p.around(left)
	}
	if isRight {
		args["Right"] = p.around(right)
	}
	switch {
	case isLeft && isRight:
		return t("davinci.pick.between", args)
	case isLeft:
		return t("davinci.pick.right_of", args)
	case isRight:
		return t("davinci.pick.left_of", args)
	}
	return t("davinci.pick.free", args)
}

// around is an open number as it is said behind "between".
func (p *picker) around(s dv.Stone) string {
	return p.desk.T(games.ID("davinci.pick.around."+tone(s.Color)), games.Args{"Number": s.Number})
}

// tone ends the ids of texts that are about a colour.
func tone(c dv.Color) string {
	if c == dv.White {
		return "white"
	}
	return "black"
}

// tell shows the right answer that this turn has brought last.
func (p *picker) tell() {
	g, ok := lastGuess(p.state.view)
	if p.told = ok && g.Right && g.Seat == p.state.view.Me; p.told {
		p.answer.Set(p.desk.Say("davinci.pick.right", seatArgs(g.Of, g.Place-1)), ui.IconCheck, ui.OKSoft, ui.OK)
	}
}

// name names a number, or no longer if it was that one.
func (p *picker) name(number int) {
	if p.state.guessing() {
		p.edit(p.state.draft.Name(p.state.view, number))
	}
}

// key takes back the number that is named.
func (p *picker) key(e *fyne.KeyEvent) bool {
	if (e.Name == fyne.KeyBackspace || e.Name == fyne.KeyDelete) && p.state.draft.Number != dv.NumberUnknown {
		p.name(p.state.draft.Number)
		return true
	}
	return false
}

// rune names a number: digits, of which 0 and 1 behind a 1 make 10 and 11, and the
// dash.
func (p *picker) rune(r rune) bool {
	number := int(r - '0')
	switch {
	case r == '-' || r == '–':
		number = dv.Dash
	case r < '0' || r > '9':
		return false
	case p.typed && number <= 1:
		number += 10
	}
	if !p.state.guessing() || !p.state.view.Options.Names(number) {
		return true
	}
	if number != p.state.draft.Number {
		p.name(number)
	}
	p.typed = number == 1
	return true
}

// least doesn't depend on the question, so that nothing on
// the page moves when another tile is pointed at.
func (p *picker) least() fyne.Size {
	return fyne.NewSize(keyColumns*44+(keyColumns-1)*keyGap+32, 26+ui.Title.Height()+2*keyLeast+keyGap)
}

// place puts the question above the keys; what helps besides goes first where
// there is no room.
func (p *picker) place(s fyne.Size) {
	side := float32(24)
	if s.Width < 480 {
		side = 16
	}
	w := s.Width - 2*side
	rows := p.keys.fold(w, s.Height < p.least().Height)
	keys := rows*keyLeast + (rows-1)*keyGap
	ask, where := p.heights(w, s.Height-24-keys)
	foot := float32(28)
	left := s.Height - 16 - ask - 8 - keys // besides padding, question and keys
	showWhere := p.where.String() != "" && left >= where
	if showWhere {
		left -= where
	}
	showFoot := left >= foot+10
	if showFoot {
		left -= foot + 10
	}
	pad := 8 + max(-4, min(10, left/2))
	left -= 2 * (pad - 8)
	high := min(keyMost, keyLeast+max(0, left/rows))
	left -= rows * (high - keyLeast)
	y := pad
	put(p.question, side, y, w, ask)
	y += ask
	ui.Show(showWhere, p.where)
	if showWhere {
		put(p.where, side, y, w, where)
		y += where
	}
	y += 8 + max(-4, min(12, left/2))
	put(p.keys, side, y, w, rows*high+(rows-1)*keyGap)
	p.foot(showFoot, side, s.Height-pad-foot, w, foot)
}

// heights are those of the question and of the line below it in a width; a question that
// is too long for a line is written smaller, and as small as the height demands.
func (p *picker) heights(w, h float32) (ask, where float32) {
	style := ui.Title
	if ui.Title.Measure(p.question.String()) > w {
		style = ui.Heading
	}
	if ui.Heading.Measure(p.question.String()) > w && 3*ui.Heading.Height() > h {
		style = ui.Strong
	}
	p.question.SetStyle(style)
	p.question.Resize(fyne.NewSize(w, p.question.Size().Height))
	p.where.Resize(fyne.NewSize(w, p.where.Size().Height))
	return p.question.MinSize().Height, p.where.MinSize().Height
}

// foot is the line below the keys.
func (p *picker) foot(on bool, x, y, w, h float32) {
	const gap = 16
	answer := float32(0)
	ui.Show(on && p.told, p.answer)
	if on && p.told {
		answer = min(w, p.answer.MinSize().Width)
		put(p.answer, x, y, answer, h)
		answer += gap
	}
	room := w - answer
	fits := on && p.keys.anyOut() && ui.Body.Measure(p.legend.String()) <= room
	ui.Show(fits, p.legend)
	if fits {
		put(p.legend, x+answer, y, room, h)
	}
}

// seatArgs are the arguments of a text about a tile in a seat's row.
func seatArgs(of games.Seat, place int) games.Args { return games.Args{"Of": of, "Place": place + 1} }
