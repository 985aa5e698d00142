package session

import (
	"cmp"

	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// Sheet holds one score sheet, as a Session holds a match: edits are handed in for a Seq and committed to the store
// before they are shown.
type Sheet struct {
	entries[sheet.Log]
	// Writer is asked who keeps score when a row is written; nil: nobody says.
	Writer func() store.PlayerID
}

// OpenSheet loads a sheet and replays it. The error is an *games.Illegal or a *store.Error.
func OpenSheet(st *store.Store, kind sheet.Kind, id store.SheetID) (*Sheet, error) {
	stored, err := st.Sheet(id)
	if err != nil {
		return nil, err
	}
	rows, err := st.Rows(id)
	if err != nil {
		return nil, err
	}
	log, err := sheet.Replay(kind, stored.Setup, store.EditRows(rows))
	if err == nil {
		err = Seated(stored.Players, log.Sheet().Shape().Seats)
	}
	if err != nil {
		return nil, err
	}
	return &Sheet{entries: entries[sheet.Log]{st, stored, log, len(rows)}}, nil
}

// Log is the sheet with its past.
func (s *Sheet) Log() sheet.Log { return s.log }

// Set enters an edit that was meant for position seq; one that changes nothing adds no row. On any error, an
// *games.Illegal or a *store.Error, nothing has changed.
func (s *Sheet) Set(seq int, e sheet.Edit) error {
	next, row, ok, err := s.log.Set(e)
	return s.write(seq, next, row, ok, err)
}

// Undo takes back the last edit in force. The errors are those of Set.
func (s *Sheet) Undo(seq int) error {
	next, row, err := s.log.Undo()
	return s.write(seq, next, row, true, err)
}

// Redo makes the edit again that was taken back last. The errors are those of Set.
func (s *Sheet) Redo(seq int) error {
	next, row, err := s.log.Redo()
	return s.write(seq, next, row, true, err)
}

// write commits what was worked out, unless it is refused or changes nothing.
func (s *Sheet) write(seq int, next sheet.Log, row sheet.Row, ok bool, refused error) error {
	if err := cmp.Or(s.fresh(seq), refused); err != nil || !ok {
		return err
	}
	score := next.Sheet().Score()
	a := store.Append{Row: games.Row{Seat: games.Table, Type: row.Type, Data: row.Data}, Standing: score.Standing(), Outcome: score.Outcome}
	if s.Writer != nil {
		a.By = s.Writer()
	}
	return s.commit(next, a)
}
