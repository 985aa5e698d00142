package look

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
)

// Sizes in pixels: the letter that comes together, those that share its pieces, and the pair
// of look-alikes.
const (
	mostLetter = 220
	mostNew    = 320 // of one that is new
	wordLetter = 48  // of the word with it
	sameLetter = 40
	pairLetter = 68
)

// Task is the task to look at a letter.
type Task struct {
	env    *shell.Env
	course *course.Course
	item   course.Item
	target rune
	done   func(said string, hints int)

	letter *Letter
	object fyne.CanvasObject
	side   *ui.Scroll // at the right of the letter
	greets bool       // a new letter is introduced, before what it may be mixed up with
	again  *ui.Button
	next   *ui.Button
	main   *ui.Button
}

var _ shell.Helper = (*Task)(nil)

// New is the task to look at the target of an item; done is called once, by "Weiter".
func New(env *shell.Env, c *course.Course, it course.Item, done func(said string, hints int)) *Task {
	t := &Task{env: env, course: c, item: it, done: done}
	for _, r := range it.Target {
		t.target = r
		break
	}
	t.greets = it.New
	most := float32(mostLetter)
	if t.greets {
		most = mostNew
	}
	t.letter = NewLetter(env, c, most, ui.Well, draw.Options{})
	if t.greets {
		t.letter.Place(t.target)
	} else {
		t.letter.Show(t.target)
	}
	t.again = ui.NewButton(env.T("learn.look.again"), ui.Secondary, t.letter.Assembly.Play).WithIcon(ui.IconPlay)
	t.next = ui.NewButton(env.T("learn.look.piece"), ui.Secondary, t.letter.Assembly.Next).WithIcon(ui.IconArrow)
	t.main = ui.NewButton(env.T("learn.next"), ui.Primary, t.goOn).WithMinWidth(160)
	t.side = ui.NewVScroll(nil)
	t.object = container.New(desk{}, ui.NewArea(ui.Well, 12, ui.Pad(12, t.letter.Assembly)), t.side)
	t.render()
	return t
}

// render fills the right side.
func (t *Task) render() {
	facts := t.facts
	if t.greets {
		facts = t.greeting
	}
	t.side.Content = ui.Inset(0, 10, 0, 0, facts())
	t.side.ScrollToTop()
	t.side.Refresh()
}

// greeting introduces a new letter: its pieces with where they stand, and a word with it.
func (t *Task) greeting() fyne.CanvasObject {
	box := ui.VGap(20, t.letter.Recipe)
	if word := t.word(); word != "" {
		row := ui.HMid(wordLetter / 5)
		for _, r := range word {
			row.Add(draw.NewWordWith(string(r), wordLetter, draw.Options{Faded: r != t.target}))
		}
		box.Add(ui.VGap(10, ui.NewPara(t.env.T("learn.look.word", games.Args{"Letter": say.Letter(t.env, t.target), "Word": word}), ui.Strong, ui.Ink), row))
	}
	return box
}

// word is an easy word with the letter, at its beginning if there is one; "" for a sign.
func (t *Task) word() string {
	words := strings.Fields(t.env.T("learn.look.words"))
	for _, has := range []func(s, r string) bool{strings.HasPrefix, strings.Contains} {
		if i := slices.IndexFunc(words, func(w string) bool { return has(w, string(t.target)) }); i >= 0 {
			return words[i]
		}
	}
	return ""
}

// facts are the recipe, the count of pieces, who shares them, and the look-alike.
func (t *Task) facts() fyne.CanvasObject {
	env, r := t.env, t.target
	count, _ := t.course.Alphabet().Count(string(r))
	box := ui.VGap(14, t.letter.Recipe, ui.NewPara(env.T("learn.look.count", games.Args{"N": count.Total(), "Pieces": say.Pieces(env, count)}), ui.Body, ui.Ink2))
	if t.item.Against != 0 {
		of, other := t.course.Differ(r, t.item.Against)
		box.Add(ui.VGap(6, ui.NewText(env.T("learn.look.alike"), ui.Strong, ui.Ink).Truncate(),
			ui.NewArea(ui.Well, 12, ui.Pad(6, draw.NewCompare(
				draw.Compared{Letter: r, Differ: of, Caption: say.Letter(env, r), Color: ui.Ink},
				draw.Compared{Letter: t.item.Against, Differ: other, Caption: say.Letter(env, t.item.Against), Color: ui.Ink},
				pairLetter, draw.Options{})))))
	}
	box.Add(t.shared())
	return box
}

