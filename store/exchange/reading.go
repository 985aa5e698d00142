package exchange

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"io"

	"spieltisch/store"
)

// reading is the first pass over a file: it checks, plays again, counts, and lays ready what
// may be taken in. It writes nothing into the data.
type reading struct {
	ctx      context.Context
	here     *store.Reader
	in       *exportReader
	replayer Replayer
	to       *Incoming
	report   Report
	people   people
	seen     map[[16]byte]struct{} // hashes of uids and keys with their lists
	answers  int
}

func newReading(ctx context.Context, here *store.Reader, r io.Reader, o Options, to *Incoming) *reading {
	return &reading{
		ctx: ctx, here: here, in: newExportReader(ctx, r, o.Tell), replayer: o.Replayer, to: to,
		people: newPeople(), seen: map[[16]byte]struct{}{},
	}
}

func (x *reading) run() error {
	version, exported, err := x.in.head()
	if err != nil {
		return err
	}
	x.report.Exported = fromMillis(exported)
	x.to.ready.head(exportVersion, exported)
	takes := [len(lists)]func(raw []byte, line int) (any, error){x.player, x.match, x.sheet, x.word, x.setting, x.learner, x.mistake, x.puzzle}
	for i, l := range lists {
		if version < l.since {
			err = x.to.ready.none(l.name)
		} else {
			err = x.lay(l.name, l.most, takes[i])
		}
		if i == 0 && err == nil {
			if err = x.people.group(); err != nil {
				err = x.in.wrong(x.in.line, err)
			}
		}
		if err != nil {
			return err
		}
	}
	if err := x.in.end(); err != nil {
		return err
	}
	x.people.same(x.to.same)
	return nil
}

// lay reads a list and lays ready what take makes of its elements: nil for nothing. A *leave
// is an element that is left out.
func (x *reading) lay(name string, most int, take func(raw []byte, line int) (any, error)) error {
	return x.to.ready.list(name, func(put func(any) error) error {
		return x.in.list(name, most, func(raw []byte, line int) error {
			if err := x.here.Breathe(); err != nil {
				return err
			}
			v, err := take(raw, line)
			if err != nil || v == nil {
				return err
			}
			return put(v)
		})
	})
}

// first tells whether something of a list is there for the first time.
func (x *reading) first(list, key string) bool {
	met := x.met(list, key)
	x.seen[keyOf(list, key)] = struct{}{}
	return !met
}

func (x *reading) met(list, key string) bool {
	_, ok := x.seen[keyOf(list, key)]
	return ok
}

// keyOf takes less room than the texts.
func keyOf(list, key string) [16]byte {
	h := sha256.Sum256([]byte(list + " " + key))
	return [16]byte(h[:])
}

func (x *reading) player(raw []byte, _ int) (any, error) {
	var p store.PlayerCopy
	if err := decode(raw, &p); err != nil {
		return nil, bad("%v", err)
	}
	if err := checkPlayer(p); err != nil {
		return nil, bad("%v", err)
	}
	if !x.first("players", p.UID) {
		return nil, bad("player %s twice", p.UID)
	}
	if p.Level != 0 {
		x.people.character(p)
		return p, nil
	}
	old, ok, err := weighPlayer(x.here, &x.report.Players, p)
	if err != nil {
		return nil, err
	}
	if ok {
		person, err := x.here.Person(old.ID)
		x.people.here(p, int64(person))
		return p, err
	}
	x.report.NewPlayers = append(x.report.NewPlayers, p.Name)
	as, taken, err := nameTaken(x.here, p)
	if err != nil {
		return nil, err
	}
	if x.people.new(p, as, taken) {
		x.report.SameName = append(x.report.SameName, p.Name)
	}
	return p, nil
}

// stagedLog is a match or sheet that may be taken in. Heal is the print of ours that can't be read.
type stagedLog struct {
	store.LogCopy
	Heal string `json:"heal,omitempty"`
}

