package davinci

import (
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// ownActs is what a seat's page can set going.
type ownActs interface {
	edit(dv.Draft)
	setPad(dv.Pad)
	choose(id int)
	submit(games.Action)
	Undo() bool
}
