package davinci

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func TestDraftOfTheStart(t *testing.T) {
	l := start(t, options(2, true), 1)
	v := view(l, 0)
	d := NewDraft(v)
	if take, ok := d.Take(v); !ok || take != (Take{2, 2}) {
		t.Errorf("%+v", take)
	}
	if d.SetBlack(v, 5).Black != 2 || d.SetBlack(v, -1).Black != 2 {
		t.Error("impossible colours")
	}
	take, ok := d.SetBlack(v, 4).Take(v)
	if !ok || take != (Take{4, 0}) {
		t.Errorf("%+v", take)
	}
	l = gamestest.Do(t, l, 0, take)
	if _, ok := d.Take(view(l, 0)); ok {
		t.Error("takes again")
	}
}

// Dashes come into the row where one puts them, and until then nothing is confirmed.
func TestDraftOfTheRow(t *testing.T) {
	l := start(t, options(2, true), 1)
	l = gamestest.Do(t, l, 0, Take{2, 2})
	inner(l).Hands[0] = tiles(t, "b6 w6 b- w-")
	v := view(l, 0)
	black, white := NewTile(Black, Dash), NewTile(White, Dash)
	d := NewDraft(v)
	if !slices.Equal(d.Row, tiles(t, "b6 w6")) || !slices.Equal(d.Loose(v), []Tile{black, white}) {
		t.Fatalf("%v, loose %v", d.Row, d.Loose(v))
	}
	if _, ok := d.Arrange(v); ok {
		t.Error("confirmed without dashes")
	}
	for _, same := range []Draft{d.Put(v, black, 3), d.Put(v, black, -1), d.Put(v, NewTile(Black, 6), 0), d.Put(View{}, black, 0)} {
		if !reflect.DeepEqual(same, d) {
			t.Errorf("%v", same.Row)
		}
	}
	d = d.Put(v, black, 1).Put(v, white, 0).Put(v, black, 0)
	a, ok := d.Arrange(v)
	if !ok || !slices.Equal(a.Row, tiles(t, "b- w- b6 w6")) || len(d.Loose(v)) != 0 {
		t.Errorf("%v, %t", a.Row, ok)
	}
	if back := d.Undo(); !slices.Equal(back.Row, tiles(t, "w- b6 b- w6")) || !reflect.DeepEqual(back.Redo().Edit, d.Edit) {
		t.Errorf("%v", back.Row)
	}
	gamestest.Do(t, l, 0, a)
}

// A place that isn't forced must be chosen; one that is, is there.
func TestDraftOfAGuess(t *testing.T) {
	l := laid(t, options(2, true), false, "b3 w- w7", "b1 w4")
	l = drawn(t, l, 0, "b5")
	v := view(l, 0)
	target := id(l, 1, 2)
	d := NewDraft(v).Point(v, target).Name(v, 4)
	if _, ok := d.Guess(v); ok || d.Place != NumberUnknown {
		t.Error("guesses without a place")
	}
	if d.SetPlace(v, 0).Place != NumberUnknown || d.Point(v, id(l, 0, 1)).Target != target || d.Name(v, 13).Number != 4 {
		t.Error("an impossible edit")
	}
	if d.Point(v, target).Target != 0 || d.Name(v, 4).Number != NumberUnknown {
		t.Error("a second tap takes it back")
	}
	g, ok := d.SetPlace(v, 2).Guess(v)
	if !ok || g != (Guess{target, 4, 2}) {
		t.Fatalf("%+v", g)
	}
	if _, ok := d.SetPlace(v, 2).Stop(v); ok {
		t.Error("stops before a guess")
	}
	l = gamestest.Do(t, l, 0, g)
	v = view(l, 0)
	stop, ok := NewDraft(v).Stop(v) // the place goes on
	if !ok || stop != (Stop{2}) {
		t.Errorf("%+v", stop)
	}
	if _, ok := NewDraft(v).Point(v, id(l, 1, 1)).Guess(v); ok {
		t.Error("guesses without a number")
	}
}

func TestDraftWithoutAChoice(t *testing.T) {
	l := drawn(t, laid(t, options(2, true), false, "b3 w7", "b1 w4"), 0, "b5")
	if d := NewDraft(view(l, 0)); d.Place != 1 {
		t.Errorf("the only place isn't there: %d", d.Place)
	}
	empty := laid(t, options(2, false), true, "b3 w7", "b1 w4")
	v := view(empty, 0)
	if g, ok := NewDraft(v).Point(v, id(empty, 1, 1)).Name(v, 2).Guess(v); !ok || g.Place != 0 {
		t.Errorf("nothing drawn: %+v, %t", g, ok)
	}
	if d := NewDraft(v).Name(v, Dash); d.Number != NumberUnknown {
		t.Error("names a dash without dashes")
	}
	v = view(empty, 1)
	if _, ok := NewDraft(v).Point(v, id(empty, 0, 1)).Name(v, 2).Guess(v); ok {
		t.Error("guesses out of turn")
	}
}

