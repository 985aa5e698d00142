package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
)

// foot is what stands below the field: the action bar, or in a computer's turn who it is and what it says. Where one plays
// it has room for both, so that the field doesn't change its size from turn to turn.
type foot struct {
	desk    *table.Desk
	bar     *bar
	robot   *table.ComputerCard
	undo    *ui.Button // while a person's last action waits to be taken back
	row     *fyne.Container
	panel   *ui.Card
	object  *fyne.Container
	against bool
}

func newFoot(d *table.Desk, b *bar) *foot {
	f := &foot{desk: d, bar: b, robot: table.NewSlimCard(d)}
	f.undo = ui.NewSmallButton(d.T("judge.undo"), ui.Secondary, d.Undo).WithIcon(ui.IconUndo)
	f.row = ui.HMid(10, ui.Stretch(f.robot.Box), f.undo, f.robot.Buttons)
	f.panel = ui.NewCardPad(10, ui.Inset(0, 6, 0, 6, f.row))
	f.panel.Hide()
	f.object = ui.Laid(f.least, f.place, b.object, f.panel)
	return f
}

// show shows a computer's turn.
func (f *foot) show(t table.Turn) {
	f.robot.Show(t)
	ui.Show(t.Stage != table.StageNone && f.desk.CanUndo(), f.undo)
	ui.PlaceAnew(f.row)
}

func (f *foot) render(s *state) {
	f.against = s.against
	ui.Show(s.theirs && !s.over(), f.panel)
	ui.Show(f.bar.object.Visible() || s.against && !s.over(), f.object) // its room stays between two steps of a computer
}

func (f *foot) least() fyne.Size {
	least := f.bar.object.MinSize()
	if f.against {
		least = least.Max(f.panel.MinSize())
	}
	return least
}

func (f *foot) place(s fyne.Size) {
	for _, o := range []fyne.CanvasObject{f.bar.object, f.panel} {
		ui.Put(o, 0, 0, s.Width, s.Height)
	}
}
