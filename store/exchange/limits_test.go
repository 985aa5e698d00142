package exchange

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/store"
)

// repeated is a text so many times over, without having it in memory.
type repeated struct {
	text string
	n    int // bytes that are left
}

func (r *repeated) Read(p []byte) (int, error) {
	if r.n == 0 {
		return 0, io.EOF
	}
	n := 0
	for n < len(p) && r.n > 0 {
		c := copy(p[n:min(len(p), n+r.n)], r.text)
		n, r.n = n+c, r.n-c
	}
	return n, nil
}

const (
	exportHead = "{\"format\":\"spieltisch\",\"version\":2,\"exported\":0,\n\"players\":["
	exportTail = "],\n\"matches\":[],\n\"sheets\":[],\n\"words\":[],\n\"settings\":[],\n\"learning\":[]}\n"
)

// A file is read as a stream: what stands between the elements takes no memory, whatever it is.
func TestImportTakesNoMemoryForWhiteSpace(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	s, _ := newStore(t)
	const size = 16 << 20
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := look(t, s, io.MultiReader(strings.NewReader(exportHead), &repeated{"\n", size}, strings.NewReader(exportTail)))
	runtime.ReadMemStats(&after)
	fatal(t, err)
	if taken := after.TotalAlloc - before.TotalAlloc; taken > 4<<20 {
		t.Errorf("%d MB for nothing", taken>>20)
	}
	_, err = look(t, s, io.MultiReader(strings.NewReader(exportHead), &repeated{"\n", size}, strings.NewReader("x")))
	wantCode(t, err, store.CodeBadImport, "Line", size+2)
}

// Above the limits a file is refused, and says where.
func TestImportLimits(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	s, _ := newStore(t)
	for name, test := range map[string]struct {
		r    io.Reader
		code store.Code
		args []any
	}{
		"a large part": {io.MultiReader(strings.NewReader(exportHead+"\n{\"name\":\""), &repeated{"x", maxPart + 1}), store.CodeImportPart, []any{"Line", 3, "Max", maxPart >> 20}},
		"a large text": {io.MultiReader(strings.NewReader(`{"format":"`), &repeated{"x", maxPart + 1}), store.CodeImportPart, []any{"Line", 1}},
		"deep":         {io.MultiReader(strings.NewReader(exportHead), &repeated{"[", 1 << 20}), store.CodeImportDeep, []any{"Line", 2, "Max", maxDepth}},
		"many players": {playersOf(maxPlayers + 1), store.CodeImportMany, []any{"Line", maxPlayers + 3, "Max", maxPlayers}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := look(t, s, test.r)
			wantCode(t, err, test.code, test.args...)
		})
	}
}

func TestImportOfALargeFile(t *testing.T) {
	in := newExportReader(t.Context(), io.MultiReader(strings.NewReader(exportHead), &repeated{" ", 1 << 21}), nil)
	equal(t, "the most", in.from.most, int64(maxImport))
	in.from.most = 1 << 20
	_, _, err := in.head()
	fatal(t, err)
	wantCode(t, in.list("players", 1, nil), store.CodeImportLarge, "Max", int64(1))
}

// playersOf is an export of n players, two of whom always have one name.
func playersOf(n int) io.Reader {
	var b bytes.Buffer
	b.WriteString(exportHead)
	for i := range n {
		if i > 0 {
			b.WriteString(",")
		}
		fmt.Fprintf(&b, "\n{\"uid\":\"%032x\",\"name\":\"P%d\",\"color\":0,\"created\":0}", i, i/2)
	}
	b.WriteString(exportTail)
	return &b
}

// As many players as may be come in, those of one name hidden, and nothing grows with their square.
func BenchmarkImportPlayers(b *testing.B) {
	for _, n := range []int{maxPlayers / 4, maxPlayers} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				s, err := store.Open(b.TempDir(), store.Options{})
				fatal(b, err)
				r, err := take(b, s, playersOf(n))
				fatal(b, err, s.Close())
				if r.Players.Added != n || len(r.SameName) != n/2 {
					b.Fatal(r.Players, len(r.SameName))
				}
			}
		})
	}
}

