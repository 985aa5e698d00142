package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"spieltisch/games"
	"spieltisch/games/handicap"
	"spieltisch/games/mind"
	"spieltisch/games/sheet"
)

// What goes from one file to another is copied by uids, which are the same in every copy of the data. Times are Unix
// milliseconds, durations milliseconds. Exports have the JSON of the copies: names and order stay as they are.

// PlayerCopy is a player; MergedInto is the uid of the player who is the same person, or "". One with a Level is a character, and
// has the character's uid and name.
type PlayerCopy struct {
	UID        string     `json:"uid"`
	Name       string     `json:"name"`
	Color      int        `json:"color"`
	Hidden     bool       `json:"hidden,omitempty"`
	Created    int64      `json:"created"`
	LastPlayed int64      `json:"lastPlayed,omitempty"`
	MergedInto string     `json:"mergedInto,omitempty"`
	Picture    []byte     `json:"picture,omitempty"` // PNG or JPEG
	Level      mind.Level `json:"level,omitempty"`   // since version 3 of exports
	Emblem     int        `json:"emblem,omitempty"`  // since version 8 of exports
}

// Lacks tells whether the copy has a picture, of whatever kind, and the player has none.
func (p Player) Lacks(copied PlayerCopy) bool {
	return p.Picture == 0 && p.Emblem == 0 && (len(copied.Picture) > 0 || copied.Emblem != 0)
}

// LogCopy is a match with its rows, or a sheet with its edits. Setup and the data of rows are the game's own.
type LogCopy struct {
	UID     string             `json:"uid"`
	Sheet   bool               `json:"-"`
	Kind    string             `json:"kind"`
	Rules   int                `json:"rules"`
	State   State              `json:"state"` // of a sheet never unreadable
	Reason  games.Reason       `json:"reason,omitempty"`
	Created int64              `json:"created"`
	Updated int64              `json:"updated"`
	Played  *int64             `json:"played,omitempty"` // of a sheet
	Asked   games.Seat         `json:"turn"`             // -1: the table
	Round   int                `json:"round"`
	Phase   games.ID           `json:"phase,omitempty"`   // of a match
	Elapsed int64              `json:"elapsed,omitempty"` // of a match
	Series  string             `json:"series,omitempty"`
	Place   string             `json:"place,omitempty"`
	Note    string             `json:"note,omitempty"`
	Match   string             `json:"match,omitempty"` // uid of the match for which a sheet stands
	Setup   games.Payload      `json:"setup"`
	Seats   []SeatCopy         `json:"seats"`
	Rows    []RowCopy          `json:"rows,omitempty"`  // of a match
	Edits   []EditCopy         `json:"edits,omitempty"` // of a sheet
	Scored  []games.ScoredTurn `json:"scored,omitempty"`
	Record  *RecordCopy        `json:"record,omitempty"`  // that a match played alone made
	Drafts  []DraftCopy        `json:"drafts,omitempty"`  // of a match
	Pads    []PadCopy          `json:"pads,omitempty"`    // of a match
	Tips    []Tip              `json:"tips,omitempty"`    // of a match, since version 4 of exports: first the table's, that it has agreed
	Edition int                `json:"edition,omitempty"` // of the characters that sat there, since version 9 of exports
}

// At is when a sheet's game was played, or a match's last action.
func (l LogCopy) At() int64 {
	if l.Played != nil {
		return *l.Played
	}
	return l.Updated
}

// Len is how many rows or edits there are.
func (l LogCopy) Len() int { return len(l.Rows) + len(l.Edits) }

// Row is a row, or an edit as one, and the uid of who typed it on a sheet, or "".
func (l LogCopy) Row(i int) (RowCopy, string) {
	if i < len(l.Rows) {
		return l.Rows[i], ""
	}
	e := l.Edits[i-len(l.Rows)]
	return RowCopy{Row: games.Row{Seat: games.Table, Type: e.Type, Data: e.Data}, At: e.At}, e.By
}

// SeatCopy is who sat there, their points, and in the end their place and its points.
type SeatCopy struct {
	Player      string `json:"player"` // uid
	Points      int    `json:"points"`
	Place       *int   `json:"place,omitempty"` // rank, 1 is best
	PlacePoints *int   `json:"placePoints,omitempty"`
}

