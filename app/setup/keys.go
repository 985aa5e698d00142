package setup

import (
	"encoding/json"
	"strings"

	"spieltisch/app/table"
	"spieltisch/store"
)

const setupPrefix = "setup."

// optionsKeys are the options of all games; only their forms know what stands in them.
var optionsKeys = store.Travellers[json.RawMessage](setupPrefix)

// keys is how the settings begin that presets of one kind of match or sheet are kept in.
type keys string

func keysOf(g *table.Game) keys { return keys(setupPrefix + g.Kind.Name()) }

// players is who began one last.
func (k keys) players() store.Key[[]store.PlayerID] {
	return store.ThisComputer[[]store.PlayerID](string(k) + ".players")
}

// options is how one was begun last.
func (k keys) options() store.Key[json.RawMessage] {
	return optionsKeys(strings.TrimPrefix(string(k), setupPrefix) + ".options")
}

// draft is what was arranged and not begun.
func (k keys) draft() store.Key[draft] { return store.ThisComputer[draft](string(k) + ".draft") }
