package mat

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// look is what a board is drawn with.
type look struct {
	b       *board
	ground  *ui.Box // the mat
	dots    *dots
	start   *canvas.Circle // where the first piece begins
	status  *ui.Text
	turning *ui.Text
	next    *draw.Ghost // the place of the next piece
	chosen  *draw.Ghost // a rim around the chosen piece,
	gap     *draw.Ghost // and what is between them
	views   map[int]*draw.Piece
	glow    []*draw.Ghost // rims around a right letter
	note    *noteBox
	turns   [2]*ui.IconButton
	beside  beside // where they are
	turnAt  fyne.Position
	turnBy  fyne.Delta
	trays   [letterpiece.Kinds]*tray
	shadow  *draw.Ghost
	held    *draw.Piece // the dragged piece
	wheel   *wheel
	verdict *verdict
	objects []fyne.CanvasObject
}

// beside is what the place of the buttons depends on: the piece and where it lies, but not how it is
// turned.
type beside struct {
	id   int
	x, y float64
	room frame
}

func newLook(b *board) *look {
	l := &look{
		b: b, ground: ui.NewBox(), dots: newDots(), start: canvas.NewCircle(color.Transparent),
		status: ui.NewText("", ui.Strong, ui.AccentText).Truncate(), turning: ui.NewText(b.t.env.T("learn.mat.turning"), ui.Body, ui.Ink2),
		next: draw.NewGhost(), chosen: draw.NewGhost(), gap: draw.NewGhost(), shadow: draw.NewGhost(), views: map[int]*draw.Piece{},
		note: newNoteBox(), held: draw.NewPiece(letterpiece.LongStick, 40, draw.Options{}), wheel: newWheel(b), verdict: newVerdict(),
	}
	turn := func(icon ui.IconName, tip string, by float64) *ui.IconButton {
		return ui.NewIconButton(icon, tip, ui.Secondary, func() { b.turn(b.sel, by) })
	}
	l.turns[0] = turn(ui.IconTurnLeft, b.t.env.T("learn.mat.left"), -course.TurnStep)
	l.turns[1] = turn(ui.IconTurnRight, b.t.env.T("learn.mat.right"), course.TurnStep)
	for k := range l.trays {
		l.trays[k] = newTray(b.t.env, letterpiece.Kind(k))
	}
	return l
}

func (b *board) arrange(s fyne.Size) {
	if s.Width > 0 && s.Height > 0 {
		b.fit(s)
		b.look.arrange()
	}
}

// all is everything in painting order. It is made anew when pieces come, go, or change their
// order.
func (l *look) all() []fyne.CanvasObject {
	if l.objects != nil {
		return l.objects
	}
	out := []fyne.CanvasObject{l.ground, l.dots.Raster, l.start, l.status, l.turning, l.next.Raster}
	for _, g := range l.glow {
		out = append(out, g.Raster)
	}
	for _, p := range l.b.t.model.now {
		if p.id == l.b.sel {
			out = append(out, l.chosen.Raster, l.gap.Raster)
		}
		out = append(out, l.view(p))
	}
	for _, t := range l.trays {
		out = append(out, t.objects()...)
	}
	out = append(out, l.verdict.objects()...)
	out = append(out, l.wheel, l.turns[0], l.turns[1])
	out = append(out, l.note.objects()...)
	l.objects = append(out, l.shadow.Raster, l.held)
	return l.objects
}

// view is the picture of a piece.
func (l *look) view(p piece) *draw.Piece {
	v, ok := l.views[p.id]
	if !ok {
		v = draw.NewPiece(p.Kind, l.b.plan.capital, draw.Options{})
		l.views[p.id] = v
	}
	return v
}

// arrange shows everything where it is.
func (l *look) arrange() {
	b, p := l.b, &l.b.plan
	shown := b.t.shown
	right := shown != nil && shown.Right
	wrong := shown != nil && !shown.Right
	fill, rim := ui.Well, ui.Border
	if right {
		fill, rim = ui.OKSoft, ui.OK
	}
	setBox(l.ground, p.mat, fill, rim, 1)
	l.dots.set(p, right)
	ui.Show(!wrong, l.dots.Raster)
	l.wheel.Move(p.mat.Position)
	l.wheel.Resize(p.mat.Size)
	for id := range l.views {
		if b.t.model.at(id) < 0 {
			delete(l.views, id)
		}
	}
	l.objects = nil
	l.texts()
	l.ghosts()
	l.halo(right)
	l.pieces()
	l.drag()
	l.hover()
	l.verdict.set(b.t, p, wrong)
}

