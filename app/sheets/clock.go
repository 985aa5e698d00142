package sheets

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
)

// turnClock runs down for a turn when somebody starts it. It only reminds: what is entered
// later counts all the same.
type turnClock struct {
	env    *shell.Env
	limit  time.Duration
	clock  *table.Clock
	on     bool
	button *ui.Button
}

func newTurnClock(env *shell.Env, seconds int) *turnClock {
	c := &turnClock{env: env, limit: time.Duration(seconds) * time.Second}
	c.clock = table.NewClock(env.Now, c.tick)
	return c
}

func (c *turnClock) build() fyne.CanvasObject {
	c.button = ui.NewSmallButton("", ui.Secondary, c.toggle).WithIcon(ui.IconClock)
	c.env.Trace.Mark("sheet-clock", c.button)
	c.show()
	return c.button
}

// toggle starts or holds the clock; when the time is up it begins again.
func (c *turnClock) toggle() {
	if c.left() == 0 {
		c.clock.Load(0)
	}
	c.on = !c.on
	c.clock.Run(c.on)
	c.show()
}

func (c *turnClock) left() time.Duration { return max(0, c.limit-c.clock.Spent()) }

func (c *turnClock) tick() {
	if c.left() == 0 {
		c.on = false
		c.clock.Run(false)
		c.env.Toast(c.env.T("sheets.clock.up"))
	}
	c.show()
}

// show is the time left; whether it runs is said by the icon and the kind of the button.
func (c *turnClock) show() {
	if c.button == nil {
		return
	}
	s := int((c.left() + time.Second - 1) / time.Second)
	kind, icon, tip := ui.Secondary, ui.IconPlay, "sheets.clock.start"
	if c.on {
		kind, icon, tip = ui.Soft, ui.IconPause, "sheets.clock.hold"
	}
	c.button.SetKind(kind)
	c.button.WithIcon(icon)
	c.button.SetTip(c.env.Texts.T(tip))
	c.button.SetText(strconv.Itoa(s/60) + ":" + strconv.Itoa(s%60/10) + strconv.Itoa(s%10))
}

// reset is for the next turn.
func (c *turnClock) reset() {
	c.stop()
	c.clock.Load(0)
	c.show()
}

func (c *turnClock) stop() {
	c.on = false
	c.clock.Run(false)
}
