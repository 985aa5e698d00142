package exchange

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"spieltisch/games"
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
	english, err := e.english()
	if err != nil || english {
		return withEnglish, err
	}
	tips, err := e.from.AnyTips()
	if err != nil {
		return 0, err
	}
	mistakes, err := e.from.ExerciseIDs()
	if err != nil {
		return 0, err
	}
	puzzles, err := e.from.PuzzleIDs()
	switch {
	case err != nil:
		return 0, err
	case len(puzzles) > 0:
		return withPuzzles, nil
	case len(mistakes) > 0:
		return withMistakes, nil
	case tips:
		return withTips, nil
	case characters:
		return withCharacters, nil
	}
	return withoutThem, nil
}

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
	lists := []func() error{
		listed(e, LeftPlayer, "players", func() ([]store.PlayerID, error) { return players, nil }, e.player),
		listed(e, LeftMatch, "matches", func() ([]store.LogID, error) { return r.LogIDs(false) }, e.log),
		listed(e, LeftSheet, "sheets", func() ([]store.LogID, error) { return r.LogIDs(true) }, e.log),
		listed(e, LeftWord, "words", r.RulingIDs, e.word),
		listed(e, LeftOption, "settings", r.Settings, e.setting),
		listed(e, LeftCourse, "learning", r.LearnerIDs, e.learner),
	}
	if version >= withMistakes {
		lists = append(lists, listed(e, LeftMistake, "mistakes", r.ExerciseIDs, e.mistake))
	}
	if version >= withPuzzles {
		lists = append(lists, listed(e, LeftPuzzle, "puzzles", r.PuzzleIDs, e.puzzle))
	}
	return e.write(version, lists...)
}

// write writes the form with its lists.
func (e *exporter) write(version int, lists ...func() error) error {
	e.head(version, millis(e.from.Now()))
	for _, list := range lists {
		if err := list(); err != nil {
			return err
		}
	}
	return e.done()
}

// none writes a list of nothing.
func none(e *exporter, name string) func() error {
	return func() error { return e.list(name, func(func(any) error) error { return nil }) }
}

// listed writes a list of things that are read one by one. What read or JSON refuse is left out;
// read says what it is as far as it knows.
func listed[K, T any](e *exporter, sort LeftSort, name string, all func() ([]K, error), read func(K) (T, LeftOut, error)) func() error {
	return func() error {
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
func (e *exporter) player(id store.PlayerID) (p exportedPlayer, about LeftOut, err error) {
	found, err := e.from.Player(id)
	if p = exportedPlayer(found); err != nil {
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
	p.MergedInto = orNone(p.MergedInto)
	if p.Level = store.CharacterOf(p.UID); p.Level != 0 { // nothing of a character is anybody's choice
		p = exportedPlayer{UID: p.UID, Name: p.Level.Name(), Created: p.Created, LastPlayed: p.LastPlayed, Level: p.Level}
	}
	p.Created, p.LastPlayed = within(p.Created), within(p.LastPlayed)
	about.Names = []string{p.Name}
	if err := p.check(); err != nil {
		return p, about, err
	}
	e.names[p.UID] = p.Name
	return p, about, nil
}

// log is a match or sheet that an import would take.
func (e *exporter) log(id store.LogID) (x exportedLog, about LeftOut, err error) {
	l, err := e.from.Log(id)
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
	if at := l.Played; at > 0 && at < importTime {
		about.At = fromMillis(at)
	}
	return formOf(l), about, err
}

func (e *exporter) word(id int64) (h exportedWord, about LeftOut, err error) {
	x, err := e.from.Ruling(id)
	h = exportedWord{
		UID: x.UID, Lang: x.Lang, Word: x.Word, Other: x.Other, Accept: x.Accept, Lemma: x.Lemma, Class: x.Class, Tier: x.Tier,
		By: x.By, Match: orNone(x.Made), Seq: x.Seq, At: millis(x.At),
	}
	if err == nil {
		err = h.check()
	}
	return h, LeftOut{Names: []string{strings.ToValidUTF8(h.Word, "?")}}, err
}

func (e *exporter) setting(s store.SettingCopy) (exportedSetting, LeftOut, error) {
	x := exportedSetting{Key: s.Key, Value: s.Value, Updated: s.Updated}
	return x, LeftOut{Names: []string{strings.ToValidUTF8(x.Key, "?")}}, x.check()
}

func (e *exporter) learner(id store.PlayerID) (l exportedLearner, about LeftOut, err error) {
	c, err := e.from.Course(id)
	if err != nil {
		return l, about, err
	}
	name, ok := e.names[c.Player]
	if about.Names = []string{name}; !ok {
		return l, about, &leave{reason: LeftNoPlayer, err: bad("player %.40q", c.Player)}
	}
	return exportedLearner{
		Player: c.Player,
		Resets: each(c.Resets, func(r store.ResetCopy) exportedReset { return exportedReset(r) }),
		Answers: each(c.Answers, func(a store.AnswerCopy) exportedAnswer {
			return exportedAnswer{UID: a.UID, At: a.At, Data: a.Data, Reset: a.Reset}
		}),
	}, about, nil
}

func (e *exporter) mistake(id store.ExerciseID) (x exportedMistake, about LeftOut, err error) {
	c, err := e.from.Exercise(id)
	if isKind(c.Kind) {
		about.Kind = c.Kind
	}
	name, ok := e.names[c.Player]
	if ok {
		about.Names = []string{name}
	}
	if err == nil && c.Aside == store.AsideLost {
		return x, about, &leave{reason: LeftLost, err: bad("mistake of match %.40q, step %d", c.Source, c.Step)}
	}
	if x = mistakeForm(c); err == nil {
		err = x.check()
	}
	if err == nil && !ok {
		err = &leave{reason: LeftNoPlayer, err: bad("player %.40q", c.Player)}
	}
	return x, about, err
}

func (e *exporter) puzzle(id store.PuzzleID) (x exportedPuzzle, about LeftOut, err error) {
	c, err := e.from.Puzzle(id)
	if isKind(c.Puzzle.ID.Kind) {
		about.Kind = c.Puzzle.ID.Kind
	}
	name, ok := e.names[c.Player]
	if ok {
		about.Names = []string{name}
	}
	if x = puzzleForm(c); err == nil {
		err = x.check()
	}
	if err == nil && !ok {
		err = &leave{reason: LeftNoPlayer, err: bad("player %.40q", c.Player)}
	}
	return x, about, err
}
