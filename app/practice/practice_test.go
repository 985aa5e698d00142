package practice_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app"
	"spieltisch/app/practice"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/davinci"
	"spieltisch/games/dicewords"
	"spieltisch/games/mind"
	"spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// trying is a page on which somebody tries a position again, and what came of it.
type trying struct {
	t        *testing.T
	env      *shell.Env
	game     *table.Game
	desk     *table.Desk
	match    games.Log
	found    map[int][]mind.Finding // by the step of the decision
	seat     games.Seat
	outcomes []practice.Outcome
	refuse   error // by who keeps the answers
}

// tries judges the decisions of a match as a trial would.
func tries(t *testing.T, kind string) *trying {
	t.Helper()
	env := shelltest.New(t, locales.German)
	if kind == woerterklauer.Name { // nothing can be stolen with a sample of words
		env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
	}
	shelltest.Resize(env, 1280, 800)
	g, err := app.Games().Find(kind)
	shelltest.Fine(t, err)
	if g.Reviews == nil || g.Reviews.Judge == nil {
		t.Fatal("no decision can be tried again")
	}
	x := &trying{t: t, env: env, match: tabletest.Golden(t, app.Games(), kind, tabletest.Trials[kind]).Log(t), found: map[int][]mind.Finding{}}
	made := *g
	made.Board = func(d *table.Desk) *table.AnyBoard {
		x.desk = d
		return g.Board(d)
	}
	x.game = &made
	x.env.Router = shell.NewRouter(env, app.Pages(env))
	t.Cleanup(env.Router.Home) // so that nobody holds tables any more
	x.env.Router.Home()
	x.open(1)
	for d := range x.match.Decisions() {
		found, err := g.Reviews.Judge(context.Background(), env.Router.Page().(*practice.Page).Computers(), d)
		if err == nil && len(found) > 0 {
			x.found[d.Step] = found
		}
	}
	if len(x.found) < 3 {
		t.Fatalf("%s: only %d decisions to try", kind, len(x.found))
	}
	x.env.Router.Back()
	return x
}

// open shows the position of a decision.
func (x *trying) open(step int) {
	x.t.Helper()
	rows, err := x.match.Rows(step)
	shelltest.Fine(x.t, err)
	x.seat, _ = x.match.Step(step)
	p := tabletest.Golden(x.t, app.Games(), x.game.Kind.Name(), tabletest.Trials[x.game.Kind.Name()])
	players := []store.Player{{Name: "Tina"}, {Name: "Lee", Color: 1}, {Name: "Ana", Color: 2}, {Name: "Ben", Color: 3}}
	practice.Open(x.env, x.game, practice.Task{
		Position: games.Position{Kind: x.game.Kind.Name(), Rules: p.Rules, Setup: p.Setup, Rows: rows[:step-1], Seat: max(0, x.seat)},
		Players:  players[:len(x.match.Match().Standing().Points)], Own: rows[step-1],
		Answered: func(o practice.Outcome) (string, error) {
			x.outcomes = append(x.outcomes, o)
			return "", x.refuse
		},
	})
}

// choose does what the board does when somebody has decided, and tells what came of it.
func (x *trying) choose(a games.Action) practice.Outcome {
	x.t.Helper()
	n := len(x.outcomes)
	if err := x.desk.Submit(x.seat, a); err == nil {
		x.t.Fatalf("%+v was carried out", a)
	}
	if len(x.outcomes) != n+1 {
		x.t.Fatalf("%+v wasn't judged; on the screen: %q", a, shelltest.Texts(x.env))
	}
	return x.outcomes[n]
}

// step is that of a decision with findings like that, 0 for none.
func (x *trying) step(like func([]mind.Finding) bool) int {
	for step := 1; step <= x.match.Len(); step++ {
		if found := x.found[step]; len(found) > 0 && like(found) {
			return step
		}
	}
	return 0
}

func mistaken(found []mind.Finding) bool {
	return slices.ContainsFunc(found, func(f mind.Finding) bool { return f.Size > mind.NoMistake })
}

func (x *trying) says(id games.ID) bool { return shelltest.Has(x.env, x.env.T(id)) }

// at fails unless the page has this title.
func (x *trying) at(title string) {
	x.t.Helper()
	if got := x.env.Router.Page().Title(); got != title {
		x.t.Fatalf("the page is %q, want %q", got, title)
	}
}

