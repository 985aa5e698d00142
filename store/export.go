package store

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
)

// Export writes everything that isn't deleted as JSON (the form stands in
// exportform.go), from one moment, while play goes on. When ctx ends, the cause is its
// error.
func (s *Store) Export(ctx context.Context, w io.Writer) error {
	return s.view("export", func(tx readTx) error {
		e := &exporter{ctx: ctx, tx: tx, w: bufio.NewWriter(w)}
		e.text(fmt.Sprintf("{\"format\":%q,\"version\":%d,\"exported\":%d", exportFormat, exportVersion, millis(s.now())))
		e.players()
		each(e, "matches", "SELECT id FROM matches WHERE deleted_at IS NULL ORDER BY id", e.match)
		each(e, "sheets", "SELECT id FROM sheets WHERE deleted_at IS NULL ORDER BY id", e.sheet)
		e.words()
		e.settings()
		e.learners()
		e.text("}\n")
		if e.err == nil {
			e.err = e.w.Flush()
		}
		return e.err
	})
}

// exporter writes until the first error.
type exporter struct {
	ctx context.Context
	tx  readTx
	w   *bufio.Writer
	err error
}

func (e *exporter) text(s string) {
	if e.err == nil {
		_, e.err = e.w.WriteString(s)
	}
}

// value writes an element of a list on a line of its own.
func (e *exporter) value(first bool, v any) {
	if e.err == nil {
		e.err = e.ctx.Err()
	}
	if e.err != nil {
		return
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false) // which would change payloads
	if e.err = enc.Encode(v); e.err != nil {
		return
	}
	if !first {
		e.text(",")
	}
	e.text("\n" + string(bytes.TrimSpace(b.Bytes())))
}

// whole writes a list that fits into memory.
func whole[T any](e *exporter, name, query string, scan func(scanner) (T, error)) {
	e.text(",\n" + strconv.Quote(name) + ":[")
	if e.err != nil {
		return
	}
	all, err := list(e.tx, scan, query)
	e.err = err
	for i, v := range all {
		e.value(i == 0, v)
	}
	e.text("]")
}

// each writes a list of things that are read one by one.
func each[T any](e *exporter, name, query string, read func(id int64) (T, error)) {
	e.text(",\n" + strconv.Quote(name) + ":[")
	if e.err != nil {
		return
	}
	ids, err := list(e.tx, scanInt, query)
	e.err = err
	for i, id := range ids {
		if e.err != nil {
			return
		}
		v, err := read(int64(id))
		if e.err = err; err == nil {
			e.value(i == 0, v)
		}
	}
	e.text("]")
}

func (e *exporter) players() {
	whole(e, "players", `SELECT p.uid, p.name, p.color, p.hidden, p.created, p.last_played, coalesce(m.uid, ''), x.data
		FROM players p LEFT JOIN players m ON m.id = p.merged_into LEFT JOIN player_pictures x ON x.player_id = p.id ORDER BY p.id`,
		func(r scanner) (p exportedPlayer, err error) {
			return p, r.Scan(&p.UID, &p.Name, &p.Color, &p.Hidden, &p.Created, &p.LastPlayed, &p.MergedInto, &p.Picture)
		})
}

func (e *exporter) words() {
	whole(e, "words", `SELECT h.uid, h.lang, h.word, h.other, h.accept, h.lemma, h.class, h.tier, h.made_by, coalesce(m.uid, ''), h.seq, h.at
		FROM house_words h LEFT JOIN matches m ON m.id = h.match_id AND m.deleted_at IS NULL WHERE h.removed_at IS NULL ORDER BY h.id`,
		func(r scanner) (h exportedWord, err error) {
			return h, r.Scan(&h.UID, &h.Lang, &h.Word, &h.Other, &h.Accept, &h.Lemma, &h.Class, &h.Tier, &h.By, &h.Match, &h.Seq, &h.At)
		})
}

// localSetting ends the keys of settings that name players by the ids of this file.
const localSetting = ".players"

func (e *exporter) settings() {
	whole(e, "settings", "SELECT key, value, updated FROM settings WHERE key NOT LIKE '%"+localSetting+"' ORDER BY key", func(r scanner) (x exportedSetting, err error) {
		return x, r.Scan(&x.Key, (*[]byte)(&x.Value), &x.Updated)
	})
}

