package davinci

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// block is the slip below the tile that is pointed at: which number it has. It shows what the notes and the position exclude.
type block struct {
	desk   *table.Desk
	acts   *own
	state  ownState
	typed  bool // the number named is a 1 that was typed: 0 or 1 behind it make 10 or 11
	object *ui.Surface
	inside *fyne.Container
	title  *ui.Text
	cross  *ui.IconButton
	keys   *keypad
	act    *ui.Button
	lacks  *ui.Text // in the button's place
	short  bool     // without title and cross
}

// Sizes of the block, and of its keys.
const (
	blockWide           float32 = 334
	blockHigh, blockLow float32 = 200, 170
	keyWide, keyHigh    float32 = 40, 40
	keyGapX, keyGapY    float32 = 4, 4
	keyColumns                  = 7
	blockInset          float32 = 15
)

func newBlock(d *table.Desk, acts *own) *block {
	b := &block{
		desk: d, acts: acts, title: ui.NewText("", ui.Heading, ui.Ink).Truncate(),
		lacks: ui.NewText("", ui.Label, ui.Ink2).Align(fyne.TextAlignCenter),
	}
	b.cross = ui.NewIconButton(ui.IconX, d.T("davinci.pick.close"), ui.Plain, b.close).WithKey("Escape")
	b.keys = newKeypad(b.tap)
	b.act = ui.NewButton("", ui.Primary, acts.guess).WithIcon(ui.IconQuestion)
	d.Trace.Mark("numbers", b.keys)
	d.Trace.Mark("act", b.act)
	b.inside = ui.Laid(b.least, b.place, b.title, b.cross, b.keys, b.act, b.lacks)
	b.object = ui.NewSlip(d.Cloth(), 16, b.inside)
	d.Trace.Mark("block", b.object)
	return b
}

func (b *block) render(s ownState) {
	b.state = s
	if s.draft.Number != 1 {
		b.typed = false
	}
	_, of, place, aimed := s.view.Find(s.draft.Target)
	ui.Show(aimed && s.guessing(), b.object)
	if !b.object.Visible() {
		return
	}
	b.title.SetText(b.desk.Say("davinci.pick.question", games.Args{"Of": of, "Place": place + 1}))
	b.keys.set(s.numberKeys())
	missing := s.missing()
	ui.Show(missing == "", b.act)
	ui.Show(missing != "", b.lacks)
	if missing == "" {
		b.act.SetText(b.desk.T("davinci.turn.act", games.Args{"N": s.draft.Number, "Dash": s.draft.Number == dv.Dash}))
	} else {
		b.lacks.SetText(b.desk.T(missing))
		b.lacks.SetColor(ui.Ink2)
	}
	ui.PlaceAnew(b.inside)
}

// high is how high the block is.
func (b *block) high() float32 { return pick(b.short, blockLow, blockHigh) }

func (b *block) least() fyne.Size { return fyne.NewSize(blockWide, b.high()) }

// place puts the keys between title and button.
func (b *block) place(s fyne.Size) {
	y, w := blockInset, s.Width-2*blockInset
	ui.Show(!b.short, b.title, b.cross)
	if !b.short {
		put(b.title, blockInset+3, 4, w-44, 40)
		put(b.cross, s.Width-44, 4, 40, 40)
		y = 44
	}
	put(b.keys, blockInset, y, w, 2*keyHigh+keyGapY)
	y += 2*keyHigh + keyGapY + 9
	put(b.act, blockInset, y, w, 46)
	put(b.lacks, blockInset, y, w, 46)
}

// tap names a number; the one that is named already is guessed.
func (b *block) tap(number int) {
	if b.state.draft.Number == number {
		b.acts.guess()
		return
	}
	b.acts.name(number)
}

// close takes the pointing back.
func (b *block) close() { b.acts.point(b.state.draft.Target) }

// rune names a number: digits, of which 0 and 1 behind a 1 make 10 and 11, and the dash. It never guesses.
func (b *block) rune(r rune) bool {
	number := int(r - '0')
	switch {
	case r == '-' || r == '–':
		number = dv.Dash
	case r < '0' || r > '9':
		return false
	case b.typed && number <= 1:
		number += 10
	}
	if !b.object.Visible() || !b.state.view.Options.Names(number) {
		return false
	}
	if number != b.state.draft.Number {
		b.acts.name(number)
	}
	b.typed = number == 1
	return true
}

