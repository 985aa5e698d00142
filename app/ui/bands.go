package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Band is a strip of a page, as wide as the page is. All lengths are units.
type Band struct {
	Object fyne.CanvasObject
	// Least and Good are between what its height is, where there is room; 0 stands for the height that it needs in its width.
	Least, Good float32
	// Fills: what is left over is shared by such bands; where there is none, the gaps grow.
	Fills bool
	// Goes is when it is left out for want of room: 1 before 2. With 0 it stays.
	Goes int
}

// Bands puts bands below each other, gap apart. Where they don't all have room at their good heights, they shrink together
// to their least ones; where that isn't enough, what goes first is left out, and the others have its room. The gaps of a page
// in which nothing fills grow to most; what is left then lies above and below.
func Bands(gap, most float32, bands ...Band) *fyne.Container {
	l := &bandsLayout{gap: gap, most: max(gap, most), bands: bands}
	c := &fyne.Container{Layout: l}
	for i := range bands {
		// The page shows and hides a band's object, and the layout what it stands in.
		l.last = max(l.last, bands[i].Goes)
		c.Objects = append(c.Objects, container.NewStack(bands[i].Object))
	}
	return c
}

type bandsLayout struct {
	gap, most float32
	bands     []Band
	last      int     // to go
	width     float32 // of the page, as it was last
}

// strip is a band that is seen.
type strip struct {
	least, good float32
	fills       bool
	object      *fyne.Container
}

// strips are the bands that are seen once those up to gone have gone.
func (l *bandsLayout) strips(objects []fyne.CanvasObject, gone int) (all []strip, least, good float32) {
	for i, b := range l.bands {
		if !b.Object.Visible() || b.Goes > 0 && b.Goes <= gone {
			continue
		}
		s := strip{b.Least, b.Good, b.Fills, objects[i].(*fyne.Container)}
		if s.least == 0 {
			if b.Object.Size().Width != l.width { // a paragraph's height follows from its width
				b.Object.Resize(fyne.NewSize(l.width, b.Object.MinSize().Height))
			}
			s.least = b.Object.MinSize().Height
		}
		if s.least == 0 {
			continue // such as an empty text
		}
		s.good = max(s.least, s.good)
		all = append(all, s)
		least, good = least+s.least, good+s.good
	}
	gaps := l.gap * float32(max(0, len(all)-1))
	return all, least + gaps, good + gaps
}

// MinSize implements fyne.Layout: with all gone that can go.
func (l *bandsLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	all, height, _ := l.strips(objects, l.last)
	width := float32(0)
	for _, s := range all {
		width = max(width, s.object.MinSize().Width)
	}
	return fyne.NewSize(width, height)
}

// Layout implements fyne.Layout.
func (l *bandsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	all, least, good := l.strips(objects, 0)
	for gone := 1; least > size.Height && gone <= l.last; gone++ {
		all, least, good = l.strips(objects, gone)
	}
	for _, o := range objects {
		o.Hide()
	}
	share := float32(1) // of what lies between least and good
	if good > size.Height && good > least {
		share = max(0, (size.Height-least)/(good-least))
	}
	spare, filling := max(0, size.Height-good), 0
	for _, s := range all {
		if s.fills {
			filling++
		}
	}
	gap, y := l.gap, float32(0)
	if filling == 0 {
		n := float32(len(all))
		if n > 1 {
			gap += min(l.most-l.gap, spare/n)
		}
		y = Whole((spare - (gap-l.gap)*(n-1)) / 2)
	}
	for _, s := range all {
		h := s.least + share*(s.good-s.least)
		if s.fills {
			h += spare / float32(filling)
		}
		s.object.Show()
		Put(s.object, 0, Whole(y), size.Width, Whole(h))
		PlaceAnew(s.object) // which was as large before, but what it holds was measured meanwhile
		y += h + gap
	}
}
