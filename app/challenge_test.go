package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/assets/dice"
	"spieltisch/games"
	"spieltisch/games/challenge"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// dared is somebody who plays by codes.
type dared struct {
	t   *testing.T
	env *shell.Env
	who store.Player
}

// tap taps a button with this text.
func (d *dared) tap(id games.ID) {
	d.t.Helper()
	shelltest.Tap(d.t, d.env, d.env.T(id))
}

func (d *dared) must(id games.ID, args ...games.Args) {
	d.t.Helper()
	if text := d.env.T(id, args...); !shelltest.Has(d.env, text) {
		d.t.Errorf("nothing says %q, only %q", text, shelltest.Texts(d.env))
	}
}

// asks opens the setup and asks for a challenge there.
func (d *dared) asks() {
	d.t.Helper()
	d.env.Router.Home()
	d.env.Router.Open(shell.Route{Page: shell.Setup, Game: dw.Name, Part: shell.Alone})
	if len(people.AtTable(d.env)) == 0 {
		shelltest.Tap(d.t, d.env, d.who.Name)
	}
	d.tap("challenge.title")
}

// enters types a code that was sent.
func (d *dared) enters(code string) {
	d.t.Helper()
	shelltest.Find[*ui.Segmented](d.env)[0].TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	shelltest.Write(d.t, d.env, d.env.T("challenge.code"), code)
}

// plays plays a round by keys: with the word that lies there, or none.
func (d *dared) plays(word string) {
	d.t.Helper()
	shelltest.Key(d.env, fyne.KeySpace)
	if word != "" {
		shelltest.Type(d.env, word)
		shelltest.Key(d.env, fyne.KeyReturn)
		return
	}
	shelltest.Key(d.env, fyne.KeyF8, fyne.KeyReturn)
}

// lying is a word that the first throw of a code's match shows, "" for none.
func lying(t *testing.T, boxes dw.Boxes, code string, judge games.Judge) string {
	t.Helper()
	terms, err := boxes.Read(code)
	fine(t, err)
	setup, err := boxes.Setup(terms)
	fine(t, err)
	m, err := dw.Kind{}.Start(dw.Rules, setup)
	fine(t, err)
	fine(t, m.Apply(0, dw.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}))
	for _, word := range []string{"HUND", "HUNDE"} {
		if m.Clone().Apply(0, dw.NewDeclare(m.View(0).(dw.View), word, judge)) == nil {
			return word
		}
	}
	return ""
}

// A challenge from the setup to the comparison, in both languages: a typo is asked, a second try says so, an answer to another code is
// refused, and two answers stand side by side.
func TestChallengeFromTheSetupToTheComparison(t *testing.T) {
	for _, lang := range locales.Langs {
		t.Run(string(lang), func(t *testing.T) { challengeIn(t, lang) })
	}
}

