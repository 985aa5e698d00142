package people

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// faces chooses what stands for a player: at 0 their initials, then the ready-made pictures, last their own one where there is one.
type faces struct {
	ui.Areas // At is the chosen one
	of       *picture
	discs    []*ui.Avatar
	ring     ui.Ring
	chosen   *ui.Box
}

// Measures of the faces: so many in a line, so large, so far from each other.
const (
	facesWide         = 7
	faceDisc          = float32(48)
	faceStep          = float32(62)
	ownFace           = 1 + draw.Emblems
	faceRim   float32 = 5 // between a disc and the ring of the chosen one
)

// emblems are the names of the ready-made pictures.
var emblems = [draw.Emblems]games.ID{
	"setup.emblem.1", "setup.emblem.2", "setup.emblem.3", "setup.emblem.4", "setup.emblem.5", "setup.emblem.6",
	"setup.emblem.7", "setup.emblem.8", "setup.emblem.9", "setup.emblem.10", "setup.emblem.11", "setup.emblem.12",
}

func newFaces(of *picture) *faces {
	f := &faces{of: of, ring: ui.NewRing(), chosen: ui.NewBox()}
	parts := []fyne.CanvasObject{f.ring, f.chosen}
	for range ownFace + 1 {
		f.discs = append(f.discs, ui.NewAvatar("", 0, faceDisc))
		parts = append(parts, f.discs[len(f.discs)-1])
	}
	f.Frames, f.Name, f.OnTap, f.OnMove = f.frames, f.name, f.choose, f.choose
	f.OnKey = func(e *fyne.KeyEvent) bool { // the arrows have chosen already: Enter is the form's
		enter := e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter
		if enter {
			ui.BubbleKey(f, e)
		}
		return enter
	}
	f.Draw(f, f.least, f.place, parts...)
	return f
}

func (f *faces) choose(i int) {
	f.of.own, f.of.player.Emblem = i == ownFace, 0
	if i < ownFace {
		f.of.player.Emblem = i
	}
	f.show()
}

// show follows the player.
func (f *faces) show() {
	p := f.of.player
	f.At = p.Emblem
	if f.of.own {
		f.At = ownFace
	}
	for i, d := range f.discs {
		d.Set(Initial(p.Name), p.Color)
		if i < ownFace {
			draw.ShowFace(d, 0, i, p.Color)
		}
	}
	f.discs[ownFace].WithPicture(f.of.round)
	f.Refresh()
}

func (f *faces) name(i int) string {
	switch i {
	case 0:
		return f.of.env.T("setup.picture.initials")
	case ownFace:
		return f.of.env.T("setup.picture.own")
	}
	return f.of.env.T(emblems[i-1])
}

func (f *faces) frames() []ui.Frame {
	n := ownFace
	if f.of.round != nil {
		n++
	}
	out := make([]ui.Frame, n)
	for i := range out {
		out[i] = ui.NewFrame(float32(i%facesWide)*faceStep, float32(i/facesWide)*faceStep, faceStep, faceStep)
	}
	return out
}

func (f *faces) least() fyne.Size { return fyne.NewSize(facesWide*faceStep, 2*faceStep) }

func (f *faces) place(s fyne.Size) {
	in := (faceStep - faceDisc) / 2
	for i, at := range f.frames() {
		ui.Put(f.discs[i], at.X+in, at.Y+in, faceDisc, faceDisc)
		if i == f.At {
			d := faceDisc + 2*faceRim
			f.chosen.Set(at.X+in-faceRim, at.Y+in-faceRim, d, d, d/2, ui.CardBG, ui.Accent, 3)
		}
	}
	ui.Show(f.of.round != nil, f.discs[ownFace])
	f.Ring(f.ring, 0, 0, facesWide*faceStep, s.Height, 14)
}
