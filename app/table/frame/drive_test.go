package frame_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// thinker is a computer player of the fake game: it adds its level.
type thinker struct {
	level mind.Level
	seat  games.Seat
	says  games.ID
	panic bool
	dumb  bool
}

func (c thinker) Choose(_ context.Context, _ any, _ *games.Chance) (games.Choice, bool) {
	if c.panic {
		panic("planted")
	}
	return games.Choice{Action: tabletest.Add{N: int(c.level)}, Why: c.says}, !c.dumb
}

// thinkers make them; refuses is the error for all.
type thinkers struct {
	made    thinker
	refuses error
	closed  int
}

func (c *thinkers) Player(l mind.Level, seat games.Seat, _ uint64) (mind.Player, error) {
	p := c.made
	p.level, p.seat = l, seat
	return p, c.refuses
}

func (c *thinkers) Close() { c.closed++ }

// against seats players at a table with computers.
func against(t *testing.T, c *thinkers, names ...string) *seated {
	t.Helper()
	env := shelltest.New(t, locales.German)
	if err := table.PaceKey.Set(env.Store, table.PaceBrisk); err != nil {
		t.Fatal(err)
	}
	return meet(t, env, tabletest.Match(t, env.Store, 30, names...), c)
}

func meet(t *testing.T, env *shell.Env, s *session.Session, c *thinkers, change ...func(*table.Game)) *seated {
	t.Helper()
	w := tabletest.NewWaits(t)
	env.Now = w.Now
	g, made := tabletest.New()
	g.Computers = func(*table.Desk) table.Computers { return c }
	for _, f := range change {
		f(g)
	}
	x := &seated{env: env, game: g, made: made, s: s, waits: w, opened: shelltest.Pages(env, nil)}
	x.page = frame.New(env, g, s)
	env.Router.Show(x.page)
	return x
}

func (x *seated) lead() {
	shelltest.Key(x.env, fyne.KeySpace)
	shelltest.Hold(x.env, fyne.KeySpace, false)
}

func (x *seated) points() []int { return x.s.Standing().Points }

// A computer thinks, says what it does, does it, and gives the turn back, each for a while.
func TestComputerPlaysStepByStep(t *testing.T) {
	x := against(t, &thinkers{made: thinker{says: "table.keys"}}, "Tina", "Nova")
	x.board().Rune('5')
	if !shelltest.Has(x.env, "Ich überlege") || x.s.Seq() != 1 {
		t.Fatal("nobody is seen thinking", shelltest.Texts(x.env))
	}
	x.waits.Pass(600 * time.Millisecond)
	if !shelltest.Has(x.env, "Hilfe und Tasten") || x.s.Seq() != 1 {
		t.Fatal("it doesn't say what it will do", x.s.Seq(), shelltest.Texts(x.env))
	}
	x.waits.Pass(2800 * time.Millisecond) // as long as Tina may take her action back
	if x.s.Seq() != 1 {
		t.Fatal("it hasn't waited")
	}
	x.waits.Pass(300 * time.Millisecond)
	if !slices.Equal(x.points(), []int{5, 3}) || !shelltest.Has(x.env, "Hilfe und Tasten") {
		t.Fatal(x.points(), shelltest.Texts(x.env))
	}
	x.waits.Pass(1100 * time.Millisecond)
	if shelltest.Has(x.env, "Hilfe und Tasten") {
		t.Error("it is still shown", shelltest.Texts(x.env))
	}
	if x.waits.Pass(time.Second); x.waits.Open() != 0 {
		t.Error("something is still to come")
	}
}

// Space leads on at once, stage by stage; hammered on, it does nothing when the turn has come back.
func TestSpaceLeadsOnAndNoFurther(t *testing.T) {
	x := against(t, &thinkers{made: thinker{says: "table.keys"}}, "Tina", "Nova")
	x.board().Rune('5')
	for range 3 {
		x.lead()
	}
	if !slices.Equal(x.points(), []int{5, 3}) || x.s.Standing().Asked != 0 {
		t.Fatal(x.points())
	}
	space := func() bool { return x.page.Key(&fyne.KeyEvent{Name: fyne.KeySpace}) }
	for range 20 {
		if !space() {
			t.Fatal("the hammering reaches the board")
		}
		x.waits.Pass(100 * time.Millisecond)
	}
	if x.page.Key(&fyne.KeyEvent{Name: fyne.KeyRight}); space() {
		t.Error("Space is dead for somebody who has begun with their turn")
	}
	x.board().Rune('1')
	for range 3 {
		x.lead()
	}
	if !space() {
		t.Fatal("the hammering reaches the board once more")
	}
	x.waits.Pass(600 * time.Millisecond)
	if space() {
		t.Error("Space is dead")
	}
	if x.board().Rune('2'); x.s.Seq() != 5 {
		t.Error("other keys are dead")
	}
}