// A mistake is wrong, the best choice is right, and so is one within the threshold. Nothing is told unless it was kept, and
// nothing of it all reaches the data file.
func TestTryAgain(t *testing.T) {
	for kind := range tabletest.Trials {
		t.Run(kind, func(t *testing.T) {
			x := tries(t, kind)
			dir := x.env.Store.Dir()
			before := shelltest.Closed(t, x.env.Store)
			shelltest.Open(t, x.env, dir, false)

			bad := x.step(func(f []mind.Finding) bool { return len(f) == 1 && mistaken(f) && f[0].Type != "" })
			if bad == 0 {
				t.Fatal("no mistake in this match")
			}
			x.open(bad)
			if name := x.desk.KeyName(frame.SolveKey); name != "" {
				t.Errorf("the board's own controls name %s, which shows the answer here", name)
			}
			for _, list := range []fyne.KeyName{fyne.KeyF1, fyne.KeyF10} { // the board may have that key, too
				shelltest.Key(x.env, list)
				if n := strings.Count(" "+strings.Join(shelltest.Lines(x.env), " ")+" ", " "+frame.SolveKey+" "); n != 1 {
					t.Errorf("%s has %s %d times", list, frame.SolveKey, n)
				}
				shelltest.Key(x.env, fyne.KeyEscape)
			}
			x.answers(bad)
			x.env.Router.Page().(*practice.Page).Keep() // as if a draft had changed
			x.refuse = errors.New("no room")
			_, own := x.match.Step(bad)
			if x.choose(own); x.says("practice.again") {
				t.Error("told, though nobody kept it")
			}
			refused := x.outcomes[len(x.outcomes)-1].Try
			x.refuse = nil
			if o := x.choose(own); o.Try != refused {
				t.Errorf("what nobody kept was try %d, and given again it is %d", refused, o.Try)
			}
			x.env.Router.Back()
			if after := shelltest.Closed(t, x.env.Store); !bytes.Equal(before, after) {
				t.Error("the data file has changed")
			}
		})
	}
}

// answers gives a wrong answer with a tip and then right ones.
func (x *trying) answers(step int) {
	t, f := x.t, x.found[step][0]
	t.Helper()
	_, own := x.match.Step(step)
	best, err := x.game.Kind.Action(f.Type, f.Data)
	shelltest.Fine(t, err)
	shelltest.Key(x.env, fyne.KeyF7)
	if o := x.choose(own); o.Right || o.Finding.Size != f.Size || o.Try != 1 || o.Tips != 1 && x.game.Tips || !x.says("practice.again") {
		t.Errorf("step %d: %+v, %q", step, o, shelltest.Texts(x.env))
	}
	shelltest.Tap(t, x.env, x.env.T("practice.again"))
	rows, err := x.match.Rows(step)
	shelltest.Fine(t, err)
	p := tabletest.Golden(t, app.Games(), x.game.Kind.Name(), tabletest.Trials[x.game.Kind.Name()])
	log, err := games.Replay(x.game.Kind, p.Rules, p.Setup, rows)
	shelltest.Fine(t, err)
	then := table.Seen{Env: x.env, Log: log, Names: []string{"Tina", "Lee", "Ana", "Ben"}}
	why := x.game.Reviews.Look(then).Why(f.Alone(x.game.Reviews.Step))
	if o := x.choose(best); !o.Right || o.Try != 2 || !x.says("practice.right") || !shelltest.Has(x.env, why) {
		t.Errorf("the best choice of step %d: %+v, %q", step, o, shelltest.Texts(x.env))
	}
	shelltest.Tap(t, x.env, x.env.T("practice.again"))
	x.answersAlike(step, best, why)
}

// answersAlike gives an answer as good as the best one, of which why would say something else.
func (x *trying) answersAlike(step int, best games.Action, why string) {
	t := x.t
	t.Helper()
	good := x.alike(step, best)
	if good == nil {
		if _, throws := best.(dicewords.Throw); throws {
			t.Error("nothing is as good as the best")
		}
		return
	}
	if o := x.choose(good); !o.Right || !x.says("practice.right") || shelltest.Has(x.env, why) { // that is about another choice
		t.Errorf("as good as the best of step %d: %+v, %q", step, o, shelltest.Texts(x.env))
	}
	shelltest.Tap(t, x.env, x.env.T("practice.again"))
}

