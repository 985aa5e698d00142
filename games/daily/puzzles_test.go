package daily_test

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"spieltisch/assets"
	"spieltisch/assets/dice"
	lexicons "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	"spieltisch/games/daily"
	dv "spieltisch/games/davinci"
	dvmind "spieltisch/games/davinci/mind"
	"spieltisch/games/decipher"
	dcmind "spieltisch/games/decipher/mind"
	dw "spieltisch/games/dicewords"
	dwmind "spieltisch/games/dicewords/mind"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	wkmind "spieltisch/games/woerterklauer/mind"
)

var (
	days   = flag.Int("days", 14, "how many days of puzzles are made")
	update = flag.Bool("update", false, "write the puzzles down, as those of the generators' numbers")
)

// first is a Monday.
var first = daily.DayOf(2026, 11, 23)

// maker is a game with its generator, and how its puzzles are looked at.
type maker struct {
	kind     games.Kind
	language string
	list     string
	daily.Puzzler
	scale  mind.Scale
	ready  func(t *testing.T, d daily.Day)                                                   // before its puzzles are made
	solves func(ctx context.Context, z daily.Puzzle, log games.Log, l mind.Level) bool       // whether a character does
	single func(ctx context.Context, z daily.Puzzle, log games.Log) (reason string, ok bool) // whether one answer is the best
	obey   func(t *testing.T, z daily.Puzzle, log games.Log) []games.Log                     // to the answers that tips lead to
}

func makers(t *testing.T) []maker {
	t.Helper()
	return []maker{dicewords(t, decipher.LanguageGerman, dice.German), dicewords(t, decipher.LanguageEnglish, dice.English), davinci(), seeking(t, decipher.LanguageGerman), seeking(t, decipher.LanguageEnglish), stealing(t, decipher.LanguageGerman), stealing(t, decipher.LanguageEnglish)}
}

var german = sync.OnceValue(func() *lexicon.Lexicon { return opened(lexicons.German()) })

func opened(data []byte) *lexicon.Lexicon {
	lex, err := lexicon.Open(data)
	if err != nil {
		panic(err)
	}
	return lex
}

func list(language decipher.Language) *lexicon.Lexicon {
	if language == decipher.LanguageEnglish {
		return opened(lexicons.English())
	}
	return german()
}

func mute(language decipher.Language) []string {
	if language == decipher.LanguageEnglish {
		return slices.Concat(lexicons.BlockedEnglish(), lexicons.GrimEnglish())
	}
	return slices.Concat(lexicons.BlockedGerman(), lexicons.GrimGerman())
}

func dicewords(t *testing.T, language decipher.Language, box []byte) maker {
	t.Helper()
	set, err := dw.ParseSet(box)
	if err != nil {
		t.Fatal(err)
	}
	lex, unsaid := list(language), lexicons.MuteGerman()
	if language == decipher.LanguageEnglish {
		unsaid = lexicons.MuteEnglish()
	}
	lib := dwmind.NewLibrary(lex, nil, unsaid, set)
	p := dwmind.Puzzler{Library: lib}
	best := func(ctx context.Context, log games.Log) (dw.View, []games.Choice) {
		v := log.Match().View(0).(dw.View)
		c, err := lib.Mind().Best(ctx, v, 60)
		if err != nil {
			panic(err)
		}
		return v, c
	}
	return maker{
		kind: dw.Kind{}, language: string(language), list: lex.ID(), Puzzler: p, scale: dwmind.PuzzleScale,
		obey: func(t *testing.T, z daily.Puzzle, log games.Log) []games.Log {
			t.Helper()
			return obeyed(t, z, log, lib.Mind(), thrower(lexicon.Judge{Lexicon: lex}), func(log games.Log) bool {
				_, a := log.Step(log.Len())
				return a.Type() == dw.TypeThrow
			})
		},
		ready: func(t *testing.T, d daily.Day) {
			t.Helper()
			for _, l := range p.Needs(d) {
				if err := lib.Build(context.Background(), l, dwmind.Plan{Workers: 1}); err != nil {
					t.Fatal(err)
				}
			}
		},
		solves: func(ctx context.Context, z daily.Puzzle, log games.Log, l mind.Level) bool {
			v, _ := best(ctx, log)
			c, _ := lib.Player(l, 0, 0).Choose(ctx, v, mind.Chance(0, 0))
			worth, err := lib.Mind().Worth(ctx, v, c.Action)
			return err == nil && dwmind.PuzzleScale.Fine(z.Best, worth.Worth, false)
		},
		single: func(ctx context.Context, z daily.Puzzle, log games.Log) (string, bool) {
			v, all := best(ctx, log)
			stay := func(c games.Choice) string {
				t, ok := c.Action.(dw.Throw)
				if !ok {
					return "a word"
				}
				var out []rune
				for i, f := range v.Faces() {
					if !slices.Contains(t.Dice, i) {
						out = append(out, f)
					}
				}
				slices.Sort(out)
				return string(out)
			}
			if all[0].Worth != z.Best {
				return fmt.Sprintf("the best is worth %v, the puzzle says %v", all[0].Worth, z.Best), false
			}
			for _, c := range all {
				if dwmind.PuzzleScale.Fine(z.Best, c.Worth, false) && stay(c) != stay(all[0]) {
					return fmt.Sprintf("%s is as good as %s", stay(c), stay(all[0])), false
				}
			}
			return "", true
		},
	}
}