// The only thing there is to do is done by the first key after a computer's turn; what is hammered on does nothing more, nor does a
// key that is still down.
func TestForcedKeyIsNotSwallowed(t *testing.T) {
	x := against(t, &thinkers{made: thinker{says: "table.keys"}}, "Tina", "Nova", "Lee")
	x.board().Must = true
	space := func() { x.page.Key(&fyne.KeyEvent{Name: fyne.KeySpace}) }
	x.board().Rune('5')
	for range 3 {
		x.lead()
	}
	if space(); !slices.Equal(x.points(), []int{5, 3, 1}) {
		t.Fatal("the first one does nothing", x.points())
	}
	for range 8 { // Tina's turn
		x.waits.Pass(100 * time.Millisecond)
		space()
	}
	if !slices.Equal(x.points(), []int{5, 3, 1}) {
		t.Fatal("what is hammered on does more", x.points())
	}
}

// Held a moment too long, Space does one thing: it leads on, or does what one turn asks for, but not what the next one does.
func TestHeldKeyActsOnce(t *testing.T) {
	for name, want := range map[string][]int{"Nova": {5, 3, 0}, "Lee": {5, 1, 0}} {
		x := against(t, &thinkers{made: thinker{says: "table.keys"}}, "Tina", name, "Max")
		x.board().Must = true
		x.board().Rune('5')
		if name == "Nova" {
			x.lead()
			x.lead()
		}
		shelltest.Hold(x.env, fyne.KeySpace, true)
		for range 60 {
			shelltest.Key(x.env, fyne.KeySpace)
			x.waits.Pass(50 * time.Millisecond)
		}
		shelltest.Hold(x.env, fyne.KeySpace, false)
		if got := x.points(); !slices.Equal(got, want) {
			t.Errorf("after %s: %v, want %v", name, got, want)
		}
		x.waits.Pass(time.Second)
		if shelltest.Key(x.env, fyne.KeySpace); x.points()[2] != 1 {
			t.Error("after", name, "Space is dead", x.points())
		}
	}
}

// Who skips the turns of several computers is told what they did; those of one stand on the board.
func TestSkippedTurnsAreTold(t *testing.T) {
	for _, names := range [][]string{{"Tina", "Nova", "Pip"}, {"Tina", "Nova"}, {"Tina", "Nova", "Lee"}} {
		x := against(t, &thinkers{}, names...)
		x.board().Rune('5')
		shelltest.Key(x.env, fyne.KeyEnd)
		x.waits.Pass(10 * time.Second)
		several := slices.Contains(names, "Pip")
		if told := shelltest.Has(x.env, "Seit du zuletzt dran warst"); told != several {
			t.Fatal(names, told, shelltest.Texts(x.env))
		}
		if !several {
			continue
		}
		seq := x.s.Seq()
		for _, by := range []string{"Nova", "Pip"} {
			if !strings.Contains(strings.Join(shelltest.Texts(x.env), " "), by+" ") {
				t.Error(by, "isn't told of", shelltest.Texts(x.env))
			}
		}
		shelltest.Key(x.env, fyne.KeyReturn)
		if shelltest.Has(x.env, "Seit du zuletzt dran warst") || x.s.Seq() != seq {
			t.Error("the key that closes it does more, or less")
		}
	}
}

// Nobody acts for a computer, takes its actions back, or is timed while it plays.
func TestNobodyActsForAComputer(t *testing.T) {
	x := against(t, &thinkers{}, "Tina", "Nova")
	x.board().Rune('5')
	x.board().Rune('7')
	if x.s.Seq() != 1 {
		t.Fatal("somebody played for Nova")
	}
	x.lead()
	x.waits.Pass(10 * time.Second)
	if !slices.Equal(x.points(), []int{5, 3}) {
		t.Fatal(x.points())
	}
	x.page.Undo()
	if x.s.Steps() != 2 {
		t.Error("Nova's action was taken back")
	}
}

// While one's own action can be taken back, the computer waits; then it is one's turn again.
func TestUndoWhileAComputerWaits(t *testing.T) {
	x := against(t, &thinkers{made: thinker{says: "table.keys"}}, "Tina", "Nova")
	x.board().Rune('5')
	x.waits.Pass(2 * time.Second)
	x.page.Undo()
	if x.page.Key(&fyne.KeyEvent{Name: fyne.KeySpace}) {
		t.Error("Space is dead, as if it had led on until here")
	}
	x.waits.Pass(10 * time.Second)
	if x.s.Steps() != 0 || shelltest.Has(x.env, "Hilfe und Tasten") {
		t.Error(x.s.Steps(), shelltest.Texts(x.env))
	}
}

// A page that is left stops thinking, and begins again where the match is opened again.
func TestComputerThinksAgain(t *testing.T) {
	c := &thinkers{}
	x := against(t, c, "Nova", "Tina")
	x.page.Leave()
	x.waits.Pass(10 * time.Second)
	if x.s.Seq() != 0 || c.closed != 1 || x.waits.Open() != 0 {
		t.Fatal("it played on", x.s.Seq(), c.closed)
	}
	s, err := session.Open(x.env.Store, tabletest.Kind{}, x.s.ID())
	if err != nil {
		t.Fatal(err)
	}
	again := meet(t, x.env, s, c)
	again.waits.Pass(10 * time.Second)
	if !slices.Equal(again.points(), []int{3, 0}) {
		t.Error(again.points())
	}
}

