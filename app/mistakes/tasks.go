package mistakes

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/reviews"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/exercise"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// nextCard is the task that is asked next, or why none is.
func (p *Page) nextCard() fyne.CanvasObject {
	env, due := p.env, p.due()
	switch {
	case len(p.all) == 0:
		text := games.ID("mistakes.empty.what")
		if !p.auto {
			text = "mistakes.empty.off"
		}
		return ui.NewCard(shell.Empty(env.T(text), env.ToTheGames()))
	case len(due) > 0:
		return p.taskCard(due)
	}
	soon := p.soon()
	if len(soon) == 0 {
		return p.message(true, env.T("mistakes.all.sit"), env.T("mistakes.all.sit.what"))
	}
	b := p.button("book-begin", "mistakes.anyway", ui.Secondary, func() { p.begin(false, soon) })
	title := env.T("mistakes.nothing.due")
	if done, _ := p.doneOf(""); done == 0 {
		title = env.T("mistakes.none")
	}
	return p.message(true, title, env.T("mistakes.next.on", games.Args{"When": p.when(p.plan[soon[0]])}), ui.HMid(0, b, ui.Spacer()))
}

// message is a card that says something instead of a task.
func (p *Page) message(good bool, title, text string, more ...fyne.CanvasObject) fyne.CanvasObject {
	words := ui.VGap(4, ui.NewPara(title, ui.Question, ui.Ink), ui.NewPara(text, ui.Lead, ui.Ink2))
	return ui.NewCard(ui.VGap(gap, append([]fyne.CanvasObject{ui.HMid(gap, draw.Pip(good)(96), ui.Stretch(words))}, more...)...))
}

// button is one that changes something, so that it can't be used where nothing can be kept.
func (p *Page) button(name string, text games.ID, kind ui.Kind, tap func()) *ui.Button {
	b := ui.NewButton(p.env.T(text), kind, tap)
	if why := p.locked(); why != "" {
		b.Disable(why)
	}
	p.env.Trace.Mark(name, b)
	p.named[name] = b
	return b
}

// taskCard tells of the first of some tasks, without its answer.
func (p *Page) taskCard(due []int) fyne.CanvasObject {
	env, e := p.env, p.all[due[0]]
	done, _ := p.doneOf("")
	g, err := p.games.Find(e.Kind)
	if err != nil {
		return p.message(false, env.T("mistakes.aside.lost"), env.Explain(nil, err))
	}
	head := ui.HMid(12, square(g, 40), ui.Stretch(ui.VGap(0,
		ui.NewText(env.T("mistakes.task", games.Args{"N": done + 1, "All": done + len(due)}), ui.Heading, ui.Ink).Truncate(),
		ui.NewText(p.from(e), ui.Body, ui.Ink2).Truncate())))
	if n := len(e.Answers); n > 0 {
		head.Add(ui.NewChip(env.T("mistakes.times", games.Args{"N": n + 1}), ""))
	}
	card := ui.VGap(gap, head, p.picture(g, e, 0, largePicture), ui.NewPara(p.env.T(question(p.env, e)), ui.Question, ui.Ink))
	if turn := p.turn(g, e); turn != "" {
		card.Add(ui.NewPara(turn+". "+env.T(sizeOf[e.Finding.Size]), ui.Lead, ui.Ink2))
	}
	p.start = p.button("book-begin", "mistakes.begin", ui.Primary, func() { p.begin(true, due) }).WithIcon(ui.IconPlay)
	foot := ui.HMid(12, ui.Spacer())
	if len(due) > 1 {
		foot.Add(p.button("book-later", "mistakes.later", ui.Plain, func() {
			p.putOff(e.ID)
			p.show()
		}))
	}
	foot.Add(p.start)
	card.Add(ui.NewPara(env.T("mistakes.how"), ui.Body, ui.Ink2))
	card.Add(foot)
	return ui.NewCard(card)
}

// from is the match that a task comes from. The language of its words stands first, so that it is never cut.
func (p *Page) from(e store.Exercise) string {
	env := p.env
	when := env.Texts.DayOfYear(e.At)
	if e.At.Year() != env.Now().Year() {
		when = env.Texts.Day(e.At)
	}
	text := env.T("mistakes.from", games.Args{"When": when})
	if names := others(e); len(names) > 0 {
		text = env.T("mistakes.from.with", games.Args{"When": when, "Names": env.Join(names)})
	}
	if g, err := p.games.Find(e.Kind); err == nil {
		if words := table.WordsSaid(env, g, games.SetLanguage(e.Setup), false); words != "" {
			return words + " · " + text
		}
	}
	return text
}

// question is what is asked, without telling what had been better.
func question(env *shell.Env, e store.Exercise) games.ID {
	if id := "mistakes.ask." + e.Finding.What; env.Texts.Has(string(id)) {
		return id
	}
	return "mistakes.ask"
}

// turn says when in the match it was; "" of a task that can't be shown.
func (p *Page) turn(g *table.Game, e store.Exercise) string {
	if g.Reviews == nil {
		return ""
	}
	at := position(e)
	at.Rows = append(at.Rows[:len(at.Rows):len(at.Rows)], e.Own)
	log, err := at.Log(g.Kind)
	if err != nil {
		return ""
	}
	return g.Reviews.Look(table.Seen{Env: p.env, Log: log, Names: store.Names(e.Players)}).Turn(e.Finding)
}

