package stats_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/decipher"
	"spieltisch/app/dicewords"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/stats"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	"spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// kinds are the games that the family plays.
var kinds = []string{"dicewords", "decipher", "woerterklauer", "davinci"}

// overview opens the statistics, with the real word lists: words that none of them knows don't stand there.
func overview(env *shell.Env) *[]shell.Route {
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German, locales.English: lexicon.English})
	all := table.Games{decipher.Game(), woerterklauer.Game(), dicewords.Game(), davinci.Game()}
	opened := shelltest.Pages(env, map[string]shell.Builder{
		shell.Stats: func(r shell.Route) (shell.Page, error) { return stats.NewOverview(env, all, r), nil },
	})
	env.Router.Open(shell.Route{Page: shell.Stats})
	return opened
}

// last is the route that was opened last.
func last(opened *[]shell.Route) shell.Route { return (*opened)[len(*opened)-1] }

// everybody is the filter of persons before one is chosen.
var everybody = map[locales.Lang]string{locales.German: "Alle Spieler", locales.English: "Everybody"}

func TestOverviewFits(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		shelltest.FillFamily(t, env, 200, kinds...)
		overview(env)
		env.Change(func(p *shell.Prefs) { p.Mode = "dark" })
		for _, step := range []string{"all", "Tina"} {
			if step != "all" {
				shelltest.Tap(t, env, everybody[lang])
				shelltest.Menu(t, env, step)
			}
			shelltest.Resize(env, 1280, 1500)
			shelltest.Shot(t, env, fmt.Sprintf("overview-%s-%s", lang, step))
			shelltest.Resize(env, 1000, 620)
			if out := shelltest.Outside(env); len(out) > 0 {
				t.Errorf("%s %s: outside: %q", lang, step, out)
			}
			shelltest.Shot(t, env, fmt.Sprintf("overview-%s-%s-least", lang, step))
		}
	}
}

// chart is the chart of points; a player's page has one of their strength, too.
func chart(t *testing.T, env *shell.Env) *draw.Chart {
	t.Helper()
	all := shelltest.Find[*draw.Chart](env)
	if len(all) == 0 {
		t.Fatal("no chart")
	}
	return all[0]
}

// The numbers on the page are those of the store.
func TestOverviewSaysWhatTheStoreCounts(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 120, kinds...)
	overview(env)
	want(t, env, "120 Partien", "Alles in Zahlen", "Spielstärke in Da Vinci Code")
	every, err := env.Store.Statistics(store.AllTime)
	all := every[""]
	if err != nil || len(all) != 4 {
		t.Fatal(len(all), err)
	}
	for _, s := range all {
		want(t, env, s.Player.Name, fmt.Sprintf("%d Siege", s.Won), fmt.Sprintf("%d Partien", s.Played),
			env.Texts.Percent(float64(s.Won)/float64(s.Played)))
	}
	pairs, err := env.Store.HeadToHead("", store.AllTime)
	if err != nil || len(pairs) != 6 {
		t.Fatal(len(pairs), err)
	}
	for _, x := range pairs {
		want(t, env, fmt.Sprintf("%d : %d", x.AWon, x.BWon), fmt.Sprintf("%d : %d", x.BWon, x.AWon))
	}
}

func TestOverviewFilters(t *testing.T) {
	env := shelltest.New(t, locales.English)
	shelltest.FillFamily(t, env, 120, kinds...)
	opened := overview(env)
	shelltest.Tap(t, env, "All games")
	shelltest.Menu(t, env, "Dicewords")
	want(t, env, "30 matches", "Dicewords: points per turn or round")
	shelltest.Tap(t, env, "Everybody")
	shelltest.Menu(t, env, "Lee")
	if lines := chart(t, env).Numbers(); len(lines) != 1 || !strings.HasPrefix(lines[0], "Lee") {
		t.Error(lines)
	}
	every, err := env.Store.Statistics(store.AllTime)
	all := every["dicewords"]
	if err != nil || shelltest.Has(env, "30 matches") {
		t.Fatal("Lee has not played all of them", err)
	}
	for _, x := range all {
		if x.Player.Name == "Lee" {
			want(t, env, fmt.Sprintf("%d matches", x.Played))
		}
	}
	words, err := env.Store.Words(store.WordFilter{Kind: "dicewords", Player: 2, Limit: 1})
	if err != nil || words[0].Player.Name != "Lee" {
		t.Fatal(words, err)
	}
	want(t, env, words[0].Word, fmt.Sprintf("%d points", words[0].Points))
	shelltest.IconTap(t, env, "Watch again", 0)
	if got := (*opened)[len(*opened)-1]; got.Page != shell.Replay || got.Match != words[0].Match {
		t.Error(got, words[0].Match)
	}
}

// Another language, and the filters stay.
func TestOverviewKeepsItsFilters(t *testing.T) {
	env := shelltest.New(t, locales.English)
	shelltest.FillFamily(t, env, 40, kinds...)
	overview(env)
	shelltest.Tap(t, env, "All years")
	shelltest.Menu(t, env, "2026")
	shelltest.Tap(t, env, "All games")
	shelltest.Menu(t, env, "Decipher")
	env.Change(func(p *shell.Prefs) { p.Language = locales.German })
	want(t, env, "Decipher", "2026", "Alle Spieler", "Decipher: Punkte je Zug oder Runde", "10 Partien")
}