func TestDraftHistory(t *testing.T) {
	l := laid(t, options(2, false), true, "b3 w7", "b1 w4")
	v := view(l, 0)
	d := NewDraft(v)
	if d.CanUndo() || d.CanRedo() || !reflect.DeepEqual(d.Undo().Redo(), d) {
		t.Error("a history from nothing")
	}
	for i := range 2 * games.MaxSteps {
		d = d.Name(v, i%12)
	}
	if len(d.Past) != games.MaxSteps {
		t.Errorf("%d edits", len(d.Past))
	}
	data, err := d.Undo().Encode()
	if err != nil {
		t.Fatal(err)
	}
	again, err := ParseDraft(data)
	if err != nil || !reflect.DeepEqual(again.Redo().Edit, d.Edit) {
		t.Errorf("%+v, %v", again, err)
	}
	d.Past = append(d.Past, d.Past...)
	if data, err = d.Encode(); err != nil {
		t.Fatal(err)
	}
	_, err = ParseDraft(data)
	gamestest.WantID(t, "too long", err, games.IllegalData)
}

// Notes belong to the tile and move with it.
func TestPad(t *testing.T) {
	l := laid(t, options(2, false), false, "b3 w7", "b1 w4")
	v := view(l, 0)
	p := NewPad(v).Toggle(id(l, 1, 2), 5).Toggle(id(l, 1, 2), 3).Toggle(id(l, 1, 1), Dash)
	if !p.Struck(id(l, 1, 2), 5) || p.Struck(id(l, 1, 2), 4) || p.Struck(99, 5) {
		t.Errorf("%+v", p)
	}
	tile := id(l, 1, 2)
	l = drawn(t, l, 0, "w0")
	p = p.Toggle(inner(l).Drawn.ID, 4).Toggle(50, 4)
	l = gamestest.Do(t, l, 0, Guess{tile, 9, 0})
	l = drawn(t, l, 1, "w1")
	p = p.For(view(l, 0))
	if p.Struck(50, 4) || !p.Struck(5, 4) {
		t.Errorf("%+v", p)
	}
	l = gamestest.Do(t, l, 1, Guess{id(l, 0, 2), 9, 1})
	if row(l, 1) != "b1 +w1 w4" || !p.For(view(l, 0)).Struck(id(l, 1, 3), 5) {
		t.Errorf("%s: %+v", row(l, 1), p)
	}
	if q := p.Clear(tile); q.Struck(tile, 5) || !p.Struck(tile, 5) {
		t.Error("cleared, or the old one changed")
	}
	if q := p.Toggle(0, 3).Toggle(3, -1).Toggle(3, 13); !reflect.DeepEqual(q, p) {
		t.Errorf("%+v", q)
	}
	other := view(l, 0)
	other.Round = 2
	if q := p.Toggled().For(other); q.Round != 2 || !q.Hidden || len(q.Strikes) != 0 {
		t.Errorf("%+v", q)
	}
}

// A warning only for what one look shows.
func TestWarn(t *testing.T) {
	l := laid(t, options(3, true), false, "b2 +w5 w7", "b3 +b- +w4 b6 w6 +b8 w-", "w0 +b9")
	l = drawn(t, l, 0, "b7")
	for _, c := range []struct {
		name   string
		place  int
		number int
		want   games.ID
		tile   games.ID
	}{
		{"may be", 4, 6, "", ""},
		{"is a dash, which nobody sees", 7, 10, "", ""},
		{"open in the row", 4, 8, WarnOpen, "davinci.tile.black_8"},
		{"open elsewhere", 4, 9, WarnOpen, "davinci.tile.black_9"},
		{"open and own", 5, 5, WarnOpen, "davinci.tile.white_5"},
		{"own", 1, 2, WarnOwn, "davinci.tile.black_2"},
		{"own, drawn", 4, 7, WarnOwn, "davinci.tile.black_7"},
		{"own, other colour", 5, 7, WarnOwn, "davinci.tile.white_7"},
		{"just high enough", 4, 5, "", ""},
		{"just low enough", 1, 4, "", ""},
		{"too low", 4, 4, WarnLow, "davinci.tile.white_4"},
		{"too high", 4, 10, WarnHigh, "davinci.tile.black_8"},
		{"right of the last", 7, 3, WarnLow, "davinci.tile.black_8"},
		{"too high beyond a dash", 1, 5, WarnHigh, "davinci.tile.white_4"},
		{"open dash", 4, Dash, WarnOpen, "davinci.tile.black_dash"},
		{"dash anywhere", 5, Dash, "", ""},
		{"open tile", 3, 4, "", ""},
		{"no number", 4, 13, "", ""},
	} {
		w := Warn(view(l, 0), Guess{id(l, 1, c.place), c.number, 2})
		switch {
		case (w == nil) != (c.want == ""):
			t.Errorf("%s: %+v", c.name, w)
		case w != nil && (w.ID != c.want || w.Args["Tile"] != c.tile):
			t.Errorf("%s: %+v", c.name, w)
		}
	}
	if Warn(view(l, 0), Guess{Tile: 99}) != nil {
		t.Error("a warning of no tile")
	}
	l = gamestest.Do(t, l, 0, Guess{id(l, 1, 4), 5, 2})
	if w := Warn(view(l, 2), Guess{id(l, 1, 4), 5, 0}); w == nil || w.ID != WarnDenied || w.Args["Value"] != games.ID("davinci.value.5") {
		t.Errorf("%+v", w)
	}
	if w := Warn(view(l, 2), Guess{id(l, 1, 5), 5, 0}); w == nil || w.ID != WarnOpen {
		t.Errorf("%+v", w) // white 5 lies open; that the black one was denied elsewhere is no matter
	}
	v := view(l, 2)
	v.Options.Warn = false
	if Warn(v, Guess{id(l, 1, 4), 5, 0}) != nil {
		t.Error("a warning though switched off")
	}
}
