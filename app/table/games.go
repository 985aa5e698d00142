package table

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
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

// Sign is a game's icon on its tint, so many units wide and high; a question mark for a game that isn't known.
func (gs Games) Sign(kind string, size float32) fyne.CanvasObject {
	tint, sign := ui.Well, fyne.CanvasObject(ui.NewIcon(ui.IconQuestion, size/2, ui.Ink3))
	if g, err := gs.Find(kind); err == nil {
		tint, sign = g.Tint, g.Icon(size*.75)
	}
	return ui.MinSized(size, size, ui.NewArea(tint, 8, ui.Centered(sign)))
}

// Winner is what a line of a list begins with, 48 units wide and high: the face of the one who has won, crowned where there were
// others, with the sign of the game at its foot; that sign alone where nobody has, or more than one.
func (gs Games) Winner(env *shell.Env, of store.Play) fyne.CanvasObject {
	won := games.Winners(of.Places)
	if of.State != store.Finished || len(won) != 1 || int(won[0]) >= len(of.Players) {
		return gs.Sign(of.Kind, 48)
	}
	face := env.Avatar(of.Players[won[0]], ui.Initials(store.Names(of.Players))[won[0]], 44)
	crown, badge := draw.NewCrown(18), gs.Sign(of.Kind, 22)
	ui.Show(len(of.Players) > 1, crown)
	return ui.Laid(func() fyne.Size { return fyne.NewSquareSize(48) }, func(fyne.Size) {
		ui.Put(face, 0, 6, 44, 44)
		c := crown.MinSize()
		ui.Put(crown, ui.Whole(22-c.Width/2), 15-c.Height, c.Width, c.Height)
		ui.Put(badge, 30, 30, 22, 22)
	}, face, crown, badge)
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
