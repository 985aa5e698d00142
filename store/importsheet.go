package store

func (im *importer) sheet(s stagedSheet) error {
	players, err := im.seatIDs(s.Seats)
	if err != nil {
		return err
	}
	k, ok, err := findKnown(im.tx.readTx, "sheets", s.UID)
	if err != nil {
		return err
	}
	from := 0
	if ok {
		if err := im.joinMatch(k.id, s.Match); err != nil {
			return err
		}
		if k.deleted {
			im.report.Sheets.Kept++
			return nil
		}
		_, our := ourSheet(im.tx.readTx, k.id)
		f, diverged, err := weigh(&im.report.Sheets, our, s.side(), func() (bool, error) { return s.Heal != "" && s.Heal == our.print(), nil })
		if diverged {
			im.report.Diverged = append(im.report.Diverged, Diverged{s.UID, s.Kind, fromMillis(s.Played)})
		}
		if err != nil || f == stays {
			return err
		}
		from = len(our.rows)
		if f == heals {
			from = 0
			if err := im.healSheet(k.id, s.exportedSheet, players); err != nil {
				return err
			}
		}
	} else {
		im.report.Sheets.Added++
		if k.id, err = im.addSheet(s.exportedSheet, players); err != nil {
			return err
		}
	}
	im.sheets = append(im.sheets, SheetID(k.id))
	return im.fillSheet(k.id, s.exportedSheet, from)
}

// healSheet takes away the log that can't be read.
func (im *importer) healSheet(id int64, s exportedSheet, players []PlayerID) error {
	for _, table := range []string{"sheet_edits", "sheet_seats"} {
		if _, err := im.tx.Exec("DELETE FROM "+table+" WHERE sheet_id = ?", id); err != nil {
			return err
		}
	}
	if _, err := im.tx.Exec("UPDATE sheets SET kind = ?, rules = ?, setup = ? WHERE id = ?", s.Kind, s.Rules, blob(s.Setup), id); err != nil {
		return err
	}
	return im.seat("sheet_seats", "sheet_id", id, players)
}

// addSheet adds a sheet; it stands for its match if that is here and has none.
func (im *importer) addSheet(s exportedSheet, players []PlayerID) (int64, error) {
	r, err := im.tx.Exec(`INSERT INTO sheets (uid, kind, rules, state, created, updated, played, turn, round, series, place, note, setup, match_id)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT m.id FROM matches m WHERE m.uid = ?
			AND NOT EXISTS (SELECT 1 FROM sheets o WHERE o.match_id = m.id AND o.deleted_at IS NULL)))`,
		s.UID, s.Kind, s.Rules, s.State, s.Created, s.Updated, s.Played, s.Asked, s.Round, s.Series, s.Place, s.Note, blob(s.Setup), s.Match)
	if err != nil {
		return 0, err
	}
	id, err := r.LastInsertId()
	if err != nil {
		return 0, err
	}
	return id, im.seat("sheet_seats", "sheet_id", id, players)
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
		s.State, s.Reason, s.Updated, s.Asked, s.Round, len(s.Edits), id); err != nil {
		return err
	}
	return im.results("sheet_seats", "sheet_scored", "sheet_id", id, s.Seats, s.Scored)
}
