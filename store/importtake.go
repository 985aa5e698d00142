package store

import (
	"cmp"
	"context"

	"spieltisch/games"
)

// importer is the second pass: it writes what lies ready, in one transaction as long as nobody
// else wants to write.
type importer struct {
	ctx     context.Context
	in      *exportReader
	tx      writeTx
	breathe func() error // lets others write who wait
	stops   func() error // the end of ctx, as long as everything can still be taken back
	report  ImportReport
	derived *derivation
	players map[string]PlayerID // by uid, those in the file
	same    map[string]string
	merged  []mergedPlayer
	changed []LogID
}

// run writes everything but what is derived.
func (im *importer) run() error {
	_, _, err := im.in.head()
	if err != nil {
		return err
	}
	if err := write(im, "players", maxPlayers, im.player); err != nil {
		return err
	}
	if err := im.group(); err != nil {
		return err
	}
	if err := write(im, "matches", maxGames, im.match); err != nil {
		return err
	}
	if err := write(im, "sheets", maxGames, im.sheet); err != nil {
		return err
	}
	if err := write(im, "words", maxWords, im.word); err != nil {
		return err
	}
	if err := write(im, "settings", maxSettings, im.setting); err != nil {
		return err
	}
	if err := write(im, "learning", maxPlayers, im.learner); err != nil {
		return err
	}
	return im.in.end()
}

// write writes the elements of a list one by one. The players come in together.
func write[T any](im *importer, name string, most int, take func(T) error) error {
	return im.in.list(name, most, func(raw []byte, _ int) error {
		if err := im.ctx.Err(); err != nil {
			return err
		}
		var v T
		if err := decode(raw, &v); err != nil {
			return err
		}
		if name != "players" {
			if err := im.breathe(); err != nil {
				return err
			}
		}
		return take(v)
	})
}

// derive brings up to date what follows from what changed.
func (im *importer) derive() error {
	im.derived.whole = true // the players of what was healed may have changed
	for _, id := range im.changed {
		if err := cmp.Or(im.derived.log(id), im.stops(), im.breathe()); err != nil {
			return err
		}
	}
	return im.derived.settle()
}

func (im *importer) match(m stagedMatch) error {
	players, err := im.seatIDs(m.Seats)
	if err != nil {
		return err
	}
	k, ok, err := findKnown(im.tx.readTx, false, m.UID)
	switch {
	case err != nil:
		return err
	case ok && k.deleted:
		im.report.Matches.Kept++
		return nil
	}
	from := 0
	if ok {
		_, our := ourMatch(im.tx.readTx, k.id)
		f, diverged, err := weigh(&im.report.Matches, our, m.side(), func() (bool, error) { return m.Heal != "" && m.Heal == our.print(), nil })
		if diverged {
			im.report.Diverged = append(im.report.Diverged, Diverged{m.UID, m.Kind, fromMillis(m.Updated)})
		}
		if err != nil || f == stays {
			return err
		}
		from = len(our.rows)
		if f == heals {
			from = 0
			if err := im.heal(k.id, m.Kind, m.Rules, m.Setup, players); err != nil {
				return err
			}
		}
	} else {
		im.report.Matches.Added++
		if k.id, err = im.add(m.head(), false, m.Phase, players); err != nil {
			return err
		}
	}
	im.changed = append(im.changed, LogID(k.id))
	return im.fillMatch(k.id, m.exportedMatch, from)
}

// heal takes away the log that can't be read.
func (im *importer) heal(id int64, kind string, rules int, setup payload, players []PlayerID) error {
	if _, err := im.tx.Exec("DELETE FROM rows WHERE log_id = ?", id); err != nil {
		return err
	}
	if _, err := im.tx.Exec("DELETE FROM seats WHERE log_id = ?", id); err != nil {
		return err
	}
	if _, err := im.tx.Exec("UPDATE logs SET kind = ?, rules = ?, setup = ? WHERE id = ?", kind, rules, blob(setup), id); err != nil {
		return err
	}
	return im.seat(id, players)
}

func (im *importer) seat(id int64, players []PlayerID) error {
	for seat, player := range players {
		if _, err := im.tx.Exec("INSERT INTO seats (log_id, seat, player_id) VALUES (?, ?, ?)", id, seat, player); err != nil {
			return err
		}
	}
	return nil
}

