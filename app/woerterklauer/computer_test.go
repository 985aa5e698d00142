package woerterklauer_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// script is a computer that plays a stored match as it was played; it says the words of its turn.
type script struct{ steps []games.Decision }

func (s script) Player(mind.Level, games.Seat, uint64) (mind.Player, error) { return s, nil }
func (script) Close()                                                       {}

func (s script) Choose(_ context.Context, view any, _ *games.Chance) (games.Choice, bool) {
	n := view.(wk.View).Step
	if n >= len(s.steps) {
		return games.Choice{}, false
	}
	c := games.Choice{Action: s.steps[n].Action}
	if _, draws := c.Action.(wk.Draw); !draws {
		c.Why = "judge.begin"
	}
	return c, true
}

// scripted is a stored match, played until a step is next, in which a computer sits on one of the seats.
type scripted struct {
	*played
	steps []games.Decision
	clock *shelltest.Clock
}

func newScripted(t testing.TB, lang locales.Lang, name string, step int, computer games.Seat) *scripted {
	t.Helper()
	env := shelltest.New(t, lang)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexdata.German})
	must := func(err error) {
		if err != nil {
			t.Helper()
			t.Fatal(err)
		}
	}
	must(table.PaceKey.Set(env.Store, table.PaceBrisk))
	setup, log, err := woerterklauer.Golden(name)
	must(err)
	s := &scripted{clock: shelltest.NewClock(t)}
	for d := range log.Decisions() {
		s.steps = append(s.steps, d)
	}
	names := []string{"Tina", "Tina"}
	names[computer] = mind.Nova.Name()
	id := tabletest.Start(t, env, wk.Kind{}, setup, names...)
	session, err := session.Open(env.Store, wk.Kind{}, id)
	must(err)
	for _, d := range s.steps[:step-1] {
		must(session.Submit(session.Seq(), d.Seat, d.Action))
	}
	g := woerterklauer.Game()
	g.Computers = func(*table.Desk) table.Computers { return script{s.steps} }
	g, pose := tabletest.Posed[wk.View](g)
	s.played = &played{tabletest.Sit(t, env, g, id), pose}
	return s
}

// turnWith is the first turn with so many words at least: its step, and whose it is.
func turnWith(t testing.TB, name string, words int) (step int, seat games.Seat) {
	t.Helper()
	_, log, err := woerterklauer.Golden(name)
	if err != nil {
		t.Fatal(err)
	}
	for d := range log.Decisions() {
		if _, ends := d.Action.(wk.EndTurn); ends && d.Step > 4 {
			if after := log.At(d.Step).View(games.Table).(wk.View); len(after.Turns[len(after.Turns)-1].Words) >= words {
				return d.Step, d.Seat
			}
		}
	}
	t.Fatal("no such turn in", name)
	return 0, 0
}

// stepOf is the first step with such an action, and whose it is.
func stepOf(t testing.TB, name, action string) (step int, seat games.Seat) {
	t.Helper()
	_, log, err := woerterklauer.Golden(name)
	if err != nil {
		t.Fatal(err)
	}
	for d := range log.Decisions() {
		if d.Action.Type() == action {
			return d.Step, d.Seat
		}
	}
	t.Fatal("no", action, "in", name)
	return 0, 0
}

// flying are the tiles in the air: letters next to field, pool and words.
func (p *played) flying() int {
	n := 0
	for _, tile := range shelltest.Find[*draw.LetterTile](p.Env) {
		_, told := shelltest.Around[lineOnScreen](p.Env, tile)
		if tile.Look().Text != "" && !told && !within(tile, shelltest.Marked(p, p.Env, "pool")) && !within(tile, shelltest.Marked(p, p.Env, "field")) {
			n++
		}
	}
	return n
}

func within(tile *draw.LetterTile, box fyne.CanvasObject) bool {
	return slices.Contains(shelltest.Inside[*draw.LetterTile](box), tile)
}

