package exchange

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"spieltisch/store"
)

// exportReader reads the JSON of an export element by element: only one of them is ever in
// memory, whatever its size and whatever stands between them. It knows on which line it is.
type exportReader struct {
	in   *bufio.Reader
	from *metered
	line int
	part []byte // the value read last
}

// metered reads until the context ends or more comes than may, and tells how far it is.
type metered struct {
	ctx  context.Context
	r    io.Reader
	at   int64
	most int64
	tell func(read int64)
	err  error // of r or of ctx, which isn't the file's fault
}

func (w *metered) Read(p []byte) (int, error) {
	if w.err = w.ctx.Err(); w.err != nil {
		return 0, w.err
	}
	if w.tell != nil {
		w.tell(w.at)
	}
	n, err := w.r.Read(p)
	if w.at += int64(n); w.at > w.most {
		err = &store.Error{Code: store.CodeImportLarge, Args: map[string]any{"Max": w.most >> 20}}
	}
	if err != nil && !errors.Is(err, io.EOF) {
		w.err = err
	}
	return n, err
}

func newExportReader(ctx context.Context, r io.Reader, tell func(read int64)) *exportReader {
	from := &metered{ctx: ctx, r: r, most: maxImport, tell: tell}
	return &exportReader{in: bufio.NewReaderSize(from, 64<<10), from: from, line: 1}
}

// wrong says that the file is damaged on a line, unless it couldn't be read at all, or the
// error has a code of its own.
func (r *exportReader) wrong(line int, err error) error {
	if r.from.err != nil {
		return r.from.err
	}
	if e, ok := errors.AsType[*store.Error](err); ok {
		return e
	}
	return damaged(line, err)
}

// peek is the next byte that is no white space, which stays to be read.
func (r *exportReader) peek() (byte, error) {
	for {
		b, err := r.in.ReadByte()
		if err != nil {
			return 0, err
		}
		switch b {
		case '\n':
			r.line++
		case ' ', '\t', '\r':
		default:
			return b, r.in.UnreadByte()
		}
	}
}

// sign reads a sign of JSON's own.
func (r *exportReader) sign(want byte) error {
	got, err := r.peek()
	if err == nil && got != want {
		err = bad("%q, want %q", got, want)
	}
	if err != nil {
		return r.wrong(r.line, err)
	}
	_, _ = r.in.ReadByte() // it was there a moment ago
	return nil
}

// value reads a value whole and tells on which line it begins. It holds until the next one is
// read. That it is JSON isn't sure yet.
func (r *exportReader) value() ([]byte, int, error) {
	first, err := r.peek()
	line := r.line
	if err != nil {
		return nil, line, r.wrong(line, err)
	}
	s := scanState{closes: first == '{' || first == '[' || first == '"'}
	r.part = r.part[:0]
	for done := false; !done; {
		if done, err = r.more(&s, line); err != nil {
			return nil, line, r.wrong(line, err)
		}
	}
	return r.part, line, nil
}

// more reads one byte more of a value, and tells whether it is whole.
func (r *exportReader) more(s *scanState, line int) (done bool, err error) {
	b, err := r.in.ReadByte()
	switch {
	case errors.Is(err, io.EOF) && !s.closes && len(r.part) > 0:
		return true, nil
	case err != nil:
		return false, err
	case !s.closes && strings.IndexByte(",:]} \t\r\n", b) >= 0:
		return true, r.in.UnreadByte()
	case b == '\n':
		r.line++
	}
	if r.part = append(r.part, b); len(r.part) > maxPart {
		return false, tooMuch(store.CodeImportPart, line, maxPart>>20)
	}
	if s.take(b); s.depth > maxDepth {
		return false, tooMuch(store.CodeImportDeep, line, maxDepth)
	}
	return s.closes && s.depth == 0 && !s.text, nil
}

// scanState is how far a value goes.
type scanState struct {
	closes     bool // an object, a list or a text: it ends where that closes
	depth      int
	text, away bool // in a text; behind a backslash
}

func (s *scanState) take(b byte) {
	switch {
	case s.away:
		s.away = false
	case s.text && b == '\\':
		s.away = true
	case b == '"':
		s.text = !s.text
	case s.text:
	case b == '{' || b == '[':
		s.depth++
	case b == '}' || b == ']':
		s.depth--
	}
}

// decode reads a value into v: nothing unknown, and text that is text.
func decode(raw []byte, v any) error {
	if !utf8.Valid(raw) {
		return bad("not UTF-8")
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return bad("something behind the value")
	}
	return nil
}

// name reads a member's name.
func (r *exportReader) name(want string) error {
	raw, line, err := r.value()
	if err != nil {
		return err
	}
	if string(raw) != strconv.Quote(want) {
		return r.wrong(line, bad("%.40q, want %q", raw, want))
	}
	return r.sign(':')
}

// member reads a member's name and its value.
func (r *exportReader) member(name string, v any) error {
	if err := r.name(name); err != nil {
		return err
	}
	raw, line, err := r.value()
	if err != nil {
		return err
	}
	if err := decode(raw, v); err != nil {
		return r.wrong(line, err)
	}
	return nil
}

// head reads what stands before the lists.
func (r *exportReader) head() (version int, exported int64, err error) {
	if err := unmark(r.in); err != nil {
		return 0, 0, err
	}
	if b, err := r.peek(); err == nil && b != '{' {
		return 0, 0, noFileOfOurs(r.in, r.line, bad("%q, want {", b))
	}
	if err := r.sign('{'); err != nil {
		return 0, 0, err
	}
	var format string
	if err := r.member("format", &format); err != nil {
		return 0, 0, err
	}
	if format != exportFormat {
		return 0, 0, r.wrong(1, bad("format %.40q", format))
	}
	if err := r.sign(','); err != nil {
		return 0, 0, err
	}
	if err := r.member("version", &version); err != nil {
		return 0, 0, err
	}
	if version > exportVersion {
		return 0, 0, newer(version, exportVersion)
	}
	if version < 1 {
		return 0, 0, r.wrong(1, bad("version %d", version))
	}
	if err := r.sign(','); err != nil {
		return 0, 0, err
	}
	if err := r.member("exported", &exported); err != nil {
		return 0, 0, err
	}
	var c checker
	c.time(exported, "exported")
	if c.err != nil {
		return 0, 0, r.wrong(r.line, c.err)
	}
	return version, exported, nil
}

// list reads a list element by element, at most so many.
func (r *exportReader) list(name string, most int, take func(raw []byte, line int) error) error {
	if err := r.sign(','); err != nil {
		return err
	}
	if err := r.name(name); err != nil {
		return err
	}
	if err := r.sign('['); err != nil {
		return err
	}
	for n := 0; ; n++ {
		b, err := r.peek()
		if err != nil {
			return r.wrong(r.line, err)
		}
		if b == ']' {
			break
		}
		if n > 0 {
			if err := r.sign(','); err != nil {
				return err
			}
		}
		raw, line, err := r.value()
		if err != nil {
			return err
		}
		if n == most {
			return tooMuch(store.CodeImportMany, line, most)
		}
		if err := take(raw, line); errors.Is(err, errElement) {
			return r.wrong(line, err)
		} else if err != nil {
			return err
		}
	}
	return r.sign(']')
}

// end reads the end of the file.
func (r *exportReader) end() error {
	if err := r.sign('}'); err != nil {
		return err
	}
	if _, err := r.peek(); !errors.Is(err, io.EOF) || r.from.err != nil {
		return r.wrong(r.line, bad("something behind the end"))
	}
	return nil
}
