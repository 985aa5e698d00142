// Package guided shows a first match of a game on its real table: one thing is lit, one sentence says what to do, and the
// match goes on with just that.
//
//   - page.go goes through the script, carry.go does what others do and what a step waits for; parts.go and progress.go are
//     which part, and how far.
//   - cover.go lies over the table, lit.go and place.go say where, card.go speaks; keys.go leads on, offer.go offers the
//     match.
package guided

import (
	"bytes"
	"image/color"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	data "spieltisch/assets/guided"
	"spieltisch/games"
	"spieltisch/games/guided"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// NoScript is the refusal of a game that has no guided match.
const NoScript games.ID = "guided.none"

// quietTime is how long the keys that lead on do nothing after a step has come: one that is held down leads on once.
const quietTime = 400 * time.Millisecond

// Page is a guided match.
type Page struct {
	*frame.Page // the table as it is now
	env         *shell.Env
	game        *table.Game
	part        string // of the guided match; "" for the first one
	who         store.Player
	lang        locales.Lang // of the script
	script      guided.Script
	trial       *frame.Trial
	session     *session.Session

	at     int      // the step that is shown
	fresh  bool     // the table stands at its beginning, not yet at the step
	acts   bool     // the program itself does something
	kind   games.ID // says that something else is wanted; "" for nothing
	left   int      // how far the draft is from the one that is wanted
	good   []byte   // the draft as it was then
	begun  []byte   // the draft as it was when the step began
	quiet  time.Time
	read   ui.Pause // a verdict is read, and then the card comes
	ended  bool
	said   int          // how often something else was wanted
	key    fyne.KeyName // the last one, until its sign has come
	before scene        // what there was before it

	table fyne.CanvasObject
	cover *cover
	card  *card
	shut  *fyne.Container // keeps clicks off the table while a verdict is read
}

var (
	_ shell.Page      = (*Page)(nil)
	_ shell.Helper    = (*Page)(nil)
	_ shell.Keyer     = (*Page)(nil)
	_ shell.Undoer    = (*Page)(nil)
	_ shell.Confirmer = (*Page)(nil)
)

// New opens the part r.Part of the guided match of r.Game for r.Player, at the step where they left it. Without a player it is the first of those who sit
// at the table. The error is an *games.Illegal or a *store.Error.
func New(env *shell.Env, g *table.Game, r shell.Route) (shell.Page, error) {
	who, err := learner(env, r.Player)
	if err != nil {
		return nil, err
	}
	p := &Page{env: env, game: g, part: r.Part, who: who}
	if err := p.start(ProgressOf(env, g.Kind.Name(), r.Part, who).Step); err != nil {
		return nil, err
	}
	return p, nil
}

// learner is who is led: nobody by name where nobody is known yet.
func learner(env *shell.Env, id store.PlayerID) (store.Player, error) {
	known, err := env.Store.Players()
	if err != nil {
		return store.Player{}, err
	}
	if at := people.AtTable(env); id == 0 && len(at) > 0 {
		id = at[0].ID
	}
	for _, k := range known {
		if k.ID == id || id == 0 && !k.Computer() {
			return k, nil
		}
	}
	return store.Player{Name: env.T("guided.guest")}, nil
}

// start sets the table again, for a step of the script in the program's language.
func (p *Page) start(at int) error {
	p.lang = p.env.Texts.Lang()
	p.read.End()
	script, err := guided.Parse(data.Script(p.game.Kind.Name(), p.part, string(p.lang)))
	if err != nil {
		return games.Refuse(NoScript, nil)
	}
	players := make([]store.Player, len(script.Seats))
	for i, l := range script.Seats {
		players[i] = p.who
		if l != 0 {
			players[i] = store.Player{UID: store.CharacterUID(l), Name: l.Name(), Color: store.CharacterColor(l), Level: l}
		}
	}
	s, err := session.Rehearse(p.game.Kind, script.Setup, players)
	if err != nil {
		return err
	}
	if p.Page != nil {
		p.Page.Leave()
	}
	p.script, p.session, p.fresh = script, s, true
	p.at = min(max(at, 0), len(script.Steps)-1)
	p.trial = &frame.Trial{
		Seat: script.Seat, Title: p.title(),
		Goes: p.goes, Gone: p.next, Decide: func(games.Log) { p.other() }, Touched: p.touched, Refused: p.wrong, Back: p.back,
	}
	p.Page = frame.NewTrial(p.env, p.game, s, p.trial)
	return nil
}

func (p *Page) step() guided.Step { return p.script.Steps[p.at] }

// goes tells whether the match goes on with the last action of a log.
func (p *Page) goes(log games.Log) bool {
	seat, a := log.Step(log.Len())
	return p.step().Wants(seat, a)
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	if p.lang != p.env.Texts.Lang() {
		p.env.Report(p.start(p.at))
	}
	p.table = p.Page.Build()
	p.card = newCard(p.env, p.face(portrait), p, p.following())
	p.cover = newCover(p.card, p.sight, p.other)
	p.env.Trace.Mark("guided-card", p.card.object)
	p.env.Trace.Mark("guided-lit", p.cover.ring)
	p.shut = ui.Inset(bar, 0, 0, 0, newBlocker(color.Transparent, func() { p.goOn() }))
	p.shut.Hide()
	return container.NewStack(p.table, p.cover.object, p.shut)
}

// face is that of who leads.
func (p *Page) face(size float32) fyne.CanvasObject {
	seat := int(p.script.Seat)
	if i := slices.IndexFunc(p.script.Seats, func(l mind.Level) bool { return l != 0 }); i >= 0 {
		seat = i
	}
	who := p.session.Stored().Players[seat]
	return p.env.Avatar(who, ui.Initials([]string{who.Name})[0], size)
}

// Shown implements shell.Page.
func (p *Page) Shown() {
	p.Page.Shown()
	if p.fresh {
		p.fresh = false
		p.replay()
	}
	p.show()
}

// replay does all that lies before the step, without a sound.
func (p *Page) replay() {
	sounds := p.env.Sounds
	p.env.Sounds = nil
	defer func() { p.env.Sounds = sounds }()
	for i := range p.at + 1 {
		p.others(i)
		if i < p.at {
			p.do(p.script.Steps[i])
		}
	}
	p.lift()
}

// next goes on to the next step, or ends. A verdict that is struck is read first: the table is seen as it is until then.
func (p *Page) next() {
	if p.at+1 == len(p.script.Steps) {
		p.play()
		return
	}
	p.at++
	p.kind = ""
	ui.DropToast(p.env.Window) // what it said was of the step before
	p.others(p.at)
	p.keep()
	if len(ui.Struck(p.table)) == 0 {
		p.show()
		return
	}
	p.cover.object.Hide()
	p.shut.Show()
	p.read.Begin(ui.StampTime, p.speak)
}

// goOn ends the reading of a verdict early, and tells whether one was read.
func (p *Page) goOn() bool {
	reads := p.read.On()
	if p.read.End(); reads {
		p.speak()
	}
	return reads
}

// speak brings the card once a verdict has been read.
func (p *Page) speak() {
	p.lift()
	p.shut.Hide()
	p.cover.object.Show()
	p.show()
}

// lift takes verdicts away that nobody reads.
func (p *Page) lift() {
	for _, s := range ui.Struck(p.table) {
		s.Lift()
	}
}

// skip does what is waited for, and goes on.
func (p *Page) skip() {
	p.do(p.step())
	p.next()
	p.goOn()
}

// back goes back to the step before.
func (p *Page) back() {
	if p.at == 0 {
		return
	}
	p.kind = ""
	if p.env.Report(p.start(p.at - 1)) {
		return
	}
	p.keep()
	p.env.Router.Rebuild()
}

// keep keeps the step that is shown.
func (p *Page) keep() {
	was := ProgressOf(p.env, p.game.Kind.Name(), p.part, p.who)
	was.Step = p.at
	if p.at+1 == len(p.script.Steps) {
		was.Seen = true
	}
	was.Keep(p.env, p.game.Kind.Name(), p.part, p.who)
}

// finish notes that it begins at its first step again.
func (p *Page) finish() {
	if p.at+1 == len(p.script.Steps) {
		p.at = 0
		p.keep()
	}
}

// play leads to a match of one's own: to what was arranged for it already, or to one against the computer.
func (p *Page) play() {
	p.finish()
	kind := p.game.Kind.Name()
	if p.env.Router.CameFrom(shell.Setup, kind) {
		p.env.Router.Back()
		return
	}
	p.env.Router.Replace(shell.Route{Page: shell.Setup, Game: kind, Part: shell.Against})
}

// end leaves.
func (p *Page) end() {
	p.finish()
	p.env.Router.Back()
}

// other hears that something else was done than what is waited for.
func (p *Page) other() { p.kindly("guided.other") }

// wrong hears that what was tried for the step doesn't lead there.
func (p *Page) wrong() { p.kindly("guided.wrong") }

// kindly says something kind, and once more what is to be done.
func (p *Page) kindly(kind games.ID) {
	p.kind = kind
	p.said++
	p.show()
	p.cover.beat()
}

// touched hears that what is prepared has changed. What leads away from what is wanted is taken back.
func (p *Page) touched() {
	if p.acts {
		return
	}
	s := p.step()
	for i := p.at; s.Draft == nil; i-- { // what was prepared before stays
		if i < 0 || i < p.at && p.script.Steps[i].Do != nil {
			return
		}
		s = p.script.Steps[i]
	}
	draft := p.trial.Draft()
	left := s.Left(draft)
	switch {
	case left > p.left:
		good := p.good
		p.acting(func() { p.trial.Prepare(good) })
		p.wrong()
	case left == 0 && p.step().Draft != nil:
		p.next()
	default:
		was, good := p.left, p.good
		p.left, p.good = left, draft
		if p.kind = ""; left == was && p.step().Draft != nil && !bytes.Equal(draft, good) { // another tile, not yet the one
			p.kind = "guided.almost"
		}
		p.show()
	}
}

// show brings card and veil to the step.
func (p *Page) show() {
	s := p.step()
	id := games.ID("guided." + p.game.Kind.Name() + "." + s.Text)
	args := games.Args(s.Args)
	if args == nil {
		args = games.Args{}
	}
	said := said{say: p.env.Named(p.session.Names(), id, args), at: p.at, of: len(p.script.Steps), reads: s.Reads()}
	if !said.reads {
		said.deed = p.env.Named(p.session.Names(), id+".do", args)
	}
	if p.kind != "" {
		said.deed = p.env.T("guided.later")
		if !said.reads {
			said.deed = p.env.T(p.kind) + " " + p.env.Named(p.session.Names(), id+".do", args)
		}
	}
	p.draft(s)
	p.lead(s)
	if said.reads {
		p.env.Window.Canvas().Unfocus()
	}
	p.card.show(p.env, said)
	p.cover.open = !said.reads
	p.cover.show()
	p.quiet = p.env.Now().Add(quietTime)
	p.trace()
	for _, d := range [...]time.Duration{100 * time.Millisecond, time.Second} { // what is lit may still be on its way
		at, cover := p.at, p.cover
		ui.After(d, func() {
			if p.at == at && p.cover == cover && !p.ended && cover.show() {
				p.trace()
			}
		})
	}
}

func (p *Page) trace() {
	p.env.Trace.Shown(shell.Guided, p.session.Seq(), "game="+p.game.Kind.Name()+" step="+strconv.Itoa(p.at+1)+" of="+strconv.Itoa(len(p.script.Steps)))
}

// draft takes up how far what is prepared is from what is wanted.
func (p *Page) draft(s guided.Step) {
	p.good = p.trial.Draft()
	p.left = s.Left(p.good)
}

// Leave implements shell.Page.
func (p *Page) Leave() {
	p.ended = true
	p.read.End()
	p.cover.stop()
	p.Page.Leave()
}
