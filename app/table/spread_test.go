package table_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// A mat and its paper lie side by side where there is room; in a narrow page the paper is a drawer, with its button in the head, over
// the mat, and what lies below it isn't clicked.
func TestSpread(t *testing.T) {
	env := shelltest.New(t, locales.German)
	d := table.NewDesk(env, table.Place{Game: &table.Game{Cloth: ui.DiceCloth}})
	clicks := 0
	mat, paper := ui.NewButton("Matte", ui.Secondary, func() { clicks++ }), ui.NewText("Blatt", ui.Body, ui.Ink)
	switched := 0
	s := table.NewSpread(d, table.SpreadParts{Mat: mat, Paper: paper, Name: "Würfeltabelle", Icon: ui.IconDice})
	s.OnSwitch = func() { switched++ }
	bar := ui.NewTopBar(nil, "", "", nil, "Dicewords")
	drawer := table.NewDrawer(d, bar, func() *table.Spread { return s })
	bar.SetRight(drawer.Button)
	w := test.NewTempWindow(t, ui.Page(bar, s.Object, nil))
	w.SetPadded(false)
	resize := func(width, height float32) {
		t.Helper()
		w.Resize(fyne.NewSize(width, height))
		drawer.Follow()
	}
	at := func(o fyne.CanvasObject) ui.Frame {
		t.Helper()
		p, ok := ui.Place(w.Content(), o)
		if !ok {
			t.Fatal("it isn't on the page")
		}
		return ui.Frame{Position: p, Size: o.Size()}
	}
	resize(1280, 800)
	m, p := at(mat), at(paper)
	if s.Narrow() || s.Short() || drawer.Button.Visible() || m.X != 64 || m.X+m.Width != 896 || m.Y != 64 || m.Height != 712 || p.X != 952 || p.Width != 304 {
		t.Errorf("wide: mat %v, paper %v, button %t", m, p, drawer.Button.Visible())
	}
	if drawer.Toggle() || drawer.Close() {
		t.Error("what isn't a drawer was opened or closed")
	}
	resize(1477, 831)
	if p := at(paper); p.Width != 360 || p.X+p.Width != 1453 {
		t.Errorf("very wide: paper %v", p)
	}
	switched = 0
	resize(1000, 620)
	m = at(mat)
	if !s.Narrow() || !s.Short() || switched == 0 || !drawer.Button.Visible() || drawer.Button.Text() != "Würfeltabelle" || s.Open() || m.X != 52 || m.X+m.Width != 948 {
		t.Errorf("narrow: mat %v, %d switches, open %t", m, switched, s.Open())
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(900, 400))
	if clicks != 1 {
		t.Error("the mat can't be clicked")
	}
	test.Tap(drawer.Button)
	p = at(paper)
	if !s.Open() || p.Width != 304 || p.X+p.Width > 984 || p.X+p.Width < 960 {
		t.Errorf("the drawer is at %v", p)
	}
	test.TapCanvas(w.Canvas(), fyne.NewPos(900, 400))
	if clicks != 1 {
		t.Error("a click went through the drawer")
	}
	if !drawer.Close() || drawer.Close() || s.Open() {
		t.Error("the drawer doesn't close once")
	}
	resize(1280, 800)
	if !s.Open() || drawer.Button.Visible() {
		t.Error("in a wide page the paper doesn't come back")
	}
}
