package store

import (
	"bufio"
	"context"
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"
)

// CSVStyle is how a table for other programs is written: signs and words are the
// caller's.
type CSVStyle struct {
	Comma  rune     // ';' in German
	Header []string // of the columns of ExportHistory
	Kind   func(kind string) string
	State  func(Play) string
	Time   func(time.Time) string
}

// CSVColumns is the number of columns of ExportHistory: when, game, place, how it ended,
// seat from 1, player, rank, points, note.
const CSVColumns = 9

// bom tells spreadsheets that a file is UTF-8.
const bom = "\ufeff"

// ExportHistory writes the games that a filter chooses (Limit and After don't matter) as
// CSV in UTF-8 with a byte order mark: a line for each player of a game, the latest game
// first. When ctx ends, the cause is its error.
func (s Exchange) ExportHistory(ctx context.Context, w io.Writer, f HistoryFilter, style CSVStyle) error {
	b := bufio.NewWriter(w)
	if _, err := b.WriteString(bom); err != nil {
		return s.wrap("export history", err)
	}
	out := NewCSV(b, style.Comma)
	if err := out.Write(style.Header); err != nil {
		return s.wrap("export history", err)
	}
	f.Limit, f.After = 500, nil
	for {
		if err := ctx.Err(); err != nil {
			return s.wrap("export history", err)
		}
		page, next, err := Results(s).History(f)
		if err != nil {
			return err
		}
		for _, p := range page {
			if err := out.WriteAll(style.lines(p)); err != nil {
				return s.wrap("export history", err)
			}
		}
		if f.After = next; next == nil {
			out.Flush()
			return s.wrap("export history", b.Flush())
		}
	}
}

// NewCSV writes with a comma of choice and line ends as spreadsheets want them.
func NewCSV(w io.Writer, comma rune) *csv.Writer {
	c := csv.NewWriter(w)
	c.Comma, c.UseCRLF = comma, true
	return c
}

func (style CSVStyle) lines(p Play) [][]string {
	rank := map[int]string{}
	for _, x := range p.Places {
		rank[int(x.Seat)] = strconv.Itoa(x.Rank)
	}
	var out [][]string
	for seat, player := range p.Players {
		out = append(out, []string{
			style.Time(p.At), CSVText(style.Kind(p.Kind)), CSVText(p.Place), CSVText(style.State(p)), strconv.Itoa(seat + 1),
			CSVText(player.Name), rank[seat], strconv.Itoa(p.Points[seat]), CSVText(p.Note),
		})
	}
	return out
}

// CSVText is a text that no spreadsheet takes for a formula.
func CSVText(text string) string {
	if text != "" && strings.ContainsRune("=+-@\t\r", rune(text[0])) {
		return "'" + text
	}
	return text
}
