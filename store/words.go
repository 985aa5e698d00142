package store

import (
	"strings"
	"time"

	"spieltisch/games"
)

// WordFilter chooses words of finished games.
type WordFilter struct {
	Kind    string   // of one game
	Player  PlayerID // 0: anybody's
	Year    int      // 0: of all years
	Longest bool     // most letters first, else most points
	Limit   int
}

// WordRow is a word of a turn, or a secret word.
type WordRow struct {
	Word    string
	Letters int
	Points  int
	Player  Player
	At      time.Time // when the game was played
	Match   MatchID   // 0: it stands on a sheet only
	Sheet   SheetID   // 0: no sheet
	// Computers tells whether characters sat there, too.
	Computers bool
	Language  string // games.WordLanguage of what it was played with
}

// Words lists the best or the longest words.
func (s Results) Words(f WordFilter) (all []WordRow, err error) {
	query, args := f.query()
	err = s.view("words", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (w WordRow, err error) {
			var at int64
			var setup []byte
			w.Player, err = scanPlayerAnd(r, &w.Word, &w.Letters, &w.Points, &at, &w.Match, &w.Sheet, &w.Computers, &setup)
			w.At, w.Language = fromMillis(at), games.WordLanguage(setup)
			return w, err
		}, "SELECT "+playerColumns+`, w.word, w.letters, w.points, x.at, coalesce(x.match_id, 0), coalesce(x.sheet_id, 0), x.computers > 0, l.setup
			FROM (`+query+`) JOIN words w USING (play_id, n) JOIN plays x ON x.id = w.play_id JOIN players p ON p.id = w.player_id
			LEFT JOIN logs l ON l.id = coalesce(x.match_id, x.sheet_id) ORDER BY `+f.order("w."), args...)
		return err
	})
	return all, err
}

func (f WordFilter) order(of string) string {
	first, second := "points", "letters"
	if f.Longest {
		first, second = second, first
	}
	return of + first + " DESC, " + of + second + " DESC, " + of + "play_id, " + of + "n"
}

// query finds the first words in the index that has them in order, and reads nothing else.
func (f WordFilter) query() (string, []any) {
	where, args := []string{"kind = ?"}, []any{f.Kind}
	if f.Player != 0 {
		where, args = append(where, "player_id = ?"), append(args, f.Player)
	}
	if f.Year != 0 {
		where, args = append(where, "year = ?"), append(args, f.Year)
	}
	limit := f.Limit
	if limit <= 0 {
		limit = 10
	}
	index := "words_best"
	if f.Longest {
		index = "words_long"
	}
	if f.Player != 0 {
		index += "_player"
	}
	return "SELECT play_id, n FROM words INDEXED BY " + index +
		" WHERE " + strings.Join(where, " AND ") + " ORDER BY " + f.order("") + " LIMIT ?", append(args, limit)
}
