package exchange

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// csvScore is a score with these totals.
func csvScore(totals ...int) sheet.Score {
	l := sheet.Line{Row: 1, Word: "=HOBBY"}
	for _, n := range totals {
		l.Seats = append(l.Seats, sheet.Mark{Known: n != 0, Points: n})
	}
	return sheet.Score{Lines: []sheet.Line{l}, Totals: totals}
}

func csvOf(t testing.TB, comma rune, c SheetCopy, score sheet.Score) string {
	t.Helper()
	var b bytes.Buffer
	fatal(t, WriteSheetCSV(&b, comma, time.UnixMilli(1795310650123), c, score))
	return b.String()
}

// copied is a sheet with something of everything.
func copied(t testing.TB) SheetCopy {
	t.Helper()
	at := time.UnixMilli(1795310640123)
	uid := func(n int) string { return fmt.Sprintf("%032x", n) }
	data := func(e sheet.Edit) []byte {
		b, err := json.Marshal(e)
		fatal(t, err)
		return b
	}
	return SheetCopy{
		UID: uid(1), Kind: "decipher", Rules: 1, Series: uid(2), Match: uid(3), Created: at, Played: at.Add(-time.Hour), Place: "bei \"Oma\"; oben", Note: "+1\n'so'",
		Setup: []byte(`{"Seats":2,"Length":5}`), Players: []SheetPlayer{{uid(4), "=Tina", 0}, {uid(5), "Lee, d. J.", 7}}, Others: []SheetPlayer{{uid(6), "'Ben", 2}},
		Edits: []SheetEdit{
			{Type: "set", By: uid(6), At: at, Data: data(sheet.Edit{}.Set(sheet.Of(1, "guesser"), "-").Set(sheet.Cell{Row: 1, Seat: 1, Field: "left"}, "10+5-3"))},
			{Type: "undo", At: at.Add(time.Second)},
			{Type: "redo", By: uid(4), At: at.Add(2 * time.Second)},
			{Type: "set", At: at.Add(3 * time.Second), Data: data(sheet.Edit{}.Set(sheet.Whole("end"), "closed").Empty(sheet.Of(1, "guesser")))},
		},
	}
}

// What is written is read back, whatever stands in it.
func TestSheetCSVRoundTrip(t *testing.T) {
	fixed := copied(t)
	text := rapid.Custom(func(t *rapid.T) string {
		raw := rapid.StringN(0, 20, 80).Draw(t, "text")
		return strings.TrimSpace(strings.ReplaceAll(strings.ToValidUTF8(raw, ""), "\r", ""))
	})
	check := func(t testing.TB, comma rune, c SheetCopy) {
		t.Helper()
		score := csvScore(3, -4)
		got, err := ReadSheetCSV(strings.NewReader(csvOf(t, comma, c, score)))
		fatal(t, err, got.Prove(score))
		if !reflect.DeepEqual(got.SheetCopy, c) || got.Written.UnixMilli() != 1795310650123 {
			t.Fatalf("\n%+v\nis read as\n%+v", c, got)
		}
	}
	for _, comma := range []rune{';', ',', '\t'} {
		check(t, comma, fixed)
	}
	rapid.Check(t, func(t *rapid.T) {
		c := fixed
		c.Place, c.Note = text.Draw(t, "place"), text.Draw(t, "note")
		c.Players, c.Edits = slices.Clone(c.Players), nil
		if name, err := store.StoredName(text.Draw(t, "name")); err == nil {
			c.Players[1].Name = name
		}
		for i := range rapid.IntRange(0, 4).Draw(t, "edits") {
			var e sheet.Edit
			for range rapid.IntRange(1, 3).Draw(t, "fields") {
				cell := sheet.Cell{Row: rapid.IntRange(0, 300).Draw(t, "row"), Seat: games.Seat(rapid.IntRange(-1, 1).Draw(t, "seat")), Field: "word"}
				e = e.Set(cell, text.Draw(t, "cell"))
			}
			data, err := json.Marshal(e)
			if err != nil {
				t.Fatal(err)
			}
			c.Edits = append(c.Edits, SheetEdit{Type: "set", Data: data, At: c.Created.Add(time.Duration(i) * time.Second)})
		}
		var b bytes.Buffer
		score := csvScore(1, 2)
		if err := WriteSheetCSV(&b, ';', c.Created, c, score); err != nil {
			t.Fatal(err)
		}
		got, err := ReadSheetCSV(&b)
		if err != nil || !reflect.DeepEqual(got.SheetCopy, c) {
			t.Fatalf("%v\n%+v\nis read as\n%+v", err, c, got)
		}
	})
}

// Spreadsheets write the file again with other quotes and empty fields at the ends.
func TestSheetCSVFromSpreadsheet(t *testing.T) {
	c := copied(t)
	c.Note = "so"
	var lines []string
	for _, l := range strings.Split(strings.TrimSuffix(csvOf(t, ';', c, csvScore(3, 4)), "\r\n"), "\r\n") {
		lines = append(lines, l+strings.Repeat(";", 12-strings.Count(l, ";")))
	}
	got, err := ReadSheetCSV(strings.NewReader(strings.TrimPrefix(strings.Join(lines, "\n"), bom)))
	fatal(t, err)
	if !reflect.DeepEqual(got.SheetCopy, c) {
		t.Errorf("%+v", got)
	}
}

