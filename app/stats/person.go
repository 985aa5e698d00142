package stats

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table/climb"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// figure is a large number, and what it counts.
type figure struct{ number, word string }

// mostFigures is how many stand at the top of somebody's page.
const mostFigures = 3

// person is the page of the chosen player.
type person struct {
	*Overview
	sums store.PlayerSums
}

// figures are theirs; what they don't have yet isn't counted.
func (p person) figures() []figure {
	env, s := p.env, p.sums
	var all []figure
	add := func(is bool, number string, id games.ID) {
		if is {
			all = append(all, figure{number, env.T(id)})
		}
	}
	add(s.Played > 0, strconv.Itoa(s.Played), "stats.col.played")
	add(s.Won > 0, strconv.Itoa(s.Won), "stats.col.won")
	m := p.fig.metric()
	if v, ok := m.value(s.Sums); p.kind != "" && s.Points > 0 {
		add(ok, number(env, v), p.counted(p.kind, m.unit, m.letters))
		add(true, strconv.Itoa(s.Best), "stats.col.best")
	}
	add(s.BestRun > 1, strconv.Itoa(s.BestRun), "stats.col.row")
	return all[:min(len(all), mostFigures)]
}

// head is who it is, what they can be proud of, and three figures.
func (p person) head() fyne.CanvasObject {
	me, _ := of(p.people, p.player)
	who, note := me.Player, p.env.T("stats.computers.only")
	if p.sums.Played > 0 {
		note = locales.Sentence(p.note())
	}
	line := ui.HMid(24, p.avatar(who, 112),
		ui.Stretch(ui.VGap(4, ui.NewText(who.Name, ui.Hero, ui.Ink).Truncate(), ui.NewPara(note, ui.Number, ui.Ink2))))
	for _, f := range p.figures() {
		number := ui.NewText(f.number, ui.Hero, ui.Ink).Align(fyne.TextAlignCenter)
		line.Add(ui.MinSized(96, 0, ui.VGap(0, number, ui.NewText(f.word, ui.Body, ui.Ink2).Align(fyne.TextAlignCenter))))
	}
	return ui.NewCardPad(28, line)
}

// note is what they can be proud of: a run of wins, their game, their best match, or how they stand.
func (p person) note() string {
	env, s := p.env, p.sums
	strong := p.strong()
	switch {
	case s.Run >= aRun:
		return env.T("stats.run", games.Args{"N": s.Run})
	case s.Won > 0 && s.Won == s.Played:
		return env.T("stats.allwon")
	case strong != "":
		return env.T("stats.strong", games.Args{"Game": p.name(strong)})
	case s.BestRun >= bestRun:
		return env.T("stats.bestrun", games.Args{"N": s.BestRun})
	}
	if best := p.best(); best != "" {
		return env.T("stats.proud", games.Args{"Value": best})
	}
	for _, x := range p.fig.standings() {
		if x.Player.ID == s.Player.ID {
			return env.T(x.word(), games.Args{"N": s.Played})
		}
	}
	return ""
}

// The least that is worth a note.
const (
	aRun    = 2 // games won in a row until now
	bestRun = 3 // at any time
	enough  = 3 // games of one kind
)

// strong is the game that they win clearly more often than the others; "" for none, or where only one is shown.
func (p person) strong() (kind string) {
	s := p.sums
	if p.kind != "" {
		return ""
	}
	mean, _ := per(s.Won, s.Played)
	best := mean + .05
	for _, c := range p.fig.counts {
		own, ok := of(p.fig.byKind[c.Kind], s.Player.ID)
		if share, _ := per(own.Won, own.Played); ok && own.Played >= enough && own.Played < s.Played && share > best {
			kind, best = c.Kind, share
		}
	}
	return kind
}

// best is the most that they have reached in a match of the game that they play most; "" for nothing.
func (p person) best() string {
	own, _ := of(p.fig.of, p.player)
	if own.Best == 0 {
		return ""
	}
	return p.env.T(p.counted(p.fig.kind, "stats.words.points", "stats.words.letters"), games.Args{"N": own.Best})
}

