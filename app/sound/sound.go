// Package sound plays what is heard at the table: sound.go names the sounds, player.go plays them on a device that is opened
// for the first one.
package sound

import (
	"encoding/binary"
	"math"
	"strings"

	files "spieltisch/assets/sound"
)

// Sound is one of the sounds, by the name of its file.
type Sound string

// The sounds.
const (
	Dice  Sound = "dice"  // thrown
	Tile  Sound = "tile"  // laid
	Card  Sound = "card"  // drawn
	Piece Sound = "piece" // laid to others
	Yes   Sound = "yes"
	Yes2  Sound = "yes+"  // a third higher, for the second star
	Yes3  Sound = "yes++" // two thirds higher, for the third
	No    Sound = "no"
	Steal Sound = "steal" // something was taken away, a code fell, a word was worth a lot
	Time  Sound = "time"  // a second of the last ones
	Win   Sound = "win"
)

// None is no sound.
const None Sound = ""

// Rate is in frames a second: twice that of the files, since not every device takes theirs.
const Rate = 48000

const (
	header    = 44   // bytes of a file before its samples
	frameSize = 4    // bytes
	third     = 1.25 // how much higher a major third is
)

// PCM is the sound as devices take it: frames of two channels of 16 bits, little endian. nil for None.
func (s Sound) PCM() []byte {
	name := strings.TrimRight(string(s), "+")
	file, err := files.Files.ReadFile(name + ".wav")
	if err != nil {
		return nil
	}
	file = file[header:]
	at := func(i int) int {
		if 2*i < 0 || 2*i >= len(file) {
			return 0
		}
		return int(int16(binary.LittleEndian.Uint16(file[2*i:])))
	}
	var out []byte
	put := func(v int) {
		v = min(max(v, -32768), 32767)
		out = binary.LittleEndian.AppendUint16(out, uint16(int16(v)))
		out = binary.LittleEndian.AppendUint16(out, uint16(int16(v)))
	}
	step := .5 * math.Pow(third, float64(len(s)-len(name))) // of the file's frames for each of the device's
	for i := 0; float64(i)*step < float64(len(file)/2); i++ {
		whole, f := math.Modf(float64(i) * step)
		k := int(whole)
		a, b, c, d := float64(at(k-1)), float64(at(k)), float64(at(k+1)), float64(at(k+2))
		put(int(b + f/2*(c-a+f*(2*a-5*b+4*c-d+f*(3*(b-c)+d-a))))) // a curve through the four around
	}
	return out
}
