package dicewords_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/assets/lexicon"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// shows tells whether a text is seen anywhere, alone or within another one.
func (p *played) shows(text string) bool {
	return slices.ContainsFunc(shelltest.Texts(p.Env), func(seen string) bool { return strings.Contains(seen, text) })
}

// own is what the seat that is asked sees.
func (p *played) own() dw.View {
	return p.Session.View(p.view().Asked).(dw.View)
}

// alone plays a turn behind the curtain: so many throws, and a word of the first letters that lie there.
func (p *played) alone(throws, letters int) (word string, up []int) {
	p.Helper()
	p.Unveil()
	for k := range throws {
		p.Key(fyne.KeySpace)
		p.Must(p.own().Thrown == k+1, "a throw")
		if k == 0 {
			up = p.own().Up
			p.Must(p.view().Up == nil && p.view().Thrown == 0, "the table sees no dice")
		}
	}
	faces := slices.DeleteFunc(p.own().Faces(), func(r rune) bool { return r == dw.Joker })
	word = string(faces[:letters])
	p.Type(strings.ToLower(word))
	p.Key(fyne.KeyReturn)
	return word, up
}

// A match with the same throws for all, played through the page: each turn behind the curtain, of which nobody else sees anything, and
// the round that all look at together, to the result.
func TestSameThrowsForAll(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
	p := sitAt(t, env, dw.Options{Target: 150, Check: dw.CheckTrust, Same: true}, 5, "Tina", "Lee")
	p.Must(shelltest.Curtain(env) != nil, "a curtain before the first throw")
	for round := 1; ; round++ {
		p.Must(p.view().Round == round, "another round")
		tina, first := p.alone(1, 5)
		p.Must(!p.shows(tina) && len(p.view().Turns) == 2*(round-1), "nothing is told of Tina's word")
		shelltest.Shot(t, env, "curtain")
		before := shelltest.Texts(env)
		p.Key(fyne.KeyF9)
		p.Must(!p.shows(tina), "the log tells nothing of it")
		p.Key(fyne.KeyEscape)
		p.Must(reflect.DeepEqual(before, shelltest.Texts(env)), "the log is closed")
		lee, again := p.alone(1+round%2, 4)
		p.Must(reflect.DeepEqual(first, again), "the first throw is the same")
		p.Must(p.Says("dicewords.round.title", games.Args{"Round": round}), "all look at the round")
		turns := p.view().PlayedRound()
		p.Must(turns[0].Word == tina && turns[1].Word == lee && p.shows("Lee"), "both words count")
		shelltest.Shot(t, env, "round")
		if _, over := p.Session.Outcome(); over {
			break
		}
		p.Key(fyne.KeyReturn)
		p.Must(shelltest.Curtain(env) != nil, "Tina's next turn")
	}
	p.Must(!p.Says("table.rematch"), "the round is looked at before the result")
	p.Tap("table.end.result")
	p.Must(shelltest.Has(env, p.Say("table.end.over")), "then the result")
}

// The curtain comes as soon as a round has been looked at that a computer ended, and Ctrl+Z takes the turn before it back there; alone
// with computers there is none.
func TestCurtainAfterAComputersRound(t *testing.T) {
	for _, names := range [][]string{{"Tina", "Lee", "Pip"}, {"Tina", "Pip"}} {
		env := shelltest.New(t, locales.German)
		env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
		clock := shelltest.NewClock(t)
		p := sitAt(t, env, dw.Options{Target: 400, Check: dw.CheckDictionary, Same: true}, 5, names...)
		persons := len(names) - 1
		play := func(seat games.Seat) {
			p.Submit(seat, dw.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}})
			p.Submit(seat, dw.Pass{})
		}
		for seat := range persons {
			play(games.Seat(seat))
		}
		for n := 0; p.view().Phase != dw.PhaseRound && n < 120; n++ {
			clock.Pass(250 * time.Millisecond)
		}
		p.Must(p.Says("dicewords.round.title", games.Args{"Round": 1}), "all look at the round")
		p.Key(fyne.KeyReturn)
		p.Must(p.view().Round == 2, "another round")
		if persons == 1 {
			p.Must(shelltest.Curtain(env) == nil && p.Says("dicewords.throw", games.Args{"N": dw.DiceCount}), "nobody to hide it from")
			continue
		}
		p.Must(shelltest.Curtain(env) != nil && !p.Says("dicewords.throw", games.Args{"N": dw.DiceCount}), "a curtain before Tina's page")
		play(0)
		p.Must(shelltest.Curtain(env) != nil && p.view().Asked == 1, "Lee's curtain")
		p.Undo()
		p.Must(p.Says("table.undone.secret") && p.view().Asked == 0 && shelltest.Curtain(env) != nil, "Tina's turn again")
		p.Undo()
		p.Must(p.view().Asked == 0 && !p.Says("common.illegal.undo"), "why not is said as the menu says it")
	}
}

// TestPictureSameTwins: two matches in which Tina has played her turn in two ways look the same to Lee, to the last pixel: the curtain,
// his page, the log and what the home page shows; and differ once all have played.
func TestPictureSameTwins(t *testing.T) {
	var seen [2][]string
	for i := range seen {
		env := shelltest.New(t, locales.German)
		p := sitAt(t, env, dw.Options{Target: 150, Check: dw.CheckTrust, Same: true}, 5, "Tina", "Lee")
		look := func() { seen[i] = append(seen[i], tabletest.Shoot(t, env, "").Drawn) }
		p.alone(1+2*i, 4+i)
		look()
		p.Key(fyne.KeyF9)
		look()
		p.Key(fyne.KeyEscape)
		p.Unveil()
		look()
		p.Key(fyne.KeySpace)
		look()
		position := dicewords.Game().Position(env, p.Session.View(games.Table), nil)
		seen[i] = append(seen[i], fmt.Sprint(position == nil), fmt.Sprintf("%+v", p.Session.Standing()), fmt.Sprint(p.Session.ViewAt(p.Session.Steps())))
		p.Submit(1, dw.Pass{})
		p.Must(p.Says("dicewords.round.title", games.Args{"Round": 1}), "all look at the round")
		look()
	}
	for k, a := range seen[0] {
		if last := k == len(seen[0])-1; (a == seen[1][k]) == last {
			t.Errorf("picture %d of %d: the same is %t", k+1, len(seen[0]), a == seen[1][k])
		}
	}
}
