package store

import "spieltisch/games"

func (im *importer) sheet(s stagedSheet) error {
	players, err := im.seatIDs(s.Seats)
	if err != nil {
		return err
	}
	k, ok, err := findKnown(im.tx.readTx, true, s.UID)
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
			if err := im.heal(k.id, s.Kind, s.Rules, s.Setup, players); err != nil {
				return err
			}
		}
	} else {
		im.report.Sheets.Added++
		if k.id, err = im.add(s.exportedSheet, true, "", players); err != nil {
			return err
		}
	}
	im.changed = append(im.changed, LogID(k.id))
	return im.fillSheet(k.id, s.exportedSheet, from)
}

// joinMatch lets a sheet that came alone stand for its match, which has come after it: both
// are one game. So does add for a sheet that comes after its match.
func (im *importer) joinMatch(sheet int64, match string) error {
	r, err := im.tx.Exec(`UPDATE logs AS l SET match_id = m.id FROM logs m
		WHERE l.id = ? AND l.match_id IS NULL AND l.deleted_at IS NULL AND m.uid = ? AND m.sheet = 0
			AND NOT EXISTS (SELECT 1 FROM logs o WHERE o.match_id = m.id AND o.deleted_at IS NULL)`, sheet, match)
	if err != nil {
		return err
	}
	if n, err := r.RowsAffected(); err != nil || n == 0 {
		return err
	}
	im.changed = append(im.changed, LogID(sheet))
	return nil
}

func (im *importer) fillSheet(id int64, s exportedSheet, from int) error {
	for i, e := range s.Edits[from:] {
		by := im.players[e.By]
		if e.By != "" && by == 0 {
			return bad("player %s isn't there", e.By)
		}
		if _, err := im.tx.Exec("INSERT INTO rows (log_id, seq, seat, type, data, sum, player_id, at, elapsed) VALUES (?, ?, ?, ?, ?, 0, nullif(?, 0), ?, 0)",
			id, from+i+1, games.Table, e.Type, blob(e.Data), by, e.At); err != nil {
			return err
		}
	}
	if _, err := im.tx.Exec("UPDATE logs SET state = ?, reason = ?, updated = ?, turn = ?, round = ?, rows = ? WHERE id = ?",
		s.State, s.Reason, s.Updated, s.Asked, s.Round, len(s.Edits), id); err != nil {
		return err
	}
	return im.results(id, s.Seats, s.Scored)
}
