package arena_test

import (
	"bytes"
	"context"
	"flag"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"spieltisch/assets"
	"spieltisch/assets/dice"
	lexicons "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	"spieltisch/games/decipher"
	deciphermind "spieltisch/games/decipher/mind"
	"spieltisch/games/dicewords"
	dicewordsmind "spieltisch/games/dicewords/mind"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
	"spieltisch/games/mind/arena/contests"
	"spieltisch/games/woerterklauer"
	woerterklauermind "spieltisch/games/woerterklauer/mind"
)

var (
	results = flag.String("results", "", "file that the groups of the arena are written to, and read from again")
	workers = flag.Int("workers", 2, "matches of the arena at the same time")
	only    = flag.String("only", "", "only contests whose names contain this")
)

// asked are the contests of all games, as far as -only asks for them. Building the tables of Dicewords takes a moment.
var asked = sync.OnceValue(func() []arena.Contest {
	throwers := slices.Concat(
		throwers(lexicons.German(), dice.German, lexicons.BlockedGerman()),
		throwers(lexicons.English(), dice.English, slices.Concat(lexicons.BlockedEnglish(), lexicons.GrimEnglish())))
	return slices.DeleteFunc(slices.Concat(contests.OfDavinci(), throwers, seekers(), thieves()), func(c arena.Contest) bool {
		return !strings.Contains(c.Name, *only)
	})
})

// throwers are the contests of Dicewords with the dice and words of a language. Their tables are built only where -only asks for
// any of them.
func throwers(list, box []byte, mute []string) []arena.Contest {
	lex, err := lexicon.Open(list)
	if err != nil {
		panic(err)
	}
	set, err := dicewords.ParseSet(box)
	if err != nil {
		panic(err)
	}
	library := dicewordsmind.NewLibrary(lex, nil, mute, set)
	all := contests.OfDicewords(library, set)
	if !slices.ContainsFunc(all, func(c arena.Contest) bool { return strings.Contains(c.Name, *only) }) {
		return nil
	}
	for _, l := range mind.Characters() {
		if err := library.Build(context.Background(), l, dicewordsmind.Plan{Workers: *workers}); err != nil {
			panic(err)
		}
	}
	return all
}

// seekers are the contests of Decipher: German words of five letters in all ways, other lengths and English ones as races.
func seekers() []arena.Contest {
	alphabet, err := letterpiece.Parse(assets.Alphabet)
	if err != nil {
		panic(err)
	}
	var out []arena.Contest
	for _, language := range []decipher.Language{decipher.LanguageGerman, decipher.LanguageEnglish} {
		list, mute := lexicons.German(), slices.Concat(lexicons.BlockedGerman(), lexicons.GrimGerman())
		if language == decipher.LanguageEnglish {
			list, mute = lexicons.English(), slices.Concat(lexicons.BlockedEnglish(), lexicons.GrimEnglish())
		}
		lex, err := lexicon.Open(list)
		if err != nil {
			panic(err)
		}
		for length := decipher.MinLength; length <= decipher.MaxLength; length++ {
			setup := decipher.NewSetup(decipher.DefaultOptions(decipher.MinSeats), alphabet, 0)
			setup.Options.Language, setup.Options.Length = language, length
			library := deciphermind.NewLibrary(lex, setup, mute)
			out = append(out, library.Contests()...)
			if length != decipher.DefaultLength || language != decipher.LanguageGerman {
				continue
			}
			out = append(out, library.Larger()...)
			for _, setup.Options.Pick = range []decipher.Pick{decipher.PickLive, decipher.PickRandom} {
				out = append(out, deciphermind.NewLibrary(lex, setup, mute).Contests()...)
			}
		}
	}
	return out
}

// thieves are those of Wörterklauer.
func thieves() []arena.Contest {
	var out []arena.Contest
	for _, c := range []struct {
		language           string
		list, terms, tiles []byte
		lists              lexicon.TermLists
		mute               []string
	}{
		{"", lexicons.German(), lexicons.GermanTerms(), tiles.German, lexicon.TermLists{
			Short: lexicons.TwoLettersGerman(), Adjectives: lexicons.AdjectivesGerman(), Particles: lexicons.ParticlesGerman(),
			Verbs: lexicons.VerbsGerman(), Apart: lexicons.MeaningsGerman(), Headwords: lexicons.HeadwordsGerman(),
		}, lexicons.UnsaidGerman()},
		{
			woerterklauer.English, lexicons.English(), lexicons.English(), tiles.English,
			lexicon.TermLists{Short: lexicons.TwoLettersEnglish()},
			lexicons.MuteEnglish(),
		},
	} {
		lex, err := lexicon.Open(c.list)
		if err != nil {
			panic(err)
		}
		list, err := lexicon.OpenTerms(c.terms, c.lists)
		if err != nil {
			panic(err)
		}
		set, err := woerterklauer.ParseSet(c.tiles)
		if err != nil {
			panic(err)
		}
		library := woerterklauermind.NewLibrary(list, lexicon.NewTerms(lex, c.lists), nil, c.mute)
		out = append(out, library.Contests(woerterklauer.Setup{Set: set, Language: c.language})...)
	}
	return out
}

// leastTurns is how many whole turns of Wörterklauer the referee judges in a whole arena, at least.
const leastTurns = 5000

// foretold checks that what a contest says of positions comes true: within two percent of them all, of each within twice that, since
// play-outs of one are too few to tell better.
func foretold(t *testing.T, c arena.Contest, groups []arena.Group) {
	t.Helper()
	own := slices.DeleteFunc(slices.Clone(groups), func(g arena.Group) bool { return g.Contest != c.Name })
	all, each := arena.Missed(own)
	t.Logf("%s: %d positions, off by %+.4f in all, by %.4f each", c.Name, len(own), all, each)
	if most := 0.02; max(all, -all, each/2) > most {
		t.Errorf("%s: off by %+.4f in all, by %.4f each", c.Name, all, each)
	}
}

// TestArena is `make arena`: all contests, as far as they aren't in the file of results, and their table.
func TestArena(t *testing.T) {
	if *results == "" {
		t.Skip("only with -results")
	}
	data, err := os.ReadFile(*results)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	done := arena.Read(bytes.NewReader(data))
	f, err := os.Create(*results) // from its beginning: a line that was cut off would spoil the next one
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := f.Close(); err != nil {
			t.Error(err)
		}
	})
	for _, g := range done {
		if err := arena.Write(f, g); err != nil {
			t.Fatal(err)
		}
	}
	groups, err := arena.Run(context.Background(), asked(), done, *workers, func(g arena.Group) error { return arena.Write(f, g) })
	if err != nil {
		t.Fatal(err)
	}
	choices, turns := 0, 0
	for _, g := range groups {
		choices += g.Choices
		turns += g.Acts[woerterklauer.TypeEndTurn]
	}
	var all []arena.Result
	for _, c := range asked() {
		all = append(all, arena.Of(c, groups))
		if c.Forecast != nil {
			foretold(t, c, groups)
		}
	}
	t.Logf("%d choices, all of them lawful; %d whole turns of Wörterklauer among them, each judged by the referee\n%s", choices, turns, arena.Table(all))
	if *only == "" && turns < leastTurns {
		t.Errorf("%d whole turns of Wörterklauer, want %d: does the file of results still count them?", turns, leastTurns)
	}
}
