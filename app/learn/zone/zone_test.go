package zone

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// page is a task in a card, as the course shows it.
type page struct {
	task *Task
	size fyne.Size
}

func (p *page) Title() string { return p.task.Title() }
func (p *page) Leave()        { p.task.Stop() }
func (p *page) Shown() {
	if f := p.task.Focus(); f != nil {
		p.task.env.Window.Canvas().Focus(f)
	}
}

func (p *page) Build() fyne.CanvasObject {
	left, main := p.task.Foot()
	foot := ui.HMid(12, left...)
	foot.Add(ui.Spacer())
	foot.Add(main)
	head := ui.VGap(2, ui.NewText(p.task.Title(), ui.Question, ui.Ink).Truncate(), ui.NewPara(p.task.Note(), ui.Lead, ui.Ink2))
	card := ui.NewCard(container.NewBorder(head, foot, nil, nil, p.task.Object()))
	card.Move(fyne.NewPos(24, 80))
	card.Resize(p.size)
	return container.NewWithoutLayout(card)
}
func (p *page) Key(e *fyne.KeyEvent) bool { return p.task.Key(e) }
func (p *page) Rune(r rune) bool          { return p.task.Rune(r) }

type shown struct {
	t    *testing.T
	env  *shell.Env
	c    *course.Course
	task *Task
	said []string
	hint int
}