// pieces shows the pieces where they are on the screen now: all that a movement needs.
func (l *look) pieces() {
	b := l.b
	wrong := b.t.shown != nil && !b.t.shown.Right
	l.chosen.Hide()
	l.gap.Hide()
	for _, p := range b.t.model.now {
		v := l.view(p)
		lie := b.shown[p.id]
		held := b.drag != nil && b.drag.id == p.id
		ui.Show(!held && !wrong, v)
		l.place(v, lie)
		if p.id == b.sel && !held && !b.t.locked {
			c := ui.Accent
			if b.focus && !b.quiet {
				c = ui.Ink
			}
			at := b.plan.pos(lie.X, lie.Y)
			l.chosen.Set(l.ghost(lie, color.NRGBA{}, ui.Color(c), 5, true), at)
			l.gap.Set(l.ghost(lie, color.NRGBA{}, ui.Color(ui.Well), 2, true), at)
		}
	}
	l.buttons()
}

// place draws a piece around its middle.
func (l *look) place(v *draw.Piece, lie course.Laid) {
	v.SetHeight(l.b.plan.capital)
	v.SetTurn(lie.Turn)
	size := v.MinSize()
	v.Resize(size)
	v.Move(l.b.plan.pos(lie.X, lie.Y).SubtractXY(size.Width/2, size.Height/2))
}

func (l *look) ghost(lie course.Laid, fill, edge color.NRGBA, rim float32, out bool) draw.GhostLook {
	return draw.GhostLook{Kind: lie.Kind, Height: l.b.plan.capital, Turn: lie.Turn, Fill: fill, Edge: edge, Rim: rim, Out: out}
}

// drag shows the dragged piece and its shadow: the only things that move with the pointer.
func (l *look) drag() {
	d := l.b.drag
	ui.Show(d != nil, l.held)
	if d == nil {
		l.shadow.Hide()
		return
	}
	l.held.SetKind(d.lie.Kind)
	l.place(l.held, d.lie)
	dark := color.NRGBA{A: 40}
	l.shadow.Set(l.ghost(d.lie, dark, color.NRGBA{}, 0, false), l.b.plan.pos(d.lie.X, d.lie.Y).AddXY(5, 7))
}

// ghosts shows where to begin and, as far as the help went, the next place.
func (l *look) ghosts() {
	t, p := l.b.t, &l.b.plan
	l.next.Hide()
	l.start.Hide()
	if t.locked {
		return
	}
	h, ok := t.model.hint()
	if !ok {
		return
	}
	if !t.it.Free {
		x, y := t.model.start(h.Letter)
		r := float32(.4 * p.unit)
		l.start.FillColor = ui.Color(ui.AccentSoft)
		if ui.Dark() { // where it would hardly stand out from the mat
			l.start.FillColor = ui.Mix(ui.Color(ui.Accent), ui.Color(ui.Well), .3)
		}
		l.start.Resize(fyne.NewSquareSize(2 * r))
		l.start.Move(p.pos(x, y).SubtractXY(r, r))
		l.start.Show()
		l.start.Refresh()
	}
	if h.Next != nil && (t.step >= course.HintPlace || t.it.New && (t.model.wrong(h) == 0 || t.model.moves(h))) {
		l.next.Set(l.ghost(*h.Next, ui.Color(ui.AccentSoft), ui.Color(ui.Accent), 2, false), p.pos(h.Next.X, h.Next.Y))
	}
}

// halo puts a green rim around a right letter.
func (l *look) halo(on bool) {
	for len(l.glow) < len(l.b.t.model.now) {
		l.glow = append(l.glow, draw.NewGhost())
	}
	for i, g := range l.glow {
		if !on || i >= len(l.b.t.model.now) {
			g.Hide()
			continue
		}
		lie := l.b.t.model.now[i].Laid
		g.Set(l.ghost(lie, color.NRGBA{}, ui.Color(ui.OK), 5, true), l.b.plan.pos(lie.X, lie.Y))
	}
}

// buttons puts those that turn beside the chosen piece.
func (l *look) buttons() {
	b := l.b
	on := b.sel != 0 && !b.t.locked && b.drag == nil
	if on {
		lie := b.shown[b.sel]
		here := beside{b.sel, lie.X, lie.Y, l.note.free(b.plan.mat)}
		if l.beside != here { // they stay below the pointer that presses them while the piece turns
			l.beside = here
			l.turnAt, l.turnBy = b.beside()
		}
		at, by := l.turnAt, l.turnBy
		for i, t := range l.turns {
			t.Resize(t.MinSize())
			t.Move(at.AddXY(float32(i)*by.DX, float32(i)*by.DY))
		}
	}
	for _, t := range l.turns {
		if t.Visible() != on {
			ui.Show(on, t)
		}
	}
}

