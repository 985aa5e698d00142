package decipher

import (
	"context"

	"spieltisch/app/shell"
	lists "spieltisch/assets/lexicon"
	dc "spieltisch/games/decipher"
	"spieltisch/games/lexicon"
	"spieltisch/locales"
	"spieltisch/store"
)

// words is what the match's word list knows. It is read once, beside the screen, and
// holds nothing secret.
type words struct {
	index  *dc.Index // nil until it is read, or when there is none
	err    error     // why there is none
	asked  bool
	cancel context.CancelFunc
}

// want reads the list if nobody has; done is called when it is there, or isn't.
func (w *words) want(env *shell.Env, v dc.View, done func()) {
	if w.asked {
		return
	}
	w.asked = true
	setup, lang, all := v.Setup(), locales.Lang(v.Options.Language), env.Lexicons
	w.cancel = shell.Work(context.Background(), func(context.Context) (*dc.Index, error) {
		lex, err := all.Get(lang)
		if err != nil {
			return nil, err
		}
		return dc.NewIndex(lex, setup, blocked(lang)), nil
	}, func(index *dc.Index, err error) {
		w.index, w.err = index, err
		done()
	})
}

// busy tells whether the list is still being read.
func (w *words) busy() bool { return w.index == nil && w.err == nil }

// stop ends the reading; the next want begins it anew.
func (w *words) stop() {
	if w.cancel != nil {
		w.cancel()
	}
	if w.busy() {
		w.asked = false
	}
}

// blocked are words of a language that are never proposed.
func blocked(lang locales.Lang) []string {
	if lang == locales.English {
		return lists.BlockedEnglish()
	}
	return lists.BlockedGerman()
}

// learned shows the Puzzle Maker what the word list knows, if he is still there.
func (b *Board) learned() {
	if b.maker != nil {
		b.maker.show()
	}
}

// family are the family's own words in the language of a match.
type family struct {
	st   *store.Store
	lang string
}

// House implements lexicon.House; a store that can't be read has no opinion.
func (f family) House(word string) (accept, known bool) {
	w, ok, err := f.st.HouseWord(f.lang, word)
	return w.Accept, ok && err == nil
}

func (m *maker) house() lexicon.House {
	return family{m.b.desk.Store, string(m.view.Options.Language)}
}
