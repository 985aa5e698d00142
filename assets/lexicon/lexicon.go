// Package lexicon embeds the packed word lists with what must be shown of their
// origin. games/lexicon opens them; README.md says how they were made.
package lexicon

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"io"
	"sync"
)

// The lists are gzipped: they are a tenth of the program as it is installed.
var (
	//go:embed de.lex.gz
	german []byte
	//go:embed en.lex.gz
	english []byte
	//go:embed variants_en.lex.gz
	englishVariants []byte
	//go:embed terms_de.lex.gz
	germanTerms []byte
	//go:embed MANIFEST.json
	manifest []byte
	//go:embed LICENSES/de.txt
	germanLicence []byte
	//go:embed LICENSES/en.txt
	englishLicence []byte
)

var (
	unzippedGerman      = sync.OnceValue(func() []byte { return unzipped(german) })
	unzippedEnglish     = sync.OnceValue(func() []byte { return unzipped(english) })
	unzippedVariants    = sync.OnceValue(func() []byte { return unzipped(englishVariants) })
	unzippedGermanTerms = sync.OnceValue(func() []byte { return unzipped(germanTerms) })
)

// unzipped is nil for what can't be unzipped: opening it says that it is damaged.
func unzipped(data []byte) []byte {
	out, err := Unzip(data)
	if err != nil {
		return nil
	}
	return out
}

// Unzip is what Zip has made data of.
func Unzip(data []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// Zip makes a packed list smaller, the same bytes every time.
func Zip(data []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}

// German is the packed German word list. It must not be changed.
func German() []byte { return unzippedGerman() }

// English is the packed English word list. It must not be changed.
func English() []byte { return unzippedEnglish() }

// EnglishVariants are packed English words that count besides, and that nobody is told of: spellings and forms that dictionaries
// have second. They must not be changed.
func EnglishVariants() []byte { return unzippedVariants() }

// GermanTerms are the packed German terms of Wörterklauer, as games/lexicon's OpenTerms wants them. They must not
// be changed.
func GermanTerms() []byte { return unzippedGermanTerms() }

// Manifest says as JSON what the lists were made from: inputs, sources with
// versions and licences, counts, SHA-256.
func Manifest() []byte { return manifest }

// GermanLicence is the text on sources and licences to show with the German list.
func GermanLicence() []byte { return germanLicence }

// EnglishLicence is the text on sources and licences to show with the English list.
func EnglishLicence() []byte { return englishLicence }
