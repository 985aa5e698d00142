package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// seat is somebody at the table: the face, the name, and a line below it.
type seat struct {
	desk   *table.Desk
	object *fyne.Container
	lamp   *ui.Lamp
	avatar *ui.Avatar
	crown  *draw.Crown // of who has won
	size   float32     // of the face
	name   *ui.Para
	says   *ui.Para
	style  ui.Style // of the name
	right  bool     // the face stands at the right
}

func newSeat(d *table.Desk, size float32, style ui.Style) *seat {
	s := &seat{desk: d, lamp: ui.NewLamp(), avatar: ui.NewAvatar("", 0, size), crown: draw.NewCrown(size), size: size, style: style}
	s.name, s.says = ui.NewPara("", style, ui.Ink), ui.NewPara("", ui.Strong, ui.Ink2)
	s.object = ui.Laid(func() fyne.Size { return fyne.NewSize(size+60, size) }, s.place, s.lamp, s.avatar, s.crown, s.name, s.says)
	s.crown.Hide()
	return s
}

// set shows who it is.
func (s *seat) set(seat games.Seat, name, says string, tok ui.Token) {
	s.desk.ShowSeat(s.avatar, seat)
	s.name.SetText(name)
	s.says.SetText(says)
	s.says.SetColor(tok)
	ui.PlaceAnew(s.object)
}

// place never cuts a name: it wraps, then it is a step smaller.
func (s *seat) place(size fyne.Size) {
	const gap float32 = 14
	mid, words := ui.Whole(size.Height/2), max(20, size.Width-s.size-gap)
	x, at := s.size+gap, float32(0)
	s.name.Align(fyne.TextAlignLeading)
	if s.right {
		x, at = 0, size.Width-s.size
		s.name.Align(fyne.TextAlignTrailing)
	}
	ui.Put(s.avatar, at, ui.Whole(mid-s.size/2), s.size, s.size)
	s.crown.Sit(at+s.size/2, ui.Whole(mid-s.size/2), s.size)
	around := s.size
	ui.Put(s.lamp, at+s.size/2-around, mid-around, 2*around, 2*around)
	s.name.SetStyle(s.style)
	if s.style.Measure(s.name.String()) > 1.6*words {
		s.name.SetStyle(ui.Heading)
	}
	s.name.Resize(fyne.NewSize(words, 0))
	s.says.Resize(fyne.NewSize(words, 0))
	name, says := s.name.MinSize().Height, s.says.MinSize().Height
	if s.says.String() == "" {
		says = 0
	}
	y := ui.Whole(mid - (name+says)/2)
	ui.Put(s.name, x, y, words, name)
	ui.Put(s.says, x, y+name, words, says)
}