// What can't be read is left out of an export and named; the rest is in it and can be taken in.
func TestExportLeavesOut(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	for name, test := range map[string]struct {
		damage string
		sort   LeftSort
		count  int
	}{
		"a seat points nowhere": {"UPDATE seats SET player_id = 999 WHERE log_id = 2 AND seat = 0", LeftMatch, 1},
		"a seat is lost":        {"DELETE FROM seats WHERE log_id = 2 AND seat = 0", LeftMatch, 1},
		"a row is lost":         {"UPDATE rows SET seq = 7 WHERE log_id = 2", LeftMatch, 1},
		"a bad uid":             {"UPDATE logs SET uid = 'x' WHERE id = 2", LeftMatch, 1},
		"points":                {"UPDATE seats SET points = 9007199254740992 WHERE log_id = 2", LeftMatch, 1},
		"a sheet's seat":        {"DELETE FROM seats WHERE log_id = (SELECT min(id) FROM logs WHERE sheet = 1) AND seat = 0", LeftSheet, 1},
		"a word":                {"UPDATE house_words SET word = x'ff' || 'X' WHERE id = 1", LeftWord, 1},
		"a setting":             {"UPDATE settings SET value = '{' WHERE key = 'lang'", LeftOption, 1},
		"a player and their games": {
			"UPDATE players SET uid = 'nobody' WHERE id = 4", LeftPlayer, 3, // the match that they played alone, and their answers
		},
		"a name that is no text": {"UPDATE players SET name = CAST(x'ff' AS TEXT) WHERE id = 3", "", 0},
		"a note that is no text": {"UPDATE logs SET note = CAST(x'61ff62' AS TEXT) WHERE id = 2", "", 0},
		"a merge that is a lie":  {"UPDATE players SET merged_into = 999 WHERE id = 4", "", 0},
		"a picture":              {"UPDATE player_pictures SET data = x'00'", "", 0},
	} {
		t.Run(name, func(t *testing.T) {
			s, c := full(t)
			damage(t, s, test.damage)
			var b bytes.Buffer
			left, err := Export(t.Context(), s, &b)
			fatal(t, err)
			if left.Count != test.count || test.count > 0 && left.Named[0].Sort != test.sort {
				t.Errorf("left out: %+v", left)
			}
			r, err := take(t, reopen(t, t.TempDir(), c), &b)
			fatal(t, err)
			if r.LeftOut.Count != 0 {
				t.Errorf("then left out of the import too: %+v", r.LeftOut)
			}
		})
	}
}

// What a game can't have given isn't believed.
func TestResultsMustFit(t *testing.T) {
	good := Result{Standing: games.Standing{Asked: 1, Round: 3, Points: []int{5, 7}, Scored: []games.ScoredTurn{{Seat: 1, Round: 1, Points: 7}}}}
	over := games.Outcome{Places: []games.Place{{Seat: 1, Rank: 1, Points: 7}, {Seat: 0, Rank: 2, Points: 5}}}
	if !good.fits(2) || !(Result{good.Standing, &over}).fits(2) {
		t.Error("a good one is refused")
	}
	for name, spoil := range map[string]func(*Result){
		"points of too many": func(r *Result) { r.Standing.Points = []int{1, 2, 3} },
		"too many points":    func(r *Result) { r.Standing.Points = []int{1, 1 << 53} },
		"turn":               func(r *Result) { r.Standing.Asked = 2 },
		"turn of nobody":     func(r *Result) { r.Standing.Asked = -2 },
		"round":              func(r *Result) { r.Standing.Round = 1 << 40 },
		"seat of a turn":     func(r *Result) { r.Standing.Scored = []games.ScoredTurn{{Seat: -1}} },
		"points of a turn":   func(r *Result) { r.Standing.Scored = []games.ScoredTurn{{Points: -1 << 53}} },
		"rank":               func(r *Result) { r.Outcome = &games.Outcome{Places: []games.Place{{Rank: 0}}} },
		"place twice":        func(r *Result) { r.Outcome = &games.Outcome{Places: []games.Place{{Rank: 1}, {Rank: 2}}} },
	} {
		r := Result{Standing: good.Standing}
		if spoil(&r); r.fits(2) {
			t.Errorf("%s is taken: %+v", name, r)
		}
	}
}

// Whoever writes while an import does comes between two things, and both land; the report of an import that is stopped
// then is of what stays.
func TestOthersWriteDuringImport(t *testing.T) {
	s, c := full(t)
	text := exported(t, s)
	key := store.ThisComputer[int]("moved")
	for stop := range 12 {
		there := reopen(t, t.TempDir(), c)
		in, err := Read(t.Context(), there, strings.NewReader(text), Options{Replayer: believer{}})
		fatal(t, err)
		ctx, end := context.WithCancel(t.Context())
		done := make(chan error)
		go func() {
			var err error
			for n := 0; err == nil && ctx.Err() == nil; n++ {
				err = key.Set(there, n)
			}
			done <- err
		}()
		r, err := in.Take(&countdown{t.Context(), stop}, nil)
		end()
		if fatal(t, <-done); err != nil && !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		matches, err := there.Matches()
		fatal(t, err)
		sheets, _, err := there.History(store.HistoryFilter{Sheets: true})
		fatal(t, err)
		equal(t, "matches and sheets", []int{r.Matches.Added, r.Sheets.Added}, []int{len(matches), len(sheets)})
		again, err := in.Take(t.Context(), nil)
		fatal(t, err, in.Close())
		if again.Matches.Added+r.Matches.Added != 3 || exported(t, there) != text {
			t.Errorf("%+v, then %+v", r, again)
		}
		sameSeen(t, s, there)
	}
}

// countdown is a context that ends after it was asked so often.
type countdown struct {
	context.Context
	n int
}

func (c *countdown) Err() error {
	if c.n--; c.n < 0 {
		return context.Canceled
	}
	return nil
}