// shared are the letters made of the same pieces.
func (t *Task) shared() fyne.CanvasObject {
	all := t.course.Shared(t.target)
	if len(all) == 0 {
		return ui.NewPara(t.env.T("alphabet.same.none"), ui.Body, ui.Ink2)
	}
	row := ui.HMid(20)
	for _, r := range all {
		row.Add(ui.VGap(4, ui.Centered(draw.NewLetter(r, sameLetter)),
			ui.NewText(say.Letter(t.env, r), ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter)))
	}
	return ui.VGap(8, ui.NewText(t.env.T("alphabet.same"), ui.Strong, ui.Ink).Truncate(), row)
}

// Title is what is to be seen.
func (t *Task) Title() string {
	id := games.ID("learn.look.seen")
	switch {
	case t.item.New && unicode.IsLetter(t.target):
		id = "learn.look.new"
	case t.item.New:
		id = "learn.look.new_sign"
	}
	return t.env.T(id, games.Args{"Letter": say.Letter(t.env, t.target)})
}

// Note says how to see it again.
func (t *Task) Note() string { return t.env.T("learn.look.note") }

// Object is the letter, which begins to come together.
func (t *Task) Object() fyne.CanvasObject {
	t.letter.Assembly.Play()
	return t.object
}

// Foot are the buttons.
func (t *Task) Foot() (left []fyne.CanvasObject, main fyne.CanvasObject) {
	return []fyne.CanvasObject{t.again, t.next}, t.main
}

// Key takes Space for the next piece, Home to see it again, and Enter to go on.
func (t *Task) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeySpace:
		t.letter.Assembly.Next()
	case fyne.KeyHome:
		t.letter.Assembly.Play()
	case fyne.KeyReturn, fyne.KeyEnter:
		t.goOn()
	default:
		return false
	}
	return true
}

// Keys implements shell.Helper.
func (t *Task) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{{Keys: "Space", What: "alphabet.keys.next"}, {Keys: "Home", What: "learn.look.keys.again"}}
}

// Rune takes nothing.
func (t *Task) Rune(rune) bool { return false }

// Focus is nothing: the page's keys are enough.
func (t *Task) Focus() fyne.Focusable { return nil }

// goOn leads from the introduction of a new letter to its relatives, if it has any, and then to the next task.
func (t *Task) goOn() {
	if !t.greets || t.item.Against == 0 && len(t.course.Shared(t.target)) == 0 {
		t.finish()
		return
	}
	t.greets = false
	t.render()
	t.letter.Assembly.Stop()
}

// finish goes on, once.
func (t *Task) finish() {
	if done := t.done; done != nil {
		t.done = nil
		done("", 0)
	}
}

// Reveal has nothing to show that isn't seen already.
func (t *Task) Reveal(course.Answer) { t.letter.Assembly.Stop() }

// Stop ends what moves.
func (t *Task) Stop() { t.letter.Assembly.Stop() }

// desk has the letter at the left and what is known of it at the right.
type desk struct{}

var _ fyne.Layout = desk{}

// gap lies between both.
const gap = 16

// MinSize implements fyne.Layout.
func (desk) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(420, 140) }

// Layout implements fyne.Layout.
func (desk) Layout(o []fyne.CanvasObject, s fyne.Size) {
	right := float32(int(min(max(250, s.Width*.42), s.Width*.5)))
	o[0].Move(fyne.NewPos(0, 0))
	o[0].Resize(fyne.NewSize(s.Width-right-gap, s.Height))
	o[1].Move(fyne.NewPos(s.Width-right, 0))
	o[1].Resize(fyne.NewSize(right, s.Height))
	o[1].Refresh() // only in this width it is known how high the text is
}
