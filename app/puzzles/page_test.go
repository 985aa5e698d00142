package puzzles_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/davinci"
	"spieltisch/games/decipher"
	"spieltisch/games/dicewords"
	"spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// Keys go through the calendar and open the menu; the keyboard goes along with the day.
func TestPuzzlesKeys(t *testing.T) {
	p := puzzled(t, locales.German)
	p.open(0)
	at := func(date string) {
		t.Helper()
		p.has("Spieltisch, "+date+" 2026", true) // in the text to give away
	}
	for _, c := range []struct {
		key  fyne.KeyName
		date string
	}{
		{fyne.KeyLeft, "Sonntag, 22. November"},
		{fyne.KeyUp, "Sonntag, 15. November"},
		{fyne.KeyRight, "Montag, 16. November"},
		{fyne.KeyDown, "Montag, 23. November"},
		{fyne.KeyDown, "Montag, 23. November"},
		{fyne.KeyRight, "Montag, 23. November"},
	} {
		shelltest.Key(p.env, c.key)
		at(c.date)
	}
	at("Montag, 23. November")
	p.tapDay(20)
	at("Freitag, 20. November")
	p.tapDay(24) // its puzzles are still to come
	at("Freitag, 20. November")
	shelltest.Key(p.env, fyne.KeyHome)
	at("Montag, 23. November")
	shelltest.Key(p.env, fyne.KeyLeft)
	shelltest.Key(p.env, fyne.KeyF10)
	shelltest.Menu(t, p.env, p.env.T("puzzles.today"))
	at("Montag, 23. November")
	shelltest.Key(p.env, fyne.KeyF10)
	shelltest.Menu(t, p.env, p.env.T("puzzles.copy.result"))
	if given := p.env.App.Clipboard().Content(); !strings.HasPrefix(given, "Spieltisch, Montag, 23. November 2026\n") || strings.Contains(given, "dabei") {
		t.Errorf("copied: %q", given)
	}
}

// A clock far off shows the puzzles of a day that there is; what was solved by it leaves those of today as they are.
func TestPuzzlesByAWrongClock(t *testing.T) {
	p := puzzled(t, locales.German)
	right := p.now
	for _, at := range []time.Time{time.Date(1903, 12, 17, 12, 0, 0, 0, time.Local), time.Date(1970, 1, 1, 12, 0, 0, 0, time.Local), time.Date(2455, 2, 3, 12, 0, 0, 0, time.Local)} {
		p.now = at
		p.open(0)
		if d := p.day(); d != daily.First && d != daily.Last {
			t.Errorf("in %d it is day %d", at.Year(), d)
		}
		for _, key := range []fyne.KeyName{fyne.KeyUp, fyne.KeyLeft, fyne.KeyDown, fyne.KeyHome} {
			shelltest.Key(p.env, key)
		}
		p.press(davinci.Name)
		try := p.tries(p.day(), davinci.Name)[0]
		if !try.Solved {
			if err := p.desk.Submit(try.Puzzle.Seat, p.best(try.Puzzle)); err == nil {
				t.Fatal("the answer was carried out")
			}
		}
	}
	p.now = right
	p.open(0)
	p.has("Montag, 23. November", true)
	p.has(p.env.T("puzzles.start"), true)

	// A clock that is some days slow after that: the day that was solved is one to come, and is there again with the right time.
	p.press(davinci.Name)
	try := p.tries(p.day(), davinci.Name)[0]
	if err := p.desk.Submit(try.Puzzle.Seat, p.best(try.Puzzle)); err == nil {
		t.Fatal("the answer was carried out")
	}
	row := func() string {
		all := shelltest.Texts(p.env)
		return all[slices.IndexFunc(all, func(s string) bool {
			return strings.Contains(s, " dabei") || s == p.env.T("puzzles.row", games.Args{"N": 0})
		})]
	}
	p.open(0)
	was := row()
	p.now = right.AddDate(0, 0, -10)
	p.open(0)
	p.has("Freitag, 13. November", true)
	p.has(p.env.T("puzzles.look"), false)
	shelltest.Key(p.env, fyne.KeyDown, fyne.KeyDown)
	p.has("Freitag, 13. November", true)
	p.now = right
	p.open(0)
	p.has(p.env.T("puzzles.look"), true)
	if now := row(); now != was {
		t.Errorf("a row of %q after %q", now, was)
	}
}

// In English Wörterklauer's puzzle has English words, which the English list judges.
func TestWoerterklauerPuzzleInEnglish(t *testing.T) {
	p := puzzled(t, locales.English)
	p.open(0)
	p.press(woerterklauer.Name)
	z := p.tries(p.day(), woerterklauer.Name)[0].Puzzle
	if v := p.desk.Public().(woerterklauer.View); z.Language != "en" || v.Language != woerterklauer.English {
		t.Errorf("the words are %q, those of the table %q", z.Language, v.Language)
	}
	if err := p.desk.Submit(z.Seat, p.best(z)); err == nil {
		t.Fatal("the answer was carried out")
	}
	p.has(p.env.T("puzzles.stars.3"), true)
}

// uncut fails where words end in … instead of being wrapped.
func (p *puzzling) uncut(where string) {
	p.t.Helper()
	for _, word := range shelltest.Words(p.env.Window.Canvas().Content()) {
		if strings.HasSuffix(word.Text, "…") {
			p.t.Errorf("%s: %q is cut", where, word.Text)
		}
	}
}

// large fails where a tile of a position above this height is too small to be read.
func (p *puzzling) large(above float32) {
	p.t.Helper()
	for _, tile := range shelltest.Find[*draw.NumberTile](p.env) {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(tile).Y
		if at < above && tile.Size().Width < 22 { // those below it are signs
			p.t.Errorf("a tile is %v wide", tile.Size().Width)
		}
	}
}

