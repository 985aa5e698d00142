package home

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/exercise"
	"spieltisch/store"
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
			out = append(out, due{x, exercise.Ahead(exercise.States(tasks), store.DayOf(p.env.Now())).Today})
		}
	}
	return out
}

// fillToday shows what there is to go on with, and next to it the books, where anybody has one.
func (p *Page) fillToday() {
	p.due, p.book = p.books(), nil
	title, below := p.resumeTitle(), fyne.CanvasObject(p.resume)
	if len(p.due) > 0 {
		p.book = p.bookCard(p.due)
		title = p.besideToday(title, ui.NewText(p.env.T("mistakes.home"), ui.Title, ui.Ink))
		below = p.besideToday(p.resume, p.book)
	}
	p.today[0].Objects, p.today[1].Objects = []fyne.CanvasObject{title}, []fyne.CanvasObject{below}
}

// caughtUp shows in place what has just come into the books.
func (p *Page) caughtUp() {
	if slices.Equal(p.books(), p.due) {
		return
	}
	held := p.book != nil && p.env.Window.Canvas().Focused() == fyne.Focusable(p.book)
	p.fillToday()
	if held && p.book != nil {
		p.book.Focus()
	}
	p.frame.Refresh()
	p.env.Trace.Shown(shell.Home, 0, "")
}

// besideToday puts what is for today at the right of what there is to go on with: as wide as the card of a game.
func (p *Page) besideToday(left, right fyne.CanvasObject) fyne.CanvasObject {
	l := &row{least: 224, wrap: true}
	split := func(width float32) (float32, float32) {
		cols := float32(l.columns(len(p.games), width))
		cell := (width - gap*(cols-1)) / cols
		if cols < 2 {
			cell = (width - gap) / 2
		}
		return width - cell - gap, cell
	}
	var box *fyne.Container
	box = ui.Laid(func() fyne.Size {
		a, b := split(box.Size().Width)
		left.Resize(fyne.NewSize(a, left.Size().Height)) // heights follow from widths
		right.Resize(fyne.NewSize(b, right.Size().Height))
		return fyne.NewSize(0, max(left.MinSize().Height, right.MinSize().Height))
	}, func(s fyne.Size) {
		a, b := split(s.Width)
		ui.Put(left, 0, 0, a, s.Height)
		ui.Put(right, a+gap, 0, b, s.Height)
	}, left, right)
	return box
}

// bookCard says for whom how much is due; nobody is urged.
func (p *Page) bookCard(books []due) *ui.CardButton {
	env, sum := p.env, 0
	books = slices.Clone(books)
	slices.SortStableFunc(books, func(a, b due) int { return cmp.Compare(min(b.tasks, 1), min(a.tasks, 1)) }) // who has any comes first
	faces := ui.HMid(6)
	names := make([]string, len(books))
	for i, b := range books {
		names[i] = b.player.Name
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
		face, state := env.Avatar(b.player, marks[i], ui.Px(24)), fyne.CanvasObject(ui.NewIcon(ui.IconCheck, ui.Px(18), ui.OK))
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
	sign := ui.NewArea(ui.AccentSoft, 8, ui.Centered(ui.NewIcon(ui.IconSheet, ui.Px(20), ui.AccentText)))
	title, what := ui.NewText(env.T("mistakes.title"), ui.Heading, ui.Ink).Truncate(), ui.NewText(text, ui.Body, ui.Ink2).Truncate()
	place := func(s fyne.Size) {
		d, line, sub := ui.Px(40), ui.Heading.Height(), ui.Body.Height()
		low := p.frame.low()
		ui.Show(!low, faces)
		ui.Show(true, faces.Objects...)
		ui.Show(false, more)
		for n := len(books); n > 0 && faces.MinSize().Width > s.Width-8; n-- {
			ui.Show(false, faces.Objects[3*n-3:3*n]...) // whoever there is no room for: a face, a count and a gap
			more.SetText("+" + strconv.Itoa(len(books)-n+1))
			ui.Show(true, more)
		}
		top, y := float32(4), float32(0)
		if low {
			top = (s.Height - d) / 2
		}
		ui.Put(sign, 4, top, d, d)
		x := d + 16
		y = top + (d-line-sub)/2
		ui.Put(title, x, y, s.Width-x, line)
		ui.Put(what, x, y+line, s.Width-x, sub)
		ui.Put(faces, 4, s.Height-ui.Px(24)-4, s.Width-8, ui.Px(24))
	}
	least := func() fyne.Size { return fyne.NewSize(0, p.frame.pick(112, 72)-24) }
	card := ui.NewCardButton(12, ui.Laid(least, place, sign, title, what, faces), func() { env.Router.Open(open) })
	env.Trace.Mark("tool.mistakes", card)
	return card
}
