package home

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/puzzles"
	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/each"
	"spieltisch/games/exercise"
	"spieltisch/store"
)

// due is somebody's practice book today.
type due struct {
	player store.Player
	tasks  int // for today
}

// books are those of the persons who have one with tasks in it, in the order of the players.
func (p *Page) books() []due {
	all, err := p.env.Store.BookTasks()
	if p.env.Report(err) {
		return nil
	}
	of := map[store.PlayerID][]exercise.Task{}
	for _, t := range all {
		of[t.Person] = append(of[t.Person], t.Task)
	}
	var out []due
	for _, x := range people.Known(p.env) {
		if tasks := of[x.ID]; len(tasks) > 0 {
			day := store.DayOf(p.env.Now())
			out = append(out, due{x, len(exercise.Due(tasks, exercise.States(tasks, day), day))})
		}
	}
	return out
}

// fillToday shows what is for today: the puzzles, and below them the books where anybody has one.
func (p *Page) fillToday() {
	p.due, p.book, p.puzzles, p.day = p.books(), nil, nil, store.DayOf(p.env.Now())
	day := puzzles.Today(p.env)
	states, days := p.puzzlesDone(day)
	var cards []fyne.CanvasObject
	for _, g := range p.games {
		if g.Puzzles != nil {
			cards = append(cards, p.puzzle(g, states[g.Kind.Name()]))
		}
	}
	grade := [...]games.ID{daily.Easy: "puzzles.easy", daily.Medium: "puzzles.medium", daily.Hard: "puzzles.hard"}[day.Grade()]
	title := ui.HMid(12, ui.NewText(p.env.T("mistakes.home"), ui.Title, ui.Ink))
	if len(cards) > 0 {
		title.Add(ui.NewChip(p.env.T(grade), ui.IconStar).Colored(ui.ShortSoft, ui.Ink))
	}
	title.Add(ui.Spacer())
	if days > 0 {
		title.Objects = append(title.Objects, ui.NewIcon(ui.IconFlame, 20, ui.Ink2), ui.NewText(strconv.Itoa(days), ui.Label, ui.Ink))
	}
	below, inset := p.everyDay(), float32(8)
	if len(p.due) > 0 {
		p.book = p.bookCard(p.due)
		below, inset = p.book, 0
	}
	p.today.Objects = []fyne.CanvasObject{ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		foot := float32(76)
		if p.book != nil {
			foot = min(108, max(foot, s.Height*.33))
		}
		h := s.Height - 40 - 14 - foot
		ui.Put(title, 8, 0, s.Width-16, 32)
		n := float32(len(cards))
		w := (s.Width - 8*(n-1)) / max(n, 1)
		for i, c := range cards {
			x, next := ui.Whole(float32(i)*(w+8)), ui.Whole(float32(i+1)*(w+8))
			ui.Put(c, x, 40, next-8-x, h)
		}
		ui.Put(below, inset, s.Height-foot, s.Width-2*inset, foot)
	}, append(slices.Clone(cards), title, below)...)}
	p.today.Refresh()
}

// puzzleState is how a puzzle stands.
type puzzleState int

const (
	waiting puzzleState = iota
	begun
	shown // which earns nothing
	solved
)

// puzzlesDone tells how a day's puzzles stand by game, and for how many days in a row there was one, by whoever solved last.
func (p *Page) puzzlesDone(day daily.Day) (states map[string]puzzleState, days int) {
	env, who := p.env, puzzles.Solver(p.env, 0)
	states = map[string]puzzleState{}
	if who.ID == 0 {
		return states, 0
	}
	all, err := env.Store.PuzzleTries(day, day)
	var on []daily.Day
	if err == nil {
		on, err = env.Store.PuzzleDays(who.ID)
	}
	env.Report(err)
	for _, t := range all {
		kind := t.Puzzle.ID.Kind
		switch {
		case t.Player != who.ID:
		case t.Solved && t.Stars > 0:
			states[kind] = solved
		case t.Solved:
			states[kind] = max(states[kind], shown)
		case len(t.Tried) > 0:
			states[kind] = max(states[kind], begun)
		}
	}
	return states, daily.RowOf(on, day).Days
}

