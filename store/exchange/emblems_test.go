package exchange

import (
	"strings"
	"testing"

	"spieltisch/store"
)

// A ready-made picture travels, in a form that programs which don't know it refuse, and never takes the place of a picture.
func TestEmblemsTravel(t *testing.T) {
	from, _ := newStore(t)
	ada := addPlayers(t, from, "Ada")[0]
	plain := exported(t, from)
	fatal(t, from.UpdatePlayer(store.Player{ID: ada, Name: "Ada", Emblem: 5}))
	text := exported(t, from)
	if !strings.HasPrefix(text, `{"format":"spieltisch","version":8,`) || !strings.HasPrefix(plain, `{"format":"spieltisch","version":2,`) {
		t.Errorf("%.60s, without %.60s", text, plain)
	}
	emblem := func(s *store.Store) int {
		all, err := s.Players()
		fatal(t, err)
		return all[0].Emblem
	}
	for _, known := range []string{"", plain} {
		to, _ := newStore(t)
		if known != "" {
			_, err := take(t, to, strings.NewReader(known))
			fatal(t, err)
		}
		_, err := take(t, to, strings.NewReader(text))
		fatal(t, err)
		if got := emblem(to); got != 5 || body(exported(t, to)) != body(text) {
			t.Errorf("known %t: %d", known != "", got)
		}
	}
	own, _ := newStore(t)
	_, err := take(t, own, strings.NewReader(plain))
	fatal(t, err)
	all, err := own.Players()
	fatal(t, err)
	fatal(t, own.SetPicture(all[0].ID, []byte("\xff\xd8\xffface")))
	_, err = take(t, own, strings.NewReader(text))
	fatal(t, err)
	if got := emblem(own); got != 0 {
		t.Errorf("%d besides a picture", got)
	}
}
