package draw_test

import (
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

var latin = []rune("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

// crib is the chart as it stands at the table, in a window, and what it called back.
func crib(t *testing.T) (a *draw.Alphabet, got *[]rune, c fyne.Canvas) {
	t.Helper()
	look(t, ui.Light)
	got = &[]rune{}
	a = draw.NewAlphabet(latin, draw.ChartLook{Letter: 36, Cell: 44, Columns: 4}, func(r rune) { *got = append(*got, r) })
	w := test.NewTempWindow(t, a)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(232, 500))
	return a, got, w.Canvas()
}

func TestChartLiesInColumns(t *testing.T) {
	a, _, _ := crib(t)
	for i, r := range latin {
		at, size := a.Place(r)
		first, _ := a.Place(latin[i%4])
		if at.X != first.X || at.X+size.Width > 232 {
			t.Errorf("%c lies at %v, %v wide", r, at, size)
		}
		if i >= 4 {
			above, size := a.Place(latin[i-4])
			if at.Y != above.Y+size.Height+4 {
				t.Errorf("%c lies at %v below %v", r, at, above)
			}
		}
	}
	free := draw.ChartLook{Letter: 40, Cell: 50}
	for width, lines := range map[float32]int{62: 26, 240: 7, 1500: 1} {
		one := free.LineHeight() - 8
		if got, want := a.HeightFor(free, width), one*float32(lines)+4*float32(lines-1)+8; got != want {
			t.Errorf("%v wide: %v high, want %v", width, got, want)
		}
	}
	if at, size := a.Place('!'); !at.IsZero() || !size.IsZero() {
		t.Error("a place for what isn't there")
	}
}

// pictures are the pictures that are shown, each painted once as long as it looks alike.
func pictures(a *draw.Alphabet) (out []image.Image) {
	for _, o := range test.WidgetRenderer(a).Objects() {
		if r, ok := o.(*canvas.Raster); ok && r.Visible() {
			out = append(out, r.Generator(int(r.Size().Width), int(r.Size().Height)))
		}
	}
	return out
}

// grounds counts the visible areas of one colour.
func grounds(a *draw.Alphabet, tok ui.Token) (n int) {
	for _, o := range test.WidgetRenderer(a).Objects() {
		if r, ok := o.(*canvas.Rectangle); ok && r.Visible() && r.FillColor == ui.Color(tok) {
			n++
		}
	}
	return n
}

func TestCandidatesStandOut(t *testing.T) {
	a, _, _ := crib(t)
	objects := len(test.WidgetRenderer(a).Objects())
	plain := pictures(a)
	if len(plain) != len(latin) {
		t.Fatalf("%d pictures", len(plain))
	}
	a.SetCandidates([]rune("AE"))
	for i, p := range pictures(a) {
		if r := latin[i]; (p == plain[i]) != (r == 'A' || r == 'E') {
			t.Errorf("%c: faded or not, but not as it should", r)
		}
	}
	if got := grounds(a, ui.AccentSoft); got != 2 {
		t.Errorf("%d letters stand out", got)
	}
	a.SetCandidates([]rune{})
	if got := pictures(a); grounds(a, ui.AccentSoft) != 0 || got[0] == plain[0] {
		t.Error("no letter fits, but some look so")
	}
	a.SetCandidates(nil)
	if !slices.Equal(pictures(a), plain) || grounds(a, ui.AccentSoft) != 0 {
		t.Error("without the filter not all letters are alike")
	}
	a.SetSelected('Q')
	if grounds(a, ui.AccentSoft) != 1 || a.Selected() != 'Q' {
		t.Error("the selected letter doesn't stand out")
	}
	if len(test.WidgetRenderer(a).Objects()) != objects {
		t.Error("widgets were made again")
	}
}

// What is painted late, in another theme than it was drawn for, leaves nothing of that theme behind.
func TestPaintedInAnotherTheme(t *testing.T) {
	chart := func() *draw.Alphabet {
		a := draw.NewAlphabet(latin, draw.ChartLook{Letter: 31, Cell: 44, Columns: 4}, nil)
		a.SetCandidates([]rune("AE"))
		a.Resize(fyne.NewSize(232, 500))
		return a
	}
	look(t, ui.Light)
	old := chart()
	ui.Apply(fyne.CurrentApp(), ui.DarkMode)
	pictures(old)
	ui.Apply(fyne.CurrentApp(), ui.Light)
	got := pictures(chart())
	draw.SetAlphabet(nil) // nothing painted before is used again
	for i, want := range pictures(chart()) {
		if !slices.Equal(got[i].(*image.RGBA).Pix, want.(*image.RGBA).Pix) {
			t.Errorf("%c has kept the dark theme's colours", latin[i])
		}
	}
}

func TestChartTapsAndKeys(t *testing.T) {
	a, got, c := crib(t)
	at, size := a.Place('K')
	test.TapCanvas(c, at.AddXY(size.Width/2, size.Height/2))
	test.TapCanvas(c, fyne.NewPos(at.X+size.Width+1, at.Y+3)) // between two cells
	c.Focus(a)
	test.Type(a, "x7!")
	var moved []rune
	a.OnLetter = func(r rune) { moved = append(moved, r) }
	press := func(keys ...fyne.KeyName) {
		for _, k := range keys {
			a.TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
	press(fyne.KeyHome, fyne.KeyRight, fyne.KeyDown, fyne.KeyReturn, fyne.KeyLeft, fyne.KeyUp, fyne.KeyUp, fyne.KeyLeft, fyne.KeySpace)
	press(fyne.KeyEnd, fyne.KeyRight, fyne.KeyUp, fyne.KeyUp, fyne.KeyRight, fyne.KeyRight, fyne.KeyDown, fyne.KeyDown)
	if s := string(*got); s != "KXFA" {
		t.Errorf("chosen: %s", s)
	}
	if s := string(moved); s != "ABFEAZVRSTXZ" {
		t.Errorf("moved: %s", s)
	}
	if !a.Type('q') || a.Type('Ä') {
		t.Error("typing")
	}
}

// The apostrophe is printed as such, and every way to type the signs finds them.
func TestSigns(t *testing.T) {
	look(t, ui.Light)
	var got []rune
	a := draw.NewAlphabet([]rune("A-'"), draw.ChartLook{Letter: 36, Cell: 44, Columns: 4}, func(r rune) { got = append(got, r) })
	if s := texts(a); s != "[A][-][’]" {
		t.Error(s)
	}
	for _, r := range "’'‘–-" {
		a.Type(r)
	}
	if s := string(got); s != "'''--" {
		t.Error(s)
	}
}

// Letters of a group stay in one line, on common ground, apart from single letters.
func TestGroups(t *testing.T) {
	look(t, ui.Light)
	a := draw.NewAlphabet(nil, draw.ChartLook{Letter: 40, Cell: 50}, nil)
	a.SetGroups([][]rune{[]rune("AH"), []rune("FKZ"), []rune("LT"), []rune("B"), []rune("C")})
	a.Resize(fyne.NewSize(4*50+3*4+8, 400))
	y := func(r rune) float32 { at, _ := a.Place(r); return at.Y }
	if y('A') != y('H') || y('F') != y('Z') || y('F') <= y('A') || y('L') <= y('F') || y('B') <= y('L') || y('B') != y('C') {
		t.Error(y('A'), y('H'), y('F'), y('Z'), y('L'), y('B'), y('C'))
	}
	if got := grounds(a, ui.Well); got != 3 {
		t.Errorf("%d grounds", got)
	}
	a.SetLetters([]rune("AB"))
	if grounds(a, ui.Well) != 0 || len(pictures(a)) != 2 || string(a.Letters()) != "AB" {
		t.Error("groups are left over")
	}
	if a.Key(&fyne.KeyEvent{Name: fyne.KeyF5}) {
		t.Error("takes foreign keys")
	}
}
