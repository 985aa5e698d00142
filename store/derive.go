package store

import (
	"cmp"
	"maps"
	"slices"

	"spieltisch/games/rating"
)

// derivation gathers what one transaction does to matches and sheets, so that ratings are
// made again only once, by settle.
type derivation struct {
	tx    writeTx
	rated map[string]moment64 // by kind: the first play from which on ratings are made again
	whole bool                // write all rows of a play again, whatever seems to have changed
}

// moment64 is a play's place in time.
type moment64 struct{ at, id int64 }

func (m moment64) compare(o moment64) int {
	return cmp.Or(cmp.Compare(m.at, o.at), cmp.Compare(m.id, o.id))
}

func derive(tx writeTx) *derivation { return &derivation{tx: tx, rated: map[string]moment64{}} }

// mark notes that a play comes, goes or has other players.
func (d *derivation) mark(p oldPlay) {
	if !p.counted {
		return
	}
	m := moment64{p.at, p.id}
	if old, ok := d.rated[p.kind]; !ok || m.compare(old) < 0 {
		d.rated[p.kind] = m
	}
}

// settle makes the ratings that follow from what was marked.
func (d *derivation) settle() error {
	for _, kind := range slices.Sorted(maps.Keys(d.rated)) {
		if err := d.rate(kind, d.rated[kind]); err != nil {
			return err
		}
	}
	clear(d.rated)
	return nil
}

// rate makes the ratings of a kind again from a play on, in the order of time.
func (d *derivation) rate(kind string, from moment64) error {
	type row struct {
		play   moment64
		seat   int
		player PlayerID
		rank   int
	}
	rows, err := list(d.tx.readTx, func(r scanner) (x row, err error) {
		return x, r.Scan(&x.play.at, &x.play.id, &x.seat, &x.player, &x.rank)
	}, `SELECT p.at, p.id, s.seat, s.player_id, s.rank FROM plays p CROSS JOIN play_seats s ON s.play_id = p.id
		WHERE p.kind = ? AND p.counted = 1 AND (p.at, p.id) >= (?, ?) AND s.seats > 1 ORDER BY p.at, p.id, s.seat`, kind, from.at, from.id)
	if err != nil {
		return err
	}
	now := map[PlayerID]rating.Rating{}
	for start := 0; start < len(rows); {
		end := start
		var before []rating.Rating
		var ranks []int
		for ; end < len(rows) && rows[end].play == rows[start].play; end++ {
			p := rows[end].player
			if _, ok := now[p]; !ok {
				if now[p], err = ratingBefore(d.tx.readTx, kind, p, from); err != nil {
					return err
				}
			}
			before, ranks = append(before, now[p]), append(ranks, rows[end].rank)
		}
		for i, r := range rating.After(before, ranks) {
			x := rows[start+i]
			now[x.player] = r
			if _, err := d.tx.Exec("UPDATE play_seats SET mu = ?, sigma = ? WHERE play_id = ? AND seat = ?", r.Mu, r.Sigma, x.play.id, x.seat); err != nil {
				return err
			}
		}
		start = end
	}
	return nil
}

// ratingBefore is a player's rating before a moment.
func ratingBefore(tx readTx, kind string, p PlayerID, m moment64) (rating.Rating, error) {
	r, ok, err := one(tx, scanRating, `SELECT mu, sigma FROM play_seats
		WHERE player_id = ? AND kind = ? AND (at, play_id) < (?, ?) AND mu IS NOT NULL ORDER BY at DESC, play_id DESC LIMIT 1`, p, kind, m.at, m.id)
	if !ok {
		r = rating.New()
	}
	return r, err
}

func scanRating(r scanner) (x rating.Rating, err error) { return x, r.Scan(&x.Mu, &x.Sigma) }
