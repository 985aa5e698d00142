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
	"spieltisch/games/mind"
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
		shelltest.FillFamily(t, env, 600, kinds...)
		overview(env)
		tina := player(t, env, "Tina")
		against(t, env, "dicewords", tina, mind.Pip, 3, 1)
		against(t, env, "dicewords", tina, mind.Nova, 0, 2)
		env.Change(func(p *shell.Prefs) {
			p.Mode = map[locales.Lang]string{locales.German: "light", locales.English: "dark"}[lang]
		})
		for _, step := range []string{"all", "all-more", "Tina", "Tina-more"} {
			switch step {
			case "Tina":
				env.Router.Home()
				env.Router.Open(shell.Route{Page: shell.Stats, Player: tina})
			case "all-more", "Tina-more":
				shelltest.Tap(t, env, env.T("review.numbers"))
			}
			for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1280, Height: 2400}, {Width: 1920, Height: 1080}, {Width: 1000, Height: 620}} {
				shelltest.Resize(env, size.Width, size.Height)
				if out := shelltest.Outside(env); len(out) > 0 {
					t.Errorf("%s %s %v: outside: %q", lang, step, size, out)
				}
				shelltest.Shot(t, env, fmt.Sprintf("overview-%s-%s-%.0fx%.0f", lang, step, size.Width, size.Height))
			}
		}
	}
}

// side takes the i-th of a choice that stands side by side.
func side(t *testing.T, env *shell.Env, mark string, i int) {
	t.Helper()
	s, ok := env.Trace.Marked(mark).(*ui.Segmented)
	if !ok || !s.Visible() {
		t.Fatal("no", mark)
	}
	s.Focus()
	shelltest.Key(env, fyne.KeyHome)
	for range i {
		shelltest.Key(env, fyne.KeyRight)
	}
}

// press taps the card with a mark.
func press(t *testing.T, env *shell.Env, mark string) {
	t.Helper()
	card, ok := env.Trace.Marked(mark).(*ui.CardButton)
	if !ok || !card.Visible() {
		t.Fatal("no", mark)
	}
	card.Tapped(&fyne.PointEvent{})
}

// ids are those of shelltest.Family.
func ids(t *testing.T, env *shell.Env) (out []store.PlayerID) {
	t.Helper()
	for _, name := range shelltest.Family {
		out = append(out, player(t, env, name))
	}
	return out
}

// more shows all numbers.
func more(t *testing.T, env *shell.Env) {
	t.Helper()
	shelltest.Tap(t, env, env.T("review.numbers"))
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
	shelltest.FillFamily(t, env, 280, kinds...)
	overview(env)
	if shelltest.Has(env, "Alles in Zahlen") {
		t.Error("figures that nobody asked for")
	}
	more(t, env)
	want(t, env, "280 Partien", "Alles in Zahlen", "Spielstärke in Da Vinci Code")
	every, err := env.Store.Statistics(store.AllTime)
	all := every[""]
	if err != nil || len(all) != 4 {
		t.Fatal(len(all), err)
	}
	for _, s := range all {
		want(t, env, s.Player.Name, fmt.Sprintf("%d Siege", s.Won), fmt.Sprintf("in %d Partien", s.Played))
	}
	pairs, err := env.Store.HeadToHead("", store.AllTime)
	if err != nil || len(pairs) != 6 {
		t.Fatal(len(pairs), err)
	}
	said := strings.Join(shelltest.Texts(env), "|")
	for _, x := range pairs {
		if won, lost := max(x.AWon, x.BWon), min(x.AWon, x.BWon); !strings.Contains(said, fmt.Sprintf("|%d|%d|", won, lost)) {
			t.Errorf("no %d to %d in %s", won, lost, said)
		}
	}
}

