package woerterklauer

import (
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func tableSays(word, other string, answer bool) games.Rulings {
	return games.Rulings{{Word: word, Other: other, Answer: answer, By: games.ByTable}}
}

// A word that nobody knows: the table is asked, and its answer is part of the turn.
func TestOpenQuestions(t *testing.T) {
	l := dealt(t, options(LevelI), "KLOCKEISTENS")
	v := view(l)
	d := typed(t, v, NewDraft(v), 0, 0, true, "KLOCK")
	verdict := verdictOn(v, d, dictionary, nil)
	if verdict.Lawful || !verdict.Askable || !slices.Equal(verdict.Questions, []Question{{Word: "KLOCK"}}) {
		t.Fatalf("%+v", verdict)
	}
	if args := gamestest.Refused(t, l, 0, NewEndTurn(v, d.Laid, verdict), IllegalAsk); args["Word"] != "KLOCK" {
		t.Errorf("%v", args)
	}
	no := NewEndTurn(v, d.Laid, verdictOn(v, d, dictionary, tableSays("KLOCK", "", false)))
	gamestest.Refused(t, l, 0, no, RefusedInvalid)
	l = ended(t, l, d, dictionary, tableSays("KLOCK", "", true))
	if ids := gamestest.EventIDs(l.Match().Events(1, 0)); !slices.Equal(ids, []games.ID{EventAccepted, EventNew, EventTurn}) {
		t.Errorf("%v", ids)
	}
	v = view(l)
	if r, known := v.Rulings.Word("KLOCK"); !known || !r.Answer || r.By != games.ByTable {
		t.Errorf("%+v", v.Rulings)
	}
	// It holds for the whole match: another Judge is not asked, another answer refused.
	if r, known := v.Judge(words(""), nil).Word("KLOCK"); !known || !r.Answer {
		t.Errorf("%+v, %v", r, known)
	}
}

// A meaning that nobody knows: LOCKE out of KLOCK.
func TestOpenMeanings(t *testing.T) {
	for _, same := range []bool{true, false} {
		l := dealt(t, options(LevelII), "KLOCKEISTENS")
		v := view(l)
		l = ended(t, l, typed(t, v, NewDraft(v), 0, 0, true, "LOCKE"), dictionary, nil)
		deal(t, l, "KHUNDETORSEE")
		v = view(l)
		d := typed(t, v, NewDraft(v), -1, 0, true, "KLOCKE")
		j := words("KLOCKE KLOCKE=LOCKE?")
		verdict := verdictOn(v, d, j, nil)
		if !slices.Equal(verdict.Questions, []Question{{"KLOCKE", "LOCKE"}}) {
			t.Fatalf("%+v", verdict.Questions)
		}
		args := gamestest.Refused(t, l, 1, NewEndTurn(v, d.Laid, verdict), IllegalAskSame)
		if args["Word"] != "KLOCKE" || args["Other"] != "LOCKE" {
			t.Errorf("%v", args)
		}
		table := tableSays("KLOCKE", "LOCKE", same)
		turn := NewEndTurn(v, d.Laid, verdictOn(v, d, j, table))
		if same { // five letters stay red: black hasn't the lead
			gamestest.Refused(t, l, 1, turn, RefusedLead)
			continue
		}
		l = gamestest.Do(t, l, 1, turn)
		if ids := gamestest.EventIDs(l.Match().Events(1, v.Step)); !slices.Equal(ids, []games.ID{EventApart, EventStolen, EventTurn}) {
			t.Errorf("%v", ids)
		}
	}
}

// The first ruling on a word or a pair holds; what nobody asked for, what holds already,
// and what says nothing of its origin is refused.
func TestRulingsThatDontBelong(t *testing.T) {
	l := dealt(t, options(LevelI), "SOCKELEISTEN")
	v := view(l)
	d := typed(t, v, NewDraft(v), 0, 0, true, "SOCKE")
	good := NewEndTurn(v, d.Laid, verdictOn(v, d, dictionary, nil))
	if len(good.Rulings) != 1 || good.Rulings[0].Word != "SOCKE" {
		t.Fatalf("%+v", good)
	}
	ruling := good.Rulings[0]
	for name, rs := range map[string]games.Rulings{
		"twice":     {ruling, ruling},
		"not asked": {ruling, {Word: "EI", Answer: true, By: games.ByTable}},
		"a pair":    {ruling, {Word: "SOCKE", Other: "EI", Answer: true, By: games.ByTable}},
		"nobody's":  {{Word: "SOCKE", Answer: true}},
		"a list's":  {{Word: "SOCKE", Answer: true, By: "lexicon"}},
		"endless":   {{Word: "SOCKE", Answer: true, By: games.ByLexicon + ":" + string(make([]byte, 300))}},
	} {
		t.Run(name, func(t *testing.T) { gamestest.Refused(t, l, 0, EndTurn{d.Laid, rs}, IllegalRuling) })
	}
	gamestest.Refused(t, l, 0, EndTurn{Field: d.Laid}, IllegalAsk)
	l = gamestest.Do(t, l, 0, good)
	deal(t, l, "HUNDETORSEEN")
	v = view(l)
	d = typed(t, v, NewDraft(v), 4, -1, false, "NEU") // crosses SOCKE in its E, which is never judged again
	turn := NewEndTurn(v, d.Laid, verdictOn(v, d, words("NEU"), nil))
	if len(turn.Rulings) != 1 || turn.Rulings[0].Word != "NEU" {
		t.Errorf("%+v", turn.Rulings)
	}
	turn.Rulings = append(turn.Rulings, ruling)
	if _, err := l.Do(1, turn); !gamestest.IsIllegal(err) {
		t.Errorf("%v", err)
	}
}

// Even where a ruling is asked again, the first one holds, and no second one is taken.
func TestFirstRulingHoldsInTheMatch(t *testing.T) {
	held := games.Ruling{Word: "SOCKE", Answer: true, By: games.ByTable}
	for _, first := range []bool{true, false} {
		l := dealt(t, options(LevelI), "SOCKELEISTEN")
		held.Answer = first
		inner(l).Rulings = games.Rulings{held}
		d := typed(t, view(l), NewDraft(view(l)), 0, 0, true, "SOCKE")
		want := IllegalRuling
		if !first {
			want = RefusedInvalid
		}
		for _, second := range []bool{true, false} {
			gamestest.Refused(t, l, 0, EndTurn{d.Laid, games.Rulings{{Word: "SOCKE", Answer: second, By: games.ByTable}}}, want)
		}
		if first {
			l = gamestest.Do(t, l, 0, EndTurn{Field: d.Laid})
			if len(view(l).Rulings) != 1 {
				t.Errorf("%+v", view(l).Rulings)
			}
		}
	}
}

func TestJudgeAsksInOrder(t *testing.T) {
	v := View{Rulings: games.Rulings{{Word: "HUND", Answer: false, By: games.ByTable}, {Word: "ROT", Other: "TOR", Answer: true, By: games.ByTable}}}
	j := v.Judge(words("HUND KLOCK? NEU"), games.Rulings{{Word: "KLOCK", Answer: true, By: games.ByTable}, {Word: "NEU", Answer: false, By: games.ByTable}})
	for word, want := range map[string]games.Ruling{
		"HUND":  v.Rulings[0],
		"KLOCK": {Word: "KLOCK", Answer: true, By: games.ByTable},
		"NEU":   {Word: "NEU", Answer: true, Reason: "lexicon.reason.known", By: byTest}, // the list knows it
	} {
		if r, known := j.Word(word); !known || r != want {
			t.Errorf("%s: %+v, %v", word, r, known)
		}
	}
	if r, known := j.Same("TOR", "ROT"); !known || !r.Answer {
		t.Errorf("%+v, %v", r, known)
	}
	if r, known := v.Judge(words("QUX?"), nil).Word("QUX"); known || r.Reason == "" {
		t.Errorf("what a Judge says of an unknown word is lost: %+v, %v", r, known)
	}
}
