package decipher

import (
	"context"

	"spieltisch/app/table"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	think "spieltisch/games/decipher/mind"
	"spieltisch/games/mind"
)

var _ table.Tipster = (*computers)(nil)

// Prepare implements table.Tipster: the words are read.
func (c *computers) Prepare() { table.Warm(c.env, c.library) }

// Tip implements table.Tipster.
func (c *computers) Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error) {
	lib, err := c.library()
	if err != nil {
		return mind.Tip{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, table.TipTime)
	defer cancel()
	asked := view.(dc.View).Asked
	return lib.Mind(asked, c.seed(asked)).Tip(ctx, view, own)
}

// Prepared implements table.Hinted.
func (b *Board) Prepared() games.Action { return b.s.prepared() }

// ShowTip implements table.Hinted.
func (b *Board) ShowTip(mark any) {
	b.s.tip, _ = mark.(think.Mark)
	b.seekers.render()
}

// prepared is the word that the Seeker in turn has typed, or the zone that is chosen; nil for neither.
func (s *state) prepared() games.Action {
	switch {
	case s.guessing() && s.draft.Guesser == s.view.Asked && s.refused() == nil:
		return dc.Guess{Word: s.draft.Guess}
	case s.view.Phase == dc.PhasePlace && s.draft.Zone != dc.NoZone:
		return dc.Ask{Zone: s.draft.Zone}
	}
	return nil
}

// Prepared implements table.Hinted.
func (m *makerPage) Prepared() games.Action { return m.s.prepared() }

// ShowTip implements table.Hinted.
func (m *makerPage) ShowTip(mark any) {
	m.s.tip, _ = mark.(think.Mark)
	m.show()
}

// prepared is the word that is made, with the order of its pieces once that is looked at, or the piece that is chosen to be
// given; nil for nothing.
func (s *makerState) prepared() games.Action {
	switch {
	case s.view.Phase == dc.PhaseWord && s.missing().id == "":
		a := s.draft.SetWord(s.view)
		if s.step != stepOrder {
			a.Order = nil
		}
		return a
	case s.view.Phase == dc.PhaseGive && s.chosen != noKind:
		return dc.Give{Kind: s.chosen}
	}
	return nil
}
