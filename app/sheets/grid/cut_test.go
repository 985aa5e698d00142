package grid

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// The frame is round where the sheet ends, and square where it goes on: the cells that lie there are square.
func TestFrameWhereTheSheetGoesOn(t *testing.T) {
	g := cells.Grid{Columns: []cells.Column{{Title: "A", Seat: games.Table, Weight: 1, Min: 200}, {Title: "B", Seat: games.Table, Weight: 1, Min: 200}}}
	for row := range 30 {
		g.Lines = append(g.Lines, []cells.Face{{Text: fmt.Sprint(row)}, {}})
	}
	w := New(g, 40, 56, nil, nil)
	window := test.NewTempWindow(t, w.Container)
	window.Resize(fyne.NewSize(330, 300))
	w.Resize(fyne.NewSize(320, 290))
	for _, c := range []struct {
		by   fyne.Delta
		want ui.Corners
	}{
		{fyne.Delta{}, ui.Corners{TopRight: true, BottomLeft: true, BottomRight: true}},
		{fyne.NewDelta(-5, 0), ui.Corners{TopLeft: true, TopRight: true, BottomLeft: true, BottomRight: true}},
		{fyne.NewDelta(1000, -1000), ui.Corners{TopRight: true, BottomRight: true}},
		{fyne.NewDelta(-1000, 0), ui.Corners{TopLeft: true, BottomLeft: true}},
	} {
		w.scroll.Scrolled(&fyne.ScrollEvent{Scrolled: c.by})
		r := test.WidgetRenderer(w.frame).Objects()[0].(*canvas.Rectangle)
		got := ui.Corners{
			TopLeft: r.TopLeftCornerRadius == 0, TopRight: r.TopRightCornerRadius == 0,
			BottomLeft: r.BottomLeftCornerRadius == 0, BottomRight: r.BottomRightCornerRadius == 0,
		}
		if got != c.want || r.CornerRadius != 0 {
			t.Errorf("scrolled to %v: %+v, want %+v", w.scroll.Offset, got, c.want)
		}
	}
}
