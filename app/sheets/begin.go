package sheets

import (
	"cmp"
	"log/slog"

	"spieltisch/app/setup"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/handicap"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// begun is what was typed about a sheet that isn't begun yet.
type begun struct {
	Date        string // as typed; "": of the day
	Place, Note string
}

// NewSheet is the page that begins a sheet of r.Game: players in turn order, when and
// where, and the options of the game. The error is an *games.Illegal or a *store.Error.
func NewSheet(env *shell.Env, all table.Games, r shell.Route) (shell.Page, error) {
	g, err := all.WithSheet(r.Game)
	if err != nil {
		return nil, err
	}
	form := newAbout(env, about{played: env.Now()})
	key := store.ThisComputer[begun]("sheets.new." + g.Kind.Name())
	var typed begun
	if _, err := key.Get(env.Store, &typed); err != nil {
		slog.Warn("new sheet", "err", err)
	}
	form.date, form.a.place, form.a.note = cmp.Or(typed.Date, form.date), typed.Place, typed.Note
	keeper := table.Keeper{Save: func() { // an empty one once the sheet is there
		if err := key.Set(env.Store, typed); err != nil {
			env.Toast(env.Explain(nil, err))
		}
	}}
	form.changed = func() {
		typed = begun{form.date, form.a.place, form.a.note}
		if typed.Date == dayText(env, env.Now()) {
			typed.Date = "" // tomorrow it is another day
		}
		if ok, _ := env.Writable(); ok {
			keeper.Touch()
		}
	}
	return setup.NewPlanned(env, g, setup.Plan{
		Page: shell.NewSheet, Form: g.Sheet.Form(env), Title: "sheets.new.title", Start: "sheets.new.start",
		Ask: form.build, Told: form.told,
		Begin: func(players []store.Player, options []byte) bool {
			a, ok := form.read()
			if !ok {
				return false
			}
			id, err := create(env, g, store.NewSheet{Setup: options, Played: a.played, Place: a.place, Note: a.note}, players, nil)
			if err != nil {
				env.Toast(env.Explain(nil, err))
				return false
			}
			typed = begun{}
			keeper.Touch()
			env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: id})
			return true
		},
		Leave: keeper.Flush,
	})
}

// ofMatch is the sheet that stands for a match. Where there is none it is begun with what
// the match says.
func ofMatch(env *shell.Env, all table.Games, id store.MatchID) (store.SheetID, error) {
	if at, ok, err := env.Store.SheetOf(id); err != nil || ok {
		return at, err
	}
	g, s, err := all.Open(env, id)
	if err != nil {
		return 0, err
	}
	if g.Sheet == nil {
		return 0, games.Refuse(table.NoGame, nil)
	}
	setup, edit, err := s.Now().AsSheet(g.Sheet.Kind)
	if err != nil {
		return 0, err
	}
	m := s.Stored()
	return create(env, g, store.NewSheet{Setup: setup, Played: m.Updated, Match: id}, m.Players, edit)
}

// create begins a sheet with what is entered at once, perhaps nothing.
func create(env *shell.Env, g *table.Game, n store.NewSheet, players []store.Player, first sheet.Edit) (store.SheetID, error) {
	given := handicap.Of(n.Setup).Given() // they stand on the sheet itself, where they can be corrected
	n.Setup = handicap.Put(n.Setup, nil)
	log, err := sheet.NewLog(g.Sheet.Kind, n.Setup)
	if err != nil {
		return 0, err
	}
	next, row, ok, err := log.Set(first.Heads(given...))
	if err != nil {
		return 0, err
	}
	score := next.Sheet().Score()
	n.Kind, n.Rules, n.Standing, n.Outcome = g.Kind.Name(), g.Sheet.Kind.Rules(), score.Standing(), score.Outcome
	for _, p := range players {
		n.Players = append(n.Players, p.ID)
	}
	if ok {
		n.First = &row
	}
	return env.Store.CreateSheet(n)
}
