package read

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
	"spieltisch/locales"
)

// shown is a task in a window, and what it was answered.
type shown struct {
	env  *shell.Env
	task *Task
	said []string
}

func show(t *testing.T, lang locales.Lang, it course.Item, size fyne.Size) *shown {
	t.Helper()
	env := shelltest.NewBare(t, lang)
	c, err := course.New(draw.Letters(), nil)
	if err != nil {
		t.Fatal(err)
	}
	s := &shown{env: env}
	s.task = New(env, c, it, func(said string, hints int) {
		if hints != 0 {
			t.Error(hints, "hints")
		}
		s.said = append(s.said, said)
	})
	left, main := s.task.Foot()
	if main != nil {
		left = append(left, main)
	}
	foot, object := ui.HGap(8, left...), s.task.Object()
	object.Resize(size)
	object.Move(fyne.NewPos(20, 20))
	foot.Resize(foot.MinSize())
	foot.Move(fyne.NewPos(20, 40+size.Height))
	ui.NewRoot(env.Window).SetPage(container.NewWithoutLayout(object, foot))
	shelltest.Resize(env, 1280, 800)
	env.Window.Canvas().Focus(s.task.Focus())
	return s
}

var wide = fyne.NewSize(640, 420)

func item(target string, turned bool) course.Item {
	return course.Item{Kind: course.Read, Target: target, Turned: turned, Must: []rune(target)}
}

// What is typed comes as tiles spell it, once.
func TestAnswer(t *testing.T) {
	s := show(t, locales.German, item("AEPFEL", false), wide)
	shelltest.Key(s.env, fyne.KeyReturn)
	if len(s.said) > 0 {
		t.Fatal("nothing is an answer")
	}
	shelltest.Type(s.env, " Äpfel ")
	shelltest.Key(s.env, fyne.KeyReturn, fyne.KeyReturn)
	shelltest.Tap(t, s.env, "Antworten")
	shelltest.Tap(t, s.env, "Weiß ich nicht")
	if len(s.said) != 1 || s.said[0] != "AEPFEL" {
		t.Error(s.said)
	}
}

// Keys that come while the field hasn't the focus go into it; Escape empties it, and then is
// nobody's.
func TestKeys(t *testing.T) {
	s := show(t, locales.German, item("IGEL", false), wide)
	s.env.Window.Canvas().Unfocus()
	for _, r := range "ab" {
		if !s.task.Rune(r) {
			t.Error(r)
		}
	}
	key := func(name fyne.KeyName) bool { return s.task.Key(&fyne.KeyEvent{Name: name}) }
	if !key(fyne.KeyBackspace) || s.task.said() != "A" {
		t.Error(s.task.said())
	}
	if !key(fyne.KeyEscape) || s.task.said() != "" || key(fyne.KeyEscape) {
		t.Error("Escape")
	}
	if s.task.Rune('?') || s.task.Rune(' ') || key(fyne.KeyF5) {
		t.Error("keys of the program")
	}
	s.task.Rune('i')
	s.task.Rune('g')
	if !key(fyne.KeyEnter) || len(s.said) != 1 || s.task.Rune('x') || key(fyne.KeyEscape) {
		t.Error(s.said)
	}
}

// A single letter is answered at once, by a key or a click; what is no letter is none.
func TestLetterAtOnce(t *testing.T) {
	s := show(t, locales.German, item("I", false), wide)
	for _, r := range "4?ä " {
		if s.task.Rune(r) {
			t.Errorf("%c is an answer", r)
		}
	}
	if !s.task.Rune('b') || len(s.said) != 1 || s.said[0] != "B" || s.task.Rune('c') {
		t.Error(s.said)
	}
	s = show(t, locales.German, item("I", false), wide)
	click(s, 'C', 'D')
	if len(s.said) != 1 || s.said[0] != "C" {
		t.Error(s.said)
	}
}

// click clicks on letters below the pieces.
func click(s *shown, letters ...rune) {
	k := s.task.keys
	for _, r := range letters {
		f := k.frames()[slices.Index(k.all, r)]
		k.Tapped(&fyne.PointEvent{Position: f.AddXY(f.Width/2, f.Height/2)})
	}
}

