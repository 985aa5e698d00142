package settings

import (
	"encoding/json"
	"log/slog"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/assets"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/assets/licences"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/locales"
)

// document is one text to read: where something comes from and its licence.
type document struct {
	name string
	text string
}

// manifest is what is read of the lexicons' manifest.
type manifest struct {
	Lexicons []struct {
		Language, ID, Licence string
		Words                 int
		Variants              struct { // words that count besides
			ID    string
			Words int
		}
		Sources []struct{ What, Package, Version, Licence, URL string }
	}
}

// sources shows where word lists, fonts and libraries come from.
type sources struct {
	*frame
	env  *shell.Env
	at   int
	text *fyne.Container
}

func newSources(env *shell.Env, f *frame) *sources { return &sources{env: env, frame: f} }

func (s *sources) Leave() {}

func (s *sources) Build() fyne.CanvasObject {
	env := s.env
	docs := s.documents()
	names := each.Of(docs, func(d document) string { return d.name })
	choice := ui.NewChoice(names, s.at, names[0], func(i int) {
		s.at = i
		s.show(docs)
	})
	env.Trace.Mark("sources-choice", choice)
	s.text = ui.VGap(10)
	s.show(docs)
	cards := append(s.lists(), ui.NewTitledCard(env.T("settings.licences"), env.T("settings.licences.help"), choice, ui.NewDivider(), s.text))
	return ui.VGap(16, cards...)
}

// listName is what the word list of a language is called.
func listName(env *shell.Env, l locales.Lang) string {
	if l == locales.German {
		return env.T("settings.licences.list.de")
	}
	return env.T("settings.licences.list.en")
}

// documents are all licences, the word lists' first.
func (s *sources) documents() []document {
	env := s.env
	docs := []document{
		{listName(env, locales.German), string(lexdata.GermanLicence())},
		{listName(env, locales.English), string(lexdata.EnglishLicence())},
		{env.T("settings.licences.font"), string(assets.FontLicence)},
	}
	return append(docs, modules(string(licences.GoModules))...)
}

// modules takes the file of all libraries apart: a line of equals signs stands
// before each, then its name.
func modules(all string) []document {
	var docs []document
	for i, part := range strings.Split(all, strings.Repeat("=", 80)) {
		name, text, _ := strings.Cut(strings.TrimSpace(part), "\n")
		if i > 0 && name != "" {
			docs = append(docs, document{name, text})
		}
	}
	return docs
}

// show lays out the chosen text, a paragraph at a time, in place.
func (s *sources) show(docs []document) {
	s.text.Objects = nil
	for part := range strings.SplitSeq(strings.ReplaceAll(docs[s.at].text, "\r", ""), "\n\n") {
		if part = strings.Trim(part, "\n"); part != "" {
			s.text.Objects = append(s.text.Objects, ui.NewPara(part, ui.Body, ui.Ink))
		}
	}
	s.fit()
}

// lists are the cards of the word lists: how many words, and from where.
func (s *sources) lists() []fyne.CanvasObject {
	var m manifest
	if err := json.Unmarshal(lexdata.Manifest(), &m); err != nil {
		slog.Error("manifest", "err", err)
		return nil
	}
	env := s.env
	var cards []fyne.CanvasObject
	for _, l := range m.Lexicons {
		lang := locales.Lang(l.Language)
		rows := []fyne.CanvasObject{}
		if _, err := env.Lexicons.Get(lang); err != nil {
			rows = append(rows, ui.NewNote(ui.IconWarn, ui.ErrSoft, ui.Err, env.Explain(nil, err)))
		}
		for _, src := range l.Sources {
			rows = append(rows, ui.VGap(0,
				ui.NewPara(src.Package+" "+src.Version+" · "+src.Licence, ui.Strong, ui.Ink),
				ui.NewPara(src.What, ui.Body, ui.Ink2), ui.NewProse(src.URL, ui.Body)))
		}
		id := l.ID
		if l.Variants.ID != "" {
			id += " + " + l.Variants.ID
		}
		cards = append(cards, ui.NewTitledCard(
			listName(env, lang),
			env.T("settings.licences.facts", games.Args{"N": grouped(env, l.Words+l.Variants.Words), "ID": id, "Licence": l.Licence}), rows...))
	}
	return cards
}
