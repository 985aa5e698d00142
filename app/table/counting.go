package table

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// countFor is how long numbers count up.
const countFor = 1200 * time.Millisecond

// counting are numbers that count up to what they are, all in the same time.
type counting struct {
	texts  []*ui.Text
	values []int
	anim   *fyne.Animation
}

// add takes a text that shows its number already.
func (c *counting) add(t *ui.Text, value int) {
	c.texts, c.values = append(c.texts, t), append(c.values, value)
}

// run counts up from nothing, unless things don't move.
func (c *counting) run() {
	if !ui.Animations() || len(c.texts) == 0 {
		return
	}
	c.stop()
	c.anim = ui.NewAnimation(countFor, func(f float32) {
		if c.anim == nil {
			return
		}
		c.show(f)
		if f == 1 {
			c.anim = nil
		}
	})
	c.anim.Curve = fyne.AnimationEaseOut
	c.show(0)
	c.anim.Start()
}

func (c *counting) show(share float32) {
	for i, t := range c.texts {
		t.SetText(ui.Signed(int(share * float32(c.values[i]))))
	}
}

// stop shows the numbers as they are.
func (c *counting) stop() {
	if c.anim != nil {
		c.anim.Stop()
		c.anim = nil
		c.show(1)
	}
}
