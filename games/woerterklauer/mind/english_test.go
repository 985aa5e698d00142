package mind_test

import (
	"sync"
	"testing"

	lexicons "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	wkmind "spieltisch/games/woerterklauer/mind"
)

var english = sync.OnceValue(func() *wkmind.Library {
	lists := lexicon.TermLists{Short: lexicons.TwoLettersEnglish()}
	lex, err := lexicon.Open(lexicons.English())
	if err != nil {
		panic(err)
	}
	list, err := lexicon.OpenTerms(lexicons.English(), lists)
	if err != nil {
		panic(err)
	}
	return wkmind.NewLibrary(list, lexicon.NewTerms(lex, lists), nil, lexicons.MuteEnglish())
})

func startEnglish(t testing.TB, o wk.Options, seed uint64) games.Match {
	t.Helper()
	set, err := wk.ParseSet(tiles.English)
	if err != nil {
		t.Fatal(err)
	}
	m, err := wk.New(wk.Setup{Options: o, Set: set, Seed: seed, Language: wk.English})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Fips finds a first word in more than 99 of 100 pools, whatever the language.
func TestFirstWord(t *testing.T) {
	const pools = 500
	for name, c := range map[string]struct {
		start func(testing.TB, wk.Options, uint64) games.Match
		lib   *wkmind.Library
	}{"German": {start, library()}, "English": {startEnglish, english()}} {
		found := 0
		for seed := range uint64(pools) {
			m := c.start(t, options(10, wk.LevelI), seed)
			if err := m.Apply(0, wk.Draw{}); err != nil {
				t.Fatal(err)
			}
			if wkmind.First(c.lib, mind.Fips, m.View(0).(wk.View)) {
				found++
			}
		}
		if 100*found <= 99*pools {
			t.Errorf("%s: in %d of %d pools", name, found, pools)
		}
		t.Logf("%s: %d of %d", name, found, pools)
	}
}

// Two characters play an English match to its end by the same rules.
func TestEnglishMatch(t *testing.T) {
	for seed := range uint64(2) {
		m := startEnglish(t, options(10, wk.LevelII), seed)
		players := [2]mind.Player{english().Player(mind.Sphinx, 1), english().Player(mind.Fips, 2)}
		turns := 0
		for {
			v := m.View(games.Table).(wk.View)
			if v.Asked == games.Table {
				break
			}
			c, ok := players[v.Asked].Choose(t.Context(), m.View(v.Asked), nil)
			if !ok {
				t.Fatal("no choice")
			}
			if err := m.Apply(v.Asked, c.Action); err != nil {
				t.Fatal(err)
			}
			turns = len(v.Turns)
		}
		if turns < 2 {
			t.Errorf("seed %d ended after %d turns", seed, turns)
		}
	}
}
