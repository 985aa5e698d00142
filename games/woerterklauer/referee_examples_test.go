package woerterklauer

import "testing"

// The worked examples of the rules, each with a twin.
var worked = []example{
	{
		name: "SOCKE to LOCKE", level: LevelI,
		before: "SOCKE", after: "LOCKE", colours: "locke", kinds: "LOCKE:stolen",
	},
	{
		name: "SOCKE to SOCKEN", level: LevelI, same: "SOCKE=SOCKEN",
		before: "SOCKE", after: "SOCKEN", colours: "SOCKEn", kinds: "SOCKEN:extended",
	},
	{
		name: "LOCKE to GLOCKE", level: LevelI, mover: "black",
		before: ".locke", after: "GLOCKE", colours: "GLOCKE", kinds: "GLOCKE:stolen",
	},
	{
		name: "GLOCKE to FLOCKE", level: LevelI, lists: "GLOCKE:LOCKE,SOCKE", laid: "1,0>LOCKE 1,0>SOCKE",
		before: "GLOCKE", after: "FLOCKE", colours: "flocke", kinds: "FLOCKE:stolen",
	},
	{
		name: "GLOCKE back to LOCKE, G in GUT", level: LevelIII, lists: "GLOCKE:LOCKE,SOCKE", laid: "1,0>LOCKE 1,0>SOCKE",
		before: "GLOCKE", after: ".LOCKE\n.....G\n.....u\n.....t\n",
		kinds: "LOCKE:stolen EGUT:new", refused: []string{"before LOCKE", "place LOCKE"},
	},
	{
		name: "GLOCKE back to LOCKE elsewhere, G in EGUT", level: LevelIII, lists: "GLOCKE:LOCKE,SOCKE", laid: "1,0>LOCKE 1,0>SOCKE",
		before: "GLOCKE", after: "LOCKE.\n....G.\n....u.\n....t.\n",
		kinds: "LOCKE:stolen EGUT:new", refused: []string{"before LOCKE"},
	},
	{
		name: "GLOCKE back to SOCKE, L and G used", level: LevelIII, lists: "GLOCKE:LOCKE,SOCKE", laid: "1,0>LOCKE 1,0>SOCKE",
		before: "GLOCKE", after: ".sOCKE\n.....G\n.....u\n.....t\n", left: "X",
		kinds: "SOCKE:stolen EGUT:new", refused: []string{"before SOCKE", "place SOCKE"},
	},
	{
		name: "HUND to HUNDE", level: LevelI, same: "HUND=HUNDE",
		before: "HUND", after: "HUNDE", colours: "HUNDe", kinds: "HUNDE:extended",
	},
	{
		name: "LIEBE to LIEBEN", level: LevelI, same: "LIEBE=LIEBEN",
		before: "LIEBE", after: "LIEBEN", colours: "LIEBEn", kinds: "LIEBEN:extended",
	},
	{
		name: "BUCH to BUCHEN", level: LevelI,
		before: "BUCH", after: "BUCHEN", colours: "buchen", kinds: "BUCHEN:stolen",
	},
	{
		name: "crossing MOND in O", level: LevelI,
		before: "..M.\n..O.\n..N.\n..D.", after: "..M.\nroOT\n..N.\n..D.",
		invalid: "", colours: "..M.\nroot\n..N.\n..D.", kinds: "ROOT:new",
	},
	{
		name: "next to MOND", level: LevelI, invalid: "OR NO DT",
		before: "M\nO\nN\nD", after: "M.\nOr\nNo\nDt", kinds: "OR:invalid NO:invalid DT:invalid ROT:new",
		refused: []string{"invalid OR", "invalid NO", "invalid DT"},
	},
	{
		name: "two letters of one word, none a crossing", level: LevelI, none: true,
		before: "HUND", after: "MUNT", refused: []string{"exchanged HUND HD"},
	},
	{
		name: "the same at IV", level: LevelIV, none: true,
		before: "HUND", after: "MUNT", refused: []string{"exchanged HUND HD"},
	},
	{
		name: "BETON to BETONUNG", level: LevelI, mover: "black",
		before: "beton", after: "betonung", colours: "BETONUNG", kinds: "BETONUNG:stolen",
	},
}

