//go:build e2e && linux

package e2e

import (
	"strconv"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/games/course"
	"spieltisch/locales"
	"spieltisch/store"
)

// learner is the program with the course open.
type learner struct{ *program }

// field is a detail of the page that was shown last, such as "target".
func (l *learner) field(name string) string {
	for _, f := range strings.Fields(l.seen[len(l.seen)-1]) {
		if v, ok := strings.CutPrefix(f, name+"="); ok {
			return v
		}
	}
	return ""
}

// letter clicks a letter of the map, which has seven in a row, and waits for its task.
func (l *learner) letter(r rune) {
	l.t.Helper()
	const columns, rows = 7, 4
	m := l.marks["learn-map"]
	at := int(r - 'A')
	w, h := m.width/columns, m.height/rows
	l.marks["letter"] = mark{m.x + float64(at%columns)*w, m.y + float64(at/columns)*h, w, h}
	l.click("letter")
	l.page("learn", "state=task", "target="+string(r))
}

// judged waits for the verdict on so many answers, until Enter goes on.
func (l *learner) judged(answers int) {
	l.t.Helper()
	l.page("learn", "state=judged", "settled=true", "seq="+strconv.Itoa(answers))
}

// TestE2ELearn begins the course as a new player in the real window: a letter to look at, to build and to read, by
// keyboard and mouse, with a power cut in between; then the same in English and dark.
func TestE2ELearn(t *testing.T) {
	here, screen := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100, Animations: true})
	l := &learner{here.start(screen, 1)}
	l.page("home", "lang=de")
	l.click("tool.learn")
	l.page("learn", "state=asking")
	l.shot("learn-who")
	l.write("Mia")
	l.key("Return")
	l.page("learn", "state=task", "task=look", "player=Mia", "seq=0")
	l.letter('I')
	l.shot("learn-look")
	l.key("Return")
	l.page("learn", "state=task", "seq=1")
	l.letter('I')
	if l.field("task") != "build" {
		l.fail("no letter to build")
	}
	l.shot("learn-build")
	l.key("1") // a long stick: that is the letter
	l.judged(2)
	l.shot("learn-built")
	l.kill()

	l = &learner{here.start(screen, 1)}
	l.page("home")
	l.click("tool.learn")
	l.page("learn", "state=task", "seq=2", "player=Mia")
	l.letter('I')
	if l.field("task") != "read" {
		l.fail("no letter to read")
	}
	l.shot("learn-read")
	l.write("l")
	l.judged(3)
	l.shot("learn-wrong")
	l.key("Return")
	l.page("learn", "state=task", "seq=3")
	l.quit()
	l.english(here, screen)
	l.stored(here)
}

// english goes on in English and dark, by mouse.
func (l *learner) english(here *place, s *screen) {
	l.t.Helper()
	dress(here, shell.Prefs{Language: locales.English, Mode: "dark", Size: 100, Animations: true})
	*l = learner{here.start(s, 1)}
	l.page("home", "lang=en")
	l.click("tool.learn")
	l.page("learn", "state=task", "seq=3", "player=Mia")
	l.letter('I')
	l.shot("learn-dark")
	l.write("i")
	l.judged(4)
	l.click("learn-menu")
	l.key("Down", "Return")
	l.page("learn", "dialog=family")
	l.shot("learn-family")
	l.key("Escape")
	l.click("learn-next")
	l.page("learn", "state=task", "seq=4")
	l.quit()
}

// stored compares what is in the data file.
func (l *learner) stored(here *place) {
	t := l.t
	t.Helper()
	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	defer st.Close() //nolint:errcheck // only read
	players, err := st.Learners()
	here.must(err)
	if len(players) != 1 || players[0].Name != "Mia" {
		t.Fatalf("%+v", players)
	}
	log, err := st.Learning(players[0].ID, "")
	here.must(err)
	for i, want := range []struct {
		kind  course.Kind
		right bool
	}{{course.Look, true}, {course.Build, true}, {course.Read, false}, {course.Read, true}} {
		if i >= len(log.Since) {
			t.Fatalf("only %d answers", len(log.Since))
		}
		a, err := course.DecodeAnswer(log.Since[i].Data)
		here.must(err)
		if a.Kind != want.kind || a.Right != want.right || a.Target != "I" || a.Hints != 0 {
			t.Errorf("answer %d: %+v, want %+v", i, a, want)
		}
	}
}
