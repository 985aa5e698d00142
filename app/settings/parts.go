package settings

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// card is a titled card; help may be "".
func card(title, help string, objects ...fyne.CanvasObject) fyne.CanvasObject {
	head := ui.VGap(4, ui.NewPara(title, ui.Title, ui.Ink))
	if help != "" {
		head.Add(ui.NewPara(help, ui.Body, ui.Ink2))
	}
	return ui.NewCard(ui.VGap(16, append([]fyne.CanvasObject{head}, objects...)...))
}

// setting is a line with a name, what it does, and the control that changes it.
func setting(name, help string, control fyne.CanvasObject) fyne.CanvasObject {
	text := ui.VGap(2, ui.NewPara(name, ui.Label, ui.Ink), ui.NewPara(help, ui.Body, ui.Ink2))
	return ui.VGap(0, &fyne.Container{Layout: beside{}, Objects: []fyne.CanvasObject{text, control}})
}

// beside puts the second object at the right of the first, at its least size, or
// beneath where the first would get less than textLeast.
type beside struct{}

var _ fyne.Layout = beside{}

const textLeast = 260

func (beside) fits(o []fyne.CanvasObject, width float32) bool {
	return width-o[1].MinSize().Width-24 >= textLeast
}

// MinSize implements fyne.Layout. The height is that of the width last laid out.
func (l beside) MinSize(o []fyne.CanvasObject) fyne.Size {
	text, control := o[0].MinSize(), o[1].MinSize()
	s := fyne.NewSize(max(control.Width, textLeast), max(text.Height, control.Height))
	if o[1].Position().Y > 0 {
		s.Height = text.Height + 8 + control.Height
	}
	return s
}

// Layout implements fyne.Layout.
func (l beside) Layout(o []fyne.CanvasObject, s fyne.Size) {
	control := o[1].MinSize()
	o[0].Move(fyne.Position{})
	o[1].Resize(control)
	if l.fits(o, s.Width) {
		o[0].Resize(fyne.NewSize(s.Width-control.Width-24, o[0].MinSize().Height))
		o[1].Move(fyne.NewPos(s.Width-control.Width, 0))
		return
	}
	o[0].Resize(fyne.NewSize(s.Width, o[0].MinSize().Height))
	o[1].Move(fyne.NewPos(0, o[0].MinSize().Height+8))
}

// note is a tinted line with an icon: something to know before going on.
func note(icon ui.IconName, fill, tok ui.Token, text string) fyne.CanvasObject {
	return ui.NewArea(fill, 8, ui.Inset(10, 16, 10, 12, ui.Columns(12,
		ui.Column{Min: 20, Object: ui.VGap(0, ui.NewIcon(icon, 20, tok))},
		ui.Column{Weight: 1, Min: 200, Object: ui.NewPara(text, ui.Body, ui.Ink)})))
}

// buttons stand side by side, from the left.
func buttons(objects ...fyne.CanvasObject) fyne.CanvasObject {
	return ui.HGap(12, append(objects, ui.Spacer())...)
}

// prose is a text that may hold paths: words longer than the line are broken, and
// everything can be selected and copied.
func prose(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	l.Selectable = true
	pad := -theme.InnerPadding()
	return ui.Inset(pad, pad, pad, pad, l)
}

// tell shows a message that must be read to the end.
func tell(env *shell.Env, title games.ID, text string) {
	ui.ShowDialog(env.Window, ui.Dialog{
		Title:   env.T(title),
		Body:    prose(text),
		Width:   ui.Px(560),
		Buttons: []ui.DialogButton{{Text: env.T("common.ok"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}

// failed shows why something could not be done.
func failed(env *shell.Env, err error) {
	tell(env, "settings.failed", env.Explain(nil, err))
}

// writable tells whether something can be kept, and why not.
func writable(env *shell.Env) (ok bool, reason string) {
	switch {
	case env.Store == nil:
		return false, env.T("settings.nostore")
	case env.Store.ReadOnly():
		return false, env.T("settings.readonly.reason")
	}
	return true, ""
}
