package store

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"spieltisch/games"
	"spieltisch/games/sheet"
)

func exported(t testing.TB, s *Store) string {
	t.Helper()
	var b bytes.Buffer
	left, err := s.Export(t.Context(), &b)
	fatal(t, err)
	if left.Count > 0 {
		t.Errorf("left out: %+v", left)
	}
	return b.String()
}

// body is an export without the time at which it was made.
func body(text string) string { return text[strings.IndexByte(text, '\n'):] }

func imported(t testing.TB, s *Store, text string) ImportReport {
	t.Helper()
	preview, err := s.PreviewImport(t.Context(), strings.NewReader(text), believer{})
	fatal(t, err)
	r, err := s.Import(t.Context(), strings.NewReader(text), believer{})
	fatal(t, err)
	if !reflect.DeepEqual(preview, r) {
		t.Errorf("preview %+v\nimport  %+v", preview, r)
	}
	return r
}

// full is a store with something of everything.
func full(t *testing.T) (*Store, *clock) {
	t.Helper()
	s, id, c, _ := played(t)
	p := addPlayers(t, s, "Cleo", "Dora", "Weg")
	fatal(t, s.SetPicture(p[0], []byte("\xff\xd8\xffface")), s.UpdatePlayer(Player{ID: p[2], Name: "Weg", Hidden: true}))
	running := newMatch(t, s, p[0], 1)
	act(t, s, running, "throw", func(a *Append) {
		a.Row.Data = []byte("not JSON \x00\xff")
		a.House = []HouseWord{{Lang: "de", Word: "ÄSEN", Accept: true, Lemma: "äsen", Class: "V", Tier: 2, By: "table"}, {Lang: "de", Word: "HUND", Other: "RÜDE"}}
	})
	fatal(t, s.SaveDraft(running, 1, Draft{Seq: 1, Data: []byte(`{"Word":"<&> Ö"}`), Elapsed: time.Second}), s.SavePad(running, 0, []byte("[1, 2]")))
	solo := newMatch(t, s, p[1])
	act(t, s, solo, "end", func(a *Append) {
		a.Outcome = &games.Outcome{Reason: "target", Places: []games.Place{{Rank: 1, Points: 400}}, Record: &games.Record{Key: "k", Value: 7}}
		a.Standing.Scored = []games.ScoredTurn{{Round: 1, Word: "ROT", Points: 400}}
	})
	fatal(t, s.DescribeMatch(solo, "Zug", "lang"))
	c.forward(time.Hour)
	for i, match := range []MatchID{0, id} {
		sheet, err := s.CreateSheet(NewSheet{
			Kind: "decipher", Rules: 1, Setup: []byte(`{"Seats":2}`), Players: []PlayerID{1, 2}, Match: match, Place: "Hütte", Note: "=1+1", Played: c.now().Add(time.Duration(i-60) * time.Second),
			First:    &sheet.Row{Type: "set", Data: []byte(`[{"Row":1,"Text":"<9>"}]`)},
			Standing: games.Standing{Asked: games.Table, Points: []int{9, i}, Scored: []games.ScoredTurn{{Word: "HOBBY", Round: 1, Points: 9}}},
			Outcome:  &games.Outcome{Reason: "rounds", Places: []games.Place{{Seat: 0, Rank: 1, Points: 9}, {Seat: 1, Rank: 2, Points: i}}},
		})
		fatal(t, err)
		fatal(t, s.Append(Append{Log: sheet, Seq: 2, Row: games.Row{Seat: games.Table, Type: "undo"}, Standing: games.Standing{Points: []int{0, 0}}}))
	}
	answer(t, s, p[0], "a")
	_, err := s.ResetLearning(p[0])
	fatal(t, err)
	answer(t, s, p[1], "b")
	answer(t, s, p[0], "c")
	fatal(t, s.MergePlayers(p[1], p[0]), Travelling[string]("lang").Set(s, "de<"), ThisComputer[[]PlayerID]("setup.k.players").Set(s, p))
	deleted := newMatch(t, s, p[2])
	fatal(t, s.DeleteMatch(deleted))
	return s, c
}

