package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Band is a strip of a page, as wide as the page is. All lengths are units.
type Band struct {
	Object fyne.CanvasObject // nil for what the page places itself, or for what lies below all
	// Least and Good are between what its height is, where there is room; without Least it has the height that its object needs in its
	// width, or without an object the good one.
	Least, Good float32
	// Above is how high the gap above it is where there is room: it shrinks to the page's gap together with the bands. Where nothing
	// fills, such gaps share what is left over, each by its height.
	Above float32
	// Fills: what is left over is shared by such bands; where there is none, the gaps grow.
	Fills bool
	// Goes is when it is left out for want of room: 1 before 2. With 0 it stays.
	Goes int
}

// Bands puts bands below each other, gap apart. Where they don't all have room at their good heights, they shrink together
// to their least ones; where that isn't enough, what goes first is left out, and the others have its room. The gaps of a page
// in which nothing fills grow to most; what is left then lies above and below.
func Bands(gap, most float32, bands ...Band) *fyne.Container {
	l := newBandsLayout(gap, most, bands)
	c := &fyne.Container{Layout: l}
	for i := range bands {
		o := bands[i].Object
		if o == nil {
			o = Space(0, 0)
		}
		// The page shows and hides a band's object, and the layout what it stands in.
		c.Objects = append(c.Objects, container.NewStack(o))
	}
	return c
}

// BandsIn is where bands lie in a size, gap apart at least, for a page whose parts reach over more than one; those that have gone
// are 0 high.
func BandsIn(s fyne.Size, gap float32, bands ...Band) []Frame {
	return newBandsLayout(gap, gap, bands).frames(s)
}

func newBandsLayout(gap, most float32, bands []Band) *bandsLayout {
	l := &bandsLayout{gap: gap, most: max(gap, most), bands: bands}
	for _, b := range bands {
		l.last = max(l.last, b.Goes)
	}
	return l
}

type bandsLayout struct {
	gap, most float32
	bands     []Band
	last      int     // to go
	width     float32 // of the page, as it was last
}

// strip is a band that is seen, with the gap above it.
type strip struct {
	Band
	gap, wide float32 // at least, and where there is room
	at        int     // of the bands
}

// strips are the bands that are seen once those up to gone have gone.
func (l *bandsLayout) strips(gone int) (all []strip, least, good float32) {
	for i, b := range l.bands {
		if b.Object != nil && !b.Object.Visible() || b.Goes > 0 && b.Goes <= gone {
			continue
		}
		s := strip{Band: b, at: i}
		switch {
		case s.Least > 0:
		case b.Object == nil:
			s.Least = s.Good
		default:
			if b.Object.Size().Width != l.width { // a paragraph's height follows from its width
				b.Object.Resize(fyne.NewSize(l.width, b.Object.MinSize().Height))
			}
			s.Least = b.Object.MinSize().Height
		}
		if s.Least+s.Above == 0 {
			continue // such as an empty text
		}
		s.Good = max(s.Least, s.Good)
		if len(all) > 0 {
			s.gap, s.wide = l.gap, l.gap
		}
		if s.Above > 0 {
			s.gap, s.wide = min(l.gap, s.Above), s.Above
		}
		all = append(all, s)
		least, good = least+s.gap+s.Least, good+s.wide+s.Good
	}
	return all, least, good
}

// MinSize implements fyne.Layout: with all gone that can go.
func (l *bandsLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	all, height, _ := l.strips(l.last)
	width := float32(0)
	for _, s := range all {
		width = max(width, objects[s.at].MinSize().Width)
	}
	return fyne.NewSize(width, height)
}

// frames are where the bands lie in a size.
func (l *bandsLayout) frames(size fyne.Size) []Frame {
	l.width = size.Width
	all, least, good := l.strips(0)
	for gone := 1; least > size.Height && gone <= l.last; gone++ {
		all, least, good = l.strips(gone)
	}
	share := float32(1) // of what lies between least and good
	if good > size.Height && good > least {
		share = max(0, (size.Height-least)/(good-least))
	}
	spare, filling, above := max(0, size.Height-good), 0, float32(0)
	for _, s := range all {
		above += s.Above
		if s.Fills {
			filling++
		}
	}
	more, y := float32(0), float32(0) // of each gap
	if n := float32(len(all)); filling == 0 && above == 0 && n > 0 {
		more = min(l.most-l.gap, spare/n)
		y = Whole((spare - more*(n-1)) / 2)
	}
	out := make([]Frame, len(l.bands))
	for i, s := range all {
		h := s.Least + share*(s.Good-s.Least)
		y += s.gap + share*(s.wide-s.gap)
		switch {
		case s.Fills:
			h += spare / float32(filling)
		case filling == 0 && above > 0:
			y += spare * s.Above / above
		case i > 0:
			y += more
		}
		out[s.at] = NewFrame(0, Whole(y), size.Width, Whole(h))
		y += h
	}
	return out
}

// Layout implements fyne.Layout.
func (l *bandsLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for i, f := range l.frames(size) {
		o := objects[i].(*fyne.Container)
		if Show(f.Height > 0, o); f.Height > 0 {
			Put(o, f.X, f.Y, f.Width, f.Height)
			PlaceAnew(o) // which was as large before, but what it holds was measured meanwhile
		}
	}
}
