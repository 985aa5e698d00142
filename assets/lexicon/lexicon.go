// Package lexicon embeds the packed word lists with what must be shown of their
// origin. games/lexicon opens them; README.md says how they were made.
package lexicon

import _ "embed"

var (
	//go:embed de.lex
	german []byte
	//go:embed en.lex
	english []byte
	//go:embed terms_de.lex
	germanTerms []byte
	//go:embed MANIFEST.json
	manifest []byte
	//go:embed LICENSES/de.txt
	germanLicence []byte
	//go:embed LICENSES/en.txt
	englishLicence []byte
)

// German is the packed German word list. It must not be changed.
func German() []byte { return german }

// English is the packed English word list. It must not be changed.
func English() []byte { return english }

// GermanTerms are the packed German terms of Wörterklauer, as games/lexicon's OpenTerms wants them. They must not
// be changed.
func GermanTerms() []byte { return germanTerms }

// Manifest says as JSON what the lists were made from: inputs, sources with
// versions and licences, counts, SHA-256.
func Manifest() []byte { return manifest }

// GermanLicence is the text on sources and licences to show with the German list.
func GermanLicence() []byte { return germanLicence }

// EnglishLicence is the text on sources and licences to show with the English list.
func EnglishLicence() []byte { return englishLicence }
