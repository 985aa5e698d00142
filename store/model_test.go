package store

import (
	"fmt"
	"os"
	"reflect"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"spieltisch/games"
)

// model is what the store should know, kept in the plainest way.
type model struct {
	s       *Store
	clock   *clock
	players []PlayerID
	matches []*modelMatch // last touched first
	words   map[string][]modelWord
}

type modelMatch struct {
	id      MatchID
	kind    string
	state   State
	deleted bool
	rows    []string
	inForce []int // seqs
	draft   bool
}

// modelWord is a ruling on a word; the last that isn't taken back holds.
type modelWord struct {
	match  MatchID
	seq    int
	accept bool
}

// TestStoreKeepsToItsModel makes any sequence of calls on both.
func TestStoreKeepsToItsModel(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		dir, err := os.MkdirTemp(t.TempDir(), "model")
		fine(rt, err)
		fine(rt, beginWith(dir))
		m := &model{clock: newClock(), words: map[string][]modelWord{}}
		m.open(rt, dir)
		defer func() { _ = m.s.Close() }()
		for i := range 3 {
			p, err := m.s.AddPlayer(fmt.Sprint("P", i), 0)
			fine(rt, err)
			m.players = append(m.players, p.ID)
		}
		rt.Repeat(map[string]func(*rapid.T){
			"create": m.create, "append": m.act, "undo": m.undo, "stale": m.stale, "draft": m.saveDraft, "put": m.put,
			"delete": m.delete, "undelete": m.undelete, "reopen": m.reopen, "": m.compare,
		})
	})
}

func fine(rt *rapid.T, err error) {
	rt.Helper()
	if err != nil {
		rt.Fatal(err)
	}
}

// expect checks the code of a call on x that would give c if x were not deleted; done
// tells that the call had to succeed.
func expect(rt *rapid.T, x *modelMatch, err error, c Code) (done bool) {
	rt.Helper()
	if x.deleted {
		c = CodeNotFound
	}
	if CodeOf(err) != c {
		rt.Fatalf("got %v, want code %q", err, c)
	}
	return c == ""
}

func (m *model) pick(rt *rapid.T) *modelMatch {
	if len(m.matches) == 0 {
		rt.Skip("no matches yet")
	}
	return rapid.SampledFrom(m.matches).Draw(rt, "match")
}

func (m *model) touch(x *modelMatch) {
	m.matches = slices.DeleteFunc(m.matches, func(y *modelMatch) bool { return x == y })
	m.matches = slices.Insert(m.matches, 0, x)
}

func (m *model) tick() { m.clock.forward(time.Millisecond) }

func (m *model) create(rt *rapid.T) {
	m.tick()
	x := &modelMatch{kind: rapid.SampledFrom([]string{"dicewords", "decipher"}).Draw(rt, "kind"), state: Running}
	n := rapid.IntRange(1, 3).Draw(rt, "players")
	var err error
	x.id, err = m.s.CreateMatch(NewMatch{Kind: x.kind, Players: m.players[:n]})
	fine(rt, err)
	m.touch(x)
}

func (m *model) act(rt *rapid.T) {
	x := m.pick(rt)
	m.tick()
	a := Append{Log: x.id, Seq: len(x.rows) + 1, Row: games.Row{Type: "do"}}
	if end := rapid.SampledFrom([]games.Reason{"", "", games.ReasonTarget, games.ReasonAbandoned}).Draw(rt, "end"); end != "" {
		a.Outcome = &games.Outcome{Reason: end, Record: &games.Record{Key: "k", Value: 1}}
	}
	word := rapid.SampledFrom([]string{"", "A", "B"}).Draw(rt, "word")
	accept := rapid.Bool().Draw(rt, "accept")
	if word != "" {
		a.House = []HouseWord{{Lang: "de", Word: word, Accept: accept}}
	}
	if !expect(rt, x, m.s.Append(a), "") {
		return
	}
	m.land(x, "do")
	x.inForce = append(x.inForce, a.Seq)
	if a.Outcome != nil {
		x.state = stateFor(a.Outcome.Reason)
	}
	if old := m.words[word]; word != "" && (len(old) == 0 || old[len(old)-1].accept != accept) {
		m.words[word] = append(old, modelWord{x.id, a.Seq, accept})
	}
}

func (m *model) land(x *modelMatch, typ string) {
	x.rows, x.draft, x.state = append(x.rows, typ), false, Running
	m.touch(x)
}

