package tabletest

import (
	"iter"

	"spieltisch/app/table"
	"spieltisch/games"
)

// Pose lets a game's matches show other views than their own: a position to which it would be a
// long way, or a view that leaks.
type Pose[V any] struct {
	edit func(seat games.Seat, v V) V
}

// Posed is a game with such matches. Everything else about them is as it was.
func Posed[V any](g *table.Game) (*table.Game, *Pose[V]) {
	p := &Pose[V]{}
	posed := *g
	posed.Kind = posedKind[V]{g.Kind, p}
	return &posed, p
}

// Show has every view go through edit from now on; nil for the views as they are. The page must be
// shown again.
func (p *Pose[V]) Show(edit func(seat games.Seat, v V) V) { p.edit = edit }

type posedKind[V any] struct {
	games.Kind
	pose *Pose[V]
}

func (k posedKind[V]) Start(rules int, setup []byte) (games.Match, error) {
	m, err := k.Kind.Start(rules, setup)
	if err != nil {
		return nil, err
	}
	return posedMatch[V]{m, k.pose}, nil
}

type posedMatch[V any] struct {
	games.Match
	pose *Pose[V]
}

func (m posedMatch[V]) Clone() games.Match { return posedMatch[V]{m.Match.Clone(), m.pose} }

func (m posedMatch[V]) View(s games.Seat) any {
	v := m.Match.View(s)
	if m.pose.edit != nil {
		v = m.pose.edit(s, v.(V))
	}
	return v
}

// Moves implements games.Mover.
func (m posedMatch[V]) Moves(s games.Seat) iter.Seq[games.Action] {
	return m.Match.(games.Mover).Moves(s)
}

// Revealed implements games.Revealer, for a game that isn't one by the Table's view.
func (m posedMatch[V]) Revealed() any {
	if r, ok := m.Match.(games.Revealer); ok {
		return r.Revealed()
	}
	return m.View(games.Table)
}
