package store

import (
	"bytes"
	"fmt"
)

// known is a match or sheet that is here already.
type known struct {
	id      int64
	deleted bool
}

func (im *importer) known(table, uid string) (known, bool, error) {
	return one(im.tx.readTx, func(r scanner) (k known, err error) { return k, r.Scan(&k.id, &k.deleted) },
		"SELECT id, deleted_at IS NOT NULL FROM "+table+" WHERE uid = ?", uid)
}

// judge compares two logs and counts; it tells whether theirs goes on where ours ends.
func judge[T any](im *importer, c *ImportCount, k known, ours, theirs []T, same func(a, b T) bool, d Diverged) (goesOn bool) {
	common := 0
	for common < min(len(ours), len(theirs)) && same(ours[common], theirs[common]) {
		common++
	}
	switch {
	case k.deleted:
		c.Kept++
	case common == len(ours) && len(theirs) > len(ours):
		c.Extended++
		return true
	case common == len(ours) && common == len(theirs):
		c.Same++
	case common == len(theirs):
		c.Kept++
	default:
		c.Kept++
		im.report.Diverged = append(im.report.Diverged, d)
	}
	return false
}

func (im *importer) match(m exportedMatch) error {
	if err := m.check(); err != nil {
		return err
	}
	players, err := im.seatIDs(m.Seats)
	if err != nil {
		return err
	}
	k, ok, err := im.known("matches", m.UID)
	if err != nil {
		return err
	}
	from := 0
	if ok {
		ours, err := rows(im.tx.readTx, MatchID(k.id))
		if err != nil {
			return err
		}
		same := func(a, b exportedRow) bool {
			return a.Seat == b.Seat && a.Type == b.Type && a.Sum == b.Sum && bytes.Equal(a.Data, b.Data)
		}
		if !judge(im, &im.report.Matches, k, exportedRows(ours), m.Rows, same, Diverged{m.UID, m.Kind, fromMillis(m.Updated)}) {
			return nil
		}
		from = len(ours)
	} else {
		im.report.Matches.Added++
		if k.id, err = im.addMatch(m, players); err != nil {
			return err
		}
	}
	im.matches = append(im.matches, MatchID(k.id))
	return im.fillMatch(k.id, m, from)
}