// beside is where the two buttons cover the least, and how the second lies to the first: below each
// other at the sides of the chosen piece, or side by side below or above it.
func (b *board) beside() (at fyne.Position, by fyne.Delta) {
	const away = 10
	one := b.look.turns[0].MinSize().Width
	two := 2*one + trayGap
	f, m := b.plan.around(b.shown[b.sel]), b.look.note.free(b.plan.mat)
	mid := f.middle()
	high, wide := fyne.NewSize(one, two), fyne.NewSize(two, one)
	least := 1000
	for _, c := range []frame{
		{fyne.NewPos(f.X+f.Width+away, mid.Y-two/2), high},
		{fyne.NewPos(f.X-away-one, mid.Y-two/2), high},
		{fyne.NewPos(mid.X-two/2, f.Y+f.Height+away), wide},
		{fyne.NewPos(mid.X-two/2, f.Y-away-one), wide},
		{fyne.NewPos(mid.X-two/2, mid.Y-one/2), wide}, // on the piece, where there is no room at all
	} {
		wish := c.Position
		c.X = ui.Whole(max(m.X+4, min(c.X, m.X+m.Width-4-c.Width)))
		c.Y = ui.Whole(max(m.Y+4, min(c.Y, m.Y+m.Height-4-c.Height)))
		n := b.covers(c)
		if apartPx(wish, c.Position) > 2 {
			n++ // it is squeezed in
		}
		if n < least {
			at, least = c.Position, n
			by = fyne.NewDelta(c.Width-one, c.Height-one)
		}
	}
	return at, by
}

func apartPx(a, b fyne.Position) float64 { return math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)) }

// covers is how much of the pieces lies below a frame.
func (b *board) covers(f frame) (n int) {
	const points = 5 // in each direction
	for _, p := range b.t.model.now {
		for i := range points * points {
			x, y := b.plan.at(f.AddXY(f.Width*float32(i%points)/(points-1), f.Height*float32(i/points)/(points-1)))
			if touch(b.shown[p.id], x, y) < letterpiece.Thickness/2 {
				n++
			}
		}
	}
	return n
}

// texts are the lines at the bottom of the mat, and the message above them.
func (l *look) texts() {
	t, m := l.b.t, l.b.plan.mat
	line := ui.Body.Height()
	y := m.Y + m.Height - line - 7
	l.status.SetText(t.status())
	w := m.Width - 2*16
	turning := l.turning.MinSize().Width
	wide := w >= turning+ui.Strong.Measure(l.status.String())+16 && !t.locked
	ui.Show(wide, l.turning)
	ui.Show(!t.locked, l.status)
	if wide {
		l.turning.Resize(fyne.NewSize(turning, line))
		l.turning.Move(fyne.NewPos(m.X+m.Width-16-turning, y))
		w -= turning + 16
	}
	l.status.Resize(fyne.NewSize(w, line))
	l.status.Move(fyne.NewPos(m.X+16, y))
	l.note.text.SetText(t.note.text)
	l.note.set(t.note, m, l.covered())
}

// covered tells whether a message at the foot of the mat would lie on what it is about.
func (l *look) covered() bool {
	h, ok := l.b.t.model.hint()
	if !ok || l.b.t.step == 0 {
		return false
	}
	p, about := &l.b.plan, h.Next
	if i := l.b.t.model.at(l.b.t.model.wrong(h)); i >= 0 && l.b.t.step == course.HintKind {
		about = &l.b.t.model.now[i].Laid
	}
	if about == nil || l.b.t.step == course.HintKind && about == h.Next {
		return false
	}
	f := p.around(*about)
	return f.Y+f.Height > p.mat.Y+p.mat.Height-l.note.height(p.mat)
}

// hover shows the trays, one of which may be below the pointer.
func (l *look) hover() {
	b := l.b
	next := -1
	if h, ok := b.t.model.hint(); ok && b.t.step >= course.HintKind && h.Next != nil && b.t.model.wrong(h) == 0 {
		next = int(h.Next.Kind)
	}
	text := trayStyles(l.trays[:], b.plan.trays[0], b.plan.compact)
	for k, t := range l.trays {
		t.set(b.plan.trays[k], trayLook{
			text: text,
			left: b.t.model.left(letterpiece.Kind(k)), compact: b.plan.compact, off: b.t.locked,
			over: b.over.tray == k && !b.t.locked, ring: b.focus && !b.quiet && b.sel == 0 && b.tray == k && !b.t.locked,
			lit: k == next && !b.t.locked || b.drag != nil && b.drag.id == 0 && int(b.drag.lie.Kind) == k,
		})
	}
}
