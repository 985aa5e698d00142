package learn_test

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/learn"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games/course"
	"spieltisch/locales"
	"spieltisch/store"
)

// clock is the time of a test, moved by it.
type clock struct{ now time.Time }

func (c *clock) wait(d time.Duration) { c.now = c.now.Add(d) }

// page makes the program with the course, and home behind it.
func page(t *testing.T, lang locales.Lang) (*shell.Env, *clock) {
	t.Helper()
	env := shelltest.NewMoving(t, lang)
	c := &clock{shelltest.Now}
	env.Now = func() time.Time { return c.now }
	courses := learn.NewCourses()
	shelltest.Pages(env, map[string]shell.Builder{
		shell.Learn: func(shell.Route) (shell.Page, error) { return learn.New(env, courses), nil },
	})
	env.Router.Home()
	return env, c
}

func open(env *shell.Env) { env.Router.Open(shell.Route{Page: shell.Learn}) }

// want fails unless all of these texts can be read.
func want(t *testing.T, env *shell.Env, texts ...string) {
	t.Helper()
	for _, s := range texts {
		if !shelltest.Has(env, s) {
			t.Fatalf("no %q in %q", s, shelltest.Texts(env))
		}
	}
}

// wantNot fails if one of these texts can be read.
func wantNot(t *testing.T, env *shell.Env, texts ...string) {
	t.Helper()
	for _, s := range texts {
		if shelltest.Has(env, s) {
			t.Fatalf("%q in %q", s, shelltest.Texts(env))
		}
	}
}

// enter presses Enter where the focus is, else on the page.
func enter(env *shell.Env) { shelltest.Key(env, fyne.KeyReturn) }

