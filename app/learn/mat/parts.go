package mat

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// setBox puts a box into a frame.
func setBox(b *ui.Box, f ui.Frame, fill, rim color.Color, wide float32) {
	b.Set(f.X, f.Y, f.Width, f.Height, 8, fill, rim, wide)
}

// dots are the grid on the mat: a point at each unit, one of them at the corner of a letter in
// its own place.
type dots struct {
	*canvas.Raster
	unit, x, y float64 // pixels; of the point nearest to the mat's upper left corner
	color      color.NRGBA
	wide       float32
}

func newDots() *dots {
	d := &dots{}
	d.Raster = canvas.NewRaster(d.paint)
	return d
}

// set shows the grid of a plan.
func (d *dots) set(p *plan, right bool) {
	before := *d
	d.Move(p.mat.Position)
	d.Resize(ui.PixelSize(p.mat.Size))
	d.unit, d.wide = p.unit, p.mat.Width
	if d.unit < 36 {
		d.unit *= 2
	}
	o := p.origin.Subtract(p.mat.Position)
	d.x, d.y = math.Mod(float64(o.X), d.unit), math.Mod(float64(o.Y), d.unit)
	ground := ui.Well
	if right {
		ground = ui.OKSoft
	}
	d.color = ui.Mix(ui.Color(ui.Ink2), ui.Color(ground), .28)
	if before != *d {
		d.Refresh()
	}
}

// paint draws round points of 2 pixels' radius.
func (d *dots) paint(w, h int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	if d.wide <= 0 || d.unit <= 0 {
		return img
	}
	scale := float64(w) / float64(d.wide)
	const radius, air = 2.0, 12.0 // no point lies at the very rim
	for x := d.x * scale; x < float64(w)-air*scale; x += d.unit * scale {
		for y := d.y * scale; y < float64(h)-air*scale; y += d.unit * scale {
			if x > air*scale && y > air*scale {
				point(img, x, y, radius*scale, d.color)
			}
		}
	}
	return img
}

// point is a disc with smooth edges.
func point(img *image.RGBA, x, y, r float64, c color.NRGBA) {
	for i := int(x - r - 1); i <= int(x+r+1); i++ {
		for j := int(y - r - 1); j <= int(y+r+1); j++ {
			if cover := r + .5 - math.Hypot(float64(i)+.5-x, float64(j)+.5-y); cover > 0 {
				img.Set(i, j, color.NRGBA{c.R, c.G, c.B, uint8(255 * min(cover, 1))})
			}
		}
	}
}

// noteBox is the message at the foot of the mat.
type noteBox struct {
	box  *ui.Box
	at   ui.Frame // of the box
	icon *ui.Icon
	text *ui.Para
}

func newNoteBox() *noteBox {
	return &noteBox{box: ui.NewBox(), icon: ui.NewIcon(ui.IconInfo, 20, ui.Ink), text: ui.NewPara("", ui.Body, ui.Ink)}
}

func (n *noteBox) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{n.box, n.icon, n.text}
}

// Lengths of a message, in pixels.
const (
	noteSide float32 = 8 // to the mat's rim
	notePad  float32 = 10
	noteIcon float32 = 20
)

// height is how much of the mat a message with the present text takes.
func (n *noteBox) height(mat ui.Frame) float32 {
	room := mat.Width - 2*noteSide - 3*notePad - noteIcon
	n.text.Resize(fyne.NewSize(room, n.text.Size().Height))
	return n.text.MinSize().Height + 2*notePad - 4 + noteSide
}

// set shows a message, as high as its text, at the foot of the mat or at its top; none without
// a text.
func (n *noteBox) set(m note, mat ui.Frame, top bool) {
	for _, o := range n.objects() {
		ui.Show(m.text != "", o)
	}
	if m.text == "" {
		return
	}
	fill, tok := ui.AccentSoft, ui.AccentText
	if m.warm {
		fill, tok = ui.WarnSoft, ui.Warn
	}
	n.icon.Set(m.icon, tok)
	n.text.SetText(m.text)
	n.text.SetColor(tok)
	h := n.height(mat) - noteSide
	f := ui.Frame{Position: mat.AddXY(noteSide, mat.Height-noteSide-h), Size: fyne.NewSize(mat.Width-2*noteSide, h)}
	if top {
		f.Y = mat.Y + noteSide
	}
	n.at = f
	setBox(n.box, f, fill, tok, 1)
	n.icon.Resize(fyne.NewSquareSize(noteIcon))
	n.icon.Move(fyne.NewPos(f.X+notePad, ui.Whole(f.Y+(h-noteIcon)/2)))
	n.text.Resize(fyne.NewSize(f.Width-3*notePad-noteIcon, n.text.MinSize().Height))
	n.text.Move(fyne.NewPos(f.X+2*notePad+noteIcon, f.Y+notePad-2))
}

// free is the part of the mat that no message covers.
func (n *noteBox) free(mat ui.Frame) ui.Frame {
	if !n.box.Visible() {
		return mat
	}
	if n.at.Y > mat.Middle().Y {
		mat.Height = n.at.Y - mat.Y
		return mat
	}
	by := n.at.Y + n.at.Height - mat.Y
	mat.Y, mat.Height = mat.Y+by, mat.Height-by
	return mat
}
