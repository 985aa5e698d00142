package store

import (
	"database/sql"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"spieltisch/games"
	"spieltisch/games/exercise"
	"spieltisch/games/mind"
)

func TestMigrationsAreNumbered(t *testing.T) {
	steps := embedded()
	if len(steps) == 0 {
		t.Fatal("no migrations")
	}
	for i, m := range steps {
		if !strings.HasPrefix(m.name, fmt.Sprintf("%04d_", i+1)) || m.sql == "" {
			t.Errorf("step %d is %q", i+1, m.name)
		}
	}
}

// oldFile writes the data file of an older version from its dump.
func oldFile(t *testing.T, dumped string) (dir string) {
	t.Helper()
	text, err := os.ReadFile(dumped)
	fatal(t, err)
	dir = t.TempDir()
	execAt(t, filepath.Join(dir, fileName), string(text))
	return dir
}

func schemaOf(t *testing.T, db *sql.DB) []string {
	t.Helper()
	all, err := texts(db, "SELECT coalesce(sql, name) FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name")
	fatal(t, err)
	return all
}

// oldParts look at what is in a dump from a schema on.
var oldParts = map[string]func(*testing.T, *Store){
	"0001": checkOldData,
	"0002": func(t *testing.T, s *Store) { t.Helper(); wantMeanings(t, s, "=HUND RÜDE") },
	"0003": checkOldSheet,
	"0004": checkOldLearning,
	"0008": checkOldCharacter,
	"0009": checkOldTips,
	"0010": func(t *testing.T, s *Store) { t.Helper(); checkOldReview(t, s); checkOldJudged(t, s) },
	"0011": checkOldBook,
	"0013": checkOldPuzzle,
}

