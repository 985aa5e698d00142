// Package locales holds every text of the program, in German and English, and
// the one function that finds them. It is a leaf: it knows no game and no Fyne.
package locales

import (
	"embed"
	"fmt"
	"io/fs"
	"log/slog"
	"path"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed *.toml fyne rules
var files embed.FS

// Lang is a language of the program.
type Lang string

// The languages of the program.
const (
	German  Lang = "de"
	English Lang = "en"
)

// Langs lists the languages in the order in which they are offered.
var Langs = [...]Lang{German, English}

// Choose is the program's language for a wish such as "de_AT.UTF-8", or for several, "fr:de:en", the first that it has; English
// where it has none.
func Choose(wish string) Lang {
	for one := range strings.SplitSeq(strings.ToLower(wish), ":") {
		for _, l := range Langs {
			if strings.HasPrefix(one, string(l)) {
				return l
			}
		}
	}
	return English
}

// Known tells whether s is exactly the code of a language of the program.
func Known(s string) bool { return s == string(German) || s == string(English) }

// Texts finds the texts in one language at a time. It is safe for concurrent use.
type Texts struct {
	bundle *i18n.Bundle

	mu   sync.RWMutex
	read map[Lang]bool
	lang Lang
	loc  *i18n.Localizer
}

// New reads the embedded texts of a language; others are read when they are first
// wanted. They are part of the program, so a fault in them is found by this package's
// tests and can't depend on the machine.
func New(lang Lang) (*Texts, error) {
	b := i18n.NewBundle(language.English)
	b.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	t := &Texts{bundle: b, read: map[Lang]bool{}}
	if err := t.load(lang); err != nil {
		return nil, err
	}
	t.Set(lang)
	return t, nil
}

// load reads the files of a language, once.
func (t *Texts) load(lang Lang) error {
	if t.read[lang] {
		return nil
	}
	names, err := fs.Glob(files, "*."+string(lang)+".toml")
	if err != nil {
		return fmt.Errorf("locales: %w", err)
	}
	for _, name := range names {
		if _, err := t.bundle.LoadMessageFileFS(files, name); err != nil {
			return fmt.Errorf("locales: %s: %w", name, err)
		}
	}
	t.read[lang] = true
	return nil
}

// Set switches the language.
func (t *Texts) Set(lang Lang) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.load(lang); err != nil {
		slog.Error("texts", "err", err)
		return
	}
	t.lang = lang
	t.loc = i18n.NewLocalizer(t.bundle, string(lang))
}

// Lang is the language now.
func (t *Texts) Lang() Lang {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.lang
}

// T is the text with this id and its fields filled in. The field N, an int,
// chooses the plural form. An unknown id is returned as it is and logged.
func (t *Texts) T(id string, args ...map[string]any) string {
	t.mu.RLock()
	loc := t.loc
	t.mu.RUnlock()
	cfg := &i18n.LocalizeConfig{MessageID: id}
	if len(args) > 0 {
		cfg.TemplateData = args[0]
		if n, ok := args[0]["N"].(int); ok {
			cfg.PluralCount = n
		}
	}
	s, err := loc.Localize(cfg)
	if err != nil && cfg.PluralCount != nil { // N is only a number in texts without plural forms
		cfg.PluralCount = nil
		s, err = loc.Localize(cfg)
	}
	if err != nil {
		slog.Warn("text missing", "id", id, "err", err)
		return id
	}
	if len(args) > 0 {
		s = oneStop(s, args[0])
	}
	return s
}

// oneStop is a text in which what was filled in and ends with a full stop, such as the name "Lisa-Marie L.", ends its sentence, too.
func oneStop(s string, args map[string]any) string {
	for _, a := range args {
		if v, ok := a.(string); ok && len(v) > 1 && (strings.HasSuffix(v, ".") || strings.HasSuffix(v, "…")) {
			s = strings.ReplaceAll(s, v+".", v)
		}
	}
	return s
}

// Has tells whether there is a text with this id in the language now.
func (t *Texts) Has(id string) bool {
	t.mu.RLock()
	defer t.mu.RUnlock()
	_, tag, err := t.loc.LocalizeWithTag(&i18n.LocalizeConfig{MessageID: id, PluralCount: 2, TemplateData: map[string]any{}})
	return err == nil && strings.HasPrefix(tag.String(), string(t.lang))
}

// Rules is the rules page of a game in Markdown.
func Rules(lang Lang, game string) (string, error) {
	data, err := files.ReadFile(path.Join("rules", string(lang), game+".md"))
	return string(data), err
}

// Fyne is the translation file of Fyne's own strings (BSD-3, see assets/licences).
func Fyne(lang Lang) ([]byte, error) {
	return files.ReadFile("fyne/base." + string(lang) + ".json")
}
