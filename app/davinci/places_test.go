package davinci

import (
	"testing"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

func TestPlacesFollowTheTiles(t *testing.T) {
	ana, ben := games.Seat(0), games.Seat(1)
	told := []games.Event{
		{ID: dv.EventWrong, Args: games.Args{"Seat": ana, "Of": ben, "Place": 3}},
		{ID: dv.EventWrong, Args: games.Args{"Seat": ana, "Of": ben, "Place": 1}},
		{ID: dv.EventShown, Args: games.Args{"Seat": ana, "Place": 1}}, // of another code
		{ID: dv.EventShown, Args: games.Args{"Seat": ben, "Place": 2}},
		{ID: dv.EventHidden, Args: games.Args{"Seat": ben, "Place": 2}},
		{ID: dv.EventNext, Args: games.Args{"Seat": ana}},
		{ID: dv.EventHidden, Args: games.Args{"Seat": ben, "Place": 1}}, // another round
	}
	now := placed(nil, told)
	for i, want := range []struct{ place, was any }{{5, 3}, {1, nil}, {1, nil}, {3, 2}, {2, nil}} {
		if now[i].Args["Place"] != want.place || now[i].Args["Was"] != want.was {
			t.Errorf("event %d: %v, want %v", i, now[i].Args, want)
		}
	}
	if told[0].Args["Place"] != 3 {
		t.Error("what the match told was changed")
	}
}
