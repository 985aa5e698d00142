package frame

import (
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/games"
)

// hurry is when each second of a turn is heard.
const hurry = 5 * time.Second

// turnClock measures a turn, as the board in front has it.
type turnClock struct {
	*table.Clock
	session *session.Session
	front   func() *table.AnyBoard
}

// spent is the thinking time that counts against the limit.
func (c *turnClock) spent() time.Duration {
	if c.front().PerStep.PerStep() {
		return c.Spent()
	}
	return c.session.TurnElapsed() + c.Spent()
}

// show shows the time that is left of a limit, if there is one.
func (c *turnClock) show(limit time.Duration) {
	if limit > 0 {
		c.front().Clock.Tick(max(limit-c.spent(), 0))
	}
}

// tick saves the thinking time, shows it, and ends the turn at its limit.
func (p *Page) tick() {
	runs, limit := p.front().Clock.Clock()
	if !runs || limit == 0 {
		return
	}
	p.clock.show(limit)
	hearTime(p.env, limit-p.clock.spent())
	if p.clock.spent() < limit {
		p.drafts.saveNow()
		return
	}
	if (around{p}).Submit(games.Table, p.front().Clock.TimeUp()) == nil {
		around{p}.Lull()
	}
}

// hear plays what an action sounds like that was done in a view of the Table.
func (p *Page) hear(before any) {
	if p.game.Sound != nil {
		after, loud := p.session.View(games.Table), 1.
		if p.game.Loud != nil {
			loud = p.game.Loud(before, after)
		}
		p.heard = p.game.Sound(before, after)
		p.env.PlayAt(p.heard, loud)
	}
}

// hearTime plays a second of the last ones.
func hearTime(env *shell.Env, left time.Duration) {
	if left > 0 && left <= hurry {
		env.Play(sound.Time)
	}
}
