package settings

import (
	"slices"
	"strings"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/lexicon"
	"spieltisch/store"
)

type wordClass struct {
	class string
	name  games.ID
}

// The classes that a house word can have, as the word lists name them; the first is
// "not said".
var classIDs = []wordClass{
	{"", "settings.words.noclass"},
	{string(lexicon.ClassNoun), "lexicon.class.noun"},
	{string(lexicon.ClassVerb), "lexicon.class.verb"},
	{string(lexicon.ClassAdjective), "lexicon.class.adjective"},
	{string(lexicon.ClassOther), "lexicon.class.other"},
}

// className is a house word's class in words; "" when it is not said.
func className(env *shell.Env, class string) string {
	for _, c := range classIDs[1:] {
		if c.class == class {
			return env.T(c.name)
		}
	}
	return ""
}

// wordForm asks for one house word.
type wordForm struct {
	words  *words
	before *store.HouseWord // nil: a new word
	word   *ui.Field
	lemma  *ui.Field
	accept *ui.Segmented
	class  *ui.Choice
	dialog *ui.DialogHandle
}

// edit asks for a house word: a new one, or one of the list with what stands there.
func (w *words) edit(h store.HouseWord) {
	env := w.env
	f := &wordForm{words: w}
	if old, ok := w.find(h.Word); ok {
		f.before, h = &old, old
	}
	f.word = ui.NewField(env.T("settings.words.word"), "")
	f.word.SetText(h.Word)
	f.word.SetEnabled(f.before == nil)
	f.accept = ui.NewSegmented([]string{env.T("settings.words.yes"), env.T("settings.words.no")}, 0, nil)
	if !h.Accept {
		f.accept.SetSelected(1)
	}
	f.lemma = ui.NewField(env.T("settings.words.lemma"), w.lookup.of("settings.words.lemma.example."))
	f.lemma.SetText(h.Lemma)
	names := each.Of(classIDs, func(c wordClass) string { return env.T(c.name) })
	at := slices.IndexFunc(classIDs, func(c wordClass) bool { return c.class == h.Class })
	f.class = ui.NewChoice(names, max(0, at), names[0], nil)
	title, keep := games.ID("settings.words.add"), games.ID("settings.words.keep.new")
	focus := f.word.Focusable()
	if f.before != nil {
		title, keep, focus = "settings.words.edit", "settings.words.keep", f.accept
	}
	f.dialog = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T(title), Width: 520, Focus: focus,
		Body: ui.VGap(12, f.word, f.accept, f.lemma,
			ui.VGap(4, ui.NewText(env.T("settings.words.class"), ui.Strong, ui.Ink), f.class),
			ui.NewPara(env.T("settings.words.form.help"), ui.Body, ui.Ink2)),
		Buttons: []ui.DialogButton{
			{Text: env.T("common.cancel"), Cancel: true},
			{Text: env.T(keep), Kind: ui.Primary, Default: true, Keep: true, OnTap: f.submit},
		},
	})
	env.Trace.Mark("word-field", f.word)
}

func (w *words) find(word string) (store.HouseWord, bool) {
	if word == "" || w.env.Store == nil {
		return store.HouseWord{}, false
	}
	h, ok, err := w.env.Store.HouseWord(w.lang(), word)
	return h, ok && err == nil
}

// submit keeps the word, or says at the entry what is wrong.
func (f *wordForm) submit() {
	env := f.words.env
	key := lexicon.Fold(strings.TrimSpace(f.word.Text()))
	problem := wordProblem(env, key)
	if _, there := f.words.find(key); problem == "" && there && f.before == nil {
		problem = env.T("settings.words.there", games.Args{"Word": key})
	}
	if f.word.SetError(problem); problem != "" {
		f.word.Focus()
		return
	}
	h := store.HouseWord{
		Lang: f.words.lang(), Word: key, Accept: f.accept.Selected() == 0,
		Lemma: strings.Join(strings.Fields(f.lemma.Text()), " "), Class: classIDs[max(0, f.class.Selected())].class,
	}
	if f.before != nil {
		h.Tier = f.before.Tier // but no more the word of a match, whose undo would take it away
	}
	if err := f.words.put(h, f.before); err != nil {
		f.word.SetError(env.Explain(nil, err))
		return
	}
	f.dialog.Close()
}
