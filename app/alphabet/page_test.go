package alphabet_test

import (
	"testing"

	"spieltisch/app/alphabet"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

func show(env *shell.Env) {
	shelltest.Pages(env, nil)
	env.Router.Show(alphabet.New(env))
}

func TestShots(t *testing.T) {
	env := shelltest.New(t, locales.German)
	show(env)
	shelltest.Shot(t, env, "al-de")
}
