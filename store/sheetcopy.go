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

// PlayerCopy is a player as a copy names him.
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
func (s *Store) CopySheet(id SheetID) (c SheetCopy, err error) {
	err = s.view("copy sheet", func(tx readTx) error {
		found, err := sheets(tx, []SheetID{id})
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
		if c.Match, _, err = one(tx, scanText, "SELECT uid FROM matches WHERE id = ? AND deleted_at IS NULL", sh.Match); err != nil {
			return err
		}
		log, err := edits(tx, id)
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

// SheetCount is what a sheet counts, which the games know.
type SheetCount struct {
	Standing games.Standing
	Outcome  *games.Outcome
}

// ImportSheet takes in one sheet, as Import does; with preview it only tells what it would
// do. CodeBadImport when something in it can't be.
func (s *Store) ImportSheet(ctx context.Context, c SheetCopy, n SheetCount, preview bool) (ImportReport, error) {
	file, err := c.file(n, s.now())
	if err != nil {
		return ImportReport{}, fail(CodeBadImport, err, "Line", 1)
	}
	report, err := s.importing(ctx, "import sheet", bytes.NewReader(file), preview)
	if CodeOf(err) == CodeBadImport {
		return report, fail(CodeBadImport, err, "Line", 1) // not that of the JSON
	}
	return report, err
}

// file is an export of nothing but the sheet.
func (c SheetCopy) file(n SheetCount, now time.Time) ([]byte, error) {
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
		[]exportedSheet{c.exported(n)},
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

func (c SheetCopy) exported(n SheetCount) exportedSheet {
	x := exportedSheet{
		UID: c.UID, Kind: c.Kind, Rules: c.Rules, Created: millis(c.Created), Updated: millis(c.Created), Played: millis(c.Played),
		Turn: n.Standing.Turn, Round: n.Standing.Round, Series: c.Series, Place: c.Place, Note: c.Note, Match: c.Match, Setup: c.Setup,
	}
	x.State, x.Reason = sheetState(n.Outcome)
	for seat, p := range c.Players {
		s := exportedSeat{Player: p.UID}
		if seat < len(n.Standing.Points) {
			s.Points = n.Standing.Points[seat]
		}
		x.Seats = append(x.Seats, s)
	}
	if n.Outcome != nil {
		for _, p := range n.Outcome.Places {
			if int(p.Seat) < len(x.Seats) {
				x.Seats[p.Seat].Place, x.Seats[p.Seat].PlacePoints = &p.Rank, &p.Points
			}
		}
	}
	for _, e := range c.Edits {
		x.Edits = append(x.Edits, exportedEdit{e.Type, e.Data, e.By, millis(e.At)})
		x.Updated = millis(e.At)
	}
	for _, t := range n.Standing.Scored {
		x.Scored = append(x.Scored, exportedScored{t.Seat, t.Round, t.Word, t.Points})
	}
	return x
}
