package decipher

import (
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"
)

func TestOptions(t *testing.T) {
	for seats := MinSeats; seats <= MaxSeats; seats++ {
		if wrong := DefaultOptions(seats).Validate(); wrong != nil {
			t.Errorf("%d seats: %v", seats, wrong)
		}
	}
	bad := Options{Seats: 5, Length: 7, Language: "fr", Pick: "any", Clock: 9}
	var ids []games.ID
	for _, w := range bad.Validate() {
		ids = append(ids, w.ID)
	}
	if want := []games.ID{IllegalSeats, IllegalLengths, IllegalLanguage, IllegalPick, IllegalClock}; !slices.Equal(ids, want) {
		t.Errorf("%v", ids)
	}
	for _, change := range []func(*Options){
		func(o *Options) { o.Head = [MaxSeats]int{1, 1, 1} }, func(o *Options) { o.Head[0] = MaxHead + 1 }, func(o *Options) { o.Head[3] = 1 },
		func(o *Options) { o.Seats = 1 }, func(o *Options) { o.Length = 2 }, func(o *Options) { o.Clock = -1 }, func(o *Options) { o.Clock = 601 },
	} {
		o := DefaultOptions(3)
		change(&o)
		if len(o.Validate()) != 1 {
			t.Errorf("%+v: %v", o, o.Validate())
		}
	}
}

func TestSetupIsChecked(t *testing.T) {
	if s := setupOf(t, DefaultOptions(3), 1); s.Validate() != nil || len(s.Letters) != 28 || s.Stock != letterpiece.Stock() {
		t.Fatalf("%+v", s)
	}
	for name, change := range map[string]func(*Setup){
		"no letters":    func(s *Setup) { s.Letters = nil },
		"one missing":   func(s *Setup) { s.Letters = s.Letters[:27] },
		"twice":         func(s *Setup) { s.Letters[3] = s.Letters[4] },
		"not sorted":    func(s *Setup) { s.Letters[3], s.Letters[4] = s.Letters[4], s.Letters[3] },
		"no pieces":     func(s *Setup) { s.Letters[5].Pieces = letterpiece.Count{} },
		"fewer than 0":  func(s *Setup) { s.Letters[5].Pieces = letterpiece.Count{2, -1, 0, 0} },
		"beyond stock":  func(s *Setup) { s.Letters[5].Pieces = letterpiece.Count{17, 0, 0, 0} },
		"two signs":     func(s *Setup) { s.Letters[27].Letter = "ZZ" },
		"no sign":       func(s *Setup) { s.Letters[27].Letter = "" },
		"an umlaut":     func(s *Setup) { s.Letters[27].Letter = "Ä" },
		"endless stock": func(s *Setup) { s.Stock[0] = 1 << 40 },
	} {
		s := setupOf(t, DefaultOptions(3), 1)
		change(&s)
		_, err := New(s)
		gamestest.WantID(t, "refused", err, IllegalAlphabet)
		if t.Failed() {
			t.Fatal(name)
		}
	}
	s := setupOf(t, DefaultOptions(3), 1)
	s.Options.Seats = 9
	_, err := New(s)
	gamestest.WantID(t, "refused", err, IllegalSeats)
	_, err = Kind{}.Start(Rules, []byte(`{"Odd":1}`))
	gamestest.WantID(t, "refused", err, games.IllegalData)
	_, err = Kind{}.Action("dance", nil)
	if args := gamestest.WantID(t, "refused", err, games.IllegalAction); args["Type"] != "dance" {
		t.Errorf("%v", args)
	}
	if (Kind{}).Name() != "decipher" || (Kind{}).Rules() != 1 {
		t.Error("another game")
	}
}

// An alphabet without marks still makes matches; English words then have none.
func TestAlphabetWithoutMarks(t *testing.T) {
	s := setupOf(t, options(2, 4, LanguageEnglish, PickLive), 1)
	s.Letters = slices.DeleteFunc(s.Letters, func(l Letter) bool { return isMark([]rune(l.Letter)[0]) })
	m, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	gamestest.WantID(t, "refused", m.Apply(0, SetWord{Word: "IT'S"}), IllegalLetter)
	if err := m.Apply(0, SetWord{Word: "SITS"}); err != nil {
		t.Fatal(err)
	}
}

// The seed is nowhere in what a match shows.
func TestViewSetup(t *testing.T) {
	l := start(t, options(2, 4, LanguageEnglish, PickLive), 12345)
	s := view(l).Setup()
	if s.Seed != 0 || s.Validate() != nil {
		t.Errorf("%+v", s)
	}
	s.Letters[0].Letter = "?"
	if view(l).Letters[0].Letter == "?" {
		t.Error("a view's letters are the match's")
	}
}
