package dicewords

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/each"
)

// diceBox is the ten dice: in the tray those to be thrown, on the rack the word and what else is kept. A tap, a drag and the
// keys take a die across.
type diceBox struct {
	ui.CarryAreas
	desk  *table.Desk
	edits *edits
	state state
	lies  lies

	dice       [dw.DiceCount]*draw.Die
	lacks      [dw.MaxWord]*draw.Tile // letters of the word that no die gives
	tray, rack []piece
	in, on     line // the tray, the rack
	seq        []int
	tapped     bool // a tap is being carried out
	motion     motion

	hand   fyne.CanvasObject // what is carried
	held   int               // its key, -1 for none
	handAt fyne.Position

	caret *canvas.Rectangle
	tip   ui.Ring // around the rack where a tip means it, or what is carried would go there
}

// lies is where tray and rack have room for dice, and how large those are at most.
type lies struct {
	tray, rack         ui.Frame
	trayMost, rackMost float32
	titled             bool // something stands left of the dice in the tray
}

const (
	diceGap   float32 = 6
	trayGap   float32 = 8
	dieLeast  float32 = 36
	strewnOff float32 = 4 // how far thrown dice lie off their line
	shakeTime         = 240 * time.Millisecond
)

func newDiceBox(desk *table.Desk, edits *edits) *diceBox {
	d := &diceBox{desk: desk, edits: edits, held: -1, caret: ui.NewRect(), tip: ui.NewRing()}
	d.in.gap, d.on.gap, d.on.low = trayGap, diceGap, true
	parts := []fyne.CanvasObject{d.tip.Rectangle}
	for i := range d.dice {
		d.dice[i] = draw.NewDie(draw.DieFace{}, 56)
		parts = append(parts, d.dice[i])
	}
	for k := range d.lacks {
		d.lacks[k] = draw.NewTile("", "", 56)
		d.lacks[k].Hide()
		parts = append(parts, d.lacks[k])
	}
	d.Frames, d.OnTap, d.OnLeave = d.frames, d.tap, d.closeUp
	d.OnTake, d.OnCarry, d.OnDrop, d.OnBack = d.take, d.carry, d.drop, d.back
	d.OnKey, d.OnRune = d.key, d.rune
	d.Draw(d, d.least, d.place, append(parts, d.caret)...).Repaints().Gone(d.gone)
	desk.Trace.Mark("dice", d)
	return d
}

func (d *diceBox) render(s state) {
	again, before := d.state.view.Step == s.view.Step, d.rack
	under := -1 // the die at the keyboard's cursor
	if d.At >= 0 && d.At < len(d.seq) {
		under = d.seq[d.At]
	}
	d.state = s
	d.tray, d.rack = s.rows()
	d.seq = d.seq[:0]
	for _, p := range slices.Concat(d.tray, d.rack) {
		d.seq = append(d.seq, p.key())
	}
	d.At = max(0, slices.Index(d.seq, under))
	d.lay(again && d.tapped)
	d.showDice()
	d.Refresh()
	if again && ui.Animations() {
		d.shake(before)
	}
}

// lay gives all dice their places; those that a tap has left stay.
func (d *diceBox) lay(stay bool) {
	l := d.lies
	d.in.lay(d.tray, l.tray, l.trayMost, dieLeast, !l.titled, stay)
	d.on.lay(d.rack, l.rack, l.rackMost, dieLeast, false, stay && !d.state.typing())
}

// closeUp has the dice lie side by side.
func (d *diceBox) closeUp() {
	d.lay(false)
	d.Refresh()
}

// put is told where tray and rack are.
func (d *diceBox) put(l lies) {
	if d.lies == l {
		return
	}
	if d.lies.rack != l.rack { // the page has another size
		d.motion.forget()
	}
	d.lies = l
	d.closeUp()
}

