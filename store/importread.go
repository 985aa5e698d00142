package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
)

// exportReader reads the JSON of an export and knows on which line it is.
type exportReader struct {
	lines *lineCounter
	dec   *json.Decoder
}

func newExportReader(r io.Reader) *exportReader {
	lines := &lineCounter{r: r, line: 1}
	dec := json.NewDecoder(lines)
	dec.DisallowUnknownFields()
	return &exportReader{lines, dec}
}

// lineCounter remembers where lines end in what was read of r.
type lineCounter struct {
	r    io.Reader
	at   int64   // bytes read
	ends []int64 // behind the line ends that aren't counted in line yet
	line int
	err  error // of r, which isn't the file's fault
}

func (l *lineCounter) Read(p []byte) (int, error) {
	n, err := l.r.Read(p)
	for i, b := range p[:n] {
		if b == '\n' {
			l.ends = append(l.ends, l.at+int64(i)+1)
		}
	}
	l.at += int64(n)
	if err != nil && !errors.Is(err, io.EOF) {
		l.err = err
	}
	return n, err
}

// to is the line of a byte; offsets only ever grow.
func (l *lineCounter) to(offset int64) int {
	n := 0
	for n < len(l.ends) && l.ends[n] <= offset {
		n++
	}
	l.line += n
	l.ends = l.ends[n:]
	return l.line
}

// next is the line of the next thing to be read.
func (r *exportReader) next() int {
	offset := r.dec.InputOffset()
	ahead, err := io.ReadAll(r.dec.Buffered())
	if err == nil {
		offset += int64(len(ahead) - len(bytes.TrimLeft(ahead, " \t\r\n,:")))
	}
	return r.lines.to(offset)
}

// wrong says that the file is damaged on a line, unless it couldn't be read at all, or the
// error is the store's own.
func (r *exportReader) wrong(line int, err error) error {
	if r.lines.err != nil {
		return r.lines.err
	}
	return fail(CodeBadImport, err, "Line", line)
}

// token reads one token, which must be want.
func (r *exportReader) token(want any) error {
	line := r.next()
	got, err := r.dec.Token()
	if err == nil && got != want {
		err = bad("%v, want %v", got, want)
	}
	if err != nil {
		return r.wrong(line, err)
	}
	return nil
}

// member reads a member's name and its value.
func (r *exportReader) member(name string, v any) error {
	if err := r.token(name); err != nil {
		return err
	}
	line := r.next()
	if err := r.dec.Decode(v); err != nil {
		return r.wrong(line, err)
	}
	return nil
}

// head reads what stands before the lists.
func (r *exportReader) head() (version int, exported int64, err error) {
	if err := r.token(json.Delim('{')); err != nil {
		return 0, 0, err
	}
	var format string
	if err := r.member("format", &format); err != nil {
		return 0, 0, err
	}
	if format != exportFormat {
		return 0, 0, r.wrong(1, bad("format %q", format))
	}
	if err := r.member("version", &version); err != nil {
		return 0, 0, err
	}
	if version > exportVersion {
		return 0, 0, fail(CodeNewerImport, nil, "Version", version, "Known", exportVersion)
	}
	if version < 1 {
		return 0, 0, r.wrong(1, bad("version %d", version))
	}
	return version, exported, r.member("exported", &exported)
}

// readList reads a list element by element.
func readList[T any](r *exportReader, name string, take func(T) error) error {
	if err := r.token(name); err != nil {
		return err
	}
	if err := r.token(json.Delim('[')); err != nil {
		return err
	}
	for r.dec.More() {
		var v T
		line := r.next()
		if err := r.dec.Decode(&v); err != nil {
			return r.wrong(line, err)
		}
		if err := take(v); errors.Is(err, errElement) {
			return r.wrong(line, err)
		} else if err != nil {
			return err
		}
	}
	return r.token(json.Delim(']'))
}

// end reads the end of the file.
func (r *exportReader) end() error {
	if err := r.token(json.Delim('}')); err != nil {
		return err
	}
	line := r.next()
	if _, err := r.dec.Token(); !errors.Is(err, io.EOF) {
		return r.wrong(line, bad("something behind the end"))
	}
	return nil
}
