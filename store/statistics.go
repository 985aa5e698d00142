package store

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"spieltisch/games/handicap"
	"spieltisch/games/rating"
)

// Period is a stretch of time: AllTime, a year, or a month.
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

// months are the first and the last month of a period.
func (p Period) months() (from, to Period) {
	switch {
	case p == AllTime:
		return 0, 999_912
	case p <= 9999:
		return p * 100, p*100 + 12
	}
	return p, p
}

// Sums are what one player did in a period: finished games of matches and sheets. Those with characters count apart: see
// Against.
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

// Statistics are the sums of everybody who has played in a period, by game ("": all of them), those who played most first,
// then by name. Players who are merged are one.
func (s Results) Statistics(p Period) (all map[string][]PlayerSums, err error) {
	all = map[string][]PlayerSums{}
	err = s.view("statistics", func(tx readTx) error {
		people, err := list(tx, scanPlayer, "SELECT "+playerColumns+" FROM players p")
		if err != nil {
			return err
		}
		sums, err := sumsByKind(tx, p)
		for who, byKind := range sums {
			if i := slices.IndexFunc(people, func(p Player) bool { return p.ID == who }); i >= 0 {
				for kind, of := range byKind {
					all[kind] = append(all[kind], PlayerSums{people[i], *of})
				}
			}
		}
		return err
	})
	for _, of := range all {
		slices.SortFunc(of, func(a, b PlayerSums) int {
			return cmp.Or(cmp.Compare(b.Played, a.Played), Alphabetical(a.Player.Name, b.Player.Name))
		})
	}
	return all, err
}

// sumsByKind are the sums of each player in a period, by game and ("") of all. The runs need the order of play, which
// the index has without the games: they are read apart, so that no game costs a pass of its own.
func sumsByKind(tx readTx, p Period) (map[PlayerID]map[string]*Sums, error) {
	const of = ` FROM play_seats INDEXED BY play_seats_sums WHERE counted = 1 AND computers = 0 AND month BETWEEN ? AND ?`
	from, to := p.months()
	type row struct {
		player PlayerID
		kind   string
		Sums
	}
	rows, err := list(tx, func(r scanner) (x row, err error) {
		return x, r.Scan(append([]any{&x.player, &x.kind}, x.columns()...)...)
	}, "SELECT player_id, kind, "+sumColumns+of+" GROUP BY player_id, kind", from, to)
	if err != nil {
		return nil, err
	}
	sums := map[PlayerID]map[string]*Sums{}
	for _, x := range rows {
		if sums[x.player] == nil {
			sums[x.player] = map[string]*Sums{"": {}}
		}
		sums[x.player][x.kind] = &x.Sums
		sums[x.player][""].add(x.Sums)
	}
	_, err = list(tx, func(r scanner) (none struct{}, err error) {
		var player PlayerID
		var ends string
		if err := r.Scan(&player, &ends); err != nil {
			return none, err
		}
		for end := range strings.FieldsSeq(ends) {
			kind, won := strings.CutPrefix(end, "+")
			kind = strings.TrimPrefix(kind, "-")
			sums[player][""].ran(won)
			sums[player][kind].ran(won)
		}
		return none, nil
	}, "SELECT player_id, group_concat(iif(rank = 1, '+', '-') || kind, ' ')"+of+" AND seats > 1 GROUP BY player_id", from, to)
	return sums, err
}

// sumColumns are what columns scans: all sums but for the runs.
const sumColumns = `sum(seats > 1), sum(seats > 1 AND rank = 1), sum(seats > 1 AND rank = 1 AND winners > 1), sum(seats = 1),
	coalesce(sum(points) FILTER (WHERE seats > 1), 0), coalesce(max(points) FILTER (WHERE seats > 1), 0), sum(turns), sum(turn_points)`

func (s *Sums) columns() []any {
	return []any{&s.Played, &s.Won, &s.Shared, &s.Solo, &s.Points, &s.Best, &s.Turns, &s.TurnPoints}
}

// add counts another stretch of games, but for its runs.
func (s *Sums) add(m Sums) {
	if s.Played == 0 || m.Played > 0 && m.Best > s.Best {
		s.Best = m.Best
	}
	s.Played, s.Won, s.Shared, s.Solo = s.Played+m.Played, s.Won+m.Won, s.Shared+m.Shared, s.Solo+m.Solo
	s.Points, s.Turns, s.TurnPoints = s.Points+m.Points, s.Turns+m.Turns, s.TurnPoints+m.TurnPoints
}

// ran counts the end of the next game with others.
func (s *Sums) ran(won bool) {
	if s.Run++; !won {
		s.Run = 0
	}
	s.BestRun = max(s.BestRun, s.Run)
}

// SeriesPoint are a player's sums in one period of a series, but for the runs.
type SeriesPoint struct {
	Player PlayerID
	Period Period
	Sums
}

// Months are the sums of everybody in each month from one to another, in that order; months
// in which somebody hasn't played are left out.
func (s Results) Months(kind string, from, to Period) ([]SeriesPoint, error) {
	return s.series(kind, from, to, 1)
}

