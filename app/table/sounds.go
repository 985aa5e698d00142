package table

import (
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/games"
)

// hurry is when each second of a turn is heard.
const hurry = 5 * time.Second

// SoundOf is Game.Sound for a game whose views are of type V.
func SoundOf[V any](heard func(before, after V) sound.Sound) func(before, after any) sound.Sound {
	return func(before, after any) sound.Sound { return heard(before.(V), after.(V)) }
}

// Play plays a sound for what is being prepared on the board, where all may look on: alone behind the curtain nobody is
// heard.
func (d *Desk) Play(s sound.Sound) {
	if d.Acting() && d.page.face.kind == public {
		d.Env.Play(s)
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
