package woerterklauer

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"

	"pgregory.net/rapid"
)

// lying is a view of a turn in the middle of a match: the diagram's words, (0,0) its first
// letter, in black, and a pool.
// fieldOf is what lies on the field, sorted; empty for a draft of another position.
func fieldOf(d Draft, v View) Field {
	t, _ := v.Position(d.Laid)
	return t.After
}

func lying(t gamestest.Failer, rows, pool string) View {
	t.Helper()
	l := start(t, options(LevelIV), 1)
	deal(t, l, strings.NewReplacer(".", "", "/", "").Replace(rows)+pool)
	m := inner(l)
	n := len(m.Pool) - len(pool)
	i := 0
	for y, row := range strings.Split(rows, "/") {
		for x, letter := range []byte(row) {
			if letter != '.' {
				m.Field = append(m.Field, Placed{m.Pool[i], Cell{x, y}, Black})
				i++
			}
		}
	}
	m.Pool = m.Pool[n:]
	m.Phase = PhaseLay
	return view(l)
}

// shown is a draft as rows of letters, with the pool behind them.
func shown(v View, d Draft) string {
	f := fieldOf(d, v)
	if len(f) == 0 {
		return "| " + letters(d.Pool(v))
	}
	low, high := f.box()
	var rows []string
	for y := low.Y; y <= high.Y; y++ {
		row := ""
		for x := low.X; x <= high.X; x++ {
			letter := "."
			for _, p := range f {
				if p.At == (Cell{x, y}) {
					letter = p.Letter.String()
				}
			}
			row += letter
		}
		rows = append(rows, row)
	}
	return fmt.Sprintf("%d,%d %s | %s", low.X, low.Y, strings.Join(rows, "/"), letters(d.Pool(v)))
}

// on is the tile on a cell of a draft.
func on(t *testing.T, d Draft, x, y int) int {
	t.Helper()
	id := d.At(Cell{x, y})
	if id == 0 {
		t.Fatalf("nothing at %d,%d", x, y)
	}
	return id
}

func wantDraft(t *testing.T, v View, d Draft, want string) {
	t.Helper()
	equalText(t, "draft", shown(v, d), want)
}

func TestDraftPutsTiles(t *testing.T) {
	v := lying(t, "SOCKE", "LETN")
	d := NewDraft(v)
	wantDraft(t, v, d, "0,0 SOCKE | LETN")
	if d.Changed(v) {
		t.Error("changed")
	}
	l, e := v.Pool[0].ID, v.Pool[1].ID
	d = d.Put(v, l, Cell{0, 0}) // an exchange: S goes into the pool
	wantDraft(t, v, d, "0,0 LOCKE | ETNS")
	d = d.Put(v, e, Cell{7, 1}) // nothing needs to hang together
	wantDraft(t, v, d, "0,0 LOCKE.../.......E | TNS")
	d = d.Put(v, e, Cell{0, 0}) // on the field tiles change places
	wantDraft(t, v, d, "0,0 EOCKE.../.......L | TNS")
	d = d.Take(e)
	wantDraft(t, v, d, "1,0 OCKE.../......L | ETNS")
	s := v.Field[0].ID
	d = d.sendHome(v, s)
	wantDraft(t, v, d, "0,0 SOCKE.../.......L | ETN")
	wantDraft(t, v, d.sendHome(v, l), "0,0 SOCKE | LETN")
	d = d.Put(v, l, Cell{1, 0}).sendHome(v, v.Field[1].ID) // O comes back over the L, and they change places
	wantDraft(t, v, d, "0,0 SOCKE.../.......L | ETN")
	d = d.sendHome(v, l)
	wantDraft(t, v, d, "0,0 SOCKE | LETN")
	if d.Changed(v) {
		t.Error("everything is at home, and yet changed")
	}
	for name, same := range map[string]Draft{
		"strange tile": d.Put(v, 96, Cell{}), "far": d.Put(v, l, Cell{0, MaxCell + 1}), "same place": d.Put(v, s, Cell{}),
		"already there": d.Take(l), "no tile": d.Take(0), "at home": d.sendHome(v, s), "not moved": d.Reset(v),
	} {
		if len(same.Past) != len(d.Past) {
			t.Errorf("%s: a step for nothing", name)
		}
	}
}

