package pdf

import (
	"strconv"

	"spieltisch/app/ui"
)

// Lengths of what stands below a game, in mm.
const (
	endingHead = 12.0
	leastBar   = 7.0 // from one to the next
	mostBar    = 15.0
	barHigh    = .6 // of that
	bestH      = 27.0
	bestGap    = 5.0
)

// bars tells whether the points are compared: there are some, of several players.
func (g Game) bars() bool { return g.Bars && len(g.Places) > 1 }

// after is the least height of what stands below a game.
func (p *press) after(g Game) (h float64) {
	if g.bars() {
		h += endingHead + float64(len(g.Places))*leastBar
	}
	if g.Word != "" {
		h += bestGap + bestH
	}
	if h > 0 {
		h += gameGap
	}
	return h
}

// ending says how a game ended: a bar for each player, and the best word. It takes the room that is left.
func (p *press) ending(g Game, least float64) {
	if least == 0 {
		return
	}
	if p.y+least-gameGap > p.bottom() {
		p.page()
	}
	spare := p.bottom() - p.y - (least - gameGap)
	if g.bars() {
		bar := min(leastBar+spare/float64(len(g.Places)), mostBar)
		p.bars(g, bar)
	}
	if g.Word == "" {
		return
	}
	p.y += bestGap
	p.round(pageMargin, p.y, p.inner(), bestH, 3, p.doc.Cloth.Face)
	mid := p.y + bestH/2
	p.write(fontHeavy, "", 13, ui.Ink, p.doc.Best, pageMargin+6, mid-4, 0, 60)
	p.block(fontBody, "B", 10.5, ui.Ink2, g.Whose, pageMargin+6, mid+4.5, 0, 60, 2)
	const wordW = 110
	p.pieces(g.Word, p.right()-6-wordW, mid, wordW, 13, 1)
	p.y += bestH
}

// bars compares the points.
func (p *press) bars(g Game, pitch float64) {
	const nameX, nameW, barX, barW = pageMargin + 9, 44.0, pageMargin + 55.0, 113.0
	p.write(fontHeavy, "", 14, ui.Ink, p.doc.Ended, pageMargin, p.y+3, 0, p.inner())
	p.y += endingHead
	most := 1
	for _, place := range g.Places {
		most = max(most, place.Points)
	}
	size := p.fitting(fontBody, "B", nameSize, nameW, 1, g.Names()...)
	for _, place := range g.Places {
		if place.Seat < 0 || int(place.Seat) >= len(g.Players) {
			continue
		}
		player, mid, high := g.Players[place.Seat], p.y+pitch/2, pitch*barHigh
		p.write(fontBody, "B", nameSize, ui.Ink2, strconv.Itoa(place.Rank)+".", nameX-3, mid, 1, 8)
		p.write(fontBody, "B", size, ui.Ink, player.Name, nameX, mid, 0, nameW)
		p.round(barX, mid-high/2, barW, high, high/2, ui.Well)
		if place.Points > 0 {
			tone := ui.Player(player.Color)
			if player.Level != 0 {
				tone = ui.ComputerTone
			}
			p.round(barX, mid-high/2, max(high, barW*float64(place.Points)/float64(most)), high, high/2, tone)
		}
		p.write(fontHeavy, "", nameSize, ui.Ink, ui.Signed(place.Points), p.right()-1, mid, 1, 17)
		p.y += pitch
	}
}
