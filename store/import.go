package store

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"
)

// ImportCount is how many things of a sort an import met.
type ImportCount struct {
	Added    int // weren't here
	Extended int // went on over there
	Same     int // are here just so
	Kept     int // differ; ours stay: further on here, changed on both sides, or deleted
}

// ImportReport is what an import did, or would do.
type ImportReport struct {
	Exported                                  time.Time // when the file was written
	Players, Matches, Sheets, Words, Settings ImportCount
	Answers                                   ImportCount // in the course
	// NewPlayers are the names of players who weren't here.
	NewPlayers []string
	// SameName are those of them who have the name of somebody here and are taken for the
	// same person (UnmergePlayer takes it back), or hidden if they have played together.
	SameName []string
	// Diverged are games that were changed on both sides; ours stay.
	Diverged []Diverged
}

// Diverged is a game that went on differently here and there.
type Diverged struct {
	UID, Kind string
	At        time.Time
}

// PreviewImport tells what Import would do, and does nothing. The codes are those of
// Import.
func (s *Store) PreviewImport(ctx context.Context, r io.Reader) (ImportReport, error) {
	return s.importing(ctx, "preview import", r, true)
}

// Import takes in what Export wrote, here or elsewhere: what isn't here is added, games
// that went on over there go on here, everything else stays as it is, so that a second
// time nothing changes. Everything or nothing: CodeBadImport with the Line on which
// something is damaged or no part of such a file, CodeNewerImport. When ctx ends, the
// cause is its error, and nothing has changed.
func (s *Store) Import(ctx context.Context, r io.Reader) (ImportReport, error) {
	return s.importing(ctx, "import", r, false)
}

// errPreview ends the transaction of a preview.
var errPreview = errors.New("only a preview")

func (s *Store) importing(ctx context.Context, op string, r io.Reader, preview bool) (ImportReport, error) {
	var report ImportReport
	err := s.update(op, func(tx writeTx) error {
		im := newImporter(ctx, tx, r)
		if err := im.run(); err != nil {
			return err
		}
		report = im.report
		if preview {
			return errPreview
		}
		return nil
	})
	if errors.Is(err, errPreview) {
		err = nil
	}
	if err != nil {
		return ImportReport{}, err
	}
	return report, nil
}

// importer takes in one file in one transaction.
type importer struct {
	ctx      context.Context
	tx       writeTx
	in       *exportReader
	report   ImportReport
	derived  *derivation
	players  map[string]PlayerID // by uid, those in the file
	sameName []sameName
	merged   []mergedPlayer
	matches  []MatchID // that changed
	sheets   []SheetID
}

type sameName struct {
	id, as PlayerID
	name   string
}

// mergedPlayer is a new player who was merged over there.
type mergedPlayer struct {
	id     PlayerID
	into   string // uid
	hidden bool
}

func newImporter(ctx context.Context, tx writeTx, r io.Reader) *importer {
	return &importer{ctx: ctx, tx: tx, in: newExportReader(r), derived: derive(tx), players: map[string]PlayerID{}}
}

func (im *importer) run() error {
	version, exported, err := im.in.head()
	if err != nil {
		return err
	}
	im.report.Exported = fromMillis(exported)
	if err := elements(im, "players", im.player); err != nil {
		return err
	}
	if err := im.group(); errors.Is(err, errElement) {
		return im.in.wrong(im.in.next(), err)
	} else if err != nil {
		return err
	}
	if err := elements(im, "matches", im.match); err != nil {
		return err
	}
	if err := elements(im, "sheets", im.sheet); err != nil {
		return err
	}
	if err := elements(im, "words", im.word); err != nil {
		return err
	}
	if err := elements(im, "settings", im.setting); err != nil {
		return err
	}
	if version > 1 {
		if err := elements(im, "learning", im.learner); err != nil {
			return err
		}
	}
	if err := im.in.end(); err != nil {
		return err
	}
	return im.finish()
}

// elements takes in the elements of a list one by one.
func elements[T any](im *importer, name string, take func(T) error) error {
	return readList(im.in, name, func(v T) error {
		if err := im.ctx.Err(); err != nil {
			return err
		}
		return take(v)
	})
}

// finish looks who is the same person, and derives what changed.
func (im *importer) finish() error {
	for _, m := range im.matches {
		if err := im.derived.match(m); err != nil {
			return err
		}
	}
	for _, s := range im.sheets {
		if err := im.derived.sheet(s); err != nil {
			return err
		}
	}
	if err := im.derived.settle(); err != nil {
		return err
	}
	for _, x := range im.sameName {
		if err := im.same(x); err != nil {
			return err
		}
	}
	return nil
}

// same merges a player who has the name of somebody here, unless they are two.
func (im *importer) same(x sameName) error {
	im.report.SameName = append(im.report.SameName, x.name)
	err := apart(im.tx.readTx, x.id, x.as)
	if CodeOf(err) == CodeTogether {
		return nil // hidden, as he was added
	}
	if err != nil {
		return err
	}
	return regroup(im.tx, func() error {
		_, err := im.tx.Exec("UPDATE players SET merged_into = ?, hidden = 0 WHERE id = ?", x.as, x.id)
		return err
	}, x.id, x.as)
}

// bad is what is wrong with an element; its line is added where it was read.
func bad(format string, args ...any) error {
	return fmt.Errorf("%w: "+format, append([]any{errElement}, args...)...)
}

var errElement = errors.New("not what it should be")
