package woerterklauer

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// said is a refusal or a note in full: id and Args, the word it is shown at, the cells.
func said(t *testing.T, list []Reason) []string {
	t.Helper()
	out := lines(t, list)
	for i, r := range list {
		out[i] += fmt.Sprint(" ", r.Word, " ", r.Cells)
	}
	return out
}

// Every refusal in full: its Args, the word it is shown at, and its cells in their order.
func TestRefusalsInFull(t *testing.T) {
	for _, c := range []struct {
		e    example
		want []string
	}{
		{ // a gap lies where the letter lay
			example{level: LevelI, before: "REISE", after: "REIS.\nO....\nT....\nE...."},
			[]string{"gap {Letters:[E],Word:REISE} 0 [{4 0}]", "level {Agreed:1,Level:3} -1 []"},
		},
		{ // exchanged letters: where their substitutes lie now
			example{level: LevelII, before: "HUND", after: "HoxNG"},
			[]string{"exchanged {Count:2,Letters:[U,D],Most:1,Word:HUND} 0 [{1 0} {4 0}]", "every_level {} -1 []"},
		},
		{ // the substitutes of letters that were turned round are sorted all the same
			example{level: LevelI, before: "HUT\nA..\nS..", after: "MUT\nO..\nL.."},
			[]string{"exchanged {Count:3,Letters:[H,A,S],Most:1,Word:HAS} 1 [{0 0} {0 1} {0 2}]", "every_level {} -1 []"},
		},
		{
			example{level: LevelII, before: ".HUND.", after: "HUxyND"},
			[]string{"inserted {Count:2,Most:1,Word:HUND} 0 []", "level {Agreed:2,Level:4} -1 []"},
		},
		{
			example{level: LevelIII, before: "HUND", after: "HUxyND"},
			[]string{"inserted {Count:2,Most:1,Word:HUND} 0 []", "level {Agreed:3,Level:4} -1 []"},
		},
		{ // removed: where it lay
			example{level: LevelII, before: "STAND", after: "SAND\n.S..\n.T.."},
			[]string{"removed {Letters:[T],Word:STAND} 0 [{1 0}]", "level {Agreed:2,Level:3} -1 []"},
		},
		{ // moved: where they lie now, in the order of cells
			example{level: LevelIII, before: "HUT\nA..\nS..", after: "...\n...\nHUT\nA..\nS.."},
			[]string{
				"moved {Letters:[H,U,T,A,S]} -1 [{0 2} {1 2} {2 2} {0 3} {0 4}]", "lead {Needs:6,Other:5,Own:0} -1 []",
				"level {Agreed:3,Level:4} -1 []",
			},
		},
		{ // exchanged and moved: where the substitutes lie
			example{level: LevelII, before: "HUND", after: ".mUNt"},
			[]string{"exchanged {Count:2,Letters:[H,D],Most:1,Word:HUND} 0 [{1 0} {4 0}]", "every_level {} -1 []"},
		},
		{ // letters by words, cells by rows
			example{level: LevelIII, before: "A..\nHUT", after: "...\n...\nA..\nHUT"},
			[]string{"moved {Letters:[H,U,T,A]} -1 [{0 2} {0 3} {1 3} {2 3}]", "level {Agreed:3,Level:4} -1 []"},
		},
		{ // dissolved: nothing continues it, so it is shown at no word
			example{level: LevelIII, before: "EI", after: ".IE"},
			[]string{"dissolved {Word:EI} -1 []", "level {Agreed:3,Level:4} -1 []"},
		},
		{ // or at the one into which it was turned
			example{level: LevelIII, before: "TAG\nU..\nN..", after: "T..\nU..\nN..\nAuf\n..G"},
			[]string{"dissolved {Word:TAG} 1 []", "level {Agreed:3,Level:4} -1 []"},
		},
		{ // shown at the word that means the same
			example{level: LevelIII, before: "WERKTAG\nO.....A\nRABEATS", after: "WER.TAG\nO..K..A\nRABEATS\n...i...\n...n...", same: "TAG=WERKTAG"},
			[]string{"same {Letters:[K],Other:TAG,Word:WERKTAG} 1 [{3 0}]", "level {Agreed:3,Level:4} -1 []"},
		},
		{
			example{level: LevelIII, before: "HUNDE", after: "HUND"},
			[]string{"pool {Letters:[E]} 0 [{4 0}]", "every_level {} -1 []"},
		},
		{
			example{level: LevelIV, before: "..TAG\n..U..\n..N..", after: "..T..\n..U..\n..N..\nauA.."},
			[]string{"pool {Letters:[G]} -1 [{4 0}]", "every_level {} -1 []"},
		},
		{ // pieces and single tiles: all but the largest piece, in the order of cells
			example{level: LevelI, before: "", after: "B.HUND\n......\nAB...C"},
			[]string{"pieces {Count:4} -1 [{0 0} {0 2} {1 2} {5 2}]", "single {Count:2,Letters:[B,C]} -1 [{0 0} {5 2}]"},
		},
		{ // of two pieces of one size the first counts
			example{level: LevelI, before: "", after: ".AB\n...\nCD."},
			[]string{"pieces {Count:2} -1 [{0 2} {1 2}]"},
		},
		{ // Black's letters are the own ones
			example{level: LevelI, mover: "black", before: "hund", after: "hunde", same: "HUND=HUNDE"},
			[]string{"lead {Needs:4,Other:4,Own:1} -1 []"},
		},
	} {
		v := Referee(c.e.turn(), c.e.judge())
		got := said(t, v.Reasons)
		got = slices.DeleteFunc(got, func(s string) bool {
			return strings.HasPrefix(s, "lead") && !slices.ContainsFunc(c.want, func(w string) bool { return strings.HasPrefix(w, "lead") })
		})
		slices.Sort(got)
		slices.Sort(c.want)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s to %s:\n%s\nwant\n%s", c.e.before, c.e.after, strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
	}
}

