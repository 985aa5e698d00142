package store

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
)

// stage is a temporary file with what may be taken in: an export of its own that needs no
// judgement any more.
type stage struct {
	exporter
	f    *os.File
	size int64
}

func newStage(ctx context.Context) (*stage, error) {
	f, err := os.CreateTemp("", "spieltisch-import-*.json")
	if err != nil {
		return nil, err
	}
	return &stage{exporter: exporter{ctx: ctx, w: bufio.NewWriter(f)}, f: f}, nil
}

func (s *stage) head(exported int64) {
	s.text(fmt.Sprintf("{\"format\":%q,\"version\":%d,\"exported\":%d", exportFormat, exportVersion, exported))
}

// list writes a list; fill puts the elements.
func (s *stage) list(name string, fill func(put func(v any) error) error) error {
	s.begin(name)
	first := true
	if err := fill(func(v any) error {
		text, err := line(v)
		if err != nil {
			return err
		}
		if !first {
			text = "," + text
		}
		first = false
		s.text(text)
		return s.err
	}); err != nil {
		return err
	}
	s.text("]")
	return s.err
}

// done ends the file.
func (s *stage) done() error {
	s.text("}\n")
	if s.err == nil {
		s.err = s.w.Flush()
	}
	if s.err == nil {
		s.size, s.err = s.f.Seek(0, io.SeekCurrent)
	}
	return s.err
}

// reader reads it from the beginning.
func (s *stage) reader() (io.Reader, error) {
	_, err := s.f.Seek(0, io.SeekStart)
	return s.f, err
}

func (s *stage) close() error { return errors.Join(s.f.Close(), os.Remove(s.f.Name())) }