func TestOverviewFilters(t *testing.T) {
	env := shelltest.New(t, locales.English)
	shelltest.FillFamily(t, env, 280, kinds...)
	opened := overview(env)
	side(t, env, "stats-game", 3)
	want(t, env, "70 matches", "points per word")
	shelltest.Tap(t, env, "Everybody")
	shelltest.Menu(t, env, "Lee")
	more(t, env)
	if lines := chart(t, env).Numbers(); len(lines) != 1 || !strings.HasPrefix(lines[0], "Lee") {
		t.Error(lines)
	}
	every, err := env.Store.Statistics(store.AllTime)
	all := every["dicewords"]
	if err != nil || shelltest.Has(env, "70 matches") {
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
	if o := env.Trace.Marked("stats-year"); o != nil {
		t.Error("a choice of one year")
	}
	env.Router.Open(shell.Route{Page: shell.Stats, Period: store.Year(2026)})
	side(t, env, "stats-game", 1)
	env.Change(func(p *shell.Prefs) { p.Language = locales.German })
	want(t, env, "Alle Spieler", "10 Partien")
	if at := env.Trace.Marked("stats-game").(*ui.Segmented).Selected(); at != 1 {
		t.Error("the game is", at)
	}
}

func TestOverviewWordLists(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 60, "decipher")
	overview(env)
	side(t, env, "stats-words", 1)
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
	if o := env.Trace.Marked("stats-game"); o != nil {
		t.Error("a choice of one game")
	}
	env.Router.Open(shell.Route{Page: shell.Stats, Game: "davinci"})
	want(t, env, "Dazu gibt es keine Partien.")
	shelltest.Tap(t, env, "Alle Partien zeigen")
	want(t, env, "10 Partien")
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
	side(t, env, "stats-game", 1)
	press(t, env, "stats-player-Lee")
	more(t, env)
	want(t, env, "Statistik: Lee", "Spielstärke in Decipher")
	lee := last(opened).Player
	if last(opened) != (shell.Route{Page: shell.Stats, Game: "decipher", Player: lee}) {
		t.Fatal(last(opened))
	}
	shelltest.Tap(t, env, "Alle Partien")
	if got := last(opened); got != (shell.Route{Page: shell.Matches, Game: "decipher", Player: lee}) {
		t.Error(got)
	}
	env.Router.Back()
	want(t, env, "Statistik: Lee")
	env.Router.Back()
	want(t, env, "Statistik", "Alle Spieler", "15 Partien") // the filters stay
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
	more(t, env)
	if x.BWon > x.AWon {
		x.A, x.B = x.B, x.A
	}
	name := func(id store.PlayerID) string { return shelltest.Family[slices.Index(ids(t, env), id)] }
	press(t, env, "stats-duel-"+name(x.A)+"-"+name(x.B))
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

// The best words stand under their games, whose points don't compare.
func TestBestWordsByGame(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 120, kinds...)
	overview(env)
	_, all, _ := strings.Cut(strings.Join(read(env), "\n"), "Wörter\n")
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
	more(t, env)
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
	more(t, env)
	want(t, env, "Spielstärke in Da Vinci Code")
	shelltest.Menu(t, env, "Oma")
	more(t, env)
	want(t, env, "Statistik: Oma", "Spielstärke in Decipher", "Opa", "Alles gewonnen")
	if got := last(opened).Player; got != ids[0] {
		t.Error(got)
	}
}

// One line is in front: up and down bring another one there, and with it its sentence; a click on a name does, too.
func TestOneLineInFront(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 400, kinds...)
	overview(env)
	c := chart(t, env)
	if front := c.Front(); !strings.HasPrefix(shelltest.Texts(env)[0], strings.Fields(c.Numbers()[front])[0]+" führt ") {
		t.Errorf("%q isn't about %s", shelltest.Texts(env)[0], c.Numbers()[front])
	}
	seen := map[string]bool{}
	shelltest.Key(env, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp)
	for range 4 {
		name, _, _ := strings.Cut(c.Numbers()[c.Front()], " ")
		if !slices.ContainsFunc(shelltest.Texts(env), func(s string) bool {
			return strings.HasPrefix(s, name+": im ") && (strings.Contains(s, " waren es ") || strings.Contains(s, ", am meisten im "))
		}) {
			t.Errorf("nothing is said of %s: %q", name, shelltest.Texts(env))
		}
		seen[name] = true
		shelltest.Key(env, fyne.KeyDown)
	}
	if len(seen) != 4 {
		t.Error("up and down lead to", seen)
	}
	before := c.Front()
	spots := c.Spots()
	at := spots[len(spots)-4+(before+1)%4]
	c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(at.X+20, at.Y+at.Height/2)})
	if c.Front() != (before+1)%4 {
		t.Error("a click on a name leaves", c.Front())
	}
}

