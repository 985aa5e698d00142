package store

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Export writes everything that isn't deleted as JSON (the form stands in
// exportform.go), from one moment, while play goes on. What can't be read, or couldn't be taken
// in anywhere, is left out and named. When ctx ends, the cause is its error.
func (s Exchange) Export(ctx context.Context, w io.Writer) (LeftOuts, error) {
	var left LeftOuts
	err := s.view("export", func(tx readTx) error {
		e := &exporter{ctx: ctx, tx: tx, w: bufio.NewWriter(w), names: map[string]string{}}
		e.text(fmt.Sprintf("{\"format\":%q,\"version\":%d,\"exported\":%d", exportFormat, exportVersion, millis(s.now())))
		each(e, LeftPlayer, "players", "SELECT id FROM players ORDER BY id", e.player)
		each(e, LeftMatch, "matches", "SELECT id FROM logs WHERE sheet = 0 AND deleted_at IS NULL ORDER BY id", e.checkedMatch)
		each(e, LeftSheet, "sheets", "SELECT id FROM logs WHERE sheet = 1 AND deleted_at IS NULL ORDER BY id", e.checkedSheet)
		each(e, LeftWord, "words", "SELECT id FROM house_words WHERE removed_at IS NULL ORDER BY id", e.word)
		e.settings()
		e.learners()
		e.text("}\n")
		if e.err == nil {
			e.err = e.w.Flush()
		}
		left = e.left
		return e.err
	})
	return left, err
}

// exporter writes until the first error of its writer.
type exporter struct {
	ctx   context.Context
	tx    readTx
	w     *bufio.Writer
	err   error
	left  LeftOuts
	names map[string]string // of the players written, by uid
}

func (e *exporter) text(s string) {
	if e.err == nil {
		_, e.err = e.w.WriteString(s)
	}
}

// begin writes the name of a list.
func (e *exporter) begin(name string) { e.text(",\n" + strconv.Quote(name) + ":[") }

// line is an element of a list as JSON.
func line(v any) (string, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false) // which would change payloads
	err := enc.Encode(v)
	return "\n" + string(bytes.TrimSpace(b.Bytes())), err
}

// each writes a list of things that are read one by one. What read or line refuse is left out;
// read says what it is as far as it knows.
func each[T any](e *exporter, sort LeftSort, name, query string, read func(id int64) (T, LeftOut, error)) {
	ids, err := list(e.tx, scanInt, query)
	e.err = cmp.Or(e.err, err)
	eachOf(e, sort, name, ids, func(id int) (T, LeftOut, error) { return read(int64(id)) })
}

