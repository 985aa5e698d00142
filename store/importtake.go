package store

import (
	"cmp"
	"context"
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
	matches []MatchID // that changed
	sheets  []SheetID
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
	im.derived.anew = true // the players of what was healed may have changed
	for _, m := range im.matches {
		if err := cmp.Or(im.derived.match(m), im.stops(), im.breathe()); err != nil {
			return err
		}
	}
	for _, s := range im.sheets {
		if err := cmp.Or(im.derived.sheet(s), im.stops(), im.breathe()); err != nil {
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
	k, ok, err := findKnown(im.tx.readTx, "matches", m.UID)
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
			if err := im.healMatch(k.id, m.exportedMatch, players); err != nil {
				return err
			}
		}
	} else {
		im.report.Matches.Added++
		if k.id, err = im.addMatch(m.exportedMatch, players); err != nil {
			return err
		}
	}
	im.matches = append(im.matches, MatchID(k.id))
	return im.fillMatch(k.id, m.exportedMatch, from)
}

// healMatch takes away the log that can't be read.
func (im *importer) healMatch(id int64, m exportedMatch, players []PlayerID) error {
	for _, table := range []string{"actions", "seats"} {
		if _, err := im.tx.Exec("DELETE FROM "+table+" WHERE match_id = ?", id); err != nil {
			return err
		}
	}
	if _, err := im.tx.Exec("UPDATE matches SET kind = ?, rules = ?, setup = ? WHERE id = ?", m.Kind, m.Rules, blob(m.Setup), id); err != nil {
		return err
	}
	return im.seat("seats", "match_id", id, players)
}

func (im *importer) seat(table, column string, id int64, players []PlayerID) error {
	for seat, player := range players {
		if _, err := im.tx.Exec("INSERT INTO "+table+" ("+column+", seat, player_id) VALUES (?, ?, ?)", id, seat, player); err != nil {
			return err
		}
	}
	return nil
}

func (im *importer) addMatch(m exportedMatch, players []PlayerID) (int64, error) {
	r, err := im.tx.Exec(`INSERT INTO matches (uid, kind, rules, setup, state, created, updated, turn, round, phase, series, place, note)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		m.UID, m.Kind, m.Rules, blob(m.Setup), m.State, m.Created, m.Updated, m.Asked, m.Round, m.Phase, m.Series, m.Place, m.Note)
	if err != nil {
		return 0, err
	}
	id, err := r.LastInsertId()
	if err != nil {
		return 0, err
	}
	return id, im.seat("seats", "match_id", id, players)
}

// fillMatch writes the rows of the log from one on, and how the match stands after them.
func (im *importer) fillMatch(id int64, m exportedMatch, from int) error {
	row, err := im.tx.Prepare("INSERT INTO actions (match_id, seq, seat, type, data, sum, at, elapsed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
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
	if _, err := im.tx.Exec("UPDATE matches SET state = ?, reason = ?, updated = ?, turn = ?, round = ?, phase = ?, rows = ?, elapsed = ? WHERE id = ?",
		m.State, m.Reason, m.Updated, m.Asked, m.Round, m.Phase, len(m.Rows), m.Elapsed, id); err != nil {
		return err
	}
	if err := im.results("seats", "scored", "match_id", id, m.Seats, m.Scored); err != nil {
		return err
	}
	if _, err := im.tx.Exec("DELETE FROM records WHERE match_id = ?", id); err != nil {
		return err
	}
	if _, err := im.tx.Exec("DELETE FROM drafts WHERE match_id = ?", id); err != nil {
		return err
	}
	if x := m.Record; x != nil {
		if _, err := im.tx.Exec(`INSERT OR IGNORE INTO records (uid, match_id, player_id, kind, key, value, at)
			SELECT ?, match_id, player_id, ?, ?, ?, ? FROM seats WHERE match_id = ? AND seat = 0`, x.UID, m.Kind, x.Key, x.Value, x.At, id); err != nil {
			return err
		}
	}
	for _, d := range m.Drafts {
		if _, err := im.tx.Exec("INSERT INTO drafts (match_id, seat, seq, data, elapsed) VALUES (?, ?, ?, ?, ?)", id, d.Seat, d.Seq, blob(d.Data), d.Elapsed); err != nil {
			return err
		}
	}
	for _, p := range m.Pads {
		if _, err := im.tx.Exec("INSERT OR REPLACE INTO pads (match_id, seat, data) VALUES (?, ?, ?)", id, p.Seat, blob(p.Data)); err != nil {
			return err
		}
	}
	return nil
}

// results writes points, places and turns.
func (im *importer) results(seats, scored, column string, id int64, all []exportedSeat, turns []exportedScored) error {
	for seat, s := range all {
		if _, err := im.tx.Exec("UPDATE "+seats+" SET points = ?, place = ?, place_points = ? WHERE "+column+" = ? AND seat = ?",
			s.Points, s.Place, s.PlacePoints, id, seat); err != nil {
			return err
		}
	}
	if _, err := im.tx.Exec("DELETE FROM "+scored+" WHERE "+column+" = ?", id); err != nil {
		return err
	}
	for n, t := range turns {
		if _, err := im.tx.Exec("INSERT INTO "+scored+" ("+column+", n, seat, round, word, points) VALUES (?, ?, ?, ?, ?, ?)",
			id, n, t.Seat, t.Round, t.Word, t.Points); err != nil {
			return err
		}
	}
	return nil
}
