package learn

import (
	"context"
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/store"
)

// load gets the course of the program's language, and then goes on where the page stands.
func (p *Page) load() {
	p.cancel()
	waiting := true
	p.cancel = p.courses.want(p.env, func(c *course.Course, err error) {
		waiting = false
		if err != nil {
			p.fail(broken, err)
			return
		}
		p.c, p.s.course = c, c
		if p.at == loading || p.at == broken {
			p.enter()
			return
		}
		p.show()
	})
	if waiting {
		p.show()
	}
}

// enter goes on for who practised last, or asks.
func (p *Page) enter() {
	k := p.recall()
	player, ok := p.known(k.Player)
	if !ok {
		p.at = asking
		p.show()
		p.focus()
		return
	}
	p.mode, p.letter = k.Mode, k.letter()
	p.sit(player)
}

// sit lets somebody practise.
func (p *Page) sit(player store.Player) {
	s, err := open(p.env.Store, p.c, player)
	p.s, p.round = s, nil
	if err != nil {
		p.fail(broken, err)
		return
	}
	p.keep()
	p.next()
}

func (p *Page) fail(at state, err error) {
	p.at, p.err = at, err
	p.show()
}

// next asks the next task.
func (p *Page) next() {
	p.stopTask()
	if ok, _ := p.env.Writable(); !ok {
		p.at = watching
		p.show()
		return
	}
	if p.mode == course.SpeedMode && p.round == nil {
		p.at = starting
		p.show()
		return
	}
	p.at, p.item = tasking, p.choose()
	p.show()
	p.focus()
}

// choose is the next task: on the letter that was tapped, or what the course decides.
func (p *Page) choose() course.Item {
	day, seed := dayOf(p.env.Now()), p.s.seed()
	if p.letter != 0 {
		return p.c.On(p.s.progress, p.letter, day, seed)
	}
	return p.c.Next(p.s.progress, p.mode, day, seed)
}

// done gets the answer to the task on the screen.
func (p *Page) done(said string, hints int) {
	if p.at != tasking {
		return
	}
	now := p.env.Now()
	p.answer = p.item.Answer(said, int(now.Sub(p.since).Milliseconds()), hints, now.UnixMilli(), dayOf(now))
	p.answer.Speed = p.round != nil
	p.store()
}

// store keeps the answer; the verdict comes when that is done. It goes on when the page is
// left, so that no answer is lost.
func (p *Page) store() {
	p.at, p.before = keeping, p.s.progress
	s, a := p.s, p.answer
	p.left.show()
	shell.Work(context.Background(), func(context.Context) (session, error) { return s.with(a) }, func(next session, err error) {
		switch {
		case p.gone:
		case err != nil:
			p.fail(failed, err)
			p.focus()
		default:
			p.s = next
			p.stored()
		}
	})
}

// stored judges the answer, now that it is safe.
func (p *Page) stored() {
	p.letter = 0
	p.keep()
	switch {
	case p.answer.Kind == course.Round:
		p.finish()
	case p.round != nil:
		p.roundOn()
	case p.item.Kind == course.Look:
		p.next()
	default:
		p.at, p.told = judged, p.env.Now()
		p.task.Reveal(p.answer)
		p.show()
		p.focus()
		p.unsettle()
		p.unsettle = ui.After(settle, p.trace)
	}
}

// settle is how long a verdict stays at least, so that a held Enter doesn't skip it.
const settle = 400 * time.Millisecond

// goOn leads from a verdict to the next task.
func (p *Page) goOn() {
	if p.settled() {
		p.next()
	}
}

func (p *Page) settled() bool { return p.at == judged && p.env.Now().Sub(p.told) >= settle }

// practise asks for a letter of the map.
func (p *Page) practise(r rune) {
	if p.busy() {
		return
	}
	p.letter, p.round = r, nil
	if p.mode == course.SpeedMode {
		p.mode = course.Mixed
	}
	p.keep()
	p.next()
}

// setMode chooses what to practise. That leaves the task on the screen: it wasn't answered.
func (p *Page) setMode(m course.Mode) {
	if p.busy() {
		p.left.show()
		return
	}
	p.mode, p.letter, p.round = m, 0, nil
	p.keep()
	p.next()
}

// busy tells whether an answer isn't safe yet; then the page stays with it.
func (p *Page) busy() bool { return p.at == keeping || p.at == failed }
