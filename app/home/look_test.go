package home_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/davinci"
	"spieltisch/app/dicewords"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	words "spieltisch/games/dicewords/paper"
	"spieltisch/games/sheet"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/games/woerterklauer/paper"
	"spieltisch/locales"
	"spieltisch/store"
)

func TestHomeInEveryWindow(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang, dicewords.Game())
		s.home()
		shelltest.Shot(t, s.env, fmt.Sprintf("home_%s_empty", lang))
		s.family(t)
		s.match(t, 10*time.Minute, 3, 20, 3, 4)
		s.home()
		shelltest.Shot(t, s.env, fmt.Sprintf("home_%s_one", lang))
		for i := range 4 {
			s.match(t, time.Duration(20+50*i)*time.Hour, 2+i%3, 20, 3, 4, 5)
		}
		others := table.Games{fakegame.Game(1), fakegame.Game(2), fakegame.Game(4)}
		for _, more := range []int{0, 1, 3} {
			s.games = append(s.games[:1:1], others[:more]...)
			for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1000, Height: 620}, {Width: 1920, Height: 1080}} {
				name := fmt.Sprintf("home_%s_%d_%.0f_", lang, 1+more, size.Width)
				s.home()
				shelltest.Resize(s.env, size.Width, size.Height)
				shelltest.Shot(t, s.env, name)
				if out := shelltest.Outside(s.env); len(out) > 0 {
					t.Errorf("%s: outside of the window: %s", name, strings.Join(out, "\n"))
				}
				for i := 1; s.env.Trace.Marked(fmt.Sprintf("resume.%d", i)) != nil; i++ {
					row := shelltest.Marked(t, s.env, fmt.Sprintf("resume.%d", i))
					texts := shelltest.Inside[*ui.Text](row)
					if h := row.Size().Height; h < 48 && texts[0].Position().Y != texts[1].Position().Y {
						t.Errorf("%s: %q and %q lie below each other in a row that is %v high", name, texts[0], texts[1], h)
					}
				}
			}
		}
		s.games = s.games[:1]
		s.home()
		shelltest.Resize(s.env, 1280, 800)
		s.env.Change(func(p *shell.Prefs) { p.Mode = "dark" })
		shelltest.Shot(t, s.env, fmt.Sprintf("home_%s_dark", lang))
	}
}

// In the least window the way to all matches ends where what is for today begins.
func TestTheWayToAllMatchesFits(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang, dicewords.Game())
		s.family(t)
		s.match(t, 10*time.Minute, 3, 20, 3, 4)
		s.home()
		shelltest.Resize(s.env, 1000, 620)
		link := s.env.Trace.Marked("matches")
		if right := fyne.CurrentApp().Driver().AbsolutePositionForObject(link).X + link.Size().Width; right > 584 || right < 250 {
			t.Errorf("%s: the link ends at %.0f of 1000", lang, right)
		}
	}
}

// The newest three games to go on with are one click away in any window, and four in a high one.
func TestNewestGamesAreOneClickAway(t *testing.T) {
	s := newStand(t, locales.German, dicewords.Game())
	s.family(t)
	for range 4 {
		s.match(t, time.Hour, 2, 20)
	}
	s.home()
	for _, c := range []struct {
		w, h float32
		seen int
	}{{1280, 800, 3}, {1000, 620, 3}, {1477, 831, 4}, {1600, 900, 4}} {
		shelltest.Resize(s.env, c.w, c.h)
		seen := 0
		for i := range 4 {
			if _, ok := ui.Place(s.env.Window.Content(), s.env.Trace.Marked(fmt.Sprint("resume.", i))); ok {
				seen++
			}
		}
		if seen != c.seen {
			t.Errorf("%.0f × %.0f: %d of 4 games", c.w, c.h, seen)
		}
	}
}

// In a narrow window a box says how many can play, but not for how long.
func TestNarrowHomeSaysLess(t *testing.T) {
	s := newStand(t, locales.German, dicewords.Game())
	s.family(t)
	s.match(t, time.Minute, 3, 20)
	s.home()
	long := []string{"1–8 · 25 Min.", s.env.T("dicewords.tagline")}
	s.sees(t, long...)
	shelltest.Resize(s.env, 1000, 620)
	s.games = append(s.games, fakegame.Game(1), fakegame.Game(2), fakegame.Game(4))
	s.home()
	s.misses(t, long...)
	s.sees(t, "1–8")
}

