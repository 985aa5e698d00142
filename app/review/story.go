package review

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// story is the match of somebody as a whole.
func (p *Page) story() fyne.CanvasObject {
	a := mind.AccountOf(p.findings, p.seat)
	text := ui.VGap(4, ui.NewPara(p.sentence(a), ui.Question, ui.Ink), ui.NewPara(p.reason(a), ui.Lead, ui.Ink2))
	face := p.env.Avatar(p.session.Stored().Players[p.seat], ui.Initials(p.session.Names())[p.seat], 72)
	line := ui.HMid(24, face, ui.Stretch(text))
	for i, f := range p.told(a) {
		tok := ui.Ink
		if i == 1 {
			tok = ui.AccentText
		}
		number := ui.NewText(f.number, ui.Hero, tok).Align(fyne.TextAlignCenter)
		line.Add(ui.MinSized(84, 0, ui.VGap(0, number, ui.NewText(f.word, ui.Body, ui.Ink2).Align(fyne.TextAlignCenter))))
	}
	return ui.NewPaper(ui.Inset(16, 24, 18, 24, line))
}

// figure is a number without a sign, and a word that says what it counts.
type figure struct{ number, word string }

// figures are what was reached, what was possible, and the luck.
func (p *Page) figures(a mind.Account) []figure {
	r := p.game.Reviews
	b := a.Whole(r.Step)
	named := func(id games.ID, v float64) figure {
		return figure{p.number(v), p.env.T(id, games.Args{"Behind": p.below(v)})}
	}
	return []figure{named(r.Got, b.Sum()), named(r.Possible, b.Possible()), {p.number(b.Luck), p.env.T(p.luck(b.Luck))}}
}

// cleared tells whether the seat has got all there was.
func (p *Page) cleared() bool { return p.game.Reviews.All && p.won() }

// told are the figures of the story: of good moves instead of what was possible for whoever has got all there was.
func (p *Page) told(a mind.Account) []figure {
	out := p.figures(a)
	if good := a.Sizes[mind.NoMistake]; p.cleared() && good > 0 {
		out[1] = figure{p.env.Texts.Number(float64(good)), p.env.T("review.good.of", games.Args{"Of": a.Decisions})}
	}
	return out
}

// number is a figure without its sign.
func (p *Page) number(v float64) string { return p.env.Texts.Number(max(v, -v)) }

// signed is a figure with its sign where it is less than nothing.
func (p *Page) signed(v float64) string {
	if p.below(v) {
		return "–" + p.number(v)
	}
	return p.number(v)
}

// below tells whether a figure in steps is less than nothing.
func (p *Page) below(v float64) bool { return v < -p.game.Reviews.Step/2 }

func (p *Page) luck(v float64) games.ID {
	if p.below(v) {
		return "review.luck.bad"
	}
	return "review.luck.good"
}

// sentences are by how well somebody played (strongly, well, with much left lying) and by luck: none to speak of, good, bad.
var sentences = [...][3]games.ID{
	{"review.sentence.good", "review.sentence.good_lucky", "review.sentence.good_unlucky"},
	{"review.sentence.fair", "review.sentence.fair_lucky", "review.sentence.fair_unlucky"},
	{"review.sentence.weak", "review.sentence.weak_lucky", "review.sentence.weak_unlucky"},
}

// sentence begins with what went well; before all is found it judges nothing.
func (p *Page) sentence(a mind.Account) string {
	var others []mind.Account
	names := p.session.Names()
	if !p.ready {
		return p.env.T("review.sentence.making", games.Args{"Name": names[p.seat]})
	}
	for seat := range names {
		if games.Seat(seat) != p.seat {
			others = append(others, mind.AccountOf(p.findings, games.Seat(seat)))
		}
	}
	args := games.Args{"Name": names[p.seat], "N": a.Sizes[mind.NoMistake], "Won": p.won()}
	return p.env.T(sentence(a, others, p.won()), args)
}

// won tells whether the seat has won against others.
func (p *Page) won() bool {
	o, over := p.session.Outcome()
	if !over || len(o.Places) < 2 {
		return false
	}
	for _, place := range o.Places {
		if place.Seat == p.seat {
			return place.Rank == 1
		}
	}
	return false
}

// sentence is the honest one about a seat next to the others'. Luck is named only where it explains the standing: good luck of
// who won and had the most of all, bad luck of who didn't win and had the least.
func sentence(a mind.Account, others []mind.Account, won bool) games.ID {
	switch {
	case a.Decisions == 0:
		return "review.sentence.none"
	case a.Mistakes() == 0:
		return "review.sentence.perfect"
	}
	return sentences[playOf(a)][luckOf(a, others, won)]
}

