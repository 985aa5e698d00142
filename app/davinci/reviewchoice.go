package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/mind"
)

// Choice implements table.ReviewLook: the tile that is guessed, with its number.
func (l look) Choice(f mind.Finding, best bool) (pieces fyne.CanvasObject, worth, unit string) {
	a, chance := l.Own(f), f.Own
	if best {
		a, chance = f.Choice(dv.Kind{}), f.Best
	}
	g, ok := a.(dv.Guess)
	v := l.view(f)
	if !ok {
		return stopped(v, ui.NewText(l.Env.T("davinci.choice.stop"), ui.Heading, ui.Ink)), "", ""
	}
	_, of, i, found := v.Find(g.Tile)
	if !found {
		return nil, "", ""
	}
	tile := draw.NewNumberTile(draw.NumberTileLook{Color: draw.TileColor(v.Seats[of].Row[i].Color), Number: g.Number, Open: true}, 48)
	if f.What == "" {
		return tile, "", ""
	}
	return tile, l.Env.Texts.Percent(chance), l.Env.T("review.chance")
}

// stopped is a text about stopping next to the drawn tile, which joins the code hidden.
func stopped(v dv.View, text fyne.CanvasObject) fyne.CanvasObject {
	if v.Drawn == nil {
		return text
	}
	back := draw.NumberTileLook{Color: draw.TileColor(v.Drawn.Color), Number: draw.TileBlank}
	return ui.HMid(12, draw.NewNumberTile(back, choiceTile), text)
}

// prepared points at the tile of a guess and names its number.
func prepared(view any, a games.Action) ([]byte, error) {
	v, ok := view.(dv.View)
	g, guesses := a.(dv.Guess)
	if !ok || !guesses {
		return nil, games.Refuse(games.IllegalData, nil)
	}
	return dv.NewDraft(v).Point(v, g.Tile).Name(v, g.Number).Encode()
}
