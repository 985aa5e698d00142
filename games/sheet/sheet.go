package sheet

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"spieltisch/games"
)

// Sheet is a form with what was entered. Sheets are values: Apply returns a new one.
type Sheet struct {
	kind  Kind
	form  Form
	cells Cells
}

// New is an empty sheet. The error is an *games.Illegal.
func New(k Kind, setup []byte) (Sheet, error) {
	f, err := k.Start(setup)
	if err != nil {
		return Sheet{}, err
	}
	return Sheet{kind: k, form: f}, nil
}

// Kind is the sheet's game.
func (s Sheet) Kind() Kind { return s.kind }

// Form is the sheet without what was entered.
func (s Sheet) Form() Form { return s.form }

// Shape is how it looks on paper.
func (s Sheet) Shape() Shape { return s.form.Shape() }

// Cells are those that aren't empty; the caller must not change them.
func (s Sheet) Cells() Cells { return s.cells }

// Text is what stands in a cell.
func (s Sheet) Text(c Cell) string { return s.cells[c] }

// Score is what the cells count.
func (s Sheet) Score() Score { return s.form.Score(s.cells) }

// Apply enters what e says. changed is what it really changes, in clean texts; empty
// when that is nothing. The error is an *games.Illegal, and then nothing is entered.
func (s Sheet) Apply(e Edit) (next Sheet, changed Edit, err error) {
	next = s
	next.cells = maps.Clone(s.cells)
	if next.cells == nil {
		next.cells = Cells{}
	}
	var rows []int
	heads := false
	for _, p := range e {
		if p.Text, err = s.clean(p); err != nil {
			return s, nil, err
		}
		if p.Text != next.cells[p.Cell] {
			rows = append(rows, p.Row)
			heads = heads || p.Field == FieldHead
			next.put(p)
		}
	}
	if shape := s.form.Shape(); heads {
		var wrong games.Wrong
		if wrong.Handicap(next.cells.Heads(shape.Seats), shape.Seats, shape.Of(FieldHead).Max); len(wrong) > 0 {
			return s, nil, wrong[0]
		}
	}
	slices.Sort(rows)
	if err := s.form.Check(next.cells, slices.Compact(rows)); err != nil {
		return s, nil, err
	}
	return next, s.difference(next), nil
}

// With is the sheet with texts as they are: what isn't judged, such as a part of an edit.
func (s Sheet) With(e Edit) Sheet {
	next := s
	if next.cells = maps.Clone(s.cells); next.cells == nil {
		next.cells = Cells{}
	}
	for _, p := range e {
		next.put(p)
	}
	return next
}

// put enters a clean text.
func (s Sheet) put(p Put) {
	if p.Text == "" {
		delete(s.cells, p.Cell)
	} else {
		s.cells[p.Cell] = p.Text
	}
}

// difference is the edit that leads from s to t.
func (s Sheet) difference(t Sheet) Edit {
	var out Edit
	for c, text := range t.cells {
		if s.cells[c] != text {
			out = out.Set(c, text)
		}
	}
	for c := range s.cells {
		if t.cells[c] == "" {
			out = out.Set(c, "")
		}
	}
	slices.SortFunc(out, func(a, b Put) int { return a.compare(b.Cell) })
	return out
}

// clean is the text as the cell keeps it.
func (s Sheet) clean(p Put) (string, error) {
	if err := s.checkCell(p.Cell); err != nil {
		return "", err
	}
	text := strings.TrimSpace(p.Text)
	switch {
	case text == "":
		return "", nil
	case !utf8.ValidString(text):
		return "", games.Refuse(games.IllegalData, nil)
	case p.Field == FieldEnd && text != EndClosed && text != EndAbandoned:
		return "", games.Refuse(IllegalEnd, nil)
	case p.Field == FieldEnd:
		return text, nil
	case p.Field == FieldHead:
		return Bounded(text, 0, s.form.Shape().Of(FieldHead).Max, games.IllegalHandicap)
	}
	return s.form.Clean(p.Cell, text)
}

// Has tells whether the sheet has the cell. A stored log may fill in others, which count
// nothing.
func (s Sheet) Has(c Cell) bool { return s.checkCell(c) == nil }

// checkCell tells whether the sheet has the cell, and refuses it if not.
func (s Sheet) checkCell(c Cell) error {
	shape := s.form.Shape()
	if c == Whole(FieldEnd) {
		return nil
	}
	if c.Row < 0 || c.Row > shape.MaxRows {
		return games.Refuse(IllegalRow, games.Args{"Max": shape.MaxRows})
	}
	for _, f := range shape.Fields {
		if f.Field == c.Field && f.Whole == (c.Row == 0) && f.Seats == (c.Seat != games.Table) &&
			c.Seat >= games.Table && int(c.Seat) < shape.Seats {
			return nil
		}
	}
	return games.Refuse(IllegalCell, nil)
}
