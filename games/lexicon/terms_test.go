package lexicon_test

import (
	"slices"
	"strings"
	"testing"

	data "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/lexicon"
)

func termLists() lexicon.TermLists {
	return lexicon.TermLists{
		Short: data.TwoLettersGerman(), Adjectives: data.AdjectivesGerman(), Particles: data.ParticlesGerman(),
		Verbs: data.VerbsGerman(), Apart: data.MeaningsGerman(), Headwords: data.HeadwordsGerman(),
	}
}

func terms() *lexicon.Terms { return lexicon.NewTerms(german(), termLists()) }

// The words of games/woerterklauer/RULES.md, and others that were once judged wrong or nearly so.
func TestTerms(t *testing.T) {
	for _, c := range []struct {
		words  string
		answer bool
		known  bool
	}{
		{"GEHEN BEKANNT BEKANNTE WUERFEL VERRUECKT SOCKE LOCKE GLOCKE HUND HUNDE LIEBE LIEBEN MOND BETON BETONUNG RAKETE PAKETE", true, true},
		{"BOOT ROT HOBBY PANDA SCHINKEN KIRSCHEN KEKS NEON CODE KEULE LEID EBER STRASSE ROTE ROTER KLEINERE GERNE WAEHREND SEHR", true, true},
		{"AB AN DA DU EI ER ES IN JA OB SO UM WO ZU OEL EIER OELE", true, true},
		{"NEU HUNDEN BUSSES BUS ES TOR MOND TUN MUND BAUCH HAUT HAUS MAEUSE SAND AST KLAR EDEL REIS WER TAG KEIN TEE BACH", true, true},
		{"GEHE GING GEGANGEN GEHEND GEHENDE NAHM KOMM EILT MUSSTE ABZUGEBEN GEGANGENER", false, true},
		{"BERLIN PETER USA TINA KLOCK AX QQ TV H- ", false, false},
	} {
		for w := range strings.FieldsSeq(c.words) {
			if r, known := terms().Word(w); r.Answer != c.answer || known != c.known || r.Word != w || r.Reason == "" || r.By != "lexicon:"+german().ID() {
				t.Errorf("%s: %+v, %v", w, r, known)
			}
		}
	}
	if r, known := terms().Word(""); r.Answer || known {
		t.Errorf("nothing: %+v, %v", r, known)
	}
}

func TestTermReasons(t *testing.T) {
	for _, c := range []struct {
		word, lemma string
		reason      games.ID
	}{
		{"HUND", "", lexicon.ReasonTermBase},
		{"HUNDE", "HUND", lexicon.ReasonTermForm},
		{"MAEUSE", "MAUS", lexicon.ReasonTermForm},
		{"EI", "", lexicon.ReasonTermBase},
		{"SEHR", "", lexicon.ReasonTermBase},
		{"BEKANNTEM", "BEKANNT", lexicon.ReasonTermForm},
		{"EILT", "EILEN", lexicon.ReasonTermVerb},
		{"MUSSTE", "MUESSEN", lexicon.ReasonTermVerb},
		{"ABZUGEBEN", "ABGEBEN", lexicon.ReasonTermVerb},
		{"GEGANGEN", "GEHEN", lexicon.ReasonTermParticiple},
		{"GEHENDE", "GEHEN", lexicon.ReasonTermParticiple},
		{"AX", "", lexicon.ReasonTermShort},
		{"OWN", "", lexicon.ReasonUnknown},
		{"KLOCK", "", lexicon.ReasonUnknown},
	} {
		if r, _ := terms().Word(c.word); r.Reason != c.reason || r.Lemma != c.lemma {
			t.Errorf("%s: %+v, want %s %s", c.word, r, c.reason, c.lemma)
		}
	}
}

