// In the package, so that the tests of the page and those of the pure state share the matches.

package woerterklauer

import (
	"encoding/json"
	"os"
	"path/filepath"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// Golden is a stored match of the newest rules, and its setup.
func Golden(name string) (wk.Setup, games.Log, error) {
	data, err := os.ReadFile(filepath.Join("..", "..", "games", "woerterklauer", "testdata", "logs", "2", name+".json"))
	if err != nil {
		return wk.Setup{}, games.Log{}, err
	}
	var stored struct {
		Setup json.RawMessage
		Rows  []struct {
			Seat games.Seat
			Type string
			Data json.RawMessage
			Sum  uint64
		}
	}
	if err := json.Unmarshal(data, &stored); err != nil {
		return wk.Setup{}, games.Log{}, err
	}
	var setup wk.Setup
	if err := json.Unmarshal(stored.Setup, &setup); err != nil {
		return setup, games.Log{}, err
	}
	var rows []games.Row
	for _, r := range stored.Rows {
		rows = append(rows, games.Row{Seat: r.Seat, Type: r.Type, Data: games.Payload(r.Data), Sum: games.RowSum(r.Sum)})
	}
	log, err := games.Replay(wk.Kind{}, wk.Rules, stored.Setup, rows)
	return setup, log, err
}
