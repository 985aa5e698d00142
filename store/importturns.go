package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
)

// take runs the second pass of an import. A move that waits for the writer comes between two
// steps: then what is written so far is kept, and what is derived from it is marked as not yet
// made, so that the next start makes it when the program ends before the import does.
func (s Exchange) take(im *importer) (report ImportReport, err error) {
	err = s.inTurns("import", func(t *turns) error {
		keep := 0
		enter := func() {
			im.tx = t.tx
			im.derived.tx = t.tx
		}
		im.derived = derive(t.tx)
		enter()
		saved := ImportReport{}
		im.breathe = func() error {
			if !s.wanted() {
				return nil
			}
			if _, err := t.tx.Exec("UPDATE derived SET version = 0"); err != nil {
				return err
			}
			if err := t.next(); err != nil {
				return err
			}
			enter()
			keep, saved = len(im.changed), im.report
			return nil
		}
		im.stops = func() error {
			if t.parted {
				return nil
			}
			return im.ctx.Err()
		}
		err := im.run()
		if err != nil && !t.parted {
			return err
		}
		if err != nil { // what is written stays, and has to be derived
			if err := t.again(); err != nil {
				return err
			}
			enter()
			im.changed, im.report = im.changed[:keep], saved
		}
		if err := im.derive(); err != nil {
			return err
		}
		if _, more := im.tx.Exec("UPDATE derived SET version = ?", derivedVersion); more != nil {
			return more
		}
		report = im.report
		return stopped(err)
	})
	if halt := (*halted)(nil); errors.As(err, &halt) {
		err = s.wrap("import", halt.err)
	} else if err != nil {
		report = ImportReport{}
	}
	return report, err
}

// halted is an error behind which what was written so far is kept.
type halted struct{ err error }

func (h *halted) Error() string { return h.err.Error() }

func stopped(err error) error {
	if err == nil {
		return nil
	}
	return &halted{err}
}

// turns is a long write that lets others in between.
type turns struct {
	s      *dataFile
	tx     writeTx
	parted bool // others have written, or could have
}

// inTurns is update for work that takes long. A *halted error commits all the same.
func (s *dataFile) inTurns(op string, fn func(*turns) error) (err error) {
	s.moving.RLock()
	defer s.moving.RUnlock()
	defer func() { err = s.explain(err) }()
	t := &turns{s: s}
	if err := t.begin(); err != nil {
		return s.wrap(op, err)
	}
	defer func() { t.tx.Rollback() }() //nolint:errcheck // does nothing after Commit
	err = fn(t)
	if halt := (*halted)(nil); err == nil || errors.As(err, &halt) {
		if no := t.commit(); no != nil {
			return s.wrap(op, no)
		}
		return err
	}
	return s.wrap(op, err)
}

func (t *turns) begin() error {
	switch {
	case t.s.readOnly:
		return fail(CodeReadOnly, nil, "Path", t.s.path)
	case t.s.away:
		return fail(CodeGone, nil, "Path", t.s.path)
	}
	tx, err := t.s.write.BeginTx(context.Background(), nil)
	if err != nil {
		return err
	}
	t.tx = writeTx{readTx{tx}, t.s.now()}
	return nil
}

func (t *turns) commit() error { return cmp.Or(t.s.here(), t.tx.Commit()) }

// wanted tells whether somebody waits for the writer, or for the store to stand still.
func (s *dataFile) wanted() bool { return s.waiting.Load() > 0 }

// makeWay lets who waits for the store to stand still do so.
func (s *dataFile) makeWay() {
	s.moving.RUnlock()
	s.moving.RLock()
}

// hold makes the store stand still: nobody reads or writes.
func (s *dataFile) hold() {
	s.waiting.Add(1)
	s.moving.Lock()
	s.waiting.Add(-1)
}

// next keeps what is written, lets others write, and goes on.
func (t *turns) next() error {
	if err := t.commit(); err != nil {
		return err
	}
	t.parted = true
	t.s.makeWay()
	return t.begin()
}

// again throws away what was written since next, and goes on.
func (t *turns) again() error {
	if err := t.tx.Rollback(); err != nil && !errors.Is(err, sql.ErrTxDone) {
		return err
	}
	return t.begin()
}

// views is a long look that doesn't keep anybody from anything.
type views struct {
	s  *dataFile
	tx readTx
}

// viewInTurns is view for work that takes long.
func (s *dataFile) viewInTurns(op string, fn func(*views) error) (err error) {
	s.moving.RLock()
	defer s.moving.RUnlock()
	defer func() { err = s.explain(err) }()
	v := &views{s: s}
	if err := v.begin(); err != nil {
		return s.wrap(op, err)
	}
	defer func() { v.tx.Rollback() }() //nolint:errcheck // a read leaves nothing behind
	return s.wrap(op, fn(v))
}

func (v *views) begin() error {
	tx, err := v.s.read.BeginTx(context.Background(), &sql.TxOptions{ReadOnly: true})
	if err == nil {
		v.tx = readTx{tx}
	}
	return err
}

// breathe looks again when somebody waits.
func (v *views) breathe() error {
	if !v.s.wanted() {
		return nil
	}
	if err := v.tx.Rollback(); err != nil {
		return err
	}
	v.s.makeWay()
	return v.begin()
}