// keypad are the keys of the block as one widget, always in the same places.
type keypad struct {
	ui.Areas
	faces   []numberKey
	pressed bool
	keys    [dv.Values]*keyDraw
	ring    ui.Ring
}

// keyDraw is what is drawn of a key.
type keyDraw struct {
	face, dash *ui.Box
	number     ui.Line
	line       *canvas.Line
}

func newKeypad(onName func(number int)) *keypad {
	k := &keypad{ring: ui.NewRing()}
	parts := []fyne.CanvasObject{k.ring}
	for i := range k.keys {
		d := &keyDraw{face: ui.NewBox(), number: ui.NewLine(), dash: ui.NewBox(), line: canvas.NewLine(color.Transparent)}
		k.keys[i] = d
		parts = append(parts, d.face, d.number, d.dash, d.line)
	}
	k.Frames = k.frames
	k.OnTap = func(i int) { onName(k.faces[i].number) }
	k.OnPress = func(down bool) {
		k.pressed = down
		k.Refresh()
	}
	k.OnFocus = func() {
		if i := slices.IndexFunc(k.faces, func(f numberKey) bool { return f.chosen }); i >= 0 {
			k.At = i
		}
	}
	k.Draw(k, k.least, k.place, parts...).Repaints()
	return k
}

func (k *keypad) set(faces []numberKey) {
	if !slices.Equal(k.faces, faces) {
		k.faces = faces
		k.Refresh()
	}
}

// frames are where the keys lie, seven side by side.
func (k *keypad) frames() []ui.Frame {
	out := make([]ui.Frame, len(k.faces))
	for i := range out {
		out[i] = ui.NewFrame(float32(i%keyColumns)*(keyWide+keyGapX), float32(i/keyColumns)*(keyHigh+keyGapY), keyWide, keyHigh)
	}
	return out
}

func (k *keypad) least() fyne.Size {
	return fyne.NewSize(keyColumns*(keyWide+keyGapX)-keyGapX, 2*keyHigh+keyGapY)
}

func (k *keypad) place(fyne.Size) {
	k.ring.Hide()
	frames := k.frames()
	for i, d := range k.keys {
		if i >= len(frames) {
			ui.Show(false, d.face, d.number, d.dash, d.line)
			continue
		}
		k.draw(d, k.faces[i], k.Over() == i, frames[i])
		if k.Focused() && k.At == i {
			k.ring.Set(true, frames[i].X, frames[i].Y, keyWide, keyHigh, 10)
		}
	}
}

// look are the colours of a key and how wide its border is.
func (f numberKey) look() (fill, rim, ink ui.Token, sw float32) {
	switch {
	case f.chosen:
		return ui.Accent, ui.None, ui.OnAccent, 0
	case f.out || f.struck:
		return ui.Dis, ui.None, ui.DisText, 0
	}
	return ui.Slip, ui.Ctrl, ui.Ink, 2
}

func (k *keypad) draw(d *keyDraw, f numberKey, over bool, at ui.Frame) {
	fill, rim, ink, sw := f.look()
	face, mid := ui.Color(fill), at.Middle()
	if over {
		face = ui.Mix(face, ui.Color(ui.Ink), pick[float64](k.pressed, .86, .94))
	}
	d.face.Set(at.X, at.Y, at.Width, at.Height, 10, face, rim, sw)
	d.dash.Hide()
	ui.Show(f.number != dv.Dash, d.number)
	if f.number == dv.Dash {
		d.dash.Set(ui.Whole(mid.X-10), ui.Whole(mid.Y-2), 20, 4, 2, ink, ui.None, 0)
	} else {
		d.number.Draw(ui.Signed(f.number), 20, 800, ink, mid.X, mid.Y, .5)
	}
	ui.Show((f.out || f.struck) && !f.chosen, d.line)
	d.line.StrokeColor, d.line.StrokeWidth = ui.Color(ink), 2
	d.line.Position1, d.line.Position2 = mid.AddXY(-13, 11), mid.AddXY(13, -11)
	d.line.Refresh()
}
