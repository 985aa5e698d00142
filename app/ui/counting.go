package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// countFor is how long numbers count up.
const countFor = 1200 * time.Millisecond

// Counting are numbers that count up to what they are, all in the same time.
type Counting struct {
	texts  []*Text
	values []int
	anim   *Animation
}

// Add takes a text that shows its number already.
func (c *Counting) Add(t *Text, value int) {
	c.texts, c.values = append(c.texts, t), append(c.values, value)
}

// Run counts up from nothing, unless things don't move.
func (c *Counting) Run() {
	if !Animations() || len(c.texts) == 0 {
		return
	}
	c.Stop()
	c.show(0)
	c.anim = Animate(countFor, fyne.AnimationEaseOut, c.show)
}

func (c *Counting) show(share float32) {
	for i, t := range c.texts {
		t.SetText(Signed(int(share * float32(c.values[i]))))
	}
}

// Running tells whether they are still on their way.
func (c *Counting) Running() bool { return c.anim.Running() }

// Stop shows the numbers as they are.
func (c *Counting) Stop() {
	if c.anim.Stop() {
		c.show(1)
	}
}