// A person without a win reads no nought on their page and nothing of losing, and nobody reads ±. The pairs have one.
func TestNobodyIsToldThatTheyLose(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		who := shelltest.Players(t, env, "Oma", "Kim")
		for range 10 {
			id, err := env.Store.CreateMatch(store.NewMatch{Kind: "dicewords", Rules: 1, Players: []store.PlayerID{who[0].ID, who[1].ID}})
			fine(t, err)
			end := &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 0, Rank: 1, Points: 300}, {Seat: 1, Rank: 2, Points: 200}}}
			fine(t, env.Store.Append(store.Append{Log: id, Seq: 1, Row: games.Row{Type: "end"}, Outcome: end}))
		}
		against(t, env, "dicewords", who[1].ID, mind.Nova, 0, 3)
		overview(env)
		check := func(where string, texts []string) {
			t.Helper()
			for _, s := range texts {
				if s == "0" && where != "all" || strings.Contains(s, "0 : ") || strings.Contains(s, "ohne Sieg") || strings.Contains(s, "without") || strings.Contains(s, "±") {
					t.Errorf("%s, %s: %q", lang, where, s)
				}
			}
			if said := strings.Join(texts, "|"); !strings.Contains(said, env.T("stats.nowin")) && !strings.Contains(said, locales.Sentence(env.T("stats.nowin"))) {
				t.Errorf("%s, %s: nothing is to come: %q", lang, where, texts)
			}
		}
		check("all", shelltest.Texts(env))
		env.Router.Open(shell.Route{Page: shell.Stats, Player: who[1].ID})
		check("own page", shelltest.Texts(env))
		shelltest.Shot(t, env, "nowin-"+string(lang))
		more(t, env)
		if said := strings.Join(shelltest.Texts(env), "|"); strings.Contains(said, "±") {
			t.Errorf("%s: %s", lang, said)
		}
	}
}

// All numbers come into view where they were asked for, and the same button takes them away again.
func TestMoreNumbersComeIntoView(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 200, kinds...)
	overview(env)
	shelltest.Resize(env, 1280, 800)
	inView := func(o fyne.CanvasObject) bool {
		y := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y
		return y >= 50 && y+o.Size().Height <= 800
	}
	title := func() *ui.Para {
		all := shelltest.Find[*ui.Para](env)
		if at := slices.IndexFunc(all, func(p *ui.Para) bool { return p.String() == "Alles in Zahlen" }); at >= 0 {
			return all[at]
		}
		return nil
	}
	button := env.Trace.Marked("stats-more")
	ui.ScrollTo(button)
	more(t, env)
	if at := title(); at == nil || !inView(at) {
		t.Error("the numbers are out of sight")
	}
	shelltest.Tap(t, env, "Weniger Zahlen")
	if title() != nil || !inView(button) {
		t.Error("the numbers stay, or the button is out of sight")
	}
}

// Somebody's only match makes no headline, and no line that the headline would be wrong about.
func TestOneMatchLeadsNothing(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 200, "dicewords")
	who := append(shelltest.Players(t, env, "Oma"), store.Player{ID: player(t, env, "Tina")})
	id, err := env.Store.CreateMatch(store.NewMatch{Kind: "dicewords", Rules: 1, Players: []store.PlayerID{who[0].ID, who[1].ID}})
	fine(t, err)
	fine(t, env.Store.Append(store.Append{
		Log: id, Seq: 1, Row: games.Row{Type: "end"},
		Standing: games.Standing{Points: []int{990, 9}, Scored: []games.ScoredTurn{{Round: 1, Word: "ROT", Points: 990}, {Seat: 1, Round: 1, Word: "HUND", Points: 9}}},
		Outcome:  &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 0, Rank: 1, Points: 990}, {Seat: 1, Rank: 2, Points: 9}}},
	}))
	overview(env)
	c := chart(t, env)
	if said := shelltest.Texts(env)[0]; strings.Contains(said, "Oma") {
		t.Error(said)
	}
	if strings.Contains(strings.Join(c.Numbers(), "|"), "Oma") {
		t.Error("a line of one match:", c.Numbers())
	}
}

// However narrow the page, long names stand whole next to how their owners stand and in the list of those whom somebody met.
func TestLongNamesStandWhole(t *testing.T) {
	defer func(names []string) { shelltest.Family = names }(shelltest.Family)
	shelltest.Family = []string{"Opa Friedrich-Wilhelm", "Maximiliane-Charlotte", "Grossmutter Hildegard", "Anna-Katharina Meier"}
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 200, kinds...)
	overview(env)
	for _, width := range []float32{1000, 1280} {
		for _, page := range []store.PlayerID{0, player(t, env, shelltest.Family[0])} {
			shelltest.Resize(env, width, 800)
			env.Router.Open(shell.Route{Page: shell.Stats, Player: page})
			for _, name := range shelltest.Family[1:] {
				for _, p := range shelltest.Find[*ui.Para](env) {
					if p.String() == name && p.MinSize().Height > p.Size().Height+1 {
						t.Errorf("%v, page of %d: %q has no room", width, page, name)
					}
				}
				if !slices.ContainsFunc(shelltest.Find[*ui.Para](env), func(p *ui.Para) bool { return p.String() == name }) {
					t.Errorf("%v, page of %d: no %q", width, page, name)
				}
			}
		}
	}
}