// RowCopy is a row of a match's log; the first has number 1.
type RowCopy struct {
	games.Row
	At      int64 `json:"at"`
	Elapsed int64 `json:"elapsed,omitempty"`
}

// EditCopy is a row of a sheet's log; By is the uid of who typed it, or "".
type EditCopy struct {
	Type string        `json:"type"`
	Data games.Payload `json:"data,omitzero"`
	By   string        `json:"by,omitempty"`
	At   int64         `json:"at"`
}

// RecordCopy is a record.
type RecordCopy struct {
	UID   string `json:"uid"`
	Key   string `json:"key"`
	Value int    `json:"value"`
	At    int64  `json:"at"`
}

// DraftCopy is what a seat hasn't submitted yet, on so many rows of the log.
type DraftCopy struct {
	Seat    games.Seat    `json:"seat"`
	Seq     int           `json:"seq"`
	Data    games.Payload `json:"data,omitzero"`
	Elapsed int64         `json:"elapsed,omitempty"`
}

// PadCopy are a seat's notes.
type PadCopy struct {
	Seat games.Seat    `json:"seat"`
	Data games.Payload `json:"data,omitzero"`
}

// RulingCopy is a house word, or with Other a house meaning.
type RulingCopy struct {
	UID    string `json:"uid"`
	Lang   string `json:"lang"`
	Word   string `json:"word"`
	Other  string `json:"other,omitempty"`
	Accept bool   `json:"accept"`
	Lemma  string `json:"lemma,omitempty"`
	Class  string `json:"class,omitempty"`
	Tier   int    `json:"tier,omitempty"`
	By     string `json:"by,omitempty"`
	Match  string `json:"match,omitempty"` // uid of the match whose action made it
	Seq    int    `json:"seq,omitempty"`   // and the action
	At     int64  `json:"at"`
}

// HouseWord is the ruling by itself.
func (x RulingCopy) HouseWord() HouseWord {
	return HouseWord{Lang: x.Lang, Word: x.Word, Other: x.Other, Accept: x.Accept, Lemma: x.Lemma, Class: x.Class, Tier: x.Tier}.Ordered()
}

// SettingCopy is a setting that travels; those of one computer stay there.
type SettingCopy struct {
	Key     string          `json:"key"`
	Value   json.RawMessage `json:"value"`
	Updated int64           `json:"updated"`
}

// CourseCopy is what a player answered in the course, and how often they started over. It came with version 2 of exports.
type CourseCopy struct {
	Player  string       `json:"player"`
	Resets  []ResetCopy  `json:"resets,omitempty"`
	Answers []AnswerCopy `json:"answers,omitempty"`
}

// ResetCopy put answers out of force; Undone is when it was taken back.
type ResetCopy struct {
	UID    string `json:"uid"`
	At     int64  `json:"at"`
	Undone *int64 `json:"undone,omitempty"`
}

// AnswerCopy is an answer; Reset is the uid of what put it out of force, or "".
type AnswerCopy struct {
	UID   string        `json:"uid"`
	At    int64         `json:"at"`
	Data  games.Payload `json:"data,omitzero"`
	Reset string        `json:"reset,omitempty"`
}

// ErrSeatLost is the error for a log that has lost a seat or its player.
var ErrSeatLost = errors.New("a seat or its player is missing")

// Colors are those of all persons who are listed.
func (r *Reader) Colors() ([]int, error) {
	return list(r.tx, scanInt, "SELECT color FROM players WHERE hidden = 0 AND merged_into IS NULL AND level = 0")
}

// AnyEmblems tells whether anybody has a ready-made picture.
func (r *Reader) AnyEmblems() (bool, error) {
	_, any, err := one(r.tx, scanInt, "SELECT 1 FROM players WHERE emblem > 0 LIMIT 1")
	return any, err
}

// AnyEditions tells whether later characters than a game's first ones have played any match or sheet, or any of these.
func (r *Reader) AnyEditions(these ...LogID) (bool, error) {
	only, err := json.Marshal(these)
	if err != nil {
		return false, err
	}
	_, any, err := one(r.tx, scanInt, "SELECT 1 FROM logs WHERE edition > 0 AND deleted_at IS NULL AND (?1 = 'null' OR id IN (SELECT value FROM json_each(?1))) LIMIT 1", string(only))
	return any, err
}

