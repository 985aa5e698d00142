// In the package: how the words of a better turn are named doesn't hang on a match.

package woerterklauer

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
	"spieltisch/locales"
)

// What a better turn had is named, or counted where it is more than a sentence holds; nothing is left out silently.
func TestWordsOfABetterTurn(t *testing.T) {
	for lang, want := range map[locales.Lang][2]string{
		locales.German:  {"A, B, C, D und E", "A, B, C, D, E, F, G und 3 weitere"},
		locales.English: {"A, B, C, D, and E", "A, B, C, D, E, F, G, and 3 more"},
	} {
		l := look{table.Seen{Env: shelltest.New(t, lang)}}
		for i, words := range []string{"ABCDE", "ABCDEFGHIJ"} {
			got := strings.ReplaceAll(l.named(strings.Split(words, "")), ", and", " and")
			if want := strings.ReplaceAll(want[i], ", and", " and"); got != want {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
		}
		made := l.made([]wk.Word{
			{Spelled: wk.Spelled{Text: "COAT"}, From: []wk.From{{Spelled: wk.Spelled{Text: "COAL"}}}},
			{Spelled: wk.Spelled{Text: "HO"}},
		})
		if made[1] != "HO" || !strings.HasPrefix(made[0], "COAT ") || !strings.HasSuffix(made[0], " COAL") {
			t.Errorf("%s: %q", lang, made)
		}
	}
}

// The words of the better turn that one's own had too aren't told.
func TestWordsOfABetterTurnAlone(t *testing.T) {
	word := func(text string, x int) wk.Word {
		return wk.Word{Spelled: wk.Spelled{Text: text, Place: wk.Place{At: wk.Cell{X: x}}}}
	}
	best := []wk.Word{word("HUT", 0), word("TOR", 1), word("HUT", 2)}
	if got := texts(besides(slices.Clone(best), []wk.Word{word("HUT", 0), word("ROT", 1)})); !slices.Equal(got, []string{"TOR", "HUT"}) {
		t.Errorf("%q", got)
	}
}

// What was stolen, what was laid and what was made of other words stand apart, and what one's own turn had too is named.
func TestSentenceOfABetterTurn(t *testing.T) {
	word := func(text string, from ...string) wk.Word {
		w := wk.Word{Spelled: wk.Spelled{Text: text, Place: wk.Place{At: wk.Cell{X: len(text)}}}}
		for _, f := range from {
			w.From = append(w.From, wk.From{Spelled: wk.Spelled{Text: f}})
		}
		return w
	}
	type words = []wk.Word
	for lang, want := range map[locales.Lang][4]string{
		locales.German: {
			"Möglich war: EVER aus OVER klauen, IRE und OI legen, PRIZES aus ZOO + OX machen, zusammen mit FARCE wie in deinem Zug.",
			"Möglich war: EVER aus OVER klauen.", "Möglich war: IRE legen, PRIZES aus ZOO machen.", "Möglich war: FARCE legen.",
		},
		locales.English: {
			"You could have stolen EVER from OVER, and played IRE and OI, and made PRIZES from ZOO + OX, together with FARCE from your turn.",
			"You could have stolen EVER from OVER.", "You could have played IRE, and made PRIZES from ZOO.", "You could have played FARCE.",
		},
	} {
		l := look{table.Seen{Env: shelltest.New(t, lang)}}
		farce := words{word("FARCE")}
		got := [4]string{
			l.could(words{word("EVER", "OVER")}, words{word("IRE"), word("OI"), word("PRIZES", "ZOO", "OX"), word("FARCE", "FORCE")}, farce),
			l.could(words{word("EVER", "OVER")}, nil, farce),
			l.could(nil, words{word("IRE"), word("PRIZES", "ZOO")}, nil),
			l.could(nil, farce, farce),
		}
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A level has one name, in the setup and in the rules, and the review counts rounds as the table does.
func TestOneNameForOneThing(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		rules, err := locales.Rules(lang, wk.Name)
		if err != nil {
			t.Fatal(err)
		}
		for l := wk.LevelI; l <= wk.LevelIV; l++ {
			number, word := roman(l), env.T(games.ID("woerterklauer.level.name."+strconv.Itoa(int(l))))
			if heading := "## " + env.T("studio.chip.level", games.Args{"Level": number}) + ": " + strings.ToLower(word); !strings.Contains(rules, heading+"\n") {
				t.Errorf("%s: level %s is called %q, but the rules have no %q", lang, number, word, heading)
			}
		}
		for turn, round := range map[int]int{1: 1, 2: 1, 3: 2, 4: 2} {
			v := wk.View{TurnNumber: turn}
			says := (look{table.Seen{Env: env}}).Turn(mind.Finding{Turn: turn})
			if says != env.T("studio.chip.round", games.Args{"Round": round}) || v.Round() != round {
				t.Errorf("%s: turn %d is %q", lang, turn, says)
			}
		}
	}
}

// While the better turn is a secret of the trial, no line tells a lead that it doesn't know.
func TestNoLeadIsToldThatIsHidden(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		for _, id := range []games.ID{think.ReviewTurn, think.ReviewTheft, think.ReviewTime} {
			line := func(best int) string { return env.T(id, games.Args{"Words": "NACHT", "Own": 9, "Best": best}) }
			if hidden := line(0); strings.Contains(hidden, "0") || !strings.Contains(line(21), "21") {
				t.Errorf("%s: %q, and %q", lang, hidden, line(21))
			}
		}
	}
}
