package store

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"reflect"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/games/sheet"
)

// family is a store in which games are played, corrected, deleted, and players merged.
type family struct {
	s         *Store
	clock     *clock
	players   []PlayerID
	computers []PlayerID
	matches   []MatchID
	sheets    []SheetID
	gone      []Play
	steps     int
	days      map[int64]bool // of sheets, in ms: at one moment two games have no order
}

// day is a moment for a sheet, at an odd ms that no other game has: matches are
// played at even ones.
func (f *family) day(at time.Time) time.Time {
	ms := at.UnixMilli() | 1
	for f.days[ms] {
		ms += 2
	}
	f.days[ms] = true
	return time.UnixMilli(ms)
}

var kindNames = []string{"decipher", "dicewords"}

// newFamily is a store with four players. Its transactions don't wait for the disk.
func newFamily(t *testing.T, rt *rapid.T) *family {
	t.Helper()
	dir, err := os.MkdirTemp(t.TempDir(), "family")
	if err == nil {
		err = beginWith(dir)
	}
	fine(rt, err)
	f := &family{clock: newClock(), days: map[int64]bool{}}
	f.clock.forward(time.Millisecond)
	f.s, err = Open(dir, Options{Now: f.clock.now})
	fine(rt, err)
	_, err = f.s.write.Exec("PRAGMA synchronous = OFF")
	fine(rt, err)
	for i := range 4 {
		p, err := f.s.AddPlayer(fmt.Sprint("P", i), i)
		fine(rt, err)
		f.players = append(f.players, p.ID)
	}
	for _, l := range []mind.Level{mind.Pip, mind.Sphinx} {
		p, err := f.s.Character(l)
		fine(rt, err)
		f.computers = append(f.computers, p.ID)
	}
	return f
}

func (f *family) actions() map[string]func(*rapid.T) {
	return map[string]func(*rapid.T){
		"match": f.match, "end": f.end, "again": f.again, "sheet": f.sheet, "correct": f.correct, "describe": f.describe, "seat": f.seat,
		"delete": f.remove, "undelete": f.restore, "merge": f.merge, "unmerge": f.unmerge, "unreadable": f.unreadable, "": f.compare,
	}
}

// TestDerivedRowsAreThoseMadeAnew: after any sequence of changes history and statistics
// are what making them again gives, and what plain counting over the history gives.
func TestDerivedRowsAreThoseMadeAnew(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		f := newFamily(t, rt)
		defer func() { _ = f.s.Close() }()
		rt.Repeat(f.actions())
	})
}

// some are players for a game, in every third with characters.
func (f *family) some(t *rapid.T) []PlayerID {
	all := f.players
	if rapid.IntRange(0, 2).Draw(t, "with characters") == 0 {
		all = slices.Concat(all, f.computers)
	}
	all = rapid.Permutation(all).Draw(t, "players")
	return all[:rapid.IntRange(1, len(all)).Draw(t, "seats")]
}

func outcome(t *rapid.T, seats int) (*games.Outcome, games.Standing) {
	reason := rapid.SampledFrom([]games.Reason{"", "target", "target", "target", games.ReasonAbandoned}).Draw(t, "reason")
	var points []int
	st := games.Standing{Round: 1}
	for i := range seats {
		points = append(points, rapid.IntRange(-5, 9).Draw(t, "points"))
		word := rapid.SampledFrom([]string{"", "ROT", "BLAU", "ÖL", "GRÜN"}).Draw(t, "word")
		st.Scored = append(st.Scored, games.ScoredTurn{Seat: games.Seat(i), Round: 1, Word: word, Points: points[i]})
	}
	st.Points = points
	if reason == "" {
		return nil, st
	}
	o := games.Outcome{Reason: reason}
	for i, p := range points {
		rank := 1
		for _, q := range points {
			if q > p {
				rank++
			}
		}
		o.Places = append(o.Places, games.Place{Seat: games.Seat(i), Rank: rank, Points: p})
	}
	return &o, st
}

func (f *family) tick(t *rapid.T) {
	f.clock.forward(time.Duration(rapid.IntRange(1, 20*24*3600_000).Draw(t, "ms")) * 2 * time.Millisecond)
}

