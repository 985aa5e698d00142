package puzzles

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/daily"
)

// starTime is after which time the next star comes.
const starTime = 250 * time.Millisecond

// starRow are the stars of a puzzle; those that were earned may come one after the other.
type starRow struct {
	Box   *fyne.Container
	stars []*ui.Star
	n     int
	next  ui.Pause
}

func newStarRow(n int, side float32) *starRow {
	r := &starRow{Box: ui.HMid(4), n: n}
	for range daily.MostStars {
		s := ui.NewStar(side)
		r.stars = append(r.stars, s)
		r.Box.Add(s)
	}
	r.show(n)
	return r
}

// show lights some of them.
func (r *starRow) show(n int) {
	for i, s := range r.stars {
		s.Light(i < n)
	}
}

// rise lets them come one after the other, and calls each with the number of every one, from 0; with less motion they are there at once, and only the first is heard.
func (r *starRow) rise(each func(star int)) {
	if !ui.Animations() {
		each(0)
		return
	}
	var come func(i int)
	come = func(i int) {
		if r.show(i); i > 0 {
			each(i - 1)
		}
		if i < r.n {
			r.next.Begin(starTime, func() { come(i + 1) })
		}
	}
	come(0)
}

// end ends their coming.
func (r *starRow) end() { r.next.End() }

// stars are those earned, and the others pale.
func stars(n int, side float32) fyne.CanvasObject { return newStarRow(n, side).Box }
