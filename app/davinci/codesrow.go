package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// strip is a code as everybody sees it: tiles from low to high, as large as there is
// room, and below each hidden one its place. What the owner has just drawn stands apart.
type strip struct {
	most   float32
	even   float32 // as wide as the tiles of the other codes; 0 for as wide as there is room
	cells  []rowCell
	apart  bool
	room   int  // tiles that are reckoned with, see reckoned
	bare   bool // nothing below the tiles
	tiles  []*draw.NumberTile
	labels []*ui.Text
	eyes   []*ui.Icon
	object *fyne.Container
}

func newStrip(most float32) *strip {
	s := &strip{most: most}
	s.object = ui.Laid(s.least, s.place)
	return s
}

// set shows other tiles. One that was hidden and now lies open tips over.
func (s *strip) set(cells []rowCell, apart bool) {
	before := s.cells
	s.cells, s.apart = cells, apart
	for len(s.tiles) < len(cells) {
		st := draw.NewNumberTile(draw.NumberTileLook{}, tileLeast)
		l := ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter)
		e := ui.NewIcon(ui.IconEye, 16, ui.Ink2)
		s.tiles, s.labels, s.eyes = append(s.tiles, st), append(s.labels, l), append(s.eyes, e)
		s.object.Objects = append(s.object.Objects, st, l, e)
	}
	for i := range s.tiles {
		on := i < len(cells)
		ui.Show(on, s.tiles[i])
		if !on {
			continue
		}
		was, known := cellOf(before, cells[i].id)
		show(s.tiles[i], was.look, cells[i].look, known && cells[i].id > 0)
	}
	ui.PlaceAnew(s.object)
}

// stop ends animations.
func (s *strip) stop() {
	for _, st := range s.tiles {
		st.Stop()
	}
}

// stripPlan is how a strip fills its room.
type stripPlan struct {
	width   float32 // of a tile
	per     int     // tiles in a line
	lines   int
	labels  bool
	size    fyne.Size
	between float32
}

// stripApart is the room before a tile that stands apart.
const stripApart float32 = 14

// lay plans tiles of a width in so many lines.
func (s *strip) lay(width float32, lines int, labels bool) stripPlan {
	n := len(s.cells)
	p := stripPlan{width: width, lines: lines, labels: labels, between: ui.Whole(min(max(width*.25, 6), 16))}
	p.per = max(1, (n+lines-1)/lines)
	p.size = fyne.NewSize(float32(p.per)*(width+p.between)-p.between, float32(lines)*(s.lineHeight(width, labels)+lineGap)-lineGap)
	if s.apart {
		p.size.Width += stripApart
	}
	return p
}

func (s *strip) lineHeight(width float32, labels bool) float32 {
	h := draw.NumberTileHeight(width)
	if labels {
		h += textHeight()
	}
	return h
}

// best is the plan with the largest tiles; what stands below them goes before they get
// smaller than tileMin.
func (s *strip) best(size fyne.Size, most float32) stripPlan {
	now, all := s.fill(size, most), *s
	if s.room == 0 || s.room+1 < len(s.cells) {
		return now
	}
	all.cells, all.apart = make([]rowCell, s.room+1), true // one is drawn every turn
	if w := kept(now.width, all.fill(size, most).width, s.room); w < now.width {
		return s.fill(size, w)
	}
	return now
}

// fill is best for the tiles that there are.
func (s *strip) fill(size fyne.Size, most float32) stripPlan {
	for _, labels := range []bool{true, false} {
		if labels && s.bare {
			continue
		}
		var best stripPlan
		for lines := 1; lines <= 3; lines++ {
			for w := most; w >= tileMin && w > best.width; w -= 2 {
				if p := s.lay(w, lines, labels); p.size.Width <= size.Width && p.size.Height <= size.Height {
					best = p
				}
			}
			if best.width >= min(most, 30) {
				return best
			}
		}
		if best.width > 0 {
			return best
		}
	}
	return s.lay(tileMin, 2, false)
}

// need is the height for tiles of a width, or as wide as fit, in as few lines as can be, with
// nothing below them.
func (s *strip) need(width, most float32) float32 {
	for lines := 1; lines <= 3; lines++ {
		for w := most; w >= tileMin; w -= 2 {
			if p := s.lay(w, lines, false); p.size.Width <= width {
				return p.size.Height
			}
		}
	}
	return s.lay(tileMin, 3, false).size.Height
}

func (s *strip) least() fyne.Size {
	return fyne.NewSize(tileMin, s.lineHeight(tileMin, false))
}

func (s *strip) place(size fyne.Size) {
	most := s.most
	if s.even > 0 {
		most = min(most, s.even)
	}
	p := s.best(size, most)
	h := s.lineHeight(p.width, p.labels)
	top := max(0, ui.Whole((size.Height-p.size.Height)/2))
	for i, st := range s.tiles {
		on := i < len(s.cells)
		ui.Show(on && p.labels && s.cells[i].text != "", s.labels[i])
		ui.Show(on && p.labels && s.cells[i].text == "" && s.cells[i].icon != "", s.eyes[i])
		if !on {
			continue
		}
		x, y := float32(i%p.per)*(p.width+p.between), top+float32(i/p.per)*(h+lineGap)
		if s.apart && i == len(s.cells)-1 {
			x += stripApart
		}
		st.SetWidth(p.width)
		st.Resize(st.MinSize())
		st.Move(fyne.NewPos(x, y))
		y += draw.NumberTileHeight(p.width) + 4
		s.label(i, x, y, p)
	}
}

// label places what stands below a tile: the word where it has room, or what is said in its place. What stands apart has half
// of the room before it, too.
func (s *strip) label(i int, x, y float32, p stripPlan) {
	c, l, sign := s.cells[i], s.labels[i], s.eyes[i]
	between := p.between
	if s.apart && i == len(s.cells)-1 {
		between += stripApart
	}
	l.SetColor(c.tok)
	l.SetText(c.text)
	sign.Set(pick(c.tiny != "", c.tiny, ui.IconEye), c.tok)
	if ui.Strong.Measure(c.text) > p.width+between-pick[float32](c.icon != "", 4, 0) {
		l.Hide()
		ui.Show(p.labels && (c.icon != "" || c.tiny != ""), sign)
	}
	put(l, x-between/2, y, p.width+between, ui.Strong.Height())
	put(sign, x+(p.width-16)/2, y+(ui.Strong.Height()-16)/2, 16, 16)
}
