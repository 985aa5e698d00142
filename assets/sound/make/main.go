// Command make synthesizes the sounds of the program: go run ./assets/sound/make writes assets/sound/*.wav. They are
// struck wood and paper, made of decaying sines and a little noise, so that the licence is the program's own.
package main

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	dir := flag.String("dir", "assets/sound", "folder to write to")
	flag.Parse()
	for name, s := range sounds() {
		if err := os.WriteFile(filepath.Join(*dir, name+".wav"), encode(s.finished()), 0o644); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// encode is a WAV file of 16 bits, mono.
func encode(samples []float64) []byte {
	var b bytes.Buffer
	size := uint32(2 * len(samples))
	put := func(v any) { _ = binary.Write(&b, binary.LittleEndian, v) } // a buffer takes everything
	b.WriteString("RIFF")
	put(36 + size)
	b.WriteString("WAVEfmt ")
	put(uint32(16))
	put([]uint16{1, 1})
	put([]uint32{rate, 2 * rate})
	put([]uint16{2, 16})
	b.WriteString("data")
	put(size)
	for _, v := range samples {
		put(int16(v * 32767))
	}
	return b.Bytes()
}
