package dicewords

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// diceTable is the dice table of the rulebook, alive: what lies on the table, what
// each free die can still bring, and the chance of a letter that one points at.
type diceTable struct {
	desk   *table.Desk
	state  state
	object fyne.CanvasObject
	head   *fyne.Container
	title  *fyne.Container // head in its place
	wide   bool            // there is room for the count next to the title
	count  *ui.Chip
	grid   *tableGrid
	chance *ui.Para
}

func newDiceTable(d *table.Desk) *diceTable {
	t := &diceTable{
		desk:   d,
		count:  ui.NewChip("", ""),
		grid:   newTableGrid(d.Env),
		chance: ui.NewPara("", ui.Strong, ui.Ink).MaxLines(2),
	}
	t.grid.pointed = t.renderChance
	legend := ui.HMid(6)
	for _, l := range []struct {
		id   games.ID
		look draw.CellLook
	}{{"dicewords.table.now", draw.CellNow}, {"dicewords.table.reach", draw.CellReach}, {"dicewords.table.wanted", draw.CellWanted}} {
		key := draw.NewCell(draw.DieFace{Hidden: true, Color: ui.Color(ui.Ink2)}, l.look, .5)
		legend.Add(key)
		legend.Add(ui.NewText(d.T(l.id), ui.Small, ui.Ink2))
	}
	t.head = ui.HMid(8, ui.Stretch(ui.NewText(d.T("dicewords.table"), ui.Title, ui.Ink).Truncate()), t.count)
	t.title = ui.Inset(4, 8, 8, 8, t.head)
	t.object = ui.NewCardPad(12, container.NewBorder(
		t.title,
		ui.Inset(8, 8, 0, 8, ui.VGap(6, t.chance, legend)),
		nil, nil, t.grid))
	d.Trace.Mark("chart", t.object)
	return t
}

