// Inside the package: what the Puzzle Maker begins is pure, and looked at without widgets.

package decipher

import (
	"testing"

	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

const (
	long = letterpiece.LongStick
	bend = letterpiece.UCurve
)

// makingOf is the state of somebody who makes a word of three letters, each built of one long stick.
func makingOf(word string, pick dc.Pick) *makerState {
	s := newMakerState()
	o := dc.DefaultOptions(3)
	o.Length, o.Pick, o.Language = 3, pick, dc.LanguageGerman
	v := dc.View{Options: o, Stock: letterpiece.Stock(), Round: 1, Phase: dc.PhaseWord, Zones: make([]dc.Zone, 3)}
	for r := 'A'; r <= 'Z'; r++ {
		v.Letters = append(v.Letters, dc.Letter{Letter: string(r), Pieces: letterpiece.Count{letterpiece.LongStick: 1}})
	}
	s.advance(v)
	s.draft = s.draft.Put(o, word)
	s.advise(nil, nil)
	return s
}

// What stands on the page follows from the word, the order of its pieces, and the phase.
func TestStepOfTheMaker(t *testing.T) {
	s := makingOf("ABC", dc.PickOrder)
	want := func(step makerStep, what string) {
		t.Helper()
		if s.advise(nil, nil); s.step != step {
			t.Errorf("%s: step %d, want %d", what, s.step, step)
		}
	}
	want(stepWord, "a word without an order")
	s.step = stepOrder
	want(stepWord, "no order of its pieces yet")
	s.step, s.draft = stepOrder, s.draft.Shuffle(s.view, games.NewChance(1, 0, 1))
	want(stepOrder, "an order")
	s.draft = s.draft.Backspace()
	want(stepWord, "the word has changed")
	s.view.Secret = &dc.Secret{Word: "ABC"}
	want(stepReorder, "the word is set")
	s.view.Phase = dc.PhaseGive
	want(stepGive, "a piece is to be given")
}

// A draft from the store stays only where it belongs to the position.
func TestDraftBelongsToThePosition(t *testing.T) {
	pieces := letterpiece.Count{letterpiece.LongStick: 3}
	order := []letterpiece.Kind{long, long, long}
	for what, c := range map[string]struct {
		draft  dc.Edit
		secret *dc.Secret
		want   bool
	}{
		"half a word":              {dc.Edit{Word: "AB"}, nil, true},
		"a longer word":            {dc.Edit{Word: "ABCD"}, nil, false},
		"the order of the rest":    {dc.Edit{Word: "ABC", Order: order}, &dc.Secret{Word: "ABC", Left: pieces, Order: order}, true},
		"an order of other ones":   {dc.Edit{Word: "ABC", Order: order[:2]}, &dc.Secret{Word: "ABC", Left: pieces, Order: order}, false},
		"another word than is set": {dc.Edit{Word: "ABD", Order: order}, &dc.Secret{Word: "ABC", Left: pieces, Order: order}, false},
	} {
		s := newMakerState()
		s.draft, s.loaded = dc.MakerDraft{Edit: c.draft}, true
		v := makingOf("", dc.PickOrder).view
		v.Secret = c.secret
		s.advance(v)
		if got := s.draft.Word == c.draft.Word && len(s.draft.Order) == len(c.draft.Order); got != c.want {
			t.Errorf("%s: kept %t, draft %+v", what, got, s.draft.Edit)
		}
	}
}

// A letter that changes nothing says why, and with which word it ran out of tiles.
func TestWhatIsSaidOfALetter(t *testing.T) {
	for _, c := range []struct {
		word    string
		typed   rune
		want    string
		hint    games.ID
		refused string
	}{
		{"A", 'b', "AB", "", ""},
		{"A", 'ä', "AAE", "decipher.maker.hint.split", ""},
		{"AB", 'ä', "AB", "decipher.maker.hint.room", ""},
		{"ABC", 'd', "ABC", "decipher.maker.hint.full", ""},
		{"A", '7', "A", "decipher.maker.hint.letter", ""},
	} {
		s := makingOf(c.word, dc.PickRandom)
		next, hint, refused := s.typed(s.draft, c.typed)
		if next.Word != c.want || hint.id != c.hint || refused != c.refused {
			t.Errorf("%q after %s: %s %q %q", c.typed, c.word, next.Word, hint.id, refused)
		}
	}
	s := makingOf("", dc.PickRandom)
	s.view.Options.Length = 6
	s.draft = s.draft.Put(s.view.Options, "OOO")
	if _, hint, refused := s.typed(s.draft, 'o'); hint.id != "decipher.maker.hint.tiles" || refused != "OOOO" {
		t.Errorf("a fourth O: %q %q", hint.id, refused)
	}
}

// The arrows find the kinds that are left, from any of them and from none.
func TestNextKind(t *testing.T) {
	s := makingOf("ABC", dc.PickLive)
	s.view.Secret = &dc.Secret{Word: "ABC", Left: letterpiece.Count{letterpiece.LongStick: 1, letterpiece.UCurve: 2}}
	for _, c := range []struct {
		from letterpiece.Kind
		by   int
		want letterpiece.Kind
	}{{noKind, 1, long}, {noKind, -1, bend}, {long, 1, bend}, {bend, 1, long}, {long, -1, bend}} {
		s.chosen = c.from
		if got, ok := s.nextKind(c.by); !ok || got != c.want {
			t.Errorf("from %d by %d: %d %t, want %d", c.from, c.by, got, ok, c.want)
		}
	}
	s.view.Secret.Left = letterpiece.Count{}
	if k, ok := s.nextKind(1); ok {
		t.Error("nothing is left, and next comes", k)
	}
}