func TestSame(t *testing.T) {
	for _, c := range []struct {
		a, b   string
		same   bool
		reason games.ID
		lemma  string
	}{
		{"HUNDE", "HUND", true, lexicon.ReasonSameForm, ""},
		{"HUND", "HUNDE", true, lexicon.ReasonSameBase, ""},
		{"HUND", "HUND", true, lexicon.ReasonSameWord, ""},
		{"LIEBE", "LIEBEN", true, lexicon.ReasonSameBase, ""}, // the plural
		{"RUHE", "RUHEN", true, lexicon.ReasonSameInfinitive, "RUHEN"},
		{"LOCKE", "LOCKEN", true, lexicon.ReasonSameBase, ""},
		{"ROT", "ROTE", true, lexicon.ReasonSameBase, ""},
		{"HAUS", "HAEUSER", true, lexicon.ReasonSameBase, ""},
		{"ROTE", "ROTEM", true, lexicon.ReasonSameForms, "ROT"},
		{"EI", "EIER", true, lexicon.ReasonSameBase, ""},
		{"OELE", "OEL", true, lexicon.ReasonSameForm, ""},
		{"MAUS", "MAEUSE", true, lexicon.ReasonSameBase, ""},
		{"BUS", "BUSSES", true, lexicon.ReasonSameBase, ""},
		{"SOCKE", "LOCKE", false, lexicon.ReasonSameStem, ""},
		{"LOCKE", "GLOCKE", false, lexicon.ReasonSameStem, ""},
		{"BETON", "BETONUNG", false, lexicon.ReasonSameStem, ""},
		{"RAKETE", "PAKETE", false, lexicon.ReasonSameStem, ""},
		{"LEBEN", "KLEBEN", false, lexicon.ReasonSameStem, ""},
		{"LEBEN", "BELEBEN", false, lexicon.ReasonSameStem, ""},
		{"EBER", "LEBER", false, lexicon.ReasonSameStem, ""},
		{"BUCH", "BUCHEN", false, lexicon.ReasonSameApart, "BUCHEN"},
		{"BUCHEN", "BUCH", false, lexicon.ReasonSameApart, "BUCHEN"},
		{"BALLE", "BALLEN", false, lexicon.ReasonSameApart, "BALLEN"},
		{"EIS", "EI", false, lexicon.ReasonSameHeadword, ""},
		{"EI", "EIS", false, lexicon.ReasonSameHeadword, ""},
		{"EIS", "EIER", false, lexicon.ReasonSameStem, ""},
		{"EI", "EIER", true, lexicon.ReasonSameBase, ""},
		{"DECK", "DECKE", false, lexicon.ReasonSameStem, ""},
		{"MANGA", "MANGAN", false, lexicon.ReasonSameHeadword, ""},
		{"WEH", "WEHREN", false, lexicon.ReasonSameHeadword, ""},
		{"TAUBE", "TAUBER", false, lexicon.ReasonSameHeadword, ""},
		{"TAUB", "TAUBER", true, lexicon.ReasonSameBase, ""},
		{"WACHSE", "WACHSEN", false, lexicon.ReasonSameHeadword, ""},
		{"FREI", "FREIER", false, lexicon.ReasonSameHeadword, ""},
		{"SCHILD", "SCHILDERN", false, lexicon.ReasonSameHeadword, ""},
		{"SCHILDER", "SCHILDERN", false, lexicon.ReasonSameApart, "SCHILDERN"},
		{"SCHILD", "SCHILDER", true, lexicon.ReasonSameBase, ""},
		{"RATEN", "GERATEN", false, lexicon.ReasonSameHeadword, ""},
		{"FALLEN", "GEFALLEN", false, lexicon.ReasonSameHeadword, ""},
		{"KLAMM", "KLAMMER", false, lexicon.ReasonSameHeadword, ""},
		{"KLAMME", "KLAMMER", false, lexicon.ReasonSameStem, ""},
		{"SCHICKEN", "GESCHICKT", false, lexicon.ReasonSameHeadword, ""},
		{"FAHREN", "GEFAHREN", false, lexicon.ReasonSameHeadword, ""},
		{"GEFAHR", "GEFAHREN", true, lexicon.ReasonSameBase, ""},
		{"FALL", "FAELLEN", true, lexicon.ReasonSameBase, ""}, // more usual as the plural
		{"WEIN", "WEINEN", false, lexicon.ReasonSameHeadword, ""},
		{"WEINE", "WEINEN", false, lexicon.ReasonSameApart, "WEINEN"},
		{"WEIN", "WEINE", true, lexicon.ReasonSameBase, ""},
		{"REICH", "REICHEN", false, lexicon.ReasonSameHeadword, ""},
		{"REICHE", "REICHEN", true, lexicon.ReasonSameBase, ""},
		{"FALL", "FALLEN", true, lexicon.ReasonSameInfinitive, "FALLEN"},
		{"ALT", "ALTE", true, lexicon.ReasonSameBase, ""},
		{"MUS", "MUSS", false, lexicon.ReasonSameStem, ""},
		{"TON", "TONNE", false, lexicon.ReasonSameStem, ""},
		{"BRAUT", "BRAUEN", false, lexicon.ReasonSameStem, ""},
		{"BAND", "BINDEN", false, lexicon.ReasonSameStem, ""},
		{"STAND", "STEHEN", false, lexicon.ReasonSameStem, ""},
		{"KEULE", "EULE", false, lexicon.ReasonSameStem, ""},
		{"ROT", "BROT", false, lexicon.ReasonSameStem, ""},
		{"WERKTAG", "TAG", false, lexicon.ReasonSameStem, ""},
		{"REISE", "REIS", false, lexicon.ReasonSameStem, ""},
	} {
		r, known := terms().Same(c.a, c.b)
		want := games.Ruling{Word: c.a, Other: c.b, Answer: c.same, Reason: c.reason, Lemma: c.lemma, By: "lexicon:" + german().ID()}
		if !known || r != want {
			t.Errorf("%s/%s: %+v, %v", c.a, c.b, r, known)
		}
	}
}

