package exchange

import (
	"bufio"
	"errors"
	"io"
	"os"
	"path/filepath"

	"spieltisch/store"
)

// stage is a temporary file with what may be taken in: an export of its own that needs no
// judgement any more.
type stage struct {
	lines
	temp store.Temp
	f    *os.File
	size int64
}

func newStage() (*stage, error) {
	temp, err := store.NewTemp()
	if err != nil {
		return nil, err
	}
	f, err := os.OpenFile(filepath.Join(temp.Dir, "import.json"), os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil, errors.Join(err, temp.Drop())
	}
	return &stage{lines: lines{w: bufio.NewWriter(f)}, temp: temp, f: f}, nil
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

func (s *stage) close() error { return errors.Join(s.f.Close(), s.temp.Drop()) }
