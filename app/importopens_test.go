package app

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"spieltisch/store"
	"spieltisch/store/exchange"
)

// TestImportOpensWhatItTakes changes one thing in an export so that it replays all the same, but its page couldn't show it: it is
// left out and named, and everything else comes in.
func TestImportOpensWhatItTakes(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "landed", "schema-13", "export.json"))
	fine(t, err)
	whole := string(data)
	list := func(name string) (from, to int) {
		from = strings.Index(whole, `"`+name+`":[`)
		return from, from + strings.Index(whole[from:], "],\n\"")
	}
	st, err := store.Open(t.TempDir(), store.Options{})
	fine(t, err)
	t.Cleanup(func() { st.Close() }) //nolint:errcheck // only looked at
	all, err := looked(t, st, data)
	fine(t, err)
	if all.LeftOut.Count > 0 {
		t.Fatalf("%+v", all.LeftOut)
	}
	drafts := draftsAfter(t, whole)
	for _, c := range []struct {
		what, list, old, with string
		sort                  exchange.LeftSort
	}{
		{"a seat that isn't there", "puzzles", `"seat":[01],"best"`, `"seat":7,"best"`, exchange.LeftPuzzle},
		{"a seat that isn't asked", "puzzles", `"seat":0,"best"`, `"seat":1,"best"`, exchange.LeftPuzzle},
		{"a seat that isn't there", "mistakes", `"seat":0,"seats":\["`, `"seat":1,"seats":["`, exchange.LeftMistake},
		{"a step beyond the match", "mistakes", `"step":3,(.*?"finding":\{"Step":)3,`, `"step":5,${1}5,`, exchange.LeftMistake},
		{"another type", "settings", `\{"key":"lang"`, `{"key":"mistakes.auto.62da6199195dc45ad8bff15278916a78","value":{},"updated":1793633460000},{"key":"lang"`, exchange.LeftOption},
		{"strange tiles in a draft of Da Vinci Code", "matches", `("data":\{"Black":\d)(,"Target")`, `$1,"Row":[0,2]$2`, exchange.LeftDraft},
		{"locked dice in a draft of Dicewords", "matches", `("Locked":\[)false(.*?"Past":\[\{"Keep":\[)false`, `${1}true${2}true`, exchange.LeftDraft},
		{"a secret word too long", "matches", `"data":\{"Word":"HU"`, `"data":{"Word":"HUHUHU"`, exchange.LeftDraft},
		{"a zone in a draft of Decipher", "matches", `"data":\{"Zone":-1`, `"data":{"Zone":5`, exchange.LeftDraft},
		{"a tile in a draft of Wörterklauer", "matches", `"data":\{"Laid":\["1:5,0"`, `"data":{"Good":["90:0,0"],"Laid":["1:5,0"`, exchange.LeftDraft},
		{"a text for steps", "settings", `\{"key":"lang"`, `{"key":"guided.davinci.62da6199195dc45ad8bff15278916a78","value":{"Step":"x"},"updated":1793633460000},{"key":"lang"`, exchange.LeftOption},
	} {
		from, to := list(c.list)
		if c.list == "puzzles" {
			to = len(whole)
		}
		at := regexp.MustCompile(c.old).FindStringIndex(whole[from:to])
		if at == nil {
			t.Errorf("%s: nothing to change in the %s", c.what, c.list)
			continue
		}
		part := whole[from+at[0] : from+at[1]]
		changed := whole[:from+at[0]] + regexp.MustCompile(c.old).ReplaceAllString(part, c.with) + whole[from+at[1]:]
		r, err := looked(t, st, []byte(changed))
		if err != nil || r.LeftOut.Count != 1 || r.LeftOut.Named[0].Sort != c.sort || r.LeftOut.Named[0].Line == 0 {
			t.Errorf("%s in the %s: %+v, %v", c.what, c.list, r.LeftOut, err)
		}
		if n := r.Matches.Added + r.Sheets.Added; n != all.Matches.Added+all.Sheets.Added {
			t.Errorf("%s in the %s: %d games come in", c.what, c.list, n)
		}
		if c.sort == exchange.LeftDraft {
			if have := draftsAfter(t, changed); have != drafts-1 {
				t.Errorf("%s: %d drafts come in, of %d", c.what, have, drafts)
			}
		}
	}
}

// draftsAfter is how many matches have drafts once a file was taken in.
func draftsAfter(t *testing.T, file string) int {
	t.Helper()
	st, err := store.Open(t.TempDir(), store.Options{})
	fine(t, err)
	defer st.Close() //nolint:errcheck // only looked at
	_, err = taken(t, st, []byte(file))
	fine(t, err)
	var out strings.Builder
	_, err = exchange.Export(t.Context(), st, &out)
	fine(t, err)
	return strings.Count(out.String(), `"drafts":[`)
}