// Years are the sums of everybody in each year, as Months.
func (s Results) Years(kind string) ([]SeriesPoint, error) {
	from, to := AllTime.months()
	return s.series(kind, from, to, 100)
}

// series gathers months (1) or years (100).
func (s Results) series(kind string, from, to Period, per int) (all []SeriesPoint, err error) {
	err = s.view("series", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (x SeriesPoint, err error) {
			return x, r.Scan(append([]any{&x.Player, &x.Period}, x.columns()...)...)
		}, "SELECT player_id, month / ?1 AS period, "+sumColumns+` FROM play_seats INDEXED BY play_seats_sums
			WHERE counted = 1 AND computers = 0 AND month BETWEEN ?2 AND ?3 AND (?4 = '' OR kind = ?4) GROUP BY period, player_id`, per, from, to, kind)
		return err
	})
	return all, err
}

// KindCount is how many games of a kind were finished.
type KindCount struct {
	Kind  string
	Plays int
}

// PlayCounts are the finished games by kind in a period at such tables, most first; Kind "" is all.
func (s Results) PlayCounts(p Period, at Table) (all []KindCount, err error) {
	err = s.view("play counts", func(tx readTx) (err error) {
		from, to := p.months()
		all, err = list(tx, func(r scanner) (k KindCount, err error) { return k, r.Scan(&k.Kind, &k.Plays) },
			`WITH counts AS (SELECT kind, count(*) AS n FROM plays INDEXED BY plays_counted WHERE counted = 1 AND month BETWEEN ? AND ? AND `+at.condition()+` GROUP BY kind)
			SELECT kind, n FROM counts UNION ALL SELECT '', sum(n) FROM counts HAVING sum(n) > 0 ORDER BY n DESC, kind`, from, to)
		return err
	})
	return all, err
}

// PlayedYears are the years with finished games, newest first.
func (s Results) PlayedYears() (years []int, err error) {
	err = s.view("played years", func(tx readTx) (err error) {
		years, err = list(tx, scanInt, "SELECT DISTINCT month / 100 FROM plays INDEXED BY plays_counted WHERE counted = 1 ORDER BY 1 DESC")
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
func (s Results) HeadToHead(kind string, p Period) (all []Pair, err error) {
	err = s.view("head to head", func(tx readTx) (err error) {
		from, to := p.months()
		ends, err := list(tx, func(r scanner) (e ending, err error) { return e, r.Scan(&e.ranks, &e.times) },
			`SELECT ranks, count(*) FROM (SELECT group_concat(player_id || ' ' || rank, ' ') AS ranks FROM play_seats
				WHERE counted = 1 AND computers = 0 AND month BETWEEN ?1 AND ?2 AND (?3 = '' OR kind = ?3) GROUP BY play_id) GROUP BY ranks`, from, to, kind)
		if err == nil {
			all, err = pairs(ends)
		}
		return err
	})
	return all, err
}

// ending is how games ended, "1 2 5 1": player 1 was second, player 5 first; and how many did. They are far fewer than
// the games, and than the pairs in these.
type ending struct {
	ranks string
	times int
}

func pairs(ends []ending) ([]Pair, error) {
	type two struct{ a, b PlayerID }
	sums := map[two]Pair{}
	for _, e := range ends {
		var n []int
		for _, field := range strings.Fields(e.ranks) {
			x, err := strconv.Atoi(field)
			if err != nil {
				return nil, err
			}
			n = append(n, x)
		}
		for i := 0; i < len(n); i += 2 {
			for j := 0; j < len(n); j += 2 {
				k := two{PlayerID(n[i]), PlayerID(n[j])}
				if k.a >= k.b {
					continue
				}
				p := sums[k]
				switch cmp.Compare(n[i+1], n[j+1]) {
				case -1:
					p.AWon += e.times
				case 1:
					p.BWon += e.times
				default:
					p.Tied += e.times
				}
				p.A, p.B = k.a, k.b
				sums[k] = p
			}
		}
	}
	return slices.SortedFunc(maps.Values(sums), func(p, q Pair) int { return cmp.Or(cmp.Compare(p.A, q.A), cmp.Compare(p.B, q.B)) }), nil
}

// Standoff is how a person stands against a character: in how many finished games both sat, and in how many of them one
// came before the other; in the rest both shared a place.
type Standoff struct {
	Person, Character Player
	Played, Won, Lost int
}

// Against lists how a person (0: each of them) stands against the characters with whom they have played a game ("": all)
// in a period, by person, and then the weakest character first.
func (s Results) Against(kind string, p Period, player PlayerID) (all []Standoff, err error) {
	err = s.view("against", func(tx readTx) error {
		from, to := p.months()
		all, err = list(tx, func(r scanner) (x Standoff, err error) {
			return x, r.Scan(&x.Person.ID, &x.Character.ID, &x.Played, &x.Won, &x.Lost)
		}, `SELECT s.player_id, o.player_id, count(*), sum(s.rank < o.rank), sum(s.rank > o.rank)
			FROM play_seats s INDEXED BY play_seats_computers JOIN play_seats o ON o.play_id = s.play_id
			JOIN players a ON a.id = s.player_id AND a.level = 0 JOIN players c ON c.id = o.player_id AND c.level > 0
			WHERE s.counted = 1 AND s.computers > 0 AND (?1 = 0 OR s.player_id = ?1) AND (?2 = '' OR s.kind = ?2) AND s.month BETWEEN ?3 AND ?4
			GROUP BY s.player_id, o.player_id ORDER BY s.player_id, c.level`, player, kind, from, to)
		if err != nil || len(all) == 0 {
			return err
		}
		people, err := list(tx, scanPlayer, "SELECT "+playerColumns+" FROM players p")
		byID := map[PlayerID]Player{}
		for _, p := range people {
			byID[p.ID] = p
		}
		for i, x := range all {
			all[i].Person, all[i].Character = byID[x.Person.ID], byID[x.Character.ID]
		}
		return err
	})
	return all, err
}

// WordCount is how often a word came up.
type WordCount struct {
	Word  string
	Times int
}

// CommonWords lists the words that a player (0: anybody) had most often in a game: of
// Decipher the typical secret words.
func (s Results) CommonWords(kind string, player PlayerID, limit int) (all []WordCount, err error) {
	err = s.view("common words", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (w WordCount, err error) { return w, r.Scan(&w.Word, &w.Times) },
			`SELECT word, count(*) FROM words INDEXED BY words_common WHERE kind = ?1 AND (?2 = 0 OR player_id = ?2)
			GROUP BY word ORDER BY 2 DESC, word LIMIT ?3`, kind, player, max(limit, 0))
		return err
	})
	return all, err
}

// LateWords lists the words that came up last at the tables where a player sat, whoever made them, the newest first.
func (s Results) LateWords(kind string, player PlayerID, limit int) (all []string, err error) {
	err = s.view("late words", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (w string, err error) { return w, r.Scan(&w) },
			`SELECT s.word FROM seats p JOIN logs l ON l.id = p.log_id JOIN scored s ON s.log_id = l.id
			WHERE p.player_id = ? AND l.kind = ? AND l.deleted_at IS NULL AND s.word <> ''
			ORDER BY l.played DESC, l.id DESC, s.n DESC LIMIT ?`, player, kind, max(limit, 0))
		return err
	})
	return all, err
}

