package guided

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
)

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	keys := p.Page.Keys()
	if len(keys) > 0 && keys[0].Keys == "" { // what this is for, not what the phase is for
		keys = keys[1:]
	}
	return append([]shell.KeyHelp{
		shell.Guide("guide.guided"),
		{Keys: "Space", What: "guided.keys.on"},
		{Keys: "PageUp / PageDown", What: "guided.keys.steps"},
		{Keys: "Esc", What: "guided.keys.end"},
	}, keys...)
}

// Key implements shell.Keyer.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	p.goOn()
	leads := e.Name == fyne.KeySpace || enters(e)
	p.key, p.before = e.Name, scene{step: -1}
	if now := p.env.Now(); leads && now.Before(p.quiet) {
		p.quiet = now.Add(quietTime)
		return true
	}
	switch e.Name {
	case desktop.KeyControlLeft, desktop.KeyControlRight, desktop.KeyShiftLeft, desktop.KeyShiftRight, desktop.KeyAltLeft, desktop.KeyAltRight:
		return false // another key follows
	case fyne.KeyPageUp:
		p.back()
	case fyne.KeyPageDown:
		p.skip()
	case fyne.KeyEscape:
		p.ask()
	case fyne.KeyF9, fyne.KeyF10:
		return p.Page.Key(e)
	default:
		pressed(p, e, leads)
	}
	return true
}

// pressed takes a key for the step.
func pressed(p *Page, e *fyne.KeyEvent, leads bool) {
	switch {
	case p.step().Reads() && leads:
		p.next()
	case p.step().Reads():
		p.other()
	case enters(e) && press(p):
	default:
		p.before = p.now()
		if !helps(e.Name) {
			p.Page.Key(e)
		}
		p.unasked()
		if !typed(e.Name) && !moves[e.Name] {
			p.answer()
		}
	}
}

func enters(e *fyne.KeyEvent) bool { return e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter }

// press does what a step waits for where that is the one thing that is lit, wherever the keyboard is.
func press(p *Page) bool {
	s := p.step()
	if !s.Single() || len(s.Light) != 1 {
		return false
	}
	o := p.env.Trace.Marked(s.Light[0])
	t, taps := o.(fyne.Tappable)
	switch d, ok := o.(fyne.Disableable); {
	case o == nil || !o.Visible() || ok && d.Disabled():
		return false
	case taps:
		size := o.Size()
		t.Tapped(&fyne.PointEvent{Position: fyne.NewPos(size.Width/2, size.Height/2)})
	case s.Draft != nil:
		p.skip()
	default:
		return false
	}
	return true
}

// scene is all that a key may change.
type scene struct {
	step, seq, said int
	draft           string
	overlay         fyne.CanvasObject
}

func (p *Page) now() scene {
	return scene{p.at, p.session.Seq(), p.said, string(p.trial.Draft()), p.env.Window.Canvas().Overlays().Top()}
}

// answer says that something else comes first where a key has changed nothing since p.before.
func (p *Page) answer() {
	if p.now() == p.before {
		p.other()
	}
}

// moves are the keys that lead the keyboard's mark about, which isn't noted anywhere.
var moves = map[fyne.KeyName]bool{
	fyne.KeyLeft: true, fyne.KeyRight: true, fyne.KeyUp: true, fyne.KeyDown: true, fyne.KeyHome: true, fyne.KeyEnd: true, fyne.KeyTab: true,
}

// helps tells whether a key opens what helps in a match, which would lie over what is lit.
func helps(name fyne.KeyName) bool { return len(name) > 1 && name[0] == 'F' }

// typed tells whether a key comes as a sign, too.
func typed(name fyne.KeyName) bool { return len(name) == 1 || name == fyne.KeySpace }

// Rune implements shell.Keyer.
func (p *Page) Rune(r rune) bool {
	switch {
	case r == '?':
		return false
	case p.step().Reads():
		p.key = ""
		return true
	}
	if !typed(p.key) { // a sign alone
		p.before = p.now()
	}
	p.key = ""
	p.Page.Rune(r)
	p.astray()
	p.answer()
	return true
}

// astray takes back what a sign has begun where an action is waited for: a word that is typed would stand where the lit button
// was, and a question would be about something else. A draft that is waited for is looked after by touched.
func (p *Page) astray() {
	now := p.now()
	if now.step != p.before.step || now.seq != p.before.seq || p.step().Draft != nil {
		return
	}
	p.close(now)
	if now.draft != p.before.draft {
		p.acting(func() { p.trial.Prepare([]byte(p.before.draft)) })
	}
}

// unasked takes a question back where a draft is waited for: it would be about what isn't ready, such as half of a word.
func (p *Page) unasked() {
	if p.step().Draft != nil {
		p.close(p.now())
	}
}

// close takes away what has come to lie over the table since p.before.
func (p *Page) close(now scene) {
	if now.overlay != p.before.overlay && now.overlay != nil {
		p.env.Window.Canvas().Overlays().Remove(now.overlay)
	}
}

// Confirm implements shell.Confirmer.
func (p *Page) Confirm() {
	if p.goOn() {
		return
	}
	if p.step().Reads() {
		p.next()
		return
	}
	p.before = p.now()
	p.Page.Confirm()
	p.unasked()
	p.answer()
}

// Undo implements shell.Undoer.
func (p *Page) Undo() bool {
	p.back()
	return true
}

// Redo implements shell.Undoer.
func (p *Page) Redo() bool {
	p.skip()
	return true
}

// ask asks once whether that is all for now.
func (p *Page) ask() {
	t := p.env.T
	ui.ShowDialog(p.env.Window, ui.Dialog{
		Title: t("guided.end.title"), Figure: p.face(56), Body: ui.NewPara(p.resume(), ui.Lead, ui.Ink), Calm: true,
		Buttons: ui.GraveButtons(t("guided.end.stay"), t("guided.end"), p.end),
	})
}
