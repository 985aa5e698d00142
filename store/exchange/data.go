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
	type written struct {
		left LeftOuts
		err  error
	}
	out, to := io.Pipe()
	done := make(chan written, 1)
	go func() {
		left, err := Export(ctx, from, to)
		to.CloseWithError(err) // never fails
		done <- written{left, err}
	}()
	in, err := Read(ctx, st, out, o)
	out.Close() //nolint:errcheck // never fails
	w := <-done
	if err != nil {
		return nil, err
	}
	for _, l := range w.left.Named {
		in.Report.LeftOut.add(l)
	}
	in.Report.LeftOut.Count += w.left.Count - len(w.left.Named)
	return in, nil
}
