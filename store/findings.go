package store

import (
	"encoding/json"
	"time"

	"spieltisch/games/mind"
)

// Review is what was found in a match that is over. Another Mind or List than today's says that it is to be made again.
type Review struct {
	Mind     string // which version of the game's mind made it
	List     string // with which words; "" without
	Findings []mind.Finding
}

// SaveReview replaces the review of a match. rows are those of the log that it was made of: CodeStale when there are others by
// now. CodeNotFound.
func (s Logs) SaveReview(id MatchID, rows int, r Review) error {
	return s.update("save review", func(tx writeTx) error {
		now, err := rowCount(tx.readTx, id)
		if err != nil {
			return err
		}
		if rows != now {
			return fail(CodeStale, nil, "Seq", rows, "Next", now)
		}
		if err := dropReview(tx, id); err != nil {
			return err
		}
		if _, err := tx.Exec("INSERT INTO reviews (log_id, rows, mind, list) VALUES (?, ?, ?, ?)", id, rows, r.Mind, r.List); err != nil {
			return err
		}
		for n, f := range r.Findings {
			data, err := json.Marshal(f)
			if err != nil {
				return err
			}
			if _, err := tx.Exec("INSERT INTO findings (log_id, n, step, seat, size, data) VALUES (?, ?, ?, ?, ?, ?)",
				id, n, f.Step, f.Seat, f.Size, data); err != nil {
				return err
			}
		}
		return sumFindings(tx, id, r.Findings)
	})
}

// Review is what SaveReview kept of the match as it is now; false when there is nothing, or when it can't be read any more.
func (s Logs) Review(id MatchID) (r Review, ok bool, err error) {
	err = s.view("review", func(tx readTx) error {
		r, ok, err = one(tx, func(r scanner) (v Review, err error) { return v, r.Scan(&v.Mind, &v.List) },
			`SELECT mind, list FROM reviews r JOIN logs l ON l.id = r.log_id
			WHERE l.id = ? AND r.rows = (SELECT coalesce(max(seq), 0) FROM rows WHERE log_id = l.id)`, id)
		if err != nil || !ok {
			return err
		}
		r.Findings, err = list(tx, func(r scanner) (f mind.Finding, err error) {
			var data []byte
			if err := r.Scan(&data); err != nil {
				return f, err
			}
			if json.Unmarshal(data, &f) != nil {
				ok = false // it is made again
			}
			return f, nil
		}, "SELECT data FROM findings WHERE log_id = ? ORDER BY n", id)
		return err
	})
	return r, ok, err
}

// Unreviewed are matches with persons that were played to their end since a time and have no review, the newest first.
func (s Logs) Unreviewed(since time.Time, most int) (all []MatchID, err error) {
	err = s.view("matches without a review", func(tx readTx) (err error) {
		all, err = ids[MatchID](tx, `SELECT l.id FROM logs l WHERE sheet = 0 AND deleted_at IS NULL AND state = ? AND updated >= ?
			AND NOT EXISTS (SELECT 1 FROM reviews r WHERE r.log_id = l.id)
			AND EXISTS (SELECT 1 FROM seats s JOIN players p ON p.id = s.player_id WHERE s.log_id = l.id AND p.level = 0)
			ORDER BY updated DESC, id DESC LIMIT ?`, Finished, millis(since), most)
		return err
	})
	return all, err
}

// dropReview removes the review of a log, if there is one.
func dropReview(tx writeTx, id LogID) error {
	_, err := tx.Exec("DELETE FROM reviews WHERE log_id = ?", id)
	return err
}
