package exchange

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"spieltisch/games"
	"spieltisch/games/challenge"
	"spieltisch/store"
)

// Export writes everything that isn't deleted as JSON (the form stands in
// form.go), from one moment, while play goes on. What can't be read, or couldn't be taken
// in anywhere, is left out and named. When ctx ends, the cause is its error.
func Export(ctx context.Context, st *store.Store, w io.Writer) (LeftOuts, error) {
	return give(ctx, st, w, (*exporter).everything)
}

// give has an exporter write, from one moment.
func give(ctx context.Context, st *store.Store, w io.Writer, what func(*exporter) error) (left LeftOuts, err error) {
	err = st.Look(ctx, "export", func(ctx context.Context, r *store.Reader) error {
		e := &exporter{ctx: ctx, from: r, lines: lines{w: bufio.NewWriter(w)}, names: map[string]string{}}
		err := what(e)
		left = e.left
		return err
	})
	return left, err
}

// exporter reads what it writes.
type exporter struct {
	lines
	ctx   context.Context
	from  *store.Reader
	left  LeftOuts
	names map[string]string // of the players written, by uid
}

// version is the oldest one that has a place for everything there is. characters tells whether any have played.
func (e *exporter) version(characters bool) (int, error) {
	for _, x := range []struct {
		version int
		needed  func() (bool, error)
	}{
		{withChallenges, func() (bool, error) { return some(e.from.Setups(challenge.Part)) }},
		{withHandicaps, func() (bool, error) { return e.from.AnyHandicaps() }},
		{withEditions, func() (bool, error) { return e.from.AnyEditions() }},
		{withEmblems, e.from.AnyEmblems},
		{withEnglish, e.english},
		{withPuzzles, func() (bool, error) { return some(e.from.PuzzleIDs()) }},
		{withMistakes, func() (bool, error) { return some(e.from.ExerciseIDs()) }},
		{withTips, e.from.AnyTips},
	} {
		if needed, err := x.needed(); err != nil || needed {
			return x.version, err
		}
	}
	if characters {
		return withCharacters, nil
	}
	return withoutThem, nil
}

// some tells whether there are any of what was read.
func some[T any](all []T, err error) (bool, error) { return len(all) > 0, err }

// english tells whether anything is played with a set for other words than German ones.
func (e *exporter) english() (bool, error) {
	setups, err := e.from.Setups(`"Language"`)
	return slices.ContainsFunc(setups, func(s []byte) bool { return games.SetLanguage(s) != "" }), err
}

func (e *exporter) everything() error {
	r := e.from
	players, characters, err := r.PlayerIDs()
	if err != nil {
		return err
	}
	version, err := e.version(characters)
	if err != nil {
		return err
	}
	return e.write(version,
		listed(e, LeftPlayer, func() ([]store.PlayerID, error) { return players, nil }, e.player),
		listed(e, LeftMatch, func() ([]store.LogID, error) { return r.LogIDs(false) }, e.log),
		listed(e, LeftSheet, func() ([]store.LogID, error) { return r.LogIDs(true) }, e.log),
		listed(e, LeftWord, r.RulingIDs, e.word),
		listed(e, LeftOption, r.Settings, e.setting),
		listed(e, LeftCourse, r.LearnerIDs, e.learner),
		listed(e, LeftMistake, r.ExerciseIDs, e.mistake),
		listed(e, LeftPuzzle, r.PuzzleIDs, e.puzzle))
}

// write writes the form of a version with its lists.
func (e *exporter) write(version int, fills ...func(name string) error) error {
	e.head(version, e.from.Now().UnixMilli())
	for i, l := range lists {
		if version < l.since {
			continue
		}
		if err := fills[i](l.name); err != nil {
			return err
		}
	}
	return e.done()
}

// listed writes a list of things that are read one by one. What read or JSON refuse is left out;
// read says what it is as far as it knows.
func listed[K, T any](e *exporter, sort LeftSort, all func() ([]K, error), read func(K) (T, LeftOut, error)) func(name string) error {
	return func(name string) error {
		keys, err := all()
		if err != nil {
			return err
		}
		return e.list(name, func(put func(any) error) error {
			for _, k := range keys {
				if err := e.ctx.Err(); err != nil {
					return err
				}
				v, about, err := read(k)
				if err == nil {
					err = put(v)
				}
				if e.err != nil {
					return e.err
				}
				if err != nil {
					e.leave(sort, about, err)
				}
			}
			return nil
		})
	}
}

// lines writes the form until the first error of its writer.
type lines struct {
	w   *bufio.Writer
	err error
}

func (l *lines) text(s string) {
	if l.err == nil {
		_, l.err = l.w.WriteString(s)
	}
}

func (l *lines) head(version int, exported int64) {
	l.text(fmt.Sprintf("{\"format\":%q,\"version\":%d,\"exported\":%d", exportFormat, version, exported))
}

// list writes a list; fill puts the elements. What can't be JSON isn't put.
func (l *lines) list(name string, fill func(put func(v any) error) error) error {
	l.text(",\n" + strconv.Quote(name) + ":[")
	comma := ""
	err := fill(func(v any) error {
		var b bytes.Buffer
		enc := json.NewEncoder(&b)
		enc.SetEscapeHTML(false) // which would change payloads
		if err := enc.Encode(v); err != nil {
			return err
		}
		l.text(comma + "\n" + string(bytes.TrimSpace(b.Bytes())))
		comma = ","
		return l.err
	})
	l.text("]")
	if err != nil {
		return err
	}
	return l.err
}

