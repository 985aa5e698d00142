package woerterklauer

import (
	"slices"
	"testing"
)

// Every cell of the level table, each line with a lawful and an unlawful turn.
var levelTable = []example{
	// Level I.
	{
		name: "I cells stay filled: append before and behind", level: LevelI,
		before: ".UND.", after: "HUNDE", colours: "hunde", kinds: "HUNDE:stolen",
	},
	{
		name: "I cells stay filled: a letter is missing", level: LevelI, lowest: LevelIII,
		before: "REISE", after: "REIS.\nO....\nT....\nE....", kinds: "REIS:stolen ROTE:new", refused: []string{"gap REISE E"},
	},
	{
		name: "I one exchanged, and appended", level: LevelI,
		before: "HUT.", after: "GUTE", colours: "gute", kinds: "GUTE:stolen",
	},
	{
		name: "I two exchanged", level: LevelI, none: true,
		before: "HUT", after: "MUS", refused: []string{"exchanged HUT HT"},
	},
	{
		name: "I two words, one exchanged in each", level: LevelI,
		before: "HUT\n..O\n..R", after: "MUT\n..O\n..N", colours: "mut\n..o\n..n", kinds: "MUT:stolen TON:stolen",
	},
	{
		name: "I the crossing exchanged is one letter in both", level: LevelI,
		before: "HUT\n..O\n..R", after: "HUM\n..O\n..R", colours: "hum\n..o\n..r", kinds: "HUM:stolen MOR:stolen",
	},
	{
		name: "I double exchange twice over: each word has its crossing", level: LevelI,
		before: "HUT\n..O\n..R", after: "GUM\n..O\n..R", colours: "gum\n..o\n..r", kinds: "GUM:stolen MOR:stolen",
	},
	{
		name: "I double exchange: the second letter earns no further one", level: LevelI, none: true,
		// T is the crossing of HUT and TOR, R the second letter of TOR; R's other word
		// has its own second letter.
		before: "HUT.\n..O.\n..RE", after: "HUM.\n..O.\n..NA", refused: []string{"exchanged RE RE"},
	},
	{
		name: "I double exchange: the second letter alone in its other word", level: LevelI,
		before: "HUT.\n..O.\n..RE", after: "HUM.\n..O.\n..NE", kinds: "HUM:stolen NE:stolen MON:stolen",
	},
	{
		name: "I nothing inserted", level: LevelI, lowest: LevelII,
		before: "HUND", after: "HUxND", kinds: "HUXND:stolen", refused: []string{"exchanged HUND ND"},
	},
	{
		name: "I inserted before the last letter is as good as exchanged and appended", level: LevelI,
		before: "HUT", after: "HUsT", colours: "hust", kinds: "HUST:stolen",
	},
	{
		name: "I tiles stay", level: LevelI, lowest: LevelIV,
		before: "HUND", after: ".HUND", refused: []string{"gap HUND H"},
	},

	// Level II.
	{
		name: "II one word inserted into, pushed to the left", level: LevelII,
		before: ".HUND", after: "HUxND", colours: "huxnd", kinds: "HUXND:stolen",
	},
	{
		name: "II two inserted", level: LevelII, lowest: LevelIV,
		before: ".HUND.", after: "HUxyND", refused: []string{"inserted HUND"},
	},
	{
		name: "II continued by exactly one", level: LevelII, lowest: LevelIII,
		before: "WERKTAG\nO.....A\nRABEATS", after: "WER.TAG\nO..K..A\nRABEATS\n...i...\n...n...",
		refused: []string{"parted WERKTAG", "removed WERKTAG K"},
	},
	{
		name: "II moved further than pushed", level: LevelII, lowest: LevelIV,
		before: "HUND", after: ".HUxND", kinds: "HUXND:stolen", refused: []string{"moved ND"},
	},
	{
		name: "II moved down by an insertion across", level: LevelII, lowest: LevelIV,
		before: "HUND", after: "....\nHUxND", kinds: "HUXND:stolen", refused: []string{"moved HUND"},
	},
	{
		name: "II as far as the insertions push", level: LevelII,
		before: "HUND\n...A\n...CH\n....A\n....SE", after: "HUxND\n....A\n....CzH\n......A\n......SE",
		kinds: "HUXND:stolen CZH:stolen",
	},
	{
		name: "II nothing removed", level: LevelII, lowest: LevelIII,
		before: "STAND", after: "SAND\n.S..\n.T..", refused: []string{"removed STAND T"},
	},
	{
		name: "II inserted and exchanged", level: LevelII,
		before: "HUND", after: "HUxNG", colours: "huxng", kinds: "HUXNG:stolen",
	},
	{
		name: "II inserted and two exchanged", level: LevelII, none: true,
		before: "HUND", after: "HoxNG", refused: []string{"exchanged HUND UD"},
	},
	{
		name: "II a crossing torn: H stays with BUCH, HUT gets an M", level: LevelII, lowest: LevelIV, same: "BUCH=BUCHM",
		before: ".BUCH\n.A..U\n.ROST", after: "BUCHm\nA...U\nRxOST",
		kinds: "BUCHM:extended RXOST:stolen MUT:stolen", refused: []string{"torn BUCH"},
	},

	// Level III.
	{
		name: "III parted", level: LevelIII,
		before: "WERKTAG\nO.....A\nRABEATS", after: "WER.TAG\nO..K..A\nRABEATS\n...i...\n...n...",
		colours: "wer.tag\nO..k..A\nRABeATS\n...i...\n...n...", kinds: "WER:stolen TAG:stolen KEIN:new",
	},
	{
		name: "III parted, and a part means the same", level: LevelIII, lowest: LevelIV, same: "TAG=WERKTAG",
		before: "WERKTAG\nO.....A\nRABEATS", after: "WER.TAG\nO..K..A\nRABEATS\n...i...\n...n...",
		colours: "wer.TAG\nO..k..A\nRABeATS\n...i...\n...n...", kinds: "WER:stolen TAG:extended KEIN:new",
		refused: []string{"same WERKTAG K"},
	},
	{
		name: "III parted, and the field falls apart", level: LevelIII,
		before: "WERKTAG\nO......\nRABEAT.", after: "WER.TAG\nO..K...\nRABEAT.\n...i...\n...n...",
		refused: []string{"pieces"},
	},
	{
		name: "III dissolved", level: LevelIII, lowest: LevelIV,
		before: "TAG\nU..\nN..", after: "T..\nU..\nN..\nAuf\n..G", kinds: "AUF:new TUNA:stolen FG:new", refused: []string{"dissolved TAG"},
	},
	{
		name: "III a letter that stays in its other word was not exchanged", level: LevelIII, lowest: LevelIV, same: "BUCH=BUCHM",
		before: ".BUCH\n.A..U\n.ROST", after: "BUCHm\nA...U\nRxOST", refused: []string{"unused HUT H"},
	},
	{
		name: "II the crossing exchanged in its cell, what lies before it pushed aside", level: LevelII,
		before: ".BUCH\n.A..U\n.ROST", after: "BUCkm\nA...U\nRxOST", kinds: "BUCKM:stolen RXOST:stolen MUT:stolen",
	},
	{
		name: "III it may have been removed", level: LevelIII,
		before: ".BUCH\n.A..U\n.ROST", after: "BUCHm\nA...U\nRxOST",
		kinds: "BUCHM:stolen RXOST:stolen MUT:stolen",
	},
	{
		name: "III nothing is left of a word", level: LevelIII, lowest: LevelIV,
		before: "TAG", after: "oHr\nT.A\n..G", refused: []string{"dissolved TAG"},
	},
	{
		name: "III two exchanged, one of them at once in a new word", level: LevelIII,
		before: "HUND", after: "MUNT\n.H..\n.r..", kinds: "MUNT:stolen UHR:new",
	},
	{
		name: "III two exchanged, one of them at once in an extended word", level: LevelIII, lowest: LevelIV, same: "TOR=TORH",
		before: "HUND\n.T..\n.OT.\n..O.\n..R.", after: "MUNT\n.T..\n.OT.\n..O.\n..R.\n..H.",
		refused: []string{"exchanged HUND HD"},
	},
	{
		name: "III two inserted", level: LevelIII, lowest: LevelIV,
		before: "HUND", after: "HUxyND", refused: []string{"inserted HUND"},
	},
	{
		name: "III removed and inserted", level: LevelIII,
		before: "STAND", after: "SAxND\n.S...\n.T...", kinds: "SAXND:stolen AST:new",
	},
	{
		name: "III removed, with the same meaning", level: LevelIII, lowest: LevelIV, same: "HUND=HUNDE",
		before: "HUNDE", after: "HUND\n..e.\n..E.", colours: "HUnD\n..e.\n..e.", refused: []string{"same HUNDE E"},
	},
	{
		name: "III removed, but in the pool", level: LevelIII, none: true,
		before: "HUNDE", after: "HUND", refused: []string{"pool E"},
	},
	{
		name: "III removed, and used in a stolen word", level: LevelIII,
		before: "REISE\nO....\nT....", after: "REIS\nO...\nT...\nE...", kinds: "REIS:stolen ROTE:stolen",
	},
	{
		name: "III removed, and used in a changed word", level: LevelIII,
		before: "rEISE\no....\nt....\n", after: "REIS\nO...\nT...\nE...", kinds: "REIS:stolen ROTE:changed",
	},
	{
		name: "III BACH closing up, HUT carried back", level: LevelIII, lists: "BAUCH:BUCH", laid: "0,0>BUCH 3,0vHUT",
		before: "BAUCH\n....U\n....T", after: "BACH..\n...U..\n...TUn",
		colours: "bach..\n...U..\n...tun", kinds: "BACH:stolen TUN:new",
	},
	{
		name: "III moved further than closed up", level: LevelIII, lowest: LevelIV,
		before: "STAND", after: "....\n....\nSAND\n.S..\n.T..", kinds: "SAND:stolen AST:new", refused: []string{"moved SAND"},
	},

	// Level IV.
	{
		name: "IV dissolved", level: LevelIV,
		before: "TAG\nU..\nN..", after: "T..\nU..\nN..\nAuf\n..G", kinds: "AUF:new TUNA:stolen FG:new", colours: "t..\nu..\nn..\nauf\n..g",
	},
	{
		name: "IV dissolved, a tile of it in the pool", level: LevelIV, none: true,
		before: "..TAG\n..U..\n..N..", after: "..T..\n..U..\n..N..\nauA..", refused: []string{"pool G"},
	},
	{
		name: "IV one exchanged in a word that has moved", level: LevelIV,
		before: "HUND\nA...\nS...\nT...", after: "H....\nA....\nHUNG.\nS....\nT....", kinds: "HUNG:stolen HAHST:stolen",
	},
	{
		name: "IV two exchanged in a word that has moved", level: LevelIV, none: true,
		before: "HUND\nA...\nS...\nT...", after: "H....\nA....\nHUGS.\nS....\nT....", refused: []string{"exchanged HUND ND"},
	},
	{
		name: "IV turned and unchanged", level: LevelIV,
		before: "HUND\nA...\nS...", after: "HAS\nU..\nN..\nD..", kinds: "", colours: "HAS\nU..\nN..\nD..",
	},
	{
		name: "IV turned, to an older spelling", level: LevelIV, lists: "HUNDE:HUND",
		before: "HUNDE\nA....\nS....", after: "h...\nA...\nSEHr\n..U.\n..N.\n..D.",
		kinds: "SEHR:new HUND:stolen", refused: []string{"before HUND"},
	},
	{
		name: "IV turned, to a new spelling", level: LevelIV,
		before: "HUNDE\nA....\nS....", after: "h...\nA...\nSEHr\n..U.\n..N.\n..D.", kinds: "SEHR:new HUND:stolen",
	},
}

// What of KLEID is held by EI is not missing from KLAR; D was taken out for IDE, and nothing exchanged for it.
func TestHeldElsewhere(t *testing.T) {
	e := example{level: LevelIII, before: "KLEID", after: "..EI...\n..D....\n..e....\nKLar.."}
	f := Referee(e.turn(), e.judge()).find(t, "KLAR").From
	if len(f) != 1 || f[0].Was != nil || !slices.Equal(f[0].Removed, []Letter{'D'}) {
		t.Errorf("%+v", f)
	}
}

func TestLevelTable(t *testing.T) {
	for _, e := range levelTable {
		t.Run(e.name, func(t *testing.T) { e.run(t) })
	}
}
