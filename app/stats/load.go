package stats

import (
	"cmp"
	"errors"
	"math"
	"slices"
	"time"

	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/store"
)

// figures is what the page shows, for one choice of its filters.
type figures struct {
	total  int                // finished games, of the chosen player
	counts []store.KindCount  // by game, most first
	sums   []store.PlayerSums // of who has played with others, most first
	byKind map[string][]store.PlayerSums
	pairs  []store.Pair

	kind    string             // of the chart and the estimates
	worded  bool               // each turn of it is a word
	of      []store.PlayerSums // of that kind
	columns []store.Period     // of the chart
	series  []store.SeriesPoint
	ratings []store.PlayerRating

	best, longest []word
	common        []common

	computers
	judged judged
}

// word is one of a list, with its game.
type word struct {
	store.WordRow
	kind string
}

// common is a word that came up often, with its game.
type common struct {
	store.WordCount
	kind string
}

// loader reads the figures until the first error.
type loader struct {
	p   *Overview
	err error
	figures
}

// load reads everything that the filters choose.
func (p *Overview) load() (figures, error) {
	l := &loader{p: p}
	l.players()
	l.withComputers()
	l.time()
	l.words()
	if p.all {
		l.onDemand()
	}
	return l.figures, l.err
}

// take keeps the error and hands on the value.
func take[T any](l *loader) func(T, error) T {
	return func(v T, err error) T {
		l.err = errors.Join(l.err, err)
		return v
	}
}

// statistics are those of who has played with others, by game.
func (p *Overview) statistics(period store.Period) (map[string][]store.PlayerSums, error) {
	all, err := p.env.Store.Statistics(period)
	for kind, of := range all {
		all[kind] = slices.DeleteFunc(of, func(s store.PlayerSums) bool { return s.Played == 0 })
	}
	return all, err
}

func (l *loader) players() {
	st, period := l.p.env.Store, store.Year(l.p.year)
	l.byKind = l.p.ever
	if period != store.AllTime {
		l.byKind = take[map[string][]store.PlayerSums](l)(l.p.statistics(period))
	}
	l.sums = l.byKind[l.p.kind]
	for _, c := range take[[]store.KindCount](l)(st.PlayCounts(period, store.Persons)) {
		if c.Kind == l.p.kind {
			l.total = c.Plays
		}
		if c.Kind != "" {
			l.counts = append(l.counts, c)
		}
	}
	if l.p.player != 0 {
		own, _ := of(l.sums, l.p.player)
		l.total = own.Played + own.Solo
	}
	l.pairs = take[[]store.Pair](l)(st.HeadToHead(l.p.kind, period))
	l.kind = l.p.kind
	if l.kind == "" { // the one played most, by the chosen player
		most := 0
		for _, c := range l.counts {
			n := c.Plays
			if l.p.player != 0 {
				own, _ := of(l.byKind[c.Kind], l.p.player)
				n = own.Played
			}
			if n > most && len(l.byKind[c.Kind]) > 0 {
				l.kind, most = c.Kind, n
			}
		}
	}
	l.of = l.byKind[l.kind]
	g, err := l.p.games.Find(l.kind)
	l.worded = err == nil && g.Worded
}

// manyYears is from how many years on the chart of all time is drawn by years.
const manyYears = 3

// time reads the chart's series: the months of the chosen year, else all years, else the
// twelve months up to the last game.
func (l *loader) time() {
	if l.kind == "" {
		return
	}
	st := l.p.env.Store
	if l.p.year == 0 && len(l.p.years) >= manyYears {
		l.series = take[[]store.SeriesPoint](l)(st.Years(l.kind))
		for _, y := range slices.Backward(l.p.years) {
			l.columns = append(l.columns, store.Year(y))
		}
		return
	}
	from, to := store.Month(l.p.year, time.January), store.Month(l.p.year, time.December)
	if l.p.year == 0 && len(l.p.years) > 0 {
		from, to = store.Month(l.p.years[len(l.p.years)-1], time.January), store.Month(l.p.years[0], time.December)
	}
	l.series = take[[]store.SeriesPoint](l)(st.Months(l.kind, from, to))
	if len(l.series) == 0 {
		return
	}
	first, last := l.series[0].Period, l.series[len(l.series)-1].Period
	if l.p.year != 0 {
		first = from
	}
	l.columns = months(first, last)
}