func (f *family) match(t *rapid.T) {
	f.tick(t)
	setup := rapid.SampledFrom([]string{"{}", `{"Options":{"Seats":2,"Size":7,"Extra":[3]}}`}).Draw(t, "setup")
	id, err := f.s.CreateMatch(NewMatch{Kind: rapid.SampledFrom(kindNames).Draw(t, "kind"), Players: f.some(t), Setup: []byte(setup), Edition: rapid.IntRange(0, 1).Draw(t, "edition")})
	if CodeOf(err) == CodeNameTaken { // one person under two names
		return
	}
	fine(t, err)
	f.matches = append(f.matches, id)
}

func (f *family) end(t *rapid.T) { f.act(t, "do") }

func (f *family) again(t *rapid.T) { f.act(t, games.Undo) }

func (f *family) act(t *rapid.T, typ string) {
	if len(f.matches) == 0 {
		return
	}
	m, err := f.s.Match(rapid.SampledFrom(f.matches).Draw(t, "match"))
	if CodeOf(err) == CodeNotFound {
		return
	}
	fine(t, err)
	f.tick(t)
	a := Append{Log: m.ID, Seq: m.Rows + 1, Row: games.Row{Type: typ}}
	if a.Outcome, a.Standing = outcome(t, len(m.Players)); typ == games.Undo {
		a.Outcome = nil
	}
	fine(t, f.s.Append(a))
}

func (f *family) sheet(t *rapid.T) {
	n := NewSheet{Setup: []byte(`{"Seats":2,"Size":7}`), Kind: rapid.SampledFrom(kindNames).Draw(t, "kind"), Players: f.some(t), Place: rapid.SampledFrom([]string{"", "Hütte", "Zelt"}).Draw(t, "place")}
	n.Played = f.day(f.clock.now().Add(-time.Duration(rapid.IntRange(0, 3_000_000_000).Draw(t, "before")) * time.Millisecond))
	if len(f.matches) > 0 && rapid.Bool().Draw(t, "of a match") {
		n.Match = rapid.SampledFrom(f.matches).Draw(t, "match")
	}
	n.Outcome, n.Standing = outcome(t, len(n.Players))
	n.First = &sheet.Row{Type: "set", Data: []byte("[]")}
	id, err := f.s.CreateSheet(n)
	switch CodeOf(err) {
	case CodeNotFound, CodeSheetThere, CodeNameTaken:
		return
	}
	fine(t, err)
	f.sheets = append(f.sheets, id)
}

func (f *family) any(t *rapid.T) (Sheet, bool) {
	if len(f.sheets) == 0 {
		return Sheet{}, false
	}
	sh, err := f.s.Sheet(rapid.SampledFrom(f.sheets).Draw(t, "sheet"))
	if CodeOf(err) == CodeNotFound {
		return sh, false
	}
	fine(t, err)
	return sh, true
}

func (f *family) correct(t *rapid.T) {
	if sh, ok := f.any(t); ok {
		a := Append{Log: sh.ID, Seq: sh.Rows + 1, Row: games.Row{Seat: games.Table, Type: "set", Data: []byte(rapid.SampledFrom([]string{"[1]", `[{"Row":0,"Seat":0,"Field":"head","Text":"2"}]`}).Draw(t, "edit"))}}
		a.Outcome, a.Standing = outcome(t, len(sh.Players))
		fine(t, f.s.Append(a))
	}
}

func (f *family) describe(t *rapid.T) {
	if sh, ok := f.any(t); ok {
		fine(t, f.s.DescribeSheet(sh.ID, f.day(sh.Played.Add(time.Duration(rapid.IntRange(-3_000_000_000, 3_000_000_000).Draw(t, "moved"))*time.Millisecond)), "Zelt", "x"))
	}
}

func (f *family) seat(t *rapid.T) {
	if sh, ok := f.any(t); ok {
		if err := f.s.SeatSheet(sh.ID, f.some(t)); CodeOf(err) != CodeNameEmpty && CodeOf(err) != CodeNameTaken {
			fine(t, err)
		}
	}
}

func (f *family) remove(t *rapid.T) {
	all, _, err := f.s.History(HistoryFilter{})
	fine(t, err)
	if len(all) == 0 {
		return
	}
	p := rapid.SampledFrom(all).Draw(t, "play")
	switch {
	case p.Sheet != 0 && rapid.Bool().Draw(t, "only the sheet"):
		fine(t, f.s.DeleteSheet(p.Sheet))
		p.Match = 0
	case p.Match != 0 && rapid.Bool().Draw(t, "only the match"):
		fine(t, f.s.DeleteMatch(p.Match))
		p.Sheet = 0
	default:
		if p.Sheet != 0 {
			fine(t, f.s.DeleteSheet(p.Sheet))
		}
		if p.Match != 0 {
			fine(t, f.s.DeleteMatch(p.Match))
		}
	}
	f.gone = append(f.gone, p)
}

