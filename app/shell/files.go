package shell

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"

	"spieltisch/app/picker"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Write writes something of the store's into a file.
type Write func(ctx context.Context, st *store.Store, to io.Writer) error

// SaveFile asks for a file, proposes its name, and has it written in the background. When it is written, each of then is done.
func (e *Env) SaveFile(name string, write Write, then ...func()) {
	save := func(path string) { e.save(path, write, then) }
	a := picker.Ask{Kind: picker.Save, Title: e.T("files.save"), Accept: e.T("files.save.yes"), Name: name}
	e.pick(a, func(path string) { e.ended(path, filepath.Ext(name), save) }, save)
}

// ended gives a path the end that was proposed if somebody has typed none. The desktop has not asked for that file.
func (e *Env) ended(path, end string, save func(path string)) {
	if filepath.Ext(path) != "" || end == "" {
		save(path)
		return
	}
	path += end
	if _, err := os.Stat(path); err == nil {
		e.replace(filepath.Base(path), func() { save(path) })
		return
	}
	save(path)
}

// OpenFile asks for a file with one of the extensions, such as ".csv"; chosen isn't called when nobody wanted one.
func (e *Env) OpenFile(title games.ID, extensions []string, chosen func(path string)) {
	e.pick(picker.Ask{Kind: picker.Open, Title: e.T(title), Accept: e.T("files.open.yes"), Ends: extensions}, chosen, chosen)
}

// OpenFolder asks for a folder; chosen isn't called when nobody wanted one.
func (e *Env) OpenFolder(title, confirm games.ID, chosen func(path string)) {
	e.pick(picker.Ask{Kind: picker.Folder, Title: e.T(title), Accept: e.T(confirm)}, chosen, chosen)
}

// pick asks by the desktop's own dialog, and by ours where there is none. While it stands there the window is dimmed and
// takes nothing but Esc, which takes the dialog away.
func (e *Env) pick(a picker.Ask, chosen, ours func(path string)) {
	if e.Picker == nil {
		e.askFile(a, ours)
		return
	}
	ask := e.Picker
	a.Window = handle(e.Window)
	var veil *ui.Veil
	var cancel context.CancelFunc
	veil = ui.ShowVeil(e.Window, func() {
		cancel()
		veil.Close()
	})
	cancel = Work(e, func(ctx context.Context) (string, error) { return ask(ctx, a) }, func(path string, err error) {
		veil.Close()
		switch {
		case err != nil:
			slog.Warn("the desktop has no dialog for files", "err", err)
			e.Picker = nil // nor the next time
			e.askFile(a, ours)
		case path != "":
			chosen(path)
		}
	})
}

// handle is the number that the desktop knows a window by, or 0.
func handle(w fyne.Window) (id uintptr) {
	if native, ok := w.(driver.NativeWindow); ok {
		native.RunNative(func(of any) {
			switch of := of.(type) {
			case driver.X11WindowContext:
				id = of.WindowHandle
			case driver.WindowsWindowContext:
				id = of.HWND
			}
		})
	}
	return id
}

// save writes a file whole, or leaves the one that is there as it is.
func (e *Env) save(path string, write Write, then []func()) {
	st := e.Store
	Work(e, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, replaceFile(path, func(to io.Writer) error { return write(ctx, st, to) })
	}, func(_ struct{}, err error) {
		if err != nil {
			slog.Error("save a file", "err", err)
			ui.ClearAbove(e.Window)
			e.Tell("common.failed", e.T("history.save.failed"))
			return
		}
		ToastFile(e, "history.saved", path)
		for _, do := range then {
			do()
		}
	})
}

// ToastFile says which file was written, and in which folder as the dialog calls it: a whole path is read by nobody in passing.
func ToastFile(e *Env, said games.ID, path string) {
	toast(e, ui.IconCheck, e.T(said, games.Args{"Name": filepath.Base(path), "Dir": folderName(shelves(e), filepath.Dir(path))}))
}

// replaceFile has a file written next to where it belongs, and moves it there when it is whole: a disk that is full, or
// a program that ends, leaves what was there.
func replaceFile(path string, write func(io.Writer) error) (err error) {
	if to, err := filepath.EvalSymlinks(path); err == nil { // a link stays one
		path = to
	}
	mode := fs.FileMode(privateFile) // but who has opened a file to others has meant it
	if info, err := os.Stat(path); err == nil {
		mode = info.Mode().Perm()
	}
	part, err := partOf(path, mode)
	if err != nil {
		return err
	}
	err = write(part)
	if err == nil {
		err = part.Sync()
	}
	if err = errors.Join(err, part.Close()); err == nil {
		err = os.Rename(part.Name(), path)
	}
	if err != nil {
		err = errors.Join(err, os.Remove(part.Name()))
	}
	return err
}

// A file written here is for its owner alone, as the data is.
const (
	privateFile = 0o600
	privateDir  = 0o700
)

// KeepFile writes a file that nobody has chosen a name for, whole or not at all, and gives its path. It never takes the
// place of another: where there is one, it is called "sheet (2).pdf" and so on.
func KeepFile(dir, name string, data []byte) (path string, err error) {
	if err := os.MkdirAll(dir, privateDir); err != nil {
		return "", err
	}
	tmp, err := os.CreateTemp(dir, ".part-*")
	if err != nil {
		return "", err
	}
	_, err = tmp.Write(data)
	if err = errors.Join(err, tmp.Close()); err == nil {
		if path, err = free(dir, name); err == nil {
			if err = os.Rename(tmp.Name(), path); err != nil {
				_ = os.Remove(path)
			}
		}
	}
	if err != nil {
		_ = os.Remove(tmp.Name()) // what is left of it is of no use
	}
	return path, err
}

// free takes the next name that no file has, by an empty one.
func free(dir, name string) (path string, err error) {
	end := filepath.Ext(name)
	path = filepath.Join(dir, name)
	for n := 2; ; n++ {
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, privateFile)
		if err == nil {
			return path, f.Close()
		}
		if !errors.Is(err, fs.ErrExist) {
			return "", err
		}
		path = filepath.Join(dir, fmt.Sprintf("%s (%d)%s", strings.TrimSuffix(name, end), n, end))
	}
}

// FileName makes a name for a file of any text: without what some system takes for the way to it or doesn't take at all,
// and of at most longestName bytes. "-" where nothing is left.
func FileName(text string) string {
	text = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) {
			return '-'
		}
		return r
	}, store.Shown(text))
	for len(text) > longestName {
		_, n := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-n]
	}
	text = strings.Trim(text, " .") // Windows drops them at the end, and a dot in front hides a file
	stem, _, _ := strings.Cut(text, ".")
	if devices.MatchString(stem) {
		text = "-" + text
	}
	return cmp.Or(text, "-")
}

// longestName leaves room for a number and an end in the 255 bytes that file systems give a name.
const longestName = 200

// devices are names that Windows keeps for itself.
var devices = regexp.MustCompile(`(?i)^(CON|PRN|AUX|NUL|COM[0-9]|LPT[0-9]) *$`)

// partOf makes a new file next to another one.
func partOf(path string, mode fs.FileMode) (*os.File, error) {
	dir, name := filepath.Split(path)
	for n := 1; ; n++ {
		part, err := os.OpenFile(filepath.Join(dir, fmt.Sprintf(".%s.part%d", name, n)), os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
		if !errors.Is(err, fs.ErrExist) || n == 100 {
			return part, err
		}
	}
}
