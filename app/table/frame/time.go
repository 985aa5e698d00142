package frame

import (
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/games"
)

// hurry is when each second of a turn is heard.
const hurry = 5 * time.Second

// tick saves the thinking time, shows it, and ends the turn at its limit.
func (p *Page) tick() {
	runs, limit := p.front().Clock.Clock()
	if !runs || limit == 0 {
		return
	}
	p.showTime(limit)
	hearTime(p.env, limit-p.spent())
	if p.spent() < limit {
		p.keeper.Forget()
		p.keepDraft()
		return
	}
	if (around{p}).Submit(games.Table, p.front().Clock.TimeUp()) == nil {
		around{p}.Lull()
	}
}

func (p *Page) showTime(limit time.Duration) {
	if limit > 0 {
		p.front().Clock.Tick(max(limit-p.spent(), 0))
	}
}

// spent is the thinking time that counts against the limit.
func (p *Page) spent() time.Duration {
	if p.front().PerStep.PerStep() {
		return p.clock.Spent()
	}
	return p.session.TurnElapsed() + p.clock.Spent()
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