func (m *model) undo(rt *rapid.T) {
	x := m.pick(rt)
	m.tick()
	a := Append{Log: x.id, Seq: len(x.rows) + 1, Row: games.Row{Type: games.Undo}, DropHouse: true}
	if !expect(rt, x, m.s.Append(a), "") {
		return
	}
	m.land(x, games.Undo)
	if len(x.inForce) == 0 {
		return
	}
	seq := x.inForce[len(x.inForce)-1]
	x.inForce = x.inForce[:len(x.inForce)-1]
	for word, all := range m.words {
		m.words[word] = slices.DeleteFunc(all, func(w modelWord) bool { return w.match == x.id && w.seq == seq })
	}
}

func (m *model) stale(rt *rapid.T) {
	x := m.pick(rt)
	seq := rapid.SampledFrom([]int{-1, 0, len(x.rows), len(x.rows) + 2}).Draw(rt, "seq")
	expect(rt, x, m.s.Append(Append{Log: x.id, Seq: seq, Row: games.Row{Type: "do"}}), CodeStale)
}

func (m *model) saveDraft(rt *rapid.T) {
	x := m.pick(rt)
	if expect(rt, x, m.s.SaveDraft(x.id, 0, Draft{Seq: len(x.rows)}), "") {
		x.draft = true
	}
}

// put rules by hand: no undo brings an older ruling back.
func (m *model) put(rt *rapid.T) {
	word, accept := rapid.SampledFrom([]string{"A", "B"}).Draw(rt, "word"), rapid.Bool().Draw(rt, "accept")
	_, err := m.s.PutHouseWord(HouseWord{Lang: "de", Word: word, Accept: accept})
	fine(rt, err)
	m.words[word] = []modelWord{{accept: accept}}
}

func (m *model) delete(rt *rapid.T) {
	x := m.pick(rt)
	expect(rt, x, m.s.DeleteMatch(x.id), "")
	x.deleted = true
}

func (m *model) undelete(rt *rapid.T) {
	x := m.pick(rt)
	fine(rt, m.s.UndeleteMatch(x.id))
	x.deleted = false
}

func (m *model) reopen(rt *rapid.T) {
	fine(rt, m.s.Close())
	m.open(rt, m.s.Dir())
}

// open opens the store. Its transactions don't wait for the disk: that none is lost is
// what TestKillNineLosesNothing sees.
func (m *model) open(rt *rapid.T, dir string) {
	s, err := Open(dir, Options{Now: m.clock.now})
	fine(rt, err)
	_, err = s.write.Exec("PRAGMA synchronous = OFF")
	fine(rt, err)
	m.s = s
}

func (m *model) compare(rt *rapid.T) {
	for _, states := range [][]State{nil, {Running}, {Finished, Abandoned}} {
		var want, ids []MatchID
		for _, x := range m.matches {
			if !x.deleted && (states == nil || slices.Contains(states, x.state)) {
				want = append(want, x.id)
			}
		}
		got, err := m.s.Matches(states...)
		fine(rt, err)
		for _, g := range got {
			ids = append(ids, g.ID)
		}
		if !slices.Equal(ids, want) {
			rt.Fatalf("%v: %v, want %v", states, ids, want)
		}
	}
	for _, x := range m.matches {
		m.compareMatch(rt, x)
	}
	m.compareWords(rt)
}

func (m *model) compareMatch(rt *rapid.T, x *modelMatch) {
	rows, err := m.s.Rows(x.id)
	if !expect(rt, x, err, "") {
		return
	}
	var types []string
	for _, r := range rows {
		types = append(types, r.Type)
	}
	got, err := m.s.Match(x.id)
	fine(rt, err)
	_, draft, err := m.s.Draft(x.id, 0)
	fine(rt, err)
	if !slices.Equal(types, x.rows) || got.Rows != len(x.rows) || got.State != x.state || draft != x.draft {
		rt.Fatalf("rows %v, match %+v, draft %v, want %+v", types, got, draft, x)
	}
}

func (m *model) compareWords(rt *rapid.T) {
	got, want := map[string]bool{}, map[string]bool{}
	for word, all := range m.words {
		if len(all) > 0 {
			want[word] = all[len(all)-1].accept
		}
	}
	words, err := m.s.HouseWords("de")
	fine(rt, err)
	for _, h := range words {
		got[h.Word] = h.Accept
	}
	if !reflect.DeepEqual(got, want) {
		rt.Fatalf("house words %v, want %v", got, want)
	}
	records, err := m.s.Records("dicewords", "k", 0)
	fine(rt, err)
	ended := 0
	for _, x := range m.matches {
		if x.kind == "dicewords" && !x.deleted && x.state != Running {
			ended++
		}
	}
	if len(records) != ended {
		rt.Fatalf("%d records of %d ended matches", len(records), ended)
	}
}
