package stats

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// judged is what reviews have found in the chosen person's matches of one game.
type judged struct {
	kind  string             // "" where no match has been looked back at
	sorts []store.JudgedSort // those with most mistakes first
}

// reviews reads what reviews have found in the chosen game, or in the first that has any: the ones played most come first.
func (l *loader) reviews() {
	kinds := []string{l.p.kind}
	if l.p.kind == "" {
		kinds = []string{l.kind, l.computers.kind}
		for _, g := range l.p.games {
			kinds = append(kinds, g.Kind.Name())
		}
	}
	for _, kind := range kinds {
		sorts := take[[]store.JudgedSort](l)(l.p.env.Store.JudgedSorts(kind, store.Year(l.p.year), l.p.player))
		if len(sorts) > 0 {
			l.judged = judged{kind, sorts}
			return
		}
	}
}

// judgedCard is how often the chosen person's decisions were mistakes, by sort; nil where no match has been looked back at.
func (p *Overview) judgedCard() fyne.CanvasObject {
	env, rows, j := p.env, ui.VGap(10), p.fig.judged
	if j.kind == "" {
		return nil
	}
	said := func(s store.JudgedSort) string {
		return env.T("stats.judged.times", games.Args{"N": s.Mistakes, "Of": s.Decisions})
	}
	wide := float32(0)
	for _, s := range j.sorts {
		wide = max(wide, ui.Strong.Measure(said(s))+1)
	}
	for _, s := range j.sorts {
		if s.Mistakes == 0 {
			continue
		}
		bar := ui.NewBar(ui.Warn)
		bar.Set(float32(s.Mistakes)/float32(j.sorts[0].Mistakes), 0)
		rows.Add(ui.Columns(12,
			ui.Column{Weight: 3, Min: 120, Object: ui.NewPara(env.T("mistakes.kind."+s.What), ui.Strong, ui.Ink)},
			ui.Column{Weight: 3, Min: 60, Object: ui.HMid(0, ui.Stretch(bar))},
			ui.Column{Min: wide, Object: ui.NewText(said(s), ui.Strong, ui.Ink).Align(fyne.TextAlignTrailing)}))
	}
	if len(rows.Objects) == 0 {
		rows.Add(ui.NewPara(env.T("stats.judged.spotless"), ui.Body, ui.Ink2))
	}
	return titled(env.T("stats.judged.of", games.Args{"Game": p.name(j.kind)}), env.T("stats.judged.mistakes"), rows)
}
