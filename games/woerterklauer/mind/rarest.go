package mind

import (
	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// Ended is what the referee says of a turn by the rulings that went with it; false for what is no turn.
func Ended(v wk.View, a games.Action) (wk.Verdict, bool) {
	var e wk.EndTurn
	switch a := a.(type) {
	case wk.EndTurn:
		e = a
	case wk.TimeUp:
		e = wk.EndTurn{Field: a.Field, Rulings: a.Rulings}
	}
	p, ok := v.Position(e.Field)
	if !ok || e.Field == nil {
		return wk.Verdict{}, false
	}
	return wk.Referee(p, v.Judge(e.Rulings, nil)), true
}

// Find is the find of a seat in a match: of the turns that nothing was better than, the one that stole the most letters, or else
// that led by half the edge of the crossword or more. It is a place among the findings, -1 for none.
func Find(log games.Log, found []mind.Finding, seat games.Seat) int {
	return mind.Finest(found, seat, func(f mind.Finding) float64 {
		d := log.Decision(f.Step)
		v := d.View.(wk.View)
		turn, ok := Ended(v, d.Action)
		if !ok {
			return 0
		}
		stolen := 0
		for _, w := range turn.Words {
			if w.Fate == wk.FateStolen {
				stolen += len(w.Turns)
			}
		}
		if stolen == 0 && 2*turn.Lead < v.Options.Size {
			return 0
		}
		return 1000*float64(stolen) + float64(turn.Lead) // a lead is at most the tiles of the box
	})
}
