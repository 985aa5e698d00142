package woerterklauer

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// The steps of an example.
const (
	stepBefore = iota
	stepLaid
	stepTurned
	steps
)

// playedLesson is an example that can be stepped through: what lies there, what is laid, what turns over.
type playedLesson struct {
	lesson
	env    *shell.Env
	step   int
	object fyne.CanvasObject

	field  *lessonField
	pool   *lessonPool
	text   *ui.OneOf
	button *ui.Button
	row    *fyne.Container
}

func newPlayedLesson(env *shell.Env, l lesson) *playedLesson {
	p := &playedLesson{lesson: l, env: env}
	p.text = ui.NewOneOf(p.texts(), stepBefore)
	p.button = ui.NewSmallButton("", ui.Secondary, p.next)
	p.row = ui.HMid(8, p.button)
	p.field, p.pool = newLessonField(l, p.next), newLessonPool(env, l)
	level := ui.NewChip(env.T("studio.chip.level", games.Args{"Level": roman(l.level)}), "").Colored(ui.Slip, ui.Ink2)
	side := ui.VGap(12, ui.HMid(0, level), p.pool.row, p.text.Object, p.row)
	p.object = ui.Columns(16,
		ui.Column{Object: ui.VGap(0, p.field)},
		ui.Column{Weight: 1, Min: 200, Object: ui.Inset(lessonRim, 0, 0, 0, side)})
	p.show(false)
	return p
}

// texts say what is seen at each step.
func (p *playedLesson) texts() []string {
	before := games.ID("woerterklauer.lesson.red")
	if p.mover == wk.Black {
		before = "woerterklauer.lesson.black"
	}
	t := p.after.Tally()
	return []string{
		p.env.T(before), p.env.T("woerterklauer.lesson.laid"),
		p.env.T("woerterklauer.lesson.turned", games.Args{"Count": len(p.turned()), "Red": t.Red, "Black": t.Black}),
	}
}

// next is the next step, behind the last one the first.
func (p *playedLesson) next() {
	p.step = (p.step + 1) % steps
	p.show(true)
}

func (p *playedLesson) show(moving bool) {
	p.button.SetText(p.env.T([steps]games.ID{"woerterklauer.lesson.lay", "woerterklauer.lesson.turn", "woerterklauer.lesson.again"}[p.step]))
	p.text.Choose(p.step)
	p.field.show(p.step, moving)
	p.pool.show(p.step)
	ui.PlaceAnew(p.row)
}

// lessonField is the field of an example. A tap is the next step.
type lessonField struct {
	ui.Base
	lesson
	tap  func()
	low  wk.Cell // of the box
	cell float32
	size fyne.Size
	// cells lie below the tiles; tiles are by their ids.
	cells []fyne.CanvasObject
	tiles map[int]*draw.LetterTile
}

var (
	_ fyne.Widget   = (*lessonField)(nil)
	_ fyne.Tappable = (*lessonField)(nil)
)

// Cells of an example.
const (
	lessonCell float32 = 40
	smallCell  float32 = 34 // of a long field: what is said next to it needs its room
	longField          = 6
	lessonGap  float32 = 5
	lessonRim  float32 = 8
)

func newLessonField(l lesson, tap func()) *lessonField {
	f := &lessonField{lesson: l, tap: tap, tiles: map[int]*draw.LetterTile{}}
	all := slices.Concat(l.before, l.after)
	b := laidBox(layOf(all))
	f.low = wk.Cell{X: b.Min.X, Y: b.Min.Y}
	if f.cell = lessonCell; b.Dx() > longField {
		f.cell = smallCell
	}
	pitch := f.cell + lessonGap
	f.size = fyne.NewSize(float32(b.Dx())*pitch-lessonGap+2*lessonRim, float32(b.Dy())*pitch-lessonGap+2*lessonRim)
	for range b.Dx() * b.Dy() {
		f.cells = append(f.cells, ui.NewArea(ui.KlauerCloth.Line, 8, nil))
	}
	for i, c := range f.cells {
		c.Resize(fyne.NewSquareSize(f.cell))
		c.Move(f.pos(wk.Cell{X: f.low.X + i%b.Dx(), Y: f.low.Y + i/b.Dx()}))
	}
	for _, t := range all {
		if f.tiles[t.ID] == nil {
			f.tiles[t.ID] = draw.NewLetterTile(sided(t.Letter.String(), t.Color), f.cell, f.cell)
			f.tiles[t.ID].Resize(fyne.NewSquareSize(f.cell))
		}
	}
	objects := slices.Clone(f.cells)
	for id := range len(f.tiles) {
		objects = append(objects, f.tiles[id+1])
	}
	f.Draw(f, func() fyne.Size { return f.size }, func(fyne.Size) {}, objects...).Updated(func() {
		for _, o := range objects {
			o.Refresh()
		}
	}).Gone(func() {
		for _, t := range f.tiles {
			t.Stop()
		}
	})
	return f
}

func (f *lessonField) pos(c wk.Cell) fyne.Position {
	pitch := f.cell + lessonGap
	return fyne.NewPos(lessonRim+float32(c.X-f.low.X)*pitch, lessonRim+float32(c.Y-f.low.Y)*pitch)
}

// show brings the tiles to a step; moving turns over what turns.
func (f *lessonField) show(step int, moving bool) {
	lies := [steps]wk.Field{f.before, f.laid(), f.after}[step]
	for id, t := range f.tiles {
		i := find(lies, id)
		ui.Show(i >= 0, t)
		if i < 0 {
			continue
		}
		t.Move(f.pos(lies[i].At))
		look := sided(lies[i].Letter.String(), lies[i].Color)
		was := find(f.before, id)
		look.Ring = step != stepBefore && (was < 0 || f.before[was].At != lies[i].At)
		if moving && step == stepTurned && t.Look().Face != look.Face {
			t.Turn(look)
			continue
		}
		t.Stop()
		t.Set(look)
	}
}

// Tapped implements fyne.Tappable.
func (f *lessonField) Tapped(*fyne.PointEvent) { f.tap() }

// lessonPool is what the example needs of the pool, and what goes into it.
type lessonPool struct {
	taken int                // how many tiles come from the pool
	tiles []*draw.LetterTile // those, then what goes into it
	row   *fyne.Container
}

func newLessonPool(env *shell.Env, l lesson) *lessonPool {
	c := &lessonPool{taken: len(l.pool), row: ui.HMid(8, ui.NewText(env.T("woerterklauer.lesson.pool"), ui.Body, ui.Ink2))}
	for _, t := range slices.Concat(l.pool, l.left) {
		tile := draw.NewLetterTile(poolLook(t.Letter.String()), 32, 40)
		c.tiles = append(c.tiles, tile)
		c.row.Add(tile)
	}
	if len(c.tiles) == 0 {
		c.row.Hide()
	}
	return c
}

func poolLook(letter string) draw.LetterLook {
	return draw.LetterLook{Text: letter, Face: draw.FacePool}
}

func (c *lessonPool) show(step int) {
	for i, t := range c.tiles {
		look := t.Look()
		look.Face, look.Ring = draw.FacePool, false
		switch laid := step != stepBefore; {
		case i >= c.taken:
			look.Ring = true
			ui.Show(laid, t)
		case laid:
			look.Face = draw.FaceGhost
		}
		t.Set(look)
	}
}
