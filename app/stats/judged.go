package stats

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// judged is what reviews have found in matches of one game.
type judged struct {
	kind  string               // "" where no match has been looked back at
	all   []store.JudgedPerson // those who are shown, those with most matches first
	sorts []store.JudgedSort   // of the chosen person, those with most mistakes first
}

// reviews reads what reviews have found in the chosen game, or in the first that has any: the ones played most come first.
func (l *loader) reviews() {
	st, period := l.p.env.Store, store.Year(l.p.year)
	kinds := []string{l.p.kind}
	if l.p.kind == "" {
		kinds = []string{l.kind, l.computers.kind}
		for _, g := range l.p.games {
			kinds = append(kinds, g.Kind.Name())
		}
	}
	for _, kind := range kinds {
		all := slices.DeleteFunc(take[[]store.JudgedPerson](l)(st.Judged(kind, period)), func(j store.JudgedPerson) bool {
			return l.p.player != 0 && j.Player.ID != l.p.player || j.Turns == 0
		})
		if len(all) > 0 {
			l.judged = judged{kind: kind, all: all}
			break
		}
	}
	if l.judged.kind != "" && l.p.player != 0 {
		l.judged.sorts = take[[]store.JudgedSort](l)(st.JudgedSorts(l.judged.kind, period, l.p.player))
	}
}

// judgedCards are what reviews have found: of everybody, or of the chosen person by sort of mistakes and over time. Where
// nobody has looked back yet they say how that is done.
func (p *Overview) judgedCards() []fyne.CanvasObject {
	env, j := p.env, p.fig.judged
	switch {
	case j.kind == "" && !slices.ContainsFunc(p.games, func(g *table.Game) bool { return g.Reviews != nil && (p.kind == "" || p.kind == g.Kind.Name()) }):
		return nil
	case j.kind == "":
		return []fyne.CanvasObject{titled(env.T("stats.judged"), "", ui.NewPara(env.T("stats.judged.none"), ui.Body, ui.Ink2))}
	}
	title := env.T("stats.judged.of", games.Args{"Game": p.name(j.kind)})
	unit := env.T("stats.judged.unit." + games.ID(j.kind))
	if p.player == 0 {
		return []fyne.CanvasObject{titled(title, env.T("stats.judged.what", games.Args{"Unit": unit}), p.judgedTable())}
	}
	return []fyne.CanvasObject{split(titled(title, p.judgedSum(unit), p.judgedSorts()), titled(env.T("stats.judged.time"), unit, p.judgedChart()))}
}

// each is a sum a turn.
func each(sum float64, j store.Judged) float64 { return sum / float64(max(1, j.Turns)) }

// judgedTable is what each person has given away and what luck they had a turn.
func (p *Overview) judgedTable() fyne.CanvasObject {
	env, all := p.env, p.fig.judged.all
	rows, most, width := ui.VGap(0), 0.0, float32(0)
	heads := []games.ID{"stats.judged.lost", "stats.judged.luck", "stats.judged.mistakes", "stats.col.played"}
	var top []fyne.CanvasObject
	for _, h := range heads {
		width = max(width, ui.Body.Measure(env.T(h))+6)
		top = append(top, cell(env.T(h), ui.Body, ui.Ink2))
	}
	for _, x := range all {
		most = max(most, each(x.Lost, x.Judged))
	}
	rows.Add(ui.Inset(0, 10, 4, 10, cells(ui.Space(0, 0), width, top...)))
	for i, x := range all {
		bar := ui.NewBar(ui.Player(x.Player.Color))
		bar.Set(float32(each(x.Lost, x.Judged)/max(most, 1e-9)), 0)
		head := ui.HMid(10, p.avatar(x.Player, 28), ui.Stretch(ui.VGap(4, ui.NewText(x.Player.Name, ui.Strong, ui.Ink).Truncate(), bar)))
		share, _ := per(x.Mistakes, x.Decisions)
		rows.Add(band(i, cells(head, width,
			cell(env.Texts.Decimal(each(x.Lost, x.Judged)), ui.Strong, ui.Ink), cell(p.signed(each(x.Luck, x.Judged)), ui.Strong, ui.Ink),
			cell(env.Texts.Percent(share), ui.Strong, ui.Ink), cell(p.number(float64(x.Matches)), ui.Strong, ui.Ink))))
	}
	return rows
}

