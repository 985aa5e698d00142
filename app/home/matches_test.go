package home_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
)

// fill plays matches of every state: 2 running, 23 finished, 1 ended early, 1 unreadable.
func fill(t *testing.T, s *stand) {
	t.Helper()
	s.family(t)
	s.match(t, 200*time.Hour, 3, 20, 3, 4)
	s.match(t, 300*time.Hour, 2, 20, 3, 4, 5)
	for i := range 22 {
		s.match(t, time.Duration(i)*time.Hour, 2, 9, 3, 4, 9)
	}
	s.match(t, 400*time.Hour, 2, 9, 9)
	ended := s.match(t, 50*time.Hour, 1, 9, 3)
	if err := ended.Submit(ended.Seq(), games.Table, games.Abandon{}); err != nil {
		t.Fatal(err)
	}
	if err := s.env.Store.MarkUnreadable(s.torn(t)); err != nil {
		t.Fatal(err)
	}
}

func TestMatchesInEveryWindow(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang)
		fill(t, s)
		s.match(t, 0, 2, 20, 3, 4)
		for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1000, Height: 620}} {
			s.env.Router.Open(shell.Route{Page: shell.Matches})
			shelltest.Resize(s.env, size.Width, size.Height)
			name := fmt.Sprintf("matches_%s_%.0f_", lang, size.Width)
			shelltest.Shot(t, s.env, name)
			if out := shelltest.Outside(s.env); len(out) > 0 {
				t.Errorf("%s: outside of the window: %s", name, strings.Join(out, "\n"))
			}
			for _, line := range shelltest.Find[*ui.Text](s.env) {
				if strings.HasSuffix(shelltest.Words(line)[0].Text, "…") {
					t.Errorf("%s: %q is cut", name, line.String())
				}
			}
		}
	}
}

func TestMatchesPages(t *testing.T) {
	s := newStand(t, locales.English)
	fill(t, s)
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	all := s.cards()
	s.sees(t, "1 to 20 of 27", "Tina wins with 12 points")
	if len(all) != 20 {
		t.Fatalf("%d matches are shown", len(all))
	}
	shelltest.Key(s.env, fyne.KeyPageDown)
	s.sees(t, "21 to 27 of 27")
	all = append(all, s.cards()...)
	shelltest.Key(s.env, fyne.KeyPageDown) // there is no third page
	s.sees(t, "21 to 27 of 27")
	if len(all) != 27 {
		t.Errorf("the pages list %d matches", len(all))
	}
	shelltest.Key(s.env, fyne.KeyPageUp)
	s.sees(t, "1 to 20 of 27")
}

func TestMatchesSorts(t *testing.T) {
	s := newStand(t, locales.English)
	fill(t, s)
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	tabs := shelltest.Find[*ui.Segmented](s.env)[0]
	tabs.Focus()
	shelltest.Key(s.env, fyne.KeyRight)
	s.sees(t, "2 matches")
	for range 2 { // the last match of the choice goes: the list is empty, and comes back
		s.menu(t, 0)
		shelltest.Menu(t, s.env, "Delete")
	}
	s.sees(t, "No match is in progress. Time for a new one!")
	shelltest.Tap(t, s.env, "Undo")
	s.sees(t, "1 match")
	tabs.Focus()
	shelltest.Key(s.env, fyne.KeyRight)
	s.sees(t, s.env.T("sheets.none"))
	if tabs = shelltest.Find[*ui.Segmented](s.env)[0]; tabs.Selected() != 2 || len(s.cards()) != 0 {
		t.Error("the choice is lost when the page is built again")
	}
}

func TestLastPageGoes(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	for i := range 41 {
		s.match(t, time.Duration(i)*time.Hour, 2, 9)
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	shelltest.Key(s.env, fyne.KeyPageDown, fyne.KeyPageDown)
	s.sees(t, "41 to 41 of 41")
	s.cards()[0].Focus()
	shelltest.Key(s.env, fyne.KeyDelete)
	s.sees(t, "21 to 40 of 40")
}

func TestMatchesByKeys(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	s.match(t, time.Minute, 2, 20)
	m := s.match(t, time.Hour, 2, 20)
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	shelltest.Key(s.env, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyDown, fyne.KeyReturn)
	if s.last() != (shell.Route{Page: shell.Table, Match: m.ID()}) {
		t.Errorf("Enter on the second row opens %v", s.last())
	}
}

// Matches that still run come first, and a finished one shows the winner's face.
func TestOpenMatchesComeFirst(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	s.match(t, 9*time.Hour, 2, 9) // still runs, and is older than what fill adds
	before := len(shelltest.Find[*draw.Crown](s.env))
	shelltest.FillFamily(t, s.env, 25, fakegame.Name)
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	first := s.cards()[0]
	shelltest.Shot(t, s.env, "matches")
	if got := shelltest.Words(first); !slices.ContainsFunc(got, func(w shelltest.Word) bool { return strings.HasPrefix(w.Text, "Round 1") }) {
		t.Errorf("the first is %v", got)
	}
	if n := len(shelltest.Find[*draw.Crown](s.env)); n <= before {
		t.Error("nobody who has won is seen")
	}
	shelltest.Key(s.env, fyne.KeyPageDown)
	s.sees(t, "21 to 26 of 26")
}

// The ring around a row that has the keyboard lies within it, above all that the row shows: no other row covers it.
func TestRingOfARowIsWhole(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	for range 3 {
		s.match(t, 0, 2, 9, 3, 4, 9)
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	shelltest.Key(s.env, fyne.KeyDown)
	shelltest.Shot(t, s.env, "matches-ring")
	card := s.cards()[0]
	var ring fyne.CanvasObject
	for _, o := range test.WidgetRenderer(card).Objects() {
		if r, ok := o.(*canvas.Rectangle); ok && r.Visible() && r.StrokeWidth == 2.5 {
			ring = r
		}
	}
	if ring == nil || ring.Position().X < 0 || ring.Position().Y < 0 || ring.Position().Y+ring.Size().Height > card.Size().Height {
		t.Error(ring, "isn't within", card.Size())
	}
}

// Few matches stand below their days, with everybody's points, and need no filters; what a route asks for is shown with them.
func TestFewMatches(t *testing.T) {
	s := newStand(t, locales.English)
	s.family(t)
	s.match(t, 0, 2, 9, 3, 4, 9)
	s.match(t, 48*time.Hour, 2, 20, 3, 4)
	s.match(t, 24*time.Hour, 2, 9, 3, 4, 9)
	s.match(t, 24*time.Hour, 3, 9, 3, 4, 1, 9)
	s.env.Router.Open(shell.Route{Page: shell.Matches})
	var got []string
	for _, text := range shelltest.Texts(s.env) {
		if _, err := strconv.Atoi(text); err == nil || slices.Contains([]string{"In progress", "Today", "Yesterday"}, text) {
			got = append(got, text)
		}
	}
	if want := []string{"In progress", "3", "4", "Today", "12", "4", "Yesterday", "12", "4", "1", "12", "4"}; !slices.Equal(got, want) {
		t.Errorf("the list is %q", got)
	}
	filters := func() bool { return shelltest.Find[*ui.Segmented](s.env) != nil }
	if filters() {
		t.Error("four matches have filters")
	}
	s.env.Router.Open(shell.Route{Page: shell.Matches, Player: s.people[0].ID})
	if !filters() {
		t.Error("what is chosen isn't seen")
	}
}
