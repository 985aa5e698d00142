package puzzles_test

import (
	"context"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app"
	"spieltisch/app/puzzles"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/davinci"
	"spieltisch/games/decipher"
	"spieltisch/games/dicewords"
	"spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// puzzling is a program in which Tina and Lee solve the puzzles of a Monday.
type puzzling struct {
	t     *testing.T
	env   *shell.Env
	games table.Games
	desk  *table.Desk // of the table shown last
	board *table.AnyBoard
	who   []store.Player
	now   time.Time
}

func puzzled(t *testing.T, lang locales.Lang) *puzzling {
	t.Helper()
	env := shelltest.New(t, lang)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German, locales.English: lexicon.English})
	shelltest.Open(t, env, env.Store.Dir(), false) // by the clock of the test
	p := &puzzling{t: t, env: env, who: shelltest.Players(t, env, "Tina", "Lee"), now: time.Date(2026, 11, 23, 20, 0, 0, 0, time.Local)}
	env.Now = func() time.Time { return p.now }
	for _, g := range app.Games() {
		if g.Puzzles == nil {
			continue
		}
		g2, own := *g, *g.Puzzles
		g2.Puzzles = &own
		g2.Board = func(d *table.Desk) *table.AnyBoard {
			p.desk, p.board = d, g.Board(d)
			return p.board
		}
		p.games = append(p.games, &g2)
	}
	all := app.Pages(env)
	all[shell.Puzzles] = func(r shell.Route) (shell.Page, error) { return puzzles.New(env, p.games, r), nil }
	env.Router = shell.NewRouter(env, all)
	shelltest.Resize(env, 1280, 800)
	return p
}

// open shows the day's puzzles to somebody.
func (p *puzzling) open(who int) {
	p.env.Router.Home()
	p.env.Router.Open(shell.Route{Page: shell.Puzzles, Player: p.who[who].ID})
}

func (p *puzzling) day() daily.Day { return puzzles.Today(p.env) }

// tries are what all have made of a game's puzzles of a day.
func (p *puzzling) tries(d daily.Day, kind string) []store.PuzzleTry {
	p.t.Helper()
	all, err := p.env.Store.PuzzleTries(d, d)
	shelltest.Fine(p.t, err)
	return slices.DeleteFunc(all, func(t store.PuzzleTry) bool { return t.Puzzle.ID.Kind != kind })
}

// press presses the button of a game's puzzle.
func (p *puzzling) press(kind string) {
	p.t.Helper()
	shelltest.Marked(p.t, p.env, "puzzle."+kind).(*ui.Button).Tapped(nil)
}

// best is the best answer to a puzzle.
func (p *puzzling) best(z daily.Puzzle) games.Action {
	p.t.Helper()
	g, err := p.games.Find(z.ID.Kind)
	shelltest.Fine(p.t, err)
	a, err := z.SolvedBy(g.Kind)
	shelltest.Fine(p.t, err)
	return a
}

func (p *puzzling) has(text string, want bool) {
	p.t.Helper()
	if shelltest.Has(p.env, text) != want {
		p.t.Fatalf("%q: want %v in %q", text, want, shelltest.Texts(p.env))
	}
}

// The best answer to each game's puzzle earns all stars, is kept, and starts the row; what is given away tells nothing of it.
func TestPuzzlesAreSolved(t *testing.T) {
	for _, kind := range []string{decipher.Name, woerterklauer.Name, davinci.Name} {
		t.Run(kind, func(t *testing.T) {
			p := puzzled(t, locales.German)
			p.open(0)
			p.press(kind)
			z := p.solved(kind)
			p.given(z)
			p.press(kind) // the solution
			p.has(p.env.T("puzzles.stars.3"), true)
			if title := p.env.Router.Page().Title(); title != p.env.T("puzzles.solution.of", games.Args{"Game": p.env.T(games.ID(kind + ".name"))}) {
				t.Errorf("the solution is shown on %q", title)
			}
			p.prepared(kind, z)
		})
	}
}

