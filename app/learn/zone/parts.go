package zone

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/learn/say"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// message is a line that helps, below the letters.
type message struct {
	scroll *ui.Scroll
	icon   *ui.Icon
	text   *ui.Para
}

func newMessage() *message {
	m := &message{icon: ui.NewIcon("", 20, ui.AccentText), text: ui.NewPara("", ui.Body, ui.Ink)}
	m.scroll = ui.NewVScroll(ui.NewArea(ui.AccentSoft, 10, ui.Inset(8, 12, 8, 12, ui.HGap(10, ui.VGap(0, m.icon), ui.Stretch(m.text)))))
	m.scroll.Hide()
	return m
}

func (m *message) set(icon ui.IconName, text string) {
	m.icon.Set(icon, ui.AccentText)
	m.text.SetText(text)
	m.scroll.Show()
}

// reasonLetter is the height of a letter next to its reason.
const reasonLetter = 28

// reason is one letter with why it is possible or not.
func (t *Task) reason(r rune, v verdict) fyne.CanvasObject {
	look := [...]struct {
		fill, ink ui.Token
		icon      ui.IconName
		id        games.ID
	}{
		wrong:  {ui.WarnSoft, ui.Warn, ui.IconX, "learn.zone.wrong"},
		missed: {ui.AccentSoft, ui.AccentText, ui.IconPlus, "learn.zone.missed"},
		right:  {ui.OKSoft, ui.OK, ui.IconCheck, "learn.zone.right"},
		other:  {ui.Well, ui.Ink2, "", ""},
	}[v]
	letter := ui.MinSized(34, reasonLetter, ui.Centered(draw.NewLetter(r, reasonLetter)))
	head := ui.HMid(6, ui.NewText(say.Letter(t.env, r), ui.Label, ui.Ink))
	if look.id != "" {
		head = ui.HMid(6, ui.NewText(say.Letter(t.env, r), ui.Label, ui.Ink), ui.NewIcon(look.icon, 14, look.ink),
			ui.NewText(t.env.T(look.id), ui.Strong, look.ink))
	}
	return ui.NewArea(look.fill, 8, ui.Inset(6, 10, 6, 8, ui.HMid(10, letter,
		ui.Stretch(ui.VGap(0, head, ui.NewPara(t.why(r), ui.Body, ui.Ink))))))
}

// gap lies between the parts.
const gap = 16

// desk has the zone at the left and the letters at the right.
type desk struct{}

var _ fyne.Layout = desk{}

// MinSize implements fyne.Layout.
func (desk) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(420, 140) }

// Layout implements fyne.Layout.
func (desk) Layout(o []fyne.CanvasObject, s fyne.Size) {
	left := float32(int(min(s.Width*.4, 300)))
	o[0].Resize(fyne.NewSize(left, s.Height))
	o[1].Move(fyne.NewPos(left+gap, 0))
	o[1].Resize(fyne.NewSize(s.Width-left-gap, s.Height))
}

// below has the letters and, where it is shown, the message at their foot, which takes at most
// half of the room; a single object fills it.
type below struct{}

var _ fyne.Layout = below{}

// MinSize implements fyne.Layout.
func (below) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// Layout implements fyne.Layout.
func (below) Layout(o []fyne.CanvasObject, s fyne.Size) {
	high := s.Height
	if len(o) > 1 && o[1].Visible() {
		text := o[1].(*ui.Scroll).Content
		text.Resize(fyne.NewSize(s.Width, text.MinSize().Height)) // in this width it is known how high it is
		h := min(text.MinSize().Height, s.Height/2)
		o[1].Resize(fyne.NewSize(s.Width, h))
		o[1].Move(fyne.NewPos(0, s.Height-h))
		high -= h + 10
	}
	o[0].Move(fyne.NewPos(0, 0))
	o[0].Resize(fyne.NewSize(s.Width, high))
}
