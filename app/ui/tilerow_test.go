package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/ui/tiles"
)

// fourTiles is a row of four tiles in lines of two.
func fourTiles(t *testing.T) *KeyRow {
	t.Helper()
	Apply(test.NewTempApp(t), Light)
	k := &KeyRow{}
	k.Row = tiles.Row{N: 4, Columns: 2, W: 40, H: 50, StepX: 50, StepY: 60}
	k.Draw(k, func() fyne.Size { return fyne.NewSize(90, 110) }, func(fyne.Size) {})
	test.NewTempWindow(t, k).Resize(fyne.NewSize(200, 200))
	return k
}

func TestTilesAreTappedAndDragged(t *testing.T) {
	k := fourTiles(t)
	var did []int
	k.OnTap = func(i int) { did = append(did, i) }
	k.Tapped(&fyne.PointEvent{Position: fyne.NewPos(60, 10)})
	k.Tapped(&fyne.PointEvent{Position: fyne.NewPos(45, 10)})
	if len(did) != 2 || did[0] != 1 || did[1] != -1 {
		t.Error("tapped", did)
	}
	took, carried, dropped := -1, 0, 0
	k.OnTake = func(i int, _ *fyne.DragEvent) bool {
		took = i
		return i != 0
	}
	k.OnCarry, k.OnDrop = func(*fyne.DragEvent) { carried++ }, func() { dropped++ }
	drag := func(x, y float32) {
		at := &fyne.DragEvent{Dragged: fyne.NewDelta(5, 5)}
		at.Position = fyne.NewPos(x+5, y+5)
		k.Dragged(at)
		k.Dragged(at)
		k.DragEnd()
	}
	drag(10, 10) // may not be taken
	if took != 0 || carried != 0 || dropped != 0 {
		t.Error("a tile that can't be taken:", took, carried, dropped)
	}
	drag(60, 70)
	if took != 3 || carried != 2 || dropped != 1 {
		t.Error("the last tile:", took, carried, dropped)
	}
	took = -1
	drag(45, 10) // between two
	if took != -1 || dropped != 1 {
		t.Error("no tile:", took, dropped)
	}
}

func TestKeysGoThroughTiles(t *testing.T) {
	k := fourTiles(t)
	press := func(names ...fyne.KeyName) {
		for _, n := range names {
			k.TypedKey(&fyne.KeyEvent{Name: n})
		}
	}
	press(fyne.KeyRight, fyne.KeyDown, fyne.KeyDown)
	if k.At != 3 {
		t.Error("right and down lead to", k.At)
	}
	if press(fyne.KeyHome); k.At != 3 {
		t.Error("Home is the page's, not to", k.At)
	}
	if !k.Key(fyne.KeyHome) || k.At != 0 || k.Key(fyne.KeyF1) {
		t.Error("the page hands Home on:", k.At)
	}
	picked := 0
	k.OnPick = func() { picked++ }
	if press(fyne.KeyReturn, fyne.KeySpace); picked != 2 {
		t.Error("picked", picked)
	}
}