// The table "More positions", each with a twin behind it.
var more = []example{
	{
		name: "freed S at once in ES", level: LevelI,
		before: "SOCKE.", after: "LOCKE\n....S", colours: "locke\n....s", kinds: "LOCKE:stolen ES:new",
	},
	{
		name: "freed S in nothing", level: LevelI,
		before: "SOCKE", after: "LOCKE..S", refused: []string{"pieces", "single S"},
	},
	{
		name: "D of HUND by another D", level: LevelI,
		before: "HUND", after: "HUNd", colours: "HUND",
	},
	{
		name: "D of HUND by another D, D used at once", level: LevelI,
		before: "HUND", after: "HUNd\n.R..\n.D..", colours: "HuND\n.r..\n.d..", kinds: "URD:new",
	},
	{
		name: "HUND.E.N to HUNDEN", level: LevelI, same: "HUND=HUNDEN",
		before: "HUND.N\n...A.E\n...WEU", after: "HUNDEN\n...A.E\n...WEU",
		colours: "HUNDen\n...A.E\n...WEU", kinds: "HUNDEN:extended",
	},
	{
		name: "HUND.E.N to HUNDEN that means something else", level: LevelI,
		before: "HUND.N\n...A.E\n...WEU", after: "HUNDEN\n...A.E\n...WEU",
		colours: "hunden\n...A.E\n...WEU", kinds: "HUNDEN:stolen",
	},
	{
		name: "BUS and ES to BUSSES", level: LevelI, same: "BUS=BUSSES",
		before: "BUS.ES\nA...L.\nUEBEL.", after: "BUSSES\nA...L.\nUEBEL.",
		colours: "BUSses\nA...L.\nUEBEL.", kinds: "BUSSES:extended",
	},
	{
		name: "BUS and ES to BUSSES, both something else", level: LevelI,
		before: "BUS.ES\nA...L.\nUEBEL.", after: "BUSSES\nA...L.\nUEBEL.",
		colours: "busses\nA...L.\nUEBEL.", kinds: "BUSSES:stolen",
	},
	{
		name: "double exchange TUN and MUND", level: LevelI,
		before: ".M.\nTOR\n.N.\n.D.", after: ".M.\nTUN\n.N.\n.D.",
		colours: ".m.\ntun\n.n.\n.d.", kinds: "TUN:stolen MUND:stolen",
	},
	{
		name: "double exchange where the other word has one too", level: LevelI, none: true,
		before: ".M.\nTOR\n.N.\n.D.", after: ".H.\nTUN\n.N.\n.D.", refused: []string{"exchanged TOR OR", "exchanged MOND MO"},
	},
	{
		name: "three letters at a crossing", level: LevelI, none: true,
		before: ".M.\nTOR\n.N.\n.D.", after: ".M.\nHUF\n.N.\n.D.", refused: []string{"exchanged TOR TOR"},
	},
	{
		name: "first turn: one tile", level: LevelI,
		before: "", after: "A", refused: []string{"single A"},
	},
	{
		name: "first turn: a word", level: LevelI,
		before: "", after: "EI", colours: "ei", kinds: "EI:new",
	},
	{
		name: "BAUCH and HAUT, what hangs on them carried along", level: LevelII,
		before: "BUCH.\n...U.\n...T.", after: "BaUCH\n....a\n....U\n....T",
		colours: "bauch\n....a\n....u\n....t", kinds: "BAUCH:stolen HAUT:stolen",
	},
	{
		name: "BAUCH with what hangs on it torn off", level: LevelII, lowest: LevelIII,
		before: "BUCH.\n...U.\n...T.", after: "BaUCH\n...U.\n...T.", refused: []string{"removed HUT H"},
	},
	{
		name: "MAUS to MAEUSE", level: LevelII, same: "MAUS=MAEUSE",
		before: "MAUS", after: "MAEUSE", colours: "MAeUSe", kinds: "MAEUSE:extended",
	},
	{
		name: "HUT to HAUS", level: LevelII,
		before: "HUT", after: "HAUS", colours: "haus", kinds: "HAUS:stolen",
	},
	{
		name: "HUT to HARZS: two inserted", level: LevelII, none: true,
		before: "HUT", after: "HARZS", refused: []string{"exchanged HUT UT"},
	},
	{
		name: "STAND to SAND, T in AST", level: LevelIII,
		before: "STAND", after: "SAND\n.S..\n.T..", colours: "sand\n.s..\n.t..", kinds: "SAND:stolen AST:new",
	},
	{
		name: "STAND to SAND, T in the pool", level: LevelIII, none: true,
		before: "STAND", after: "SAND", refused: []string{"pool T"},
	},
	{
		name: "KLEID to EI, KLAR and EDEL", level: LevelIII,
		before: "KLEID", after: "..EI...\n..D....\n..e....\nKLar..", kinds: "EI:stolen KLAR:stolen EDEA:new",
		refused: nil,
	},
	{
		name: "KLEID to EI, D in the pool", level: LevelIII, lowest: LevelIV,
		before: "KLEID", after: "..EI...\n..a....\n..r....\nKLar..",
		refused: []string{"pool D"},
	},
	{
		name: "REISE to REIS, E in HUNDE", level: LevelIII, lowest: LevelIV, same: "HUND=HUNDE",
		before: "H....\nUNS..\nN.E..\nD.H..\n..E..\n..N..\nREISE", after: "H....\nUNS..\nN.E..\nD.H..\nE.E..\n..N..\nREIS.",
		colours: "H....\nUNS..\nN.E..\nD.H..\ne.E..\n..N..\nreis.", kinds: "REIS:stolen HUNDE:extended",
		refused: []string{"unused REISE E"},
	},
	{
		name: "REISE to REIS, E in HUNDE, at IV", level: LevelIV, same: "HUND=HUNDE",
		before: "H....\nUNS..\nN.E..\nD.H..\n..E..\n..N..\nREISE", after: "H....\nUNS..\nN.E..\nD.H..\nE.E..\n..N..\nREIS.",
		colours: "H....\nUNS..\nN.E..\nD.H..\ne.E..\n..N..\nreis.", kinds: "REIS:stolen HUNDE:extended",
	},
	{
		name: "E out of ER into TEE, the R stays in ROT", level: LevelIII, lowest: LevelIV,
		before: "ER\n.O\n.T", after: ".R.\n.O.\n.Te\n..E",
		refused: []string{"dissolved ER"},
	},
	{
		name: "HUND two rows lower with another N", level: LevelIV,
		before: "HUND\nA...\nS...\nT...", after: "H....\nA....\nHUnD.\nS....\nT....",
		colours: "h....\na....\nhUnD.\ns....\nt....", kinds: "HUND:extended HAHST:stolen",
	},
}

func TestWorkedExamples(t *testing.T) {
	for _, e := range worked {
		t.Run(e.name, func(t *testing.T) { e.run(t) })
	}
}

func TestMorePositions(t *testing.T) {
	for _, e := range more {
		t.Run(e.name, func(t *testing.T) { e.run(t) })
	}
}