// invite plays a match of each guest against Tina.
func invite(t *testing.T, env *shell.Env, guests ...string) {
	t.Helper()
	for _, guest := range shelltest.Players(t, env, guests...) {
		end := &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 0, Rank: 1 + int(guest.ID)%2, Points: 300}, {Seat: 1, Rank: 2 - int(guest.ID)%2, Points: 200}}}
		id, err := env.Store.CreateMatch(store.NewMatch{Kind: "dicewords", Rules: 1, Players: []store.PlayerID{guest.ID, player(t, env, "Tina")}})
		fine(t, err)
		fine(t, env.Store.Append(store.Append{Log: id, Seq: 1, Row: games.Row{Type: "end"}, Outcome: end}))
	}
}

// However many people stand next to the chart, what is below them isn't empty: one or two more have two pairs below.
func TestNothingIsEmptyNextToTheChart(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 200, kinds...)
	for i, guest := range []string{"", "Grossmutter Hildegard", "Bartholomaeus"} {
		if guest != "" {
			invite(t, env, guest)
		}
		overview(env)
		shelltest.Resize(env, 1000, 620)
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject
		chart, last := shelltest.Find[*draw.Chart](env)[0], float32(0)
		for _, b := range shelltest.Find[*ui.CardButton](env) {
			if y := at(b).Y + b.Size().Height; at(b).X > at(chart).X+chart.Size().Width && y < 620 {
				last = max(last, y)
			}
		}
		if end := at(chart).Y + chart.Size().Height; last < end-20 {
			t.Errorf("%d guests: the last row ends at %v, the chart at %v", i, last, end)
		}
	}
}

// However many people stand next to it, the chart with what leads on from it is in view at once; those of one match make no line.
func TestChartIsInViewNextToMany(t *testing.T) {
	defer func(names []string) { shelltest.Family = names }(shelltest.Family)
	shelltest.Family = []string{"Tina", "Opa Friedrich-Wilhelm", "Maximiliane-Charlotte"}
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		shelltest.FillFamily(t, env, 200, kinds...)
		invite(t, env, "Grossmutter Hildegard", "Anna-Katharina Meier", "Bartholomaeus", "Tante Rosemarie", "Urgrossonkel Waldemar")
		overview(env)
		want(t, env, env.T("stats.stands.few", games.Args{"N": 1}))
		if lines := chart(t, env).Numbers(); len(lines) != 3 {
			t.Error(lines)
		}
		for i, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1920, Height: 1080}, {Width: 1280, Height: 800}, {Width: 1000, Height: 620}} {
			env.Change(func(p *shell.Prefs) { p.Mode = []string{"light", "dark"}[i/2] })
			shelltest.Resize(env, size.Width, size.Height)
			foot := shelltest.Find[*draw.Chart](env)[0]
			if at := fyne.CurrentApp().Driver().AbsolutePositionForObject(foot).Y + foot.Size().Height; at > size.Height-80 {
				t.Errorf("%s, %v: the chart ends at %v", lang, size, at)
			}
			for _, name := range append(shelltest.Family, "Grossmutter Hildegard", "Urgrossonkel Waldemar") {
				if row := env.Trace.Marked("stats-player-" + name); row.Size().Height > 60 {
					t.Errorf("%s, %v: the row of %s is %v high", lang, size, name, row.Size().Height)
				}
			}
			if left, right := edges(env); left != right {
				t.Errorf("%s, %v: at the left all ends at %v, at the right at %v", lang, size, left, right)
			}
			if out := shelltest.Outside(env); len(out) > 0 {
				t.Errorf("%s, %v: outside: %q", lang, size, out)
			}
			shelltest.Shot(t, env, fmt.Sprintf("many-%s-%d-%.0f", lang, i, size.Width))
		}
	}
}

// edges are the lower edges of what stands above the words, at the left and at the right.
func edges(env *shell.Env) (left, right float32) {
	cards := shelltest.Find[*ui.Card](env)
	words, at := cards[len(cards)-1], fyne.CurrentApp().Driver().AbsolutePositionForObject
	for _, c := range cards[:len(cards)-1] {
		if at(c).X == at(words).X {
			left = max(left, at(c).Y+c.Size().Height)
		}
		if at(c).X+c.Size().Width == at(words).X+words.Size().Width {
			right = max(right, at(c).Y+c.Size().Height)
		}
	}
	return left, right
}
