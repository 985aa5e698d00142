package sheet

import (
	"encoding/json"
	"slices"

	"spieltisch/games"
)

// The types of the rows of a sheet's log.
const (
	TypeSet  = "set"      // Data is an Edit
	TypeUndo = games.Undo // takes back the last edit in force
	TypeRedo = "redo"     // makes the edit again that was taken back last
)

// MaxEdit bounds the cells of one edit.
const MaxEdit = 2000

// Row is one row of a stored log. Who and when is the store's.
type Row struct {
	Type string
	Data []byte // the JSON of an Edit; empty for undo and redo
}

// Log is a sheet with its past. Logs are values: Set, Undo and Redo return a new one
// with the row that the store keeps.
type Log struct {
	start   Sheet
	changes []Change
	done    []int // numbers of the changes in force
	undone  []int // those taken back, the last one last
	now     Sheet
}

// Change is one row of the log as the list of changes shows it.
type Change struct {
	N       int    // the row, from 1
	Type    string // TypeSet, TypeUndo or TypeRedo
	Of      int    // for undo and redo: the change that is taken back or made again
	Cells   []Changed
	InForce bool // of TypeSet: isn't taken back
}

// Changed is a cell before and after a change.
type Changed struct {
	Cell
	From, To string
}

// NewLog is an empty sheet. The error is an *games.Illegal.
func NewLog(k Kind, setup []byte) (Log, error) {
	s, err := New(k, setup)
	return Log{start: s, now: s}, err
}

// Replay builds the log from stored rows. It doesn't judge what was entered once, so
// that an old sheet stays as it is whatever is refused today. A row that can't be
// decoded gives games.IllegalNoReplay with its number from 1 as Step.
func Replay(k Kind, setup []byte, rows []Row) (Log, error) {
	l, err := NewLog(k, setup)
	if err != nil {
		return Log{}, err
	}
	for i, r := range rows {
		next, ok := l.row(r)
		if !ok {
			return Log{}, games.Refuse(games.IllegalNoReplay, games.Args{"Step": i + 1})
		}
		l = next
	}
	return l, nil
}

func (l Log) row(r Row) (Log, bool) {
	switch {
	case r.Type == TypeSet:
		e, err := DecodeEdit(r.Data)
		if err != nil {
			return l, false
		}
		return l.land(e), true
	case r.Type == TypeUndo && len(l.done) > 0:
		next, _, err := l.Undo()
		return next, err == nil
	case r.Type == TypeRedo && len(l.undone) > 0:
		next, _, err := l.Redo()
		return next, err == nil
	}
	return l, false
}

