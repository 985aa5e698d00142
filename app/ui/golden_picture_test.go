package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// states are the buttons, entries and switches of the component sheet in every state.
func states() fyne.CanvasObject {
	with := func(b *Button, f func(*Button)) *Button {
		f(b)
		return b
	}
	wrong := NewField("", "")
	wrong.SetText("falsch")
	wrong.SetError("Diesen Namen gibt es schon.")
	return NewCard(VGap(16,
		NewText("Knöpfe und Felder", Title, Ink),
		Grid(16, 168, 2,
			NewButton("Primär", Primary, nil), NewButton("Sekundär", Secondary, nil),
			with(NewButton("Maus darüber", Primary, nil), func(b *Button) { b.MouseIn(nil) }),
			with(NewButton("Gedrückt", Primary, nil), func(b *Button) { b.MouseDown(nil) }),
			with(NewButton("Fokus", Primary, nil), func(b *Button) { b.FocusGained() }),
			with(NewButton("Gesperrt", Primary, nil), func(b *Button) { b.Disable("erst würfeln") }),
			NewButton("Sanft", Soft, nil), NewButton("Nur Text", Plain, nil),
			NewButton("Regeln", WellBtn, nil).WithIcon(IconBook), NewSmallButton("Achtung", Secondary, nil).WithIcon(IconWarn),
			NewField("", "Feld"), wrong),
		HMid(12, NewSwitch("", "", true, nil), NewSwitch("", "", false, nil), NewChip("Chip", ""), NewSegmented([]string{"DE", "EN"}, 0, nil)),
		HMid(12, NewStepper(400, 50, 1000, 50, nil), NewAvatar("T", 0, 40), NewAvatar("Mi", 4, 40), NewIconButton(IconMoon, "Dunkel", Secondary, nil)),
	))
}

// The pictures show the controls as they were agreed on; a difference is to be looked at.
func TestPictureControlStates(t *testing.T) {
	for name, mode := range map[string]Mode{"light": Light, "dark": DarkMode} {
		w, r, _ := open(t, nil)
		Apply(fyne.CurrentApp(), mode)
		w.Resize(fyne.NewSize(MinWidth, MinHeight))
		r.SetPage(HGap(0, Pad(16, MinSized(432, 0, states()))))
		test.AssertImageMatches(t, "controls_"+name+".png", w.Canvas().Capture())
	}
}