// What a word was made of: each kind of letter where it lies.
func TestFromInFull(t *testing.T) {
	e := example{level: LevelII, before: "HUND", after: "gHoxN"}
	w := Referee(e.turn(), e.judge()).find(t, "GHOXN")
	f := w.From[0]
	f.Meaning.Reason = ""
	want := From{
		Spelled: Spelled{Place{Cell{0, 0}, true}, "HUND"}, Cells: []Cell{{0, 0}, {1, 0}, {2, 0}, {3, 0}},
		Exchanged: []Cell{{2, 0}}, Was: []Letter{'U'}, Inserted: []Cell{{3, 0}}, Appended: []Cell{{0, 0}}, Removed: []Letter{'D'},
		Asked: true, Known: true, Meaning: f.Meaning,
	}
	if !reflect.DeepEqual(f, want) || len(w.From) != 1 {
		t.Errorf("%+v", w.From)
	}
	wantLines(t, w.Notes,
		"exchanged {Count:1,Now:[O],Was:[U],Word:HUND}",
		"inserted {Count:1,Letters:[X],Word:HUND}",
		"appended {Count:1,Letters:[G],Word:HUND}",
		"removed {Count:1,Letters:[D],Word:HUND}",
		"judged {Lemma:,Other:,Reason:toy.word,Word:GHOXN}",
		"meaning {Lemma:,Other:HUND,Reason:toy.same,Word:GHOXN}",
		"all {Color:woerterklauer.color.red,Count:5}")

	e = example{level: LevelI, before: "hund", after: "hundESx", left: "Y"}
	if f := Referee(e.turn(), e.judge()).find(t, "HUNDESX").From[0]; !f.Own || !slices.Equal(f.Appended, []Cell{{4, 0}, {5, 0}, {6, 0}}) {
		t.Errorf("%+v", f)
	}
}

