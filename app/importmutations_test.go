package app

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games/sheet"
	"spieltisch/store"
	"spieltisch/store/exchange"
	"spieltisch/store/exchange/importtest"
)

// mutations is how many damaged files TestMutatedImports takes in.
var mutations = flag.Int("mutations", 30, "damaged imports to try")

// readable are the matches and sheets of a store that can be played again, by uid with their rows.
func readable(t testing.TB, st *store.Store) map[string]int {
	t.Helper()
	out := map[string]int{}
	replayer := replayerOf(t)
	all, err := st.Matches()
	fine(t, err)
	for _, m := range all {
		rows, err := st.Rows(m.ID)
		fine(t, err)
		c := exchange.Claim{Kind: m.Kind, Rules: m.Rules, Setup: m.Setup, Seats: len(m.Players)}
		for _, r := range rows {
			c.Rows = append(c.Rows, r.Row)
		}
		res, err := replayer.Match(t.Context(), c)
		if err != nil {
			continue
		}
		out[m.UID] = len(rows)
		if m.State != store.Unreadable && ((res.Outcome == nil) != (m.State == store.Running) || res.Standing.Asked != m.Asked) {
			t.Errorf("%s says %s, turn %d, and is %+v", m.Kind, m.State, m.Asked, res)
		}
	}
	plays, _, err := st.History(store.HistoryFilter{Sheets: true, Limit: 1000})
	fine(t, err)
	for _, p := range plays {
		s, err := st.Sheet(p.Sheet)
		fine(t, err)
		g, err := Games().Find(s.Kind)
		if err != nil {
			continue
		}
		edits, err := st.Rows(s.ID)
		fine(t, err)
		if _, err := sheet.Replay(g.Sheet.Kind, s.Setup, store.EditRows(edits)); err == nil {
			out["sheet "+s.UID] = len(edits)
		}
	}
	return out
}

// mutated takes a file in and tells what came of it; every match that was readable still is, and what
// is new can be read.
func mutated(t testing.TB, st *store.Store, data []byte, what string) error {
	t.Helper()
	before := readable(t, st)
	look, lookErr := looked(t, st, data)
	if now := readable(t, st); len(now) != len(before) {
		t.Fatalf("%s: a preview changes something", what)
	}
	r, err := taken(t, st, data)
	if (err == nil) != (lookErr == nil) || err == nil && look.Matches != r.Matches {
		t.Fatalf("%s: preview %+v, %v; import %+v, %v", what, look, lookErr, r, err)
	}
	if err != nil && !refusal(store.CodeOf(err)) {
		t.Fatalf("%s: %v", what, err)
	}
	after := readable(t, st)
	for uid, rows := range before {
		if after[uid] < rows {
			t.Fatalf("%s: %s was readable with %d rows and has %d", what, uid, rows, after[uid])
		}
	}
	if err != nil && len(after) != len(before) {
		t.Fatalf("%s: refused, but something is new", what)
	}
	all, no := st.Matches()
	fine(t, no)
	for _, m := range all {
		if _, ok := after[m.UID]; !ok {
			t.Fatalf("%s: a %s came in that can't be read", what, m.Kind)
		}
	}
	if _, err := exchange.Export(t.Context(), st, &bytes.Buffer{}); err != nil {
		t.Fatalf("%s: no export after it: %v", what, err)
	}
	return err
}

// refusal tells whether a code says what is wrong with a file.
func refusal(c store.Code) bool {
	return strings.HasPrefix(string(c), "import") || c == store.CodeBadImport || c == store.CodeNewerImport
}

// TestMutatedImports takes damaged files into a family's data and into an empty file: whatever stands
// in them, no match is lost, nothing is half there, and nothing panics or goes on for ever.
func TestMutatedImports(t *testing.T) {
	landed := landedExport(t)
	for i, class := range importtest.Classes() {
		t.Run(class, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(7, uint64(i)))
			st := landedStore(t)
			for range max(1, *mutations/len(importtest.Classes())) {
				_ = mutated(t, st, importtest.One(rng, landed, class), class)
			}
		})
	}
	t.Run("any", func(t *testing.T) {
		rng := rand.New(rand.NewPCG(7, 1000))
		came := 0
		for range *mutations / 10 {
			st := landedStore(t)
			if rng.IntN(2) == 0 {
				st = emptyStore(t)
			}
			data, what := importtest.Mutate(rng, landed)
			if mutated(t, st, data, what) == nil {
				came++
			}
		}
		t.Logf("%d of %d files came in", came, *mutations/10)
	})
}

