package dicewords

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/each"
)

// motion moves things that have a new place. It is only for the eye: what counts is decided before it starts.
type motion struct {
	glides map[fyne.CanvasObject]*glide
	roll   *ui.Animation
	lie    func() // the roll is over
}

type glide struct {
	to   fyne.Position
	anim *ui.Animation
}

// glide moves o to its place, at once or in a short slide.
func (m *motion) glide(o fyne.CanvasObject, to fyne.Position) {
	if m.glides == nil {
		m.glides = map[fyne.CanvasObject]*glide{}
	}
	g := m.glides[o]
	if g != nil && g.to == to && g.anim.Running() {
		return // on its way
	}
	from := o.Position()
	if g != nil {
		g.anim.Stop()
	}
	if g == nil || !ui.Animations() || from == to {
		m.glides[o] = &glide{to: to}
		o.Move(to)
		return
	}
	g = &glide{to: to}
	m.glides[o] = g
	g.anim = ui.Animate(140*time.Millisecond, fyne.AnimationEaseOut, func(f float32) {
		o.Move(fyne.NewPos(from.X+(to.X-from.X)*f, from.Y+(to.Y-from.Y)*f))
	})
}

// forget has everything lie where it belongs at once when it is placed next.
func (m *motion) forget() {
	for _, g := range m.glides {
		g.anim.Stop()
	}
	m.glides = nil
}

func (m *motion) stop() {
	for o, g := range m.glides {
		if g.anim.Stop() {
			o.Move(g.to)
		}
	}
	m.roll.Stop()
}

// rollTime is the whole animation of a throw.
const rollTime = 650 * time.Millisecond

// roll tumbles the dice that were thrown, one after the other coming to rest, and calls
// lie when all do; nothing before that tells what they show.
func (d *diceBox) roll(lie func()) {
	d.motion.lie = lie
	thrown := each.Of(d.tray, func(p piece) int { return p.die })
	v := d.state.view
	rest := make([]bool, dw.DiceCount)
	shown := make([]int, dw.DiceCount)
	d.motion.roll = ui.Animate(rollTime, fyne.AnimationLinear, func(f float32) {
		if f == 1 {
			d.settle()
			d.stop()
			return
		}
		for k, i := range thrown {
			end := .5 + .5*float32(k+1)/float32(len(thrown))
			if f >= end {
				if !rest[i] {
					rest[i] = true
					d.dice[i].Set(d.lying(i), d.look(i))
					d.dice[i].Move(d.spot(i))
				}
				continue
			}
			if step := 1 + int(f*11) + i; step != shown[i] {
				shown[i] = step
				d.dice[i].Set(face(v.Set, i, v.Set.Faces(i)[step%dw.FaceCount]), draw.DieState{})
			}
			hop := float32(math.Abs(math.Sin(float64(f/end)*3*math.Pi))) * 7 * (1 - f/end)
			d.dice[i].Move(d.spot(i).SubtractXY(0, hop))
		}
	})
}

// gone ends all motion when the dice are no longer seen.
func (d *diceBox) gone() {
	d.motion.lie = nil
	d.stop()
}

// stop ends all motion, everything in its place.
func (d *diceBox) stop() {
	rolling := d.motion.roll.Running()
	d.motion.stop()
	if rolling {
		d.settle()
	}
	if lie := d.motion.lie; lie != nil {
		d.motion.lie = nil
		lie()
	}
}

// settle shows every die as it lies.
func (d *diceBox) settle() {
	for i, die := range d.dice {
		die.Set(d.lying(i), d.look(i))
		die.Move(d.spot(i))
	}
}
