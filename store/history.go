package store

import (
	"cmp"
	"slices"
	"strings"
	"time"
	"unicode"

	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/handicap"
	"spieltisch/games/lexicon"
)

// HistoryFilter chooses games of the history; its zero value means all of them.
type HistoryFilter struct {
	Kind     string
	Player   PlayerID  // somebody who took part
	With     PlayerID  // and somebody else
	Text     string    // of which each word stands in the place, the note or a name, or begins a word that was laid
	From, To time.Time // played at From or later, before To; zero: no bound
	Place    string    // however it is spelled
	Table    Table     // who sat there
	Open     bool      // only those that still run
	Ended    bool      // only the others
	Sheets   bool      // only those with a score sheet
	Handicap bool      // only those in which somebody had one
	Series   string    // only matches of it
	Touched  bool      // what was touched last comes first; for a single page
	Limit    int       // of a page; 0: 50
	After    *Cursor   // where the page before ended; nil: the first page

	spellings []string // of Place, but for itself
}

// Table tells matches among persons and those with characters apart.
type Table int

// The tables.
const (
	AnyTable Table = iota
	Persons
	Computers
)

// condition is what a row of plays or play_seats of such a table fulfils.
func (t Table) condition() string {
	return [...]string{"computers >= 0", "computers = 0", "computers > 0"}[t]
}

// Cursor is where a page ended.
type Cursor struct{ at, id int64 }

// Play is one game that was played: a match, a sheet, or a match with the sheet that
// stands for it (then the figures are the sheet's).
type Play struct {
	Match       MatchID // 0: none; it can be replayed
	Sheet       SheetID // 0: none; it can be corrected
	UID         string  // of the sheet, else of the match
	Kind        string
	State       State
	Reason      games.Reason
	At          time.Time // last action, or when the sheet's game was played
	Touched     time.Time // last action, also of a sheet
	Place, Note string
	Players     []Player // by seat
	Points      []int    // by seat
	Places      []games.Place
	Asked       games.Seat
	Round       int
	Phase       games.ID // of a match: what is asked for
	Rows        int
	Tips        []int          // of a match, as in Log
	Language    string         // games.SetLanguage of its setup
	Terms       handicap.Terms // with the handicaps that they had
}

// History is a page of the games, the latest first, and where it ends; next is nil
// when there are no more.
func (s Results) History(f HistoryFilter) (page []Play, next *Cursor, err error) {
	if f.Limit <= 0 {
		f.Limit = 50
	}
	err = s.view("history", func(tx readTx) error {
		if err := f.spell(tx); err != nil {
			return err
		}
		query, args := f.query(f.Limit + 1)
		found, err := list(tx, scanOldPlay, query, args...)
		if err != nil {
			return err
		}
		if len(found) > f.Limit {
			found = found[:f.Limit]
			next = &Cursor{found[f.Limit-1].at, found[f.Limit-1].id}
		}
		page, err = plays(tx, found)
		return err
	})
	return page, next, err
}

// CountHistory counts what History would list on all pages, but not beyond most.
func (s Results) CountHistory(f HistoryFilter, most int) (n int, err error) {
	f.After = nil
	err = s.view("count history", func(tx readTx) (err error) {
		if err := f.spell(tx); err != nil {
			return err
		}
		query, args := f.query(most)
		n, _, err = one(tx, scanInt, "SELECT count(*) FROM ("+query+")", args...)
		return err
	})
	return n, err
}

// spell finds how else the place is spelled in the file.
func (f *HistoryFilter) spell(tx readTx) error {
	if f.Place == "" {
		return nil
	}
	all, err := places(tx)
	for _, place := range all {
		if Folded(place) == Folded(f.Place) && place != f.Place {
			f.spellings = append(f.spellings, place)
		}
	}
	return err
}

// query reads a page from the index that has it in order; what else is asked for is
// tested row by row.
func (f HistoryFilter) query(limit int) (string, []any) {
	from, at, id := f.source()
	where, args := f.conditions(at == "s.at")
	add := func(on bool, text string, values ...any) {
		if on {
			where, args = append(where, text), append(args, values...)
		}
	}
	add(!f.From.IsZero(), at+" >= ?", millis(f.From))
	add(!f.To.IsZero(), at+" < ?", millis(f.To))
	if f.After != nil {
		add(true, "("+at+", "+id+") < (?, ?)", f.After.at, f.After.id)
	}
	query := "SELECT p.id, coalesce(p.match_id, 0), coalesce(p.sheet_id, 0), p.kind, p.open, p.counted, p.at, p.computers, p.handicap FROM " + from
	if len(where) > 0 {
		query += " WHERE " + strings.Join(where, " AND ")
	}
	if f.Touched {
		at = "(SELECT updated FROM logs WHERE id = coalesce(p.sheet_id, p.match_id))"
	}
	return query + " ORDER BY " + at + " DESC, " + id + " DESC LIMIT ?", append(args, limit)
}

// source is what a page is read from, and the columns of its order.
func (f HistoryFilter) source() (from, at, id string) {
	index := "plays_at"
	switch {
	case f.Place != "":
		index = "plays_place"
	case f.Open:
		index = "plays_open"
	case f.Sheets:
		index = "plays_sheets"
	case f.Player != 0:
		index = "play_seats_player"
		if f.Kind != "" {
			index = "play_seats_kind"
		}
		return "play_seats s INDEXED BY " + index + " CROSS JOIN plays p ON p.id = s.play_id", "s.at", "s.play_id"
	case f.Kind != "":
		index = "plays_kind"
	}
	return "plays p INDEXED BY " + index, "p.at", "p.id"
}