// wordMat is the best word, on the mat of its game; nil for none.
func (p *Overview) wordMat() fyne.CanvasObject {
	env := p.env
	if len(p.fig.best) == 0 {
		return nil
	}
	w := p.fig.best[0]
	g, err := p.games.Find(w.kind)
	if err != nil {
		return nil
	}
	worth := func(w word) string {
		return env.T(p.counted(w.kind, "stats.words.points", "stats.words.letters"), games.Args{"N": w.Points})
	}
	head := ui.HMid(12, ui.Stretch(ui.NewText(env.T("stats.words.top"), ui.Title, ui.Ink).Truncate()))
	foot := ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).Truncate()
	if p.player != 0 {
		head.Add(ui.NewText(worth(w)+", "+env.Texts.When(env.Now(), w.At), ui.Body, ui.Ink2))
	} else {
		foot.SetText(w.Player.Name + ", " + worth(w))
	}
	if way := way(env, w.Match, w.Sheet, 0, "best."); way != nil {
		head.Add(way)
	}
	if next := p.fig.best[1:]; p.player != 0 && len(next) > 0 && next[0].kind == w.kind && next[0].Word != w.Word {
		foot.SetText(env.T("stats.words.next", games.Args{"Word": next[0].Word, "Value": worth(next[0])}))
	}
	return ui.NewMat(g.Cloth, ui.Inset(24, 32, 24, 32, ui.VGap(12, head, ui.Stretch(onLedge(w.Word)), foot)))
}

// ledgeWord is how high a word on a ledge is at most.
const ledgeWord float32 = 84

// onLedge is a word of letter pieces that stands on a ledge, or in type if they can't spell it.
func onLedge(s string) fyne.CanvasObject {
	if !draw.Letters().Draws(s) {
		return ui.Centered(ui.NewText(s, ui.Hero, ui.Ink).Truncate())
	}
	word, ledge := draw.NewWord(s, ledgeWord), ui.NewLedge()
	return ui.Laid(func() fyne.Size { return fyne.NewSize(240, ledgeWord+32) }, func(size fyne.Size) {
		word.SetHeight(ledgeWord)
		if w, room := word.MinSize().Width, size.Width-2*ui.LedgeOver; w > room {
			word.SetHeight(ui.Whole(ledgeWord * room / w))
		}
		m := word.MinSize()
		x, foot := ui.Whole((size.Width-m.Width)/2), ui.Whole((size.Height+m.Height-ui.LedgeHeight)/2)
		ui.Put(word, x, foot-m.Height, m.Width, m.Height)
		ui.PutLedge(ledge, x, foot, m.Width)
	}, ledge, word)
}

