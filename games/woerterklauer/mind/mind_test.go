package mind_test

import (
	"context"
	"reflect"
	"slices"
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

// words are the German ones.
var words = sync.OnceValues(func() (*lexicon.TermList, *lexicon.Terms) {
	lex, err := lexicon.Open(lexicons.German())
	if err != nil {
		panic(err)
	}
	lists := lexicon.TermLists{
		Short: lexicons.TwoLettersGerman(), Adjectives: lexicons.AdjectivesGerman(), Particles: lexicons.ParticlesGerman(),
		Verbs: lexicons.VerbsGerman(), Apart: lexicons.MeaningsGerman(), Headwords: lexicons.HeadwordsGerman(),
	}
	list, err := lexicon.OpenTerms(lexicons.GermanTerms(), lists)
	if err != nil {
		panic(err)
	}
	return list, lexicon.NewTerms(lex, lists)
})

var library = sync.OnceValue(func() *wkmind.Library {
	list, judge := words()
	return wkmind.NewLibrary(list, judge, nil, slices.Concat(lexicons.BlockedGerman(), lexicons.GrimGerman()))
})

func options(size int, level wk.Level) wk.Options {
	o := wk.DefaultOptions()
	o.Size, o.Level = size, level
	return o
}

func start(t testing.TB, o wk.Options, seed uint64) games.Match {
	t.Helper()
	set, err := wk.ParseSet(tiles.German)
	if err != nil {
		t.Fatal(err)
	}
	m, err := wk.New(wk.Setup{Options: o, Set: set, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// choices plays a match and shows what is chosen, until shown says that it is enough. Whatever is refused fails.
func choices(t testing.TB, m games.Match, levels [2]mind.Level, shown func(v wk.View, c games.Choice) bool) {
	t.Helper()
	var players [2]mind.Player
	for seat, l := range levels {
		players[seat] = library().Player(l, mind.Seed("test", games.Seat(seat)))
	}
	for step := 0; ; step++ {
		if _, over := m.Outcome(); over {
			return
		}
		v := m.View(games.Table).(wk.View)
		c, ok := players[v.Asked].Choose(context.Background(), v, mind.Chance(1, step))
		if !ok {
			t.Fatalf("nothing chosen in %s", v.Phase)
		}
		if !shown(v, c) {
			return
		}
		if err := m.Apply(v.Asked, c.Action); err != nil {
			t.Fatalf("turn %d at %d: %s %v", v.TurnNumber, v.Options.Level, c.Action.Type(), err)
		}
	}
}

// No turn is ever refused: 200 whole ones, of all levels, techniques and sizes.
func TestTurnsAreLawful(t *testing.T) {
	turns, ends := 0, map[string]int{}
	for seed := uint64(0); turns < 200; seed++ {
		l := mind.Characters()[seed%5]
		o := options(wk.MinSize+int(seed)%6, wk.LevelI+wk.Level(seed%4))
		choices(t, start(t, o, seed), [2]mind.Level{l, mind.Characters()[(seed+1)%5]}, func(_ wk.View, c games.Choice) bool {
			ends[c.Action.Type()]++
			if c.Action.Type() == wk.TypeEndTurn {
				turns++
			}
			return true
		})
	}
	if ends[wk.TypeGiveUp] < 5 || ends[wk.TypeSwap] < 5 {
		t.Errorf("too little happened: %v", ends)
	}
}

// The same question has the same answer, also from a mind that was made again, and what ends at once is lawful all the same.
func TestSameQuestionSameAnswer(t *testing.T) {
	stopped, stop := context.WithCancel(context.Background())
	stop()
	for _, l := range mind.Characters() {
		again := library().Player(l, mind.Seed("test", 0))
		n := 0
		choices(t, start(t, options(9, wk.LevelII), uint64(l)), [2]mind.Level{l, l}, func(v wk.View, c games.Choice) bool {
			if v.Asked != 0 || v.Phase != wk.PhaseLay {
				return true
			}
			if got, _ := again.Choose(context.Background(), v, mind.Chance(1, 0)); !reflect.DeepEqual(got, c) {
				t.Errorf("%s: %v, then %v", l.Name(), c, got)
			}
			hurried, ok := again.Choose(stopped, v, mind.Chance(1, 0))
			if !ok || (hurried.Action.Type() == wk.TypeEndTurn) != (c.Action.Type() == wk.TypeEndTurn) {
				t.Errorf("%s, hurried: %v, not %v", l.Name(), hurried, c)
			}
			n++
			return n < 6
		})
	}
}