// solved gives the best answer to the puzzle that was begun, and goes back.
func (p *puzzling) solved(kind string) daily.Puzzle {
	p.t.Helper()
	begun := p.tries(p.day(), kind)
	if len(begun) != 1 || begun[0].Player != p.who[0].ID || begun[0].Solved || p.env.Router.Page().Title() != p.env.T("puzzles.of", games.Args{"Game": p.env.T(games.ID(kind + ".name"))}) {
		p.t.Fatalf("%+v", begun)
	}
	z := begun[0].Puzzle
	if err := p.desk.Submit(z.Seat, p.best(z)); err == nil {
		p.t.Fatal("the answer was carried out")
	}
	p.has(p.env.T("puzzles.stars.3"), true)
	p.has(p.env.T("puzzles.look"), false) // the best lies there, and why was said
	shelltest.Key(p.env, fyne.KeyEscape)
	if got := p.tries(p.day(), kind)[0]; !got.Solved || got.Stars != daily.MostStars || got.Own < z.Best || len(got.Tried) != 1 || !got.InTime() {
		p.t.Errorf("%+v", got)
	}
	p.has(p.env.T("puzzles.look"), true)
	p.has("1 Tag dabei", true)
	return z
}

// prepared looks at the best answer on the board.
func (p *puzzling) prepared(kind string, z daily.Puzzle) {
	p.t.Helper()
	want := p.best(z)
	if kind == davinci.Name { // on the private page, whose board isn't at hand
		g := want.(davinci.Guess)
		below := shelltest.Inside[*ui.Button](p.env.Window.Content()) // below the sheet
		if act := p.env.T("davinci.turn.act", games.Args{"N": g.Number}); !slices.ContainsFunc(below, func(b *ui.Button) bool { return b.Text() == act }) {
			p.t.Errorf("no %q on the board", act)
		}
		return
	}
	if got := p.board.Of.(table.Hinted).Prepared(); games.Hash(got) != games.Hash(want) {
		p.t.Errorf("prepared is %+v, want %+v", got, want)
	}
}

// given copies what is given away of a solved puzzle.
func (p *puzzling) given(z daily.Puzzle) {
	p.t.Helper()
	shelltest.Marked(p.t, p.env, "puzzles-copy").(*ui.Button).Tapped(nil)
	given := p.env.App.Clipboard().Content()
	if strings.Count(given, "🟨") != daily.MostStars || !strings.Contains(given, "1 Tag dabei") {
		p.t.Errorf("given away: %q", given)
	}
	if g, ok := p.best(z).(decipher.Guess); ok && strings.Contains(strings.ToUpper(given), g.Word) {
		p.t.Errorf("%q tells %s", given, g.Word)
	}
}

// What is done of a puzzle that goes on is kept before it is seen, and found again; nothing of it can be taken back.
func TestPuzzlesGoOn(t *testing.T) {
	p := puzzled(t, locales.English)
	p.open(0)
	p.press(decipher.Name)
	z := p.tries(p.day(), decipher.Name)[0].Puzzle
	if z.Language != "en" {
		t.Errorf("the words are %q in English", z.Language)
	}
	for _, a := range []games.Action{decipher.Take{}, decipher.Guess{Word: "QQQQ"}} {
		shelltest.Fine(t, p.desk.Submit(z.Seat, a))
	}
	p.has(p.env.T("puzzles.stars.3"), false)
	if tried := p.tries(p.day(), decipher.Name)[0].Tried; len(tried) != 2 || tried[1].Type != "guess" {
		t.Errorf("kept: %+v", tried)
	}
	p.env.Router.Page().(shell.Undoer).Undo()
	p.open(0)
	p.has(p.env.T("puzzles.begun"), true)
	p.press(decipher.Name)
	if v := p.desk.Public().(decipher.View); len(v.Refuted) != 1 || v.Phase != decipher.PhasePlace {
		t.Errorf("it goes on at %+v", v)
	}
	shelltest.Fine(t, p.env.Store.KeepPuzzle(p.tries(p.day(), decipher.Name)[0].ID, p.tries(p.day(), decipher.Name)[0].Tried, 1))
	p.open(0)
	p.press(decipher.Name)
	if err := p.desk.Submit(z.Seat, p.best(z)); err == nil {
		t.Fatal("the answer was carried out")
	}
	if got := p.tries(p.day(), decipher.Name)[0]; !got.Solved || got.Own != -1 || got.Stars != daily.MostStars-1 || got.Tips != 1 {
		t.Errorf("a wrong guess is a question, and a tip costs a star: %+v", got)
	}
}

