package app

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"
	"time"
	"unicode/utf16"

	"spieltisch/store"
	"spieltisch/store/exchange"
)

// editors are what text editors do to a file that is opened and saved in them.
var editors = map[string]func([]byte) []byte{
	"byte order mark": func(b []byte) []byte { return append([]byte("\ufeff"), b...) },
	"CRLF":            func(b []byte) []byte { return bytes.ReplaceAll(b, []byte("\n"), []byte("\r\n")) },
	"CR":              func(b []byte) []byte { return bytes.ReplaceAll(b, []byte("\n"), []byte("\r")) },
	"blank lines":     func(b []byte) []byte { return append(append([]byte("\r\n\n"), b...), "\n\n \t\r\n"...) },
	"no last end":     bytes.TrimSpace,
	"one line":        func(b []byte) []byte { return bytes.ReplaceAll(b, []byte("\n"), nil) },
	"formatted": func(b []byte) []byte {
		var out bytes.Buffer
		_ = json.Indent(&out, b, "", "\t") // the export is JSON
		return out.Bytes()
	},
}

// inUTF16 is a text in UTF-16, with a byte order mark where there is one.
func inUTF16(text []byte, order binary.AppendByteOrder) (out []byte) {
	for _, u := range utf16.Encode([]rune(string(text))) {
		out = order.AppendUint16(out, u)
	}
	return out
}

// TestFilesThatEditorsHaveSaved takes in the export of each version as text editors leave it: as good as the file itself, or
// refused with what is to be done. Versions differ in what is between the signs that editors change, so two of them have each editor.
func TestFilesThatEditorsHaveSaved(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "landed", "*", "export.json"))
	fine(t, err)
	if len(files) < 6 {
		t.Fatal(files)
	}
	st := landedStore(t)
	for i, file := range files {
		data, err := os.ReadFile(file)
		fine(t, err)
		want, err := looked(t, st, data)
		fine(t, err)
		for k, what := range slices.Sorted(maps.Keys(editors)) {
			if n := len(files); k%n != i && (k+1)%n != i {
				continue
			}
			edited := editors[what](data)
			if bytes.Equal(edited, data) {
				t.Fatalf("%s changes nothing in %s", what, file)
			}
			if got, err := looked(t, st, edited); err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%s with %s: %v\n%+v, want\n%+v", file, what, err, got, want)
			}
		}
		for _, mark := range []string{"", "\ufeff"} {
			for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
				if _, err := looked(t, st, inUTF16(append([]byte(mark), data...), order)); store.CodeOf(err) != store.CodeImportCoding {
					t.Errorf("%s in UTF-16, %v, marked %t: %v", file, order, mark != "", err)
				}
			}
		}
	}
}

// TestTablesForOtherProgramsAreNamed takes in what only looks like a file of ours.
func TestTablesForOtherProgramsAreNamed(t *testing.T) {
	st := landedStore(t)
	var history bytes.Buffer
	fine(t, exchange.WriteHistory(t.Context(), st, &history, store.HistoryFilter{}, exchange.CSVStyle{
		Comma: ';', Header: []string{"Wann", "Spiel"}, Kind: func(kind string) string { return kind }, Player: func(p store.Player) string { return p.Name },
		State: func(store.Play) string { return "" }, Time: func(at time.Time) string { return at.Format(time.DateOnly) },
	}))
	var sheet bytes.Buffer
	fine(t, exchange.WriteTable(&sheet, ',', [][]string{{"Wertungsblatt", "Decipher"}, {"Datum", "1.1.2026"}}))
	for text, want := range map[string]store.Code{
		history.String():              store.CodeImportTable,
		sheet.String():                store.CodeImportTable,
		"\r\n\r\n" + sheet.String():   store.CodeImportTable,
		"Wertungsblatt;Bei J\xf6rg\n": store.CodeImportTable, // as spreadsheets for Windows save one
		string(inUTF16([]byte("\ufeffWertungsblatt\tBei Jörg\r\n"), binary.LittleEndian)): store.CodeImportTable,
		string(inUTF16([]byte("Wertungsblatt;Bei Jörg"), binary.BigEndian)):               store.CodeImportTable,
		string(inUTF16([]byte("\ufeff\r\n{\"a\":1,\"b\":2}"), binary.BigEndian)):          store.CodeImportCoding,
		"PK\x03\x04\x14\x00,;\xff\n":          store.CodeBadImport,
		"Name\tPunkte\nTina\t12\n":            store.CodeImportTable,
		"\ufeffspieltisch;sheet;1;2026-11-22": store.CodeImportTable, // as it could be read back before any version was published
		"<html>; </html>":                     store.CodeBadImport,
		"{\"a\":1,\"b\":2}":                   store.CodeBadImport,
		"hello":                               store.CodeBadImport,
		"SQLite format 3\x00\x10\x00,;":       store.CodeBadImport,
		"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR": store.CodeBadImport,
	} {
		if _, err := looked(t, st, []byte(text)); store.CodeOf(err) != want {
			t.Errorf("%.30q: %v, want %s", text, err, want)
		}
	}
}
