package stats

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"spieltisch/app/draw"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/store"
)

// fewest is how many points make a chart, and a person's matches a word about how they stand.
const (
	fewestPoints  = 3
	fewestMatches = 5
)

// standing is how somebody stands against the others.
type standing struct {
	store.PlayerSums
	share float64 // of those they met, how many they came before
	met   bool
}

// standings are everybody's, those first who come before most of the others, and last those of whom too little is known.
func (f figures) standings() []standing {
	all := each.Of(f.sums, func(s store.PlayerSums) standing {
		won, n := 0, 0
		for _, p := range f.pairs {
			switch s.Player.ID {
			case p.A:
				won, n = won+p.AWon, n+p.AWon+p.BWon
			case p.B:
				won, n = won+p.BWon, n+p.AWon+p.BWon
			}
		}
		share, ok := per(won, n)
		return standing{s, share, ok}
	})
	slices.SortStableFunc(all, func(a, b standing) int {
		return cmp.Or(cmp.Compare(b.known(), a.known()), cmp.Compare(b.share, a.share), cmp.Compare(b.Played, a.Played))
	})
	return all
}

// known is 1 of whom enough is known, else 0.
func (s standing) known() int { return min(1, s.Played/fewestMatches) }

// word is how somebody stands, in words; nobody is told that they are behind.
func (s standing) word() games.ID {
	switch {
	case s.known() == 0:
		return "stats.stands.few"
	case s.met && s.share >= .6:
		return "stats.stands.mostly"
	case s.met && s.share >= .5:
		return "stats.stands.often"
	case s.Won > 0 && s.share >= .25:
		return "stats.stands.well"
	default:
		return "stats.nowin"
	}
}

// valueAt is where a line stands in a column: with no value there, where it was shortly before, and minus infinity where it wasn't.
func valueAt(line draw.ChartLine, column int) float64 {
	for k := column; k >= 0 && k > column-3; k-- {
		if v := line.Values[k]; !math.IsNaN(v) {
			return v
		}
	}
	return math.Inf(-1)
}

// highest is the line that alone stands highest in a column, -1 for none.
func highest(lines []draw.ChartLine, column int) int {
	best, most := -1, math.Inf(-1)
	for i, l := range lines {
		switch v := valueAt(l, column); {
		case v > most:
			best, most = i, v
		case v == most:
			best = -1
		}
	}
	return best
}

// leads finds who is ahead at the end of all lines, since which column without a break, and who of the others has come clearly
// nearer over the last three; -1 for nobody.
func leads(lines []draw.ChartLine, columns int) (who, since, gains int) {
	at := func(line, column int) float64 { return valueAt(lines[line], column) }
	first := func(column int) int { return highest(lines, column) }
	end := columns - 1
	who, since, gains = first(end), end, -1
	for who >= 0 && since > 0 && first(since-1) == who {
		since--
	}
	least, start := .7, max(0, end-2) // of the distance is left
	for i := range lines {
		if who < 0 || i == who {
			continue
		}
		before, now := at(who, start)-at(i, start), at(who, end)-at(i, end)
		if before > 0 && !math.IsInf(before, 1) && at(i, end) > at(i, start) && now/before < least {
			gains, least = i, now/before
		}
	}
	return who, since, gains
}

// story tells what a curve shows.
type story struct {
	*Overview
	curve
}

// lead is the sentence that says how things stand, made of what there is.
func (c story) lead() string {
	p, env := c.Overview, c.env
	args := games.Args{"Name": "", "Game": "", "Now": false, "Since": "", "Other": ""}
	if p.kind == "" && p.fig.kind != "" {
		args["Game"] = p.name(p.fig.kind)
	}
	who, since, gains := -1, 0, -1
	if len(c.Lines) > 1 {
		who, since, gains = leads(c.Lines, len(c.Columns))
	}
	if who < 0 {
		return c.most(args)
	}
	args["Name"] = c.Lines[who].Label
	switch {
	case since == len(c.Columns)-1:
		args["Now"] = true
	case since > 0:
		args["Since"] = c.said(since)
	}
	if gains >= 0 {
		args["Other"] = c.Lines[gains].Label
	}
	return env.T("stats.lead", args)
}

// most is the sentence where there is no curve: who has won most, if one person has.
func (c story) most(args games.Args) string {
	all := slices.SortedStableFunc(slices.Values(c.fig.sums), func(a, b store.PlayerSums) int { return cmp.Compare(b.Won, a.Won) })
	args["Game"] = ""
	switch {
	case len(all) == 0 || all[0].Won == 0 || len(all) > 1 && all[1].Won == all[0].Won:
		return c.env.T("stats.lead.open")
	default:
		args["Name"] = all[0].Player.Name
		return c.env.T("stats.lead.wins", args)
	}
}

// change compares the last value of the line in front with its first one, or where it has not risen since with its best; "" for
// nothing to compare.
func (c story) change(line int) string {
	l := c.Lines[line]
	first := slices.IndexFunc(l.Values, func(v float64) bool { return !math.IsNaN(v) })
	last := len(l.Values) - 1
	for last > first && math.IsNaN(l.Values[last]) {
		last--
	}
	then := first
	for k := first; l.Values[last] <= l.Values[first] && k < last; k++ {
		if l.Values[k] > l.Values[then] { // never so for NaN
			then = k
		}
	}
	if then == last || l.Values[then] == l.Values[last] {
		return ""
	}
	args := games.Args{
		"Name": l.Label, "Unit": c.unit, "Years": c.yearly, "Value": c.Format(l.Values[last]), "Now": c.said(last),
		"Then": c.said(then), "Before": c.Format(l.Values[then]), "Best": then != first || l.Values[then] > l.Values[last],
	}
	return c.env.T("stats.change", args)
}

// when names a period as one says it: a year, or a month, with its year unless that is this one.
func (p *Overview) when(of store.Period) string {
	y, m := of.Split()
	if m == 0 {
		return strconv.Itoa(y)
	}
	at := p.env.Now()
	text := p.env.Texts.MonthOf(time.Date(y, m, 1, 12, 0, 0, 0, at.Location()))
	if y == at.Year() {
		text = strings.TrimSuffix(text, " "+strconv.Itoa(y))
	}
	return text
}

// of are the sums of one player.
func of(all []store.PlayerSums, player store.PlayerID) (store.PlayerSums, bool) {
	for _, s := range all {
		if s.Player.ID == player {
			return s, true
		}
	}
	return store.PlayerSums{}, false
}