// rows is the log of a player.
func rows(t *testing.T, st *store.Store, player store.PlayerID) []course.Answer {
	t.Helper()
	l, err := st.Learning(player, "")
	if err != nil {
		t.Fatal(err)
	}
	out := make([]course.Answer, len(l.Since))
	for i, r := range l.Since {
		if out[i], err = course.DecodeAnswer(r.Data); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// player is the one of a name.
func player(t *testing.T, st *store.Store, name string) store.Player {
	t.Helper()
	all, err := st.Players()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range all {
		if p.Name == name {
			return p
		}
	}
	t.Fatalf("no %s", name)
	return store.Player{}
}

// The first time somebody is asked who practises, and then a letter is shown; the name is
// remembered.
func TestFirstTime(t *testing.T) {
	env, c := page(t, locales.German)
	open(env)
	want(t, env, "Wer übt?")
	shelltest.Type(env, "Mia")
	enter(env)
	want(t, env, "Mia übt", "ohne Zeitdruck", "Aufgabe 1 von 10", "von 28 sicher")
	mia := player(t, env.Store, "Mia")
	c.wait(5 * time.Second)
	shelltest.Tap(t, env, "Weiter")
	log := rows(t, env.Store, mia.ID)
	if len(log) != 1 || log[0].Kind != course.Look || log[0].Ms != 5000 || log[0].At != c.now.UnixMilli() {
		t.Fatalf("%+v", log)
	}
	want(t, env, "Aufgabe 1 von 10")
	env.Router.Back()
	open(env)
	want(t, env, "Mia übt", "Aufgabe 1 von 10")
}

// reading opens the course for a player who has practised, in a mode.
func reading(t *testing.T, mode course.Mode) (*shell.Env, *clock, store.Player) {
	t.Helper()
	env, c := page(t, locales.German)
	mia := learn.Practised(t, env.Store, "Mia", 60, c.now.Add(-24*time.Hour))
	open(env)
	reopen(t, env, left{Player: mia.ID, Mode: mode})
	return env, c, mia
}

// A wrong answer is stored, said kindly and shown next to the right one; Enter goes on only after
// a moment, as it may be the one that answered.
func TestReadWrong(t *testing.T) {
	env, c, mia := reading(t, course.ReadMode)
	before := len(rows(t, env.Store, mia.ID))
	c.wait(2 * time.Second)
	shelltest.Type(env, "q")
	enter(env)
	log := rows(t, env.Store, mia.ID)
	if len(log) != before+1 {
		t.Fatalf("%d rows, before %d", len(log), before)
	}
	a := log[before]
	if a.Right || a.Said != "Q" || a.Kind != course.Read || a.Ms != 2000 || a.Speed || a.Turned {
		t.Errorf("%+v", a)
	}
	want(t, env, "deine Antwort: Q", "richtig: "+a.Target, "Weiter")
	kind := "Diesmal nicht. Das ist ein " + a.Target + "."
	if near := "Fast! Das ist ein " + a.Target + "."; shelltest.Has(env, kind) == shelltest.Has(env, near) || a.Target == "O" && !shelltest.Has(env, near) {
		t.Errorf("not said kindly, or twice: %q", shelltest.Texts(env)) // which letters are near is for games/course
	}
	enter(env) // still held
	want(t, env, "Weiter")
	c.wait(time.Second)
	enter(env)
	wantNot(t, env, "Weiter")
	if got := rows(t, env.Store, mia.ID); len(got) != before+1 {
		t.Error("going on was an answer:", got[len(got)-1])
	}
}

func TestReadRight(t *testing.T) {
	env, _, mia := reading(t, course.TurnedMode)
	l, err := env.Store.Learning(mia.ID, "")
	if err != nil {
		t.Fatal(err)
	}
	item := learn.Item(env)
	shelltest.Type(env, strings.ToLower(item.Target)+" ")
	enter(env)
	log := rows(t, env.Store, mia.ID)
	if a := log[l.Rows]; !a.Right || !a.Turned || a.Said != item.Target {
		t.Errorf("%+v", a)
	}
	if said := learn.Verdict(env); !strings.HasPrefix(said, "Richtig!") {
		t.Error(said)
	}
}

// A sitting has ten tasks and ends with a look back, from which one goes on or leaves.
func TestSitting(t *testing.T) {
	env, c, _ := reading(t, course.ReadMode)
	sit := func(wrong int) (missed string) {
		for i := range 10 {
			want(t, env, "Aufgabe "+strconv.Itoa(i+1)+" von 10")
			said := learn.Item(env).Target
			if i < wrong {
				said, missed = "", said
			}
			learn.Answer(env, said)
			c.wait(time.Second)
			enter(env)
		}
		return missed
	}
	missed := sit(1)
	want(t, env, "Das waren 10 Aufgaben.", "9 von 10 richtig", "Das kommt bald noch einmal: "+missed+".")
	wantNot(t, env, "Welcher Buchstabe ist das?")
	enter(env) // still held
	want(t, env, "9 von 10 richtig")
	c.wait(time.Second)
	enter(env)
	sit(0)
	want(t, env, "10 von 10 richtig")
	wantNot(t, env, "Das kommt bald noch einmal")
	shelltest.Menu(t, env, "Bauen")
	want(t, env, "Aufgabe 1 von 10")
	shelltest.Menu(t, env, "Lesen")
	sit(0)
	shelltest.Tap(t, env, "Genug für heute")
	wantNot(t, env, "Mia übt")
}

// Who doesn't know says so.
func TestSkip(t *testing.T) {
	env, _, _ := reading(t, course.ReadMode)
	target := learn.Item(env).Target
	shelltest.Tap(t, env, "Weiß ich nicht")
	want(t, env, "Macht nichts! Das ist ein "+target+".")
}

// Nothing typed is no answer, and Escape leaves.
func TestEscape(t *testing.T) {
	env, _, mia := reading(t, course.ReadMode)
	enter(env)
	if n := len(rows(t, env.Store, mia.ID)); n != 60 {
		t.Error("nothing typed was an answer:", n)
	}
	shelltest.Key(env, fyne.KeyEscape)
	wantNot(t, env, "Mia übt")
}

// Leaving and coming back shows the same task; an answer brings another one.
func TestSameTask(t *testing.T) {
	env, c, _ := reading(t, course.ReadMode)
	item := learn.Item(env)
	for range 3 {
		env.Router.Back()
		open(env)
		if again := learn.Item(env); again.Target != item.Target || again.Kind != item.Kind {
			t.Fatalf("%v, then %v", item, again)
		}
	}
	shelltest.Type(env, item.Target)
	enter(env)
	c.wait(time.Second)
	enter(env)
	if again := learn.Item(env); again.Target == item.Target {
		t.Error("the same letter again:", again)
	}
}

// Who leaves with an answer that couldn't be stored gives it another try.
func TestLeaveTriesAgain(t *testing.T) {
	env, _, mia := reading(t, course.ReadMode)
	learn.Break(t, env)
	shelltest.Type(env, learn.Item(env).Target)
	learn.Mend(t, env)
	env.Router.Back()
	if log := rows(t, env.Store, mia.ID); len(log) != 61 || !log[60].Right {
		t.Error(len(log))
	}
}

// While another program holds the file, leaving doesn't wait for it: that is done in the background.
func TestLeaveWaitsForNobody(t *testing.T) {
	env, _, _ := reading(t, course.ReadMode)
	learn.Break(t, env)
	shelltest.Type(env, learn.Item(env).Target)
	asked, works := learn.Hold(env), 0
	env.Background = func(func()) { works++ }
	env.Router.Back()
	if *asked != 1 || works == 0 {
		t.Errorf("tried %d times before the page was left, and %d works go on", *asked, works)
	}
}

// A tap on the map practises that letter, also after leaving and coming back.
func TestMapPractises(t *testing.T) {
	env, _, _ := reading(t, course.Mixed)
	m := learn.Map(env)
	env.Window.Canvas().Focus(m)
	shelltest.Key(env, fyne.KeyHome)
	shelltest.Key(env, fyne.KeyRight, fyne.KeyDown, fyne.KeyDown, fyne.KeyRight) // A B, I, P Q… as 7 in a row
	at := learn.Cursor(env)
	enter(env)
	if item := learn.Item(env); []rune(item.Target)[0] != at {
		t.Errorf("%q, want %q", item.Target, at)
	}
	env.Router.Back()
	open(env)
	if item := learn.Item(env); []rune(item.Target)[0] != at {
		t.Errorf("after coming back %q, want %q", item.Target, at)
	}
	learn.Answer(env, "")
	var kept left
	if _, err := leftKey.Get(env.Store, &kept); err != nil || kept.Letter != "" {
		t.Error("the letter is asked on and on:", kept, err)
	}
}

// A tap chooses the letter below it, and a small map is only looked at.
func TestMapTap(t *testing.T) {
	env, _, _ := reading(t, course.SpeedMode)
	m := learn.Map(env)
	cell := fyne.NewSize(m.Size().Width/7, m.Size().Height/4)
	m.Tapped(&fyne.PointEvent{Position: fyne.NewPos(cell.Width*2.5, cell.Height*.5)})
	if item := learn.Item(env); item.Target != "C" && !strings.ContainsRune(string(item.Must), 'C') {
		t.Errorf("%+v", item)
	}
	wantNot(t, env, "Tempo-Runde")
	menu(env)
	shelltest.Menu(t, env, "Familie")
	for _, small := range learn.Maps(env) {
		if !small.Disabled() {
			t.Error("the keyboard stops at a small map")
		}
		small.Tapped(&fyne.PointEvent{Position: fyne.NewPos(5, 5)})
	}
	want(t, env, "Familie")
}

// Where somebody's log can't be read that is said, and another one may practise.
func TestUnreadable(t *testing.T) {
	env, _, mia := reading(t, course.ReadMode)
	learn.Practised(t, env.Store, "Ben", 5, shelltest.Now)
	env.Router.Back()
	if err := env.Store.AppendLearning(store.AppendLearning{Player: mia.ID, Seq: 61, Data: []byte("no answer")}); err != nil {
		t.Fatal(err)
	}
	open(env)
	want(t, env, "Das hat nicht geklappt", "Noch einmal versuchen")
	enter(env)
	want(t, env, "Das hat nicht geklappt")
	shelltest.Tap(t, env, "Wechseln")
	shelltest.Menu(t, env, "Ben")
	want(t, env, "Ben übt", "Aufgabe 1 von 10")
}

// A store that can't be written to keeps the answer on the screen until it can.
func TestNothingIsLost(t *testing.T) {
	env, c, mia := reading(t, course.ReadMode)
	target := learn.Item(env).Target
	learn.Break(t, env)
	shelltest.Type(env, target)
	want(t, env, "Noch einmal versuchen")
	wantNot(t, env, "Weiter")
	if texts := strings.Join(shelltest.Texts(env), " "); !strings.Contains(texts, "Der Datenträger ist voll") {
		t.Error(texts)
	}
	if n := len(rows(t, env.Store, mia.ID)); n != 60 {
		t.Fatal(n)
	}
	shelltest.Tap(t, env, "Noch einmal versuchen")
	want(t, env, "Noch einmal versuchen")
	learn.Mend(t, env)
	c.wait(time.Hour) // the time of the answer is that at which it was given
	shelltest.Tap(t, env, "Noch einmal versuchen")
	want(t, env, "Weiter")
	log := rows(t, env.Store, mia.ID)
	if a := log[len(log)-1]; len(log) != 61 || !a.Right || a.Ms != 0 {
		t.Errorf("%d: %+v", len(log), a)
	}
}

// The map marks the letter of the task, but not where that would tell the answer.
func TestMapTellsNothing(t *testing.T) {
	for mode, told := range map[course.Mode]bool{course.BuildMode: true, course.ReadMode: false, course.TurnedMode: false, course.LooseMode: false, course.DeduceMode: false} {
		env, _, _ := reading(t, mode)
		item := learn.Item(env)
		if got := learn.Marked(env); got != 0 != told {
			t.Errorf("%s: %q of %+v", mode, got, item)
		}
		if hidden := mode != course.BuildMode; learn.Named(env) != hidden {
			t.Errorf("%s: the map shows letters in pieces: %v", mode, hidden)
		}
		learn.Answer(env, "")
		if learn.Named(env) {
			t.Errorf("%s: the map still shows names", mode)
		}
		if got := learn.Marked(env); len(item.Target) == 1 && string(got) != item.Target {
			t.Errorf("%s: %q after %+v", mode, got, item)
		}
	}
}

// After a build the page shows what the same pieces make besides, and a tap there practises it.
func TestSharedPieces(t *testing.T) {
	env, c, _ := reading(t, course.BuildMode)
	shelltest.Resize(env, 1000, 620)
	const also = "Diese Teile ergeben auch"
	for range 100 {
		item := learn.Item(env)
		wantNot(t, env, also)
		learn.Answer(env, item.Target)
		if shared := learn.Shared(env, []rune(item.Target)[0]); len(shared) == 0 {
			wantNot(t, env, also)
		} else {
			want(t, env, also)
			if low := learn.SideLow(env); !low {
				t.Error("it is out of sight")
			}
			c.wait(time.Second)
			enter(env)
			if low := learn.SideLow(env); low {
				t.Error("the map is out of sight")
			}
			return
		}
		c.wait(time.Second)
		enter(env)
	}
	t.Error("no letter that shares its pieces")
}
