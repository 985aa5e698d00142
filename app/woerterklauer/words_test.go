package woerterklauer_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/table/replayer"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// inEnglish is a match of Tina and Ben with English words and tips, in a program in some language.
func inEnglish(t *testing.T, lang locales.Lang, o wk.Options) *played {
	t.Helper()
	env := shelltest.New(t, lang)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexdata.German, locales.English: lexdata.English})
	set, err := wk.ParseSet(tiles.English)
	if err != nil {
		t.Fatal(err)
	}
	o.Seats, o.First = wk.Seats, 0
	setup, err := wk.Setup{Options: o, Set: set, Seed: 5, Language: wk.English}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	var ids []store.PlayerID
	for _, p := range shelltest.Players(t, env, "Tina", "Ben") {
		ids = append(ids, p.ID)
	}
	s, err := session.Begin(env.Store, wk.Kind{}, store.NewMatch{Setup: setup, Players: ids, Tips: true})
	if err != nil {
		t.Fatal(err)
	}
	return open(t, env, s.ID())
}

// The words are preset in the program's language until somebody chooses; the choice is remembered. Each language has tiles of its
// own, and German ones are set up as before there were others.
func TestLanguageOfTheWordsIsChosen(t *testing.T) {
	sets := map[locales.Lang][]byte{locales.German: tiles.German, locales.English: tiles.English}
	check := func(f form.Form, want locales.Lang) {
		t.Helper()
		s := setupOf(t, f, 7)
		set, err := wk.ParseSet(sets[want])
		if err != nil || games.Hash(s.Set) != games.Hash(set) || (s.Language == wk.English) != (want == locales.English) {
			t.Errorf("want %s: %q with %v, %v", want, s.Language, s.Set, err)
		}
	}
	for _, lang := range locales.Langs {
		env, f := tabletest.OpenForm(t, lang, woerterklauer.Game(), wk.Seats)
		check(f, lang)
		for _, other := range locales.Langs { // remembered from before, without any choice
			next := woerterklauer.Game().Form(shelltest.New(t, other))
			next.Load(f.Options())
			check(next, other)
		}
		key, want := fyne.KeyRight, locales.English
		if lang == locales.English {
			key, want = fyne.KeyLeft, locales.German
		}
		tabletest.Press(env, shelltest.Find[*ui.Segmented](env)[3], key)
		for _, other := range locales.Langs {
			next := woerterklauer.Game().Form(shelltest.New(t, other))
			next.Load(f.Options())
			check(next, want)
		}
	}
	_, f := tabletest.OpenForm(t, locales.German, woerterklauer.Game(), wk.Seats)
	tabletest.LoadsNone(t, f, `{"Seats":2,"Size":10,"Level":1,"Words":"fr"}`)
}

// The table says what language the words are of where it isn't the program's, in the least window, too.
func TestTheTableSaysTheLanguageOfTheWords(t *testing.T) {
	for _, lang := range locales.Langs {
		p := inEnglish(t, lang, options())
		shelltest.Resize(p.Env, ui.MinWidth, ui.MinHeight)
		if says := p.Says("table.words.chip.en"); says != (lang != locales.English) {
			t.Errorf("program %s: %v", lang, says)
		}
	}
}

// follow asks for one more grade of a tip, and does what the last one says.
func (p *played) follow() {
	p.Helper()
	if p.Key(fyne.KeyF7); p.Says("table.tip.take") {
		p.Tap("table.tip.take")
	}
}

// Tips lead to a turn in English, which the English list judges; after a restart it goes on with that.
func TestEnglishTurns(t *testing.T) {
	p := inEnglish(t, locales.German, options())
	for turn := range 2 {
		p.draw()
		for asked := 0; p.tip("So ist es gut") == ""; asked++ {
			p.check(asked < 20, "tips lead somewhere")
			p.follow()
		}
		p.Page.Leave()
		p = open(t, p.Env, p.Session.ID())
		p.check(p.lawful(), "after a restart it is judged in English too")
		p.ctrlEnter()
		p.check(p.view().TurnNumber == turn+2, "the turn is ended")
	}
	if len(p.view().Rulings) == 0 {
		t.Error("nothing was asked")
	}
	for _, r := range p.view().Rulings {
		if !strings.HasPrefix(r.By, games.ByLexicon+":en-") {
			t.Errorf("%+v", r)
		}
	}
	p.Undo()
	p.check(p.view().TurnNumber == 2 && p.lawful(), "taken back, the draft lies there")
}