// A word can be spelt by mouse alone.
func TestWordByMouse(t *testing.T) {
	s := show(t, locales.English, item("FISH", false), wide)
	click(s, 'F', 'I', 'T', back, 'S', 'H')
	shelltest.Tap(t, s.env, "Answer")
	if len(s.said) != 1 || s.said[0] != "FISH" {
		t.Error(s.said)
	}
}

// The task lies as it is asked, and so does a wrong answer next to it; letters have what differs
// marked, words have what is the same pale.
func TestReveal(t *testing.T) {
	for _, turned := range []bool{false, true} {
		s := show(t, locales.English, item("F", turned), wide)
		words := shelltest.Find[*draw.Word](s.env)
		if len(words) != 1 || words[0].Options().Turned != turned || words[0].String() != "F" {
			t.Fatal(words)
		}
		s.task.Reveal(s.task.it.Answer("E", 1, 0, 1, 1))
		both := shelltest.Find[*draw.Compare](s.env)
		if len(both) != 1 || both[0].Letters()[0].Letter != 'F' || both[0].Letters()[1].Letter != 'E' || len(both[0].Letters()[1].Differ) != 1 {
			t.Fatal(both)
		}
		if !shelltest.Has(s.env, "E would have other pieces: 1 long stick and 3 short sticks.") {
			t.Error(shelltest.Texts(s.env))
		}

		s = show(t, locales.English, item("FISH", turned), wide)
		s.task.Reveal(s.task.it.Answer("FIST", 1, 0, 1, 1))
		var seen []string
		for _, w := range shelltest.Find[*draw.Word](s.env) {
			text := w.String()
			if w.Options().Faded {
				text = strings.ToLower(text)
			}
			if w.Options().Turned != turned {
				t.Error(text)
			}
			seen = append(seen, text)
		}
		want := "f i s H f i s T"
		if turned {
			want = "H s i f T s i f"
		}
		if got := strings.Join(seen, " "); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// A right answer, none, and one that has no pieces are shown alone.
func TestRevealAlone(t *testing.T) {
	for _, said := range []string{"K", "", "4", "Ö"} {
		s := show(t, locales.English, item("K", false), wide)
		s.task.Reveal(s.task.it.Answer(said, 1, 0, 1, 1))
		if words := shelltest.Find[*draw.Word](s.env); len(words) != 1 || !shelltest.Has(s.env, "K") || len(shelltest.Find[*draw.Compare](s.env)) > 0 {
			t.Errorf("%q: %q", said, shelltest.Texts(s.env))
		}
	}
}

// The same pieces, laid differently, are said to be so.
func TestSamePieces(t *testing.T) {
	s := show(t, locales.English, item("M", false), wide)
	s.task.Reveal(s.task.it.Answer("W", 1, 0, 1, 1))
	if !shelltest.Has(s.env, "Both have the same pieces, just arranged differently.") {
		t.Error(shelltest.Texts(s.env))
	}
}

// Long words and small rooms: nothing reaches over the edge.
func TestFits(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(420, 220), fyne.NewSize(980, 640)} {
		for _, word := range []string{"MAMMUT", "W"} {
			for _, said := range []string{"", "MAMMUS", "MMMMMMMMMM", "O"} {
				s := show(t, locales.German, item(word, false), size)
				inside(t, s, word)
				s.task.Reveal(s.task.it.Answer(said, 1, 0, 1, 1))
				inside(t, s, word+" "+said)
			}
		}
	}
}

func inside(t *testing.T, s *shown, what string) {
	t.Helper()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	object := s.task.Object()
	check := func(o fyne.CanvasObject) {
		p, size := at(o).Subtract(at(object)), o.Size()
		if p.X < 0 || p.Y < 0 || p.X+size.Width > object.Size().Width || p.Y+size.Height > object.Size().Height {
			t.Errorf("%s: %v %v in %v", what, p, size, object.Size())
		}
	}
	for _, w := range shelltest.Find[*draw.Word](s.env) {
		check(w)
	}
	for _, w := range shelltest.Find[*draw.Compare](s.env) {
		check(w)
	}
}
