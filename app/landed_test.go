package app

import (
	"bytes"
	"database/sql"
	"encoding/base64"
	"errors"
	"flag"
	"maps"
	"os"
	"path/filepath"
	"testing"
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/replayer"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/games/daily"
	dv "spieltisch/games/davinci"
	dc "spieltisch/games/decipher"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/exercise"
	"spieltisch/games/mind"
	"spieltisch/games/sheet"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// writeLanded makes testdata/landed/<name>: the data file and the export of a family as this
// version of the program writes them. What stands there was landed and is never written again;
// a version that stores something in another way adds a folder of its own.
var writeLanded = flag.String("write-landed", "", "write the data of this version into testdata/landed/<name>")

// dot is a picture of one point.
const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="

func fine(t testing.TB, errs ...error) {
	t.Helper()
	shelltest.Fine(t, errs...)
}

// family is a store in dir with something of everything: all games, finished, running with drafts
// and notes, begun, abandoned, deleted; sheets; the course; players hidden and merged.
func family(t testing.TB, dir string) *store.Store {
	t.Helper()
	c := &clock{time.Date(2026, 11, 1, 18, 0, 0, 0, time.UTC)}
	st, err := store.Open(dir, store.Options{Now: c.now})
	fine(t, err)
	var p []store.PlayerID
	for i, name := range []string{"Tina", "Lee", "Ben", "Mia", "Jörg", "Anaïs", "Opa", "Oma", "Tina K.", "Weg"} {
		added, err := st.AddPlayer(name, i)
		fine(t, err)
		p = append(p, added.ID)
	}
	picture, err := base64.StdEncoding.DecodeString(dot)
	fine(t, err, st.SetPicture(p[0], picture))
	fine(t, st.UpdatePlayer(store.Player{ID: p[1], Name: "Lee", Color: 1, Emblem: 3}))

	words := []store.HouseWord{{Lang: "de", Word: "ÄSEN", Accept: true, Lemma: "äsen", Class: "V", Tier: 2, By: "table"}, {Lang: "de", Word: "KNUFF", By: "table"}}
	for _, h := range words {
		_, err := st.PutHouseWord(h)
		fine(t, err)
	}
	_, err = st.PutHouseWord(store.HouseWord{Lang: "de", Word: "HUND", Other: "RÜDE", By: "table"})
	fine(t, err)

	golden(t, "dicewords", "alone").Play(t, st, "", p[0])
	golden(t, "dicewords", "challenge").Play(t, st, "", p[:4]...)
	golden(t, "dicewords", "abandoned").Play(t, st, "", p[1], p[0])
	first := golden(t, "davinci", "two-dashes").Play(t, st, "", p[2], p[3])
	m, err := st.Match(first)
	fine(t, err)
	golden(t, "davinci", "two").Play(t, st, m.UID, p[3], p[2])
	golden(t, "davinci", "three-points").Play(t, st, "", p[4], p[0], p[5])
	described := golden(t, "decipher", "order").Play(t, st, "", p[0], p[1], p[2])
	fine(t, st.DescribeMatch(described, "Küche", "=1+1; \"Regen\""))
	golden(t, "decipher", "random").Play(t, st, "", p[0], p[1], p[4], p[5])
	golden(t, "woerterklauer", "vowel").Play(t, st, "", p[0], p[1])
	field := golden(t, "woerterklauer", "green").Play(t, st, "", p[1], p[2])
	golden(t, "woerterklauer", "red").Play(t, st, "", p[6], p[7])
	fine(t, st.DeleteMatch(golden(t, "davinci", "abandoned").Play(t, st, "", p[0], p[9])))

	runningDicewords(t, st, p)
	runningDavinci(t, st, p)
	runningDecipher(t, st, p)
	runningWoerterklauer(t, st, p)
	landedSheets(t, st, p, field)
	landedCharacters(t, st, p)
	landedTips(t, st, p)
	landedBook(t, st, p)
	landedPuzzles(t, st, p)
	landedHandicaps(t, st, p)

	for i, target := range []string{"A", "B", "HUND", "C", "D"} {
		a, err := course.Answer{Kind: course.Read, At: c.at.UnixMilli(), Day: 20000, Target: target, Said: "A", Right: i == 0, Ms: 900 + i}.Encode()
		fine(t, err)
		seq := i + 1
		if i > 2 {
			seq = i - 2
		}
		fine(t, st.AppendLearning(store.AppendLearning{Player: p[0], Seq: seq, Version: "1", Data: a}))
		if i == 2 {
			_, err = st.ResetLearning(p[0])
			fine(t, err)
		}
	}
	fine(t, st.MergePlayers(p[8], p[0]), st.UpdatePlayer(store.Player{ID: p[9], Name: "Weg", Hidden: true}),
		store.Travelling[string]("lang").Set(st, "de"), store.Travelling[map[string]int]("setup.dicewords.options").Set(st, map[string]int{"Target": 200}),
		store.ThisComputer[[]store.PlayerID]("setup.dicewords.players").Set(st, p[:2]))
	return st
}

// landedCharacters are matches with computers: finished, running, and of computers only. A child has the name of one.
func landedCharacters(t testing.TB, st *store.Store, p []store.PlayerID) {
	t.Helper()
	child, err := st.AddPlayer("Nova", 4)
	fine(t, err)
	var c []store.PlayerID
	for _, l := range mind.Characters() {
		x, err := st.Character(l)
		fine(t, err)
		c = append(c, x.ID)
	}
	golden(t, "davinci", "three-points").Play(t, st, "", p[0], c[2], c[3])
	golden(t, "davinci", "two-dashes").Play(t, st, "", c[2], child.ID)
	golden(t, "davinci", "two").Play(t, st, "", c[0], c[4])
	later := golden(t, "dicewords", "dictionary")
	later.Edition = 1
	later.Play(t, st, "", p[0], c[0], c[1])
	half(t, golden(t, "dicewords", "dictionary"), func(m games.Match) bool { return m.Standing().Round == 2 }).Play(t, st, "", p[1], c[1], p[0])
}

// landedHandicaps are a match with a handicap and its sheet, where it was corrected.
func landedHandicaps(t testing.TB, st *store.Store, p []store.PlayerID) {
	t.Helper()
	golden(t, "davinci", "handicap").Play(t, st, "", p[0], p[1])
	q := golden(t, "dicewords", "handicap")
	g, err := Games().Find("dicewords")
	fine(t, err)
	setup, edit, err := g.Sheet.Kind.FromMatch(q.Log(t).Match())
	fine(t, err)
	n := store.NewSheet{Setup: setup, Players: p[:3], Match: q.Play(t, st, "", p[0], p[1], p[2])}
	fill(t, st, "dicewords", n, true, edit, sheet.Edit{}.Heads(50))
}

// landedTips are matches where tips were allowed, with computers in the games that they learned last, and a review.
func landedTips(t testing.TB, st *store.Store, p []store.PlayerID) {
	t.Helper()
	pip, err := st.Character(mind.Pip)
	fine(t, err)
	told := golden(t, "woerterklauer", "green")
	told.Tips = true
	id := told.Play(t, st, "", p[0], pip.ID)
	fine(t, st.TakeTip(id, store.Tip{Seat: 0, Step: 1, Grade: 2}), st.TakeTip(id, store.Tip{Seat: 0, Step: 3, Grade: 3}))
	untold := golden(t, "decipher", "order").Until(0)
	untold.Tips = true
	untold.Play(t, st, "", p[1], pip.ID, p[2])
	q := golden(t, "davinci", "three-points")
	fine(t, st.SaveReview(q.Play(t, st, "", p[5], p[0], p[4]), len(q.Rows), store.Review{Mind: "1", Findings: []mind.Finding{
		{Step: 3, Seat: 1, Turn: 1, What: "davinci.review.guess", Odds: true, Own: 0.1, Best: 0.5, Size: mind.LargeMistake, Booked: mind.Booked{Lost: 0.4}},
	}}))
}

// landedBook are mistakes in the books of two: answered, taken back, laid aside, picked, removed.
func landedBook(t testing.TB, st *store.Store, p []store.PlayerID) {
	t.Helper()
	add := func(kind, name string, seats []store.PlayerID, picked bool) store.ExerciseID {
		q := golden(t, kind, name)
		m, err := st.Match(q.Play(t, st, "", seats...))
		fine(t, err)
		n := len(q.Rows) - 1
		for q.Rows[n].Type == games.Undo || q.Rows[n].Seat == games.Table {
			n--
		}
		own := q.Rows[n]
		who := seats[own.Seat]
		_, err = st.AddExercises(who, []store.Exercise{{
			At: m.Updated, Day: 20_758, Source: m.UID, Step: n + 1, Kind: kind, Rules: q.Rules, Setup: q.Setup, Rows: q.Rows[:n], Own: own,
			Seat: own.Seat, Players: m.Players, Mind: kind + " 1", Picked: picked,
			Finding: mind.Finding{Step: n + 1, Seat: own.Seat, Turn: 1, What: games.ID(kind + ".review.keep"), Own: 0.25, Best: 0.5, Size: mind.MediumMistake},
		}})
		fine(t, err)
		all, err := st.Exercises(who)
		fine(t, err)
		return all[len(all)-1].ID
	}
	known := add("dicewords", "alone", p[1:2], false)
	fine(t, st.AnswerExercise(known, 0, exercise.Answer{Day: 20_759, Tips: 1}), st.AnswerExercise(known, 1, exercise.Answer{Day: 20_760, Right: true}),
		st.UndoExerciseAnswer(known), st.AnswerExercise(known, 1, exercise.Answer{Day: 20_761, Right: true, Tips: 2}))
	fine(t, st.SetExerciseAside(add("davinci", "two", []store.PlayerID{p[6], p[7]}, true), store.AsideWanted),
		st.RemoveExercise(add("decipher", "order", []store.PlayerID{p[1], p[6], p[7]}, false)))
}

// landedPuzzles are the puzzles of a day: begun, solved with and without help, shown, and those of a day before.
func landedPuzzles(t testing.TB, st *store.Store, p []store.PlayerID) {
	t.Helper()
	begin := func(who store.PlayerID, day daily.Day, kind, language string) (store.PuzzleTry, []games.Row) {
		q := golden(t, kind, map[string]string{"dicewords": "alone", "davinci": "two", "decipher": "order", "woerterklauer": "green"}[kind])
		n := len(q.Rows) - 1
		for q.Rows[n].Type == games.Undo || q.Rows[n].Seat == games.Table {
			n--
		}
		list := ""
		if language != "" {
			list = language + "-7e1d34f8"
		}
		try, err := st.BeginPuzzle(who, daily.Puzzle{
			ID:       daily.ID{Day: day, Kind: kind, Language: language, List: list, Generator: 1},
			Position: games.Position{Kind: kind, Rules: q.Rules, Setup: q.Setup, Rows: q.Rows[:n], Seat: q.Rows[n].Seat},
			Best:     12.5, Solution: q.Rows[n : n+1],
		})
		fine(t, err)
		return try, q.Rows[n : n+1]
	}
	const day = 20_780 // a Monday
	best, rows := begin(p[0], day, "dicewords", "de")
	fine(t, st.SolvePuzzle(best.ID, rows, 0, 12.5, 3, day))
	helped, rows := begin(p[1], day, "dicewords", "de")
	fine(t, st.SolvePuzzle(helped.ID, rows, 2, 9.25, 2, day+1))
	shown, _ := begin(p[0], day, "davinci", "")
	fine(t, st.SolvePuzzle(shown.ID, nil, 1, 0, 0, day))
	running, rows := begin(p[0], day, "decipher", "en")
	fine(t, st.KeepPuzzle(running.ID, rows, 1))
	merged, rows := begin(p[8], day-1, "woerterklauer", "de") // by who is merged into the first
	fine(t, st.SolvePuzzle(merged.ID, rows, 0, 3, 1, day-1))
}

// half is a match that was left in the middle: the last position in which ok is so.
func half(t testing.TB, p tabletest.Played, ok func(games.Match) bool) tabletest.Played {
	t.Helper()
	for n := len(p.Rows) - 1; n >= 0; n-- {
		if q := p.Until(n); ok(q.Log(t).Match()) {
			return q
		}
	}
	t.Fatal("no such position")
	return p
}

func runningDicewords(t testing.TB, st *store.Store, p []store.PlayerID) {
	t.Helper()
	q := half(t, golden(t, "dicewords", "dictionary"), func(m games.Match) bool { return m.View(m.Standing().Asked).(dw.View).Up != nil })
	id := q.Play(t, st, "", p[0], p[1], p[2])
	v := q.Log(t).Match().View(games.Table).(dw.View)
	d := dw.NewDraft(v).Toggle(0).Toggle(3).Type('S').Type('E').Undo()
	data, err := d.Encode()
	fine(t, err, st.SaveDraft(id, v.Asked, store.Draft{Seq: len(q.Rows), Data: data, Elapsed: 12 * time.Second}))
	golden(t, "dicewords", "trust").Until(0).Play(t, st, "", p[5], p[4])
}

func runningDavinci(t testing.TB, st *store.Store, p []store.PlayerID) {
	t.Helper()
	seat := games.Table
	q := half(t, golden(t, "davinci", "four-guessing"), func(m games.Match) bool {
		seat = m.Standing().Asked
		return seat != games.Table && len(m.View(seat).(dv.View).Hand) == 0 && len(dv.NewDraft(m.View(seat).(dv.View)).Name(m.View(seat).(dv.View), 3).Past) > 0
	})
	id := q.Play(t, st, "", p[:4]...)
	v := q.Log(t).Match().View(seat).(dv.View)
	data, err := dv.NewDraft(v).Name(v, 3).Encode()
	fine(t, err, st.SaveDraft(id, seat, store.Draft{Seq: len(q.Rows), Data: data, Elapsed: 3 * time.Second}))
	pad, err := dv.NewPad(v).Toggle(1, 4).Toggle(2, 7).Encode()
	fine(t, err, st.SavePad(id, seat, pad))
}

func runningDecipher(t testing.TB, st *store.Store, p []store.PlayerID) {
	t.Helper()
	begun := golden(t, "decipher", "order").Until(0)
	id := begun.Play(t, st, "", p[3], p[4], p[5])
	v := begun.Log(t).Match().View(0).(dc.View)
	data, err := dc.NewMakerDraft(v).Type(v.Options, 'H').Type(v.Options, 'U').Encode()
	fine(t, err, st.SaveDraft(id, 0, store.Draft{Seq: 0, Data: data}))
	q := half(t, golden(t, "decipher", "live"), func(m games.Match) bool {
		v := m.View(games.Table).(dc.View)
		return len(v.Zones) > 0 && len(v.Zones[0].Pieces) > 0 && v.Turn != games.Table
	})
	id = q.Play(t, st, "", p[0], p[1])
	v = q.Log(t).Match().View(games.Table).(dc.View)
	data, err = dc.NewSeekerDraft().Guessing(v, v.Turn).Type(v.Options, 'B').Encode()
	fine(t, err, st.SaveDraft(id, v.Asked, store.Draft{Seq: len(q.Rows), Data: data, Elapsed: time.Second}))
	pad, err := dc.NewPad(v).Put(dc.Lie{ID: v.Zones[0].Pieces[0].ID, X: 30, Y: -12, Turn: 90}).Encode()
	fine(t, err, st.SavePad(id, games.Table, pad))
}

func runningWoerterklauer(t testing.TB, st *store.Store, p []store.PlayerID) {
	t.Helper()
	q := half(t, golden(t, "woerterklauer", "blue"), func(m games.Match) bool {
		v := m.View(games.Table).(wk.View)
		return v.Phase == wk.PhaseLay && len(v.Pool) > 0
	})
	id := q.Play(t, st, "", p[2], p[3])
	v := q.Log(t).Match().View(games.Table).(wk.View)
	d := wk.NewDraft(v)
	free := wk.Cell{}
	for d.At(free) != 0 {
		free.X++
	}
	data, err := d.Put(v, v.Pool[0].ID, free).Encode()
	fine(t, err, st.SaveDraft(id, v.Asked, store.Draft{Seq: len(q.Rows), Data: data, Elapsed: 40 * time.Second}))
}

// landedSheets are four sheets that were filled in from matches, one that stands for a match, and
// one that is empty.
func landedSheets(t testing.TB, st *store.Store, p []store.PlayerID, field store.MatchID) {
	t.Helper()
	for _, x := range []struct {
		kind, log string
		seats     int
		match     store.MatchID
	}{{"dicewords", "challenge", 4, 0}, {"davinci", "three-points", 3, 0}, {"decipher", "order", 3, 0}, {"woerterklauer", "blue", 2, 0}, {"woerterklauer", "green", 2, field}} {
		g, err := Games().Find(x.kind)
		fine(t, err)
		setup, edit, err := g.Sheet.Kind.FromMatch(golden(t, x.kind, x.log).Log(t).Match())
		fine(t, err)
		n := store.NewSheet{Setup: setup, Players: p[:x.seats], Match: x.match, Place: "Hütte", Note: "bei Regen"}
		fill(t, st, x.kind, n, x.match != 0, edit)
		if x.kind == "dicewords" {
			n.Match = 0
			s, err := st.Sheet(fill(t, st, x.kind, n, false))
			fine(t, err)
			n.Series = s.UID
			s, err = st.Sheet(fill(t, st, x.kind, n, false, sheet.Edit{}.Set(sheet.Cell{Row: 1, Seat: 0, Field: sheet.FieldPoints}, "10+15")))
			fine(t, err, st.SaveDraft(s.ID, games.Table, store.Draft{Seq: s.Rows, Data: []byte(`{"Spot":{"Row":1,"Seat":1},"Cells":[{"Row":1,"Seat":1,"Field":"points","Text":"7"}]}`)}))
		}
	}
}

// TestWriteLanded writes the data of this version when it is asked to.
func TestWriteLanded(t *testing.T) {
	dir := t.TempDir()
	st := family(t, dir)
	var b bytes.Buffer
	_, err := exchange.Export(t.Context(), st, &b)
	fine(t, err, st.Close())
	if *writeLanded == "" {
		return
	}
	to := filepath.Join("testdata", "landed", *writeLanded)
	fine(t, os.MkdirAll(filepath.Dir(to), 0o755), os.Mkdir(to, 0o755)) // never over another one
	data, err := os.ReadFile(filepath.Join(dir, "spieltisch.sqlite"))
	fine(t, err, os.WriteFile(filepath.Join(to, "spieltisch.sqlite"), data, 0o644), os.WriteFile(filepath.Join(to, "export.json"), b.Bytes(), 0o644))
}

const landedAt = "testdata/landed/schema-4"

// landedExport is what a landed version gave out.
func landedExport(t testing.TB) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(landedAt, "export.json"))
	fine(t, err)
	return data
}

