package woerterklauer

import "testing"

// Positions that tell the referee from one with a single clause of it left out or turned
// round, each with its twin. Nothing else in the tests does.
var faults = []example{
	// "Techniques and levels", I, double exchange: one substitute counts for both words.
	{
		name: "the crossing moves with BUCH, one substitute for both words", level: LevelII,
		// HUT gets an M inside, as BAT an X; K is the H of both.
		before: "....\nBUCH\nA..U\nTORT", after: "BUCk\nx..m\nA..U\nTORT", kinds: "BUCK:stolen BXAT:stolen KMUT:stolen",
	},
	{
		name: "the crossing moves with BUCH, the H is used at once", level: LevelII,
		before: "....\nBUCH\nA..U\nTORT\n....\n", after: "BUCk\nx..m\nA..U\nTORT\n...H", kinds: "BUCK:stolen BXAT:stolen KMUTH:stolen",
	},
	{
		name: "the crossing moves with BUCH, and AHUT has another substitute for it", level: LevelIII, lowest: LevelIV,
		// K can't be the H of AHUT with M for the A: letters keep their order.
		before: "...A\nBUCH\nA..U\nTORT", after: "BUCk\nx..m\nA..U\nTORT", refused: []string{"torn BUCH"},
	},
	{
		name: "the crossing stays where it lay, AHUT has two letters exchanged", level: LevelI,
		before: "...A\nBUCH\nA..U\nTORT", after: "...k\nBUCm\nA..U\nTORT", kinds: "BUCM:stolen KMUT:stolen",
	},

	// "Continues": a replaced tile counts as held if it went to the pool or if its
	// substitute lies in its old cell. So of a word of two letters that is pushed aside,
	// with the exchanged letter used elsewhere, only one letter is held: nothing continues
	// it, and only level IV may dissolve it.
	{
		name: "two letters, pushed aside, one exchanged and used elsewhere", level: LevelIII, lowest: LevelIV,
		before: "....\nHUND\n...E", after: ".E...\nHUxND\n....a", kinds: "HUXND:stolen EU:new DA:new", refused: []string{"dissolved DE"},
	},
	{
		name: "two letters, pushed aside, one exchanged and left in the pool", level: LevelII,
		before: "....\nHUND\n...E", after: ".....\nHUxND\n....a", kinds: "HUXND:stolen DA:stolen",
	},
	{
		name: "two letters, not pushed aside, one exchanged and used elsewhere", level: LevelII,
		before: "....\n.HUND\n....E", after: ".E...\nHUxND\n....a", kinds: "HUXND:stolen EU:new DA:stolen",
	},
	{
		name: "three letters, pushed aside, one exchanged and used elsewhere", level: LevelII,
		before: "....\nHUND\n...E\n...R", after: ".E...\nHUxND\n....a\n....R", kinds: "HUXND:stolen EU:new DAR:stolen",
	},
}

func TestFaults(t *testing.T) {
	for _, e := range faults {
		t.Run(e.name, func(t *testing.T) { e.run(t) })
	}
}
