package dicewords

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// lift is a die in the hand: it follows the pointer above everything, and flies to its place when it is let go.
type lift struct {
	layer  *fyne.Container
	word   *wordCard // lights up while a die above it would go into the word
	die    *draw.Die
	index  int // of the die in the air, -1 for none
	size   float32
	flight *ui.Animation
	landed func()
}

// flightTime is how long a die flies to its place.
const flightTime = 160 * time.Millisecond

func newLift(word *wordCard) *lift {
	l := &lift{layer: container.NewWithoutLayout(), word: word, die: draw.NewDie(draw.DieFace{}, 56), index: -1}
	l.die.Hide()
	l.layer.Add(l.die)
	return l
}

// take lifts die i, which looks like this, with its middle at a point of the screen.
func (l *lift) take(i int, face draw.DieFace, size float32, at fyne.Position) {
	l.land()
	l.index, l.size = i, size
	l.die.Set(face, draw.DieState{})
	l.die.SetSize(size)
	l.die.Resize(fyne.NewSquareSize(size))
	l.carry(at)
	l.die.Show()
}

// carry follows the pointer.
func (l *lift) carry(at fyne.Position) {
	l.die.Move(l.here(at).SubtractXY(l.size/2, l.size/2))
	l.word.aim(l.over(at))
}

// over tells whether a point of the screen lies on the word card.
func (l *lift) over(at fyne.Position) bool {
	p := at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(l.word.object))
	s := l.word.object.Size()
	return p.X >= 0 && p.Y >= 0 && p.X < s.Width && p.Y < s.Height
}

// here is a point of the screen as one of the layer.
func (l *lift) here(at fyne.Position) fyne.Position {
	return at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(l.layer))
}

// fly brings the die to where its upper left corner belongs on the screen, and calls landed there.
func (l *lift) fly(to fyne.Position, landed func()) {
	l.word.aim(false)
	l.landed = landed
	from, to := l.die.Position(), l.here(to)
	if !ui.Animations() || from == to {
		l.land()
		return
	}
	l.flight = ui.Animate(flightTime, fyne.AnimationEaseOut, func(f float32) {
		l.die.Move(fyne.NewPos(from.X+(to.X-from.X)*f, from.Y+(to.Y-from.Y)*f))
		if f == 1 {
			l.land()
		}
	})
}

// land ends the flight.
func (l *lift) land() {
	l.flight.Stop()
	if l.index < 0 {
		return
	}
	l.index = -1
	l.die.Hide()
	l.word.aim(false)
	if l.landed != nil {
		landed := l.landed
		l.landed = nil
		landed()
	}
}
