package store

import (
	"cmp"
	"slices"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// Judged is what the reviews of matches have found about somebody. Luck and Lost are in the game's unit.
type Judged struct {
	Matches, Turns      int
	Decisions, Mistakes int
	Luck, Lost          float64 // what chance brought more than was to be expected of it; what was given away
}

// JudgedPerson is Judged of a person.
type JudgedPerson struct {
	Player Player
	Judged
}

// JudgedSort is Judged of one sort of decisions.
type JudgedSort struct {
	What games.ID
	Judged
}

// judgedOf are the sums of reviews of matches that count: of the persons who sat there, and of their matches with computers, too.
const judgedOf = `FROM plays x JOIN judged j ON j.log_id = x.match_id JOIN seats s ON s.log_id = j.log_id AND s.seat = j.seat
	JOIN players p ON p.id = s.player_id AND p.level = 0
	WHERE x.counted = 1 AND x.kind = ?1 AND x.month BETWEEN ?2 AND ?3 `

const judgedSums = "count(*), sum(j.turns), sum(j.decisions), sum(j.mistakes), sum(j.luck), sum(j.lost)"

func (j *Judged) fields() []any {
	return []any{&j.Matches, &j.Turns, &j.Decisions, &j.Mistakes, &j.Luck, &j.Lost}
}

// Judged is what the reviews of a game have found about everybody in a period, those with most matches first. Matches that
// nobody has looked back at aren't in it.
func (s Results) Judged(kind string, p Period) (all []JudgedPerson, err error) {
	err = s.view("judged", func(tx readTx) error {
		from, to := p.months()
		rows, err := list(tx, func(r scanner) (x JudgedPerson, err error) {
			return x, r.Scan(append([]any{&x.Player.ID}, x.fields()...)...)
		}, "SELECT coalesce(p.person, p.id) AS who, "+judgedSums+" "+judgedOf+"AND j.what = '' GROUP BY who ORDER BY who", kind, from, to)
		if err != nil || len(rows) == 0 {
			return err
		}
		people, err := list(tx, scanPlayer, "SELECT "+playerColumns+" FROM players p")
		for _, x := range rows {
			if i := slices.IndexFunc(people, func(p Player) bool { return p.ID == x.Player.ID }); i >= 0 {
				all = append(all, JudgedPerson{people[i], x.Judged})
			}
		}
		return err
	})
	slices.SortStableFunc(all, func(a, b JudgedPerson) int { return cmp.Compare(b.Matches, a.Matches) })
	return all, err
}

// JudgedSorts is what they have found about a person by sort of decisions, those with most mistakes first.
func (s Results) JudgedSorts(kind string, p Period, player PlayerID) (all []JudgedSort, err error) {
	err = s.view("judged sorts", func(tx readTx) (err error) {
		from, to := p.months()
		all, err = list(tx, func(r scanner) (x JudgedSort, err error) {
			return x, r.Scan(append([]any{&x.What}, x.fields()...)...)
		}, "SELECT j.what, "+judgedSums+" "+judgedOf+"AND coalesce(p.person, p.id) = ?4 AND j.what <> '' GROUP BY j.what ORDER BY 5 DESC, j.what", kind, from, to, player)
		return err
	})
	return all, err
}

// sumFindings writes the sums of a review.
func sumFindings(tx writeTx, id MatchID, findings []mind.Finding) error {
	type key struct {
		seat games.Seat
		what games.ID
	}
	var order []key
	sums, turns := map[key]Judged{}, map[key]int{}
	add := func(k key, f mind.Finding) {
		j, known := sums[k]
		if !known {
			order = append(order, k)
		}
		if !known || turns[k] != f.Turn {
			j.Turns++
		}
		turns[k] = f.Turn
		if f.What != "" {
			j.Decisions++
			if f.Size > mind.NoMistake {
				j.Mistakes++
			}
		}
		j.Luck, j.Lost = j.Luck+f.Luck, j.Lost+f.Lost
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
			id, k.seat, k.what, j.Turns, j.Decisions, j.Mistakes, j.Luck, j.Lost); err != nil {
			return err
		}
	}
	return nil
}
