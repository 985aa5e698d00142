package exchange

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

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/store"
)

func TestExportAndImportGiveTheSame(t *testing.T) {
	s, c := full(t)
	text := exported(t, s)
	if !json.Valid([]byte(text)) || strings.Contains(text, `"Weg","color":2,"created"`) || strings.Contains(text, "setup.k.players") {
		t.Error(text)
	}
	other := reopen(t, t.TempDir(), c)
	r := imported(t, other, text)
	equal(t, "counts", counts(r), [6]Count{{Added: 5}, {Added: 3}, {Added: 2}, {Added: 2}, {Added: 1}, {Added: 3}})
	equal(t, "exported", r.Exported.Equal(c.now()), true)
	if again := exported(t, other); again != text {
		t.Errorf("exported\n%s\nimported and exported\n%s", text, again)
	}
	sameSeen(t, s, other)
	before := dump(t, other)
	r = imported(t, other, text)
	equal(t, "the second time", counts(r), [6]Count{{Same: 5}, {Same: 3}, {Same: 2}, {Same: 2}, {Same: 1}, {Same: 3}})
	if after := dump(t, other); after != before {
		t.Errorf("the second time changes\n%s\nto\n%s", before, after)
	}
	if _, err := take(t, s, strings.NewReader(text)); err != nil || body(exported(t, s)) != body(text) {
		t.Errorf("into itself: %v", err)
	}
}

func counts(r Report) [6]Count {
	return [6]Count{r.Players, r.Matches, r.Sheets, r.Words, r.Settings, r.Answers}
}

