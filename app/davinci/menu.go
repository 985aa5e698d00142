package davinci

import (
	"spieltisch/app/table"
	"spieltisch/games"
)

// Chips implements table.Chipped.
func (b *Board) Chips() []string { return chips(b.desk, b.state) }

// Chips implements table.Chipped.
func (o *own) Chips() []string { return chips(o.desk, o.ownState) }

// chips are those of both pages: only what everybody knows.
func chips(d *table.Desk, s ownState) (out []string) {
	v := s.view
	if s.moment != nil {
		v.TurnNumber = s.moment.TurnNumber
	}
	if v.Options.Rounds > 0 {
		out = append(out, d.T("davinci.chip.round", games.Args{"Round": v.Round, "Rounds": v.Options.Rounds}))
	}
	if v.TurnNumber > 0 {
		out = append(out, d.T("davinci.chip.turn", games.Args{"N": v.TurnNumber}))
	}
	if v.Options.Dashes {
		out = append(out, d.T("davinci.chip.dashes"))
	}
	return out
}
