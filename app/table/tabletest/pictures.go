package tabletest

import (
	"bytes"
	"image"
	"testing"

	"spieltisch/app/shell"
)

// Shot is what a window looked like at a point of a match.
type Shot struct {
	Name   string
	Pixels []byte
}

// Shoot takes a picture of the window.
func Shoot(t testing.TB, env *shell.Env, name string) Shot {
	t.Helper()
	img, ok := env.Window.Canvas().Capture().(*image.NRGBA)
	if !ok {
		t.Fatal("no NRGBA picture")
	}
	return Shot{name, img.Pix}
}

// Differing names the pictures in which two matches differ that were taken at the
// same points.
func Differing(a, b []Shot) []string {
	var out []string
	for i := range a {
		if !bytes.Equal(a[i].Pixels, b[i].Pixels) {
			out = append(out, a[i].Name)
		}
	}
	return out
}
