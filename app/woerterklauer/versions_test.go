package woerterklauer_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// first is the game as the program knew it when it had one version of the rules.
type first struct{ wk.Kind }

func (first) Rules() int { return 1 }

// A match that was begun by version 1 of the rules is played on by it: the live verdict, the turn,
// its undo, the next start. A rematch takes the newest.
func TestFirstVersionIsPlayedOn(t *testing.T) {
	for name, c := range map[string]struct {
		kind games.Kind
		want wk.Fate
	}{"begun long ago": {first{}, wk.FateExtended}, "begun today": {wk.Kind{}, wk.FateStolen}} {
		t.Run(name, func(t *testing.T) {
			env := shelltest.New(t, locales.German)
			env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexdata.German})
			set, err := wk.ParseSet(tiles.German)
			if err != nil {
				t.Fatal(err)
			}
			setup := wk.Setup{Options: options(), Set: set, Seed: eisSeed(t, set)}
			p := open(t, env, tabletest.Start(t, env, c.kind, setup, "Tina", "Ben"))
			p.ctrlEnter()
			p.at(0, 0)
			p.Type("ei")
			p.ctrlEnter()
			p.ctrlEnter() // Ben draws
			p.at(2, 0)
			p.Type("s")
			p.check(p.fate() == c.want, "live")
			p.check(p.lawful() == (c.want == wk.FateStolen), "a steal brings the lead")
			p.Page.Leave()
			p = open(t, env, p.Session.ID())
			p.check(p.letters() == "eis" && p.fate() == c.want, "the draft, opened again")
			p.at(2, 1)
			p.Key(fyne.KeySpace)
			p.Type("ein")
			p.ctrlEnter()
			played := p.view()
			p.check(len(played.Turns) == 2 && played.Turns[1].Words[0].Fate == c.want, "the turn")
			p = open(t, env, p.Session.ID())
			p.check(p.view().Tally == played.Tally && p.view().Rules == c.kind.Rules(), "played again")
			p.Undo()
			p.at(2, 0)
			p.Type("s")
			p.check(len(p.view().Turns) == 1 && p.fate() == c.want, "taken back and laid again")
			again, err := rematch(env.Store, p.Session.Stored())
			if err != nil || again.View(games.Table).(wk.View).Rules != wk.Rules {
				t.Error("a rematch takes the newest", err)
			}
		})
	}
}

// fate is what becomes of the only word on the screen.
func (p *played) fate() wk.Fate {
	if p.Says("judge.kind.stolen") {
		return wk.FateStolen
	}
	p.check(p.Says("judge.kind.extended"), "stolen or extended")
	return wk.FateExtended
}

// rematch is what the table begins after a match.
func rematch(st *store.Store, m store.Match) (*session.Session, error) {
	var players []store.PlayerID
	for _, p := range m.Players {
		players = append(players, p.ID)
	}
	return session.Begin(st, wk.Kind{}, store.NewMatch{Setup: m.Setup, Players: players, Series: m.UID})
}

// eisSeed lets Tina lay EI, and Ben EIS and SEIN.
func eisSeed(t *testing.T, set wk.Set) uint64 {
	t.Helper()
	known := games.Rulings{{Word: "EI", Answer: true, By: games.ByTable}}
	for seed := uint64(1); ; seed++ {
		m, err := wk.New(wk.Setup{Options: options(), Set: set, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range []string{"EI", "SEIN"} {
			v := m.View(games.Table).(wk.View)
			if m.Apply(v.Asked, wk.Draw{}) != nil {
				break
			}
			v = m.View(games.Table).(wk.View)
			if v.Phase != wk.PhaseLay || !pooled(v, word) {
				break
			}
			if word == "SEIN" {
				return seed
			}
			d, _ := wk.NewDraft(v).Type(v, wk.Cell{}, true, word)
			turn, _ := v.Position(d.Laid)
			if err := m.Apply(v.Asked, wk.NewEndTurn(v, d.Laid, wk.Referee(turn, known))); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// pooled tells whether all letters of a word are free.
func pooled(v wk.View, word string) bool {
	left := map[wk.Letter]int{}
	for _, t := range v.Pool {
		left[t.Letter]++
	}
	for _, r := range word {
		if left[wk.Letter(r)]--; left[wk.Letter(r)] < 0 {
			return false
		}
	}
	return true
}
