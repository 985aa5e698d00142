package woerterklauer

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// glide is how tiles of a computer's turn go to their places, one after the other, in a layer above the whole table.
type glide struct {
	layer *fyne.Container
	where func(id int, at *wk.Cell) fyne.Position      // the middle of a tile on a cell or in the pool, in the window
	look  func(c wk.Change) (draw.LetterLook, float32) // of a tile, and its edge

	hops  []wk.Change
	tiles []*draw.LetterTile // of those in the air or landed
	from  []fyne.Position
	to    []fyne.Position
	done  int // how many have landed: they do in their order
	on    glideActs
	anim  *ui.Animation
}

// newGlide is where tiles of this board glide.
func newGlide(b *Board) *glide {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	return &glide{
		layer: container.NewWithoutLayout(),
		where: func(id int, c *wk.Cell) fyne.Position {
			if c != nil {
				half := b.window.cell / 2
				return at(b.field).Add(b.window.pos(*c)).AddXY(half, half)
			}
			return at(b.pool.tiles).Add(b.pool.tiles.middle(id))
		},
		look: func(c wk.Change) (draw.LetterLook, float32) {
			color := b.state.mover()
			for _, t := range b.state.tiles() {
				if t.ID == c.ID {
					color = t.Color
				}
			}
			return draw.LetterLook{Text: b.state.letter(c.ID).String(), Face: faceOf(color)}, b.window.cell
		},
	}
}

// glideActs hear what the tiles do.
type glideActs struct {
	lift, land func(wk.Change)
	end        func()
}

// How long a tile is in the air, the next one follows, and how much of a step all may take together.
const (
	glideTime          = 260 * time.Millisecond
	glideNext          = 200 * time.Millisecond
	glideShare float64 = .55
)

// start moves tiles within a time.
func (g *glide) start(hops []wk.Change, most time.Duration, on glideActs) {
	g.hops, g.on, g.done, g.from, g.to = hops, on, 0, nil, nil
	rest := time.Duration(len(hops) - 1)
	next := glideNext
	if rest > 0 {
		next = min(next, (time.Duration(glideShare*float64(most))-glideTime)/rest)
	}
	next = max(next, 0)
	long := glideTime + rest*next
	g.anim = ui.Animate(long, fyne.AnimationLinear, func(share float32) {
		now := time.Duration(share * float32(long))
		if share == 1 {
			now = long
		}
		g.move(now, next)
	})
}

// move shows where the tiles are after some time.
func (g *glide) move(now, next time.Duration) {
	for i, c := range g.hops {
		gone := now - time.Duration(i)*next
		if gone < 0 {
			return
		}
		if i == len(g.from) {
			g.lift(c)
		}
		share := fyne.AnimationEaseInOut(min(1, float32(gone)/float32(glideTime)))
		d := g.to[i].Subtract(g.from[i])
		g.tiles[i].Move(g.from[i].AddXY(d.X*share, d.Y*share))
		if gone >= glideTime && i == g.done {
			g.land(c)
		}
	}
	if g.done == len(g.hops) {
		g.stop()
	}
}

// lift takes the next tile up.
func (g *glide) lift(c wk.Change) {
	look, size := g.look(c)
	from := g.where(c.ID, c.Was)
	g.on.lift(c)
	to := g.where(c.ID, c.Now) // only now there is a place for it in the pool
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(g.layer).AddXY(size/2, size/2)
	g.from, g.to = append(g.from, from.Subtract(corner)), append(g.to, to.Subtract(corner))
	i := len(g.from) - 1
	if i == len(g.tiles) {
		g.tiles = append(g.tiles, draw.NewLetterTile(look, size, size))
		g.layer.Add(g.tiles[i])
	}
	t := g.tiles[i]
	t.Set(look)
	t.SetSize(size, size)
	t.Resize(fyne.NewSquareSize(size))
	t.Show()
}

func (g *glide) land(c wk.Change) {
	g.done++
	g.tiles[g.done-1].Hide()
	g.on.land(c)
}

// stop brings all tiles to their places at once.
func (g *glide) stop() {
	if g.hops == nil {
		return
	}
	g.anim.Stop()
	for _, t := range g.tiles {
		t.Hide()
	}
	g.hops = nil
	g.on.end()
}
