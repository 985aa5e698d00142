package ui

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/jpeg"
	"testing"
)

type byteOrder interface {
	binary.ByteOrder
	binary.AppendByteOrder
}

// photo is a JPEG whose upper left quarter is white and its upper right one grey, as it lies in the
// file, with an Exif block that says how it must be turned.
func photo(t *testing.T, orientation uint16, order byteOrder) []byte {
	t.Helper()
	img := image.NewGray(image.Rect(0, 0, 64, 64))
	for y := range 32 {
		for x := range 64 {
			img.SetGray(x, y, color.Gray{Y: []uint8{255, 128}[x/32]})
		}
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, nil); err != nil {
		t.Fatal(err)
	}
	tiff := []byte("MM\x00\x2a")
	if order == byteOrder(binary.LittleEndian) {
		tiff = []byte("II\x2a\x00")
	}
	tiff = order.AppendUint32(tiff, 8)
	tiff = order.AppendUint16(tiff, 2)
	for _, e := range [][2]uint16{{0x0100, 64}, {0x0112, orientation}} {
		tiff = order.AppendUint16(order.AppendUint16(tiff, e[0]), 3)
		tiff = order.AppendUint32(tiff, 1)
		tiff = order.AppendUint16(order.AppendUint16(tiff, e[1]), 0)
	}
	block := append([]byte("Exif\x00\x00"), tiff...)
	out := append([]byte{0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xe1}, binary.BigEndian.AppendUint16(nil, uint16(len(block)+2))...)
	return append(append(out, block...), b.Bytes()[2:]...)
}

// Where the white and the grey quarter are seen: 0 upper left, 1 upper right, 2 lower left, 3 lower
// right.
func TestPhotosAreUpright(t *testing.T) {
	for o, want := range map[uint16][2]int{
		1: {0, 1}, 2: {1, 0}, 3: {3, 2}, 4: {2, 3}, 5: {0, 2}, 6: {1, 3}, 7: {3, 1}, 8: {2, 0}, 0: {0, 1}, 9: {0, 1},
	} {
		for _, order := range []byteOrder{binary.LittleEndian, binary.BigEndian} {
			p, err := Square(photo(t, o, order), 32)
			if err != nil {
				t.Fatal(err)
			}
			got := [2]int{-1, -1}
			for i := range 4 {
				switch v := p.NRGBAAt(8+16*(i%2), 8+16*(i/2)).R; {
				case v > 240:
					got[0] = i
				case v > 100:
					got[1] = i
				}
			}
			if got != want {
				t.Errorf("orientation %d, %v: seen at %v, want %v", o, order, got, want)
			}
		}
	}
}

// No end of a file is too early.
func TestExifCutOff(t *testing.T) {
	data := photo(t, 6, binary.LittleEndian)
	for n := range 80 {
		orientation(data[:n])
	}
	for i := range 60 {
		broken := bytes.Clone(data)
		for _, v := range []byte{0, 1, 0x7f, 0xff} {
			broken[i] = v
			if o := orientation(broken); o < 1 || o > 8 {
				t.Error(i, v, o)
			}
		}
	}
}