func davinci() maker {
	guesses := func(z daily.Puzzle, log games.Log, least float64) (all []games.Choice) {
		best, err := dvmind.Adviser().Best(context.Background(), log.Match().View(z.Seat), 1000)
		return slices.DeleteFunc(best, func(c games.Choice) bool { return err != nil || c.Worth < least })
	}
	return maker{
		kind: dv.Kind{}, Puzzler: dvmind.Puzzler{}, scale: dvmind.PuzzleScale,
		obey: func(t *testing.T, z daily.Puzzle, log games.Log) []games.Log {
			t.Helper()
			return obeyed(t, z, log, dvmind.Adviser(), guessed, func(games.Log) bool { return false })
		},
		solves: func(ctx context.Context, z daily.Puzzle, log games.Log, l mind.Level) bool {
			best := guesses(z, log, z.Best)
			c, ok := dvmind.NewPlayer(l, 0).Choose(ctx, log.Match().View(z.Seat), mind.Chance(0, 0))
			return ok && len(best) == 1 && c.Action == best[0].Action
		},
		single: func(_ context.Context, z daily.Puzzle, log games.Log) (string, bool) {
			n := len(guesses(z, log, z.Best-0.1)) // a certain tile may have others nearly as likely next to it
			if z.Best == 1 {
				n = len(guesses(z, log, 1))
			}
			return fmt.Sprintf("%d guesses are as good as %v", n, z.Best), n == 1 && z.Best < 1 == (z.Day.Grade() == daily.Hard)
		},
	}
}

func seeking(t *testing.T, language decipher.Language) maker {
	t.Helper()
	alphabet, err := letterpiece.Parse(assets.Alphabet)
	if err != nil {
		t.Fatal(err)
	}
	lex := list(language)
	setup := func(length int) decipher.Setup {
		s := decipher.NewSetup(decipher.DefaultOptions(2), alphabet, 0)
		s.Options.Language, s.Options.Length = language, length
		return s
	}
	libraries := map[int]*dcmind.Library{}
	library := func(length int) (*dcmind.Library, error) {
		if libraries[length] == nil {
			libraries[length] = dcmind.NewLibrary(lex, setup(length), mute(language))
		}
		return libraries[length], nil
	}
	return maker{
		kind: decipher.Kind{}, language: string(language), list: lex.ID(), Puzzler: dcmind.Puzzler{Library: library}, scale: dcmind.PuzzleScale,
		obey: func(t *testing.T, z daily.Puzzle, log games.Log) []games.Log {
			t.Helper()
			lib := libraries[log.Match().View(z.Seat).(decipher.View).Options.Length]
			return obeyed(t, z, log, lib.Mind(z.Seat, 0), asked, func(log games.Log) bool {
				_, over := log.Match().View(z.Seat).(decipher.View).Result()
				return !over
			})
		},
		solves: func(ctx context.Context, z daily.Puzzle, log games.Log, l mind.Level) bool {
			length := log.Match().View(z.Seat).(decipher.View).Options.Length
			p := libraries[length].Player(l, z.Seat)
			for step := 0; ; step++ {
				v := log.Match().View(z.Seat).(decipher.View)
				if r, over := v.Result(); over {
					return r.Guesser == z.Seat
				}
				c, ok := p.Choose(ctx, v, mind.Chance(1, step))
				if !ok {
					return false
				}
				var err error
				if log, err = log.Do(z.Seat, c.Action); err != nil {
					return false
				}
			}
		},
		single: func(_ context.Context, _ daily.Puzzle, log games.Log) (string, bool) {
			v := log.Match().View(0).(decipher.View)
			ix := decipher.NewIndex(lex, setup(v.Options.Length), nil)
			return v.Secret.Word + " has another reading", len(ix.Lookalikes(v.Secret.Word)) == 0
		},
	}
}

