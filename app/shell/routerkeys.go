package shell

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// What the router does with keys that no widget used.

func (r *Router) undo(back bool) {
	u, ok := r.page.(Undoer)
	switch {
	case r.env.Window.Canvas().Overlays().Top() != nil:
	case !ok && back: // such as what was just deleted
		ui.PressToast(r.env.Window)
	case !ok:
	case back && !u.Undo():
		r.env.Toast(r.env.T("common.illegal.undo"))
	case !back && !u.Redo():
		r.env.Toast(r.env.T("common.illegal.redo"))
	}
}

func (r *Router) confirm() {
	if c, ok := r.page.(Confirmer); ok && r.env.Window.Canvas().Overlays().Top() == nil {
		c.Confirm()
	}
}

// chord hands the page a combination as the key of its name, such as "Ctrl+Left".
func (r *Router) chord(name fyne.KeyName) {
	if r.env.Window.Canvas().Overlays().Top() == nil {
		r.key(&fyne.KeyEvent{Name: name})
	}
}

func (r *Router) key(ev *fyne.KeyEvent) {
	if ev.Name == fyne.KeyF11 {
		ui.ToggleFullScreen(r.env.Window)
		return
	}
	if ev.Name == fyne.KeyF12 {
		r.env.Mute()
		if r.inSettings() { // it shows the volume
			r.Rebuild()
		}
		return
	}
	if ev.Name == fyne.KeyF1 {
		r.ShowKeys()
		return
	}
	if k, ok := r.page.(Keyer); ok && k.Key(ev) {
		return
	}
	if ev.Name == fyne.KeyEscape {
		r.Back()
	}
}

func (r *Router) hold(key fyne.KeyName, down bool) {
	if h, ok := r.page.(Holder); ok {
		h.Hold(key, down)
	}
}

// alien tells whether a letter is of another alphabet than those of the page's words. Only the first of them is answered.
func (r *Router) alien(ch rune) bool {
	h, ok := r.page.(Helper)
	if !ok || !unicode.IsLetter(ch) || unicode.Is(unicode.Latin, ch) ||
		!slices.ContainsFunc(h.Keys(), func(k KeyHelp) bool { return k.Keys == "Letters" }) {
		r.foreign = false
		return false
	}
	if !r.foreign {
		r.foreign = true
		r.root.Shake()
		r.env.Toast(r.env.T("keys.foreign"))
	}
	return true
}

func (r *Router) rune(ch rune) bool {
	if r.alien(ch) {
		return false
	}
	if k, ok := r.page.(Keyer); ok && k.Rune(ch) {
		return true
	}
	if ch == '?' {
		r.ShowKeys()
	}
	return false
}
