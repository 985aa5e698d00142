package learn_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/learn"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/locales"
)

// Everybody has their own progress; switching keeps both.
func TestSwitch(t *testing.T) {
	env, _, mia := reading(t, course.ReadMode)
	ben := learn.Practised(t, env.Store, "Ben", 10, shelltest.Now)
	shelltest.Tap(t, env, "Wechseln")
	want(t, env, "Wer übt?")
	shelltest.Menu(t, env, "Ben")
	want(t, env, "Ben übt", "Aufgabe 1 von 10")
	if learn.Progress(env).Answers != 10 {
		t.Error(learn.Progress(env).Answers)
	}
	shelltest.Tap(t, env, "Wechseln")
	shelltest.Key(env, fyne.KeyEscape)
	want(t, env, "Ben übt")
	shelltest.Tap(t, env, "Wechseln")
	shelltest.Menu(t, env, "Mia")
	want(t, env, "Mia übt", "Aufgabe 1 von 10")
	if n, m := len(rows(t, env.Store, mia.ID)), len(rows(t, env.Store, ben.ID)); n != 60 || m != 10 {
		t.Error(n, m)
	}
}

// Who was hidden isn't remembered.
func TestHidden(t *testing.T) {
	env, _, mia := reading(t, course.Mixed)
	env.Router.Back()
	mia.Hidden = true
	if err := env.Store.UpdatePlayer(mia); err != nil {
		t.Fatal(err)
	}
	open(env)
	want(t, env, "Wer übt?")
	wantNot(t, env, "Mia")
}

// The family stands side by side, by name, with everybody's own figures.
func TestFamily(t *testing.T) {
	env, _, _ := reading(t, course.Mixed)
	learn.Practised(t, env.Store, "Ben", 10, shelltest.Now)
	menu(env)
	shelltest.Menu(t, env, "Familie")
	want(t, env, "Ben", "Mia", "0 von 28 sicher")
	texts := strings.Join(shelltest.Texts(env), "|")
	if strings.Index(texts, "Ben") > strings.Index(texts, "Mia") {
		t.Error(texts)
	}
}

// Starting afresh asks first, and is taken back by the message, by Ctrl+Z and Ctrl+Y, and later
// by the menu.
func TestReset(t *testing.T) {
	env, c, mia := reading(t, course.Mixed)
	reset := func() {
		t.Helper()
		menu(env)
		shelltest.Menu(t, env, "Neu anfangen")
		want(t, env, "Mit dem Alphabet neu anfangen?")
	}
	answers := func(n int) {
		t.Helper()
		if got := learn.Progress(env).Answers; got != n || len(rows(t, env.Store, mia.ID)) != n {
			t.Fatalf("%d answers on the page, %d in the store, want %d", got, len(rows(t, env.Store, mia.ID)), n)
		}
	}
	reset()
	shelltest.Key(env, fyne.KeyEscape)
	answers(60)
	reset()
	enter(env)
	answers(0)
	want(t, env, "Mia fängt neu an.", "Aufgabe 1 von 10")
	shelltest.Tap(t, env, "Rückgängig")
	answers(60)
	reset()
	enter(env)
	undo := env.Router.Page().(shell.Undoer)
	undo.Undo()
	answers(60)
	undo.Redo()
	answers(0)
	env.Router.Back()
	c.wait(48 * time.Hour)
	open(env)
	menu(env)
	shelltest.Menu(t, env, "Neuanfang zurücknehmen (Fr., 20. Nov., 60 Antworten)")
	answers(60)
	want(t, env, "Der Fortschritt ist wieder da: Mia.")
}

