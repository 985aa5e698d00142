package app

import (
	"regexp"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
	"spieltisch/store"
)

// addressed is what is said to somebody who acts.
var addressed = regexp.MustCompile(`(?i)\b(du|dein\w*|dir|dich|ihr|euch|tipp|you|your|tap)\b`)

// The replay speaks to nobody: all that it shows has been done.
func TestReplayAddressesNobody(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		env.Router = shell.NewRouter(env, Pages(env))
		var ids []store.PlayerID
		for _, p := range shelltest.Players(t, env, "Tina", "Lee", "Ben", "Jo") {
			ids = append(ids, p.ID)
		}
		for kind, name := range map[string]string{"davinci": "three-points", "decipher": "abandoned", "dicewords": "challenge", "woerterklauer": "blue"} {
			p := golden(t, kind, name)
			id := p.Play(t, env.Store, "", ids[:len(p.Log(t).Match().Standing().Points)]...)
			env.Router.Open(shell.Route{Page: shell.Replay, Match: id})
			for n := range min(len(p.Rows), 40) {
				for _, s := range shelltest.Texts(env) {
					if addressed.MatchString(s) {
						t.Errorf("%s %s, step %d: %q", lang, kind, n, s)
					}
				}
				shelltest.Key(env, fyne.KeyRight)
			}
			env.Router.Home()
		}
	}
}
