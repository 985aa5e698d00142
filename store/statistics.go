package store

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"spieltisch/games/rating"
)

// Period is a stretch of time for which sums are kept: AllTime, a year, or a month.
type Period int

// AllTime is everything.
const AllTime Period = 0

// Year is a whole year, such as 2025.
func Year(y int) Period { return Period(y) }

// Month is a month of a year.
func Month(y int, m time.Month) Period { return Period(y*100 + int(m)) }

// Split are the year and month of a period; 0 for what it isn't.
func (p Period) Split() (year int, month time.Month) {
	if p > 9999 {
		return int(p) / 100, time.Month(p % 100)
	}
	return int(p), 0
}

// Sums are what one player did in a period: finished games of matches and sheets.
type Sums struct {
	Played int // with others
	Won    int // of these, first places shared with others too
	Shared int // of Won: those shared
	Solo   int // games played alone; they count only for turns
	Points int // in all games with others; Points/Played is the average
	Best   int // most points in one of them
	// Turns are turns or rounds with their points; TurnPoints/Turns is the average.
	Turns, TurnPoints int
	Run               int // games won in a row until the last one
	BestRun           int // the most games won in a row
}

// PlayerSums are the sums of a player.
type PlayerSums struct {
	Player Player
	Sums
}

// Statistics are the sums of everybody who has played a game ("": all of them) in a
// period, those who played most first, then by name. Players who are merged are one.
func (s *Store) Statistics(kind string, p Period) (all []PlayerSums, err error) {
	err = s.view("statistics", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (x PlayerSums, err error) {
			var sums sum
			x.Player, err = scanPlayerAnd(r, sums.fields()...)
			x.Sums = sums.Sums
			return x, err
		}, "SELECT "+playerColumns+", "+sumColumns+" FROM stats s CROSS JOIN players p ON p.id = s.player_id WHERE s.kind = ? AND s.period = ?", kind, p)
		return err
	})
	slices.SortFunc(all, func(a, b PlayerSums) int {
		return cmp.Or(cmp.Compare(b.Played, a.Played), strings.Compare(nameKey(a.Player.Name), nameKey(b.Player.Name)))
	})
	return all, err
}

// SeriesPoint are a player's sums in one period of a series.
type SeriesPoint struct {
	Player PlayerID
	Period Period
	Sums
}

// Months are the sums of everybody in each month from one to another, in that order; months
// in which somebody hasn't played are left out.
func (s *Store) Months(kind string, from, to Period) ([]SeriesPoint, error) {
	return s.series(kind, from, to)
}

// Years are the sums of everybody in each year, as Months.
func (s *Store) Years(kind string) ([]SeriesPoint, error) { return s.series(kind, 1, 9999) }

func (s *Store) series(kind string, from, to Period) (all []SeriesPoint, err error) {
	err = s.view("series", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (x SeriesPoint, err error) {
			var sums sum
			err = r.Scan(append([]any{&x.Player, &x.Period}, sums.fields()...)...)
			x.Sums = sums.Sums
			return x, err
		}, "SELECT s.player_id, s.period, "+sumColumns+" FROM stats s WHERE s.kind = ? AND s.period BETWEEN ? AND ? ORDER BY s.period, s.player_id", kind, from, to)
		return err
	})
	return all, err
}

// KindCount is how many games of a kind were finished.
type KindCount struct {
	Kind  string
	Plays int
}

// PlayCounts are the finished games by kind in a period, most first; Kind "" is all.
func (s *Store) PlayCounts(p Period) (all []KindCount, err error) {
	err = s.view("play counts", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (k KindCount, err error) { return k, r.Scan(&k.Kind, &k.Plays) },
			"SELECT kind, plays FROM play_counts WHERE period = ? ORDER BY plays DESC, kind", p)
		return err
	})
	return all, err
}

// PlayedYears are the years with finished games, newest first.
func (s *Store) PlayedYears() (years []int, err error) {
	err = s.view("played years", func(tx readTx) (err error) {
		years, err = list(tx, scanInt, "SELECT period FROM play_counts WHERE kind = '' AND period BETWEEN 1 AND 9999 ORDER BY period DESC")
		return err
	})
	return years, err
}

// Pair is a head-to-head: in the games that A and B both played, how often one came
// before the other, or both shared a place.
type Pair struct {
	A, B       PlayerID
	AWon, BWon int
	Tied       int
}

