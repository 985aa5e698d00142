package settings

import (
	"log/slog"

	"spieltisch/app/shell"
	"spieltisch/games/lexicon"
	"spieltisch/locales"
)

// house are the family's own words of one language, as a judge asks for them.
type house struct {
	env  *shell.Env
	lang locales.Lang
}

var _ lexicon.House = house{}

// House implements lexicon.House.
func (h house) House(key string) (accept, known bool) {
	if h.env.Store == nil || key == "" {
		return false, false
	}
	w, ok, err := h.env.Store.HouseWord(string(h.lang), key)
	if err != nil {
		slog.Error("house word", "err", err)
		return false, false
	}
	return w.Accept, ok
}
