package stats_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/stats"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/locales"
	"spieltisch/store"
)

// turns are numbers that reach the target of 9 in n turns.
func turns(n int) []int {
	all := slices.Repeat([]int{1}, n)
	all[n-1] = 9
	return all
}

// play plays a match alone to the end in n turns and returns its id.
func play(t *testing.T, env *shell.Env, name string, n int) store.MatchID {
	t.Helper()
	s := tabletest.Match(t, env.Store, 9, name)
	tabletest.Play(t, s, turns(n)...)
	if _, over := s.Outcome(); !over {
		t.Fatal("not over")
	}
	return s.ID()
}

func show(env *shell.Env) *[]shell.Route {
	g, _ := tabletest.New()
	opened := shelltest.Pages(env, nil)
	env.Router.Show(stats.New(env, g))
	return opened
}

func want(t *testing.T, env *shell.Env, texts ...string) {
	t.Helper()
	have := append(shelltest.Texts(env), read(env)...)
	for _, s := range texts {
		if !slices.Contains(have, s) {
			t.Errorf("no %q in %q", s, have)
		}
	}
}

// read is what one reads there, words of letter pieces too, but no buttons.
func read(env *shell.Env) (all []string) {
	for _, o := range shelltest.Find[fyne.CanvasObject](env) {
		if s, ok := o.(fmt.Stringer); ok {
			all = append(all, s.String())
		}
	}
	return all
}

func TestEmpty(t *testing.T) {
	for lang, label := range map[locales.Lang]string{locales.German: "Allein spielen", locales.English: "Play alone"} {
		env := shelltest.New(t, lang)
		opened := show(env)
		shelltest.Tap(t, env, label)
		got := (*opened)[len(*opened)-1]
		if got.Page != shell.Setup || got.Game != tabletest.Name || got.Part != shell.Alone {
			t.Error(got)
		}
	}
}

func TestRecords(t *testing.T) {
	env := shelltest.New(t, locales.German)
	var best store.MatchID
	for _, n := range []int{6, 4, 7} {
		if id := play(t, env, "Tina", n); n == 4 {
			best = id
		}
	}
	play(t, env, "Lee", 5)
	opened := show(env)
	want(t, env, "target=9", "4 Partien", "4 Züge", "5,5 Züge")
	sparks := shelltest.Find[*draw.Spark](env)
	if len(sparks) != 1 || !slices.Equal(sparks[0].Values(), []int{6, 4, 7, 5}) {
		t.Error(sparks)
	}
	var order []string
	for _, s := range shelltest.Texts(env) {
		if s == "Tina" || s == "Lee" {
			order = append(order, s)
		}
	}
	if got := strings.Join(order, " "); got != "Tina Lee Tina Tina" {
		t.Error("the best ones are by", got)
	}
	shelltest.IconTap(t, env, "Partie ansehen", 0)
	if got := (*opened)[len(*opened)-1]; got.Page != shell.Replay || got.Match != best {
		t.Error(got, best)
	}
}

func TestOnePlayersRecords(t *testing.T) {
	env := shelltest.New(t, locales.English)
	play(t, env, "Tina", 6)
	play(t, env, "Tina", 1)
	play(t, env, "Lee", 5)
	show(env)
	choice := shelltest.Find[*ui.Choice](env)[0]
	env.Window.Canvas().Focus(choice)
	shelltest.Key(env, fyne.KeyDown) // everybody, Lee, Tina
	want(t, env, "1 match", "5.0 turns", "5 turns")
	if shelltest.Has(env, "Tina") {
		t.Error("Lee's list has Tina's matches")
	}
	if env.Window.Canvas().Focused() != fyne.Focusable(choice) {
		t.Error("the choice lost the focus")
	}
	shelltest.Key(env, fyne.KeyDown)
	want(t, env, "2 matches", "3.5 turns", "1 turn")
	env.Change(func(p *shell.Prefs) { p.Language = locales.German })
	want(t, env, "2 Partien", "3,5 Züge", "1 Zug")
	if at := shelltest.Find[*ui.Choice](env)[0].Selected(); at != 2 {
		t.Error("the choice went back to", at)
	}
}

// A deleted match no longer counts.
func TestDeletedMatchIsGone(t *testing.T) {
	env := shelltest.New(t, locales.German)
	id := play(t, env, "Tina", 3)
	if err := env.Store.DeleteMatch(id); err != nil {
		t.Fatal(err)
	}
	show(env)
	want(t, env, env.T("stats.empty"))
}

func TestBrokenStoreIsExplained(t *testing.T) {
	env := shelltest.New(t, locales.German)
	if err := env.Store.Close(); err != nil {
		t.Fatal(err)
	}
	show(env)
	if texts := strings.Join(shelltest.Texts(env), "\n"); !strings.Contains(texts, "schiefgegangen") {
		t.Error(texts)
	}
}

func TestFitsAndScrolls(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		for i := range 12 {
			play(t, env, []string{"Tina", "Maximiliane Amalia"}[i%2], 3+i%5)
		}
		s := tabletest.Match(t, env.Store, 12, "Tina")
		tabletest.Play(t, s, 1, 1, 9, 9)
		show(env)
		shelltest.Shot(t, env, "stats-"+string(lang))
		shelltest.Resize(env, 1000, 620)
		env.Change(func(p *shell.Prefs) { p.Mode = "dark" })
		if out := shelltest.Outside(env); len(out) > 0 {
			t.Errorf("%s: outside: %q", lang, out)
		}
		if n := len(shelltest.Find[*draw.Spark](env)[0].Values()); n != 10 {
			t.Error("last ten:", n)
		}
		shelltest.Shot(t, env, "stats-"+string(lang)+"-least")
		scroll := shelltest.Find[*ui.Scroll](env)[0]
		for _, s := range shelltest.Find[*ui.Scroll](env) {
			if s.Content.MinSize().Height > scroll.Content.MinSize().Height || s.Size().Height < 600 {
				scroll = s
			}
		}
		shelltest.Key(env, fyne.KeyPageDown, fyne.KeyDown)
		at := scroll.Offset.Y
		if at <= 0 {
			t.Fatal("the keys don't scroll")
		}
		shelltest.Key(env, fyne.KeyUp)
		if scroll.Offset.Y >= at {
			t.Error("up doesn't lead up")
		}
		shelltest.Key(env, fyne.KeyPageUp)
		if scroll.Offset.Y != 0 {
			t.Error("not back at the top:", scroll.Offset.Y)
		}
	}
}
