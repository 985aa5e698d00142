package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// The last line of an even paragraph isn't one lone word, in as many lines as without.
func TestEvenLines(t *testing.T) {
	const said = "Papa leads Dicewords now; Oma Ruth is catching up"
	for width := float32(200); width < 720; width += 5 {
		p, q := NewPara(said, Question, Ink), NewPara(said, Question, Ink).Even()
		p.Resize(fyne.NewSize(width, 0))
		q.Resize(fyne.NewSize(width, 0))
		if p.MinSize() != q.MinSize() || strings.Join(p.lines, " ") != strings.Join(q.lines, " ") {
			t.Fatalf("%.0f: %q, even %q", width, p.lines, q.lines)
		}
		if last := q.lines[len(q.lines)-1]; len(q.lines) == 2 && !strings.Contains(last, " ") {
			t.Errorf("%.0f: alone: %q", width, last)
		}
	}
}
