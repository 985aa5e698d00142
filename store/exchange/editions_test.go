package exchange

import (
	"strings"
	"testing"

	"spieltisch/games/mind"
	"spieltisch/store"
)

// Which characters a match was played with travels, in a form that programs refuse which don't know it; without later ones the form
// stays. So it is with a sheet that goes on with such a match, if it travels alone.
func TestEditionsTravel(t *testing.T) {
	s, c := withNova(t)
	plain := exported(t, s)
	nova, err := s.Character(mind.Nova)
	fatal(t, err)
	people, err := s.Players()
	fatal(t, err)
	n := store.NewMatch{Kind: "kind", Setup: []byte("{}"), Players: []store.PlayerID{people[0].ID, nova.ID}, Edition: 2}
	match, err := s.CreateMatch(n)
	fatal(t, err)
	sheet, err := s.CreateSheet(store.NewSheet{Kind: n.Kind, Setup: n.Setup, Players: n.Players, Match: match})
	fatal(t, err)
	text := exported(t, s)
	if !strings.HasPrefix(plain, `{"format":"spieltisch","version":3,`) || !strings.HasPrefix(text, `{"format":"spieltisch","version":9,`) || strings.Count(text, `"edition":2`) != 2 {
		t.Errorf("%.60s\n%s", plain, text)
	}
	for _, known := range []string{"", plain} {
		other := reopen(t, t.TempDir(), c)
		if known != "" {
			imported(t, other, known)
		}
		if r := imported(t, other, text); r.LeftOut.Count > 0 || exported(t, other) != text {
			t.Errorf("%+v: %s", r, exported(t, other))
		}
	}
	for name, fresh := range map[string]bool{"a plain sheet": false, "a sheet of such a match": true} {
		id := sheet
		if !fresh {
			id = newSheet(t, s, people[0].ID)
		}
		if text := sheetExport(t, s, id); strings.HasPrefix(text, `{"format":"spieltisch","version":9,`) != fresh {
			t.Errorf("%s: %.60s", name, text)
		}
	}
}
