package guided

import (
	"log/slog"
	"slices"

	"spieltisch/games/guided"
)

// others does what the others do before a step, each time with an eye on what they do then.
func (p *Page) others(at int) {
	rows := p.script.Steps[at].Other
	coming := rows
	if at+1 < len(p.script.Steps) {
		coming = slices.Concat(rows, p.script.Steps[at+1].Other)
	}
	for i, r := range rows {
		p.foresee(coming[i+1:])
		p.carry(r)
	}
	p.begun = p.trial.Draft()
}

// foresee tells the board the first of the rows to come, so that it shows what somebody else has in mind.
func (p *Page) foresee(rows []guided.Row) {
	p.trial.Foresee(nil)
	if len(rows) == 0 {
		return
	}
	if a, err := p.game.Kind.Action(rows[0].Type, rows[0].Data); err == nil {
		p.trial.Foresee(a)
	}
}

// do does what a step waits for.
func (p *Page) do(s guided.Step) {
	switch {
	case s.Draft != nil:
		draft, err := s.Prepared(p.begun)
		p.acting(func() { p.trial.Prepare(draft) })
		if left := s.Left(p.trial.Draft()); err != nil || left != 0 {
			slog.Error("guided match", "step", s.Text, "left", left, "err", err)
		}
	case s.Do != nil:
		p.carry(*s.Do)
	}
}

// carry carries out a row of the script.
func (p *Page) carry(r guided.Row) {
	a, err := p.game.Kind.Action(r.Type, r.Data)
	if err == nil {
		p.acting(func() { err = p.trial.Act(r.Seat, a) })
	}
	if err != nil {
		slog.Error("guided match", "step", p.step().Text, "action", r.Type, "err", err)
	}
}

func (p *Page) acting(do func()) {
	p.acts = true
	defer func() { p.acts = false }()
	do()
}
