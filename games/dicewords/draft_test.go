package dicewords

import (
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"

	"pgregory.net/rapid"
)

// table is a position with these faces on the table.
func table(t *testing.T, faces string) View {
	return view(thrown(t, start(t, options(1, CheckTrust), 7), 0, faces))
}

func typed(d Draft, text string) Draft {
	for _, r := range text {
		d = d.Type(r)
	}
	return d
}

func TestTyping(t *testing.T) {
	d := NewDraft(View{})
	for text, want := range map[string]string{
		"kirschen": "KIRSCHEN", "straße": "STRASSE", "café!": "CAFE", "a\u0308h 1-": "ÄH",
		"schi?ken": "SCHI?KEN", "a??b": "A?B", "querköpfigst": "QUERKÖPFIG", "abcdefghiß": "ABCDEFGHI",
	} {
		got := typed(d, text)
		if got.Word != want || got.Cursor != len([]rune(want)) {
			t.Errorf("typing %q gives %q, cursor %d", text, got.Word, got.Cursor)
		}
	}
	d = typed(d, "haus")
	for name, c := range map[string]struct {
		got    Draft
		word   string
		cursor int
	}{
		"in between":             {d.SetCursor(1).Type('x'), "HXAUS", 2},
		"backspace":              {d.SetCursor(1).Backspace(), "AUS", 0},
		"delete":                 {d.SetCursor(1).Delete(), "HUS", 1},
		"backspace at the start": {d.SetCursor(0).Backspace(), "HAUS", 0},
		"delete at the end":      {d.SetCursor(99).Delete(), "HAUS", 4},
		"dots in between":        {d.SetCursor(2).Type('\u0308'), "HÄUS", 2},
		"clear":                  {d.Clear(), "", 0},
		"to the end":             {d.MoveLetter(0, 3), "AUSH", 4},
		"to the front":           {d.MoveLetter(2, 0), "UHAS", 1},
		"from nowhere":           {d.MoveLetter(4, 0), "HAUS", 4},
		"to nowhere":             {d.MoveLetter(0, 4), "HAUS", 4},
		"clear undone":           {d.Clear().Undo(), "HAUS", 4},
		"name the joker":         {typed(NewDraft(View{}), "sch?n").Name('ö'), "SCHÖN", 5},
		"name it by two":         {typed(NewDraft(View{}), "sch?n").Name('ß'), "SCH?N", 5},
		"no joker to name":       {d.Name('x'), "HAUS", 4},
	} {
		if c.got.Word != c.word || c.got.Cursor != c.cursor {
			t.Errorf("%s: %q, cursor %d", name, c.got.Word, c.got.Cursor)
		}
	}
}

func TestKeeping(t *testing.T) {
	v := table(t, "IERSLNHKCF")
	d := NewDraft(v)
	th, ok := d.Throw()
	if !ok || len(th.Dice) != 10 {
		t.Errorf("nothing kept: %v", th)
	}
	d = typed(d, "kirschen").KeepWord(v)
	if th, _ := d.Throw(); !slices.Equal(th.Dice, []int{4, 9}) {
		t.Errorf("KIRSCHEN kept, thrown again: %v", th.Dice)
	}
	if th, _ := d.Toggle(4).Toggle(0).Throw(); !slices.Equal(th.Dice, []int{0, 9}) {
		t.Errorf("toggled: %v", th.Dice)
	}
	if _, ok := d.KeepAll().Throw(); ok {
		t.Error("a throw of no dice")
	}
	if d.Toggle(-1).CanUndo() != d.CanUndo() || d.Toggle(10).Keep != d.Keep {
		t.Error("toggled a die that isn't there")
	}
	// A word that still misses letters keeps what it has: SCHICKEN lacks a C.
	miss := typed(NewDraft(v), "schicken").KeepWord(v)
	if th, _ := miss.Throw(); !slices.Equal(th.Dice, []int{2, 4, 9}) {
		t.Errorf("SCHICKEN, thrown again: %v", th.Dice)
	}

	v.Locked[7] = true
	d = NewDraft(v)
	if !d.Keep[7] || !d.Toggle(7).Keep[7] || !d.KeepAll().KeepNone().Keep[7] || !d.KeepWord(v).Keep[7] {
		t.Error("a locked die is not kept")
	}
}