// Notes that a turn seldom has.
func TestNotesInFull(t *testing.T) {
	for _, c := range []struct {
		e    example
		word string
		want []string
	}{
		{ // the same spelling, with other tiles
			example{level: LevelIV, before: "HUND\nA...\nS...\nT...", after: "H....\nA....\nHUnD.\nS....\nT...."},
			"HUND",
			[]string{
				"exchanged {Count:2,Now:[H,N],Was:[H,N],Word:HUND} 0 [{0 2} {2 2}]", "judged {Lemma:,Other:,Reason:toy.word,Word:HUND} 0 []",
				"alike {Word:HUND} 0 []", "only {Color:woerterklauer.color.red,Count:2,Letters:[H,N]} 0 [{0 2} {2 2}]",
			},
		},
		{ // O was taken out for NOR, so I was inserted; only D was exchanged
			example{level: LevelIII, before: "MOND", after: "MiNt\n.n..\n.O..\n.r.."},
			"MINT",
			[]string{
				"exchanged {Count:1,Now:[T],Was:[D],Word:MOND} 0 [{3 0}]", "inserted {Count:1,Letters:[I],Word:MOND} 0 [{1 0}]",
				"removed {Count:1,Letters:[O],Word:MOND} 0 []", "judged {Lemma:,Other:,Reason:toy.word,Word:MINT} 0 []",
				"meaning {Lemma:,Other:MOND,Reason:toy.same,Word:MINT} 0 []",
				"all {Color:woerterklauer.color.red,Count:4} 0 [{0 0} {1 0} {2 0} {3 0}]",
			},
		},
		{ // the same at IV, where it may mean the same
			example{level: LevelIV, before: "MOND", after: "MiNt\n.n..\n.O..\n.r..", same: "MOND=MINT"},
			"MINT",
			[]string{
				"exchanged {Count:1,Now:[T],Was:[D],Word:MOND} 0 [{3 0}]", "inserted {Count:1,Letters:[I],Word:MOND} 0 [{1 0}]",
				"removed {Count:1,Letters:[O],Word:MOND} 0 []", "judged {Lemma:,Other:,Reason:toy.word,Word:MINT} 0 []",
				"same {Lemma:,Other:MOND,Reason:toy.same,Word:MINT} 0 []",
				"only {Color:woerterklauer.color.red,Count:2,Letters:[I,T]} 0 [{1 0} {3 0}]",
			},
		},
		{ // the same meaning, and nothing turns
			example{level: LevelIV, before: "HUNDE\nA....\nS....", after: "HUND.\nA....\nS....\nE....", same: "HUND=HUNDE HAS=HASE"},
			"HUND",
			[]string{
				"removed {Count:1,Letters:[E],Word:HUNDE} 0 []", "judged {Lemma:,Other:,Reason:toy.word,Word:HUND} 0 []",
				"same {Lemma:,Other:HUNDE,Reason:toy.same,Word:HUND} 0 []", "nothing {} 0 []",
			},
		},
		{ // a letter of another word, put behind
			example{level: LevelI, before: "HUND.N\n...A.E\n...WEU", after: "HUNDEN\n...A.E\n...WEU", same: "HUND=HUNDEN"},
			"HUNDEN",
			[]string{
				"appended {Count:2,Letters:[E,N],Word:HUND} 0 [{4 0} {5 0}]", "judged {Lemma:,Other:,Reason:toy.word,Word:HUNDEN} 0 []",
				"same {Lemma:,Other:HUND,Reason:toy.same,Word:HUNDEN} 0 []",
				"crosses {Color:woerterklauer.color.red,Letter:N,Other:NEU} 0 [{5 0}]",
				"only {Color:woerterklauer.color.red,Count:2,Letters:[E,N]} 0 [{4 0} {5 0}]",
			},
		},
		{ // the first of all words is crossed
			example{level: LevelI, before: "....\nMOND", after: ".r..\nMOND\n.t.."},
			"ROT",
			[]string{
				"judged {Lemma:,Other:,Reason:toy.word,Word:ROT} 1 []", "crosses {Color:woerterklauer.color.red,Letter:O,Other:MOND} 1 [{1 1}]",
				"all {Color:woerterklauer.color.red,Count:3} 1 [{1 0} {1 1} {1 2}]",
			},
		},
		{ // one that is laid in the same turn was never there to be crossed
			example{level: LevelI, before: "SOCKE", after: "lOCKE.\n....So"},
			"SO",
			[]string{
				"judged {Lemma:,Other:,Reason:toy.word,Word:SO} 1 []", "all {Color:woerterklauer.color.red,Count:2} 1 [{4 1} {5 1}]",
			},
		},
		{ // nothing is said of what an invalid word would mean, nor why it would be valid
			example{level: LevelI, before: "HUND", after: "HUNDX", invalid: "HUNDX", open: "HUND=HUNDX"},
			"HUNDX",
			[]string{"appended {Count:1,Letters:[X],Word:HUND} 0 [{4 0}]", "only {Color:woerterklauer.color.red,Count:1,Letters:[X]} 0 [{4 0}]"},
		},
	} {
		v := Referee(c.e.turn(), c.e.judge())
		if got := said(t, v.find(t, c.word).Notes); !slices.Equal(got, c.want) {
			t.Errorf("%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
		if v.Questions != nil {
			t.Errorf("%s: asks %v", c.word, v.Questions)
		}
	}
}

// What turns is what lay there in the other colour.
func TestTurnsInFull(t *testing.T) {
	e := example{level: LevelI, mover: "black", before: "hUnd", after: "hUndX"}
	v := Referee(e.turn(), e.judge())
	turns := []Cell{{0, 0}, {2, 0}, {3, 0}}
	if w := v.Words[0]; len(w.Shows) != 5 || !slices.Equal(w.Turns, turns) || !slices.Equal(v.Turned, turns) {
		t.Errorf("%v %v %v", w.Shows, w.Turns, v.Turned)
	}
	e = example{level: LevelI, mover: "black", before: "hund", after: "hundX", invalid: "HUNDX"}
	v = Referee(e.turn(), e.judge())
	if w := v.Words[0]; !slices.Equal(w.Shows, []Cell{{4, 0}}) || w.Turns != nil || v.Turned != nil {
		t.Errorf("%v %v %v", w.Shows, w.Turns, v.Turned)
	}
}

// Lost are the words that nothing continues; each is asked about once.
func TestLostAndAsked(t *testing.T) {
	e := example{level: LevelIV, before: "EI\n.N", after: ".IE\n.N.\n"}
	if v := Referee(e.turn(), e.judge()); !slices.Equal(v.Lost, []Spelled{{Place{Cell{0, 0}, true}, "EI"}}) {
		t.Errorf("%+v", v.Lost)
	}
	e = example{level: LevelI, before: "", after: "ei\ni.", open: "EI"}
	if v := Referee(e.turn(), e.judge()); !slices.Equal(v.Questions, []Question{{Word: "EI"}}) || !v.Askable || v.Lawful {
		t.Errorf("%+v", v)
	}
	// A word is changed only if all that it was made of was the mover's own.
	e = example{level: LevelI, before: "BUS.es\nA...L.\nUEBEL.", after: "BUSSES\nA...L.\nUEBEL."}
	if v := Referee(e.turn(), e.judge()); kinds(v) != "BUSSES:stolen" {
		t.Error(kinds(v))
	}
	// What a word carries is sorted, whatever came first.
	e = example{level: LevelI, before: ".OFEN", after: "ROFEN"}
	if v := Referee(e.turn(), e.judge()); !slices.Equal(v.History.Carried[0].Spellings, []string{"OFEN", "ROFEN"}) {
		t.Errorf("%+v", v.History)
	}
	// A level beyond I to IV is taken for the nearest.
	for level, want := range map[Level]string{0: "gap HUND H", 5: ""} {
		e = example{level: level, before: "HUND", after: ".HUND"}
		if v := Referee(e.turn(), e.judge()); strings.Join(reasons(v), " ") != want {
			t.Errorf("%d: %v", level, v.Reasons)
		}
	}
}

// How far apart tiles may lie, before the turn as after it.
func TestHowFarApart(t *testing.T) {
	for _, c := range []struct {
		name  string
		far   Cell
		shift Cell
		twice bool // two tiles in one cell before the turn
		want  bool // refused
	}{
		{"beside", Cell{4, 0}, Cell{}, false, false},
		{"as wide as can be", Cell{maxBox - 1, 0}, Cell{}, false, false},
		{"too wide", Cell{maxBox, 0}, Cell{}, false, true},
		{"as high as can be", Cell{0, maxBox - 1}, Cell{}, false, false},
		{"too high", Cell{0, maxBox}, Cell{}, false, true},
		{"as far right as can be", Cell{4, 0}, Cell{maxCoord - 4, 0}, false, false},
		{"too far right", Cell{4, 0}, Cell{maxCoord - 3, 0}, false, true},
		{"as far down as can be", Cell{4, 0}, Cell{0, maxCoord}, false, false},
		{"too far down", Cell{4, 0}, Cell{0, maxCoord + 1}, false, true},
		{"as far left as can be", Cell{4, 0}, Cell{-maxCoord, 0}, false, false},
		{"too far left", Cell{4, 0}, Cell{-maxCoord - 1, 0}, false, true},
		{"as far up as can be", Cell{4, 0}, Cell{0, -maxCoord}, false, false},
		{"too far up", Cell{4, 0}, Cell{0, -maxCoord - 1}, false, true},
		{"two in one cell before", Cell{4, 0}, Cell{}, true, true},
	} {
		for _, after := range []bool{true, false} {
			turn := (&example{level: LevelI, before: "HUND", after: "HUNDE"}).turn()
			if !after { // the same the other way round
				turn.Before, turn.After, turn.Pool, turn.Left = turn.After, turn.Before, turn.Left, turn.Pool
			}
			for _, f := range []Field{turn.Before, turn.After} {
				for i := range f {
					if len(f) == 5 && f[i].Letter == 'E' {
						f[i].At = c.far
					}
					f[i].At = Cell{f[i].At.X + c.shift.X, f[i].At.Y + c.shift.Y}
				}
			}
			if c.twice {
				turn.Before[0].At = turn.Before[1].At
			}
			v := Referee(turn, toy{})
			if got := slices.ContainsFunc(v.Reasons, func(r Reason) bool { return r.ID == RefusedSpread }); got != c.want {
				t.Errorf("%s, after %t: %v", c.name, after, v.Reasons)
			}
		}
	}
}

// A tile that there can't be is refused, even if it lies there before and after.
func TestStrangeTiles(t *testing.T) {
	for _, strange := range []Tile{{-1, 'H'}, {0, 'H'}, {Tiles + 1, 'H'}, {1, 'A' - 1}, {1, 'Z' + 1}} {
		turn := (&example{level: LevelI, before: "HUND", after: "HUNDE"}).turn()
		turn.Before[0].Tile, turn.After[0].Tile = strange, strange
		if v := Referee(turn, toy{}); len(v.Reasons) != 1 || v.Reasons[0].ID != RefusedTiles {
			t.Errorf("%v: %v", strange, v.Reasons)
		}
	}
	for _, seldom := range []Tile{{1, 'A'}, {1, 'Z'}, {Tiles, 'H'}} {
		turn := (&example{level: LevelI, before: "HUND", after: "HUNDE"}).turn()
		turn.Before[0].Tile, turn.After[0].Tile = seldom, seldom
		if v := Referee(turn, toy{}); !v.Lawful {
			t.Errorf("%v: %v", seldom, v.Reasons)
		}
	}
}
