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

// laid is a mat with one button and a paper, in a window with a head.
type laid struct {
	testing.TB
	window   fyne.Window
	spread   *table.Spread
	drawer   *table.Drawer
	mat      *ui.Button
	paper    *ui.Text
	clicks   int // on the mat
	switches int
}

func lay(t *testing.T) *laid {
	t.Helper()
	env := shelltest.New(t, locales.German)
	d := table.NewDesk(env, table.Place{Game: &table.Game{Cloth: ui.DiceCloth}})
	l := &laid{TB: t, paper: ui.NewText("Blatt", ui.Body, ui.Ink)}
	l.mat = ui.NewButton("Matte", ui.Secondary, func() { l.clicks++ })
	l.spread = table.NewSpread(d, table.SpreadParts{Mat: l.mat, Paper: l.paper, Name: "Würfeltabelle", Icon: ui.IconDice})
	l.spread.OnSwitch = func() { l.switches++ }
	bar := ui.NewTopBar(nil, "", "", nil, "Dicewords")
	l.drawer = table.NewDrawer(d, bar, func() *table.Spread { return l.spread })
	bar.SetRight(l.drawer.Button)
	l.window = test.NewTempWindow(t, ui.Page(bar, l.spread.Object, nil))
	l.window.SetPadded(false)
	return l
}

func (l *laid) resize(width, height float32) {
	l.window.Resize(fyne.NewSize(width, height))
	l.drawer.Follow()
}

// lies fails unless something lies from left to right, in units.
func (l *laid) lies(o fyne.CanvasObject, left, right float32) {
	l.Helper()
	if at, ok := ui.Place(l.window.Content(), o); !ok || at.X != left || at.X+o.Size().Width != right {
		l.Errorf("it lies from %.0f to %.0f, not from %.0f to %.0f", at.X, at.X+o.Size().Width, left, right)
	}
}

func (l *laid) must(ok bool, what string) {
	l.Helper()
	if !ok {
		l.Error(what)
	}
}

// A mat and its paper lie side by side where there is room, and the paper is wider in a wide page.
func TestSpread(t *testing.T) {
	l := lay(t)
	l.resize(1280, 800)
	l.lies(l.mat, 64, 896)
	l.lies(l.paper, 952, 1256)
	l.must(!l.spread.Narrow() && !l.spread.Short() && l.spread.Open() && !l.drawer.Button.Visible(), "a wide page has a drawer")
	l.must(!l.drawer.Toggle() && !l.drawer.Close(), "what isn't a drawer was opened or closed")
	l.resize(1477, 831)
	l.lies(l.paper, 1093, 1453)
}

// In a narrow page the paper is a drawer over the mat, with its button in the head; what lies below it isn't clicked.
func TestDrawer(t *testing.T) {
	l := lay(t)
	l.resize(1280, 800)
	l.switches = 0
	l.resize(1000, 620)
	l.lies(l.mat, 52, 948)
	l.must(l.spread.Narrow() && l.spread.Short() && l.switches > 0, "the board doesn't hear that the page is narrow")
	l.must(l.drawer.Button.Visible() && l.drawer.Button.Text() == "Würfeltabelle" && !l.spread.Open(), "no closed drawer with a button")
	below := fyne.NewPos(900, 400)
	test.TapCanvas(l.window.Canvas(), below)
	l.must(l.clicks == 1, "the mat can't be clicked")
	test.Tap(l.drawer.Button)
	l.lies(l.paper, 670, 974)
	test.TapCanvas(l.window.Canvas(), below)
	l.must(l.spread.Open() && l.clicks == 1, "a click went through the drawer")
	l.must(l.drawer.Close() && !l.drawer.Close() && !l.spread.Open(), "the drawer doesn't close once")
	cross := fyne.NewPos(974-8-20, 66+8+20)
	test.Tap(l.drawer.Button)
	test.TapCanvas(l.window.Canvas(), cross)
	l.must(!l.spread.Open(), "its cross doesn't close it")
	l.resize(1280, 800)
	l.must(l.spread.Open() && !l.drawer.Button.Visible(), "in a wide page the paper doesn't come back")
	test.TapCanvas(l.window.Canvas(), fyne.NewPos(1256-8-20, 64+8+20))
	l.must(l.spread.Open(), "a paper beside the mat has a cross")
}