func TestRow(t *testing.T) {
	v := table(t, "IERSLNHKC?")
	d := NewDraft(v)
	letters := func(d Draft) string {
		var out []rune
		for _, i := range d.Order {
			r, _ := v.Letter(i)
			out = append(out, r)
		}
		return string(out)
	}
	if got := d.Move(0, 9); letters(got) != "ERSLNHKC?I" {
		t.Errorf("to the end: %s", letters(got))
	}
	if got := d.Move(9, 0).Move(8, 1); letters(got) != "?CIERSLNHK" {
		t.Errorf("to the front: %s", letters(got))
	}
	if got := d.Move(3, 10).Move(10, 3).Move(-1, 0); got.CanUndo() {
		t.Error("moved what can't be moved")
	}
	if got := d.SortByLetter(v); letters(got) != "CEHIKLNRS?" {
		t.Errorf("by letter: %s", letters(got))
	}
	got := d.Shuffle(games.NewChance(1, 2, 3))
	if got.Order == d.Order || got.SortByLetter(v).Order != d.SortByLetter(v).Order {
		t.Errorf("shuffled: %v", got.Order)
	}
	if d.SortByLetter(View{}).CanUndo() {
		t.Error("sorted dice that show nothing")
	}
	umlauts := table(t, "OAIEÄÜHKÖ?")
	if got := NewDraft(umlauts).SortByLetter(umlauts).Order; got != [10]int{1, 4, 3, 6, 2, 7, 0, 8, 5, 9} {
		t.Errorf("umlauts: %v", got)
	}
}

// lies expects the draft's word, laid with these dice.
func lies(t *testing.T, v View, d Draft, word string, dice ...int) Worth {
	t.Helper()
	w := WorthOf(v, d.Word, d.Prefer()...)
	if d.Word != word || !slices.Equal(w.Dice, dice) {
		t.Errorf("%s with dice %v, want %s with %v", d.Word, w.Dice, word, dice)
	}
	return w
}

func TestTapping(t *testing.T) {
	v := table(t, "IERSLNHKN?")
	d := NewDraft(v).TapDie(v, 8).TapDie(v, 1)
	lies(t, v, d, "NE", 8, 1) // the N of the black die, not the brown one
	d = d.TapDie(v, 5)
	lies(t, v, d, "NEN", 8, 1, 5)
	out := d.TapDie(v, 8)
	lies(t, v, out, "EN", 1, 5)
	lies(t, v, out.Undo(), "NEN", 8, 1, 5)
	// A deleted letter's die doesn't take the place of the next one tapped.
	lies(t, v, d.Clear().TapDie(v, 8).TapDie(v, 0).SetCursor(1).Backspace().TapDie(v, 5), "NI", 5, 0)

	j := d.TapDie(v, 9)
	w := lies(t, v, j, "NEN?", 8, 1, 5, 9)
	if w.Problem == nil || w.Problem.ID != IllegalUnnamed || w.Tally.Points() != 4 || w.Joker != 3 {
		t.Errorf("%+v", w)
	}
	w = lies(t, v, j.Name('T'), "NENT", 8, 1, 5, 9)
	if w.Problem != nil || w.Joker != 3 || w.Tally.Points() != 4 || w.Letters.Points() != 16 {
		t.Errorf("named: %+v", w)
	}
	if got := NewDraft(View{}).TapDie(View{}, 3); got.Word != "" {
		t.Errorf("tapped a die without a face: %s", got.Word)
	}
}