func (x *reading) match(raw []byte, line int) (any, error) { return x.log(raw, line, false) }

func (x *reading) sheet(raw []byte, line int) (any, error) { return x.log(raw, line, true) }

// log lays a match or sheet ready.
func (x *reading) log(raw []byte, line int, sheet bool) (any, error) {
	list, sort, count := "matches", LeftMatch, &x.report.Matches
	if sheet {
		list, sort, count = "sheets", LeftSheet, &x.report.Sheets
	}
	l, err := x.readLog(raw, sheet)
	if err == nil && !x.first(list, l.UID) {
		err = &leave{reason: LeftTwice}
	}
	if err != nil {
		return nil, x.leave(sort, raw, line, err)
	}
	id, deleted, here, err := x.here.LogBy(l.UID, sheet)
	if err != nil {
		return nil, err
	}
	var mine store.LogCopy
	var our side
	if here {
		mine, our = ours(x.here, id)
	}
	if !here || sheet || our.print() != sideOf(l).print() || our.state == store.Unreadable { // else ours has been played, and theirs is ours
		if err := x.replay(&l); err != nil {
			return nil, x.leave(sort, raw, line, err)
		}
		x.notes(&l, line)
	}
	x.people.meet(l.Seats)
	out := stagedLog{LogCopy: l}
	switch {
	case !here:
		count.Added++
	case deleted:
		count.Kept++
	default:
		out.Heal, err = x.compare(count, l, mine, our)
	}
	return out, err
}

// compare weighs a match or sheet against ours; heal is the print of ours if that can't be read.
func (x *reading) compare(c *Count, l, mine store.LogCopy, our side) (heal string, err error) {
	f, diverged, err := weigh(c, our, sideOf(l), func() (bool, error) { return x.unreadable(mine, our) })
	if f == heals {
		heal = our.print()
	}
	if diverged {
		x.report.diverged(l)
	}
	return heal, err
}

// readLog reads a match or sheet, whose players must be in the file.
func (x *reading) readLog(raw []byte, sheet bool) (l store.LogCopy, err error) {
	err = decode(raw, &l)
	if l.Sheet = sheet; err != nil {
		return l, err
	}
	if err := check(l); err != nil {
		return l, err
	}
	for _, s := range l.Seats {
		if !x.met("players", s.Player) {
			return l, &leave{reason: LeftNoPlayer, err: bad("player %.40q isn't there", s.Player)}
		}
	}
	for _, e := range l.Edits {
		if e.By != "" && !x.met("players", e.By) {
			return l, &leave{reason: LeftNoPlayer, err: bad("player %.40q isn't there", e.By)}
		}
	}
	return l, nil
}

// unreadable tells whether a match or sheet that is here can't be read any more.
func (x *reading) unreadable(mine store.LogCopy, s side) (bool, error) {
	if s.lost || s.state == store.Unreadable {
		return true, nil
	}
	err := x.replay(&mine)
	if l := (*leave)(nil); errors.As(err, &l) {
		return true, nil
	}
	return false, err
}

func (x *reading) word(raw []byte, line int) (any, error) {
	var w store.RulingCopy
	err := decode(raw, &w)
	if err == nil {
		err = checkWord(w)
	}
	if h := w.HouseWord(); err == nil && (!x.first("words", w.UID) || !x.first("word keys", h.Lang+" "+h.Word+" "+h.Other)) {
		err = &leave{reason: LeftTwice}
	}
	if err != nil {
		return nil, x.leave(LeftWord, raw, line, err)
	}
	_, err = weighWord(x.here, &x.report.Words, w)
	return w, err
}

