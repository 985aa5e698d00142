package settings

import (
	"context"
	"io"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// words are the look-up and the family's own words and meanings, a language at a time.
type words struct {
	*shell.History
	env *shell.Env
	*frame
	lookup   *lookup
	list     *houseList // of words
	meanings *houseList
	export   *ui.Button
}

func newWords(env *shell.Env, all table.Games, f *frame) *words {
	w := &words{History: shell.NewHistory(env), env: env, frame: f}
	w.lookup = &lookup{env: env, all: all, frame: f, add: func(word string) { w.edit(store.HouseWord{Word: word, Accept: true}) }}
	w.list = &houseList{words: w, texts: "settings.words.", all: (*store.Store).HouseWords, edit: w.edit}
	w.meanings = &houseList{words: w, texts: "settings.meanings.", all: (*store.Store).HouseMeanings, edit: w.editMeaning}
	return w
}

func (w *words) Leave() {}

func (w *words) lang() string { return string(w.lookup.lang()) }

func (w *words) Build() fyne.CanvasObject {
	env := w.env
	names := make([]string, len(locales.Langs))
	at := 0
	for i, l := range locales.Langs {
		names[i] = env.T("table.words." + games.ID(l))
		if l == w.lookup.lang() {
			at = i
		}
	}
	language := ui.NewSegmented(names, at, func(i int) {
		w.lookup.words = form.Words(locales.Langs[i])
		w.lookup.show()
		w.show()
	})
	env.Trace.Mark("words-language", language)
	w.export = ui.NewButton(env.T("settings.words.export"), ui.Secondary, w.askExport).WithIcon(ui.IconSheet)
	o := ui.VGap(16,
		ui.NewCard(setting(env.T("settings.words.language"), env.T("settings.words.language.help"), language)),
		w.lookup.build(), w.list.build(w.export), w.meanings.build())
	w.show()
	return o
}

// show brings both lists up to date, in place.
func (w *words) show() {
	if w.export == nil {
		return
	}
	n := w.list.show()
	pairs := w.meanings.show()
	w.export.SetEnabled(n+pairs > 0, w.env.T("settings.words.export.none"))
	w.fit()
	for _, l := range []*houseList{w.list, w.meanings} {
		l.rows.Refresh() // new rows in a list of the same height have no places yet
	}
}

// remove takes a word or a meaning off its list, with undo.
func (w *words) remove(h store.HouseWord) {
	off := func() error { return w.done(w.env.Store.RemoveHouseWord(h.ID)) }
	if err := off(); err != nil {
		w.env.Failed(err)
		return
	}
	w.Add(w.env.T("settings.words.removed", games.Args{"Word": named(h)}), shell.Change{
		Undo: func() error { return w.done(w.env.Store.RestoreHouseWord(h.ID)) },
		Redo: off,
	})
}

// put adds a word or a meaning, or changes the one that is before, with undo. before is
// nil for a new one.
func (w *words) put(h store.HouseWord, before *store.HouseWord) error {
	kept, err := w.env.Store.PutHouseWord(h)
	if w.done(err) != nil {
		return err
	}
	c := shell.Change{
		Undo: func() error { return w.done(w.env.Store.RemoveHouseWord(kept.ID)) },
		Redo: func() error { return w.done(w.env.Store.RestoreHouseWord(kept.ID)) },
	}
	message := games.ID("settings.words.added")
	if before != nil {
		message = "settings.words.changed"
		as := func(h store.HouseWord) func() error {
			return func() error {
				_, err := w.env.Store.PutHouseWord(h)
				return w.done(err)
			}
		}
		c = shell.Change{Undo: as(*before), Redo: as(kept)}
	}
	w.Add(w.env.T(message, games.Args{"Word": named(h)}), c)
	return nil
}

// done brings the page up to date after the store was changed.
func (w *words) done(err error) error {
	if err == nil {
		w.show()
		w.lookup.show()
	}
	return err
}

// askExport asks for a file and writes the words into it, as plain text.
func (w *words) askExport() {
	lang := w.lang()
	w.env.SaveFile(w.env.T("settings.words.file", games.Args{"Lang": lang}), houseWords(lang))
}

func houseWords(lang string) shell.Write {
	return func(_ context.Context, st *store.Store, to io.Writer) error { return st.ExportHouseWords(lang, to) }
}