func TestExportAndImportGiveTheSame(t *testing.T) {
	s, c := full(t)
	text := exported(t, s)
	if !json.Valid([]byte(text)) || strings.Contains(text, `"Weg","color":2,"created"`) || strings.Contains(text, "setup.k.players") {
		t.Error(text)
	}
	other := reopen(t, t.TempDir(), c)
	r := imported(t, other, text)
	equal(t, "counts", r.counts(), [6]ImportCount{{Added: 5}, {Added: 3}, {Added: 2}, {Added: 2}, {Added: 1}, {Added: 3}})
	equal(t, "exported", r.Exported.Equal(c.now()), true)
	if again := exported(t, other); again != text {
		t.Errorf("exported\n%s\nimported and exported\n%s", text, again)
	}
	sameSeen(t, s, other)
	before := dump(t, other.read)
	r = imported(t, other, text)
	equal(t, "the second time", r.counts(), [6]ImportCount{{Same: 5}, {Same: 3}, {Same: 2}, {Same: 2}, {Same: 1}, {Same: 3}})
	if after := dump(t, other.read); after != before {
		t.Errorf("the second time changes\n%s\nto\n%s", before, after)
	}
	if _, err := s.Import(t.Context(), strings.NewReader(text), believer{}); err != nil || body(exported(t, s)) != body(text) {
		t.Errorf("into itself: %v", err)
	}
}

func (r ImportReport) counts() [6]ImportCount {
	return [6]ImportCount{r.Players, r.Matches, r.Sheets, r.Words, r.Settings, r.Answers}
}

// sameSeen compares what history and statistics tell, but for the ids.
func sameSeen(t *testing.T, s, other *Store) {
	t.Helper()
	for _, kind := range []string{"", "dicewords", "decipher"} {
		a, err := s.Statistics(kind, AllTime)
		fatal(t, err)
		b, err := other.Statistics(kind, AllTime)
		fatal(t, err)
		if len(a) != len(b) {
			t.Errorf("%v, %v", a, b)
		}
		for i := range a {
			if a[i].Player.UID != b[i].Player.UID || a[i].Sums != b[i].Sums {
				t.Errorf("%+v, %+v", a[i], b[i])
			}
		}
	}
	a, _, err := s.History(HistoryFilter{})
	fatal(t, err)
	b, _, err := other.History(HistoryFilter{})
	fatal(t, err)
	for i := range a {
		if a[i].UID != b[i].UID || !a[i].At.Equal(b[i].At) || !reflect.DeepEqual(a[i].Places, b[i].Places) || (a[i].Match == 0) != (b[i].Match == 0) {
			t.Errorf("%+v, %+v", a[i], b[i])
		}
	}
}

// Games go on over there, and come back.
func TestImportGoesOnWhereOursEnds(t *testing.T) {
	s, c := full(t)
	other := reopen(t, t.TempDir(), c)
	imported(t, other, exported(t, s))
	running, err := other.Matches(MatchFilter{States: []State{Running}})
	fatal(t, err)
	act(t, other, running[0].ID, "end", func(a *Append) {
		a.Outcome = &games.Outcome{Reason: "target", Places: []games.Place{{Seat: 0, Rank: 1, Points: 5}, {Seat: 1, Rank: 2, Points: 1}}}
	})
	theirs := exported(t, other)
	r := imported(t, s, theirs)
	if r.Matches.Extended != 1 || r.Matches.Same != 2 || len(r.Diverged) != 0 || body(exported(t, s)) != body(theirs) {
		t.Errorf("%+v", r)
	}
	sameSeen(t, s, other)
	// Now both go on.
	mine, err := s.Matches(MatchFilter{})
	fatal(t, err)
	for _, x := range []struct {
		s   *Store
		typ string
	}{{s, "here"}, {other, "there"}} {
		i := slices.IndexFunc(mine, func(m Match) bool { return m.UID == running[0].UID })
		id := mine[i].ID
		if x.s == other {
			id = running[0].ID
		}
		act(t, x.s, id, x.typ)
	}
	before := exported(t, s)
	r = imported(t, s, exported(t, other))
	if r.Matches.Kept != 1 || len(r.Diverged) != 1 || r.Diverged[0].UID != running[0].UID || exported(t, s) != before {
		t.Errorf("%+v", r)
	}
	// What was deleted here doesn't come back, and an older copy changes nothing.
	fatal(t, s.DeleteMatch(mine[0].ID))
	before = dump(t, s.read)
	r = imported(t, s, theirs)
	if r.Matches.Added != 0 || r.Matches.Kept < 1 || dump(t, s.read) != before {
		t.Errorf("%+v", r)
	}
}

