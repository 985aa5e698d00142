package result_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/result"
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

// Everybody's best word is shown in letter pieces, with what it brought, and marked where the list doesn't have it; the best player
// stands highest.
func TestResultShowsTheBestOfAll(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, app.Pages(env))
	setup := trusting(t, 2)
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
	checkWords(t, env, s)
	if !slices.ContainsFunc(shelltest.Find[*canvas.Text](env), func(text *canvas.Text) bool { return text.Text == "Tina" }) {
		t.Error("the name is cut")
	}
	if first, second := faceOn(t, env, true), faceOn(t, env, false); first.Y >= second.Y || first.Width <= second.Width {
		t.Errorf("who has won stands at %v, who hasn't at %v", first, second)
	}
}

// The crown sits on the head of whoever has won, and off the sentence above it, however large both are.
func TestCrownKeepsOffTheSentence(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shown := result.Shown{Game: app.Games()[0], Title: "Tina gewinnt!", Text: "25 Punkte, 4 vor Ben"}
	for i, p := range shelltest.Players(t, env, "Tina", "Ben", "Lee") {
		shown.Players = append(shown.Players, p)
		shown.Places = append(shown.Places, result.Place{Place: games.Place{Seat: games.Seat(i), Rank: i + 1, Points: 25 - 4*i}, Word: "FISCH"})
	}
	face := result.NewFace(env, shown)
	w := test.NewWindow(face.Object)
	defer w.Close()
	for high := ui.MinHeight - ui.HeadHeight; high < ui.PageMostHigh; high += 40 {
		w.Resize(fyne.NewSize(1280, high))
		objects := []fyne.CanvasObject{shelltest.Inside[*draw.Crown](face.Object)[0]}
		for _, text := range shelltest.Inside[*ui.Text](face.Object) {
			if text.String() == shown.Text {
				objects = append(objects, text)
			}
		}
		if over := shelltest.Overlapping(objects); len(objects) != 2 || len(over) > 0 {
			t.Errorf("%v high: %q", high, over)
		}
	}
}

// checkWords fails unless the best word of both is shown in letter pieces, as far as the alphabet has its letters, with what it brought.
func checkWords(t *testing.T, env *shell.Env, s *session.Session) {
	t.Helper()
	drawn := map[string]bool{}
	for _, word := range shelltest.Find[*draw.Word](env) {
		drawn[word.String()] = true
	}
	var words []string
	for seat := range games.Seat(2) {
		turn, _ := table.BestWord(s.Standing().Scored, seat)
		words = append(words, turn.Word)
		if want := env.T("table.end.best", games.Args{"N": turn.Points}) + "\n" + env.T("table.end.unlisted"); !shelltest.Has(env, want) {
			t.Errorf("%q is missing in %q", want, shelltest.Texts(env))
		}
	}
	for _, w := range words {
		if !drawn[w] {
			t.Errorf("%s isn't shown in letter pieces: %v", w, drawn)
		}
	}
}

// faceOn is where the face of the computer stands, or of the person, and how large it is.
func faceOn(t *testing.T, env *shell.Env, computer bool) ui.Frame {
	t.Helper()
	for _, a := range shelltest.Find[*ui.Avatar](env) {
		if _, is := a.Figure().(*draw.Face); is == computer {
			return ui.Frame{Position: shelltest.Middle(a), Size: a.Size()}
		}
	}
	t.Fatal("no face", computer)
	return ui.Frame{}
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
		if says := env.T("table.end.letters.best", games.Args{"N": 3}); !shelltest.Has(env, says) {
			t.Errorf("%q is missing in %q", says, shelltest.Texts(env))
		}
		if all := shelltest.Find[*draw.Word](env); len(all) == 0 || all[0].String() != word {
			t.Errorf("%s isn't shown: %v", word, all)
		}
		told := 0
		for _, n := range shelltest.Find[*ui.Named](env) {
			if n.Tip() == env.T("table.end.letters.is") {
				told++
			}
		}
		if told == 0 {
			t.Error("nothing says which letters are counted")
		}
	}
}

