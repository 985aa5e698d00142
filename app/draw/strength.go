package draw

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
	"spieltisch/games/mind"
)

// Strength is how strong a character is: five sticks of growing height, filled up to its level. It is drawn next to words
// that say so, too.
type Strength struct {
	ui.Base
	level  mind.Level
	sticks [mind.Levels]*canvas.Rectangle
}

// NewStrength is the mark of a level.
func NewStrength(level mind.Level) *Strength {
	s := &Strength{level: level}
	parts := make([]fyne.CanvasObject, len(s.sticks))
	for i := range s.sticks {
		s.sticks[i] = ui.NewRect()
		parts[i] = s.sticks[i]
	}
	s.Draw(s, s.least, s.place, parts...)
	return s
}

// Set changes the level.
func (s *Strength) Set(level mind.Level) { ui.Change(&s.level, level, s) }

// Level is what is shown.
func (s *Strength) Level() mind.Level { return s.level }

// Of a stick, in px: width, the gap behind it, the height of the first and the last one.
const (
	stickWide  float32 = 7
	stickGap   float32 = 4
	stickFirst float32 = 10
	stickLast  float32 = 18
)

func (s *Strength) least() fyne.Size {
	return fyne.NewSize(float32(mind.Levels)*(stickWide+stickGap)-stickGap, stickLast)
}

func (s *Strength) place(size fyne.Size) {
	step := ui.Whole((min(size.Width, s.least().Width) + stickGap) / float32(mind.Levels))
	w := step - stickGap
	bottom := ui.Whole((size.Height + stickLast) / 2)
	for i, b := range s.sticks {
		h := ui.Whole(stickFirst + (stickLast-stickFirst)*float32(i)/float32(mind.Levels-1))
		x := float32(i) * step
		b.StrokeWidth, b.StrokeColor = 0, nil
		if i < int(s.level) {
			ui.SetRect(b, x, bottom-h, w, h, 2, ui.Accent)
			continue
		}
		b.StrokeWidth, b.StrokeColor = 1, ui.Color(ui.Ink3)
		b.FillColor, b.CornerRadius = color.Transparent, 2
		ui.Put(b, x+.5, bottom-h+.5, w-1, h-1) // its line is half outside
		b.Show()
		b.Refresh()
	}
}
