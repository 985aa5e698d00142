package woerterklauer

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// endWords say why somebody has lost.
func endWords(d *table.Desk) table.EndWords {
	view := func() wk.View { return d.Public().(wk.View) }
	return table.EndWords{
		Text: func(o games.Outcome) string {
			switch o.Reason {
			case wk.ReasonGaveUp:
				v := view()
				points := func(s games.Seat) int { return v.Tally.Of(v.Options.Color(s)) }
				return d.Say("judge.result.gave_up", games.Args{"Of": 1 - v.Winner, "Points": points(v.Winner), "Other": points(1 - v.Winner)})
			case wk.ReasonTime:
				return d.Say("judge.result.time", games.Args{"Of": 1 - view().Winner})
			}
			return ""
		},
		// The letters on the field, as a tile of that side.
		Sum: func(_ games.Outcome, p games.Place) fyne.CanvasObject {
			face := faceOf(view().Options.Color(p.Seat))
			return draw.NewLetterTile(draw.LetterLook{Text: strconv.Itoa(p.Points), Face: face}, 40, 40)
		},
	}
}
