package davinci

import (
	"math/rand/v2"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/each"
)

// start is the mat where a seat takes its first tiles by their colours, and arranges them. It takes the same steps for everybody, so
// that nobody notices who has a dash.
type start struct {
	desk  *table.Desk
	acts  *own
	state ownState
	taken []int // of the backs, in the order in which they were taken
	short bool
	laying

	object   *fyne.Container
	question *ui.Text
	line     *ui.Para
	rivals   []*seat
	mine     *seat
	tray     *ui.Surface
	inside   *fyne.Container
	backs    *backs
	loose    *row // dashes without a place
	hint     *ui.Text
	main     *ui.Button
	lacks    *ui.Text // in the button's place
	random   *ui.Button
	ghost    *draw.NumberTile

	timers []func()
}

func newStart(d *table.Desk, acts *own, me games.Seat) *start {
	s := &start{
		desk: d, acts: acts, laying: laying{noTile, -1}, question: ui.NewText("", ui.Question, ui.Ink).Align(fyne.TextAlignCenter),
		line: ui.NewPara("", ui.Label, ui.Ink2).Align(fyne.TextAlignCenter).MaxLines(2), hint: ui.NewText("", ui.Body, ui.Ink2),
		lacks: ui.NewText("", ui.Title, ui.Ink2).Align(fyne.TextAlignCenter), loose: newRow(72, 1), ghost: draw.NewNumberTile(draw.NumberTileLook{}, 72),
	}
	s.backs = newBacks(s.take)
	s.main = ui.NewMainButton("", s.act)
	s.random = ui.NewSmallButton("", ui.Plain, s.takeRandom)
	s.inside = ui.Laid(func() fyne.Size { return fyne.NewSize(600, 140) }, s.placeTray, s.backs, s.loose)
	s.tray = ui.NewTray(d.Cloth(), s.inside)
	var rivals []fyne.CanvasObject
	for seat := range games.Seat(len(d.Players())) {
		x := newSeat(d, seat, seat == me)
		if seat == me {
			s.mine = x
		} else {
			s.rivals = append(s.rivals, x)
			rivals = append(rivals, x.object)
		}
	}
	s.loose.bare = true
	s.mine.row.onTap, s.mine.row.onPlace = s.tapMine, s.putInto
	s.loose.onTap = func(i int) { s.pickUp(s.state.draft.Loose(s.state.view)[i]) }
	s.draggable(s.mine.row, func() []dv.Tile { return s.state.draft.Row })
	s.draggable(s.loose, func() []dv.Tile { return s.state.draft.Loose(s.state.view) })
	for mark, o := range map[string]fyne.CanvasObject{"confirm": s.main, "backs": s.backs, "arrange": s.mine.row, "loose": s.loose, "random": s.random} {
		d.Trace.Mark(mark, o)
	}
	s.bands(rivals)
	return s
}

func (s *start) render(st ownState) {
	v, d := st.view, s.desk
	fresh, first := s.state.view.Phase != v.Phase, s.state.view.Seats == nil
	s.state = st
	s.line.SetColor(ui.Ink2)
	for _, x := range append(s.rivals, s.mine) {
		x.render(st)
	}
	s.mine.says, s.mine.brief = "", ""
	s.mine.tell()
	taking := v.Phase == dv.PhaseTake
	ui.Show(taking, s.random)
	if taking {
		if first && st.draft.CanUndo() {
			s.takeMix(st.draft.Black)
		}
		s.renderTake()
	} else {
		s.renderRow(fresh)
	}
	s.random.SetText(d.T("davinci.start.random", games.Args{"N": v.Options.StartTiles()}))
	ui.PlaceAllAnew(s.object)
	ui.PlaceAnew(s.inside)
}

// need is how many tiles are taken in all.
func (s *start) need() int { return s.state.view.Options.StartTiles() }

