package setup

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/setup/people"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// mat shows who sits where, round a tray of the game's pieces. Its seats stay the same widgets, so that focus and drag survive a change.
type mat struct {
	*fyne.Container
	p     *Page
	seats map[store.PlayerID]*seat
	free  []*free // by place
	face  float32
	from  map[store.PlayerID]fyne.Position // where the seats came from, while they glide
	anim  *ui.Animation
	part  float32 // of the way that they have gone
	raise float32 // of who begins, for a second line of the name

	tray    *ui.Surface
	inside  *fyne.Container // of the tray
	pieces  fyne.CanvasObject
	told    *fyne.Container // about a character, in place of the pieces
	name    *ui.Text
	level   *draw.Strength
	says    *ui.Para
	telling mind.Level
}

// places are where seats stand, clockwise from the near side of the table, in parts of the mat, by how many there are at most.
var places = map[int][]fyne.Position{
	1: {near}, 2: {near, far}, 3: {near, left, right}, 4: {near, left, far, right},
	5: {near, midLeft, farLeft, farRight, midRight}, 6: {nearest, nearLeft, farLeft, far, farRight, nearRight},
	7: {nearest, closeLeft, midLeft, farLeft, farRight, midRight, closeRight},
	8: {nearest, closeLeft, midLeft, farLeft, far, farRight, midRight, closeRight},
}

// onShort are the places on a short page, where they leave room for the tray: two beside it, four and many at two long sides, clockwise from
// the nearest.
var onShort = map[int][]fyne.Position{
	2: {{X: .142, Y: .42}, {X: .858, Y: .42}},
	4: {{X: .3, Y: .8}, {X: .3, Y: .16}, {X: .7, Y: .16}, {X: .7, Y: .8}},
	7: sides, 8: sides,
}

var sides = []fyne.Position{
	{X: .38, Y: .8}, {X: .14, Y: .8}, {X: .14, Y: .16}, {X: .38, Y: .16}, {X: .62, Y: .16}, {X: .86, Y: .16}, {X: .86, Y: .8}, {X: .62, Y: .8},
}

var (
	near, far           = fyne.NewPos(.5, .752), fyne.NewPos(.5, .16)
	nearest             = fyne.NewPos(.5, .8) // where others sit beside it
	left, right         = fyne.NewPos(.142, .46), fyne.NewPos(.858, .46)
	farLeft, farRight   = fyne.NewPos(.17, .16), fyne.NewPos(.83, .16)
	nearLeft, nearRight = fyne.NewPos(.23, .8), fyne.NewPos(.77, .8)
	// Where three stand above each other, names of two lines need the room.
	midLeft, midRight     = fyne.NewPos(.12, .51), fyne.NewPos(.88, .51)
	closeLeft, closeRight = fyne.NewPos(.296, .8), fyne.NewPos(.704, .8)
)

func newMat(p *Page) *mat {
	env := p.env
	m := &mat{
		p: p, seats: map[store.PlayerID]*seat{}, part: 1, face: seatFace, pieces: p.game.Picture(env.Texts.Lang()),
		name: ui.NewText("", ui.Heading, ui.Ink), level: draw.NewStrength(0), says: ui.NewPara("", ui.Strong, ui.Ink).Align(fyne.TextAlignCenter),
	}
	m.told = ui.VGap(2, ui.Centered(ui.HMid(12, m.name, m.level)), m.says)
	m.told.Hide()
	m.inside = ui.Laid(func() fyne.Size { return fyne.Size{} }, m.placeTray, m.pieces, m.told)
	m.tray = ui.NewTray(p.game.Cloth, m.inside)
	env.Trace.Mark("tray", m.tray)
	for i := range p.game.MaxSeats {
		m.free = append(m.free, newFree(m, i))
	}
	m.Container = ui.Laid(func() fyne.Size { return fyne.NewSize(480, 300) }, m.place)
	return m
}

func (m *mat) placeTray(s fyne.Size) {
	ui.Show(m.telling == 0, m.pieces)
	ui.Put(m.pieces, 40, 12, s.Width-80, s.Height-24)
	ui.Show(m.telling != 0, m.told)
	w := s.Width - s.Height*.7
	m.says.Fit(w, s.Height-26, ui.Strong, ui.Small)
	h := m.told.MinSize().Height
	ui.Put(m.told, (s.Width-w)/2, max(4, (s.Height-h)/2), w, h)
}

