package settings

import (
	"bufio"
	"context"
	"errors"
	"io"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// Ends of the names of files that can be taken in.
var incomingFiles = []string{".json", ".csv", ".sqlite", ".JSON", ".CSV", ".SQLITE"}

// readIncoming reads a file to take in, and tells how far it is: everything, as JSON or as a data file, or one score
// sheet, as CSV, whatever the file's name. The error is a *store.Error.
func readIncoming(ctx context.Context, st *store.Store, all table.Games, replayer exchange.Replayer, path string, file io.Reader, tell func(int64)) (_ *exchange.Incoming, err error) {
	defer ui.Caught("read a file", &err)
	from, o := bufio.NewReader(file), exchange.Options{Replayer: replayer, Tell: tell, Colors: ui.Players}
	switch exchange.SortOf(from) {
	case exchange.Everything:
		return exchange.Read(ctx, st, from, o)
	case exchange.DataFile:
		return exchange.ReadData(ctx, st, path, o)
	}
	o.Tell = nil // of what is made of the table
	t, err := all.ReadSheet(from)
	if err != nil {
		return nil, err
	}
	in, err := exchange.ReadSheet(ctx, st, t.SheetCopy, o)
	if err == nil {
		in.Report.Exported = t.Written
	}
	return in, err
}

// takeIn takes a file in, after a backup: there is a way back.
func takeIn(ctx context.Context, st *store.Store, in *exchange.Incoming, tell exchange.Progress) (exchange.Report, error) {
	if _, err := st.MakeBackupFor(ctx, store.BeforeImport); err != nil {
		return exchange.Report{}, err
	}
	return in.Take(ctx, tell)
}

// fileReader remembers that a file couldn't be read, which is no fault in what it says.
type fileReader struct {
	r   io.Reader
	err error
}

func (f *fileReader) Read(p []byte) (int, error) {
	n, err := f.r.Read(p)
	if err != nil && !errors.Is(err, io.EOF) {
		f.err = err
	}
	return n, err
}
