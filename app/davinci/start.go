package davinci

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// start is the page where a seat takes its first tiles and arranges them. It takes the
// same steps for everybody, so that nobody notices who has a dash.
type start struct {
	desk  *table.Desk
	acts  ownActs
	state ownState
	laying

	title  *ui.Text
	text   *ui.Para
	mixes  *mixes
	row    *dragRow // the code as it stands
	loose  *dragRow // dashes without a place
	hint   *ui.Para
	stock  *stock
	codes  *codes
	undo   *ui.Button
	ok     *ui.Button
	taking *fyne.Container
	rows   *fyne.Container
	card   *fyne.Container
	ghost  *ghost
	root   *fyne.Container

	timers []func()
}

func newStart(d *table.Desk, acts ownActs) *start {
	s := &start{
		desk: d, acts: acts, laying: laying{noTile, -1},
		title: ui.NewText("", ui.Question, ui.Ink).Truncate(), text: ui.NewPara("", ui.Lead, ui.Ink2),
		hint: ui.NewPara("", ui.Strong, ui.AccentText), stock: newStock(d), codes: newCodes(d, true), ghost: newGhost(),
	}
	s.mixes = newMixes(d, func(n int) { acts.edit(s.state.draft.SetBlack(s.state.view, n)) })
	s.row, s.loose = newDragRow(s), newDragRow(s)
	s.row.onPlace = s.putInto
	s.row.onTap = func(i int) { s.pickUp(s.state.draft.Row[i]) }
	s.loose.onTap = func(i int) { s.pickUp(s.state.draft.Loose(s.state.view)[i]) }
	s.row.most, s.loose.most = tileMost, tileMost
	s.undo = ui.NewButton(d.T("common.undo"), ui.Secondary, func() { acts.Undo() }).WithIcon(ui.IconUndo)
	s.ok = ui.NewButton("", ui.Primary, s.act).WithMinWidth(240)
	d.Trace.Mark("confirm", s.ok)
	d.Trace.Mark("mixes", s.mixes)
	d.Trace.Mark("arrange", s.row)
	s.taking = container.NewStack(s.mixes)
	s.rows = &fyne.Container{Layout: layRows{s.row, s.loose}, Objects: []fyne.CanvasObject{s.row, s.loose}}
	buttons := ui.HMid(12, ui.Stretch(s.hint), s.undo, s.ok)
	s.card = ui.VGap(12, ui.HMid(16, ui.Stretch(s.title), s.stock.object), s.text, ui.Stretch(container.NewStack(s.taking, s.rows)), buttons)
	others := ui.NewCardPad(16, container.NewBorder(ui.NewText(d.T("davinci.out.codes"), ui.Heading, ui.Ink), nil, nil, nil, s.codes.object))
	body := &fyne.Container{Layout: startPlan{s.codes}, Objects: []fyne.CanvasObject{ui.NewCard(s.card), others}}
	s.root = container.NewStack(ui.Inset(16, 24, 19, 24, body), container.NewWithoutLayout(s.ghost.tile))
	return s
}

func (s *start) object() fyne.CanvasObject { return s.root }

func (s *start) render(st ownState) {
	v := st.view
	fresh := s.state.view.Phase != v.Phase
	s.state = st
	ui.Show(v.Phase == dv.PhaseTake, s.taking)
	ui.Show(v.Phase == dv.PhaseArrange, s.rows)
	ui.Show(v.Phase == dv.PhaseArrange && v.Options.Dashes, s.undo)
	s.stock.render(v)
	s.codes.render(v)
	if v.Phase == dv.PhaseTake {
		s.renderTake(v)
	} else {
		s.renderRow(v, fresh)
	}
	ui.PlaceAllAnew(s.card)
}

func (s *start) renderTake(v dv.View) {
	d, n := s.desk, v.Options.StartTiles()
	s.title.SetText(d.Say("davinci.start.take", games.Args{"Seat": v.Me, "N": n}))
	s.text.SetText(d.T("davinci.start.take_text"))
	s.mixes.set(n, mixesOf(v), s.state.draft.Black)
	_, ok := s.state.draft.Take(v)
	s.hint.SetText("")
	if !ok {
		s.hint.SetText(d.T("davinci.start.choose"))
	}
	s.ok.SetText(d.T("davinci.start.take_button", games.Args{"N": n}))
	s.ok.SetEnabled(ok, d.T("davinci.start.choose"))
}

