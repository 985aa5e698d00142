package draw_test

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/mind"
)

// An avatar is the portrait of a character as long as it is said to be, and no person has moods.
func TestAvatarOfACharacter(t *testing.T) {
	test.NewTempApp(t)
	a := ui.NewAvatar("T", 0, 40)
	draw.SetMood(a, draw.Happy)
	if a.Figure() != nil {
		t.Error("a person has a figure")
	}
	w := test.NewTempWindow(t, a)
	person := w.Canvas().Capture()
	draw.ShowFace(a, mind.Nova, 0, 0)
	draw.SetMood(a, draw.Happy)
	face, ok := a.Figure().(*draw.Face)
	if !ok || face.Level() != mind.Nova || face.Mood() != draw.Happy || face.MinSize() != fyne.NewSquareSize(40) {
		t.Fatalf("%+v", a.Figure())
	}
	draw.ShowFace(a, mind.Atlas, 0, 0)
	if face != a.Figure() || face.Level() != mind.Atlas || face.Mood() != draw.Calm {
		t.Errorf("%+v", face)
	}
	draw.ShowFace(a, 0, 0, 0)
	if a.Figure() != nil {
		t.Error("still a character")
	}
	if !reflect.DeepEqual(person, w.Canvas().Capture()) {
		t.Error("a person who came after a character looks different")
	}
}
