package decipher

import (
	"slices"
	"sync"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	lists "spieltisch/assets/lexicon"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	think "spieltisch/games/decipher/mind"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// computers make the game's computer players, who share the words of the match's length.
type computers struct {
	env     *shell.Env
	setup   dc.Setup // without its seed
	players []store.Player

	seed    func(games.Seat) uint64        // of what is thought of on a seat
	library func() (*think.Library, error) // the words, read when they are first asked for
}

func newComputers(d *table.Desk) table.Computers {
	c := &computers{env: d.Apart(), setup: d.Public().(dc.View).Setup(), players: d.Players(), seed: d.MindSeed}
	c.library = sync.OnceValues(c.read)
	return c
}

// Player implements table.Computers.
func (c *computers) Player(level mind.Level, seat games.Seat, _ uint64) (mind.Player, error) {
	lib, err := c.library()
	if err != nil {
		return nil, err
	}
	return lib.Player(level, seat), nil
}

// read reads the words.
func (c *computers) read() (*think.Library, error) {
	late, err := c.late()
	if err != nil {
		return nil, err
	}
	return library(c.env, c.setup, late...)
}

// library are the words of a match, of which makers take none of the late ones.
func library(env *shell.Env, s dc.Setup, late ...string) (*think.Library, error) {
	lang := locales.Lang(s.Options.Language)
	lex, err := env.Lexicons.Get(lang)
	if err != nil {
		return nil, err
	}
	return think.NewLibrary(lex, s, slices.Concat(blockedWords(lang), grimWords(lang)), late...), nil
}

// lateWords is how many of the words that came up last at a person's tables no computer takes again.
const lateWords = 30

// late are those words of all persons who play.
func (c *computers) late() (all []string, err error) {
	for _, p := range c.players {
		if p.Computer() {
			continue
		}
		words, err := c.env.Store.LateWords(dc.Name, p.ID, lateWords)
		if err != nil {
			return nil, err
		}
		all = append(all, words...)
	}
	return all, nil
}

// Close implements table.Computers.
func (c *computers) Close() {}

// grimWords are words of a language that no computer says.
func grimWords(lang locales.Lang) []string {
	if lang == locales.English {
		return lists.GrimEnglish()
	}
	return lists.GrimGerman()
}

// announce is what all may see of an action before it is done: the zone that is asked for, and what a Seeker takes or leaves.
// A secret word is told to no board, nor a new order or the piece that comes next.
func announce(a games.Action) games.Action {
	switch a.(type) {
	case dc.Ask, dc.Take, dc.AskPiece, dc.Pass, dc.Guess:
		return a
	}
	return nil
}
