package davinci

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// start is the page where a seat takes its first tiles and arranges them. It takes the
// same steps for everybody, so that nobody notices who has a dash.
type start struct {
	o     *own
	phase games.ID

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
	laying *fyne.Container
	card   *fyne.Container
	ghost  *ghost
	root   *fyne.Container

	picked dv.Tile // the dash that is being put; noTile for none
	cursor int     // the gap of the keyboard or the pointer, as the row shows it; -1 for none
	timers []func()
}

// noTile is none of the tiles.
const noTile dv.Tile = -1

var _ ownFace = (*start)(nil)

func newStart(o *own) *start {
	d := o.b.desk
	s := &start{
		o: o, picked: noTile, cursor: -1,
		title: ui.NewText("", ui.Question, ui.Ink).Truncate(), text: ui.NewPara("", ui.Lead, ui.Ink2),
		hint: ui.NewPara("", ui.Strong, ui.AccentText), stock: newStock(o.b), codes: newCodes(o.b, true), ghost: newGhost(),
	}
	s.mixes = newMixes(d, func(n int) { o.edit(o.draft.SetBlack(o.view, n)) })
	s.row, s.loose = newDragRow(s), newDragRow(s)
	s.row.onPlace = s.put
	s.row.onTap = func(i int) { s.pick(s.o.draft.Row[i]) }
	s.loose.onTap = func(i int) { s.pick(s.o.draft.Loose(s.o.view)[i]) }
	s.row.most, s.loose.most = 72, 72
	s.undo = ui.NewButton(d.T("common.undo"), ui.Secondary, func() { o.Undo() }).WithIcon(ui.IconUndo)
	s.ok = ui.NewButton("", ui.Primary, s.act).WithMinWidth(240)
	d.Trace.Mark("confirm", s.ok)
	d.Trace.Mark("mixes", s.mixes)
	d.Trace.Mark("arrange", s.row)
	s.taking = container.NewStack(s.mixes)
	s.laying = &fyne.Container{Layout: layRows{s}, Objects: []fyne.CanvasObject{s.row, s.loose}}
	buttons := ui.HMid(12, ui.Stretch(s.hint), s.undo, s.ok)
	s.card = ui.VGap(12, ui.HMid(16, ui.Stretch(s.title), s.stock.object), s.text, ui.Stretch(container.NewStack(s.taking, s.laying)), buttons)
	others := ui.NewCardPad(16, container.NewBorder(ui.NewText(d.T("davinci.out.codes"), ui.Heading, ui.Ink), nil, nil, nil, s.codes.object))
	body := &fyne.Container{Layout: &startPlan{s: s}, Objects: []fyne.CanvasObject{ui.NewCard(s.card), others}}
	s.root = container.NewStack(ui.Inset(16, 24, 19, 24, body), container.NewWithoutLayout(s.ghost.stone))
	return s
}

func (s *start) object() fyne.CanvasObject { return s.root }

func (s *start) render() {
	v := s.o.view
	fresh := s.phase != v.Phase
	s.phase = v.Phase
	ui.Show(v.Phase == dv.PhaseTake, s.taking)
	ui.Show(v.Phase == dv.PhaseArrange, s.laying)
	ui.Show(v.Phase == dv.PhaseArrange, s.undo)
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
	d, n := s.o.b.desk, v.Options.StartTiles()
	s.title.SetText(d.Say("davinci.start.take", games.Args{"Seat": v.Me, "N": n}))
	s.text.SetText(d.T("davinci.start.take_text"))
	var allowed []int
	for black := range n + 1 {
		if black <= v.Middle[dv.Black] && n-black <= v.Middle[dv.White] {
			allowed = append(allowed, black)
		}
	}
	s.mixes.set(n, allowed, s.o.draft.Black)
	_, ok := s.o.draft.Take(v)
	s.hint.SetText("")
	if !ok {
		s.hint.SetText(d.T("davinci.start.choose"))
	}
	s.ok.SetText(d.T("davinci.start.take_button", games.Args{"N": n}))
	s.ok.SetEnabled(ok, d.T("davinci.start.choose"))
}

