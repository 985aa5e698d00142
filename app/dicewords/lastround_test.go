package dicewords_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// ahead has Tina reach the target with a word of six letters before Lee's last turn.
func ahead(t *testing.T, lang locales.Lang, names ...string) *played {
	o := options(dw.CheckChallenge)
	o.Target = 50
	p := sit(t, lang, o, 6, names...)
	shelltest.Resize(p.Env, 1280, 800)
	p.turn(6)
	p.Must(p.view().Pending.Points >= 50, "it would be the goal")
	return p
}

// In the last round all words are about the race: what a word leads to, what lacks, and who is in the goal.
func TestWordsOfTheLastRound(t *testing.T) {
	for _, lang := range []locales.Lang{locales.German, locales.English} {
		for _, names := range [][]string{{"Tina", "Lee"}, {"Tina", "Lee", "Ben"}} {
			p := ahead(t, lang, names...)
			word := p.view().Pending
			p.Must(p.Says("dicewords.line.pending", games.Args{"Word": word.Word, "Seat": games.Seat(0), "Points": word.Points, "All": word.Points, "Goal": true}), "what hangs on it")
			shelltest.Shot(t, p.Env, "last-pending-"+string(lang))
			p.Key(fyne.KeySpace)
			most := p.view().Points[0]
			p.Must(p.Says("dicewords.heading.last", games.Args{"Seat": games.Seat(1), "Points": most + 1}), "what Lee needs")
			p.Must(p.Says("dicewords.line.last", games.Args{"Points": 0, "Seat": games.Seat(0), "Most": most}), "and who is ahead")
			shelltest.Shot(t, p.Env, "last-behind-"+string(lang))
			p.Type(p.lying(3))
			n := p.points()
			p.Must(n < most && p.Says("dicewords.line.short", games.Args{"Left": most + 1 - n}), "a short word lacks some")
			shelltest.Shot(t, p.Env, "last-short-"+string(lang))
			p.Type(p.lying(10)[3:])
			n = p.points()
			id := map[int]games.ID{2: "dicewords.line.win", 3: "dicewords.line.front"}[len(names)]
			shelltest.Shot(t, p.Env, "last-win-"+string(lang))
			p.Must(n > most && p.Says(id, games.Args{"Points": n, "Most": most}), "a long one leads")
			p.Must(p.pawn(0).X < p.goal()-30, "and its place in the goal is free")
		}
	}
}

// points are those on the medal.
func (p *played) points() int {
	p.Helper()
	n := 0
	for _, text := range shelltest.Inside[*ui.Button](p.Env.Window.Canvas().Content()) {
		for i := 1; i < 300; i++ {
			if text.Visible() && text.Text() == p.Say("dicewords.declare", games.Args{"Points": i}) {
				n = i
			}
		}
	}
	return n
}

// goal is where the flag stands, at the end of the track.
func (p *played) goal() float32 {
	race := shelltest.Marked(p.TB, p.Env, "race")
	return shelltest.Middle(race).X + race.Size().Width/2 - 20
}

// The verdict on the last word of a match waits like every other one, in the last round and with the way of whose word it was; from
// there it goes to the result.
func TestTheLastVerdictWaits(t *testing.T) {
	p := ahead(t, locales.German, "Tina", "Lee")
	clock := shelltest.NewClock(t)
	p.Key(fyne.KeySpace)
	clock.Pass(time.Second)
	p.Type(p.lying(3))
	p.Key(fyne.KeyReturn, fyne.KeyF6, fyne.KeyReturn, fyne.KeyF6)
	_, over := p.Session.Outcome()
	p.Must(over && p.Says("dicewords.heading.refuted", games.Args{"Seat": games.Seat(1)}), "the last word doesn't count")
	clock.Pass(10 * time.Second)
	p.Must(p.Says("dicewords.heading.refuted", games.Args{"Seat": games.Seat(1)}) && p.Says("dicewords.chip.last"), "it waits in the last round")
	shelltest.Shot(t, p.Env, "last-verdict")
	p.Must(!slices.ContainsFunc(shelltest.Find[*ui.Lamp](p.Env), (*ui.Lamp).Lit), "no lamp is on")
	p.Tap("table.computer.on")
	p.Must(p.Says("table.rematch"), "and then comes the result")
}

// The bubble of a doubt goes once the next one throws.
func TestADoubtIsGoneInTheNextTurn(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckChallenge), 5, "Tina", "Lee")
	word := p.turn(5)
	p.Key(fyne.KeyF6, fyne.KeyReturn, fyne.KeyF6)
	doubt := games.Args{"Seat": games.Seat(1), "Word": word}
	p.Must(p.Says("dicewords.said.doubt", doubt), "with the verdict it stands there")
	p.Key(fyne.KeyReturn, fyne.KeySpace)
	p.Must(p.view().Up != nil && !p.Says("dicewords.said.doubt", doubt), "it goes with the turn")
}