// signed is a number with its sign.
func (p *Overview) signed(v float64) string {
	switch text := p.env.Texts.Decimal(math.Abs(v)); {
	case v >= 0.05:
		return "+" + text
	case v <= -0.05:
		return "–" + text
	default:
		return text
	}
}

// judgedSum are the figures of the chosen person.
func (p *Overview) judgedSum(unit string) string {
	x := p.fig.judged.all[0]
	share, _ := per(x.Mistakes, x.Decisions)
	return p.env.T("stats.judged.sum", games.Args{
		"Lost": p.env.Texts.Decimal(each(x.Lost, x.Judged)), "Luck": p.signed(each(x.Luck, x.Judged)), "Unit": unit,
		"Share": p.env.Texts.Percent(share), "Matches": p.env.T("stats.played", games.Args{"N": x.Matches}),
	})
}

// judgedSorts is how often the chosen person's decisions were mistakes, by sort.
func (p *Overview) judgedSorts() fyne.CanvasObject {
	env, rows := p.env, ui.VGap(10)
	said := func(s store.JudgedSort) string {
		return env.T("stats.judged.times", games.Args{"N": s.Mistakes, "Of": s.Decisions})
	}
	wide, most := float32(0), 0
	for _, s := range p.fig.judged.sorts {
		wide, most = max(wide, ui.Strong.Measure(said(s))+1), max(most, s.Mistakes)
	}
	for _, s := range p.fig.judged.sorts {
		if s.Mistakes == 0 {
			continue
		}
		bar := ui.NewBar(ui.Warn)
		bar.Set(float32(s.Mistakes)/float32(most), 0)
		rows.Add(ui.Columns(12,
			ui.Column{Weight: 3, Min: ui.Px(120), Object: ui.NewPara(env.T("mistakes.kind."+s.What), ui.Strong, ui.Ink)},
			ui.Column{Weight: 3, Min: ui.Px(60), Object: ui.HMid(0, ui.Stretch(bar))},
			ui.Column{Min: wide, Object: ui.NewText(said(s), ui.Strong, ui.Ink).Align(fyne.TextAlignTrailing)}))
	}
	if len(rows.Objects) == 0 {
		rows.Add(ui.NewPara(env.T("stats.judged.spotless"), ui.Body, ui.Ink2))
	}
	return rows
}

// judgedChart is what the chosen person has given away a turn, over time.
func (p *Overview) judgedChart() fyne.CanvasObject {
	x := p.fig.judged.all[0]
	first, last := x.Months[0].Period, x.Months[len(x.Months)-1].Period
	columns, in := months(first, last), func(month store.Period) store.Period { return month }
	if last/100-first/100 >= manyYears-1 {
		columns, in = nil, func(month store.Period) store.Period { return month / 100 }
		for y := first / 100; y <= last/100; y++ {
			columns = append(columns, y)
		}
	}
	line := draw.ChartLine{Label: x.Player.Name, Player: x.Player.Color}
	d := draw.ChartData{Format: p.env.Texts.Decimal}
	for _, c := range columns {
		var sum store.Judged
		for _, m := range x.Months {
			if in(m.Period) == c {
				sum.Turns, sum.Lost = sum.Turns+m.Turns, sum.Lost+m.Lost
			}
		}
		value := math.NaN()
		if sum.Turns > 0 {
			value = each(sum.Lost, sum)
		}
		line.Values = append(line.Values, value)
		d.Columns = append(d.Columns, p.periodOf(c, columns))
	}
	d.Lines = []draw.ChartLine{line}
	return draw.NewChart(d, nil)
}
