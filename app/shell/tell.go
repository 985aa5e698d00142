package shell

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// Tell shows a message that must be read to the end.
func (e *Env) Tell(title games.ID, text string) { tell(e, nil, title, text) }

func tell(e *Env, figure fyne.CanvasObject, title games.ID, text string) {
	ui.ShowDialog(e.Window, ui.Dialog{
		Title: e.T(title), Figure: figure,
		Body:    ui.NewProse(text, ui.Lead),
		Width:   560,
		Message: true,
		Buttons: []ui.DialogButton{{Text: e.T("common.ok"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

// Failed shows why something could not be done.
func (e *Env) Failed(err error) { tell(e, sorry(), "common.failed", e.Explain(nil, err)) }

// Writable tells whether something can be kept, and why not.
func (e *Env) Writable() (ok bool, reason string) {
	switch {
	case e.Store == nil:
		return false, e.T("common.nostore")
	case e.Store.ReadOnly():
		return false, e.T("common.readonly")
	}
	return true, ""
}
