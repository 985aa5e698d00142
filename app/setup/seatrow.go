package setup

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/draw"
	"spieltisch/app/setup/people"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// seatRow is one player at the table: drag it, press Alt with the arrow keys, or use its
// buttons. The pencil of a character unfolds all of them.
type seatRow struct {
	ui.CarryAreas
	list    *seatList
	player  store.Player
	mark    string
	at      int
	dragged float32 // px from its seat
	lifted  bool
	from    int // the seat where it was taken

	up, down, edit, leave *ui.IconButton

	ring                 ui.Ring
	box                  *ui.Box
	grip                 *ui.Icon
	avatar               *ui.Avatar
	number, name, begins *ui.Text

	computer *ui.Text
	strength *draw.Strength
	strong   *ui.Named // which that is, in words
	cast     *cast     // nil until it is unfolded
}

var _ fyne.Widget = (*seatRow)(nil)

func newSeatRow(l *seatList) *seatRow {
	r := &seatRow{
		list: l,
		ring: ui.NewRing(), box: ui.NewBox(),
		grip: ui.NewIcon(ui.IconMenu, 20, ui.Ink3), number: ui.NewText("", ui.Label, ui.Ink2),
		avatar: ui.NewAvatar("", 0, 36), name: ui.NewText("", ui.Label, ui.Ink).Truncate(),
		begins:   ui.NewText(l.p.env.T("setup.begins"), ui.Body, ui.Ink2).Truncate(),
		computer: ui.NewText("", ui.Body, ui.Ink2), strength: draw.NewStrength(0),
	}
	r.strong = ui.NewNamed(r.strength)
	r.up = ui.NewIconButton(ui.IconUp, "", ui.Plain, func() { l.glide(func() { l.move(r.at, r.at-1) }) })
	r.down = ui.NewIconButton(ui.IconDown, "", ui.Plain, func() { l.glide(func() { l.move(r.at, r.at+1) }) })
	r.edit = ui.NewIconButton(ui.IconPencil, "", ui.Plain, r.change)
	r.leave = ui.NewIconButton(ui.IconX, "", ui.Plain, r.remove)
	for key, b := range map[string]*ui.IconButton{"Alt+Up": r.up, "Alt+Down": r.down, "F2": r.edit, "Del": r.leave} {
		b.SetKey(l.p.env.KeyName(key))
	}
	r.OnFocus, r.OnKey, r.OnShortcut = func() { l.p.reveal(r) }, r.key, r.shift
	r.Shape = desktop.PointerCursor
	r.OnTake, r.OnCarry, r.OnDrop, r.OnBack = r.take, r.carry, r.letGo, r.goBack
	r.Draw(r, r.least, r.place).Changing(r.parts)
	return r
}

func (r *seatRow) parts() []fyne.CanvasObject {
	all := []fyne.CanvasObject{r.ring, r.box, r.grip, r.number, r.avatar, r.name, r.begins, r.computer, r.strong, r.up, r.down, r.edit, r.leave}
	if r.unfolded() {
		all = append(all, r.cast.Container)
	}
	return all
}

func (r *seatRow) unfolded() bool { return r.cast != nil && r.list.open == r.player.ID }

// high is how high the seat is in a width.
func (r *seatRow) high(width float32) float32 {
	if !r.unfolded() {
		return 48
	}
	return 48 + r.cast.high(width-2*castInset) + 12
}

// castInset is the room on both sides of the cards.
const castInset float32 = 16

// set shows a player on a seat.
func (r *seatRow) set(player store.Player, mark string, at int) {
	r.player, r.mark, r.at = player, mark, at
	t := func(id games.ID) string { return r.list.p.env.T(id, games.Args{"Name": player.Name}) }
	r.up.SetTip(t("setup.up"))
	r.down.SetTip(t("setup.down"))
	r.edit.SetTip(t("setup.player.edit"))
	if player.Computer() {
		r.edit.SetTip(t("setup.computer.edit"))
		r.strength.Set(player.Level)
		r.strong.SetTip(r.list.p.env.T("computer.strength", games.Args{"N": int(player.Level), "Word": computerText(r.list.p.env, "computer.level.", player.Level)}))
		r.computer.SetText(r.list.p.env.T("setup.computer", games.Args{"Word": computerText(r.list.p.env, "computer.level.", player.Level)}))
		if r.list.open == player.ID {
			if r.cast == nil {
				r.cast = newCast(r.list.p)
			}
			r.cast.set(at, player.Level)
		}
	}
	r.leave.SetTip(t("setup.leave"))
	r.up.SetEnabled(at > 0, "")
	r.down.SetEnabled(at < len(r.list.p.seats)-1, "")
	r.Refresh()
}

