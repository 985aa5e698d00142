package store

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"io"

	"spieltisch/games"
	"spieltisch/games/sheet"
)

// reading is the first pass over a file: it checks, plays again, counts, and lays ready what
// may be taken in. It writes nothing into the data.
type reading struct {
	ctx context.Context
	*views
	in       *exportReader
	replayer Replayer
	to       *Incoming
	report   ImportReport
	people   people
	seen     map[[16]byte]struct{} // hashes of uids and keys with their lists
	answers  int
}

func newReading(ctx context.Context, v *views, r io.Reader, o ImportOptions, to *Incoming) *reading {
	return &reading{
		ctx: ctx, views: v, in: newExportReader(ctx, r, o.Tell), replayer: o.Replayer, to: to,
		people: newPeople(), seen: map[[16]byte]struct{}{},
	}
}

func (x *reading) run() error {
	version, exported, err := x.in.head()
	if err != nil {
		return err
	}
	x.report.Exported = fromMillis(exported)
	x.to.ready.head(exported)
	if err := lay(x, "players", maxPlayers, x.player); err != nil {
		return err
	}
	if err := x.people.group(); err != nil {
		return x.in.wrong(x.in.line, err)
	}
	if err := lay(x, "matches", maxGames, x.match); err != nil {
		return err
	}
	if err := lay(x, "sheets", maxGames, x.sheet); err != nil {
		return err
	}
	if err := lay(x, "words", maxWords, x.word); err != nil {
		return err
	}
	if err := lay(x, "settings", maxSettings, x.setting); err != nil {
		return err
	}
	if version > 1 {
		err = lay(x, "learning", maxPlayers, x.learner)
	} else {
		err = x.to.ready.list("learning", func(func(any) error) error { return nil })
	}
	if err != nil {
		return err
	}
	if err := x.in.end(); err != nil {
		return err
	}
	x.people.same(x.to.same)
	return nil
}

