package exchange

import (
	"context"
	"io"
	"slices"

	"spieltisch/store"
)

// importer is the second pass: it writes what lies ready.
type importer struct {
	ctx    context.Context
	in     *exportReader
	to     *store.Writer
	report Report
	saved  Report            // of what stays, whatever comes
	same   map[string]string // as in Incoming
	colors int               // as in Options
	merged []store.PlayerCopy
}

// deriving is which part of the way it is to bring history and statistics up to date.
const deriving = 0.3

func (im *importer) run(from io.Reader, size int64, tell Progress) error {
	if tell == nil {
		tell = func(float64) {}
	}
	im.in = newExportReader(im.ctx, from, func(read int64) { tell((1 - deriving) * float64(read) / float64(max(1, size))) })
	if err := im.write(); err != nil {
		return err
	}
	return im.to.Derive(im.ctx, func(done, all int) { tell(1 - deriving + deriving*float64(done)/float64(all)) })
}

// write writes everything but what is derived.
func (im *importer) write() error {
	if _, _, err := im.in.head(); err != nil {
		return err
	}
	takes := [len(lists)]func([]byte) error{
		taking(im.player), taking(im.match), taking(im.sheet), taking(im.word), taking(im.setting), taking(im.learner), taking(im.mistake), taking(im.puzzle),
	}
	for i, l := range lists {
		players := i == 0 // they come in together
		if err := im.in.list(l.name, l.most, func(raw []byte, _ int) error {
			if err := im.ctx.Err(); err != nil {
				return err
			}
			if !players {
				if err := im.to.Breathe(); err != nil {
					return err
				}
			}
			return takes[i](raw)
		}); err != nil {
			return err
		}
		if players {
			if err := im.to.MergePlayers(im.merged); err != nil {
				return err
			}
		}
	}
	return im.in.end()
}

// taking takes an element that lies ready.
func taking[T any](take func(T) error) func(raw []byte) error {
	return func(raw []byte) error {
		var v T
		if err := decode(raw, &v); err != nil {
			return err
		}
		return take(v)
	}
}

// player adds a player who isn't here. One who has the name of somebody here is that one, or
// hidden when both sat at one table.
func (im *importer) player(p store.PlayerCopy) error {
	if p.Level != 0 {
		return im.to.MeetCharacter(p)
	}
	_, here, err := weighPlayer(&im.to.Reader, &im.report.Players, p)
	if err != nil {
		return err
	}
	if here {
		return im.to.MeetPlayer(p)
	}
	im.report.NewPlayers = append(im.report.NewPlayers, p.Name)
	as, taken, err := nameTaken(&im.to.Reader, p)
	if err != nil {
		return err
	}
	if taken {
		im.report.SameName = append(im.report.SameName, p.Name)
	}
	if p.MergedInto != "" {
		im.merged = append(im.merged, p)
	} else if taken && im.same[p.UID] == as.UID {
		im.merged = append(im.merged, store.PlayerCopy{UID: p.UID, MergedInto: as.UID})
	}
	p.Hidden = p.Hidden || taken || p.MergedInto != ""
	if !p.Hidden && im.colors > 0 {
		if p.Color, err = im.freeColor(p.Color); err != nil {
			return err
		}
	}
	return im.to.AddPlayer(p)
}

// freeColor is a new person's own colour, or the first that is free where somebody who is listed has theirs.
func (im *importer) freeColor(own int) (int, error) {
	had, err := im.to.Colors()
	used := make([]bool, im.colors)
	for _, c := range had {
		used[(c%im.colors+im.colors)%im.colors] = true
	}
	if free := slices.Index(used, false); used[own%im.colors] && free >= 0 {
		return free, err
	}
	return own, err
}

func (im *importer) match(x stagedLog) error { return im.log(x, &im.report.Matches) }

func (im *importer) sheet(x stagedLog) error {
	x.Sheet = true
	return im.log(x, &im.report.Sheets)
}

// log adds a match or sheet, goes on with ours, or puts it right.
func (im *importer) log(x stagedLog, c *Count) error {
	l := x.LogCopy
	id, deleted, here, err := im.to.LogBy(l.UID, l.Sheet)
	switch {
	case err != nil:
		return err
	case !here:
		c.Added++
		return im.to.AddLog(l)
	case l.Sheet:
		if err := im.to.JoinMatch(id, l.Match); err != nil {
			return err
		}
	}
	if deleted {
		c.Kept++
		return nil
	}
	_, our := ours(&im.to.Reader, id)
	f, diverged, err := weigh(c, our, sideOf(l), func() (bool, error) { return x.Heal != "" && x.Heal == our.print(), nil })
	if diverged {
		im.report.diverged(l)
	}
	switch {
	case err != nil || f == stays:
		return err
	case f == heals:
		return im.to.Heal(id, l)
	}
	return im.to.GoOn(id, l, len(our.rows))
}

// word adds a house word or meaning that isn't here; ours stays where both differ.
func (im *importer) word(x store.RulingCopy) error {
	fresh, err := weighWord(&im.to.Reader, &im.report.Words, x)
	if err != nil || !fresh {
		return err
	}
	return im.to.AddRuling(x)
}

// setting adds a setting that was never set here.
func (im *importer) setting(x store.SettingCopy) error {
	fresh, err := weighSetting(&im.to.Reader, &im.report.Settings, x)
	if err != nil || !fresh {
		return err
	}
	return im.to.AddSetting(x)
}

// importBreath is after how many answers somebody else may write.
const importBreath = 200

func (im *importer) learner(c store.CourseCopy) error {
	answers := c.Answers
	for c.Answers = nil; ; c.Resets = nil {
		n := min(importBreath, len(answers))
		c.Answers, answers = answers[:n], answers[n:]
		added, err := im.to.AddCourse(c)
		if err != nil {
			return err
		}
		im.report.Answers.Added += added
		im.report.Answers.Same += n - added
		if len(answers) == 0 {
			return nil
		}
		if err := im.to.Breathe(); err != nil {
			return err
		}
	}
}

// mistake adds a task that isn't here, or the answers to it that aren't.
func (im *importer) mistake(c store.ExerciseCopy) error {
	fresh, answers, err := im.to.AddExercise(c)
	if err == nil {
		im.report.Mistakes.met(fresh, answers)
	}
	return err
}

// puzzle adds a puzzle that isn't here, or its answer to one that isn't solved here.
func (im *importer) puzzle(c store.PuzzleCopy) error {
	fresh, solved, err := im.to.AddPuzzle(c)
	if err == nil {
		im.report.Puzzles.met(fresh, solves(solved))
	}
	return err
}
