package dicewords

import (
	"context"

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
	table.Warm(c.env, func() (*share, error) { return c.shared(mind.Sphinx) })
}

// Tip implements table.Tipster.
func (c *computers) Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error) {
	s, err := c.shared(mind.Sphinx)
	if err != nil {
		return mind.Tip{}, err
	}
	patient, enough := context.WithTimeout(ctx, table.TipTime)
	s.await(patient)
	enough()
	ctx, cancel := context.WithTimeout(ctx, table.TipTime)
	defer cancel()
	return s.lib.Mind().Against(c.seats).Tip(ctx, view, own)
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
		return dw.Declare{Word: s.word()}
	}
	if t, ok := s.throw(); ok && s.view.Phase == dw.PhaseThrow && s.throwing() {
		return t
	}
	return nil
}
