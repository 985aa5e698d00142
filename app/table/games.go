package table

import (
	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/games"
	"spieltisch/store"
)

// Games is the registry of the games there are.
type Games []*Game

// NoGame is the refusal when this version of the program lacks the game of a match.
const NoGame games.ID = "table.illegal.nogame"

// Find is the game with this name. The error is an *games.Illegal.
func (gs Games) Find(kind string) (*Game, error) {
	for _, g := range gs {
		if g.Kind.Name() == kind {
			return g, nil
		}
	}
	return nil, games.Refuse(NoGame, nil)
}

// Open loads the session of a match together with its game.
func (gs Games) Open(env *shell.Env, id store.MatchID) (*Game, *session.Session, error) {
	m, err := env.Store.Match(id)
	if err != nil {
		return nil, nil, err
	}
	g, err := gs.Find(m.Kind)
	if err != nil {
		return nil, nil, err
	}
	s, err := session.Open(env.Store, g.Kind, id)
	return g, s, err
}

// WithSheet is the game with this name if it has a score sheet. The error is an *games.Illegal.
func (gs Games) WithSheet(kind string) (*Game, error) {
	g, err := gs.Find(kind)
	if err == nil && g.Sheet == nil {
		err = games.Refuse(NoGame, nil)
	}
	return g, err
}

// OpenSheet loads the session of a score sheet together with its game.
func (gs Games) OpenSheet(env *shell.Env, id store.SheetID) (*Game, *session.Sheet, error) {
	stored, err := env.Store.Sheet(id)
	if err != nil {
		return nil, nil, err
	}
	g, err := gs.WithSheet(stored.Kind)
	if err != nil {
		return nil, nil, err
	}
	s, err := session.OpenSheet(env.Store, g.Sheet.Kind, id)
	return g, s, err
}