// A computer's turn grows word by word: its tiles fly one after the other, what they steal turns over, and the lead counts.
// Nobody else can touch them. At the end the turn is told, and it is one's own.
func TestComputersTurnGrows(t *testing.T) {
	for _, name := range []string{"green", "violet", "red"} {
		t.Run(name, func(t *testing.T) {
			step, seat := turnWith(t, name, 3)
			p := newScripted(t, locales.German, name, step, seat)
			seq, before := p.Session.Seq(), p.laid()
			p.clock.Pass(400 * time.Millisecond)
			p.check(p.Says("table.computer.thinks") && p.laid() == before, "it thinks")
			p.check(!shelltest.Seen(p.Env, shelltest.Marked(p, p.Env, "main")), "the action bar is away")
			p.Key(fyne.KeyF1)
			p.check(p.Says("guide.woerterklauer.watch"), "F1 says what the computer does")
			p.Key(fyne.KeyEscape)
			p.tap(0, 0)
			p.Type("e")
			laid, flew, bad := []string{before}, false, false
			for range 200 {
				if p.clock.Pass(50 * time.Millisecond); p.Session.Seq() > seq {
					break
				}
				flew = flew || p.flying() > 0
				if now := p.laid(); now != laid[len(laid)-1] {
					laid = append(laid, now)
				}
				for _, tile := range p.look().Tiles {
					bad = bad || tile.Look.Bad || tile.Look.Cross
				}
			}
			p.check(p.Session.Seq() == seq+1, "the turn is done")
			p.check(flew && len(laid) > 2, "tiles come one after the other")
			p.check(!bad, "nothing of it is called wrong")
			last := laid[len(laid)-1]
			want := p.steps[step-1].Action.(wk.EndTurn).Field
			p.check(len(strings.Split(last, ";")) == len(want), "all of it was seen before it was done")
			v := p.view()
			p.check(p.Says("judge.turn_of", games.Args{"Seat": v.Turns[len(v.Turns)-1].Seat}), "its words are listed")
			p.clock.Pass(3 * time.Second)
			p.check(!p.Says("table.computer.thinks") && shelltest.Seen(p.Env, shelltest.Marked(p, p.Env, "main")), "it is Tina's turn")
			p.check(p.Says("judge.look", games.Args{"Seat": seat}), "who needn't turn any laptop")
		})
	}
}

// The first word that a computer lays stays where it came to lie.
func TestComputersFirstWordStays(t *testing.T) {
	for _, name := range []string{"green", "violet", "red"} {
		step, seat := stepOf(t, name, wk.TypeEndTurn)
		p := newScripted(t, locales.German, name, step, seat)
		ui.SetAnimations(false)
		var laid []draw.FieldTile
		for p.Session.Steps() < step {
			laid = p.look().Tiles
			p.clock.Pass(100 * time.Millisecond)
		}
		after := p.look().Tiles
		p.check(len(laid) > 1 && len(laid) == len(after), "the word lies there")
		for _, tile := range after {
			p.check(slices.ContainsFunc(laid, func(l draw.FieldTile) bool {
				return l.X == tile.X && l.Y == tile.Y && l.Look.Text == tile.Look.Text
			}), tile.Look.Text+" stays")
		}
	}
}

// Space leads on word by word, and what is in the air then lies there. Without motion nothing flies, but word still follows
// word.
func TestSpaceLeadsThroughAComputersTurn(t *testing.T) {
	step, seat := turnWith(t, "violet", 3)
	for _, still := range []bool{false, true} {
		p := newScripted(t, locales.German, "violet", step, seat)
		ui.SetAnimations(!still)
		seq := p.Session.Seq()
		seen := []string{p.laid()}
		for range 20 {
			p.Key(fyne.KeySpace)
			shelltest.Hold(p.Env, fyne.KeySpace, false)
			if p.Session.Seq() > seq {
				break
			}
			p.check(!still || p.flying() == 0, "nothing flies")
			if p.clock.Pass(10 * time.Millisecond); p.laid() != seen[len(seen)-1] {
				seen = append(seen, p.laid())
			}
		}
		p.check(p.Session.Seq() == seq+1 && p.flying() == 0, "it is done")
		p.check(len(seen) > 1, "word by word")
		marked, _ := p.marked()
		p.check(!marked, "and none of it was typed")
	}
}

// A computer says of each word where its letters come from, and at the end what it has to say itself.
func TestComputerTellsItsTechniques(t *testing.T) {
	for _, name := range []string{"green", "violet", "red"} {
		step, seat := turnWith(t, name, 3)
		p := newScripted(t, locales.German, name, step, seat)
		told, own := "", false
		for p.Session.Steps() < step {
			p.clock.Pass(100 * time.Millisecond)
			for _, text := range shelltest.Texts(p.Env) {
				if strings.Contains(text, "mache ich") || strings.HasPrefix(text, "Ich lege") {
					told = text
				}
			}
			own = own || told != "" && p.Session.Steps() < step && p.Says("judge.begin")
		}
		p.check(told != "" && !own, "it tells of its words: "+told)
		p.clock.Pass(200 * time.Millisecond) // its bubble grows
		p.check(p.Says("judge.begin"), "then of its turn")
	}
}

