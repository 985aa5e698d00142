package draw_test

import (
	"slices"
	"testing"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// The size of a letter doesn't change with what stands out, so that nothing around it moves.
func TestFigureKeepsItsSize(t *testing.T) {
	shelltest.NewBare(t, locales.German)
	for _, r := range draw.Letters().Letters() {
		f := draw.NewFigure(r, 80, ui.CardBG, draw.Options{})
		plain := f.MinSize()
		f.Set(r, draw.PieceLit)
		if got := f.MinSize(); got != plain || plain.Height < 80 {
			t.Errorf("%c: %v became %v", r, plain, got)
		}
	}
	f := draw.NewFigure('Ä', 80, ui.CardBG, draw.Options{})
	if got := f.MinSize(); !got.IsZero() {
		t.Errorf("Ä has no pieces, but the size %v", got)
	}
}

// Of two letters the pieces that differ stand out and the others are pale; twice the same one is
// plain.
func TestCompare(t *testing.T) {
	shelltest.NewBare(t, locales.German)
	c := draw.NewCompare(draw.Compared{Letter: 'P'}, draw.Compared{Letter: 'R', Differ: []int{2}}, 60, draw.Options{})
	looks := func() (out []draw.PieceLook) {
		for i, n := range []int{2, 3} {
			for k := range n {
				out = append(out, c.Figures()[i].Look(k))
			}
		}
		return out
	}
	if got, want := looks(), []draw.PieceLook{draw.PieceToned, draw.PieceToned, draw.PieceToned, draw.PieceToned, draw.PieceLit}; !slices.Equal(got, want) {
		t.Errorf("P and R: %v", got)
	}
	c.Set(draw.Compared{Letter: 'P'}, draw.Compared{Letter: 'R'})
	if got := looks(); slices.Max(got) != draw.PiecePlain {
		t.Errorf("without a difference: %v", got)
	}
}
