package settings

import (
	"log/slog"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	"spieltisch/store"
)

// mostRows is how many words are shown at once; the filter finds the others.
const mostRows = 100

// houseList is the card with the family's own words of a language, or with its meanings.
type houseList struct {
	words *words
	texts games.ID // what the ids of its texts begin with
	all   func(*store.Store, string) ([]store.HouseWord, error)
	edit  func(store.HouseWord)

	filter string
	search *ui.Field
	rows   *fyne.Container
	count  *ui.Text
	card   *ui.Card
}

// named is what a house word or a house meaning is called.
func named(h store.HouseWord) string {
	if h.Other == "" {
		return h.Word
	}
	return h.Word + " / " + h.Other
}

func (l *houseList) t(id games.ID, args ...games.Args) string {
	return l.words.env.T(l.texts+id, args...)
}

// build makes the card; more are buttons next to the one that adds something.
func (l *houseList) build(more ...fyne.CanvasObject) fyne.CanvasObject {
	env := l.words.env
	ok, reason := env.Writable()
	add := ui.NewButton(l.t("add"), ui.Secondary, func() { l.edit(store.HouseWord{Accept: true}) }).WithIcon(ui.IconPlus)
	add.SetEnabled(ok, reason)
	if l.search == nil { // it stays, with what is typed and where the cursor is
		l.search = ui.NewField("", "")
		l.search.OnChanged = func(s string) {
			l.filter = s
			l.words.show()
		}
	}
	l.search.SetPlaceholder(env.T("settings.words.filter"))
	l.rows, l.count = ui.VGap(4), ui.NewText("", ui.Body, ui.Ink2)
	part := strings.Trim(strings.TrimPrefix(string(l.texts), "settings"), ".")
	env.Trace.Mark(part+"-add", add)
	env.Trace.Mark(part+"-filter", l.search)
	l.card = ui.NewTitledCard(l.t("house"), l.t("house.help"), buttons(append([]fyne.CanvasObject{add}, more...)...), l.search, l.count, l.rows)
	return l.card
}

// show lists what the filter lets through, and returns how many there are in all.
func (l *houseList) show() int {
	env := l.words.env
	all := l.load()
	wanted := lexicon.Fold(store.Folded(strings.TrimSpace(l.filter)))
	var rows []fyne.CanvasObject
	found := 0
	for _, h := range all {
		if !strings.Contains(named(h), wanted) && !strings.Contains(named(h), lexicon.Transcribe(wanted)) {
			continue
		}
		if found++; found <= mostRows {
			rows = append(rows, l.row(h, found))
		}
	}
	switch {
	case len(all) == 0:
		l.count.SetText(l.t("none"))
	case found > mostRows:
		l.count.SetText(env.T("settings.words.most", games.Args{"Shown": mostRows, "N": found}))
	case found < len(all):
		l.count.SetText(env.T("settings.words.found", games.Args{"N": found, "All": len(all)}))
	default:
		l.count.SetText(l.t("count", games.Args{"N": found}))
	}
	l.rows.Objects = rows
	return len(all)
}

func (l *houseList) load() []store.HouseWord {
	env := l.words.env
	if env.Store == nil {
		return nil
	}
	all, err := l.all(env.Store, l.words.lang())
	if err != nil {
		slog.Error("house words", "err", err)
		env.Toast(env.Explain(nil, err))
	}
	return all
}

func (l *houseList) row(h store.HouseWord, n int) fyne.CanvasObject {
	env, name := l.words.env, named(h)
	chip := ui.NewChip(l.t("yes"), ui.IconCheck).Colored(ui.OKSoft, ui.OK)
	switch {
	case !h.Accept && h.Other != "": // nothing is wrong with two meanings
		chip = ui.NewChip(l.t("no"), ui.IconSwap).Colored(ui.AccentSoft, ui.AccentText)
	case !h.Accept:
		chip = ui.NewChip(l.t("no"), ui.IconX).Colored(ui.WarnSoft, ui.Warn)
	case h.Other != "":
		chip = ui.NewChip(l.t("yes"), ui.IconSame).Colored(ui.OKSoft, ui.OK)
	}
	ok, reason := env.Writable()
	change := ui.NewIconButton(ui.IconPencil, env.T("settings.words.change", games.Args{"Word": name}), ui.Secondary, func() { l.edit(h) })
	remove := ui.NewIconButton(ui.IconTrash, env.T("settings.words.remove", games.Args{"Word": name}), ui.Secondary, func() { l.words.remove(h) })
	change.SetEnabled(ok, reason)
	remove.SetEnabled(ok, reason)
	env.Trace.Mark("word-change-"+name, change)
	env.Trace.Mark("word-remove-"+name, remove)
	fill := ui.None
	if n%2 == 1 {
		fill = ui.Well
	}
	text := ui.VGap(0, ui.NewText(name, ui.Label, ui.Ink).Truncate(), ui.NewText(l.details(h), ui.Body, ui.Ink2).Truncate())
	return ui.NewArea(fill, 8, ui.Inset(6, 8, 6, 12, row(text, ui.HMid(8, chip, change, remove))))
}

// details are base form and class, and when and where the word came from.
func (l *houseList) details(h store.HouseWord) string {
	env := l.words.env
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
