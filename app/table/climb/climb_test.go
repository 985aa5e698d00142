package climb_test

import (
	"testing"

	"spieltisch/app"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/climb"
	"spieltisch/games"
	"spieltisch/games/handicap"
	"spieltisch/games/ladder"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// climber is somebody who climbs in a store.
type climber struct {
	t    *testing.T
	env  *shell.Env
	game *table.Game
	who  store.Player
}

func newClimber(t *testing.T, kind string) *climber {
	t.Helper()
	env := shelltest.New(t, locales.German)
	g, err := app.Games().Find(kind)
	shelltest.Fine(t, err)
	return &climber{t, env, g, shelltest.Players(t, env, "Mia")[0]}
}

func (c *climber) now() climb.Climb {
	c.t.Helper()
	at, err := climb.Of(c.env, c.game, c.who)
	shelltest.Fine(c.t, err)
	return at
}

// stands wants the person on a rung with stars.
func (c *climber) stands(when string, level mind.Level, given, stars int) {
	c.t.Helper()
	at := c.now()
	if got := at.Rungs[at.At]; got != (ladder.Rung{Level: level, Given: given}) || at.Stars != stars {
		c.t.Errorf("%s: on %+v with %d stars", when, got, at.Stars)
	}
}

// ends ends the match that comes next, won or lost.
func (c *climber) ends(won bool, reason games.Reason) store.MatchID {
	c.t.Helper()
	id, err := c.now().Next()
	shelltest.Fine(c.t, err)
	again, err := c.now().Next()
	if err != nil || again != id {
		c.t.Errorf("%d isn't gone on with: %d, %v", id, again, err)
	}
	m, err := c.env.Store.Match(id)
	shelltest.Fine(c.t, err)
	points := []int{300, 300}
	for seat, p := range m.Players {
		if p.Computer() != won {
			points[seat] += 110
		}
	}
	o := games.Outcome{Reason: reason, Places: games.Rank(points)}
	st := games.Standing{Round: 5, Points: points, Asked: games.Table}
	shelltest.Fine(c.t, c.env.Store.Append(store.Append{Log: id, Seq: 1, Row: games.Row{Type: "throw", Data: []byte("{}")}, Standing: st, Outcome: &o}))
	return id
}

// Where somebody stands is made of their matches on the ladder, whatever is deleted of them; other matches and broken off ones count for
// nothing, and each game has its own.
func TestClimbFollowsTheMatches(t *testing.T) {
	c := newClimber(t, "dicewords")
	c.stands("begin", mind.Pip, 60, 0)
	first := c.ends(true, games.ReasonTarget)
	c.stands("a win", mind.Pip, 60, 1)
	c.ends(true, games.ReasonTarget)
	c.stands("two wins", mind.Pip, 30, 0)
	last := c.ends(false, games.ReasonTarget)
	c.stands("a loss", mind.Pip, 60, 0)
	c.ends(true, games.ReasonAbandoned)
	c.stands("one broken off", mind.Pip, 60, 0)
	if told := c.now().Told(); told != c.env.T("ladder.down", games.Args{"Rung": c.env.T("ladder.rung.points", games.Args{"Name": "Pip", "N": 60})}) {
		t.Errorf("%q", told)
	}
	shelltest.Fine(t, c.env.Store.DeleteMatch(last))
	c.stands("the loss is deleted", mind.Pip, 30, 0)
	shelltest.Fine(t, c.env.Store.DeleteMatch(first))
	c.stands("a win is deleted", mind.Pip, 60, 1)
	shelltest.Fine(t, c.env.Store.UndeleteMatch(first))
	c.stands("it is back", mind.Pip, 30, 0)
	m, err := c.env.Store.Match(first)
	shelltest.Fine(t, err)
	_, err = c.env.Store.CreateMatch(store.NewMatch{Kind: m.Kind, Rules: m.Rules, Setup: m.Setup, Players: []store.PlayerID{m.Players[0].ID, m.Players[1].ID}, Series: m.UID})
	shelltest.Fine(t, err)
	if at := c.now(); at.Running != 0 {
		t.Errorf("another match is on the ladder: %d", at.Running)
	}
	for _, other := range []string{"woerterklauer", "davinci"} {
		g, err := app.Games().Find(other)
		shelltest.Fine(t, err)
		if climb.Has(g) != (other == "woerterklauer") {
			t.Errorf("%s has a ladder: %t", other, climb.Has(g))
		}
	}
}

// All its matches have the same in their setups, and the person begins with the handicap, first or second.
func TestMatchesOfTheLadder(t *testing.T) {
	for kind, want := range map[string]handicap.Terms{"dicewords": {Seats: 2, Target: 400}, "woerterklauer": {Seats: 2, Size: 7, Level: 1}} {
		c := newClimber(t, kind)
		for n := range 2 {
			m, err := c.env.Store.Match(c.ends(true, games.ReasonTarget))
			shelltest.Fine(t, err)
			terms := handicap.Of(m.Setup)
			given := terms.Given()
			if terms.Target != want.Target || terms.Size != want.Size || terms.Level != want.Level || m.Players[n].ID != c.who.ID || given[n] == 0 || given[1-n] != 0 {
				t.Errorf("%s: %+v, %v sit there", kind, terms, store.Names(m.Players))
			}
			if m.Series != store.Ladder || m.Tips != nil {
				t.Errorf("%s: series %q, tips %v", kind, m.Series, m.Tips)
			}
		}
	}
}

// made has the person make so many points in the one turn of a match.
func (c *climber) made(other store.Player, points int) {
	c.t.Helper()
	id, err := c.env.Store.CreateMatch(store.NewMatch{Kind: "dicewords", Rules: 1, Setup: []byte(`{}`), Players: []store.PlayerID{c.who.ID, other.ID}})
	shelltest.Fine(c.t, err)
	st := games.Standing{Round: 1, Points: []int{points, points}, Asked: games.Table, Scored: []games.ScoredTurn{{Seat: 0, Round: 1, Word: "WORT", Points: points}}}
	o := games.Outcome{Reason: games.ReasonTarget, Places: games.Rank(st.Points)}
	shelltest.Fine(c.t, c.env.Store.Append(store.Append{Log: id, Seq: 1, Row: games.Row{Type: "throw", Data: []byte("{}")}, Standing: st, Outcome: &o}))
}

// A person of whom much is known begins one rung below what they have made.
func TestBeginsByWhatIsKnown(t *testing.T) {
	c := newClimber(t, "dicewords")
	other := shelltest.Players(t, c.env, "Papa")[0]
	for range handicap.Enough {
		c.made(other, 57)
	}
	c.stands("57 points a turn", mind.Fips, 40, 0)
	c.ends(false, games.ReasonTarget) // which makes the form another one
	for range handicap.Sure {
		c.made(other, 12)
	}
	c.stands("a loss, and much weaker since", mind.Pip, 0, 0)
	if at := c.now(); at.Rungs[at.Before.At].Given != 40 || at.Low != at.At {
		t.Errorf("the first match seems to have begun on %d, the lowest is %d", at.Before.At, at.Low)
	}
}