// alike is a throw that isn't the best one of a decision and no mistake, nil where there is none.
func (x *trying) alike(step int, best games.Action) games.Action {
	t, ok := best.(dicewords.Throw)
	if !ok {
		return nil
	}
	d := x.match.Decision(step)
	for i := range dicewords.DiceCount {
		other := slices.DeleteFunc(slices.Clone(t.Dice), func(die int) bool { return die == i })
		if len(other) == len(t.Dice) {
			other = append(other, i)
		}
		d.Action = dicewords.Throw{Dice: other}
		found, err := x.game.Reviews.Judge(context.Background(), x.env.Router.Page().(*practice.Page).Computers(), d)
		if err == nil && len(found) > 0 && !mistaken(found) && found[0].Best > found[0].Own {
			return d.Action
		}
	}
	return nil
}

// Leaving without an answer leads back and tells nobody; the answer can be shown, which counts as none.
func TestTryAgainIsLeft(t *testing.T) {
	for _, kind := range []string{"davinci", "decipher"} { // a page of one's own, and one that all see
		t.Run(kind, func(t *testing.T) {
			x := tries(t, kind)
			home, here := x.env.Router.Page().Title(), x.env.T("practice.title")
			x.open(x.step(func(f []mind.Finding) bool { return mistaken(f) && f[0].Type != "" }))
			x.at(here)
			if got := shelltest.Guide(x.env); got != x.env.T("guide.practice") {
				t.Errorf("F1 says %q", got)
			}
			if x.desk.CanUndo() {
				t.Error("what led to the position can be taken back")
			}
			x.env.Router.Open(shell.Route{Page: shell.Rules, Game: kind})
			x.env.Router.Back()
			x.at(here)
			shelltest.Key(x.env, fyne.KeyF8)
			if len(x.outcomes) != 1 || x.outcomes[0].Right || !x.outcomes[0].GaveUp || !x.says("practice.solution") {
				t.Errorf("%+v, %q", x.outcomes, shelltest.Texts(x.env))
			}
			if kind == "davinci" {
				shelltest.Key(x.env, fyne.KeyEscape)
			} else {
				test.TapCanvas(x.env.Window.Canvas(), fyne.NewPos(40, 28)) // the arrow in the head, above the verdict
			}
			x.at(home)
			if len(x.outcomes) != 1 {
				t.Errorf("left, it counts: %+v", x.outcomes)
			}
		})
	}
}

// From a position one plays on against characters, which see no more than their seats do; nothing of that match is kept.
func TestPlayOn(t *testing.T) {
	for _, kind := range []string{davinci.Name, dicewords.Name} {
		t.Run(kind, func(t *testing.T) {
			x := tries(t, kind)
			clock := shelltest.NewClock(t)
			x.open(x.step(func(f []mind.Finding) bool { return mistaken(f) && f[0].Type != "" }))
			me := x.seat
			shelltest.Key(x.env, fyne.KeyF8)
			shelltest.Tap(t, x.env, x.env.T("practice.on"))
			clock.Pass(time.Second)
			if _, ok := x.env.Router.Page().(*frame.Page); !ok || !x.says("table.unkept") || !x.says("table.unkept.what") {
				t.Fatalf("%T, %q", x.env.Router.Page(), shelltest.Texts(x.env))
			}
			for seat, p := range x.desk.Players() {
				if p.Computer() == (games.Seat(seat) == me) {
					t.Errorf("%s sits at seat %d", p.Name, seat)
				}
			}
			if all, err := x.env.Store.Matches(); err != nil || len(all) != 0 {
				t.Errorf("%d matches in the history, %v", len(all), err)
			}
			for _, out := range shelltest.Outside(x.env) {
				t.Error(out)
			}
			x.env.Router.Back()
		})
	}
}

// Where the time was up nobody has decided anything, and the answer can be shown all the same.
func TestTimeWasUp(t *testing.T) {
	x := tries(t, woerterklauer.Name)
	step := x.step(func(f []mind.Finding) bool { return f[0].What == think.ReviewTime })
	if step == 0 {
		t.Fatal("the time was never up in this match")
	}
	x.open(step)
	if !x.says("practice.solve") {
		t.Errorf("nothing leads to the answer in %q", shelltest.Texts(x.env))
	}
	shelltest.Key(x.env, fyne.KeyF8)
	if len(x.outcomes) != 1 || !x.outcomes[0].GaveUp || !x.says("practice.solution") {
		t.Errorf("%+v, %q", x.outcomes, shelltest.Texts(x.env))
	}
}

