package davinci_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// A tile has its name at its player as long as it can be chosen: not after the guess, nor in the next turn below a pointer at rest.
func TestNameOfATileGoesWithTheGuess(t *testing.T) {
	p := takeTurn(t, locales.German, davinci.Rules(false, dv.PadOff), "Tina", "Lee")
	p.Key(fyne.KeyLeft, fyne.KeyReturn)
	named := func() bool { return p.Says("davinci.turn.tile", games.Args{"Place": 1}) }
	p.tapTile(p.rival(0)[0])
	defer shelltest.Hover(t, p.Env, shelltest.Middle(p.rival(0)[0]))()
	p.Must(named(), "the pointer rests on the first tile")
	p.typeNumber(p.hidden(p.view(0).Targets()[0].ID))
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Phase == dv.PhaseAgain && !named(), "it was guessed")
}
