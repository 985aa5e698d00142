package exchange

import (
	"bufio"
	"encoding/csv"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// The parts of the file, in order.
var csvParts = []string{csvFormat, csvSheet, "about", "setup", "player", "points", "change", "end"}

// readSheetCSV is ReadSheetCSV without a limit.
func readSheetCSV(r io.Reader) (SheetTable, error) {
	b := bufio.NewReader(r)
	if err := unmark(b); err != nil {
		return SheetTable{}, err
	}
	if SortOf(b) != OneSheet {
		return SheetTable{}, noFileOfOurs(b, 1, nil)
	}
	head, err := b.Peek(len(csvFormat) + 1)
	if err != nil {
		return SheetTable{}, damaged(1, err)
	}
	in := csv.NewReader(b)
	in.FieldsPerRecord = -1
	in.Comma = rune(head[len(csvFormat)])
	s := &sheetReader{in: in, part: -1}
	err = s.read()
	if e, ok := errors.AsType[*store.Error](err); ok {
		return SheetTable{}, e
	}
	if err != nil {
		return SheetTable{}, damaged(max(1, s.line), err)
	}
	return s.t, nil
}

// sheetReader reads line by line.
type sheetReader struct {
	in     *csv.Reader
	t      SheetTable
	line   int
	part   int      // of csvParts, -1 before the first
	fields []string // of the line behind its name
	edit   sheet.Edit
}

func (s *sheetReader) read() error {
	for {
		record, err := s.in.Read()
		if errors.Is(err, io.EOF) {
			s.line++
			return bad("it ends early")
		}
		if e := (*csv.ParseError)(nil); errors.As(err, &e) {
			s.line = e.StartLine
		}
		if err != nil {
			return err
		}
		s.line, _ = s.in.FieldPos(0)
		if err := s.take(record); err != nil {
			return err
		}
		if csvParts[s.part] == "end" {
			return s.over()
		}
	}
}

// over makes sure that nothing follows.
func (s *sheetReader) over() error {
	_, err := s.in.Read()
	if errors.Is(err, io.EOF) {
		return nil
	}
	s.line++
	return bad("something behind the end")
}

// take reads a line, which goes on with its part or begins the next one.
func (s *sheetReader) take(record []string) error {
	at := slices.Index(csvParts, record[0])
	if at < 0 || !s.follows(at) {
		return bad("%q isn't expected", record[0])
	}
	s.part, s.fields = at, record[1:]
	for len(s.fields) > 0 && s.fields[len(s.fields)-1] == "" { // spreadsheets fill up
		s.fields = s.fields[:len(s.fields)-1]
	}
	return [...]func() error{s.format, s.sheet, s.about, s.setup, s.player, s.pointsLine, s.change, s.end}[at]()
}

// follows tells whether a line of a part may come now. There may be many of players, points
// and changes, and none of the last two.
func (s *sheetReader) follows(at int) bool {
	player, points := slices.Index(csvParts, "player"), slices.Index(csvParts, "points")
	last := len(csvParts) - 1
	if at == s.part {
		return at >= player && at < last
	}
	for skipped := s.part + 1; skipped < at; skipped++ {
		if skipped < points {
			return false
		}
	}
	return at > s.part
}

// most refuses a line with more than n fields.
func (s *sheetReader) most(n int) error {
	if len(s.fields) > n {
		return bad("too many fields")
	}
	return nil
}

// field is a field of the line, "" behind its end.
func (s *sheetReader) field(i int) string {
	if i < len(s.fields) {
		return s.fields[i]
	}
	return ""
}

func (s *sheetReader) text(i int) string { return strings.TrimPrefix(s.field(i), "'") }

func (s *sheetReader) number(i, low, high int) (int, error) {
	n, err := strconv.Atoi(s.field(i))
	if err == nil && (n < low || n > high || strconv.Itoa(n) != s.field(i)) {
		err = bad("%d isn't between %d and %d", n, low, high)
	}
	return n, err
}

func (s *sheetReader) at(i int) (time.Time, error) {
	at, err := time.Parse(csvTime, s.field(i))
	if err == nil && (at.UnixMilli() < 0 || at.UnixMilli() >= importTime) {
		err = bad("time")
	}
	return at.Local(), err
}

func (s *sheetReader) uid(i int, needed bool) (string, error) {
	uid := s.field(i)
	if !isUID(uid) && (needed || uid != "") {
		return "", bad("uid")
	}
	return uid, nil
}

func (s *sheetReader) format() (err error) {
	version, err := s.number(1, 1, 1<<30)
	if s.field(0) != csvSheet || err != nil {
		return bad("no score sheet")
	}
	if version > csvVersion {
		return newer(version, csvVersion)
	}
	if s.t.Written, err = s.at(2); err != nil {
		return err
	}
	return s.most(3)
}

func (s *sheetReader) sheet() error {
	t := &s.t
	t.lines.game = s.line
	var errs [5]error
	t.UID, errs[0] = s.uid(0, true)
	t.Kind = s.field(1)
	t.Rules, errs[1] = s.number(2, 0, 1<<30)
	t.Created, errs[2] = s.at(3)
	t.Match, errs[3] = s.uid(4, false)
	t.Series, errs[4] = s.uid(5, false)
	if !isKind(t.Kind) {
		return bad("game")
	}
	return errors.Join(append(errs[:], s.most(6))...)
}

func (s *sheetReader) about() (err error) {
	t := &s.t
	if t.Played, err = s.at(0); err != nil {
		return err
	}
	t.Place, t.Note = strings.TrimSpace(strings.ToValidUTF8(s.text(1), "")), strings.TrimSpace(strings.ToValidUTF8(s.text(2), ""))
	if utf8.RuneCountInString(t.Place) > store.MaxPlace || utf8.RuneCountInString(t.Note) > store.MaxNote {
		return bad("place or note")
	}
	return s.most(3)
}

func (s *sheetReader) setup() error {
	s.t.lines.setup = s.line
	s.t.Setup = []byte(s.field(0))
	if !json.Valid(s.t.Setup) {
		return bad("setup")
	}
	return s.most(1)
}

func (s *sheetReader) player() (err error) {
	t := &s.t
	p := SheetPlayer{Name: s.text(1)}
	if name, err := store.StoredName(p.Name); err != nil || name != p.Name {
		return bad("name")
	}
	if p.UID, err = s.uid(3, true); err != nil {
		return err
	}
	if p.Color, err = s.number(4, 0, 1<<30); err != nil {
		return err
	}
	if slices.ContainsFunc(append(slices.Clip(t.Players), t.Others...), func(o SheetPlayer) bool { return o.UID == p.UID }) {
		return bad("a player twice")
	}
	if s.field(0) == "" {
		if t.Others = append(t.Others, p); len(t.Others) > maxOthers {
			return bad("too many others")
		}
		return s.most(5)
	}
	if _, err := s.number(0, len(t.Players)+1, len(t.Players)+1); err != nil || len(t.Others) > 0 || len(t.Players) == importSeats {
		return bad("seat")
	}
	t.Players, t.totals, t.lines.players = append(t.Players, p), append(t.totals, s.field(2)), append(t.lines.players, s.line)
	return s.most(5)
}

func (s *sheetReader) pointsLine() error {
	t := &s.t
	n := len(t.points) + 1
	if _, err := s.number(0, n, n); err != nil {
		return err
	}
	p := sheetPoints{Row: n, Word: s.text(1), Points: make([]string, len(t.Players))}
	for i := range p.Points {
		p.Points[i] = s.field(2 + i)
	}
	t.points, t.lines.points = append(t.points, p), append(t.lines.points, s.line)
	return s.most(2 + len(t.Players))
}

func (s *sheetReader) change() (err error) {
	t := &s.t
	n := len(t.Edits)
	e := SheetEdit{Type: s.field(1)}
	at, err := s.number(0, max(1, n), min(n+1, maxEdits))
	if err != nil {
		return err
	}
	if e.At, err = s.at(2); err != nil {
		return err
	}
	if e.By, err = s.uid(3, false); err != nil {
		return err
	}
	known := func(p SheetPlayer) bool { return p.UID == e.By }
	if e.By != "" && !slices.ContainsFunc(t.Players, known) && !slices.ContainsFunc(t.Others, known) {
		return bad("nobody has this uid")
	}
	if more := at == n; more {
		if last := t.Edits[n-1]; e.Type != sheet.TypeSet || last.Type != e.Type || last.By != e.By || !last.At.Equal(e.At) {
			return bad("no part of change %d", n)
		}
	} else {
		if err := s.settle(); err != nil {
			return err
		}
		t.Edits, t.lines.edits = append(t.Edits, e), append(t.lines.edits, s.line)
	}
	switch e.Type {
	case sheet.TypeSet:
		return s.put()
	case sheet.TypeUndo, sheet.TypeRedo:
		return s.most(4)
	}
	return bad("change of type %q", e.Type)
}

// put adds a field to the change that is being read.
func (s *sheetReader) put() error {
	row, err := s.number(4, 0, 1<<20)
	if err != nil {
		return err
	}
	seat := games.Table
	if s.field(5) != "" {
		n, err := s.number(5, 1, len(s.t.Players))
		if err != nil {
			return err
		}
		seat = games.Seat(n - 1)
	}
	if s.field(6) == "" || len(s.edit) == sheet.MaxEdit {
		return bad("field")
	}
	s.edit = s.edit.Set(sheet.Cell{Row: row, Seat: seat, Field: sheet.Field(s.field(6))}, s.text(7))
	return s.most(8)
}

// settle ends the change that was being read.
func (s *sheetReader) settle() error {
	if len(s.edit) == 0 {
		return nil
	}
	data, err := json.Marshal(s.edit)
	s.t.Edits[len(s.t.Edits)-1].Data, s.edit = data, nil
	return err
}

func (s *sheetReader) end() error {
	if err := s.settle(); err != nil {
		return err
	}
	s.t.lines.end = s.line
	if _, err := s.number(0, len(s.t.Edits), len(s.t.Edits)); err != nil {
		return err
	}
	if len(s.t.Players) == 0 {
		return bad("no players")
	}
	return s.most(1)
}