// showDice shows every die as it lies there.
func (d *diceBox) showDice() {
	for i, die := range d.dice {
		die.Set(d.lying(i), d.look(i))
	}
	word, values := []rune(d.state.draft.Word), d.state.worth().Tally.Values
	for k, tile := range d.lacks {
		on := slices.Contains(d.rack, piece{-1, k})
		ui.Show(on && d.held != piece{-1, k}.key(), tile)
		if on {
			tile.Set(string(word[k]), ui.Signed(values[k]), draw.TileState{Bad: true})
		}
	}
}

// lying is the face that die i shows now; the joker that of the letter for which it stands.
func (d *diceBox) lying(i int) draw.DieFace {
	s := d.state
	f := face(s.view.Set, i, s.letter(i))
	word, joker := []rune(s.draft.Word), s.worth().Joker
	if last := s.shownLast(); last != nil {
		word, joker = []rune(last.Word), last.Joker
	} else if !s.typing() {
		return f
	}
	if k := slices.IndexFunc(d.rack, func(p piece) bool { return p.die == i && p.letter >= 0 }); k >= 0 && k == joker {
		f.Letter = string(word[k])
	}
	return f
}

// look is how die i lies there now.
func (d *diceBox) look(i int) draw.DieState {
	s := d.state
	return draw.DieState{
		Locked: s.view.Up != nil && s.view.Locked[i] && !s.building(),
		Cursor: d.Focused() && d.At < len(d.seq) && d.seq[d.At] == i,
		Tip:    s.tip.Dice>>i&1 != 0,
	}
}

// spot is where die i belongs.
func (d *diceBox) spot(i int) fyne.Position {
	if d.stands(i) {
		return d.on.at(i)
	}
	off := strewnOff // thrown dice don't lie in a line
	if d.state.view.Up == nil {
		off = 0
	}
	return d.in.at(i).AddXY(0, off-2*off*float32(i%2))
}

// stands tells whether the piece with a key stands on the rack.
func (d *diceBox) stands(key int) bool {
	return slices.ContainsFunc(d.rack, func(p piece) bool { return p.key() == key })
}

// frame is where the piece with a key is tapped.
func (d *diceBox) frame(key int) ui.Frame {
	at, size := d.on.at(key), d.on.size
	if key < dw.DiceCount {
		at = d.spot(key)
		if !d.stands(key) {
			size = d.in.size
		}
	}
	return ui.NewFrame(at.X, at.Y, size, size+3)
}

func (d *diceBox) frames() []ui.Frame {
	return each.Of(d.seq, d.frame)
}

func (d *diceBox) least() fyne.Size { return fyne.NewSize(10*(dieLeast+trayGap), 2*dieLeast) }

func (d *diceBox) place(fyne.Size) {
	r := d.lies.rack
	d.tip.Around(d.state.tip.Row || d.state.tip.Word || d.aimed(), r.X, r.Y, r.Width, r.Height, 12, 6, ui.Accent)
	for i, die := range d.dice {
		size := d.frame(i).Width
		die.SetSize(size)
		die.Resize(fyne.NewSquareSize(size))
		ui.Show(i != d.held && (!d.state.told() || d.stands(i)), die)
		d.motion.glide(die, d.spot(i))
	}
	for k, tile := range d.lacks {
		f := d.frame(piece{-1, k}.key())
		tile.SetHeight(f.Width)
		w := tile.MinSize().Width
		ui.Put(tile, f.X+ui.Whole((f.Width-w)/2), f.Y, w, f.Width)
	}
	d.showDice()
	s := d.state
	x := d.on.from + float32(s.draft.Cursor)*(d.on.size+diceGap) - diceGap/2 - 1.5
	ui.SetRect(d.caret, x, r.Y+r.Height-d.on.size-4, 3, d.on.size+8, 1.5, ui.Accent)
	ui.Show(s.declaring() && s.draft.Cursor < len([]rune(s.draft.Word)), d.caret)
}