func (x *reading) setting(raw []byte, line int) (any, error) {
	var s store.SettingCopy
	err := decode(raw, &s)
	if err == nil {
		err = checkSetting(s)
	}
	if err == nil && strayed(s.Key) {
		return nil, nil
	}
	if err == nil {
		err = store.CheckSetting(s.Key, s.Value)
	}
	if err == nil { // an editor may have spread it over lines
		var b bytes.Buffer
		err = json.Compact(&b, s.Value)
		s.Value = b.Bytes()
	}
	if err == nil && !x.first("settings", s.Key) {
		err = &leave{reason: LeftTwice}
	}
	if err != nil {
		return nil, x.leave(LeftOption, raw, line, err)
	}
	_, err = weighSetting(x.here, &x.report.Settings, s)
	return s, err
}

// learner lays ready the resets and answers that can be; the others are left out as one thing.
func (x *reading) learner(raw []byte, line int) (any, error) {
	var l store.CourseCopy
	err := decode(raw, &l)
	if err == nil {
		err = x.person(l.Player)
	}
	if err != nil {
		return nil, x.leave(LeftCourse, raw, line, err)
	}
	if x.answers += len(l.Answers) + len(l.Resets); x.answers > maxAnswers {
		return nil, tooMuch(store.CodeImportMany, line, maxAnswers)
	}
	out := store.CourseCopy{Player: l.Player}
	for _, r := range l.Resets {
		if checkReset(r) == nil && x.first("resets", r.UID) {
			out.Resets = append(out.Resets, r)
		}
	}
	for _, a := range l.Answers {
		if err := x.ctx.Err(); err != nil {
			return nil, err
		}
		ok, err := x.answer(a)
		if err != nil {
			return nil, err
		}
		if ok {
			out.Answers = append(out.Answers, a)
		}
	}
	if len(out.Resets) < len(l.Resets) || len(out.Answers) < len(l.Answers) {
		x.report.LeftOut.add(LeftOut{Sort: LeftCourse, Reason: LeftDamaged, Line: line, Names: []string{x.people.names[l.Player]}})
	}
	return out, nil
}

// person refuses what is of nobody in the file, or of a character.
func (x *reading) person(uid string) error {
	if _, ok := x.people.names[uid]; !ok || store.CharacterOf(uid) != 0 {
		return &leave{reason: LeftNoPlayer, err: bad("player %.40q isn't there", uid)}
	}
	return nil
}

// answer counts an answer; ok is false for one that can't be.
func (x *reading) answer(a store.AnswerCopy) (ok bool, err error) {
	if checkAnswer(a) != nil || x.replayer.Answer(a.Data) != nil {
		return false, nil
	}
	if a.Reset != "" && !x.met("resets", a.Reset) {
		if ok, err := x.here.HasReset(a.Reset); err != nil || !ok {
			return false, err
		}
	}
	if !x.first("answers", a.UID) {
		return false, nil
	}
	here, err := x.here.HasAnswer(a.UID)
	if here {
		x.report.Answers.Same++
	} else {
		x.report.Answers.Added++
	}
	return true, err
}

// leave notes that an element is left out, as far as it can be told what it is. An error that isn't
// the element's fault stays.
func (x *reading) leave(sort LeftSort, raw []byte, line int, err error) error {
	if x.ctx.Err() != nil {
		return x.ctx.Err()
	}
	out := LeftOut{Sort: sort, Reason: LeftDamaged, Line: line, Err: err}
	if l := (*leave)(nil); errors.As(err, &l) {
		out.Reason, out.Step = l.reason, l.step
	}
	var about struct {
		Kind            string
		Updated, Played int64
		Seats           []struct{ Player string }
	}
	_ = json.Unmarshal(raw, &about) // as much as there is
	if out.Kind = about.Kind; !isKind(out.Kind) {
		out.Kind = ""
	}
	if at := max(about.Updated, about.Played); at > 0 && at < importTime {
		out.At = fromMillis(at)
	}
	for _, s := range about.Seats[:min(len(about.Seats), importSeats)] {
		if name, ok := x.people.names[s.Player]; ok {
			out.Names = append(out.Names, name)
		}
	}
	x.report.LeftOut.add(out)
	return nil
}
