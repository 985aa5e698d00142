package session_test

import (
	"bytes"
	"errors"
	"testing"

	"spieltisch/app"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/games/davinci"
	dc "spieltisch/games/decipher"
	"spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// A match that is only rehearsed is played on its page to the end, to the same position as one
// in the store, and leaves the data file as it was, byte for byte.
func TestRehearsedMatchesLeaveTheDataFile(t *testing.T) {
	for kind, name := range map[string]string{"decipher": "order", "woerterklauer": "green", "dicewords": "challenge", "davinci": "four-clock"} {
		t.Run(kind, func(t *testing.T) {
			env := shelltest.New(t, locales.German)
			dir := env.Store.Dir()
			before := shelltest.Closed(t, env.Store)
			shelltest.Open(t, env, dir, false)

			p := tabletest.Golden(t, app.Games(), kind, name)
			p.Rules = p.Kind.Rules() // by the newest rules these matches go as they went
			g, err := app.Games().Find(kind)
			if err != nil {
				t.Fatal(err)
			}
			players := []store.Player{{Name: "Tina"}, {Name: "Lee", Color: 1}, {Name: "Ana", Color: 2}, {Name: "Ben", Color: 3}, {Name: "Kim", Color: 4}}
			l, err := games.NewLog(p.Kind, p.Setup)
			if err != nil {
				t.Fatal(err)
			}
			s, err := session.Rehearse(p.Kind, p.Setup, players[:len(l.Match().Standing().Points)])
			if err != nil {
				t.Fatal(err)
			}
			shelltest.Pages(env, nil)
			page := frame.New(env, g, s)
			env.Router.Show(page)
			for i, r := range p.Rows {
				if i%8 == 0 {
					page.Shown() // what is done now
					page.Keep()  // and as if a draft had changed
				}
				p.Do(t, s, r)
			}
			page.Shown()
			page.Leave()
			if _, over := s.Outcome(); !over || games.Hash(s.View(games.Table)) != games.Hash(p.Log(t).Match().View(games.Table)) {
				t.Error("ends at", s.View(games.Table))
			}
			if after := shelltest.Closed(t, env.Store); !bytes.Equal(before, after) {
				t.Error("the data file has changed")
			}
		})
	}
}

// An action that can't be taken back says why, whatever was done last.
func TestUndoSaysWhy(t *testing.T) {
	texts, err := locales.New(locales.German)
	shelltest.Fine(t, err)
	said := map[string]string{}
	for kind, name := range map[string]string{"decipher": "order", "woerterklauer": "green", "dicewords": "challenge", "davinci": "four-clock"} {
		p := tabletest.Golden(t, app.Games(), kind, name)
		l, err := games.NewLog(p.Kind, p.Setup)
		shelltest.Fine(t, err)
		s, err := session.Rehearse(p.Kind, p.Setup, make([]store.Player, len(l.Match().Standing().Points)))
		shelltest.Fine(t, err)
		g, err := app.Games().Find(kind)
		shelltest.Fine(t, err)
		s.Stays = g.Stays // as its page does
		for _, r := range p.Rows {
			p.Do(t, s, r)
			var why *games.Illegal
			switch _, can := s.CanUndo(); {
			case can != (s.NoUndo() == nil):
				t.Error(kind, s.Seq(), can, s.NoUndo())
			case !can && s.Steps() == 0:
			case !can && (!errors.As(s.NoUndo(), &why) || why.ID == games.IllegalUndo):
				t.Errorf("%s: %s can't be taken back: %v", kind, r.Type, s.NoUndo())
			case !can && r.Type != games.Undo:
				said[r.Type] = texts.T(string(why.ID), nil)
			}
		}
	}
	for did, want := range map[string]string{
		dc.TypeGuess: "Geratenes lässt sich nicht zurücknehmen.", dc.TypeAsk: "Eine Frage lässt sich nicht zurücknehmen.",
		dicewords.TypeThrow: "Ein Wurf lässt sich nicht zurücknehmen.", davinci.TypeDraw: "Gezogenes lässt sich nicht zurücknehmen.",
	} {
		if said[did] != want {
			t.Errorf("%s: %q", did, said[did])
		}
	}
}
