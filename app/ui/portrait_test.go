package ui

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/png"
	"testing"
)

// picture is a PNG of w×h pixels: the left half black, the right half white.
func picture(t *testing.T, w, h int) []byte {
	t.Helper()
	img := image.NewGray(image.Rect(0, 0, w, h))
	for y := range h {
		for x := w / 2; x < w; x++ {
			img.SetGray(x, y, color.Gray{Y: 255})
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestPortraitIsRound(t *testing.T) {
	for _, size := range [][2]int{{400, 100}, {100, 400}, {3, 2}, {1, 1}} {
		p, err := Portrait(picture(t, size[0], size[1]), 40)
		if err != nil {
			t.Fatal(size, err)
		}
		if b := p.Bounds(); b.Dx() != 40 || b.Dy() != 40 {
			t.Error(size, b)
		}
		for _, corner := range []image.Point{{0, 0}, {39, 0}, {0, 39}, {39, 39}} {
			if _, _, _, a := p.At(corner.X, corner.Y).RGBA(); a != 0 {
				t.Error(size, corner, "is seen")
			}
		}
		if _, _, _, a := p.At(20, 20).RGBA(); a != 0xffff {
			t.Error(size, "the middle is faint")
		}
	}
	p, err := Portrait(picture(t, 400, 100), 40)
	if err != nil {
		t.Fatal(err)
	}
	left, _, _, _ := p.At(10, 20).RGBA()
	right, _, _, _ := p.At(30, 20).RGBA()
	if left != 0 || right != 0xffff {
		t.Error("it isn't the middle", left, right)
	}
}

func TestPortraitRefuses(t *testing.T) {
	huge := picture(t, 2, 2)
	binary.BigEndian.PutUint32(huge[16:], 60_000) // the width and height that it claims
	binary.BigEndian.PutUint32(huge[20:], 60_000)
	binary.BigEndian.PutUint32(huge[29:], crc32.ChecksumIEEE(huge[12:29]))
	whole := picture(t, 50, 50)
	for name, data := range map[string][]byte{"huge": huge, "no picture": []byte("no picture"), "cut": whole[:len(whole)/2], "none": nil} {
		if p, err := Portrait(data, 40); err == nil {
			t.Error(name, p.Bounds())
		}
	}
}
