package store

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"spieltisch/games"
)

// ImportCount is how many things of a sort an import met.
type ImportCount struct {
	Added    int // weren't here
	Extended int // went on over there
	Healed   int // couldn't be read here any more, and can over there
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
	// LeftOut are the things in the file that can't be taken in, the first of them by name.
	LeftOut LeftOuts
}

// Diverged is a game that went on differently here and there.
type Diverged struct {
	UID, Kind string
	At        time.Time
}

// LeftSort is what was left out.
type LeftSort string

// The sorts.
const (
	LeftMatch  LeftSort = "match"
	LeftSheet  LeftSort = "sheet"
	LeftCourse LeftSort = "course" // answers of a player
	LeftPlayer LeftSort = "player"
	LeftWord   LeftSort = "word"
	LeftOption LeftSort = "setting"
)

// LeftReason is why something was left out.
type LeftReason string

// The reasons.
const (
	LeftDamaged  LeftReason = "damaged"  // isn't what the program writes, or can't be read
	LeftUnknown  LeftReason = "unknown"  // a game, or rules, that this version doesn't know
	LeftSeats    LeftReason = "seats"    // players and options don't fit one another
	LeftOptions  LeftReason = "options"  // options that can't be
	LeftReplay   LeftReason = "replay"   // a row of the log can't be, see Step
	LeftBounds   LeftReason = "bounds"   // points or times that can't be
	LeftTwice    LeftReason = "twice"    // stands there a second time
	LeftNoPlayer LeftReason = "noplayer" // somebody who sat there is missing
)

// LeftOut is something that an import or export left out.
type LeftOut struct {
	Sort   LeftSort
	Reason LeftReason
	Step   int      // with LeftReplay: the row of the log, from 1
	Line   int      // of the file, in an import
	Kind   string   // the game, as far as it is known
	Names  []string // of the players, as far as they are known
	At     time.Time
	Err    error // for the log
}

// LeftOuts are those that are named, and how many there are.
type LeftOuts struct {
	Named []LeftOut
	Count int
}

func (l *LeftOuts) add(x LeftOut) {
	if l.Count++; len(l.Named) < maxLeftOut {
		l.Named = append(l.Named, x)
	}
}

// ImportOptions are what an import needs besides the file.
type ImportOptions struct {
	Replayer Replayer
	// Tell is told now and then how many bytes were read; may be nil. It is called from the
	// goroutine that reads.
	Tell func(read int64)
}

// Incoming is a file that was read, played again and found to be good but for what was left
// out. It lies ready next to the data until Close.
type Incoming struct {
	Report ImportReport // what Take would do
	s      Exchange
	ready  *stage
	same   map[string]string // uids of new players: those of whom they are taken for
}

// ReadImport reads what Export wrote, here or elsewhere, and changes nothing. Every match and
// sheet in it is played again to its end; what doesn't replay, and what else can't be, is left
// out and named. Codes: CodeBadImport with the Line on which the file as a whole is damaged or
// no such file, CodeNewerImport, CodeImportLarge, CodeImportMany, CodeImportPart, CodeImportDeep.
// When ctx ends, the cause is its error. Others write meanwhile as they like.
func (s Exchange) ReadImport(ctx context.Context, r io.Reader, o ImportOptions) (*Incoming, error) {
	in := &Incoming{s: s, same: map[string]string{}}
	ctx = either{ctx, s.closing}
	err := s.viewInTurns("read import", func(v *views) (err error) {
		if in.ready, err = newStage(ctx); err != nil {
			return err
		}
		x := newReading(ctx, v, r, o, in)
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
	return in.s.wrap("close import", err)
}

// Size is how many bytes Take reads.
func (in *Incoming) Size() int64 { return in.ready.size }

// Take takes in what was read: what isn't here is added, games that went on over there go on
// here, matches that can't be read here any more are put right, everything else stays as it
// is, so that a second time nothing changes. It weighs again, because play may have gone on since.
//
// All of it comes in, or nothing; unless somebody else writes meanwhile, such as a move: that
// one doesn't wait, and comes between two things that are whole. When then an error follows, or
// ctx ends, the report is of what has come in until then; the rest comes in the next time.
func (in *Incoming) Take(ctx context.Context, tell func(read int64)) (ImportReport, error) {
	if in.ready == nil {
		return ImportReport{}, in.s.wrap("import", errClosed)
	}
	from, err := in.ready.reader()
	if err != nil {
		return ImportReport{}, in.s.wrap("import", err)
	}
	ctx = either{ctx, in.s.closing}
	im := &importer{ctx: ctx, in: newExportReader(ctx, from, tell), players: map[string]PlayerID{}, same: in.same}
	report, err := in.s.take(im)
	report.Exported, report.LeftOut = in.Report.Exported, in.Report.LeftOut
	return report, err
}

var errClosed = errors.New("thrown away already")

// PreviewImport tells what Import would do, and does nothing. The codes are those of
// ReadImport.
func (s Exchange) PreviewImport(ctx context.Context, r io.Reader, replayer Replayer) (ImportReport, error) {
	in, err := s.ReadImport(ctx, r, ImportOptions{Replayer: replayer})
	if err != nil {
		return ImportReport{}, err
	}
	return in.Report, in.Close()
}

// Import is ReadImport with Take at once.
func (s Exchange) Import(ctx context.Context, r io.Reader, replayer Replayer) (ImportReport, error) {
	if s.readOnly {
		return ImportReport{}, s.wrap("import", fail(CodeReadOnly, nil, "Path", s.path))
	}
	in, err := s.ReadImport(ctx, r, ImportOptions{Replayer: replayer})
	if err != nil {
		return ImportReport{}, err
	}
	report, err := in.Take(ctx, nil)
	return report, errors.Join(err, in.Close())
}

// bad is what is wrong with an element; its line is added where it was read.
func bad(format string, args ...any) error {
	return fmt.Errorf("%w: "+format, append([]any{errElement}, args...)...)
}

var errElement = errors.New("not what it should be")

// leave is why an element is left out.
type leave struct {
	reason LeftReason
	step   int
	err    error
}

func (l *leave) Error() string { return fmt.Sprintf("%s: %v", l.reason, l.err) }

// leaving turns what a Replayer says into why something is left out; other errors stay.
func leaving(err error) error {
	var ill *games.Illegal
	switch {
	case errors.Is(err, ErrNoGame):
		return &leave{reason: LeftUnknown, err: err}
	case errors.Is(err, ErrSeats):
		return &leave{reason: LeftSeats, err: err}
	case !errors.As(err, &ill):
		return err
	case ill.ID == games.IllegalNoReplay:
		step, _ := ill.Args["Step"].(int)
		return &leave{reason: LeftReplay, step: step, err: err}
	}
	return &leave{reason: LeftOptions, err: err}
}
