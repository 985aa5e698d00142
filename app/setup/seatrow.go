package setup

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/setup/people"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// seatRow is one player at the table: drag it, press Alt with the arrow keys, or use its
// buttons.
type seatRow struct {
	people.Focus
	list    *seatList
	player  store.Player
	mark    string
	at      int
	dragged float32 // px from its seat
	lifted  bool

	up, down, edit, leave *ui.IconButton
}

var (
	_ fyne.Widget        = (*seatRow)(nil)
	_ fyne.Focusable     = (*seatRow)(nil)
	_ fyne.Draggable     = (*seatRow)(nil)
	_ fyne.Shortcutable  = (*seatRow)(nil)
	_ desktop.Cursorable = (*seatRow)(nil)
)

func newSeatRow(l *seatList) *seatRow {
	r := &seatRow{list: l}
	r.up = ui.NewIconButton(ui.IconUp, "", ui.Plain, func() { l.glide(func() { l.move(r.at, r.at-1) }) })
	r.down = ui.NewIconButton(ui.IconDown, "", ui.Plain, func() { l.glide(func() { l.move(r.at, r.at+1) }) })
	r.edit = ui.NewIconButton(ui.IconPencil, "", ui.Plain, r.change)
	r.leave = ui.NewIconButton(ui.IconX, "", ui.Plain, r.remove)
	r.OnFocus = func() { l.p.reveal(r) }
	r.Extend(r)
	return r
}

// set shows a player on a seat.
func (r *seatRow) set(player store.Player, mark string, at int) {
	r.player, r.mark, r.at = player, mark, at
	t := func(id games.ID) string { return r.list.p.env.T(id, games.Args{"Name": player.Name}) }
	r.up.SetTip(t("setup.up"))
	r.down.SetTip(t("setup.down"))
	r.edit.SetTip(t("setup.player.edit"))
	r.leave.SetTip(t("setup.leave"))
	r.up.SetEnabled(at > 0, "")
	r.down.SetEnabled(at < len(r.list.p.seats)-1, "")
	r.Refresh()
}

func (r *seatRow) change() { people.Edit(r.list.p.env, r.player, r.list.p.renamed) }

// remove takes the player from the table; the focus goes to who sits there then.
func (r *seatRow) remove() {
	at, l := r.at, r.list
	l.p.toggle(r.player)
	if len(l.p.seats) > 0 {
		l.focus(min(at, len(l.p.seats)-1))
	}
}

// Tapped takes the focus.
func (r *seatRow) Tapped(*fyne.PointEvent) { r.Take(true) }

// Cursor implements desktop.Cursorable.
func (r *seatRow) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Dragged implements fyne.Draggable: the row follows, and the others make room.
func (r *seatRow) Dragged(e *fyne.DragEvent) {
	l := r.list
	if !r.lifted {
		r.lifted = true
		l.stop()
		l.raise()
	}
	r.dragged += e.Dragged.DY
	top, end := -float32(r.at)*l.step(), float32(len(l.p.seats)-1-r.at)*l.step()
	r.dragged = min(max(r.dragged, top), end)
	by := int(math.Round(float64(r.dragged / l.step())))
	if by != 0 {
		r.dragged -= float32(by) * l.step()
		l.move(r.at, r.at+by)
		return
	}
	l.Refresh()
}

// DragEnd implements fyne.Draggable.
func (r *seatRow) DragEnd() {
	r.dragged, r.lifted = 0, false
	r.list.raise()
	r.list.Refresh()
	r.Refresh()
}

// TypedShortcut implements fyne.Shortcutable: Alt with the arrow keys moves the player.
func (r *seatRow) TypedShortcut(s fyne.Shortcut) {
	c, ok := s.(*desktop.CustomShortcut)
	if ok && c.Modifier == fyne.KeyModifierAlt {
		switch c.KeyName {
		case fyne.KeyUp:
			r.list.glide(func() { r.list.move(r.at, r.at-1) })
			return
		case fyne.KeyDown:
			r.list.glide(func() { r.list.move(r.at, r.at+1) })
			return
		}
	}
	ui.BubbleShortcut(r, s)
}

