package dicewords

import (
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/mind"
)

// choiceDie is a die on a sheet, five of them in a row.
const choiceDie float32 = 26

// Choice implements table.ReviewLook: the dice that are kept, or those of the word.
func (l look) Choice(f mind.Finding, best bool) (pieces fyne.CanvasObject, worth, unit string) {
	a, points := l.Own(f), f.Own
	if best {
		a, points = f.Choice(dw.Kind{}), f.Best
	}
	v := l.view(f)
	dice := first(v, a)
	worth, unit = strconv.Itoa(int(math.Round(points))), l.Env.T("dicewords.choice.points")
	if _, throws := a.(dw.Throw); throws {
		unit = l.Env.T("dicewords.choice.mean")
	}
	if f.Odds {
		worth, unit = l.Env.Texts.Percent(points), l.Env.T("dicewords.review.odds")
	}
	if len(dice) == 0 {
		return ui.NewPara(l.said(v, a), ui.Heading, ui.Ink), worth, unit
	}
	rows := ui.VGap(4)
	for row := range slices.Chunk(dice, 5) {
		line := ui.HGap(4)
		for _, i := range row {
			letter, _ := v.Letter(i)
			line.Add(draw.NewDie(face(v.Set, i, letter), choiceDie))
		}
		rows.Add(line)
	}
	return rows, worth, unit
}

// prepared keeps the dice that a throw leaves, or types a word.
func prepared(view any, a games.Action) ([]byte, error) {
	v, ok := view.(dw.View)
	if !ok {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	switch a := a.(type) {
	case dw.Throw:
		d := dw.NewDraft(v).KeepAll()
		for _, i := range a.Dice {
			d = d.Toggle(i)
		}
		return d.Encode()
	case dw.Declare:
		d := dw.NewDraft(v)
		for _, r := range a.Word {
			d = d.Type(r)
		}
		return d.Encode()
	}
	return nil, games.Refuse(games.IllegalData, nil)
}
