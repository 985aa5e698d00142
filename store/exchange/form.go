package exchange

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// The JSON of everything ("format": "spieltisch", "version": 2 to 7).
//
// One object with these members in this order; what stands in a list may be on a line of
// its own each, and Export writes it so:
//
//	format    "spieltisch"
//	version   7 with sets of dice or tiles for English words, 6 with puzzles, 5 with mistakes, 4 with matches where tips are allowed, 3 with characters among the players, so that programs that don't know them say so; 2 without;
//	          1 is read too, it has no learning
//	exported  when
//	players   list of exportedPlayer
//	matches   list of exportedLog, with their rows
//	sheets    list of exportedLog, with their edits
//	words     list of exportedWord: house words and house meanings
//	settings  list of exportedSetting
//	learning  list of exportedLearner
//	mistakes  list of exportedMistake, from version 5 on
//	puzzles   list of exportedPuzzle, from version 6 on
//
// Times are Unix milliseconds, durations milliseconds. Things are named by their uid,
// 32 hexadecimal digits, the same in every copy of the data. Members that are empty may be
// left out; an element with unknown ones counts as damaged. Seats, log rows and edits stand in their order,
// the first row or edit has number 1.
const (
	exportFormat   = "spieltisch"
	exportVersion  = 7 // the newest that is known
	withEnglish    = 7
	withPuzzles    = 6
	withMistakes   = 5
	withTips       = 4
	withCharacters = 3
	withoutThem    = 2
)

// exportedPlayer is a player; MergedInto is the uid of the player who is the same person. One with a Level is a
// character, and has the character's uid and name.
type exportedPlayer struct {
	UID        string     `json:"uid"`
	Name       string     `json:"name"`
	Color      int        `json:"color"`
	Hidden     bool       `json:"hidden,omitempty"`
	Created    int64      `json:"created"`
	LastPlayed int64      `json:"lastPlayed,omitempty"`
	MergedInto string     `json:"mergedInto,omitempty"`
	Picture    []byte     `json:"picture,omitempty"` // PNG or JPEG, base64
	Level      mind.Level `json:"level,omitempty"`   // since version 3
}

// exportedLog is a match with its rows, or a score sheet with its edits. Setup and the data of rows are the game's own.
type exportedLog struct {
	UID     string           `json:"uid"`
	Kind    string           `json:"kind"`
	Rules   int              `json:"rules"`
	State   store.State      `json:"state"` // running, finished, abandoned; of a match also unreadable
	Reason  games.Reason     `json:"reason,omitempty"`
	Created int64            `json:"created"`
	Updated int64            `json:"updated"`
	Played  *int64           `json:"played,omitempty"` // of a sheet
	Asked   games.Seat       `json:"turn"`             // -1: the table
	Round   int              `json:"round"`
	Phase   games.ID         `json:"phase,omitempty"`   // of a match
	Elapsed int64            `json:"elapsed,omitempty"` // of a match
	Series  string           `json:"series,omitempty"`
	Place   string           `json:"place,omitempty"`
	Note    string           `json:"note,omitempty"`
	Match   string           `json:"match,omitempty"` // uid of the match for which a sheet stands
	Setup   payload          `json:"setup"`
	Seats   []exportedSeat   `json:"seats"`
	Rows    []exportedRow    `json:"rows,omitempty"`  // of a match
	Edits   []exportedEdit   `json:"edits,omitempty"` // of a sheet
	Scored  []exportedScored `json:"scored,omitempty"`
	Record  *exportedRecord  `json:"record,omitempty"` // of a match
	Drafts  []exportedDraft  `json:"drafts,omitempty"` // of a match
	Pads    []exportedPad    `json:"pads,omitempty"`   // of a match
	Tips    []exportedTip    `json:"tips,omitempty"`   // of a match, since version 4: first the table's, that it has agreed
}

// exportedSeat is who sat there, their points, and in the end their place and its points.
type exportedSeat struct {
	Player      string `json:"player"` // uid
	Points      int    `json:"points"`
	Place       *int   `json:"place,omitempty"` // rank, 1 is best
	PlacePoints *int   `json:"placePoints,omitempty"`
}

