package app

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/assets/dice"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// As many rounds as have bars leave a short name whole. Where a computer has won, the best word that is told is said to be a person's.
func TestResultOfManyRounds(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, pages(env))
	set, err := dw.ParseSet(dice.German)
	fine(t, err)
	options := dw.DefaultOptions(2)
	options.Check, options.Target = dw.CheckTrust, 200
	setup, err := dw.Setup{Options: options, Set: set, Seed: 3}.Encode()
	fine(t, err)
	pip, err := env.Store.Character(mind.Pip)
	fine(t, err)
	ids := []store.PlayerID{shelltest.Players(t, env, "Tina")[0].ID, pip.ID}
	s, err := table.Begin(env.Store, dw.Kind{}, store.NewMatch{Setup: setup, Players: ids})
	fine(t, err)
	for round := range 8 {
		for seat := range games.Seat(2) {
			fine(t, s.Submit(s.Seq(), seat, dw.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}))
			letters := 3
			if round == 7 && seat == 1 { // reaches the target
				letters = dw.DiceCount
			}
			fine(t, s.Submit(s.Seq(), seat, dw.Declare{Word: strings.ReplaceAll(string(s.View(seat).(dw.View).Faces()[:letters]), "?", "E")}))
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
}
