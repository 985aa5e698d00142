package store

import (
	"strings"
	"testing"
	"time"
)

// answer appends an answer with a snapshot that names all answers so far.
func answer(t testing.TB, s *Store, p PlayerID, text string) {
	t.Helper()
	l, err := s.Learning(p, "v1")
	fatal(t, err)
	fatal(t, s.AppendLearning(AppendLearning{Player: p, Seq: l.Rows + 1, Data: []byte(text), Version: "v1", Snapshot: []byte(folded(l) + text)}))
}

// folded are all answers in one text: what a snapshot is in these tests.
func folded(l Learning) string {
	all := string(l.Snapshot)
	for _, r := range l.Since {
		all += string(r.Data)
	}
	return all
}

// wantLearning compares a person's answers, by the snapshot and by the whole log.
func wantLearning(t testing.TB, s *Store, p PlayerID, want string) {
	t.Helper()
	for _, version := range []string{"v1", "another"} {
		l, err := s.Learning(p, version)
		fatal(t, err)
		if got := folded(l); got != want || l.Rows != len(want) || version == "another" && (l.Snapshot != nil || len(l.Since) != len(want)) {
			t.Errorf("%s: %d rows, %q, want %q", version, l.Rows, got, want)
		}
	}
}

func TestLearning(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben")
	wantLearning(t, s, p[0], "")
	for _, text := range []string{"a", "b", "c"} {
		answer(t, s, p[0], text)
		c.forward(time.Second)
	}
	answer(t, s, p[1], "x")
	wantLearning(t, s, p[0], "abc")
	wantLearning(t, s, p[1], "x")
	l, err := s.Learning(p[0], "v1")
	fatal(t, err)
	equal(t, "behind the snapshot", len(l.Since), 0)

	// Without a snapshot the older one stays.
	fatal(t, s.AppendLearning(AppendLearning{Player: p[0], Seq: 4, Data: []byte("d")}))
	l, err = s.Learning(p[0], "v1")
	fatal(t, err)
	if string(l.Snapshot) != "abc" || len(l.Since) != 1 || !l.Since[0].At.Equal(c.now()) {
		t.Errorf("%+v", l)
	}
	c.forward(-time.Hour) // a clock that is put back doesn't change the order
	answer(t, s, p[0], "e")
	wantLearning(t, s, p[0], "abcde")

	for _, seq := range []int{0, 5, 7} {
		wantCode(t, s.AppendLearning(AppendLearning{Player: p[0], Seq: seq, Data: []byte("z")}), CodeStale, "Seq", seq, "Next", 6)
	}
	wantCode(t, s.AppendLearning(AppendLearning{Player: 99, Seq: 1}), CodeNotFound, "What", "player")
	_, err = s.Learning(99, "v1")
	wantCode(t, err, CodeNotFound)
	wantLearning(t, reopen(t, closeIt(t, s), c), p[0], "abcde")
}

func closeIt(t *testing.T, s *Store) (dir string) {
	t.Helper()
	fatal(t, s.Close())
	return s.Dir()
}

func TestResetLearning(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben")
	answer(t, s, p[1], "x")
	answer(t, s, p[0], "a")
	answer(t, s, p[0], "b")
	c.forward(time.Minute)
	first, err := s.ResetLearning(p[0])
	fatal(t, err)
	equal(t, "reset", first, LearningReset{first.ID, first.At, 2})
	wantLearning(t, s, p[0], "")
	wantLearning(t, s, p[1], "x")
	c.forward(time.Minute)
	answer(t, s, p[0], "c")
	second, err := s.ResetLearning(p[0])
	fatal(t, err)
	answer(t, s, p[0], "d")
	all, err := s.LearningResets(p[0])
	fatal(t, err)
	equal(t, "resets", all, []LearningReset{second, first})
	fatal(t, s.UndoLearningReset(first.ID))
	wantLearning(t, s, p[0], "abd")
	wantCode(t, s.UndoLearningReset(first.ID), CodeNotFound)
	fatal(t, s.UndoLearningReset(second.ID))
	wantLearning(t, s, p[0], "abcd")
	all, err = s.LearningResets(p[0])
	fatal(t, err)
	equal(t, "resets", len(all), 0)
	_, err = s.ResetLearning(99)
	wantCode(t, err, CodeNotFound)
}

// Merging keeps both logs, and a reset of one is no reset of the other.
func TestMergedLearning(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada", "Ada alt")
	step := func(who PlayerID, text string) {
		answer(t, s, who, text)
		c.forward(time.Second)
	}
	step(p[0], "a")
	step(p[1], "x")
	reset, err := s.ResetLearning(p[1])
	fatal(t, err)
	step(p[1], "y")
	step(p[0], "b")
	fatal(t, s.MergePlayers(p[1], p[0]))
	wantLearning(t, s, p[0], "ayb")
	wantLearning(t, s, p[1], "ayb")
	step(p[1], "c")
	fatal(t, s.UndoLearningReset(reset.ID))
	wantLearning(t, s, p[0], "axybc")
	learners, err := s.Learners()
	fatal(t, err)
	equal(t, "learners", names(learners), []string{"Ada"})
	fatal(t, s.UnmergePlayer(p[1]))
	wantLearning(t, s, p[0], "abc")
	wantLearning(t, s, p[1], "xy")

	// A reset of the person resets both, and undoing it after they parted gives each their own.
	fatal(t, s.MergePlayers(p[1], p[0]))
	reset, err = s.ResetLearning(p[0])
	fatal(t, err)
	fatal(t, s.UnmergePlayer(p[1]))
	wantLearning(t, s, p[1], "")
	fatal(t, s.UndoLearningReset(reset.ID))
	wantLearning(t, s, p[0], "abc")
	wantLearning(t, s, p[1], "xy")
}

func TestLearners(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Cleo", "Ada", "Ben", "Weg")
	for _, id := range []PlayerID{p[0], p[1], p[3]} {
		answer(t, s, id, "a")
	}
	fatal(t, s.UpdatePlayer(Player{ID: p[3], Name: "Weg", Hidden: true}))
	all, err := s.Learners()
	fatal(t, err)
	equal(t, "learners", names(all), []string{"Ada", "Cleo"})
}

// A full disk leaves answer and snapshot as they were.
func TestLearningOnAFullDisk(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada")
	answer(t, s, p[0], "a")
	_, err := s.write.Exec("PRAGMA max_page_count = 1")
	fatal(t, err)
	wantCode(t, s.AppendLearning(AppendLearning{Player: p[0], Seq: 2, Data: make([]byte, 1<<20), Version: "v1", Snapshot: make([]byte, 1<<20)}), CodeFull)
	wantLearning(t, s, p[0], "a")
}

// However long the log: with a snapshot only what came after it is read.
func TestLearningReadsLittle(t *testing.T) {
	s, _ := newStore(t)
	rows, err := s.read.Query("EXPLAIN QUERY PLAN SELECT data, at"+behind+" ORDER BY at, id", 1, 1, 1)
	fatal(t, err)
	defer rows.Close() //nolint:errcheck // only read
	var plan strings.Builder
	for rows.Next() {
		var id, parent, unused int
		var text string
		fatal(t, rows.Scan(&id, &parent, &unused, &text))
		plan.WriteString(text + "\n")
	}
	fatal(t, rows.Err())
	if !strings.Contains(plan.String(), "USING INDEX learning_log (player_id=? AND at>?") {
		t.Errorf("it reads by\n%s", &plan)
	}
}
