package lexicon_test

import (
	"slices"
	"strings"
	"testing"

	data "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/lexicon"
)

func withVariants() *lexicon.Lexicon { return english().With(mustOpen(data.EnglishVariants())) }

// Spellings and forms that dictionaries have second count, and the ruling says which list has them.
func TestVariantsCount(t *testing.T) {
	both, more := withVariants(), mustOpen(data.EnglishVariants())
	judge := lexicon.Judge{Lexicon: both}
	for w := range strings.FieldsSeq(`DONUT DONUTS DWARVES RAINFOREST RAINFORESTS SNUCK HEWN MOWN SAWN SHORN LEANT SOYA PICKAXE CADDY HULLO GIPSY
		PLATEAUX VOLCANOS BIRYANI HITMEN CUFFLINKS LOCH ANNEXE TORY`) {
		r, known := judge.Word(w)
		e, there := both.Lookup(w)
		if english().Contains(w) || !known || !r.Answer || r.By != games.ByLexicon+":"+more.ID() || !there || e.Key != w || !both.ContainsTyped(w) {
			t.Errorf("%s: %+v, %v, %+v", w, r, known, e)
		}
		if tier, _, ok := both.Usage(w); !ok || tier != e.Tier {
			t.Errorf("%s is of tier %d and of tier %d", w, tier, e.Tier)
		}
	}
	for w := range strings.FieldsSeq("TINA KASHMIR NELLIE NEGLIG TASSELLS MILLIONNAIRE AFTERALL WYSIWYG QQ") {
		if r, _ := judge.Word(w); r.Answer || both.Contains(w) || r.By != games.ByLexicon+":"+english().ID() {
			t.Errorf("%s: %+v", w, r)
		}
	}
}

// A word of the list itself is that list's; what its variant means can be explained.
func TestVariantsAreExplained(t *testing.T) {
	judge := lexicon.Judge{Lexicon: withVariants()}
	if r, _ := judge.Word("DOUGHNUT"); r.By != games.ByLexicon+":"+english().ID() {
		t.Errorf("a word of the list itself: %+v", r)
	}
	for w := range strings.FieldsSeq("DONUT DWARVES RAINFOREST SNUCK") {
		if x := judge.Explain(w); !x.Valid || len(x.Meanings) == 0 {
			t.Errorf("%s is explained as %+v", w, x)
		}
	}
}

// They count laid with tiles, too.
func TestVariantsAreTerms(t *testing.T) {
	both, more := withVariants(), mustOpen(data.EnglishVariants())
	terms := lexicon.NewTerms(both, lexicon.TermLists{Short: data.TwoLettersEnglish()})
	for w := range strings.FieldsSeq("DONUT DWARVES RAINFOREST SNUCK LEANT PICKAXE GIPSY PLATEAUX LOCH ANNEXE") {
		if r, known := terms.Word(w); !known || !r.Answer || r.By != games.ByLexicon+":"+more.ID() {
			t.Errorf("%s laid with tiles: %+v, %v", w, r, known)
		}
	}
}

// Whoever looks for words doesn't find them, so computers, tips, reviews and puzzles say what they said before.
func TestNobodyIsToldOfVariants(t *testing.T) {
	both := withVariants()
	if both.ID() != english().ID() || both.Len() != english().Len() || len(both.Sources()) != 2 || english().Contains("DONUT") {
		t.Errorf("%s with %d words, from %v", both.ID(), both.Len(), both.Sources())
	}
	if !slices.Equal(slices.Collect(both.All()), slices.Collect(english().All())) {
		t.Error("they are walked")
	}
	if _, ok := both.Number("DONUT"); ok {
		t.Error("they are numbered")
	}
	rack := lexicon.Rack{Shortest: 3, Longest: 10}
	for _, r := range "DONUT" {
		i, _ := lexicon.Index(r)
		rack.Letters[i]++
	}
	found := 0
	both.Spell(rack, func(word []byte, _ int) {
		if found++; len(word) == len("DONUT") {
			t.Error("they are spelled")
		}
	})
	if found == 0 {
		t.Error("nothing is spelled")
	}
}

// A variant is of the same stem as its main spelling, and its forms are, too; each read by a person.
func TestVariantStems(t *testing.T) {
	terms := lexicon.NewTerms(withVariants(), lexicon.TermLists{Short: data.TwoLettersEnglish()})
	for _, c := range []struct {
		pairs  string
		same   bool
		reason games.ID
	}{
		{"DONUT/DOUGHNUT GIPSY/GYPSY SOYA/SOY CADDY/CADDIE HALLO/HELLO HULLO/HALLO PICKAXE/PICKAX CIGARET/CIGARETTE TSARINA/CZARINA", true, lexicon.ReasonSameSpelling},
		{"DONUT/DONUTS RAINFOREST/RAINFORESTS DWARF/DWARVES SNEAK/SNUCK HEW/HEWN LEAN/LEANT SHEAR/SHORN VERTEBRA/VERTEBRAS MAN/MEN VOLCANO/VOLCANOS LOCH/LOCHS", true, lexicon.ReasonSameBase},
		{"DWARVES/DWARFS DONUTS/DOUGHNUTS DONUTS/DOUGHNUT GIPSIES/GYPSIES VERTEBRAS/VERTEBRAE PLATEAUX/PLATEAU HITMEN/HITMAN HIJACKED/HIGHJACKS", true, ""},
		{"RAINFOREST/FOREST CADDY/CAD LOCH/LOCK SOYA/SODA SAWN/SEE DONUT/NUT TORY/TOY", false, ""},
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
		}
	}
}
