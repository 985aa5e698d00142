package mat

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// outside lists what reaches out of the board, in any direction, and lines that are cut off.
func (r *rig) outside() (out []string) {
	b := r.board()
	for _, o := range b.look.all() {
		if !o.Visible() {
			continue
		}
		var text string
		switch o := o.(type) {
		case *ui.Text:
			text = o.String()
			for _, s := range []*ui.Text{b.look.status, b.look.turning} {
				if s == o && o.Size().Width < ui.Small.Measure(text) {
					out = append(out, "cut off: "+text)
				}
			}
		case *ui.Para:
			text = o.String()
		case *draw.Piece, *draw.Word, *ui.IconButton:
			text = fmt.Sprintf("%T", o)
		default:
			continue
		}
		at, s := o.Position(), o.Size()
		if at.X < -1 || at.Y < -1 || at.X+s.Width > b.Size().Width+1 || at.Y+s.Height > b.Size().Height+1 {
			out = append(out, fmt.Sprintf("%s: %v %v in %v", text, at, s, b.Size()))
		}
	}
	return out
}

// names are those of the trays that are cut off.
func (r *rig) names() (out []string) {
	text := trayStyles(r.board().look.trays[:], r.board().plan.trays[0], r.board().plan.compact)
	for _, tray := range r.board().look.trays {
		for name, style := range map[*ui.Text]ui.Style{tray.name: text.name, tray.size: text.size} {
			if style.Measure(name.String()) > name.Size().Width+1 {
				out = append(out, name.String())
			}
		}
	}
	return out
}

// Everything lies on the board in all sizes, from the first piece to the verdict.
func TestFits(t *testing.T) {
	c := newCourse(t)
	for _, lang := range languages {
		r := newRig(t, lang, c, build(c, 'K'))
		for _, size := range []struct {
			w, h float32
			mode string
		}{{1280, 800, "light"}, {1000, 620, "dark"}, {1477, 831, "dark"}} {
			r.env.Prefs.Mode = size.mode
			r.env.ApplyPrefs()
			shelltest.Resize(r.env, size.w, size.h)
			r.walk(func(what string) {
				name := fmt.Sprintf("%s-%.0f-%s", lang, size.h, what)
				shelltest.Shot(t, r.env, name)
				if out := append(r.outside(), r.names()...); len(out) > 0 {
					t.Errorf("%s: %q", name, out)
				}
			})
		}
	}
}

// walk goes through all that a mat can show.
func (r *rig) walk(check func(what string)) {
	it := build(r.c, 'K')
	it.New = true
	r.give(it)
	check("new")
	r.give(build(r.c, 'K'))
	check("empty")
	all := places(r.c, 'K')
	r.drags(all[:2])
	shelltest.Tap(r.tb, r.env, r.env.T("learn.mat.check"))
	check("check")
	r.tap(r.trayAt(all[2].Kind))
	for range 2 {
		shelltest.Tap(r.tb, r.env, r.env.T("learn.mat.help"))
	}
	check("help")
	from, to := r.trayAt(3), r.board().plan.mat.Middle()
	r.board().Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to}, Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
	check("drag")
	r.board().DragEnd()
	r.task.again()
	r.drags(all)
	r.task.Reveal(r.it.Answer(r.got.said, 1, 0, 1, 1))
	check("right")
	r.give(build(r.c, 'K'))
	r.near = .3
	r.drags(places(r.c, 'F'))
	r.near = 0
	r.task.check()
	r.task.Reveal(r.it.Answer(r.got.said, 1, 0, 1, 1))
	check("wrong")
}

// In the widest letters too every place lies on the mat.
func TestLettersFit(t *testing.T) {
	c := newCourse(t)
	r := newRig(t, locales.German, c, build(c, 'K'))
	shelltest.Resize(r.env, ui.MinWidth, ui.MinHeight)
	for _, letter := range c.Letters() {
		r.give(build(c, letter))
		for _, p := range places(c, letter) {
			f, m := r.board().plan.around(p), r.board().plan.mat
			if f.X < m.X || f.Y < m.Y || f.X+f.Width > m.X+m.Width || f.Y+f.Height > m.Y+m.Height {
				t.Errorf("%c: %+v lies at %+v on a mat at %+v", letter, p, f, m)
			}
		}
	}
}

// The trays stand where they leave the letters most room: next to the mat, below each other or two by two,
// or in a row below it.
func TestPlan(t *testing.T) {
	r := newRig(t, locales.German, newCourse(t), build(newCourse(t), 'K'))
	home := r.task.model.home()
	for size, want := range map[fyne.Size]string{
		{Width: 712, Height: 416}: "one beside",
		{Width: 536, Height: 210}: "two beside",
		{Width: 500, Height: 210}: "below",
		{Width: 360, Height: 200}: "below",
	} {
		p := planOf(size, home)
		got := "two beside"
		switch {
		case p.trays[0].Y > p.mat.Y+p.mat.Height:
			got = "below"
		case p.trays[1].X == p.trays[0].X:
			got = "one beside"
		}
		if got != want {
			t.Errorf("in %v the trays stand %s", size, got)
		}
		for i, f := range p.trays {
			if f.X < 0 || f.Y < 0 || f.X+f.Width > size.Width+1 || f.Y+f.Height > size.Height+1 || p.mat.Has(f.Middle()) {
				t.Errorf("in %v tray %d lies at %v", size, i, f)
			}
		}
	}
}
