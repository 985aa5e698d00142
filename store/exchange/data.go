package exchange

import (
	"context"
	"io"

	"spieltisch/store"
)

// ReadData is Read for a data file that isn't in use, such as a conflict copy of a cloud's folder, or a backup.
func ReadData(ctx context.Context, st *store.Store, path string, o Options) (*Incoming, error) {
	from, err := store.OpenCopy(path)
	if err != nil {
		return nil, ofImport(err)
	}
	defer from.Close() //nolint:errcheck // only looked at
	out, to := io.Pipe()
	left := make(chan LeftOuts, 1)
	go func() {
		missing, err := Export(ctx, from, to)
		to.CloseWithError(ofImport(err)) // Read tells it
		left <- missing
	}()
	in, err := Read(ctx, st, out, o)
	out.Close() //nolint:errcheck // never fails
	missing := <-left
	if err != nil {
		return nil, err
	}
	for _, l := range missing.Named {
		in.Report.LeftOut.add(l)
	}
	in.Report.LeftOut.Count += missing.Count - len(missing.Named)
	return in, nil
}

// ofImport is what is wrong with a data file that somebody wants to take in, where the store would say it of the program's own.
func ofImport(err error) error {
	switch store.CodeOf(err) {
	case store.CodeDamaged, store.CodeForeign:
		return damaged(0, err)
	case store.CodeNewer:
		return &store.Error{Code: store.CodeNewerImport, Err: err}
	}
	return err
}
