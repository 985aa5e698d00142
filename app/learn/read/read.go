// Package read is the task to read a letter or a word made of pieces, upright or as it lies
// for the player opposite.
package read

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
)

// Task shows the pieces, and below them the letters to click on, for a word with the field to
// type what they say. A single letter is answered at once.
type Task struct {
	env  *shell.Env
	c    *course.Course
	it   course.Item
	done func(said string, hints int)
	sent bool

	field   *ui.Field // hidden for a single letter
	keys    *keys
	skip    *ui.Button
	answer  *ui.Button
	faces   *faces
	caption *ui.Para
	object  *fyne.Container
}

// New is a task of the kind course.Read. done gets what was typed, as tiles spell it.
func New(env *shell.Env, c *course.Course, it course.Item, done func(said string, hints int)) *Task {
	t := &Task{env: env, c: c, it: it, done: done}
	t.faces = newFaces(newFace(it.Target, it.Turned))
	t.caption = ui.NewPara("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).MaxLines(2)
	t.field = ui.NewField("", env.T("learn.read.word.field"))
	t.field.OnSubmit = func(string) { t.send() }
	t.field.OnChanged = func(string) { t.follow() }
	t.skip = ui.NewButton(env.T("learn.read.skip"), ui.Secondary, t.giveUp).WithIcon(ui.IconQuestion)
	t.answer = ui.NewButton(env.T("learn.read.answer"), ui.Primary, t.send).WithIcon(ui.IconCheck)
	letters, signs := c.Letters(), []rune(nil)
	if i := slices.IndexFunc(letters, unicode.IsLetter); i > 0 {
		letters, signs = letters[i:], letters[:i]
	}
	if t.word() {
		signs = append(slices.Clone(signs), back)
	}
	t.keys = newKeys(slices.Concat(letters, signs), t.press)
	ui.Show(t.word(), t.field)
	t.object = &fyne.Container{Layout: page{t}, Objects: []fyne.CanvasObject{
		ui.NewArea(ui.Well, 12, nil), t.faces.Container, t.caption, t.field, t.keys,
	}}
	env.Trace.Mark("learn-read", t.field)
	env.Trace.Mark("learn-keys", t.keys)
	env.Trace.Mark("learn-answer", t.answer)
	t.follow()
	return t
}

// word tells whether more than one letter is to be read.
func (t *Task) word() bool { return utf8.RuneCountInString(t.it.Target) > 1 }

func (t *Task) id(letter, word games.ID) games.ID {
	if t.word() {
		return word
	}
	return letter
}

// Title is the question.
func (t *Task) Title() string {
	return t.env.T(t.id("learn.read.letter", "learn.read.word"))
}

// Note says how it lies.
func (t *Task) Note() string {
	if t.it.Turned {
		return t.env.T("learn.read.turned")
	}
	return t.env.T("learn.read.upright")
}

// Object is the pieces with the field.
func (t *Task) Object() fyne.CanvasObject { return t.object }

// Foot has the way on for who doesn't know and, for a word, the answer.
func (t *Task) Foot() (left []fyne.CanvasObject, main fyne.CanvasObject) {
	if !t.word() {
		return []fyne.CanvasObject{t.skip}, nil
	}
	return []fyne.CanvasObject{t.skip}, t.answer
}

// Focus is the field; a letter needs none.
func (t *Task) Focus() fyne.Focusable {
	if !t.word() {
		return nil
	}
	return t.field.Focusable()
}

// Key lets Escape empty the field.
func (t *Task) Key(e *fyne.KeyEvent) bool {
	if t.sent || !t.word() {
		return false
	}
	switch e.Name {
	case fyne.KeyEscape:
		if t.field.Text() == "" {
			return false
		}
		t.field.SetText("")
		t.follow()
	case fyne.KeyBackspace:
		t.press(back)
	case fyne.KeyReturn, fyne.KeyEnter:
		t.send()
	default:
		return false
	}
	return true
}

// Rune is a letter typed while the field hasn't the keyboard: it goes there, or is the answer.
func (t *Task) Rune(r rune) bool {
	if t.sent || r == ' ' || r == '?' {
		return false
	}
	if !t.word() {
		said := []rune(course.Spell(string(r)))
		known := len(said) == 1 && slices.Contains(t.keys.all, said[0])
		if known {
			t.hand(string(said))
		}
		return known
	}
	t.field.SetText(t.field.Text() + string(r))
	t.field.Focus()
	t.follow()
	return true
}

// press is a click on a letter.
func (t *Task) press(r rune) {
	switch all := []rune(t.field.Text()); {
	case t.sent:
	case !t.word():
		t.hand(string(r))
	case r != back:
		t.Rune(r)
	case len(all) > 0:
		t.field.SetText(string(all[:len(all)-1]))
		t.follow()
	}
}

func (t *Task) said() string { return course.Spell(t.field.Text()) }

// follow offers to answer once there is something to say.
func (t *Task) follow() {
	t.answer.SetEnabled(t.said() != "", t.env.T("learn.read.empty"))
}

func (t *Task) send() {
	if t.said() != "" {
		t.hand(t.said())
	}
}

func (t *Task) giveUp() { t.hand("") }

func (t *Task) hand(said string) {
	if t.sent {
		return
	}
	t.sent = true
	t.field.SetEnabled(false)
	t.done(said, 0)
}

// Reveal says what it was, and shows next to it in pieces what was read, with what tells both
// apart.
func (t *Task) Reveal(a course.Answer) {
	t.sent = true
	t.field.Hide()
	t.keys.Hide()
	_, drawn := draw.Letters().Count(a.Said)
	switch {
	case a.Right || a.Said == "" || !drawn:
		f := newFace(t.it.Target, t.it.Turned)
		f.caption.SetText(name(t.env, t.it.Target))
		f.caption.SetStyle(ui.Title)
		t.faces.set(f)
	case !t.word() && len([]rune(a.Said)) == 1:
		t.compare([]rune(t.it.Target)[0], []rune(a.Said)[0])
	default:
		f, g := newMarked(t.it.Target, a.Said, t.it.Turned), newMarked(a.Said, t.it.Target, t.it.Turned)
		f.caption.SetText(t.is(t.it.Target))
		g.caption.SetText(t.yours(a.Said))
		t.faces.set(f, g)
	}
	t.caption.SetText(t.differ(a))
	t.object.Refresh()
}

func (t *Task) is(word string) string {
	return t.env.T("learn.read.is", games.Args{"Word": name(t.env, word)})
}

func (t *Task) yours(word string) string {
	return t.env.T("learn.read.yours", games.Args{"Word": name(t.env, word)})
}

// compare shows a letter and the one it was taken for.
func (t *Task) compare(r, said rune) {
	of, other := t.c.Differ(r, said)
	c := draw.NewCompare(
		draw.Compared{Letter: r, Differ: of, Caption: t.is(string(r)), Icon: ui.IconCheck, Color: ui.OK},
		draw.Compared{Letter: said, Differ: other, Caption: t.yours(string(said))},
		mostHeight, draw.Options{Turned: t.it.Turned})
	t.faces.all = nil
	t.faces.Layout, t.faces.Objects = pair{c}, []fyne.CanvasObject{c}
	t.faces.Refresh()
}

// differ says in words what tells a letter from the one it was taken for.
func (t *Task) differ(a course.Answer) string {
	said := []rune(a.Said)
	if a.Right || t.word() || len(said) != 1 {
		return ""
	}
	n, ok := t.c.Alphabet().Count(t.it.Target)
	m, known := t.c.Alphabet().Count(a.Said)
	switch {
	case !ok || !known:
		return ""
	case n == m:
		return t.env.T("learn.read.same")
	}
	return t.env.T("learn.read.pieces", games.Args{"Letter": name(t.env, a.Said), "Pieces": say.Pieces(t.env, m)})
}

// Stop implements the frame's Task: nothing moves here.
func (t *Task) Stop() {}

// name is how a letter is called and a word is written.
func name(env *shell.Env, word string) string {
	if r := []rune(word); len(r) == 1 {
		return say.Letter(env, r[0])
	}
	return word
}