func TestSameByInfinitive(t *testing.T) {
	for _, pair := range [][2]string{{"TANZ", "TANZEN"}, {"TANZEN", "TANZ"}, {"HUNGER", "HUNGERN"}, {"KAUF", "KAUFEN"}} {
		if r, known := terms().Same(pair[0], pair[1]); !known || !r.Answer {
			t.Errorf("%v: %+v", pair, r)
		}
	}
}

// A list that knows words of which no class is known, and a noun as well as its infinitive.
func TestTermsOfASmallList(t *testing.T) {
	lex := mustOpen(packed(t, "de", []lexicon.Entry{
		{Key: "QUAXST", Tier: 6, Readings: []lexicon.Reading{{Spelling: "quaxst", Class: lexicon.ClassOther, Lemma: "quaxst"}}},
		{Key: "TANZ", Tier: 1, Readings: []lexicon.Reading{
			{Spelling: "Tanz", Class: lexicon.ClassNoun, Lemma: "Tanz"}, {Spelling: "tanz", Class: lexicon.ClassVerb, Features: "m", Lemma: "tanzen"},
		}},
		{Key: "TANZEN", Tier: 1, Readings: []lexicon.Reading{{Spelling: "tanzen", Class: lexicon.ClassVerb, Features: "fi", Lemma: "tanzen"}}},
		{Key: "TANZT", Tier: 1, Readings: []lexicon.Reading{{Spelling: "tanzt", Class: lexicon.ClassVerb, Features: "f", Lemma: "tanzen"}}},
	}))
	j := lexicon.NewTerms(lex, lexicon.TermLists{})
	if r, known := j.Word("QUAXST"); known || r.Answer || r.Reason != lexicon.ReasonTermClass {
		t.Errorf("%+v, %v", r, known)
	}
	// TANZ is a clipped imperative too, which must not make the two the same.
	for _, pair := range [][2]string{{"TANZ", "TANZEN"}, {"TANZEN", "TANZ"}} {
		if r, known := j.Same(pair[0], pair[1]); !known || !r.Answer || r.Reason != lexicon.ReasonSameInfinitive || r.Lemma != "TANZEN" {
			t.Errorf("%v: %+v, %v", pair, r, known)
		}
	}
	for _, pair := range [][2]string{{"TANZT", "TANZEN"}, {"QUAXST", "TANZ"}} {
		if r, known := j.Same(pair[0], pair[1]); known || r.Reason != lexicon.ReasonSameUnknown {
			t.Errorf("%v: %+v, %v", pair, r, known)
		}
	}
	if r, _ := lexicon.NewTerms(lex, lexicon.TermLists{Apart: []string{"TANZ/TANZEN"}}).Same("TANZ", "TANZEN"); r.Answer || r.Reason != lexicon.ReasonSameApart {
		t.Errorf("%+v", r)
	}
}

