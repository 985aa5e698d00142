package settings

import (
	"strings"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	"spieltisch/store"
)

// meaningForm asks for one house meaning: two words, and whether they mean the same.
type meaningForm struct {
	words  *words
	before *store.HouseWord // nil: a new one
	pair   [2]*ui.Field
	same   *ui.Segmented
	dialog *ui.DialogHandle
}

// editMeaning asks for a house meaning: a new one, or one of the list with what stands there.
func (w *words) editMeaning(h store.HouseWord) {
	env := w.env
	f := &meaningForm{words: w}
	if old, ok := w.findMeaning(h.Word, h.Other); ok {
		f.before, h = &old, old
	}
	for i, s := range []string{h.Word, h.Other} {
		f.pair[i] = ui.NewField(env.T([]games.ID{"settings.meanings.word", "settings.meanings.other"}[i]), "")
		f.pair[i].SetText(s)
		f.pair[i].SetEnabled(f.before == nil)
	}
	f.same = ui.NewSegmented([]string{env.T("settings.meanings.yes"), env.T("settings.meanings.no")}, 0, nil)
	if !h.Accept {
		f.same.SetSelected(1)
	}
	title, keep := games.ID("settings.meanings.add"), games.ID("settings.words.keep.new")
	focus := f.pair[0].Focusable()
	if f.before != nil {
		title, keep, focus = "settings.meanings.edit", "settings.words.keep", f.same
	}
	f.dialog = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T(title), Width: 520, Focus: focus,
		Body: ui.VGap(12, f.pair[0], f.pair[1], f.same, ui.NewPara(w.lookup.of("settings.meanings.form.help."), ui.Body, ui.Ink2)),
		Buttons: []ui.DialogButton{
			{Text: env.T("common.cancel"), Cancel: true},
			{Text: env.T(keep), Kind: ui.Primary, Default: true, Keep: true, OnTap: f.submit},
		},
	})
	env.Trace.Mark("meaning-word", f.pair[0])
	env.Trace.Mark("meaning-other", f.pair[1])
}

func (w *words) findMeaning(word, other string) (store.HouseWord, bool) {
	if word == "" || w.env.Store == nil {
		return store.HouseWord{}, false
	}
	h, ok, err := w.env.Store.HouseMeaning(w.lang(), word, other)
	return h, ok && err == nil
}

// submit keeps the meaning, or says at the entry what is wrong. Words are compared as
// tiles spell them.
func (f *meaningForm) submit() {
	env := f.words.env
	var key, problem [2]string
	for i, field := range f.pair {
		key[i] = lexicon.Transcribe(lexicon.Fold(strings.TrimSpace(field.Text())))
		problem[i] = wordProblem(env, key[i])
	}
	if problem[0]+problem[1] == "" {
		if key[0] == key[1] {
			problem[1] = env.T("settings.meanings.alike")
		} else if old, there := f.words.findMeaning(key[0], key[1]); there && f.before == nil {
			problem[1] = env.T("settings.meanings.there", games.Args{"Word": named(old)})
		}
	}
	for i, field := range f.pair {
		field.SetError(problem[i])
	}
	for i, field := range f.pair {
		if problem[i] != "" {
			field.Focus()
			return
		}
	}
	// No more the ruling of a match, whose undo would take it away.
	h := store.HouseWord{Lang: f.words.lang(), Word: key[0], Other: key[1], Accept: f.same.Selected() == 0}
	if err := f.words.put(h, f.before); err != nil {
		f.pair[1].SetError(env.Explain(nil, err))
		return
	}
	f.dialog.Close()
}