// eachOf is each for things that are known by something else than an id.
func eachOf[K, T any](e *exporter, sort LeftSort, name string, all []K, read func(K) (T, LeftOut, error)) {
	e.begin(name)
	first := true
	for _, k := range all {
		if e.err = cmp.Or(e.err, e.ctx.Err()); e.err != nil {
			return
		}
		v, about, err := read(k)
		text := ""
		if err == nil {
			text, err = line(v)
		}
		if err != nil {
			e.leave(sort, about, err)
			continue
		}
		if !first {
			e.text(",")
		}
		first = false
		e.text(text)
	}
	e.text("]")
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
func (e *exporter) player(id int64) (p exportedPlayer, about LeftOut, err error) {
	p, _, err = one(e.tx, func(r scanner) (p exportedPlayer, err error) {
		return p, r.Scan(&p.UID, &p.Name, &p.Color, &p.Hidden, &p.Created, &p.LastPlayed, &p.MergedInto, &p.Picture)
	}, `SELECT p.uid, p.name, p.color, p.hidden, p.created, p.last_played, coalesce(m.uid, ''), x.data
		FROM players p LEFT JOIN players m ON m.id = p.merged_into LEFT JOIN player_pictures x ON x.player_id = p.id WHERE p.id = ?`, id)
	if err != nil {
		return p, about, err
	}
	if name, no := cleanName(p.Name); no == nil {
		p.Name = name
	} else {
		p.Name = "?"
	}
	if len(p.Picture) > MaxPicture || !isPicture(p.Picture) {
		p.Picture = nil
	}
	if p.Color < 0 || p.Color > maxColor {
		p.Color = 0
	}
	p.MergedInto = orNone(p.MergedInto)
	p.Created, p.LastPlayed = within(p.Created), within(p.LastPlayed)
	about.Names = []string{p.Name}
	if err := p.check(); err != nil {
		return p, about, err
	}
	e.names[p.UID] = p.Name
	return p, about, nil
}

func (e *exporter) word(id int64) (h exportedWord, about LeftOut, err error) {
	h, _, err = one(e.tx, func(r scanner) (h exportedWord, err error) {
		return h, r.Scan(&h.UID, &h.Lang, &h.Word, &h.Other, &h.Accept, &h.Lemma, &h.Class, &h.Tier, &h.By, &h.Match, &h.Seq, &h.At)
	}, `SELECT h.uid, h.lang, h.word, h.other, h.accept, h.lemma, h.class, h.tier, h.made_by, coalesce(m.uid, ''), h.seq, h.at
		FROM house_words h LEFT JOIN logs m ON m.id = h.match_id AND m.deleted_at IS NULL WHERE h.id = ?`, id)
	h.Match = orNone(h.Match)
	if err == nil {
		err = h.check()
	}
	return h, LeftOut{Names: []string{strings.ToValidUTF8(h.Word, "?")}}, err
}

func (e *exporter) settings() {
	all, err := list(e.tx, func(r scanner) (x exportedSetting, err error) {
		return x, r.Scan(&x.Key, (*[]byte)(&x.Value), &x.Updated)
	}, "SELECT key, value, updated FROM settings WHERE travels = 1 ORDER BY key")
	e.err = cmp.Or(e.err, err)
	eachOf(e, LeftOption, "settings", all, func(x exportedSetting) (exportedSetting, LeftOut, error) {
		return x, LeftOut{Names: []string{strings.ToValidUTF8(x.Key, "?")}}, x.check()
	})
}

// seats reads who sat there; all of them must be known.
func (e *exporter) seats(id int64) ([]exportedSeat, error) {
	next := 0
	all, err := list(e.tx, func(r scanner) (s exportedSeat, err error) {
		var seat int
		if err := r.Scan(&seat, &s.Player, &s.Points, &s.Place, &s.PlacePoints); err != nil {
			return s, err
		}
		if next++; seat != next-1 || s.Player == "" {
			return s, &leave{reason: LeftNoPlayer, err: bad("seat %d", next)}
		}
		return s, nil
	}, "SELECT s.seat, coalesce(p.uid, ''), s.points, s.place, s.place_points FROM seats s LEFT JOIN players p ON p.id = s.player_id WHERE s.log_id = ? ORDER BY s.seat", id)
	return all, err
}

func (e *exporter) scored(id int64) ([]exportedScored, error) {
	return list(e.tx, func(r scanner) (s exportedScored, err error) {
		return s, r.Scan(&s.Seat, &s.Round, &s.Word, &s.Points)
	}, "SELECT seat, round, word, points FROM scored WHERE log_id = ? ORDER BY n", id)
}

// checkedMatch is a match that an import would take.
func (e *exporter) checkedMatch(id int64) (m exportedMatch, about LeftOut, err error) {
	m, err = e.match(id)
	m.Place, m.Note = strings.ToValidUTF8(m.Place, "?"), strings.ToValidUTF8(m.Note, "?")
	if err == nil {
		err = m.check()
	}
	about, err = e.about(m.Seats, m.Kind, m.Updated, err)
	return m, about, err
}

func (e *exporter) match(id int64) (m exportedMatch, err error) {
	m, _, err = one(e.tx, func(r scanner) (m exportedMatch, err error) {
		return m, r.Scan(&m.UID, &m.Kind, &m.Rules, &m.State, &m.Reason, &m.Created, &m.Updated, &m.Asked, &m.Round, &m.Phase, &m.Elapsed,
			&m.Series, &m.Place, &m.Note, (*[]byte)(&m.Setup))
	}, "SELECT uid, kind, rules, state, reason, created, updated, turn, round, phase, elapsed, series, place, note, setup FROM logs WHERE id = ?", id)
	if err != nil {
		return m, err
	}
	if m.Seats, err = e.seats(id); err != nil {
		return m, err
	}
	if m.Scored, err = e.scored(id); err != nil {
		return m, err
	}
	log, err := rows(e.tx, LogID(id))
	if err != nil {
		return m, err
	}
	for i, r := range log {
		if r.Seq != i+1 {
			return m, bad("row %d is missing", i+1)
		}
	}
	m.Rows = exportedRows(log)
	rec, ok, err := one(e.tx, func(r scanner) (x exportedRecord, err error) { return x, r.Scan(&x.UID, &x.Key, &x.Value, &x.At) },
		"SELECT uid, key, value, at FROM records WHERE log_id = ?", id)
	if err != nil {
		return m, err
	}
	if ok {
		m.Record = &rec
	}
	if m.Drafts, err = list(e.tx, func(r scanner) (d exportedDraft, err error) {
		return d, r.Scan(&d.Seat, &d.Seq, (*[]byte)(&d.Data), &d.Elapsed)
	}, "SELECT seat, seq, data, elapsed FROM drafts WHERE log_id = ? ORDER BY seat", id); err != nil {
		return m, err
	}
	m.Pads, err = list(e.tx, func(r scanner) (p exportedPad, err error) { return p, r.Scan(&p.Seat, (*[]byte)(&p.Data)) },
		"SELECT seat, data FROM pads WHERE log_id = ? ORDER BY seat", id)
	return m, err
}

func (e *exporter) checkedSheet(id int64) (s exportedSheet, about LeftOut, err error) {
	s, err = e.sheet(id)
	s.Place, s.Note, s.Match = strings.ToValidUTF8(s.Place, "?"), strings.ToValidUTF8(s.Note, "?"), orNone(s.Match)
	if err == nil {
		err = s.check()
	}
	about, err = e.about(s.Seats, s.Kind, s.Played, err)
	return s, about, err
}

// about says what a match or sheet is, and that all its players are there.
func (e *exporter) about(seats []exportedSeat, kind string, at int64, err error) (LeftOut, error) {
	out := LeftOut{}
	for _, s := range seats {
		name, ok := e.names[s.Player]
		if ok {
			out.Names = append(out.Names, name)
		} else if err == nil {
			err = &leave{reason: LeftNoPlayer, err: bad("player %.40q", s.Player)}
		}
	}
	if isKind(kind) {
		out.Kind = kind
	}
	if at > 0 && at < importTime {
		out.At = fromMillis(at)
	}
	return out, err
}

func (e *exporter) sheet(id int64) (s exportedSheet, err error) {
	s, _, err = one(e.tx, func(r scanner) (s exportedSheet, err error) {
		return s, r.Scan(&s.UID, &s.Kind, &s.Rules, &s.State, &s.Reason, &s.Created, &s.Updated, &s.Played, &s.Asked, &s.Round,
			&s.Series, &s.Place, &s.Note, &s.Match, (*[]byte)(&s.Setup))
	}, `SELECT s.uid, s.kind, s.rules, s.state, s.reason, s.created, s.updated, s.played, s.turn, s.round, s.series, s.place, s.note, coalesce(m.uid, ''), s.setup
		FROM logs s LEFT JOIN logs m ON m.id = s.match_id AND m.deleted_at IS NULL WHERE s.id = ?`, id)
	if err != nil {
		return s, err
	}
	if s.Seats, err = e.seats(id); err != nil {
		return s, err
	}
	if s.Scored, err = e.scored(id); err != nil {
		return s, err
	}
	s.Edits, err = list(e.tx, func(r scanner) (x exportedEdit, err error) {
		return x, r.Scan(&x.Type, (*[]byte)(&x.Data), &x.By, &x.At)
	}, `SELECT e.type, e.data, coalesce(p.uid, ''), e.at FROM rows e LEFT JOIN players p ON p.id = e.player_id
		WHERE e.log_id = ? ORDER BY e.seq`, id)
	return s, err
}

// exportedRows are the rows of a log as an export has them.
func exportedRows(log []StoredRow) []exportedRow {
	out := make([]exportedRow, 0, len(log))
	for _, r := range log {
		out = append(out, exportedRow{r.Seat, r.Type, r.Data, fmt.Sprintf("%016x", r.Sum), millis(r.At), r.Elapsed.Milliseconds()})
	}
	return out
}