func (f *family) restore(t *rapid.T) {
	if len(f.gone) == 0 {
		return
	}
	p := rapid.SampledFrom(f.gone).Draw(t, "gone")
	if p.Sheet != 0 {
		fine(t, f.s.UndeleteSheet(p.Sheet))
	}
	if p.Match != 0 {
		fine(t, f.s.UndeleteMatch(p.Match))
	}
}

func (f *family) merge(t *rapid.T) {
	err := f.s.MergePlayers(rapid.SampledFrom(f.players).Draw(t, "from"), rapid.SampledFrom(f.players).Draw(t, "into"))
	if c := CodeOf(err); c != CodeSamePlayer && c != CodeTogether {
		fine(t, err)
	}
}

func (f *family) unmerge(t *rapid.T) {
	if err := f.s.UnmergePlayer(rapid.SampledFrom(f.players).Draw(t, "player")); CodeOf(err) != CodeNotFound {
		fine(t, err)
	}
}

func (f *family) unreadable(t *rapid.T) {
	if len(f.matches) == 0 {
		return
	}
	id := rapid.SampledFrom(f.matches).Draw(t, "match")
	do := f.s.MarkUnreadable
	if rapid.Bool().Draw(t, "readable") {
		do = f.s.MarkReadable
	}
	if err := do(id); CodeOf(err) != CodeNotFound {
		fine(t, err)
	}
}

func (f *family) compare(t *rapid.T) {
	if f.steps++; f.steps%4 != 0 {
		return
	}
	before := seen(t, f.s)
	f.count(t)
	fine(t, f.s.update("rebuild", rebuild))
	if after := seen(t, f.s); !reflect.DeepEqual(after, before) {
		for what := range before {
			if !reflect.DeepEqual(after[what], before[what]) {
				t.Fatalf("%s\nkept  %+v\nanew  %+v", what, before[what], after[what])
			}
		}
	}
	var bad int
	fine(t, f.s.read.QueryRow("SELECT count(*) FROM pragma_foreign_key_check").Scan(&bad))
	if bad > 0 {
		t.Fatalf("%d dangling references", bad)
	}
}

// seen is everything that history and statistics tell.
func seen(t *rapid.T, s *Store) map[string]any {
	out := map[string]any{}
	put := func(what string, v any, err error) {
		fine(t, err)
		out[what] = v
	}
	for _, kind := range append(kindNames, "") {
		for _, p := range []Period{AllTime, Year(2026), Year(2027), Month(2026, 3), Month(2026, 4)} {
			st, err := s.Statistics(p)
			put(fmt.Sprint("statistics ", kind, p), st[kind], err)
			pairs, err := s.HeadToHead(kind, p)
			put(fmt.Sprint("pairs ", kind, p), pairs, err)
			counts, err := s.PlayCounts(p, AnyTable)
			put(fmt.Sprint("counts ", p), counts, err)
		}
		series, err := s.Months(kind, Month(2025, 1), Month(2040, 12))
		put("months "+kind, series, err)
		for _, player := range []PlayerID{0, 1, 2} {
			words, err := s.CommonWords(kind, player, 100)
			put(fmt.Sprint("common ", kind, player), words, err)
			best, err := s.Words(WordFilter{Kind: kind, Player: player, Limit: 1000})
			slices.SortFunc(best, func(a, b WordRow) int {
				return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(a.Word, b.Word), a.At.Compare(b.At), cmp.Compare(a.Player.ID, b.Player.ID), cmp.Compare(a.Sheet, b.Sheet), cmp.Compare(a.Match, b.Match))
			})
			put(fmt.Sprint("words ", kind, player), best, err)
		}
		for _, player := range []PlayerID{0, 1, 2} {
			against, err := s.Against(kind, AllTime, player)
			put(fmt.Sprint("against ", kind, player), against, err)
			series, err := ratedOf(s, kind, player, true)
			put(fmt.Sprint("ratings with characters ", kind, player), series, err)
		}
		ratings, err := s.Ratings(kind, false, 0)
		put("ratings "+kind, ratings, err)
		for edition := range 2 {
			strengths, err := s.Ratings(kind, true, edition)
			put(fmt.Sprint("strengths ", kind, edition), strengths, err)
		}
	}
	for _, table := range []Table{AnyTable, Persons, Computers} {
		all, _, err := s.History(HistoryFilter{Table: table, Limit: 1000})
		put(fmt.Sprint("history ", table), all, err)
	}
	return out
}

