package look_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/learn/look"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/locales"
)

// page is a task in a card, as the course shows it.
type page struct {
	task *look.Task
	size fyne.Size
}

func place(o fyne.CanvasObject, s fyne.Size) fyne.CanvasObject {
	o.Move(fyne.NewPos(24, 80))
	o.Resize(s)
	return o
}

func (p *page) Title() string { return p.task.Title() }
func (p *page) Shown()        {}
func (p *page) Leave()        { p.task.Stop() }
func (p *page) Build() fyne.CanvasObject {
	left, main := p.task.Foot()
	foot := ui.HMid(12, left...)
	foot.Add(ui.Spacer())
	foot.Add(main)
	head := ui.VGap(2, ui.NewText(p.task.Title(), ui.Question, ui.Ink).Truncate(), ui.NewPara(p.task.Note(), ui.Lead, ui.Ink2))
	return container.NewWithoutLayout(place(ui.NewCard(container.NewBorder(head, foot, nil, nil, p.task.Object())), p.size))
}
func (p *page) Key(e *fyne.KeyEvent) bool { return p.task.Key(e) }
func (p *page) Rune(r rune) bool          { return p.task.Rune(r) }

type shown struct {
	env    *shell.Env
	course *course.Course
	task   *look.Task
	done   int
}

// show shows the task in a card of a size.
func show(t *testing.T, env *shell.Env, it course.Item, size fyne.Size) *shown {
	t.Helper()
	c, err := course.New(draw.Letters(), nil)
	if err != nil {
		t.Fatal(err)
	}
	s := &shown{env: env, course: c}
	s.task = look.New(env, c, it, func(said string, hints int) {
		if said != "" || hints != 0 {
			t.Errorf("said %q with %d hints", said, hints)
		}
		s.done++
	})
	shelltest.Pages(env, map[string]shell.Builder{shell.Alphabet: func(shell.Route) (shell.Page, error) { return &page{s.task, size}, nil }})
	shelltest.Resize(env, 1000, 620)
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Alphabet})
	return s
}

func (s *shown) assembly() *draw.Assembly { return shelltest.Find[*draw.Assembly](s.env)[0] }

var usual = fyne.NewSize(736, 520)

func item(r, against rune) course.Item {
	return course.Item{Kind: course.Look, Target: string(r), Against: against, Must: []rune{r}, New: true}
}

// Piece by piece by keys, taps and the button: all do the same, and the recipe says what comes.
func TestPieceByPiece(t *testing.T) {
	for name, next := range map[string]func(*shown){
		"key":    func(s *shown) { shelltest.Key(s.env, fyne.KeySpace) },
		"tap":    func(s *shown) { test.Tap(s.assembly()) },
		"button": func(s *shown) { shelltest.Tap(t, s.env, "Nächstes Teil") },
	} {
		env := shelltest.NewBare(t, locales.German)
		s := show(t, env, item('R', 'P'), usual)
		steps := []int{1}
		for range 3 {
			next(s)
			n, all := s.assembly().Laid()
			steps = append(steps, n)
			if all != 3 || !s.assembly().Lit(n-1) {
				t.Errorf("%s: %d of %d", name, n, all)
			}
		}
		if steps[1] != 2 || steps[2] != 3 || steps[3] != 1 {
			t.Errorf("%s: %v", name, steps)
		}
	}
}

// It plays by itself in steps where nothing may move, and the letter stands at the end.
func TestPlaysInSteps(t *testing.T) {
	env := shelltest.NewBare(t, locales.German)
	var waiting []func()
	ui.SetTimer(func(_ time.Duration, f func()) func() {
		waiting = append(waiting, f)
		return func() { waiting = nil }
	})
	s := show(t, env, item('B', 0), usual)
	for want := 1; want <= 3; want++ {
		if n, _ := s.assembly().Laid(); n != want {
			t.Errorf("%d pieces instead of %d", n, want)
		}
		if len(waiting) != 1 {
			t.Fatalf("%d wait", len(waiting))
		}
		f := waiting[0]
		waiting = nil
		f()
	}
	if len(waiting) != 0 || s.assembly().Lit(2) {
		t.Error("it doesn't come to rest")
	}
	shelltest.Tap(t, env, "Noch einmal")
	if n, _ := s.assembly().Laid(); n != 1 {
		t.Error("it doesn't play again:", n)
	}
}

// Home begins again, and the list of keys says so.
func TestKeys(t *testing.T) {
	s := show(t, shelltest.NewBare(t, locales.German), item('E', 0), usual)
	shelltest.Key(s.env, fyne.KeySpace, fyne.KeySpace, fyne.KeyHome)
	if n, _ := s.assembly().Laid(); n != 1 {
		t.Error(n, "pieces lie after Home")
	}
	for _, k := range s.task.Keys() {
		if s.env.T(k.What) == string(k.What) {
			t.Error("no text for", k.What)
		}
	}
}

