package store

import (
	"spieltisch/games"
	"spieltisch/games/mind"
)

// JudgedSort is what the reviews of matches have found about somebody in one sort of decisions.
type JudgedSort struct {
	What                games.ID
	Decisions, Mistakes int
}

// JudgedSorts is that of a person, those with most mistakes first, from reviews of matches that count, with computers, too.
func (s Results) JudgedSorts(kind string, p Period, player PlayerID) (all []JudgedSort, err error) {
	err = s.view("judged sorts", func(tx readTx) (err error) {
		from, to := p.months()
		all, err = list(tx, func(r scanner) (x JudgedSort, err error) {
			return x, r.Scan(&x.What, &x.Decisions, &x.Mistakes)
		}, `SELECT j.what, sum(j.decisions), sum(j.mistakes)
			FROM plays x JOIN judged j ON j.log_id = x.match_id JOIN seats s ON s.log_id = j.log_id AND s.seat = j.seat
			JOIN players p ON p.id = s.player_id AND p.level = 0
			WHERE x.counted = 1 AND x.kind = ? AND x.month BETWEEN ? AND ? AND coalesce(p.person, p.id) = ? AND j.what <> ''
			GROUP BY j.what ORDER BY 3 DESC, j.what`, kind, from, to, player)
		return err
	})
	return all, err
}

// judged are the sums of a review, in the game's unit.
type judged struct {
	turns, decisions, mistakes int
	luck, lost                 float64 // what chance brought more than was to be expected of it; what was given away
}

// sumFindings writes the sums of a review.
func sumFindings(tx writeTx, id MatchID, findings []mind.Finding) error {
	type key struct {
		seat games.Seat
		what games.ID
	}
	var order []key
	sums, turns := map[key]judged{}, map[key]int{}
	add := func(k key, f mind.Finding) {
		j, known := sums[k]
		if !known {
			order = append(order, k)
		}
		if !known || turns[k] != f.Turn {
			j.turns++
		}
		turns[k] = f.Turn
		if f.What != "" {
			j.decisions++
			if f.Size > mind.NoMistake {
				j.mistakes++
			}
		}
		j.luck, j.lost = j.luck+f.Luck, j.lost+f.Lost
		sums[k] = j
	}
	for _, f := range findings {
		add(key{seat: f.Seat}, f)
		if f.What != "" {
			add(key{f.Seat, f.What}, f)
		}
	}
	for _, k := range order {
		j := sums[k]
		if _, err := tx.Exec("INSERT INTO judged (log_id, seat, what, turns, decisions, mistakes, luck, lost) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
			id, k.seat, k.what, j.turns, j.decisions, j.mistakes, j.luck, j.lost); err != nil {
			return err
		}
	}
	return nil
}
