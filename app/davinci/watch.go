package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
)

// watch is the card in the middle while others act: the computer whose turn it is, what it says, and below what
// happened since the seat's own last turn, the newest first.
type watch struct {
	desk   *table.Desk
	object *ui.Card
	box    *fyne.Container
	card   *table.ComputerCard
	past   []*momentLine
	begun  bool // a computer has been shown
}

// Sizes of the card, in px.
const (
	watchPad float32 = 16
	watchGap float32 = 10
	watchAge float32 = 32 // the avatars of what happened
)

func newWatch(d *table.Desk) *watch {
	w := &watch{desk: d, card: table.NewComputerCard(d, true)}
	w.card.Short = func() string { return answered(d) }
	w.box = ui.Laid(w.least, w.place)
	w.object = ui.NewCardPad(watchPad, w.box)
	return w
}

// answered is the answer to the newest guess, in a word; "" where that wasn't what was done.
func answered(d *table.Desk) string {
	if _, ok := d.Newest(dv.EventRight); ok {
		return d.T("davinci.out.right")
	}
	if _, ok := d.Newest(dv.EventWrong); ok {
		return d.T("davinci.out.wrong")
	}
	return ""
}

// render shows what happened, and who acts.
func (w *watch) render(s ownState) {
	if !s.watching() {
		return
	}
	w.past = nil
	w.box.Objects = []fyne.CanvasObject{w.card.Box}
	all := since(moments(w.desk), s.seat)
	for i := len(all) - 1; i >= 0; i-- {
		line := newMomentLine(w.desk, all[i], watchAge)
		w.past = append(w.past, line)
		w.box.Add(line.Container)
	}
	w.showTurn()
}

// showTurn shows the computer whose turn it is.
func (w *watch) showTurn() {
	t := w.desk.Turn()
	w.begun = w.begun || t.Stage != table.StageNone
	w.card.Show(t)
	ui.Show(w.begun, w.card.Box) // in a guided match no computer acts by itself
	ui.PlaceAnew(w.box)
}

// least is that of the sentence alone, with the buttons next to it.
func (w *watch) least() fyne.Size { return w.card.FlatLeast() }

// foot is how high the buttons reach from below, where they lie below the sentence.
func (w *watch) foot() float32 { return w.card.TallLeast() - w.card.FlatLeast().Height + watchPad }

// wide tells whether the card needs the whole width, because the height has no room for the buttons below the sentence.
func (w *watch) wide(height float32) bool { return height-2*watchPad < w.card.TallLeast() }

func (w *watch) place(s fyne.Size) {
	w.card.FitTall(s.Height)
	put(w.card.Box, 0, 0, s.Width, s.Height)
	y, room := w.card.Free(s)
	w.card.Told(len(w.past) > 0 && w.past[0].height(s.Width, true) <= room)
	for _, line := range w.past {
		need := line.height(s.Width, true)
		ui.Show(need <= room, line.Container)
		put(line.Container, 0, y, s.Width, need)
		y += need + watchGap
		if room -= need + watchGap; !line.Visible() {
			room = 0 // what is older has none either
		}
	}
}
