package mind

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"spieltisch/assets"
	lists "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
	"spieltisch/locales"
)

var german = sync.OnceValues(func() (*lexicon.Lexicon, error) { return lexicon.Open(lists.German()) })

func setup(t gamestest.Failer, seats, length int, pick decipher.Pick) decipher.Setup {
	t.Helper()
	a, err := letterpiece.Parse(assets.Alphabet)
	if err != nil {
		t.Fatalf("%v", err)
	}
	o := decipher.DefaultOptions(seats)
	o.Length, o.Pick = length, pick
	return decipher.NewSetup(o, a, 1)
}

func mute() []string { return slices.Concat(lists.BlockedGerman(), lists.GrimGerman()) }

// libraries are those that a test asked for, which takes half a second each.
var libraries sync.Map

func library(t gamestest.Failer, seats, length int, pick decipher.Pick) *Library {
	t.Helper()
	lex, err := german()
	if err != nil {
		t.Fatalf("%v", err)
	}
	s := setup(t, seats, length, pick)
	if l, ok := libraries.Load(games.Hash(s)); ok {
		return l.(*Library)
	}
	l := NewLibrary(lex, s, mute())
	libraries.Store(games.Hash(s), l)
	return l
}

// english is a library of English words.
func english(t gamestest.Failer, seats, length int, pick decipher.Pick) *Library {
	t.Helper()
	lex, err := lexicon.Open(lists.English())
	if err != nil {
		t.Fatalf("%v", err)
	}
	s := setup(t, seats, length, pick)
	s.Options.Language = decipher.LanguageEnglish
	return NewLibrary(lex, s, slices.Concat(lists.BlockedEnglish(), lists.GrimEnglish()))
}

// play lets players play a match to its end, each position shown to visit before somebody acts. Those who aren't asked are
// heard first.
func play(t gamestest.Failer, l *Library, seed uint64, players []mind.Player, visit func(games.Match, games.Seat, games.Choice)) games.Match {
	t.Helper()
	s := l.setup
	s.Seed = seed
	m, err := decipher.New(s)
	if err != nil {
		t.Fatalf("%v", err)
	}
	for step := 0; ; step++ {
		asked := m.Standing().Asked
		if _, over := m.Outcome(); over || step > 2000 {
			return m
		}
		if asked == games.Table {
			if err := m.Apply(games.Table, decipher.Next{}); err != nil {
				t.Fatalf("%v", err)
			}
			continue
		}
		seats := []games.Seat{asked}
		for seat := range players {
			if games.Seat(seat) != asked {
				seats = slices.Insert(seats, 0, games.Seat(seat))
			}
		}
		for _, seat := range seats {
			c, ok := players[seat].Choose(context.Background(), m.View(seat), mind.Chance(seed+uint64(seat), step))
			if !ok {
				if seat == asked {
					t.Fatalf("seat %d chooses nothing in\n%v", seat, m.View(seat))
				}
				continue
			}
			visit(m, seat, c)
			if err := m.Apply(seat, c.Action); err != nil {
				t.Fatalf("%+v by %d: %v in\n%v", c.Action, seat, err, m.View(seat))
			}
			break
		}
	}
}

func seated(l *Library, levels ...mind.Level) []mind.Player {
	var out []mind.Player
	for i := range l.setup.Options.Seats {
		out = append(out, l.Player(levels[i%len(levels)], games.Seat(i)))
	}
	return out
}

