package home

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/puzzles"
	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/exercise"
	"spieltisch/store"
)

// How high what is for today, and what there is to go on with, is in a high and in a low window.
const (
	todayHigh = 122
	todayLow  = 72
)

// due is somebody's book of mistakes today.
type due struct {
	player store.Player
	tasks  int // that are due
}

// books are those of the persons who have one with tasks in it, in the order of the players.
func (p *Page) books() []due {
	all, err := p.env.Store.BookTasks()
	if err != nil {
		p.env.Toast(p.env.Explain(nil, err))
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
			out = append(out, due{x, exercise.Ahead(exercise.States(tasks, day), day).Today})
		}
	}
	return out
}

// fillToday shows what there is to go on with, and next to it what is for today: the puzzles, and the books where anybody has one.
func (p *Page) fillToday() {
	p.due, p.book, p.puzzles, p.day = p.books(), nil, nil, store.DayOf(p.env.Now())
	title, below := p.resumeTitle(), fyne.CanvasObject(p.resume)
	var cards []fyne.CanvasObject
	if slices.ContainsFunc(p.games, func(g *table.Game) bool { return g.Puzzles != nil }) {
		p.puzzles = p.puzzlesCard()
		cards = append(cards, p.puzzles)
	}
	if len(p.due) > 0 {
		p.book = p.bookCard(p.due)
		cards = append(cards, p.book)
	}
	if len(cards) > 0 {
		title = p.besideToday(title, ui.NewText(p.env.T("mistakes.home"), ui.Title, ui.Ink).Truncate())
		below = p.besideToday(p.resume, p.todays(cards))
	}
	p.today[0].Objects, p.today[1].Objects = []fyne.CanvasObject{title}, []fyne.CanvasObject{below}
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
	case puzzles:
		p.puzzles.Focus()
	}
	p.frame.Refresh()
	p.env.Trace.Shown(shell.Home, 0, "")
}

// besideToday puts what is for today at the right of what there is to go on with, each on half of the page.
func (p *Page) besideToday(left, right fyne.CanvasObject) fyne.CanvasObject {
	half := func(width float32) float32 { return (width - gap) / 2 }
	var box *fyne.Container
	box = ui.Laid(func() fyne.Size {
		w := half(box.Size().Width)
		left.Resize(fyne.NewSize(w, left.Size().Height)) // heights follow from widths
		right.Resize(fyne.NewSize(w, right.Size().Height))
		return fyne.NewSize(0, max(left.MinSize().Height, right.MinSize().Height))
	}, func(s fyne.Size) {
		w := half(s.Width)
		ui.Put(left, 0, 0, w, s.Height)
		ui.Put(right, w+gap, 0, w, s.Height)
	}, left, right)
	return box
}

// todays are cards in a row, or below each other where it is narrow.
func (p *Page) todays(cards []fyne.CanvasObject) fyne.CanvasObject {
	return newRow(200, true, func(float32) float32 { return p.frame.pick(todayHigh, todayLow) }, cards...)
}

// puzzlesCard says how many of today's puzzles are solved, by whoever solved last; nobody is urged.
func (p *Page) puzzlesCard() *ui.CardButton {
	env, today := p.env, puzzles.Today(p.env)
	who := puzzles.Solver(env, 0)
	solved, done, days := map[string]bool{}, false, 0
	if who.ID != 0 {
		all, err := env.Store.PuzzleTries(today, today)
		var on []daily.Day
		if err == nil {
			on, err = env.Store.PuzzleDays(who.ID)
		}
		if err != nil {
			env.Toast(env.Explain(nil, err))
		}
		for _, t := range all {
			if t.Player == who.ID && t.Solved { // or shown, which earns no stars
				solved[t.Puzzle.ID.Kind], done = t.Stars > 0, true
			}
		}
		days = daily.RowOf(on, today).Days
	}
	marks, n, of := ui.HMid(10), 0, 0
	for _, g := range p.games {
		if g.Puzzles == nil {
			continue
		}
		of++
		mark, tok := ui.IconName(""), ui.Ink2
		if solved[g.Kind.Name()] {
			n++
			mark, tok = ui.IconCheck, ui.OK
		}
		side, place := float32(16), float32(24)
		var sign fyne.CanvasObject = ui.MinSized(side, side, ui.NewArea(ui.Ctrl, side/2, ui.Pad(2, ui.NewArea(ui.CardBG, side/2-2, nil))))
		if mark != "" {
			sign = ui.NewIcon(mark, side, tok)
		}
		marks.Add(ui.HMid(4, ui.MinSized(place, place, ui.NewArea(g.Tint, 6, ui.Centered(g.Icon(place*.75)))), sign))
	}
	text := env.T("puzzles.home.solved", games.Args{"N": n, "Of": of})
	switch {
	case !done:
		text = env.T("puzzles.home.new")
	case n == of:
		text = env.T("puzzles.home.all")
	}
	row := ui.HMid(4)
	if days > 0 {
		row = ui.HMid(4, ui.NewIcon(ui.IconFlame, 20, ui.Ink2), ui.NewText(strconv.Itoa(days), ui.Label, ui.Ink))
	}
	return p.todayCard("tool.puzzles", ui.IconStar, env.T("puzzles.title"), text, row, marks, 1, nil, shell.Route{Page: shell.Puzzles})
}

