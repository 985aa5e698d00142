package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	think "spieltisch/games/decipher/mind"
	"spieltisch/games/mind"
)

// Choice implements table.ReviewLook: the zone that is asked about, the word in pieces, or the pieces as they go out.
func (l look) Choice(f mind.Finding, best bool) (pieces fyne.CanvasObject, worth, unit string) {
	a, i := l.Own(f), 0
	if best {
		a, i = f.Choice(dc.Kind{}), 1
	}
	if worth = l.chance(f, i); worth != "" {
		unit = l.Env.T("decipher.choice.right")
		if f.What == think.ReviewAsk {
			unit = l.Env.T("decipher.choice.yes")
		}
	}
	switch a := a.(type) {
	case nil:
		return ui.NewPara(l.Env.T("decipher.review.wait"), ui.Heading, ui.Ink), worth, unit
	case dc.Ask:
		return ui.MinSized(96, 76, zoneSmall(a.Zone, l.view(f).Zones[a.Zone], ui.Space(1, 1), ui.Well)), worth, unit
	case dc.Guess:
		return draw.NewWord(printed(a.Word), 36), worth, unit
	case dc.SetWord, dc.Reorder:
		return ui.MinSized(150, 76, goOut(a)), worth, unit
	case dc.Give:
		return ui.MinSized(48, 52, ui.Centered(draw.NewPiece(a.Kind, 44, draw.Options{}))), worth, unit
	}
	return ui.NewPara(l.said(a), ui.Heading, ui.Ink), worth, unit
}

// prepared chooses the zone that is asked about, or types the word of a guess.
func prepared(view any, a games.Action) ([]byte, error) {
	v, ok := view.(dc.View)
	if !ok {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	switch a := a.(type) {
	case dc.Ask:
		return dc.NewSeekerDraft().Choose(v, a.Zone).Encode()
	case dc.Guess:
		d := dc.NewSeekerDraft().Guessing(v, v.Asked)
		for _, r := range a.Word {
			d = d.Type(v.Options, r)
		}
		return d.Encode()
	}
	return nil, games.Refuse(games.IllegalData, nil)
}