// DecodeEdit reads the Data of a row. The error is an *games.Illegal.
func DecodeEdit(data []byte) (Edit, error) {
	var e Edit
	if err := games.Decode(data, &e); err != nil {
		return nil, err
	}
	if len(e) == 0 || len(e) > MaxEdit {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	return e, nil
}

// CellsOf are what rows leave, whatever sheet it is; rows that can't be decoded leave what stood there.
func CellsOf(rows []Row) Cells {
	var l Log
	for _, r := range rows {
		l, _ = l.row(r)
	}
	return l.now.cells
}

// Vet tells whether rows are such as Set, Undo and Redo give them: cells that the sheet has, and
// clean texts within their bounds. Replay takes more, for sheets of older days. The error is that
// of Replay.
func Vet(k Kind, setup []byte, rows []Row) error {
	s, err := New(k, setup)
	if err != nil {
		return err
	}
	for i, r := range rows {
		if r.Type == TypeSet && !s.clear(r.Data) {
			return games.Refuse(games.IllegalNoReplay, games.Args{"Step": i + 1})
		}
	}
	return nil
}

// clear tells whether an edit has only cells of the sheet with clean texts.
func (s Sheet) clear(data []byte) bool {
	e, err := DecodeEdit(data)
	for _, p := range e {
		if text, no := s.clean(p); no != nil || text != p.Text {
			return false
		}
	}
	return err == nil
}

// Sheet is the sheet now.
func (l Log) Sheet() Sheet { return l.now }

// Len is the number of rows.
func (l Log) Len() int { return len(l.changes) }

// Changes are all rows, oldest first.
func (l Log) Changes() []Change {
	out := slices.Clone(l.changes)
	for i := range out {
		out[i].InForce = out[i].Type == TypeSet && slices.Contains(l.done, out[i].N)
	}
	return out
}

// Set enters what e says, and gives the row to keep; ok is false when e changes
// nothing. The error is an *games.Illegal.
func (l Log) Set(e Edit) (next Log, row Row, ok bool, err error) {
	_, changed, err := l.now.Apply(e)
	if err != nil || len(changed) == 0 {
		return l, Row{}, false, err
	}
	data, err := json.Marshal(changed)
	if err != nil || len(data) > games.MaxJSON || len(changed) > MaxEdit {
		return l, Row{}, false, games.Refuse(games.IllegalData, nil)
	}
	return l.land(changed), Row{TypeSet, data}, true, nil
}

// land enters texts as they are.
func (l Log) land(e Edit) Log {
	next := l.now.With(e)
	n := len(l.changes) + 1
	l = l.moved(next, Change{N: n, Type: TypeSet})
	l.done, l.undone = append(slices.Clip(l.done), n), nil
	return l
}

// moved is the log with one row more.
func (l Log) moved(to Sheet, c Change) Log {
	for _, p := range l.now.difference(to) {
		c.Cells = append(c.Cells, Changed{p.Cell, l.now.cells[p.Cell], p.Text})
	}
	l.changes, l.now = append(slices.Clip(l.changes), c), to
	return l
}

// Steps is how many edits are in force, and how many were taken back since the last one was entered.
func (l Log) Steps() (done, undone int) { return len(l.done), len(l.undone) }

// Undo takes back the last edit in force. The error is an *games.Illegal.
func (l Log) Undo() (Log, Row, error) {
	if len(l.done) == 0 {
		return l, Row{}, games.Refuse(IllegalUndo, nil)
	}
	n := l.done[len(l.done)-1]
	c := Change{N: len(l.changes) + 1, Type: TypeUndo, Of: n}
	next := l.moved(l.now.with(l.changes[n-1].Cells, func(c Changed) string { return c.From }), c)
	next.done, next.undone = next.done[:len(next.done)-1], append(slices.Clip(next.undone), n)
	return next, Row{Type: TypeUndo}, nil
}

// Redo makes the edit again that was taken back last. The error is an *games.Illegal.
func (l Log) Redo() (Log, Row, error) {
	if len(l.undone) == 0 {
		return l, Row{}, games.Refuse(IllegalRedo, nil)
	}
	n := l.undone[len(l.undone)-1]
	c := Change{N: len(l.changes) + 1, Type: TypeRedo, Of: n}
	next := l.moved(l.now.with(l.changes[n-1].Cells, func(c Changed) string { return c.To }), c)
	next.undone, next.done = next.undone[:len(next.undone)-1], append(slices.Clip(next.done), n)
	return next, Row{Type: TypeRedo}, nil
}

// Revert is the edit that gives the cells of change n (from 1), an edit in force, what they
// held before it, whatever came since; Set enters it. The error is an *games.Illegal.
func (l Log) Revert(n int) (Edit, error) {
	if n < 1 || !slices.Contains(l.done, n) {
		return nil, games.Refuse(IllegalUndo, nil)
	}
	var e Edit
	for _, c := range l.changes[n-1].Cells {
		e = e.Set(c.Cell, c.From)
	}
	return e, nil
}

// with is the sheet with other texts in some cells.
func (s Sheet) with(cells []Changed, text func(Changed) string) Sheet {
	next := Sheet{s.kind, s.form, Cells{}}
	for c, t := range s.cells {
		next.cells[c] = t
	}
	for _, c := range cells {
		next.put(Put{c.Cell, text(c)})
	}
	return next
}
