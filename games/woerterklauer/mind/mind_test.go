package mind_test

import (
	"context"
	"maps"
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
	return wkmind.NewLibrary(list, judge, nil, lexicons.UnsaidGerman())
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
	play(t, library(), m, levels, shown)
}

func play(t testing.TB, lib *wkmind.Library, m games.Match, levels [2]mind.Level, shown func(v wk.View, c games.Choice) bool) {
	t.Helper()
	var players [2]mind.Player
	for seat, l := range levels {
		players[seat] = lib.Player(l, mind.Seed("test", games.Seat(seat)))
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

// A turn of level IV is lawful, too, and takes words apart that lay there.
func TestWordsAreTakenApart(t *testing.T) {
	apart := 0
	_, judge := words()
	for seed := range uint64(2) {
		choices(t, start(t, options(10, wk.LevelIV), seed), [2]mind.Level{mind.Atlas, mind.Nova}, func(v wk.View, c games.Choice) bool {
			if a, ends := c.Action.(wk.EndTurn); ends {
				at, _ := v.Position(a.Field)
				apart += len(wk.Referee(at, v.Judge(judge, nil)).Lost)
			}
			return v.TurnNumber < 8
		})
	}
	if apart == 0 {
		t.Error("no word was taken apart")
	}
}

// What is mute, and what the family refuses, nobody plays.
func TestMute(t *testing.T) {
	played := map[string]bool{}
	keep := func(_ wk.View, c games.Choice) bool {
		if a, ends := c.Action.(wk.EndTurn); ends {
			for _, r := range a.Rulings {
				played[r.Word] = played[r.Word] || r.Other == ""
			}
		}
		return true
	}
	both := [2]mind.Level{mind.Atlas, mind.Atlas}
	play(t, library(), start(t, options(8, wk.LevelI), 1), both, keep)
	mute, house := []string{}, map[string]bool{}
	for i, word := range slices.Sorted(maps.Keys(played)) {
		if i%2 == 0 {
			mute = append(mute, word)
		} else {
			house[word] = false
		}
	}
	if len(mute) < 5 {
		t.Fatalf("only %v were played", played)
	}
	list, judge := words()
	before := played
	played = map[string]bool{}
	play(t, wkmind.NewLibrary(list, judge, house, mute), start(t, options(8, wk.LevelI), 1), both, keep)
	for word := range played {
		if before[word] {
			t.Errorf("%s was played", word)
		}
	}
}

// family are house words as the judge asks for them.
type family map[string]bool

func (f family) House(key string) (accept, known bool) {
	accept, known = f[key]
	return accept, known
}

// invented are short words that a family accepts, most of them in no list.
func invented() family {
	house := family{"TÄRE": true, "ARENI": false}
	for _, a := range "DLNRST" {
		for _, e := range "AEI" {
			for _, b := range "DLNRST" {
				house[string([]rune{a, e, b, 'E'})], house[string([]rune{e, a, b, 'E'})] = true, true
			}
		}
	}
	return house
}

// ruled are words that were played, and whether the house made them count.
func ruled(t *testing.T, lib *wkmind.Library, level wk.Level) map[string]bool {
	t.Helper()
	played := map[string]bool{}
	for seed := range uint64(8) {
		play(t, lib, start(t, options(10, level), seed), [2]mind.Level{mind.Pip, mind.Nova}, func(_ wk.View, c games.Choice) bool {
			if a, ends := c.Action.(wk.EndTurn); ends {
				for _, r := range a.Rulings {
					played[r.Word] = played[r.Word] || r.By == games.ByHouse
				}
			}
			return true
		})
	}
	return played
}

// What the family accepts is played though the list lacks it, at every level of technique.
func TestHouseWordsArePlayed(t *testing.T) {
	list, plain := words()
	house, judge := invented(), *plain
	judge.House = house
	lib := wkmind.NewLibrary(list, &judge, house, []string{"NIRE"})
	for _, level := range []wk.Level{wk.LevelI, wk.LevelIV} {
		n := 0
		for word, own := range ruled(t, lib, level) {
			if own && word != "TAERE" && !house[word] || word == "NIRE" || word == "ARENI" {
				t.Errorf("%s was played", word)
			}
			if _, listed := list.Number(word); own && !listed {
				n++
			}
		}
		if n < 3 {
			t.Errorf("at level %d only %d of these are played", level, n)
		}
	}
}

// Nobody lays a house word where somebody would have to say what it means: the referee accepts what a mind thinks lawful.
func TestHouseWordsStealNothing(t *testing.T) {
	list, plain := words()
	house, judge := invented(), *plain
	judge.House = house
	lib := wkmind.NewLibrary(list, &judge, house, nil)
	same, all := 0, 0
	for seed := range uint64(8) {
		play(t, lib, start(t, options(10, wk.LevelI), seed), [2]mind.Level{mind.Pip, mind.Nova}, func(v wk.View, _ games.Choice) bool {
			if v.Phase == wk.PhaseLay {
				s, n := wkmind.Agreement(lib, mind.Pip, v, 100)
				same, all = same+s, all+n
			}
			return true
		})
	}
	if all < 100 || same*1000 < all*995 {
		t.Errorf("%d of %d turns judged as the referee does", same, all)
	}
}

// A Mind finds at least what the players do, its choices are lawful, and are worth the same when they are asked about.
func TestMind(t *testing.T) {
	m := library().Mind()
	choices(t, start(t, options(8, wk.LevelII), 4), [2]mind.Level{mind.Nova, mind.Fips}, func(v wk.View, c games.Choice) bool {
		best, err := m.Best(context.Background(), v, 3)
		if err != nil || len(best) == 0 || best[0].Worth < c.Worth {
			t.Errorf("%v is worth %.0f, the best is %v, %v", c.Action, c.Worth, best, err)
		}
		for i, b := range best {
			if i > 0 && b.Worth > best[i-1].Worth {
				t.Errorf("%d: %.0f after %.0f", i, b.Worth, best[i-1].Worth)
			}
			if got, err := m.Worth(context.Background(), v, b.Action); err != nil || got.Worth != b.Worth {
				t.Errorf("%v is worth %.0f, then %.0f, %v", b.Action, b.Worth, got.Worth, err)
			}
		}
		if _, err := m.Worth(context.Background(), v, games.Abandon{}); err == nil {
			t.Error("abandoning is worth something")
		}
		return true
	})
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

// A mind that finds nothing looks once more before giving up, and often finds what was overlooked.
func TestNobodyGivesUpAtOnce(t *testing.T) {
	var views []wk.View
	choices(t, start(t, options(wk.MinSize, wk.LevelI), 3), [2]mind.Level{mind.Nova, mind.Nova}, func(v wk.View, _ games.Choice) bool {
		if v.Phase == wk.PhaseLay {
			v.Swap = 0
			views = append(views, v)
		}
		return true
	})
	found, asked := 0, 0
	for _, v := range views {
		for seed := range uint64(12) {
			if wkmind.Sees(library(), mind.Pip, seed, v) > 0 {
				continue
			}
			asked++
			c, ok := library().Player(mind.Pip, seed).Choose(context.Background(), v, nil)
			switch c.Action.(type) {
			case wk.EndTurn:
				found++
			case wk.GiveUp:
			default:
				t.Fatalf("%+v, %t", c, ok)
			}
		}
	}
	if found == 0 {
		t.Errorf("of %d that saw nothing at first nobody found a turn", asked)
	}
}

// With letters of a handicap a player ends turns that show fewer letters than the other one has, but never the first one.
func TestAHandicapCounts(t *testing.T) {
	o, behind := options(7, wk.LevelI), 0
	o.Extra[1] = 10
	for seed := range uint64(4) {
		choices(t, start(t, o, seed), [2]mind.Level{mind.Nova, mind.Pip}, func(v wk.View, _ games.Choice) bool {
			if len(v.Turns) == 0 {
				return true
			}
			p := v.Turns[len(v.Turns)-1]
			if lead := p.Lead(o.Color(p.Seat)); lead < 1 {
				behind++
				if p.Seat == 0 || p.TurnNumber <= wk.Seats {
					t.Errorf("turn %d of seat %d leads by %d", p.TurnNumber, p.Seat, lead)
				}
			}
			return len(v.Turns) < 8
		})
	}
	if behind == 0 {
		t.Error("nobody has used it")
	}
}