// months are those from first to last, the last twelve of them.
func months(first, last store.Period) []store.Period {
	y, m := last.Split()
	var out []store.Period
	for p := last; p >= first && len(out) < 12; p = store.Month(y, m) {
		out = append(out, p)
		if m--; m < time.January {
			y, m = y-1, time.December
		}
	}
	slices.Reverse(out)
	return out
}

// The lengths of the lists of words.
const (
	topWords  = 5
	topOfEach = 2 // of each game, where all are listed
	topCommon = 8
)

func (l *loader) words() {
	limit := topWords
	kinds := []string{l.p.kind}
	if l.p.kind == "" {
		limit, kinds = topOfEach, nil
		for _, c := range slices.Concat(l.counts, l.computers.counts) {
			if !slices.Contains(kinds, c.Kind) {
				kinds = append(kinds, c.Kind)
			}
		}
	}
	for _, k := range kinds {
		f := store.WordFilter{Kind: k, Player: l.p.player, Year: l.p.year, Limit: limit}
		for _, w := range take[[]store.WordRow](l)(table.KnownWords(l.p.env, f)) {
			l.best = append(l.best, word{w, k})
		}
		f.Longest, f.Limit = true, topWords
		for _, w := range take[[]store.WordRow](l)(table.KnownWords(l.p.env, f)) {
			l.longest = append(l.longest, word{w, k})
		}
		for _, w := range take[[]store.WordCount](l)(table.KnownCommonWords(l.p.env, k, l.p.player, topCommon)) {
			if w.Times > 1 {
				l.common = append(l.common, common{w, k})
			}
		}
	}
	slices.SortStableFunc(l.longest, func(a, b word) int { return cmp.Compare(b.Letters, a.Letters) })
	l.longest = l.longest[:min(len(l.longest), topWords)]
	slices.SortStableFunc(l.common, func(a, b common) int { return cmp.Compare(b.Times, a.Times) })
	l.common = l.common[:min(len(l.common), topCommon)]
}

// onDemand reads what stands behind "More numbers".
func (l *loader) onDemand() {
	if l.kind != "" {
		l.ratings = take[[]store.PlayerRating](l)(l.p.env.Store.Ratings(l.kind, false, 0))
	}
	if k := l.computers.kind; k != "" {
		edition := 0
		if g, err := l.p.games.Find(k); err == nil {
			edition = g.Edition
		}
		l.strengths = take[[]store.PlayerRating](l)(l.p.env.Store.Ratings(k, true, edition))
	}
	if l.p.player != 0 {
		l.reviews()
	}
}

// metric is what the chart shows of a player's sums.
type metric struct {
	unit, letters games.ID // letters: where the game counts those
	value         func(store.Sums) (float64, bool)
}

func per(of, n int) (float64, bool) { return float64(of) / float64(max(n, 1)), n > 0 }

// metric is points for each turn where the game counts them, else for each game, else the
// share of games won.
func (f figures) metric() metric {
	turns, points, turn := 0, 0, games.ID("stats.chart.turn")
	if f.worded {
		turn = "stats.chart.word"
	}
	for _, s := range f.of {
		turns += s.TurnPoints
		points += s.Points
	}
	switch {
	case turns > 0:
		return metric{turn, "stats.chart.turn.letters", func(s store.Sums) (float64, bool) { return per(s.TurnPoints, s.Turns) }}
	case points > 0:
		return metric{"stats.chart.game", "stats.chart.game.letters", func(s store.Sums) (float64, bool) { return per(s.Points, s.Played) }}
	default:
		return metric{"stats.chart.won", "stats.chart.won", func(s store.Sums) (float64, bool) { return per(100*s.Won, s.Played) }}
	}
}

// values are a player's in the chart's columns, NaN where there are none, and how many there are.
func (f figures) values(m metric, player store.PlayerID) (out []float64, n int) {
	out = make([]float64, len(f.columns))
	for i := range out {
		out[i] = math.NaN()
	}
	for _, s := range f.series {
		at := slices.Index(f.columns, s.Period)
		if s.Player != player || at < 0 {
			continue
		}
		if v, ok := m.value(s.Sums); ok {
			out[at], n = v, n+1
		}
	}
	return out, n
}
