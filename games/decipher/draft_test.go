package decipher

import (
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"
)

func typed(d MakerDraft, o Options, text string) MakerDraft {
	for _, r := range text {
		d = d.Type(o, r)
	}
	return d
}

func TestTypingAWord(t *testing.T) {
	de, en := options(2, 5, LanguageGerman, PickOrder), options(2, 5, LanguageEnglish, PickOrder)
	for _, c := range []struct {
		o           Options
		typed, want string
	}{
		{de, "bär", "BAER"},
		{de, "straß", "STRA"}, // SS doesn't fit, and no half of it is typed
		{de, "it's", "ITS"},
		{en, "it’s", "IT'S"},
		{en, "x-y z1", "X-YZ"},
		{de, "eeeee", "EEE"}, // three tiles of a letter
		{en, "-----", "-----"},
		{de, "hobbys", "HOBBY"},
		{de, "café", "CAFE"},
	} {
		d := typed(MakerDraft{}, c.o, c.typed)
		if d.Word != c.want || d.Cursor != len(c.want) {
			t.Errorf("%q: %q at %d, want %q", c.typed, d.Word, d.Cursor, c.want)
		}
		if d.Whole(c.o) != (len(c.want) == 5) {
			t.Errorf("%q: whole %v", c.typed, d.Whole(c.o))
		}
	}
}

func TestEditingAWord(t *testing.T) {
	o := options(2, 5, LanguageGerman, PickOrder)
	d := typed(MakerDraft{}, o, "pnda").SetCursor(1).Type(o, 'a')
	if d.Word != "PANDA" || d.Cursor != 2 {
		t.Fatalf("%+v", d.Edit)
	}
	for name, c := range map[string]struct {
		got  MakerDraft
		want Edit
	}{
		"backspace":         {d.Backspace(), Edit{Word: "PNDA", Cursor: 1}},
		"delete":            {d.Delete(), Edit{Word: "PADA", Cursor: 2}},
		"delete at the end": {d.SetCursor(9).Delete(), Edit{Word: "PANDA", Cursor: 5}},
		"back at the front": {d.SetCursor(-3).Backspace(), Edit{Word: "PANDA"}},
		"remove before":     {d.Remove(0), Edit{Word: "ANDA", Cursor: 1}},
		"remove behind":     {d.Remove(4), Edit{Word: "PAND", Cursor: 2}},
		"remove nothing":    {d.Remove(5), Edit{Word: "PANDA", Cursor: 2}},
		"move right":        {d.MoveLetter(0, 4), Edit{Word: "ANDAP", Cursor: 2}},
		"move left":         {d.MoveLetter(3, 0), Edit{Word: "DPANA", Cursor: 2}},
		"move nowhere":      {d.MoveLetter(0, 5), Edit{Word: "PANDA", Cursor: 2}},
		"clear":             {d.Clear(), Edit{}},
		"put":               {d.Put(o, "Würde"[:0]+"Bären"[:0]+"Hobby"), Edit{Word: "HOBBY", Cursor: 5}},
		"put too long":      {d.Put(o, "HOBBYS"), Edit{Word: "PANDA", Cursor: 2}},
		"put no word":       {d.Put(o, "A B"), Edit{Word: "PANDA", Cursor: 2}},
	} {
		if !c.got.equal(c.want) {
			t.Errorf("%s: %+v, want %+v", name, c.got.Edit, c.want)
		}
	}
	if n := d.TilesLeft('A'); n != 1 {
		t.Errorf("%d tiles of A are left", n)
	}
	if d.TilesLeft('Z') != 3 || d.TilesLeft('-') != -1 {
		t.Error("tiles left of Z and -")
	}
}

func TestDraftHistory(t *testing.T) {
	o := options(2, 5, LanguageGerman, PickOrder)
	d := typed(MakerDraft{}, o, "rot")
	if d = d.Undo(); d.Word != "RO" || !d.CanRedo() {
		t.Fatalf("%+v", d)
	}
	moved := d.SetCursor(0)
	if !moved.CanRedo() || len(moved.Past) != len(d.Past) {
		t.Error("moving the cursor is a step")
	}
	if r := d.Redo(); r.Word != "ROT" || r.CanRedo() {
		t.Errorf("%+v", r)
	}
	if n := d.Type(o, 'h'); n.CanRedo() || n.Word != "ROH" {
		t.Errorf("%+v", n)
	}
	if d.Undo().Undo().Undo().CanUndo() {
		t.Error("nothing is left to undo")
	}
	for range 100 {
		d = d.Type(o, 'h').Backspace()
	}
	if len(d.Past) != games.MaxSteps {
		t.Errorf("%d steps", len(d.Past))
	}
	if n := d.MovePiece(0, 1); len(n.Past) != len(d.Past) || n.CanRedo() != d.CanRedo() {
		t.Error("an impossible edit is a step")
	}
}

