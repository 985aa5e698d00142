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

// tableRoom is the free memory from which on the tables are built: what they need while they are, and as much again for
// all else.
const tableRoom = 400 << 20

// share is the word list, and the tables of the two strongest. Whoever measures by the same words and values has the same one:
// computers, tips and the review of a match, and the tasks of a book one after the other. The tables are built in the
// background: until they are there, and where memory is short, these minds look ahead. They go with the last who has them.
type share struct {
	lib  *think.Library
	name string
	done context.Context
	stop context.CancelFunc

	mu    sync.Mutex
	drop  func()                       // lets go of the tables; nil without any
	built map[mind.Level]chan struct{} // whose tables are being built; closed when they are there
	users int                          // guarded by shares
}

// shares are those that somebody has, by the words and values that they measure by.
var shares = struct {
	sync.Mutex
	of map[string]*share
}{of: map[string]*share{}}

// take has a share of the words of list and house, and of a set's values, until leave; listed leaves the house out.
func take(env *shell.Env, set dw.Set, listed bool) (*share, error) {
	lib, named, err := library(env, set, listed)
	if err != nil {
		return nil, err
	}
	name := fmt.Sprintf("%s %016x", named, games.Hash(set))
	shares.Lock()
	defer shares.Unlock()
	s := shares.of[name]
	if s == nil {
		s = &share{lib: lib, name: name, built: map[mind.Level]chan struct{}{}}
		s.done, s.stop = context.WithCancel(context.Background())
		shares.of[name] = s
	}
	s.users++
	return s, nil
}

// leave gives a share back.
func (s *share) leave() {
	shares.Lock()
	defer shares.Unlock()
	if s.users--; s.users > 0 {
		return
	}
	delete(shares.of, s.name)
	s.stop()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.drop != nil {
		s.drop()
	}
}

// want has the tables of a level built in the background, if there is room for them and nobody wanted them before.
func (s *share) want(env *shell.Env, level mind.Level) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.built[level] != nil || level < mind.Atlas || !hasRoom(env) {
		return
	}
	s.hold()
	done := make(chan struct{})
	s.built[level] = done
	shell.Gently(func() { s.build(level, done) })
}

// hold keeps the heap small from now on: there are tables, or will be.
func (s *share) hold() {
	if s.drop == nil {
		s.drop = holdTables()
	}
}

// keep is hold for somebody without the lock.
func (s *share) keep() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.hold()
}

// review builds the tables that a review measures by, for somebody who waits for them.
func (s *share) review(ctx context.Context, tell func(float64)) error {
	s.keep()
	return s.tables(ctx, mind.Sphinx, tell)
}

// tables makes the tables that a level plays by, while the heap is kept smaller still. Its errors are those of Library.Build.
func (s *share) tables(ctx context.Context, level mind.Level, tell func(float64)) error {
	defer hold(&lean.builders)()
	return s.lib.Build(ctx, level, think.Plan{Workers: 1, Progress: tell})
}

// build makes the tables that a level plays by.
func (s *share) build(level mind.Level, done chan struct{}) {
	defer close(done)
	var err error
	defer ui.Caught("tables of Dicewords", &err) // which says so
	if err = s.tables(s.done, level, nil); err != nil && !errors.Is(err, context.Canceled) {
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
		words, err := env.Store.HouseWords(set.Lang())
		if err != nil {
			return nil, "", err
		}
		for _, w := range words {
			house[w.Word] = w.Accept
		}
	}
	lib = think.NewLibrary(lex, house, mute(set.Lang()), set)
	return lib, fmt.Sprintf("%s %016x", lex.ID(), games.Hash(house)), nil
}

// Go lets the heap grow to twice of what is used before it collects; with the tables, which hold no pointers, that would
// be hundreds of megabytes for nothing. While some are built, with much that is thrown away soon, it grows less still.
const tableGC, buildGC = 30, 5

// lean is how many hold tables now, how many build some, and how far the heap grew before: a review may be made while computers
// still have theirs.
var lean struct {
	sync.Mutex
	holders, builders, was int
}

// holdTables keeps the heap small until drop, which gives the memory back: tables are of no use elsewhere.
func holdTables() (drop func()) {
	let := hold(&lean.holders)
	return sync.OnceFunc(func() {
		let()
		go debug.FreeOSMemory()
	})
}

// hold counts somebody in n, which is a part of lean, until drop.
func hold(n *int) (drop func()) {
	count := func(by int) {
		lean.Lock()
		defer lean.Unlock()
		if lean.holders+lean.builders == 0 {
			lean.was = debug.SetGCPercent(tableGC)
		}
		*n += by
		switch {
		case lean.builders > 0:
			debug.SetGCPercent(buildGC)
		case lean.holders > 0:
			debug.SetGCPercent(tableGC)
		default:
			debug.SetGCPercent(lean.was)
		}
	}
	count(1)
	return func() { count(-1) }
}
