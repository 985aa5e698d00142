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
	"spieltisch/locales"
	"spieltisch/store"
)

// kinds are the games that the family plays.
var kinds = []string{"dicewords", "decipher", "woerterklauer", "davinci"}

func overview(env *shell.Env) *[]shell.Route {
	opened := shelltest.Pages(env, nil)
	env.Router.Show(stats.NewOverview(env, table.Games{decipher.Game(), woerterklauer.Game(), dicewords.Game(), davinci.Game()}))
	return opened
}

// everybody is the filter of persons before one is chosen.
var everybody = map[locales.Lang]string{locales.German: "Alle Spieler", locales.English: "Everybody"}

func TestOverviewFits(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, text := range []int{100, 150} {
			env := shelltest.New(t, lang)
			shelltest.FillFamily(t, env, 200, kinds...)
			overview(env)
			env.Change(func(p *shell.Prefs) { p.TextSize, p.Mode = text, modes[text] })
			for _, step := range []string{"all", "Tina"} {
				if step != "all" {
					shelltest.Tap(t, env, everybody[lang])
					shelltest.Menu(t, env, step)
				}
				shelltest.Resize(env, 1280, 1500)
				shelltest.Shot(t, env, fmt.Sprintf("overview-%s-%d-%s", lang, text, step))
				shelltest.Resize(env, 1000, 620)
				if out := shelltest.Outside(env); len(out) > 0 {
					t.Errorf("%s %d %% %s: outside: %q", lang, text, step, out)
				}
				shelltest.Shot(t, env, fmt.Sprintf("overview-%s-%d-%s-least", lang, text, step))
			}
		}
	}
}

// chart is the chart on the page.
func chart(t *testing.T, env *shell.Env) *draw.Chart {
	t.Helper()
	all := shelltest.Find[*draw.Chart](env)
	if len(all) != 1 {
		t.Fatal("charts:", len(all))
	}
	return all[0]
}

// The numbers on the page are those of the store.
func TestOverviewSaysWhatTheStoreCounts(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 120, kinds...)
	overview(env)
	want(t, env, "120 Partien", "Alles in Zahlen", "Spielstärke in Da Vinci Code")
	all, err := env.Store.Statistics("", store.AllTime)
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
	all, err := env.Store.Statistics("dicewords", store.AllTime)
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
	shelltest.IconTap(t, env, "Watch the replay", 0)
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

func TestOverviewOfNothing(t *testing.T) {
	env := shelltest.New(t, locales.German)
	opened := overview(env)
	want(t, env, "Noch gibt es nichts zu zählen", "0 Partien")
	shelltest.Tap(t, env, "Bestwerte")
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
	want(t, env, "Dazu gibt es keine Partien")
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