// AnyHandicaps tells whether anybody plays with a handicap in anything that isn't deleted, or in any of these sheets.
func (r *Reader) AnyHandicaps(these ...LogID) (bool, error) {
	if len(these) == 0 {
		for _, part := range handicap.Parts {
			setups, err := r.Setups(part)
			if err != nil || slices.ContainsFunc(setups, func(s []byte) bool { return handicap.Of(s).Given() != nil }) {
				return true, err
			}
		}
	}
	only, err := json.Marshal(these)
	if err != nil {
		return false, err
	}
	return there(r.tx, `SELECT 1 FROM logs l LEFT JOIN plays p ON p.sheet_id = l.id WHERE l.sheet = 1 AND l.deleted_at IS NULL AND (?1 = 'null' OR l.id IN (SELECT value FROM json_each(?1)))
		AND (p.handicap = 1 OR EXISTS (SELECT 1 FROM rows r WHERE r.log_id = l.id AND instr(CAST(r.data AS TEXT), ?2))) LIMIT 1`, string(only), `"`+string(sheet.FieldHead)+`"`)
}

// Player copies a player.
func (r *Reader) Player(id PlayerID) (PlayerCopy, error) {
	p, _, err := one(r.tx, func(s scanner) (p PlayerCopy, err error) {
		return p, s.Scan(&p.UID, &p.Name, &p.Color, &p.Hidden, &p.Created, &p.LastPlayed, &p.MergedInto, &p.Picture, &p.Level, &p.Emblem)
	}, `SELECT p.uid, p.name, CAST(p.color AS INTEGER), p.hidden <> 0, CAST(p.created AS INTEGER), CAST(p.last_played AS INTEGER), coalesce(m.uid, ''), x.data, p.level, CAST(p.emblem AS INTEGER)
		FROM players p LEFT JOIN players m ON m.id = p.merged_into LEFT JOIN player_pictures x ON x.player_id = p.id WHERE p.id = ?`, id)
	return p, err
}

// Log copies a match or sheet. With an error the copy has what could be read; ErrSeatLost.
func (r *Reader) Log(id LogID) (l LogCopy, err error) {
	l, _, err = one(r.tx, func(s scanner) (l LogCopy, err error) {
		var played int64
		err = s.Scan(&l.UID, &l.Sheet, &l.Kind, &l.Rules, &l.State, &l.Reason, &l.Created, &l.Updated, &played, &l.Asked, &l.Round, &l.Phase,
			&l.Elapsed, &l.Series, &l.Place, &l.Note, &l.Match, (*[]byte)(&l.Setup), &l.Edition)
		if l.Sheet {
			l.Played, l.Phase, l.Elapsed = &played, "", 0
		} else {
			l.Match = ""
		}
		return l, err
	}, `SELECT l.uid, l.sheet, l.kind, l.rules, l.state, l.reason, l.created, l.updated, l.played, l.turn, l.round, l.phase,
			l.elapsed, l.series, l.place, l.note, coalesce(m.uid, ''), l.setup, l.edition
		FROM logs l LEFT JOIN logs m ON m.id = l.match_id AND m.deleted_at IS NULL WHERE l.id = ?`, id)
	if err != nil {
		return l, err
	}
	for _, part := range []func(readTx, LogID) error{l.readSeats, l.readScored, l.readRows, l.readNotes} {
		if err := part(r.tx, id); err != nil {
			return l, err
		}
	}
	return l, nil
}

func (l *LogCopy) readSeats(tx readTx, id LogID) (err error) {
	next, lost := 0, false
	l.Seats, err = list(tx, func(s scanner) (seat SeatCopy, err error) {
		var at int
		err = s.Scan(&at, &seat.Player, &seat.Points, &seat.Place, &seat.PlacePoints)
		lost = lost || at != next || seat.Player == ""
		next++
		return seat, err
	}, `SELECT s.seat, coalesce(p.uid, ''), s.points, s.place, s.place_points
		FROM seats s LEFT JOIN players p ON p.id = s.player_id WHERE s.log_id = ? ORDER BY s.seat`, id)
	if err == nil && lost {
		err = ErrSeatLost
	}
	return err
}

func (l *LogCopy) readScored(tx readTx, id LogID) (err error) {
	l.Scored, err = scored(tx, id)
	return err
}

