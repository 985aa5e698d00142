package sheets

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/locales"
)

var eightNames = []string{"Tina", "Lee", "Maximiliane-Charlotte", "Opa Friedrich-Wilhelm", "Grossmutter Hildegard", "Bartholomaeus", "Anna-Katharina Meier", "Tante Rosemarie"}

// With eight long names a row's numbers are of one size and its words whole, and the button to the game before names who has won.
func TestEightLongNames(t *testing.T) {
	names := eightNames
	d := newDesk(t, locales.German, names...)
	round := func(words ...string) (e sheet.Edit) {
		for i, pair := range words {
			text, points, _ := strings.Cut(pair, " ")
			e = append(e, word(1, games.Seat(i), text)...)
			e = e.Set(sheet.Cell{Row: 1, Seat: games.Seat(i), Field: sheet.FieldPoints}, points)
		}
		return e
	}
	p := d.dicewords(100, 0, round("BEQUEM 114", "KIRSCHEN 104", "WECHSEL 98", "SCHICKEN 120", "LEISTUNG 80", "KNIRSCHEN 126", "BEQUEM 114", "WECHSEL 98"))
	look := func(when string, words [2]int) {
		t.Helper()
		for i, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1000, Height: 620}} {
			shelltest.Resize(d.Env, size.Width, size.Height)
			shot(d, fmt.Sprint("eight_", when, size.Width))
			left, seen := d.page().left, 0
			sizes := map[float32]bool{}
			for _, text := range shelltest.Inside[*canvas.Text](left.grid.Lines) {
				if _, err := strconv.Atoi(text.Text); err == nil {
					sizes[text.TextSize] = true
				} else if unicode.IsUpper([]rune(text.Text + ".")[0]) {
					seen++
				}
			}
			if len(sizes) != 1 || seen != words[i] {
				t.Errorf("%s, %v: sizes %v, %d words", when, size, sizes, seen)
			}
			togo := 0
			for _, w := range shelltest.Words(left.Container) {
				if strings.Contains(w.Text, "…") {
					t.Errorf("%s, %v: %q is cut", when, size, w.Text)
				}
				if strings.HasPrefix(w.Text, "noch") {
					togo++
				}
			}
			if want := [2]int{len(names), 1}[i]; when == "next" && togo != want {
				t.Errorf("%v: %d times how far it is", size, togo)
			}
		}
	}
	shelltest.Tap(t, d.Env, d.T("sheets.look"))
	look("over", [2]int{len(names), len(names) + 5}) // five are broken
	p.nextGame()
	messageLeavesFaces(t, d)
	q := d.page()
	d.must(q.commit(q.s.Seq(), round("HAND 24", "WOLKE 60", "BRILLE 48")))
	d.open(q.s.ID())
	look("next", [2]int{3, 3})
	if said := "Spiel 1: Bartholomaeus gewinnt mit 126"; !slices.ContainsFunc(shelltest.Find[*ui.Button](d.Env), func(b *ui.Button) bool { return b.Text() == said }) {
		t.Errorf("no %q: %q", said, shelltest.Texts(d.Env))
	}
}

// All that is said of a word stands clear of the remark that the game is about to end.
func TestVerdictIsClear(t *testing.T) {
	names := eightNames
	for _, lang := range locales.Langs {
		d := newDesk(t, lang, names...)
		for _, played := range []int{4, 7} { // by so many of the second round
			var e sheet.Edit
			for i := range len(names) + played {
				points := 104
				if i == 0 { // one leads alone
					points = 120
				}
				e = e.Number(sheet.Cell{Row: 1 + i/len(names), Seat: games.Seat(i % len(names)), Field: sheet.FieldPoints}, points)
			}
			p := d.dicewords(200, 0, e)
			d.write("qqqq")
			for _, size := range []fyne.Size{{Width: 1280, Height: 800}, short} {
				shelltest.Resize(d.Env, size.Width, size.Height)
				shot(d, fmt.Sprint("eight_verdict", lang, played, size.Width))
				if over := shelltest.Overlapping([]fyne.CanvasObject{p.entry.panel.Container, p.entry.said, p.entry.remarks, p.entry.keys}); len(over) > 0 || !p.entry.remarks.Visible() {
					t.Errorf("%s, %d played, %v: %q", lang, played, size, over)
				}
			}
		}
	}
}

// messageLeavesFaces tells whether the message of a game that has begun lies on a face.
func messageLeavesFaces(t *testing.T, d *desk) {
	t.Helper()
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1000, Height: 620}} {
		shelltest.Resize(d.Env, size.Width, size.Height)
		shot(d, fmt.Sprint("eight_begun", size.Width))
		var faces []fyne.CanvasObject
		for _, a := range shelltest.Find[*ui.Avatar](d.Env) {
			faces = append(faces, a)
		}
		if under := shelltest.Covered(t, d.Env, d.T("sheets.begun", games.Args{"Number": 2}), faces...); len(faces) <= len(d.players) || len(under) > 0 {
			t.Errorf("%v: %d faces, below the message: %q", size, len(faces), under)
		}
	}
}
