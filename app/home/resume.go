package home

import (
	"context"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/guided"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// resumeCard offers a match or score sheet to go on with: the card itself, and a menu on it.
type resumeCard struct {
	p    *Page
	play store.Play
	box  *fyne.Container
	card *ui.CardButton
	more *ui.IconButton
}

// focused tells whether the keyboard is on the card or its menu.
func (c *resumeCard) focused() bool {
	f := c.p.env.Window.Canvas().Focused()
	return f != nil && (f == fyne.Focusable(c.card) || f == fyne.Focusable(c.more))
}

// The left paper: its title line, the newest game as a mat, and further ones as rows.
const (
	matHigh   float32 = 136 // at least
	matAlone  float32 = 280 // at most
	rowHigh   float32 = 60
	rowLow    float32 = 46
	paperEdge float32 = 16
)

// fillResume shows the newest running games, or what to do when there is none.
func (p *Page) fillResume() {
	p.stopLooking()
	p.cards, p.again = nil, nil
	switch {
	case len(p.running) > 0:
		p.resume.Objects = []fyne.CanvasObject{p.runningGames()}
	case p.saved == 0:
		p.resume.Objects = []fyne.CanvasObject{p.welcome()}
	default:
		p.resume.Objects = []fyne.CanvasObject{p.lastPlayed()}
	}
	p.resume.Refresh()
	head := ""
	switch {
	case p.again != nil:
		head = p.env.T("home.last")
	case p.lost:
		head = p.env.T("home.lost")
	case len(p.running) > 0:
		head = p.env.T("home.continue")
	}
	p.which.SetText(head)
}

// lastPlayed is the last match or score sheet as it ended, with the door to another one like it; where nothing can be saved, that
// one can look at everything.
func (p *Page) lastPlayed() fyne.CanvasObject {
	env := p.env
	last, _, err := env.Store.History(store.HistoryFilter{Limit: 1})
	if writable, _ := env.Writable(); !writable {
		look := ui.NewButton(env.T("home.look.all"), ui.Primary, p.list)
		ui.Show(p.saved > 0, look)
		return shell.Empty(env.T("home.look"), look)
	}
	if env.Report(err) || len(last) == 0 || last[0].State == store.Unreadable {
		return shell.Empty(env.T("home.none"))
	}
	m := match(last[0])
	said := p.standing(m)
	d := door{"home.menu.rematch", ui.IconTurnRight, said, said, func() { p.rematch(m) }}
	if m.ID == 0 {
		d.name, d.icon, d.open = "sheets.new", ui.IconSheet, func() { env.Router.Open(shell.Route{Page: shell.NewSheet, Game: m.Kind}) }
	}
	p.again = d.open
	card := p.onMat(last[0], d)
	p.env.Trace.Mark("rematch", card)
	return ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) { ui.Put(card, 0, 0, s.Width, min(s.Height, matAlone)) }, card)
}

// runningGames are the newest game as it lies on the table, and as many rows as there is room for.
func (p *Page) runningGames() fyne.CanvasObject {
	var all, rules []fyne.CanvasObject
	for i, of := range p.running {
		c := &resumeCard{p: p, play: of}
		if i == 0 {
			_, short, tip := p.says(of)
			c.card = p.onMat(of, door{"home.go_on", ui.IconPlay, short, tip, func() { p.goOn(of) }})
		} else {
			c.card = p.resumeRow(of)
		}
		c.more = ui.NewIconButton(ui.IconMenu, p.env.T("home.menu"), ui.Plain, func() { ui.ShowMenu(c.more, p.playMenu(of)) })
		c.box = ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
			ui.Put(c.card, 0, 0, s.Width, s.Height)
			y := float32(0)
			if i > 0 {
				y = (s.Height - 40) / 2
			}
			ui.Put(c.more, s.Width-44, y, 40, 40)
		}, c.card, c.more)
		p.env.Trace.Mark("resume."+strconv.Itoa(i), c.card)
		p.env.Trace.Mark("resume.menu."+strconv.Itoa(i), c.more)
		p.cards = append(p.cards, c)
		all, rules = append(all, c.box), append(rules, ui.NewArea(ui.Border, 0, nil))
	}
	return ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		mat, further := s.Height, rowHigh*float32(len(all)-1)
		if further > 0 {
			mat -= further + 8
		}
		mat = max(matHigh, min(matAlone, mat))
		ui.Put(all[0], 0, 0, s.Width, mat)
		y, end := mat+4, s.Height+10                                           // rows may reach into the paper's edge
		rows := max(1, min(float32(len(all)-1), float32(int((end-y)/rowLow)))) // that there is room for
		row := min(rowHigh, float32(int((end-y)/rows)))
		for i, o := range all[1:] {
			ui.Show(y+row <= end, o)
			ui.Show(i > 0 && o.Visible() && row < rowHigh, rules[i]) // where rows are close
			ui.Put(o, 0, y, s.Width, row)
			ui.Put(rules[i], 8, y, s.Width-16, 1)
			y += row
		}
	}, slices.Concat(all, rules)...)
}

