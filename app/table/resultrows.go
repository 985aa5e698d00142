package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// roundsMost is how many rounds have room as bars, roundStep apart (px at text scale 1).
const (
	roundsMost         = 8
	roundStep  float32 = 50
	roundsWide float32 = 320 // of all bars: they move together
)

// roundsWidth is how wide the bars of so many rounds are.
func roundsWidth(rounds int) float32 { return ui.Px(min(roundStep*float32(rounds), roundsWide)) }

// rows are the lines of the players, best first.
func (r *resultFace) rows() []fyne.CanvasObject {
	d, o := r.desk, r.outcome
	rounds := roundsOf(d.session.Standing().Scored, len(o.Places))
	if r.words.Sum != nil { // what is counted at the end isn't the sum of the rounds
		rounds = make([][]int, len(o.Places))
	}
	var out []fyne.CanvasObject
	best := r.bestWidth(rounds)
	for _, p := range o.Places {
		fill := ui.Token("")
		if p.Rank == 1 && o.Reason != games.ReasonAbandoned {
			fill = ui.AccentSoft
		}
		player := d.Players()[p.Seat]
		who := ui.VGap(0, ui.NewText(player.Name, ui.Label, ui.Ink).Truncate())
		if r.words.Note != nil {
			if note := r.words.Note(o, p); note != "" {
				who.Add(ui.NewPara(note, ui.Body, ui.Ink2))
			}
		}
		line := ui.HMid(14, ui.MinSized(ui.Px(24), 0, ui.NewText(strconv.Itoa(p.Rank)+".", ui.Label, ui.Ink2)), d.SeatAvatar(p.Seat, ui.Px(40)), ui.Stretch(who))
		if bars := roundBars(rounds[p.Seat], ui.Player(player.Color)); bars != nil {
			line.Add(bars)
		}
		switch text := r.best(p.Seat); {
		case text != "":
			line.Add(ui.MinSized(best, 0, ui.HMid(8, ui.NewIcon(ui.IconStar, ui.Px(16), ui.AccentText), ui.Stretch(ui.NewText(text, ui.Strong, ui.Ink2).Fit()))))
		case best > 0: // the bars of all stand below each other
			line.Add(ui.Space(best, 1))
		}
		if !r.pointless() {
			line.Add(r.sum(p))
		}
		out = append(out, ui.NewArea(fill, 8, ui.Inset(8, 16, 8, 16, line)))
	}
	return out
}

// bestWidth is how wide the column of what everybody did best is: as wide as the longest needs, where the least window has room
// for that next to name, bars and points; 0 for none.
func (r *resultFace) bestWidth(rounds [][]int) float32 {
	need := float32(0)
	for _, p := range r.outcome.Places {
		if text := r.best(p.Seat); text != "" {
			need = max(need, ui.Px(16)+8+ui.Strong.Measure(text)+4)
		}
	}
	if need == 0 {
		return 0
	}
	room := min(ui.Px(resultWide), ui.MinWidth-32) - ui.Px(24+40+90+72) - roundsWidth(len(rounds[0])) - 56 - 5*14
	return max(ui.Px(130), min(need, room))
}

// sum is what a player has reached: the game's own picture of it, or the points, which count up.
func (r *resultFace) sum(p games.Place) fyne.CanvasObject {
	if r.words.Sum != nil {
		return r.words.Sum(r.outcome, p)
	}
	text := ui.NewText(ui.Signed(p.Points), ui.Question, ui.Ink).Align(fyne.TextAlignTrailing)
	r.sums.Add(text, p.Points)
	return ui.MinSized(max(ui.Px(72), text.MinSize().Width), 0, text)
}

// best is what a player did best: the game's own words, or the word with the most points.
func (r *resultFace) best(s games.Seat) string {
	if r.words.Best != nil {
		return r.words.Best(s)
	}
	t, ok := BestWord(r.desk.session.Standing().Scored, s)
	if !ok {
		return ""
	}
	return t.Word
}

// BestWord is a player's turn with a word that brought most, the first of equal ones; games.Table: of all.
func BestWord(turns []games.ScoredTurn, s games.Seat) (best games.ScoredTurn, ok bool) {
	for _, t := range turns {
		if (s == games.Table || t.Seat == s) && t.Word != "" && t.Points > 0 && (!ok || t.Points > best.Points) {
			best, ok = t, true
		}
	}
	return best, ok
}

// roundsOf are the points of each round by seat; nil where there are none, or more than have room.
func roundsOf(turns []games.ScoredTurn, seats int) [][]int {
	last := 0
	for _, t := range turns {
		last = max(last, t.Round)
	}
	out := make([][]int, seats)
	if last < 2 || last > roundsMost {
		return out
	}
	for s := range out {
		out[s] = make([]int, last)
	}
	for _, t := range turns {
		if t.Round > 0 && int(t.Seat) < seats {
			out[t.Seat][t.Round-1] += t.Points
		}
	}
	return out
}

// roundBars shows points as bars with their numbers, the best in bold; nil for none.
func roundBars(points []int, tok ui.Token) fyne.CanvasObject {
	if len(points) == 0 {
		return nil
	}
	most := max(1, slices.Max(points))
	high, step := ui.Px(36), roundsWidth(len(points))/float32(len(points))
	bars, numbers := make([]fyne.CanvasObject, len(points)), make([]fyne.CanvasObject, len(points))
	for i, n := range points {
		style, ink := ui.Body, ui.Ink2
		if n == most {
			style, ink = ui.StrongX, ui.Ink
		}
		bars[i], numbers[i] = ui.NewArea(tok, 4, ui.Space(1, 1)), ui.NewText(strconv.Itoa(n), style, ink)
	}
	return ui.Laid(func() fyne.Size { return fyne.NewSize(step*float32(len(points)), high) }, func(s fyne.Size) {
		for i, n := range points {
			h := max(ui.Px(8), ui.Whole(high*float32(max(n, 0))/float32(most)))
			x := float32(i) * step
			ui.Put(bars[i], x, s.Height-h, ui.Px(8), h)
			t := numbers[i].MinSize()
			ui.Put(numbers[i], x+ui.Px(8)+5, s.Height-t.Height, t.Width, t.Height)
		}
	}, slices.Concat(bars, numbers)...)
}