// Everybody who may solve is shown with the whole name, and the paper that asks leaves no half of the window empty.
func TestAskingShowsWholeNames(t *testing.T) {
	for _, lang := range locales.Langs {
		p := puzzled(t, lang)
		shelltest.Players(t, p.env, "Friedrich-Wilhelm", "Großvater Heinrich", "Anna-Katharina", "Maximiliane")
		for _, w := range []fyne.Size{{Width: 1280, Height: 800}, {Width: ui.MinWidth, Height: ui.MinHeight}} {
			shelltest.Resize(p.env, w.Width, w.Height)
			p.env.Router.Home()
			p.env.Router.Open(shell.Route{Page: shell.Puzzles})
			where := fmt.Sprintf("puzzles-who-%s-%v", lang, w.Width)
			p.uncut(where)
			card := shelltest.Marked(t, p.env, "puzzles-who.0").(*ui.CardButton)
			if face := shelltest.Inside[*ui.Avatar](card)[0]; face.Size().Width < 64 {
				t.Errorf("%s: a face is %v wide", where, face.Size().Width)
			}
			paper := shelltest.Find[*ui.Surface](p.env)
			if !slices.ContainsFunc(paper, func(s *ui.Surface) bool { return s.Size().Width > .8*w.Width && s.Size().Height > w.Height/2 }) {
				t.Errorf("%s: no paper fills the window", where)
			}
			shelltest.Shot(t, p.env, where)
		}
	}
}

// The page fits into every window, whatever has become of its puzzles.
func TestPuzzlesFit(t *testing.T) {
	p := puzzled(t, locales.German)
	for i := range p.who {
		for _, kind := range []string{davinci.Name, woerterklauer.Name, decipher.Name, dicewords.Name}[:4-i] {
			p.open(i)
			p.press(kind)
			try := p.tries(p.day(), kind)[i]
			switch kind {
			case davinci.Name:
				shelltest.Fine(t, p.env.Store.KeepPuzzle(try.ID, nil, 2))
			case woerterklauer.Name:
				shelltest.Fine(t, p.env.Store.SolvePuzzle(try.ID, nil, 1, 0, 0, p.day()))
			case decipher.Name:
				shelltest.Fine(t, p.env.Store.SolvePuzzle(try.ID, nil, 0, try.Puzzle.Best-4, 2, p.day()))
			case dicewords.Name:
				shelltest.Fine(t, p.env.Store.SolvePuzzle(try.ID, nil, 0, 104, 2, p.day()))
			}
		}
	}
	for _, lang := range locales.Langs {
		p.env.Change(func(pr *shell.Prefs) { pr.Language = lang })
		for _, w := range []fyne.Size{{Width: 1280, Height: 800}, {Width: ui.MinWidth, Height: ui.MinHeight}} {
			shelltest.Resize(p.env, w.Width, w.Height)
			for _, page := range []shell.Route{{Page: shell.Home}, {Page: shell.Puzzles, Player: p.who[0].ID}} {
				p.env.Router.Home()
				p.env.Router.Open(page)
				for _, out := range shelltest.Outside(p.env) {
					t.Errorf("%s, %s, %v: %s", page.Page, lang, w, out)
				}
				if slices.ContainsFunc(shelltest.Texts(p.env), func(s string) bool { return strings.Contains(s, "<no value>") }) {
					t.Errorf("%s, %s: a field is empty in %q", page.Page, lang, shelltest.Texts(p.env))
				}
				shelltest.Shot(t, p.env, fmt.Sprintf("puzzles-%s-%s-%v", page.Page, lang, w.Width))
				if page.Page != shell.Puzzles {
					continue
				}
				p.uncut(fmt.Sprintf("%s, %v", lang, w))
				p.large(w.Height / 2)
			}
		}
	}
}

// On hard days no tile of Da Vinci Code is certain: the guess that is likeliest right is the answer, and it is said how likely that was.
func TestDavinciPuzzleOfHardDays(t *testing.T) {
	p := puzzled(t, locales.German)
	p.open(0)
	p.has(p.env.T("davinci.puzzle.hard"), false)
	p.now = time.Date(2026, 11, 29, 20, 0, 0, 0, time.Local)
	p.open(0)
	p.has(p.env.T("davinci.puzzle.hard"), true)
	p.press(davinci.Name)
	try := p.tries(p.day(), davinci.Name)[0]
	best := p.best(try.Puzzle).(davinci.Guess)
	wrong := best
	wrong.Number = (wrong.Number + 1) % 12
	if err := p.desk.Submit(try.Puzzle.Seat, wrong); err == nil {
		t.Fatal("the answer was carried out")
	}
	p.has(p.env.T("puzzles.wrong"), true)
	shelltest.Tap(t, p.env, p.env.T("puzzles.goon"))
	if err := p.desk.Submit(try.Puzzle.Seat, best); err == nil {
		t.Fatal("the answer was carried out")
	}
	p.has(p.env.T("puzzles.stars.2"), true) // a wrong answer has cost one
	if !slices.ContainsFunc(shelltest.Texts(p.env), func(s string) bool { return strings.Contains(s, "am ehesten") && strings.Contains(s, "\u00a0%)") }) {
		t.Errorf("how likely it was isn't said: %q", shelltest.Texts(p.env))
	}
}

// tapDay taps a day of the month that is shown.
func (p *puzzling) tapDay(day int) {
	p.t.Helper()
	days := shelltest.Marked(p.t, p.env, "puzzles-days")
	f := days.(interface{ Spots() []ui.Frame }).Spots()[day-1]
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(days)
	shelltest.TapAt(p.t, p.env, at.Add(f.Middle()))
}
