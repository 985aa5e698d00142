// Package climb is where somebody stands on the ladder of a game, by the matches that were played on it, and the next match.
package climb

import (
	"encoding/json"
	"slices"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/games"
	"spieltisch/games/handicap"
	"spieltisch/games/ladder"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// Climb is somebody on the ladder of a game.
type Climb struct {
	ladder.Ladder
	ladder.Standing
	Before  ladder.Standing // the last match
	Who     store.Player
	Last    store.MatchID // that was finished, or 0
	Running store.MatchID // a match that was begun, or 0

	env     *shell.Env
	game    *table.Game
	matches int
}

// Has tells whether a game has a ladder.
func Has(g *table.Game) bool {
	_, ok := ladder.Of(g.Kind.Name())
	return ok && g.Computers != nil
}

// Of is where somebody stands. A match that was broken off counts for nothing.
func Of(env *shell.Env, g *table.Game, who store.Player) (c Climb, err error) {
	c = Climb{Who: who, env: env, game: g}
	c.Ladder, _ = ladder.Of(g.Kind.Name())
	plays, _, err := env.Store.History(store.HistoryFilter{Kind: g.Kind.Name(), Player: who.ID, Series: store.Ladder, Limit: 1 << 20})
	if err != nil {
		return c, err
	}
	var results []ladder.Result
	for _, p := range slices.Backward(plays) {
		me := slices.IndexFunc(p.Players, func(s store.Player) bool { return !s.Computer() })
		if len(p.Players) != 2 || me < 0 || !p.Players[1-me].Computer() {
			continue
		}
		switch p.State {
		case store.Running:
			c.Running = p.Match
		case store.Finished:
			r := ladder.Result{Rung: ladder.Rung{Level: p.Players[1-me].Level}}
			if given := p.Terms.Given(); me < len(given) {
				r.Given = given[me]
			}
			if won := games.Winners(p.Places); len(won) == 1 {
				r.Won, r.Lost = won[0] == games.Seat(me), won[0] != games.Seat(me)
			}
			results, c.Last = append(results, r), p.Match
		}
	}
	begin, err := c.begin()
	if len(results) > 0 { // later on more is known of them, but this is where they have begun
		begin = max(0, slices.Index(c.Rungs, results[0].Rung))
	}
	c.Standing, c.matches = c.Climb(begin, results), len(results)
	c.Before = c.Climb(begin, results[:max(0, len(results)-1)])
	return c, err
}

// begin is the rung for what is known of them.
func (c Climb) begin() (int, error) {
	kind, st := c.game.Kind.Name(), c.env.Store
	me, err := st.Form(kind, c.Who.ID, 0, true)
	if err != nil {
		return 0, err
	}
	all, err := st.Characters()
	var them [mind.Levels]handicap.Form
	for _, x := range all {
		if err == nil {
			them[x.Level-1], err = st.Form(kind, x.ID, c.game.Edition, true)
		}
	}
	return c.Begin(me, them), err
}

// Next goes on with the match that was begun, or begins one, in which they take turns to be first. There are no tips.
func (c Climb) Next() (store.MatchID, error) {
	if c.Running != 0 {
		return c.Running, nil
	}
	rung := c.Rungs[c.At]
	other, err := c.env.Store.Character(rung.Level)
	if err != nil {
		return 0, err
	}
	options, f := map[string]any{}, c.game.Form(c.env)
	for _, part := range [][]byte{f.Options(), []byte(c.Options)} {
		if err := json.Unmarshal(part, &options); err != nil {
			return 0, err
		}
	}
	data, err := json.Marshal(options)
	if err != nil {
		return 0, err
	}
	f.Load(data)
	players, given := []store.PlayerID{c.Who.ID, other.ID}, []int{rung.Given, 0}
	if c.matches%2 == 1 {
		slices.Reverse(players)
		slices.Reverse(given)
	}
	setup := handicap.Put(f.Setup(len(players), c.env.NewSeed()), given)
	s, err := session.Begin(c.env.Store, c.game.Kind, store.NewMatch{Setup: setup, Players: players, Series: store.Ladder, Edition: c.game.Edition})
	if err != nil {
		return 0, err
	}
	return s.ID(), nil
}

// NextTold says on a button against whom the next match is, or that one goes on.
func (c Climb) NextTold() string {
	if c.Running != 0 {
		return c.env.T("ladder.on")
	}
	return c.env.T("ladder.play", games.Args{"Name": c.Rungs[c.At].Level.Name()})
}

// RungTold says against whom a rung is, and with which handicap.
func (c Climb) RungTold(r ladder.Rung) string {
	id := games.ID("ladder.rung.even")
	if r.Given > 0 {
		id = "ladder.rung." + games.ID(c.Unit())
	}
	return c.env.T(id, games.Args{"Name": r.Level.Name(), "N": r.Given})
}

// Told says what the last match has brought.
func (c Climb) Told() string {
	say := func(id games.ID, at int) string {
		return c.env.T(id, games.Args{"Rung": c.RungTold(c.Rungs[at])})
	}
	switch was := c.Before; {
	case c.Stars == ladder.Stars:
		return c.env.T("ladder.top")
	case c.At > was.At:
		return say("ladder.up", c.At)
	case c.At < was.At:
		return say("ladder.down", c.At)
	case c.Stars > was.Stars && c.At == len(c.Rungs)-1:
		return c.env.T("ladder.star.last")
	case c.Stars > was.Stars:
		return say("ladder.star", c.At+1)
	case c.Stars < was.Stars:
		return c.env.T("ladder.lost")
	}
	return c.env.T("ladder.stays")
}
