package result_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"spieltisch/app"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/assets/dice"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// As many rounds as have bars leave a short name whole. Where a computer has won, the best word that is told is said to be a person's.
func TestResultOfManyRounds(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, app.Pages(env))
	set, err := dw.ParseSet(dice.German)
	shelltest.Fine(t, err)
	options := dw.DefaultOptions(2)
	options.Check, options.Target = dw.CheckTrust, 200
	setup, err := dw.Setup{Options: options, Set: set, Seed: 3}.Encode()
	shelltest.Fine(t, err)
	pip, err := env.Store.Character(mind.Pip)
	shelltest.Fine(t, err)
	ids := []store.PlayerID{shelltest.Players(t, env, "Tina")[0].ID, pip.ID}
	s, err := session.Begin(env.Store, dw.Kind{}, store.NewMatch{Setup: setup, Players: ids})
	shelltest.Fine(t, err)
	for round := range 8 {
		for seat := range games.Seat(2) {
			shelltest.Fine(t, s.Submit(s.Seq(), seat, dw.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}))
			letters := 3
			if round == 7 && seat == 1 { // reaches the target
				letters = dw.DiceCount
			}
			shelltest.Fine(t, s.Submit(s.Seq(), seat, dw.Declare{Word: strings.ReplaceAll(string(s.View(seat).(dw.View).Faces()[:letters]), "?", "E")}))
		}
	}
	if o, over := s.Outcome(); !over || o.Places[0].Seat != 1 {
		t.Fatalf("%t, %+v", over, o)
	}
	shelltest.Resize(env, 1280, 800)
	env.Router.Open(shell.Route{Page: shell.Table, Match: s.ID()})
	if !slices.ContainsFunc(shelltest.Texts(env), func(text string) bool { return strings.HasPrefix(text, "Tinas bestes Wort: ") }) {
		t.Errorf("whose word is the best? %q", shelltest.Texts(env))
	}
	if !slices.ContainsFunc(shelltest.Find[*canvas.Text](env), func(text *canvas.Text) bool { return text.Text == "Tina" }) {
		t.Error("the name is cut")
	}
	checkBars(t, env, s.Standing().Scored)
}

// checkBars fails unless the bars of all players' rounds have one scale: only those of the best ones are as high as can be.
func checkBars(t *testing.T, env *shell.Env, scored []games.ScoredTurn) {
	t.Helper()
	most, highest, full := 0, 0, 0
	for _, turn := range scored {
		if turn.Points > most {
			most, highest = turn.Points, 0
		}
		if turn.Points == most {
			highest++
		}
	}
	for _, bar := range shelltest.Find[*ui.Area](env) {
		if s := bar.Size(); s.Width == 8 && s.Height == 36 {
			full++
		}
	}
	if full != highest {
		t.Errorf("%d bars are as high as can be, though only %d rounds brought %d: the bars of all have one scale", full, highest, most)
	}
}

// In Wörterklauer the number next to a word has its name: the letters that it has brought.
func TestResultNamesLetters(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		env.Router = shell.NewRouter(env, app.Pages(env))
		set, err := wk.ParseSet(tiles.German)
		shelltest.Fine(t, err)
		setup, err := wk.Setup{Options: wk.DefaultOptions(), Set: set, Seed: 3}.Encode()
		shelltest.Fine(t, err)
		pip, err := env.Store.Character(mind.Pip)
		shelltest.Fine(t, err)
		ids := []store.PlayerID{shelltest.Players(t, env, "Tina")[0].ID, pip.ID}
		s, err := session.Begin(env.Store, wk.Kind{}, store.NewMatch{Setup: setup, Players: ids})
		shelltest.Fine(t, err)
		shelltest.Fine(t, s.Submit(0, 0, wk.Draw{}))
		first := s.View(0).(wk.View).Pool[:3]
		word, lays := "", []wk.Lay(nil)
		for i, tile := range first {
			word += tile.Letter.String()
			lays = append(lays, wk.Lay{ID: tile.ID, At: wk.Cell{X: i}})
		}
		shelltest.Fine(t, s.Submit(1, 0, wk.EndTurn{Field: lays, Rulings: games.Rulings{{Word: word, Answer: true, By: games.ByTable}}}))
		shelltest.Fine(t, s.Submit(2, 1, wk.Draw{}))
		shelltest.Fine(t, s.Submit(3, 1, wk.GiveUp{}))
		shelltest.Resize(env, 1280, 800)
		env.Router.Open(shell.Route{Page: shell.Table, Match: s.ID()})
		for _, id := range []games.ID{"table.end.letters", "table.end.letters.best"} {
			if says := env.T(id, games.Args{"Word": word, "N": 3}); !shelltest.Has(env, says) {
				t.Errorf("%q is missing in %q", says, shelltest.Texts(env))
			}
		}
		told := 0
		for _, n := range shelltest.Find[*ui.Named](env) {
			if n.Tip() == env.T("table.end.letters.is") {
				told++
			}
		}
		if told != 2 {
			t.Errorf("%d places say which letters are counted: the row and the best word do", told)
		}
	}
}