// The order follows the word: it is proposed for a whole one and forgotten with it.
func TestDraftOrder(t *testing.T) {
	v := makerView(start(t, options(2, 3, LanguageGerman, PickOrder), 1))
	d := NewMakerDraft(v).Put(v.Options, "ROT")
	if d.Order != nil {
		t.Fatal("an order nobody asked for")
	}
	d = d.HardestFirst(v)
	want := slices.Clone(d.Order)
	if got := d.MovePiece(0, 6).MovePiece(6, 0).Order; !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
	moved := d.MovePiece(0, 2)
	if !slices.Equal(moved.Order, []letterpiece.Kind{want[1], want[2], want[0], want[3], want[4], want[5], want[6]}) || !slices.Equal(d.Order, want) {
		t.Errorf("%v of %v", moved.Order, want)
	}
	if !slices.Equal(moved.Undo().Order, want) {
		t.Error("the order has no undo")
	}
	shuffled := d.Shuffle(v, games.NewChance(3, 0, 0))
	if c, _ := countKinds(shuffled.Order); c != sum(Need(v.Letters, "ROT")) || slices.Equal(shuffled.Order, want) {
		t.Errorf("%v", shuffled.Order)
	}
	if a := shuffled.SetWord(v); a.Word != "ROT" || !slices.Equal(a.Order, shuffled.Order) {
		t.Errorf("%+v", a)
	}
	if d.Backspace().Order != nil || d.Backspace().Undo().Order == nil {
		t.Error("another word keeps the order")
	}
	if d.SetCursor(0).Order == nil {
		t.Error("the cursor forgets the order")
	}
	live := v
	live.Options.Pick = PickLive
	if d.SetWord(live).Order != nil {
		t.Error("an order in a match without")
	}
}

// The draft between two turns has the word and the order of the rest.
func TestReorderDraft(t *testing.T) {
	l := placed(t, begun(t, start(t, options(2, 3, LanguageGerman, PickOrder), 1), "ROT"), 0)
	v := makerView(l)
	d := NewMakerDraft(v)
	if d.Word != "ROT" || !slices.Equal(d.Order, v.Secret.Order) || len(d.Order) != 6 {
		t.Fatalf("%+v", d)
	}
	d.Order[0] = uu
	if makerView(l).Secret.Order[0] == uu {
		t.Fatal("the draft writes into the match")
	}
	for _, e := range []MakerDraft{NewMakerDraft(v).HardestFirst(v), NewMakerDraft(v).Shuffle(v, games.NewChance(1, 0, 0)), NewMakerDraft(v).MovePiece(0, 5)} {
		gamestest.Do(t, l, 0, e.Reorder())
	}
	if empty := NewMakerDraft(view(l)); empty.Word != "" || empty.Order != nil {
		t.Errorf("a draft from what everybody sees: %+v", empty)
	}
}

// Hardest first: the kind with the most wrong zones not yet covered is next.
func TestHardest(t *testing.T) {
	letters := setupOf(t, options(2, 3, LanguageGerman, PickOrder), 1).Letters
	for word, want := range map[string]string{
		// R LSU, O WW, T LS. At first two zones are wrong for a wide curve and for a U,
		// the wide curve is the first kind. Asked from the left it covers R and lies in
		// O; T is left. Then the U goes to R at once. Of the rest all kinds have one
		// wrong zone; when a long stick lies in R, a second one is harder, and so on.
		"ROT": "WULLSSW",
		"ICI": "WLL",
	} {
		got := ""
		for _, k := range Hardest(Need(letters, word), sum(Need(letters, word)), nil) {
			got += string("LSWU"[k])
		}
		if got != want {
			t.Errorf("%s: %s, want %s", word, got, want)
		}
	}
	// What is covered already counts no more: all zones wrong for a wide curve are.
	covered := []Zone{zone("W"), zone(""), zone("W")}
	if got := Hardest(Need(letters, "ROT"), sum(Need(letters, "ROT")), covered); got[0] != uu {
		t.Errorf("%v", got)
	}
}

// Every proposal is greedy: whatever comes next had the most wrong zones.
func TestHardestIsGreedy(t *testing.T) {
	s := setupOf(t, options(2, 5, LanguageGerman, PickOrder), 1)
	for i, word := range wordsOf(t, LanguageGerman, 5) {
		if i%7 != 0 {
			continue
		}
		need := Need(s.Letters, word)
		left := sum(need)
		b := forecast{need: need, laid: make([]letterpiece.Count, len(need)), covered: make([][letterpiece.Kinds]bool, len(need))}
		for _, k := range Hardest(need, left, nil) {
			for other := range letterpiece.Kind(letterpiece.Kinds) {
				if left[other] > 0 && (b.wrong(other) > b.wrong(k) || b.wrong(other) == b.wrong(k) && other < k) {
					t.Fatalf("%s: kind %d before %d", word, k, other)
				}
			}
			left[k]--
			b.lay(k)
		}
		if left.Total() != 0 {
			t.Fatalf("%s: %v left", word, left)
		}
		for i := range need {
			if b.laid[i] != need[i] {
				t.Fatalf("%s: zone %d holds %v", word, i, b.laid[i])
			}
		}
	}
}

