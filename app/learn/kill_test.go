package learn_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"

	"spieltisch/app/learn"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games/course"
	"spieltisch/locales"
	"spieltisch/store"
)

// killEnv makes TestKillNine practise forever in the folder that it names; lazyEnv does so with a store
// that keeps answers to itself.
const (
	killEnv = "SPIELTISCH_LEARN_CHILD"
	lazyEnv = "SPIELTISCH_LEARN_LAZY"
)

// What the page has judged is there after kill -9, with the same task as before. That this test can
// fail shows a store that keeps answers to itself.
func TestKillNine(t *testing.T) {
	if dir := os.Getenv(killEnv); dir != "" {
		practiseForever(t, dir)
	}
	dir := t.TempDir()
	st := openStore(t, dir)
	learn.Practised(t, st, "Mia", 30, shelltest.Now)
	closeStore(t, st)
	seen := 30
	for _, answers := range []int{1, 4, 7} {
		seen = killAfter(t, dir, answers)
		if kept := kept(t, dir); kept < seen {
			t.Fatalf("%d answers were judged, %d are there", seen, kept)
		}
	}
	if seen < 30+1+4+7 {
		t.Errorf("only %d answers", seen)
	}
	seen = killAfter(t, dir, 3, lazyEnv+"=1")
	if kept := kept(t, dir); kept >= seen {
		t.Errorf("this test can't fail: %d answers were judged, %d are there", seen, kept)
	}
}

// practiseForever answers on the page and says what was judged.
func practiseForever(t *testing.T, dir string) {
	env := shelltest.NewBare(t, locales.German)
	shelltest.Open(t, env, dir, false)
	now := shelltest.Now
	env.Now = func() time.Time { return now }
	courses := learn.NewCourses()
	shelltest.Pages(env, map[string]shell.Builder{
		shell.Learn: func(shell.Route) (shell.Page, error) { return learn.New(env, courses), nil },
	})
	env.Router.Home()
	open(env)
	reopen(t, env, left{Player: player(t, env.Store, "Mia").ID, Mode: course.ReadMode})
	if os.Getenv(lazyEnv) != "" {
		learn.Lazy(env)
	}
	for {
		item := learn.Item(env)
		shelltest.Type(env, item.Target)
		enter(env)
		want(t, env, "Weiter")
		fmt.Println("judged", learn.Progress(env).Answers)
		now = now.Add(time.Second)
		enter(env)
	}
}

// killAfter kills a program that practises after so many verdicts, and is told the last number.
func killAfter(t *testing.T, dir string, answers int, more ...string) (seen int) {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^TestKillNine$")
	cmd.Env = append(append(os.Environ(), killEnv+"="+dir), more...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer cmd.Wait() //nolint:errcheck // it was killed
	lines := bufio.NewScanner(out)
	for n := 0; n < answers && lines.Scan(); {
		if _, err := fmt.Sscanf(lines.Text(), "judged %d", &seen); err == nil {
			n++
		} else {
			t.Log(lines.Text())
		}
	}
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	for lines.Scan() { // what it said before it was killed
		if _, err := fmt.Sscanf(lines.Text(), "judged %d", &seen); err != nil {
			t.Log(lines.Text())
		}
	}
	if seen == 0 {
		t.Fatal("nothing was judged")
	}
	return seen
}

// kept is how many answers are in the store, by the log and by the snapshot.
func kept(t *testing.T, dir string) int {
	t.Helper()
	st := openStore(t, dir)
	defer closeStore(t, st)
	mia := player(t, st, "Mia")
	n := len(rows(t, st, mia.ID))
	if p := learn.Loaded(t, st, mia); p.Answers != n {
		t.Errorf("%d rows, %d answers in the snapshot", n, p.Answers)
	}
	return n
}

func openStore(t *testing.T, dir string) *store.Store {
	t.Helper()
	st, err := store.Open(dir, store.Options{Now: func() time.Time { return shelltest.Now }})
	if err != nil {
		t.Fatal(err)
	}
	return st
}

func closeStore(t *testing.T, st *store.Store) {
	t.Helper()
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
}