// change changes name and colour of a person; of a character it unfolds the others, or folds them.
func (r *seatRow) change() {
	switch {
	case !r.player.Computer():
		people.Edit(r.list.p.env, r.player, r.list.p.renamed)
	case r.list.open == r.player.ID:
		r.list.unfold(0)
	default:
		r.list.unfold(r.player.ID)
	}
}

// remove takes the player from the table; the focus, if anything has it, goes to who sits there then.
func (r *seatRow) remove() {
	at, l := r.at, r.list
	byKeys := l.p.env.Window.Canvas().Focused() != nil
	l.p.toggle(r.player)
	if byKeys && len(l.p.seats) > 0 {
		l.focus(min(at, len(l.p.seats)-1))
	}
}

// take lifts the row, and the others make room.
func (r *seatRow) take(int, *fyne.DragEvent) bool {
	r.lifted, r.from = true, r.at
	r.list.unfold(0)
	r.list.stop()
	r.list.raise()
	return true
}

func (r *seatRow) carry(e *fyne.DragEvent) {
	l := r.list
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

func (r *seatRow) goBack() {
	r.letGo()
	r.list.move(r.at, r.from)
}

// letGo has the row lie with the others again.
func (r *seatRow) letGo() {
	r.dragged, r.lifted = 0, false
	r.list.raise()
	r.list.Refresh()
	r.Refresh()
}

// shift moves the player by Alt with the arrow keys.
func (r *seatRow) shift(s fyne.Shortcut) bool {
	c, ok := s.(*desktop.CustomShortcut)
	if !ok || c.Modifier != fyne.KeyModifierAlt || c.KeyName != fyne.KeyUp && c.KeyName != fyne.KeyDown {
		return false
	}
	by := 1
	if c.KeyName == fyne.KeyUp {
		by = -1
	}
	r.list.glide(func() { r.list.move(r.at, r.at+by) })
	return true
}

func (r *seatRow) key(e *fyne.KeyEvent) bool {
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
		return false
	}
	return true
}

func (r *seatRow) least() fyne.Size { return fyne.NewSize(240, 48) }

func (r *seatRow) place(s fyne.Size) {
	rim, fill := ui.Well, ui.Well
	if r.at == 0 {
		rim, fill = ui.AccentSoft, ui.AccentSoft
	}
	wide := float32(1)
	if r.Hovered() || r.lifted {
		rim = ui.Accent
	}
	if r.unfolded() {
		rim, fill, wide = ui.Accent, ui.AccentSoft, 2
		ui.Put(r.cast.Container, castInset, 48, s.Width-2*castInset, s.Height-48-12)
	}
	r.box.Set(0, 0, s.Width, s.Height, 10, fill, rim, wide)
	r.Ring(r.ring, 0, 0, s.Width, s.Height, 10)
	place := func(o fyne.CanvasObject, x, w float32) float32 {
		h := o.MinSize().Height
		ui.Put(o, x, (48-h)/2, w, h)
		return x + w
	}
	x := place(r.grip, 4, 20) + 2
	r.number.SetText(strconv.Itoa(r.at + 1))
	x = place(r.number, x, 16) + 4
	r.list.p.env.ShowAvatar(r.avatar, r.player, r.mark)
	x = place(r.avatar, x, 36) + 12
	right := s.Width - 4
	for _, b := range []*ui.IconButton{r.leave, r.edit, r.down, r.up} {
		w := b.MinSize().Width
		right -= w
		place(b, right, w)
	}
	r.name.SetText(r.player.Name)
	name, room := ui.Label.Measure(r.player.Name)+2, right-x-8
	place(r.name, x, min(name, room))
	r.besideName(x+name, room-name, place)
}

// besideName shows behind the name what has room there: how strong a character is, and who begins.
func (r *seatRow) besideName(x, room float32, place func(o fyne.CanvasObject, x, w float32) float32) {
	show := func(on bool, o fyne.CanvasObject, w float32) {
		on = on && 10+w <= room
		ui.Show(on, o)
		if on {
			place(o, x+10, w)
			x, room = x+10+w, room-10-w
		}
	}
	mark, says, begins := r.strong.MinSize().Width, ui.Body.Measure(r.computer.String())+2, ui.Body.Measure(r.begins.String())+2
	rest := float32(0) // for what matters more
	if r.at == 0 {
		rest = 10 + begins
	}
	show(r.player.Computer() && 20+mark+says+rest <= room, r.computer, says)
	show(r.player.Computer() && 10+mark+rest <= room, r.strong, mark)
	show(r.at == 0, r.begins, begins)
}
