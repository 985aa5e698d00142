package lexicon

import _ "embed"

var (
	//go:embed two_letters_de.txt
	twoLetters string
	//go:embed two_letters_en.txt
	twoLettersEnglish string
	//go:embed adjectives_de.txt
	adjectives string
	//go:embed particles_de.txt
	particles string
	//go:embed verbs_de.txt
	verbs string
	//go:embed meanings_de.txt
	meanings string
	//go:embed pairs_de.txt
	pairs string
)

// TwoLettersEnglish are the English words of two letters. Their forms stand in the English word list itself.
func TwoLettersEnglish() []string { return words(twoLettersEnglish) }

// The hand-made German lists for Wörterklauer, as games/lexicon's TermLists wants them;
// each a fresh one.

// TwoLettersGerman are the words of two letters (in true spelling: Öl is OEL).
func TwoLettersGerman() []string { return words(twoLetters) }

// AdjectivesGerman are the participles that are adjectives in their own right.
func AdjectivesGerman() []string { return words(adjectives) }

// ParticlesGerman are the particles that the list knows only as forms of verbs.
func ParticlesGerman() []string { return words(particles) }

// VerbsGerman are the forms of verbs and foreign words that the list takes for particles.
func VerbsGerman() []string { return words(verbs) }

// MeaningsGerman are the pairs that mean different things in spite of N or EN.
func MeaningsGerman() []string { return words(meanings) }

// HeadwordsGerman are the pairs that mean different things though they share a lemma, or in spite
// of N or EN, since version 2 of the rules.
func HeadwordsGerman() []string { return words(pairs) }