// Computers alone play to the end, can be stopped, and go on.
func TestComputersAloneCanBeStopped(t *testing.T) {
	x := against(t, &thinkers{made: thinker{says: "table.keys"}}, "Nova", "Atlas")
	x.waits.Pass(5 * time.Second)
	seq := x.s.Seq()
	shelltest.Tap(t, x.env, "Anhalten")
	x.waits.Pass(time.Minute)
	if got := x.s.Seq(); got > seq+1 {
		t.Fatal("they play on", seq, got)
	}
	shelltest.Tap(t, x.env, "Weiterspielen lassen")
	x.waits.Pass(2 * time.Minute)
	if _, over := x.s.Outcome(); !over {
		t.Error("they didn't finish", x.points())
	}
}

// "To my turn" shows nothing on the way.
func TestSkipToOnesOwnTurn(t *testing.T) {
	x := against(t, &thinkers{made: thinker{says: "table.keys"}}, "Tina", "Nova", "Atlas")
	x.board().Rune('5')
	x.waits.Pass(4 * time.Second)
	shelltest.Tap(t, x.env, "Bis zu meinem Zug")
	x.waits.Pass(0)
	if x.s.Standing().Asked != 0 || !slices.Equal(x.points(), []int{5, 3, 4}) {
		t.Error(x.s.Standing().Asked, x.points())
	}
}

// A message for all keeps a computer waiting until it is closed.
func TestComputerWaitsUntilAllHaveRead(t *testing.T) {
	x := against(t, &thinkers{made: thinker{says: "table.keys"}}, "Tina", "Nova")
	x.board().Rune('5')
	x.board().Desk.Tell(ui.Dialog{Title: "Neues", Buttons: []ui.DialogButton{{Text: "Gelesen", Kind: ui.Primary, Cancel: true, Default: true}}})
	if x.waits.Pass(time.Minute); x.s.Seq() != 1 {
		t.Fatal("it has acted while somebody reads", x.points())
	}
	shelltest.Tap(t, x.env, "Gelesen")
	if x.waits.Pass(10 * time.Second); !slices.Equal(x.points(), []int{5, 3}) {
		t.Error("it still waits", x.points(), shelltest.Texts(x.env))
	}
}

// What can't think is left behind: nothing is lost, and somebody plays on for it.
func TestComputersThatCantThink(t *testing.T) {
	for name, c := range map[string]*thinkers{
		"panics": {made: thinker{panic: true}}, "has nothing": {made: thinker{dumb: true}}, "can't be made": {refuses: errors.New("no word list")},
	} {
		t.Run(name, func(t *testing.T) {
			x := against(t, c, "Tina", "Nova")
			x.board().Rune('5')
			if !shelltest.Has(x.env, "Nova kann gerade nicht denken") {
				t.Fatal(shelltest.Texts(x.env))
			}
			shelltest.Tap(t, x.env, "Für Nova weiterspielen")
			x.board().Rune('7')
			if !slices.Equal(x.points(), []int{5, 7}) {
				t.Error(x.points())
			}
		})
	}
}

// One that never ends is left behind after some seconds.
func TestComputerThatNeverEnds(t *testing.T) {
	x := against(t, &thinkers{}, "Tina", "Nova")
	x.env.Background = func(func()) {}
	x.board().Rune('5')
	x.waits.Pass(3500 * time.Millisecond)
	if !shelltest.Has(x.env, "Ich überlege noch") {
		t.Error("nobody says that it takes long", shelltest.Texts(x.env))
	}
	if x.waits.Pass(40 * time.Second); shelltest.Has(x.env, "Nova kann gerade nicht denken") {
		t.Error("a busy machine is given no time")
	}
	x.waits.Pass(2 * time.Second)
	if !shelltest.Has(x.env, "Nova kann gerade nicht denken") || x.s.Seq() != 1 {
		t.Fatal(shelltest.Texts(x.env))
	}
	shelltest.Tap(t, x.env, "Partie beenden")
	shelltest.Tap(t, x.env, "Partie beenden")
	if _, over := x.s.Outcome(); !over {
		t.Error("the match goes on")
	}
}

// Where a computer has won, it is glad, and less is rained.
func TestResultOfAComputer(t *testing.T) {
	x := against(t, &thinkers{made: thinker{says: "table.keys"}}, "Tina", "Sphinx")
	for range 9 {
		if _, over := x.s.Outcome(); over {
			break
		}
		x.board().Rune('1')
		x.waits.Pass(10 * time.Second)
	}
	faces := shelltest.Find[*draw.Face](x.env)
	if !slices.ContainsFunc(faces, func(f *draw.Face) bool { return f.Mood() == draw.Happy }) {
		t.Error("nobody is glad", shelltest.Texts(x.env))
	}
	if x.rain() == nil {
		t.Fatal("nothing rains")
	}
	if n := len(test.WidgetRenderer(x.rain()).Objects()); n != 41 { // 40 pieces, and all of them in one picture
		t.Errorf("%d pictures rain", n)
	}
}
