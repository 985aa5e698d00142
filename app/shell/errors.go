package shell

import (
	"errors"
	"log/slog"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	"spieltisch/store"
)

// LexiconDamaged says that a word list can't be opened, and what to do.
const LexiconDamaged games.ID = "lexicon.error.damaged"

// Explain turns any error into a sentence for the screen. The full text of what
// is not a plain refusal goes to the log.
func (e *Env) Explain(names []string, err error) string {
	var ill *games.Illegal
	if errors.As(err, &ill) {
		return e.Named(names, ill.ID, ill.Args)
	}
	slog.Error("shown to the user", "err", err)
	if _, ok := errors.AsType[*ui.Panicked](err); ok {
		return e.T("common.panicked", games.Args{"Log": e.LogFile})
	}
	if Wordless(err) {
		return e.T(LexiconDamaged)
	}
	return e.ExplainStore(err)
}

// Wordless tells whether an error is that a word list can't be opened.
func Wordless(err error) bool {
	return errors.Is(err, lexicon.ErrDamaged) || errors.Is(err, lexicon.ErrVersion) || errors.Is(err, ErrNoLexicon)
}

// ExplainStore is Explain for errors of the store: what happened, where the data
// is, and what to do.
func (e *Env) ExplainStore(err error) string {
	var se *store.Error
	if !errors.As(err, &se) {
		return e.T("store.error.internal", games.Args{"Log": e.LogFile})
	}
	args := games.Args{"Log": e.LogFile}
	if e.Store != nil {
		args["Dir"] = e.Store.Dir()
	}
	for k, v := range se.Args {
		args[k] = v
	}
	id := "store.error." + string(se.Code)
	if !e.Texts.Has(id) {
		id = "store.error.internal"
	}
	return e.Texts.T(id, args)
}
