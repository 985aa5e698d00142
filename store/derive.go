package store

import (
	"cmp"
	"maps"
	"slices"

	"spieltisch/games/rating"
)

// derivation gathers what one transaction does to matches and sheets, so that sums are
// made anew only once, by settle.
type derivation struct {
	tx     writeTx
	months map[playerMonth]bool
	anew   bool                // write all rows of a play anew, whatever seems to have changed
	rated  map[string]moment64 // by kind: the first play from which on ratings are made anew
	// between lets others write between two steps of settle; it may change tx. nil: nobody.
	between func() error
}

type playerMonth struct {
	player PlayerID
	month  int
}

// moment64 is a play's place in time.
type moment64 struct{ at, id int64 }

func (m moment64) compare(o moment64) int {
	return cmp.Or(cmp.Compare(m.at, o.at), cmp.Compare(m.id, o.id))
}

func derive(tx writeTx) *derivation {
	return &derivation{tx: tx, months: map[playerMonth]bool{}, rated: map[string]moment64{}}
}

// playSeat is a counted row of play_seats.
type playSeat struct {
	player                     PlayerID
	kind                       string
	month                      int
	seats, points, rank        int
	winners, turns, turnPoints int
}

const playSeatColumns = "player_id, kind, month, seats, points, rank, winners, turns, turn_points"

func scanPlaySeat(r scanner) (s playSeat, err error) {
	return s, r.Scan(&s.player, &s.kind, &s.month, &s.seats, &s.points, &s.rank, &s.winners, &s.turns, &s.turnPoints)
}

// count takes a play into the counters (sign 1), or out of them (-1), and marks what
// settle has to sum up again.
func (d *derivation) count(p oldPlay, sign int) error {
	seats, err := list(d.tx.readTx, scanPlaySeat, "SELECT "+playSeatColumns+" FROM play_seats WHERE play_id = ? ORDER BY seat", p.id)
	if err != nil || len(seats) == 0 {
		return err
	}
	for _, s := range seats {
		d.months[playerMonth{s.player, s.month}] = true
	}
	if m := (moment64{p.at, p.id}); len(seats) > 1 {
		if old, ok := d.rated[p.kind]; !ok || m.compare(old) < 0 {
			d.rated[p.kind] = m
		}
	}
	for _, period := range periodsOf(seats[0].month) {
		for _, kind := range []string{p.kind, ""} {
			if err := d.countPlay(kind, period, sign); err != nil {
				return err
			}
			if err := d.countPairs(kind, period, seats, sign); err != nil {
				return err
			}
		}
	}
	return d.countWords(p.id, sign)
}

func (d *derivation) countPlay(kind string, p Period, sign int) error {
	_, err := d.tx.Exec(`INSERT INTO play_counts (kind, period, plays) VALUES (?, ?, ?)
		ON CONFLICT DO UPDATE SET plays = plays + excluded.plays`, kind, p, sign)
	if err == nil && sign < 0 {
		_, err = d.tx.Exec("DELETE FROM play_counts WHERE kind = ? AND period = ? AND plays = 0", kind, p)
	}
	return err
}

func (d *derivation) countPairs(kind string, p Period, seats []playSeat, sign int) error {
	for i, a := range seats {
		for _, b := range seats[i+1:] {
			if a.player > b.player {
				a, b = b, a
			}
			won := [3]int{}
			won[1+cmp.Compare(a.rank, b.rank)] = sign // -1: a before b
			if _, err := d.tx.Exec(`INSERT INTO pairs (kind, period, a, b, a_won, tied, b_won) VALUES (?, ?, ?, ?, ?, ?, ?)
				ON CONFLICT DO UPDATE SET a_won = a_won + excluded.a_won, tied = tied + excluded.tied, b_won = b_won + excluded.b_won`,
				kind, p, a.player, b.player, won[0], won[1], won[2]); err != nil {
				return err
			}
			if sign > 0 {
				continue
			}
			if _, err := d.tx.Exec("DELETE FROM pairs WHERE kind = ? AND period = ? AND a = ? AND b = ? AND a_won + b_won + tied = 0",
				kind, p, a.player, b.player); err != nil {
				return err
			}
		}
	}
	return nil
}

func (d *derivation) countWords(play int64, sign int) error {
	if _, err := d.tx.Exec(`INSERT INTO word_counts (player_id, kind, word, times)
		SELECT player_id, kind, word, ?1 * count(*) FROM words WHERE play_id = ?2 GROUP BY player_id, kind, word
		UNION ALL SELECT 0, kind, word, ?1 * count(*) FROM words WHERE play_id = ?2 GROUP BY kind, word
		ON CONFLICT DO UPDATE SET times = times + excluded.times`, sign, play); err != nil || sign > 0 {
		return err
	}
	_, err := d.tx.Exec(`DELETE FROM word_counts WHERE times = 0 AND (player_id, kind, word) IN
		(SELECT player_id, kind, word FROM words WHERE play_id = ?1 UNION SELECT 0, kind, word FROM words WHERE play_id = ?1)`, play)
	return err
}