func (l *LogCopy) readRows(tx readTx, id LogID) error {
	seq := 0
	_, err := list(tx, func(s scanner) (none struct{}, err error) {
		var row RowCopy
		var by string
		var at int
		var sum int64
		err = s.Scan(&at, &row.Seat, &row.Type, (*[]byte)(&row.Data), &sum, &by, &row.At, &row.Elapsed)
		if seq++; err == nil && !l.Sheet && at != seq { // a sheet counts without
			err = fmt.Errorf("row %d is missing", seq)
		}
		if row.Sum = games.RowSum(sum); l.Sheet {
			l.Edits = append(l.Edits, EditCopy{row.Type, row.Data, by, row.At})
		} else {
			l.Rows = append(l.Rows, row)
		}
		return none, err
	}, `SELECT r.seq, r.seat, r.type, r.data, r.sum, coalesce(p.uid, ''), r.at, r.elapsed
		FROM rows r LEFT JOIN players p ON p.id = r.player_id WHERE r.log_id = ? ORDER BY r.seq`, id)
	return err
}

// readNotes reads what only matches have.
func (l *LogCopy) readNotes(tx readTx, id LogID) error {
	if l.Sheet {
		return nil
	}
	rec, ok, err := one(tx, func(s scanner) (x RecordCopy, err error) { return x, s.Scan(&x.UID, &x.Key, &x.Value, &x.At) },
		"SELECT uid, key, value, at FROM records WHERE log_id = ?", id)
	if err != nil {
		return err
	}
	if ok {
		l.Record = &rec
	}
	if l.Drafts, err = list(tx, func(s scanner) (d DraftCopy, err error) {
		return d, s.Scan(&d.Seat, &d.Seq, (*[]byte)(&d.Data), &d.Elapsed)
	},
		"SELECT seat, seq, data, elapsed FROM drafts WHERE log_id = ? ORDER BY seat", id); err != nil {
		return err
	}
	if l.Pads, err = list(tx, func(s scanner) (p PadCopy, err error) { return p, s.Scan(&p.Seat, (*[]byte)(&p.Data)) },
		"SELECT seat, data FROM pads WHERE log_id = ? ORDER BY seat", id); err != nil {
		return err
	}
	agreed, told, err := readTips(tx, id)
	if agreed {
		l.Tips = append([]Tip{{Seat: games.Table}}, told...)
	}
	return err
}

// Ruling copies a house word or meaning.
func (r *Reader) Ruling(id int64) (RulingCopy, error) {
	x, _, err := one(r.tx, func(s scanner) (x RulingCopy, err error) {
		return x, s.Scan(&x.UID, &x.Lang, &x.Word, &x.Other, &x.Accept, &x.Lemma, &x.Class, &x.Tier, &x.By, &x.Match, &x.Seq, &x.At)
	}, `SELECT h.uid, h.lang, h.word, h.other, h.accept, h.lemma, h.class, h.tier, h.made_by, coalesce(m.uid, ''), h.seq, h.at
		FROM house_words h LEFT JOIN logs m ON m.id = h.match_id AND m.deleted_at IS NULL WHERE h.id = ?`, id)
	return x, err
}

// Settings copies all settings that travel.
func (r *Reader) Settings() ([]SettingCopy, error) {
	return list(r.tx, func(s scanner) (x SettingCopy, err error) { return x, s.Scan(&x.Key, (*[]byte)(&x.Value), &x.Updated) },
		"SELECT key, value, updated FROM settings WHERE travels = 1 ORDER BY key")
}

// Course copies what a player answered.
func (r *Reader) Course(id PlayerID) (c CourseCopy, err error) {
	if c.Player, _, err = one(r.tx, scanText, "SELECT uid FROM players WHERE id = ?", id); err != nil {
		return c, err
	}
	if c.Resets, err = list(r.tx, func(s scanner) (x ResetCopy, err error) { return x, s.Scan(&x.UID, &x.At, &x.Undone) },
		"SELECT uid, at, undone_at FROM learning_resets WHERE player_id = ? ORDER BY id", id); err != nil {
		return c, err
	}
	c.Answers, err = list(r.tx, func(s scanner) (x AnswerCopy, err error) {
		return x, s.Scan(&x.UID, &x.At, (*[]byte)(&x.Data), &x.Reset)
	},
		"SELECT l.uid, l.at, l.data, coalesce(r.uid, '') FROM learning l LEFT JOIN learning_resets r ON r.id = l.reset_id WHERE l.player_id = ? ORDER BY l.id", id)
	return c, err
}
