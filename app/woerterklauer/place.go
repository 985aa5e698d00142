package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// cells are as large as this at most on a page of the first size; on a large one they grow with it.
const cellMost float32 = 53

// mat is what lies on it: the board at the upper left, the column next to it, and the pool below both.
type mat struct {
	object *fyne.Container
	window *window
	field  *field
	keep   fyne.CanvasObject // around the field: messages leave it free
	column *column
	pool   *pool
	stamp  *ui.Stamp
	short  bool
	upper  bool // what is judged leaves that half of the board free
}

func newMat(w *window, f *field, c *column, p *pool, s *ui.Stamp) *mat {
	m := &mat{window: w, field: f, keep: ui.KeepClear(f), column: c, pool: p, stamp: s}
	m.object = ui.Laid(func() fyne.Size { return fyne.NewSize(800, 500) }, m.place, m.keep, c.object, p.object, s)
	return m
}

// set switches between the forms.
func (m *mat) set(narrow, short bool) {
	m.column.set(narrow)
	m.short, m.pool.short = short, short
}

// size is how many cells are agreed on.
func (m *mat) size(n int) {
	if m.window.n != n {
		m.window.n = n
		ui.PlaceAnew(m.object)
	}
}

// free has the stamp lie over the half of the board with the less of what a turn has stolen, or else has laid.
func (m *mat) free(words []wk.ScoredWord, stolen bool) {
	low := 0
	for _, w := range words {
		for i := range w.Text {
			y := w.At.Y - m.window.low.Y
			if !w.Across {
				y += i
			}
			if (w.Fate == wk.FateStolen) == stolen {
				low += 2*y + 1 - m.window.n
			}
		}
	}
	m.upper = low > 0
	ui.PlaceAnew(m.object)
}

func (m *mat) place(s fyne.Size) {
	top, pool, gap, column, below := float32(28), float32(124), float32(35), float32(283), float32(18)
	if m.short {
		top, pool, gap, below = 18, 80, 12, 0
	}
	between := float32(24)
	if m.column.narrow {
		column, between = 400, 28
	}
	room := s.Height - top - gap - pool
	most := cellMost * min(max(room/525, 1), 1.2)
	m.window.fit(min(room, s.Width-between-column), most)
	side := m.window.side()
	y := top + max(0, ui.Whole((room-side)/2))
	ui.Put(m.keep, -fieldAround, y-fieldAround, side+2*fieldAround, side+draw.FieldFoot+2*fieldAround)
	ui.Put(m.column.object, side+between, top, s.Width-side-between, room)
	ui.Put(m.pool.object, 0, s.Height-pool-gap+12, s.Width, pool+gap-12-below)
	if !m.upper {
		y += side - 100
	}
	ui.Put(m.stamp, 0, y+8, side, 86)
	m.field.Refresh()
}