// exportedScored is a turn or round that counted.
type exportedScored struct {
	Seat   games.Seat `json:"seat"`
	Round  int        `json:"round"`
	Word   string     `json:"word,omitempty"`
	Points int        `json:"points"`
}

// exportedRow is an action; Sum is the hash of the position after it, 16 hexadecimal digits.
type exportedRow struct {
	Seat    games.Seat `json:"seat"`
	Type    string     `json:"type"`
	Data    payload    `json:"data,omitzero"`
	Sum     string     `json:"sum"`
	At      int64      `json:"at"`
	Elapsed int64      `json:"elapsed,omitempty"`
}

// exportedEdit is a row of a sheet's log; By is the uid of who typed it.
type exportedEdit struct {
	Type string  `json:"type"`
	Data payload `json:"data,omitzero"`
	By   string  `json:"by,omitempty"`
	At   int64   `json:"at"`
}

// exportedRecord is the record that a match played alone made.
type exportedRecord struct {
	UID   string `json:"uid"`
	Key   string `json:"key"`
	Value int    `json:"value"`
	At    int64  `json:"at"`
}

// exportedDraft is what a seat hasn't submitted yet, on so many rows of the log.
type exportedDraft struct {
	Seat    games.Seat `json:"seat"`
	Seq     int        `json:"seq"`
	Data    payload    `json:"data,omitzero"`
	Elapsed int64      `json:"elapsed,omitempty"`
}

// exportedPad are a seat's notes.
type exportedPad struct {
	Seat games.Seat `json:"seat"`
	Data payload    `json:"data,omitzero"`
}

// exportedTip is how much a seat was told of the position after so many actions in force.
type exportedTip struct {
	Seat  games.Seat `json:"seat"` // -1: the table has agreed to tips
	Step  int        `json:"step,omitempty"`
	Grade int        `json:"grade,omitempty"`
}

