package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// Sizes of the mat: its bands, and the share of what is left over before each and at the end.
var (
	startRoomy = [...]float32{108, 72, 210, 172}
	startTight = [...]float32{88, 58, 150, 146}
	startGaps  = [...]float32{32, 22, 18, 40, 36}
)

// footGap lies between the own code and the main button.
const footGap float32 = 48

func (s *start) place(size fyne.Size) {
	if s.state.view.Seats == nil || size.Width <= 0 {
		return
	}
	bands := pick(s.short, startTight, startRoomy)
	spare, all := size.Height, float32(0)
	for i, h := range bands {
		spare -= h
		all += startGaps[i]
	}
	all += startGaps[len(bands)]
	var y [len(bands)]float32
	at := float32(0)
	for i, h := range bands {
		at += spare * startGaps[i] / all
		y[i] = ui.Whole(at)
		at += h
	}
	n := float32(len(s.rivals))
	face := pick[float32](s.short, 52, 64)
	slot := min(size.Width/n-24, max(headLeast, face+12+wide(s.need(), face*.875)))
	for i, r := range s.rivals {
		r.face = face
		put(r.object, size.Width/n*(float32(i)+.5)-slot/2, y[0], slot, bands[0])
		ui.PlaceAnew(r.object)
	}
	put(s.question, 0, y[1], size.Width, ui.Question.Height())
	put(s.line, 0, y[1]+ui.Question.Height()+2, size.Width, 24)
	tray := min(size.Width, 980)
	put(s.tray, (size.Width-tray)/2, y[2], tray, bands[2])
	ui.PlaceAnew(s.inside)
	s.foot(size, y[3], bands[3])
}

// foot places the own code, and next to it the main button.
func (s *start) foot(size fyne.Size, y, high float32) {
	face := pick[float32](s.short, 72, 80)
	button := float32(280)
	if size.Width < 1000 {
		button = 250
	}
	code := min(size.Width-button-footGap, face+30+wide(s.mine.row.holds, ownMost(face)))
	left := max(0, (size.Width-code-footGap-button)/2)
	s.mine.face = face
	put(s.mine.object, left, y, code, high)
	ui.PlaceAnew(s.mine.object)
	r := s.mine.row
	put(s.hint, left+face+30+overOf(r.plan.width), y+lineOf(r.plan.width)+4, 320, ui.Body.Height())
	x := left + code + footGap
	put(s.main, x, y+22, button, 66)
	s.lacks.SetStyle(pick(ui.Title.Measure(s.lacks.String()) > button, ui.Label, ui.Title))
	put(s.lacks, x-20, y+22, button+40, 66)
	link := s.random.MinSize()
	put(s.random, x+(button-link.Width)/2, y+96, link.Width, link.Height)
}

// placeTray puts backs all over the tray, or loose dashes into its middle.
func (s *start) placeTray(size fyne.Size) {
	put(s.backs, 0, 0, size.Width, size.Height)
	s.loose.most = min(72, (size.Height-24)/1.6)
	w := wide(max(1, len(s.loose.cells)), s.loose.most)
	put(s.loose, (size.Width-w)/2, (size.Height-draw.NumberTileHeight(s.loose.most))/2, w, size.Height)
}
