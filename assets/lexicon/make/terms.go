package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	data "spieltisch/assets/lexicon"
	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/make/pack"
	"spieltisch/games/woerterklauer"
)

// termsName is the file of the terms of Wörterklauer.
const termsName = "terms_de.lex"

// judge knows what a term is.
func judge(l *lexicon.Lexicon) *lexicon.Terms {
	return lexicon.NewTerms(l, lexicon.TermLists{
		Short: data.TwoLettersGerman(), Adjectives: data.AdjectivesGerman(), Particles: data.ParticlesGerman(),
		Verbs: data.VerbsGerman(), Apart: data.MeaningsGerman(), Headwords: data.HeadwordsGerman(),
	})
}

// englishJudge knows what a term is in English: what is a form of what stands in the list itself, so that it is the list of the
// terms as well.
func englishJudge(l *lexicon.Lexicon) *lexicon.Terms {
	return lexicon.NewTerms(l, lexicon.TermLists{Short: data.TwoLettersEnglish()})
}

// terms are the terms of the German list that the largest field has room for.
func terms(l *lexicon.Lexicon) ([]byte, error) {
	return pack.Pack("de", judge(l).List(woerterklauer.MaxSize))
}

// buildTerms makes the terms of the lists in the folder out, and writes them and their lines of the manifest.
func (c command) buildTerms(w io.Writer) error {
	var m manifest
	text, err := os.ReadFile(filepath.Join(c.out, "MANIFEST.json"))
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, &m); err != nil {
		return err
	}
	if len(m.Lexicons) == 0 || m.Lexicons[0].Language != "de" {
		return errors.New("no German list in the manifest")
	}
	lex, err := c.list("de.lex")
	if err != nil {
		return err
	}
	l, err := lexicon.Open(lex)
	if err != nil {
		return err
	}
	files := map[string][]byte{}
	if err := m.Lexicons[0].addTerms(w, files, l); err != nil {
		return err
	}
	return c.write(files, m)
}

// addTerms makes the terms of a list.
func (m *made) addTerms(w io.Writer, files map[string][]byte, l *lexicon.Lexicon) error {
	packed, err := terms(l)
	if err != nil {
		return err
	}
	opened, err := lexicon.Open(packed)
	if err != nil {
		return err
	}
	files[termsName] = packed
	f := describe(termsName, packed)
	m.Terms = &f
	_, err = fmt.Fprintf(w, "%s: %d terms, %d bytes\n", termsName, opened.Len(), len(packed))
	return err
}
