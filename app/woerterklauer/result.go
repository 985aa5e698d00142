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
	view   wk.View
}

func newResult(d *table.Desk) *result {
	r := &result{}
	r.end = table.NewEnd(d, table.EndWords{
		Text: func(o games.Outcome) string {
			switch o.Reason {
			case wk.ReasonGaveUp:
				return d.Say("judge.result.gave_up", games.Args{"Of": 1 - r.view.Winner})
			case wk.ReasonTime:
				return d.Say("judge.result.time", games.Args{"Of": 1 - r.view.Winner})
			}
			return ""
		},
		// The letters on the field, as a tile of that side.
		Sum: func(_ games.Outcome, p games.Place) fyne.CanvasObject {
			face := faceOf(r.view.Options.Color(p.Seat))
			return draw.NewLetterTile(draw.LetterLook{Text: strconv.Itoa(p.Points), Face: face}, 40, 40)
		},
	})
	r.object = draw.NewPanel(16, r.end.Object)
	return r
}

func (r *result) render(s *state) {
	r.view = s.view
	ui.Show(s.over(), r.object)
	r.end.Compact(s.tight)
	r.end.Render()
}