// Somebody with a name that is here is the same person, unless both sat in one game.
func TestImportOfTheSameNames(t *testing.T) {
	there, c := newStore(t)
	p := addPlayers(t, there, "Tina", "Ben")
	id := newMatch(t, there, p...)
	act(t, there, id, "end", func(a *Append) {
		a.Outcome = &games.Outcome{Reason: "target", Places: []games.Place{{Seat: 0, Rank: 1, Points: 5}, {Seat: 1, Rank: 2, Points: 1}}}
	})
	here := reopen(t, t.TempDir(), c)
	addPlayers(t, here, "TINA", "Lee")
	r := imported(t, here, exported(t, there))
	if !slices.Equal(r.SameName, []string{"Tina"}) || !slices.Equal(r.NewPlayers, []string{"Tina", "Ben"}) {
		t.Errorf("%+v", r)
	}
	st, err := here.Statistics("", AllTime)
	fatal(t, err)
	if len(st) != 2 || st[1].Player.Name != "TINA" || st[1].Won != 1 {
		t.Errorf("%+v", st)
	}
	merged, err := here.Merged()
	fatal(t, err)
	wantCode(t, here.UnmergePlayer(merged[0].ID), CodeNameTaken, "Name", "Tina")
	merged[0].Name = "Tina K."
	fatal(t, here.UpdatePlayer(merged[0]), here.UnmergePlayer(merged[0].ID))
	if st, err = here.Statistics("", AllTime); err != nil || st[1].Player.Name != "Tina K." {
		t.Errorf("%+v, %v", st, err)
	}
}

func TestDamagedImportIsRefusedWithItsLine(t *testing.T) {
	s, c := full(t)
	text := exported(t, s)
	lines := strings.Split(text, "\n")
	at := func(begin string) int {
		i := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, begin) })
		if i < 0 {
			t.Fatal(begin)
		}
		return i + 1
	}
	other := reopen(t, t.TempDir(), c)
	empty := dump(t, other.read)
	for name, test := range map[string]struct {
		old, with string
		line      int
	}{
		"no JSON at all":   {text, "hello", 1},
		"empty":            {text, "", 1},
		"another format":   {`"format":"spieltisch"`, `"format":"chess"`, 1},
		"cut off":          {lines[at(`"matches":[`)], lines[at(`"matches":[`)][:40] + "\x00", at(`"matches":[`) + 1},
		"a letter changed": {`"name":"Cleo","color":0`, `"name":"Cleo","color":x`, at(`"name":"Cleo"`)},
		"unknown member":   {`"name":"Cleo"`, `"name":"Cleo","extra":1`, at(`"name":"Cleo"`)},
		"bad name":         {`"name":"Cleo"`, `"name":" "`, at(`"name":"Cleo"`)},
		"sheets missing":   {`"sheets":[`, `"sheet":[`, at(`"sheets":[`)},
		"something behind": {text, text + "more", len(lines)},
		"bad picture":      {`"picture":"/9j/`, `"picture":"AAAA`, at(`"picture":`)},
		"number too large": {`"created":`, `"created":1e400,"updated":`, 3},
	} {
		t.Run(name, func(t *testing.T) {
			broken := strings.Replace(text, test.old, test.with, 1)
			if broken == text {
				t.Fatal("not broken")
			}
			for _, do := range []func(context.Context, io.Reader, Replayer) (ImportReport, error){other.PreviewImport, other.Import} {
				_, err := do(t.Context(), strings.NewReader(broken), believer{})
				wantCode(t, err, CodeBadImport, "Line", test.line)
			}
			if dump(t, other.read) != empty {
				t.Error("something was taken in")
			}
		})
	}
	_, err := other.Import(t.Context(), strings.NewReader(strings.Replace(text, `"version":2`, `"version":3`, 1)), believer{})
	wantCode(t, err, CodeNewerImport, "Version", 3, "Known", 2)
	for _, l := range []int{2, len(lines) / 2, len(lines) - 2} { // cut at a line's end
		_, err := other.Import(t.Context(), strings.NewReader(strings.Join(lines[:l], "\n")), believer{})
		wantCode(t, err, CodeBadImport)
	}
	// The same data in another shape is as good.
	var pretty bytes.Buffer
	fatal(t, json.Indent(&pretty, []byte(text), "", "  "))
	imported(t, other, pretty.String())
	if exported(t, other) != text {
		t.Error("indented JSON isn't the same")
	}
}

