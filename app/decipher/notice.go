package decipher

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// noticeTime is how long a notice stays, noticeMost how many things it says: those of a last wrong guess.
const (
	noticeTime = 5 * time.Second
	noticeMost = 3
)

// notice is a message to the whole table that lies on the board for some seconds.
type notice struct {
	object *panel
	lines  *fyne.Container
	placed func() // lays it out
	stop   func()
}

func newNotice(placed func()) *notice {
	n := &notice{lines: ui.VGap(2), placed: placed}
	n.object = newRaised(ui.WarnSoft, ui.Warn, ui.Inset(10, 18, 10, 18, ui.VGap(0, ui.Spacer(), n.lines, ui.Spacer())))
	n.object.Hide()
	return n
}

// show says one thing in place of what was said before.
func (n *notice) show(text string, icon ui.IconName) {
	n.lines.RemoveAll()
	n.add(text, icon)
}

// add says another thing; where that is too much for the board, the oldest goes.
func (n *notice) add(text string, icon ui.IconName) {
	if n.stop != nil {
		n.stop()
	}
	if len(n.lines.Objects) == noticeMost {
		n.lines.Remove(n.lines.Objects[0])
	}
	n.lines.Add(ui.HMid(10, ui.NewIcon(icon, 20, ui.Warn), ui.Stretch(ui.NewPara(text, ui.Label, ui.Ink))))
	n.object.Show()
	n.placed()
	n.stop = ui.After(noticeTime, n.hide)
}

func (n *notice) hide() {
	if n.stop != nil {
		n.stop()
		n.stop = nil
	}
	n.lines.RemoveAll()
	n.object.Hide()
}

// wants is the width that the lines would like.
func (n *notice) wants() float32 {
	w := float32(0)
	for _, o := range n.lines.Objects {
		for _, part := range o.(*fyne.Container).Objects {
			if c, ok := part.(*fyne.Container); ok {
				w = max(w, ui.Label.Measure(c.Objects[0].(*ui.Para).String()))
			}
		}
	}
	return w + 20 + 10 + 36 + 2
}
