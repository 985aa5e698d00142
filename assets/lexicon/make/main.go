// Make builds the zipped de.lex, en.lex, terms_de.lex and MANIFEST.json from packages of Debian and npm at
// pinned versions and from the hand-made lists in lists/; ../README.md says how. The same
// inputs give the same bytes. With -sample it prints random parts of the lists to read, with -terms it
// makes only terms_de.lex, and needs no packages for it.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
)

func main() {
	var c command
	flag.StringVar(&c.out, "out", "..", "`folder` of de.lex, en.lex, terms_de.lex and MANIFEST.json")
	flag.StringVar(&c.lists, "lists", "lists", "`folder` of the hand-made lists")
	flag.StringVar(&c.cache, "cache", "../../../.tools/lexicon", "`folder` of the packages; what lies there isn't fetched again")
	flag.StringVar(&c.sample, "sample", "", "print a sample of the lists in -out instead: words, readings, pairs, steps, words-en, steps-en, forms-en, stems-en, frequent or pools")
	flag.Uint64Var(&c.seed, "seed", 1, "seed of a sample")
	flag.IntVar(&c.n, "n", 300, "size of a sample")
	flag.StringVar(&c.plain, "plain", "", "also write the entries as text into this `folder`")
	flag.BoolVar(&c.terms, "terms", false, "make only terms_de.lex, from de.lex in -out and the lists of Wörterklauer")
	flag.Parse()
	if flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := c.run(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "lexicon:", err)
		os.Exit(1)
	}
}

// command is what the arguments ask for.
type command struct {
	out, lists, cache, sample, plain string
	seed                             uint64
	n                                int
	terms                            bool
}

func (c command) run(w io.Writer) error {
	if c.sample != "" && c.sample != "frequent" {
		return c.printSample(w, nil)
	}
	if c.terms {
		return c.buildTerms(w)
	}
	if err := fetch(c.cache, packages); err != nil {
		return err
	}
	in, err := readInputs(c.cache, packages)
	if err != nil {
		return err
	}
	if c.sample != "" {
		return c.printSample(w, in)
	}
	return c.build(w, in)
}