func (s *start) renderTake() {
	v, d, n := s.state.view, s.desk, s.need()
	s.question.SetText(d.Say("davinci.start.take", games.Args{"Seat": v.Me, "N": n}))
	s.line.SetText(d.T("davinci.start.take_text"))
	s.show(s.taken, nil)
	cells := each.Of(s.onLedge(), func(at int) cell { return cell{look: s.backs.look(at), tap: true} })
	s.mine.row.holds = n
	s.mine.row.set(cells, false)
	s.lacks.SetColor(ui.Ink2)
	s.hint.SetText(pick(len(s.taken) > 0, d.T("davinci.start.back"), ""))
	s.offer(len(s.taken) == n, d.T("davinci.start.turn"), ui.IconEye, d.T("davinci.start.more", games.Args{"N": n - len(s.taken)}))
}

// show shows in the tray the backs that weren't taken, or the dashes that have no place yet.
func (s *start) show(taken []int, loose []dv.Tile) {
	v := s.state.view
	s.backs.still = v.Phase != dv.PhaseTake
	s.backs.set(v.Middle, taken)
	s.loose.set(s.cells(loose), false)
	ui.Show(len(loose) == 0, s.backs)
	ui.Show(len(loose) > 0, s.loose)
}

// offer shows the main button, or in its place what is missing.
func (s *start) offer(on bool, text string, icon ui.IconName, missing string) {
	s.main.WithIcon(icon).SetText(text)
	s.lacks.SetText(missing)
	s.desk.Offer(on, s.main)
	s.desk.Offer(!on, s.lacks)
}

// onLedge are the backs that were taken, black ones first.
func (s *start) onLedge() []int { return slices.Sorted(slices.Values(s.taken)) }

// take takes a back to the own ledge.
func (s *start) take(at int) {
	if len(s.taken) < s.need() {
		s.taken = append(s.taken, at)
		s.changed()
	}
}

// giveBack puts the last back that was taken into the middle again; false for none.
func (s *start) giveBack() bool {
	if s.state.view.Phase != dv.PhaseTake || len(s.taken) == 0 {
		return false
	}
	s.taken = s.taken[:len(s.taken)-1]
	s.changed()
	return true
}

// changed shows what is taken, and has the draft keep it once it is complete.
func (s *start) changed() {
	if v := s.state.view; len(s.taken) == s.need() {
		black := len(slices.DeleteFunc(slices.Clone(s.taken), func(at int) bool { return at >= v.Middle[dv.Black] }))
		s.acts.edit(s.state.draft.SetBlack(v, black))
		return
	}
	s.render(s.state)
}

// takeMix takes so many black tiles, and white ones for the rest.
func (s *start) takeMix(black int) {
	s.taken = nil
	for i := range s.need() {
		s.taken = append(s.taken, pick(i < black, i, s.state.view.Middle[dv.Black]+i-black))
	}
}

// takeRandom takes tiles as they come.
func (s *start) takeRandom() {
	m := s.state.view.Middle
	s.taken = rand.Perm(m[dv.Black] + m[dv.White])[:s.need()]
	s.changed()
}

func (s *start) tapMine(i int) {
	if s.state.view.Phase == dv.PhaseTake {
		at := s.onLedge()[i]
		s.taken = slices.DeleteFunc(s.taken, func(t int) bool { return t == at })
		s.changed()
		return
	}
	s.pickUp(s.state.draft.Row[i])
}

func (s *start) renderRow(fresh bool) {
	d, draft, v := s.desk, s.state.draft, s.state.view
	s.laying = s.of(v, draft)
	s.question.SetText(d.Say("davinci.start.arrange", games.Args{"Seat": v.Me}))
	s.line.SetText(d.T(pick[games.ID](v.Options.Dashes, "davinci.start.arrange_dash", "davinci.start.arrange_text")))
	if s.picked != noTile {
		s.line.SetText(d.T("davinci.start.put"))
	}
	s.mine.row.holds = len(v.Hand)
	s.mine.row.set(s.cells(draft.Row), false)
	s.show(nil, draft.Loose(v))
	s.hint.SetText(d.T("davinci.turn.private"))
	s.mine.row.open(s.gaps(draft.Row), s.cursor)
	_, ok := draft.Arrange(v)
	s.offer(ok, d.T(pick[games.ID](v.Options.Dashes, "davinci.start.arrange_button", "davinci.start.seen")), ui.IconArrow, d.T("davinci.start.dash_first", games.Args{"N": len(draft.Loose(v))}))
	if fresh {
		s.appear()
	}
}

