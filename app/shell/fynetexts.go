package shell

import (
	"log/slog"

	"fyne.io/fyne/v2/lang"

	"spieltisch/locales"
)

// useFyneTexts makes Fyne's own strings (the menu of an entry) follow the program's language: they are always asked for in the
// system's locale, so that is where the wanted texts go.
func useFyneTexts(l locales.Lang) {
	data, err := locales.Fyne(l)
	if err == nil {
		err = lang.AddTranslationsForLocale(data, lang.SystemLocale())
	}
	if err != nil {
		slog.Warn("fyne texts", "err", err)
	}
}
