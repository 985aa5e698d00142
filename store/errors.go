package store

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/mattn/go-sqlite3"
)

// Code says what went wrong, for app to translate.
type Code string

// The codes, with the Args that come with them. What comes from Open and from reading
// and writing the data file has the data folder besides; Dir string.
const (
	CodeLocked      Code = "locked"      // this program runs already with the data folder; Dir string
	CodeBusy        Code = "busy"        // another program holds the data file's lock, for a while; Path string. See Outlast
	CodeNewer       Code = "newer"       // the file comes from a newer version and was left alone; Path string, Schema and Known int
	CodeDamaged     Code = "damaged"     // not a whole SQLite file; Path string, on Open also Backup string: the newest good one, or ""
	CodeReadOnly    Code = "readonly"    // file or folder can't be written; Path string
	CodeInUse       Code = "inuse"       // another program has a file open, so it can't be replaced or moved; Path string
	CodeFull        Code = "full"        // no room; nothing was changed; Path string
	CodeNotFound    Code = "notfound"    // no such row; What string
	CodeStale       Code = "stale"       // another action came first; Seq int that was given, Next int that is due
	CodeNameTaken   Code = "nametaken"   // Name string
	CodeNameEmpty   Code = "nameempty"   // none
	CodeNameUnseen  Code = "nameunseen"  // none: no sign that shows
	CodeNameTooLong Code = "nametoolong" // Name string, Max int runes
	CodeBadBackup   Code = "badbackup"   // the backup is damaged or missing; Path string
	CodeForeign     Code = "foreign"     // a SQLite file of another program; Path string
	CodeSheetThere  Code = "sheetthere"  // the match has a score sheet already
	CodeTextTooLong Code = "texttoolong" // What string: place or note, Max int runes
	CodeSamePlayer  Code = "sameplayer"  // these two are one player already
	CodeTogether    Code = "together"    // Name, Other string: they sat in one game, so they are two persons
	CodeBadPicture  Code = "badpicture"  // no PNG or JPEG, or too large; Max int KiB
	CodeBadImport   Code = "badimport"   // Line int: not a file of this program, or damaged there
	CodeNewerImport Code = "newerimport" // Version, Known int: the file comes from a newer version
	CodeGone        Code = "gone"        // the data folder isn't where it was opened, so nothing is saved; Path, Dir string
	CodeLinkLost    Code = "linklost"    // the data file is a link that leads nowhere; Path, To, Dir string
	CodeExchanged   Code = "exchanged"   // another file stands in the data file's place, so nothing is saved; Path, Dir string
	CodeTaken       Code = "taken"       // the folder has a data file already; Dir string
	CodeImportLarge Code = "importlarge" // the file is larger than Max int64 MB
	CodeImportMany  Code = "importmany"  // Line int: more than Max int things of a sort
	CodeImportPart  Code = "importpart"  // Line int: one thing is larger than Max int MB
	CodeImportDeep  Code = "importdeep"  // Line int: lists in lists, deeper than Max int
	// CodeImportCoding: Coding string, such as UTF-16: a text editor has saved the file in another coding than UTF-8.
	CodeImportCoding Code = "importcoding"
	CodeImportTable  Code = "importtable" // a table for other programs, in which no games stand

	CodeInternal Code = "internal" // anything else; see Err
)

// Error is the only type of error that this package returns, always as *Error.
type Error struct {
	Code Code
	Args map[string]any
	Err  error // the cause, for the log; may be nil
}

// Error is for the log; the screen translates Code and Args.
func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString("store: " + string(e.Code))
	for _, k := range slices.Sorted(maps.Keys(e.Args)) {
		fmt.Fprintf(&b, " %s=%v", k, e.Args[k])
	}
	if e.Err != nil {
		b.WriteString(": " + e.Err.Error())
	}
	return b.String()
}

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.Err }

// CodeOf is the code of err: "" for nil, CodeInternal for errors of other packages.
func CodeOf(err error) Code {
	if err == nil {
		return ""
	}
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Code
	}
	return CodeInternal
}

// fail makes an *Error; args are keys and values in turn.
func fail(code Code, err error, args ...any) *Error {
	e := &Error{Code: code, Err: err}
	if len(args) > 0 {
		e.Args = make(map[string]any, len(args)/2)
	}
	for i := 0; i+1 < len(args); i += 2 {
		e.Args[fmt.Sprint(args[i])] = args[i+1]
	}
	return e
}

// wrap gives err its code. path is the file or folder concerned, op what was tried.
// An error that has a code keeps it.
func wrap(op, path string, err error) error {
	if err == nil {
		return nil
	}
	if e, ok := errors.AsType[*Error](err); ok {
		return e
	}
	return fail(classify(err), fmt.Errorf("%s: %w", op, err), "Path", path)
}

func classify(err error) Code {
	for system, code := range systemCodes {
		if errors.Is(err, system) {
			return code
		}
	}
	if errors.Is(err, fs.ErrPermission) {
		return CodeReadOnly
	}
	if e, ok := errors.AsType[sqlite3.Error](err); ok {
		return classifySQLite(e)
	}
	return CodeInternal
}

func classifySQLite(e sqlite3.Error) Code {
	switch e.Code {
	case sqlite3.ErrFull:
		return CodeFull
	case sqlite3.ErrReadonly, sqlite3.ErrPerm:
		return CodeReadOnly
	case sqlite3.ErrCorrupt, sqlite3.ErrNotADB:
		return CodeDamaged
	case sqlite3.ErrBusy, sqlite3.ErrLocked:
		return CodeBusy
	case sqlite3.ErrIoErr, sqlite3.ErrCantOpen:
		// SQLite says only "I/O error" when it can't grow the WAL index or make a file.
		if e.SystemErrno != 0 {
			return classify(e.SystemErrno)
		}
	}
	return CodeInternal
}

// patience is how long Outlast waits.
const patience = 5 * time.Second

// Outlast does something again as long as another program holds the data file's lock, for some seconds at most. It is for work in
// the background: the window is told of CodeBusy at once, and tries again by itself.
func Outlast(try func() error) error {
	for until := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		if err := try(); CodeOf(wrap("", "", err)) != CodeBusy || time.Now().After(until) {
			return err
		}
	}
}

// unique tells whether err is a broken UNIQUE constraint.
func unique(err error) bool {
	e, ok := errors.AsType[sqlite3.Error](err)
	return ok && (e.ExtendedCode == sqlite3.ErrConstraintUnique || e.ExtendedCode == sqlite3.ErrConstraintPrimaryKey)
}

// dangling tells whether err is a reference to a row that isn't there.
func dangling(err error) bool {
	e, ok := errors.AsType[sqlite3.Error](err)
	return ok && e.ExtendedCode == sqlite3.ErrConstraintForeignKey
}