func stealing(t *testing.T, language decipher.Language) maker {
	t.Helper()
	lex, box, data, unsaid := list(language), tiles.German, lexicons.GermanTerms(), lexicons.UnsaidGerman()
	lists := lexicon.TermLists{
		Short: lexicons.TwoLettersGerman(), Adjectives: lexicons.AdjectivesGerman(), Particles: lexicons.ParticlesGerman(),
		Verbs: lexicons.VerbsGerman(), Apart: lexicons.MeaningsGerman(), Headwords: lexicons.HeadwordsGerman(),
	}
	if language == decipher.LanguageEnglish {
		lists = lexicon.TermLists{Short: lexicons.TwoLettersEnglish()}
		box, data, unsaid = tiles.English, lexicons.English(), lexicons.MuteEnglish()
	}
	set, err := wk.ParseSet(box)
	if err != nil {
		t.Fatal(err)
	}
	terms, err := lexicon.OpenTerms(data, lists)
	if err != nil {
		t.Fatal(err)
	}
	judge := lexicon.NewTerms(lex, lists)
	lib := wkmind.NewLibrary(terms, judge, nil, unsaid)
	return maker{
		kind: wk.Kind{}, language: string(language), list: lex.ID(), Puzzler: wkmind.NewPuzzler(lib, set), scale: wkmind.PuzzleScale,
		obey: func(t *testing.T, z daily.Puzzle, log games.Log) []games.Log {
			t.Helper()
			return stealer{lib, judge}.obey(t, z, log)
		},
		solves: func(ctx context.Context, z daily.Puzzle, log games.Log, l mind.Level) bool {
			for seed := range uint64(3) { // each overlooks something else
				c, ok := lib.Player(l, seed).Choose(ctx, log.Match().View(z.Seat), mind.Chance(0, 0))
				if _, ends := c.Action.(wk.EndTurn); !ok || !ends {
					continue
				}
				if _, err := log.Do(z.Seat, c.Action); err == nil {
					return true
				}
			}
			return false
		},
		single: func(ctx context.Context, z daily.Puzzle, log games.Log) (string, bool) {
			best, err := lib.Mind().Best(ctx, log.Match().View(z.Seat), 2)
			if err != nil || len(best) == 0 {
				return "nothing found", false
			}
			return fmt.Sprintf("the best lead by %v, the puzzle says %v", best, z.Best), best[0].Worth <= z.Best && (len(best) < 2 || best[1].Worth < z.Best)
		},
	}
}

// hashOf is the hash of a position as the book has it, since before rows had JSON names of their own.
func hashOf(p games.Position) uint64 {
	type row struct {
		Seat games.Seat
		Type string
		Data []byte
		Sum  uint64
	}
	rows := make([]row, len(p.Rows))
	for i, r := range p.Rows {
		rows[i] = row{r.Seat, r.Type, r.Data, uint64(r.Sum)}
	}
	return games.Hash(struct {
		Kind  string
		Rules int
		Setup []byte
		Rows  []row
		Seat  games.Seat
	}{p.Kind, p.Rules, p.Setup, rows, p.Seat})
}