func newCourse(t *testing.T) *course.Course {
	t.Helper()
	c, err := course.New(draw.Letters(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

var usual = fyne.NewSize(736, 520)

func show(t *testing.T, env *shell.Env, it course.Item, size fyne.Size) *shown {
	t.Helper()
	s := &shown{t: t, env: env, c: newCourse(t)}
	s.task = New(env, s.c, it, func(said string, hints int) { s.said, s.hint = append(s.said, said), hints })
	shelltest.Pages(env, map[string]shell.Builder{shell.Alphabet: func(shell.Route) (shell.Page, error) { return &page{s.task, size}, nil }})
	shelltest.Resize(env, 1000, 620)
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Alphabet})
	return s
}

// tap taps a letter to choose.
func (s *shown) tap(r rune) {
	s.t.Helper()
	l := s.task.letters
	i := slices.Index(l.shown, r)
	if i < 0 {
		s.t.Fatalf("no %c", r)
	}
	at := l.frames()[i]
	l.Tapped(&fyne.PointEvent{Position: at.AddXY(at.Width/2, at.Height/2)})
}

// loose is K, F and Z of which Z hasn't been learnt.
func loose() course.Item {
	return course.Item{
		Kind: course.Loose, Target: "K", Pieces: letterpiece.Count{1, 2, 0, 0},
		Among: []rune("AEFIKLOT"), Must: []rune("FK"), May: []rune("Z"),
	}
}

// deduce is a zone with two short sticks, and no wide curve to come.
func deduce() course.Item {
	it := course.Item{Kind: course.Deduce, Target: "K", Pieces: letterpiece.Count{0, 2, 0, 0}, Among: []rune("AEFGIKMUY"), Must: []rune("EFKMUY")}
	it.Covered[letterpiece.WideCurve] = true
	return it
}

// Taps, keys and typing name the same letters, and Enter and the button answer, once.
func TestNames(t *testing.T) {
	for name, play := range map[string]func(*shown){
		"tap":    func(s *shown) { s.tap('K'); s.tap('A'); s.tap('F'); s.tap('A'); shelltest.Tap(t, s.env, "Fertig") },
		"typing": func(s *shown) { shelltest.Type(s.env, "kaFA"); shelltest.Key(s.env, fyne.KeyReturn) },
		"arrows": func(s *shown) {
			shelltest.Key(s.env, fyne.KeyRight, fyne.KeyRight, fyne.KeySpace, fyne.KeyEnd, fyne.KeySpace, fyne.KeySpace, fyne.KeyHome)
			for range 4 {
				shelltest.Key(s.env, fyne.KeyRight)
			}
			shelltest.Key(s.env, fyne.KeySpace, fyne.KeyEnter, fyne.KeyReturn)
		},
	} {
		s := show(t, shelltest.NewBare(t, locales.German), loose(), usual)
		play(s)
		s.task.finish()
		if !slices.Equal(s.said, []string{"FK"}) || s.hint != 0 {
			t.Errorf("%s: %q with %d hints", name, s.said, s.hint)
		}
		if a := loose().Answer(s.said[0], 1000, s.hint, 1, 1); !a.Right {
			t.Errorf("%s: not right", name)
		}
		s.tap('T')
		shelltest.Type(s.env, "t")
		if got := string(s.task.letters.named()); got != "FK" {
			t.Errorf("%s: %q after the answer", name, got)
		}
	}
}

// Nothing named is no answer; a letter that hasn't been learnt may be typed, and no other sign.
func TestTyping(t *testing.T) {
	s := show(t, shelltest.NewBare(t, locales.German), loose(), usual)
	shelltest.Key(s.env, fyne.KeyReturn)
	if off, why := s.task.main.Disabled(); !off || why == "" || len(s.said) != 0 {
		t.Error("an empty answer:", s.said, why)
	}
	shelltest.Type(s.env, "z3ä")
	if got := string(s.task.letters.named()); got != "Z" {
		t.Errorf("named %q", got)
	}
	if off, _ := s.task.main.Disabled(); off {
		t.Error("no way to answer")
	}
	shelltest.Type(s.env, "fk")
	shelltest.Key(s.env, fyne.KeyReturn)
	if !slices.Equal(s.said, []string{"FKZ"}) || !loose().Answer(s.said[0], 1, 0, 1, 1).Right {
		t.Errorf("said %q", s.said)
	}
}

// The steps of help first count, then strike out until only right letters are left.
func TestHints(t *testing.T) {
	for _, it := range []course.Item{loose(), deduce()} {
		s := show(t, shelltest.NewBare(t, locales.German), it, usual)
		s.tap('A')
		steps := 0
		for {
			if off, _ := s.task.help.Disabled(); off {
				break
			}
			shelltest.Tap(t, s.env, "Tipp")
			steps++
		}
		left := slices.DeleteFunc(slices.Clone(it.Among), func(r rune) bool { return s.task.letters.struck[r] })
		if !slices.Equal(left, it.Must) || steps < 2 || steps != len(s.task.steps) {
			t.Errorf("%s: %q are left after %d steps", it.Kind, string(left), steps)
		}
		if s.task.letters.picked['A'] {
			t.Error("A is still named")
		}
		shelltest.Type(s.env, strings.ToLower(string(it.Must))+"a")
		shelltest.Key(s.env, fyne.KeyReturn)
		if !slices.Equal(s.said, []string{string(it.Must)}) || s.hint != steps {
			t.Errorf("%s: said %q with %d hints", it.Kind, s.said, s.hint)
		}
	}
}

// What a person reads of it: each sentence once in both languages.
func TestSentences(t *testing.T) {
	wants := map[locales.Lang][]string{
		locales.German: {
			"Von diesen Buchstaben passen 2.",
			"Du siehst einen langen Stab. Damit fallen A und O weg.",
			"Du siehst zwei kurze Stäbe. Damit fallen E, I, L und T weg.",
			"K: Braucht genau diese Teile.",
			"A: Hat zwei lange Stäbe – hier liegt einer.",
			"I: Hat keinen kurzen Stab – hier liegen zwei.",
			"Von diesen Buchstaben passen 6.",
			"Du siehst schon zwei kurze Stäbe. Damit fallen A und I weg.",
			"Ein großer Bogen kommt nicht dazu. Damit fällt G weg.",
			"G: Hat einen großen Bogen – ein großer Bogen kann aber nicht dazukommen.",
			"K: Es fehlt nur noch ein langer Stab.",
			"E: Es fehlen nur noch ein langer Stab und ein kurzer Stab.",
			"M: Es fehlen nur noch zwei lange Stäbe.",
		},
		locales.English: {
			"2 of these letters fit.",
			"You see one long stick. That rules out A and O.",
			"You see two short sticks. That rules out E, I, L and T.",
			"K: Needs exactly these pieces.",
			"A: Has two long sticks – you see one here.",
			"I: Has no short stick – you see two here.",
			"6 of these letters fit.",
			"You already see two short sticks. That rules out A and I.",
			"A wide curve can’t come here. That rules out G.",
			"G: Has one wide curve – but a wide curve can’t come here.",
			"K: Only a long stick is missing.",
			"E: Only a long stick and a short stick are missing.",
			"M: Only two long sticks are missing.",
		},
	}
	for lang, want := range wants {
		env := shelltest.NewBare(t, lang)
		var got []string
		for _, it := range []course.Item{loose(), deduce()} {
			task := New(env, newCourse(t), it, nil)
			for _, h := range task.steps {
				got = append(got, h.text)
			}
			for _, r := range it.Among {
				got = append(got, string(r)+": "+task.why(r))
			}
		}
		for _, s := range want {
			if !slices.Contains(got, s) {
				t.Errorf("no %q in\n%s", s, strings.Join(got, "\n"))
			}
		}
	}
}

// What the task takes for possible is what the course does, for all letters and many zones; and the
// steps of help leave just that.
func TestAgreesWithTheCourse(t *testing.T) {
	c := newCourse(t)
	env := shelltest.NewBare(t, locales.German)
	check := func(it course.Item, want []rune) {
		t.Helper()
		it.Among, it.Must = c.Letters(), want
		task := New(env, c, it, nil)
		left := c.Letters()
		for _, h := range task.steps {
			left = slices.DeleteFunc(left, func(r rune) bool { return slices.Contains(h.out, r) })
		}
		if !slices.Equal(left, want) {
			t.Errorf("%+v: %q instead of %q", it, string(left), string(want))
		}
		for _, r := range c.Letters() {
			if task.fits(r) != slices.Contains(want, r) {
				t.Errorf("%+v: fits(%c) is %v", it, r, task.fits(r))
			}
		}
	}
	for _, r := range c.Letters() {
		n, _ := c.Alphabet().Count(string(r))
		check(course.Item{Kind: course.Loose, Pieces: n}, c.Makes(n))
		for covered := range 16 {
			it := course.Item{Kind: course.Deduce, Pieces: n}
			for k := range it.Covered {
				it.Covered[k] = covered>>k&1 == 1
			}
			check(it, c.Possible(n, it.Covered, c.Letters()))
			it.Pieces = letterpiece.Count{}
			if left := c.Possible(it.Pieces, it.Covered, c.Letters()); len(left) > 0 {
				check(it, left)
			}
		}
	}
}

// The first zone is worked through: only right letters are left to choose, and that was help.
func TestIntroduceWorksThrough(t *testing.T) {
	s := show(t, shelltest.NewBare(t, locales.German), deduce(), usual)
	s.task.Introduce()
	for _, r := range deduce().Among {
		s.tap(r)
	}
	s.task.finish()
	if a := deduce().Answer(s.said[0], 1000, s.hint, 1, 1); !a.Right || a.Hints == 0 {
		t.Errorf("%+v", a)
	}
	if texts := strings.Join(shelltest.Texts(s.env), " "); !strings.Contains(texts, "Übrig bleiben") {
		t.Error(texts)
	}
}

// After the answer each letter has its reason: what didn't fit first, then what was missed.
func TestReveal(t *testing.T) {
	s := show(t, shelltest.NewBare(t, locales.German), loose(), usual)
	shelltest.Type(s.env, "ka")
	shelltest.Key(s.env, fyne.KeyReturn)
	s.task.Reveal(loose().Answer(s.said[0], 1, 0, 1, 1))
	texts := shelltest.Texts(s.env)
	var order []int
	for _, want := range []string{"passt nicht", "passt auch", "richtig"} {
		order = append(order, slices.Index(texts, want))
	}
	if order[0] < 0 || !slices.IsSorted(order) {
		t.Errorf("%v in %q", order, texts)
	}
	if s.task.Focus() != nil {
		t.Error("the letters still want the keyboard")
	}
	if n := len(shelltest.Find[*draw.Word](s.env)); n != len(loose().Among) {
		t.Error(n, "letters have a reason")
	}
	was := s.task.reasons.Offset.Y
	shelltest.Key(s.env, fyne.KeyPageDown)
	if s.task.reasons.Offset.Y <= was {
		t.Error("the keys don't page")
	}
}

// Nothing leaves the card, in both languages, before and after the answer.
func TestFits(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.NewBare(t, lang)
		env.ApplyPrefs()
		for _, it := range []course.Item{loose(), deduce()} {
			it.Among = newCourse(t).Letters()
			s := show(t, env, it, fyne.NewSize(560, 470))
			s.task.Introduce()
			name := string(it.Kind) + "-" + string(lang)
			shelltest.Shot(t, env, name)
			s.task.hint()
			s.task.hint()
			shelltest.Type(env, "ky")
			if out := shelltest.Outside(env); len(out) > 0 {
				t.Errorf("%s: outside: %q", name, out)
			}
			shelltest.Shot(t, env, name+"-hint")
			shelltest.Key(env, fyne.KeyEnd)
			if at := s.task.letters.frames()[s.task.letters.At]; at.Y+at.Height > s.task.scroll.Offset.Y+s.task.scroll.Size().Height || len(s.task.letters.shown) == 0 {
				t.Errorf("%s: the cursor is out of sight", name)
			}
			l := s.task.letters
			for i := range l.shown {
				if at := l.frames()[i]; at.Y+at.Height > l.Size().Height+1 || at.Width < cellLeast {
					t.Errorf("%s: %c lies at %v of %v", name, l.shown[i], at.Y+at.Width, l.Size().Height)
					break
				}
			}
			s.task.finish()
			s.task.Reveal(it.Answer(s.said[0], 1, 2, 1, 1))
			if out := shelltest.Outside(env); len(out) > 0 {
				t.Errorf("%s revealed: outside: %q", name, out)
			}
			shelltest.Shot(t, env, name+"-reveal")
		}
	}
}
