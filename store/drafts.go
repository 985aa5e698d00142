package store

import (
	"time"

	"spieltisch/games"
)

// Draft is what a seat has begun but not submitted; on a sheet, what is typed and not entered, of the games.Table.
type Draft struct {
	Seq     int // rows of the log that it builds on
	Data    []byte
	Elapsed time.Duration // on the clock since the last action
}

// SaveDraft replaces the seat's draft. CodeStale when an action came in the meantime
// (Draft.Seq isn't the number of rows any more), CodeNotFound.
func (s Logs) SaveDraft(id LogID, seat games.Seat, d Draft) error {
	return s.update("save draft", func(tx writeTx) error {
		rows, err := rowCount(tx.readTx, id)
		if err != nil {
			return err
		}
		if d.Seq != rows {
			return fail(CodeStale, nil, "Seq", d.Seq, "Next", rows)
		}
		_, err = tx.Exec(`INSERT INTO drafts (log_id, seat, seq, data, elapsed) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (log_id, seat) DO UPDATE SET seq = excluded.seq, data = excluded.data, elapsed = excluded.elapsed`,
			id, seat, d.Seq, blob(d.Data), d.Elapsed.Milliseconds())
		return err
	})
}

// Draft is the seat's draft; false when there is none.
func (s Logs) Draft(id LogID, seat games.Seat) (d Draft, ok bool, err error) {
	err = s.view("draft", func(tx readTx) error {
		d, ok, err = one(tx, func(r scanner) (d Draft, err error) {
			var elapsed int64
			err = r.Scan(&d.Seq, &d.Data, &elapsed)
			d.Elapsed = time.Duration(elapsed) * time.Millisecond
			return d, err
		}, "SELECT seq, data, elapsed FROM drafts WHERE log_id = ? AND seat = ?", id, seat)
		return err
	})
	return d, ok, err
}

// SavePad replaces the notes of a seat, or of the games.Table. CodeNotFound.
func (s Logs) SavePad(id LogID, seat games.Seat, data []byte) error {
	return s.update("save pad", func(tx writeTx) error {
		if _, err := rowCount(tx.readTx, id); err != nil {
			return err
		}
		_, err := tx.Exec(`INSERT INTO pads (log_id, seat, data) VALUES (?, ?, ?)
			ON CONFLICT (log_id, seat) DO UPDATE SET data = excluded.data`, id, seat, blob(data))
		return err
	})
}

// Pad is what SavePad kept; nil when nothing.
func (s Logs) Pad(id LogID, seat games.Seat) (data []byte, err error) {
	err = s.view("pad", func(tx readTx) error {
		data, _, err = one(tx, func(r scanner) (b []byte, err error) { return b, r.Scan(&b) },
			"SELECT data FROM pads WHERE log_id = ? AND seat = ?", id, seat)
		return err
	})
	return data, err
}
