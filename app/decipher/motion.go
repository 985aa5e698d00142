package decipher

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// motion is what moves in the zones for a moment: a piece on its way from the hand, a NO-token that falls on a symbol, the pieces that become
// letters. It is only for the eye; without it everything lies where it belongs.
type motion struct {
	anim    *ui.Animation
	done    float64     // share of the movement
	from    map[int]lie // pieces on their way, by id
	falling [2]int      // zone and kind of the falling NO-token
	falls   bool
	letters int // letters being revealed, one after the other; 0 for none
}

// Lengths of the movements.
const (
	layTime    = 320 * time.Millisecond
	fallTime   = 260 * time.Millisecond
	revealTime = 1500 * time.Millisecond
)

// fallHeight is how far above its symbol a NO-token begins to fall, in pixels.
const fallHeight = 44

// start moves for a time, and calls step with everything in its place at the end.
func (m *motion) start(d time.Duration, curve fyne.AnimationCurve, step func()) {
	m.done = 0
	m.anim = ui.Animate(d, curve, func(f float32) {
		m.done = float64(f)
		if f == 1 {
			m.clear()
		}
		step()
	})
}

// clear puts everything in its place.
func (m *motion) clear() { *m = motion{} }

// stop ends the movement at once and tells whether there was one.
func (m *motion) stop() bool {
	if !m.anim.Stop() {
		return false
	}
	m.clear()
	return true
}

// on is where a piece is now that belongs to a place.
func (m *motion) on(id int, to lie) lie {
	if from, ok := m.from[id]; ok {
		return from.Toward(to, m.done)
	}
	return to
}

// fall is how far above its place the NO-token on a symbol is, in pixels.
func (m *motion) fall(zone, kind int) float32 {
	if !m.falls || m.falling != [2]int{zone, kind} {
		return 0
	}
	return fallHeight * float32(1-m.done)
}

// share is how much of a letter is revealed.
func (m *motion) share(zone int) float64 {
	if m.letters == 0 {
		return 1
	}
	f := max(0, min(m.done*float64(m.letters)-float64(zone), 1))
	return f * f * (3 - 2*f)
}

// lay brings a piece from a place outside to where it lies; step draws.
func (m *motion) lay(id int, from lie, step func()) {
	m.stop()
	if ui.Animations() {
		m.from = map[int]lie{id: from}
		m.start(layTime, fyne.AnimationEaseOut, step)
	}
}

// cover drops a NO-token on a symbol; step draws.
func (m *motion) cover(zone, kind int, step func()) {
	m.stop()
	if ui.Animations() {
		m.falls, m.falling = true, [2]int{zone, kind}
		m.start(fallTime, fyne.AnimationEaseIn, step)
	}
}

// reveal turns n zones into letters, one after the other; step draws, done is called at the end.
func (m *motion) reveal(n int, step, done func()) {
	m.stop()
	if !ui.Animations() {
		return
	}
	m.letters = n
	m.start(revealTime, fyne.AnimationLinear, func() {
		step()
		if m.letters == 0 {
			done()
		}
	})
}

// revealing tells whether letters are still to come.
func (m *motion) revealing() bool { return m.letters > 0 }