// tell says what a character does in this game; 0 shows the pieces again.
func (m *mat) tell(l mind.Level) {
	if l == m.telling {
		l = 0
	}
	m.telling = l
	if l != 0 {
		m.name.SetText(l.Name())
		m.level.Set(l)
		if id := m.p.game.Kind.Name() + ".computer."; m.p.env.Texts.Has(id + strconv.Itoa(int(l))) {
			m.says.SetText(computerText(m.p.env, games.ID(id), l))
		}
	}
	m.lay()
	ui.PlaceAllAnew(m.inside)
}

// middle is where the face at a place is.
func (m *mat) middle(at int) fyne.Position {
	s := m.Size()
	n := min(max(1, m.p.game.MaxSeats), len(places))
	all := places[n]
	if m.p.short && onShort[n] != nil {
		all = onShort[n]
	}
	q := all[at%len(all)]
	most := s.Height - m.face/2 - seatBelow - 16 - m.raise
	return fyne.NewPos(ui.Whole(s.Width*q.X), ui.Whole(min(max(s.Height*q.Y, m.face/2+23), most)))
}

// placeAt is the place at a point of the mat, -1 for none.
func (m *mat) placeAt(p fyne.Position) int {
	for i := range m.free {
		d := m.middle(i).Subtract(p)
		if d.X*d.X+d.Y*d.Y < m.face*m.face {
			return i
		}
	}
	return -1
}

// carry has somebody be dragged to the place at a point of the window. The seat there says what would become of its player.
func (m *mat) carry(who store.Player, c *people.Carried) {
	place := func(at fyne.Position) int {
		return m.placeAt(at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(m.Container)))
	}
	c.OnOver = func(at fyne.Position) { m.over(who, place(at)) }
	c.OnDropAt = func(at fyne.Position) {
		if to := place(at); to >= 0 {
			m.p.moveTo(who, to)
		}
	}
}

// over has who sits at a place say what becomes of them when somebody is let go there.
func (m *mat) over(who store.Player, at int) {
	fate := games.ID("setup.over.on")
	switch {
	case m.p.sits(who.ID):
		fate = "setup.over.swap"
	case len(m.p.seats) == m.p.game.MaxSeats:
		fate = "setup.over.off"
	}
	for i, player := range m.p.seats {
		if i == at && player.ID != who.ID {
			m.seats[player.ID].tell(fate)
		} else {
			m.seats[player.ID].tell("")
		}
	}
}

func (m *mat) place(s fyne.Size) {
	w, h, mid := s.Width*.487, float32(124), s.Height*.485
	switch m.face = seatFace; {
	case m.p.short && m.p.game.MaxSeats == 2:
		m.face, w, h = seatSmall, s.Width*.48, 150
	case m.p.short:
		m.face, w, h, mid = seatSmall, s.Width*.7, 72, mid-4 // as high as is free between them
	}
	ui.Put(m.tray, ui.Whole((s.Width-w)/2), ui.Whole(mid-h/2), w, h)
	style := m.alike()
	for i, f := range m.free {
		c := m.middle(i)
		ui.Put(f, c.X-m.face/2, c.Y-m.face/2, m.face, m.face)
		ui.Show(i >= len(m.p.seats), f)
	}
	for i, player := range m.p.seats {
		r := m.seats[player.ID]
		if r == nil {
			continue
		}
		c := m.middle(i)
		if from, ok := m.from[player.ID]; ok && m.part < 1 {
			c = fyne.NewPos(from.X+(c.X-from.X)*m.part, from.Y+(c.Y-from.Y)*m.part)
		}
		ui.Change(&r.style, style, r)
		size := r.MinSize()
		ui.Put(r, c.X-size.Width/2, c.Y-m.face/2-seatAbove, size.Width, size.Height)
	}
}