// ownMeanings are pairs in one order; true: the same.
type ownMeanings map[[2]string]bool

func (m ownMeanings) Meaning(a, b string) (same, known bool) {
	if same, known = m[[2]string{a, b}]; !known {
		same, known = m[[2]string{b, a}]
	}
	return same, known
}

func TestHouseTermsAndMeanings(t *testing.T) {
	j := terms()
	j.House = house{"KLOCK": true, "HUND": false, "ÜBEL": false, "GING": true, "MASSE": false}
	j.Meanings = ownMeanings{{"LEBEN", "BELEBEN"}: true, {"HUND", "HUNDE"}: false, {"KLOCK", "GLOCKE"}: true}
	for word, want := range map[string]games.Ruling{
		"KLOCK": {Answer: true, Reason: lexicon.ReasonHouseYes, By: games.ByHouse},
		"GING":  {Answer: true, Reason: lexicon.ReasonHouseYes, By: games.ByHouse},
		"HUND":  {Reason: lexicon.ReasonHouseNo, By: games.ByHouse},
		"UEBEL": {Reason: lexicon.ReasonHouseNo, By: games.ByHouse},
		"KATZE": {Answer: true, Reason: lexicon.ReasonTermBase, By: "lexicon:" + german().ID()},
	} {
		want.Word = word
		if r, known := j.Word(word); !known || r != want {
			t.Errorf("%s: %+v, %v", word, r, known)
		}
	}
	for pair, want := range map[[2]string]games.Ruling{
		{"BELEBEN", "LEBEN"}: {Answer: true, Reason: lexicon.ReasonSameHouseYes, By: games.ByHouse},
		{"HUND", "HUNDE"}:    {Reason: lexicon.ReasonSameHouseNo, By: games.ByHouse},
		{"GLOCKE", "KLOCK"}:  {Answer: true, Reason: lexicon.ReasonSameHouseYes, By: games.ByHouse},
	} {
		want.Word, want.Other = pair[0], pair[1]
		if r, known := j.Same(pair[0], pair[1]); !known || r != want {
			t.Errorf("%v: %+v, %v", pair, r, known)
		}
	}
	for _, pair := range [][2]string{{"KLOCK", "LOCKE"}, {"LOCKE", "KLOCK"}, {"GING", "GEHEN"}, {"SUMMST", "SUMMEN"}} {
		if r, known := j.Same(pair[0], pair[1]); known || r.Answer || r.Reason != lexicon.ReasonSameUnknown {
			t.Errorf("%v: %+v, %v", pair, r, known)
		}
	}
}

