package dicewords

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/each"
)

// diceTable is the dice table of the rulebook, alive: what lies on the table, what
// each free die can still bring, and the chance of a letter that one points at.
type diceTable struct {
	desk   *table.Desk
	state  state
	object *fyne.Container
	count  *ui.Text
	corner fyne.CanvasObject // kept clear for the cross of a drawer
	grid   *tableGrid
	chance *ui.Para
}

func newDiceTable(d *table.Desk) *diceTable {
	t := &diceTable{
		desk:   d,
		count:  ui.NewText("", ui.Strong, ui.AccentText),
		corner: ui.Space(24, 0),
		grid:   newTableGrid(),
		chance: ui.NewPara("", ui.Body, ui.Ink2).MaxLines(2),
	}
	t.grid.pointed = t.renderChance
	head := ui.HMid(8, ui.Stretch(ui.NewText(d.T("dicewords.table"), ui.Title, ui.Ink).Truncate()), t.count, t.corner)
	foot := ui.MinSized(1, 2*ui.Body.Height()+2, t.chance)
	t.object = container.NewBorder(ui.Inset(18, 20, 8, 20, head), ui.Inset(2, 20, 10, 20, foot), nil, nil, t.grid)
	d.Trace.Mark("chart", t.object)
	return t
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
	text := ""
	if len(letters) > 0 && v.Up != nil {
		text = t.desk.T("dicewords.table.count", games.Args{"N": len(letters)})
	}
	t.count.SetText(text)
	ui.PlaceAllAnew(t.object)
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
	of := each.Of(want[:min(len(want), chancesMost)], func(letter rune) string { return string(letter) + "\u00a0" + d.Texts.Percent(chance(letter)) })
	if joker := chance(dw.Joker); joker > 0 && !slices.Contains(want, dw.Joker) {
		of = append(of, d.T("dicewords.table.joker", games.Args{"Chance": d.Texts.Percent(joker)}))
	}
	text := d.T("dicewords.table.chance", games.Args{"Chances": strings.Join(of, ",\u00a0")}) // in one line
	if len(want) == 1 && chance(want[0]) == 0 {
		text = d.T("dicewords.table.none", games.Args{"Letter": string(want[0])})
	}
	t.chance.SetText(text)
}

// tableGrid is the ten lines of six faces as one widget: pointing at a letter, or
// moving the cursor to it by keys, asks for its chance; a tap holds it.
type tableGrid struct {
	ui.Areas
	state   state
	marks   [dw.DiceCount]*draw.Die
	bands   [dw.DiceCount]*canvas.Rectangle
	open    [dw.DiceCount]bool // the next throw takes the die
	cells   [dw.DiceCount * dw.FaceCount]*draw.Cell
	held    int    // the letter that a tap holds when the pointer leaves, -1 for none
	pointed func() // another letter is asked for
}

// Sizes of the grid.
const (
	gridMark  float32 = 30
	gridLeft  float32 = 18
	gridFaces float32 = 60 // from where the letters stand
	gridRight float32 = 16
	gridLine  float32 = 58
	gridBand  float32 = 8 // inside of the paper
	cellWide  float32 = 35
	cellHigh  float32 = 42

	chancesMost = 3 // that have room in a line, the joker besides
)

func newTableGrid() *tableGrid {
	g := &tableGrid{held: -1}
	parts := make([]fyne.CanvasObject, 0, 2*dw.DiceCount+len(g.cells))
	for i := range g.marks {
		g.marks[i] = draw.NewDie(draw.DieFace{}, gridMark)
		g.bands[i] = ui.NewRect()
		parts = append(parts, g.bands[i], g.marks[i])
	}
	for i := range g.cells {
		g.cells[i] = draw.NewCell(draw.DieFace{}, draw.CellPlain, 1)
		parts = append(parts, g.cells[i])
	}
	again := func() {
		g.render(g.state)
		g.pointed()
	}
	g.Frames, g.OnPoint, g.OnFocus, g.OnBlur = g.frames, again, again, again
	g.OnTap = func(i int) {
		if g.held == i {
			i = -1
		}
		g.held = i
		again()
	}
	g.Draw(g, g.least, g.place, parts...).Repaints()
	return g
}

func (g *tableGrid) render(s state) {
	g.state = s
	v := s.view
	free := s.free()
	reaching, up := s.toCome() > 0 && v.Up != nil, s.up()
	asked := g.asked()
	for i := range g.marks {
		g.marks[i].Set(badge(v.Set, i), draw.DieState{})
		g.open[i] = reaching && slices.Contains(free, i)
		for j, letter := range v.Set.Faces(i) {
			look := draw.CellPlain
			switch {
			case up != nil && up[i] == j:
				look = draw.CellNow
			case g.open[i] && slices.Contains(asked, letter):
				look = draw.CellWanted
			case g.open[i]:
				look = draw.CellReach
			}
			k := i*dw.FaceCount + j
			g.cells[k].Set(face(v.Set, i, letter), look, g.Focused() && g.At == k)
		}
	}
	g.Refresh()
}

// asked are the letters whose chances are told: the one that is pointed at, or those that the typed word lacks, each once.
func (g *tableGrid) asked() []rune {
	at := g.Pointed()
	if at < 0 {
		at = g.held
	}
	if at >= 0 {
		return []rune{g.state.view.Set.Faces(at / dw.FaceCount)[at%dw.FaceCount]}
	}
	var out []rune
	for _, lack := range g.state.missing() {
		if r := []rune(lack)[0]; !slices.Contains(out, r) {
			out = append(out, r)
		}
	}
	return out
}

func (g *tableGrid) frames() []ui.Frame {
	out := make([]ui.Frame, len(g.cells))
	for i, c := range g.cells {
		out[i] = ui.Frame{Position: c.Position(), Size: c.Size()}
	}
	return out
}

func (g *tableGrid) least() fyne.Size {
	return fyne.NewSize(gridFaces+gridRight+dw.FaceCount*30, dw.DiceCount*34)
}

func (g *tableGrid) place(size fyne.Size) {
	line := min(size.Height/dw.DiceCount, gridLine)
	top := (size.Height - line*dw.DiceCount) / 2
	scale := min((line-8)/cellHigh, 1)
	cell := fyne.NewSize(ui.Whole(cellWide*scale), ui.Whole(cellHigh*scale))
	pitch := (size.Width - gridFaces - gridRight) / dw.FaceCount
	mark := min(gridMark, line-6)
	for i, m := range g.marks {
		y := top + float32(i)*line
		band := ui.None
		if g.open[i] {
			band = ui.DiceCloth.Face
		}
		ui.SetRect(g.bands[i], gridBand, y+2, size.Width-2*gridBand, line-4, 10, band)
		m.SetSize(mark)
		ui.Put(m, gridLeft, ui.Whole(y+(line-mark)/2), mark, mark)
		for j := range dw.FaceCount {
			c := g.cells[i*dw.FaceCount+j]
			c.SetScale(scale)
			ui.Put(c, ui.Whole(gridFaces+float32(j)*pitch), ui.Whole(y+(line-cell.Height)/2), cell.Width, cell.Height)
		}
	}
}