func (e *exporter) seats(table, column string, id int64) ([]exportedSeat, error) {
	return list(e.tx, func(r scanner) (s exportedSeat, err error) {
		return s, r.Scan(&s.Player, &s.Points, &s.Place, &s.PlacePoints)
	}, "SELECT p.uid, s.points, s.place, s.place_points FROM "+table+" s JOIN players p ON p.id = s.player_id WHERE s."+column+" = ? ORDER BY s.seat", id)
}

func (e *exporter) scored(table, column string, id int64) ([]exportedScored, error) {
	return list(e.tx, func(r scanner) (s exportedScored, err error) {
		return s, r.Scan(&s.Seat, &s.Round, &s.Word, &s.Points)
	}, "SELECT seat, round, word, points FROM "+table+" WHERE "+column+" = ? ORDER BY n", id)
}

func (e *exporter) match(id int64) (m exportedMatch, err error) {
	m, _, err = one(e.tx, func(r scanner) (m exportedMatch, err error) {
		return m, r.Scan(&m.UID, &m.Kind, &m.Rules, &m.State, &m.Reason, &m.Created, &m.Updated, &m.Turn, &m.Round, &m.Phase, &m.Elapsed,
			&m.Series, &m.Place, &m.Note, (*[]byte)(&m.Setup))
	}, "SELECT uid, kind, rules, state, reason, created, updated, turn, round, phase, elapsed, series, place, note, setup FROM matches WHERE id = ?", id)
	if err != nil {
		return m, err
	}
	if m.Seats, err = e.seats("seats", "match_id", id); err != nil {
		return m, err
	}
	if m.Scored, err = e.scored("scored", "match_id", id); err != nil {
		return m, err
	}
	log, err := rows(e.tx, MatchID(id))
	if err != nil {
		return m, err
	}
	m.Rows = exportedRows(log)
	rec, ok, err := one(e.tx, func(r scanner) (x exportedRecord, err error) { return x, r.Scan(&x.UID, &x.Key, &x.Value, &x.At) },
		"SELECT uid, key, value, at FROM records WHERE match_id = ?", id)
	if err != nil {
		return m, err
	}
	if ok {
		m.Record = &rec
	}
	if m.Drafts, err = list(e.tx, func(r scanner) (d exportedDraft, err error) {
		return d, r.Scan(&d.Seat, &d.Seq, (*[]byte)(&d.Data), &d.Elapsed)
	}, "SELECT seat, seq, data, elapsed FROM drafts WHERE match_id = ? ORDER BY seat", id); err != nil {
		return m, err
	}
	m.Pads, err = list(e.tx, func(r scanner) (p exportedPad, err error) { return p, r.Scan(&p.Seat, (*[]byte)(&p.Data)) },
		"SELECT seat, data FROM pads WHERE match_id = ? ORDER BY seat", id)
	return m, err
}

func (e *exporter) sheet(id int64) (s exportedSheet, err error) {
	s, _, err = one(e.tx, func(r scanner) (s exportedSheet, err error) {
		return s, r.Scan(&s.UID, &s.Kind, &s.Rules, &s.State, &s.Reason, &s.Created, &s.Updated, &s.Played, &s.Turn, &s.Round,
			&s.Series, &s.Place, &s.Note, &s.Match, (*[]byte)(&s.Setup))
	}, `SELECT s.uid, s.kind, s.rules, s.state, s.reason, s.created, s.updated, s.played, s.turn, s.round, s.series, s.place, s.note, coalesce(m.uid, ''), s.setup
		FROM sheets s LEFT JOIN matches m ON m.id = s.match_id AND m.deleted_at IS NULL WHERE s.id = ?`, id)
	if err != nil {
		return s, err
	}
	if s.Seats, err = e.seats("sheet_seats", "sheet_id", id); err != nil {
		return s, err
	}
	if s.Scored, err = e.scored("sheet_scored", "sheet_id", id); err != nil {
		return s, err
	}
	s.Edits, err = list(e.tx, func(r scanner) (x exportedEdit, err error) {
		return x, r.Scan(&x.Type, (*[]byte)(&x.Data), &x.By, &x.At)
	}, `SELECT e.type, e.data, coalesce(p.uid, ''), e.at FROM sheet_edits e LEFT JOIN players p ON p.id = e.player_id
		WHERE e.sheet_id = ? ORDER BY e.seq`, id)
	return s, err
}