func TestOverviewWordLists(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 60, "decipher")
	overview(env)
	shelltest.Find[*ui.Segmented](env)[0].Focus()
	shelltest.Key(env, fyne.KeyRight)
	want(t, env, "KARTOFFEL", "9 Buchstaben")
	shelltest.Key(env, fyne.KeyRight)
	common, err := env.Store.CommonWords("decipher", 0, 1)
	if err != nil || len(common) != 1 {
		t.Fatal(common, err)
	}
	want(t, env, common[0].Word, fmt.Sprintf("%d ×", common[0].Times))
}

func TestChartByKeyboard(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 200, kinds...)
	overview(env)
	c := chart(t, env)
	env.Window.Canvas().Focus(c)
	seen := [][]string{c.Numbers()}
	for range 3 {
		shelltest.Key(env, fyne.KeyLeft)
		seen = append(seen, c.Numbers())
	}
	if slices.Equal(seen[0], seen[1]) {
		t.Error(seen)
	}
	shelltest.Key(env, fyne.KeyEnd)
	if got := c.Numbers(); !slices.Equal(got, seen[0]) {
		t.Error("the last month:", got, seen[0])
	}
	shelltest.Key(env, fyne.KeyHome)
	first := c.Numbers()
	shelltest.Key(env, fyne.KeyLeft)
	if got := c.Numbers(); !slices.Equal(got, first) || slices.Equal(got, seen[0]) {
		t.Error("left of the first:", got, first)
	}
}

// The numbers of a chart have a decimal, or none has: no 45 next to 45,8.
func TestChartHasOneSortOfNumbers(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 200, kinds...)
	overview(env)
	c := chart(t, env)
	with, without := 0, 0
	for i := range 24 {
		c.Choose(i)
		for _, line := range c.Numbers() {
			switch value := line[strings.LastIndex(line, " ")+1:]; {
			case strings.Contains(value, ","):
				with++
			case value != "–":
				without++
			}
		}
	}
	if with == 0 || without > 0 {
		t.Errorf("%d numbers with a decimal, %d without", with, without)
	}
}

func TestOverviewOfNothing(t *testing.T) {
	env := shelltest.New(t, locales.German)
	opened := overview(env)
	want(t, env, env.T("stats.nothing"), "Spiel aussuchen", "0 Partien")
	shelltest.Tap(t, env, "Allein gespielt")
	if got := (*opened)[len(*opened)-1]; got.Page != shell.Records || got.Game != "dicewords" {
		t.Error(got)
	}
}

func TestOverviewNothingLeft(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 10, "decipher")
	overview(env)
	shelltest.Tap(t, env, "Alle Spiele")
	shelltest.Menu(t, env, "Da Vinci Code")
	want(t, env, "Dazu gibt es keine Partien.")
	shelltest.Tap(t, env, "Alle Partien zeigen")
	want(t, env, "Alle Spiele", "10 Partien")
}

func TestOverviewExplainsABrokenStore(t *testing.T) {
	env := shelltest.New(t, locales.German)
	if err := env.Store.Close(); err != nil {
		t.Fatal(err)
	}
	overview(env)
	if texts := strings.Join(shelltest.Texts(env), "\n"); !strings.Contains(texts, "schiefgegangen") {
		t.Error(texts)
	}
}

// A click on somebody's card opens their page, for the game and the year that are chosen, and
// from there one gets back and to their matches.
func TestPlayersPage(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 60, kinds...)
	opened := overview(env)
	shelltest.Tap(t, env, "Alle Spiele")
	shelltest.Menu(t, env, "Decipher")
	shelltest.Menu(t, env, "Lee")
	want(t, env, "Statistik: Lee", "Letzte Partien", "Spielstärke in Decipher")
	lee := last(opened).Player
	if last(opened) != (shell.Route{Page: shell.Stats, Game: "decipher", Player: lee}) {
		t.Fatal(last(opened))
	}
	plays, _, err := env.Store.History(store.HistoryFilter{Kind: "decipher", Player: lee, Limit: 1})
	if err != nil || len(plays) != 1 {
		t.Fatal(plays, err)
	}
	want(t, env, env.Texts.When(env.Now(), plays[0].At))
	ratings, err := env.Store.RatingSeries("decipher", lee, false, 1)
	charts := shelltest.Find[*draw.Chart](env)
	if err != nil || len(ratings) != 1 || len(charts) != 2 || !slices.Equal(charts[1].Numbers(), []string{"Lee  " + env.Texts.Decimal(ratings[0].Mu)}) {
		t.Error("no course of the estimate", ratings, len(charts), err)
	}
	for _, of := range plays[0].Places {
		if plays[0].Players[of.Seat].ID != lee {
			continue
		}
		if of.Rank == 1 {
			want(t, env, "gewonnen")
		} else {
			want(t, env, fmt.Sprintf("Platz %d von %d", of.Rank, len(plays[0].Players)))
		}
	}
	shelltest.Tap(t, env, "Alle Partien")
	if got := last(opened); got != (shell.Route{Page: shell.Matches, Game: "decipher", Player: lee}) {
		t.Error(got)
	}
	env.Router.Back()
	want(t, env, "Statistik: Lee")
	env.Router.Back()
	want(t, env, "Statistik", "Alle Spieler", "Decipher") // the filters stay
}

