package stats

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
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

// judgedCards are what reviews have found: of everybody, or of the chosen person and by sort of mistakes. Where nobody has looked
// back yet they say how that is done.
func (p *Overview) judgedCards() []fyne.CanvasObject {
	env, j := p.env, p.fig.judged
	switch {
	case j.kind == "" && !slices.ContainsFunc(p.games, func(g *table.Game) bool { return g.Reviews != nil && (p.kind == "" || p.kind == g.Kind.Name()) }):
		return nil
	case j.kind == "":
		return []fyne.CanvasObject{titled(env.T("stats.judged"), "", ui.NewPara(env.T("stats.judged.none"), ui.Body, ui.Ink2))}
	}
	title := env.T("stats.judged.of", games.Args{"Game": p.name(j.kind)})
	t := judgedTold{env, j, env.T("stats.judged.unit." + games.ID(j.kind))}
	table := titled(title, env.T("stats.judged.what", games.Args{"Unit": t.unit}), t.table(p.avatar))
	if p.player != 0 {
		table = split(table, titled(env.T("stats.judged.mistakes"), "", t.sortRows()))
	}
	return []fyne.CanvasObject{table}
}

// perTurn is a sum a turn.
func perTurn(sum float64, j store.Judged) float64 { return sum / float64(max(1, j.Turns)) }

// judgedTold says what reviews have found, in the unit of their game.
type judgedTold struct {
	env *shell.Env
	judged
	unit string
}

// table is what each person has given away and what luck they had a turn.
func (t judgedTold) table(avatar func(store.Player, float32) fyne.CanvasObject) fyne.CanvasObject {
	env, all := t.env, t.all
	rows, most, width := ui.VGap(0), 0.0, float32(0)
	heads := []games.ID{"stats.judged.lost", "stats.judged.luck", "stats.judged.mistakes", "stats.col.played"}
	var top []fyne.CanvasObject
	for _, h := range heads {
		width = max(width, ui.Body.Measure(env.T(h))+6)
		top = append(top, cell(env.T(h), ui.Body, ui.Ink2))
	}
	for _, x := range all {
		most = max(most, perTurn(x.Lost, x.Judged))
	}
	rows.Add(ui.Inset(0, 10, 4, 10, cells(ui.Space(0, 0), width, top...)))
	for i, x := range all {
		bar := ui.NewBar(ui.Player(x.Player.Color))
		bar.Set(float32(perTurn(x.Lost, x.Judged)/max(most, 1e-9)), 0)
		head := ui.HMid(10, avatar(x.Player, 28), ui.Stretch(ui.VGap(4, ui.NewText(x.Player.Name, ui.Strong, ui.Ink).Truncate(), bar)))
		share, _ := per(x.Mistakes, x.Decisions)
		rows.Add(band(i, cells(head, width,
			cell(env.Texts.Decimal(perTurn(x.Lost, x.Judged)), ui.Strong, ui.Ink), cell(t.signed(perTurn(x.Luck, x.Judged)), ui.Strong, ui.Ink),
			cell(env.Texts.Percent(share), ui.Strong, ui.Ink), cell(number(env, float64(x.Matches)), ui.Strong, ui.Ink))))
	}
	return rows
}

// signed is a number with its sign.
func (t judgedTold) signed(v float64) string {
	switch text := t.env.Texts.Decimal(math.Abs(v)); {
	case v >= 0.05:
		return "+" + text
	case v <= -0.05:
		return "–" + text
	default:
		return text
	}
}

// sortRows is how often the chosen person's decisions were mistakes, by sort.
func (t judgedTold) sortRows() fyne.CanvasObject {
	env, rows := t.env, ui.VGap(10)
	said := func(s store.JudgedSort) string {
		return env.T("stats.judged.times", games.Args{"N": s.Mistakes, "Of": s.Decisions})
	}
	wide, most := float32(0), 0
	for _, s := range t.sorts {
		wide, most = max(wide, ui.Strong.Measure(said(s))+1), max(most, s.Mistakes)
	}
	for _, s := range t.sorts {
		if s.Mistakes == 0 {
			continue
		}
		bar := ui.NewBar(ui.Warn)
		bar.Set(float32(s.Mistakes)/float32(most), 0)
		rows.Add(ui.Columns(12,
			ui.Column{Weight: 3, Min: 120, Object: ui.NewPara(env.T("mistakes.kind."+s.What), ui.Strong, ui.Ink)},
			ui.Column{Weight: 3, Min: 60, Object: ui.HMid(0, ui.Stretch(bar))},
			ui.Column{Min: wide, Object: ui.NewText(said(s), ui.Strong, ui.Ink).Align(fyne.TextAlignTrailing)}))
	}
	if len(rows.Objects) == 0 {
		rows.Add(ui.NewPara(env.T("stats.judged.spotless"), ui.Body, ui.Ink2))
	}
	return rows
}
