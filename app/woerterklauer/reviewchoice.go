package woerterklauer

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// Of the words on a sheet: how many of them, the tile of a short one, and how wide the longest may be.
const (
	choiceWords         = 3
	choiceTile  float32 = 22
	choiceWide  float32 = 170
)

// Choice implements table.ReviewLook: the words that a turn lays or changes, the longest in front.
func (l look) Choice(f mind.Finding, best bool) (pieces fyne.CanvasObject, worth, unit string) {
	v, ok := l.own(f)
	if best {
		v, ok = l.best(f)
	}
	if !ok {
		return ui.NewPara(l.Env.T("woerterklauer.choice.none"), ui.Heading, ui.Ink), "", ""
	}
	words := laid(v)
	slices.SortStableFunc(words, func(a, b wk.Word) int { return len(b.Cells) - len(a.Cells) })
	rows := ui.VGap(2)
	for _, w := range words[:min(len(words), choiceWords)] {
		side := min(choiceTile, choiceWide/float32(max(1, len(w.Cells)))-2)
		row := ui.HGap(2)
		for _, at := range w.Cells {
			i := slices.IndexFunc(v.Field, func(p wk.Placed) bool { return p.At == at })
			if i < 0 {
				continue
			}
			p := v.Field[i]
			row.Add(draw.NewLetterTile(draw.LetterLook{Text: p.Letter.String(), Face: faceOf(p.Color)}, side, side))
		}
		rows.Add(row)
	}
	if len(words) == 0 {
		return ui.NewPara(l.Env.T("woerterklauer.choice.none"), ui.Heading, ui.Ink), strconv.Itoa(v.Lead), l.Env.T("woerterklauer.choice.lead")
	}
	return rows, strconv.Itoa(v.Lead), l.Env.T("woerterklauer.choice.lead")
}

// prepared lays the words of a turn.
func prepared(view any, a games.Action) ([]byte, error) {
	v, ok := view.(wk.View)
	end, ends := a.(wk.EndTurn)
	if !ok || !ends {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	return wk.NewDraft(v).Become(v, end.Field).Encode()
}
