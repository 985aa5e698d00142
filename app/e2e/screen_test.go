//go:build e2e && linux

package e2e

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// longest is how long anything may take that a test waits for; a machine that also builds is slow.
const longest = 60 * time.Second

// screen is a virtual screen of its own whose picture lies in a file, so that it is seen within a millisecond
// and without asking any program.
type screen struct {
	tb            testing.TB
	display       string
	width, height int
	stride        int    // bytes a row
	pixels        []byte // blue, green, red, unused
}

// newScreen starts an X server on a free display.
func newScreen(tb testing.TB, width, height int) *screen {
	tb.Helper()
	dir := tb.TempDir()
	read, write, err := os.Pipe()
	if err != nil {
		tb.Fatal(err)
	}
	// -ac: also a program of another user may draw on it. -br: black where no window is. -noreset: the server
	// doesn't start again, with its own keyboard, whenever the last program has left it. -r: a key that a busy
	// machine releases late must not repeat.
	frame := frameRoom()
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", width+frame, height+frame), "-fbdir", dir, "-ac", "-br", "-noreset", "-r", "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{write}
	if err := server.Start(); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { stop(tb, server) })
	// Closed here, so that reading ends when the server dies without a word.
	if err := write.Close(); err != nil {
		tb.Fatal(err)
	}
	number, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		tb.Fatal("Xvfb did not start: ", err)
	}
	s := &screen{tb: tb, display: ":" + strings.TrimSpace(number), width: width, height: height}
	// The keyboard of a German family, where every letter of a word has a key.
	layout := exec.Command("setxkbmap", "de")
	layout.Env = append(os.Environ(), "DISPLAY="+s.display)
	if out, err := layout.CombinedOutput(); err != nil {
		tb.Fatalf("setxkbmap: %v %s", err, out)
	}
	s.mapPixels(filepath.Join(dir, "Xvfb_screen0"))
	return s
}

// mapPixels maps an X window dump (XWDFile.h): a header of big-endian words, the colours, the rows.
func (s *screen) mapPixels(path string) {
	s.tb.Helper()
	file, err := os.Open(path)
	if err != nil {
		s.tb.Fatal(err)
	}
	defer func() { _ = file.Close() }() // only read
	info, err := file.Stat()
	if err != nil {
		s.tb.Fatal(err)
	}
	all, err := syscall.Mmap(int(file.Fd()), 0, int(info.Size()), syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		s.tb.Fatal(err)
	}
	word := func(n int) int { return int(binary.BigEndian.Uint32(all[4*n:])) }
	const headerSize, bytesPerLine, colours = 0, 12, 19
	s.stride = word(bytesPerLine)
	at := word(headerSize) + 12*word(colours)
	s.pixels = all[at : at+s.height*s.stride]
}

// shows tells whether more than half of the screen is not black.
func (s *screen) shows() bool {
	const step = 4 * 997 // one pixel in so many; 997 is prime to the width
	lit, seen := 0, 0
	for i := 0; i+4 <= len(s.pixels); i += step {
		seen++
		if s.pixels[i] != 0 || s.pixels[i+1] != 0 || s.pixels[i+2] != 0 {
			lit++
		}
	}
	return lit > seen/2
}

// await returns when the screen shows something, or nothing.
func (s *screen) await(what string, something bool) {
	s.tb.Helper()
	s.until(what+": the screen to change", time.Millisecond, func() bool { return s.shows() == something })
}

// until looks again and again, and fails after the longest time.
func (s *screen) until(what string, pause time.Duration, done func() bool) {
	s.tb.Helper()
	for begin := time.Now(); !done(); time.Sleep(pause) {
		if time.Since(begin) > longest {
			s.tb.Fatalf("waited %v for %s", longest, what)
		}
	}
}

// black tells whether the pixel is, as where no window is.
func (s *screen) black(x, y int) bool {
	i := y*s.stride + 4*x
	return s.pixels[i] == 0 && s.pixels[i+1] == 0 && s.pixels[i+2] == 0
}

// blank tells whether all that isn't black has one colour: no window is there, or none of its pages was painted yet.
func (s *screen) blank() bool {
	const step = 4 * 97 // one pixel in so many
	var color []byte
	for i := 0; i+3 < len(s.pixels); i += step {
		switch at := s.pixels[i : i+3]; {
		case bytes.Equal(at, []byte{0, 0, 0}):
		case color == nil:
			color = at
		case !bytes.Equal(at, color):
			return false
		}
	}
	return true
}

