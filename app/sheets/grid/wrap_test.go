package grid

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// All words of a turn can be read: where they have no room next to each other, the line gets as high as it takes, and the others
// stay as they are. A tap finds the line that is seen there, and a higher grid gives the lines what is left.
func TestWordsInSeveralLines(t *testing.T) {
	words := []string{"KATZE", "TASSE HUND LAMPE KABELBINDER", "OFEN", "", "SCHRANKWAND ZEITUNG"}
	g := cells.Grid{Columns: []cells.Column{{Title: "A", Seat: games.Table, Min: 50}, {Title: "B", Seat: games.Table, Weight: 1, Min: 100}}}
	for _, w := range words {
		g.Lines = append(g.Lines, []cells.Face{{Text: "7"}, {Text: w, Left: true, Wrap: true}})
	}
	w := New(g, 40, 56, nil, nil)
	window := test.NewTempWindow(t, w.Container)
	window.Resize(fyne.NewSize(200, 400))
	for _, size := range []fyne.Size{{Width: 170, Height: 300}, {Width: 170, Height: 390}, {Width: 600, Height: 390}} {
		w.Resize(size)
		l, high := w.Lines, map[int]float32{}
		for i, text := range words {
			seen := readable(t, l, i)
			if want := wrapped(text, ui.Strong, l.Size().Width-50-2*cellPad); !slices.Equal(seen, want) {
				t.Errorf("%v: %q, want %q", size, seen, want)
			}
			high[i] = l.top(i+1) - l.top(i)
			if at := l.find(fyne.NewPos(60, l.top(i)+high[i]-1)); at != 2*i+1 {
				t.Errorf("%v: a tap on line %d is at %v", size, i+1, at)
			}
		}
		if narrow := size.Width < 200; high[0] != high[2] || high[0] != high[3] || (high[1] > high[0]) != narrow {
			t.Errorf("%v: heights %v", size, high)
		}
		if l.find(fyne.NewPos(60, l.high()+1)) >= 0 {
			t.Errorf("%v: a line below the last one", size)
		}
		if end := w.Used(); end > size.Height {
			t.Errorf("%v: %v high", size, end)
		}
	}
}

// readable are the words seen in a line's second cell; each lies in the line.
func readable(t *testing.T, l *Lines, line int) (seen []string) {
	t.Helper()
	f := l.faces[2*line+1]
	for _, part := range append([]*ui.Text{f.text}, f.more...) {
		if part == nil || !part.Visible() {
			continue
		}
		seen = append(seen, part.String())
		if y, end := part.Position().Y, part.Position().Y+part.Size().Height; y < l.top(line) || end > l.top(line+1) {
			t.Errorf("%q from %v to %v, the line from %v to %v", part.String(), y, end, l.top(line), l.top(line+1))
		}
	}
	return seen
}

// A name stands in lines that end with a word or a hyphen; only a word that is too long for one is broken.
func TestNameIn(t *testing.T) {
	for name, want := range map[string][]string{
		"Lee": {"Lee"}, "Anna Lena": {"Anna", "Lena"}, "Eva-Maria": {"Eva-", "Maria"}, "Benedikta": {"Benedik-", "ta"}, "KIRSCHEN": {"KIRS-", "CHEN"}, "Maximilian": {"Maximi-", "lian"}, "Opa Eva-Maria": {"Opa Eva-", "Maria"}, "Annemarie G. Sonne": {"Annema-", "rie G.", "Sonne"},
	} {
		if got, _ := nameIn(name, ui.Small, 52); !slices.Equal(got, want) {
			t.Errorf("%q is %q", name, got)
		}
		if got, _ := nameIn(name, ui.Small, 500); !slices.Equal(got, []string{name}) {
			t.Errorf("%q is %q where it has room", name, got)
		}
	}
}

// With eight long names each is called by its first word, as long as these have room, and named whole by a tooltip; on a narrower sheet each
// stands there whole, in lines of one size that have room in their columns.
func TestLongNamesStandWhole(t *testing.T) {
	names := []string{"Tina", "Lee", "Maximiliane-Charlotte", "Opa Friedrich-Wilhelm", "Grossmutter Hildegard", "Bartholomaeus", "Anna-Katharina Meier", "Tante Rosemarie"}
	g := cells.Grid{}
	for i, name := range names {
		g.Players = append(g.Players, store.Player{Name: name})
		g.Columns = append(g.Columns, cells.Column{Seat: games.Seat(i), Weight: 1, Min: 44})
	}
	w := New(g, 40, 56, nil, nil)
	window := test.NewTempWindow(t, w.Container)
	for _, width := range []float32{80, 51} {
		window.Resize(fyne.NewSize(8*width+8, 400))
		for i, name := range names {
			seen, at := "", w.head.columns[i]
			for _, line := range at.names {
				if style := ui.Small; style.Measure(line.String()) > at.won.Size().Width || line.Position().Y+line.Size().Height > w.head.Size().Height && line.String() != "" {
					t.Errorf("%v: %q has no room", width, line.String())
				}
				seen += line.String()
			}
			bare := strings.NewReplacer("-", "", " ", "").Replace
			want := name
			if width == 80 {
				want = []string{"Tina", "Lee", "Maximiliane", "Opa", "Grossmutter", "Bartholomaeus", "Anna", "Tante"}[i]
			}
			if bare(seen) != bare(want) {
				t.Errorf("%v: %q is %q", width, name, seen)
			}
			if tip := w.head.find(at.won.Position().AddXY(20, 0)); width == 80 && (tip == i) != (want != name) {
				t.Errorf("%v: the tooltip of %q is that of %d", width, name, tip)
			}
		}
	}
}

// Of two whose names begin alike, each is called by the word that nobody else has.
func TestCalledByWhatTellsApart(t *testing.T) {
	if got := partsOf([]string{"Anna-Lena Meier", "Anna Schulz", "Opa Kurt", "Opa Ernst", "Lee"}); !slices.Equal(got, []string{"Lena", "Schulz", "Kurt", "Ernst", "Lee"}) {
		t.Errorf("%q", got)
	}
}
