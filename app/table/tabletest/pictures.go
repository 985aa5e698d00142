package tabletest

import (
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
)

// Shot is what a window looked like at a point of a match, and what was heard up to it.
type Shot struct {
	Name  string
	Drawn string // shelltest.Drawn
	Heard string
}

// Shoot takes a picture of the window.
func Shoot(t testing.TB, env *shell.Env, name string) Shot {
	t.Helper()
	return Shot{name, shelltest.Drawn(t, env), shelltest.Heard(env)}
}

// Differing names the pictures (and what was heard) in which two matches differ that were taken at the
// same points.
func Differing(a, b []Shot) []string {
	var out []string
	for i := range a {
		if a[i].Drawn != b[i].Drawn || a[i].Heard != b[i].Heard {
			out = append(out, a[i].Name)
		}
	}
	return out
}
