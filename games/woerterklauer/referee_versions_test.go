package woerterklauer

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// What version 2 of the rules judges otherwise than version 1 (RULES.md, "What was different in
// version 1"): each turn as it was, then as it is.
var versions = []struct{ first, second example }{
	// An equal letter stands for a removed one, in another word, if there is one for each.
	{
		example{
			name: "T of STEIN in the pool, another T in NOT", level: LevelIII, none: true,
			before: "STEIN", after: "SEIN\n...o\n...t", refused: []string{"pool T"},
		},
		example{level: LevelIII, colours: "sein\n...o\n...t", kinds: "SEIN:stolen NOT:new"},
	},
	{
		example{
			name: "the same at IV", level: LevelIV, none: true,
			before: "STEIN", after: "SEIN\n...o\n...t", refused: []string{"pool T"},
		},
		example{level: LevelIV, lowest: LevelIII, kinds: "SEIN:stolen NOT:new"},
	},
	{
		example{
			name: "two T out of TRITT, one other T laid", level: LevelIII, none: true,
			before: "TRITT", after: "TRI\n..n\n..t", refused: []string{"pool TT"},
		},
		example{level: LevelIII, none: true, refused: []string{"pool TT"}},
	},
	{
		example{
			name: "T of STEIN in the pool, another T too", level: LevelIII, none: true, same: "HUND=HUNDT",
			before: "...H\n...U\n...N\n...D\nSTEIN\n", after: "..H.\n..U.\n..N.\n..D.\nSEIN\n", left: "T",
			refused: []string{"pool T"},
		},
		example{level: LevelIII, none: true, refused: []string{"pool T"}},
	},
	{
		example{
			name: "HUND far away, with another N and another D", level: LevelIV, none: true,
			before: "HUND\nA...\nS...\nT...", after: "H....\nA....\nHUnd.\nS....\nT....", refused: []string{"exchanged HUND ND"},
		},
		example{level: LevelIV, colours: "h....\na....\nhUnd.\ns....\nt....", kinds: "HUND:extended HAHST:stolen"},
	},
	{
		example{
			name: "REISE to REIS, its E in HUNDE, which means the same, another E in NEU", level: LevelIII, lowest: LevelIV, same: "HUND=HUNDE",
			before:  "H....\nUNS..\nN.E..\nD.H..\n..E..\n..N..\nREISE",
			after:   "H....\nUNS..\nN.E..\nD.H..\nE.E..\n..N..\nREIS.\n...e.\n...e.\n",
			refused: []string{"unused REISE E"},
		},
		example{level: LevelIII, kinds: "REIS:stolen HUNDE:extended SEE:new"},
	},

	// A word's own letters in another order are dissolved and laid again.
	{
		example{
			name: "LAGER to REGAL", level: LevelIII,
			before: "LAGER", after: "REGAL", kinds: "REGAL:stolen",
		},
		example{level: LevelIII, lowest: LevelIV, refused: []string{"exchanged LAGER LAER"}},
	},
	{
		example{
			name: "LAGER to REGAL at IV", level: LevelIV, lowest: LevelIII,
			before: "LAGER", after: "REGAL", kinds: "REGAL:stolen", colours: "regal",
		},
		example{level: LevelIV, kinds: "REGAL:stolen", colours: "regal"},
	},
	{
		example{
			name: "B removed and put behind", level: LevelIII,
			before: "BCC", after: "CCdB", kinds: "CCDB:stolen",
		},
		example{level: LevelIII, lowest: LevelIV, refused: []string{"unused BCC B"}},
	},
	{
		example{
			name: "the same with a new word through it", level: LevelIII,
			before: "BCC", after: "CCdB\n...o", kinds: "CCDB:stolen BO:new",
		},
		example{level: LevelIII, kinds: "CCDB:stolen BO:new"},
	},
	{
		example{
			name: "B removed and put behind, another B laid", level: LevelIII,
			before: "BCC", after: "CCdB\n.b..", kinds: "CCDB:stolen CB:new",
		},
		example{level: LevelIII, kinds: "CCDB:stolen CB:new"},
	},

	// At I and II a word is unchanged in its direction only.
	{
		example{
			name: "two words of two letters swap their directions", level: LevelI,
			before: "EI\nR.", after: "ER\nI.", colours: "ER\nI.",
		},
		example{level: LevelI, colours: "er\ni.", kinds: "ER:stolen EI:stolen"},
	},
	{
		example{
			name: "the same at II", level: LevelII, lowest: LevelI,
			before: "EI\nR.", after: "ER\nI.", colours: "ER\nI.",
		},
		example{level: LevelII, lowest: LevelI, colours: "er\ni.", kinds: "ER:stolen EI:stolen"},
	},
	{
		example{
			name: "the same at III", level: LevelIII, lowest: LevelI,
			before: "EI\nR.", after: "ER\nI.", colours: "ER\nI.",
		},
		example{level: LevelIII, lowest: LevelI, colours: "ER\nI."},
	},
	{
		example{
			name: "EI turned, next to an exchange", level: LevelI,
			before: "EI", after: "Ee\nI.", colours: "ee\nI.", kinds: "EE:new",
		},
		example{level: LevelI, colours: "ee\ni.", kinds: "EE:stolen EI:new"},
	},
	{
		example{
			name: "what hangs on a word is pushed aside and stays as it is", level: LevelII,
			before: "BUCH\n...U\n...T", after: "BaUCH\n....U\n....T", kinds: "BAUCH:stolen", colours: "bauch\n....U\n....T",
		},
		example{level: LevelII, kinds: "BAUCH:stolen", colours: "bauch\n....U\n....T"},
	},

	// Both versions.
	{
		example{
			name: "HUNDE to HUND with the E in NEU", level: LevelIV, same: "HUND=HUNDE",
			before: "HUNDE", after: "HUND\n..E.\n..u.", kinds: "HUND:extended NEU:new", colours: "HUnD\n..e.\n..u.",
		},
		example{level: LevelIV, kinds: "HUND:extended NEU:new", colours: "HUnD\n..e.\n..u."},
	},
}