// copyLanded copies the data file of a landed version into a folder.
func copyLanded(t testing.TB, dir string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(landedAt, "spieltisch.sqlite"))
	fine(t, err, os.WriteFile(filepath.Join(dir, "spieltisch.sqlite"), data, 0o600))
}

func landedStore(t testing.TB) *store.Store {
	t.Helper()
	dir := t.TempDir()
	copyLanded(t, dir)
	st, err := store.Open(dir, store.Options{})
	fine(t, err)
	t.Cleanup(func() { st.Close() }) //nolint:errcheck // only looked at
	return st
}

// replayerOf is the program's, with German texts.
func replayerOf(t testing.TB) exchange.Replayer {
	t.Helper()
	texts, err := locales.New(locales.German)
	fine(t, err)
	return replayer.New(&shell.Env{Texts: texts}, Games())
}

// looked is a look at a file before it is taken in; taken takes it in.
func looked(t testing.TB, st *store.Store, data []byte) (exchange.Report, error) {
	t.Helper()
	in, err := exchange.Read(t.Context(), st, bytes.NewReader(data), exchange.Options{Replayer: replayerOf(t)})
	if err != nil {
		return exchange.Report{}, err
	}
	return in.Report, in.Close()
}

func taken(t testing.TB, st *store.Store, data []byte) (exchange.Report, error) {
	t.Helper()
	in, err := exchange.Read(t.Context(), st, bytes.NewReader(data), exchange.Options{Replayer: replayerOf(t)})
	if err != nil {
		return exchange.Report{}, err
	}
	r, err := in.Take(t.Context(), nil)
	return r, errors.Join(err, in.Close())
}

