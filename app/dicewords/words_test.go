package dicewords_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	dwpaper "spieltisch/games/dicewords/paper"
	gsheet "spieltisch/games/sheet"
	"spieltisch/locales"
)

// languageOf is the language of the words of the match that a form begins.
func languageOf(t *testing.T, f form.Form) string {
	t.Helper()
	return tabletest.SetupOf[dw.Setup](t, dw.Kind{}, f, 2, 7).Set.Lang()
}

// The words are preset in the program's language until somebody chooses; the choice is remembered, whatever the program's
// language is then.
func TestLanguageOfTheWordsIsChosen(t *testing.T) {
	for _, lang := range locales.Langs {
		env, f := tabletest.OpenForm(t, lang, dicewords.Game(), 2)
		if got := languageOf(t, f); got != string(lang) {
			t.Errorf("%s: the words are preset in %s", lang, got)
		}
		for _, other := range locales.Langs { // remembered from before, without any choice
			next := dicewords.Game().Form(shelltest.New(t, other))
			next.Load(f.Options())
			if got := languageOf(t, next); got != string(other) {
				t.Errorf("nobody has chosen, and in a program in %s the words are in %s", other, got)
			}
		}
		keys, want := []fyne.KeyName{fyne.KeyRight}, locales.English
		if lang == locales.English {
			keys, want = []fyne.KeyName{fyne.KeyLeft}, locales.German
		}
		tabletest.Press(env, shelltest.Find[*ui.Segmented](env)[3], keys...)
		for _, other := range locales.Langs {
			next := dicewords.Game().Form(shelltest.New(t, other))
			next.Load(f.Options())
			if got := languageOf(t, next); got != string(want) {
				t.Errorf("%s: %s was chosen, and in a program in %s the words are in %s", lang, want, other, got)
			}
		}
	}
	_, f := tabletest.OpenForm(t, locales.German, dicewords.Game(), 2)
	tabletest.LoadsNone(t, f, `{"Target":400,"Check":"trust","Words":"fr"}`)
}

// The table says what language the words are of where it isn't the program's, in the least window, too.
func TestTheTableSaysTheLanguageOfTheWords(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, words := range locales.Langs {
			env := shelltest.New(t, lang)
			o := dw.DefaultOptions(2)
			o.KeptStay = true
			open(t, env, tabletest.Start(t, env, dw.Kind{}, dw.Setup{Options: o, Set: box(t, env, words), Seed: 5}, "Ada", "Ben"))
			shelltest.Resize(env, 1000, 620)
			for _, named := range locales.Langs {
				says := shelltest.Has(env, env.T("table.words.chip."+games.ID(named)))
				if want := words != lang && named == words; says != want {
					t.Errorf("program %s, words %s: says %s: %v", lang, words, named, says)
				}
			}
		}
	}
}

// Words are judged by the list of their language, whatever the program's is, and what the table says of one is kept for that.
func TestWordsAreJudgedInTheirLanguage(t *testing.T) {
	laid := func(words ...string) (*played, string) {
		for seed := uint64(1); seed < 300; seed++ {
			env := shelltest.New(t, locales.German)
			p := open(t, env, tabletest.Start(t, env, dw.Kind{}, dw.Setup{Options: options(dw.CheckDictionary), Set: box(t, env, locales.English), Seed: seed}, "Tina", "Lee"))
			p.Key(fyne.KeySpace)
			for _, word := range words {
				if dw.WorthOf(p.view(), word).Problem == nil {
					p.Type(word)
					p.Key(fyne.KeyReturn)
					return p, word
				}
			}
		}
		t.Fatal("none of", words, "lies in any throw")
		return nil, ""
	}
	p, word := laid("DOG", "RED", "BOX")
	p.Must(p.view().Last != nil && p.view().Last.Word == word, "an English word scores at once")
	p, word = laid("HUND", "ROT")
	p.Must(p.view().Last == nil, "a German word doesn't")
	p.Tap("dicewords.ask.accept")
	p.Must(p.view().Last != nil, "the table overrules")
	if h, ok, err := p.Env.Store.HouseWord("en", word); err != nil || !ok || !h.Accept {
		t.Error("the house word is not kept", h, ok, err)
	}
	if _, ok, err := p.Env.Store.HouseWord("de", word); err != nil || ok {
		t.Error("it is kept as a German one", err)
	}
}

