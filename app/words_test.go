package app

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/session"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/games/woerterklauer/paper"
	"spieltisch/locales"
	"spieltisch/store"
)

// Where matches of both languages are listed, those whose words aren't in the program's language say so: in the list of matches
// and in that of the best words.
func TestListsTellTheLanguagesApart(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		who := shelltest.Players(t, env, "Tina", "Lee")
		for _, words := range locales.Langs {
			wonAtOnce(t, env, words, who)
		}
		env.Router = shell.NewRouter(env, Pages(env))
		other := map[locales.Lang]string{locales.German: "Englische Wörter", locales.English: "German words"}[lang]
		own := map[locales.Lang]string{locales.German: "Deutsche Wörter", locales.English: "English words"}[lang]
		for page, want := range map[string]int{shell.Matches: 1, shell.Stats: 2} { // of two players
			env.Router.Open(shell.Route{Page: page, Game: dw.Name})
			said := 0
			for _, text := range shelltest.Texts(env) {
				if strings.HasSuffix(text, " · "+other) {
					said++
				}
				if strings.Contains(text, own) {
					t.Errorf("%s in %s says %q", page, lang, text)
				}
			}
			if said != want {
				t.Errorf("%s in %s says %d times %q: %q", page, lang, said, other, shelltest.Texts(env))
			}
		}
	}
}

// wonAtOnce is a match of one round, with words of eight letters that nobody checks, and that are house words.
func wonAtOnce(t *testing.T, env *shell.Env, words locales.Lang, who []store.Player) {
	t.Helper()
	set, err := dicewords.Set(env, words)
	fine(t, err)
	o := dw.DefaultOptions(len(who))
	o.Target, o.Check = dw.MinTarget, dw.CheckTrust
	setup, err := dw.Setup{Options: o, Set: set, Seed: 5}.Encode()
	fine(t, err)
	s, err := session.Begin(env.Store, dw.Kind{}, store.NewMatch{Setup: setup, Players: []store.PlayerID{who[0].ID, who[1].ID}})
	fine(t, err)
	for seat := range games.Seat(2) {
		v := s.View(games.Table).(dw.View)
		throw, _ := dw.NewDraft(v).Throw()
		fine(t, s.Submit(s.Seq(), seat, throw))
		letters := slices.DeleteFunc(s.View(games.Table).(dw.View).Faces(), func(r rune) bool { return r == dw.Joker })
		word := string(letters[:8])
		fine(t, s.Submit(s.Seq(), seat, dw.Declare{Word: word}))
		_, err = env.Store.PutHouseWord(store.HouseWord{Lang: string(words), Word: word, Accept: true})
		fine(t, err)
	}
	if _, over := s.Outcome(); !over {
		t.Fatal("the match goes on")
	}
}

// So do matches of Wörterklauer; a sheet for its real tiles is for words of any language.
func TestListsTellTheLanguagesOfWoerterklauer(t *testing.T) {
	env := shelltest.New(t, locales.English)
	who := shelltest.Players(t, env, "Tina", "Lee")
	german, err := wk.ParseSet(tiles.German)
	fine(t, err)
	english, err := wk.ParseSet(tiles.English)
	fine(t, err)
	o := wk.DefaultOptions()
	o.Seats = wk.Seats
	for _, s := range []wk.Setup{{Options: o, Set: german, Seed: 5}, {Options: o, Set: english, Seed: 5, Language: wk.English}} {
		setup, err := s.Encode()
		fine(t, err)
		_, err = session.Begin(env.Store, wk.Kind{}, store.NewMatch{Setup: setup, Players: []store.PlayerID{who[0].ID, who[1].ID}})
		fine(t, err)
	}
	sheet, err := paper.Options{Options: o}.Encode()
	fine(t, err)
	_, err = env.Store.CreateSheet(store.NewSheet{Kind: wk.Name, Setup: sheet, Players: []store.PlayerID{who[0].ID, who[1].ID}})
	fine(t, err)
	env.Router = shell.NewRouter(env, Pages(env))
	env.Router.Open(shell.Route{Page: shell.Matches})
	all := shelltest.Texts(env)
	if said := slices.DeleteFunc(slices.Clone(all), func(s string) bool { return !strings.HasSuffix(s, " · German words") }); len(said) != 1 {
		t.Errorf("%q of %q", said, all)
	}
}

// A rematch is played with the words of its match, whatever the program's language is and whatever was chosen last.
func TestRematchKeepsTheWords(t *testing.T) {
	for _, kind := range []string{dw.Name, wk.Name} {
		for _, lang := range locales.Langs {
			for _, words := range locales.Langs {
				env := shelltest.New(t, lang)
				who := shelltest.Players(t, env, "Tina", "Lee")
				all := Games()
				g, err := all.Find(kind)
				fine(t, err)
				begun := g.Form(shelltest.New(t, words)) // preset with its words
				begun.SetSeats(2)
				setup := begun.Setup(2, 7)
				s, err := session.Begin(env.Store, g.Kind, store.NewMatch{Setup: setup, Players: []store.PlayerID{who[0].ID, who[1].ID}})
				fine(t, err)
				env.Router = shell.NewRouter(env, Pages(env))
				env.Router.Open(shell.Route{Page: shell.Setup, Match: s.ID()})
				shelltest.Key(env, fyne.KeyReturn)
				newest, err := env.Store.Match(s.ID() + 1)
				fine(t, err)
				if got, want := games.SetLanguage(newest.Setup), games.SetLanguage(setup); newest.Series == "" || got != want {
					t.Errorf("%s in a program in %s: the rematch of a match in %q has words in %q", kind, lang, want, got)
				}
			}
		}
	}
}