// What a family gives out with an English match is of a form that older programs refuse as newer than they are. It comes in again
// as it was, and the match goes on in English over there.
func TestEnglishMatchTravels(t *testing.T) {
	p := inEnglish(t, locales.German, options())
	p.draw()
	for asked := 0; p.tip("So ist es gut") == ""; asked++ {
		p.check(asked < 20, "tips lead somewhere")
		p.follow()
	}
	p.ctrlEnter()
	p.Page.Leave()
	before := givenOut(t, p.Env.Store)
	if !strings.HasPrefix(before, `{"format":"spieltisch","version":7,`) {
		t.Errorf("%.60s", before)
	}

	other := shelltest.New(t, locales.German)
	other.Lexicons = p.Env.Lexicons
	in, err := exchange.Read(t.Context(), other.Store, strings.NewReader(before), exchange.Options{Replayer: replayer.New(other, table.Games{woerterklauer.Game()})})
	if err != nil {
		t.Fatal(err)
	}
	if r, err := in.Take(t.Context(), nil); err != nil || r.LeftOut.Count > 0 || r.Matches.Added != 1 {
		t.Fatalf("%+v, %v", r, err)
	}
	if err := in.Close(); err != nil {
		t.Fatal(err)
	}
	if after := givenOut(t, other.Store); untimed(after) != untimed(before) {
		t.Errorf("given out\n%s\ntaken in and given out\n%s", before, after)
	}
	all, err := other.Store.Matches(store.Running)
	if err != nil || len(all) != 1 {
		t.Fatal(all, err)
	}
	q := open(t, other, all[0].ID)
	if v := q.view(); v.Language != wk.English || v.TurnNumber != 2 || len(v.Rulings) != len(p.view().Rulings) || !q.Says("table.words.chip.en") {
		t.Errorf("%+v", v)
	}
}

func givenOut(t *testing.T, st *store.Store) string {
	t.Helper()
	var b strings.Builder
	if left, err := exchange.Export(t.Context(), st, &b); err != nil || left.Count > 0 {
		t.Fatal(left, err)
	}
	return b.String()
}

// untimed is without the line that says when it was given out.
func untimed(export string) string { return export[strings.IndexByte(export, '\n'):] }

// A word that the list doesn't know is a question, and what the table says is kept as an English word.
func TestEnglishHouseWords(t *testing.T) {
	p := inEnglish(t, locales.English, options())
	p.draw()
	word := p.unknown()
	p.check(p.says("English dictionary"), "it says which dictionary")
	p.Tap("judge.ask.yes")
	p.check(p.view().Asked == 1, "the turn is ended")
	if h, ok, err := p.Env.Store.HouseWord("en", word); err != nil || !ok || !h.Accept {
		t.Error("the house word is not kept", h, ok, err)
	}
	if _, ok, _ := p.Env.Store.HouseWord("de", word); ok {
		t.Error("it is kept as a German one")
	}
}

// says tells whether some text has a part.
func (p *played) says(part string) bool {
	for _, text := range shelltest.Texts(p.Env) {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}

// A review measures with the words of the match, and says so.
func TestEnglishReview(t *testing.T) {
	p := inEnglish(t, locales.English, options())
	p.draw()
	named, err := woerterklauer.Game().Reviews.Words(p.Env, p.Session.View(games.Table))
	if err != nil || !strings.HasPrefix(named, "en-") {
		t.Error(named, err)
	}
	p.unknown()
	p.Tap("judge.ask.yes")
	p.draw()
	p.giveUp()
	r, drop, err := woerterklauer.Game().Reviews.Make(t.Context(), p.Env, p.Session.View(games.Table), nil, func(float64) {})
	if err != nil {
		t.Fatal(err)
	}
	defer drop()
	log, over := p.Session.Reviewable()
	p.check(over, "the match is over")
	found, err := r.Review(t.Context(), log, func(float64, []mind.Finding) {})
	better := slices.ContainsFunc(found, func(f mind.Finding) bool { return f.Choice(wk.Kind{}) != nil })
	if err != nil || !better {
		t.Errorf("no better turn is found: %+v, %v", found, err)
	}
}