func TestVersions(t *testing.T) {
	for _, v := range versions {
		v.first.rules = 1
		v.second.rules = 2
		v.second.before, v.second.after, v.second.same = v.first.before, v.first.after, v.first.same
		t.Run("1 "+v.first.name, func(t *testing.T) { v.first.run(t) })
		t.Run("2 "+v.first.name, func(t *testing.T) { v.second.run(t) })
	}
}

// A match is judged by its own version to its end. What the one steals, the other doesn't even see
// as a change; what a verdict refuses, the action is refused for.
func TestVersionOfAMatch(t *testing.T) {
	data, err := encoded(t, options(LevelI), 1)
	if err != nil {
		t.Fatal(err)
	}
	const corner = words("EI ER")
	for rules, want := range map[int]string{1: "", 2: "ER:stolen EI:stolen"} {
		l, err := games.Replay(Kind{}, rules, data, nil)
		if err != nil {
			t.Fatal(err)
		}
		deal(t, l, "EIRTNSAEUDLO")
		v := view(l)
		d := typed(t, v, NewDraft(v), 0, 0, true, "EI")
		d = typed(t, v, d, 0, 0, false, "ER")
		l = ended(t, l, d, corner, nil)
		deal(t, l, "TNSAEUDLOMGH")
		v = view(l)
		i, r := d.At(Cell{1, 0}), d.At(Cell{0, 1})
		d = NewDraft(v).Take(i).Put(v, r, Cell{1, 0}).Put(v, i, Cell{0, 1})
		verdict := verdictOn(v, d, corner, nil)
		if v.Rules != rules || kinds(verdict) != want || verdict.Lawful != (rules == 2) {
			t.Errorf("rules %d: %s, lawful %v", rules, kinds(verdict), verdict.Lawful)
		}
		a := NewEndTurn(v, d.Laid, verdict)
		if rules == 1 {
			gamestest.Refused(t, l, 1, a, RefusedLead)
			continue
		}
		l = gamestest.Do(t, l, 1, a)
		if got := view(l).Tally; got != (Tally{0, 3}) {
			t.Errorf("%+v", got)
		}
	}
}

// EI to EIS is a steal by the newest rules only: whoever is asked says so.
func TestMeaningsByVersion(t *testing.T) {
	for rules, want := range map[int]Fate{1: FateExtended, 2: FateStolen} {
		e := example{rules: rules, level: LevelI, before: "EI", after: "EIs"}
		if v := Referee(e.turn(), realTerms(t, rules)); v.Words[0].Fate != want {
			t.Errorf("rules %d: %s", rules, kinds(v))
		}
	}
}