// The hand-made lists hold, entry by entry, whatever the lexicon says of them.
func TestListedWordsCount(t *testing.T) {
	j, lists := terms(), termLists()
	for _, w := range slices.Concat(lists.Short, lists.Particles, lists.Adjectives) {
		if r, known := j.Word(w); !known || !r.Answer {
			t.Errorf("%s: %+v", w, r)
		}
	}
	for _, w := range lists.Short {
		if len(w) != 2 && (len(w) != 3 || !strings.Contains(w, "OE")) {
			t.Errorf("%s has not two letters", w)
		}
	}
	for _, w := range []string{"LACHEND", "GEFUNDENE", "GEGESSENES"} { // those that aren't listed
		if r, _ := j.Word(w); r.Answer {
			t.Errorf("%s: %+v", w, r)
		}
	}
}

func TestVerbsAndMeaningsHold(t *testing.T) {
	j := terms()
	for _, v := range termLists().Verbs {
		form, infinitive, stroke := strings.Cut(v, "/")
		r, known := j.Word(form)
		if !stroke || r.Answer || r.Lemma != infinitive || known != (infinitive != "") {
			t.Errorf("%s: %+v, %v", v, r, known)
		}
	}
	for _, p := range termLists().Apart {
		word, infinitive, _ := strings.Cut(p, "/")
		if r, known := j.Same(word, infinitive); !known || r.Answer {
			t.Errorf("%s: %+v", p, r)
		}
		for _, w := range []string{word, infinitive} {
			if r, _ := j.Word(w); !r.Answer {
				t.Errorf("%s: %s is not valid", p, w)
			}
		}
	}
}

// Of each pair by hand one would mean the same as the other without the list.
func TestHeadwordsHold(t *testing.T) {
	with, lists := terms(), termLists()
	lists.Headwords = nil
	without := lexicon.NewTerms(german(), lists)
	for _, p := range termLists().Headwords {
		word, other, _ := strings.Cut(p, "/")
		for _, pair := range [][2]string{{word, other}, {other, word}} {
			if r, known := with.Same(pair[0], pair[1]); !known || r.Answer || r.Reason != lexicon.ReasonSameHeadword {
				t.Errorf("%v: %+v", pair, r)
			}
			if r, _ := without.Same(pair[0], pair[1]); !r.Answer {
				t.Errorf("%v needn't be listed: %+v", pair, r)
			}
		}
	}
}

// Most entries would be answered otherwise without the lists.
func TestListsAreNeeded(t *testing.T) {
	with, without := terms(), lexicon.NewTerms(german(), lexicon.TermLists{})
	pairs, words := 0, 0
	for _, p := range termLists().Apart {
		word, infinitive, _ := strings.Cut(p, "/")
		if r, _ := without.Same(word, infinitive); r.Answer {
			pairs++
		}
	}
	for _, w := range termLists().Adjectives { // ERFAHREN is an infinitive too, ERFAHRENE is not
		yes, _ := with.Word(w + "E")
		base, _ := without.Word(w)
		inflected, _ := without.Word(w + "E")
		if !base.Answer || yes.Answer && !inflected.Answer {
			words++
		}
	}
	if all := len(termLists().Apart); pairs < all*9/10 {
		t.Errorf("only %d of %d pairs", pairs, all)
	}
	if all := len(termLists().Adjectives); words < all*9/10 {
		t.Errorf("only %d of %d adjectives", words, all)
	}
}

func TestListsAreInOrder(t *testing.T) {
	lists := termLists()
	for name, list := range map[string][]string{
		"two letters": lists.Short, "adjectives": lists.Adjectives, "particles": lists.Particles, "verbs": lists.Verbs, "meanings": lists.Apart, "headwords": lists.Headwords,
	} {
		if !slices.IsSorted(list) || len(slices.Compact(slices.Clone(list))) != len(list) {
			t.Errorf("%s: not sorted, or something stands there twice", name)
		}
	}
	if len(lists.Adjectives) < 150 || len(lists.Apart) < 100 {
		t.Errorf("%d adjectives, %d pairs", len(lists.Adjectives), len(lists.Apart))
	}
}