func (im *importer) addMatch(m exportedMatch, players []PlayerID) (int64, error) {
	r, err := im.tx.Exec(`INSERT INTO matches (uid, kind, rules, setup, state, created, updated, turn, round, phase, series, place, note)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		m.UID, m.Kind, m.Rules, blob(m.Setup), m.State, m.Created, m.Updated, m.Turn, m.Round, m.Phase, m.Series, m.Place, m.Note)
	if err != nil {
		return 0, err
	}
	id, err := r.LastInsertId()
	for seat := 0; err == nil && seat < len(players); seat++ {
		_, err = im.tx.Exec("INSERT INTO seats (match_id, seat, player_id) VALUES (?, ?, ?)", id, seat, players[seat])
	}
	return id, err
}

// fillMatch writes the rows of the log from one on, and how the match stands after them.
func (im *importer) fillMatch(id int64, m exportedMatch, from int) error {
	for i, r := range m.Rows[from:] {
		sum, err := r.sum()
		if err != nil {
			return err
		}
		if _, err := im.tx.Exec("INSERT INTO actions (match_id, seq, seat, type, data, sum, at, elapsed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
			id, from+i+1, r.Seat, r.Type, blob(r.Data), int64(sum), r.At, r.Elapsed); err != nil {
			return err
		}
	}
	if _, err := im.tx.Exec("UPDATE matches SET state = ?, reason = ?, updated = ?, turn = ?, round = ?, phase = ?, rows = ?, elapsed = ? WHERE id = ?",
		m.State, m.Reason, m.Updated, m.Turn, m.Round, m.Phase, len(m.Rows), m.Elapsed, id); err != nil {
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

func (im *importer) sheet(s exportedSheet) error {
	if err := s.check(); err != nil {
		return err
	}
	players, err := im.seatIDs(s.Seats)
	if err != nil {
		return err
	}
	k, ok, err := im.known("sheets", s.UID)
	if err != nil {
		return err
	}
	from := 0
	if ok {
		if err := im.joinMatch(k.id, s.Match); err != nil {
			return err
		}
		ours, err := edits(im.tx.readTx, SheetID(k.id))
		if err != nil {
			return err
		}
		same := func(a, b exportedEdit) bool { return a.Type == b.Type && a.At == b.At && bytes.Equal(a.Data, b.Data) }
		if !judge(im, &im.report.Sheets, k, exportedEdits(ours), s.Edits, same, Diverged{s.UID, s.Kind, fromMillis(s.Played)}) {
			return nil
		}
		from = len(ours)
	} else {
		im.report.Sheets.Added++
		if k.id, err = im.addSheet(s, players); err != nil {
			return err
		}
	}
	im.sheets = append(im.sheets, SheetID(k.id))
	return im.fillSheet(k.id, s, from)
}

// addSheet adds a sheet; it stands for its match if that is here and has none.
func (im *importer) addSheet(s exportedSheet, players []PlayerID) (int64, error) {
	r, err := im.tx.Exec(`INSERT INTO sheets (uid, kind, rules, state, created, updated, played, turn, round, series, place, note, setup, match_id)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT m.id FROM matches m WHERE m.uid = ?
			AND NOT EXISTS (SELECT 1 FROM sheets o WHERE o.match_id = m.id AND o.deleted_at IS NULL)))`,
		s.UID, s.Kind, s.Rules, s.State, s.Created, s.Updated, s.Played, s.Turn, s.Round, s.Series, s.Place, s.Note, blob(s.Setup), s.Match)
	if err != nil {
		return 0, err
	}
	id, err := r.LastInsertId()
	for seat := 0; err == nil && seat < len(players); seat++ {
		_, err = im.tx.Exec("INSERT INTO sheet_seats (sheet_id, seat, player_id) VALUES (?, ?, ?)", id, seat, players[seat])
	}
	return id, err
}

// joinMatch lets a sheet that came alone stand for its match, which has come after it: both
// are one game. So does addSheet for a sheet that comes after its match.
func (im *importer) joinMatch(sheet int64, match string) error {
	r, err := im.tx.Exec(`UPDATE sheets SET match_id = m.id FROM matches m
		WHERE sheets.id = ? AND sheets.match_id IS NULL AND sheets.deleted_at IS NULL AND m.uid = ?
			AND NOT EXISTS (SELECT 1 FROM sheets o WHERE o.match_id = m.id AND o.deleted_at IS NULL)`, sheet, match)
	if err != nil {
		return err
	}
	if n, err := r.RowsAffected(); err != nil || n == 0 {
		return err
	}
	im.sheets = append(im.sheets, SheetID(sheet))
	return nil
}

func (im *importer) fillSheet(id int64, s exportedSheet, from int) error {
	for i, e := range s.Edits[from:] {
		by := im.players[e.By]
		if e.By != "" && by == 0 {
			return bad("player %s isn't there", e.By)
		}
		if _, err := im.tx.Exec("INSERT INTO sheet_edits (sheet_id, seq, type, data, player_id, at) VALUES (?, ?, ?, ?, nullif(?, 0), ?)",
			id, from+i+1, e.Type, blob(e.Data), by, e.At); err != nil {
			return err
		}
	}
	if _, err := im.tx.Exec("UPDATE sheets SET state = ?, reason = ?, updated = ?, turn = ?, round = ?, rows = ? WHERE id = ?",
		s.State, s.Reason, s.Updated, s.Turn, s.Round, len(s.Edits), id); err != nil {
		return err
	}
	return im.results("sheet_seats", "sheet_scored", "sheet_id", id, s.Seats, s.Scored)
}

// word adds a house word or meaning that isn't here; ours stays where both differ.
func (im *importer) word(x exportedWord) error {
	if err := x.check(); err != nil {
		return err
	}
	h := HouseWord{Lang: x.Lang, Word: x.Word, Other: x.Other, Accept: x.Accept, Lemma: x.Lemma, Class: x.Class, Tier: x.Tier, By: x.By, Seq: x.Seq}.ordered()
	old, ok, err := houseWord(im.tx.readTx, h)
	if err != nil {
		return err
	}
	_, gone, err := one(im.tx.readTx, scanInt, "SELECT id FROM house_words WHERE uid = ?", x.UID)
	switch {
	case err != nil:
		return err
	case ok && old.Accept == h.Accept && old.Lemma == h.Lemma && old.Class == h.Class && old.Tier == h.Tier:
		im.report.Words.Same++
		return nil
	case ok || gone:
		im.report.Words.Kept++
		return nil
	}
	im.report.Words.Added++
	_, err = im.tx.Exec(`INSERT INTO house_words (uid, lang, word, other, accept, lemma, class, tier, made_by, match_id, seq, at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM matches WHERE uid = ?), ?, ?)`,
		x.UID, h.Lang, h.Word, h.Other, h.Accept, h.Lemma, h.Class, h.Tier, h.By, x.Match, h.Seq, x.At)
	return err
}

// setting adds a setting that was never set here.
func (im *importer) setting(x exportedSetting) error {
	if err := x.check(); err != nil {
		return err
	}
	old, ok, err := one(im.tx.readTx, scanText, "SELECT value FROM settings WHERE key = ?", x.Key)
	switch {
	case err != nil:
		return err
	case ok && old == string(x.Value):
		im.report.Settings.Same++
		return nil
	case ok:
		im.report.Settings.Kept++
		return nil
	}
	im.report.Settings.Added++
	_, err = im.tx.Exec("INSERT INTO settings (key, value, updated) VALUES (?, ?, ?)", x.Key, string(x.Value), x.Updated)
	return err
}

// exportedRows are the rows of a log as an export has them.
func exportedRows(log []StoredRow) []exportedRow {
	out := make([]exportedRow, 0, len(log))
	for _, r := range log {
		out = append(out, exportedRow{r.Seat, r.Type, r.Data, fmt.Sprintf("%016x", r.Sum), millis(r.At), r.Elapsed.Milliseconds()})
	}
	return out
}

func exportedEdits(log []StoredEdit) []exportedEdit {
	out := make([]exportedEdit, 0, len(log))
	for _, e := range log {
		out = append(out, exportedEdit{Type: e.Type, Data: e.Data, At: millis(e.At)})
	}
	return out
}
