package exchange

import (
	"context"
	"io"

	"spieltisch/store"
)

// ReadData is Read for a data file that isn't in use, such as a conflict copy of a cloud's folder, or a backup. Codes besides:
// those of store.OpenCopy.
func ReadData(ctx context.Context, st *store.Store, path string, o Options) (*Incoming, error) {
	from, err := store.OpenCopy(path)
	if err != nil {
		return nil, err
	}
	defer from.Close() //nolint:errcheck // only looked at
	out, to := io.Pipe()
	left := make(chan LeftOuts, 1)
	go func() {
		missing, err := Export(ctx, from, to)
		to.CloseWithError(err) // Read tells it
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