func challengeIn(t *testing.T, lang locales.Lang) {
	env := shelltest.New(t, lang)
	env.Router = shell.NewRouter(env, Pages(env))
	shelltest.Resize(env, 1000, 620)
	d := &dared{t, env, shelltest.Players(t, env, "Mia")[0]}
	judge, err := env.Judge(locales.German)
	fine(t, err)
	boxes := dw.Boxes{dw.German: dice.German, dw.English: dice.English}
	code, word := "", ""
	for seed := uint64(0); word == ""; seed++ {
		code = boxes.New(nil, 3, judge.Lexicon.ID(), dw.German, seed)
		word = lying(t, boxes, code, judge)
	}
	typo := code[:5] + strings.Map(func(r rune) rune { return map[bool]rune{true: 'B', false: 'A'}[r == 'A'] }, code[5:6]) + code[6:]

	d.asks()
	shelltest.Shot(t, env, "challenge-new-"+string(lang))
	d.must("challenge.send")
	d.enters(typo)
	d.must("challenge.illegal.typo", games.Args{"Code": challenge.Show(code)})
	d.must("challenge.lacks")
	shelltest.Key(env, fyne.KeyReturn)
	if all, _ := env.Store.Matches(); len(all) > 0 {
		t.Fatal("a typo was taken over silently")
	}
	shelltest.Shot(t, env, "challenge-typo-"+string(lang))
	d.tap("challenge.take")
	d.tap("challenge.start")
	all, err := env.Store.Matches(store.Running)
	fine(t, err)
	if terms, ok := boxes.Of(all[0].Setup); !ok || terms.Code != code || all[0].Tips != nil || len(all) != 1 {
		t.Fatalf("%+v began", all)
	}
	d.plays(word)
	shelltest.Shot(t, env, "challenge-round-"+string(lang))
	d.must("dicewords.line.alone", games.Args{"Points": 12, "N": 2, "Rounds": 3})
	d.plays("")
	d.plays("")
	shelltest.Key(env, fyne.KeySpace)
	shelltest.Shot(t, env, "challenge-result-"+string(lang))
	ended, _, err := env.Store.History(store.HistoryFilter{Kind: dw.Name})
	fine(t, err)
	points := ended[0].Points[0]
	d.must("dicewords.result.alone", games.Args{"N": 3, "Rounds": 3, "Points": points})
	own := challenge.Answer(code, []int{points, 0, 0})
	for tip, text := range map[games.ID]string{"challenge.code.copy": challenge.Show(code), "challenge.answer.copy": challenge.Show(own)} {
		shelltest.IconTap(t, env, env.T(tip), 0)
		if got := env.App.Clipboard().Content(); got != text || !shelltest.Has(env, text) {
			t.Errorf("%s: %q, want %q", tip, got, text)
		}
	}
	d.compares(code, word, points)

	d.asks()
	d.enters(strings.ToLower(challenge.Show(code)))
	d.must("challenge.again")
	shelltest.Key(env, fyne.KeyReturn)
	for range 3 {
		d.plays("")
	}
	shelltest.Key(env, fyne.KeySpace)
	d.must("challenge.try", games.Args{"N": 2})
	if shelltest.Has(env, env.T("challenge.answer")) || shelltest.Has(env, env.T("challenge.compare")) {
		t.Error("a second try has an answer to send")
	}
	shelltest.Shot(t, env, "challenge-second-"+string(lang))
	env.Router.Open(shell.Route{Page: shell.Records, Game: dw.Name})
	shelltest.Shot(t, env, "challenge-records-"+string(lang))
	d.must("challenge.record", games.Args{"Code": challenge.Show(code)})
	d.must("challenge.points", games.Args{"N": points})
	d.must("challenge.try", games.Args{"N": 2})

	other := boxes.New(nil, 5, "de-another", dw.German, 4)
	d.asks()
	d.enters(other)
	d.must("challenge.list")
	d.tap("challenge.start")
	if all, err := env.Store.Matches(store.Running); err != nil || len(all) != 1 {
		t.Errorf("another list: %v, %v", all, err)
	}
}

// compares enters answers that aren't one, of another code, and at last one to this code, of whose rounds the first had the word.
func (d *dared) compares(code, word string, points int) {
	t, env := d.t, d.env
	t.Helper()
	d.tap("challenge.compare")
	shelltest.Write(t, env, env.T("challenge.answer"), challenge.Answer("20NW19SMKS49", []int{40, 30, 20}))
	if shelltest.Has(env, env.T("challenge.sum")) {
		t.Error("the answer to another code is compared")
	}
	far := ""
	for _, letter := range "ABCDEFGHJKMNPQRSTVWXYZ" {
		typed := strings.Repeat(string(letter), 8)
		if _, err := challenge.ReadAnswer(code, typed, 3); err != nil && strings.Contains(err.Error(), string(challenge.IllegalWrong)) {
			far = typed
		}
	}
	shelltest.Write(t, env, env.T("challenge.answer"), far)
	d.must("challenge.answer.wrong")
	shelltest.Write(t, env, env.T("challenge.answer"), challenge.Answer(code, []int{40, 30, 20}))
	d.must("challenge.behind", games.Args{"N": 90 - points})
	for _, text := range []string{word, "40", "30", "20", "90"} {
		if !shelltest.Has(env, text) {
			t.Errorf("no %s beside it: %q", text, shelltest.Texts(env))
		}
	}
	shelltest.Shot(t, env, "challenge-compare-"+string(env.Texts.Lang()))
	shelltest.Key(env, fyne.KeyEscape)
}
