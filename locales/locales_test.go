package locales

import (
	"io/fs"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/BurntSushi/toml"
)

// load flattens all files of one language to id → plural form → text.
func load(t *testing.T, lang Lang) map[string]map[string]string {
	t.Helper()
	out := map[string]map[string]string{}
	names, err := fs.Glob(files, "*."+string(lang)+".toml")
	if err != nil || len(names) == 0 {
		t.Fatal("no files", lang, err)
	}
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var raw map[string]any
		if err := toml.Unmarshal(data, &raw); err != nil {
			t.Fatal(name, err)
		}
		for id, v := range raw {
			if out[id] != nil {
				t.Errorf("%s: %s stands twice", name, id)
			}
			out[id] = map[string]string{}
			switch v := v.(type) {
			case string:
				out[id]["other"] = v
			case map[string]any:
				for form, s := range v {
					out[id][form] = s.(string)
				}
			default:
				t.Errorf("%s: %s is a %T", name, id, v)
			}
		}
	}
	return out
}

var (
	field = regexp.MustCompile(`\{\{[^}]*\}\}`)
	data  = regexp.MustCompile(`\.[A-Z]\w*`)
)

func TestBothLanguagesSayTheSame(t *testing.T) {
	de, en := load(t, German), load(t, English)
	for id, forms := range de {
		if en[id] == nil {
			t.Errorf("%s has no English text", id)
			continue
		}
		if !slices.Equal(slices.Sorted(maps.Keys(forms)), slices.Sorted(maps.Keys(en[id]))) {
			t.Errorf("%s: plural forms differ", id)
		}
		fields := func(forms map[string]string) []string {
			set := map[string]bool{}
			for _, f := range field.FindAllString(forms["other"], -1) {
				for _, name := range data.FindAllString(f, -1) {
					set[strings.TrimSuffix(name, "Poss")] = true
				}
			}
			return slices.Sorted(maps.Keys(set))
		}
		if a, b := fields(forms), fields(en[id]); !reflect.DeepEqual(a, b) {
			t.Errorf("%s: fields differ: %v, %v", id, a, b)
		}
	}
	for id := range en {
		if de[id] == nil {
			t.Errorf("%s has no German text", id)
		}
	}
}

func TestTextsAreClean(t *testing.T) {
	for _, lang := range Langs {
		for id, forms := range load(t, lang) {
			for _, s := range forms {
				switch {
				case strings.TrimSpace(s) != s || s == "":
					t.Errorf("%s %s: space around or nothing: %q", lang, id, s)
				case strings.ContainsAny(s, "→←✓✕★▲●■◆\"'") || strings.Contains(s, "..."):
					t.Errorf("%s %s: a character that the font lacks or a typewriter's: %q", lang, id, s)
				case lang == German && strings.ContainsAny(s, "“") && !strings.Contains(s, "„"):
					t.Errorf("%s %s: English quotes: %q", lang, id, s)
				}
			}
		}
	}
}

func TestRulesAreClean(t *testing.T) {
	for _, lang := range Langs {
		names, err := fs.Glob(files, "rules/"+string(lang)+"/*.md")
		if err != nil || len(names) == 0 {
			t.Fatal("no rules", lang, err)
		}
		for _, name := range names {
			data, err := files.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for i, line := range strings.Split(string(data), "\n") {
				if strings.ContainsAny(line, "'\"") || strings.Contains(line, "...") {
					t.Errorf("%s:%d: a typewriter's character: %q", name, i+1, line)
				}
			}
		}
	}
}

func TestChooseAndSwitch(t *testing.T) {
	for wish, want := range map[string]Lang{"de_AT.UTF-8": German, "DE": German, "en_GB": English, "fr": English, "": English, "fr:de_CH:en": German, "en-US:de": English} {
		if got := Choose(wish); got != want {
			t.Errorf("Choose(%q) = %s", wish, got)
		}
	}
	texts, err := New(German)
	if err != nil {
		t.Fatal(err)
	}
	if got := texts.T("common.back"); got != "Zurück" {
		t.Error(got)
	}
	texts.Set(English)
	if got := texts.T("common.back"); got != "Back" {
		t.Error(got)
	}
	if got := texts.T("no.such.id"); got != "no.such.id" {
		t.Error(got)
	}
	if got := texts.T("common.back", map[string]any{"N": 1}); got != "Back" {
		t.Error("a text without plural forms:", got)
	}
	if texts.Has("no.such.id") || !texts.Has("common.back") {
		t.Error("Has is wrong")
	}
}

