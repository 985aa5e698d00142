package mat

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// look is what a board is drawn with.
type look struct {
	env     *shell.Env
	s       *scene
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
	near    near // where they are
	turnAt  fyne.Position
	turnBy  fyne.Delta
	trays   [letterpiece.Kinds]*tray
	shadow  *draw.Ghost
	held    *draw.Piece // the dragged piece
	wheel   fyne.CanvasObject
	verdict *verdict
	objects []fyne.CanvasObject
}

// near is what the place of the buttons depends on: the piece and where it lies, but not how it is
// turned.
type near struct {
	id   int
	x, y float64
	room ui.Frame
}

// newLook draws a scene; turn turns the chosen piece, wheel takes the wheel above the mat.
func newLook(env *shell.Env, s *scene, wheel fyne.CanvasObject, turn func(by float64)) *look {
	l := &look{
		env: env, s: s, ground: ui.NewBox(), dots: newDots(), start: canvas.NewCircle(color.Transparent),
		status: ui.NewText("", ui.Strong, ui.AccentText).Truncate(), turning: ui.NewText(env.T("learn.mat.turning"), ui.Body, ui.Ink2),
		next: draw.NewGhost(), chosen: draw.NewGhost(), gap: draw.NewGhost(), shadow: draw.NewGhost(), views: map[int]*draw.Piece{},
		note: newNoteBox(), held: draw.NewPiece(letterpiece.LongStick, 40, draw.Options{}), verdict: newVerdict(), wheel: wheel,
	}
	l.turns[0] = ui.NewIconButton(ui.IconTurnLeft, env.T("learn.mat.left"), ui.Secondary, func() { turn(-course.TurnStep) }).WithKey(env.KeyName("Shift+R"))
	l.turns[1] = ui.NewIconButton(ui.IconTurnRight, env.T("learn.mat.right"), ui.Secondary, func() { turn(course.TurnStep) }).WithKey("R")
	for k := range l.trays {
		l.trays[k] = newTray(env, letterpiece.Kind(k))
	}
	return l
}

