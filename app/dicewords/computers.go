package dicewords

import (
	"context"
	"sync"

	"spieltisch/app/shell"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/mind"
)

// computers make the game's computer players.
type computers struct {
	all    *shares
	env    *shell.Env
	set    dw.Set
	listed bool         // no words of the house
	seats  []mind.Level // who sits there
	done   context.Context
	stop   context.CancelFunc

	mu    sync.Mutex
	share *share // nil before it is first needed
}

func (all *shares) computers(env *shell.Env, set dw.Set, listed bool, seats []mind.Level) *computers {
	c := &computers{all: all, env: env.Apart(), set: set, listed: listed}
	if !listed { // a puzzle is judged as it was made
		c.seats = seats
	}
	c.done, c.stop = context.WithCancel(context.Background())
	return c
}

// Player implements table.Computers.
func (c *computers) Player(level mind.Level, seat games.Seat, seed uint64) (mind.Player, error) {
	s, err := c.shared(level)
	if err != nil {
		return nil, err
	}
	return s.lib.Player(level, seat, seed), nil
}

// shared is what minds share; what a level plays by is built in the background.
func (c *computers) shared(level mind.Level) (*share, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := c.done.Err(); err != nil {
		return nil, err // closed while it waited
	}
	if c.share == nil {
		s, err := c.all.take(c.env, c.set, c.listed)
		if err != nil {
			return nil, err
		}
		c.share = s
		shell.Gently(s.lib.Read) // while the dice of the first throw fall
	}
	c.share.want(c.env, level)
	return c.share, nil
}

// Close implements table.Computers.
func (c *computers) Close() {
	c.stop()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.share != nil {
		c.share.leave()
		c.share = nil
	}
}