// trusting is the setup of a short match of Dicewords in which every word counts.
func trusting(t *testing.T, seats int) []byte {
	t.Helper()
	set, err := dw.ParseSet(dice.German)
	shelltest.Fine(t, err)
	options := dw.DefaultOptions(seats)
	options.Check, options.Target = dw.CheckTrust, 200
	setup, err := dw.Setup{Options: options, Set: set, Seed: 3}.Encode()
	shelltest.Fine(t, err)
	return setup
}

// A character says something of the end, next to its face and over nobody else's; at most one does, and none where they are to keep
// silent.
func TestCharactersSpeakAtTheEnd(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, app.Pages(env))
	setup := trusting(t, 3)
	var ids []store.PlayerID
	for _, p := range shelltest.Players(t, env, "Tina", "Pip", "Sphinx") {
		ids = append(ids, p.ID)
	}
	for wins, occasion := range []string{"lost", "won", "won"} {
		s, err := session.Begin(env.Store, dw.Kind{}, store.NewMatch{Setup: setup, Players: ids})
		shelltest.Fine(t, err)
		for over := false; !over; _, over = s.Outcome() {
			seat := s.Prompts()[0].Seat
			shelltest.Fine(t, s.Submit(s.Seq(), seat, dw.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}))
			letters := 3 + int(seat)%2
			if int(seat) == wins {
				letters = dw.DiceCount
			}
			shelltest.Fine(t, s.Submit(s.Seq(), seat, dw.Declare{Word: strings.ReplaceAll(string(s.View(seat).(dw.View).Faces()[:letters]), "?", "E")}))
		}
		for _, terse := range []bool{false, true} {
			env.Prefs.Terse = terse
			for _, size := range [][2]float32{{1280, 800}, {1000, 620}} {
				shelltest.Resize(env, size[0], size[1])
				env.Router.Open(shell.Route{Page: shell.Table, Match: s.ID()})
				shelltest.Shot(t, env, fmt.Sprintf("remark-%d-%t-%v", wins, terse, size[0]))
				heard := shelltest.Remarks(env)
				if want := map[bool][]string{true: nil, false: {occasion}}[terse]; !slices.Equal(heard, want) {
					t.Errorf("seat %d wins, silent %t, %v: heard %v, want %v", wins, terse, size, heard, want)
				}
				env.Router.Home()
			}
		}
	}
}

// All words stand in letter pieces, with dots where they have an umlaut, inside of their stands and off the names.
func TestWordsOfTheResultAreAlike(t *testing.T) {
	for _, words := range [][]string{{"GRÜSSE", "HAUS"}, {"HAUS", "ÜBERWÄLTIGENDSTE"}, {"ÖL", "GRAS"}} {
		env := shelltest.New(t, locales.German)
		var all []result.Stand
		for i, w := range words {
			face := ui.NewAvatar("T", i, 64)
			all = append(all, result.Stand{Rank: i + 1, Won: i == 0, Avatar: face, Sum: ui.NewText("9", ui.Question, ui.Ink), Name: "Tina", Word: w, Text: "bestes Wort, 90 Punkte"})
		}
		env.Window.SetContent(result.NewPodium(all))
		shelltest.Resize(env, 1000, 620)
		shelltest.Shot(t, env, "podium-"+words[0])
		drawn := shelltest.Find[*draw.Word](env)
		if len(drawn) != 2 || !slices.Contains(words, drawn[0].String()) || !slices.Contains(words, drawn[1].String()) || shelltest.Has(env, words[0]) {
			t.Fatalf("%q: %v", words, drawn)
		}
		for _, w := range drawn {
			if need := w.MinSize(); need.Width > w.Size().Width || w.Size().Width > 240 {
				t.Errorf("%q is %v wide, in %v", w.String(), need, w.Size())
			}
		}
	}
}
