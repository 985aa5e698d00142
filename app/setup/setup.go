// Package setup is the page that begins a match: who plays, in which order, and how.
//
//   - setup.go is the page, change.go what follows a change, draft.go what is kept of it.
//   - mat.go and seat.go are where its parts lie and who sits where, guests.go who can come, computers.go the characters among them.
//   - how.go says how it is played; tips.go is what is agreed on besides, dare.go begins a challenge, head.go the head of the page.
package setup

import (
	"encoding/json"
	"log/slog"
	"slices"
	"strconv"
	"unicode"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/handicap"
	"spieltisch/store"
)

// Page is the setup of a new match of one game.
type Page struct {
	env    *shell.Env
	game   *table.Game
	form   form.Form
	series string // that the match continues, "" for a new one
	again  bool   // a rematch
	plan   *Plan  // what is begun instead of a match, or nil

	tips         tips
	given        *given
	seats        []store.Player // in turn order
	known        []store.Player
	adder        *people.Adder
	wrong        bool            // the form has refused its options
	drafts       bool            // what is arranged is kept until it is begun
	preset, kept draft           // as the page came, and as it was left before
	last         json.RawMessage // the options of last time, nil for none
	drawn        bool            // lots have made this order
	against      bool            // somebody came to play against the computer
	short        bool            // so is the page: faces are smaller

	mat    *mat
	cloth  *ui.Surface // that it lies on
	guests *guests
	how    *how
	tipped *ui.Switch
	with   *fyne.Container // about computers; nil for a plan
	note   *fyne.Container // in it, about the screen
	offer  func()          // follows who is new to the game
}

var (
	_ shell.Page   = (*Page)(nil)
	_ shell.Keyer  = (*Page)(nil)
	_ shell.Helper = (*Page)(nil)
)

// New makes the setup of r.Game, or of a rematch of r.Match: the same players, who sat
// second begins, and the same options. The error is an *games.Illegal or a *store.Error.
func New(env *shell.Env, all table.Games, r shell.Route) (shell.Page, error) {
	kind := r.Game
	var before store.Match
	if r.Match != 0 {
		var err error
		if before, err = env.Store.Match(r.Match); err != nil {
			return nil, err
		}
		kind = before.Kind
	}
	g, err := all.Find(kind)
	if err != nil {
		return nil, err
	}
	p, err := newPage(env, g, g.Form(env), nil)
	if err != nil {
		return nil, err
	}
	p.tips = tipsAt(env.Store, g)
	if r.Match != 0 {
		p.follow(before)
		p.tips = tips{before.Tips != nil, before.Tips != nil}
	} else {
		p.recall()
	}
	switch {
	case r.Part == shell.Alone && p.game.MinSeats <= 1:
		persons := personsOf(p.seats)
		p.seats = persons[:min(len(persons), 1)]
	case r.Part == shell.Against && p.offers():
		p.against = true
		p.faceOne()
	}
	if p.drafts = r.Match == 0 && r.Part == ""; p.drafts {
		p.takeUp()
	}
	return p, nil
}

// Plan is something else than a match that players begin together.
type Plan struct {
	Page         string // its route, which also names what is remembered
	Form         form.Form
	Title, Start games.ID // of the page, and of the button
	// Ask is what is asked besides, made again each time: below the form's choices, and with all else. Told says how that stands.
	Ask  func() (below, besides fyne.CanvasObject)
	Told func() string
	// Begin begins it; false when something below is wrong.
	Begin func(players []store.Player, setup []byte) bool
	// Leave is called when the page is left.
	Leave func()
}

// NewPlanned makes the setup of a plan.
func NewPlanned(env *shell.Env, g *table.Game, plan Plan) (shell.Page, error) {
	p, err := newPage(env, g, plan.Form, &plan)
	if err != nil {
		return nil, err
	}
	p.recall()
	p.drafts = true
	p.takeUp()
	return p, nil
}

// newPage has everybody there is, and nobody at the table.
func newPage(env *shell.Env, g *table.Game, f form.Form, plan *Plan) (*Page, error) {
	known, err := env.Store.Players()
	if err != nil {
		return nil, err
	}
	p := &Page{env: env, game: g, form: f, plan: plan, known: known}
	p.given = newGiven(p)
	if _, err := p.keys().options().Get(env.Store, &p.last); err != nil {
		slog.Warn("preset", "key", p.keys(), "err", err)
	}
	p.adder = people.NewAdder(p.env, func() {
		if p.guests != nil {
			ui.PlaceAnew(p.guests.adding)
		}
	}, p.join)
	p.adder.Blank = p.enter
	p.adder.OnTyped(func() { p.how.show() })
	p.adder.Reset(known)
	return p, nil
}

// keys is how the settings of what is begun here begin.
func (p *Page) keys() keys {
	if p.plan != nil {
		return keysOf(p.game) + keys("."+p.plan.Page)
	}
	return keysOf(p.game)
}

// recall presets what was chosen last, and who played last, whatever it was: the home page says so. Where they are too few,
// the page says who is missing.
func (p *Page) recall() {
	var ids []store.PlayerID
	if _, err := p.keys().players().Get(p.env.Store, &ids); err != nil {
		slog.Warn("preset", "key", p.keys(), "err", err)
	}
	if table := idsOf(people.AtTable(p.env)); len(table) > 0 && (len(ids) == 0 || p.plan == nil && !p.same(ids, table)) {
		ids = table
	}
	p.seat(ids)
	if p.last != nil {
		p.form.Load(p.last)
	}
}

// asLast has it played as last time.
func (p *Page) asLast() {
	p.form.Load(p.last)
	p.how.build()
	p.changed()
}