// TestPuzzles makes the puzzles of some days: each is the same twice, has one best answer, which no tip goes beyond, and is solved by
// the character of its day. The puzzles of each generator's number are written down; "make puzzles" makes those of more than a year,
// and asks for tips on all of these days.
func TestPuzzles(t *testing.T) {
	const (
		least = 14
		most  = 6 * time.Second // of one processor, for a puzzle
	)
	var book bytes.Buffer
	for _, m := range makers(t) {
		unsolved, slowest, sum := 0, time.Duration(0), time.Duration(0)
		for d := first; d < first+daily.Day(*days); d++ {
			if m.ready != nil {
				m.ready(t, d)
			}
			id := daily.ID{Day: d, Kind: m.kind.Name(), Language: m.language, List: m.list, Generator: m.Number()}
			began := used()
			z, err := m.Make(context.Background(), id)
			took := used() - began
			slowest, sum = max(slowest, took), sum+took
			if err != nil {
				t.Fatalf("%+v: %v", id, err)
			}
			log, err := z.Log(m.kind)
			if err != nil {
				t.Fatalf("%+v: %v", id, err)
			}
			if reason, ok := m.single(context.Background(), z, log); !ok {
				t.Errorf("%+v: %s", id, reason)
			}
			if !m.solves(context.Background(), z, log, d.Grade().Level()) {
				t.Errorf("%+v: %s doesn't solve it", id, d.Grade().Level().Name())
				unsolved++
			}
			m.answers(t, z, log)
			if *days > least || slices.Contains([]int{daily.Monday, daily.Wednesday, daily.Saturday}, int(d-first)) {
				m.tips(t, z, log)
			}
			if d < first+least {
				fmt.Fprintf(&book, "%s %s %s day %d generator %d: %016x best %.3f\n", id.Kind, id.Language, id.List, d, id.Generator, hashOf(z.Position), z.Best)
			}
		}
		t.Logf("%-13s %-2s | %d | %d | %v | %v", m.kind.Name(), m.language, *days, *days-unsolved, (sum / time.Duration(*days)).Round(time.Millisecond), slowest.Round(time.Millisecond))
		if slowest > most && *days > least {
			t.Errorf("%s: a puzzle took %v, more than %v", m.kind.Name(), slowest, most)
		}
	}
	if *days >= least {
		written(t, book.Bytes())
	}
}

// written holds the puzzles of the first days against those that the generators' numbers stand for.
func written(t *testing.T, book []byte) {
	t.Helper()
	path := filepath.Join("testdata", "puzzles.txt")
	if *update {
		if err := os.WriteFile(path, book, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(book, want) {
		t.Errorf("other puzzles than the generators' numbers stand for (give them new ones, then -update):\n%s", book)
	}
}

// answers gives the solution, which earns all stars.
func (m maker) answers(t *testing.T, z daily.Puzzle, log games.Log) {
	t.Helper()
	a, err := z.SolvedBy(m.kind)
	if err != nil {
		t.Fatalf("%+v: %v", z.ID, err)
	}
	if log, err = log.Do(z.Seat, a); err != nil || games.RowSum(log.Match().Sum()) != z.Solution[0].Sum {
		t.Fatalf("%+v: %+v: %v", z.ID, a, err)
	}
	own, v, err := m.Answer(context.Background(), z, log)
	if n := daily.Earned(m.scale, z.Best, own, false); err != nil || v != daily.Solved || n != daily.MostStars || own < z.Best {
		t.Errorf("%+v: %+v is worth %v of %v, %d stars (%v, %v)", z.ID, a, own, z.Best, n, v, err)
	}
	if n := daily.Earned(m.scale, z.Best, own, true); n != daily.MostStars-1 {
		t.Errorf("%+v: with help the best answer earns %d stars", z.ID, n)
	}
}

// TestNoPuzzle stops making a puzzle when nobody waits for it any longer.
func TestNoPuzzle(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, m := range makers(t) {
		if m.ready != nil {
			continue // its tables take a while
		}
		if _, err := m.Make(ctx, daily.ID{Day: first, Kind: m.kind.Name(), Language: m.language}); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", m.kind.Name(), err)
		}
	}
}
