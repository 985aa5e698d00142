package shell

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Write writes something of the store's into a file.
type Write func(ctx context.Context, st *store.Store, to io.Writer) error

// SaveFile asks for a file, proposes its name, and has it written beside the screen.
func (e *Env) SaveFile(name string, write Write) {
	e.askSave(name, func(path string) { e.save(path, write) })
}

// save writes a file whole, or leaves the one that is there as it is.
func (e *Env) save(path string, write Write) {
	st := e.Store
	Work(context.Background(), func(ctx context.Context) (struct{}, error) {
		return struct{}{}, replaceFile(path, func(to io.Writer) error { return write(ctx, st, to) })
	}, func(_ struct{}, err error) {
		if err != nil {
			slog.Error("save a file", "err", err)
			ui.ClearAbove(e.Window)
			e.Tell("common.failed", e.T("history.save.failed"))
			return
		}
		e.Toast(e.T("history.saved", games.Args{"Name": filepath.Base(path)}))
	})
}

// replaceFile has a file written next to where it belongs, and moves it there when it is whole: a disk that is full, or
// a program that ends, leaves what was there.
func replaceFile(path string, write func(io.Writer) error) (err error) {
	if to, err := filepath.EvalSymlinks(path); err == nil { // a link stays one
		path = to
	}
	mode := fs.FileMode(0o666) // less what the umask takes
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
