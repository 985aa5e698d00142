package store

import (
	"cmp"

	"spieltisch/games/rating"
)

// derivation gathers what one transaction does to matches and sheets, so that ratings are
// made again only once, by settle.
type derivation struct {
	tx    writeTx
	rated map[league]moment64 // the first play from which on ratings are made again
	whole bool                // write all rows of a play again, whatever seems to have changed
}

// league is what has ratings of its own: a kind of game among persons, or with characters.
type league struct {
	kind      string
	computers bool
}

// moment64 is a play's place in time.
type moment64 struct{ at, id int64 }

func (m moment64) compare(o moment64) int {
	return cmp.Or(cmp.Compare(m.at, o.at), cmp.Compare(m.id, o.id))
}

func derive(tx writeTx) *derivation { return &derivation{tx: tx, rated: map[league]moment64{}} }

// mark notes that a play comes, goes or has other players.
func (d *derivation) mark(p oldPlay) {
	if !p.counted {
		return
	}
	m := moment64{p.at, p.id}
	l := league{p.kind, p.computers > 0}
	if old, ok := d.rated[l]; !ok || m.compare(old) < 0 {
		d.rated[l] = m
	}
}

// settle makes the ratings that follow from what was marked.
func (d *derivation) settle() error {
	for l, from := range d.rated {
		if err := d.rate(l, from); err != nil {
			return err
		}
	}
	clear(d.rated)
	return nil
}

// contender is who is rated: a person, or a character as one edition of a game has it.
type contender struct {
	player  PlayerID
	edition int
}

// rate makes the ratings of a league again from a play on, in the order of time.
func (d *derivation) rate(l league, from moment64) error {
	type row struct {
		play moment64
		seat int
		who  contender
		rank int
		edge float64
	}
	rows, err := list(d.tx.readTx, func(r scanner) (x row, err error) {
		return x, r.Scan(&x.play.at, &x.play.id, &x.seat, &x.who.player, &x.who.edition, &x.rank, &x.edge)
	}, `SELECT p.at, p.id, s.seat, s.player_id, s.edition, s.rank, s.edge FROM plays p CROSS JOIN play_seats s ON s.play_id = p.id
		WHERE p.kind = ? AND p.counted = 1 AND (p.computers > 0) = ? AND (p.at, p.id) >= (?, ?) AND s.seats > 1 ORDER BY p.at, p.id, s.seat`, l.kind, l.computers, from.at, from.id)
	if err != nil {
		return err
	}
	now := map[contender]rating.Rating{}
	for start := 0; start < len(rows); {
		end := start
		var before []rating.Rating
		var ranks []int
		var edges []float64
		for ; end < len(rows) && rows[end].play == rows[start].play; end++ {
			p := rows[end].who
			if _, ok := now[p]; !ok {
				if now[p], err = ratingBefore(d.tx.readTx, l, p, from); err != nil {
					return err
				}
			}
			before, ranks, edges = append(before, now[p]), append(ranks, rows[end].rank), append(edges, rows[end].edge)
		}
		for i, r := range rating.After(before, ranks, edges) {
			x := rows[start+i]
			now[x.who] = r
			if _, err := d.tx.Exec("UPDATE play_seats SET mu = ?, sigma = ? WHERE play_id = ? AND seat = ?", r.Mu, r.Sigma, x.play.id, x.seat); err != nil {
				return err
			}
		}
		start = end
	}
	return nil
}

// ratingBefore is somebody's rating before a moment.
func ratingBefore(tx readTx, l league, who contender, m moment64) (rating.Rating, error) {
	r, ok, err := one(tx, scanRating, `SELECT mu, sigma FROM play_seats
		WHERE player_id = ? AND edition = ? AND kind = ? AND (computers > 0) = ? AND (at, play_id) < (?, ?) AND mu IS NOT NULL ORDER BY at DESC, play_id DESC LIMIT 1`, who.player, who.edition, l.kind, l.computers, m.at, m.id)
	if !ok {
		r = rating.New()
	}
	return r, err
}

func scanRating(r scanner) (x rating.Rating, err error) { return x, r.Scan(&x.Mu, &x.Sigma) }