// Every level plays with all ways to hand out pieces, lawfully, the same each time, and lawfully too when it is to stop at
// once. Nobody says a word that computers never say, and what is said is a short sentence.
func TestEveryChoiceIsLawful(t *testing.T) {
	ended, stop := context.WithCancel(context.Background())
	stop()
	seen := map[games.ID]games.Choice{WhyOrder: {Why: WhyOrder}}
	positions, stopped := map[mind.Level]int{}, 0
	for i, pick := range []decipher.Pick{decipher.PickOrder, decipher.PickLive, decipher.PickRandom} {
		l := library(t, 2+i, 4+i%3, pick)
		if pick == decipher.PickLive {
			l = english(t, 2+i, 4+i%3, pick)
		}
		for seed := range uint64(18) {
			// the strongest think longest, so they only come now and then
			order := []mind.Level{mind.Pip, mind.Fips, mind.Nova, mind.Pip, mind.Fips, mind.Nova}[seed%3:]
			if seed%6 == 5 {
				order = []mind.Level{mind.Sphinx, mind.Atlas}
			}
			players := seated(l, order...)
			play(t, l, seed, players, func(m games.Match, seat games.Seat, c games.Choice) {
				level := order[int(seat)%len(order)]
				positions[level]++
				seen[c.Why] = c
				gamestest.CheckArgs(t, c.Args)
				if w, _ := c.Args["Word"].(string); l.mute[w] {
					t.Errorf("somebody says %s", w)
				}
				if positions[level]%4 > 0 {
					return
				}
				stopped++
				chance := func() *games.Chance { return mind.Chance(seed, positions[level]) }
				v := m.View(seat)
				one, _ := players[seat].Choose(context.Background(), v, chance())
				two, _ := players[seat].Choose(context.Background(), v, chance())
				if !reflect.DeepEqual(one, two) {
					t.Errorf("%+v, then %+v in\n%v", one, two, v)
				}
				now, ok := players[seat].Choose(ended, v, chance())
				if err := m.Clone().Apply(seat, now.Action); !ok || err != nil {
					t.Errorf("%+v, %v in\n%v", now, err, v)
				}
			})
		}
	}
	if weak := positions[mind.Pip] + positions[mind.Fips] + positions[mind.Nova]; weak < 2000 || positions[mind.Atlas] < 50 || positions[mind.Sphinx] < 50 || stopped < 500 {
		t.Errorf("only %v positions, %d stopped", positions, stopped)
	}
	checkSentences(t, seen)
}

// checkSentences wants every reason, as a short sentence.
func checkSentences(t *testing.T, seen map[games.ID]games.Choice) {
	t.Helper()
	for _, id := range []games.ID{WhyWord, WhyGive, WhyOrder, WhyTake, WhyAsk, WhySure, WhyMaybe, WhyBonus, WhyPass, WhyGuess, WhyOnly, WhyRead} {
		c, ok := seen[id]
		if !ok {
			t.Errorf("nobody said %s", id)
			continue
		}
		for _, lang := range locales.Langs {
			texts, err := locales.New(lang)
			if err != nil {
				t.Fatal(err)
			}
			s := texts.T(string(id), c.Args)
			if n := utf8.RuneCountInString(s); n > 90 || strings.ContainsAny(s, "<{") || !strings.Contains(".?!", s[len(s)-1:]) {
				t.Errorf("%s: %q", lang, s)
			}
		}
	}
}

// chooser is somebody who chooses for seat 1, by whatever they look at.
type chooser func(games.Match) games.Choice

// Whatever the secret is, as long as everybody has seen the same, a seeker does and says the same; so does the mind that tips
// and reviews ask. Who peeks is caught.
func TestSeekersSeeWhatEverybodySees(t *testing.T) {
	l := library(t, 2, 5, decipher.PickRandom)
	honest := map[string]chooser{"the mind": func(m games.Match) games.Choice {
		all, err := l.Mind(1, 0).Best(context.Background(), m.View(1), 1)
		if err != nil {
			t.Fatal(err)
		}
		return all[0]
	}}
	for _, level := range mind.Characters() {
		honest[level.Name()] = func(m games.Match) games.Choice {
			c, _ := l.Player(level, 1).Choose(context.Background(), m.View(1), mind.Chance(1, 1))
			return c
		}
	}
	// Two peeking ones: one guesses the secret, one only says what is true of it.
	caught := map[string]chooser{"guesses": func(m games.Match) games.Choice {
		return games.Choice{Action: decipher.Guess{Word: m.View(0).(decipher.View).Secret.Word}}
	}, "tells": func(m games.Match) games.Choice {
		c := honest["Pip"](m)
		c.Args = games.Args{"Zone": m.View(0).(decipher.View).Secret.Left.Total()}
		return c
	}}
	pairs := twins(t, l)
	if len(pairs) < 300 {
		t.Errorf("only %d pairs", len(pairs))
	}
	for name, choose := range honest {
		for i, p := range pairs {
			if name == "the mind" && i%40 > 0 { // it thinks longer
				continue
			}
			if x, y := choose(p[0]), choose(p[1]); !reflect.DeepEqual(x, y) {
				t.Errorf("%s: %+v, but %+v in\n%v", name, x, y, p[0].View(1))
			}
		}
	}
	for name, choose := range caught {
		if !slices.ContainsFunc(pairs, func(p [2]games.Match) bool { return !reflect.DeepEqual(choose(p[0]), choose(p[1])) }) {
			t.Errorf("a seeker who %s isn't caught", name)
		}
	}
}