// sameSeen compares what history and statistics tell, but for the ids.
func sameSeen(t *testing.T, s, other *store.Store) {
	t.Helper()
	ours, err := s.Statistics(store.AllTime)
	fatal(t, err)
	theirs, err := other.Statistics(store.AllTime)
	fatal(t, err)
	for _, kind := range []string{"", "dicewords", "decipher"} {
		a, b := ours[kind], theirs[kind]
		if len(a) != len(b) {
			t.Errorf("%v, %v", a, b)
		}
		for i := range a {
			if a[i].Player.UID != b[i].Player.UID || a[i].Sums != b[i].Sums {
				t.Errorf("%+v, %+v", a[i], b[i])
			}
		}
	}
	a, _, err := s.History(store.HistoryFilter{})
	fatal(t, err)
	b, _, err := other.History(store.HistoryFilter{})
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
	running, err := other.Matches(store.Running)
	fatal(t, err)
	act(t, other, running[0].ID, "end", func(a *store.Append) {
		a.Outcome = &games.Outcome{Reason: "target", Places: []games.Place{{Seat: 0, Rank: 1, Points: 5}, {Seat: 1, Rank: 2, Points: 1}}}
	})
	theirs := exported(t, other)
	r := imported(t, s, theirs)
	if r.Matches.Extended != 1 || r.Matches.Same != 2 || len(r.Diverged) != 0 || body(exported(t, s)) != body(theirs) {
		t.Errorf("%+v", r)
	}
	sameSeen(t, s, other)
	// Now both go on.
	mine, err := s.Matches()
	fatal(t, err)
	for _, x := range []struct {
		s   *store.Store
		typ string
	}{{s, "here"}, {other, "there"}} {
		i := slices.IndexFunc(mine, func(m store.Match) bool { return m.UID == running[0].UID })
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
	before = dump(t, s)
	r = imported(t, s, theirs)
	if r.Matches.Added != 0 || r.Matches.Kept < 1 || dump(t, s) != before {
		t.Errorf("%+v", r)
	}
}

// Somebody with a name that is here is the same person, unless both sat in one game.
func TestImportOfTheSameNames(t *testing.T) {
	there, c := newStore(t)
	p := addPlayers(t, there, "Tina", "Ben")
	id := newMatch(t, there, p...)
	act(t, there, id, "end", func(a *store.Append) {
		a.Outcome = &games.Outcome{Reason: "target", Places: []games.Place{{Seat: 0, Rank: 1, Points: 5}, {Seat: 1, Rank: 2, Points: 1}}}
	})
	here := reopen(t, t.TempDir(), c)
	addPlayers(t, here, "TINA", "Lee")
	r := imported(t, here, exported(t, there))
	if !slices.Equal(r.SameName, []string{"Tina"}) || !slices.Equal(r.NewPlayers, []string{"Tina", "Ben"}) {
		t.Errorf("%+v", r)
	}
	every, err := here.Statistics(store.AllTime)
	st := every[""]
	fatal(t, err)
	if len(st) != 2 || st[1].Player.Name != "TINA" || st[1].Won != 1 {
		t.Errorf("%+v", st)
	}
	merged, err := here.Merged()
	fatal(t, err)
	wantCode(t, here.UnmergePlayer(merged[0].ID), store.CodeNameTaken, "Name", "TINA")
	merged[0].Name = "Tina K."
	fatal(t, here.UpdatePlayer(merged[0]), here.UnmergePlayer(merged[0].ID))
	if every, err = here.Statistics(store.AllTime); err != nil || every[""][1].Player.Name != "Tina K." {
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
	empty := dump(t, other)
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
			for _, do := range []func(testing.TB, *store.Store, io.Reader) (Report, error){look, take} {
				_, err := do(t, other, strings.NewReader(broken))
				wantCode(t, err, store.CodeBadImport, "Line", test.line)
			}
			if dump(t, other) != empty {
				t.Error("something was taken in")
			}
		})
	}
	_, err := take(t, other, strings.NewReader(strings.Replace(text, `"version":2`, `"version":12`, 1)))
	wantCode(t, err, store.CodeNewerImport, "Version", 12, "Known", 11)
	for _, l := range []int{2, len(lines) / 2, len(lines) - 2} { // cut at a line's end
		_, err := take(t, other, strings.NewReader(strings.Join(lines[:l], "\n")))
		wantCode(t, err, store.CodeBadImport)
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
	formula := `"note":"` + gamestest.TypedText("formula") + `",`
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
		"a far year":           {formula, formula + `"played":9249254400000,`, LeftSheet, LeftBounds},
		"place":                {`"place":1,"placePoints":400`, `"place":3,"placePoints":400`, LeftMatch, LeftDamaged},
		"turn":                 {`"turn":`, `"turn":5,"turn":5,"round":1,"turn":5`, LeftMatch, LeftDamaged},
		"a player who is lost": {`"seats":[{"player":"`, `"seats":[{"player":"00000000000000000000000000000000"},{"player":"`, LeftMatch, LeftNoPlayer},
		"bad word":             {`"word":"HUND"`, `"word":"HU ND"`, LeftWord, LeftDamaged},
		"no setting":           {`"key":"lang"`, `"key":""`, LeftOption, LeftDamaged},
		"a match with edits":   {`"rows":[`, `"edits":[],"rows":[`, LeftMatch, LeftDamaged},
		"a match with a day":   {`"state":"running"`, `"state":"running","played":1`, LeftMatch, LeftDamaged},
		"a sheet with rows":    {`"edits":[`, `"rows":[],"edits":[`, LeftSheet, LeftDamaged},
		"a sheet with tips":    {`"edits":[`, `"tips":[],"edits":[`, LeftSheet, LeftDamaged},
		"too many rows":        {`"rows":[`, `"rows":[` + strings.Repeat(`{"seat":0,"type":"x","sum":"0000000000000000","at":1},`, maxRows), LeftMatch, LeftBounds},
		"too many edits":       {`"edits":[`, `"edits":[` + strings.Repeat(`{"type":"undo","at":1},`, maxEdits), LeftSheet, LeftBounds},
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
	_, err := Read(ctx, s, strings.NewReader(text), Options{Replayer: believer{}})
	_, no := Export(ctx, s, io.Discard)
	if !errors.Is(err, context.Canceled) || !errors.Is(no, context.Canceled) {
		t.Error(err, no)
	}
	broken := errors.New("cable pulled")
	_, err = take(t, s, io.MultiReader(strings.NewReader(text[:500]), failing{broken}))
	if !errors.Is(err, broken) || store.CodeOf(err) == store.CodeBadImport {
		t.Error(err)
	}
	if _, err := Export(t.Context(), s, failing{broken}); !errors.Is(err, broken) {
		t.Error(err)
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error)  { return 0, f.err }
func (f failing) Write([]byte) (int, error) { return 0, f.err }

// What is of one computer, or only typed on a sheet, isn't exported, and doesn't come in from what earlier versions
// exported either.
func TestSettingsOfOneComputerStay(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben")
	sheet := newSheet(t, s, p...)
	fatal(t, store.Travelling[int]("values").Set(s, 4), store.ThisComputer[store.PlayerID]("sheet.writer").Set(s, p[1]), s.SaveDraft(sheet, games.Table, store.Draft{Data: []byte(`{"Typing":"secret"}`)}))
	text := exported(t, s)
	if !strings.Contains(text, `"values"`) || strings.Contains(text, "sheet.writer") || strings.Contains(text, "secret") {
		t.Error(text)
	}
	const value = `{"key":"values",`
	for _, key := range []string{"sheet.writer.options", "sheet.draft.0123", "setup.k.players", "prefs"} {
		text = strings.Replace(text, value, `{"key":"`+key+`","value":2,"updated":1},`+"\n"+value, 1)
	}
	other := reopen(t, t.TempDir(), c)
	r := imported(t, other, text)
	if r.LeftOut.Count > 0 || r.Settings != (Count{Added: 1}) {
		t.Errorf("%+v", r)
	}
	keys := texts(t, file(t, other), "SELECT key FROM settings WHERE travels = 1")
	equal(t, "settings", keys, []string{"values"})
}

// Take tells how far it is, never less than before, and goes on telling while results follow from what came in.
func TestTakeTellsHowFarItIs(t *testing.T) {
	s, c := full(t)
	in, err := Read(t.Context(), reopen(t, t.TempDir(), c), strings.NewReader(exported(t, s)), Options{Replayer: believer{}})
	fatal(t, err)
	var told []float64
	_, err = in.Take(t.Context(), func(part float64) { told = append(told, part) })
	fatal(t, err, in.Close())
	written := slices.IndexFunc(told, func(part float64) bool { return part >= 1-deriving })
	if !slices.IsSorted(told) || told[0] != 0 || written < 1 || len(told)-written < 5 || told[len(told)-1] > 1 {
		t.Errorf("told %v", told)
	}
}

// Whoever comes gets a colour that nobody here has, as long as one is free; whoever is here keeps theirs.
func TestImportGivesFreeColors(t *testing.T) {
	there, _ := newStore(t)
	here, _ := newStore(t)
	for i, name := range []string{"Ada", "Ben", "Cleo", "Dan"} {
		_, err := there.AddPlayer(name, i/2) // two by two the same
		fatal(t, err)
	}
	_, err := here.AddPlayer("Lee", 1)
	fatal(t, err)
	for _, colors := range []int{4, 8} {
		in, err := Read(t.Context(), here, strings.NewReader(exported(t, there)), Options{Replayer: believer{}, Colors: colors})
		fatal(t, err)
		_, err = in.Take(t.Context(), nil)
		fatal(t, err, in.Close())
		all, err := here.Players()
		fatal(t, err)
		got := map[string]int{}
		for _, p := range all {
			got[p.Name] = p.Color
		}
		if want := map[string]int{"Lee": 1, "Ada": 0, "Ben": 2, "Cleo": 3, "Dan": 1}; !maps.Equal(got, want) { // none is free for the last
			t.Errorf("%v, want %v", got, want)
		}
	}
}