// One thing that is damaged is left out with its line; the rest comes in.
func TestImportLeavesOut(t *testing.T) {
	s, c := full(t)
	text := exported(t, s)
	lines := strings.Split(text, "\n")
	for name, test := range map[string]struct {
		old, with string
		sort      LeftSort
		reason    LeftReason
	}{
		"wrong type":           {`"state":"running"`, `"state":7`, LeftMatch, LeftDamaged},
		"unknown state":        {`"state":"running"`, `"state":"gone"`, LeftMatch, LeftDamaged},
		"unknown member":       {`"state":"running"`, `"state":"running","x":1`, LeftMatch, LeftDamaged},
		"bad sum":              {`"sum":"`, `"sum":"z`, LeftMatch, LeftDamaged},
		"bad base64":           {`"data":"bm90`, `"data":"!bm90`, LeftMatch, LeftDamaged},
		"not UTF-8":            {`"note":"lang"`, "\"note\":\"l\xffng\"", LeftMatch, LeftDamaged},
		"points":               {`"placePoints":400`, `"placePoints":9007199254740992`, LeftMatch, LeftBounds},
		"points of a turn":     {`"word":"ROT","points":400`, `"word":"ROT","points":-9007199254740992`, LeftMatch, LeftBounds},
		"a far year":           {`"note":"=1+1",`, `"note":"=1+1","played":9249254400000,`, LeftSheet, LeftBounds},
		"place":                {`"place":1,"placePoints":400`, `"place":3,"placePoints":400`, LeftMatch, LeftDamaged},
		"turn":                 {`"turn":`, `"turn":5,"turn":5,"round":1,"turn":5`, LeftMatch, LeftDamaged},
		"a player who is lost": {`"seats":[{"player":"`, `"seats":[{"player":"00000000000000000000000000000000"},{"player":"`, LeftMatch, LeftNoPlayer},
		"bad word":             {`"word":"HUND"`, `"word":"HU ND"`, LeftWord, LeftDamaged},
		"no setting":           {`"key":"lang"`, `"key":""`, LeftOption, LeftDamaged},
		"a deep payload":       {`"data":[{`, `"data":[` + strings.Repeat("[", 40) + strings.Repeat("]", 40) + `,{`, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			broken := strings.Replace(text, test.old, test.with, 1)
			if broken == text {
				t.Fatal("not broken")
			}
			other := reopen(t, t.TempDir(), c)
			r := imported(t, other, broken)
			if test.sort == "" {
				equal(t, "left out", r.LeftOut.Count, 0)
				return
			}
			at := 1
			for now := strings.Split(broken, "\n"); now[at-1] == lines[at-1]; at++ {
			}
			if r.LeftOut.Count != 1 || r.LeftOut.Named[0].Sort != test.sort || r.LeftOut.Named[0].Reason != test.reason || r.LeftOut.Named[0].Line != at {
				t.Errorf("%+v, want line %d", r.LeftOut, at)
			}
			r = imported(t, other, text)
			equal(t, "left out of the whole file", r.LeftOut.Count, 0)
			if exported(t, other) == "" || r.Matches.Added+r.Sheets.Added+r.Words.Added+r.Settings.Added != 1 {
				t.Errorf("only what was left out is new: %+v", r)
			}
		})
	}
}

func TestImportStops(t *testing.T) {
	s, _ := full(t)
	text := exported(t, s)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := s.Import(ctx, strings.NewReader(text), believer{})
	_, no := s.Export(ctx, io.Discard)
	if !errors.Is(err, context.Canceled) || !errors.Is(no, context.Canceled) {
		t.Error(err, no)
	}
	broken := errors.New("cable pulled")
	_, err = s.Import(t.Context(), io.MultiReader(strings.NewReader(text[:500]), failing{broken}), believer{})
	if !errors.Is(err, broken) || CodeOf(err) == CodeBadImport {
		t.Error(err)
	}
	if _, err := s.Export(t.Context(), failing{broken}); !errors.Is(err, broken) {
		t.Error(err)
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error)  { return 0, f.err }
func (f failing) Write([]byte) (int, error) { return 0, f.err }

// Whatever a family does, its export gives the same data in an empty file, and nothing
// changes by taking it in twice.
func TestAnyDataSurvivesExportAndImport(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		f := newFamily(t, rt)
		defer func() { _ = f.s.Close() }()
		actions := f.actions()
		delete(actions, "")
		delete(actions, "unreadable") // which becomes readable again, or is left out
		names := slices.Sorted(maps.Keys(actions))
		for range rapid.IntRange(0, 25).Draw(rt, "steps") {
			actions[rapid.SampledFrom(names).Draw(rt, "action")](rt)
		}
		var text, again bytes.Buffer
		_, err := f.s.Export(context.Background(), &text)
		fine(rt, err)
		other := newFamily(t, rt).s
		defer func() { _ = other.Close() }()
		fine(rt, other.update("empty", func(tx writeTx) error {
			_, err := tx.Exec("DELETE FROM players")
			return err
		}))
		for range 2 {
			_, err := other.Import(context.Background(), bytes.NewReader(text.Bytes()), believer{})
			fine(rt, err)
			again.Reset()
			_, err = other.Export(context.Background(), &again)
			fine(rt, err)
			if body(again.String()) != body(text.String()) {
				rt.Fatalf("exported\n%s\nimported and exported\n%s", text.String(), again.String())
			}
		}
	})
}