// FuzzMutatedImport is TestMutatedImports for numbers that nobody has chosen.
func FuzzMutatedImport(f *testing.F) {
	landed := landedExport(f)
	f.Add(uint64(1))
	f.Fuzz(func(t *testing.T, seed uint64) {
		data, what := importtest.Mutate(rand.New(rand.NewPCG(seed, 0)), landed)
		_ = mutated(t, emptyStore(t), data, what)
	})
}

func emptyStore(t testing.TB) *store.Store {
	t.Helper()
	st, err := store.Open(shelltest.Fresh(t), store.Options{})
	fine(t, err)
	t.Cleanup(func() { st.Close() }) //nolint:errcheck // only looked at
	return st
}

// A match that can't be read here is put right by a good log, even when ours is longer or went
// another way; one that can be read stays.
func TestGoodLogHeals(t *testing.T) {
	landed := landedExport(t)
	for name, damage := range map[string]string{
		"a sum":         "UPDATE actions SET sum = sum + 1 WHERE match_id = ?1 AND seq = 2",
		"a row lost":    "DELETE FROM actions WHERE match_id = ?1 AND seq = 2",
		"the end lost":  "DELETE FROM actions WHERE match_id = ?1 AND seq > 2 OR match_id = ?1 AND seq = 1",
		"a row more":    "INSERT INTO actions SELECT match_id, seq + 1, seat, type, data, sum, at, elapsed FROM actions WHERE match_id = ?1 ORDER BY seq DESC LIMIT 1",
		"setup":         "UPDATE matches SET setup = x'7b7d' WHERE id = ?1",
		"kind":          "UPDATE matches SET kind = 'chess' WHERE id = ?1",
		"a seat lost":   "DELETE FROM seats WHERE match_id = ?1 AND seat = 1",
		"only the mark": "UPDATE matches SET state = 'unreadable' WHERE id = ?1",
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			copyLanded(t, dir)
			inFile(t, filepath.Join(dir, "spieltisch.sqlite"), damage, 3)
			st, err := store.Open(dir, store.Options{})
			fine(t, err)
			defer st.Close() //nolint:errcheck // only looked at
			before := readable(t, st)
			r, err := taken(t, st, landed)
			fine(t, err)
			if r.Matches.Healed != 1 || r.LeftOut.Count != 0 {
				t.Errorf("%+v", r)
			}
			after := readable(t, st)
			want := len(before) + 1
			if name == "only the mark" {
				want = len(before)
			}
			if len(after) != want {
				t.Errorf("%d readable, then %d", len(before), len(after))
			}
			again, err := taken(t, st, landed)
			fine(t, err)
			if again.Matches.Healed+again.Matches.Extended+again.Matches.Added != 0 {
				t.Errorf("the second time: %+v", again.Matches)
			}
		})
	}
}

// An import of much ends soon after it is told to, and leaves nothing behind.
func TestImportIsCancelled(t *testing.T) {
	data := many(t, 60)
	st := emptyStore(t)
	ctx, cancel := context.WithCancel(t.Context())
	read := int64(0)
	_, err := exchange.Read(ctx, st, bytes.NewReader(data), exchange.Options{Replayer: replayerOf(t), Tell: func(n int64) {
		if read = n; n > int64(len(data)/2) {
			cancel()
		}
	}})
	if !errors.Is(err, context.Canceled) || read == 0 {
		t.Fatal(err, read)
	}
	in, err := exchange.Read(t.Context(), st, bytes.NewReader(data), exchange.Options{Replayer: replayerOf(t)})
	fine(t, err)
	ctx, cancel = context.WithCancel(t.Context())
	_, err = in.Take(ctx, func(part float64) {
		if part > 0.5 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || len(readable(t, st)) != 0 {
		t.Fatal(err, "something was taken in")
	}
	r, err := in.Take(t.Context(), nil)
	fine(t, err, in.Close())
	if len(readable(t, st)) != r.Matches.Added+r.Sheets.Added {
		t.Error(r)
	}
}

// A move that is made meanwhile lands, and so does the import.
func TestMoveDuringImport(t *testing.T) {
	st := landedStore(t)
	in, err := exchange.Read(t.Context(), st, bytes.NewReader(many(t, 60)), exchange.Options{Replayer: replayerOf(t)})
	fine(t, err)
	key := store.ThisComputer[bool]("moved")
	waiting, moved := make(chan struct{}), make(chan error)
	go func() {
		<-waiting
		moved <- key.Set(st, true)
	}()
	once := false
	r, err := in.Take(t.Context(), func(float64) {
		if !once {
			once = true
			close(waiting)
		}
	})
	fine(t, err, <-moved, in.Close())
	if r.Matches.Added != 60 || len(readable(t, st)) < 60 {
		t.Errorf("%+v", r.Matches)
	}
	var ok bool
	if _, err := key.Get(st, &ok); err != nil || !ok {
		t.Error(err, ok)
	}
}