// conditions are those but for time; seats tells whether the seats are the source.
func (f HistoryFilter) conditions(seats bool) (where []string, args []any) {
	kind, player := "p.kind = ?", "EXISTS (SELECT 1 FROM play_seats s WHERE s.play_id = p.id AND s.player_id = ?)"
	if seats {
		kind, player = "s.kind = ?", "s.player_id = ?"
	}
	for _, c := range []struct {
		on   bool
		text string
		args []any
	}{
		{f.Kind != "", kind, []any{f.Kind}},
		{f.Player != 0, player, []any{f.Player}},
		{f.With != 0, "EXISTS (SELECT 1 FROM play_seats o WHERE o.play_id = p.id AND o.player_id = ?)", []any{f.With}},
		{f.Table != AnyTable, "p." + f.Table.condition(), nil},
		{f.Open, "p.open = 1", nil},
		{f.Ended, "p.open = 0", nil},
		{f.Sheets, "p.sheet_id IS NOT NULL", nil},
		{f.Handicap, "p.handicap = 1", nil},
		{f.Series != "", "EXISTS (SELECT 1 FROM logs l WHERE l.id = p.match_id AND l.series = ?)", []any{f.Series}},
	} {
		if c.on {
			where, args = append(where, c.text), append(args, c.args...)
		}
	}
	if f.Place != "" {
		where, args = append(where, "p.place <> '' AND p.place IN (?"+strings.Repeat(", ?", len(f.spellings))+")"), append(args, f.Place)
		for _, place := range f.spellings {
			args = append(args, place)
		}
	}
	for _, word := range strings.Fields(f.Text) {
		if word = Folded(word); word == "" {
			continue
		}
		where = append(where, `(p.id IN (SELECT o.play_id FROM play_seats o WHERE o.player_id IN (SELECT n.id FROM players n WHERE instr(folded(n.name), ?)))
			OR p.place IN (`+spelled+` AND instr(folded(place), ?)) OR p.match_id IN (`+noted+") OR p.sheet_id IN ("+noted+`)
			OR p.id IN (`+beginning+") OR p.id IN ("+beginning+"))")
		first := lexicon.Fold(word)
		other := lexicon.Transcribe(first) // words of Decipher have no umlauts
		args = append(args, word, word, word, word, first, first+string(unicode.MaxRune), other, other+string(unicode.MaxRune))
	}
	return where, args
}

// noted are the logs with a text in their note.
const noted = `SELECT l.id FROM logs l WHERE l.note <> '' AND instr(folded(l.note), ?)`

// spelled are all spellings of places: a step through the index for each, however often it comes up.
const spelled = `WITH RECURSIVE next (place) AS (
		SELECT (SELECT place FROM plays INDEXED BY plays_place WHERE place <> '' ORDER BY place LIMIT 1)
		UNION ALL SELECT (SELECT place FROM plays INDEXED BY plays_place WHERE place <> '' AND place > next.place ORDER BY place LIMIT 1)
		FROM next WHERE next.place IS NOT NULL)
	SELECT place FROM next WHERE place IS NOT NULL`

// beginning are the plays with a word between two others: a step through the index for each game with words.
const beginning = `SELECT w.play_id FROM words w INDEXED BY words_common WHERE w.kind IN (
	WITH RECURSIVE next (kind) AS (SELECT min(kind) FROM words
		UNION ALL SELECT (SELECT min(kind) FROM words WHERE kind > next.kind) FROM next WHERE next.kind IS NOT NULL)
	SELECT kind FROM next WHERE kind IS NOT NULL) AND w.word >= ? AND w.word < ?`

// plays reads what History shows of the rows.
func plays(tx readTx, rows []oldPlay) ([]Play, error) {
	ids := each.Of(rows, func(r oldPlay) LogID { return LogID(cmp.Or(r.sheet, r.match)) })
	found, err := logs(tx, ids)
	if err != nil {
		return nil, err
	}
	matches := each.Of(rows, func(r oldPlay) LogID { return LogID(r.match) })
	tips, err := countTips(tx, matches)
	if err != nil {
		return nil, err
	}
	byID := map[LogID]Log{}
	for _, l := range found {
		byID[l.ID] = l
	}
	var out []Play
	for i, r := range rows {
		l := byID[ids[i]]
		terms := handicap.Of(l.Setup)
		if r.sheet != 0 && r.handicap {
			if terms, err = termsOn(tx, ids[i], terms, len(l.Players)); err != nil {
				return nil, err
			}
		}
		out = append(out, Play{
			Match: MatchID(r.match), Sheet: SheetID(r.sheet), UID: l.UID, Kind: l.Kind, State: l.State, Reason: l.Reason, At: l.Played, Touched: l.Updated,
			Place: l.Place, Note: l.Note, Players: l.Players, Points: l.Points, Places: l.Places, Asked: l.Asked, Round: l.Round, Phase: l.Phase, Rows: l.Rows,
			Tips: firstOf(tips[LogID(r.match)], len(l.Players)), Language: games.SetLanguage(l.Setup), Terms: terms,
		})
	}
	return out, nil
}

// Places lists where games were played, in alphabetical order and each in one spelling.
func (s Results) Places() (all []string, err error) {
	err = s.view("places", func(tx readTx) (err error) {
		all, err = places(tx)
		return err
	})
	slices.SortFunc(all, Alphabetical)
	return slices.CompactFunc(all, func(a, b string) bool { return Folded(a) == Folded(b) }), err
}

func places(tx readTx) ([]string, error) { return list(tx, scanText, spelled) }
