package dicewords

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	data "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/lexicon"
)

// Another word list changes nothing in a stored match: its rulings stand in the actions, also
// those on words that today's list refuses.
func TestRulingsOfOtherListsHold(t *testing.T) {
	text, err := os.ReadFile("testdata/logs/1/dictionary.json")
	if err != nil {
		t.Fatal(err)
	}
	var g struct {
		Setup    json.RawMessage
		Rows     []gamestest.Row
		Standing games.Standing
	}
	if err := json.Unmarshal(text, &g); err != nil {
		t.Fatal(err)
	}
	today, err := lexicon.Open(data.German())
	if err != nil {
		t.Fatal(err)
	}
	foreign := 0
	for _, row := range g.Rows {
		var d Declare
		if row.Type != TypeDeclare || json.Unmarshal(row.Data, &d) != nil {
			continue
		}
		for _, r := range d.Rulings {
			if r.Answer && strings.HasPrefix(r.By, games.ByLexicon) && r.By != games.ByLexicon+":"+today.ID() && !today.ContainsTyped(r.Word) {
				foreign++
			}
		}
	}
	if foreign == 0 {
		t.Fatal("the log has no word that only another list knows")
	}
	l, err := games.Replay(Kind{}, 1, g.Setup, gamestest.Stored(g.Rows))
	if err != nil {
		t.Fatal(err)
	}
	if got := l.Match().Standing(); !reflect.DeepEqual(got, g.Standing) {
		t.Errorf("%+v, was %+v", got, g.Standing)
	}
}
