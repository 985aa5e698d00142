package exchange

import (
	"bufio"
	"context"
	"io"
	"strconv"
	"time"

	"spieltisch/games"
	"spieltisch/games/sheet"
)

// A score sheet as CSV, which spreadsheets show and which is read back whole. It is UTF-8
// with a byte order mark; the comma is that of the first line. The first field of a line
// says what the others are; the lines come in this order:
//
//	spieltisch  "sheet", version 1, when it was written
//	sheet       uid, game, rules, when it was begun, uid of the match or "", uid of the first sheet on the paper or ""
//	about       when the game was played, place, note
//	setup       JSON of the game
//	player      seat from 1, name, points, uid, colour; seat "" for who has typed and didn't play
//	points      round or turn from 1, word, points by seat, "" for none
//	change      number from 1, set or undo or redo, when, uid of who typed; for set also: round or turn, seat or "",
//	            field, text. A change of several fields has as many lines with the same number.
//	end         number of changes
//
// Times are RFC 3339 in UTC. A text that a spreadsheet might take for a formula has ' before
// it. Points follow from the changes: a file in which they don't is damaged.
const (
	csvFormat  = "spieltisch"
	csvSheet   = "sheet"
	csvVersion = 1
	csvTime    = "2006-01-02T15:04:05.000Z"
)

// sheetPoints are the points of a round or turn.
type sheetPoints struct {
	Row    int
	Word   string
	Points []string // by seat, "" for none
}

// pointsOf are those of a score.
func pointsOf(score sheet.Score) []sheetPoints {
	out := make([]sheetPoints, 0, len(score.Lines))
	for _, l := range score.Lines {
		p := sheetPoints{Row: l.Row, Word: l.Word}
		for _, m := range l.Seats {
			text := ""
			if m.Known {
				text = strconv.Itoa(m.Points)
			}
			p.Points = append(p.Points, text)
		}
		out = append(out, p)
	}
	return out
}

// WriteSheetCSV writes a sheet with its score.
func WriteSheetCSV(w io.Writer, comma rune, now time.Time, c SheetCopy, score sheet.Score) error {
	b := bufio.NewWriter(w)
	if _, err := b.WriteString(bom); err != nil {
		return err
	}
	out := newCSV(b, comma)
	lines := [][]string{
		{csvFormat, csvSheet, strconv.Itoa(csvVersion), csvAt(now)},
		{csvSheet, c.UID, c.Kind, strconv.Itoa(c.Rules), csvAt(c.Created), c.Match, c.Series},
		{"about", csvAt(c.Played), csvText(c.Place), csvText(c.Note)},
		{"setup", string(c.Setup)},
	}
	for seat, p := range c.Players {
		lines = append(lines, []string{"player", strconv.Itoa(seat + 1), csvText(p.Name), strconv.Itoa(score.Totals[seat]), p.UID, strconv.Itoa(p.Color)})
	}
	for _, p := range c.Others {
		lines = append(lines, []string{"player", "", csvText(p.Name), "", p.UID, strconv.Itoa(p.Color)})
	}
	for _, p := range pointsOf(score) {
		lines = append(lines, append([]string{"points", strconv.Itoa(p.Row), csvText(p.Word)}, p.Points...))
	}
	for i, e := range c.Edits {
		more, err := e.lines(i + 1)
		if err != nil {
			return err
		}
		lines = append(lines, more...)
	}
	lines = append(lines, []string{"end", strconv.Itoa(len(c.Edits))})
	if err := out.WriteAll(lines); err != nil {
		return err
	}
	return b.Flush()
}

// lines are those of a change.
func (e SheetEdit) lines(n int) ([][]string, error) {
	head := []string{"change", strconv.Itoa(n), e.Type, csvAt(e.At), e.By}
	if e.Type != sheet.TypeSet {
		return [][]string{head}, nil
	}
	edit, err := sheet.DecodeEdit(e.Data)
	if err != nil {
		return nil, err
	}
	var out [][]string
	for _, p := range edit {
		seat := ""
		if p.Seat != games.Table {
			seat = strconv.Itoa(int(p.Seat) + 1)
		}
		out = append(out, append(head[:len(head):len(head)], strconv.Itoa(p.Row), seat, string(p.Field), csvText(p.Text)))
	}
	return out, nil
}

func csvAt(at time.Time) string { return at.UTC().Format(csvTime) }

// csvText is a text that no spreadsheet takes for a formula, and that is read back.
func csvText(text string) string {
	if text != "" && text[0] == '\'' {
		return "'" + text
	}
	return plainText(text)
}

// ReadSheetCSV reads what WriteSheetCSV writes. CodeBadImport with the Line on which
// something is damaged or no part of such a file, CodeNewerImport, CodeImportLarge.
func ReadSheetCSV(r io.Reader) (SheetTable, error) {
	from := &metered{ctx: context.Background(), r: r, most: maxSheetFile}
	t, err := readSheetCSV(from)
	if from.err != nil {
		return SheetTable{}, from.err
	}
	return t, err
}
