package ui

import (
	"bytes"
	"encoding/binary"
	"image"
)

// orientation is how a camera says that its picture must be turned, 1 to 8 as in the Exif
// standard; 1, upright, for files that don't say.
func orientation(data []byte) int {
	if !bytes.HasPrefix(data, []byte{0xff, 0xd8}) {
		return 1
	}
	for at := 2; at+4 <= len(data) && data[at] == 0xff; {
		size := int(binary.BigEndian.Uint16(data[at+2:]))
		end := at + 2 + size
		if size < 2 || end > len(data) || data[at+1] == 0xda { // the picture itself begins
			break
		}
		if tiff, ok := bytes.CutPrefix(data[at+4:end], []byte("Exif\x00\x00")); ok && data[at+1] == 0xe1 {
			return tiffOrientation(tiff)
		}
		at = end
	}
	return 1
}

// tiffOrientation looks the orientation up in the first directory of an Exif block.
func tiffOrientation(tiff []byte) int {
	if len(tiff) < 8 {
		return 1
	}
	var order binary.ByteOrder = binary.BigEndian
	if tiff[0] == 'I' {
		order = binary.LittleEndian
	}
	const entry, tag = 12, 0x0112
	at := int64(order.Uint32(tiff[4:]))
	if at+2 > int64(len(tiff)) {
		return 1
	}
	n := int64(order.Uint16(tiff[at:]))
	for e := at + 2; n > 0 && e+entry <= int64(len(tiff)); e, n = e+entry, n-1 {
		if order.Uint16(tiff[e:]) == tag {
			if o := int(order.Uint16(tiff[e+8:])); o >= 1 && o <= 8 {
				return o
			}
			break
		}
	}
	return 1
}

// upright turns a square picture as its orientation says.
func upright(from *image.NRGBA, orientation int) *image.NRGBA {
	if orientation == 1 {
		return from
	}
	n := from.Bounds().Dx() - 1
	out := image.NewNRGBA(from.Bounds())
	for y := range n + 1 {
		for x := range n + 1 {
			sx, sy := x, y
			if orientation >= 5 {
				sx, sy = y, x
			}
			switch orientation {
			case 2:
				sx = n - x
			case 3:
				sx, sy = n-x, n-y
			case 4:
				sy = n - y
			case 6:
				sy = n - x
			case 7:
				sx, sy = n-y, n-x
			case 8:
				sx = n - y
			}
			out.SetNRGBA(x, y, from.NRGBAAt(sx, sy))
		}
	}
	return out
}