// A turn that a person has just ended can be taken back while the computer waits, and the button is in sight.
func TestTurnIsTakenBackFromAComputer(t *testing.T) {
	p := newScripted(t, locales.German, "green", 2, 1)
	p.first(0, 0)
	laid := p.laid()
	p.ctrlEnter()
	p.clock.Pass(2 * time.Second)
	p.check(p.view().Asked == 1 && p.Says("judge.undo"), "it waits")
	p.Tap("judge.undo")
	p.clock.Pass(10 * time.Second)
	p.check(p.view().Asked == 0 && len(p.laidTiles()) == len(strings.Split(laid, ";")) && p.lawful(), "the tiles lie there as a draft again")
	p.ctrlEnter()
	p.clock.Pass(3600 * time.Millisecond)
	p.check(!p.Says("judge.undo") && p.view().Phase != wk.PhaseDraw, "it has drawn")
}

// The tiles that a computer puts back are marked before they go.
func TestComputerSwaps(t *testing.T) {
	for name, action := range map[string]string{"green": wk.TypeSwap, "vowel": wk.TypeSetAside} {
		step, seat := stepOf(t, name, action)
		p := newScripted(t, locales.German, name, step, seat)
		p.clock.Pass(600 * time.Millisecond)
		want := 0
		switch a := p.steps[step-1].Action.(type) {
		case wk.Swap:
			want = len(a.Tiles)
		case wk.SetAside:
			want = len(a.Tiles)
		}
		p.check(len(p.held()) == want, "these are marked")
		p.clock.Pass(1300 * time.Millisecond)
		p.check(len(p.held()) == want, "long enough to be seen")
		p.clock.Pass(600 * time.Millisecond)
		p.check(p.Session.Steps() == step && p.held() == "", "and gone")
	}
}

// A computer that finds no lead says so, long enough to be read, and has lost.
func TestComputerGivesUp(t *testing.T) {
	step, seat := stepOf(t, "violet", wk.TypeGiveUp)
	p := newScripted(t, locales.German, "violet", step, seat)
	p.clock.Pass(1900 * time.Millisecond)
	p.check(p.view().Phase == wk.PhaseLay && p.Says("judge.begin"), "it says so")
	p.clock.Pass(200 * time.Millisecond)
	p.check(p.view().Winner == 1-seat, "the match is over")
}

// No sand runs for a computer.
func TestNoHourglassForAComputer(t *testing.T) {
	step, seat := turnWith(t, "clock", 1)
	p := newScripted(t, locales.German, "clock", step, seat)
	p.check(p.timeLeft() == "", "no clock is seen")
	p.clock.Pass(20 * time.Second)
	v := p.view()
	p.check(len(v.Turns) > 0 && !v.Turns[len(v.Turns)-1].Late && v.Phase != wk.PhaseOver, "it has had all the time it wanted")
}

// Whoever plays against a computer rules alone; it takes it so.
func TestOneRulesAloneAgainstAComputer(t *testing.T) {
	p := newScripted(t, locales.German, "green", 2, 1)
	word := p.unknown()
	p.check(!p.Says("judge.ask.apart") && p.says("entscheidest du"), "nobody can disagree")
	p.Tap("judge.ask.yes")
	p.check(p.view().Asked == 1 && p.view().Turns[0].Words[0].Text == word, "it counts")
}

// Who plays, and what it says, has its place in every window; the field keeps its size when the turn changes.
func TestPictureComputersTurnFits(t *testing.T) {
	step, seat := turnWith(t, "violet", 3)
	for _, lang := range locales.Langs {
		for _, size := range []fyne.Size{fyne.NewSize(1000, 620), fyne.NewSize(1280, 800)} {
			p := newScripted(t, lang, "violet", step, seat)
			shelltest.Resize(p.Env, size.Width, size.Height)
			cell := p.look().Cell
			for range 30 {
				p.clock.Pass(200 * time.Millisecond)
				for _, s := range shelltest.Outside(p.Env) {
					t.Errorf("%s %v: %s", lang, size, s)
				}
				if lead := shelltest.Marked(t, p.Env, "lead-on"); shelltest.Seen(p.Env, lead) {
					at, panel := shelltest.Middle(lead), shelltest.Middle(shelltest.Marked(t, p.Env, "field"))
					if at.X < panel.X || at.Y > size.Height-20 {
						t.Fatalf("%s %v: one leads on at %v %q", lang, size, at, shelltest.Texts(p.Env))
					}
				}
			}
			if now := p.look().Cell; now != cell {
				t.Errorf("%s %v: cells of %v and %v", lang, size, cell, now)
			}
		}
	}
}
