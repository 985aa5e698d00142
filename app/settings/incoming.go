package settings

import (
	"bufio"
	"context"
	"errors"
	"io"

	"spieltisch/app/ui"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// Ends of the names of files that can be taken in; a table can't, and is chosen to be told so.
var incomingFiles = []string{".json", ".csv", ".sqlite", ".JSON", ".CSV", ".SQLITE"}

// readIncoming reads a file to take in, and tells how far it is: an export, or a data file, whatever the file's name. The error
// is a *store.Error.
func readIncoming(ctx context.Context, st *store.Store, replayer exchange.Replayer, path string, file io.Reader, tell func(int64)) (_ *exchange.Incoming, err error) {
	defer ui.Caught("read a file", &err)
	from, o := bufio.NewReader(file), exchange.Options{Replayer: replayer, Tell: tell, Colors: ui.Players}
	if exchange.IsDataFile(from) {
		return exchange.ReadData(ctx, st, path, o)
	}
	return exchange.Read(ctx, st, from, o)
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
