package settings

import (
	"log/slog"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	"spieltisch/locales"
	"spieltisch/store"
)

// mostRows is how many words are shown at once; the filter finds the others.
const mostRows = 100

// words are the look-up and the family's own words, a language at a time.
type words struct {
	*shell.History
	env *shell.Env
	*frame
	lookup *lookup
	filter string

	search *ui.Field
	list   *fyne.Container
	count  *ui.Text
	export *ui.Button
}

func newWords(env *shell.Env, all table.Games, f *frame) *words {
	w := &words{History: shell.NewHistory(env), env: env, frame: f}
	w.lookup = &lookup{env: env, all: all, frame: f, lang: locales.German, add: func(word string) { w.edit(store.HouseWord{Word: word, Accept: true}) }}
	return w
}

func (w *words) Leave() {}

func (w *words) lang() string { return string(w.lookup.lang) }

func (w *words) Build() fyne.CanvasObject {
	env := w.env
	names := make([]string, len(locales.Langs))
	at := 0
	for i, l := range locales.Langs {
		names[i] = languageName(env, l)
		if l == w.lookup.lang {
			at = i
		}
	}
	language := ui.NewSegmented(names, at, func(i int) {
		w.lookup.lang = locales.Langs[i]
		w.lookup.show()
		w.show()
	})
	env.Trace.Mark("words-language", language)
	return ui.VGap(16,
		ui.NewCard(setting(env.T("settings.words.language"), env.T("settings.words.language.help"), language)),
		w.lookup.build(), w.house())
}

// house is the card of the house words.
func (w *words) house() fyne.CanvasObject {
	env := w.env
	ok, reason := env.Writable()
	add := ui.NewButton(env.T("settings.words.add"), ui.Secondary, func() { w.edit(store.HouseWord{Accept: true}) }).WithIcon(ui.IconPlus)
	add.SetEnabled(ok, reason)
	w.export = ui.NewButton(env.T("settings.words.export"), ui.Secondary, w.askExport).WithIcon(ui.IconSheet)
	if w.search == nil { // it stays, with what is typed and where the cursor is
		w.search = ui.NewField("", "")
		w.search.OnChanged = func(s string) {
			w.filter = s
			w.show()
		}
	}
	w.search.SetPlaceholder(env.T("settings.words.filter"))
	w.list, w.count = ui.VGap(4), ui.NewText("", ui.Body, ui.Ink2)
	env.Trace.Mark("words-add", add)
	env.Trace.Mark("words-filter", w.search)
	w.show()
	return ui.NewTitledCard(env.T("settings.words.house"), env.T("settings.words.house.help"), buttons(add, w.export), w.search, w.count, w.list)
}

// show lists the words that the filter lets through, in place.
func (w *words) show() {
	if w.list == nil {
		return
	}
	env := w.env
	all := w.all()
	w.export.SetEnabled(len(all) > 0, env.T("settings.words.export.none"))
	var rows []fyne.CanvasObject
	found := 0
	for _, h := range all {
		if !strings.Contains(h.Word, lexicon.Fold(strings.TrimSpace(w.filter))) {
			continue
		}
		if found++; found <= mostRows {
			rows = append(rows, w.row(h, found))
		}
	}
	switch {
	case len(all) == 0:
		w.count.SetText(env.T("settings.words.none"))
	case found > mostRows:
		w.count.SetText(env.T("settings.words.most", games.Args{"Shown": mostRows, "N": found}))
	case found < len(all):
		w.count.SetText(env.T("settings.words.found", games.Args{"N": found, "All": len(all)}))
	default:
		w.count.SetText(env.T("settings.words.count", games.Args{"N": found}))
	}
	w.list.Objects = rows
	w.fit()
}

func (w *words) all() []store.HouseWord {
	if w.env.Store == nil {
		return nil
	}
	all, err := w.env.Store.HouseWords(w.lang())
	if err != nil {
		slog.Error("house words", "err", err)
		w.env.Toast(w.env.Explain(nil, err))
	}
	return all
}

func (w *words) row(h store.HouseWord, n int) fyne.CanvasObject {
	env := w.env
	chip := ui.NewChip(env.T("settings.words.yes"), ui.IconCheck).Colored(ui.OKSoft, ui.OK)
	if !h.Accept {
		chip = ui.NewChip(env.T("settings.words.no"), ui.IconX).Colored(ui.WarnSoft, ui.Warn)
	}
	ok, reason := env.Writable()
	change := ui.NewIconButton(ui.IconPencil, env.T("settings.words.change", games.Args{"Word": h.Word}), ui.Secondary, func() { w.edit(h) })
	remove := ui.NewIconButton(ui.IconTrash, env.T("settings.words.remove", games.Args{"Word": h.Word}), ui.Secondary, func() { w.remove(h) })
	change.SetEnabled(ok, reason)
	remove.SetEnabled(ok, reason)
	env.Trace.Mark("word-change-"+h.Word, change)
	env.Trace.Mark("word-remove-"+h.Word, remove)
	fill := ui.None
	if n%2 == 1 {
		fill = ui.Well
	}
	text := ui.VGap(0, ui.NewText(h.Word, ui.Label, ui.Ink).Truncate(), ui.NewText(w.details(h), ui.Body, ui.Ink2).Truncate())
	return ui.NewArea(fill, 8, ui.Inset(6, 8, 6, 12, row(text, ui.HMid(8, chip, change, remove))))
}

// details are base form and class, and when and where the word came from.
func (w *words) details(h store.HouseWord) string {
	env := w.env
	var parts []string
	if class := className(env, h.Class); class != "" {
		parts = append(parts, class)
	}
	if h.Lemma != "" {
		parts = append(parts, env.T("settings.lookup.lemma", games.Args{"Word": h.Lemma}))
	}
	from := games.ID("settings.words.fromhere")
	if h.Match != 0 {
		from = "settings.words.frommatch"
	}
	parts = append(parts, env.T(from, games.Args{"When": env.Texts.When(env.Now(), h.At)}))
	return strings.Join(parts, " · ")
}

// remove takes a word off the list, with undo.
func (w *words) remove(h store.HouseWord) {
	off := func() error { return w.done(w.env.Store.RemoveHouseWord(h.ID)) }
	if err := off(); err != nil {
		w.env.Failed(err)
		return
	}
	w.Add(w.env.T("settings.words.removed", games.Args{"Word": h.Word}), shell.Change{
		Undo: func() error { return w.done(w.env.Store.RestoreHouseWord(h.ID)) },
		Redo: off,
	})
}

// put adds a word or changes the one that is before, with undo. before is nil for a
// new word.
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
	w.Add(w.env.T(message, games.Args{"Word": h.Word}), c)
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

// askExport asks for a file and writes the words into it.
func (w *words) askExport() {
	d := dialog.NewFileSave(w.exportTo, w.env.Window)
	d.SetFileName(w.env.T("settings.words.file", games.Args{"Lang": w.lang()}))
	d.Show()
}

// exportTo writes the words as a plain text file. to is nil when nobody wanted one.
func (w *words) exportTo(to fyne.URIWriteCloser, err error) {
	if err == nil && to == nil {
		return
	}
	if err == nil {
		err = w.env.Store.ExportHouseWords(w.lang(), to)
		if closed := to.Close(); err == nil {
			err = closed
		}
	}
	if err != nil {
		slog.Error("export house words", "err", err)
		w.env.Tell("common.failed", w.env.T("settings.words.export.failed"))
		return
	}
	w.env.Toast(w.env.T("settings.words.exported", games.Args{"Name": to.URI().Name()}))
}
