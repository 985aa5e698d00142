package decipher

import (
	"context"

	"spieltisch/app/shell"
	lists "spieltisch/assets/lexicon"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// words is what the match's word list knows. It is read once, in the background, and holds nothing secret.
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
	w.cancel = shell.Work(env, func(context.Context) (*dc.Index, error) {
		lex, err := all.Get(lang)
		if err != nil {
			return nil, err
		}
		return dc.NewIndex(lex, setup, blockedWords(lang)), nil
	}, func(index *dc.Index, err error) {
		w.index, w.err = index, err
		done()
	})
}

// status tells whether there is a list.
func (w *words) status() listState {
	switch {
	case w.index != nil:
		return listThere
	case w.err != nil:
		return listNone
	}
	return listBusy
}

// stop ends the reading; the next want begins again.
func (w *words) stop() {
	if w.cancel != nil {
		w.cancel()
	}
	if w.status() == listBusy {
		w.asked = false
	}
}

// blockedWords are words of a language that are never proposed.
func blockedWords(lang locales.Lang) []string {
	if lang == locales.English {
		return lists.BlockedEnglish()
	}
	return lists.BlockedGerman()
}
