package woerterklauer

import (
	"slices"
	"strings"
	"testing"

	data "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/lexicon"
)

// realTerms is the judge of the program, without house words.
func realTerms(t *testing.T, rules int) *lexicon.Terms {
	t.Helper()
	lex, err := lexicon.Open(data.German())
	if err != nil {
		t.Fatal(err)
	}
	lists := lexicon.TermLists{
		Short: data.TwoLettersGerman(), Adjectives: data.AdjectivesGerman(), Particles: data.ParticlesGerman(),
		Verbs: data.VerbsGerman(), Apart: data.MeaningsGerman(),
	}
	if rules > 1 {
		lists.Headwords = data.HeadwordsGerman()
	}
	return lexicon.NewTerms(lex, lists)
}

// The examples of RULES.md, "Worked examples", with the German lexicon as the Judge: what
// becomes of the words, and the letters of each color.
func TestWithTheLexicon(t *testing.T) {
	for _, c := range []struct {
		first, pool, then string
		x                 int
		fate              Fate
		tally             Tally
		reason            games.ID
	}{
		{"SOCKE", "LETNISTRUARE", "LOCKE", 0, FateStolen, Tally{0, 5}, lexicon.ReasonSameStem},
		{"LOCKE", "GETNISTRUARE", "GLOCKE", -1, FateStolen, Tally{0, 6}, lexicon.ReasonSameStem},
		{"HUND", "EETNISTRUARE", "HUNDE", 0, FateExtended, Tally{4, 1}, lexicon.ReasonSameForm},
		{"LIEBE", "NETNISTRUARE", "LIEBEN", 0, FateExtended, Tally{5, 1}, lexicon.ReasonSameForm},
		{"TANZ", "ENTNISTRUARE", "TANZEN", 0, FateExtended, Tally{4, 2}, ""},
		{"BETON", "UNGNISTRUARE", "BETONUNG", 0, FateStolen, Tally{0, 8}, lexicon.ReasonSameStem},
		{"BUCH", "ENTNISTRUARE", "BUCHEN", 0, FateStolen, Tally{0, 6}, lexicon.ReasonSameApart},
		{"ROT", "BETNISTRUARE", "BROT", -1, FateStolen, Tally{0, 4}, lexicon.ReasonSameStem},
	} {
		j := realTerms(t, Rules)
		l := dealt(t, options(LevelI), c.first+"RUHENISARTE"[:PoolSize-len(c.first)])
		l = ended(t, l, typed(t, view(l), NewDraft(view(l)), 0, 0, true, c.first), j, nil)
		deal(t, l, c.pool)
		v := view(l)
		d := typed(t, v, NewDraft(v), c.x, 0, true, c.then)
		verdict := verdictOn(v, d, j, nil)
		if len(verdict.Words) != 1 || verdict.Words[0].Fate != c.fate || verdict.Red != c.tally.Red || verdict.Black != c.tally.Black {
			t.Errorf("%s to %s: %+v", c.first, c.then, verdict)
		}
		r, _ := verdict.Rulings.Same(c.then, c.first)
		if c.reason != "" && r.Reason != c.reason || !strings.HasPrefix(r.By, "lexicon:de-") {
			t.Errorf("%s to %s: %+v", c.first, c.then, r)
		}
		if lawful := c.fate == FateStolen; verdict.Lawful != lawful {
			t.Errorf("%s to %s: lawful %v", c.first, c.then, verdict.Lawful)
		}
	}
}

// A verb's form is refused and says which word counts; an unknown word asks the table.
func TestRefusalsOfTheLexicon(t *testing.T) {
	j := realTerms(t, Rules)
	l := dealt(t, options(LevelI), "EILTKLOCKENS")
	v := view(l)
	verdict := verdictOn(v, typed(t, v, NewDraft(v), 0, 0, true, "EILT"), j, nil)
	if r, known := verdict.Rulings.Word("EILT"); !known || r.Lemma != "EILEN" || r.Reason != lexicon.ReasonTermVerb || verdict.Askable {
		t.Errorf("%+v", verdict)
	}
	verdict = verdictOn(v, typed(t, v, NewDraft(v), 0, 0, true, "KLOCK"), j, nil)
	if !verdict.Askable || !slices.Equal(verdict.Questions, []Question{{Word: "KLOCK"}}) {
		t.Errorf("%+v", verdict)
	}
}
