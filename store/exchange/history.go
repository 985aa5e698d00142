package exchange

import (
	"bufio"
	"context"
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"spieltisch/store"
)

// CSVStyle is how a table for other programs is written: signs and words are the
// caller's.
type CSVStyle struct {
	Comma  rune     // ';' in German
	Header []string // when, game, place, how it ended, seat from 1, player, rank, points, handicap, note
	Kind   func(kind string) string
	Player func(store.Player) string
	State  func(store.Play) string
	Time   func(time.Time) string
}

// bom tells spreadsheets that a file is UTF-8.
const bom = "\ufeff"

// WriteHistory writes the games that a filter chooses (Limit and After don't matter) as
// CSV in UTF-8 with a byte order mark: a line for each player of a game, the latest game
// first. When ctx ends, the cause is its error.
func WriteHistory(ctx context.Context, st *store.Store, w io.Writer, f store.HistoryFilter, style CSVStyle) error {
	b := bufio.NewWriter(w)
	if _, err := b.WriteString(bom); err != nil {
		return err
	}
	out := newCSV(b, style.Comma)
	if err := out.Write(style.Header); err != nil {
		return err
	}
	f.Limit, f.After = 500, nil
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		page, next, err := st.History(f)
		if err != nil {
			return err
		}
		for _, p := range page {
			if err := out.WriteAll(style.lines(p)); err != nil {
				return err
			}
		}
		if f.After = next; next == nil {
			out.Flush()
			return b.Flush()
		}
	}
}

// WriteTable writes lines for people as CSV in UTF-8 with a byte order mark. Numbers stay numbers; no other text is taken
// for a formula.
func WriteTable(w io.Writer, comma rune, lines [][]string) error {
	if _, err := io.WriteString(w, bom); err != nil {
		return err
	}
	safe := make([][]string, len(lines))
	for i, line := range lines {
		for _, text := range line {
			if _, err := strconv.Atoi(text); err != nil {
				text = plainText(text)
			}
			safe[i] = append(safe[i], text)
		}
	}
	return newCSV(w, comma).WriteAll(safe)
}

// newCSV writes with a comma of choice and line ends as spreadsheets want them.
func newCSV(w io.Writer, comma rune) *csv.Writer {
	c := csv.NewWriter(w)
	c.Comma, c.UseCRLF = comma, true
	return c
}

func (style CSVStyle) lines(p store.Play) [][]string {
	rank := map[int]string{}
	for _, x := range p.Places {
		rank[int(x.Seat)] = strconv.Itoa(x.Rank)
	}
	var out [][]string
	for seat, player := range p.Players {
		given := ""
		if all := p.Terms.Given(); seat < len(all) && all[seat] > 0 {
			given = strconv.Itoa(all[seat])
		}
		out = append(out, []string{
			style.Time(p.At), plainText(style.Kind(p.Kind)), plainText(p.Place), plainText(style.State(p)), strconv.Itoa(seat + 1),
			plainText(style.Player(player)), rank[seat], strconv.Itoa(p.Points[seat]), given, plainText(p.Note),
		})
	}
	return out
}

// plainText is a text that no spreadsheet takes for a formula.
func plainText(text string) string {
	if first, n := utf8.DecodeRuneInString(text); n > 0 && strings.ContainsRune("=+-@＝＋－＠\t\r", first) { // the wide ones in Japanese
		return "'" + text
	}
	return text
}
