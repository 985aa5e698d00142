package store

import (
	"bytes"
	"context"
	"encoding/json"
	"time"

	"spieltisch/games"
)

// SheetCopy is one score sheet with its log, as it goes from one copy of the data to
// another.
type SheetCopy struct {
	UID, Kind       string
	Rules           int
	Series, Match   string // uids, or ""
	Created, Played time.Time
	Place, Note     string
	Setup           []byte
	Players         []PlayerCopy // by seat
	Others          []PlayerCopy // who have typed and don't sit there
	Edits           []EditCopy
}

// PlayerCopy is a player as a copy names them.
type PlayerCopy struct {
	UID, Name string
	Color     int
}

// EditCopy is a row of a sheet's log; By is the uid of who typed it, or "".
type EditCopy struct {
	Type string
	Data []byte
	By   string
	At   time.Time
}

// CopySheet is a sheet as it is now. CodeNotFound.
func (s Exchange) CopySheet(id SheetID) (c SheetCopy, err error) {
	err = s.view("copy sheet", func(tx readTx) error {
		found, err := logs(tx, []SheetID{id})
		if err != nil {
			return err
		}
		if len(found) == 0 {
			return fail(CodeNotFound, nil, "What", "sheet")
		}
		sh := found[0]
		c = SheetCopy{
			UID: sh.UID, Kind: sh.Kind, Rules: sh.Rules, Series: sh.Series, Created: sh.Created, Played: sh.Played,
			Place: sh.Place, Note: sh.Note, Setup: sh.Setup,
		}
		if c.Match, _, err = one(tx, scanText, "SELECT uid FROM logs WHERE id = ? AND deleted_at IS NULL", sh.Match); err != nil {
			return err
		}
		log, err := rows(tx, id)
		if err != nil {
			return err
		}
		known := map[PlayerID]string{0: ""}
		for _, p := range sh.Players {
			known[p.ID] = p.UID
			c.Players = append(c.Players, PlayerCopy{p.UID, p.Name, p.Color})
		}
		for _, e := range log {
			if _, ok := known[e.By]; !ok {
				p, _, err := one(tx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE id = ?", e.By)
				if err != nil {
					return err
				}
				known[e.By] = p.UID
				c.Others = append(c.Others, PlayerCopy{p.UID, p.Name, p.Color})
			}
			if len(e.Data) == 0 {
				e.Data = nil
			}
			c.Edits = append(c.Edits, EditCopy{e.Type, e.Data, known[e.By], e.At})
		}
		return nil
	})
	return c, err
}

// ReadSheetImport is ReadImport for one sheet. CodeBadImport when it can't be taken in.
func (s Exchange) ReadSheetImport(ctx context.Context, c SheetCopy, replayer Replayer) (*Incoming, error) {
	file, err := c.file(s.now())
	if err != nil {
		return nil, fail(CodeBadImport, err, "Line", 1)
	}
	in, err := s.ReadImport(ctx, bytes.NewReader(file), ImportOptions{Replayer: replayer})
	if CodeOf(err) == CodeBadImport {
		return nil, fail(CodeBadImport, err, "Line", 1) // not that of the JSON
	}
	if err == nil && in.Report.LeftOut.Count > 0 {
		_ = in.Close() // why it is refused counts
		return nil, fail(CodeBadImport, in.Report.LeftOut.Named[0].Err, "Line", 1)
	}
	return in, err
}

// file is an export of nothing but the sheet.
func (c SheetCopy) file(now time.Time) ([]byte, error) {
	file := struct {
		Format   string            `json:"format"`
		Version  int               `json:"version"`
		Exported int64             `json:"exported"`
		Players  []exportedPlayer  `json:"players"`
		Matches  []exportedMatch   `json:"matches"`
		Sheets   []exportedSheet   `json:"sheets"`
		Words    []exportedWord    `json:"words"`
		Settings []exportedSetting `json:"settings"`
		Learning []exportedLearner `json:"learning"`
	}{
		exportFormat, exportVersion, millis(now),
		[]exportedPlayer{},
		[]exportedMatch{},
		[]exportedSheet{c.exported()},
		[]exportedWord{},
		[]exportedSetting{},
		[]exportedLearner{},
	}
	for i, p := range append(c.Players[:len(c.Players):len(c.Players)], c.Others...) {
		x := exportedPlayer{UID: p.UID, Name: p.Name, Color: p.Color, Created: millis(c.Created)}
		if i < len(c.Players) {
			x.LastPlayed = millis(c.Played)
		}
		file.Players = append(file.Players, x)
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false) // which would change payloads
	err := enc.Encode(file)
	return b.Bytes(), err
}

// exported is the sheet without its points, which follow from the edits.
func (c SheetCopy) exported() exportedSheet {
	x := exportedSheet{
		UID: c.UID, Kind: c.Kind, Rules: c.Rules, State: Running, Created: millis(c.Created), Updated: millis(c.Created), Played: millis(c.Played),
		Asked: games.Table, Series: c.Series, Place: c.Place, Note: c.Note, Match: c.Match, Setup: c.Setup,
	}
	for _, p := range c.Players {
		x.Seats = append(x.Seats, exportedSeat{Player: p.UID})
	}
	for _, e := range c.Edits {
		x.Edits = append(x.Edits, exportedEdit{e.Type, e.Data, e.By, millis(e.At)})
		x.Updated = millis(e.At)
	}
	return x
}