// The page and what is told fit in each language and window, and a change of them keeps what is told.
func TestTryAgainFits(t *testing.T) {
	for kind := range tabletest.Trials {
		t.Run(kind, func(t *testing.T) {
			x := tries(t, kind)
			bad := x.step(func(f []mind.Finding) bool { return mistaken(f) && f[0].Type != "" })
			_, own := x.match.Step(bad)
			x.open(bad)
			fits := func(what string) {
				t.Helper()
				for _, lang := range locales.Langs {
					x.env.Change(func(p *shell.Prefs) { p.Language = lang })
					for _, w := range []fyne.Size{{Width: 1280, Height: 800}, {Width: ui.MinWidth, Height: ui.MinHeight}} {
						shelltest.Resize(x.env, w.Width, w.Height)
						for _, out := range shelltest.Outside(x.env) {
							t.Errorf("%s, %s, %v: %s", what, lang, w, out)
						}
						shelltest.Shot(t, x.env, fmt.Sprintf("try-%s-%s-%s-%.0f", kind, what, lang, w.Width))
					}
				}
			}
			fits("asked")
			if x.choose(own); !x.says("practice.again") {
				t.Errorf("nothing is told in %q", shelltest.Texts(x.env))
			}
			fits("told")
			if len(x.outcomes) != 1 {
				t.Errorf("judged %d times", len(x.outcomes))
			}
		})
	}
}

// Every decision of a stored match can be shown again without a curtain, and what was done there is tried, not done.
func TestEveryDecisionIsShownAgain(t *testing.T) {
	for kind, names := range map[string][]string{
		"dicewords": {"challenge", "clock", "alone"}, "davinci": {"four-guessing", "two-dashes"},
		"decipher": {"order", "live", "clock"}, "woerterklauer": {"green", "vowel"},
	} {
		for _, name := range names {
			t.Run(kind+" "+name, func(t *testing.T) {
				env := shelltest.New(t, locales.German)
				shelltest.Pages(env, nil)
				g, err := app.Games().Find(kind)
				shelltest.Fine(t, err)
				p := tabletest.Golden(t, app.Games(), kind, name)
				log := p.Log(t)
				rows, err := log.Rows(log.Len())
				shelltest.Fine(t, err)
				for i, r := range rows {
					if r.Seat != games.Table && i%3 == 0 {
						again(t, env, g, games.Position{Kind: kind, Rules: p.Rules, Setup: p.Setup, Rows: rows[:i], Seat: r.Seat}, r, len(log.Match().Standing().Points))
					}
				}
			})
		}
	}
}

// again tries what was done in a position.
func again(t *testing.T, env *shell.Env, g *table.Game, at games.Position, own games.Row, seats int) {
	t.Helper()
	s, err := session.Pose(g.Kind, at, []store.Player{{Name: "Tina"}, {Name: "Lee"}, {Name: "Ana"}, {Name: "Ben"}, {Name: "Jo"}, {Name: "Kim"}, {Name: "Max"}, {Name: "Mia"}}[:seats])
	shelltest.Fine(t, err)
	made, desk, tried := *g, (*table.Desk)(nil), 0
	made.Board = func(d *table.Desk) *table.AnyBoard {
		desk = d
		return g.Board(d)
	}
	env.Router.Show(frame.NewTrial(env, &made, s, &frame.Trial{Seat: at.Seat, Decide: func(games.Log) { tried++ }}))
	defer env.Router.Page().Leave()
	if shelltest.Has(env, env.T("table.curtain.hold")) {
		t.Fatalf("a curtain before %s after %d rows", own.Type, len(at.Rows))
	}
	a, err := g.Kind.Action(own.Type, own.Data)
	shelltest.Fine(t, err)
	if err := desk.Submit(at.Seat, a); err == nil || tried != 1 || s.Steps() != len(at.Rows) {
		t.Fatalf("%s after %d rows: %v, tried %d times", own.Type, len(at.Rows), err, tried)
	}
}
