package draw_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// figureTable shows look-alikes next to each other, and every look of pieces, with and without marks.
func figureTable() fyne.CanvasObject {
	pair := func(a rune, ofA []int, b rune, ofB []int, o draw.Options) fyne.CanvasObject {
		return draw.NewCompare(draw.Compared{Letter: a, Differ: ofA, Caption: "right", Icon: ui.IconCheck, Color: ui.OK},
			draw.Compared{Letter: b, Differ: ofB, Caption: "yours"}, 84, o)
	}
	rows := ui.VGap(12)
	for _, o := range []draw.Options{{}, {Marks: draw.MarksOn}, {Turned: true}} {
		row := ui.HMid(12,
			pair('M', []int{2, 3}, 'W', []int{2, 3}, o),
			pair('P', nil, 'R', []int{2}, o),
			pair('O', []int{1}, 'C', nil, o),
			draw.NewFigure('K', 84, ui.Well, o))
		for _, look := range []draw.PieceLook{draw.PieceLit, draw.PieceToned, draw.PieceGhost} {
			f := draw.NewFigure('R', 84, ui.Well, o)
			f.Set('R', draw.PiecePlain, look)
			row.Add(f)
		}
		rows.Add(row)
	}
	small := ui.HMid(8)
	for _, r := range "BEQ-" {
		f := draw.NewFigure(r, 40, ui.Well, draw.Options{})
		f.Set(r, draw.PieceLit)
		small.Add(f)
	}
	rows.Add(small)
	return ui.NewArea(ui.Well, 0, ui.Pad(12, rows))
}

// pictured compares a page with its pictures in light and dark colours.
func pictured(t *testing.T, name string, page func() fyne.CanvasObject) {
	t.Helper()
	a := test.NewTempApp(t)
	for look, mode := range map[string]ui.Mode{"light": ui.Light, "dark": ui.DarkMode} {
		ui.Apply(a, mode)
		w := test.NewTempWindow(t, nil)
		r := ui.NewRoot(w)
		w.Resize(fyne.NewSize(ui.MinWidth, ui.MinHeight))
		r.SetPage(page())
		test.AssertImageMatches(t, name+"_"+look+".png", w.Canvas().Capture())
	}
}

// The pictures show what stands out by a ring and not by colour alone; a difference is to be
// looked at.
func TestPictureFigures(t *testing.T) {
	pictured(t, "figures", figureTable)
}

func assemblies() fyne.CanvasObject {
	var all []fyne.CanvasObject
	for i, o := range []draw.Options{{}, {Marks: draw.MarksOn}, {Turned: true}} {
		for _, letter := range "RQ" {
			x := draw.NewAssembly(150, ui.CardBG, o)
			x.SetLetter(letter, nil)
			for range i {
				x.Next()
			}
			if i > 0 {
				x.Hold(.35 * float64(i))
			}
			all = append(all, ui.NewArea(ui.CardBG, 12, ui.MinSized(0, 180, x)))
		}
	}
	zone := func(c letterpiece.Count, covered [letterpiece.Kinds]bool, symbols bool) {
		all = append(all, ui.MinSized(0, 240, draw.NewZone(c, covered, symbols)))
	}
	zone(letterpiece.Count{1, 2, 0, 1}, [letterpiece.Kinds]bool{}, false)
	zone(letterpiece.Count{0, 1, 2, 0}, [letterpiece.Kinds]bool{true, false, true, false}, true)
	zone(letterpiece.Count{}, [letterpiece.Kinds]bool{false, false, false, true}, true)
	return ui.Pad(12, ui.Grid(12, 150, 6, all...))
}

// The pictures show a letter that comes together: whole, on its way, and with rings; and zones.
func TestPictureAssembly(t *testing.T) { pictured(t, "assembly", assemblies) }
