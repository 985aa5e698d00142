package table

import (
	"fmt"
	"time"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// TimeText is thinking time as minutes and seconds, a begun second counted whole: "1:05".
func TimeText(left time.Duration) string {
	s := int((left + time.Second - 1) / time.Second)
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}

// ShowTimeLeft writes on a chip how much thinking time is left, as a warning once it is
// short.
func ShowTimeLeft(chip *ui.Chip, left, short time.Duration) {
	fill, tok := ui.Well, ui.Ink2
	if left <= short {
		fill, tok = ui.WarnSoft, ui.Warn
	}
	chip.Set(TimeText(left), ui.IconClock, fill, tok)
}

// tick saves the thinking time, shows it, and ends the turn at its limit.
func (p *Page) tick() {
	runs, limit := p.front().clock.Clock()
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
	if p.submit(games.Table, p.front().clock.TimeUp()) == nil {
		p.shut()
	}
}

func (p *Page) showTime(limit time.Duration) {
	if limit > 0 {
		p.front().clock.Tick(max(limit-p.spent(), 0))
	}
}

// spent is the thinking time that counts against the limit.
func (p *Page) spent() time.Duration {
	if p.front().perStep.PerStep() {
		return p.clock.Spent()
	}
	return p.session.TurnElapsed() + p.clock.Spent()
}