func TestDraftTypes(t *testing.T) {
	v := lying(t, "TOR/.../...", "ENDESUTM")
	d, missing := NewDraft(v).Type(v, Cell{2, 0}, false, "RUNDE")
	if missing != nil {
		t.Fatalf("%v", missing)
	}
	wantDraft(t, v, d, "0,0 TOR/..U/..N/..D/..E | ESTM")
	if len(d.Past) != 1 {
		t.Errorf("%d steps for a word", len(d.Past))
	}
	// Over a letter that doesn't fit; the freed one may be used at once.
	d, missing = NewDraft(v).Type(v, Cell{0, 0}, true, "MORT")
	if missing != nil {
		t.Fatalf("%v", missing)
	}
	wantDraft(t, v, d, "0,0 MORT | ENDESUT") // the first T in pool order, not the freed one
	d, missing = NewDraft(v).Type(v, Cell{0, 0}, true, "MORTT")
	if missing != nil {
		t.Fatalf("%v", missing)
	}
	wantDraft(t, v, d, "0,0 MORTT | ENDESU")
	d, missing = NewDraft(v).Type(v, Cell{0, 0}, true, "MORGENX")
	if !slices.Equal(missing, []Letter{'G', 'X'}) || d.Changed(v) {
		t.Errorf("%v, %s", missing, shown(v, d))
	}
	for _, word := range []string{"", "TOR"} {
		if d, missing := NewDraft(v).Type(v, Cell{0, 0}, true, word); missing != nil || len(d.Past) > 0 {
			t.Errorf("%q: %v, %+v", word, missing, d)
		}
	}
	equalText(t, "fold", Fold("Straße, ÄÖÜ café 7!"), "STRASSEAEOEUECAFE")
}

func TestDraftShoves(t *testing.T) {
	v := lying(t, "BUCH/..../...U/...T", "AERN")
	d := NewDraft(v)
	// HUT doesn't hang on the H in the first row: there is a gap.
	wantDraft(t, v, d.Shove(Cell{1, 0}, DirRight, 1, false).Put(v, v.Pool[0].ID, Cell{1, 0}), "0,0 BAUCH/...../...U./...T. | ERN")
	v = lying(t, "BUCH/...U/...T/..NA", "AERN")
	d = NewDraft(v)
	wantDraft(t, v, d.Shove(Cell{1, 0}, DirRight, 1, true), "0,0 B.UCH/....U/....T/...NA | AERN")
	if same := d.Shove(Cell{1, 0}, DirRight, 1, false); !same.Changed(v) {
		t.Error("the run alone has room: it moves")
	}
	wantDraft(t, v, d.Shove(Cell{3, 1}, DirDown, 1, true), "0,0 BUCH/..../...U/...T/..NA | AERN")
	wantDraft(t, v, d.Shove(Cell{0, 0}, DirLeft, 2, true), "-2,0 B..UCH/.....U/.....T/....NA | AERN") // away from the rest
	wantDraft(t, v, d.Move([]int{on(t, d, 0, 0)}, DirLeft, 2), "-2,0 B..UCH/.....U/.....T/....NA | AERN")
	// Closing up, and what is in the way.
	gap := d.Take(on(t, d, 1, 0))
	wantDraft(t, v, gap.Shove(Cell{2, 0}, DirRight, -1, true), "0,0 BCH/..U/..T/.NA | AERNU")
	if same := gap.Shove(Cell{2, 0}, DirRight, -2, true); same.At(Cell{1, 0}) != 0 {
		t.Error("moved onto another tile")
	}
	for name, same := range map[string]Draft{
		"nothing there": d.Shove(Cell{9, 9}, DirRight, 1, true), "into a tile": d.Move([]int{on(t, d, 0, 0)}, DirRight, 1),
		"off the table": d.Move([]int{on(t, d, 0, 0)}, DirRight, MaxCell+1), "overflow": d.Move([]int{on(t, d, 0, 0)}, DirLeft, -1<<63), "nobody": d.Move(nil, DirUp, 3),
	} {
		if same.Changed(v) {
			t.Errorf("%s: %s", name, shown(v, same))
		}
	}
}

// Around a corner the end hangs together with the beginning: only the run moves.
func TestDraftShovesAroundACorner(t *testing.T) {
	v := lying(t, "TOR/R.E/EIS", "AN")
	d := NewDraft(v).Shove(Cell{2, 0}, DirRight, 1, true)
	wantDraft(t, v, d, "0,0 TO.R/R.E./EIS. | AN")
	equalText(t, "run", fmt.Sprint(len(NewDraft(v).Run(Cell{0, 0}, DirRight)), len(NewDraft(v).Run(Cell{2, 2}, DirLeft)), len(NewDraft(v).Run(Cell{1, 1}, DirUp))), "3 3 0")
}

// Everything can be taken back and done again, in any order; Mark is no step.
func TestDraftUndoesEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pick := chooser(t)
		v := lying(t, "BUCH/...U/...T/..NA", "AERNSTLD")
		d := NewDraft(v)
		states := []string{shown(v, d)}
		for range 25 {
			next := someEdit(v, d, pick)
			if pick(4) == 0 {
				next = next.Mark()
			}
			if len(next.Past) == len(d.Past) {
				continue
			}
			// One edit of the test may be several steps.
			d, states = next, append(states[:len(d.Past)+1], make([]string, len(next.Past)-len(d.Past))...)
			states[len(d.Past)] = shown(v, d)
			comesBack(t, v, d)
		}
		end := shown(v, d)
		for k := len(d.Past); d.CanUndo(); k-- {
			if states[k] != "" && states[k] != shown(v, d) {
				t.Fatalf("step %d is %s, was %s", k, shown(v, d), states[k])
			}
			d = d.Undo()
		}
		if d.Changed(v) || shown(v, d) != states[0] {
			t.Fatalf("back to %s", shown(v, d))
		}
		for d.CanRedo() {
			d = d.Redo()
		}
		if shown(v, d) != end {
			t.Fatalf("forth to %s, was %s", shown(v, d), end)
		}
	})
}

