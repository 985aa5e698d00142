package app

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"spieltisch/store"
)

// many is the export of a landed family with n matches: its own, over and over under other uids.
func many(t testing.TB, n int) []byte {
	t.Helper()
	data, err := os.ReadFile("testdata/landed/schema-4/export.json")
	fine(t, err)
	lines := strings.Split(string(data), "\n")
	var out, matches []string
	at := 0
	for i, l := range lines {
		if l == `"matches":[` {
			at = i
		}
		if at > 0 && i > at && strings.HasPrefix(l, `{"uid"`) {
			matches = append(matches, strings.TrimRight(strings.TrimSuffix(l, "],"), ","))
			if strings.HasSuffix(l, "],") {
				out = append(out, lines[:at+1]...)
				for k := range n {
					m := matches[k%len(matches)]
					m = `{"uid":"` + fmt.Sprintf("%032x", k) + m[len(`{"uid":"`)+32:]
					if k < n-1 {
						m += ","
					} else {
						m += "],"
					}
					out = append(out, m)
				}
				out = append(out, lines[i+1:]...)
				break
			}
		}
	}
	text := []byte(strings.Join(out, "\n"))
	if !json.Valid(text) {
		t.Fatal("no JSON")
	}
	return text
}

func BenchmarkImport(b *testing.B) {
	data := many(b, 1000)
	b.Logf("%d bytes", len(data))
	for b.Loop() {
		st, err := store.Open(b.TempDir(), store.Options{})
		fine(b, err)
		_, err = taken(b, st, data)
		fine(b, err, st.Close())
	}
}
