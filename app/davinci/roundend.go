package davinci

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/table/parts"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// endWords are what is said of the end besides the common sentences: how often everybody guessed right; in a game without
// points, who cracked whom.
func endWords(d *table.Desk, v dv.View) table.EndWords {
	best := func(s games.Seat) string {
		n := hits(v, s)
		if n == 0 {
			return ""
		}
		return d.T("davinci.end.hits", games.Args{"N": n})
	}
	code := func(s games.Seat) fyne.CanvasObject { return codeOf(v.Seats[s].Row) }
	if v.Options.Rounds > 0 {
		return table.EndWords{Best: best, Show: code}
	}
	return table.EndWords{
		Show:   code,
		Listed: func(o games.Outcome) games.Outcome { return resultOf(v, o) },
		Text: func(o games.Outcome) string {
			if o.Reason == games.ReasonAbandoned {
				return ""
			}
			first := games.Winners(o.Places)[0]
			if seats := cracked(v.Outs, first); len(seats) > 0 {
				return d.Say("davinci.end.cracks", games.Args{"Seat": first, "Of": seats[0], "Seats": seats, "N": len(seats)})
			}
			return d.Say("davinci.end.kept", games.Args{"Seat": first})
		},
		Note: func(o games.Outcome, p games.Place) string {
			if o.Reason == games.ReasonAbandoned {
				return ""
			}
			text, _ := stands(d, v, p.Seat)
			if seats := cracked(v.Outs, p.Seat); len(seats) > 0 && p.Rank > 1 {
				text += ", " + d.Say("davinci.end.has_cracked", games.Args{"Of": seats[0], "Seats": seats, "N": len(seats)})
			}
			return text
		},
		Sum: func(_ games.Outcome, p games.Place) fyne.CanvasObject {
			return ui.NewText(d.T("davinci.end.sum", games.Args{"N": hits(v, p.Seat)}), ui.Question, ui.Ink)
		},
	}
}

// resultOf is the outcome as it is listed: in one game without points whoever was out last
// comes second, though the rules give all but the winner the same place.
func resultOf(v dv.View, o games.Outcome) games.Outcome {
	if v.Options.Rounds > 0 || o.Reason == games.ReasonAbandoned {
		return o
	}
	lasted := func(p games.Place) int {
		at := slices.IndexFunc(v.Outs, func(out dv.Out) bool { return out.Seat == p.Seat })
		return pick(at < 0, len(v.Outs), at) // the winner is never out
	}
	o.Places = slices.SortedStableFunc(slices.Values(o.Places), func(a, b games.Place) int { return lasted(b) - lasted(a) })
	for i := range o.Places {
		o.Places[i].Rank = i + 1
	}
	return o
}

// winner is who has won what a state shows the end of, a round or the match; games.Table while nobody has.
func winner(d *table.Desk, s ownState) games.Seat {
	if o, over := d.Outcome(); over && s.moment == nil && s.view.Phase == dv.PhaseOver && o.Reason != games.ReasonAbandoned {
		return games.Winners(o.Places)[0]
	}
	if r, over := s.view.Result(); over {
		return r.Winner
	}
	return games.Table
}

// hits is how many guesses of a seat were right in the match.
func hits(v dv.View, s games.Seat) int {
	n := 0
	for _, r := range v.Results {
		n += r.Tallies[s].Numbers + r.Tallies[s].Specials
	}
	return n
}

// roundRows list what everybody gets for the round: item by item, as one counts at the table.
func roundRows(d *table.Desk, v dv.View, r dv.Result) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, s := range r.Scores {
		out = append(out, parts.Row(d, s.Seat, s.Seat == r.Winner, itemised(d, v, s, r), nil, "+"+strconv.Itoa(s.Points())))
	}
	return out
}

// itemised says what points are made of, and whom the seat has cracked: "30 für 3 Zahlen + 50 für den Code von Lee".
func itemised(d *table.Desk, v dv.View, s dv.RoundScore, r dv.Result) string {
	special := pick[games.ID](v.Options.Dashes, "davinci.end.item.specials", "davinci.end.item.sixes")
	return counted(s, r.Tallies[s.Seat], special, "davinci.end.item.codes", func(id games.ID, args games.Args) string {
		args["Seats"] = cracked(r.Outs, s.Seat)
		return d.Say(id, args)
	})
}

// counted lists what points are made of.
func counted(s dv.RoundScore, t dv.Tally, specials, codes games.ID, say func(games.ID, games.Args) string) string {
	var parts []string
	add := func(id games.ID, n, points int) {
		if n > 0 {
			parts = append(parts, say(id, games.Args{"N": n, "Points": points}))
		}
	}
	add("davinci.end.item.numbers", t.Numbers, s.Numbers)
	add(specials, t.Specials, s.Specials)
	add(codes, t.Codes, s.Codes)
	add("davinci.end.item.left", len(t.Left), s.Left)
	if len(parts) == 0 {
		return say("davinci.end.item.none", games.Args{})
	}
	return strings.Join(parts, " + ")
}

// cracked are the seats whose codes a seat has cracked.
func cracked(outs []dv.Out, by games.Seat) []games.Seat {
	var out []games.Seat
	for _, o := range outs {
		if o.By == by {
			out = append(out, o.Seat)
		}
	}
	return out
}