// Whatever is damaged is refused with its line.
func TestSheetCSVDamaged(t *testing.T) {
	c, score := copied(t), csvScore(3, 4)
	c.Note = "so" // on one line
	whole := strings.Split(strings.TrimSuffix(csvOf(t, ';', c, score), "\r\n"), "\r\n")
	refused := func(what string, lines []string, want int) {
		t.Helper()
		got, err := ReadSheetCSV(strings.NewReader(strings.Join(lines, "\r\n")))
		if err == nil {
			err = got.Prove(score)
		}
		e, ok := errors.AsType[*store.Error](err)
		if !ok || e.Code != store.CodeBadImport || e.Args["Line"] != want {
			t.Errorf("%s: %v, want line %d", what, err, want)
		}
	}
	for i, line := range whole {
		with := func(text string) []string {
			out := slices.Clone(whole)
			out[i] = text
			return out
		}
		if i > 0 { // else it is another table
			refused("another part at "+line, with("what"+line[strings.IndexByte(line, ';'):]), i+1)
		}
		refused("a quote in "+line, with(line+`;"`), i+1)
		refused("one field more in "+line, with(line+";;;;;;;;;x"), i+1)
		refused("it ends before "+line, whole[:i], max(1, i+1))
	}
	for _, d := range []struct{ old, damaged string }{
		{"spieltisch;sheet;1;", "spieltisch;sheet;x;"},
		{"spieltisch;sheet;", "spieltisch;list;"},
		{";decipher;", ";DECIPHER;"},
		{"0001;", "001;"},
		{"2026-11-", "2026-13-"},
		{"bei ", strings.Repeat("lang ", 20)},
		{`{""Seats""`, `{Seats""`},
		{"player;1", "player;2"},
		{"Lee, d. J.", ""},
		{"'=Tina;3", "'=Tina;4"},
		{"points;1", "points;2"},
		{"'=HOBBY;3", "'=HOBBY;5"},
		{"change;2;undo", "change;3;undo"},
		{"change;2;undo", "change;1;undo"},
		{"change;2;undo", "change;2;update"},
		{";1;2;left;", ";1;3;left;"},
		{";1;2;left;", ";1;2;;"},
		{"end;4", "end;5"},
	} {
		i := slices.IndexFunc(whole, func(l string) bool { return strings.Contains(l, d.old) })
		if i < 0 {
			t.Fatalf("no %q in %q", d.old, whole)
		}
		lines := slices.Clone(whole)
		lines[i] = strings.Replace(lines[i], d.old, d.damaged, 1)
		refused(d.damaged, lines, i+1)
	}
	refused("another uid of who typed", append(slices.Clone(whole[:9]), append([]string{strings.Replace(whole[9], fmt.Sprintf("%032x", 6), fmt.Sprintf("%032x", 9), 1)}, whole[10:]...)...), 10)
	refused("something behind the end", append(slices.Clone(whole), "points;1"), len(whole)+1)
	refused("nothing", nil, 1)
	_, err := ReadSheetCSV(strings.NewReader("spieltisch;sheet;2;2026-11-22T01:24:00.000Z"))
	if store.CodeOf(err) != store.CodeNewerImport {
		t.Error(err)
	}
}

func FuzzSheetCSV(f *testing.F) {
	text := csvOf(f, ';', copied(f), csvScore(3, 4))
	f.Add([]byte(text))
	f.Add([]byte(strings.ReplaceAll(text, "\r\n", "\n")))
	for _, cut := range []int{5, 60, 200, 400} {
		f.Add([]byte(text[:min(cut, len(text))]))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		got, err := ReadSheetCSV(bytes.NewReader(data))
		if e, ok := errors.AsType[*store.Error](err); ok && (e.Code != store.CodeNewerImport && (e.Code != store.CodeBadImport || e.Args["Line"].(int) < 1)) {
			t.Fatal(err)
		}
		if err == nil && got.Prove(csvScore(3, 4)) == nil {
			if again := csvOf(t, ';', got.SheetCopy, csvScore(3, 4)); again == "" {
				t.Fatal("it can't be written")
			}
		}
	})
}

// A sheet that came as a table before the match that it stands for becomes one game with
// it, as soon as everything comes.
func TestSheetBeforeItsMatch(t *testing.T) {
	s, match, _ := played(t)
	id, err := s.CreateSheet(store.NewSheet{Kind: "dicewords", Players: []store.PlayerID{1, 2}, Match: match})
	fatal(t, err)
	won(t, s, id)
	c, err := CopySheet(s, id)
	fatal(t, err)
	there, _ := newStore(t)
	in, err := ReadSheet(t.Context(), there, c, Options{Replayer: believer{}})
	fatal(t, err)
	_, err = in.Take(t.Context(), nil)
	fatal(t, err, in.Close())
	games := func() (all []store.Play) {
		all, _, err := there.History(store.HistoryFilter{})
		fatal(t, err)
		return all
	}
	if page := games(); len(page) != 1 || page[0].Match != 0 {
		t.Fatalf("alone: %+v", page)
	}
	for range 2 { // and it stays so
		r := imported(t, there, exported(t, s))
		if r.Sheets.Same != 1 || r.Sheets.Added != 0 {
			t.Errorf("%+v", r)
		}
		if page := games(); len(page) != 1 || page[0].Match == 0 || page[0].Sheet == 0 {
			t.Fatalf("with its match: %+v", page)
		}
	}
	if _, found, err := there.SheetOf(games()[0].Match); !found || err != nil {
		t.Error(found, err)
	}
}