// lay reads a list and lays ready what take makes of its elements: nil for nothing. A *leave
// is an element that is left out.
func lay(x *reading, name string, most int, take func(raw []byte, line int) (any, error)) error {
	return x.to.ready.list(name, func(put func(any) error) error {
		return x.in.list(name, most, func(raw []byte, line int) error {
			if err := x.breathe(); err != nil {
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
	var p exportedPlayer
	if err := decode(raw, &p); err != nil {
		return nil, bad("%v", err)
	}
	if err := p.check(); err != nil {
		return nil, bad("%v", err)
	}
	if !x.first("players", p.UID) {
		return nil, bad("player %s twice", p.UID)
	}
	old, ok, err := weighPlayer(x.tx, &x.report.Players, p)
	if err != nil {
		return nil, err
	}
	if ok {
		person, err := personOf(x.tx, old.ID)
		x.people.here(p, int64(person))
		return p, err
	}
	x.report.NewPlayers = append(x.report.NewPlayers, p.Name)
	as, taken, err := nameTaken(x.tx, p)
	if err != nil {
		return nil, err
	}
	if x.people.new(p, as, taken) {
		x.report.SameName = append(x.report.SameName, p.Name)
	}
	return p, nil
}

// stagedMatch is a match that may be taken in. Heal is the print of ours that can't be read.
type stagedMatch struct {
	exportedMatch
	Heal string `json:"heal,omitempty"`
}

type stagedSheet struct {
	exportedSheet
	Heal string `json:"heal,omitempty"`
}

func (x *reading) match(raw []byte, line int) (any, error) {
	var m exportedMatch
	err := decode(raw, &m)
	if err == nil {
		err = m.check()
	}
	if err == nil {
		err = x.sits(m.Seats)
	}
	if err == nil && !x.first("matches", m.UID) {
		err = &leave{reason: LeftTwice}
	}
	if err != nil {
		return nil, x.leave(LeftMatch, raw, line, err)
	}
	out := stagedMatch{exportedMatch: m}
	k, ok, err := findKnown(x.tx, false, m.UID)
	if err != nil {
		return nil, err
	}
	same := false
	var ours exportedMatch
	var our side
	if ok {
		ours, our = ourMatch(x.tx, k.id)
		same = our.print() == m.side().print() && our.state != Unreadable
	}
	if !same { // ours has been played, and theirs is ours
		if err := x.replay(&out.exportedMatch); err != nil {
			return nil, x.leave(LeftMatch, raw, line, err)
		}
	}
	x.people.meet(m.Seats)
	switch {
	case !ok:
		x.report.Matches.Added++
		return out, nil
	case k.deleted:
		x.report.Matches.Kept++
		return out, nil
	}
	f, diverged, err := weigh(&x.report.Matches, our, m.side(), func() (bool, error) { return x.unreadable(ours, our) })
	if f == heals {
		out.Heal = our.print()
	}
	if diverged {
		x.report.Diverged = append(x.report.Diverged, Diverged{m.UID, m.Kind, fromMillis(m.Updated)})
	}
	return out, err
}

// unreadable tells whether a match that is here can't be read any more.
func (x *reading) unreadable(ours exportedMatch, s side) (bool, error) {
	if s.lost || s.state == Unreadable {
		return true, nil
	}
	err := x.replay(&ours)
	if l := (*leave)(nil); errors.As(err, &l) {
		return true, nil
	}
	return false, err
}

// replay plays a match again, and makes what it says of itself what comes of it.
func (x *reading) replay(m *exportedMatch) error {
	c := Claim{Kind: m.Kind, Rules: m.Rules, Setup: m.Setup, Seats: len(m.Seats), Says: m.result()}
	elapsed := int64(0)
	for _, r := range m.Rows {
		sum, err := r.sum()
		if err != nil {
			return &leave{reason: LeftDamaged, err: err}
		}
		c.Rows = append(c.Rows, games.Row{Seat: r.Seat, Type: r.Type, Data: r.Data, Sum: sum})
		elapsed += r.Elapsed
	}
	res, err := x.replayer.Match(x.ctx, c)
	if err != nil {
		return leaving(err)
	}
	if !res.fits(len(m.Seats)) {
		return &leave{reason: LeftSeats, err: ErrSeats}
	}
	if elapsed > importElapsed {
		return &leave{reason: LeftBounds, err: bad("elapsed")}
	}
	m.settle(res, elapsed)
	x.notes(m)
	return nil
}

// notes drops drafts and pads that the game can't read, and drafts that nobody needs any more.
func (x *reading) notes(m *exportedMatch) {
	drafts, pads := m.Drafts, m.Pads
	m.Drafts, m.Pads = nil, nil
	for _, d := range drafts {
		if m.State == Running && d.Seq == len(m.Rows) && (len(d.Data) == 0 || x.replayer.Draft(m.Kind, d.Data) == nil) {
			m.Drafts = append(m.Drafts, d)
		}
	}
	for _, p := range pads {
		if x.replayer.Pad(m.Kind, p.Seat, p.Data) == nil {
			m.Pads = append(m.Pads, p)
		}
	}
}

func (x *reading) sheet(raw []byte, line int) (any, error) {
	var s exportedSheet
	err := decode(raw, &s)
	if err == nil {
		err = s.check()
	}
	if err == nil {
		err = x.sits(s.Seats)
	}
	if err == nil {
		err = x.typed(s.Edits)
	}
	if err == nil && !x.first("sheets", s.UID) {
		err = &leave{reason: LeftTwice}
	}
	if err == nil {
		err = x.fill(&s)
	}
	if err != nil {
		return nil, x.leave(LeftSheet, raw, line, err)
	}
	x.people.meet(s.Seats)
	out := stagedSheet{exportedSheet: s}
	k, ok, err := findKnown(x.tx, true, s.UID)
	switch {
	case err != nil:
		return nil, err
	case !ok:
		x.report.Sheets.Added++
		return out, nil
	case k.deleted:
		x.report.Sheets.Kept++
		return out, nil
	}
	ours, our := ourSheet(x.tx, k.id)
	f, diverged, err := weigh(&x.report.Sheets, our, s.side(), func() (bool, error) {
		err := x.fill(&ours)
		l := (*leave)(nil)
		return our.lost || errors.As(err, &l), ignoreLeave(err)
	})
	if f == heals {
		out.Heal = our.print()
	}
	if diverged {
		x.report.Diverged = append(x.report.Diverged, Diverged{s.UID, s.Kind, fromMillis(s.Played)})
	}
	return out, err
}

func ignoreLeave(err error) error {
	if l := (*leave)(nil); errors.As(err, &l) {
		return nil
	}
	return err
}

// fill fills in a sheet again, and makes what it says of itself what comes of it.
func (x *reading) fill(s *exportedSheet) error {
	c := Claim{Kind: s.Kind, Rules: s.Rules, Setup: s.Setup, Seats: len(s.Seats), Says: s.result()}
	for _, e := range s.Edits {
		c.Edits = append(c.Edits, sheet.Row{Type: e.Type, Data: e.Data})
	}
	res, err := x.replayer.Sheet(x.ctx, c)
	if err != nil {
		return leaving(err)
	}
	if !res.fits(len(s.Seats)) {
		return &leave{reason: LeftSeats, err: ErrSeats}
	}
	s.settle(res)
	return nil
}

// sits tells whether those who sat there are in the file.
func (x *reading) sits(seats []exportedSeat) error {
	for _, s := range seats {
		if !x.met("players", s.Player) {
			return &leave{reason: LeftNoPlayer, err: bad("player %.40q isn't there", s.Player)}
		}
	}
	return nil
}

func (x *reading) typed(edits []exportedEdit) error {
	for _, e := range edits {
		if e.By != "" && !x.met("players", e.By) {
			return &leave{reason: LeftNoPlayer, err: bad("player %.40q isn't there", e.By)}
		}
	}
	return nil
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
