package stats

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/rating"
	"spieltisch/store"
)

// skillCard is how strong everybody is estimated to be, and how sure that is.
func (p *Overview) skillCard() fyne.CanvasObject {
	env := p.env
	rows := p.estimates(p.fig.ratings, func(who store.Player) bool { return p.player == 0 || who.ID == p.player })
	title := env.T("stats.skill")
	if p.fig.kind != "" {
		title = env.T("stats.skill.of", games.Args{"Game": p.name(p.fig.kind)})
	}
	if len(rows.Objects) == 0 {
		return titled(title, env.T("stats.skill.none"), rows)
	}
	return titled(title, env.T("stats.skill.what"), rows)
}

// estimates are rows of how strong those who are wanted are, and how sure that is.
func (p *Overview) estimates(all []store.PlayerRating, wanted func(store.Player) bool) *fyne.Container {
	env, rows := p.env, ui.VGap(8)
	said := func(r store.PlayerRating) string { return env.Texts.Decimal(r.Mu) }
	wide := float32(0) // the same for all, so that the bars begin and end together
	for _, r := range all {
		wide = max(wide, ui.Strong.Measure(said(r))+1)
	}
	for _, r := range all {
		if !wanted(r.Player) {
			continue
		}
		tone := ui.Player(r.Player.Color)
		if r.Player.Computer() {
			tone = ui.ComputerTone
		}
		rows.Add(ui.Columns(12,
			ui.Column{Object: p.avatar(r.Player, 28)},
			ui.Column{Weight: 2, Min: 56, Object: whole(r.Player.Name)},
			ui.Column{Weight: 3, Min: 60, Object: ui.HMid(0, ui.Stretch(draw.NewRange(tone, r.Low(), r.Mu, r.High(), 2*rating.StartMean)))},
			ui.Column{Min: wide, Object: ui.NewText(said(r), ui.Strong, ui.Ink).Align(fyne.TextAlignTrailing)}))
	}
	return rows
}

// The lists of words.
const (
	byPoints = iota
	byLength
	byTimes
)

// wordsCard is the best, the longest and the most frequent words.
func (p *Overview) wordsCard() fyne.CanvasObject {
	env := p.env
	tabs := ui.NewSegmented([]string{env.T("stats.words.best"), env.T("stats.words.longest"), env.T("stats.words.common")}, p.tab, func(i int) {
		p.tab = i
		p.fillWords()
	})
	env.Trace.Mark("stats-words", tabs)
	p.list = ui.VGap(0)
	p.fillWords()
	return titled(env.T("stats.words"), env.T("stats.words.what"), ui.VGap(12, tabs, p.list))
}

func (p *Overview) fillWords() {
	env := p.env
	p.list.RemoveAll()
	list := p.fig.best
	if p.tab == byLength {
		list = p.fig.longest
	}
	if p.tab == byTimes {
		list = nil
		for i, w := range p.fig.common {
			p.list.Add(band(i, ui.HMid(12, p.games.Sign(w.kind, 28), ui.Stretch(ui.NewText(w.Word, ui.Label, ui.Ink).Truncate()),
				ui.NewText(env.T("stats.words.times", games.Args{"N": w.Times}), ui.Body, ui.Ink2))))
		}
	}
	kind := p.kind
	for i, w := range list {
		if p.tab == byPoints && w.kind != kind { // points of different games don't compare
			kind = w.kind
			p.list.Add(ui.Inset(8, 10, 4, 10, ui.HMid(12, p.games.Sign(kind, 28), ui.Stretch(ui.NewText(p.name(kind), ui.Strong, ui.Ink2).Truncate()))))
		}
		p.list.Add(p.wordRow(i, w))
	}
	if len(p.list.Objects) == 0 {
		p.list.Add(ui.NewPara(env.T("stats.words.none"), ui.Body, ui.Ink2))
	}
	p.list.Refresh()
	if p.scroll != nil {
		p.scroll.Content.Refresh()
		p.scroll.Refresh()
	}
}

// wordRow is a word with who laid it, in which game and when, and the way there.
func (p *Overview) wordRow(i int, w word) fyne.CanvasObject {
	env := p.env
	value := env.T(p.counted(w.kind, "stats.words.points", "stats.words.letters"), games.Args{"N": w.Points})
	if p.tab == byLength {
		value = env.T("stats.words.letters", games.Args{"N": w.Letters})
	}
	where := games.ID("stats.words.where")
	if w.Computers {
		where = "stats.words.computer"
	}
	sub := env.T(where, games.Args{"Name": w.Player.Name, "When": env.Texts.When(env.Now(), w.At)})
	if g, err := p.games.Find(w.kind); err == nil {
		if words := table.WordsSaid(env, g, w.Language, w.Match == 0); words != "" {
			sub += " · " + words
		}
	}
	sign := p.games.Sign(w.kind, 28)
	if p.tab == byPoints {
		sign = ui.Space(28, 0) // it stands above
	}
	said := ui.NewPara(sub, ui.Body, ui.Ink2)
	line := ui.HMid(12, sign, ui.Stretch(ui.VGap(2, drawn(w.Word), said)), p.avatar(w.Player, 28))
	line.Add(ui.MinSized(84, 0, ui.NewText(value, ui.Strong, ui.Ink).Align(fyne.TextAlignTrailing)))
	if way := way(env, w.Match, w.Sheet, i, "word."); way != nil {
		line.Add(way)
	}
	return band(i, line)
}

// drawn is a word built of letter pieces, or written, if they can't spell it or that would take too much room.
func drawn(s string) fyne.CanvasObject {
	if o := draw.NewWord(s, 24); draw.Letters().Draws(s) && o.MinSize().Width <= 400 {
		return ui.HMid(0, o)
	}
	return ui.NewText(s, ui.Label, ui.Ink).Truncate()
}

// way leads to a game from row i of a list.
func way(env *shell.Env, match store.MatchID, sheet store.SheetID, i int, mark string) fyne.CanvasObject {
	to, tip, icon := leadsTo(store.Play{Match: match, Sheet: sheet}), games.ID("stats.replay"), ui.IconPlay
	if match == 0 {
		tip, icon = "stats.sheet", ui.IconSheet
	}
	if !env.Router.Knows(to.Page) {
		return nil
	}
	kind := ui.WellBtn
	if i%2 == 0 {
		kind = ui.Secondary
	}
	b := ui.NewIconButton(icon, env.T(tip), kind, func() { env.Router.Open(to) })
	env.Trace.Mark(mark+strconv.Itoa(i), b)
	return b
}