// still waits until some looks in a row are alike, so that nothing moves any more, and returns that picture.
func (s *screen) still() []byte {
	s.tb.Helper()
	const pause, looks = 120 * time.Millisecond, 3
	now, alike := bytes.Clone(s.pixels), 0
	s.until("the picture to stand still", pause, func() bool {
		before := now
		if now = bytes.Clone(s.pixels); s.blank() || differing(before, now) >= caret {
			alike = 0
		}
		alike++
		return alike > looks
	})
	return now
}

// changes does something and waits until the picture is another one.
func (s *screen) changes(do func()) {
	s.tb.Helper()
	before := bytes.Clone(s.pixels)
	do()
	s.until("the picture to change", 10*time.Millisecond, func() bool { return differing(before, s.pixels) >= caret })
}

// film keeps what is seen, at equal distances, from when something begins to move that is done meanwhile until the picture
// stands still.
func (s *screen) film(do func()) [][]byte {
	s.tb.Helper()
	frames, begun, stop := make(chan [][]byte, 1), make(chan struct{}), make(chan struct{})
	go func() { frames <- s.frames(begun, stop) }()
	<-begun
	do()
	select {
	case all := <-frames:
		return all
	case <-time.After(longest):
		close(stop)
		s.tb.Fatalf("waited %v for the picture to move and to stand still", longest)
		return nil
	}
}

// frames are those of film; it says when it has begun to look.
func (s *screen) frames(begun chan<- struct{}, stop <-chan struct{}) [][]byte {
	const pause, most = 20 * time.Millisecond, 32 // pictures; each has some megabytes
	before := bytes.Clone(s.pixels)
	close(begun)
	var frames [][]byte
	var moved time.Time
	every := 1
	for n := 0; moved.IsZero() || time.Since(moved) < time.Second; {
		select {
		case <-stop:
			return nil
		case <-time.After(pause):
		}
		now := bytes.Clone(s.pixels)
		if differing(before, now) >= caret {
			moved = time.Now()
		}
		before = now
		if moved.IsZero() {
			continue
		}
		if n++; n%every == 0 {
			frames = append(frames, now)
		}
		if len(frames) == most {
			for i := range most / 2 {
				frames[i] = frames[2*i]
			}
			frames, every = frames[:most/2], 2*every
		}
	}
	for n := len(frames); n > 1 && differing(frames[n-2], frames[n-1]) < caret; n-- {
		frames = frames[:n-1]
	}
	return frames
}

// amidst is the picture that is least like both the first and the last.
func amidst(frames [][]byte) (at int) {
	most := -1
	for i, f := range frames {
		if n := min(differing(frames[0], f), differing(f, frames[len(frames)-1])); n > most {
			at, most = i, n
		}
	}
	return at
}

// caret is more than the pixels of a blinking text cursor at any scale here.
const caret = 400

// differing counts the pixels that differ.
func differing(a, b []byte) int {
	n := 0
	for i := 0; i+4 <= len(a); i += 4 {
		if a[i] != b[i] || a[i+1] != b[i+1] || a[i+2] != b[i+2] {
			n++
		}
	}
	return n
}

// save writes width × height pixels from the top left corner of a picture as a PNG.
func (s *screen) save(path string, pixels []byte, width, height int) {
	s.tb.Helper()
	img := image.NewNRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		row := pixels[y*s.stride:]
		for x := range width {
			out := img.Pix[img.PixOffset(x, y):]
			out[0], out[1], out[2], out[3] = row[4*x+2], row[4*x+1], row[4*x], 0xff
		}
	}
	var buf bytes.Buffer
	if err := png.Encode(&buf, img); err != nil {
		s.tb.Fatal(err)
	}
	if err := os.WriteFile(path, buf.Bytes(), 0o644); err != nil {
		s.tb.Fatal(err)
	}
}

// stop ends a program that was started here.
func stop(tb testing.TB, cmd *exec.Cmd) {
	if err := cmd.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
		tb.Error(err)
	}
	_ = cmd.Wait() // it always says "killed"
}