// A wrong answer may be looked for further and counts like a tip; who wants to see the solution gets no stars.
func TestPuzzlesAreMissed(t *testing.T) {
	p := puzzled(t, locales.German)
	p.open(0)
	p.press(davinci.Name)
	z := p.tries(p.day(), davinci.Name)[0].Puzzle
	wrong := p.best(z).(davinci.Guess)
	wrong.Number = (wrong.Number + 1) % 12
	if err := p.desk.Submit(z.Seat, wrong); err == nil {
		t.Fatal("the answer was carried out")
	}
	p.has(p.env.T("puzzles.wrong"), true)
	shelltest.Tap(t, p.env, p.env.T("puzzles.goon"))
	if got := p.tries(p.day(), davinci.Name)[0]; got.Solved || got.Tips != 1 || len(got.Tried) != 0 {
		t.Errorf("%+v", got)
	}
	shelltest.Tap(t, p.env, p.env.T("practice.solve"))
	shelltest.Tap(t, p.env, p.env.T("puzzles.goon"))
	if p.tries(p.day(), davinci.Name)[0].Solved {
		t.Error("shown though nobody wanted that in the end")
	}
	shelltest.Key(p.env, "F8")
	buttons := shelltest.Find[*ui.Button](p.env) // the dialog's is the last one of this name
	for _, b := range slices.Backward(buttons) {
		if b.Text() == p.env.T("practice.solve") {
			b.Tapped(nil)
			break
		}
	}
	p.has(p.env.T("puzzles.stars.0"), true)
	if got := p.tries(p.day(), davinci.Name)[0]; !got.Solved || got.Stars != 0 {
		t.Errorf("%+v", got)
	}
}

// What is noted at a puzzle is there when somebody goes on with it, for each of those who solve it.
func TestPuzzlesKeepNotes(t *testing.T) {
	p := puzzled(t, locales.German)
	p.open(0)
	p.press(decipher.Name)
	z := p.tries(p.day(), decipher.Name)[0].Puzzle
	p.desk.SavePad(z.Seat, []byte(`"mine"`))
	p.open(1)
	p.press(decipher.Name)
	if pad, _ := p.desk.Pad(z.Seat); pad != nil {
		t.Errorf("Lee sees %s", pad)
	}
	p.open(0)
	p.press(decipher.Name)
	if pad, _ := p.desk.Pad(z.Seat); string(pad) != `"mine"` {
		t.Errorf("the notes are %s", pad)
	}
	if err := p.desk.Submit(z.Seat, p.best(z)); err == nil {
		t.Fatal("the answer was carried out")
	}
	var left map[store.PuzzleID]session.Notes
	_, err := store.ThisComputer[map[store.PuzzleID]session.Notes]("puzzle.notes").Get(p.env.Store, &left)
	shelltest.Fine(t, err)
	if _, there := left[p.tries(p.day(), decipher.Name)[0].ID]; there {
		t.Errorf("notes of a puzzle that is solved: %+v", left)
	}
}

// What isn't kept isn't told.
func TestPuzzlesAreKeptBeforeTheyAreTold(t *testing.T) {
	p := puzzled(t, locales.German)
	p.open(0)
	p.press(davinci.Name)
	try := p.tries(p.day(), davinci.Name)[0]
	shelltest.Fine(t, p.env.Store.SolvePuzzle(try.ID, nil, 0, 1, 2, p.day())) // by another window
	if err := p.desk.Submit(try.Puzzle.Seat, p.best(try.Puzzle)); err == nil {
		t.Fatal("the answer was carried out")
	}
	p.has(p.env.T("puzzles.stars.3"), false)
	if got := p.tries(p.day(), davinci.Name)[0]; got.Stars != 2 {
		t.Errorf("%+v", got)
	}
}

// All who solve here have the puzzle that the first one has begun, whatever the generator makes by now.
func TestPuzzlesAreTheSameForAll(t *testing.T) {
	p := puzzled(t, locales.German)
	p.open(0)
	p.press(decipher.Name)
	g, err := p.games.Find(decipher.Name)
	shelltest.Fine(t, err)
	g.Puzzles.Number++
	g.Puzzles.Open = func(context.Context, *shell.Env, daily.ID, bool, func(float64)) (daily.Puzzler, func(), error) {
		return nil, nil, errors.New("another one")
	}
	p.open(1)
	p.press(decipher.Name)
	all := p.tries(p.day(), decipher.Name)
	if len(all) != 2 || games.Hash(all[0].Puzzle) != games.Hash(all[1].Puzzle) || all[1].Player != p.who[1].ID {
		t.Errorf("%+v", all)
	}
	p.open(0)
	p.has(p.env.T("puzzles.all"), true)
	p.has("Lee", true)
}

