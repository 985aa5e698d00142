package shell

import (
	"errors"
	"sync"

	"spieltisch/games/lexicon"
	"spieltisch/locales"
)

// ErrNoLexicon means that the program has no word list of a language.
var ErrNoLexicon = errors.New("no word list of this language")

// Lexicons opens each word list once, when it is first needed.
type Lexicons struct {
	data, more map[locales.Lang]func() []byte

	mu   sync.Mutex
	open map[locales.Lang]opened
}

type opened struct {
	lex *lexicon.Lexicon
	err error
}

// NewLexicons takes the packed bytes of each language.
func NewLexicons(data map[locales.Lang]func() []byte) *Lexicons {
	return &Lexicons{data: data, open: map[locales.Lang]opened{}}
}

// With adds the packed bytes of words that count besides in some languages (lexicon.Lexicon's With).
func (l *Lexicons) With(more map[locales.Lang]func() []byte) *Lexicons {
	l.more = more
	return l
}

// Get is the lexicon of a language, or why it can't be opened: Env.Explain has a
// sentence for each of these errors.
func (l *Lexicons) Get(lang locales.Lang) (*lexicon.Lexicon, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	o, ok := l.open[lang]
	if !ok {
		o.err = ErrNoLexicon
		if data := l.data[lang]; data != nil {
			o.lex, o.err = lexicon.Open(data())
		}
		if more := l.more[lang]; more != nil && o.err == nil {
			o.lex, o.err = with(o.lex, more())
		}
		l.open[lang] = o
	}
	return o.lex, o.err
}

// with is a lexicon that knows the words of packed data as well.
func with(lex *lexicon.Lexicon, data []byte) (*lexicon.Lexicon, error) {
	more, err := lexicon.Open(data)
	if err != nil {
		return nil, err
	}
	return lex.With(more), nil
}
