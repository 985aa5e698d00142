package mind

import (
	"slices"
	"strings"

	"spieltisch/games/lexicon"
)

// The list gives a form without a rank of its own the tier of its dictionary form, so HÖBEST, BERUFNEM, KOPFE and PÄRKE count as
// everyday words there, since heben, berufen, Kopf and Park are. Nobody thinks of those at the dice, and who overlooks one hasn't
// made a mistake.

// forms are the words of a list, with those plurals of each noun that have a rank of their own, by the dictionary form. One that
// is a singular as well isn't among them: of FOKUS nobody knows which of the two is meant.
type forms struct {
	*lexicon.Lexicon
	plurals map[string][]string
}

func formsOf(lex *lexicon.Lexicon) forms {
	f := forms{lex, map[string][]string{}}
	for key := range lex.All() {
		if _, rank, _ := lex.Usage(key); rank == 0 {
			continue
		}
		e, _ := lex.Lookup(key)
		for _, r := range e.Readings {
			if r.Class == lexicon.ClassNoun && strings.Contains(r.Features, "p") && r.Lemma != r.Spelling {
				f.plurals[r.Lemma] = append(f.plurals[r.Lemma], key)
			}
		}
	}
	return f
}

// odd tells whether an unranked entry is only such forms as people hardly use: the dative KOPFE, the genitive HEXENS, plurals for
// which they say another (PÄRKE), forms that have lost an E or kept one that they needn't (BERUFNEM, JAGET), subjunctives (HÖBE)
// and what is clipped from them (HÖB).
func (f forms) odd(e lexicon.Entry) bool {
	return len(e.Readings) > 0 && !slices.ContainsFunc(e.Readings, func(r lexicon.Reading) bool {
		return !reading{r, e.Key, lexicon.Fold(r.Lemma), f}.odd()
	})
}

// reading is one reading of a key, with the key of its dictionary form.
type reading struct {
	lexicon.Reading
	key, base string
	forms     forms
}

func (r reading) odd() bool {
	switch is := func(feature string) bool { return strings.Contains(r.Features, feature) }; r.Class {
	case lexicon.ClassNoun:
		return r.Features == "s" && (r.key == r.base+"E" || r.key == r.base+"S" && r.infinitive()) ||
			r.Features == "p" && r.replaced()
	case lexicon.ClassAdjective:
		return !is("b") && r.lostE("NR")
	case lexicon.ClassVerb:
		return !strings.ContainsAny(r.Features, "idtz") && (!is("m") || !r.stem()) && (!is("f") || r.oddFinite())
	}
	return false
}

func (r reading) oddFinite() bool {
	return r.keptE() || r.subjunctive() || r.lostE("NR") || !strings.HasSuffix(r.key, "LE") && r.lostE("L")
}

// replaced tells whether people say another plural of the noun, and this is no case of it, nor of one that is a singular as well
// (DIENSTAGEN, since am Dienstage was said once). MUTTERN, which are another Mutter's, and KUMPELN are lost by it.
func (r reading) replaced() bool {
	if short, ok := strings.CutSuffix(r.key, "N"); ok && r.also(short, "ps") {
		return false
	}
	said := r.forms.plurals[r.Lemma]
	return len(said) > 0 && !slices.ContainsFunc(said, func(key string) bool { return key+"N" == r.key || r.key+"N" == key })
}

// also tells whether a key is a form of the same word with these features.
func (r reading) also(key, features string) bool {
	e, _ := r.forms.Lookup(key)
	return slices.ContainsFunc(e.Readings, func(o lexicon.Reading) bool {
		return o.Class == r.Class && o.Lemma == r.Lemma && strings.Contains(o.Features, features)
	})
}

// infinitive tells whether the dictionary form is a verb's as well.
func (r reading) infinitive() bool {
	e, _ := r.forms.Lookup(r.base)
	return slices.ContainsFunc(e.Readings, func(o lexicon.Reading) bool {
		return o.Class == lexicon.ClassVerb && strings.Contains(o.Features, "i")
	})
}

// lostE tells whether the word has the same form with one E more before one of these letters: BERUFENEM, BESTEHEN. After U that
// is how it is written (TEURE).
func (r reading) lostE(before string) bool {
	key := []rune(r.key)
	for i := 2; i < len(key); i++ {
		if strings.ContainsRune(before, key[i]) && !strings.ContainsRune("EU", key[i-1]) && r.also(string(key[:i])+"E"+string(key[i:]), "") {
			return true
		}
	}
	return false
}

// keptE tells whether the verb has the same form without the E of its ending: JAGT, BOXT for BOXEST. After D and T it is needed
// (STANDEST).
func (r reading) keptE() bool {
	if stem, ok := strings.CutSuffix(r.key, "EST"); ok {
		return !strings.HasSuffix(stem, "D") && !strings.HasSuffix(stem, "T") && (r.also(stem+"ST", "") || r.also(stem+"T", ""))
	}
	stem, ok := strings.CutSuffix(r.key, "ET")
	return ok && r.also(stem+"T", "")
}

// subjunctive tells whether a vowel has changed to Ä, Ö or Ü that is none of the present: HÖBE of heben, but not FÄHRST of fahren.
func (r reading) subjunctive() bool {
	at := strings.LastIndexAny(r.key, "ÄÖÜ")
	return at >= 0 && !strings.HasPrefix(plainVowels.Replace(r.base), plainVowels.Replace(r.key[:at+len("Ä")]))
}

var plainVowels = strings.NewReplacer("Ä", "A", "Ö", "O", "Ü", "U")

// stem tells whether an imperative is the stem of its verb, or that with I for E: BEDECK, BRICH.
func (r reading) stem() bool {
	for _, change := range []string{"", "IE", "I"} {
		stem := r.key
		if i := strings.LastIndex(stem, change); change != "" && i >= 0 {
			stem = stem[:i] + "E" + stem[i+len(change):]
		}
		if strings.HasPrefix(r.base, stem) {
			return true
		}
	}
	return false
}