func TestSeekerDraft(t *testing.T) {
	l := gamestest.Do(t, begun(t, start(t, options(3, 4, LanguageGerman, PickOrder), 1), "ROST"), 1, Take{})
	v := view(l)
	d := NewSeekerDraft().Choose(v, 2)
	for zone, want := range map[int]int{2: 2, 4: NoZone, -1: NoZone} {
		if got := d.Choose(v, zone).Zone; got != want {
			t.Errorf("zone %d: %d", zone, got)
		}
	}
	if d.Type(v.Options, 'b') != d || d.Guessing(v, 0) != d || d.Guessing(v, 7) != d {
		t.Error("somebody guesses who doesn't")
	}
	d = d.Guessing(v, 2)
	for _, r := range "bä1-r" {
		d = d.Type(v.Options, r)
	}
	if d.Guess != "BAER" || d.Cursor != 4 || d.Type(v.Options, 'x').Guess != "BAER" {
		t.Fatalf("%+v", d)
	}
	if e := d.SetCursor(1).Delete().Backspace(); e.Guess != "ER" || e.Cursor != 0 || e.Backspace() != e {
		t.Errorf("%+v", e)
	}
	if d.Guessing(v, 2) != d || d.Guessing(v, 1).Guess != "" {
		t.Error("another goes on with the same letters")
	}
}

// After an answer the zone is only kept while it is open, the guess stays until its
// author is out.
func TestSeekerDraftGoesOn(t *testing.T) {
	l := gamestest.Do(t, begun(t, start(t, options(3, 4, LanguageGerman, PickOrder), 1), "ROST"), 1, Take{})
	v := view(l)
	d := NewSeekerDraft().Guessing(v, 2)
	for _, r := range "bär" {
		d = d.Type(v.Options, r)
	}
	wrong := home(t, l, false)
	l = gamestest.Do(t, l, 1, Ask{wrong})
	if e := d.Choose(v, wrong).Next(view(l)); e.Zone != NoZone || e.Guess != "BAER" {
		t.Errorf("%+v", e)
	}
	for _, w := range []string{"AAAA", "BBBB", "CCCC"} {
		l = gamestest.Do(t, l, 2, Guess{w})
	}
	if e := d.Next(view(l)); e.Guesser != games.Table || e.Guess != "" {
		t.Errorf("who is out still guesses: %+v", e)
	}
}

func TestPad(t *testing.T) {
	l := placed(t, begun(t, start(t, options(2, 3, LanguageGerman, PickOrder), 1), "ROT"), 0)
	l = placed(t, l, 0)
	v := view(l)
	p := NewPad(v).Put(Lie{2, 10, -20, 90}).Put(Lie{1, 99999, -99999, -90}).Put(Lie{2, 11, -20, 450}).Put(Lie{0, 1, 1, 1})
	if want := (Lie{1, maxPlace, -maxPlace, 270}); len(p.Lies) != 2 || p.Lies[0] != want || p.Lies[1] != (Lie{2, 11, -20, 90}) {
		t.Fatalf("%+v", p)
	}
	if x, ok := p.Lie(2); !ok || x.X != 11 {
		t.Errorf("%+v", x)
	}
	if _, ok := p.Lie(3); ok {
		t.Error("a piece nobody touched")
	}
	for _, bad := range []string{`{"Places":[{"ID":0}]}`, `{"Places":[{"ID":2},{"ID":2}]}`, `{"Places":[{"ID":1,"Turn":360}]}`, `{"Places":[{"ID":1,"X":9999}]}`, `{"Zone":-1}`, `{"Zone":99}`, `[]`} {
		if _, err := ParsePad([]byte(bad)); err == nil {
			t.Errorf("%s is a pad", bad)
		}
	}
}

// The pad follows the position, and is a value.
func TestPadGoesOn(t *testing.T) {
	l := placed(t, begun(t, start(t, options(2, 3, LanguageGerman, PickOrder), 1), "ROT"), 0)
	v := view(placed(t, l, 0))
	p := NewPad(v).Put(Lie{2, 10, -20, 90}).Put(Lie{1, 0, 0, 270})
	before := p.For(v)
	q := p.Put(Lie{1, 0, 0, 0})
	if before.Lies[0].Turn != 270 || q.Lies[0].Turn != 0 || p.Lies[0].Turn != 270 {
		t.Error("pads share their places")
	}
	zone := slices.IndexFunc(v.Zones, func(z Zone) bool { return slices.ContainsFunc(z.Pieces, func(x Piece) bool { return x.ID == 2 }) })
	for _, x := range p.Tidy(v.Zones[zone]).Lies {
		if slices.ContainsFunc(v.Zones[zone].Pieces, func(y Piece) bool { return x.ID == y.ID }) {
			t.Errorf("still there: %+v", x)
		}
	}
	if got := p.Put(Lie{3, 0, 0, 0}).For(v); len(got.Lies) != 2 {
		t.Errorf("a piece that isn't there: %+v", got)
	}
	v.Round++
	p = p.Look(1)
	p.All = true
	if got := p.For(v); got.Round != v.Round || got.Lies != nil || got.Zone != 0 || !got.All {
		t.Errorf("%+v", got)
	}
}