// playOf is how well somebody played: 0 is best.
func playOf(a mind.Account) int {
	const little = 0.25 // of what was to be expected
	switch large, medium := a.Sizes[mind.LargeMistake], a.Sizes[mind.MediumMistake]; {
	case large == 0 && medium*8 <= a.Decisions && a.Lost <= a.Stake*little:
		return 0
	case (large+medium)*4 > a.Decisions || a.Lost > a.Stake || spoiled(a):
		return 2
	}
	return 1
}

// luckOf is whose luck is named: 1 for good luck, 2 for bad, 0 for none.
func luckOf(a mind.Account, others []mind.Account, won bool) int {
	const much = 0.08 // of what was to be expected
	most, least := true, true
	for _, o := range others {
		most, least = most && a.Luck > o.Luck, least && a.Luck < o.Luck
	}
	switch notable := max(a.Stake, a.Lost) * much; {
	case a.Luck > notable && most && (won || len(others) == 0):
		return 1
	case a.Luck < -notable && least && !won:
		return 2
	}
	return 0
}

// spoiled tells whether somebody who is behind wouldn't be without what they gave away, and that was no trifle.
func spoiled(a mind.Account) bool {
	return a.Sum() < 0 && a.Lost > -a.Sum() && a.Lost > a.Stake/2
}

// reason says how many decisions were good, how many would have brought much, and how many tips there were.
func (p *Page) reason(a mind.Account) string {
	if a.Decisions == 0 {
		return ""
	}
	out := ""
	if n := a.Sizes[mind.NoMistake]; n > 0 && !p.cleared() { // else the figures say so
		out = p.env.T("review.reason", games.Args{"N": n, "Of": a.Decisions}) + " "
	}
	if n, much := a.Mistakes(), a.Sizes[mind.LargeMistake]; n > 0 {
		little := much == 0 && a.Sizes[mind.MediumMistake] == 0 && a.Lost*4 <= a.Stake
		out += p.env.T("review.reason.more", games.Args{"N": n, "Much": much, "Little": little, "Apart": a.Apart})
	}
	if n := p.session.TipsOf(p.seat); n > 0 {
		out += " " + p.env.T("review.reason.tips", games.Args{"N": n})
	}
	return strings.TrimSpace(out)
}

// curve is what was reached and what was possible after each turn. It ends with the figures of the story.
func (p *Page) curve() fyne.CanvasObject {
	r := p.game.Reviews
	columns, got, possible := []string{p.env.Texts.Number(0)}, []float64{0}, []float64{0} // before the first turn
	var b mind.Booked
	turn := 0
	for _, f := range p.findings {
		if f.Seat != p.seat {
			continue
		}
		if f.Turn != turn {
			turn = f.Turn
			columns = append(columns, p.env.Texts.Number(float64(turn)))
			got, possible = append(got, 0), append(possible, 0)
		}
		b = b.With(f.Booked)
		whole := b.Whole(r.Step)
		got[len(got)-1], possible[len(possible)-1] = whole.Sum(), whole.Possible()
	}
	if len(columns) < 2 {
		return ui.VGap(0)
	}
	a := p.figures(mind.AccountOf(p.findings, p.seat))
	color := p.session.Stored().Players[p.seat].Color
	chart := draw.NewChart(draw.ChartData{
		Columns: columns, Axis: p.signed, Format: p.number,
		Lines: []draw.ChartLine{{Label: a[1].word, Tone: ui.AccentText, Square: true, Values: possible}, {Label: a[0].word, Tone: ui.Player(color), Values: got}},
		Gap: func(v float64) string {
			if !p.below(-v) {
				return ""
			}
			return p.env.T("review.gap", games.Args{"N": p.number(v)})
		},
	}, nil)
	low := ui.Laid(func() fyne.Size { return fyne.NewSize(0, curveHeight) }, func(s fyne.Size) { ui.Put(chart, 0, 0, s.Width, s.Height) }, chart)
	return ui.NewPaper(ui.Inset(14, 20, 14, 20, ui.Bands(4, 4, ui.Band{Object: ui.NewText(p.env.T(r.Curve), ui.Title, ui.Ink)}, ui.Band{Object: low, Fills: true})))
}

// curveHeight is how high the chart is at least.
const curveHeight float32 = 140
