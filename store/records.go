package store

import (
	"slices"
	"time"

	"spieltisch/games"
)

// RecordRow is one match's place in a list of records.
type RecordRow struct {
	Player Player
	Value  int // lower is better
	At     time.Time
	Match  MatchID
}

// RecordStats sums up one record key.
type RecordStats struct {
	Key     string
	Played  int // matches
	Best    int
	Average float64
	Last    []int // values of the last ten matches, oldest first
}

// ofPersons is a condition on a seat s: no character sat at its table. Records are those of persons.
const ofPersons = "NOT EXISTS (SELECT 1 FROM seats o JOIN players c ON c.id = o.player_id WHERE o.log_id = s.log_id AND c.level > 0)"

func keepRecord(tx writeTx, id MatchID, r games.Record) error {
	_, err := tx.Exec(`INSERT INTO records (uid, log_id, player_id, kind, key, value, at)
		SELECT ?, m.id, s.player_id, m.kind, ?, ?, ? FROM logs m JOIN seats s ON s.log_id = m.id AND s.seat = 0 WHERE m.id = ? AND `+ofPersons,
		tx.newUID(), r.Key, r.Value, millis(tx.now), id)
	return err
}

// Records lists the best values of a key, the earlier of two equal ones first. Limit 0:
// all of them. Deleted matches don't count.
func (s Results) Records(kind, key string, limit int) (all []RecordRow, err error) {
	if limit <= 0 {
		limit = -1
	}
	err = s.view("records", func(tx readTx) (err error) {
		all, err = list(tx, scanRecord, `SELECT `+playerColumns+`, r.value, r.at, r.log_id
			FROM records r JOIN logs m ON m.id = r.log_id AND m.deleted_at IS NULL
			JOIN players o ON o.id = r.player_id JOIN players p ON p.id = coalesce(o.person, o.id)
			WHERE r.kind = ? AND r.key = ? ORDER BY r.value, r.at, r.log_id LIMIT ?`, kind, key, limit)
		return err
	})
	return all, err
}

func scanRecord(r scanner) (row RecordRow, err error) {
	var at int64
	row.Player, err = scanPlayerAnd(r, &row.Value, &at, &row.Match)
	row.At = fromMillis(at)
	return row, err
}

// RecordKeys lists the keys of a game that have records, in order.
func (s Results) RecordKeys(kind string) (keys []string, err error) {
	err = s.view("record keys", func(tx readTx) (err error) {
		keys, err = list(tx, scanText, `SELECT DISTINCT r.key FROM records r
			JOIN logs m ON m.id = r.log_id AND m.deleted_at IS NULL WHERE r.kind = ? ORDER BY r.key`, kind)
		return err
	})
	return keys, err
}

// SoloStats sums up each record key of a game, of one player or (0) of all.
func (s Results) SoloStats(kind string, player PlayerID) (all []RecordStats, err error) {
	err = s.view("solo statistics", func(tx readTx) error {
		type value struct {
			key   string
			value int
		}
		values, err := list(tx, func(r scanner) (v value, err error) { return v, r.Scan(&v.key, &v.value) },
			`SELECT r.key, r.value FROM records r JOIN logs m ON m.id = r.log_id AND m.deleted_at IS NULL JOIN players p ON p.id = r.player_id
			WHERE r.kind = ?1 AND (?2 = 0 OR coalesce(p.person, p.id) = ?2) ORDER BY r.key, r.at, r.log_id`, kind, player)
		if err != nil {
			return err
		}
		for from := 0; from < len(values); {
			to := from
			var own []int
			for ; to < len(values) && values[to].key == values[from].key; to++ {
				own = append(own, values[to].value)
			}
			all = append(all, StatsOf(values[from].key, own))
			from = to
		}
		return nil
	})
	return all, err
}

// Try is a match in which its first player has acted.
type Try struct {
	Match  MatchID
	Player PlayerID
}

// Tries are those of a kind whose setup has this part, the first ones first; deleted ones were tries, too.
func (s Results) Tries(kind, part string) (all []Try, err error) {
	err = s.view("tries", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (t Try, err error) { return t, r.Scan(&t.Match, &t.Player) },
			`SELECT m.id, coalesce(p.person, p.id) FROM logs m JOIN seats s ON s.log_id = m.id AND s.seat = 0 JOIN players p ON p.id = s.player_id
			WHERE m.kind = ? AND m.sheet = 0 AND instr(CAST(m.setup AS TEXT), ?) AND EXISTS (SELECT 1 FROM rows r WHERE r.log_id = m.id) ORDER BY m.created, m.id`, kind, part)
		return err
	})
	return all, err
}

// StatsOf sums up the values of a key, oldest first.
func StatsOf(key string, values []int) RecordStats {
	sum := 0
	for _, v := range values {
		sum += v
	}
	return RecordStats{
		Key: key, Played: len(values), Best: slices.Min(values),
		Average: float64(sum) / float64(len(values)), Last: values[max(0, len(values)-10):],
	}
}