// settle sums up again what was marked: months from their plays, years from months, all
// time from years. So nothing is ever summed up over all plays.
func (d *derivation) settle() error {
	type sumKey struct {
		player PlayerID
		kind   string
		year   int
	}
	years, players := map[sumKey]bool{}, map[sumKey]bool{}
	months := slices.SortedFunc(maps.Keys(d.months), func(a, b playerMonth) int {
		return cmp.Or(cmp.Compare(a.player, b.player), cmp.Compare(a.month, b.month))
	})
	for _, m := range months {
		kinds, err := d.sumMonth(m)
		if err != nil {
			return err
		}
		for kind := range kinds {
			years[sumKey{m.player, kind, m.month / 100}] = true
			players[sumKey{m.player, kind, 0}] = true
		}
		if d.between != nil {
			if err := d.between(); err != nil {
				return err
			}
		}
	}
	for y := range years {
		if err := d.sumRange(y.player, y.kind, Period(y.year), y.year*100+1, y.year*100+12); err != nil {
			return err
		}
	}
	for p := range players {
		if err := d.sumRange(p.player, p.kind, AllTime, 1, 9999); err != nil {
			return err
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(d.rated)) {
		if err := d.rate(kind, d.rated[kind]); err != nil {
			return err
		}
	}
	clear(d.months)
	clear(d.rated)
	return nil
}

// sumMonth sums up a player's month, and tells the kinds that it has or had.
func (d *derivation) sumMonth(m playerMonth) (map[string]sum, error) {
	sums := map[string]sum{}
	had, err := list(d.tx.readTx, scanText, "SELECT kind FROM stats WHERE player_id = ? AND period = ?", m.player, m.month)
	if err != nil {
		return nil, err
	}
	for _, kind := range had {
		sums[kind] = sum{}
	}
	plays, err := list(d.tx.readTx, scanPlaySeat, "SELECT "+playSeatColumns+" FROM play_seats WHERE player_id = ? AND month = ? AND counted = 1 ORDER BY at, play_id",
		m.player, m.month)
	if err != nil {
		return nil, err
	}
	for _, p := range plays {
		for _, kind := range []string{p.kind, ""} {
			sums[kind] = sums[kind].then(p.sum())
		}
	}
	for kind, s := range sums {
		if err := d.putSum(m.player, kind, Period(m.month), s); err != nil {
			return nil, err
		}
	}
	return sums, nil
}

// sumRange sums up the sums of the periods from low to high.
func (d *derivation) sumRange(player PlayerID, kind string, p Period, low, high int) error {
	parts, err := list(d.tx.readTx, scanSum, "SELECT "+sumColumns+" FROM stats s WHERE player_id = ? AND kind = ? AND period BETWEEN ? AND ? ORDER BY period",
		player, kind, low, high)
	if err != nil {
		return err
	}
	var all sum
	for _, part := range parts {
		all = all.then(part)
	}
	return d.putSum(player, kind, p, all)
}

func (d *derivation) putSum(player PlayerID, kind string, p Period, s sum) error {
	if s.Played+s.Solo == 0 {
		_, err := d.tx.Exec("DELETE FROM stats WHERE player_id = ? AND kind = ? AND period = ?", player, kind, p)
		return err
	}
	_, err := d.tx.Exec(`INSERT OR REPLACE INTO stats (player_id, kind, period, played, won, shared, solo, points, best, turns, turn_points, run_first, run_last, run_best)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		player, kind, p, s.Played, s.Won, s.Shared, s.Solo, s.Points, s.Best, s.Turns, s.TurnPoints, s.first, s.Run, s.BestRun)
	return err
}

// sum sums up games that follow one another.
type sum struct {
	Sums
	first int // games won in a row at the beginning
}

const sumColumns = "s.played, s.won, s.shared, s.solo, s.points, s.best, s.turns, s.turn_points, s.run_first, s.run_last, s.run_best"

func scanSum(r scanner) (s sum, err error) { return s, r.Scan(s.fields()...) }

// fields are pointers in the order of sumColumns.
func (s *sum) fields() []any {
	return []any{&s.Played, &s.Won, &s.Shared, &s.Solo, &s.Points, &s.Best, &s.Turns, &s.TurnPoints, &s.first, &s.Run, &s.BestRun}
}

// sum is that of one game.
func (p playSeat) sum() sum {
	s := sum{Sums: Sums{Turns: p.turns, TurnPoints: p.turnPoints}}
	if p.seats < 2 {
		s.Solo = 1
		return s
	}
	s.Played, s.Points, s.Best = 1, p.points, p.points
	if p.rank == 1 {
		s.Won, s.first, s.Run, s.BestRun = 1, 1, 1, 1
		if p.winners > 1 {
			s.Shared = 1
		}
	}
	return s
}

// then is s with what followed.
func (s sum) then(t sum) sum {
	out := sum{Sums: Sums{
		Played: s.Played + t.Played, Won: s.Won + t.Won, Shared: s.Shared + t.Shared, Solo: s.Solo + t.Solo,
		Points: s.Points + t.Points, Best: max(s.Best, t.Best), Turns: s.Turns + t.Turns, TurnPoints: s.TurnPoints + t.TurnPoints,
		Run: t.Run, BestRun: max(s.BestRun, t.BestRun, s.Run+t.first),
	}, first: s.first}
	if s.Played == 0 {
		out.Best = t.Best
	}
	if t.Played == 0 {
		out.Best = s.Best
	}
	if s.first == s.Played {
		out.first = s.Played + t.first
	}
	if t.Run == t.Played {
		out.Run = s.Run + t.Played
	}
	return out
}

// rate makes the ratings of a kind anew from a play on, in the order of time.
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
