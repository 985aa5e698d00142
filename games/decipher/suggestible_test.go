package decipher

import (
	"strings"
	"testing"
)

// Proposals are what dictionaries name a word by; its forms aren't, nor what is only a
// form's namesake.
func TestSuggestible(t *testing.T) {
	for _, c := range []struct {
		l       Language
		yes, no string
	}{
		{
			LanguageGerman, "HUND BOOT LERNEN KALT LIEBE SAGEN EISEN MESSER SEHR NICHT LEHRER",
			"HUNDE LERNE KALTE GING GEWAGT GETAN BEINEN ALTE KINDER TYPEN NAHM STEH",
		},
		{LanguageEnglish, "TAKE MOUSE NEAR WATER", "BOX TOOK HAPPIER MICE TAKING"},
	} {
		for _, want := range []bool{true, false} {
			words := c.yes
			if !want {
				words = c.no
			}
			for w := range strings.FieldsSeq(words) {
				e, ok := lexiconOf(t, c.l).Lookup(w)
				if !ok && want || Suggestible(e) != want {
					t.Errorf("%s: %v, want %v; %+v", w, Suggestible(e), want, e)
				}
			}
		}
	}
}