// none writes a list of nothing.
func (l *lines) none(name string) error {
	return l.list(name, func(func(any) error) error { return nil })
}

// done ends the form.
func (l *lines) done() error {
	l.text("}\n")
	if l.err == nil {
		l.err = l.w.Flush()
	}
	return l.err
}

// leave notes what is left out, and why.
func (e *exporter) leave(sort LeftSort, about LeftOut, err error) {
	about.Sort, about.Reason, about.Err = sort, LeftDamaged, err
	if l := (*leave)(nil); errors.As(err, &l) {
		about.Reason = l.reason
	}
	e.left.add(about)
}

// orNone is a uid to which something points, or "" where it can't be one.
func orNone(uid string) string {
	if !isUID(uid) {
		return ""
	}
	return uid
}

// within is a time, or none where it can't be.
func within(ms int64) int64 {
	if ms < 0 || ms >= importTime {
		return 0
	}
	return ms
}

// player is a player. What can't be is mended, because games hang on players.
func (e *exporter) player(id store.PlayerID) (p store.PlayerCopy, about LeftOut, err error) {
	if p, err = e.from.Player(id); err != nil {
		return p, about, err
	}
	if name, no := store.StoredName(p.Name); no == nil {
		p.Name = name
	} else {
		p.Name = "?"
	}
	if !store.IsPicture(p.Picture) {
		p.Picture = nil
	}
	if p.Color < 0 || p.Color > maxColor {
		p.Color = 0
	}
	if p.Emblem < 0 || p.Emblem > maxColor {
		p.Emblem = 0
	}
	p.MergedInto = orNone(p.MergedInto)
	if p.Level = store.CharacterOf(p.UID); p.Level != 0 { // nothing of a character is anybody's choice
		p = store.PlayerCopy{UID: p.UID, Name: p.Level.Name(), Created: p.Created, LastPlayed: p.LastPlayed, Level: p.Level}
	}
	p.Created, p.LastPlayed = within(p.Created), within(p.LastPlayed)
	about.Names = []string{p.Name}
	if err := checkPlayer(p); err != nil {
		return p, about, err
	}
	e.names[p.UID] = p.Name
	return p, about, nil
}

// log is a match or sheet that an import would take.
func (e *exporter) log(id store.LogID) (l store.LogCopy, about LeftOut, err error) {
	l, err = e.from.Log(id)
	l.Place, l.Note, l.Match = strings.ToValidUTF8(l.Place, "?"), strings.ToValidUTF8(l.Note, "?"), orNone(l.Match)
	if errors.Is(err, store.ErrSeatLost) {
		err = &leave{reason: LeftNoPlayer, err: err}
	}
	if err == nil {
		err = check(l)
	}
	for _, s := range l.Seats {
		name, ok := e.names[s.Player]
		if ok {
			about.Names = append(about.Names, name)
		} else if err == nil {
			err = &leave{reason: LeftNoPlayer, err: bad("player %.40q", s.Player)}
		}
	}
	if isKind(l.Kind) {
		about.Kind = l.Kind
	}
	if at := l.At(); at > 0 && at < importTime {
		about.At = fromMillis(at)
	}
	return l, about, err
}

func (e *exporter) word(id int64) (store.RulingCopy, LeftOut, error) {
	x, err := e.from.Ruling(id)
	if x.Match = orNone(x.Match); err == nil {
		err = checkWord(x)
	}
	return x, LeftOut{Names: []string{strings.ToValidUTF8(x.Word, "?")}}, err
}

func (e *exporter) setting(x store.SettingCopy) (store.SettingCopy, LeftOut, error) {
	return x, LeftOut{Names: []string{strings.ToValidUTF8(x.Key, "?")}}, checkSetting(x)
}

func (e *exporter) learner(id store.PlayerID) (c store.CourseCopy, about LeftOut, err error) {
	if c, err = e.from.Course(id); err == nil {
		about.Names, err = e.playerOf(c.Player)
	}
	return c, about, err
}

func (e *exporter) mistake(id store.ExerciseID) (c store.ExerciseCopy, about LeftOut, err error) {
	c, err = e.from.Exercise(id)
	if err == nil && c.Aside == store.AsideLost {
		err = &leave{reason: LeftLost, err: bad("mistake of match %.40q, step %d", c.Source, c.Step)}
	}
	if err == nil {
		err = checkMistake(c)
	}
	about, err = e.task(c.Kind, c.Player, err)
	return c, about, err
}

func (e *exporter) puzzle(id store.PuzzleID) (c store.PuzzleCopy, about LeftOut, err error) {
	if c, err = e.from.Puzzle(id); err == nil {
		err = checkPuzzle(c)
	}
	about, err = e.task(c.Kind, c.Player, err)
	return c, about, err
}

// task is about a task or puzzle of a player, which err is wrong with.
func (e *exporter) task(kind, player string, err error) (about LeftOut, _ error) {
	if isKind(kind) {
		about.Kind = kind
	}
	names, missing := e.playerOf(player)
	about.Names = names
	return about, cmp.Or(err, missing)
}

// playerOf is the name of who has something.
func (e *exporter) playerOf(uid string) ([]string, error) {
	if name, ok := e.names[uid]; ok {
		return []string{name}, nil
	}
	return nil, &leave{reason: LeftNoPlayer, err: bad("player %.40q", uid)}
}
