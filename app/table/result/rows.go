package result

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// roundsMost is how many rounds are shown as bars, roundStep apart, and roundClose where room is short; a name of nameLeast goes
// before them (px at text scale 1).
const (
	roundsMost         = 8
	roundStep  float32 = 50
	roundsWide float32 = 320 // of all bars: they move together
	roundClose float32 = 40
	nameLeast  float32 = 90
)

// roundsWidth is how wide the bars of so many rounds are.
func roundsWidth(rounds int) float32 { return min(roundStep*float32(rounds), roundsWide) }

// rows are the lines of the players, best first.
func (r *Face) rows() []fyne.CanvasObject {
	d, o := r.desk, r.outcome
	rounds := roundsOf(r.session.Standing().Scored, len(o.Places))
	if r.words.Sum != nil { // what is counted at the end isn't the sum of the rounds
		rounds = make([][]int, len(o.Places))
	}
	var out []fyne.CanvasObject
	best, most := r.bestWidth(rounds), mostOf(rounds)
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
		line := ui.HMid(14, ui.MinSized(24, 0, ui.NewText(strconv.Itoa(p.Rank)+".", ui.Label, ui.Ink2)), d.SeatAvatar(p.Seat, 40),
			ui.Stretch(withRounds(who, rounds[p.Seat], most, ui.Player(player.Color))))
		switch text := r.best(p.Seat); {
		case text != "":
			line.Add(ui.MinSized(best, 0, r.game.Counting(d, ui.HMid(8, r.bestSign(p.Seat), ui.Stretch(ui.NewText(text, ui.Strong, ui.Ink2).Truncate())))))
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
func (r *Face) bestWidth(rounds [][]int) float32 {
	need := float32(0)
	for _, p := range r.outcome.Places {
		if text := r.best(p.Seat); text != "" {
			need = max(need, 16+8+ui.Strong.Measure(text)+4)
		}
	}
	if need == 0 {
		return 0
	}
	room := min(resultWide, ui.MinWidth-32) - (24 + 40 + nameLeast + 72) - roundsWidth(len(rounds[0])) - 56 - 5*14
	return max(130, min(need, room))
}

// sum is what a player has reached: the game's own picture of it, or the points, which count up.
func (r *Face) sum(p games.Place) fyne.CanvasObject {
	if r.words.Sum != nil {
		return r.words.Sum(r.outcome, p)
	}
	text := ui.NewText(ui.Signed(p.Points), ui.Question, ui.Ink).Align(fyne.TextAlignTrailing)
	r.sums.Add(text, p.Points)
	return ui.MinSized(max(72, text.MinSize().Width), 0, text)
}

// bestSign stands before what a player did best; where that is a word that the list doesn't have, it says so.
func (r *Face) bestSign(s games.Seat) fyne.CanvasObject {
	t, _ := table.BestWord(r.session.Standing().Scored, s)
	if r.words.Best != nil || !r.unlisted[t.Word] {
		return ui.NewIcon(ui.IconStar, 16, ui.AccentText)
	}
	sign := ui.NewNamed(ui.NewIcon(ui.IconInfo, 16, ui.Ink2))
	sign.SetTip(r.desk.T(table.EventUnlisted, games.Args{"Word": t.Word}))
	return sign
}

// best is what a player did best: the game's own words, or the word with the most points.
func (r *Face) best(s games.Seat) string {
	if r.words.Best != nil {
		return r.words.Best(s)
	}
	t, ok := table.BestWord(r.session.Standing().Scored, s)
	switch {
	case !ok:
		return ""
	case r.game.Letters: // the sum next to it is of other letters
		return r.desk.T("table.end.letters", games.Args{"Word": t.Word, "N": t.Points})
	}
	return t.Word
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

// withRounds is a name with the points of each round as bars at its right, which go where the name would have no room next to them.
func withRounds(who fyne.CanvasObject, points []int, most int, tok ui.Token) fyne.CanvasObject {
	if len(points) == 0 {
		return who
	}
	bars, n := roundBars(points, most, tok), float32(len(points))
	return ui.Laid(func() fyne.Size {
		return fyne.NewSize(who.MinSize().Width, max(who.MinSize().Height, bars.MinSize().Height))
	}, func(s fyne.Size) {
		name, wide := s.Width, s.Width-nameLeast-14
		if wide >= roundClose*n {
			wide = min(wide, roundsWidth(len(points)))
			name -= wide + 14
			ui.Put(bars, name+14, ui.Whole((s.Height-bars.MinSize().Height)/2), wide, bars.MinSize().Height)
		}
		ui.Show(name < s.Width, bars)
		high := who.MinSize().Height
		ui.Put(who, 0, ui.Whole((s.Height-high)/2), name, high)
	}, who, bars)
}

// mostOf is what a round brought at most, whoever's: the bars of all have one scale.
func mostOf(rounds [][]int) int {
	most := 1
	for _, points := range rounds {
		for _, n := range points {
			most = max(most, n)
		}
	}
	return most
}

// roundBars shows points as bars with their numbers, the player's best in bold, as far apart as there is room. A bar of most points
// has the whole height.
func roundBars(points []int, most int, tok ui.Token) fyne.CanvasObject {
	best := max(1, slices.Max(points))
	high := float32(36)
	bars, numbers := make([]fyne.CanvasObject, len(points)), make([]fyne.CanvasObject, len(points))
	for i, n := range points {
		style, ink := ui.Body, ui.Ink2
		if n == best {
			style, ink = ui.StrongX, ui.Ink
		}
		bars[i], numbers[i] = ui.NewArea(tok, 4, ui.Space(1, 1)), ui.NewText(strconv.Itoa(n), style, ink)
	}
	return ui.Laid(func() fyne.Size { return fyne.NewSize(roundClose*float32(len(points)), high) }, func(s fyne.Size) {
		step := s.Width / float32(len(points))
		for i, n := range points {
			h := max(3, ui.Whole(high*float32(max(n, 0))/float32(most)))
			x := ui.Whole(float32(i) * step)
			ui.Put(bars[i], x, s.Height-h, 8, h)
			t := numbers[i].MinSize()
			ui.Put(numbers[i], x+8+5, s.Height-t.Height, t.Width, t.Height)
		}
	}, slices.Concat(bars, numbers)...)
}
