package dicewords

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// line is where the pieces of a row lie, by their keys, counted from the left. A die that a tap has taken away keeps its place: what
// is left doesn't close up below a pointer that is on its way to the next piece.
type line struct {
	slots map[int]float32
	room  ui.Frame
	size  float32
	gap   float32
	from  float32 // x of the first slot
	low   bool    // pieces stand at the lower edge
}

// lay gives every piece its place, the one that it has had where all have one and they are to stay; else they lie side by
// side, as large as there is room. A die that is only kept stands a little apart from the word.
func (l *line) lay(row []piece, room ui.Frame, most, least float32, centred, stay bool) {
	if stay = stay && room == l.room; stay {
		for _, p := range row {
			_, had := l.slots[p.key()]
			stay = stay && had
		}
	}
	if stay {
		return
	}
	const apart = .4
	n, slots := float32(0), map[int]float32{}
	for k, p := range row {
		if k > 0 && p.letter < 0 && row[k-1].letter >= 0 {
			n += apart
		}
		slots[p.key()] = n
		n++
	}
	l.slots, l.room = slots, room
	l.size = ui.Whole(min(max((room.Width+l.gap)/max(n, 1)-l.gap, least), most))
	if l.from = room.X; centred {
		l.from += ui.Whole((room.Width - n*(l.size+l.gap) + l.gap) / 2)
	}
}

// at is the upper left corner of a piece.
func (l *line) at(key int) fyne.Position {
	y := l.room.Height - l.size
	if !l.low {
		y = ui.Whole(y / 2)
	}
	return fyne.NewPos(l.from+ui.Whole(l.slots[key]*(l.size+l.gap)), l.room.Y+y)
}

// before is how many pieces of a row lie left of x, without the one with this key.
func (l *line) before(row []piece, key int, x float32) (n int) {
	for _, p := range row {
		if p.key() != key && l.at(p.key()).X+l.size/2 < x {
			n++
		}
	}
	return n
}