// exportedWord is a house word, or with Other a house meaning.
type exportedWord struct {
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

// exportedSetting is a setting that travels; those of one computer stay there.
type exportedSetting struct {
	Key     string          `json:"key"`
	Value   json.RawMessage `json:"value"`
	Updated int64           `json:"updated"`
}

// exportedLearner is what a player answered in the course, with the resets by them. The list came with
// version 2.
type exportedLearner struct {
	Player  string           `json:"player"`
	Resets  []exportedReset  `json:"resets,omitempty"`
	Answers []exportedAnswer `json:"answers,omitempty"`
}

// exportedReset put answers out of force; Undone is when it was taken back.
type exportedReset struct {
	UID    string `json:"uid"`
	At     int64  `json:"at"`
	Undone *int64 `json:"undone,omitempty"`
}

// exportedAnswer is an answer; Reset is the uid of what put it out of force.
type exportedAnswer struct {
	UID   string  `json:"uid"`
	At    int64   `json:"at"`
	Data  payload `json:"data,omitzero"`
	Reset string  `json:"reset,omitempty"`
}

// exportedMistake is a task of a player's book: a position, and what was done there. The list came with version 5.
type exportedMistake struct {
	UID     string             `json:"uid"`
	Player  string             `json:"player"` // uid
	At      int64              `json:"at"`
	Day     int                `json:"day"`    // since 1970
	Source  string             `json:"source"` // uid of the match
	Step    int                `json:"step"`
	Kind    string             `json:"kind"`
	Rules   int                `json:"rules"`
	Setup   payload            `json:"setup"`
	Rows    []exportedDone     `json:"rows,omitempty"`
	Own     exportedDone       `json:"own"`
	Seat    games.Seat         `json:"seat"`
	Seats   []string           `json:"seats"` // uids
	Finding mind.Finding       `json:"finding"`
	Mind    string             `json:"mind,omitempty"`
	List    string             `json:"list,omitempty"`
	Picked  bool               `json:"picked,omitempty"`
	Aside   store.Aside        `json:"aside,omitempty"`
	Answers []exportedSolution `json:"answers,omitempty"`
}

// exportedDone is an action before a task or puzzle, or of one; Sum is the hash of the position after it, 16 hexadecimal digits.
type exportedDone struct {
	Seat games.Seat `json:"seat"`
	Type string     `json:"type"`
	Data payload    `json:"data,omitzero"`
	Sum  string     `json:"sum"`
}

// exportedSolution is an answer to a task; Undone is when it was taken back.
type exportedSolution struct {
	UID    string `json:"uid"`
	At     int64  `json:"at"`
	Day    int    `json:"day"`
	Right  bool   `json:"right,omitempty"`
	Tips   int    `json:"tips,omitempty"`
	Undone *int64 `json:"undone,omitempty"`
}

// formOf is a match or sheet as an export has it.
func formOf(l store.LogCopy) exportedLog {
	x := exportedLog{
		UID: l.UID, Kind: l.Kind, Rules: l.Rules, State: l.State, Reason: l.Reason, Created: l.Created, Updated: l.Updated, Asked: l.Asked, Round: l.Round,
		Series: l.Series, Place: l.Place, Note: l.Note, Setup: l.Setup,
	}
	x.Seats = each(l.Seats, func(s store.SeatCopy) exportedSeat { return exportedSeat(s) })
	x.Scored = each(l.Scored, func(t games.ScoredTurn) exportedScored { return exportedScored(t) })
	if l.Sheet {
		x.Played, x.Match = &l.Played, l.Match
		x.Edits = each(l.Rows, func(r store.RowCopy) exportedEdit { return exportedEdit{r.Type, r.Data, r.By, r.At} })
		return x
	}
	x.Phase, x.Elapsed, x.Record = l.Phase, l.Elapsed, (*exportedRecord)(l.Record)
	x.Rows = each(l.Rows, func(r store.RowCopy) exportedRow {
		return exportedRow{r.Seat, r.Type, r.Data, fmt.Sprintf("%016x", r.Sum), r.At, r.Elapsed}
	})
	x.Drafts = each(l.Drafts, func(d store.DraftCopy) exportedDraft { return exportedDraft{d.Seat, d.Seq, d.Data, d.Elapsed} })
	x.Pads = each(l.Pads, func(p store.PadCopy) exportedPad { return exportedPad{p.Seat, p.Data} })
	if l.TipsAgreed {
		x.Tips = append([]exportedTip{{Seat: games.Table}}, each(l.Tips, func(t store.Tip) exportedTip { return exportedTip(t) })...)
	}
	return x
}

// copied is a match or sheet as a store has it. What a match has no sheet has, and the other way round.
func (x exportedLog) copied(sheet bool) (store.LogCopy, error) {
	l := store.LogCopy{
		UID: x.UID, Sheet: sheet, Kind: x.Kind, Rules: x.Rules, State: x.State, Reason: x.Reason, Created: x.Created, Updated: x.Updated, Played: x.Updated,
		Asked: x.Asked, Round: x.Round, Phase: x.Phase, Elapsed: x.Elapsed, Series: x.Series, Place: x.Place, Note: x.Note, Match: x.Match, Setup: x.Setup,
	}
	l.Seats = each(x.Seats, func(s exportedSeat) store.SeatCopy { return store.SeatCopy(s) })
	l.Scored = each(x.Scored, func(t exportedScored) games.ScoredTurn { return games.ScoredTurn(t) })
	if sheet {
		if x.Phase != "" || x.Elapsed != 0 || x.Rows != nil || x.Record != nil || x.noted() {
			return l, bad("a sheet with what only a match has")
		}
		l.Played = 0
		if x.Played != nil {
			l.Played = *x.Played
		}
		l.Rows = each(x.Edits, func(e exportedEdit) store.RowCopy {
			return store.RowCopy{Row: games.Row{Seat: games.Table, Type: e.Type, Data: e.Data}, By: e.By, At: e.At}
		})
		return l, nil
	}
	if x.Played != nil || x.Match != "" || x.Edits != nil {
		return l, bad("a match with what only a sheet has")
	}
	for _, r := range x.Rows {
		sum, err := strconv.ParseUint(r.Sum, 16, 64)
		if err != nil || len(r.Sum) != 16 {
			return l, bad("sum")
		}
		l.Rows = append(l.Rows, store.RowCopy{Row: games.Row{Seat: r.Seat, Type: r.Type, Data: r.Data, Sum: sum}, At: r.At, Elapsed: r.Elapsed})
	}
	l.Record = (*store.RecordCopy)(x.Record)
	err := x.copyNotes(&l)
	return l, err
}

// noted tells whether there is anything that copyNotes copies.
func (x exportedLog) noted() bool { return x.Drafts != nil || x.Pads != nil || x.Tips != nil }

// copyNotes copies what a match has besides its rows.
func (x exportedLog) copyNotes(l *store.LogCopy) error {
	l.Drafts = each(x.Drafts, func(d exportedDraft) store.DraftCopy {
		return store.DraftCopy{Seat: d.Seat, Seq: d.Seq, Data: d.Data, Elapsed: d.Elapsed}
	})
	l.Pads = each(x.Pads, func(p exportedPad) store.PadCopy { return store.PadCopy{Seat: p.Seat, Data: p.Data} })
	if len(x.Tips) > 0 {
		if x.Tips[0] != (exportedTip{Seat: games.Table}) {
			return bad("tips that nobody has agreed to")
		}
		l.TipsAgreed, l.Tips = true, each(x.Tips[1:], func(t exportedTip) store.Tip { return store.Tip(t) })
	}
	return nil
}

// each is a list with each element made another; nil of none.
func each[A, B any](all []A, to func(A) B) []B {
	var out []B
	for _, a := range all {
		out = append(out, to(a))
	}
	return out
}

func (h exportedWord) copied() store.RulingCopy {
	return store.RulingCopy{HouseWord: store.HouseWord{
		UID: h.UID, Lang: h.Lang, Word: h.Word, Other: h.Other, Accept: h.Accept, Lemma: h.Lemma, Class: h.Class, Tier: h.Tier,
		By: h.By, Seq: h.Seq, At: fromMillis(h.At),
	}.Ordered(), Made: h.Match}
}

func (l exportedLearner) copied() store.CourseCopy {
	return store.CourseCopy{
		Player: l.Player,
		Resets: each(l.Resets, func(r exportedReset) store.ResetCopy { return store.ResetCopy(r) }),
		Answers: each(l.Answers, func(a exportedAnswer) store.AnswerCopy {
			return store.AnswerCopy{UID: a.UID, At: a.At, Data: a.Data, Reset: a.Reset}
		}),
	}
}

// payload are bytes of a game: an object or list of JSON as it is, anything else as a
// string in base64.
type payload []byte

// IsZero tells whether there is nothing.
func (p payload) IsZero() bool { return len(p) == 0 }

// MarshalJSON implements json.Marshaler.
func (p payload) MarshalJSON() ([]byte, error) {
	if p.plain() {
		return p, nil
	}
	return json.Marshal(base64.StdEncoding.EncodeToString(p))
}

// plain tells whether the bytes survive as JSON.
func (p payload) plain() bool {
	if len(p) == 0 || p[0] != '{' && p[0] != '[' || !utf8.Valid(p) || !json.Valid(p) {
		return false
	}
	var b bytes.Buffer
	return json.Compact(&b, p) == nil && bytes.Equal(b.Bytes(), p)
}

var errPayload = errors.New("neither an object nor a list nor base64")

// UnmarshalJSON implements json.Unmarshaler.
func (p *payload) UnmarshalJSON(data []byte) error {
	if data[0] == '{' || data[0] == '[' {
		var b bytes.Buffer
		if err := json.Compact(&b, data); err != nil {
			return err
		}
		*p = b.Bytes()
		return nil
	}
	var text string
	if err := json.Unmarshal(data, &text); err != nil || data[0] != '"' {
		return errPayload
	}
	raw, err := base64.StdEncoding.DecodeString(text)
	*p = raw
	return err
}