func TestWorth(t *testing.T) {
	v := table(t, "IEBSVNHKC?")
	for _, c := range []struct {
		word            string
		points, letters int
		joker           int
		missing         string
		problem         games.ID
		set             bool
	}{
		{"SCHENK", 66, 66, -1, "", "", true},
		{"SCHICKEN", 80, 120, 4, "", "", true},
		{"SCHMINKE", 80, 120, 3, "", "", true},
		{"KNIRSCHEN", 126, 126, -1, "RN", IllegalSpell, true},
		{"KIRSCHE", 63, 84, 2, "", "", true},
		{"WÜRFEL", 84, 84, -1, "WÜRFL", IllegalSpell, true},
		{"ÄÖÜV", 60, 60, -1, "ÄÖÜ", IllegalSpell, true},
		{"VÄWÜ", 64, 64, -1, "ÄWÜ", IllegalSpell, false},
		{"EI", 4, 4, -1, "", IllegalShort, true},
		{"", 0, 0, -1, "", IllegalShort, true},
		{"SCHEN?K", 63, 63, 5, "", IllegalUnnamed, true},
		{"NNN?", 4, 4, 3, "NN", IllegalUnnamed, false}, // the third N would be on the joker's die
		{"BVCH?", 55, 55, 4, "", IllegalUnnamed, true},
		{"ZÖCD?", 55, 55, 4, "ZÖD", IllegalUnnamed, false},
	} {
		w := WorthOf(v, c.word)
		id := games.ID("")
		if w.Problem != nil {
			id = w.Problem.ID
		}
		var missing string
		for _, m := range w.Missing {
			missing += m
		}
		if w.Tally.Points() != c.points || w.Letters.Points() != c.letters || w.Joker != c.joker || missing != c.missing || id != c.problem || w.SetCan != c.set {
			t.Errorf("%s: %d/%d, joker %d, missing %q, %q, set %v, want %+v", c.word, w.Tally.Points(), w.Letters.Points(), w.Joker, missing, id, w.SetCan, c)
		}
	}
	if w := WorthOf(View{Set: v.Set}, "SCHENK"); w.Problem == nil || w.Problem.ID != IllegalFirst || w.Tally.Points() != 66 {
		t.Errorf("before the first throw: %+v", w)
	}
}

func TestNext(t *testing.T) {
	l := thrown(t, start(t, options(1, CheckTrust), 7), 0, "IEBSVNHKCH")
	d := typed(NewDraft(view(l)), "schicken").Move(0, 5).KeepWord(view(l))
	th, _ := d.Throw()
	l = gamestest.Do(t, l, 0, th)
	n := d.Next(view(l))
	if n.Word != d.Word || n.Order != d.Order || n.Keep != d.Keep || n.CanUndo() {
		t.Errorf("after the throw: %+v", n)
	}
	l = gamestest.Do(t, l, 0, Pass{})
	if n := n.Next(view(l)); n.Word != "" || n.Keep != [10]bool{} {
		t.Errorf("after the turn: %+v", n)
	}
	l = gamestest.Do(t, l, 0, all())
	if n := n.Next(view(l)); n.Word != "" {
		t.Errorf("in another turn: %+v", n)
	}
}

func someEdit(t *rapid.T, v View, d Draft) Draft {
	i := rapid.IntRange(-1, 10).Draw(t, "i")
	r := rapid.RuneFrom([]rune("esßöÄ?1\u0308")).Draw(t, "rune")
	return rapid.SampledFrom([]Draft{
		d.Toggle(i), d.KeepAll(), d.KeepNone(), d.KeepWord(v), d.Move(i, rapid.IntRange(-1, 10).Draw(t, "to")),
		d.SortByLetter(v), d.Shuffle(games.NewChance(uint64(i), 0, 0)),
		d.Type(r), d.Type(r), d.Name(r), d.Backspace(), d.Delete(), d.Clear(), d.SetCursor(i), d.TapDie(v, i), d.TapDie(v, i),
	}).Draw(t, "edit")
}