// The size of pictures of positions.
const (
	largePicture float32 = 132
	smallPicture float32 = 60
	smallWide    float32 = 280 // room for ten dice
)

// picture is the position of a task as all could see it, on its mat; of one that can't be shown, or shows nothing, the game's sign.
func (p *Page) picture(g *table.Game, e store.Exercise, wide, high float32) fyne.CanvasObject {
	inside, whose := square(g, high*.6), e.Players
	if high < largePicture { // no room for faces
		whose = nil
	}
	if log, err := position(e).Log(g.Kind); err == nil && g.Position != nil {
		if o := g.Position(p.env, log.Match().View(games.Table), whose); o != nil {
			inside = o
		}
	}
	return ui.MinSized(wide, high, ui.NewArea(g.Cloth.Face, 12, ui.Pad(8, ui.MinSized(wide-16, high-16, inside))))
}

// when says on which day a task comes.
func (p *Page) when(day int) string { return reviews.When(p.env, day-p.day) }

// firstRows is how many tasks are listed before somebody wants all of them.
const firstRows = 12

// listCard are all tasks, or those of a game.
func (p *Page) listCard() fyne.CanvasObject {
	env, kinds := p.env, p.kinds()
	if len(p.all) == 0 {
		return ui.Space(0, 0)
	}
	head := ui.HMid(12, ui.Stretch(ui.NewText(env.T("mistakes.list"), ui.Title, ui.Ink).Truncate()))
	if len(kinds) > 1 {
		names, at := []string{env.T("mistakes.list.all")}, 0
		for i, kind := range kinds {
			g, err := p.games.Find(kind)
			if err != nil {
				names = append(names, kind)
				continue
			}
			if names = append(names, g.Name(env)); kind == p.kind {
				at = i + 1
			}
		}
		choice := ui.NewChoice(names, at, "", func(i int) {
			p.kind, p.whole = "", false
			if i > 0 {
				p.kind = kinds[i-1]
			}
			p.show()
		})
		env.Trace.Mark("book-games", choice)
		p.named["book-games"] = choice
		head.Add(ui.MinSized(200, 0, choice))
	}
	rows := ui.VGap(8, head)
	all := p.listed()
	for n, at := range all {
		if n == firstRows && !p.whole {
			rows.Add(ui.HMid(0, ui.Spacer(), p.button("book-more", "mistakes.list.more", ui.Plain, func() {
				p.whole = true
				p.show()
			}), ui.Spacer()))
			break
		}
		rows.Add(p.row(n, at))
	}
	return ui.NewCardPad(20, rows)
}

// row is one task of the list.
func (p *Page) row(n, at int) fyne.CanvasObject {
	env, e := p.env, p.all[at]
	picture := ui.Space(smallWide, smallPicture)
	if g, err := p.games.Find(e.Kind); err == nil {
		picture = p.picture(g, e, smallWide, smallPicture)
	}
	text, tok := p.status(at)
	words := ui.VGap(0, ui.NewText(p.env.T(question(p.env, e)), ui.Label, ui.Ink).Truncate(), ui.NewText(p.from(e), ui.Body, ui.Ink2).Truncate())
	state := ui.VGap(0, ui.NewText(text, ui.Strong, tok).Align(fyne.TextAlignTrailing), ui.NewText(env.T(sizeOf[e.Finding.Size]), ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing))
	var more *ui.IconButton
	more = ui.NewIconButton(ui.IconMenu, env.T("mistakes.task.menu"), ui.Plain, func() { p.showTask(more, at) })
	name := "task." + strconv.Itoa(n)
	env.Trace.Mark(name, more)
	p.named[name], p.menus = more, append(p.menus, more)
	return ui.NewArea(ui.Well, 10, ui.Inset(8, 4, 8, 12, ui.HMid(12, picture, ui.Stretch(words), state, more)))
}

// square is a game's sign with the same room for all games.
func square(g *table.Game, size float32) fyne.CanvasObject {
	return ui.MinSized(size, size, ui.Centered(g.Icon(size)))
}

// sizeOf says how much more was there.
var sizeOf = [...]games.ID{mind.NoMistake: "mistakes.more.none", mind.SmallMistake: "mistakes.more.small", mind.MediumMistake: "mistakes.more.medium", mind.LargeMistake: "mistakes.more.large"}

// status says how far somebody has come with a task.
func (p *Page) status(at int) (string, ui.Token) {
	env, e, s := p.env, p.all[at], p.states[at]
	switch {
	case e.Aside != store.NotAside:
		return env.T("mistakes.status." + games.ID(e.Aside)), ui.Ink2
	case s.Rests:
		return env.T("mistakes.status.sits"), ui.OK
	case p.plan[at] <= p.day:
		return env.T("mistakes.status.due"), ui.AccentText
	case s.Row > 0:
		return env.T("mistakes.status.row", games.Args{"When": p.when(p.plan[at]), "N": s.Row, "Of": exercise.Sits}), ui.Ink2
	}
	return p.when(p.plan[at]), ui.Ink2
}
