package setup

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/setup/people"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// seat is a player at the table: drag it onto another place, press Alt with the arrow keys, or its cross.
type seat struct {
	people.Carried
	mat    *mat
	player store.Player
	at     int
	room   float32  // for the name, to the mat's edge
	style  ui.Style // its size

	leave        *ui.IconButton
	ring         ui.Ring
	plate, cross *ui.Box
	number       *ui.Text
	name         *ui.Para
	below        *ui.Text // that they begin, or how strong a character is
}

// A seat on a page with room, and on a short one: its face, and all of it.
const (
	seatFace  float32 = 80
	seatSmall float32 = 64
	seatWide  float32 = 150
	seatAbove float32 = 12 // the cross reaches over the face
	seatBelow float32 = 52 // name, and a line below it
	nameLow   float32 = 44 // a name above the tray of a short page
)

func newSeat(m *mat) *seat {
	s := &seat{
		mat: m, ring: ui.NewRing(), plate: ui.NewBox(), cross: ui.NewBox(),
		number: ui.NewText("", ui.StrongX, ui.Ink).Align(fyne.TextAlignCenter),
		name:   ui.NewPara("", ui.Heading, ui.Ink).Align(fyne.TextAlignCenter).MaxLines(2),
		below:  ui.NewText("", ui.Strong, ui.AccentText).Align(fyne.TextAlignCenter),
	}
	s.Init(s, seatFace)
	s.leave = ui.NewIconButton(ui.IconX, "", ui.Plain, s.remove)
	s.leave.SetKey(m.p.env.KeyName("Del"))
	s.OnTap, s.OnKey, s.OnShortcut = func(int) { s.open() }, s.key, s.shift
	s.Draw(s, s.least, s.place, s.ring, s.Face, s.plate, s.number, s.cross, s.name, s.below, s.leave)
	return s
}

// set shows a player on a seat.
func (s *seat) set(player store.Player, mark string, at int) {
	env := s.mat.p.env
	if s.at != at {
		s.MouseOut() // from under a pointer that hasn't moved
	}
	s.player, s.at = player, at
	s.mat.carry(player, &s.Carried)
	for _, face := range s.Faces() {
		env.ShowAvatar(face, player, mark)
	}
	s.number.SetText(strconv.Itoa(at + 1))
	s.name.SetText(player.Name)
	s.leave.SetTip(env.T("setup.leave", games.Args{"Name": player.Name}))
	s.tell("")
}

// tell says below the name what becomes of the player, or with "" that they begin, or how strong a character is.
func (s *seat) tell(fate games.ID) {
	env, says, ink := s.mat.p.env, "", ui.Ink2
	switch {
	case fate != "":
		says, ink = env.T(fate), ui.Ink
	case s.at == 0:
		says, ink = env.T("setup.begins"), ui.AccentText
	case s.player.Computer():
		says = computerText(env, "computer.level.", s.player.Level)
	}
	s.below.SetText(says)
	s.below.SetColor(ink)
	s.Refresh()
}

// open says what a character does, and changes name and colour of a person.
func (s *seat) open() {
	if s.player.Computer() {
		s.mat.tell(s.player.Level)
	} else {
		people.Edit(s.mat.p.env, s.player, s.mat.p.renamed)
	}
}

// remove takes the player from the table; the focus, if anything has it, goes to who sits there then.
func (s *seat) remove() {
	at, m := s.at, s.mat
	byKeys := m.p.env.Window.Canvas().Focused() != nil
	m.p.toggle(s.player)
	if byKeys {
		m.focus(min(at, len(m.p.seats)-1))
	}
}

// shift moves the player by Alt with the arrow keys.
func (s *seat) shift(sc fyne.Shortcut) bool {
	c, ok := sc.(*desktop.CustomShortcut)
	if !ok || c.Modifier != fyne.KeyModifierAlt {
		return false
	}
	by := along(c.KeyName)
	if by != 0 && s.at+by >= 0 && s.at+by < len(s.mat.p.seats) {
		s.mat.p.moveTo(s.player, s.at+by)
	}
	return by != 0
}

// along is where an arrow leads in the order of the seats.
func along(key fyne.KeyName) int {
	switch key {
	case fyne.KeyUp, fyne.KeyLeft:
		return -1
	case fyne.KeyDown, fyne.KeyRight:
		return 1
	}
	return 0
}

func (s *seat) key(e *fyne.KeyEvent) bool {
	switch by := along(e.Name); {
	case by != 0:
		s.mat.focus(s.at + by)
	case e.Name == fyne.KeyDelete, e.Name == fyne.KeyBackspace:
		s.remove()
	case e.Name == fyne.KeyF2:
		s.open()
	default:
		return false
	}
	return true
}

func (s *seat) least() fyne.Size { return fyne.NewSize(seatWide, seatAbove+s.mat.face+seatBelow) }

func (s *seat) place(size fyne.Size) {
	d := s.mat.face
	x := ui.Whole((size.Width - d) / 2)
	for _, face := range s.Faces() {
		face.SetSize(d)
	}
	ui.Put(s.Face, x, seatAbove, d, d)
	radius := d / 2
	if s.player.Computer() {
		radius = d / 5
	}
	s.Ring(s.ring, x, seatAbove, d, d, radius)
	out := (seatFace - d) / 4 // number and cross leave a small face its middle
	s.plate.Set(x-13-out, seatAbove-7, 30, 30, 15, ui.CardBG, ui.Border, 1)
	ui.Put(s.number, x-13-out, seatAbove-7+(30-ui.StrongX.Height())/2, 30, ui.StrongX.Height())
	s.cross.Set(x+d-17+out, seatAbove-7, 30, 30, 15, ui.CardBG, ui.Border, 1)
	ui.Put(s.leave, x+d-22+out, seatAbove-12, 40, 40)
	y, w, ink := seatAbove+d+4, s.room, ui.Ink
	if s.Hovered() {
		ink = ui.AccentText
	}
	s.name.SetColor(ink)
	high := s.name.Fit(w, people.NameHigh, s.style).Height
	ui.Put(s.name, (size.Width-w)/2, y, w, high)
	y += high
	ui.Put(s.below, (size.Width-w)/2, y, w, ui.Strong.Height())
}

// free is a place at the table that nobody has taken. The next one has a plus: they are taken in turn order.
type free struct {
	ui.Areas
	mat  *mat
	at   int
	disc *ui.Box
	sign *ui.Icon
}

func newFree(m *mat, at int) *free {
	f := &free{mat: m, at: at, disc: ui.NewBox(), sign: ui.NewIcon(ui.IconPlus, 28, ui.Ink2)}
	next := func() bool { return f.at == len(m.p.seats) }
	f.OnTap, f.Deaf = func(int) { m.p.next() }, true
	f.Find = func(fyne.Position) int {
		if next() {
			return 0
		}
		return -1
	}
	f.Name = func(int) string { return m.p.nextName() }
	f.Draw(f, func() fyne.Size { return fyne.NewSquareSize(m.face) }, func(s fyne.Size) {
		rim := m.p.game.Cloth.Edge
		switch {
		case next() && f.Over() == 0:
			rim = ui.Accent
		case next():
			rim = ui.Ink3
		}
		ui.Show(next(), f.sign)
		f.disc.Set(0, 0, s.Width, s.Height, s.Width/2, m.p.game.Cloth.Line, rim, 2)
		ui.Put(f.sign, (s.Width-28)/2, (s.Height-28)/2, 28, 28)
	}, f.disc, f.sign)
	return f
}
