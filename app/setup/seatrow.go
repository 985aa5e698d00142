package setup

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/setup/people"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// seatRow is one player at the table: drag it, press Alt with the arrow keys, or use its
// buttons.
type seatRow struct {
	ui.FocusBase
	list    *seatList
	player  store.Player
	mark    string
	at      int
	dragged float32 // px from its seat
	lifted  bool

	up, down, edit, leave *ui.IconButton

	ring                 ui.Ring
	box                  *ui.Box
	grip                 *ui.Icon
	avatar               *ui.Avatar
	number, name, begins *ui.Text
}

var (
	_ fyne.Widget        = (*seatRow)(nil)
	_ fyne.Focusable     = (*seatRow)(nil)
	_ fyne.Draggable     = (*seatRow)(nil)
	_ fyne.Shortcutable  = (*seatRow)(nil)
	_ desktop.Cursorable = (*seatRow)(nil)
)

func newSeatRow(l *seatList) *seatRow {
	r := &seatRow{
		list: l,
		ring: ui.NewRing(), box: ui.NewBox(),
		grip: ui.NewIcon(ui.IconMenu, ui.Px(20), ui.Ink3), number: ui.NewText("", ui.Label, ui.Ink2),
		avatar: ui.NewAvatar("", 0, ui.Px(36)), name: ui.NewText("", ui.Label, ui.Ink).Truncate(),
		begins: ui.NewText(l.p.env.T("setup.begins"), ui.Body, ui.Ink2).Truncate(),
	}
	r.up = ui.NewIconButton(ui.IconUp, "", ui.Plain, func() { l.glide(func() { l.move(r.at, r.at-1) }) })
	r.down = ui.NewIconButton(ui.IconDown, "", ui.Plain, func() { l.glide(func() { l.move(r.at, r.at+1) }) })
	r.edit = ui.NewIconButton(ui.IconPencil, "", ui.Plain, r.change)
	r.leave = ui.NewIconButton(ui.IconX, "", ui.Plain, r.remove)
	for key, b := range map[string]*ui.IconButton{"Alt+Up": r.up, "Alt+Down": r.down, "F2": r.edit, "Del": r.leave} {
		b.SetKey(l.p.env.KeyName(key))
	}
	r.OnFocus = func() { l.p.reveal(r) }
	r.Draw(r, r.least, r.place, r.ring, r.box, r.grip, r.number, r.avatar, r.name, r.begins, r.up, r.down, r.edit, r.leave)
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

// remove takes the player from the table; the focus, if anything has it, goes to who sits there then.
func (r *seatRow) remove() {
	at, l := r.at, r.list
	byKeys := l.p.env.Window.Canvas().Focused() != nil
	l.p.toggle(r.player)
	if byKeys && len(l.p.seats) > 0 {
		l.focus(min(at, len(l.p.seats)-1))
	}
}

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

func (r *seatRow) least() fyne.Size { return fyne.NewSize(ui.Px(240), ui.Px(48)) }

func (r *seatRow) place(s fyne.Size) {
	rim, fill := ui.Well, ui.Well
	if r.at == 0 {
		rim, fill = ui.AccentSoft, ui.AccentSoft
	}
	if r.Hovered() || r.lifted {
		rim = ui.Accent
	}
	r.box.Set(0, 0, s.Width, s.Height, 10, fill, rim, 1)
	r.Ring(r.ring, 0, 0, s.Width, s.Height, 10)
	place := func(o fyne.CanvasObject, x, w float32) float32 {
		h := o.MinSize().Height
		ui.Put(o, x, (s.Height-h)/2, w, h)
		return x + w
	}
	x := place(r.grip, 4, ui.Px(20)) + 2
	r.number.SetText(strconv.Itoa(r.at + 1))
	x = place(r.number, x, ui.Px(16)) + 4
	r.list.p.env.ShowAvatar(r.avatar, r.player, r.mark)
	x = place(r.avatar, x, ui.Px(36)) + 12
	right := s.Width - 4
	for _, b := range []*ui.IconButton{r.leave, r.edit, r.down, r.up} {
		w := b.MinSize().Width
		right -= w
		place(b, right, w)
	}
	r.name.SetText(r.player.Name)
	name, begins := ui.Label.Measure(r.player.Name)+2, ui.Body.Measure(r.begins.String())+2
	room := right - x - 8
	first := r.at == 0 && name+8+begins <= room
	ui.Show(first, r.begins)
	if first {
		place(r.begins, x+name+8, begins)
	}
	place(r.name, x, min(name, room))
}