// fivesCard is how the chosen player stands against each character, with a check from the first win on.
func (p person) fivesCard() fyne.CanvasObject {
	env := p.env
	next, beaten := "", 0
	var row []fyne.CanvasObject
	for l := mind.Level(1); int(l) <= mind.Levels; l++ {
		at := slices.IndexFunc(p.fig.standoffs, func(x store.Standoff) bool { return x.Character.Level == l })
		score := env.T("stats.nowin")
		won := at >= 0 && p.fig.standoffs[at].Won > 0
		switch {
		case won:
			x := p.fig.standoffs[at]
			score, beaten = strconv.Itoa(x.Won)+" : "+strconv.Itoa(x.Lost), beaten+1
		case next == "":
			next = l.Name()
		}
		column := ui.VGap(2, ui.Centered(faceOf(l, won)), ui.NewText(l.Name(), ui.Heading, ui.Ink).Align(fyne.TextAlignCenter),
			ui.Inset(0, 8, 0, 8, ui.NewPara(score, ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter)))
		if at < 0 {
			row = append(row, column)
			continue
		}
		x := p.fig.standoffs[at]
		met := ui.NewCardButton(0, column, func() { env.Router.Open(p.between(x.Person, x.Character)) }).Flat()
		env.Trace.Mark("stats-five-"+x.Character.Name, met)
		met.SetTip(env.T("stats.pairs.open", games.Args{"A": x.Person.Name, "B": x.Character.Name}))
		row = append(row, met)
	}
	remark := env.T("stats.five.all")
	if next != "" {
		remark = env.T("stats.five.next", games.Args{"Name": next})
	}
	head := ui.HMid(12, ui.Stretch(ui.NewText(env.T("stats.five"), ui.Title, ui.Ink).Truncate()))
	if beaten > 0 {
		head.Add(ui.NewText(env.T("stats.five.won", games.Args{"N": beaten}), ui.Strong, ui.OK))
	}
	foot := ui.HMid(12, ui.Stretch(ui.NewPara(remark, ui.Strong, ui.Ink2)))
	if g, err := p.games.Find(p.fig.computers.kind); err == nil && climb.Has(g) {
		b := ui.NewSmallButton(env.T("ladder.of", games.Args{"Game": g.Name(env)}), ui.Soft, func() {
			env.Router.Open(shell.Route{Page: shell.Ladder, Game: g.Kind.Name(), Player: p.player})
		}).WithIcon(ui.IconStar)
		env.Trace.Mark("stats-ladder", b)
		foot.Add(b)
	}
	return ui.NewCardPad(20, ui.VGap(12, head, ui.Grid(0, 60, mind.Levels, row...), ui.Spacer(), foot))
}

// faceOf is a character's face, checked if it was beaten.
func faceOf(l mind.Level, beaten bool) fyne.CanvasObject {
	const size, check float32 = 60, 26
	face, mark := draw.NewFace(l, size), ui.NewArea(ui.OK, check/2, ui.Pad(5, ui.NewIcon(ui.IconCheck, 16, ui.CardBG)))
	ui.Show(beaten, mark)
	return ui.Laid(func() fyne.Size { return fyne.NewSize(size+12, size+8) }, func(fyne.Size) {
		ui.Put(face, 6, 8, size, size)
		ui.Put(mark, size+12-check, 0, check, check)
	}, face, mark)
}

// mostRibbons is how many are shown: two rows.
const mostRibbons = 8

// ribbons are what the chosen player has done that is worth one, in words: what it is, and how much.
func (p person) ribbons() [][2]string {
	env, s := p.env, p.sums
	var all [][2]string
	add := func(id games.ID, args games.Args, text string) { all = append(all, [2]string{env.T(id, args), text}) }
	if words := p.fig.longest; len(words) > 0 {
		add("stats.ribbon.long", nil, words[0].Word+", "+env.T("stats.words.letters", games.Args{"N": words[0].Letters}))
	}
	if s.BestRun >= bestRun {
		add("stats.ribbon.run", nil, env.T("stats.run", games.Args{"N": s.BestRun}))
	}
	if best := p.best(); best != "" {
		add("stats.ribbon.high", nil, p.name(p.fig.kind)+", "+best)
	}
	for _, x := range slices.Backward(p.fig.standoffs) {
		if x.Won > 0 {
			add("stats.ribbon.beat", games.Args{"Name": x.Character.Name}, env.T("stats.computers.won", games.Args{"Won": x.Won, "N": x.Played}))
		}
	}
	return all[:min(len(all), mostRibbons)]
}

// ribbonsCard is hidden without any.
func (p person) ribbonsCard() fyne.CanvasObject {
	all := each.Of(p.ribbons(), func(r [2]string) fyne.CanvasObject { return ui.NewAward(r[0], r[1]) })
	card := ui.NewCardPad(20, ui.VGap(12, ui.NewText(p.env.T("stats.ribbons"), ui.Title, ui.Ink), ui.Flow(16, 0, all...)))
	ui.Show(len(all) > 0, card)
	return card
}
