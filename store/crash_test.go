package store

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"spieltisch/games"
)

// childEnv names what this test binary does instead of running tests.
const childEnv = "SPIELTISCH_STORE_TEST_CHILD"

func TestMain(m *testing.M) {
	if err := flag.Set("rapid.checks", "40"); err != nil { // each writes files; -rapid.checks asks for more
		panic(err)
	}
	switch os.Getenv(childEnv) {
	case "":
		os.Exit(m.Run())
	case "append":
		fmt.Println(appendForever(os.Args[1]))
	case "readonly":
		fmt.Println(openElsewhere(os.Args[1]))
	}
	os.Exit(3)
}

// child prepares this binary (or a copy of it) to run what TestMain knows.
func child(binary, what, dir string) *exec.Cmd {
	cmd := exec.Command(binary, dir)
	cmd.Env = append(os.Environ(), childEnv+"="+what)
	cmd.Stderr = os.Stderr
	return cmd
}

// appendForever goes on with match 1, with drafts and a backup in between, and says
// what is committed.
func appendForever(dir string) error {
	s, err := Open(dir, Options{})
	if err != nil {
		return err
	}
	m, err := s.Match(1)
	if err != nil {
		return err
	}
	sh, err := s.Sheet(2)
	if err != nil {
		return err
	}
	entered := sh.Rows
	learnt, err := s.Learning(1, "v")
	if err != nil {
		return err
	}
	go s.MakeBackup(context.Background()) //nolint:errcheck // it may be killed in the middle
	for seq := m.Rows + 1; ; seq++ {
		if err := s.SaveDraft(1, 0, Draft{Seq: seq - 1, Data: []byte("draft")}); err != nil {
			return err
		}
		if err := s.Append(killRow(seq)); err != nil {
			return err
		}
		entered++
		if err := s.Append(killEdit(entered)); err != nil {
			return err
		}
		learnt.Rows++
		if err := s.AppendLearning(killAnswer(learnt.Rows)); err != nil {
			return err
		}
		fmt.Println("committed", seq, learnt.Rows)
	}
}

// killAnswer is answer seq of who plays the match; every third one comes without a snapshot.
func killAnswer(seq int) AppendLearning {
	a := AppendLearning{Player: 1, Seq: seq, Data: []byte(fmt.Sprint(seq)), Version: "v"}
	if seq%3 > 0 {
		a.Snapshot = []byte(fmt.Sprint(seq))
	}
	return a
}

// killEdit is edit seq of the sheet next to the match: it ends the game or opens it again.
func killEdit(seq int) Append {
	a := Append{Log: 2, Seq: seq, Row: games.Row{Seat: games.Table, Type: "set", Data: []byte(fmt.Sprint(seq))}, Standing: games.Standing{Points: []int{seq, 1}}}
	if seq%3 > 0 {
		won(&a)
		a.Standing.Points[0] = seq
	}
	return a
}

// killRow is row seq of the match that is killed all the time; its data says which it is.
func killRow(seq int) Append {
	return Append{
		Log: 1, Seq: seq, Row: games.Row{Type: "throw", Data: []byte(strings.Repeat(fmt.Sprintf("%d,", seq), 1+seq%700)), Sum: games.RowSum(seq)},
		Standing: games.Standing{Points: []int{seq}, Scored: []games.ScoredTurn{{Round: seq, Word: "A", Points: seq}}},
		House:    []HouseWord{{Lang: "de", Word: fmt.Sprintf("W%d", seq%50), Tier: seq}},
	}
}

// killsEnv says how often TestKillNineLosesNothing kills; a dozen times when it doesn't.
const killsEnv = "SPIELTISCH_KILLS"

func TestKillNineLosesNothing(t *testing.T) {
	kills, rows := 12, 0
	if text := os.Getenv(killsEnv); text != "" {
		var err error
		kills, err = strconv.Atoi(text)
		fatal(t, err)
	}
	for left := kills; left > 0; left -= 25 { // a match each: checking takes the longer the more was played
		rows += killOften(t, min(left, 25))
	}
	if rows < kills {
		t.Errorf("only %d rows in %d rounds", rows, kills)
	}
	t.Logf("%d kills, %d rows told of", kills, rows)
}

