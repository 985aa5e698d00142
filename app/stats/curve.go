package stats

import (
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// mostLines is how many lines a chart can have whose names have room.
const mostLines = 8

// curve is what a chart shows, whose lines they are, and what its columns are.
type curve struct {
	draw.ChartData
	unit   string // what is counted
	yearly bool   // of columns, not months
	who    []store.PlayerID
	said   func(column int) string      // when it was
	leads  func(column int) shell.Route // to the matches of a column
}

// number is a value without a needless decimal.
func number(env *shell.Env, v float64) string {
	if v == math.Trunc(v) {
		return strconv.Itoa(int(v))
	}
	return env.Texts.Decimal(v)
}

// curve is points over time; false where there is too little of it for a line.
func (p *Overview) curve() (c curve, ok bool) {
	env, f := p.env, p.fig
	if f.kind == "" {
		return c, false
	}
	m := f.metric()
	c.unit = env.T(p.counted(f.kind, m.unit, m.letters))
	c.said = func(at int) string { return p.when(f.columns[at]) }
	c.leads = func(at int) shell.Route {
		to := p.route(shell.Matches)
		to.Game, to.Period = f.kind, f.columns[at]
		return to
	}
	for _, of := range f.columns {
		c.Columns = append(c.Columns, periodOf(env, of, f.columns))
		_, month := of.Split()
		c.yearly = month == 0
	}
	points := 0
	p.lines(&c, func(who store.PlayerID) []float64 {
		values, n := f.values(m, who)
		points = max(points, n)
		return values
	})
	return c, points >= fewestPoints
}

// lines adds those of everybody with enough matches to say who leads, or that of the chosen player.
func (p *Overview) lines(c *curve, values func(store.PlayerID) []float64) {
	whole := true
	for _, s := range p.fig.of {
		wanted := s.Player.ID == p.player || p.player == 0 && s.Played >= fewestMatches
		if !wanted || len(c.Lines) == mostLines {
			continue
		}
		all := values(s.Player.ID)
		if known := slices.DeleteFunc(slices.Clone(all), math.IsNaN); len(known) > 0 {
			c.Lines = append(c.Lines, draw.ChartLine{Label: s.Player.Name, Tone: ui.Player(s.Player.Color), Values: all})
			c.who = append(c.who, s.Player.ID)
			whole = whole && !slices.ContainsFunc(known, func(v float64) bool { return v != math.Trunc(v) })
		}
	}
	c.Axis = func(v float64) string { return number(p.env, v) }
	if c.Format = c.Axis; !whole { // 45,0 next to 45,8
		c.Format = p.env.Texts.Decimal
	}
}

// leadsTo is where one can look at a game again.
func leadsTo(play store.Play) shell.Route {
	if play.Match == 0 {
		return shell.Route{Page: shell.Sheet, Sheet: play.Sheet}
	}
	return shell.Route{Page: shell.Replay, Match: play.Match}
}

// longLead is from how many bytes on the headline is set smaller, so that the chart keeps its room.
const longLead = 56

// chartCard says how things stand, and shows how they came to be so.
func (p *Overview) chartCard(drawn curve) fyne.CanvasObject {
	env := p.env
	c := story{p, drawn}
	head := headline(env.T("stats.chart"), ui.Title)
	if said := c.lead(); p.player == 0 && len(said) > longLead {
		head = headline(said, ui.Title)
	} else if p.player == 0 {
		head = headline(said, ui.Question, ui.Title)
	}
	if c.Front = slices.Index(c.who, p.front); c.Front < 0 {
		c.Front = 0
		if who, _, _ := leads(c.Lines, len(c.Columns)); who >= 0 {
			c.Front = who
		}
	}
	c.Said = func(at int, v float64) string { return c.said(at) + ": " + c.Format(v) }
	p.chart = draw.NewChart(c.ChartData, func(at int) { env.Router.Open(c.leads(at)) })
	env.Trace.Mark("stats-chart", p.chart)
	change := ui.NewPara("", ui.Label, ui.Ink2).MaxLines(2).Even()
	see := ui.NewSmallButton("", ui.Soft, func() { env.Router.Open(c.leads(p.chart.At)) })
	p.chart.OnTurn = func() {
		p.front = c.who[p.chart.Front()]
		front, _ := of(p.people, p.front)
		change.SetText(c.change(p.chart.Front()))
		see.SetText(env.T("stats.chart.open", games.Args{"Years": c.yearly, "When": c.said(p.chart.At)}))
		for id, row := range p.rows {
			if row.SetColor(ui.None); id == p.front {
				row.SetColor(ui.PlayerSoft(front.Player.Color))
			}
		}
	}
	unit := c.unit
	if p.kind == "" {
		unit = p.name(p.fig.kind) + ": " + unit
	}
	foot := ui.HMid(12, ui.Stretch(ui.NewText(unit, ui.Body, ui.Ink2).Truncate()), see)
	text := ui.MinSized(0, 2*24, change) // whoever is in front, nothing moves
	return ui.NewCardPad(24, ui.VGap(8, head, text, ui.Stretch(p.chart), foot))
}

// periodOf names one of the columns of a chart: a year, or a month, with its year where there are
// two of them.
func periodOf(env *shell.Env, of store.Period, columns []store.Period) string {
	y, m := of.Split()
	if m == 0 {
		return strconv.Itoa(y)
	}
	first, _ := columns[0].Split()
	last, _ := columns[len(columns)-1].Split()
	if first == last {
		return env.Texts.Month(m)
	}
	return env.Texts.Month(m) + " " + strconv.Itoa(y%100)
}