// With all at the table and all tools the program's name stands in the head of the least window, too.
func TestFullTable(t *testing.T) {
	s := newStand(t, locales.German, dicewords.Game())
	for i := range ui.Players {
		p, err := s.env.Store.AddPlayer(strings.Repeat("Ö", i+1), i)
		if err != nil {
			t.Fatal(err)
		}
		s.people = append(s.people, p)
	}
	s.match(t, time.Minute, ui.Players, 20)
	s.home()
	place := func(o fyne.CanvasObject) fyne.Position {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	}
	seen := func() []*ui.Avatar { // of those at the table; the card of their match stands further below
		return slices.DeleteFunc(shelltest.Find[*ui.Avatar](s.env), func(a *ui.Avatar) bool { return place(a).Y >= 80 })
	}
	s.sees(t, "Am Tisch")
	if n := len(seen()); n != ui.Players {
		t.Errorf("%d players are seen in the large window", n)
	}
	shelltest.Resize(s.env, 1000, 620)
	if n := len(seen()); n != ui.Players {
		t.Errorf("%d players are seen in the small window", n)
	}
	logos := slices.DeleteFunc(shelltest.Find[*draw.Word](s.env), func(w *draw.Word) bool { return place(w).Y >= 80 })
	if len(logos) == 0 {
		t.Fatal("the small window lacks the name of the program")
	}
	if logo := logos[0]; place(seen()[0]).X < place(logo).X+logo.Size().Width {
		t.Error("the players cover the name of the program")
	}
}

// Somebody has the same letters in the head, where a click on the face shows everybody, and in the rows.
func TestFacesAreAlike(t *testing.T) {
	s := newStand(t, locales.German, dicewords.Game())
	s.people = shelltest.Players(t, s.env, "Tina", "Tante Rosemarie")
	s.match(t, time.Hour, 1, 20)
	s.match(t, time.Minute, 2, 20)
	s.home()
	head := slices.DeleteFunc(shelltest.Find[*ui.Areas](s.env), func(a *ui.Areas) bool {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(a).Y >= 80
	})
	letters := func(in fyne.CanvasObject) string {
		return shelltest.Inside[*canvas.Text](shelltest.Inside[*ui.Avatar](in)[0])[0].Text
	}
	if len(head) != 2 {
		t.Fatalf("%d faces in the head can be clicked", len(head))
	}
	if row := letters(shelltest.Marked(t, s.env, "resume.1")); row != letters(head[0]) {
		t.Errorf("who is %q in the head is %q in a row", letters(head[0]), row)
	}
	head[0].Tapped(&fyne.PointEvent{Position: fyne.NewPos(20, 20)})
	s.sees(t, s.env.T("setup.players"))
}

// Whoever opens the program for the first time can choose its language at once; later it stands in the settings.
func TestLanguageOfAFreshProgram(t *testing.T) {
	s := newStand(t, locales.German, dicewords.Game())
	s.home()
	tabs := shelltest.Find[*ui.Segmented](s.env)[0]
	tabs.Focus()
	shelltest.Key(s.env, fyne.KeyRight)
	s.sees(t, "Nice to see you!")
	s.env.Trace.Marked("players").(*ui.Button).Focus()
	shelltest.Key(s.env, fyne.KeySpace)
	for _, name := range []string{"Mia", "Tina"} {
		shelltest.Key(s.env, fyne.KeyReturn)
		shelltest.Type(s.env, name)
		shelltest.Tap(t, s.env, s.env.T("setup.player.add"))
	}
	shelltest.Key(s.env, fyne.KeyEscape)
	s.people, _ = s.env.Store.Players()
	if add := s.env.Trace.Marked("players"); !add.Visible() || s.env.Window.Canvas().Focused() != add.(fyne.Focusable) {
		t.Error("the keyboard isn't where one adds more")
	}
	shelltest.Shot(t, s.env, "home_people")
	s.sees(t, s.env.T("setup.players"), s.env.T("home.welcome"), s.env.T("guided.show"), s.env.T("stats.overview"), s.env.T("sheets.tool"), s.env.T("alphabet.title"))
	s.misses(t, s.env.T("home.players.who"), s.env.T("home.none"))
	if n := len(shelltest.Find[*ui.Segmented](s.env)); n > 0 {
		t.Error("the language is asked for still")
	}
	shelltest.Resize(s.env, 1000, 620)
	shelltest.Shot(t, s.env, "home_people_1000")
	s.match(t, time.Minute, 2, 3, 3)
	s.home()
	s.misses(t, s.env.T("home.welcome"))
}

// The newest game says who is asked, and the others in which round, too, where there is room.
func TestACardSaysWhoIsAsked(t *testing.T) {
	for lang, want := range map[locales.Lang][2]string{
		locales.German:  {"Runde 1 · Maximilian Alexander ist dran", "Lee ist dran"},
		locales.English: {"Round 1 · Maximilian Alexander to play", "Lee to play"},
	} {
		s := newStand(t, lang)
		s.people = shelltest.Players(t, s.env, "Maximilian Alexander", "Lee")
		s.match(t, time.Hour, 2, 20)
		s.match(t, time.Minute, 2, 20, 3)
		shelltest.Resize(s.env, 1920, 1080)
		s.home()
		s.sees(t, want[:]...)
	}
}

