package main

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	data "spieltisch/assets/lexicon"
	"spieltisch/games/lexicon"
	"spieltisch/games/woerterklauer"
)

// What is committed are exactly the terms of the committed list: whatever is or isn't one is asked of the judge.
func TestCommittedTerms(t *testing.T) {
	packed := data.GermanTerms()
	de, list := open(t, data.German()), open(t, packed)
	j := judge(de)
	words := set{}
	for key := range de.All() {
		words[lexicon.Transcribe(key)] = true
	}
	for _, w := range append(data.TwoLettersGerman(), data.ParticlesGerman()...) {
		words[w] = true
	}
	n := 0
	for w := range words {
		r, known := j.Word(w)
		is := r.Answer && len(w) <= woerterklauer.MaxSize
		if is {
			n++
		}
		if list.Contains(w) != is || is && !known {
			t.Errorf("%s: %v, want %v", w, !is, is)
		}
	}
	if n != list.Len() {
		t.Errorf("%d terms, want %d", list.Len(), n)
	}
	if again, err := terms(de); err != nil || !bytes.Equal(again, packed) {
		t.Error("the terms have changed: make lexicon ARGS=-terms", err)
	}
	var m manifest
	if err := json.Unmarshal(data.Manifest(), &m); err != nil || *m.Lexicons[0].Terms != describe(termsName, packed) {
		t.Errorf("%v, the manifest says %+v", err, m.Lexicons[0].Terms)
	}
}

// The terms alone are what the whole build makes of them.
func TestTermsAlone(t *testing.T) {
	files := built(t)
	out := t.TempDir()
	zip, err := data.Zip(files["de.lex"])
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(out, "de.lex"+zipped), string(zip))
	write(t, filepath.Join(out, "MANIFEST.json"), string(files["MANIFEST.json"]))
	if err := (command{out: out, terms: true}).run(io.Discard); err != nil {
		t.Fatal(err)
	}
	if got, err := (command{out: out}).list(termsName); err != nil || !bytes.Equal(got, files[termsName]) {
		t.Errorf("the terms differ, %v", err)
	}
	if got, err := os.ReadFile(filepath.Join(out, "MANIFEST.json")); err != nil || !bytes.Equal(got, files["MANIFEST.json"]) {
		t.Errorf("the manifest differs, %v", err)
	}
	for name, text := range map[string]string{"de.lex" + zipped: "none", "MANIFEST.json": "{}"} {
		write(t, filepath.Join(out, name), text)
		if err := (command{out: out, terms: true}).run(io.Discard); err == nil {
			t.Errorf("%s: %s was taken", name, strings.TrimSpace(text))
		}
	}
}
