package table

import "spieltisch/games"

// drives tells whether a computer plays on a seat.
func (d *driver) drives(seat games.Seat) bool {
	if d.sole != games.Table {
		return seat != d.sole && seat != games.Table
	}
	players := d.session.Stored().Players
	return d.minds != nil && seat >= 0 && int(seat) < len(players) && players[seat].Computer() && !d.persons[seat]
}

// alone is the only seat that a person still plays on; false with none or several. A seat that is out has nothing to find out from
// another one's page.
func (d *driver) alone() (seat games.Seat, one bool) {
	players := d.session.Stored().Players
	for i := range players {
		if s := games.Seat(i); !d.drives(s) && !d.session.Out(s) {
			if one {
				return s, false
			}
			seat, one = s, true
		}
	}
	return seat, one && len(players) > 1
}

// keepsOpen tells whether the page of the only person at the table is shown, whose secrets nobody else could see.
func (d *driver) keepsOpen(b *AnyBoard, wanted games.Seat, needed bool) bool {
	alone, ok := d.alone()
	return ok && b.private != nil && (needed && wanted == alone || b.watches && d.session.Standing().Asked != games.Table)
}

// joined tells whether computers play at the table.
func (d *driver) joined() bool {
	return d.sole == games.Table && d.people() < len(d.session.Stored().Players)
}

// people is how many persons play.
func (d *driver) people() int {
	n := 0
	for i := range d.session.Stored().Players {
		if !d.drives(games.Seat(i)) {
			n++
		}
	}
	return n
}

// watched tells whether only computers play.
func (d *driver) watched() bool {
	return d.people() == 0
}
