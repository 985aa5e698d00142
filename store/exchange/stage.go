package exchange

import (
	"bufio"
	"errors"
	"io"
	"os"
)

// stage is a temporary file with what may be taken in: an export of its own that needs no
// judgement any more.
type stage struct {
	lines
	f    *os.File
	size int64
}

func newStage() (*stage, error) {
	f, err := os.CreateTemp("", "spieltisch-import-*.json")
	if err != nil {
		return nil, err
	}
	return &stage{lines: lines{w: bufio.NewWriter(f)}, f: f}, nil
}

// done ends the file.
func (s *stage) done() (err error) {
	if err = s.lines.done(); err == nil {
		s.size, err = s.f.Seek(0, io.SeekCurrent)
	}
	return err
}

// reader reads it from the beginning.
func (s *stage) reader() (io.Reader, error) {
	_, err := s.f.Seek(0, io.SeekStart)
	return s.f, err
}

func (s *stage) close() error { return errors.Join(s.f.Close(), os.Remove(s.f.Name())) }
