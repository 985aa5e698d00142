package dicewords

import (
	"errors"
	"testing"

	assets "spieltisch/assets/guided"
	words "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/guided"
	"spieltisch/games/lexicon"
)

// listed is the action of a row, whose word the list knows.
func listed(t *testing.T, lex *lexicon.Lexicon, r guided.Row) games.Action {
	t.Helper()
	a, err := Kind{}.Action(r.Type, r.Data)
	if err != nil {
		t.Fatal(err)
	}
	if d, ok := a.(Declare); ok && !lex.ContainsTyped(d.Word) {
		t.Errorf("the list doesn't know %s", d.Word)
	}
	return a
}

// bestOf is what the best word counts that lies on the table, 0 without one.
func bestOf(v View, lex *lexicon.Lexicon) int {
	found, _ := BestWord(lex, v.Faces(), func(r rune) int { p, _ := v.Set.Points(r); return p }, nil)
	return found.Points
}

// In a guided match no word of the list lies there at any step that counts more than the one that is asked for.
func TestGuidedMatchesAskForTheBestWord(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		script, err := guided.Parse(assets.Script(Name, "", lang))
		lex, noLex := lexicon.Open(map[string][]byte{"de": words.German(), "en": words.English()}[lang])
		l, noLog := games.NewLog(Kind{}, script.Setup)
		if err = errors.Join(err, noLex, noLog); err != nil {
			t.Fatal(err)
		}
		if o := view(l).Options; o != DefaultOptions(o.Seats) {
			t.Errorf("%s: played with %+v, which aren't the usual options", lang, o)
		}
		best := 0 // that lay there for who is led
		for _, s := range script.Steps {
			rows := s.Other
			if s.Do != nil {
				rows = append(rows, *s.Do)
			}
			for _, r := range rows {
				l = gamestest.Do(t, l, r.Seat, listed(t, lex, r))
				v := view(l)
				if v.Up != nil && v.Asked == script.Seat {
					best = max(best, bestOf(v, lex))
				}
			}
		}
		for _, turn := range view(l).Turns {
			if turn.Seat == script.Seat && turn.Points < best {
				t.Errorf("%s: %s counts %d, and %d lay there", lang, turn.Word, turn.Points, best)
			}
		}
	}
}