// Every older schema upgrades to what a new file has, with its data.
func TestEveryOlderSchemaUpgrades(t *testing.T) {
	dumps, err := filepath.Glob("testdata/schema/*.sql")
	fatal(t, err)
	if len(dumps) != len(embedded()) {
		t.Errorf("%d dumps for %d schemas", len(dumps), len(embedded()))
	}
	fresh, c := newStore(t)
	for _, dumped := range dumps {
		s := reopen(t, oldFile(t, dumped), c)
		if got, want := schemaOf(t, s.read), schemaOf(t, fresh.read); !slices.Equal(got, want) {
			t.Errorf("%s becomes\n%s\nwant\n%s", dumped, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
		for since, check := range oldParts {
			if filepath.Base(dumped) >= since {
				check(t, s)
			}
		}
		if players, err := s.Players(); err != nil || (players[0].Emblem == 3) != (filepath.Base(dumped) >= "0014") {
			t.Errorf("%s: %v, %v", dumped, players, err)
		}
		if editions, err := texts(s.read, "SELECT edition FROM logs ORDER BY id"); err != nil || filepath.Base(dumped) >= "0015" != slices.Equal(editions, []string{"0", "0", "0", "0", "1"}) {
			t.Errorf("%s: %v, %v", dumped, editions, err)
		}
		if n, err := s.CountHistory(HistoryFilter{Handicap: true}, 9); err != nil || (n == 1) != (filepath.Base(dumped) >= "0016") {
			t.Errorf("%s: %d with a handicap, %v", dumped, n, err)
		}
		newMatch(t, s, addPlayers(t, s, "Neu")...)
	}
}

// checkOldData looks at what stands in every dump.
func checkOldData(t *testing.T, s *Store) {
	t.Helper()
	players, err := s.Players()
	fatal(t, err)
	equal(t, "players", names(players), []string{"Ada", "Bjørn"})
	done, err := s.Matches(Finished)
	fatal(t, err)
	equal(t, "finished", len(done), 1)
	equal(t, "places", done[0].Places, []games.Place{{Seat: 0, Rank: 1, Points: 404}})
	rows, err := s.Rows(done[0].ID)
	fatal(t, err)
	equal(t, "rows", len(rows), 2)
	equal(t, "row 1", rows[0].Row, games.Row{Seat: 0, Type: "throw", Data: []byte("{}"), Sum: 1 << 63})
	records, err := s.Records("dicewords", "400", 0)
	fatal(t, err)
	equal(t, "records", len(records), 1)
	equal(t, "record", records[0].Value, 17)
	wantHouse(t, s, "+ÄSEN V äsen")
	running, err := s.Matches(Running)
	fatal(t, err)
	d, _, err := s.Draft(running[0].ID, 1)
	fatal(t, err)
	equal(t, "draft", d, Draft{Seq: 1, Data: []byte(`{"Word":"Ö"}`), Elapsed: time.Second})
	data, err := s.Pad(running[0].ID, 0)
	fatal(t, err)
	equal(t, "pad", string(data), "notes")
	var lang string
	_, err = Travelling[string]("lang").Get(s, &lang)
	fatal(t, err)
	equal(t, "setting", lang, "de")
}

// checkOldCharacter looks at what came with schema 8.
func checkOldCharacter(t *testing.T, s *Store) {
	t.Helper()
	with, err := s.Matches(Abandoned)
	fatal(t, err)
	nova, err := s.Character(mind.Nova)
	fatal(t, err)
	if len(with) != 1 || with[0].Players[1] != nova || nova.Level != mind.Nova {
		t.Errorf("%+v, %+v", with, nova)
	}
}

// checkOldTips looks at what came with schema 9.
func checkOldTips(t *testing.T, s *Store) {
	t.Helper()
	running, err := s.Matches(Running)
	fatal(t, err)
	equal(t, "tips", running[0].Tips, []int{1, 0})
}

// checkOldReview looks at what came with schema 10.
func checkOldReview(t *testing.T, s *Store) {
	t.Helper()
	r, ok, err := s.Review(2)
	fatal(t, err)
	if !ok {
		t.Fatal("no review")
	}
	equal(t, "review", r, Review{Mind: "1", List: "de-1", Findings: []mind.Finding{
		{Step: 1, Turn: 1, Booked: mind.Booked{Base: 100, Luck: -3.5}},
		{
			Step: 2, Turn: 1, What: "dicewords.review.word", Own: 84.5, Best: 96.5, Size: mind.MediumMistake,
			Type: "declare", Data: []byte(`{"Word":"HAUS"}`), Booked: mind.Booked{Lost: 12},
		},
	}})
}

// checkOldBook looks at what came with schema 11.
func checkOldBook(t *testing.T, s *Store) {
	t.Helper()
	all, err := s.Exercises(1)
	fatal(t, err)
	if len(all) != 1 || len(all[0].Players) != 2 || all[0].Players[0].Name != "Ada" || all[0].Players[1].Name != "Nova" {
		t.Fatalf("%+v", all)
	}
	e := all[0]
	equal(t, "rows", e.Rows, []games.Row{{Seat: 0, Type: "throw", Data: []byte("{}"), Sum: 1 << 63}})
	equal(t, "own", e.Own, games.Row{Seat: 0, Type: "declare", Data: []byte("{}"), Sum: 1<<64 - 1})
	equal(t, "task", e.Task(), exercise.Task{
		Game: "dicewords", Theme: "dicewords.review.word", At: 1772600887089, Day: 20_516, Size: mind.MediumMistake,
		Answers: []exercise.Answer{{At: 1772600887389, Day: 20_517, Right: true, Tips: 1}},
	})
	if other, err := s.Exercises(2); len(other) != 0 || err != nil {
		t.Errorf("%+v, %v", other, err)
	}
	fatal(t, s.RestoreExercise(2))
}

// checkOldJudged looks at the sums that schema 12 made of that review.
func checkOldJudged(t *testing.T, s *Store) {
	t.Helper()
	equal(t, "judged", sumsOf(t, s, 2, 0, ""), judged{turns: 1, decisions: 1, mistakes: 1, luck: -3.5, lost: 12})
	equal(t, "of a sort", sumsOf(t, s, 2, 0, "dicewords.review.word"), judged{turns: 1, decisions: 1, mistakes: 1, lost: 12})
	sorts, err := s.JudgedSorts("dicewords", AllTime, 1)
	fatal(t, err)
	equal(t, "sorts", sorts, []JudgedSort{{"dicewords.review.word", 1, 1}})
}

// checkOldPuzzle looks at what came with schema 13. Whoever solved it was merged into somebody else.
func checkOldPuzzle(t *testing.T, s *Store) {
	t.Helper()
	all, err := s.PuzzleTries(20516, 20516)
	fatal(t, err)
	if len(all) != 1 || all[0].Stars != 2 || all[0].Own != 104.25 || all[0].Puzzle.Best != 112.5 || len(all[0].Puzzle.Solution) != 1 || all[0].Puzzle.Solution[0].Sum != 8 || !all[0].InTime() ||
		!slices.EqualFunc(all[0].Tried, []games.Row{{Seat: 0, Type: "throw", Sum: 9}}, func(a, b games.Row) bool { return a.Type == b.Type && a.Sum == b.Sum }) {
		t.Errorf("%+v", all)
	}
}

// checkOldSheet looks at what came with schema 3.
func checkOldSheet(t *testing.T, s *Store) {
	t.Helper()
	page, _, err := s.History(HistoryFilter{Place: "Hütte"})
	fatal(t, err)
	if len(page) != 1 || page[0].Note != "Regen" || page[0].State != Finished {
		t.Fatalf("%+v", page)
	}
	log, err := s.Rows(page[0].Sheet)
	fatal(t, err)
	equal(t, "edit", log[0].Row, games.Row{Seat: games.Table, Type: "set", Data: []byte(`[{"Row":1,"Seat":0,"Field":"points","Text":"9"}]`)})
	equal(t, "by", log[0].By, PlayerID(1))
	merged, err := s.Merged()
	fatal(t, err)
	equal(t, "merged", names(merged), []string{"Weg"})
	words, err := s.CommonWords("decipher", 1, 9)
	fatal(t, err)
	equal(t, "words", words, []WordCount{{"HOBBY", 1}})
}

// checkOldLearning looks at what came with schema 4.
func checkOldLearning(t *testing.T, s *Store) {
	t.Helper()
	learners, err := s.Learners()
	fatal(t, err)
	equal(t, "learners", names(learners), []string{"Ada"})
	l, err := s.Learning(learners[0].ID, "v1")
	fatal(t, err)
	if string(l.Snapshot) != "b" || len(l.Since) != 1 || string(l.Since[0].Data) != "c" {
		t.Errorf("%+v", l)
	}
	resets, err := s.LearningResets(learners[0].ID)
	fatal(t, err)
	equal(t, "resets", len(resets), 1)
	fatal(t, s.UndoLearningReset(resets[0].ID))
	wantLearning(t, s, learners[0].ID, "abc")
}

// What history and statistics show of older files is made when they are opened.
func TestOlderFilesGetTheirHistory(t *testing.T) {
	for _, dumped := range []string{"0001.sql", "0002.sql"} {
		dir := oldFile(t, filepath.Join("testdata/schema", dumped))
		for _, look := range []bool{true, false} {
			s, err := Open(dir, Options{Now: newClock().now, ReadOnly: look})
			fatal(t, err)
			page, _, err := s.History(HistoryFilter{})
			fatal(t, err)
			every, err := s.Statistics(AllTime)
			st := every["dicewords"]
			fatal(t, err, s.Close())
			if len(page) != 2 || len(st) != 1 || st[0].Solo != 1 {
				t.Errorf("%s, %v: %+v, %+v", dumped, look, page, st)
			}
		}
	}
}

func with(text ...string) []migration {
	steps := embedded()
	for _, sql := range text {
		steps = append(steps, migration{fmt.Sprintf("%04d_test.sql", len(steps)+1), sql})
	}
	return steps
}

func TestUpgradeCopiesFirst(t *testing.T) {
	dir, c := crashed(t)
	s, err := open(dir, Options{Now: c.now}, with("ALTER TABLE players ADD COLUMN extra TEXT;", "UPDATE players SET extra = name || '!';"))
	fatal(t, err)
	extra, err := texts(s.read, "SELECT extra FROM players ORDER BY id")
	fatal(t, err)
	if !slices.Equal(extra, []string{"Ada!", "Ben!"}) {
		t.Errorf("%v", extra)
	}
	all, err := s.Backups()
	fatal(t, err, s.Close())
	if len(all) != 2 || filepath.Base(all[0].Path) != fmt.Sprintf("spieltisch-2026-03-04-0002-schema%d.sqlite", len(embedded())) {
		t.Fatalf("backups %+v", all)
	}
	if l, err := LookInside(all[0].Path); err != nil || l.Schema != len(embedded()) || !slices.Equal(l.Players, []string{"Ada", "Ben"}) {
		t.Errorf("copy %+v, %v", l, err)
	}
	_, err = Open(dir, Options{Now: c.now}) // the older program
	wantCode(t, err, CodeNewer, "Schema", len(embedded())+2, "Known", len(embedded()), "Path", s.path)
	_, err = Open(dir, Options{Now: c.now, ReadOnly: true})
	wantCode(t, err, CodeNewer)
}

func TestFailedMigrationLeavesTheFile(t *testing.T) {
	for name, test := range map[string]struct {
		sql  string
		code Code
	}{
		"nonsense":        {"DELETE FROM players; ALTER TABLE nowhere ADD COLUMN x", CodeDamaged},
		"dangling":        {"CREATE TABLE t (m INTEGER REFERENCES logs (id)) STRICT; INSERT INTO t VALUES (99);", CodeDamaged},
		"full disk":       {"PRAGMA max_page_count = 60; CREATE TABLE t (x BLOB) STRICT; INSERT INTO t VALUES (zeroblob(1000000));", CodeFull},
		"broken by halve": {"CREATE TABLE t (x ANY) STRICT; INSERT INTO t VALUES (1); INSERT INTO t SELECT nothing(x) FROM t;", CodeDamaged},
	} {
		t.Run(name, func(t *testing.T) {
			dir, c := crashed(t)
			s := reopen(t, dir, c)
			before := dump(t, s.read)
			fatal(t, s.Close())
			_, err := open(dir, Options{Now: c.now}, with(test.sql))
			wantCode(t, err, test.code)
			if copies, err := filepath.Glob(filepath.Join(dir, backupDir, "*schema*")); err != nil || len(copies) > 0 {
				t.Errorf("copies left: %v, %v", copies, err)
			}
			s = reopen(t, dir, c)
			if after := dump(t, s.read); after != before {
				t.Errorf("before\n%s\nafter\n%s", before, after)
			}
			for _, ddl := range schemaOf(t, s.read) {
				if strings.HasPrefix(ddl, "CREATE TABLE t ") {
					t.Error(ddl)
				}
			}
		})
	}
}

// The second of two steps fails: the first stays, and the next start goes on from there.
func TestMigrationGoesOnWhereItFailed(t *testing.T) {
	dir, c := crashed(t)
	_, err := open(dir, Options{Now: c.now}, with("CREATE TABLE t (x TEXT) STRICT", "nonsense"))
	wantCode(t, err, CodeDamaged)
	if copies, err := filepath.Glob(filepath.Join(dir, backupDir, "*schema*")); err != nil || len(copies) != 1 {
		t.Errorf("the file has changed, its copies: %v, %v", copies, err)
	}
	s, err := open(dir, Options{Now: c.now}, with("CREATE TABLE t (x TEXT) STRICT", "INSERT INTO t VALUES ('here')"))
	fatal(t, err)
	got, err := texts(s.read, "SELECT x FROM t")
	fatal(t, err, s.Close())
	if !slices.Equal(got, []string{"here"}) {
		t.Errorf("%v", got)
	}
}

// No copy, no migration.
func TestMigrationNeedsItsCopy(t *testing.T) {
	dir, c := crashed(t)
	fatal(t, os.RemoveAll(filepath.Join(dir, backupDir)), os.WriteFile(filepath.Join(dir, backupDir), nil, 0o644))
	before := snapshot(t, dir)
	if _, err := open(dir, Options{Now: c.now}, with("DELETE FROM players")); err == nil {
		t.Error("migrated without a copy")
	}
	same(t, before, snapshot(t, dir))
}

func TestReadOnlyMigratesACopy(t *testing.T) {
	for _, folder := range []func(*testing.T) (string, *clock){crashed, closed} {
		dir, c := folder(t)
		before := snapshot(t, dir)
		s, err := open(dir, Options{Now: c.now, ReadOnly: true}, with("UPDATE players SET name = name || '!'"))
		fatal(t, err)
		players, err := s.Players()
		fatal(t, err, s.Close())
		if len(players) == 0 || !strings.HasSuffix(players[0].Name, "!") {
			t.Errorf("%v", names(players))
		}
		same(t, before, snapshot(t, dir))
	}
}

// closedFiles are what closed copies, once the first test has made it.
var closedFiles = fstest.MapFS{}

// closed is a data folder that was left in order.
func closed(t *testing.T) (dir string, c *clock) {
	t.Helper()
	if len(closedFiles) == 0 {
		made := os.DirFS(playedAndClosed(t))
		fatal(t, fs.WalkDir(made, ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			data, err := fs.ReadFile(made, path)
			closedFiles[path] = &fstest.MapFile{Data: data, Mode: 0o644}
			return err
		}))
	}
	dir = t.TempDir()
	fatal(t, os.CopyFS(dir, closedFiles))
	return dir, newClock()
}

func playedAndClosed(t *testing.T) (dir string) {
	t.Helper()
	s, _ := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada", "Ben")...)
	for i := range 300 {
		act(t, s, id, "throw", func(a *Append) { a.Row.Data = fmt.Appendf(nil, `{"N":%d,"Pad":%q}`, i, strings.Repeat("x", i)) })
	}
	backup(t, s)
	fatal(t, s.Close())
	return s.Dir()
}

func TestForeignFileIsLeftAlone(t *testing.T) {
	for name, text := range map[string]string{
		"another program's": "CREATE TABLE t (x)",
		"only the version":  "PRAGMA user_version = 1; CREATE TABLE t (x)",
		"never migrated":    "PRAGMA application_id = 1399870569; CREATE TABLE t (x)",
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			execAt(t, filepath.Join(dir, fileName), text)
			before := snapshot(t, dir)
			_, err := Open(dir, Options{})
			wantCode(t, err, CodeForeign, "Path", filepath.Join(dir, fileName))
			same(t, before, snapshot(t, dir))
		})
	}
}