// all is everything in painting order. It is made again when pieces come, go, or change their
// order.
func (l *look) all() []fyne.CanvasObject {
	if l.objects != nil {
		return l.objects
	}
	out := []fyne.CanvasObject{l.ground, l.dots.Raster, l.start, l.status, l.turning, l.next.Raster}
	for _, g := range l.glow {
		out = append(out, g.Raster)
	}
	for _, p := range l.s.model.now {
		if p.id == l.s.sel {
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
	l.objects = out
	return l.objects
}

// view is the picture of a piece.
func (l *look) view(p piece) *draw.Piece {
	v, ok := l.views[p.id]
	if !ok {
		v = draw.NewPiece(p.Kind, l.s.plan.capital, draw.Options{})
		l.views[p.id] = v
	}
	return v
}

// arrange shows everything where it is.
func (l *look) arrange() {
	s, p := l.s, &l.s.plan
	shown := s.judged
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
		if s.model.at(id) < 0 {
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
	l.verdict.set(l.env, s, wrong)
}

// pieces shows the pieces where they are on the screen now: all that a movement needs.
func (l *look) pieces() {
	s := l.s
	wrong := s.judged != nil && !s.judged.Right
	l.chosen.Hide()
	l.gap.Hide()
	for _, p := range s.model.now {
		v := l.view(p)
		lie := s.shown[p.id]
		held := s.drag != nil && s.drag.id == p.id
		ui.Show(!held && !wrong, v)
		l.putPiece(v, lie)
		if p.id == s.sel && !held && !s.locked {
			c := ui.Accent
			if s.focus && !s.quiet {
				c = ui.Ink
			}
			at := s.plan.pos(lie.X, lie.Y)
			l.chosen.Set(l.ghost(lie, color.NRGBA{}, ui.Color(c), 5, true), at)
			l.gap.Set(l.ghost(lie, color.NRGBA{}, ui.Color(ui.Well), 2, true), at)
		}
	}
	l.buttons()
}

// putPiece draws a piece around its middle.
func (l *look) putPiece(v *draw.Piece, lie course.Laid) {
	v.SetHeight(l.s.plan.capital)
	v.SetTurn(lie.Turn)
	size := v.MinSize()
	v.Resize(size)
	v.Move(l.s.plan.pos(lie.X, lie.Y).SubtractXY(size.Width/2, size.Height/2))
}

func (l *look) ghost(lie course.Laid, fill, edge color.NRGBA, rim float32, out bool) draw.GhostLook {
	return draw.GhostLook{Kind: lie.Kind, Height: l.s.plan.capital, Turn: lie.Turn, Fill: fill, Edge: edge, Rim: rim, Out: out}
}

// drag shows the dragged piece and its shadow: the only things that move with the pointer.
func (l *look) drag() {
	d := l.s.drag
	ui.Show(d != nil, l.held)
	if d == nil {
		l.shadow.Hide()
		return
	}
	l.held.SetKind(d.lie.Kind)
	l.putPiece(l.held, d.lie)
	dark := color.NRGBA{A: 40}
	l.shadow.Set(l.ghost(d.lie, dark, color.NRGBA{}, 0, false), l.s.plan.pos(d.lie.X, d.lie.Y).AddXY(5, 7))
}

// ghosts shows where to begin and, as far as the help went, the next place.
func (l *look) ghosts() {
	s, p := l.s, &l.s.plan
	l.next.Hide()
	l.start.Hide()
	if s.locked {
		return
	}
	h, ok := s.model.hint()
	if !ok {
		return
	}
	x, y := s.model.start(h.Letter)
	r := float32(.4 * p.unit)
	l.start.FillColor = ui.Color(ui.AccentSoft)
	if ui.Dark() { // where it would hardly stand out from the mat
		l.start.FillColor = ui.Mix(ui.Color(ui.Accent), ui.Color(ui.Well), .3)
	}
	l.start.Resize(fyne.NewSquareSize(2 * r))
	l.start.Move(p.pos(x, y).SubtractXY(r, r))
	l.start.Show()
	l.start.Refresh()
	if h.Next != nil && s.model.room.has(*h.Next) && (s.step >= course.HintPlace || s.item.New && (s.model.wrong(h) == 0 || s.model.moves(h))) {
		l.next.Set(l.ghost(*h.Next, ui.Color(ui.AccentSoft), ui.Color(ui.Accent), 2, false), p.pos(h.Next.X, h.Next.Y))
	}
}

// halo puts a green rim around a right letter.
func (l *look) halo(on bool) {
	for len(l.glow) < len(l.s.model.now) {
		l.glow = append(l.glow, draw.NewGhost())
	}
	for i, g := range l.glow {
		if !on || i >= len(l.s.model.now) {
			g.Hide()
			continue
		}
		lie := l.s.model.now[i].Laid
		g.Set(l.ghost(lie, color.NRGBA{}, ui.Color(ui.OK), 5, true), l.s.plan.pos(lie.X, lie.Y))
	}
}

// buttons puts those that turn next to the chosen piece.
func (l *look) buttons() {
	s := l.s
	on := s.sel != 0 && !s.locked && s.drag == nil
	if on {
		lie := s.shown[s.sel]
		here := near{s.sel, lie.X, lie.Y, l.note.free(s.plan.mat)}
		if l.near != here { // they stay below the pointer that presses them while the piece turns
			l.near = here
			l.turnAt, l.turnBy = s.turnsAt(l.turns[0].MinSize().Width, here.room)
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

// texts are the lines at the bottom of the mat, and the message above them.
func (l *look) texts() {
	s, m := l.s, l.s.plan.mat
	line := ui.Body.Height()
	y := m.Y + m.Height - line - 7
	l.status.SetText(l.statusText())
	w := m.Width - 2*16
	turning := l.turning.MinSize().Width
	wide := w >= turning+ui.Strong.Measure(l.status.String())+16 && !s.locked
	ui.Show(wide, l.turning)
	ui.Show(!s.locked, l.status)
	if wide {
		l.turning.Resize(fyne.NewSize(turning, line))
		l.turning.Move(fyne.NewPos(m.X+m.Width-16-turning, y))
		w -= turning + 16
	}
	l.status.Resize(fyne.NewSize(w, line))
	l.status.Move(fyne.NewPos(m.X+16, y))
	l.note.text.SetText(s.note.text)
	l.note.set(s.note, m, s.covered(l.note.height(m)))
}

// hover shows the trays, one of which may be below the pointer.
func (l *look) hover() {
	s := l.s
	next := -1
	if h, ok := s.model.hint(); ok && s.step >= course.HintKind && h.Next != nil && s.model.wrong(h) == 0 {
		next = int(h.Next.Kind)
	}
	text := trayStyles(l.trays[:], s.plan.trays[0], s.plan.compact)
	for k, t := range l.trays {
		t.set(s.plan.trays[k], trayLook{
			text: text,
			left: s.model.left(letterpiece.Kind(k)), compact: s.plan.compact, off: s.locked,
			over: s.over.tray == k && !s.locked, ring: s.focus && !s.quiet && s.sel == 0 && s.tray == k && !s.locked,
			lit: k == next && !s.locked || s.drag != nil && s.drag.id == 0 && int(s.drag.lie.Kind) == k,
		})
	}
}

// statusText is how far the letter is.
func (l *look) statusText() string {
	missing := l.s.model.stock.Total() - len(l.s.model.now)
	switch {
	case len(l.s.model.now) == 0:
		return l.env.T("learn.mat.status.empty")
	case missing > 0:
		return l.env.T("learn.mat.status.few", games.Args{"N": missing})
	case missing < 0:
		return l.env.T("learn.mat.status.many", games.Args{"N": -missing})
	}
	return l.env.T("learn.mat.status.place")
}
