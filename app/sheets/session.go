// Package sheets is the score sheet for games with the real box: the list of sheets,
// the start of a new one, and the page on which it is filled in. What is peculiar to a
// game comes through table.Sheet.
package sheets

import (
	"encoding/json"
	"slices"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// session is one sheet with its log: nothing is shown that isn't stored.
type session struct {
	env    *shell.Env
	game   *table.Game
	stored store.Sheet
	log    sheet.Log
	when   []store.StoredRow
}

// open loads a sheet. The error is an *games.Illegal or a *store.Error.
func open(env *shell.Env, all table.Games, id store.SheetID) (*session, error) {
	stored, err := env.Store.Sheet(id)
	if err != nil {
		return nil, err
	}
	g, err := all.Find(stored.Kind)
	if err != nil {
		return nil, err
	}
	if g.Sheet == nil {
		return nil, games.Refuse(table.NoGame, nil)
	}
	s := &session{env: env, game: g, stored: stored}
	if s.when, err = env.Store.Rows(id); err != nil {
		return nil, err
	}
	s.log, err = sheet.Replay(g.Sheet.Kind, stored.Setup, store.EditRows(s.when))
	if err == nil {
		err = table.Seated(stored.Players, s.sheet().Shape().Seats)
	}
	return s, err
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
	setup, edit, err := s.AsSheet(g.Sheet.Kind)
	if err != nil {
		return 0, err
	}
	m := s.Stored()
	return create(env, g, store.NewSheet{Setup: setup, Played: m.Updated, Match: id}, m.Players, edit)
}

// create begins a sheet with what is entered at once, perhaps nothing.
func create(env *shell.Env, g *table.Game, n store.NewSheet, players []store.Player, first sheet.Edit) (store.SheetID, error) {
	log, err := sheet.NewLog(g.Sheet.Kind, n.Setup)
	if err != nil {
		return 0, err
	}
	next, row, ok, err := log.Set(first)
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

// sheet is the sheet now.
func (s *session) sheet() sheet.Sheet { return s.log.Sheet() }

// desk is what the game's paper sees.
func (s *session) desk() table.SheetDesk {
	return table.SheetDesk{Env: s.env, Players: s.stored.Players}
}

// set enters an edit; ok is false when it changes nothing. The error is an
// *games.Illegal or a *store.Error, and then nothing has changed.
func (s *session) set(e sheet.Edit) (ok bool, err error) {
	next, row, ok, err := s.log.Set(e)
	if err != nil || !ok {
		return false, err
	}
	return true, s.append(next, row)
}

func (s *session) undo() error {
	next, row, err := s.log.Undo()
	if err != nil {
		return err
	}
	return s.append(next, row)
}

func (s *session) redo() error {
	next, row, err := s.log.Redo()
	if err != nil {
		return err
	}
	return s.append(next, row)
}

// append stores a row and then shows it.
func (s *session) append(next sheet.Log, row sheet.Row) error {
	score := next.Sheet().Score()
	typed := games.Row{Seat: games.Table, Type: row.Type, Data: row.Data}
	by := s.writer()
	err := s.env.Store.Append(store.Append{
		Log: s.stored.ID, Seq: s.log.Len() + 1, Row: typed, By: by, Standing: score.Standing(), Outcome: score.Outcome,
	})
	if err != nil {
		return err
	}
	s.log = next
	s.when = append(slices.Clip(s.when), store.StoredRow{Row: typed, By: by, Seq: next.Len(), At: s.env.Now()})
	if again, err := s.env.Store.Sheet(s.stored.ID); err == nil {
		s.stored = again
	}
	return nil
}

// writerKey is the setting of who keeps score, by the number that they have in this file.
var writerKey = store.ThisComputer[store.PlayerID]("sheet.writer")

// writer is who keeps score: the player who last said so and sits here, or nobody.
func (s *session) writer() store.PlayerID {
	var id store.PlayerID
	if _, err := writerKey.Get(s.env.Store, &id); err != nil {
		return 0
	}
	if slices.ContainsFunc(s.stored.Players, func(p store.Player) bool { return p.ID == id }) {
		return id
	}
	return 0
}

// series names those games of the same players that stand on one sheet: by the UID of the first.
func (s *session) series() string {
	if s.stored.Series != "" {
		return s.stored.Series
	}
	return s.stored.UID
}

func (s *session) loadDraft() (d draft, ok bool) {
	kept, _, err := s.env.Store.Draft(s.stored.ID, games.Table)
	return d, err == nil && json.Unmarshal(kept.Data, &d) == nil
}

func (s *session) saveDraft(d draft) error {
	data, err := json.Marshal(d)
	if err != nil {
		return err
	}
	err = s.env.Store.SaveDraft(s.stored.ID, games.Table, store.Draft{Seq: s.log.Len(), Data: data})
	if store.CodeOf(err) == store.CodeNotFound {
		return nil // the sheet was deleted
	}
	return err
}
