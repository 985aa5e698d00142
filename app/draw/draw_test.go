package draw_test

import (
	"bytes"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// faces are the ten dice of the German set, each with one of its faces.
func faces(t *testing.T) []draw.DieFace {
	t.Helper()
	var out []draw.DieFace
	for _, d := range []struct {
		letter, mark, face, text string
		value                    int
		dot                      bool
	}{
		{"E", "E", "#D9A514", "#1F2430", 1, false},
		{"E", "E", "#1E3F8F", "#FFFFFF", 1, true},
		{"B", "J", "#F08A24", "#1F2430", 3, false},
		{"G", "Q", "#7A3FA3", "#FFFFFF", 2, false},
		{"L", "V", "#8CCBEF", "#1F2430", 1, false},
		{"W", "W", "#7A4B2A", "#FFFFFF", 5, false},
		{"X", "X", "#1F7A3D", "#FFFFFF", 8, false},
		{"A", "Y", "#C22A2A", "#FFFFFF", 1, false},
		{"Ö", "Z", "#22262F", "#FFFFFF", 4, false},
		{"?", "?", "#C9CDD4", "#1F2430", -2, false},
	} {
		face, err := ui.ParseColor(d.face)
		if err != nil {
			t.Fatal(err)
		}
		text, err := ui.ParseColor(d.text)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, draw.DieFace{Letter: d.letter, Mark: d.mark, Value: d.value, Dot: d.dot, Color: face, Text: text})
	}
	return out
}

// texts are the texts that a widget draws.
func texts(w fyne.Widget) (all string) {
	for _, o := range test.WidgetRenderer(w).Objects() {
		if s, ok := o.(*canvas.Text); ok && s.Visible() {
			all += "[" + s.Text + "]"
		}
	}
	return all
}

func TestDieShowsWhatItHas(t *testing.T) {
	a := test.NewTempApp(t)
	ui.Apply(a, ui.Light)
	f := faces(t)[1]
	d := draw.NewDie(f, 56)
	if got := texts(d); got != "[E][1][E]" {
		t.Errorf("die: %s", got)
	}
	d.Set(f, draw.DieState{Empty: true})
	if got := texts(d); got != "[][][]" {
		t.Errorf("empty place: %s", got)
	}
	f.Hidden = true
	d.Set(f, draw.DieState{})
	if got := texts(d); got != "[E][][E]" {
		t.Errorf("hidden value: %s", got)
	}
	d.SetSize(30)
	if got := texts(d); got != "[E][][]" || d.MinSize() != fyne.NewSquareSize(30) {
		t.Errorf("tiny die: %s, %v", got, d.MinSize())
	}
}

// The two E dice differ in more than colour.
func TestDotTellsDiceApart(t *testing.T) {
	a := test.NewTempApp(t)
	ui.Apply(a, ui.Light)
	visible := func(dot bool) (n int) {
		f := faces(t)[0]
		f.Dot = dot
		for _, o := range test.WidgetRenderer(draw.NewDie(f, 56)).Objects() {
			if r, ok := o.(*canvas.Rectangle); ok && r.Visible() && r.Size().Width < 8 {
				n++
			}
		}
		return n
	}
	if visible(true) != 1 || visible(false) != 0 {
		t.Errorf("dots: %d with, %d without", visible(true), visible(false))
	}
}

// A face with less than 3:1 to the card has a rim that has 3:1, in both themes.
func TestRimsKeepContrast(t *testing.T) {
	a := test.NewTempApp(t)
	for _, m := range []ui.Mode{ui.Light, ui.DarkMode} {
		ui.Apply(a, m)
		for _, f := range faces(t) {
			best := ui.Contrast(f.Color, ui.Color(ui.CardBG))
			for _, o := range test.WidgetRenderer(draw.NewDie(f, 56)).Objects() {
				if r, ok := o.(*canvas.Rectangle); ok && r.Visible() && r.Size() == fyne.NewSquareSize(56) && r.Position().Y == 0 {
					best = max(best, ui.Contrast(r.FillColor, ui.Color(ui.CardBG)))
				}
			}
			if best < 3 {
				t.Errorf("mode %d: die %s has only %.2f to the card", m, f.Mark, best)
			}
			if got := ui.Contrast(f.Text, f.Color); got < 4.5 {
				t.Errorf("die %s: text has only %.2f", f.Mark, got)
			}
		}
	}
}

func TestWord(t *testing.T) {
	a := test.NewTempApp(t)
	ui.Apply(a, ui.Light)
	w := draw.NewWord("Rad", 60)
	if w.String() != "RAD" || w.MinSize().Height != 60 || w.MinSize().Width < 80 {
		t.Errorf("%s %v", w.String(), w.MinSize())
	}
	light := draw.WordSVG("RAD", 60, draw.Options{})
	if light != draw.WordSVG("RAD", 60, draw.Options{}) {
		t.Error("a word is drawn twice")
	}
	if n := bytes.Count(light.Content(), []byte("<path")); n != 2*8 {
		t.Errorf("%d paths for 8 pieces, each with its rim", n)
	}
	ui.Apply(a, ui.DarkMode)
	if dark := draw.WordSVG("RAD", 60, draw.Options{}); dark.Name() == light.Name() || bytes.Equal(dark.Content(), light.Content()) {
		t.Error("both themes share one picture")
	}
	if draw.WordSVG("É", 60, draw.Options{}) != nil {
		t.Error("letters without pieces have a picture")
	}
	if spaced, plain := draw.NewWord("R D", 60).MinSize().Width, draw.NewWord("RD", 60).MinSize().Width; spaced <= plain {
		t.Error("a character without pieces leaves no gap")
	}
}

func TestTileAndCell(t *testing.T) {
	a := test.NewTempApp(t)
	ui.Apply(a, ui.Light)
	tile := draw.NewTile("K", "3", 52)
	if texts(tile) != "[K][3]" || tile.MinSize() != fyne.NewSize(38, 52) {
		t.Errorf("tile %s %v", texts(tile), tile.MinSize())
	}
	tile.SetHeight(104)
	if tile.MinSize() != fyne.NewSize(76, 104) {
		t.Errorf("tile %v", tile.MinSize())
	}
	c := draw.NewCell(faces(t)[9], draw.CellNow, 1)
	if texts(c) != "[?][–2]" || c.MinSize() != fyne.NewSize(35, 42) {
		t.Errorf("cell %s %v", texts(c), c.MinSize())
	}
	if b := draw.NewBadge(faces(t)[0], 26); texts(b) != "[E]" {
		t.Errorf("badge %s", texts(b))
	}
}
