package setup

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/store"
)

// seatList shows who sits where. It changes the page's seats by drag, keys and buttons;
// its rows stay the same widgets, so that focus and drag survive a change.
type seatList struct {
	*fyne.Container
	p    *Page
	rows map[store.PlayerID]*seatRow
	open store.PlayerID             // the character that unfolds the others, or 0
	from map[store.PlayerID]float32 // where the rows came from, while they glide
	anim *ui.Animation
	part float32 // of the way that they have gone
}

const seatGap = 6

func newSeatList(p *Page) *seatList {
	l := &seatList{p: p, rows: map[store.PlayerID]*seatRow{}, part: 1}
	l.Container = ui.Laid(l.least, l.place)
	return l
}

// step is the distance of two seats while none is unfolded.
func (l *seatList) step() float32 { return 48 + seatGap }

func (l *seatList) least() fyne.Size {
	high := float32(0)
	for _, player := range l.p.seats {
		if r := l.rows[player.ID]; r != nil {
			high += r.high(l.Size().Width) + seatGap
		}
	}
	return fyne.NewSize(240, max(0, high-seatGap))
}

// place: by seat, not by the order of the objects, which puts
// the row that is dragged above the others.
func (l *seatList) place(s fyne.Size) {
	next := float32(0)
	for _, player := range l.p.seats {
		r := l.rows[player.ID]
		if r == nil {
			continue
		}
		y, high := next, r.high(s.Width)
		next += high + seatGap
		if from, ok := l.from[player.ID]; ok && l.part < 1 {
			y = from + (y-from)*l.part
		}
		r.Move(fyne.NewPos(0, y+r.dragged))
		r.Resize(fyne.NewSize(s.Width, high))
	}
}

// fill follows the page's seats, in place.
func (l *seatList) fill() {
	names := make([]string, len(l.p.seats))
	for i, player := range l.p.seats {
		names[i] = player.Name
	}
	marks := ui.Initials(names)
	l.Objects = l.Objects[:0]
	here := map[store.PlayerID]bool{}
	for i, player := range l.p.seats {
		r := l.rows[player.ID]
		if r == nil {
			r = newSeatRow(l)
			l.rows[player.ID] = r
		}
		r.set(player, marks[i], i)
		l.p.env.Trace.Mark("seat."+strconv.Itoa(i), r)
		here[player.ID] = true
		l.Objects = append(l.Objects, r)
	}
	for id, r := range l.rows {
		if !here[id] {
			if r.Focused() {
				l.p.env.Window.Canvas().Unfocus()
			}
			delete(l.rows, id)
			if l.open == id {
				l.open = 0
			}
		}
	}
	l.raise()
	l.Refresh()
}

// Refresh lays the rows out again.
func (l *seatList) Refresh() {
	l.place(l.Size())
	l.Container.Refresh()
}

// unfold shows all characters below the seat of one, 0 of none.
func (l *seatList) unfold(id store.PlayerID) {
	if l.open == id {
		return
	}
	l.open = id
	l.fill()
	l.p.relayout()
	if r := l.rows[id]; r != nil {
		l.p.reveal(r)
	}
}

// foldUp folds what is unfolded, and leaves the keyboard on that seat; false where nothing is.
func (l *seatList) foldUp() bool {
	r := l.rows[l.open]
	if r == nil {
		return false
	}
	byKeys := l.p.env.Window.Canvas().Focused() != nil
	l.unfold(0)
	if byKeys {
		r.Take()
	}
	return true
}

// rename keeps the row of a character for another one.
func (l *seatList) rename(id, to store.PlayerID) {
	if r := l.rows[id]; r != nil {
		delete(l.rows, id)
		l.rows[to] = r
	}
	if l.open == id {
		l.open = to
	}
}

// raise puts the row that is dragged above the others.
func (l *seatList) raise() {
	slices.SortStableFunc(l.Objects, func(a, b fyne.CanvasObject) int {
		x, _ := a.(*seatRow)
		y, _ := b.(*seatRow)
		switch {
		case x.lifted == y.lifted:
			return x.at - y.at
		case x.lifted:
			return 1
		}
		return -1
	})
}

// glide moves the rows from where they are to their new seats.
func (l *seatList) glide(change func()) {
	l.stop()
	l.from = map[store.PlayerID]float32{}
	for id, r := range l.rows {
		l.from[id] = r.Position().Y
	}
	if !ui.Animations() {
		l.from = nil
		change()
		return
	}
	l.part = 0
	change()
	l.anim = ui.Animate(250*time.Millisecond, fyne.AnimationEaseOut, func(part float32) {
		l.part = part
		l.place(l.Size())
		if part >= 1 {
			l.from = nil
		}
	})
}

func (l *seatList) stop() {
	l.anim.Stop()
	l.part = 1
}

// move puts the player on seat at to another seat.
func (l *seatList) move(at, to int) {
	p := l.p
	if at < 0 || at >= len(p.seats) || to < 0 || to >= len(p.seats) || at == to {
		return
	}
	player := p.seats[at]
	p.seats = slices.Insert(slices.Delete(slices.Clone(p.seats), at, at+1), to, player)
	p.changed()
}

// focus goes to a seat.
func (l *seatList) focus(at int) {
	if at >= 0 && at < len(l.p.seats) {
		l.rows[l.p.seats[at].ID].Take()
	}
}
