package woerterklauer

import (
	"errors"
	"slices"
	"strings"

	"spieltisch/app/shell"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// try is the turn of an example, where what lay on the field before can be what the other one has laid in a first turn.
func try(name, body string) (at func() (games.Position, error), page shell.Route) {
	words, ok := map[string]locales.Lang{"turn": locales.German, "turn en": locales.English}[name]
	if !ok {
		return nil, page
	}
	l, ok := parseLesson(strings.TrimSpace(body))
	mine := func(p wk.Placed) bool { return p.Color == l.mover }
	if !ok || len(l.before)+len(l.pool) > wk.PoolSize || slices.ContainsFunc(l.before, mine) {
		return nil, page
	}
	return func() (games.Position, error) { return l.pose(words) }, page
}

// errUndealt says that no seed deals the letters of an example.
var errUndealt = errors.New("the letters of an example aren't dealt")

// pose finds a match in which the letters of the lesson are in the pool. There are more of them in its box than usual.
func (l *lesson) pose(words locales.Lang) (games.Position, error) {
	o := wk.DefaultOptions()
	o.Level, o.First, o.Red = l.level, 1, games.Seat(l.mover)
	setup, err := newSetup(words, o, 0)
	if err != nil {
		return games.Position{}, err
	}
	for _, t := range append(tilesOf(l.before), l.pool...) {
		for range 5 {
			most := 0
			for i, s := range setup.Set {
				if s.Count > setup.Set[most].Count {
					most = i
				}
				if s.Letter == t.Letter {
					setup.Set[i].Count++
				}
			}
			setup.Set[most].Count--
		}
	}
	for setup.Seed = range uint64(5000) {
		p := games.Position{Kind: wk.Name, Rules: wk.Rules}
		if p.Setup, err = setup.Encode(); err != nil {
			return p, err
		}
		if log, ok := l.dealt(p.Setup); ok {
			p.Rows, err = log.Rows(log.Len())
			return p, err
		}
	}
	return games.Position{}, errUndealt
}

// dealt is a match up to the turn of the lesson; false where its letters don't come.
func (l *lesson) dealt(setup []byte) (log games.Log, ok bool) {
	log, err := games.NewLog(wk.Kind{}, setup)
	if err == nil {
		log, err = log.Do(1, wk.Draw{})
	}
	if err != nil {
		return log, false
	}
	pool := log.Match().View(1).(wk.View).Pool
	var after wk.Field
	for _, p := range l.before {
		i := slices.IndexFunc(pool, func(t wk.Tile) bool { return t.Letter == p.Letter })
		if i < 0 {
			return log, false
		}
		p.ID = pool[i].ID
		after, pool = append(after, p), slices.Delete(pool, i, i+1)
	}
	v := wk.Referee(wk.Attempt{After: after, Pool: append(tilesOf(after), pool...), Left: pool, Mover: l.before[0].Color, Level: l.level, Edge: wk.DefaultSize}, allowed{})
	turn := wk.EndTurn{Rulings: v.Rulings}
	for _, p := range after {
		turn.Field = append(turn.Field, wk.Lay{ID: p.ID, At: p.At})
	}
	if log, err = log.Do(1, turn); err == nil {
		log, err = log.Do(0, wk.Draw{})
	}
	if err != nil {
		return log, false
	}
	now := log.Match().View(0).(wk.View)
	return log, now.Phase == wk.PhaseLay && !slices.ContainsFunc(l.pool, func(t wk.Tile) bool {
		of := func(all []wk.Tile) (n int) {
			for _, o := range all {
				if o.Letter == t.Letter {
					n++
				}
			}
			return n
		}
		return of(now.Pool) < of(l.pool)
	})
}

// tilesOf are the tiles of a field.
func tilesOf(f wk.Field) (out []wk.Tile) {
	for _, p := range f {
		out = append(out, p.Tile)
	}
	return out
}

// allowed says that every word counts: those of an example do.
type allowed struct{}

// Word implements games.Judge.
func (allowed) Word(word string) (games.Ruling, bool) {
	return games.Ruling{Word: word, Answer: true, By: games.ByTable}, true
}

// Same implements games.Comparer.
func (allowed) Same(word, other string) (games.Ruling, bool) {
	return games.Ruling{Word: word, Other: other, By: games.ByTable}, true
}
