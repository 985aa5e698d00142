// Package challenge is what pages show of a match that is played by a code: ask.go has one begin, result.go is what its result
// tells of it, compare.go sets it beside somebody else's answer; entry.go is where a code is typed.
package challenge

import (
	"encoding/json"
	"log/slog"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	codes "spieltisch/games/challenge"
	"spieltisch/games/each"
	"spieltisch/locales"
	"spieltisch/store"
)

// asking is the dialog that has a challenge begin: with a new code, or with one that somebody has sent.
type asking struct {
	env     *shell.Env
	game    *table.Game
	player  store.PlayerID
	options json.RawMessage
	seed    uint64
	rounds  int

	dialog *ui.DialogHandle
	parts  *fyne.Container
	fresh  *fyne.Container // what is there for a new code
	code   *ui.Text        // the new one
	entry  *entry          // of one that was sent
	told   *ui.Para        // what is agreed on
	warned *ui.Para
	terms  codes.Terms // of the code that there is; without one there is none
}

// Ask asks somebody for a challenge. A new one has the options of a form, as far as codes can say them; begin gets its setup.
func Ask(env *shell.Env, g *table.Game, player store.PlayerID, options json.RawMessage, begin func(setup []byte)) {
	lengths := g.Challenge.Lengths()
	a := &asking{
		env: env, game: g, player: player, options: options, seed: env.NewSeed(), rounds: lengths[len(lengths)/2],
		code: ui.NewText("", ui.Question, ui.Ink), told: ui.NewPara("", ui.Label, ui.Ink), warned: ui.NewPara("", ui.Body, ui.Ink2),
	}
	tabs := ui.NewSegmented([]string{env.T("challenge.new"), env.T("challenge.enter")}, 0, func(i int) { a.turn(i == 1) })
	rounds := ui.NewSegmented(each.Of(lengths, func(n int) string { return env.T("challenge.rounds.n", games.Args{"N": n}) }), len(lengths)/2, func(i int) {
		a.rounds = lengths[i]
		a.invent()
	})
	env.Trace.Mark("challenge-tabs", tabs)
	a.fresh = ui.VGap(8, ui.NewText(env.T("challenge.rounds"), ui.Heading, ui.Ink), rounds,
		ui.HMid(8, a.code, copied(env, "challenge.code.copy", a.code.String), ui.Spacer()), ui.NewPara(env.T("challenge.send"), ui.Body, ui.Ink2))
	a.entry = newEntry(env, "challenge.code", len(codes.Number(0)), a.take, a.show)
	a.parts = ui.VGap(16, ui.NewPara(env.T("challenge.what"), ui.Label, ui.Ink), tabs, a.fresh, a.entry.object, ui.VGap(4, a.told, a.warned))
	a.entry.object.Hide()
	a.invent()
	a.dialog = ui.ShowDialog(env.Window, ui.Dialog{Title: env.T("challenge.title"), Figure: g.Badge(), Body: a.parts, Buttons: []ui.DialogButton{
		{Text: env.T("common.cancel"), Cancel: true},
		{Text: env.T("challenge.start"), Kind: ui.Primary, Icon: ui.IconPlay, Default: true, Keep: true, Lack: env.T("challenge.lacks"), OnTap: func() { a.play(begin) }},
	}})
	a.show()
}

// copied is a button that gives a code to the clipboard.
func copied(env *shell.Env, tip games.ID, code func() string) *ui.IconButton {
	b := ui.NewIconButton(ui.IconSheet, env.T(tip), ui.WellBtn, func() {
		env.App.Clipboard().SetContent(code())
		env.Toast(env.T("challenge.copied", games.Args{"Code": code()}))
	})
	env.Trace.Mark(string(tip), b)
	return b
}

// turn asks for a code that was sent, or shows a new one.
func (a *asking) turn(enter bool) {
	ui.Show(!enter, a.fresh)
	ui.Show(enter, a.entry.object)
	a.terms = codes.Terms{}
	if enter {
		a.entry.show(false)
		a.entry.field.Focus()
		return
	}
	a.invent()
}

// invent makes a new code of what is chosen.
func (a *asking) invent() {
	var words struct{ Words form.Words }
	if json.Unmarshal(a.options, &words) != nil {
		words.Words = ""
	}
	lang := words.Words.Lang(a.env)
	terms, err := a.game.Challenge.Read(a.game.Challenge.New(a.options, a.rounds, a.list(lang), string(lang), a.seed))
	if a.env.Report(err) {
		return
	}
	a.terms = terms
	a.code.SetText(codes.Show(terms.Code))
	a.show()
}

// take reads a code that was sent.
func (a *asking) take(typed string) (err error) {
	a.terms = codes.Terms{}
	if typed == "" {
		return nil
	}
	a.terms, err = a.game.Challenge.Read(typed)
	return err
}

// list is the word list of a language.
func (a *asking) list(lang locales.Lang) string {
	lex, err := a.env.Lexicons.Get(lang)
	if err != nil {
		slog.Error("challenge", "err", err)
		return ""
	}
	return lex.ID()
}

// show says what is agreed on, and what one has to know.
func (a *asking) show() {
	if a.dialog == nil {
		return // not there yet
	}
	var warned []string
	if a.terms.Code != "" && !a.terms.SameList(a.list(locales.Lang(a.terms.Language))) {
		warned = append(warned, a.env.T("challenge.list"))
	}
	if a.terms.Code != "" && slices.ContainsFunc(tries(a.env, a.game, a.terms.Code), func(t store.Try) bool { return t.Player == a.player }) {
		warned = append(warned, a.env.T("challenge.again"))
	}
	if a.terms.Code != "" {
		a.told.SetText(agreed(a.env, a.terms))
	}
	a.warned.SetText(strings.Join(warned, " "))
	ui.Show(a.terms.Code != "", a.told)
	ui.Show(len(warned) > 0, a.warned)
	a.dialog.Lacks(a.terms.Code == "")
	a.dialog.Renew(false)
}

// agreed says what a code means.
func agreed(env *shell.Env, t codes.Terms) string {
	parts := []string{env.T("table.words." + games.ID(t.Language)), env.T("challenge.rounds.n", games.Args{"N": t.Rounds})}
	if t.Clock > 0 {
		parts = append(parts, env.T("table.clock.each", games.Args{"N": t.Clock / 60}))
	}
	for _, id := range t.House {
		parts = append(parts, env.T(id))
	}
	return strings.Join(parts, " · ")
}

// play begins what there is a code for, or says what is missing.
func (a *asking) play(begin func(setup []byte)) {
	if a.terms.Code == "" {
		a.entry.show(true)
		return
	}
	setup, err := a.game.Challenge.Setup(a.terms)
	if a.env.Report(err) {
		return
	}
	a.dialog.Close()
	begin(setup)
}
