package woerterklauer

import (
	"fmt"
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
