package settings

import (
	"slices"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	"spieltisch/locales"
)

// lookup answers, while one types, whether a word is valid and why.
type lookup struct {
	*frame
	env   *shell.Env
	all   table.Games
	words form.Words // whose words; the program's until somebody chooses
	typed string
	add   func(word string) // makes the word typed a house word

	field *ui.Field
	help  *ui.Para
	box   *fyne.Container
}

func (l *lookup) lang() locales.Lang { return l.words.Lang(l.env) }

// of is a text of its own for each language of the words; id ends with a dot.
func (l *lookup) of(id games.ID) string { return l.env.T(id + games.ID(l.lang())) }

func (l *lookup) build() fyne.CanvasObject {
	env := l.env
	if l.field == nil { // it stays, with what is typed and where the cursor is
		l.field = ui.NewField("", "")
		l.field.OnChanged = func(s string) {
			l.typed = s
			l.show()
		}
	}
	l.field.SetLabel(env.T("settings.lookup.word"))
	env.Trace.Mark("settings-lookup", l.field)
	l.help, l.box = ui.NewPara("", ui.Body, ui.Ink2), ui.VGap(12)
	l.show()
	return ui.NewCard(ui.VGap(16, ui.VGap(4, ui.NewPara(env.T("settings.lookup"), ui.Title, ui.Ink), l.help), l.field, l.box))
}

// show judges what is typed, in place.
func (l *lookup) show() {
	if l.box == nil {
		return
	}
	l.help.SetText(l.of("settings.lookup.help."))
	l.field.SetPlaceholder(l.of("settings.lookup.example."))
	l.box.Objects = l.answer()
	l.fit()
}

func (l *lookup) answer() []fyne.CanvasObject {
	env := l.env
	judge, err := env.Judge(l.lang())
	var out []fyne.CanvasObject
	if err != nil {
		out = append(out, ui.NewNote(ui.IconWarn, ui.ErrSoft, ui.Err, env.Explain(nil, err)))
	}
	typed := strings.TrimSpace(l.typed)
	if typed == "" {
		return out
	}
	e := judge.Explain(typed)
	if e.Known {
		out = append(out, l.verdict(e))
	}
	for _, m := range e.Meanings {
		out = append(out, meaning(env, m))
	}
	out = append(out, l.hints(e)...)
	if ok, _ := env.Writable(); ok && l.add != nil && wordProblem(env, e.Word) == "" {
		label := games.ID("settings.lookup.add")
		if _, there := judge.House.House(e.Word); there {
			label = "settings.words.edit"
		}
		out = append(out, buttons(ui.NewSmallButton(env.T(label), ui.Secondary, func() { l.add(e.Word) }).WithIcon(ui.IconHouse)))
	}
	return out
}

// verdict is the answer with its reason: an icon and a word, never colour alone.
func (l *lookup) verdict(e lexicon.Explanation) fyne.CanvasObject {
	env := l.env
	chip := ui.NewChip(env.T("settings.lookup.valid"), ui.IconCheck).Colored(ui.OKSoft, ui.OK)
	if !e.Valid {
		chip = ui.NewChip(env.T("settings.lookup.invalid"), ui.IconX).Colored(ui.WarnSoft, ui.Warn)
	}
	return ui.Columns(12,
		ui.Column{Object: ui.VGap(0, chip)},
		ui.Column{Weight: 1, Min: 200, Object: ui.Inset(4, 0, 0, 0, ui.NewPara(env.T(e.Reason, e.Args), ui.Body, ui.Ink))})
}

// meaning is one word behind what was typed: spelling, class and form, base form,
// and how common it is.
func meaning(env *shell.Env, m lexicon.Meaning) fyne.CanvasObject {
	var parts []string
	if m.Class != "" {
		parts = append(parts, env.T(m.Class))
	}
	for _, f := range m.Forms {
		if name := env.T(f); !slices.Contains(parts, name) {
			parts = append(parts, name)
		}
	}
	if m.Lemma != "" && m.Lemma != m.Spelling {
		parts = append(parts, env.T("settings.lookup.lemma", games.Args{"Word": m.Lemma}))
	}
	detail := strings.Join(parts, " · ")
	text := ui.VGap(0, ui.NewText(m.Spelling, ui.Label, ui.Ink).Truncate())
	if detail != "" {
		text.Add(ui.NewPara(detail, ui.Body, ui.Ink2))
	}
	common := ui.NewChip(frequency(env, m), ui.IconChart).Colored(ui.CardBG, ui.Ink2)
	return ui.NewArea(ui.Well, 8, ui.Inset(8, 12, 8, 16, row(text, common)))
}

// frequency is how common a word is, with its place where it has one.
func frequency(env *shell.Env, m lexicon.Meaning) string {
	tier := env.T(m.Tier)
	if m.Rank == 0 {
		return tier
	}
	return env.T("settings.lookup.rank", games.Args{"Tier": tier, "Rank": grouped(env, m.Rank)})
}

// hints say for each game whether its material can ever spell the word.
func (l *lookup) hints(e lexicon.Explanation) []fyne.CanvasObject {
	spellings := []string{e.Word}
	for _, m := range e.Meanings {
		spellings = append(spellings, m.Key)
	}
	var out []fyne.CanvasObject
	for _, g := range l.all {
		if g.WordHint == nil {
			continue
		}
		if hint := g.WordHint(l.env, l.lang(), spellings); hint != "" {
			out = append(out, remark(g.Sign, hint))
		}
	}
	return out
}

// Letters of a house word: what the word lists hold.
const (
	minHouse = 2
	maxHouse = 24
)

// wordProblem says why a key can't be a house word; "" when it can.
func wordProblem(env *shell.Env, key string) string {
	for _, r := range key {
		if _, ok := lexicon.Index(r); !ok {
			return env.T(lexicon.ReasonLetter, games.Args{"Word": key, "Sign": string(r)})
		}
	}
	switch n := utf8.RuneCountInString(key); {
	case n == 0:
		return env.T(lexicon.ReasonEmpty)
	case n < minHouse || n > maxHouse:
		return env.T("settings.words.length", games.Args{"Min": minHouse, "Max": maxHouse})
	}
	return ""
}