// todayCard is a card for today: what it is, how it stands, and in a high window a second row. tail stands at the right. Of the
// row, parts of so many objects are left out where there is no room; more, if there is one, stands behind them and counts those.
func (p *Page) todayCard(mark string, icon ui.IconName, title, text string, tail fyne.CanvasObject, below *fyne.Container, part int, more *ui.Text, open shell.Route) *ui.CardButton {
	sign := ui.NewArea(ui.AccentSoft, 8, ui.Centered(ui.NewIcon(icon, 20, ui.AccentText)))
	name, what := ui.NewText(title, ui.Heading, ui.Ink).Truncate(), ui.NewText(text, ui.Body, ui.Ink2).Truncate()
	place := func(s fyne.Size) {
		d, line, sub := float32(40), ui.Heading.Height(), ui.Body.Height()
		low := p.frame.low()
		ui.Show(!low, below)
		ui.Show(true, below.Objects...)
		parts := len(below.Objects) / part
		if more != nil {
			ui.Show(false, more)
		}
		for n := parts; n > 0 && below.MinSize().Width > s.Width-8; n-- {
			ui.Show(false, below.Objects[part*(n-1):part*n]...)
			if more != nil {
				more.SetText("+" + strconv.Itoa(parts-n+1))
				ui.Show(true, more)
			}
		}
		top, y := float32(4), float32(0)
		if low {
			top = (s.Height - d) / 2
		}
		ui.Put(sign, 4, top, d, d)
		x, end := d+16, tail.MinSize().Width
		y = top + (d-line-sub)/2
		ui.Put(name, x, y, s.Width-x-end, line)
		ui.Put(what, x, y+line, s.Width-x, sub)
		ui.Put(tail, s.Width-end, y, end, line)
		ui.Put(below, 4, s.Height-24-4, s.Width-8, 24)
	}
	least := func() fyne.Size { return fyne.NewSize(0, p.frame.pick(todayHigh, todayLow)-24) }
	card := ui.NewCardButton(12, ui.Laid(least, place, sign, name, what, tail, below), func() { p.env.Router.Open(open) })
	p.env.Trace.Mark(mark, card)
	return card
}

// bookCard says for whom how much is due; nobody is urged.
func (p *Page) bookCard(books []due) *ui.CardButton {
	env, sum := p.env, 0
	books = slices.Clone(books)
	slices.SortStableFunc(books, func(a, b due) int { return cmp.Compare(min(b.tasks, 1), min(a.tasks, 1)) }) // who has any comes first
	faces := ui.HMid(6)
	names := make([]string, len(books), len(books)+len(p.players))
	for i, b := range books {
		names[i] = b.player.Name
	}
	for _, x := range p.players { // whose letters stand on the same page
		if !slices.Contains(names, x.Name) {
			names = append(names, x.Name)
		}
	}
	marks := ui.Initials(names)
	open := shell.Route{Page: shell.Mistakes}
	for i, b := range books {
		if b.tasks > 0 && sum == 0 {
			open.Player = b.player.ID
		} else if b.tasks > 0 {
			open.Player = 0 // the book asks, or opens the last one
		}
		sum += b.tasks
		face, state := env.Avatar(b.player, marks[i], 24), fyne.CanvasObject(ui.NewIcon(ui.IconCheck, 18, ui.OK))
		if b.tasks > 0 {
			state = ui.NewText(strconv.Itoa(b.tasks), ui.Label, ui.AccentText)
		}
		faces.Objects = append(faces.Objects, face, state, ui.Space(4, 0))
	}
	more := ui.NewText("", ui.Label, ui.Ink2)
	faces.Add(more)
	if len(books) == 1 {
		open.Player = books[0].player.ID
	}
	text := env.T("mistakes.home.none")
	if sum > 0 {
		text = env.T("mistakes.home.due", games.Args{"N": sum})
	}
	return p.todayCard("tool.mistakes", ui.IconSheet, env.T("mistakes.title"), text, ui.Space(0, 0), faces, 3, more, open)
}