// puzzleFlat is how high a puzzle's picture is at most for the width of its card.
const puzzleFlat = .28

// puzzle is today's puzzle of a game, on its mat.
func (p *Page) puzzle(g *table.Game, is puzzleState) *ui.CardButton {
	env := p.env
	id := [...]games.ID{waiting: "home.puzzle.solve", begun: "home.puzzle.running", shown: "home.puzzle.shown", solved: "home.puzzle.solved"}[is]
	icon := [...]ui.IconName{waiting: ui.IconPlay, begun: "", shown: "", solved: ui.IconCheck}[is]
	color := [...]ui.Token{waiting: ui.AccentText, begun: ui.Ink2, shown: ui.Ink2, solved: ui.OK}[is]
	state := ui.NewChip(env.T(id), icon).Colored(ui.Slip, color)
	picture, sign := g.Puzzles.Picture(env.Texts.Lang()), ui.Centered(g.Icon(64))
	box := ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		small := s.Width < 112 // the picture would be too small to be seen
		if state.Set(env.T(id), icon, ui.Slip, color); small {
			state.Set(env.T(id), "", ui.Slip, color)
		}
		ui.Show(small, sign)
		ui.Show(!small, picture)
		m := state.MinSize()
		high := s.Height - m.Height - 28
		flat := min(high, s.Width*puzzleFlat) // pieces are as large on each of the mats
		ui.Put(picture, 8, 8+(high-flat)/2, s.Width-16, flat)
		ui.Put(sign, (s.Width-64)/2, 8+(high-64)/2, 64, 64)
		ui.Put(state, (s.Width-m.Width)/2, s.Height-m.Height-12, m.Width, m.Height)
	}, picture, sign, state)
	card := ui.NewCardButton(0, box, func() { env.Router.Open(shell.Route{Page: shell.Puzzles}) }).Mat(g.Cloth)
	card.SetTip(env.T("puzzles.of", games.Args{"Game": g.Name(env)}))
	if p.puzzles == nil {
		p.puzzles = card
		env.Trace.Mark("tool.puzzles", card)
	}
	return card
}

// everyDay says what the puzzles are, where nobody has a book.
func (p *Page) everyDay() fyne.CanvasObject {
	if !slices.ContainsFunc(p.games, func(g *table.Game) bool { return g.Puzzles != nil }) {
		return ui.Space(0, 0)
	}
	return container.NewVBox(ui.NewText(p.env.T("home.daily"), ui.Label, ui.Ink), ui.NewPara(p.env.T("home.daily.what"), ui.Body, ui.Ink2).MaxLines(2))
}

// caughtUp shows in place what has just come into the books, and whose they are now.
func (p *Page) caughtUp() {
	if slices.Equal(p.books(), p.due) && p.day == store.DayOf(p.env.Now()) {
		return
	}
	is := p.env.Window.Canvas().Focused()
	book, puzzles := p.book != nil && is == fyne.Focusable(p.book), p.puzzles != nil && is == fyne.Focusable(p.puzzles)
	p.fillToday()
	switch {
	case book && p.book != nil:
		p.book.Focus()
	case puzzles && p.puzzles != nil:
		p.puzzles.Focus()
	}
	p.env.Trace.Shown(shell.Home, 0, "")
}