func TestWhen(t *testing.T) {
	texts, err := New(German)
	if err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 11, 20, 0, 10, 0, 0, time.UTC)
	for at, want := range map[time.Time][2]string{
		now.Add(-5 * time.Minute):                      {"heute 00:05", "today 00:05"},
		now.Add(-15 * time.Minute):                     {"gestern 23:55", "yesterday 23:55"},
		time.Date(2026, 11, 8, 9, 0, 0, 0, time.UTC):   {"So., 8. Nov.", "Sun, 8 Nov"},
		time.Date(2025, 12, 31, 23, 0, 0, 0, time.UTC): {"31. Dez. 2025", "31 Dec 2025"},
	} {
		for i, lang := range Langs {
			texts.Set(lang)
			if got := texts.When(now, at); got != want[i] {
				t.Errorf("%s: %q, want %q", lang, got, want[i])
			}
		}
	}
}

func TestNumbers(t *testing.T) {
	texts, err := New(German)
	if err != nil {
		t.Fatal(err)
	}
	if got := texts.Percent(.444); got != "44\u00a0%" {
		t.Error(got)
	}
	if got := texts.Percent(.001); got != "1\u00a0%" {
		t.Error(got)
	}
	if got := texts.Decimal(12.5); got != "12,5" {
		t.Error(got)
	}
	texts.Set(English)
	if got := texts.Percent(.9999); got != "99%" {
		t.Error(got)
	}
	if a, b := texts.Number(12.5), texts.Number(6.04); a != "12.5" || b != "6" {
		t.Errorf("%q, %q", a, b)
	}
	if got := texts.Decimal(12.5); got != "12.5" {
		t.Error(got)
	}
}

func TestPossessive(t *testing.T) {
	for lang, want := range map[Lang]map[string]string{
		German: {
			"Tina": "Tinas", "Lee": "Lees", "Jörg": "Jörgs", "Renée": "Renées", "Rene\u0301e": "Rene\u0301es", "Max": "", "Ines": "", "Grace": "",
			"Strauß": "", "STRAUẞ": "", "Lisa-Marie Löwenstein-W.": "", "Spieler 2": "", "Tina 🎲": "", "王": "",
		},
		English: {"Tina": "Tina’s", "Ines": "Ines’s", "player 2": "player 2’s", "Lisa-Marie L.": "Lisa-Marie L.’s"},
	} {
		texts, err := New(lang)
		if err != nil {
			t.Fatal(err)
		}
		for name, w := range want {
			if got := texts.Possessive(name); got != w {
				t.Errorf("%s: %q, want %q", lang, got, w)
			}
		}
	}
}

// A name that ends with a full stop ends its sentence, too.
func TestOneStopEndsASentence(t *testing.T) {
	for lang, want := range map[Lang]map[string]string{
		German:  {"Lisa-Marie L.": "Dreht den Laptop zu Lisa-Marie L.", "Tina": "Dreht den Laptop zu Tina.", "Na…": "Dreht den Laptop zu Na…", ".": "Dreht den Laptop zu .."},
		English: {"Lisa-Marie L.": "Turn the laptop towards Lisa-Marie L.", "Tina": "Turn the laptop towards Tina."},
	} {
		texts, err := New(lang)
		if err != nil {
			t.Fatal(err)
		}
		for name, w := range want {
			if got := texts.T("judge.turn_laptop", map[string]any{"Seat": name}); got != w {
				t.Errorf("%s: %q, want %q", lang, got, w)
			}
		}
		if got := texts.T("davinci.illegal.foreign", map[string]any{"Seat": "L."}); strings.Contains(got, "..") || !strings.Contains(got, "L. ") {
			t.Errorf("%s: %q", lang, got)
		}
	}
}

// Every German text with a genitive has another form for the names that have none.
func TestGenitivesCanBeMissing(t *testing.T) {
	genitive := regexp.MustCompile(`\{\{\.(\w+)Poss\}\}`)
	for id, forms := range load(t, German) {
		for _, text := range forms {
			for _, m := range genitive.FindAllStringSubmatch(text, -1) {
				name := m[1]
				if !strings.Contains(text, "{{if ."+name+"Poss}}"+m[0]) || !strings.Contains(text, "{{."+name+"}}{{end}}") {
					t.Errorf("%s: %q needs a form without a genitive", id, text)
				}
			}
		}
	}
}

func TestInside(t *testing.T) {
	for lang, want := range map[Lang]string{English: "round 3", German: "Round 3"} {
		texts, err := New(lang)
		if err != nil {
			t.Fatal(err)
		}
		if got := texts.Inside("Round 3"); got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
}
