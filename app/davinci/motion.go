package davinci

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// Tiles move, and points fly, after a tile has tipped over: for that they wait at first.
const (
	slideTime  = time.Second
	flightTime = 1200 * time.Millisecond
	waits      = .45 // of the time
	tipped     = time.Duration(waits * float64(flightTime))
)

// motion is something on its way.
type motion struct {
	anim *ui.Animation
	done float32 // the share of the way, 0 to 1; 1: it is there
}

// start begins the way; step is called after each bit of it, the last one at its end.
func (m *motion) start(long time.Duration, step func()) {
	m.stop()
	m.done = 0
	m.anim = ui.Animate(long, fyne.AnimationLinear, func(f float32) {
		f = max(0, (f-waits)/(1-waits))
		m.done = f * f * (3 - 2*f)
		step()
	})
}

// stop ends the way at once, and tells whether there was one.
func (m *motion) stop() bool {
	if !m.anim.Stop() {
		return false
	}
	m.done = 1
	return true
}

// between is a point on the way.
func (m *motion) between(from, to fyne.Position) fyne.Position {
	return fyne.NewPos(ui.Whole(from.X+(to.X-from.X)*m.done), ui.Whole(from.Y+(to.Y-from.Y)*m.done))
}

// tileRadius is about that of a tile's corners.
const tileRadius float32 = 8

// newlyCracked are the seats whose codes somebody has cracked from one view to the next of the same round.
func newlyCracked(before, now dv.View) []games.Seat {
	if before.Seats == nil || before.Round != now.Round || len(before.Outs) > len(now.Outs) {
		return nil
	}
	var out []games.Seat
	for _, o := range now.Outs[len(before.Outs):] {
		if o.By != games.Table {
			out = append(out, o.Seat)
		}
	}
	return out
}

// areasOf is where tiles are on the screen.
func areasOf(tiles []*draw.NumberTile) []draw.Area {
	out := make([]draw.Area, len(tiles))
	for i, t := range tiles {
		out[i] = draw.AreaOf(t)
	}
	return out
}

// flight is the points of a right guess on their way from the tile to the own score.
type flight struct {
	motion
	chip   *ui.Area
	text   *ui.Text
	points int    // on their way
	landed func() // what comes then
}

func newFlight() *flight {
	f := &flight{text: ui.NewText("", ui.Title, ui.OnAccent), landed: func() {}}
	f.chip = ui.NewArea(ui.Accent, 18, ui.Inset(4, 14, 4, 14, f.text))
	f.chip.Hide()
	return f
}

// fly sends points from the middle of one place to that of another.
func (f *flight) fly(points int, from, to fyne.Position, landed func()) {
	f.land()
	f.points, f.landed = points, landed
	f.text.SetText("+" + strconv.Itoa(points))
	size := f.chip.MinSize()
	f.chip.Resize(size)
	half := fyne.NewDelta(-size.Width/2, -size.Height/2)
	f.start(flightTime, func() {
		if f.done == 1 {
			f.land()
			return
		}
		f.chip.Move(f.between(from, to).AddXY(half.DX, half.DY))
		ui.Show(f.done > 0, f.chip)
	})
}

// land brings them to the score at once.
func (f *flight) land() {
	f.stop()
	f.chip.Hide()
	if f.points > 0 {
		f.points = 0
		f.landed()
	}
}