// Numbers lead to the matches that they count.
func TestNumbersLeadToMatches(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 200, kinds...)
	opened := overview(env)
	pairs, err := env.Store.HeadToHead("", store.AllTime)
	if err != nil {
		t.Fatal(err)
	}
	x := pairs[0]
	shelltest.Tap(t, env, fmt.Sprintf("%d : %d", x.AWon, x.BWon))
	if got := last(opened); got != (shell.Route{Page: shell.Matches, Player: x.A, With: x.B}) {
		t.Error(got)
	}
	env.Router.Back()
	env.Window.Canvas().Focus(chart(t, env))
	shelltest.Key(env, fyne.KeyLeft, fyne.KeyReturn)
	now := env.Now()
	if got := last(opened); got != (shell.Route{Page: shell.Matches, Game: "davinci", Period: store.Month(now.Year(), now.Month()-1)}) {
		t.Error(got)
	}
	env.Router.Back()
	c := chart(t, env)
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(1, 50)})
	if got := last(opened); got.Page != shell.Matches || got.Period >= store.Month(now.Year(), now.Month()-1) {
		t.Error(got)
	}
}

// Who wins most stands first; where nobody lost it says so.
func TestCardsByShare(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 120, kinds...)
	overview(env)
	every, err := env.Store.Statistics(store.AllTime)
	all := every[""]
	if err != nil {
		t.Fatal(err)
	}
	share := map[string]float64{}
	for _, s := range all {
		share[s.Player.Name] = float64(s.Won) / float64(s.Played)
	}
	before, seen := 2.0, 0
	for _, text := range shelltest.Texts(env) {
		if v, ok := share[text]; ok && seen < len(all) {
			if seen++; v > before {
				t.Errorf("%s comes too late", text)
			}
			before = v
		}
	}
	if seen != len(all) {
		t.Error(seen)
	}
}

// The best words stand under their games, whose points don't compare.
func TestBestWordsByGame(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 120, kinds...)
	overview(env)
	_, all, _ := strings.Cut(strings.Join(shelltest.Texts(env), "\n"), "Wörter\n")
	all, _, _ = strings.Cut(all, "Partien je Spiel")
	for _, g := range []struct{ kind, name string }{{"woerterklauer", "Wörterklauer"}, {"dicewords", "Dicewords"}, {"decipher", "Decipher"}} {
		words, err := env.Store.Words(store.WordFilter{Kind: g.kind, Limit: 2})
		if err != nil || len(words) != 2 {
			t.Fatal(words, err)
		}
		before, after, ok := strings.Cut(all, g.name+"\n")
		if !ok || !strings.HasPrefix(after, words[0].Word+"\n") || !strings.Contains(after, words[1].Word) {
			t.Errorf("%s: %q", g.name, after)
		}
		all = before + after
	}
}

// Bars of one kind begin and end at the same places.
func TestTracksLineUp(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 150, append(kinds, "dicewords", "dicewords")...)
	overview(env)
	at := map[[2]float32]bool{}
	for _, r := range shelltest.Find[*draw.Range](env) {
		x := fyne.CurrentApp().Driver().AbsolutePositionForObject(r).X
		at[[2]float32{x, r.Size().Width}] = true
	}
	if len(at) != 1 {
		t.Error(at)
	}
}

// The chart and the estimate of a player are of the game that they play most.
func TestPlayersOwnGame(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 40, "davinci")
	opened := overview(env)
	for _, name := range []string{"Oma", "Opa"} {
		if _, err := env.Store.AddPlayer(name, 0); err != nil {
			t.Fatal(err)
		}
	}
	all, err := env.Store.Players()
	if err != nil {
		t.Fatal(err)
	}
	var ids []store.PlayerID
	for _, p := range all {
		if p.Name == "Oma" || p.Name == "Opa" {
			ids = append(ids, p.ID)
		}
	}
	id, err := env.Store.CreateMatch(store.NewMatch{Kind: "decipher", Rules: 1, Players: ids})
	if err != nil {
		t.Fatal(err)
	}
	end := &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 0, Rank: 1, Points: 3}, {Seat: 1, Rank: 2, Points: 2}}}
	if err := env.Store.Append(store.Append{Log: id, Seq: 1, Row: games.Row{Type: "end"}, Outcome: end}); err != nil {
		t.Fatal(err)
	}
	env.Router.Rebuild()
	want(t, env, "Spielstärke in Da Vinci Code")
	shelltest.Menu(t, env, "Oma")
	want(t, env, "Statistik: Oma", "Spielstärke in Decipher", "mit Opa", "alles gewonnen")
	if got := last(opened).Player; got != ids[0] {
		t.Error(got)
	}
}
