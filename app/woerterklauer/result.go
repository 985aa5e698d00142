package woerterklauer

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// result shows who has won and why; it takes the place of the words, the pool and the bar.
type result struct {
	end    *table.End
	object fyne.CanvasObject
}

func newResult(d *table.Desk) *result {
	r := &result{}
	r.end = table.NewEnd(d, endWords(d))
	r.object = ui.NewCardPad(16, r.end.Object)
	return r
}

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

func (r *result) render(s *state) {
	ui.Show(s.over(), r.object)
	r.end.Compact(s.tight)
	r.end.Render()
}