// On the mat of the newest match each code of the Da Vinci Code lies beside the face of whose it is, and no face lies elsewhere.
func TestCodesLieBesideFaces(t *testing.T) {
	s := newStand(t, locales.German, davinci.Game())
	s.family(t)
	p := tabletest.Golden(t, s.games, "davinci", "four-points")
	p.Rows = p.Rows[:len(p.Rows)/3]
	for range 2 { // the newer one lies on a lower mat
		p.Play(t, s.env.Store, "", s.people[0].ID, s.people[1].ID, s.people[2].ID, s.people[3].ID)
		for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}} {
			s.home()
			shelltest.Resize(s.env, size.Width, size.Height)
			card := shelltest.Marked(t, s.env, "resume.0")
			var faces []fyne.CanvasObject
			for _, a := range shelltest.Inside[*ui.Avatar](card) {
				faces = append(faces, a)
			}
			ledges := shelltest.Inside[*ui.Ledge](card)
			if over := shelltest.Overlapping(faces); len(faces) != 4 || len(ledges) != 4 || len(over) > 0 {
				t.Fatalf("%v: %d faces, %d ledges, %q", size, len(faces), len(ledges), over)
			}
			for i, face := range faces {
				if d := shelltest.Middle(ledges[i]).Subtract(shelltest.Middle(face)); d.X < ledges[i].Size().Width/2 || d.Y < 0 || d.Y > 50 {
					t.Errorf("%v: code %d lies at %v from its face", size, i, d)
				}
			}
		}
	}
}

// The last lines of a running sheet lie below the players' faces, whole and unscrolled in the least window.
func TestRunningSheetIsWhole(t *testing.T) {
	for _, g := range []*table.Game{dicewords.Game(), woerterklauer.Game(), davinci.Game()} {
		s := newStand(t, locales.German, g)
		s.people = shelltest.Players(t, s.env, "Maximiliane", "Friedrich-Wilhelm", "Anna-Katharina", "Großvater Heinrich", "Ida", "Bo", "Uwe", "Eva")[:g.MaxSeats]
		var ids []store.PlayerID
		edit := sheet.Edit{}
		for i, p := range s.people {
			ids = append(ids, p.ID)
			for row := 1; row <= 3 && g.Kind.Name() != wk.Name; row++ {
				edit = edit.Number(sheet.Cell{Row: row, Seat: games.Seat(i), Field: sheet.FieldPoints}, 80+10*row)
				if g.Kind.Name() == dw.Name {
					edit = edit.Set(sheet.Cell{Row: row, Seat: games.Seat(i), Field: words.FieldWord}, "QUARK")
				}
			}
		}
		if g.Kind.Name() == wk.Name {
			edit = edit.Number(sheet.Of(1, paper.FieldRed), 8).Number(sheet.Of(1, paper.FieldBlack), 0).Set(sheet.Of(1, paper.FieldNew), "HAUS MAUS LAUS RAUS")
		}
		form := g.Sheet.Form(s.env)
		form.Build(len(ids))
		form.SetSeats(len(ids))
		setup := form.Setup(len(ids), 0)
		log, err := sheet.NewLog(g.Sheet.Kind, setup)
		if err != nil {
			t.Fatal(err)
		}
		log, first, _, err := log.Set(edit)
		if err != nil {
			t.Fatal(err)
		}
		for i := range 3 { // the newer one lies on a lower mat
			if _, err := s.env.Store.CreateSheet(store.NewSheet{
				Kind: g.Kind.Name(), Rules: g.Sheet.Kind.Rules(), Setup: setup, Players: ids, First: &first, Standing: log.Sheet().Score().Standing(),
			}); err != nil {
				t.Fatal(err)
			}
			for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}} {
				s.home()
				shelltest.Resize(s.env, size.Width, size.Height)
				shelltest.Shot(t, s.env, fmt.Sprint("home_sheet_", g.Kind.Name(), i, size.Width))
				s.wholeSheet(t, len(ids))
			}
		}
	}
}

// wholeSheet fails unless the newest sheet shows all faces, unscrolled, and no text on another.
func (s *stand) wholeSheet(t *testing.T, seats int) {
	t.Helper()
	card := shelltest.Marked(t, s.env, "resume.0")
	if n := len(shelltest.Inside[*ui.Avatar](card)); n < seats {
		t.Errorf("%d faces", n)
	}
	scrolls := shelltest.Inside[*ui.Scroll](card)
	if len(scrolls) == 0 {
		t.Error("no lines")
	}
	for _, scroll := range scrolls {
		if in, out := scroll.Content.MinSize(), scroll.Size(); in.Width > out.Width || in.Height > out.Height {
			t.Errorf("%v scrolls in %v", in, out)
		}
		all := shelltest.Words(scroll)
		for i, a := range all {
			for _, b := range all[:i] {
				if apart := a.At.Subtract(b.At); max(apart.X, -apart.X) < 8 && max(apart.Y, -apart.Y) < 15 {
					t.Errorf("%q at %v lies on %q at %v", b.Text, b.At, a.Text, a.At)
				}
			}
		}
	}
}