// twins are pairs of positions with two secrets of which seat 1 has seen the same.
func twins(t *testing.T, l *Library) (pairs [][2]games.Match) {
	t.Helper()
	for seed := range uint64(40) {
		words := decipher.Suggest(l.index, decipher.DifficultyMedium, nil, games.NewChance(seed, 0, 0), 6)
		one := sought(t, l, seed, words[0].Word)
		for _, w := range words[1:] {
			for i, b := range sought(t, l, seed, w.Word) {
				if i >= len(one) || !reflect.DeepEqual(one[i].View(1), b.View(1)) {
					break
				}
				pairs = append(pairs, [2]games.Match{one[i], b})
			}
		}
	}
	return pairs
}

// sought are positions in which Pip seeks a word, with the pieces that this seed draws.
func sought(t *testing.T, l *Library, seed uint64, text string) []games.Match {
	t.Helper()
	s := l.setup
	s.Seed = seed
	m, err := decipher.New(s)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Apply(0, decipher.SetWord{Word: text}); err != nil {
		t.Fatal(err)
	}
	var out []games.Match
	p := l.Player(mind.Pip, 1)
	for len(out) < 12 && m.Standing().Asked == 1 {
		out = append(out, m.Clone())
		c, _ := p.Choose(context.Background(), m.View(1), mind.Chance(seed, len(out)))
		if err := m.Apply(1, c.Action); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// The secret is never ruled out by what is seen of it, and no word that is left contradicts the board.
func TestWhatFits(t *testing.T) {
	l := library(t, 2, 5, decipher.PickRandom)
	checked := 0
	for seed := range uint64(6) {
		play(t, l, seed, seated(l, mind.Sphinx), func(m games.Match, seat games.Seat, _ games.Choice) {
			v := m.View(seat).(decipher.View)
			if v.Turn == games.Table {
				return
			}
			secret := m.View(v.Maker).(decipher.View).Secret.Word
			b := newBoard(v, seat)
			words := l.fitting(&b, levels[mind.Sphinx])
			if !slices.ContainsFunc(words, func(g guess) bool { return g.text == secret }) {
				t.Errorf("%s doesn't fit\n%v", secret, v)
			}
			for k, g := range words {
				for i, r := range g.text {
					if k < 20 && !slices.Contains(v.Candidates(i), r) {
						t.Errorf("%s fits, but not its letter %d in\n%v", g.text, i+1, v)
					}
				}
			}
			checked++
		})
	}
	if checked < 300 {
		t.Errorf("only %d positions", checked)
	}
}

// A short arena, always the same: most words are guessed alone, more at each level, and the better of two neighbours guesses
// first more often.
func TestLevelsAreSteps(t *testing.T) {
	l := library(t, 2, 5, decipher.PickOrder)
	last := 0.0
	for _, level := range mind.Characters() {
		share := alone(t, l, level, 60)
		if share < max(0.4, last-0.02) {
			t.Errorf("%s guesses %.2f, the one below %.2f", level.Name(), share, last)
		}
		last = share
	}
	for _, c := range l.Contests() {
		c.Groups = 40
		groups, err := arena.Run(context.Background(), []arena.Contest{c}, nil, 1, func(arena.Group) error { return nil })
		if err != nil {
			t.Fatal(err)
		}
		if r := arena.Of(c, groups); r.Share < 0.55 || r.Share > 0.9 {
			t.Errorf("%s: %.2f", c.Name, r.Share)
		}
	}
}

// alone is how many words a level guesses that has no rival.
func alone(t *testing.T, l *Library, level mind.Level, rounds int) float64 {
	t.Helper()
	guessed := 0
	for seed := range uint64(rounds) {
		m, err := l.race(seed, 1)
		if err != nil {
			t.Fatal(err)
		}
		p := l.Player(level, maker)
		for {
			v := m.View(0).(decipher.View)
			if r, over := v.Result(); over {
				if r.Guesser == maker {
					guessed++
				}
				break
			}
			c, ok := p.Choose(context.Background(), v, mind.Chance(seed, v.Step))
			if !ok {
				t.Fatalf("nothing in\n%v", v)
			}
			if err := m.Apply(0, c.Action); err != nil {
				t.Fatalf("%+v %v in\n%v", c, err, v)
			}
		}
	}
	return float64(guessed) / float64(rounds)
}
