package dicewords

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	lists "spieltisch/assets/lexicon"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	think "spieltisch/games/dicewords/mind"
	"spieltisch/games/mind"
)

// tableRoom is the free memory from which on the tables are built: what they need while they are, and as much again for all else.
const tableRoom = 400 << 20

// share is the word list, and the tables of the two strongest. Whoever measures by the same words and values has the same one:
// computers, tips and the review of a match, and the tasks of a book one after the other. The tables are built in the
// background: until they are there, and where memory is short, these minds look ahead. They go with the last who has them.
type share struct {
	lib  *think.Library
	name string
	all  *shares
	done context.Context
	stop context.CancelFunc

	mu    sync.Mutex
	held  bool                         // there are tables, or will be
	built map[mind.Level]chan struct{} // whose tables are being built; closed when they are there
	users int                          // guarded by shares
}

// shares are those that somebody has, by the words and values that they measure by.
type shares struct {
	mu sync.Mutex
	of map[string]*share
}

// take has a share of the words of list and house, and of a set's values, until leave; listed leaves the house out.
func (all *shares) take(env *shell.Env, set dw.Set, listed bool) (*share, error) {
	lib, named, err := library(env, set, listed)
	if err != nil {
		return nil, err
	}
	name := fmt.Sprintf("%s %016x", named, games.Hash(set))
	all.mu.Lock()
	defer all.mu.Unlock()
	s := all.of[name]
	if s == nil {
		s = &share{lib: lib, name: name, all: all, built: map[mind.Level]chan struct{}{}}
		s.done, s.stop = context.WithCancel(context.Background())
		all.of[name] = s
	}
	s.users++
	return s, nil
}

// leave gives a share back.
func (s *share) leave() {
	s.all.mu.Lock()
	defer s.all.mu.Unlock()
	if s.users--; s.users > 0 {
		return
	}
	delete(s.all.of, s.name)
	s.stop()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.held {
		go debug.FreeOSMemory() // tables are of no use elsewhere
	}
}

// want has the tables of a level built in the background, if there is room for them and nobody wanted them before.
func (s *share) want(env *shell.Env, level mind.Level) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.built[level] != nil || level < mind.Atlas || !hasRoom(env) {
		return
	}
	done := make(chan struct{})
	s.built[level] = done
	shell.Gently(func() { s.build(level, done) })
}

// tables makes the tables that a level plays by, for somebody who waits for them. Its errors are those of Library.Build.
func (s *share) tables(ctx context.Context, level mind.Level, tell func(float64)) error {
	s.mu.Lock()
	if !s.held {
		s.held = true
		go shell.SweepGarbage(s.done)
	}
	s.mu.Unlock()
	return s.lib.Build(ctx, level, think.Plan{Workers: 1, Progress: func(share float64) {
		shell.CollectGarbage(shell.BuildGarbage)
		tell(share)
	}})
}

// build makes the tables that a level plays by.
func (s *share) build(level mind.Level, done chan struct{}) {
	defer close(done)
	var err error
	defer ui.Caught("tables of Dicewords", &err) // which says so
	if err = s.tables(s.done, level, func(float64) {}); err != nil && !errors.Is(err, context.Canceled) {
		slog.Error("tables of Dicewords", "err", err)
	}
}

// await waits for the tables of the strongest, as long as the context says.
func (s *share) await(ctx context.Context) {
	s.mu.Lock()
	done := s.built[mind.Sphinx]
	s.mu.Unlock()
	if done == nil {
		return // there is no room for them
	}
	select {
	case <-done:
	case <-ctx.Done():
	}
}

// hasRoom tells whether there is memory for the tables, as far as that is known.
func hasRoom(env *shell.Env) bool {
	if env.FreeMemory == nil {
		return true
	}
	free, known := env.FreeMemory()
	return !known || free >= tableRoom
}

// mute are the words of a language that no computer, tip, review or puzzle says.
func mute(lang string) []string {
	if lang == dw.English {
		return lists.MuteEnglish()
	}
	return lists.MuteGerman()
}

// library has the words of list and house, or listed of the list alone; named tells which these are.
func library(env *shell.Env, set dw.Set, listed bool) (lib *think.Library, named string, err error) {
	lex, err := env.Lexicons.Get(wordsOf(set))
	if err != nil {
		return nil, "", err
	}
	house := map[string]bool{}
	if !listed {
		if house, err = env.Store.Ruled(set.Lang()); err != nil {
			return nil, "", err
		}
	}
	lib = think.NewLibrary(lex, house, mute(set.Lang()), set)
	return lib, fmt.Sprintf("%s %016x", lex.ID(), games.Hash(house)), nil
}