// Older days can be made up for and don't change the row; those to come are shut, and a clock that was wrong does no harm.
func TestPuzzlesOfOtherDays(t *testing.T) {
	p := puzzled(t, locales.German)
	p.open(0)
	p.tapDay(24)
	p.has("Montag, 23. November", true) // tomorrow is shut
	p.tapDay(20)
	p.press(davinci.Name)
	try := p.tries(p.day()-3, davinci.Name)[0]
	if err := p.desk.Submit(try.Puzzle.Seat, p.best(try.Puzzle)); err == nil {
		t.Fatal("the answer was carried out")
	}
	shelltest.Key(p.env, fyne.KeyEscape)
	p.has("Freitag, 20. November", true) // one finds the day again
	p.has(p.env.T("puzzles.look"), true)
	p.has(p.env.T("puzzles.row", games.Args{"N": 0}), true)

	p.now = p.now.AddDate(0, 0, 7)
	p.open(0)
	p.press(davinci.Name)
	try = p.tries(p.day(), davinci.Name)[0]
	if err := p.desk.Submit(try.Puzzle.Seat, p.best(try.Puzzle)); err == nil {
		t.Fatal("the answer was carried out")
	}
	p.now = p.now.AddDate(0, 0, -7)
	p.open(0)
	p.has(p.env.T("puzzles.row", games.Args{"N": 0}), true) // it doesn't count before its day
	p.has("Montag, 23. November", true)
	p.now = p.now.AddDate(0, 0, 7)
	p.open(0)
	p.has("1 Tag dabei", true)
}

// A day ends at four in the morning. A page that is left open shows the new one at the first sign of life, and a puzzle that was
// begun before counts for the day on which it was begun.
func TestPuzzlesOverNight(t *testing.T) {
	p := puzzled(t, locales.German)
	p.now = time.Date(2026, 11, 23, 23, 50, 0, 0, time.Local)
	p.open(0)
	p.press(davinci.Name)
	day := p.day()
	p.now = p.now.Add(4 * time.Hour) // ten to four
	if p.day() != day {
		t.Error("the day has ended at midnight")
	}
	p.now = p.now.Add(time.Hour)
	try := p.tries(day, davinci.Name)[0]
	if err := p.desk.Submit(try.Puzzle.Seat, p.best(try.Puzzle)); err == nil {
		t.Fatal("the answer was carried out")
	}
	if got := p.tries(day, davinci.Name)[0]; !got.InTime() {
		t.Errorf("solved on %d, begun on %d", got.On, day)
	}
	shelltest.Key(p.env, fyne.KeyEscape)
	p.has("1 Tag dabei", true)
	p.has("Dienstag, 24. November", true)
	p.now = p.now.Add(24 * time.Hour)
	p.has("Mittwoch, 25. November", false)
	shelltest.Stir(p.env)
	p.has("Mittwoch, 25. November", true)

	p.press(davinci.Name) // it is left, gone on with on the next day, and solved on the one after that
	try = p.tries(p.day(), davinci.Name)[0]
	p.now = p.now.Add(24 * time.Hour)
	shelltest.Fine(t, p.env.Store.KeepPuzzle(try.ID, nil, 1))
	p.now = p.now.Add(24 * time.Hour)
	p.open(0)
	shelltest.Key(p.env, fyne.KeyLeft, fyne.KeyLeft)
	p.press(davinci.Name)
	if err := p.desk.Submit(try.Puzzle.Seat, p.best(try.Puzzle)); err == nil {
		t.Fatal("the answer was carried out")
	}
	if got := p.tries(p.day()-2, davinci.Name)[0]; !got.InTime() {
		t.Errorf("begun on %d, solved on %d", got.Puzzle.Day, got.On)
	}

	p.open(0) // one of the same day that was begun too late
	shelltest.Key(p.env, fyne.KeyLeft, fyne.KeyLeft)
	p.press(decipher.Name)
	try = p.tries(p.day()-2, decipher.Name)[0]
	if err := p.desk.Submit(try.Puzzle.Seat, p.best(try.Puzzle)); err == nil {
		t.Fatal("the answer was carried out")
	}
	if got := p.tries(p.day()-2, decipher.Name)[0]; got.InTime() || !got.Solved {
		t.Errorf("solved on %d", got.On)
	}
}

