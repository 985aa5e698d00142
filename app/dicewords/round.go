package dicewords

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table/parts"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// played is a round that all have played with the same throws: what is shown of it, nil before there was one.
type played struct{ shown *ui.DialogHandle }

// follow shows it as long as the table looks at it.
func (p *played) follow(b *Board, before games.ID) {
	v, open := b.state.view, p.shown != nil && p.shown.Open()
	if v.Fell == nil && open {
		p.shown.Close()
		b.state.held = false
	}
	if v.Fell == nil || open || !b.desk.Acting() || v.Phase == dw.PhaseRuling || v.Phase == before && v.Phase == dw.PhaseOver {
		return
	}
	b.state.held = true
	p.shown = parts.Compare(b.desk, compared(b, v))
}

// compared is what everybody made of the same throws, and what would have been best.
func compared(b *Board, v dw.View) parts.Compared {
	d, env, turns := b.desk, b.desk.Apart(), v.PlayedRound()
	slices.SortStableFunc(turns, func(a, b dw.ScoredTurn) int { return b.Points - a.Points })
	most := turns[0].Points
	c := parts.Compared{
		Phase: dw.PhaseRound, Title: d.T("dicewords.round.title", games.Args{"Round": v.Round}), Looks: d.T("dicewords.round.looks"),
		On:   d.T(map[bool]games.ID{false: "table.computer.on", true: "table.end.result"}[v.Phase == dw.PhaseOver]),
		Then: func() { b.state.held = false; b.goOn() },
		Best: func(context.Context) (func() string, error) {
			lib, _, err := library(env, v.Set, false)
			if err != nil {
				return nil, err
			}
			word, points := lib.BestOfRound(v)
			id := map[bool]games.ID{false: "dicewords.round.most", true: "dicewords.round.best"}[points > most]
			return func() string { return d.T(id, games.Args{"Word": word, "Points": points}) }, nil
		},
	}
	dice := func(letters []rune, which []int) fyne.CanvasObject {
		row := ui.HMid(3)
		for _, i := range which {
			row.Add(draw.NewDie(face(v.Set, i, letters[i]), 36))
		}
		return row
	}
	for k, letters := range v.Throws() {
		label := ui.NewText(d.T("dicewords.round.throw", games.Args{"N": k + 1}), ui.Label, ui.Ink2)
		c.Had = append(c.Had, ui.HMid(16, ui.MinSized(82, 0, label), dice(letters, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9})))
	}
	for _, t := range turns {
		said := map[dw.Verdict]string{dw.VerdictNone: d.T("dicewords.round.none"), dw.VerdictRefuted: d.T("dicewords.round.refuted", games.Args{"Word": t.Word})}[t.Verdict]
		c.Rows = append(c.Rows, parts.Row(d, t.Seat, most > 0 && t.Points == most, said, dice(t.Letters(v.Set), t.Dice), ui.Signed(t.Points)))
	}
	return c
}
