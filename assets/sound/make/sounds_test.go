package main

import (
	"bytes"
	"encoding/binary"
	"math"
	"testing"

	files "spieltisch/assets/sound"
)

// The files are what the command makes. A processor that rounds otherwise may be off by one.
func TestFilesAreMade(t *testing.T) {
	list, err := files.Files.ReadDir(".")
	if err != nil || len(list) != len(sounds()) {
		t.Fatalf("%d files, %v, want %d", len(list), err, len(sounds()))
	}
	total := 0
	for name, s := range sounds() {
		got, err := files.Files.ReadFile(name + ".wav")
		if err != nil {
			t.Fatal(err)
		}
		total += len(got)
		want := encode(s.finished())
		if len(got) != len(want) || !bytes.Equal(got[:44], want[:44]) {
			t.Errorf("%s: run go run ./assets/sound/make", name)
			continue
		}
		for i := 44; i < len(got); i += 2 {
			a, b := int16(binary.LittleEndian.Uint16(got[i:])), int16(binary.LittleEndian.Uint16(want[i:]))
			if d := int(a) - int(b); d < -1 || d > 1 {
				t.Errorf("%s: sample %d is %d, made is %d: run go run ./assets/sound/make", name, i/2-22, a, b)
				break
			}
		}
	}
	if total > 300_000 {
		t.Errorf("the files have %d bytes", total)
	}
}

// They are alike in loudness, never cut off at the top, begin at once and end softly.
func TestSoundsAreKind(t *testing.T) {
	for name, s := range sounds() {
		out := s.finished()
		if l := 20 * math.Log10(loudness(out)/0.16); l < -6 || l > 0.1 {
			t.Errorf("%s: %.1f dB from the loudest", name, l)
		}
		peak, first, rest := 0.0, -1, 0.0
		for i, v := range out {
			peak = max(peak, math.Abs(v))
			if first < 0 && math.Abs(v) > 0.02 {
				first = i
			}
			if i > len(out)-rate/100 {
				rest = max(rest, math.Abs(v))
			}
		}
		if peak > 0.9 || first < 0 || first > rate/50 || rest > 0.01 {
			t.Errorf("%s: peak %.2f, begins after %d ms, ends at %.3f", name, peak, first*1000/rate, rest)
		}
	}
}
