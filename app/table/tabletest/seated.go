package tabletest

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Seated is a match on its page, as those who sit at the table see and play it.
type Seated struct {
	testing.TB
	Env     *shell.Env
	Session *session.Session
	Page    *frame.Page
	Board   any // of a type of the game's, for tests of what it keeps in memory

	passed time.Duration // by Pass
}

// Sit opens the page of a match as after a start of the program, in a router that can replay
// the match too. Session, Page and Board are those that were made last.
func Sit(t testing.TB, env *shell.Env, g *table.Game, id store.MatchID) *Seated {
	t.Helper()
	p := &Seated{TB: t, Env: env}
	now := env.Now
	env.Now = func() time.Time { return now().Add(p.passed) }
	Show(t, env, g, id, &p.Session, &p.Page, &p.Board)
	return p
}

// Unveil holds Space until the curtain opens.
func (p *Seated) Unveil() {
	p.Helper()
	Unveil(p.TB, p.Env)
	p.Must(p.Alone(), "the curtain opens")
}

// Alone tells whether a seat's own page is seen.
func (p *Seated) Alone() bool { return shelltest.Has(p.Env, p.Env.T("table.cover")) }

// Submit hands in an action without the page, which shows what it led to.
func (p *Seated) Submit(s games.Seat, a games.Action) {
	p.Helper()
	p.Apply(s, a)
	p.Page.Shown()
}

// Apply hands in an action without the page, which goes on showing the position before.
func (p *Seated) Apply(s games.Seat, a games.Action) {
	p.Helper()
	if err := p.Session.Submit(p.Session.Seq(), s, a); err != nil {
		p.Fatal(a, err)
	}
}

// Pass lets time go by, second by second.
func (p *Seated) Pass(d time.Duration) {
	p.Helper()
	moving := ui.Animations()
	clock := shelltest.NewClock(p)
	p.Page.Leave() // its clock begins to run by that one
	p.Page.Shown()
	for ; d > 0; d -= time.Second {
		p.passed += time.Second
		clock.Pass(time.Second)
	}
	ui.SetAnimations(moving)
}

// Undo takes the last edit back, or else the last action.
func (p *Seated) Undo() { shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyZ) }

// Redo makes an edit again that was taken back.
func (p *Seated) Redo() { shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyY) }

// Key presses keys where the focus is.
func (p *Seated) Key(names ...fyne.KeyName) { shelltest.Key(p.Env, names...) }

// Type types text where the focus is.
func (p *Seated) Type(text string) { shelltest.Type(p.Env, text) }

// Tap taps what carries the text with this id.
func (p *Seated) Tap(id games.ID, args ...games.Args) {
	p.Helper()
	shelltest.Tap(p.TB, p.Env, p.Say(id, args...))
}

// Say is the text with this id, with the players' names.
func (p *Seated) Say(id games.ID, args ...games.Args) string {
	return p.Env.Named(p.Session.Names(), id, args...)
}

// Says tells whether the text with this id is on the screen.
func (p *Seated) Says(id games.ID, args ...games.Args) bool {
	return shelltest.Has(p.Env, p.Say(id, args...))
}

// Must fails the test unless ok, with the position and what is on the screen.
func (p *Seated) Must(ok bool, what string) {
	p.Helper()
	if !ok {
		p.Fatalf("%s; position\n%v\ntexts %q", what, p.Session.View(games.Table), shelltest.Texts(p.Env))
	}
}

// Draft is what a seat has begun, as it is kept; nil for nothing. The clock stands afterwards.
func (p *Seated) Draft(s games.Seat) []byte {
	p.Helper()
	p.Page.Leave() // it keeps what isn't kept yet
	d, _, err := p.Session.Draft(s)
	if err != nil {
		p.Fatal(err)
	}
	return d.Data
}
