// Inside the package: only the check of a word is measured, not the page around it.

package decipher

import (
	"testing"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	lexdata "spieltisch/assets/lexicon"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// BenchmarkAdvice is the check of a secret word on the page's way, with the full German
// list and the store's house words.
func BenchmarkAdvice(b *testing.B) {
	env := shelltest.New(b, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexdata.German})
	o := dc.DefaultOptions(3)
	o.Length, o.Language, o.Pick = 5, dc.LanguageGerman, dc.PickOrder
	s := newMakerState()
	s.view = dc.View{Options: o, Letters: dc.NewSetup(o, draw.Letters(), 1).Letters, Stock: letterpiece.Stock()}
	var list words
	list.want(env, s.view, func() {})
	for _, word := range []string{"PANDA", "TUERE", "KATZE"} {
		b.Run(word, func(b *testing.B) {
			s.draft = dc.MakerDraft{}.Put(o, word)
			for b.Loop() {
				s.advise(list.index, shell.House{Store: env.Store, Lang: "de"})
			}
		})
	}
	if list.index == nil || !s.advice.Known {
		b.Fatal("no word list")
	}
}