// welcome is what one sees where nobody has ever played.
func (p *Page) welcome() fyne.CanvasObject {
	env := p.env
	face := draw.NewFace(mind.Pip, 120)
	face.Set(mind.Pip, draw.Happy)
	head, text := ui.NewText(env.T("home.welcome"), ui.Question, ui.Ink).Truncate(), ui.NewPara(env.T("home.welcome.guide"), ui.Heading, ui.Ink2).MaxLines(2)
	or := ui.NewText(env.T("home.welcome.or"), ui.Strong, ui.Ink2).Truncate()
	var show *ui.Button
	show = ui.NewMainButton(env.T("guided.show"), func() { guided.Open(env, p.easiest, "", show) }).WithIcon(ui.IconCompass)
	ui.Show(p.easiest != "", show, text)
	return ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		d, x := float32(120), float32(176)
		w := s.Width - x - 8
		text.Resize(fyne.NewSize(w, 0))
		lines := text.MinSize().Height
		between := min(40, max(8, (s.Height-ui.Question.Height()-lines-66-ui.Strong.Height())/4))
		y := between
		ui.Put(face, 24, y, d, d)
		ui.Put(head, x, y, w, ui.Question.Height())
		y += ui.Question.Height() + between/3
		ui.Put(text, x, y, w, lines)
		y += lines + between
		ui.Put(show, x, y, 280, 66)
		y += 66 + between
		ui.Put(or, x, y, w, ui.Strong.Height())
	}, face, head, text, show, or)
}

// easiestGuide is the game of the shortest guided match, "" for none.
func (p *Page) easiestGuide() string {
	best := (*table.Game)(nil)
	for _, g := range p.games {
		if guided.Exists(p.env, g.Kind.Name()) && (best == nil || g.Minutes < best.Minutes) {
			best = g
		}
	}
	if best == nil {
		return ""
	}
	return best.Kind.Name()
}

// goOn opens what isn't over: the sheet where there is one, also when it corrects a match that is.
func (p *Page) goOn(of store.Play) {
	if of.Sheet != 0 {
		p.openSheet(of)
		return
	}
	p.open(match(of))
}

// says is how a game stands, in a long and a short form, and what there is to say of it besides.
func (p *Page) says(of store.Play) (long, short, tip string) {
	m := match(of)
	if of.Sheet != 0 { // the round is all that is known, and the points say more
		return p.sub(of), p.sub(of), p.about(of)
	}
	return p.turn(m), p.asked(m), p.standing(m)
}

// door is where a game on its mat leads: what its button says, and how the game stands, in short and in a tooltip.
type door struct {
	name      games.ID
	icon      ui.IconName
	says, tip string
	open      func()
}

// onMat is a game on its mat: as all may see it on the table, everybody with their points, and how it stands.
func (p *Page) onMat(of store.Play, d door) *ui.CardButton {
	env, m := p.env, match(of)
	cloth, pose := ui.Cloth{Face: ui.Well, Edge: ui.Border, Line: ui.Border}, container.NewStack()
	name, when := ui.NewText(p.name(m), ui.Label, ui.Ink).Truncate(), ui.NewText(p.when(m), ui.Body, ui.Ink2)
	who, below := p.seatsOf(m), float32(52)
	says := ui.NewPara(d.says, ui.Label, ui.Ink).Align(fyne.TextAlignCenter).MaxLines(2)
	button := ui.NewArea(ui.Accent, 10, ui.Centered(ui.HMid(10, ui.NewIcon(d.icon, 20, ui.OnAccent), ui.NewText(env.T(d.name), ui.Title, ui.OnAccent))))
	box := ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		if ui.Show(of.Sheet == 0 && (!faced(pose) || !table.Pointless(m.Points)), who); !who.Visible() {
			below = 12 // the position says all of it
		}
		w := max(150, button.MinSize().Width+24)
		if s.Width > 560 {
			w = max(w, 168)
		}
		x := s.Width - w - 16
		title, time := ui.Label.Measure(name.String())+2, when.MinSize().Width
		title = min(title, s.Width-72-time)
		ui.Put(name, 16, 8, title, 24)
		ui.Put(when, 16+title+10, 8, time, 24)
		if len(p.running) < 2 { // it lies above all else
			ui.Put(pose, 16, 40, s.Width-32, s.Height-40-108)
		} else {
			ui.Put(pose, 16, 34, x-32, s.Height-34-below)
		}
		room := max(s.Width/2, s.Width-48-80*float32(len(m.Players)))
		long := max(w, min(room, ui.Label.Measure(d.says)+4)) // below the door, or further to the left
		says.Resize(fyne.NewSize(long, 0))
		lines := says.MinSize().Height
		ui.Put(button, x, s.Height-96-max(0, lines-36), w, 48)
		ui.Put(says, s.Width-long-16, s.Height-28-lines/2, long, lines)
		ui.Put(who, 16, s.Height-46, s.Width-long-48, 36)
	}, name, when, pose, who, button, says)
	if g, err := p.games.Find(m.Kind); err == nil {
		cloth = g.Cloth
		p.look(g, of, pose, box)
	}
	card := ui.NewCardButton(0, box, d.open).Mat(cloth)
	card.SetTip(d.tip)
	return card
}