// PlayerRating is how strong a player is estimated to be in a game.
type PlayerRating struct {
	Player Player
	rating.Rating
}

// Form is how somebody, as an edition of the game has them, has played it of late; rated with characters, or among persons.
func (s Results) Form(kind string, player PlayerID, edition int, computers bool) (f handicap.Form, err error) {
	err = s.view("form", func(tx readTx) error {
		var points int
		f, _, err = one(tx, func(r scanner) (f handicap.Form, err error) { return f, r.Scan(&f.Matches, &f.Turns, &points) },
			`SELECT count(*), coalesce(sum(turns), 0), coalesce(sum(turn_points), 0) FROM (SELECT turns, turn_points FROM play_seats INDEXED BY play_seats_kind
				WHERE player_id = ? AND edition = ? AND kind = ? AND counted = 1 AND turns > 0 ORDER BY at DESC, play_id DESC LIMIT ?)`, player, edition, kind, handicap.Sure)
		if err != nil {
			return err
		}
		f.Mean = float64(points) / float64(max(1, f.Turns))
		of, now := league{kind, computers}, moment64{math.MaxInt64, math.MaxInt64}
		r, err := ratingBefore(tx, of, contender{player, edition}, now)
		if err != nil {
			return err
		}
		f.Mu, f.Sigma = r.Mu, r.Sigma
		f.Rated, _, err = one(tx, scanInt, `SELECT count(*) FROM play_seats INDEXED BY play_seats_kind
			WHERE player_id = ? AND edition = ? AND kind = ? AND (computers > 0) = ? AND mu IS NOT NULL`, player, edition, kind, computers)
		return err
	})
	return f, err
}

// Ratings estimates everybody's strength in a game, the strongest estimate first: that of persons by what they played
// among themselves, or that of persons and characters, as an edition has these, by what they played together. Somebody who has never
// finished one with others isn't there.
func (s Results) Ratings(kind string, computers bool, edition int) (all []PlayerRating, err error) {
	err = s.view("ratings", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (x PlayerRating, err error) {
			x.Player, err = scanPlayerAnd(r, &x.Mu, &x.Sigma)
			return x, err
		}, "SELECT "+playerColumns+`, r.mu, r.sigma FROM players p
			JOIN play_seats r ON (r.play_id, r.seat) = (SELECT play_id, seat FROM play_seats
				WHERE player_id = p.id AND edition = iif(p.level > 0, ?, 0) AND kind = ? AND (computers > 0) = ? AND mu IS NOT NULL ORDER BY at DESC, play_id DESC LIMIT 1) ORDER BY p.id`,
			edition, kind, computers)
		return err
	})
	slices.SortStableFunc(all, func(a, b PlayerRating) int { return cmp.Compare(b.Mu, a.Mu) })
	return all, err
}
