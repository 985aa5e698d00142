package draw_test

import (
	"bytes"
	"fmt"
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// look starts a program in a mode.
func look(t *testing.T, mode ui.Mode) fyne.App {
	t.Helper()
	a := test.NewTempApp(t)
	ui.Apply(a, mode)
	t.Cleanup(func() {
		draw.SetMarks(false)
		draw.SetAlphabet(nil)
	})
	return a
}

func hex(c interface{ RGBA() (r, g, b, a uint32) }) []byte {
	r, g, b, _ := c.RGBA()
	return fmt.Appendf(nil, "#%02X%02X%02X", r>>8, g>>8, b>>8)
}

// Each thing that changes the look makes another picture, and the same look none.
func TestDrawingsAreCachedByLook(t *testing.T) {
	a := look(t, ui.Light)
	seen := map[string]string{}
	see := func(what string, res fyne.Resource) {
		t.Helper()
		if was, twice := seen[res.Name()]; twice {
			t.Errorf("%s is the same picture as %s", what, was)
		}
		seen[res.Name()] = what
	}
	for _, o := range []draw.Options{{}, {Marks: draw.MarksOn}, {Turned: true}, {Faded: true}, {Gap: 1}} {
		see(fmt.Sprint("RA ", o), draw.WordSVG("RA", 40, o))
		if draw.WordSVG("RA", 40, o) != draw.WordSVG("RA", 40, o) {
			t.Error("drawn twice:", o)
		}
		see(fmt.Sprint("U ", o), draw.PieceSVG(letterpiece.UCurve, 40, 0, o))
	}
	see("size", draw.WordSVG("RA", 41, draw.Options{}))
	see("word", draw.WordSVG("AR", 40, draw.Options{}))
	see("quarter", draw.PieceSVG(letterpiece.UCurve, 40, 90, draw.Options{}))
	see("kind", draw.PieceSVG(letterpiece.WideCurve, 40, 0, draw.Options{}))
	ui.Apply(a, ui.DarkMode)
	see("dark", draw.WordSVG("RA", 40, draw.Options{}))
}

// The setting holds where the options leave it open, and only there.
func TestMarksFollowTheSetting(t *testing.T) {
	look(t, ui.Light)
	paths := func(m draw.Marks) int {
		return bytes.Count(draw.WordSVG("IL", 40, draw.Options{Marks: m}).Content(), []byte("<path"))
	}
	const plain, marked = 2 * 3, 2*3 + 2*3 // 3 pieces with rim; two marks each
	for _, on := range []bool{true, false} {
		draw.SetMarks(on)
		want := map[draw.Marks]int{draw.MarksAsSet: plain, draw.MarksOn: marked, draw.MarksOff: plain}
		if on {
			want[draw.MarksAsSet] = marked
		}
		for m, n := range want {
			if got := paths(m); got != n {
				t.Errorf("setting %t, option %d: %d paths, want %d", on, m, got, n)
			}
		}
		if draw.MarksShown() != on {
			t.Error("the setting is lost")
		}
	}
	draw.SetMarks(true)
	if n := bytes.Count(draw.WordSVG("SPIELTISCH", 60, draw.Options{Marks: draw.MarksOff}).Content(), []byte("<path")); n != 2*20 {
		t.Errorf("the logo has %d paths for 20 pieces", n)
	}
}

// Colours are tokens: rims always in the light theme, halos in the dark one, marks
// that can be seen, and faded colours of 34 % on the card.
func TestColours(t *testing.T) {
	tokens := [letterpiece.Kinds][2]ui.Token{{ui.Long, ui.LongEdge}, {ui.Short, ui.ShortEdge}, {ui.Arc, ui.ArcEdge}, {ui.U, ui.UEdge}}
	for _, mode := range []ui.Mode{ui.Light, ui.DarkMode} {
		look(t, mode)
		for k := range letterpiece.Kind(letterpiece.Kinds) {
			fill, edge := ui.Color(tokens[k][0]), ui.Color(tokens[k][1])
			res := draw.PieceSVG(k, 60, 0, draw.Options{}).Content()
			if e, f := bytes.Index(res, hex(edge)), bytes.Index(res, hex(fill)); e < 0 || f < e {
				t.Errorf("mode %d kind %d: edge at %d, fill at %d", mode, k, e, f)
			}
			faded := draw.PieceSVG(k, 60, 0, draw.Options{Faded: true}).Content()
			if !bytes.Contains(faded, hex(ui.Mix(fill, ui.Color(ui.CardBG), .34))) || bytes.Contains(faded, hex(fill)) {
				t.Errorf("mode %d kind %d: not faded", mode, k)
			}
			marked := draw.PieceSVG(k, 60, 0, draw.Options{Marks: draw.MarksOn}).Content()
			at := bytes.LastIndex(marked, []byte(`fill="`)) + len(`fill="`)
			mark, err := ui.ParseColor(string(marked[at : at+7]))
			if err != nil {
				t.Fatal(err)
			}
			if c := ui.Contrast(mark, fill); c < 3 {
				t.Errorf("mode %d kind %d: the mark has only %.2f", mode, k, c)
			}
		}
	}
}

// Pictures are whole pixels large and drawn at that size, so that nothing is scaled.
func TestDrawingsAreNotScaled(t *testing.T) {
	look(t, ui.Light)
	for _, height := range []float32{20, 33.3, 60, 104} {
		for _, w := range []fyne.Widget{draw.NewWord("RAD", height), draw.NewPiece(letterpiece.WideCurve, height, draw.Options{}), draw.NewPieces(letterpiece.Count{1, 2, 1, 1}, height, draw.Options{})} {
			img, ok := test.WidgetRenderer(w).Objects()[0].(*canvas.Raster)
			if !ok {
				t.Fatal("no picture")
			}
			s := img.Size()
			if s.Width != float32(int(s.Width)) || s.Height != float32(int(s.Height)) {
				t.Errorf("%T at %v: %v", w, height, s)
			}
			for _, scale := range []int{1, 2, 3} {
				want := image.Rect(0, 0, int(s.Width)*scale, int(s.Height)*scale)
				if got := img.Generator(want.Dx(), want.Dy()).Bounds(); got != want {
					t.Errorf("%T at %v: %v instead of %v", w, height, got, want)
				}
			}
			if w.MinSize() != s.SubtractWidthHeight(4, 4) {
				t.Errorf("%T at %v: needs %v, shows %v", w, height, w.MinSize(), s)
			}
		}
	}
}

func TestPieceTurnsAroundItsMiddle(t *testing.T) {
	look(t, ui.Light)
	p := draw.NewPiece(letterpiece.LongStick, 46.2, draw.Options{})
	up := p.MinSize()
	p.SetTurn(90)
	if got := p.MinSize(); got != fyne.NewSize(up.Height, up.Width) || p.Turn() != 90 {
		t.Errorf("a quarter: %v from %v", got, up)
	}
	p.SetTurn(45)
	if got := p.MinSize(); got.Width != got.Height || got.Width < up.Height {
		t.Errorf("an eighth: %v", got)
	}
	p.SetTurn(0)
	p.SetKind(letterpiece.ShortStick)
	if got := p.MinSize(); got.Height >= up.Height || got.Width != up.Width || p.Kind() != letterpiece.ShortStick {
		t.Errorf("a short stick: %v", got)
	}
}

// A changed alphabet changes what is drawn at once.
func TestDrawingFollowsTheAlphabet(t *testing.T) {
	look(t, ui.Light)
	w := draw.NewWord("J", 60)
	before, svg := w.MinSize(), draw.WordSVG("J", 60, draw.Options{})
	a, err := letterpiece.Parse([]byte(`{"J":[{"piece":"long","from":[0,0],"to":[0,4]}]}`))
	if err != nil {
		t.Fatal(err)
	}
	draw.SetAlphabet(a)
	after := draw.WordSVG("J", 60, draw.Options{})
	if w.MinSize().Width >= before.Width || bytes.Equal(svg.Content(), after.Content()) || svg.Name() == after.Name() {
		t.Error("the J is the old one")
	}
	if !slices.Equal(draw.Letters().Letters(), []rune("J")) || draw.WordSVG("A", 60, draw.Options{}) != nil {
		t.Error("letters are left over")
	}
	draw.SetAlphabet(nil)
	if w.MinSize() != before || len(draw.Letters().Letters()) != 28 {
		t.Error("not back")
	}
}