// inFile changes a data file past the program.
func inFile(t testing.TB, path, query string, args ...any) {
	t.Helper()
	db, err := sql.Open("sqlite3", path)
	fine(t, err)
	_, err = db.Exec(query, args...)
	fine(t, err, db.Close())
}

// The data file and the export of every landed version open and come in, every match and sheet in
// them can be played again, and both are the same.
func TestLanded(t *testing.T) {
	folders, err := filepath.Glob("testdata/landed/*/export.json")
	if err != nil || len(folders) == 0 {
		t.Fatal(folders, err)
	}
	for _, file := range folders {
		folder := filepath.Dir(file)
		t.Run(filepath.Base(folder), func(t *testing.T) {
			dir := t.TempDir()
			data, err := os.ReadFile(filepath.Join(folder, "spieltisch.sqlite"))
			fine(t, err, os.WriteFile(filepath.Join(dir, "spieltisch.sqlite"), data, 0o600))
			st, err := store.Open(dir, store.Options{})
			fine(t, err)
			defer st.Close() //nolint:errcheck // only looked at
			all := readable(t, st)
			matches, err := st.Matches()
			fine(t, err)
			n := len(matches)
			if len(all) < 20 || n < 15 {
				t.Errorf("%d can be read, %d matches", len(all), n)
			}
			export, err := os.ReadFile(filepath.Join(folder, "export.json"))
			fine(t, err)
			r, err := taken(t, st, export)
			fine(t, err)
			if r.LeftOut.Count > 0 || r.Matches != (exchange.Count{Same: n}) || r.Answers.Added+r.Words.Added+r.Players.Added+r.Sheets.Added+r.Mistakes.Added+r.Puzzles.Added > 0 {
				t.Errorf("into its own data: %+v", r)
			}
			other := emptyStore(t)
			r, err = taken(t, other, export)
			fine(t, err)
			if r.LeftOut.Count > 0 || r.Matches.Added != n {
				t.Errorf("into an empty file: %+v", r)
			}
			if got := readable(t, other); !maps.Equal(got, all) {
				t.Errorf("%v came in as %v", all, got)
			}
			var again bytes.Buffer
			left, err := exchange.Export(t.Context(), other, &again)
			fine(t, err)
			if _, was, _ := bytes.Cut(export, []byte("\n")); left.Count > 0 || !bytes.HasSuffix(again.Bytes(), was) {
				t.Error("what came in isn't given out as it was", left)
			}
		})
	}
}
