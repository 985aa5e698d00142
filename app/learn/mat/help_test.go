package mat

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// The help leads to every letter; each step counts.
func TestHelpEveryLetter(t *testing.T) {
	c := newCourse(t)
	for _, lang := range languages {
		r := newRig(t, lang, c, build(c, 'A'))
		for _, letter := range c.Letters() {
			r.give(build(c, letter))
			for n := 0; r.got.times == 0 && n < 40; n++ {
				shelltest.Tap(t, r.env, r.env.T("learn.mat.help"))
			}
			if want := 3 * c.Tray(letter).Total(); r.got != (answered{string(letter), want, 1}) {
				t.Errorf("%c: %+v, want %d steps of help", letter, r.got, want)
			}
		}
	}
}

// What is no letter yet is no answer: it is said what is missing, until something changes.
func TestCheck(t *testing.T) {
	c := newCourse(t)
	for _, lang := range languages {
		r := newRig(t, lang, c, build(c, 'K'))
		says := map[locales.Lang][]string{
			locales.German: {
				"Leg zuerst ein Teil auf die Matte.",
				"Noch nicht ganz. Noch nötig: 2 kurze Stäbe.",
				"Noch nicht ganz. Noch nötig: 2 kurze Stäbe. Zu viel: 1 großer Bogen.",
				"Noch nicht ganz. Zu viel: 1 großer Bogen.",
				"Alle Teile sind da. Schieb oder dreh sie noch, bis sie passen.",
			},
			locales.English: {
				"Put a piece on the mat first.",
				"Not quite yet. Still needed: 2 short sticks.",
				"Not quite yet. Still needed: 2 short sticks. Too many: 1 wide curve.",
				"Not quite yet. Too many: 1 wide curve.",
				"All the pieces are there. Move and turn them until they fit.",
			},
		}[lang]
		steps := []func(){
			func() {},
			func() { r.tap(r.trayAt(letterpiece.LongStick)) }, // an I, but that isn't meant
			func() { r.tap(r.trayAt(letterpiece.WideCurve)) },
			func() { r.tap(r.trayAt(letterpiece.ShortStick)); r.tap(r.trayAt(letterpiece.ShortStick)) },
			func() {
				i := slices.IndexFunc(r.task.model.now, func(p piece) bool { return p.Kind == letterpiece.WideCurve })
				r.drag(r.at(r.task.model.now[i].Laid), fyne.NewPos(-50, 20))
			},
		}
		for i, step := range steps {
			step()
			if shelltest.Has(r.env, says[max(i-1, 0)]) && i > 0 {
				t.Errorf("%s stays", says[i-1])
			}
			shelltest.Tap(t, r.env, r.env.T("learn.mat.check"))
			if !shelltest.Has(r.env, says[i]) || r.got.times != 0 {
				t.Errorf("step %d: %q, not %q; %+v", i, shelltest.Texts(r.env), says[i], r.got)
			}
		}
	}
}

// helper asks for help and compares what it says, whether a place is outlined, and how many pieces lie
// there then.
func (r *rig) helper(says string, outlined bool, pieces int) {
	r.tb.Helper()
	shelltest.Tap(r.tb, r.env, "Zeig es mir")
	if says != "" && !shelltest.Has(r.env, says) {
		r.tb.Errorf("not %q but %q", says, shelltest.Texts(r.env))
	}
	if got := r.board().look.next.Visible(); got != outlined {
		r.tb.Errorf("%s: a place is outlined: %v", says, got)
	}
	if got := len(r.task.model.now); got != pieces {
		r.tb.Errorf("%s: there lie %d pieces", says, got)
	}
}

// The help says first which piece, then outlines its place, then lays it.
func TestHelpSteps(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'L'))
	if r.board().look.next.Visible() {
		t.Error("the next place is outlined before anybody asked")
	}
	r.helper("Als Nächstes kommt ein langer Stab.", false, 0)
	r.helper("Genau dorthin gehört ein langer Stab.", true, 0)
	r.helper("", false, 1)
	if r.task.hints != 3 {
		t.Errorf("these were %d steps", r.task.hints)
	}
}

// It points to what lies wrong, and begins again after a step in between.
func TestHelpWrong(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'L'))
	r.drag(r.trayAt(letterpiece.LongStick), r.at(places(c, 'L')[0]))
	r.drag(r.trayAt(letterpiece.ShortStick), r.at(course.Laid{X: 3, Y: 1}))
	r.board().choose(0)
	r.helper("Hier liegt ein kurzer Stab noch nicht richtig.", false, 2)
	if r.board().sel != r.newest().id {
		t.Error("the wrong piece isn't chosen")
	}
	r.tap(r.trayAt(letterpiece.UCurve))
	r.helper("Hier liegt ein kurzer Stab noch nicht richtig.", false, 3)
	r.helper("Genau dorthin gehört ein kurzer Stab.", true, 3)
	r.helper("", false, 3)
	if r.got.times != 0 {
		t.Error("with a U it counts")
	}
	r.helper("Hier liegt ein kleiner Bogen zu viel.", false, 3)
	r.helper("", false, 2)
	if r.got != (answered{"L", 6, 1}) {
		t.Errorf("%+v", r.got)
	}
}

// A letter's first building, and given pieces, have exactly what is needed; what is new also shows
// the next place.
func TestExactPieces(t *testing.T) {
	c := newCourse(t)
	it := build(c, 'L')
	it.New = true
	r := newRig(t, locales.English, c, it)
	if got := r.task.Note(); got != "A long stick, then a short stick. Start at the pale dot." {
		t.Error(got)
	}
	if !r.board().look.next.Visible() || !r.board().look.start.Visible() {
		t.Error("the next place isn't outlined")
	}
	for range 2 {
		r.tap(r.trayAt(letterpiece.LongStick))
		r.tap(r.trayAt(letterpiece.UCurve))
	}
	r.drag(r.trayAt(letterpiece.ShortStick), r.at(course.Laid{X: 3, Y: 1}))
	if !r.board().look.next.Visible() {
		t.Error("the place of a piece that lies wrong isn't outlined")
	}
	r.task.Undo()
	if len(r.task.model.now) != 1 {
		t.Errorf("there lies %+v", r.task.model.now)
	}
	r.drag(r.trayAt(letterpiece.LongStick), r.at(course.Laid{X: 1, Y: 1}))
	if len(r.task.model.now) != 1 || r.board().drag != nil {
		t.Error("another piece was dragged from an empty tray")
	}
	r.give(build(c, 'L'))
	for range 2 * most {
		r.tap(r.trayAt(letterpiece.UCurve))
	}
	if n := len(r.task.model.now); n != most {
		t.Errorf("%d pieces lie there", n)
	}
}
