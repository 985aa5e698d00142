package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/games"
)

// CurtainRecap implements table.Outsider: the moments since the seat's last turn. They are made of the Table's log alone.
func (b *Board) CurtainRecap(seat games.Seat) (lines []fyne.CanvasObject) {
	for _, m := range told(moments(b.desk), seat) {
		lines = append(lines, momentLine(b.desk, m, 24, false))
	}
	return lines
}

// told are the moments since a seat's last turn, or the newest one if nobody has acted
// since: the seat comes back to the screen in the middle of its own turn.
func told(all []moment, seat games.Seat) []moment {
	if after := since(all, seat); len(after) > 0 {
		return after
	}
	return all[max(0, len(all)-1):]
}
