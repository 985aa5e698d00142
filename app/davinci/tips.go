package davinci

import (
	"context"

	"spieltisch/app/table"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	think "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

var (
	_ table.Tipster = computers{}
	_ table.Hinted  = (*own)(nil)
)

// Prepare implements table.Tipster: nothing has to be.
func (computers) Prepare() {}

// Tip implements table.Tipster.
func (computers) Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error) {
	ctx, cancel := context.WithTimeout(ctx, table.TipTime)
	defer cancel()
	return think.Adviser().Tip(ctx, view, own)
}

// Prepared implements table.Hinted.
func (o *own) Prepared() games.Action { return o.prepared() }

// ShowTip implements table.Hinted.
func (o *own) ShowTip(mark any) {
	o.tip, _ = mark.(think.Mark)
	if o.built() {
		o.show()
	}
}

// prepared is the guess that stands there, wherever the drawn tile goes, or the own tile that is chosen; nil for nothing.
func (s ownState) prepared() games.Action {
	switch v := s.view; {
	case s.guessing() && s.draft.Target != 0 && v.Options.Names(s.draft.Number):
		return dv.Guess{Tile: s.draft.Target, Number: s.draft.Number}
	case v.Phase == dv.PhaseOpen && s.opening != 0:
		return dv.Open{Tile: s.opening}
	}
	return nil
}