// HeadToHead lists all pairs of a game ("": all) in a period; A is the lower ID.
func (s *Store) HeadToHead(kind string, p Period) (all []Pair, err error) {
	err = s.view("head to head", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (x Pair, err error) { return x, r.Scan(&x.A, &x.B, &x.AWon, &x.BWon, &x.Tied) },
			"SELECT a, b, a_won, b_won, tied FROM pairs WHERE kind = ? AND period = ? ORDER BY a, b", kind, p)
		return err
	})
	return all, err
}

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
}

// Words lists the best or the longest words.
func (s *Store) Words(f WordFilter) (all []WordRow, err error) {
	query, args := f.query()
	err = s.view("words", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (w WordRow, err error) {
			var at int64
			w.Player, err = scanPlayerAnd(r, &w.Word, &w.Letters, &w.Points, &at, &w.Match, &w.Sheet)
			w.At = fromMillis(at)
			return w, err
		}, "SELECT "+playerColumns+`, w.word, w.letters, w.points, x.at, coalesce(x.match_id, 0), coalesce(x.sheet_id, 0)
			FROM (`+query+`) w JOIN plays x ON x.id = w.play_id JOIN players p ON p.id = w.player_id ORDER BY `+f.order("w."), args...)
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

// query reads the first words from the index that has them in order.
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
	if f.Year != 0 {
		index += "_year"
	}
	return "SELECT play_id, n, player_id, word, letters, points FROM words INDEXED BY " + index +
		" WHERE " + strings.Join(where, " AND ") + " ORDER BY " + f.order("") + " LIMIT ?", append(args, limit)
}

// WordCount is how often a word came up.
type WordCount struct {
	Word  string
	Times int
}

// CommonWords lists the words that a player (0: anybody) had most often in a game: of
// Decipher the typical secret words.
func (s *Store) CommonWords(kind string, player PlayerID, limit int) (all []WordCount, err error) {
	err = s.view("common words", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (w WordCount, err error) { return w, r.Scan(&w.Word, &w.Times) },
			"SELECT word, times FROM word_counts WHERE player_id = ? AND kind = ? ORDER BY times DESC, word LIMIT ?", player, kind, max(limit, 0))
		return err
	})
	return all, err
}

// PlayerRating is how strong a player is estimated to be in a game.
type PlayerRating struct {
	Player Player
	rating.Rating
	At time.Time // after the game of that time
}

// Ratings estimates everybody's strength in a game, the strongest estimate first. Who has
// never finished one with others isn't there.
func (s *Store) Ratings(kind string) (all []PlayerRating, err error) {
	err = s.view("ratings", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (x PlayerRating, err error) {
			var at int64
			x.Player, err = scanPlayerAnd(r, &x.Mu, &x.Sigma, &at)
			x.At = fromMillis(at)
			return x, err
		}, "SELECT "+playerColumns+`, r.mu, r.sigma, r.at FROM stats s CROSS JOIN players p ON p.id = s.player_id
			JOIN play_seats r ON r.player_id = p.id AND (r.play_id, r.seat) = (SELECT play_id, seat FROM play_seats
				WHERE player_id = p.id AND kind = s.kind AND mu IS NOT NULL ORDER BY at DESC, play_id DESC LIMIT 1)
			WHERE s.kind = ? AND s.period = 0`, kind)
		return err
	})
	slices.SortStableFunc(all, func(a, b PlayerRating) int { return cmp.Compare(b.Mu, a.Mu) })
	return all, err
}

// RatingSeries are a player's ratings after each of his last games of a kind, oldest
// first.
func (s *Store) RatingSeries(kind string, player PlayerID, limit int) (all []PlayerRating, err error) {
	err = s.view("rating series", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (x PlayerRating, err error) {
			var at int64
			err = r.Scan(&x.Mu, &x.Sigma, &at)
			x.Player.ID, x.At = player, fromMillis(at)
			return x, err
		}, `SELECT mu, sigma, at FROM play_seats WHERE player_id = ? AND kind = ? AND mu IS NOT NULL
			ORDER BY at DESC, play_id DESC LIMIT ?`, player, kind, max(limit, 0))
		return err
	})
	slices.Reverse(all)
	return all, err
}