// bookCard says for whom how much there is to practise; nobody is urged.
func (p *Page) bookCard(books []due) *ui.CardButton {
	env, sum := p.env, 0
	books = slices.Clone(books)
	slices.SortStableFunc(books, func(a, b due) int { return cmp.Compare(min(b.tasks, 1), min(a.tasks, 1)) }) // who has any comes first
	marks := p.marks(each.Of(books, func(b due) store.Player { return b.player }))
	open := shell.Route{Page: shell.Mistakes}
	var who []fyne.CanvasObject
	for i, b := range books {
		if b.tasks > 0 && sum == 0 {
			open.Player = b.player.ID
		} else if b.tasks > 0 {
			open.Player = 0 // the book asks, or opens the last one
		}
		sum += b.tasks
		state := fyne.CanvasObject(ui.NewIcon(ui.IconCheck, 18, ui.OK))
		if b.tasks > 0 {
			state = ui.NewText(strconv.Itoa(b.tasks), ui.Label, ui.Ink)
		}
		who = append(who, ui.HMid(6, env.Avatar(b.player, marks[i], 24), state))
	}
	if len(books) == 1 {
		open.Player = books[0].player.ID
	}
	text := env.T("mistakes.home.none")
	if sum > 0 {
		text = env.T("mistakes.home.due", games.Args{"N": sum})
	}
	card := ui.NewCardButton(0, p.bookBox(text, who, sum > 0), func() { env.Router.Open(open) }).Mat(ui.Cloth{Face: ui.Well, Edge: ui.Border, Line: ui.Border})
	env.Trace.Mark("tool.mistakes", card)
	return card
}

// bookBox is what stands on that card, and what opens it where something is due: the faces below the text, or at its right in a low
// window, as many as there is room for.
func (p *Page) bookBox(text string, who []fyne.CanvasObject, due bool) fyne.CanvasObject {
	sign := ui.NewArea(ui.AccentSoft, 8, ui.Centered(ui.NewIcon(ui.IconSheet, 20, ui.AccentText)))
	name, what := ui.NewText(p.env.T("mistakes.title"), ui.Heading, ui.Ink).Truncate(), ui.NewPara(text, ui.Body, ui.Ink2).MaxLines(2)
	more := ui.NewText("", ui.Strong, ui.Ink2)
	door := ui.NewArea(ui.AccentSoft, 10, ui.Centered(ui.NewText(p.env.T("mistakes.home.open"), ui.Label, ui.AccentText)))
	ui.Show(due, door)
	return ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		two := s.Height >= 100 // else the faces stand at the right
		few := !two && s.Width < 480
		x, end := float32(16+44+16), s.Width-16
		if ui.Show(!few, sign); few {
			x = 16
		}
		if due {
			w := min(120, s.Width*.28)
			ui.Put(door, end-w, (s.Height-48)/2, w, 48)
			end -= w + 12
		}
		what.Resize(fyne.NewSize(end-x, 0))
		line, sub := ui.Heading.Height(), what.MinSize().Height
		y := (s.Height - line - sub) / 2
		at := fyne.NewPos(max(x+ui.Body.Measure(text)+24, s.Width/2), (s.Height-24)/2)
		if two {
			y = min(10, (s.Height-line-sub-6-24)/2)
			at = fyne.NewPos(x, y+line+sub+6)
		}
		ui.Put(sign, 16, max(12, y), 44, 44)
		ui.Put(name, x, y, end-x, line)
		ui.Put(what, x, y+line, end-x, sub)
		placeFaces(who, more, at, end)
	}, append(who, sign, name, what, more, door)...)
}

// placeFaces puts faces side by side, as many as there is room for, and then says how many more there are.
func placeFaces(who []fyne.CanvasObject, more *ui.Text, at fyne.Position, end float32) {
	const between, least = 14, 28 // least: of what says it
	more.SetText("")
	for i, o := range who {
		m, room := o.MinSize().Width, end
		if i+1 < len(who) {
			room -= between + least
		}
		if ui.Show(at.X+m <= room, o); !o.Visible() {
			ui.Show(false, who[i:]...)
			if at.X+least <= end {
				more.SetText("+" + strconv.Itoa(len(who)-i))
			}
			ui.Put(more, at.X, at.Y, least, 24)
			return
		}
		ui.Put(o, at.X, at.Y, m, 24)
		at.X += m + between
	}
}
