package stats

import (
	"testing"

	"spieltisch/app/ui"
)

// A headline breaks after its semicolon where both halves have a line, rather in a smaller style than within a phrase.
func TestHeadlineBreaksBetweenPhrases(t *testing.T) {
	const first, second = "Opa Friedrich-Wilhelm leads Dicewords now;", "Maximiliane-Charlotte is catching up"
	whole, half := first+" "+second, ui.Title.Measure(first)+1
	styles := []ui.Style{ui.Question, ui.Title}
	for _, c := range []struct {
		width float32
		style ui.Style
		said  string
	}{
		{ui.Question.Measure(whole) + 1, ui.Question, whole},
		{ui.Question.Measure(first) + 1, ui.Question, first + "\n" + second},
		{half, ui.Title, first + "\n" + second},
		{half - 40, ui.Question, whole},
	} {
		if style, said := broken(whole, c.width, styles); style != c.style || said != c.said {
			t.Errorf("%v wide: %v, %q", c.width, style, said)
		}
	}
}
