package mat

import (
	"slices"

	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
)

// most is how many pieces lie on the mat at once: more than any letter needs.
const most = 12

// piece is a piece on the mat. Its id stays as long as it lies there.
type piece struct {
	id int
	course.Laid
}

// state is what lies on the mat, from the lowest to the uppermost. It is never changed in
// place, so that the history may keep it.
type state []piece

// model is a mat with its trays and its history: pure, without widgets.
type model struct {
	course  *course.Course
	targets []rune
	stock   letterpiece.Count // of exact pieces, what there is in all
	exact   bool              // else each tray has as many as one likes
	room    room
	now     state
	past    []state
	future  []state
	ids     int
}

// newModel is the empty mat of a task. With a letter that is built for the first
// time it has exactly the pieces that are needed.
func newModel(c *course.Course, it course.Item) *model {
	m := &model{course: c, targets: it.Must, stock: it.Pieces, exact: it.New}
	m.room = room{-4, -1, 8, 6}
	return m
}

// mat is a state as the course sees it.
func (m *model) mat(s state) course.Mat {
	out := course.Mat{Targets: m.targets}
	for _, p := range s {
		out.Pieces = append(out.Pieces, p.Laid)
	}
	return out
}

// count is which pieces lie on the mat.
func (m *model) count() (n letterpiece.Count) {
	for _, p := range m.now {
		n[p.Kind]++
	}
	return n
}

// unlimited is what left says of a tray that never gets empty.
const unlimited = -1

// left is how many pieces of a kind lie in their tray.
func (m *model) left(k letterpiece.Kind) int {
	switch {
	case m.exact:
		return m.stock[k] - m.count()[k]
	case len(m.now) >= most:
		return 0
	}
	return unlimited
}

// at is the place of a piece in the state, -1 for none.
func (m *model) at(id int) int {
	return slices.IndexFunc(m.now, func(p piece) bool { return p.id == id })
}

// without is a state without one of its pieces.
func (s state) without(id int) state {
	return slices.DeleteFunc(slices.Clone(s), func(p piece) bool { return p.id == id })
}

// commit is one step of the history. Where only a piece is turned the letter doesn't move: on its
// way a piece may look like one of the letter for a moment.
func (m *model) commit(next state, turned bool) {
	next = m.settle(next, !turned && m.clean(next))
	if slices.Equal(next, m.now) {
		return
	}
	m.past, m.future = append(m.past, m.now), nil
	m.now = next
}

// take brings a piece from its tray to a place and lets it go there. It returns its id, or 0
// when the tray is empty.
func (m *model) take(let course.Laid) int {
	if m.left(let.Kind) == 0 {
		return 0
	}
	m.ids++
	m.put(m.now, piece{m.ids, let}, false)
	return m.ids
}

// ready moves a letter that was begun so that all its places can be reached. That is no step.
func (m *model) ready() { m.now = m.settle(m.now, m.clean(m.now)) }

// gather does the same while pieces that don't stand lie there, too: what help points at must be on
// the mat.
func (m *model) gather() { m.now = m.settle(m.now, true) }

// put lays a piece upon others and lets it snap.
func (m *model) put(others state, p piece, turned bool) {
	p.Laid, _ = m.course.Snap(m.mat(others), p.Laid)
	m.commit(append(slices.Clone(others), p), turned)
}

// move lets a piece go that was moved, and perhaps turned.
func (m *model) move(id int, let course.Laid) {
	if m.at(id) >= 0 {
		m.put(m.now.without(id), piece{id, let}, false)
	}
}

// nudge moves a piece by a small step. It snaps only on the way to a place, not on the way
// from it.
func (m *model) nudge(id int, dx, dy float64) {
	i := m.at(id)
	if i < 0 {
		return
	}
	p, others := m.now[i], m.now.without(id)
	before := p.Laid
	p.X, p.Y = p.X+dx, p.Y+dy
	if at, ok := m.course.Snap(m.mat(others), p.Laid); ok && apart(at, p.Laid) < apart(at, before) {
		p.Laid = at
	}
	m.commit(append(others, p), false)
}

// turn turns a piece clockwise by some degrees.
func (m *model) turn(id int, by float64) {
	if i := m.at(id); i >= 0 {
		let := m.now[i].Laid
		let.Turn += by
		m.put(m.now.without(id), piece{id, let}, true)
	}
}

// back puts a piece back into its tray.
func (m *model) back(id int) { m.commit(m.now.without(id), false) }

// clear puts all of them back.
func (m *model) clear() { m.commit(nil, false) }

// undo takes the last step back; false when there is none.
func (m *model) undo() bool { return m.step(&m.past, &m.future) }

// redo makes the step again that was taken back last; false when there is none.
func (m *model) redo() bool { return m.step(&m.future, &m.past) }

func (m *model) step(from, to *[]state) bool {
	n := len(*from) - 1
	if n < 0 {
		return false
	}
	*to = append(*to, m.now)
	m.now = (*from)[n]
	*from = (*from)[:n]
	return true
}

// resize gives the mat another room; all pieces stay on it, and so does what can be taken back.
func (m *model) resize(r room) {
	m.room = r
	m.ready()
	for _, steps := range [][]state{m.past, m.future} {
		for i, s := range steps {
			steps[i] = m.settle(s, m.clean(s))
		}
	}
}

// stands is the letter that lies there and could be meant: one of as many pieces of each
// kind as are asked for; ok is false for none.
func (m *model) stands() (r rune, ok bool) {
	if m.count() != m.stock {
		return 0, false
	}
	return m.course.Stands(m.mat(m.now).Pieces)
}

// done tells whether a letter stands that was asked for.
func (m *model) done() (r rune, ok bool) { return m.course.Done(m.mat(m.now)) }

// straighten lays the pieces of a letter that stands exactly in their places: small steps may have
// left one a little off.
func (m *model) straighten() {
	for _, p := range m.now {
		others := m.now.without(p.id)
		if at, ok := m.course.Snap(m.mat(others), p.Laid); ok {
			m.now = append(others, piece{p.id, at})
		}
	}
}

// hint is what to do next.
func (m *model) hint() (course.Hint, bool) { return m.course.Hint(m.mat(m.now)) }

// wrong is the piece on the mat that a hint is about, 0 when it is about the next one: one
// that stands nowhere and can't stay, first of all of the kind that comes next.
func (m *model) wrong(h course.Hint) int {
	for _, i := range h.Take {
		if h.Next != nil && m.now[i].Kind == h.Next.Kind {
			return m.now[i].id
		}
	}
	if len(h.Take) > 0 {
		return m.now[h.Take[0]].id
	}
	return 0
}

// moves tells whether the wrong piece only has to be moved to the next place.
func (m *model) moves(h course.Hint) bool {
	i := m.at(m.wrong(h))
	return i >= 0 && h.Next != nil && m.now[i].Kind == h.Next.Kind
}

// follow does what a hint says and returns the piece that was laid, if any.
func (m *model) follow(h course.Hint) int {
	id := m.wrong(h)
	switch {
	case m.moves(h):
		m.move(id, *h.Next)
	case id != 0:
		m.back(id)
		return 0
	case h.Next != nil:
		id = m.take(*h.Next)
	}
	return id
}