// Random edits: always a valid draft that survives its JSON; undo goes back to the
// start, redo to the end, the old drafts stay as they were.
func TestRandomEdits(t *testing.T) {
	v := table(t, "IERSLNHKN?")
	edits := 0
	rapid.Check(t, func(t *rapid.T) {
		d := NewDraft(v)
		all := []Draft{d}
		for range rapid.IntRange(0, games.MaxSteps-1).Draw(t, "edits") {
			d = someEdit(t, v, d)
			if !d.valid(d.Locked) {
				t.Fatalf("%+v", d)
			}
			if last := &all[len(all)-1]; !d.equal(last.Edit) {
				if len(d.Past) == len(last.Past) { // only the cursor moved
					*last = d
					continue
				}
				all = append(all, d)
				edits++
			}
		}
		data, err := d.Encode()
		if err != nil || len(data) > games.MaxJSON {
			t.Fatalf("%d bytes, %v", len(data), err)
		}
		gamestest.Returns(t, d, ParseDraft)
		checkHistory(t, d, all)
	})
	if edits < 500 && !testing.Short() { // where rapid makes a fifth
		t.Errorf("only %d edits", edits)
	}
}

// checkHistory undoes d through all its states and redoes them.
func checkHistory(t gamestest.Failer, d Draft, all []Draft) {
	t.Helper()
	for k := len(all) - 1; k > 0; k-- {
		if !d.equal(all[k].Edit) {
			t.Fatalf("step %d is %+v, was %+v", k, d.Edit, all[k].Edit)
		}
		d = d.Undo()
	}
	if d.CanUndo() || d.Word != all[0].Word || d.Keep != all[0].Keep || d.Order != all[0].Order {
		t.Fatalf("undone to %+v", d)
	}
	for d.CanRedo() {
		d = d.Redo()
	}
	if last := all[len(all)-1]; !d.equal(last.Edit) {
		t.Fatalf("redone to %+v, was %+v", d.Edit, last.Edit)
	}
}

// Two drafts made from one don't write into each other's history, and an edit after
// Undo leaves nothing to redo.
func TestDraftsAreValues(t *testing.T) {
	d := NewDraft(View{}).Toggle(0).Toggle(1).Toggle(2).Undo()
	a, b := d.Toggle(3), d.Toggle(4)
	a, b = a.Toggle(5), b.Toggle(6)
	if a.CanRedo() || !d.CanRedo() {
		t.Errorf("redo after an edit: %v, before: %v", a.CanRedo(), d.CanRedo())
	}
	if a = a.Undo(); !a.Keep[3] || a.Keep[4] {
		t.Errorf("undone into another draft: %v", a.Keep)
	}
	if b = b.Undo().Undo().Redo(); b.Keep[3] || !b.Keep[4] {
		t.Errorf("redone into another draft: %v", b.Keep)
	}
	// Moving the cursor is no edit, but undo and redo come back to it.
	d = typed(NewDraft(View{}), "abcdefgh").Undo().Undo().Undo()
	front, back := d.SetCursor(0), d.SetCursor(1)
	u, r := front.Undo(), front.Redo()
	back.Undo()
	back.Redo()
	if u.Redo().Cursor != 0 || r.Undo().Cursor != 0 {
		t.Error("another draft's cursor came back")
	}
	d = NewDraft(View{}).Toggle(0).Toggle(1).Toggle(2).Undo()
	x := d.Undo()
	if _ = x.Undo(); x.Undo().Redo().Redo().Redo().Keep != [10]bool{true, true, true} {
		t.Error("redone to something else")
	}
}

// The history is bounded, so a draft always fits its row.
func TestLongHistory(t *testing.T) {
	d := NewDraft(View{})
	for k := range 500 {
		d = d.Toggle(k % 10)
	}
	if len(d.Past) != games.MaxSteps {
		t.Errorf("%d edits kept", len(d.Past))
	}
	if data, err := d.Encode(); err != nil || len(data) > games.MaxJSON/2 {
		t.Errorf("%d bytes, %v", len(data), err)
	}
}