// A speed round has its letters, is over without a verdict in between, and is compared with the own best.
func TestRound(t *testing.T) {
	env, c, mia := reading(t, course.SpeedMode)
	want(t, env, "Tempo-Runde", "Runde beginnen")
	wantNot(t, env, "ohne Zeitdruck")
	round := func(wrong int, each time.Duration) {
		t.Helper()
		enter(env)
		for i := range course.RoundLetters {
			item := learn.Item(env)
			if item.Kind != course.Read || len([]rune(item.Target)) != 1 || item.Turned {
				t.Fatal(item)
			}
			said := item.Target
			if i < wrong {
				said = "Q"
			}
			c.wait(each)
			shelltest.Type(env, said)
			enter(env) // by habit: the letter was the answer
		}
		c.wait(time.Second)
	}
	trophy := func(want bool) {
		t.Helper()
		if got := strings.Contains(shelltest.Drawn(t, env), string(ui.IconTrophy)); got != want {
			t.Errorf("a trophy: %t", got)
		}
	}
	trophy(false)
	round(0, 2*time.Second)
	trophy(true)
	want(t, env, "Geschafft in 24,0 s", "Alle Buchstaben richtig gelesen.", "Deine erste Tempo-Runde: Das ist jetzt deine beste Zeit.")
	log := rows(t, env.Store, mia.ID)
	if n := len(log); n != 60+course.RoundLetters+1 || log[n-1].Kind != course.Round || log[n-1].Ms != 24000 || !log[n-2].Speed {
		t.Errorf("%d: %+v", n, log[n-1])
	}
	round(2, time.Second)
	trophy(true)
	want(t, env, "Geschafft in 18,0 s", "Neue Bestzeit! Bisher waren es 24,0 s.", "2 Buchstaben waren falsch, für jeden kommen 3 s dazu.")
	round(0, 2*time.Second)
	trophy(false)
	want(t, env, "Geschafft in 24,0 s", "Deine beste Zeit: 18,0 s")
	round(course.RoundLetters, time.Second/10)
	trophy(false)
	want(t, env, "Einmal durch", "So viele waren falsch: Sieh sie dir erst ohne Zeit an.")
	shelltest.Tap(t, env, "Ohne Zeit üben")
	want(t, env, "ohne Zeitdruck")
}

// A round that is left is no round, but its answers count as practice.
func TestRoundLeft(t *testing.T) {
	env, _, mia := reading(t, course.SpeedMode)
	enter(env)
	want(t, env, "Buchstabe 1 von 12")
	shelltest.Type(env, learn.Item(env).Target)
	enter(env)
	want(t, env, "Buchstabe 2 von 12")
	env.Router.Back()
	open(env)
	want(t, env, "Runde beginnen")
	if log := rows(t, env.Store, mia.ID); len(log) != 61 || !log[60].Speed {
		t.Error(len(log))
	}
	if learn.Progress(env).Speed.Rounds != 0 {
		t.Error("a round")
	}
	enter(env)
	ben := learn.Practised(t, env.Store, "Ben", 20, shelltest.Now)
	shelltest.Tap(t, env, "Wechseln")
	shelltest.Menu(t, env, "Ben")
	want(t, env, "Ben übt", "ohne Zeitdruck")
	learn.Answer(env, "")
	if log := rows(t, env.Store, ben.ID); len(log) != 21 || log[20].Speed {
		t.Errorf("%+v", log[20:])
	}
}

// Without a few letters a round makes no sense.
func TestRoundTooEarly(t *testing.T) {
	env, _ := page(t, locales.English)
	ben := learn.Practised(t, env.Store, "Ben", 1, shelltest.Now)
	open(env)
	reopen(t, env, left{Player: ben.ID, Mode: course.SpeedMode})
	want(t, env, "You should know 4 letters before you start a round.")
	enter(env)
	want(t, env, "take your time", "Task 1 of 10")
}

// What was mixed up is listed and can be practised.
func TestConfusions(t *testing.T) {
	env, c, _ := reading(t, course.ReadMode)
	asked := learn.Item(env).Target
	shelltest.Type(env, "q")
	enter(env)
	c.wait(time.Second)
	menu(env)
	shelltest.Menu(t, env, "Verwechslungen")
	want(t, env, asked+" als Q gelesen, einmal")
	enter(env)
	item := learn.Item(env)
	if pair := asked + "Q"; item.Kind != course.Read || !strings.Contains(pair, item.Target) || !strings.ContainsRune(pair, item.Against) {
		t.Errorf("%+v", item)
	}
}

// Where nothing can be written the map can be looked at, and nothing is asked.
func TestReadOnly(t *testing.T) {
	env, _, mia := reading(t, course.ReadMode)
	dir := env.Store.Dir()
	env.Router.Back()
	shelltest.Open(t, env, dir, true)
	open(env)
	want(t, env, "Nur ansehen", "Mia übt", "von 28 sicher")
	if len(rows(t, env.Store, mia.ID)) != 60 {
		t.Error("answers")
	}
}