// Home says of each of today's puzzles how it stands.
func TestHomeTellsOfPuzzles(t *testing.T) {
	for _, lang := range locales.Langs {
		p := puzzled(t, lang)
		says := func(solve, solved, shown int) {
			t.Helper()
			for id, want := range map[games.ID]int{"home.puzzle.solve": solve, "home.puzzle.solved": solved, "home.puzzle.shown": shown} {
				text, n := p.env.T(id), 0
				for _, s := range shelltest.Texts(p.env) {
					if s == text {
						n++
					}
				}
				if n != want {
					t.Errorf("%d say %q, want %d", n, text, want)
				}
			}
		}
		p.env.Router.Home()
		says(4, 0, 0)
		shelltest.Marked(t, p.env, "tool.puzzles").(*ui.CardButton).Tapped(nil)
		p.has(p.env.T("puzzles.who"), true)
		if p.env.Window.Canvas().Focused() != shelltest.Marked(t, p.env, "puzzles-who.0").(fyne.Focusable) {
			t.Error("the keyboard isn't on the first of those who may solve")
		}
		shelltest.Marked(t, p.env, "puzzles-who.1").(*ui.CardButton).Tapped(nil)
		p.press(davinci.Name)
		try := p.tries(p.day(), davinci.Name)[0]
		shelltest.Fine(t, p.env.Store.SolvePuzzle(try.ID, nil, 0, 1, 3, p.day()))
		p.env.Router.Home()
		says(3, 1, 0)
		p.open(0)
		p.press(decipher.Name)
		shelltest.Fine(t, p.env.Store.SolvePuzzle(p.tries(p.day(), decipher.Name)[0].ID, nil, 0, 0, 0, p.day())) // shown
		p.env.Router.Home()
		says(2, 1, 1)
		p.now = p.now.Add(24 * time.Hour)
		says(2, 1, 1)
		shelltest.Stir(p.env)
		says(4, 0, 0)
	}
}

// In Dicewords to throw all dice away is no main button. A throw is carried out, then the word is the answer.
func TestDicewordsPuzzle(t *testing.T) {
	p := puzzled(t, locales.German)
	p.open(1)
	p.press(dicewords.Name)
	z := p.tries(p.day(), dicewords.Name)[0].Puzzle
	all := p.env.T("dicewords.throw.all", games.Args{"N": dicewords.DiceCount})
	p.has(all, true)
	p.has(p.env.T("dicewords.line.keep"), true)
	shelltest.Shot(t, p.env, "puzzle-dicewords")
	shelltest.Type(p.env, "1")
	p.has(all, false)
	shelltest.Fine(t, p.desk.Submit(z.Seat, p.best(z)))
	if tried := p.tries(p.day(), dicewords.Name)[0].Tried; len(tried) != 1 {
		t.Errorf("kept: %+v", tried)
	}
	letters := slices.DeleteFunc(p.desk.Public().(dicewords.View).Faces(), func(r rune) bool { return r == dicewords.Joker })
	slices.SortStableFunc(letters, func(a, b rune) int { // consonants first: that is no word
		return strings.Index("AEIOUÄÖÜ", string(a)) - strings.Index("AEIOUÄÖÜ", string(b))
	})
	word := string(letters[:dicewords.MinWord+1])
	shelltest.Type(p.env, word)
	shelltest.Key(p.env, fyne.KeyReturn)
	p.has(p.env.T("dicewords.ask.title", games.Args{"Word": word}), true) // nobody is asked whether they let it count
	p.has(p.env.T("dicewords.ask.accept"), false)
	shelltest.Tap(t, p.env, p.env.T("dicewords.ask.other"))
	if err := p.desk.Submit(z.Seat, dicewords.Declare{Word: word, Rulings: games.Rulings{{Word: word, Answer: true, By: "table"}}}); err == nil {
		t.Fatal("the answer was carried out")
	}
	p.has(p.env.T("puzzles.foreign"), true) // only the list's words count
	shelltest.Tap(t, p.env, p.env.T("puzzles.goon"))
	if got := p.tries(p.day(), dicewords.Name)[0]; got.Solved || got.Tips != 0 {
		t.Errorf("%+v", got)
	}
	if err := p.desk.Submit(z.Seat, dicewords.Pass{}); err == nil {
		t.Fatal("the answer was carried out")
	}
	if got := p.tries(p.day(), dicewords.Name)[0]; !got.Solved || got.Stars < 1 || got.Own > z.Best || len(got.Tried) != 2 {
		t.Errorf("%+v", got)
	}
	figure := p.env.T("dicewords.puzzle.figure", games.Args{"N": int(math.Round(p.tries(p.day(), dicewords.Name)[0].Own)), "Best": int(math.Round(z.Best))})
	p.has(figure, true)
	shelltest.Tap(t, p.env, p.env.T("puzzles.look"))
	p.prepared(dicewords.Name, z)
	p.has(figure, false) // what was said isn't said again, and lies over nothing
}