func (s *start) renderRow(v dv.View, fresh bool) {
	d, draft := s.o.b.desk, s.o.draft
	loose := draft.Loose(v)
	if !slices.Contains(v.Hand, s.picked) {
		s.picked = noTile
	}
	if s.picked == noTile && len(loose) > 0 {
		s.picked, s.cursor = loose[0], -1
	}
	s.title.SetText(d.Say("davinci.start.arrange", games.Args{"Seat": v.Me}))
	s.text.SetText(d.T("davinci.start.arrange_text"))
	if v.Options.Dashes {
		s.text.SetText(d.T("davinci.start.arrange_dash"))
	}
	s.row.show(draft.Row, s.picked, true)
	s.loose.show(loose, s.picked, false)
	s.row.mark(s.places(), s.cursor)
	s.hint.SetText("")
	if s.picked != noTile {
		s.hint.SetText(d.T("davinci.start.put"))
	}
	_, ok := draft.Arrange(v)
	s.undo.SetEnabled(draft.CanUndo(), d.T("common.illegal.undo"))
	s.ok.SetText(d.T("davinci.start.arrange_button"))
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
		st := s.row.stones[i]
		back := c.look
		back.Number = dvBlank
		st.Set(back)
		s.timers = append(s.timers, ui.After(time.Duration(i)*dealt, func() { st.Turn(c.look) }))
	}
}

// places are the gaps where the picked dash may go, as the row shows them: those beside
// the dash itself are no other places.
func (s *start) places() []int {
	if s.picked == noTile {
		return nil
	}
	at := slices.Index(s.o.draft.Row, s.picked)
	var out []int
	for g := range len(s.o.draft.Row) + 1 {
		if at < 0 || g != at && g != at+1 {
			out = append(out, g)
		}
	}
	return out
}

// pick takes a dash up again, or leaves it where it stands.
func (s *start) pick(t dv.Tile) {
	if !t.IsDash() {
		return
	}
	if s.picked == t {
		t = noTile
	}
	s.picked, s.cursor = t, -1
	s.o.show()
}

// put puts the picked dash into a gap of the row that is shown.
func (s *start) put(gap int) {
	t := s.picked
	if t == noTile {
		return
	}
	if at := slices.Index(s.o.draft.Row, t); at >= 0 && gap > at {
		gap--
	}
	s.picked, s.cursor = noTile, -1
	s.o.edit(s.o.draft.Put(s.o.view, t, gap))
}

// act takes the tiles, or confirms the row.
func (s *start) act() {
	v := s.o.view
	switch v.Phase {
	case dv.PhaseTake:
		if a, ok := s.o.draft.Take(v); ok {
			s.o.submit(a)
		}
	case dv.PhaseArrange:
		if a, ok := s.o.draft.Arrange(v); ok {
			s.o.submit(a)
		}
	}
}

func (s *start) keys() []shell.KeyHelp {
	if s.o.view.Phase == dv.PhaseTake {
		return []shell.KeyHelp{{Keys: "Left / Right", What: "davinci.start.keys.colors"}, {Keys: "Enter", What: "davinci.start.keys.take"}}
	}
	return []shell.KeyHelp{
		{Keys: "Left / Right", What: "davinci.start.keys.gap"},
		{Keys: "Space", What: "davinci.start.keys.put"},
		{Keys: "Up / Down", What: "davinci.start.keys.pick"},
		{Keys: "Enter", What: "davinci.start.keys.arrange"},
	}
}

func (s *start) key(e *fyne.KeyEvent) bool {
	arrange := s.o.view.Phase == dv.PhaseArrange
	switch e.Name {
	case fyne.KeyLeft:
		s.step(-1)
	case fyne.KeyRight:
		s.step(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		if arrange && s.cursor >= 0 {
			s.put(s.cursor)
		} else {
			s.act()
		}
	case fyne.KeySpace:
		if arrange && s.cursor >= 0 {
			s.put(s.cursor)
		}
	case fyne.KeyUp, fyne.KeyDown:
		s.nextDash()
	default:
		return false
	}
	return true
}

// step moves the choice of colours, or the mark among the gaps.
func (s *start) step(by int) {
	if s.o.view.Phase == dv.PhaseTake {
		s.mixes.step(by)
		return
	}
	if s.picked == noTile {
		s.nextDash()
	}
	places := s.places()
	if len(places) == 0 {
		return
	}
	i := slices.Index(places, s.cursor)
	switch {
	case i >= 0:
		i = min(max(i+by, 0), len(places)-1)
	case by < 0:
		i = len(places) - 1
	default:
		i = 0
	}
	s.cursor = places[i]
	s.o.show()
}

// nextDash picks the next dash of one's own.
func (s *start) nextDash() {
	var dashes []dv.Tile
	for _, t := range s.o.view.Hand {
		if t.IsDash() {
			dashes = append(dashes, t)
		}
	}
	if len(dashes) > 0 {
		s.picked, s.cursor = dashes[(slices.Index(dashes, s.picked)+1)%len(dashes)], -1
		s.o.show()
	}
}

func (s *start) rune(rune) bool         { return false }
func (s *start) menu() []ui.MenuItem    { return nil }
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