// TypedKey implements fyne.Focusable.
func (r *seatRow) TypedKey(e *fyne.KeyEvent) {
	r.Loud()
	switch e.Name {
	case fyne.KeyUp:
		r.list.focus(r.at - 1)
	case fyne.KeyDown:
		r.list.focus(r.at + 1)
	case fyne.KeyDelete, fyne.KeyBackspace:
		r.remove()
	case fyne.KeyF2:
		r.change()
	default:
		ui.BubbleKey(r, e)
	}
}

// CreateRenderer implements fyne.Widget.
func (r *seatRow) CreateRenderer() fyne.WidgetRenderer {
	r.ExtendBaseWidget(r)
	d := &seatLook{
		r: r, ring: canvas.NewRectangle(nil), rim: canvas.NewRectangle(nil), face: canvas.NewRectangle(nil),
		grip: ui.NewIcon(ui.IconMenu, ui.Px(20), ui.Ink3), number: ui.NewText("", ui.Label, ui.Ink2),
		avatar: ui.NewAvatar("", 0, ui.Px(36)), name: ui.NewText("", ui.Label, ui.Ink).Truncate(),
		begins: ui.NewText(r.list.p.env.T("setup.begins"), ui.Body, ui.Ink2).Truncate(),
	}
	return ui.Drawn(r, d.least, d.place).Changing(d.parts)
}

type seatLook struct {
	r                    *seatRow
	ring, rim, face      *canvas.Rectangle
	grip                 *ui.Icon
	avatar               *ui.Avatar
	number, name, begins *ui.Text
}

func (d *seatLook) least() fyne.Size { return fyne.NewSize(ui.Px(240), ui.Px(48)) }

func (d *seatLook) parts() []fyne.CanvasObject {
	r := d.r
	return []fyne.CanvasObject{d.ring, d.rim, d.face, d.grip, d.number, d.avatar, d.name, d.begins, r.up, r.down, r.edit, r.leave}
}

func (d *seatLook) place(s fyne.Size) {
	r := d.r
	rim, fill := ui.Well, ui.Well
	if r.at == 0 {
		rim, fill = ui.AccentSoft, ui.AccentSoft
	}
	if r.Hovered() || r.lifted {
		rim = ui.Accent
	}
	box(d.rim, 0, s, 10, rim)
	box(d.face, 1, s, 9, fill)
	r.Ring(d.ring, fyne.Position{}, s, 10)
	place := func(o fyne.CanvasObject, x, w float32) float32 {
		h := o.MinSize().Height
		o.Move(fyne.NewPos(x, (s.Height-h)/2))
		o.Resize(fyne.NewSize(max(0, w), h))
		return x + w
	}
	x := place(d.grip, 4, ui.Px(20)) + 2
	d.number.SetText(strconv.Itoa(r.at + 1))
	x = place(d.number, x, ui.Px(16)) + 4
	d.avatar.Set(r.mark, r.player.Color)
	d.avatar.WithPicture(r.list.p.env.Portrait(r.player))
	x = place(d.avatar, x, ui.Px(36)) + 12
	right := s.Width - 4
	for _, b := range []*ui.IconButton{r.leave, r.edit, r.down, r.up} {
		w := b.MinSize().Width
		right -= w
		place(b, right, w)
	}
	d.name.SetText(r.player.Name)
	name, begins := ui.Label.Measure(r.player.Name)+2, ui.Body.Measure(d.begins.String())+2
	room := right - x - 8
	if r.at == 0 && name+8+begins <= room {
		d.begins.Show()
		place(d.begins, x+name+8, begins)
	} else {
		d.begins.Hide()
	}
	place(d.name, x, min(name, room))
}

// box fills the row, in px inside of its edge.
func box(r *canvas.Rectangle, in float32, s fyne.Size, radius float32, t ui.Token) {
	r.FillColor, r.CornerRadius = ui.Color(t), radius
	r.Move(fyne.NewPos(in, in))
	r.Resize(fyne.NewSize(max(0, s.Width-2*in), max(0, s.Height-2*in)))
	r.Refresh()
}