// alike is the style of all names at the table, and makes room for what stands below the first one.
func (m *mat) alike() ui.Style {
	m.raise = 0
	high := people.NameHigh
	if m.p.short {
		high = nameLow
	}
	style := ui.Alike(func(style ui.Style) bool {
		for i, player := range m.p.seats {
			if r := m.seats[player.ID]; r != nil {
				ui.Change(&r.room, min(seatWide, m.room(i)), r)
				if !style.Fits(player.Name, r.room, high) {
					return false
				}
			}
		}
		return true
	}, people.Styles(m.p.short && m.p.game.MaxSeats > 6)...)
	if len(m.p.seats) == 0 {
		return style
	}
	if first := m.seats[m.p.seats[0].ID]; first != nil {
		m.raise = max(0, first.name.Fit(first.room, people.NameHigh, style).Height+ui.Strong.Height()+4-seatBelow)
	}
	return style
}

// room is how wide a name may be at a place: to the mat's edge, and to those beside it.
func (m *mat) room(at int) float32 {
	c := m.middle(at)
	room := 2*min(c.X, m.Size().Width-c.X) - 34
	for i := range m.free {
		if d := m.middle(i).Subtract(c); i != at && max(d.Y, -d.Y) < m.face {
			room = min(room, max(d.X, -d.X)-8)
		}
	}
	return room
}

// lay lays the seats out again.
func (m *mat) lay() {
	m.place(m.Size())
	m.Refresh()
}

// fill follows the page's seats, in place.
func (m *mat) fill() {
	marks := ui.Initials(store.Names(m.p.seats))
	m.Objects = []fyne.CanvasObject{m.tray}
	for _, f := range m.free {
		m.Objects = append(m.Objects, f)
	}
	here := map[store.PlayerID]bool{}
	for i, player := range m.p.seats {
		r := m.seats[player.ID]
		if r == nil {
			r = newSeat(m)
			m.seats[player.ID] = r
		}
		r.set(player, marks[i], i)
		m.p.env.Trace.Mark("seat."+strconv.Itoa(i), r)
		here[player.ID] = true
		m.Objects = append(m.Objects, r)
	}
	for id, r := range m.seats {
		if here[id] {
			continue
		}
		if r.Focused() {
			m.p.env.Window.Canvas().Unfocus()
		}
		delete(m.seats, id)
		if r.player.Level == m.telling {
			m.tell(0)
		}
	}
	m.lay()
}

// glide moves the seats from where they are to their new places.
func (m *mat) glide(change func()) {
	m.stop()
	if !ui.Animations() {
		change()
		return
	}
	m.from = map[store.PlayerID]fyne.Position{}
	for i, player := range m.p.seats {
		m.from[player.ID] = m.middle(i)
	}
	m.part = 0
	change()
	m.anim = ui.Animate(250*time.Millisecond, fyne.AnimationEaseOut, func(part float32) {
		m.part = part
		m.place(m.Size())
	})
}

func (m *mat) stop() {
	m.anim.Stop()
	m.part = 1
}

// focus goes to a seat.
func (m *mat) focus(at int) {
	if at >= 0 && at < len(m.p.seats) {
		m.seats[m.p.seats[at].ID].Take()
	}
}

// How the mat and the two papers lie on the desk.
const (
	howWide    float32 = 428
	howNarrow  float32 = 392
	guestsHigh float32 = 190
	guestsLow  float32 = 160
	leastHigh  float32 = 540
)

// lie lays mat and guests above each other, and next to them how it is played.
func (p *Page) lie(size fyne.Size) {
	w, h := min(size.Width, ui.PageMostWide), min(size.Height, ui.PageMostHigh-ui.HeadHeight)
	margin, gap, top, bottom, right, low := float32(24), float32(24), float32(8), float32(24), howWide, guestsHigh
	if w < ui.NarrowPage {
		margin, gap, top, bottom, right = 16, 16, 0, 22, howNarrow
	}
	if p.short = size.Height+ui.HeadHeight < ui.ShortPage; p.short {
		low = guestsLow
	}
	x := ui.Whole((size.Width-w)/2) + margin
	wide, high := w-2*margin-gap-right, h-top-bottom
	ui.Put(p.cloth, x, top, wide, high-low-gap)
	ui.Put(p.guests.object, x, top+high-low, wide, low)
	ui.Put(p.how.object, x+wide+gap, top, right, high)
}
