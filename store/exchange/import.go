package exchange

import (
	"context"
	"errors"
	"io"

	"spieltisch/store"
)

// Options are what an import needs besides the file.
type Options struct {
	Replayer Replayer
	// Tell is told now and then how many bytes were read; may be nil. It is called from the
	// goroutine that reads.
	Tell func(read int64)
	// Colors is how many colours people can have; 0: whoever comes keeps theirs, though somebody here has it.
	Colors int
}

// Incoming is a file that was read, played again and found to be good but for what was left
// out. It lies ready next to the data until Close.
type Incoming struct {
	Report Report // what Take would do
	st     *store.Store
	ready  *stage
	same   map[string]string // uids of new players: those of whom they are taken for
	colors int               // as in Options
}

// Read reads what Export wrote, here or elsewhere, and changes nothing. Every match and
// sheet in it is played again to its end; what doesn't replay, and what else can't be, is left
// out and named. Codes: CodeBadImport with the Line on which the file as a whole is damaged or
// no such file, CodeNewerImport, CodeImportLarge, CodeImportMany, CodeImportPart, CodeImportDeep.
// When ctx ends, the cause is its error. Others write meanwhile as they like.
func Read(ctx context.Context, st *store.Store, r io.Reader, o Options) (*Incoming, error) {
	in := &Incoming{st: st, same: map[string]string{}, colors: o.Colors}
	err := st.Look(ctx, "read import", func(ctx context.Context, look *store.Reader) (err error) {
		if in.ready, err = newStage(); err != nil {
			return err
		}
		x := newReading(ctx, look, r, o, in)
		if err := x.run(); err != nil {
			return err
		}
		in.Report = x.report
		return in.ready.done()
	})
	if err != nil {
		_ = in.Close() // the first error is the one that counts
		return nil, err
	}
	return in, nil
}

// Close throws away what lay ready. Further calls do nothing.
func (in *Incoming) Close() error {
	if in.ready == nil {
		return nil
	}
	err := in.ready.close()
	in.ready = nil
	return err
}

// Progress is told how far Take is: from 0 to 1. It is called from the goroutine that takes in; nil for nobody.
type Progress func(part float64)

// Take takes in what was read: what isn't here is added, games that went on over there go on
// here, matches that can't be read here any more are put right, everything else stays as it
// is, so that a second time nothing changes. It weighs again, because play may have gone on since.
//
// All of it comes in, or nothing; unless somebody else writes meanwhile, such as a move: that
// one doesn't wait, and comes between two things that are whole. When then an error follows, or
// ctx ends, the report is of what has come in until then; the rest comes in the next time.
func (in *Incoming) Take(ctx context.Context, tell Progress) (Report, error) {
	if in.ready == nil {
		return Report{}, errClosed
	}
	from, err := in.ready.reader()
	if err != nil {
		return Report{}, err
	}
	im := &importer{same: in.same, colors: in.colors}
	err = in.st.Change(ctx, "import", func() { im.saved = im.report }, func(ctx context.Context, w *store.Writer) error {
		im.ctx, im.to = ctx, w
		return im.run(from, in.ready.size, tell)
	})
	report := im.report
	if err != nil {
		report = im.saved
	}
	report.Exported, report.LeftOut = in.Report.Exported, in.Report.LeftOut
	return report, err
}

var errClosed = errors.New("thrown away already")
