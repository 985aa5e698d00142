package dicewords

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"slices"
	"sync"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	lists "spieltisch/assets/lexicon"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	think "spieltisch/games/dicewords/mind"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// tableRoom is the free memory from which on the tables are built: what they need while they are, and as much again for
// all else.
const tableRoom = 400 << 20

// computers make the game's computer players. They share the word list, and the tables of the two strongest, which are
// built in the background: until they are there, and where memory is short, these look ahead.
type computers struct {
	env  *shell.Env
	set  dw.Set
	done context.Context
	stop context.CancelFunc

	mu   sync.Mutex
	lib  *think.Library
	drop func() // lets go of the tables; nil without any

	built map[mind.Level]chan struct{} // whose tables are being built; closed when they are there
}

func newComputers(d *table.Desk) table.Computers {
	c := &computers{built: map[mind.Level]chan struct{}{}, env: d.Env, set: d.Public().(dw.View).Set}
	c.done, c.stop = context.WithCancel(context.Background())
	return c
}

// Player implements table.Computers.
func (c *computers) Player(level mind.Level, seat games.Seat, seed uint64) (mind.Player, error) {
	lib, err := c.library(level)
	if err != nil {
		return nil, err
	}
	return lib.Player(level, seat, seed), nil
}

// library is what minds share; what a level plays by is built in the background.
func (c *computers) library(level mind.Level) (*think.Library, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := c.done.Err(); err != nil {
		return nil, err // closed while it waited
	}
	if c.lib == nil {
		lib, _, err := library(c.env, c.set)
		if err != nil {
			return nil, err
		}
		c.lib = lib
		shell.Gently(c.lib.Read) // while the dice of the first throw fall
	}
	if c.built[level] == nil && level >= mind.Atlas && hasRoom(c.env) {
		if c.drop == nil {
			c.drop = holdTables()
		}
		c.built[level] = make(chan struct{})
		lib, done := c.lib, c.built[level]
		shell.Gently(func() { c.build(lib, level, done) })
	}
	return c.lib, nil
}

// hasRoom tells whether there is memory for the tables, as far as that is known.
func hasRoom(env *shell.Env) bool {
	if env.FreeMemory == nil {
		return true
	}
	free, known := env.FreeMemory()
	return !known || free >= tableRoom
}

// library has the words of list and house; named tells which these are.
func library(env *shell.Env, set dw.Set) (lib *think.Library, named string, err error) {
	lex, err := env.Lexicons.Get(locales.German)
	if err != nil {
		return nil, "", err
	}
	words, err := env.Store.HouseWords(string(locales.German))
	if err != nil {
		return nil, "", err
	}
	house := map[string]bool{}
	for _, w := range words {
		house[w.Word] = w.Accept
	}
	lib = think.NewLibrary(lex, house, slices.Concat(lists.BlockedGerman(), lists.GrimGerman()), set)
	return lib, fmt.Sprintf("%s %016x", lex.ID(), games.Hash(house)), nil
}

// Go lets the heap grow to twice of what is used before it collects; with the tables, which hold no pointers, that would
// be hundreds of megabytes for nothing.
const tableGC = 30

// lean is how many hold tables now, and how far the heap grew before: a review may be made while computers still have theirs.
var lean struct {
	sync.Mutex
	holders, was int
}

// holdTables keeps the heap small until drop, which gives the memory back: tables are of no use elsewhere.
func holdTables() (drop func()) {
	lean.Lock()
	defer lean.Unlock()
	if lean.holders++; lean.holders == 1 {
		lean.was = debug.SetGCPercent(tableGC)
	}
	return sync.OnceFunc(func() {
		lean.Lock()
		defer lean.Unlock()
		if lean.holders--; lean.holders == 0 {
			debug.SetGCPercent(lean.was)
		}
		go debug.FreeOSMemory()
	})
}

// build makes the tables that a level plays by.
func (c *computers) build(lib *think.Library, level mind.Level, done chan struct{}) {
	defer close(done)
	defer func() {
		if v := recover(); v != nil {
			slog.Error("tables of Dicewords", "panic", v, "stack", string(debug.Stack()))
		}
	}()
	if err := lib.Build(c.done, level, think.Plan{Workers: 1}); err != nil && !errors.Is(err, context.Canceled) {
		slog.Error("tables of Dicewords", "err", err)
	}
}

// Close implements table.Computers.
func (c *computers) Close() {
	c.stop()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.lib = nil
	if c.drop != nil {
		c.drop()
		c.drop = nil
	}
}
