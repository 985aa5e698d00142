//go:build e2e && linux

package e2e

import (
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/assets/dice"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/locales"
	"spieltisch/store"
)

// family is a match with English words in its fourth round, laid into the data file without the program.
func family(t *testing.T, here *place) *mirror {
	t.Helper()
	const seed, rounds = 14, 3 // Tina's next two throws spell CENSORED and CONCEDERS
	names := []string{"Tina", "Lee", "Ben", "Mia"}
	m := newMirrorOf(t, seed, dw.DefaultOptions(len(names)), dice.English, lexdata.English())
	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	defer func() { here.must(st.Close()) }()
	var ids []store.PlayerID
	for i, name := range names {
		player, err := st.AddPlayer(name, i)
		here.must(err)
		ids = append(ids, player.ID)
	}
	session, err := session.Begin(st, dw.Kind{}, store.NewMatch{Setup: m.setup, Players: ids})
	here.must(err)
	do := func(a games.Action) {
		here.must(session.Submit(session.Seq(), m.view().Asked, a))
		m.do(a)
	}
	for range rounds * len(names) {
		all, _ := m.draft.Throw()
		do(all)
		do(dw.NewDeclare(m.view(), m.best(8, 108), &lexicon.Judge{Lexicon: m.lex}))
	}
	return m
}

// TestE2ELooks takes pictures of a match of four in light and dark, in both languages and sizes.
// The first two of them are those in the README.
func TestE2ELooks(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	m := family(t, here)
	looks := []struct {
		name  string
		prefs shell.Prefs
		small bool
	}{
		{"light-en-100", shell.Prefs{Language: locales.English, Mode: "light", Size: 100}, false},
		{"dark-de-125", shell.Prefs{Language: locales.German, Mode: "dark", Size: 125}, false},
		{"light-de-150-small", shell.Prefs{Language: locales.German, Mode: "light", Size: 150}, true},
	}
	for i, look := range looks {
		st, err := store.Open(here.data, store.Options{})
		here.must(err)
		here.must(shell.PrefsKey.Set(st, look.prefs))
		here.must(st.Close())

		lang := string(look.prefs.Language)
		p := &player{here.start(s, 0), m, lang}
		p.page("home", "lang="+lang)
		width, height := wide, high
		if look.small {
			width, height = leastWide, leastHigh
			p.sized(1, width, height)
		}
		p.shotOf(look.name+"-home", width, height)
		p.key("Return")
		p.shown()
		if i == 0 {
			p.throw()
			p.spell(m.best(10, 1000))
			p.keepWord()
			p.throw()
			p.key("Escape")
			m.draft = m.draft.Clear()
			p.saved(m.fields()...)
			p.spell(m.best(10, 1000))
			p.keepWord()
		}
		p.shotOf(look.name+"-table", width, height)
		p.screen.changes(func() { p.key("F10") })
		p.shotOf(look.name+"-menu", width, height)
		p.screen.changes(func() { p.key("Escape") })
		p.click("rules")
		p.page("rules", "lang="+lang)
		p.shotOf(look.name+"-rules", width, height)
		p.key("Escape")
		p.shown()
		p.quit()
	}
	if word := m.draft.Word; len(word) < 3 || !strings.Contains(string(m.view().Faces()), word[:1]) {
		t.Errorf("the word %q is not there any more", word)
	}
}
