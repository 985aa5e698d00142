package paper

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/gamestest"
	"spieltisch/games/sheet/sheettest"
)

func TestMatchesFillTheirSheets(t *testing.T) {
	sheettest.FromMatches(t, Kind{}, decipher.Kind{}, sheettest.SameTurns)
}

func TestFromAnotherMatchIsRefused(t *testing.T) {
	if _, _, err := (Kind{}).FromMatch(foreign{}); !gamestest.IsIllegal(err) {
		t.Error(err)
	}
}

type foreign struct{ games.Match }

func (foreign) View(games.Seat) any { return 1 }
