package store

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Beside are data files next to the one that is used, the newest first.
type Beside struct {
	Aside  []Backup // moved aside when another took their place
	Others []Backup // conflict copies of a cloud's folder, what KeepOurs kept, copies that somebody made
}

// Kept tells whether a file beside the data is one that KeepOurs has made.
func Kept(path string) bool { return strings.HasPrefix(filepath.Base(path), keptPrefix) }

// BesideIn lists them for a data folder, and checks none of them.
func BesideIn(dir string) (b Beside, err error) {
	at, err := placeIn(dir)
	if err != nil {
		return b, wrap("list files", dir, err)
	}
	entries, err := os.ReadDir(filepath.Dir(at.path))
	if errors.Is(err, fs.ErrNotExist) {
		return b, nil
	}
	if err != nil {
		return b, wrap("list files", dir, err)
	}
	stem := strings.ToLower(strings.TrimSuffix(filepath.Base(at.path), backupSuffix))
	for _, e := range entries {
		path := filepath.Join(filepath.Dir(at.path), e.Name())
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && !at.uses(path, info) {
			b.add(Backup{Path: path, At: info.ModTime(), Size: info.Size()}, stem)
		}
	}
	for _, all := range [][]Backup{b.Aside, b.Others} {
		slices.SortFunc(all, func(a, b Backup) int { return cmp.Or(b.At.Compare(a.At), strings.Compare(b.Path, a.Path)) })
	}
	return b, nil
}

// uses tells whether SQLite has a file open while the data is. On Linux and macOS a program that closes a file of its own loses all
// its locks on that file, SQLite's as well: the next reader then cuts the WAL's index short, and ours ends with SIGBUS. So nothing
// but SQLite opens these, be it by another name.
func (p *place) uses(path string, info os.FileInfo) bool {
	return slices.ContainsFunc(sqliteSuffixes, func(suffix string) bool {
		used, err := os.Stat(p.path + suffix)
		return path == p.path+suffix || err == nil && os.SameFile(used, info) // wine doesn't see it by the second
	})
}

// add sorts a file in, if it is of this program; stem is the data file's name.
func (b *Beside) add(file Backup, stem string) {
	name := filepath.Base(file.Path)
	when, moved := strings.CutPrefix(name, movedPrefix)
	switch {
	case moved && strings.HasSuffix(when, backupSuffix):
		if at, err := time.ParseInLocation(movedTime, when[:min(len(movedTime), len(when))], time.Local); err == nil {
			file.At = at
		}
		b.Aside = append(b.Aside, file)
	case !strings.Contains(strings.ToLower(name), stem) && !Kept(name), slices.Contains(unfinished, filepath.Ext(name)):
	case hasOurHeader(file.Path):
		b.Others = append(b.Others, file)
	}
}

const (
	movedPrefix = backupPrefix + "moved-"
	keptPrefix  = backupPrefix + "kept-" // see KeepOurs
	movedTime   = "2006-01-02-150405"
)

// unfinished are the ends of files that a crash has left; they are tidied where they were begun.
var unfinished = []string{partSuffix, restoredSuffix, newSuffix}

// hasOurHeader tells whether a file begins as a data file does.
func hasOurHeader(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close() //nolint:errcheck // only read
	const idAt = 68
	var header [idAt + 4]byte
	_, err = io.ReadFull(f, header[:])
	return err == nil && bytes.HasPrefix(header[:], []byte("SQLite format 3\x00")) && binary.BigEndian.Uint32(header[idAt:]) == appID
}

// Checked tells of each file whether it can be read, which takes a while.
func Checked(files []Backup) []Backup {
	for i := range files {
		files[i].Good = good(files[i].Path, embedded())
	}
	return files
}

// OpenCopy opens a data file that isn't in use, such as a conflict copy, only to look at it; neither it nor its folder changes.
// Codes as those of Open with ReadOnly.
func OpenCopy(path string) (*Store, error) {
	s := newStoreAt(place{dir: filepath.Dir(path), path: path}, Options{ReadOnly: true}, embedded())
	if err := s.look(); err != nil {
		s.Close() //nolint:errcheck // the first error is the one that counts
		return nil, s.wrap("open", unsound(err))
	}
	return s, nil
}
