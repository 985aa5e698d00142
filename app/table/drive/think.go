package drive

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// How long a computer may think: then a bar is shown, then its context ends, and then it is left behind and somebody plays
// on for it. Where the machine has much else to do it takes a while until it is made, and until it sees that its time is over.
const (
	thinksLong = 3 * time.Second
	thinksMost = 5 * time.Second
	thinksEver = 45 * time.Second
)

// answer is what a computer player has thought of.
type answer struct {
	choice games.Choice
	ok     bool
}

// think asks the computer on the seat. One that only may say something isn't shown thinking: it is somebody else's turn.
func (d *Driver) think(main bool) {
	seat, uid := d.now.seat, d.session.Stored().UID
	d.now.state = thinking
	p, view, chance := d.player(seat), d.session.View(seat), mind.Chance(mind.Seed(uid, seat), d.session.Steps())
	t := table.Turn{Seat: seat, Stage: table.StageThinks}
	if !main {
		t = table.Turn{}
	}
	d.show(t)
	d.await(t)
	d.now.cancel = shell.Work(d.env, func(ctx context.Context) (answer, error) {
		return p.choose(ctx, view, chance)
	}, func(a answer, err error) {
		d.now.cancel = nil
		switch {
		case err != nil:
			d.lose(seat, err)
		case a.ok:
			if d.now.choice = a.choice; !d.now.unseen {
				d.timer.End()
			}
			d.thought()
		case main:
			d.lose(seat, fmt.Errorf("no action in %s", d.session.Standing().Phase))
		default:
			d.decline(seat)
		}
	})
}

// await is for what comes while a computer thinks: it has been seen at that for long enough, then it is said that it takes long,
// and then nobody waits any more. One that isn't shown has the last of these only.
func (d *Driver) await(shown table.Turn) {
	lose := func() { d.lose(d.now.seat, context.DeadlineExceeded) }
	slow := func() {
		shown.Slow = true
		d.show(shown)
		d.timer.Begin(thinksEver-thinksLong, lose)
	}
	least := d.step() / 4
	switch {
	case shown.Stage == table.StageNone:
		d.timer.Begin(thinksEver, lose)
	case d.skips:
		d.timer.Begin(thinksLong, slow)
	default:
		d.now.unseen = true
		d.timer.Begin(least, func() {
			d.now.unseen = false
			d.timer.Begin(thinksLong-least, slow)
			d.thought()
		})
	}
}

// decline is that a computer leaves the position to others.
func (d *Driver) decline(seat games.Seat) {
	d.declined[seat] = true
	polite := d.now.polite
	d.takeUp(games.Table)
	if polite {
		d.askOthers()
		return
	}
	d.Follow()
}

// lose leaves a computer behind that can't think, until the match is opened again: persons play on for it.
func (d *Driver) lose(seat games.Seat, why error) {
	slog.Error("computer player left behind", "seat", int(seat), "err", why)
	d.takeUp(games.Table)
	d.persons[seat] = true
	d.show(table.Turn{})
	d.host.Lost(seat, why)
}