func (s *start) renderRow(v dv.View, fresh bool) {
	d, draft := s.desk, s.state.draft
	s.laying = s.of(v, draft)
	s.title.SetText(d.Say("davinci.start.arrange", games.Args{"Seat": v.Me}))
	s.text.SetText(d.T("davinci.start.arrange_text"))
	if v.Options.Dashes {
		s.text.SetText(d.T("davinci.start.arrange_dash"))
	}
	s.row.show(draft.Row, s.picked, func(i int) string { return tileName(d, i) })
	s.loose.show(draft.Loose(v), s.picked, nil)
	s.row.mark(s.gaps(draft.Row), s.cursor)
	s.hint.SetText("")
	if s.picked != noTile {
		s.hint.SetText(d.T("davinci.start.put"))
	}
	_, ok := draft.Arrange(v)
	s.undo.SetEnabled(draft.CanUndo(), d.T("common.illegal.undo"))
	s.ok.SetText(d.T("davinci.start.seen"))
	if v.Options.Dashes {
		s.ok.SetText(d.T("davinci.start.arrange_button"))
	}
	s.ok.SetEnabled(ok, d.T("davinci.start.dash_first"))
	if fresh {
		s.appear()
	}
}

// dealt is how long after a tile the next one tips over.
const dealt = 140 * time.Millisecond

// appear lets the tiles tip over one after the other.
func (s *start) appear() {
	if !ui.Animations() {
		return
	}
	for i, c := range s.row.cells {
		st := s.row.tiles[i]
		back := c.look
		back.Number = dvBlank
		st.Set(back)
		s.timers = append(s.timers, ui.After(time.Duration(i)*dealt, func() { st.Turn(c.look) }))
	}
}

// lay shows another dash picked up, or another gap marked.
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

// putInto puts the picked dash into a gap of the row that is shown.
func (s *start) putInto(gap int) {
	if s.picked == noTile {
		return
	}
	d := s.put(s.state.view, s.state.draft, gap)
	s.laying = laying{noTile, -1}
	s.acts.edit(d)
}

// act takes the tiles, or confirms the row.
func (s *start) act() {
	v := s.state.view
	switch v.Phase {
	case dv.PhaseTake:
		if a, ok := s.state.draft.Take(v); ok {
			s.acts.submit(a)
			return
		}
		s.desk.Toast(s.desk.T("davinci.start.choose"))
	case dv.PhaseArrange:
		if a, ok := s.state.draft.Arrange(v); ok {
			s.acts.submit(a)
			return
		}
		s.desk.Toast(s.desk.T("davinci.start.dash_first"))
	}
}

// showTurn implements ownFace: nobody else acts while this page is shown.
func (s *start) showTurn() {}

func (s *start) keys() []shell.KeyHelp {
	if s.state.view.Phase == dv.PhaseTake {
		return []shell.KeyHelp{table.Guide(dv.PhaseTake), {Keys: "Left / Right", What: "davinci.start.keys.colors"}, {Keys: "Enter", What: "davinci.start.keys.take"}}
	}
	dashes := slices.ContainsFunc(s.state.view.Hand, dv.Tile.IsDash) // numbers stand where they must
	out := shell.KeysNow{table.Guide(dv.PhaseArrange)}
	out.Add(dashes, "Left / Right", "davinci.start.keys.gap")
	out.Add(s.cursor >= 0, "Space", "davinci.start.keys.put")
	out.Add(dashes, "Up / Down", "davinci.start.keys.pick")
	out.Add(true, "Enter", "davinci.start.keys.arrange")
	return out
}

func (s *start) key(e *fyne.KeyEvent) bool {
	arrange := s.state.view.Phase == dv.PhaseArrange
	switch e.Name {
	case fyne.KeyLeft:
		s.move(-1)
	case fyne.KeyRight:
		s.move(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		if arrange && s.cursor >= 0 {
			s.putInto(s.cursor)
		} else {
			s.act()
		}
	case fyne.KeySpace:
		if arrange && s.cursor >= 0 {
			s.putInto(s.cursor)
		}
	case fyne.KeyUp, fyne.KeyDown:
		s.lay(s.nextDash(s.state.view.Hand))
	default:
		return false
	}
	return true
}

// move moves the choice of colours, or the mark among the gaps.
func (s *start) move(by int) {
	if s.state.view.Phase == dv.PhaseTake {
		s.mixes.step(by)
		return
	}
	l := s.laying
	if l.picked == noTile {
		l = l.nextDash(s.state.view.Hand)
	}
	s.lay(l.step(s.state.draft.Row, by))
}

func (s *start) rune(rune) bool         { return false }
func (s *start) showTime(time.Duration) {}

func (s *start) stop() {
	for _, stop := range s.timers {
		stop()
	}
	s.timers = nil
	s.row.stop()
	s.loose.stop()
	s.codes.stop()
	s.ghost.hide()
}