// seat brings those to the table who are there, as many as have room.
func (p *Page) seat(ids []store.PlayerID) {
	for _, id := range ids {
		if who, ok := p.whoIs(id); ok && !p.sits(id) && len(p.seats) < p.game.MaxSeats {
			p.seats = append(p.seats, who)
		}
	}
}

// same tells whether the persons who played this last are those who sit at the table now, or as many of them as can play it.
// Then they keep their order, and the computers that they played against.
func (p *Page) same(ids, table []store.PlayerID) bool {
	persons := slices.DeleteFunc(slices.Clone(ids), func(id store.PlayerID) bool { return id < 0 })
	others := slices.ContainsFunc(persons, func(id store.PlayerID) bool { return !slices.Contains(table, id) })
	return !others && len(persons) == min(len(table), p.game.MaxSeats)
}

// follow presets a rematch. A setup of any game keeps its public part in "Options", but which words are played follows from its material.
func (p *Page) follow(before store.Match) {
	p.again, p.series = true, before.Series
	if p.series == "" || p.series == store.Ladder {
		p.series = before.UID
	}
	n := len(before.Players)
	for i := range before.Players {
		// Whom the data have lost can't play again.
		who := before.Players[(i+1)%n]
		switch {
		case who.Computer() && !p.offers(), len(p.seats) == p.game.MaxSeats:
		case who.Computer():
			p.seats = append(p.seats, character(who.Level))
		case who.ID != 0:
			p.seats = append(p.seats, who)
		}
	}
	var setup struct{ Options json.RawMessage }
	p.given.again(before)
	if err := json.Unmarshal(handicap.Put(before.Setup, nil), &setup); err == nil && setup.Options != nil {
		p.form.Load(table.WithWords(p.game, setup.Options, before.Setup))
	}
}

func (p *Page) sits(id store.PlayerID) bool {
	return slices.ContainsFunc(p.seats, func(s store.Player) bool { return s.ID == id })
}

// what is the text for what is begun.
func (p *Page) what() games.ID {
	switch {
	case p.plan != nil:
		return p.plan.Title
	case p.again:
		return "setup.title.rematch"
	}
	return "setup.title"
}

// Title implements shell.Page.
func (p *Page) Title() string { return p.env.T(p.what()) + ": " + p.game.Name(p.env) }

// Shown implements shell.Page.
func (p *Page) Shown() {
	if p.nobody() {
		// Nothing else can come first. The driver doesn't know yet of which window the name is: nothing was painted.
		p.env.Window.Canvas().Focus(p.adder.Focusable())
	}
	page := shell.Setup
	if p.plan != nil {
		page = p.plan.Page
	}
	p.env.Trace.Shown(page, 0, "game="+p.game.Kind.Name()+" seats="+strconv.Itoa(len(p.seats))+" more="+strconv.FormatBool(p.how.open))
}

// Leave implements shell.Page.
func (p *Page) Leave() {
	if p.mat != nil {
		p.mat.stop()
	}
	if p.plan != nil {
		p.plan.Leave()
	}
	p.keep()
}

// Build implements shell.Page.
func (p *Page) Build() fyne.CanvasObject {
	head := p.newHead()
	more := p.how != nil && p.how.open
	p.tell()
	p.mat, p.guests, p.how = newMat(p), newGuests(p), newHow(p)
	p.how.open = more
	p.cloth = ui.NewMat(p.game.Cloth, p.mat.Container)
	desk := ui.Laid(func() fyne.Size { return fyne.NewSize(ui.MinWidth, leastHigh) }, p.lie, p.cloth, p.guests.object, p.how.object)
	p.fill()
	p.guests.turn(p.nobody() || p.adder.Typed() != "")
	ui.SetGround(ui.Desk)
	return ui.Page(head, desk, nil)
}

// nobody tells whether nothing can come before a name.
func (p *Page) nobody() bool {
	return (len(p.seats) == 0 && len(p.known) == 0 || p.alone()) && !p.env.Store.ReadOnly()
}

// Keys implements shell.Helper.
func (p *Page) Keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "Enter", What: "setup.keys.start"},
		{Keys: "Up / Down", What: "setup.keys.seats"},
		{Keys: "Alt+Up / Alt+Down", What: "setup.keys.move"},
		{Keys: "Del", What: "setup.keys.leave"},
		{Keys: "F2", What: "setup.keys.edit"},
	}
}

// Key implements shell.Keyer: Enter starts.
func (p *Page) Key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		p.enter()
	case fyne.KeyDown, fyne.KeyRight, fyne.KeyDelete, fyne.KeyF2, "Alt+Up", "Alt+Down": // what is for a seat first shows which it would mean
		p.mat.focus(0)
	case fyne.KeyUp, fyne.KeyLeft:
		p.mat.focus(len(p.seats) - 1)
	case fyne.KeyEscape:
		return p.foldUp()
	default:
		return false
	}
	return true
}

// foldUp turns back what is unfolded; false where nothing is.
func (p *Page) foldUp() bool {
	switch {
	case p.how.turn(false):
	case p.guests.adding.Visible() && !p.nobody():
		p.guests.open(false)
	case p.mat.telling != 0:
		p.mat.tell(0)
	default:
		return false
	}
	return true
}

// enter starts the match when it can start.
func (p *Page) enter() bool {
	can := p.missing() == ""
	p.begin()
	return can
}

// Rune implements shell.Keyer: letters are somebody's name.
func (p *Page) Rune(r rune) bool {
	if !unicode.IsLetter(r) || p.env.Store.ReadOnly() {
		return false
	}
	p.guests.open(true)
	if f := p.env.Window.Canvas().Focused(); f != nil {
		f.TypedRune(r)
	}
	return true
}