// cells are own tiles: dashes can be taken up, and the one that is has a ring.
func (s *start) cells(tiles []dv.Tile) (out []cell) {
	for _, t := range tiles {
		c := cell{id: int(t) + 1, look: ownLook(t), tap: t.IsDash()}
		c.look.Ring = t == s.picked
		out = append(out, c)
	}
	return out
}

// dealt is how long after a tile the next one tips over.
const dealt = 140 * time.Millisecond

// appear lets the tiles tip over one after the other.
func (s *start) appear() {
	if !ui.Animations() {
		return
	}
	for _, r := range []*row{s.mine.row, s.loose} {
		for i, c := range r.cells {
			st, back := r.tiles[i], c.look
			back.Number = draw.TileBlank
			st.Set(back)
			s.timers = append(s.timers, ui.After(time.Duration(i)*dealt, func() { st.Turn(c.look) }))
		}
	}
}

// lay shows another dash picked up, or another place marked.
func (s *start) lay(l laying) {
	if s.laying != l {
		s.laying = l
		s.render(s.state)
	}
}

// pickUp takes a dash up again, or leaves it where it stands.
func (s *start) pickUp(t dv.Tile) {
	if l, ok := s.pick(t); ok {
		s.lay(l)
	}
}

// putInto puts the picked dash into a place of the row that is shown.
func (s *start) putInto(gap int) {
	if s.picked == noTile {
		return
	}
	d := s.put(s.state.view, s.state.draft, gap)
	s.laying = laying{noTile, -1}
	s.acts.edit(d)
}

// draggable has dashes of a row follow the pointer.
func (s *start) draggable(r *row, tiles func() []dv.Tile) {
	r.OnTake = func(i int, _ *fyne.DragEvent) bool {
		all := tiles()
		if s.state.view.Phase != dv.PhaseArrange || i >= len(all) || !all[i].IsDash() {
			return false
		}
		s.laying = laying{all[i], -1}
		s.ghost.SetWidth(r.plan.width)
		s.ghost.Set(ownLook(all[i]))
		s.ghost.Resize(s.ghost.MinSize())
		r.Carry.Show(s.ghost)
		s.render(s.state)
		return true
	}
	r.OnCarry = func(e *fyne.DragEvent) {
		s.ghost.Move(e.Position.SubtractXY(s.ghost.Size().Width/2, s.ghost.Size().Height/2))
		in := e.AbsolutePosition.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(s.mine.row))
		s.cursor = -1
		if to, half := s.mine.row.Size(), s.ghost.Size().Height/2; in.Y > -half && in.Y < to.Height+half && in.X > -half && in.X < to.Width+half {
			s.cursor = s.mine.row.nearest(in.X)
		}
		s.mine.row.open(s.gaps(s.state.draft.Row), s.cursor)
	}
	r.OnDrop = func() {
		if s.cursor >= 0 {
			s.putInto(s.cursor)
			return
		}
		s.lay(laying{noTile, -1})
	}
	r.OnBack = func() { s.lay(laying{noTile, -1}) }
}

// act turns the tiles over, or confirms the row.
func (s *start) act() {
	v := s.state.view
	if v.Phase == dv.PhaseTake {
		if a, ok := s.state.draft.Take(v); ok && len(s.taken) == s.need() {
			s.acts.submit(a)
			return
		}
		if !s.desk.Refused() {
			s.lacks.SetColor(ui.Warn)
		}
		return
	}
	if a, ok := s.state.draft.Arrange(v); ok {
		s.acts.submit(a)
		return
	}
	s.say(s.desk.T("davinci.start.dash_key", games.Args{"Key": s.desk.KeyName("Enter")}))
}

// say tells in the line why a key has done nothing.
func (s *start) say(why string) {
	if !s.desk.Refused() {
		s.line.SetText(why)
		s.line.SetColor(ui.Warn)
	}
}

func (s *start) stop() {
	for _, stop := range s.timers {
		stop()
	}
	s.timers = nil
	for _, x := range append(s.rivals, s.mine) {
		x.row.stop()
	}
	s.loose.stop()
}
