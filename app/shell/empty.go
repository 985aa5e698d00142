package shell

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/mind"
)

// Empty is what stands where a list has nothing yet, in the middle of the room that it gets: Pip, one sentence, and what begins something.
func Empty(text string, more ...fyne.CanvasObject) fyne.CanvasObject {
	words := ui.NewPara(text, ui.Title, ui.Ink).Align(fyne.TextAlignCenter)
	all := ui.VGap(16, ui.Spacer(), ui.Centered(draw.NewFace(mind.Pip, 96)), ui.MaxWidth(720, words))
	for _, o := range more {
		all.Add(ui.Centered(o))
	}
	all.Add(ui.Spacer())
	return all
}

// ToTheGames is the button that leads to the games, where a match is what begins something.
func (e *Env) ToTheGames() *ui.Button {
	b := ui.NewButton(e.T("common.games"), ui.Primary, e.Router.Home)
	e.Trace.Mark("games", b)
	return b
}