func comesBack(t gamestest.Failer, v View, d Draft) {
	t.Helper()
	data, err := d.Encode()
	if err != nil {
		t.Fatalf("%v", err)
	}
	again, err := ParseDraft(data)
	if err != nil || shown(v, again) != shown(v, d) || len(again.Past) != len(d.Past) || !slices.Equal(again.Good, d.Good) {
		t.Fatalf("%s came back as %+v, %v", data, again, err)
	}
}

func TestDraftHistoryIsBounded(t *testing.T) {
	v := lying(t, "BUCH/...U/...T/..NA", "AERNSTLD")
	d := NewDraft(v)
	for i := range 2000 {
		d = d.Put(v, v.Pool[0].ID, Cell{20 + i%700, -800})
	}
	for range 300 {
		ids := slices.Collect(maps.Keys(d.cells()))
		d = d.Move(ids, DirDown, 1)
	}
	data, err := d.Mark().Encode()
	if err != nil || len(data) > games.MaxJSON/2 || d.changes() > history || len(d.Past) < 100 {
		t.Fatalf("%d bytes, %d changes, %v", len(data), d.changes(), err)
	}
	if _, err := ParseDraft(data); err != nil {
		t.Error(err)
	}
	before := d
	if d = d.Undo().Undo(); len(d.Future) != 2 || before.Future != nil {
		t.Error("an old draft has changed")
	}
	if d = d.Put(v, v.Pool[1].ID, Cell{5, 5}); d.CanRedo() {
		t.Error("what was undone can be done again after another edit")
	}
}

// What was lawful last stays for the clock, whatever happens then.
func TestDraftKeepsTheLastLawful(t *testing.T) {
	v := lying(t, "SOCKE", "LETN")
	d := typed(t, v, NewDraft(v), 0, 0, true, "LOCKE").Mark()
	d = d.Put(v, v.Pool[1].ID, Cell{9, 9})
	good := Draft{Laid: d.Good}
	wantDraft(t, v, good, "0,0 LOCKE | ETNS")
	if len(d.Past) != 2 || d.Undo().Undo().Good == nil {
		t.Errorf("%+v", d)
	}
}

func TestDraftOfAnotherPosition(t *testing.T) {
	v, w := lying(t, "SOCKE", "LETN"), lying(t, "HUND", "AAA")
	d := NewDraft(v).Put(v, v.Pool[0].ID, Cell{5, 5}).Undo()
	if !d.For(v).CanRedo() {
		t.Error("forgets its own position")
	}
	if e := d.For(w); e.Changed(w) || e.CanRedo() {
		t.Errorf("%+v", e)
	}
	if f := fieldOf(d, w); f != nil {
		t.Errorf("%+v", f)
	}
	equalText(t, "pool", letters(d.Pool(w)), "AAA")
	for _, other := range []Draft{
		{Laid: NewDraft(w).Laid, Good: d.Laid},
		{Laid: NewDraft(w).Laid, Past: []Edit{{{ID: 96, Now: &Cell{}}}}},
	} {
		if e := other.For(w); e.Good != nil || e.Past != nil {
			t.Errorf("%+v", e)
		}
	}
}

func TestDraftsThatAreNone(t *testing.T) {
	for _, text := range []string{
		``, `{"Laid":["2:0,0","1:1,0"]}`, `{"Laid":["1:0,0","1:1,0"]}`, `{"Laid":["1:0,0","2:0,0"]}`, `{"Laid":["1:0,0"],"Good":["97:0,0"]}`, `{"Laid":["1:0,0"],"Good":["1:0,0","2:0,0"]}`,
		`{"Laid":["1:0,0"],"Past":[["1:1,1/2,2"]]}`, `{"Laid":["1:0,0"],"Past":[["2:/1,1"]]}`, `{"Laid":["1:0,0"],"Future":[["1:/1,1"]]}`,
		`{"Laid":["1:0,0","2:5,5"],"Past":[["1:5,5/0,0"]]}`, `{"Laid":["1:0,0"],"Extra":1}`,
	} {
		if d, err := ParseDraft([]byte(text)); !gamestest.IsIllegal(err) {
			t.Errorf("%s: %+v, %v", text, d, err)
		}
	}
	long := Draft{Laid: []Lay{{1, Cell{}}}}
	for range history + 2 {
		long.Past = append(long.Past, Edit{{ID: 1, Was: &Cell{}, Now: &Cell{1, 1}}}, Edit{{ID: 1, Was: &Cell{1, 1}, Now: &Cell{}}})
	}
	data, err := json.Marshal(long)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ParseDraft(data); !gamestest.IsIllegal(err) {
		t.Errorf("%v", err)
	}
}
