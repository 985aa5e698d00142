package lexicon_test

import (
	"strings"
	"testing"

	data "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/lexicon"
)

func englishTerms() *lexicon.Terms {
	return lexicon.NewTerms(english(), lexicon.TermLists{Short: data.TwoLettersEnglish()})
}

// In English every form of a word counts.
func TestEnglishTerms(t *testing.T) {
	for _, c := range []struct {
		words         string
		answer, known bool
	}{
		{"WALK WALKS WALKED WALKING MICE BEST COLOUR COLOR AM IS BE OX PI UP THE WENT", true, true},
		{"TINA USA LONDON QQ TV KLOCK", false, false},
	} {
		for w := range strings.FieldsSeq(c.words) {
			if r, known := englishTerms().Word(w); r.Answer != c.answer || known != c.known {
				t.Errorf("%s: %+v, %v", w, r, known)
			}
		}
	}
}

// Same and other stems, each read by a person; the minds compare by the automaton and say the same.
func TestEnglishMeanings(t *testing.T) {
	terms := englishTerms()
	list, err := lexicon.OpenTerms(data.English(), lexicon.TermLists{Short: data.TwoLettersEnglish()})
	if err != nil {
		t.Fatal(err)
	}
	sense := func(w string) lexicon.Sense {
		n, ok := list.Number(w)
		if !ok {
			n = -1
		}
		return list.Sense(n, w)
	}
	for _, c := range []struct {
		pairs  string
		same   bool
		reason games.ID
	}{
		{"DOG/DOGS BOX/BOXES CITY/CITIES LEAF/LEAVES LEAVE/LEAVES MOUSE/MICE CHILD/CHILDREN POSTMAN/POSTMEN", true, lexicon.ReasonSameBase},
		{"WALK/WALKED WALK/WALKING STOP/STOPPED STAGE/STAGED TRY/TRIES SING/SANG UNDO/UNDID GO/GOES BE/BEEN BUILD/BUILDINGS", true, lexicon.ReasonSameBase},
		{"SKI/SKIS TAXI/TAXIS MENU/MENUS ZEBU/ZEBUS PLATEAU/PLATEAUS BIKINI/BIKINIS", true, lexicon.ReasonSameBase},
		{"SKIS/SKIING", true, ""},
		{"GENU/GENUS PENI/PENIS", false, ""},
		{"BIG/BIGGER LATE/LATEST HAPPY/HAPPIER GOOD/BETTER HOPING/HOPE AXES/AXE", true, ""},
		{"WALKS/WALKED SANG/SUNG MICE/MOUSE COLOURED/COLORED", true, ""},
		{"COLOUR/COLOR GREY/GRAY REALISE/REALIZE CENTRE/CENTER TRAVELLER/TRAVELER ANAEMIA/ANEMIA TYRE/TIRE AXE/AX", true, lexicon.ReasonSameSpelling},
		{"SAW/SEE LEFT/LEAVE ROSE/RISE FOUND/FIND GROUND/GRIND FELL/FALL LAY/LIE", false, lexicon.ReasonSameHeadword},
		{"SEE/SEED EVEN/EVENING NEW/NEWS LIVE/LIVER NUMB/NUMBER BUN/BUNTING HER/HERRING PLEAT/PLATE", false, lexicon.ReasonSameStem},
		{"PLAY/PLAYER TEACH/TEACHER HAPPY/UNHAPPY KIND/KINDNESS QUICK/QUICKLY CARE/CARELESS READ/READER", false, lexicon.ReasonSameStem},
		{"STAG/STAGED CAT/CARE HOP/HOPING BREATH/BREATHED UNIT/UNITED CAR/CARING SEVER/SEVERE LOCK/CLOCK EARTH/HEARTH PLANT/PLANET", false, lexicon.ReasonSameStem},
		{"SAW/SAWS SAW/SAWED GROUND/GROUNDS BORE/BORED", true, lexicon.ReasonSameBase},
	} {
		for p := range strings.FieldsSeq(c.pairs) {
			a, b, _ := strings.Cut(p, "/")
			r, known := terms.Same(a, b)
			if !known || r.Answer != c.same || c.reason != "" && r.Reason != c.reason {
				t.Errorf("%s: %+v, %v", p, r, known)
			}
			if back, _ := terms.Same(b, a); back.Answer != c.same {
				t.Errorf("%s the other way round: %+v", p, back)
			}
			if sa, sb := sense(a), sense(b); list.SameSense(&sa, &sb) != c.same {
				t.Errorf("%s: the minds say otherwise", p)
			}
		}
	}
}

// The minds compare all English terms as the judge does: here those that are spelled nearly alike.
func TestEnglishSenses(t *testing.T) {
	terms := englishTerms()
	list, err := lexicon.OpenTerms(data.English(), lexicon.TermLists{Short: data.TwoLettersEnglish()})
	if err != nil {
		t.Fatal(err)
	}
	n, last := 0, ""
	var was lexicon.Sense
	for key := range list.All() {
		s := list.Sense(n, key)
		if r, _ := terms.Same(last, key); n > 0 && n%7 == 0 && r.Answer != list.SameSense(&was, &s) {
			t.Errorf("%s and %s: %+v", last, key, r)
		}
		n, last, was = n+1, key, s
	}
}