func box(t *testing.T, env *shell.Env, lang locales.Lang) dw.Set {
	t.Helper()
	set, err := dicewords.Set(env, lang)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// So does a score sheet.
func TestSheetsSayTheLanguageOfTheWords(t *testing.T) {
	env := shelltest.New(t, locales.German)
	kind := dicewords.Game().Sheet.Kind
	for _, words := range locales.Langs {
		setup, err := dwpaper.Options{Seats: 2, Target: 400, Set: box(t, env, words)}.Encode()
		if err != nil {
			t.Fatal(err)
		}
		log, err := gsheet.NewLog(kind, setup)
		if err != nil {
			t.Fatal(err)
		}
		facts := dicewords.Game().Sheet.Paper(table.SheetDesk{Env: env}).Facts(log.Sheet())
		if got := slices.Contains(facts, "Englische Wörter"); got != (words == locales.English) || slices.Contains(facts, "Deutsche Wörter") {
			t.Errorf("%s: %q", words, facts)
		}
	}
}

// A record says the language of its words where that isn't the program's, and house values only where there are any.
func TestRecordsSayOtherWords(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		o := dw.DefaultOptions(1)
		name := dicewords.Game().Record
		own, other := box(t, env, locales.German), box(t, env, locales.English)
		named := "table.words.chip.en"
		if lang == locales.English {
			own, other, named = other, own, "table.words.chip.de"
		}
		plain, said := name(env, dw.RecordKey(o, own)), name(env, dw.RecordKey(o, other))
		if said != plain+" · "+env.T(games.ID(named)) {
			t.Errorf("%s: %q, in the other language %q", lang, plain, said)
		}
		set, err := other.WithValues(map[string]int{"A": 3})
		if err != nil {
			t.Fatal(err)
		}
		if got := name(env, dw.RecordKey(o, set)); got != said+" · "+env.T("dicewords.record.house") {
			t.Errorf("%s: with house values %q", lang, got)
		}
	}
}

// Where the list judges, a word that it doesn't have promises no points, and says so where it was typed; the throw stays the main thing,
// and the table may still be asked. Elsewhere nobody tells; but where the family judges itself, dice that are only kept are no such promise.
func TestAWordThatTheListLacksPromisesNothing(t *testing.T) {
	for _, check := range []dw.Check{dw.CheckDictionary, dw.CheckTrust, dw.CheckChallenge} {
		for _, typed := range []bool{true, false} {
			promises(t, check, typed)
		}
	}
}

// promises checks what is promised of four letters that aren't a word, typed or only kept.
func promises(t *testing.T, check dw.Check, typed bool) {
	t.Helper()
	env := shelltest.New(t, locales.English)
	p := open(t, env, tabletest.Start(t, env, dw.Kind{}, dw.Setup{Options: options(check), Set: box(t, env, locales.English), Seed: 5}, "Tina", "Lee"))
	shelltest.Resize(env, 1000, 620)
	p.Key(fyne.KeySpace)
	word := p.lying(4)
	if typed {
		p.Type(word)
	} else {
		p.tapWord(word)
	}
	told := check == dw.CheckDictionary && typed
	judged := check == dw.CheckDictionary || check == dw.CheckTrust && !typed
	promised := slices.ContainsFunc(shelltest.Texts(env), func(s string) bool { return strings.HasPrefix(s, "Declare: ") })
	if p.Says("dicewords.declare.none") != told || p.Says("dicewords.declare.kept") != (judged && !typed) {
		t.Errorf("%s, typed %v: kept dice are judged", check, typed)
	}
	if promised == judged || p.counts() == judged || p.Says("dicewords.ask.unknown.en", games.Args{"Word": word}) != told {
		t.Errorf("%s, typed %v: %s promises points: %v", check, typed, word, promised)
	}
	throw, declare := shelltest.Marked(t, env, "throw"), shelltest.Marked(t, env, "score")
	if above := shelltest.Middle(throw).Y < shelltest.Middle(declare).Y; above == judged || !shelltest.Seen(env, throw) || !shelltest.Seen(env, declare) {
		t.Errorf("%s, typed %v: the throw above the word: %v", check, typed, above)
	}
}