// showTable opens the dice table in a dialog, for windows without room for it.
func showTable(d *table.Desk, s state) {
	t := newDiceTable(d)
	t.title.Hide() // the dialog has one
	t.render(s)
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("dicewords.table"), Width: 460, Body: ui.MinSized(380, 500, t.object), Focus: t.grid,
		Buttons: []ui.DialogButton{{Text: d.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

func (t *diceTable) render(s state) {
	t.state = s
	v := s.view
	letters := map[rune]bool{}
	for _, reach := range dw.Reach(v.Set, s.free(), s.toCome()) {
		for _, r := range reach {
			letters[r] = true
		}
	}
	delete(letters, dw.Joker)
	t.count.Set(t.desk.T("dicewords.table.count", games.Args{"N": len(letters)}), "", ui.AccentSoft, ui.AccentText)
	ui.Show(len(letters) > 0 && v.Up != nil && t.wide, t.count)
	ui.PlaceAnew(t.head)
	t.grid.render(s)
	t.renderChance()
}

// renderChance tells the exact chances of the wanted letters, each by itself. Before the first throw there are none to ask for.
func (t *diceTable) renderChance() {
	d, s, want := t.desk, t.state, t.grid.asked()
	thrown := s.toCome() > 0 && s.view.Up != nil
	if len(want) == 0 || !thrown {
		t.chance.SetColor(ui.Ink2)
		t.chance.SetText("")
		if s.acting && thrown {
			t.chance.SetText(d.T("dicewords.table.hint"))
		}
		return
	}
	t.chance.SetColor(ui.Ink)
	chance := func(letter rune) float64 { return dw.ChanceOf(s.view.Set, s.free(), s.toCome(), letter).Chance }
	of := make([]string, len(want))
	for i, letter := range want {
		of[i] = string(letter) + "\u00a0" + d.Texts.Percent(chance(letter))
	}
	text := d.T("dicewords.table.chance", games.Args{"Chances": strings.Join(of, ", ")})
	if len(want) == 1 && chance(want[0]) == 0 {
		text = d.T("dicewords.table.none", games.Args{"Letter": string(want[0])})
	}
	if joker := chance(dw.Joker); joker > 0 && !slices.Contains(want, dw.Joker) {
		text += " · " + d.T("dicewords.table.joker", games.Args{"Chance": d.Texts.Percent(joker)})
	}
	t.chance.SetText(text)
}

// tableGrid is the ten lines of six faces as one widget: pointing at a letter, or
// moving the cursor to it by keys, asks for its chance; a tap holds it.
type tableGrid struct {
	ui.Base
	env     *shell.Env // for the names of the colours
	state   state
	names   [dw.DiceCount]*ui.Text
	marks   [dw.DiceCount]*draw.Die
	bands   [dw.DiceCount]*canvas.Rectangle
	open    [dw.DiceCount]bool // the next throw takes the die
	cells   [dw.DiceCount][dw.FaceCount]*draw.Cell
	want    rune // letter that is asked for, 0 for none
	held    rune // want that a tap keeps when the pointer leaves
	row     int  // the keyboard's cursor
	col     int
	focus   bool
	pointed func() // another letter is asked for
}

var (
	_ fyne.Widget       = (*tableGrid)(nil)
	_ fyne.Tappable     = (*tableGrid)(nil)
	_ fyne.Focusable    = (*tableGrid)(nil)
	_ desktop.Hoverable = (*tableGrid)(nil)
)

func newTableGrid(env *shell.Env) *tableGrid {
	g := &tableGrid{env: env}
	for i := range g.cells {
		g.names[i] = ui.NewText("", ui.Body, ui.Ink).Truncate()
		g.marks[i] = draw.NewDie(draw.DieFace{}, 26)
		g.bands[i] = ui.NewRect()
		for j := range g.cells[i] {
			g.cells[i][j] = draw.NewCell(draw.DieFace{}, draw.CellPlain, 1)
		}
	}
	g.Draw(g, g.least, g.place).Changing(g.parts).Repaints()
	return g
}

func (g *tableGrid) render(s state) {
	g.state = s
	v := s.view
	free := s.free()
	reaching := s.toCome() > 0 && v.Up != nil
	for i := range g.cells {
		g.names[i].SetText(g.env.T(games.ID("dicewords.die." + v.Set.Dice[i].ID)))
		g.marks[i].Set(badge(v.Set, i), draw.DieState{})
		open := reaching && slices.Contains(free, i)
		g.open[i] = open
		for j, letter := range v.Set.Faces(i) {
			look := draw.CellPlain
			up, lies := v.Letter(i)
			switch {
			case lies && v.Up[i] == j && up == letter:
				look = draw.CellNow
			case open && g.wants(letter):
				look = draw.CellWanted
			case open:
				look = draw.CellReach
			}
			g.cells[i][j].Set(face(v.Set, i, letter), look, g.focus && g.row == i && g.col == j)
		}
	}
	g.Refresh()
}

// asked are the letters whose chances are told: the one that is pointed at, or those that the typed word lacks, each once.
func (g *tableGrid) asked() []rune {
	if g.want != 0 {
		return []rune{g.want}
	}
	var out []rune
	for _, lack := range g.state.missing() {
		if r := []rune(lack)[0]; !slices.Contains(out, r) {
			out = append(out, r)
		}
	}
	return out
}

// wants tells whether a letter is looked for: by pointing at it, or because the typed word lacks it.
func (g *tableGrid) wants(letter rune) bool {
	if g.want != 0 {
		return letter == g.want
	}
	return slices.Contains(g.state.missing(), string(letter))
}

// point asks for a letter; 0 for none.
func (g *tableGrid) point(letter rune) {
	if letter == 0 {
		letter = g.held
	}
	if g.want != letter {
		g.want = letter
		g.render(g.state)
		g.pointed()
	}
}

// letterAt is the letter under a point, 0 for none.
func (g *tableGrid) letterAt(p fyne.Position) rune {
	for i := range g.cells {
		for j, c := range g.cells[i] {
			q, s := c.Position(), c.Size()
			if p.X >= q.X && p.Y >= q.Y && p.X < q.X+s.Width && p.Y < q.Y+s.Height {
				return g.state.view.Set.Faces(i)[j]
			}
		}
	}
	return 0
}

// Tapped implements fyne.Tappable.
func (g *tableGrid) Tapped(e *fyne.PointEvent) {
	letter := g.letterAt(e.Position)
	if letter == g.held {
		letter = 0
	}
	g.held = letter
	g.want = -1
	g.point(letter)
}

// MouseIn implements desktop.Hoverable.
func (g *tableGrid) MouseIn(e *desktop.MouseEvent) { g.point(g.letterAt(e.Position)) }

// MouseMoved implements desktop.Hoverable.
func (g *tableGrid) MouseMoved(e *desktop.MouseEvent) { g.point(g.letterAt(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (g *tableGrid) MouseOut() { g.point(0) }

// FocusGained implements fyne.Focusable.
func (g *tableGrid) FocusGained() {
	g.focus = true
	g.follow()
}

// FocusLost implements fyne.Focusable.
func (g *tableGrid) FocusLost() {
	g.focus = false
	g.want = g.held
	g.render(g.state)
	g.pointed()
}

// TypedRune implements fyne.Focusable.
func (g *tableGrid) TypedRune(r rune) { ui.BubbleRune(g, r) }

// TypedKey implements fyne.Focusable: the arrows ask for the next letter.
func (g *tableGrid) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		g.col = (g.col + dw.FaceCount - 1) % dw.FaceCount
	case fyne.KeyRight:
		g.col = (g.col + 1) % dw.FaceCount
	case fyne.KeyUp:
		g.row = (g.row + dw.DiceCount - 1) % dw.DiceCount
	case fyne.KeyDown:
		g.row = (g.row + 1) % dw.DiceCount
	default:
		ui.BubbleKey(g, e)
		return
	}
	g.follow()
}

func (g *tableGrid) follow() {
	g.want = g.state.view.Set.Faces(g.row)[g.col]
	g.render(g.state)
	g.pointed()
}

func (g *tableGrid) least() fyne.Size {
	return fyne.NewSize(26+16+dw.FaceCount*30, dw.DiceCount*34)
}

func (g *tableGrid) parts() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for i := range g.cells {
		out = append(out, g.bands[i], g.marks[i], g.names[i])
		for _, c := range g.cells[i] {
			out = append(out, c)
		}
	}
	return out
}

// place puts the names away when they would leave too little for the letters.
func (g *tableGrid) place(size fyne.Size) {
	line := min(size.Height/dw.DiceCount, 56)
	scale := min((line-4)/38, 1)
	cell := fyne.NewSize(float32(int(34*scale)), float32(int(38*scale)))
	pitch := cell.Width + 2
	letters := dw.FaceCount * pitch
	name := size.Width - letters - 26 - 18
	for i := range g.cells {
		y := float32(i) * line
		band := ui.None
		if g.open[i] {
			band = ui.Well
		}
		ui.SetRect(g.bands[i], 0, y+1, size.Width, line-2, 8, band)
		ui.Put(g.marks[i], 6, y+(line-29)/2, 26, 26)
		ui.Show(name >= 56, g.names[i])
		ui.Put(g.names[i], 39, y+(line-ui.Body.Height())/2, name-4, ui.Body.Height())
		for j, c := range g.cells[i] {
			c.SetScale(scale)
			c.Move(fyne.NewPos(size.Width-5-letters+float32(j)*pitch, y+(line-cell.Height)/2))
			c.Resize(cell)
		}
	}
}
