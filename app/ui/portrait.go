package ui

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	_ "image/jpeg" // pictures of players are either
	_ "image/png"
	"math"
)

// mostPixels is how large a picture may be: larger than those of any phone.
const mostPixels = 120_000_000

// ErrSize is what is wrong with a picture that is no smaller than that.
var ErrSize = errors.New("the picture is too large")

// Portrait is the middle of a PNG or JPEG as a disc of size×size pixels with smooth edges.
func Portrait(data []byte, size int) (image.Image, error) {
	square, err := Square(data, size)
	if err != nil {
		return nil, err
	}
	r := float64(size) / 2
	for y := range size {
		for x := range size {
			edge := r - math.Hypot(float64(x)+.5-r, float64(y)+.5-r)
			if edge < 1 {
				c := square.NRGBAAt(x, y)
				c.A = uint8(float64(c.A) * max(0, edge))
				square.SetNRGBA(x, y, c)
			}
		}
	}
	return square, nil
}

// Square is the middle of a PNG or JPEG, size×size pixels, turned as the camera says. Each
// pixel is the mean of those that it stands for.
func Square(data []byte, size int) (_ *image.NRGBA, err error) {
	defer Caught("picture", &err)
	head, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	if min(head.Width, head.Height) < 1 {
		return nil, image.ErrFormat
	}
	if head.Width*head.Height > mostPixels {
		return nil, ErrSize
	}
	from, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	b := from.Bounds()
	side := min(b.Dx(), b.Dy())
	left, top := b.Min.X+(b.Dx()-side)/2, b.Min.Y+(b.Dy()-side)/2
	out := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			x0, y0 := left+x*side/size, top+y*side/size
			x1, y1 := max(x0+1, left+(x+1)*side/size), max(y0+1, top+(y+1)*side/size)
			out.Set(x, y, mean(from, image.Rect(x0, y0, x1, y1)))
		}
	}
	return upright(out, orientation(data)), nil
}

// mean is the colour of a part as seen from afar.
func mean(from image.Image, part image.Rectangle) color.Color {
	var r, g, b, a, n uint64
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			cr, cg, cb, ca := from.At(x, y).RGBA()
			r, g, b, a, n = r+uint64(cr), g+uint64(cg), b+uint64(cb), a+uint64(ca), n+1
		}
	}
	return color.RGBA64{R: uint16(r / n), G: uint16(g / n), B: uint16(b / n), A: uint16(a / n)}
}
