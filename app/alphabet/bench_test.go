package alphabet_test

import (
	"testing"

	"spieltisch/app/alphabet"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

func capture(b *testing.B, p func(*shell.Env) shell.Page) {
	env := shelltest.New(b, locales.English)
	shelltest.Pages(env, nil)
	env.Router.Show(p(env))
	c := env.Window.Canvas()
	c.Capture() // pictures are drawn once
	for b.Loop() {
		c.Capture()
	}
}

// The page may cost 1.7 times what a window with nothing on it costs.
func BenchmarkCaptureEmpty(b *testing.B) {
	capture(b, func(*shell.Env) shell.Page { return shelltest.Blank{} })
}

func BenchmarkCaptureAlphabet(b *testing.B) {
	capture(b, func(env *shell.Env) shell.Page { return alphabet.New(env) })
}
