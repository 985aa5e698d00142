package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

const (
	trayMost  float32 = 980
	startMain float32 = 280 // the main button's width
	footGap   float32 = 48  // between it and the own code
)

// bands puts the mat's bands below each other.
func (s *start) bands(rivals []fyne.CanvasObject) {
	none := func() fyne.Size { return fyne.Size{} }
	s.object = ui.Bands(14, 14,
		ui.Band{Object: ui.Laid(none, s.placeRivals, rivals...), Least: 88, Good: 108, Above: 32},
		ui.Band{Object: ui.VGap(2, s.question, s.line), Least: 58, Good: 72, Above: 22},
		ui.Band{Object: ui.MaxWidth(trayMost, s.tray), Least: 150, Good: 210, Above: 18},
		ui.Band{Object: ui.Laid(none, s.placeFoot, s.hint, s.main, s.lacks, s.random, s.mine.object), Least: 146, Good: 172, Above: 40},
		ui.Band{Above: 36})
}

func (s *start) placeRivals(size fyne.Size) {
	n := float32(len(s.rivals))
	face := pick[float32](s.short, 52, 64)
	slot := min(size.Width/n-24, max(headLeast, face+12+wide(s.need(), face*.875)))
	for i, r := range s.rivals {
		r.face, r.most = face, face*.875
		put(r.object, size.Width/n*(float32(i)+.5)-slot/2, 0, slot, size.Height)
		ui.PlaceAnew(r.object)
	}
}

// placeFoot places the own code, and next to it the main button.
func (s *start) placeFoot(size fyne.Size) {
	face := pick[float32](s.short, 72, 80)
	code := min(size.Width-startMain-footGap, face+30+wide(s.mine.row.holds, ownMost(face))+float32(len(s.mine.row.places))*slotMore)
	left := max(0, (size.Width-code-footGap-startMain)/2)
	s.mine.face, s.mine.most = face, ownMost(face)
	put(s.mine.object, left, 0, code, size.Height)
	ui.PlaceAnew(s.mine.object)
	r := s.mine.row
	put(s.hint, left+face+30+overOf(r.plan.width), lineOf(r.plan.width)+4, 320, ui.Body.Height())
	x := left + code + footGap
	put(s.main, x, 22, startMain, 66)
	s.lacks.SetStyle(pick(ui.Title.Measure(s.lacks.String()) > startMain, ui.Label, ui.Title))
	put(s.lacks, x-20, 22, startMain+40, 66)
	link := s.random.MinSize()
	put(s.random, x+(startMain-link.Width)/2, 96, link.Width, link.Height)
}

// placeTray puts backs all over the tray, or loose dashes into its middle.
func (s *start) placeTray(size fyne.Size) {
	put(s.backs, 0, 0, size.Width, size.Height)
	s.loose.most = min(72, (size.Height-24)/1.6)
	w := wide(max(1, len(s.loose.cells)), s.loose.most)
	put(s.loose, (size.Width-w)/2, (size.Height-draw.NumberTileHeight(s.loose.most))/2, w, size.Height)
}
