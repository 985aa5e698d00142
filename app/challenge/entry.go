package challenge

import (
	"errors"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	codes "spieltisch/games/challenge"
)

// entry is where a code or an answer is typed, or pasted. A typo is asked about, and never taken over by itself.
type entry struct {
	object *fyne.Container
	field  *ui.Field
	env    *shell.Env
	long   int // letters
	read   func(typed string) error
	after  func() // something has changed

	maybe *ui.Para
	take  *ui.Button
	ask   *fyne.Container
	meant string
}

// newEntry reads what is typed as soon as it is long enough; read gets "" for less.
func newEntry(env *shell.Env, label games.ID, long int, read func(typed string) error, after func()) *entry {
	e := &entry{env: env, long: long, read: read, after: after, field: ui.NewField(env.T(label), ""), maybe: ui.NewPara("", ui.Label, ui.Ink)}
	e.take = ui.NewSmallButton(env.T("challenge.take"), ui.Secondary, func() {
		e.field.SetText(e.meant)
		e.show(true)
		e.field.Focus()
	})
	e.ask = ui.HMid(12, ui.Stretch(e.maybe), e.take)
	e.ask.Hide()
	e.field.OnChanged = func(string) { e.show(false) }
	e.object = ui.VGap(8, e.field, e.ask)
	env.Trace.Mark("code", e.field)
	env.Trace.Mark("take", e.take)
	return e
}

// show says what is wrong with what is typed; what is too short may still be typed on, unless it is meant to be whole.
func (e *entry) show(whole bool) {
	typed := e.field.Text()
	if !whole && len([]rune(codes.Clean(typed))) < e.long {
		typed = ""
	}
	err, text := e.read(typed), ""
	var illegal *games.Illegal
	switch errors.As(err, &illegal); {
	case err == nil || typed == "" && !whole:
		e.meant = ""
	case illegal != nil && illegal.ID == codes.IllegalTypo:
		e.meant, _ = illegal.Args["Code"].(string)
		e.maybe.SetText(e.env.Explain(nil, err))
	default:
		e.meant, text = "", e.env.Explain(nil, err)
	}
	e.field.SetError(text)
	ui.Show(illegal != nil && e.meant != "", e.ask)
	e.after()
}
