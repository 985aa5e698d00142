package exchange

import (
	"slices"
	"strconv"
	"time"

	"spieltisch/games/sheet"
)

// SheetTable is a sheet as it was read from CSV. Its points aren't proven: see Prove.
type SheetTable struct {
	SheetCopy
	Written time.Time
	totals  []string
	points  []sheetPoints
	lines   sheetLines
}

// sheetLines are the lines of the file on which things stand, from 1.
type sheetLines struct {
	game    int
	setup   int
	players []int
	points  []int
	edits   []int
	end     int
}

// Rows are the log as sheet.Replay takes it.
func (t SheetTable) Rows() []sheet.Row {
	out := make([]sheet.Row, len(t.Edits))
	for i, e := range t.Edits {
		out[i] = sheet.Row{Type: e.Type, Data: e.Data}
	}
	return out
}

// Unknown is the error for a file whose game isn't known.
func (t SheetTable) Unknown(err error) error { return damaged(t.lines.game, err) }

// Unread is the error for a file whose setup or, from 1, whose change can't be read.
func (t SheetTable) Unread(err error, change int) error {
	line := t.lines.setup
	if change >= 1 && change <= len(t.lines.edits) {
		line = t.lines.edits[change-1]
	}
	return damaged(line, err)
}

// Prove compares the points in the file with what its changes count. CodeBadImport with
// the Line on which they differ.
func (t SheetTable) Prove(score sheet.Score) error {
	want := pointsOf(score)
	for i, p := range t.points {
		if i >= len(want) || p.Row != want[i].Row || p.Word != want[i].Word || !slices.Equal(p.Points, want[i].Points) {
			return damaged(t.lines.points[i], nil)
		}
	}
	if len(want) > len(t.points) {
		return damaged(t.lines.end, nil)
	}
	for seat, total := range t.totals {
		if seat >= len(score.Totals) || total != strconv.Itoa(score.Totals[seat]) {
			return damaged(t.lines.players[seat], nil)
		}
	}
	if len(score.Totals) != len(t.totals) {
		return damaged(t.lines.setup, nil)
	}
	return nil
}
