package exchange

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"slices"
	"time"

	"spieltisch/games"
	"spieltisch/store"
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
	Players         []SheetPlayer // by seat
	Others          []SheetPlayer // who have typed and don't sit there
	Edits           []SheetEdit
}

// SheetPlayer is a player as the copy of a sheet names them.
type SheetPlayer struct {
	UID, Name string
	Color     int
}

// SheetEdit is a row of a sheet's log; By is the uid of who typed it, or "".
type SheetEdit struct {
	Type string
	Data []byte
	By   string
	At   time.Time
}

// CopySheet is a sheet as it is now. CodeNotFound.
func CopySheet(st *store.Store, id store.SheetID) (c SheetCopy, err error) {
	sh, err := st.Sheet(id)
	if err != nil {
		return c, err
	}
	c = SheetCopy{
		UID: sh.UID, Kind: sh.Kind, Rules: sh.Rules, Series: sh.Series, Created: sh.Created, Played: sh.Played,
		Place: sh.Place, Note: sh.Note, Setup: sh.Setup,
	}
	if m, err := st.Match(sh.Match); err == nil {
		c.Match = m.UID
	} else if store.CodeOf(err) != store.CodeNotFound {
		return c, err
	}
	log, err := st.Rows(id)
	if err != nil {
		return c, err
	}
	everybody, err := st.AllPlayers()
	if err != nil {
		return c, err
	}
	known := map[store.PlayerID]string{0: ""}
	for _, p := range sh.Players {
		known[p.ID] = p.UID
		c.Players = append(c.Players, SheetPlayer{p.UID, p.Name, p.Color})
	}
	for _, e := range log {
		if at := slices.IndexFunc(everybody, func(p store.Player) bool { return p.ID == e.By }); known[e.By] == "" && at >= 0 {
			p := everybody[at]
			known[e.By] = p.UID
			c.Others = append(c.Others, SheetPlayer{p.UID, p.Name, p.Color})
		}
		if len(e.Data) == 0 {
			e.Data = nil
		}
		c.Edits = append(c.Edits, SheetEdit{e.Type, e.Data, known[e.By], e.At})
	}
	return c, nil
}

// ReadSheet is Read for one sheet. CodeBadImport when it can't be taken in.
func ReadSheet(ctx context.Context, st *store.Store, c SheetCopy, o Options) (*Incoming, error) {
	var file bytes.Buffer
	if err := WriteSheets(&file, c.Created, c); err != nil {
		return nil, damaged(1, err)
	}
	in, err := Read(ctx, st, &file, o)
	if store.CodeOf(err) == store.CodeBadImport {
		return nil, damaged(1, err) // not the line of the JSON
	}
	if err == nil && in.Report.LeftOut.Count > 0 {
		_ = in.Close() // why it is refused counts
		return nil, damaged(1, in.Report.LeftOut.Named[0].Err)
	}
	return in, err
}

// WriteSheets is an export of nothing but some sheets.
func WriteSheets(w io.Writer, now time.Time, all ...SheetCopy) error {
	out := lines{w: bufio.NewWriter(w)}
	out.head(exportVersion, millis(now))
	var errs []error
	for _, name := range []string{"players", "matches", "sheets", "words", "settings", "learning", "mistakes", "puzzles"} {
		errs = append(errs, out.list(name, func(put func(any) error) error {
			switch name {
			case "players":
				return writePeople(all, put)
			case "sheets":
				for _, c := range all {
					if err := put(formOf(c.copied())); err != nil {
						return err
					}
				}
			}
			return nil
		}))
	}
	return errors.Join(append(errs, out.done())...)
}

// writePeople writes everybody on the sheets once.
func writePeople(all []SheetCopy, put func(any) error) error {
	known := map[string]*exportedPlayer{}
	var order []*exportedPlayer
	for _, c := range all {
		for i, p := range slices.Concat(c.Players, c.Others) {
			x := known[p.UID]
			if x == nil {
				x = &exportedPlayer{UID: p.UID, Name: p.Name, Color: p.Color, Created: millis(c.Created), Level: store.CharacterOf(p.UID)}
				known[p.UID], order = x, append(order, x)
			}
			if i < len(c.Players) {
				x.LastPlayed = max(x.LastPlayed, millis(c.Played))
			}
		}
	}
	for _, x := range order {
		if err := put(*x); err != nil {
			return err
		}
	}
	return nil
}

// copied is the sheet without its points, which follow from the edits.
func (c SheetCopy) copied() store.LogCopy {
	l := store.LogCopy{
		UID: c.UID, Sheet: true, Kind: c.Kind, Rules: c.Rules, State: store.Running, Created: millis(c.Created), Updated: millis(c.Created), Played: millis(c.Played),
		Asked: games.Table, Series: c.Series, Place: c.Place, Note: c.Note, Match: c.Match, Setup: c.Setup,
	}
	for _, p := range c.Players {
		l.Seats = append(l.Seats, store.SeatCopy{Player: p.UID})
	}
	for _, e := range c.Edits {
		l.Rows = append(l.Rows, store.RowCopy{Row: games.Row{Seat: games.Table, Type: e.Type, Data: e.Data}, By: e.By, At: millis(e.At)})
		l.Updated = millis(e.At)
	}
	return l
}
