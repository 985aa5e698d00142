package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Surface is something flat that things lie on: a mat, a paper, a tray, a slip. It is drawn above a copy of itself, a little lower, and
// handles no input. Its content has all of its face.
type Surface struct {
	Base
	content fyne.CanvasObject
	look    surfaceLook
	side    Side
	at      float32 // where on that side the tail's middle is

	plate       plate
	tail, under *canvas.ArbitraryPolygon
}

// surfaceLook is what a surface looks like; a radius below 0 makes it round at both ends.
type surfaceLook struct {
	fill, under, stitch, rim Token
	radius, drop, wide       float32
}

// NewMat is the cloth that a game is played on.
func NewMat(c Cloth, content fyne.CanvasObject) *Surface {
	return newSurface(content, surfaceLook{fill: c.Face, under: c.Edge, stitch: c.Line, radius: 28, drop: 6})
}

// NewPaper is a sheet that lies on the desk.
func NewPaper(content fyne.CanvasObject) *Surface {
	return newSurface(content, surfaceLook{fill: CardBG, under: DeskShadow, radius: 16, drop: 5})
}

// NewTray is for what moves or is asked, on a mat.
func NewTray(c Cloth, content fyne.CanvasObject) *Surface {
	return newSurface(content, surfaceLook{fill: c.Line, under: c.Edge, radius: -1, drop: 5})
}

// NewSlip is a small paper on a mat: a zone, a medal, a block of keys.
func NewSlip(c Cloth, radius float32, content fyne.CanvasObject) *Surface {
	return newSurface(content, surfaceLook{fill: Slip, under: c.Edge, radius: radius, drop: 4})
}

// NewLabel is a paper that is stuck on something.
func NewLabel() *Surface { return newSurface(nil, surfaceLook{fill: CardBG, radius: 8}) }

// NewKeyCap is a key of the keyboard, or some together, as a list names them.
func NewKeyCap(name string) *Surface {
	return newSurface(Inset(1, 8, 1, 8, NewText(name, Strong, Ink)), surfaceLook{fill: Well, under: Ctrl, rim: Ctrl, wide: 1, radius: 6, drop: 2})
}

// NewBlock is a block of wood that somebody stands on.
func NewBlock() *Surface {
	return newSurface(nil, surfaceLook{fill: Wood, under: WoodDown, radius: 8, drop: 6})
}

func newSurface(content fyne.CanvasObject, l surfaceLook) *Surface {
	s := &Surface{content: content, look: l, plate: newPlate(), tail: canvas.NewArbitraryPolygon(nil, nil), under: canvas.NewArbitraryPolygon(nil, nil)}
	s.Draw(s, s.least, s.place).Changing(s.parts)
	return s
}

// SetFill changes the colour of the face.
func (s *Surface) SetFill(t Token) { Change(&s.look.fill, t, s) }

// SetRim changes the rim, which lies inside of the edge; None is none.
func (s *Surface) SetRim(t Token, wide float32) {
	if s.look.rim != t || s.look.wide != wide {
		s.look.rim, s.look.wide = t, wide
		s.Refresh()
	}
}

// Side is a side of a surface.
type Side int

// The sides.
const (
	NoSide Side = iota
	LeftSide
	TopSide
	BottomSide
	RightSide
)

// How long a tail is, half of how wide, and how far it reaches into the face.
const (
	TailLong float32 = 20
	tailHalf float32 = 12
	tailIn   float32 = 4
)

// SetTail has the surface point at something next to it: from this side, where at is along it.
func (s *Surface) SetTail(side Side, at float32) {
	if s.side != side || s.at != at {
		s.side, s.at = side, at
		s.Refresh()
	}
}

func (s *Surface) least() fyne.Size {
	if s.content == nil {
		return fyne.Size{}
	}
	return s.content.MinSize()
}

func (s *Surface) parts() []fyne.CanvasObject {
	o := s.plate.objects()
	if s.side != NoSide {
		o = append([]fyne.CanvasObject{s.under}, o...)
		o = append(o, s.tail)
	}
	if s.content != nil {
		o = append(o, s.content)
	}
	return o
}

func (s *Surface) place(size fyne.Size) {
	l := s.look
	radius := l.radius
	if radius < 0 {
		radius = min(size.Width, size.Height) / 2
	}
	s.plate.set(0, 0, size, plateLook{
		fill: Color(l.fill), rim: Color(l.rim), under: Color(l.under), stitch: Color(l.stitch),
		radius: radius, wide: l.wide, drop: l.drop,
	})
	s.placeTail(size)
	if s.content != nil {
		Put(s.content, 0, 0, size.Width, size.Height)
	}
}

func (s *Surface) placeTail(size fyne.Size) {
	if s.side == NoSide {
		return
	}
	const long, wide = TailLong + tailIn, 2 * tailHalf
	drop := s.look.drop
	var at fyne.Position
	var points []fyne.Position
	box := fyne.NewSize(wide, long)
	switch s.side {
	case LeftSide:
		at, box, drop = fyne.NewPos(-TailLong, s.at-tailHalf), fyne.NewSize(long, wide), 2
		points = []fyne.Position{{Y: tailHalf}, {X: long}, {X: long, Y: wide}}
	case RightSide:
		at, box, drop = fyne.NewPos(size.Width-tailIn, s.at-tailHalf), fyne.NewSize(long, wide), 2
		points = []fyne.Position{{}, {X: long, Y: tailHalf}, {Y: wide}}
	case TopSide: // its copy would lie on the face
		at, drop = fyne.NewPos(s.at-tailHalf, -TailLong), 0
		points = []fyne.Position{{X: tailHalf}, {X: wide, Y: long}, {Y: long}}
	case BottomSide:
		at = fyne.NewPos(s.at-tailHalf, size.Height-tailIn)
		points = []fyne.Position{{}, {X: wide}, {X: tailHalf, Y: long}}
	}
	SetPolygon(s.tail, at, box, s.look.fill, points...)
	SetPolygon(s.under, at.AddXY(0, drop), box, s.look.under, points...)
}

// SetPolygon places, colours and shows a shape: its corners go clockwise, in units from where its box is.
func SetPolygon(p *canvas.ArbitraryPolygon, at fyne.Position, box fyne.Size, fill color.Color, points ...fyne.Position) {
	p.Points, p.FillColor = points, nrgba(fill)
	Put(p, at.X, at.Y, box.Width, box.Height)
	p.Show()
	p.Refresh()
}
