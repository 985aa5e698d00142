// Package sound plays what is heard at the table: sound.go names the sounds, player.go plays them on a device that is opened
// for the first one.
package sound

import (
	"encoding/binary"

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
	header    = 44 // bytes of a file before its samples
	frameSize = 4  // bytes
)

// PCM is the sound as devices take it: frames of two channels of 16 bits, little endian. nil for None.
func (s Sound) PCM() []byte {
	file, err := files.Files.ReadFile(string(s) + ".wav")
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
	for i := range len(file) / 2 {
		put(at(i))
		put((9*(at(i)+at(i+1)) - at(i-1) - at(i+2)) / 16) // a curve through the four around
	}
	return out
}