// count counts what the history says in the plainest way: the games of persons, and how these stand against characters.
func (f *family) count(t *rapid.T) {
	type key struct {
		kind   string
		player PlayerID
	}
	want, off := map[key]Sums{}, map[[2]PlayerID]Standoff{}
	all, _, err := f.s.History(HistoryFilter{Limit: 1000})
	fine(t, err)
	for _, p := range slices.Backward(all) {
		if len(p.Places) != len(p.Players) || p.Reason == games.ReasonAbandoned {
			continue
		}
		if slices.ContainsFunc(p.Players, Player.Computer) {
			stand(off, p)
			continue
		}
		scored := f.scored(t, p)
		first := 0
		for _, place := range p.Places {
			if place.Rank == 1 {
				first++
			}
		}
		for _, place := range p.Places {
			for _, k := range []key{{p.Kind, p.Players[place.Seat].ID}, {"", p.Players[place.Seat].ID}} {
				s := want[k]
				for _, x := range scored {
					if x.Seat == place.Seat {
						s.Turns, s.TurnPoints = s.Turns+1, s.TurnPoints+x.Points
					}
				}
				want[k] = s.after(place, len(p.Players), first)
			}
		}
	}
	every, err := f.s.Statistics(AllTime)
	fine(t, err)
	for _, kind := range append(kindNames, "") {
		for _, x := range every[kind] {
			if k := (key{kind, x.Player.ID}); want[k] != x.Sums {
				t.Fatalf("%s of %s: %+v, want %+v", kind, x.Player.Name, x.Sums, want[k])
			}
			delete(want, key{kind, x.Player.ID})
		}
	}
	if len(want) > 0 {
		t.Fatalf("not in the statistics: %+v", want)
	}
	f.countAgainst(t, off)
}

// countAgainst compares how everybody stands against characters.
func (f *family) countAgainst(t *rapid.T, off map[[2]PlayerID]Standoff) {
	for _, player := range f.players {
		got, err := f.s.Against("", AllTime, player)
		fine(t, err)
		for _, x := range got {
			k := [2]PlayerID{player, x.Character.ID}
			if x.Person, x.Character = (Player{}), (Player{}); off[k] != x {
				t.Fatalf("%v: %+v, want %+v", k, x, off[k])
			}
			delete(off, k)
		}
	}
	if len(off) > 0 {
		t.Fatalf("not in the statistics: %+v", off)
	}
}

// stand counts how the persons of a game stand against its characters.
func stand(off map[[2]PlayerID]Standoff, p Play) {
	for _, a := range p.Places {
		for _, b := range p.Places {
			person, character := p.Players[a.Seat], p.Players[b.Seat]
			if person.Computer() || !character.Computer() {
				continue
			}
			k := [2]PlayerID{person.ID, character.ID}
			x := off[k]
			x.Played++
			if a.Rank < b.Rank {
				x.Won++
			}
			if a.Rank > b.Rank {
				x.Lost++
			}
			off[k] = x
		}
	}
}

func (f *family) scored(t *rapid.T, p Play) (all []games.ScoredTurn) {
	fine(t, f.s.Look(context.Background(), "scored", func(_ context.Context, r *Reader) error {
		l, err := r.Log(cmp.Or(p.Sheet, p.Match))
		all = l.Scored
		return err
	}))
	return all
}

// after is s with one game more.
func (s Sums) after(p games.Place, seats, first int) Sums {
	if seats < 2 {
		s.Solo++
		return s
	}
	if s.Played == 0 {
		s.Best = p.Points
	}
	s.Played, s.Points, s.Best = s.Played+1, s.Points+p.Points, max(s.Best, p.Points)
	if p.Rank > 1 {
		s.Run = 0
		return s
	}
	s.Won, s.Run = s.Won+1, s.Run+1
	s.BestRun = max(s.BestRun, s.Run)
	if first > 1 {
		s.Shared++
	}
	return s
}
