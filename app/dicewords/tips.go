package dicewords

import (
	"context"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	think "spieltisch/games/dicewords/mind"
	"spieltisch/games/mind"
)

var (
	_ table.Tipster = (*computers)(nil)
	_ table.Hinted  = (*Board)(nil)
)

// Prepare implements table.Tipster: tips are exact with the tables of the strongest.
func (c *computers) Prepare() {
	work := func(context.Context) (*think.Library, error) { return c.library(mind.Sphinx) }
	shell.Work(c.done, work, func(*think.Library, error) {}) // what is wrong with the list, the first tip says
}

// Tip implements table.Tipster.
func (c *computers) Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error) {
	lib, err := c.library(mind.Sphinx)
	if err != nil {
		return mind.Tip{}, err
	}
	patient, enough := context.WithTimeout(ctx, table.TipTime)
	c.await(patient)
	enough()
	ctx, cancel := context.WithTimeout(ctx, table.TipTime)
	defer cancel()
	return lib.Mind().Tip(ctx, view, own)
}

// await waits for the tables, as long as the context says.
func (c *computers) await(ctx context.Context) {
	c.mu.Lock()
	done := c.built[mind.Sphinx]
	c.mu.Unlock()
	if done == nil {
		return // there is no room for them
	}
	select {
	case <-done:
	case <-ctx.Done():
	}
}

// Prepared implements table.Hinted: the word that can be declared, or else the throw of what isn't kept.
func (b *Board) Prepared() games.Action { return b.state.prepared() }

// ShowTip implements table.Hinted.
func (b *Board) ShowTip(mark any) {
	b.state.tip, _ = mark.(think.Mark)
	b.show()
}

// prepared is what the player is about to do.
func (s state) prepared() games.Action {
	if s.ready() {
		return dw.Declare{Word: s.draft.Word}
	}
	if t, ok := s.throw(); ok && s.view.Phase == dw.PhaseThrow && s.throwing() {
		return t
	}
	return nil
}