// faced tells whether faces stand beside what is theirs in a position.
func faced(o fyne.CanvasObject) bool {
	if c, ok := o.(*fyne.Container); ok {
		return slices.ContainsFunc(c.Objects, faced)
	}
	_, ok := o.(*ui.Avatar)
	return ok
}

// seatsOf are the faces with their points, as many as there is room for.
func (p *Page) seatsOf(m store.Match) fyne.CanvasObject {
	var all []fyne.CanvasObject
	for i, face := range p.faces(m.Players, 36) {
		points := ""
		if i < len(m.Points) && !table.Pointless(m.Points) {
			points = strconv.Itoa(m.Points[i])
		}
		all = append(all, ui.HMid(8, face, ui.NewText(points, ui.Label, ui.Ink)))
	}
	return ui.Laid(func() fyne.Size { return fyne.NewSize(0, 36) }, func(s fyne.Size) {
		x := float32(0)
		for _, o := range all {
			m := o.MinSize()
			ui.Show(x+m.Width <= s.Width, o)
			ui.Put(o, x, 0, m.Width, s.Height)
			x += max(m.Width+10, min(104, s.Width/float32(len(all))))
		}
	}, all...)
}

// look shows into a place in a box what all may see of a game on the table, or the last lines of its sheet, once that was read; where a game
// can't be read or shows nothing, its picture.
func (p *Page) look(g *table.Game, of store.Play, into, box *fyne.Container) {
	env := p.env
	show := func(o fyne.CanvasObject) {
		into.Objects = []fyne.CanvasObject{o}
		into.Refresh()
		ui.PlaceAnew(box)
	}
	if g.Position == nil && of.Sheet == 0 {
		show(g.Picture(env.Texts.Lang()))
		return
	}
	id, st := match(of).ID, env.Store
	p.stopLooking = shell.Work(env, func(context.Context) (any, error) {
		if of.Sheet != 0 {
			return session.OpenSheet(st, g.Sheet.Kind, of.Sheet)
		}
		return session.Position(st, g.Kind, id)
	}, func(view any, err error) {
		var o fyne.CanvasObject
		if s, ok := view.(*session.Sheet); err == nil && ok {
			o = table.LastLines(env, g, s)
		} else if err == nil {
			o = g.Position(env, view, match(of).Players)
		}
		if o == nil {
			o = g.Picture(env.Texts.Lang())
		}
		show(o)
	})
}

// lowRow is below which height a row says all in one line.
const lowRow float32 = 48

// resumeRow is a further game: which, how it stands, who plays, and when.
func (p *Page) resumeRow(of store.Play) *ui.CardButton {
	m := match(of)
	long, short, tip := p.says(of)
	icon, name := p.icon(m, 40), ui.NewText(p.name(m), ui.Label, ui.Ink).Truncate()
	status := ui.NewText("", ui.Body, ui.Ink2).Truncate()
	who := p.faces(m.Players, 26)
	when := ui.NewText(p.when(m), ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate()
	box := ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		d := min(40, s.Height-4)
		ui.Put(icon, 8, (s.Height-d)/2, d, d)
		end := s.Width - 48
		t := ui.Body.Measure(when.String()) + 4
		ui.Put(when, end-t, 0, t, s.Height)
		end -= t + 16
		x, named, apart := d+20, ui.Label.Measure(name.String())+12, float32(len(who)-1)
		step := min(30, max(12, (end-x-42-max(named, ui.Body.Measure(short)+4))/max(1, apart))) // many lie on each other
		a := 26 + step*apart
		for i, face := range who {
			ui.Put(face, end-a+ui.Whole(step*float32(i)), (s.Height-26)/2, 26, 26)
		}
		w := end - a - 16 - x
		if s.Height < lowRow && named+ui.Body.Measure(short) <= w { // two lines would touch those of the next row
			status.SetText(short)
			ui.Put(name, x, 0, named, s.Height)
			ui.Put(status, x+named, 0, w-named, s.Height)
			return
		}
		text := long
		if ui.Body.Measure(long) > w {
			text = short
		}
		status.SetText(text)
		line := ui.Label.Height()
		y := (s.Height - line - ui.Body.Height()) / 2
		ui.Put(name, x, y, w, line)
		ui.Put(status, x, y+line, w, ui.Body.Height())
	}, append([]fyne.CanvasObject{icon, name, status, when}, who...)...)
	card := ui.NewCardButton(0, box, func() { p.goOn(of) }).Flat()
	card.SetTip(tip)
	return card
}
