package setup

import (
	"encoding/json"
	"log/slog"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// character is a character at the table of the setup. Its row in the store comes with the match, so until then its ID is
// one that no player has; it is remembered by that, too.
func character(l mind.Level) store.Player {
	return store.Player{ID: -store.PlayerID(l), UID: store.CharacterUID(l), Name: l.Name(), Color: store.CharacterColor(l), Level: l}
}

// whoIs is who has an ID here, as ids gives it.
func (p *Page) whoIs(id store.PlayerID) (store.Player, bool) {
	if l := mind.Level(-id); id < 0 {
		return character(l), l.Known() && p.offers()
	}
	i := slices.IndexFunc(p.known, func(k store.Player) bool { return k.ID == id })
	if i < 0 {
		return store.Player{}, false
	}
	return p.known[i], true
}

// offers tells whether computers can be seated.
func (p *Page) offers() bool { return p.plan == nil && p.game.Computers != nil }

// personsOf are those whom no computer plays, computersOf are the others.
func personsOf(seats []store.Player) []store.Player {
	return slices.DeleteFunc(slices.Clone(seats), store.Player.Computer)
}

func computersOf(seats []store.Player) []store.Player {
	return slices.DeleteFunc(slices.Clone(seats), func(s store.Player) bool { return !s.Computer() })
}

// Favourite is the character that sat last in a game; at first the weakest one.
func Favourite(st *store.Store, g *table.Game) mind.Level {
	level := mind.Pip
	if _, err := table.FavouriteKey(g.Kind.Name()).Get(st, &level); err != nil {
		slog.Warn("last computer", "game", g.Kind.Name(), "err", err)
	}
	if !level.Known() {
		return mind.Pip
	}
	return level
}

// faceOne seats the person who played last and the character of last time.
func (p *Page) faceOne() {
	p.seats = nil
	if len(p.known) > 0 {
		p.seats = append(p.seats, p.known[0])
	}
	p.seats = append(p.seats, character(Favourite(p.env.Store, p.game)))
}

// ToldAgainst says in a few words what the match of BeginAgainst will be like; "" for a game that says nothing of it.
func ToldAgainst(env *shell.Env, g *table.Game) string {
	f := g.Form(env)
	var options json.RawMessage
	if _, err := keysOf(g).options().Get(env.Store, &options); err == nil && options != nil {
		f.Load(options)
	}
	if t, ok := f.(form.Telling); ok {
		return strings.Join(t.Told(), ", ")
	}
	return ""
}

// BeginAgainst begins a match of the person who played last against the character of last time, with the options of last
// time. ok is false when something has to be asked first.
func BeginAgainst(env *shell.Env, all table.Games, kind string) (id store.MatchID, ok bool, err error) {
	page, err := New(env, all, shell.Route{Page: shell.Setup, Game: kind, Part: shell.Against})
	if err != nil {
		return 0, false, err
	}
	p, fits := page.(*Page)
	if !fits || len(personsOf(p.seats)) == 0 || p.missing() != "" {
		return 0, false, nil
	}
	p.tell()
	setup := p.form.Setup(len(p.seats), env.NewSeed())
	if setup == nil {
		return 0, false, nil
	}
	id, err = p.create(setup)
	return id, err == nil, err
}

// alone tells that somebody came to play against the computer whom nobody knows yet: they are asked who they are before anything
// can begin, unless they seat more computers to look on.
func (p *Page) alone() bool {
	return p.against && len(personsOf(p.seats)) == 0 && len(p.seats) == 1
}

// askPace asks how computers play, while some sit at the table; what is chosen holds for all games. Below stands who looks at the screen.
func (p *Page) askPace() fyne.CanvasObject {
	env := p.env
	var names, helps []string
	for _, id := range table.PaceNames {
		names, helps = append(names, env.T(id)), append(helps, env.T(id+".help"))
	}
	tempo := ui.NewExplained(env.T("setup.pace"), names, helps, int(table.PaceOf(env)), func(i int) {
		env.Report(table.PaceKey.Set(env.Store, table.Pace(i)))
		p.how.tell()
	})
	env.Trace.Mark("pace", tempo.Choice)
	p.with, p.note = ui.VGap(12, tempo.Object), ui.VGap(0)
	if id := p.game.Kind.Name() + ".computer.note"; env.Texts.Has(id) {
		p.with.Add(ui.NewPara(env.T(games.ID(id)), ui.Body, ui.Ink2))
	}
	p.with.Add(p.note)
	return p.with
}

// showPace follows who sits at the table. It says who looks at the screen, and so between whom it is covered, where it ever is; not while
// it is asked who they are.
func (p *Page) showPace() {
	ui.Show(len(computersOf(p.seats)) > 0, p.with)
	p.note.RemoveAll()
	names, id := store.Names(personsOf(p.seats)), games.ID("setup.computer.some")
	if len(names) == 1 {
		id = "setup.computer.one"
	}
	if p.game.Secrets && len(names) > 0 && !p.alone() {
		p.note.Add(ui.NewNote(ui.IconEye, ui.OKSoft, ui.OK, p.env.T(id, games.Args{"Names": p.env.Join(names)})))
	}
}

// computerText is a text about a character: in a game, or in general.
func computerText(env *shell.Env, beginning games.ID, l mind.Level) string {
	return env.T(beginning + games.ID(strconv.Itoa(int(l))))
}