// shake has letters move once that no die gives, and that weren't there before.
func (d *diceBox) shake(before []piece) {
	for _, p := range d.rack {
		if p.die >= 0 || slices.Contains(before, p) {
			continue
		}
		tile := d.lacks[p.letter]
		home := tile.Position()
		ui.Animate(shakeTime, fyne.AnimationLinear, func(f float32) {
			way := [...]float32{0, -4, 4, -3, 3, 0}
			tile.Move(home.AddXY(way[min(int(f*float32(len(way))), len(way)-1)], 0))
		})
	}
}

func (d *diceBox) tap(i int) {
	d.tapped = true
	if key := d.seq[i]; key < dw.DiceCount {
		d.edits.tapDie(key)
	} else {
		d.edits.takeOut(key - dw.DiceCount)
	}
	d.tapped = false
}

// key leaves Space to the page: it throws wherever the keyboard is.
func (d *diceBox) key(e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeySpace {
		return false
	}
	ui.BubbleKey(d, e)
	return true
}

// rune has comma and full stop push the die at the cursor along its row.
func (d *diceBox) rune(r rune) bool {
	by, ok := map[rune]int{',': -1, '.': 1}[r]
	if !ok || d.At >= len(d.seq) {
		return false
	}
	key := d.seq[d.At]
	row := d.tray
	if d.stands(key) {
		row = d.rack
	}
	k := slices.IndexFunc(row, func(p piece) bool { return p.key() == key })
	if k+by >= 0 && k+by < len(row) && d.state.declaring() {
		d.edits.move(row, k, k+by)
	}
	return true
}

// take lifts a piece.
func (d *diceBox) take(i int, e *fyne.DragEvent) bool {
	if !d.state.declaring() || i >= len(d.seq) {
		return false
	}
	d.stop()
	d.held = d.seq[i]
	size := d.frame(d.held).Width
	if d.held < dw.DiceCount {
		d.hand = draw.NewDie(d.lying(d.held), size)
	} else {
		k := d.held - dw.DiceCount
		d.hand = draw.NewTile(string([]rune(d.state.draft.Word)[k]), "", size)
	}
	d.hand.Resize(fyne.NewSquareSize(size))
	d.carry(e)
	d.Carry.Show(d.hand)
	d.Refresh()
	return true
}

func (d *diceBox) carry(e *fyne.DragEvent) {
	was := d.aimed()
	d.handAt = e.Position
	s := d.hand.Size()
	d.hand.Move(e.Position.SubtractXY(s.Width/2, s.Height/2))
	if d.aimed() != was {
		d.Refresh()
	}
}

// aimed tells whether what is carried comes from the tray and is above the rack.
func (d *diceBox) aimed() bool {
	return d.held >= 0 && around(d.lies.rack).Has(d.handAt) && !d.stands(d.held)
}

// around is a frame with what lies a little off it.
func around(f ui.Frame) ui.Frame {
	const off = 16
	return ui.NewFrame(f.X-off, f.Y-off, f.Width+2*off, f.Height+2*off)
}

// drop lays what was carried where it is let go, and back from anywhere else.
func (d *diceBox) drop() {
	key, at := d.held, d.handAt
	from := slices.IndexFunc(d.rack, func(p piece) bool { return p.key() == key })
	onRack, onTray := around(d.lies.rack).Has(at), around(d.lies.tray).Has(at)
	d.back()
	switch {
	case onRack && from >= 0:
		d.edits.move(d.rack, from, d.on.before(d.rack, key, at.X))
	case onRack:
		d.edits.edit(d.state.keptAt(key, d.on.before(d.rack, key, at.X)))
	case onTray && from >= 0 && key < dw.DiceCount:
		d.edits.tapDie(key)
	case onTray && from >= 0:
		d.edits.takeOut(key - dw.DiceCount)
	case onTray:
		k := slices.IndexFunc(d.tray, func(p piece) bool { return p.key() == key })
		d.edits.move(d.tray, k, d.in.before(d.tray, key, at.X))
	}
}

// back has what was carried go to its place.
func (d *diceBox) back() {
	key := d.held
	d.held = -1
	if key >= 0 && key < dw.DiceCount {
		d.dice[key].Move(d.hand.Position()) // it glides home from there
	}
	d.Refresh()
}