// add adds a log without its rows; a sheet stands for its match if that is here and has none.
func (im *importer) add(s exportedSheet, isSheet bool, phase games.ID, players []PlayerID) (int64, error) {
	r, err := im.tx.Exec(`INSERT INTO logs (uid, sheet, kind, rules, state, created, updated, played, turn, round, phase, series, place, note, setup, match_id)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT m.id FROM logs m WHERE m.uid = ? AND m.sheet = 0
			AND NOT EXISTS (SELECT 1 FROM logs o WHERE o.match_id = m.id AND o.deleted_at IS NULL)))`,
		s.UID, isSheet, s.Kind, s.Rules, s.State, s.Created, s.Updated, s.Played, s.Asked, s.Round, phase, s.Series, s.Place, s.Note, blob(s.Setup), s.Match)
	if err != nil {
		return 0, err
	}
	id, err := r.LastInsertId()
	if err != nil {
		return 0, err
	}
	return id, im.seat(id, players)
}

// head is what a match has in common with a sheet.
func (m exportedMatch) head() exportedSheet {
	return exportedSheet{
		UID: m.UID, Kind: m.Kind, Rules: m.Rules, State: m.State, Created: m.Created, Updated: m.Updated, Played: m.Updated,
		Asked: m.Asked, Round: m.Round, Series: m.Series, Place: m.Place, Note: m.Note, Setup: m.Setup,
	}
}

// fillMatch writes the rows of the log from one on, and how the match stands after them.
func (im *importer) fillMatch(id int64, m exportedMatch, from int) error {
	row, err := im.tx.Prepare("INSERT INTO rows (log_id, seq, seat, type, data, sum, at, elapsed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
	if err != nil {
		return err
	}
	defer row.Close() //nolint:errcheck // it is the transaction's
	for i, r := range m.Rows[from:] {
		sum, err := r.sum()
		if err != nil {
			return err
		}
		if _, err := row.Exec(id, from+i+1, r.Seat, r.Type, blob(r.Data), int64(sum), r.At, r.Elapsed); err != nil {
			return err
		}
	}
	if _, err := im.tx.Exec("UPDATE logs SET state = ?, reason = ?, updated = ?, played = ?, turn = ?, round = ?, phase = ?, rows = ?, elapsed = ? WHERE id = ?",
		m.State, m.Reason, m.Updated, m.Updated, m.Asked, m.Round, m.Phase, len(m.Rows), m.Elapsed, id); err != nil {
		return err
	}
	if err := im.results(id, m.Seats, m.Scored); err != nil {
		return err
	}
	if _, err := im.tx.Exec("DELETE FROM records WHERE log_id = ?", id); err != nil {
		return err
	}
	if _, err := im.tx.Exec("DELETE FROM drafts WHERE log_id = ?", id); err != nil {
		return err
	}
	if x := m.Record; x != nil {
		if _, err := im.tx.Exec(`INSERT OR IGNORE INTO records (uid, log_id, player_id, kind, key, value, at)
			SELECT ?, log_id, player_id, ?, ?, ?, ? FROM seats WHERE log_id = ? AND seat = 0`, x.UID, m.Kind, x.Key, x.Value, x.At, id); err != nil {
			return err
		}
	}
	for _, d := range m.Drafts {
		if _, err := im.tx.Exec("INSERT INTO drafts (log_id, seat, seq, data, elapsed) VALUES (?, ?, ?, ?, ?)", id, d.Seat, d.Seq, blob(d.Data), d.Elapsed); err != nil {
			return err
		}
	}
	for _, p := range m.Pads {
		if _, err := im.tx.Exec("INSERT OR REPLACE INTO pads (log_id, seat, data) VALUES (?, ?, ?)", id, p.Seat, blob(p.Data)); err != nil {
			return err
		}
	}
	return nil
}

// results writes points, places and turns.
func (im *importer) results(id int64, all []exportedSeat, turns []exportedScored) error {
	for seat, s := range all {
		if _, err := im.tx.Exec("UPDATE seats SET points = ?, place = ?, place_points = ? WHERE log_id = ? AND seat = ?",
			s.Points, s.Place, s.PlacePoints, id, seat); err != nil {
			return err
		}
	}
	if _, err := im.tx.Exec("DELETE FROM scored WHERE log_id = ?", id); err != nil {
		return err
	}
	for n, t := range turns {
		if _, err := im.tx.Exec("INSERT INTO scored (log_id, n, seat, round, word, points) VALUES (?, ?, ?, ?, ?, ?)",
			id, n, t.Seat, t.Round, t.Word, t.Points); err != nil {
			return err
		}
	}
	return nil
}