// Enter and the button go on, once.
func TestGoesOn(t *testing.T) {
	env := shelltest.NewBare(t, locales.English)
	seen := item('K', 0)
	seen.New = false
	s := show(t, env, seen, usual)
	shelltest.Key(env, fyne.KeyReturn)
	shelltest.Key(env, fyne.KeyReturn)
	shelltest.Tap(t, env, "Next")
	if s.done != 1 {
		t.Error("done", s.done)
	}
}

// A new letter is introduced before it goes on: larger, what its pieces are, where they stand, and a word with it. A key or
// the button leads on to what it may be mixed up with.
func TestIntroducesANewLetter(t *testing.T) {
	for lang, want := range map[locales.Lang][]string{
		locales.German:  {"Ein neuer Buchstabe: K", "Ein langer Stab: links", "Zwei kurze Stäbe: oben und unten", "K steckt in KATZE:"},
		locales.English: {"A new letter: K", "A long stick: on the left", "Two short sticks: at the top and at the bottom", "You find K in KITE:"},
	} {
		env := shelltest.NewBare(t, lang)
		s := show(t, env, item('K', 'X'), usual)
		var drawn []string
		for _, w := range shelltest.Find[*draw.Word](env) {
			drawn = append(drawn, w.String())
		}
		for _, text := range want {
			if !shelltest.Has(env, text) {
				t.Errorf("%s: no %q in %q", lang, text, shelltest.Texts(env))
			}
		}
		if got, word := strings.Join(drawn, ""), strings.Fields(strings.TrimSuffix(want[3], ":")); got != word[len(word)-1] {
			t.Errorf("%s: %q is drawn", lang, got)
		}
		alike := env.T("learn.look.alike")
		before := shelltest.Has(env, alike)
		shelltest.Key(env, fyne.KeyReturn)
		if before || !shelltest.Has(env, alike) || shelltest.Has(env, want[3]) || s.done != 0 {
			t.Errorf("%s: Enter doesn't lead on: %t %q", lang, before, shelltest.Texts(env))
		}
		if shelltest.Tap(t, env, env.T("learn.next")); s.done != 1 {
			t.Errorf("%s: done %d", lang, s.done)
		}
	}
}

// Every letter has an easy word in both languages; what is no letter has none.
func TestWordsWithLetters(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.NewBare(t, lang)
		for r := 'A'; r <= 'Z'; r++ {
			show(t, env, item(r, 0), usual)
			found := false
			for _, w := range shelltest.Find[*draw.Word](env) {
				found = found || w.String() == string(r)
			}
			if !found {
				t.Errorf("%s: no word with %c", lang, r)
			}
		}
		show(t, env, item('-', 0), usual)
		if n := len(shelltest.Find[*draw.Word](env)); n > 0 {
			t.Errorf("%s: %d letters for a hyphen", lang, n)
		}
	}
}

// introduced sees the parts of a new letter, and that all has room.
func introduced(t *testing.T, env *shell.Env, parts []string) {
	t.Helper()
	for _, part := range parts {
		if !shelltest.Has(env, part) {
			t.Errorf("%s: no %q", env.Texts.Lang(), part)
		}
	}
	if out := shelltest.Outside(env); len(out) > 0 {
		t.Errorf("%s: outside: %q", env.Texts.Lang(), out)
	}
}

// Every letter with its recipe, its count and its relatives, in both languages, in the least room
// that a card has.
func TestAllLetters(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.NewBare(t, lang)
		env.ApplyPrefs()
		c, err := course.New(draw.Letters(), nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range c.Letters() {
			against := rune(0)
			if all := c.LookAlikes(r); len(all) > 0 {
				against = all[0]
			}
			show(t, env, item(r, against), fyne.NewSize(560, 470))
			introduced(t, env, say.Places(env, c, r))
			shelltest.Shot(t, env, "look-new-"+string(r)+"-"+string(lang))
			shelltest.Key(env, fyne.KeyReturn)
			for _, o := range c.Shared(r) {
				if !shelltest.Has(env, say.Letter(env, o)) {
					t.Errorf("%s %c: no %c", lang, r, o)
				}
			}
			if pairs := shelltest.Find[*draw.Compare](env); (against != 0) != (len(pairs) == 1) {
				t.Errorf("%s %c: %d pairs", lang, r, len(pairs))
			}
			if out := shelltest.Outside(env); len(out) > 0 {
				t.Errorf("%s %c: outside: %q", lang, r, out)
			}
			if r == 'R' || r == 'Q' {
				shelltest.Shot(t, env, "look-"+string(r)+"-"+string(lang))
			}
		}
	}
}
