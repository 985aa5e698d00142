package learn

import (
	"context"
	"slices"

	"spieltisch/app/setup/people"
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
		p.st.made(c)
		if p.st.at == loading || p.st.at == broken {
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
	m := recall(p.env)
	players := people.Known(p.env) // without those who are hidden
	i := slices.IndexFunc(players, func(x store.Player) bool { return x.ID == m.Player })
	if i < 0 {
		p.st.at = asking
		p.show()
		p.focus()
		return
	}
	p.st.mode, p.st.letter = m.Mode, m.letter()
	p.sit(players[i])
}

// retry tries once more to read what couldn't be read.
func (p *Page) retry() {
	switch {
	case p.st.course == nil:
		p.load()
	case p.st.hasPlayer():
		p.sit(p.st.s.player)
	default:
		p.enter()
	}
}

// sit lets somebody practise.
func (p *Page) sit(player store.Player) {
	s, err := open(p.env.Store, p.st.course, player)
	p.st.sit(s)
	if err != nil {
		p.fail(broken, err)
		return
	}
	remember(p.env, p.st)
	p.next()
}

func (p *Page) fail(at stage, err error) {
	p.st.fail(at, err)
	p.show()
}

// next asks the next task.
func (p *Page) next() {
	p.host.stop()
	writable, _ := p.env.Writable()
	p.st.next(writable, store.DayOf(p.env.Now()))
	if p.st.at == summed {
		p.st.told = p.env.Now()
	}
	p.show()
	if p.st.at == tasking || p.st.at == summed {
		p.focus()
	}
}

// done gets the answer to the task on the screen.
func (p *Page) done(said string, hints int) {
	if p.st.at == tasking {
		p.st.give(said, hints, p.host.ms(), p.env.Now())
		meet(p.env, p.st.s.player.ID, p.st.item.Kind)
		p.keep()
	}
}

// keep stores the answer; the verdict comes when that is done. It goes on when the page is
// left, so that no answer is lost.
func (p *Page) keep() {
	p.st.keep()
	s, a := p.st.s, p.st.answer
	p.card.render(p.st, p.host.task)
	shell.Work(p.env, func(context.Context) (session, error) { return s.later(a) }, func(next session, err error) {
		switch {
		case p.gone:
		case err != nil:
			p.fail(failed, err)
			p.focus()
		default:
			p.kept(next)
		}
	})
}

// keepAgain tries once more to store an answer.
func (p *Page) keepAgain() {
	if p.st.at == failed {
		p.keep()
	}
}

// kept goes on, now that the answer is safe.
func (p *Page) kept(s session) {
	then := p.st.kept(s, p.env.Now())
	remember(p.env, p.st)
	switch then {
	case askNext:
		p.next()
	case keepRound:
		p.keep()
	case showRound:
		p.host.stop()
		p.show()
		p.focus()
	case showVerdict:
		p.host.task.Reveal(p.st.answer)
		p.show()
		p.focus()
		p.unsettle()
		p.unsettle = ui.After(settle, p.trace)
	}
}

// goOn leads from a verdict to the next task.
func (p *Page) goOn() {
	if p.st.settled(p.env.Now()) {
		p.next()
	}
}

// practise asks for a letter of the map.
func (p *Page) practise(r rune) {
	if p.st.busy() {
		return
	}
	p.st.practise(r)
	remember(p.env, p.st)
	p.next()
}

// setMode chooses what to practise.
func (p *Page) setMode(m course.Mode) {
	if p.st.busy() {
		p.card.render(p.st, p.host.task) // which shows the one in force again
		return
	}
	p.st.setMode(m)
	remember(p.env, p.st)
	p.next()
}

// startRound begins a speed round; after another one only when its result has been seen, as the
// Enter may be meant for its last letter.
func (p *Page) startRound() {
	if p.st.at == finished && p.hurried() {
		return
	}
	p.st.startRound()
	p.next()
}

// hurried tells whether what is shown can't have been seen yet.
func (p *Page) hurried() bool { return p.env.Now().Sub(p.st.told) < settle }

// sitOn goes on after a summary.
func (p *Page) sitOn() {
	if p.hurried() {
		return
	}
	p.st.sitOn()
	p.next()
}