// killOften kills a child that goes on with one match, again and again, and gives the number of rows that
// were told of.
func killOften(t *testing.T, kills int) int {
	t.Helper()
	s, c := newStore(t)
	newMatch(t, s, addPlayers(t, s, "Ada")...)
	newSheet(t, s, 1, addPlayers(t, s, "Ben")[0])
	fatal(t, s.Close())
	var told told
	for range kills {
		told = killAfter(t, s.Dir(), 1+rand.IntN(30))
		s = reopen(t, s.Dir(), c)
		checkKilled(t, s, told)
		fatal(t, s.Close())
	}
	return told.rows
}

// told is what a child has said to be committed. Rows and answers may differ: it can be
// killed between them, and goes on with both where they stood.
type told struct{ rows, answers int }

// killAfter kills a child after it has told of so many rows, and gives the last that it
// told of, also while it was dying.
func killAfter(t *testing.T, dir string, lines int) (last told) {
	t.Helper()
	cmd := child(os.Args[0], "append", dir)
	out, err := cmd.StdoutPipe()
	fatal(t, err, cmd.Start())
	in := bufio.NewScanner(out)
	for n := 0; in.Scan(); {
		if _, err := fmt.Sscanf(in.Text(), "committed %d %d", &last.rows, &last.answers); err != nil {
			t.Errorf("the child says %q", in.Text())
			break
		}
		if n++; n == lines {
			fatal(t, cmd.Process.Kill())
		}
	}
	if err := cmd.Wait(); err == nil || !killed(cmd.ProcessState) {
		t.Fatalf("the child wasn't killed: %v", cmd.ProcessState)
	}
	return last
}

func checkKilled(t *testing.T, s *Store, told told) {
	t.Helper()
	rows, err := s.Rows(1)
	fatal(t, err)
	if len(rows) < told.rows || len(rows) > told.rows+1 { // the last may have been committed but not told
		t.Errorf("%d rows, told of %d", len(rows), told.rows)
	}
	for i, r := range rows {
		want := killRow(i + 1).Row
		equal(t, "row", r.Row, want)
	}
	m, err := s.Match(1)
	fatal(t, err)
	scored := copyOf(t, s, 1).Scored
	equal(t, "rows, points and scored go together", []int{m.Rows, m.Points[0], scored[0].Points}, []int{len(rows), len(rows), len(rows)})
	if d, ok, err := s.Draft(1, 0); err != nil || ok && d.Seq != len(rows) {
		t.Errorf("draft %+v on %d rows, %v", d, len(rows), err)
	}
	checkKilledSheet(t, s)
	checkKilledLearning(t, s, told.answers)
	answer, err := texts(s.read, "PRAGMA integrity_check")
	fatal(t, err)
	equal(t, "integrity_check", answer, []string{"ok"})
}

// checkKilledSheet: an edit, the points after it, and the statistics go together.
func checkKilledSheet(t *testing.T, s *Store) {
	t.Helper()
	sh, err := s.Sheet(2)
	fatal(t, err)
	log, err := s.Rows(2)
	fatal(t, err)
	if len(log) != sh.Rows || sh.Rows > 0 && sh.Points[0] != sh.Rows || sh.Rows == 0 {
		t.Errorf("%d edits, sheet %+v", len(log), sh)
	}
	every, err := s.Statistics(AllTime)
	st := every["decipher"]
	fatal(t, err)
	if (len(st) == 2) != (sh.Rows%3 > 0) {
		t.Errorf("statistics %+v of %+v", st, sh)
	}
}

// checkKilledLearning: an answer and the snapshot after it go together, and none that was told
// of is lost.
func checkKilledLearning(t *testing.T, s *Store, told int) {
	t.Helper()
	l, err := s.Learning(1, "v")
	fatal(t, err)
	whole, err := s.Learning(1, "none")
	fatal(t, err)
	snap := l.Rows - l.Rows%3
	if l.Rows%3 > 0 {
		snap = l.Rows
	} else if snap > 0 {
		snap--
	}
	if l.Rows < told || len(whole.Since) != l.Rows || l.Rows > 0 && string(l.Snapshot) != fmt.Sprint(snap) || len(l.Since) != l.Rows-snap {
		t.Errorf("told of %d: %d rows, %d in all, snapshot %s", told, l.Rows, len(whole.Since), l.Snapshot)
	}
	for i, r := range whole.Since {
		equal(t, "answer", string(r.Data), fmt.Sprint(i+1))
	}
}
