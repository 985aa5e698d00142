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
	// The same, at III and at IV.
	{
		name: "double exchange at III, the E removed elsewhere", level: LevelIII,
		before: ".M...\nTOR..\n.N...\n.DIEB", after: ".M...\nhUR..\n.N...\n.DIE.\n...B.",
		colours: ".m...\nhur..\n.n...\n.die.\n...b.", kinds: "HUR:stolen DIE:stolen MUND:stolen EB:new",
	},
	{
		name: "double exchange at III, the crossing used at once", level: LevelIII, same: "TOR=HUR",
		// TOR means the same, so nothing was removed from it, and MOND must have exchanged the O.
		before: ".M...\nTOR..\n.N...\n.DIEB", after: ".M...\nhUR..\n.N...\n.DIE.\n...B.\n...O.",
		kinds: "HUR:extended DIE:stolen MUND:stolen EBO:new",
	},
	{
		name: "the crossing exchanged, its other word has another letter exchanged", level: LevelIV,
		before: "HUTE\nO...\nR...\nN...", after: "kUTE\n..O.\n..R.\n..x.", kinds: "KUTE:stolen TORX:stolen",
	},
	{
		name: "two exchanged, the crossing's other word has another letter exchanged", level: LevelIV, none: true,
		before: "HUTE\nO...\nR...\nN...", after: "klTE\n..O.\n..R.\n..x.", refused: []string{"exchanged HUTE HU"},
	},

	// Level I compares cell by cell, if everything can be said so.
	{
		name: "inserted before the last letter, with the same meaning: T was exchanged and appended", level: LevelI, same: "HUT=HUST",
		before: "HUT", after: "HUsT", colours: "HUst", kinds: "HUST:extended",
	},
	{
		name: "inserted further inside, with the same meaning", level: LevelII, same: "HUND=HUXND",
		before: "HUND", after: "HUxND", colours: "HUxND", kinds: "HUXND:extended",
	},
	{
		name: "a cell of it empty: ER has moved, and EI got an N inside", level: LevelII,
		before: "..\nER\nI.", after: "ER\nn.\nI.", colours: "eR\nn.\ni.", kinds: "ENI:stolen",
	},

	// Removed and inserted.
	{
		name: "K removed and put in elsewhere, N exchanged, another letter inserted", rules: 1, level: LevelIII, lowest: LevelIV,
		before: "JDWNKU", after: "JDKWboU", kinds: "JDKWBOU:stolen", refused: []string{"inserted JDWNKU"},
	},
	{
		name: "K removed and put in elsewhere, N exchanged", rules: 1, level: LevelIII,
		before: "JDWNKU", after: "JDKWbU", kinds: "JDKWBU:stolen",
	},
	{
		name: "what was exchanged makes no room to close up", level: LevelIII, lowest: LevelIV, same: "HUND=HUNX",
		before: "HUND", after: ".HUNx\n....D", kinds: "HUNX:extended XD:new", refused: []string{"moved HUND"},
	},
	{
		name: "what was removed makes room to close up", level: LevelIII,
		before: "HUND", after: ".HUNx\n....D", kinds: "HUNX:stolen XD:new",
	},
	{
		name: "turned is dissolved at II", level: LevelII, lowest: LevelIV,
		before: ".EI", after: ".E\nbI", colours: ".E\nbi", kinds: "BI:new", refused: []string{"dissolved EI"},
	},
	{
		name: "nothing held is dissolved at II", level: LevelII, none: true,
		before: ".EI", after: "Ia", refused: []string{"dissolved EI"},
	},
	{
		name: "turned is dissolved at III, however near", level: LevelIII, lowest: LevelIV,
		before: "TAG\n.U.", after: ".A\n.G\n.U\n.T", kinds: "AGUT:stolen", refused: []string{"dissolved TAG"},
	},
	{
		name: "not turned, the T removed", level: LevelIII,
		before: "TAG\n.U.", after: ".AG\n.U.\n.T.", kinds: "AG:stolen AUT:stolen",
	},

	// What is said of a turn that no level allows, or only a higher one.
	{
		name: "removed is not exchanged", level: LevelII, none: true,
		before: "HUT", after: ".am", refused: []string{"removed HUT H", "exchanged HUT UT"},
	},
	{
		name: "moved too far across, not down", rules: 1, level: LevelIII, lowest: LevelIV,
		before: "....\nTAG", after: "....\nAxTG", refused: []string{"moved T"},
	},
	{
		name: "a crossing is named once", level: LevelIII, lowest: LevelIV,
		before: "HUT\nA..\nS..", after: "...\n...\nHUT\nA..\nS..", refused: []string{"moved HUTAS"},
	},
	{
		name: "T removed to the pool, G exchanged", level: LevelIII, none: true,
		before: "TAG", after: "Ax", refused: []string{"pool T"},
	},
	{
		name: "exchanged letters were not removed", level: LevelIII, none: true, same: "HUND=MUNT",
		before: "HUND", after: "MUNT", refused: []string{"exchanged HUND HD"},
	},
	{
		name: "three exchanged, one of them for nothing", level: LevelIII, none: true,
		before: "HUNDE", after: "MUNT", refused: []string{"exchanged HUNDE HD", "pool E"},
	},

	// "Colours".
	{
		name: "an exchanged letter that lay elsewhere turns, whatever the word means", level: LevelI, same: "HUND=HUNT",
		before: "HUND\nU...\nTOR.", after: "HUNT\nU...\nMOR.", colours: "hUNt\nu...\nmor.", kinds: "HUNT:extended MOR:stolen HUM:stolen",
	},
	{
		name: "a tile of no word is black when Black lays it", level: LevelI, mover: "black",
		before: "hund", after: "hund..X", colours: "hund..X", refused: []string{"pieces", "single X"},
	},
	{
		name: "a word that isn't valid turns nothing that lay there", level: LevelI, invalid: "HUNDX",
		before: "HUND", after: "HUNDX", colours: "HUNDx", kinds: "HUNDX:invalid", refused: []string{"invalid HUNDX"},
	},
	// "Replaced by a pool tile": no tile of the field takes the place of one in the pool.
	{
		name: "Z in the pool, and only H and R change places", level: LevelIV, none: true,
		before: "ZRH", after: ".HR", refused: []string{"pool Z"},
	},
	{
		name: "Z exchanged, H and R change places", rules: 1, level: LevelIII,
		before: "ZRH", after: "xHR", kinds: "XHR:stolen",
	},

	// "Continues": at least two of V's tiles in V's order.
	{
		name: "both replaced, both in the pool", level: LevelI, none: true,
		before: "EI", after: "od", kinds: "OD:stolen", refused: []string{"exchanged EI EI"},
	},
	{
		name: "one of two held, nothing in the other's place", level: LevelI, none: true,
		before: "EI", after: "Ia", kinds: "IA:new", refused: []string{"exchanged EI EI"},
	},
	{
		name: "the other way round", level: LevelIII, lowest: LevelIV,
		before: "EI", after: ".IE", kinds: "IE:new", refused: []string{"dissolved EI"},
	},
	{
		name: "of equally many letters those in their cells are held", level: LevelIV, none: true,
		before: "ZFC", after: "..CF", kinds: "CF:new", refused: []string{"pool Z"},
	},
	{
		name: "of equally many letters the first are held", level: LevelIV, same: "JTM=TJM",
		before: "TJM", after: "JTM", colours: "jTM", kinds: "JTM:extended",
	},
	{
		name: "turned, two really held", level: LevelIV, same: "TAG=TAX",
		before: "TAG", after: "T..\nA..\nxGy", colours: "T..\nA..\nxgy", kinds: "XGY:new TAX:extended",
	},
	{
		name: "turned, one really held and one replaced", level: LevelIV, none: true,
		before: "EI", after: "E\na", kinds: "EA:new", refused: []string{"pool I"},
	},
	{
		name: "turned and unchanged, next to an exchange", rules: 1, level: LevelI,
		before: "EI", after: "Ee\nI.", colours: "ee\nI.", kinds: "EE:new",
	},
	{
		name: "what EXI holds was replaced nowhere", level: LevelII, lowest: LevelIV,
		before: "..\nEI", after: "ExI\nab.", kinds: "EXI:stolen AB:new EA:new XB:new", refused: []string{"moved EI"},
	},
	{
		name: "what EOS holds replaces nothing", level: LevelIV, none: true, same: "ECN=HOK",
		before: "...\nECN\nO..", after: ".E.\nhOk\n.s.", kinds: "HOK:extended EOS:stolen", refused: []string{"pool C"},
	},
	{
		name: "replaced in its old cell, though its other word goes on elsewhere", level: LevelII, lowest: LevelIV,
		before: "..\nAO\n.T", after: "O..\nAvx\n..T", kinds: "AVX:stolen OA:new XT:new", refused: []string{"dissolved OT"},
	},

	// The crossing that moves, as above, in the other directions.
	{
		name: "the crossing at the end moves", level: LevelII,
		before: "TORT\nA..U\nBUCH", after: "TORT\nA..U\nx..m\nBUCk", kinds: "BUCK:stolen TAXB:stolen TUMK:stolen",
	},
	{
		name: "the crossing moves to the left", level: LevelII,
		before: ".BAT\n.U.O\n.C.R\n.HUT", after: "BxAT\nU..O\nC..R\nkmUT", kinds: "BXAT:stolen KMUT:stolen BUCK:stolen",
	},
	{
		name: "the crossing moves, and a new word crosses where it lay", level: LevelII,
		before: "....\nBUCH\nA..U\nTORT", after: "BUCk.\nx..my\nA..U.\nTORT.", kinds: "BUCK:stolen MY:new BXAT:stolen KMUT:stolen",
	},

	// Which of the missing letters has the strange one in its place?
	{
		name: "before the letter held the nearest", level: LevelII, none: true,
		before: "HUT", after: "..aT", refused: []string{"removed HUT H"},
	},
	{
		name: "behind the letter held the nearest", level: LevelII, none: true,
		before: "HUT", after: "..Ha", refused: []string{"removed HUT T"},
	},
	{
		name: "behind two letters held the nearest", level: LevelII, none: true,
		before: "HUNDE", after: "....HUa", refused: []string{"removed HUNDE DE"},
	},

	// "Replacing a letter by an equal letter is no change."
	{
		name: "KASSE to KLASSE, one S carried over the other", level: LevelII, same: "KASSE=KLASSE",
		before: "KASSE", after: "KlASSE", colours: "KlASSE", kinds: "KLASSE:extended",
	},
	{
		name: "an E in its cell, the other E exchanged and appended", level: LevelI,
		before: "EE", after: "cEE", kinds: "CEE:stolen",
	},
	{
		name: "another I in its cell, E exchanged for the first one and put before it", level: LevelI,
		before: ".EI", after: "EIi", kinds: "EII:stolen",
	},
	{
		name: "another I in its cell, the first one in a new word", level: LevelI,
		// Not: EI turned, and another EI new where it lay.
		before: "EI", after: "Ei\nI.", colours: "eI\ni.", kinds: "EI:new",
	},
	{
		name: "another E in its cell, I in the pool", level: LevelIV, none: true,
		before: "..\nEI", after: "dd\ne.", kinds: "DD:new DE:new", refused: []string{"pool I"},
	},
	{
		name: "both C moved, one over the other", level: LevelIV,
		before: "CC", after: ".CC", colours: ".CC",
	},
	{
		name: "all moved, one A over the other", level: LevelIII, lowest: LevelIV,
		before: "DAAB", after: ".DAAB", colours: ".DAAB", refused: []string{"moved DAAB"},
	},
	{
		name: "moved, with another letter for B", level: LevelIII, lowest: LevelIV,
		before: "ABA", after: ".AaA", kinds: "AAA:stolen", refused: []string{"moved ABA"},
	},
	{
		name: "B removed and put behind", rules: 1, level: LevelII, lowest: LevelIII,
		before: "BCC", after: "CCdB", kinds: "CCDB:stolen", refused: []string{"removed BCC B"},
	},
	{
		name: "B removed and put behind, another one inserted", rules: 1, level: LevelIII,
		before: ".CBC", after: "CbCB", kinds: "CBCB:stolen",
	},
	{
		name: "one of three D pushed down with what hangs on it", level: LevelII, same: "DBDD=DDD",
		before: ".D.\n.D.\nDDA", after: ".D.\n.b.\n.D.\nDDA", colours: ".D.\n.b.\n.D.\nDDA", kinds: "DBDD:extended",
	},

	// The field as large as was agreed.
	{
		name: "as wide as agreed", level: LevelI, edge: 5,
		before: "HUND", after: "HUNDE", kinds: "HUNDE:stolen",
	},
	{
		name: "as high as agreed", level: LevelI, edge: 4,
		before: "U\nN\nD", after: "U\nN\nD\nS", kinds: "UNDS:stolen",
	},
	// More of "Continues".
	{
		name: "E replaced in its old cell, another letter inserted", level: LevelII,
		before: "EI", after: "rlI", kinds: "RLI:stolen",
	},
	{
		name: "of equally many letters those that end first are held", level: LevelIV, same: "TMJ=TJM",
		before: "TJM", after: "TMJ", colours: "TmJ", kinds: "TMJ:extended",
	},
	{
		name: "replaced in its old cell, on the left", level: LevelII, lowest: LevelIV,
		before: "...\n.OA\n.T.", after: "...\nxvA\nT.O", kinds: "XVA:stolen XT:new AO:new", refused: []string{"dissolved OT"},
	},
	{
		name: "turned from down to across", level: LevelIV, same: "TAG=TAX",
		before: "T\nA\nG", after: "TAx\n..G\n..y", colours: "TAx\n..g\n..y", kinds: "TAX:extended XGY:new",
	},
	{
		name: "an unchanged word continues no other, though it lies there", level: LevelIV, none: true,
		before: "EI\n..\nTA", after: "..\n..\nEI", colours: "..\n..\nEI", refused: []string{"pool TA"},
	},
	{
		name: "what an unchanged word holds replaces nothing", level: LevelIV, none: true,
		before: "TAG.\n...E\n...I", after: "TEGx\n.I..", kinds: "TEGX:stolen", refused: []string{"pool A"},
	},
	{
		name: "an unchanged word put behind one with another letter", level: LevelIV,
		before: "TAG.\n...E\n...I", after: "TxGE\n...I", kinds: "TXGE:stolen",
	},
	{
		name: "two words continue it, one of them is too far away to be what is left of it", level: LevelIII,
		before: ".NYUD", after: "YzUv\n..Nr", kinds: "YZUV:stolen NR:stolen UN:new VR:new",
	},
	{
		name: "KASSE to KLASSE, one S taken off and another one laid", level: LevelII, same: "KASSE=KLASSE",
		before: "KASSE", after: "KlASsE", colours: "KlASsE", kinds: "KLASSE:extended",
	},
	{
		name: "BAB moved, with another B", level: LevelIII, lowest: LevelIV, same: "BAB=BAB",
		before: "BAB", after: ".bAB", refused: []string{"moved BAB"},
	},
	{
		name: "which D is which: the reading that lays no word again where it lay", level: LevelII, lowest: LevelIV,
		before: ".C.\n.DD", after: ".C\nDD", colours: ".C\ndd", kinds: "DD:new", refused: []string{"dissolved DD"},
	},
	{
		name: "which A is which: the reading that keeps more of them", rules: 1, level: LevelI, lowest: LevelIII,
		before: "BAA", after: "ABA", kinds: "ABA:stolen", refused: []string{"exchanged BAA BA"},
	},
	{
		name: "turned and unchanged where another word lay", rules: 1, level: LevelI,
		before: ".J\nYA", after: ".q\nJA\n.Y", colours: ".q\nJa\n.y", kinds: "QAY:new",
	},
}

func TestFaults(t *testing.T) {
	for _, e := range faults {
		t.Run(e.name, func(t *testing.T) { e.run(t) })
	}
}
