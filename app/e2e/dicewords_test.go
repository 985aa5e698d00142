//go:build e2e && linux

package e2e

import (
	"errors"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/store"
)

const (
	wide, high           = 1280, 800
	leastWide, leastHigh = 1000, 620
)

// TestE2EDicewords plays a match of two from the first start to the result, by keys as far as there are any.
// In between the program is killed and resumed, loses the focus, changes its language and its size.
func TestE2EDicewords(t *testing.T) {
	const seed = 11
	options := dw.DefaultOptions(2)
	options.Target, options.Check = dw.MinTarget, dw.CheckTrust
	names := []string{"Jürgen", "Tina"}

	here, s := newPlace(t), newScreen(t, wide, high)
	p := &player{here.start(s, 1, "-lang", "de", "-seed", "11"), newMirror(t, seed, options), "de"}
	p.page("home", "lang=de")
	p.shot("home")
	p.begin(names)

	p.firstTurn()
	p.killedInTheMiddle(here)
	p.otherLanguage()
	p.quit()
	p.large(here)

	p.program = here.start(s, 1)
	p.page("home", "lang=en")
	p.key("Return")
	p.shown()
	p.lostFocus()
	p.smallWindow()
	p.toTheEnd()
	p.quit()
	p.stored(here, names)
}

// begin makes two players and the setup of the mirror.
func (p *player) begin(names []string) {
	p.t.Helper()
	p.key("3")
	p.page("setup", "game="+dw.Name, "seats=0")
	p.seats(names)
	p.choose("check", .9) // trust
	p.more()
	p.click("target")
	p.write("50")
	p.shot("setup")
	p.key("Return")
	p.shown()
}

// firstTurn keeps the dice of a word, throws the others, and declares the word twice: it is taken back between.
func (p *player) firstTurn() {
	p.t.Helper()
	p.throw()
	p.shot("table")
	p.spell(p.m.best(4, 16))
	p.shot("typed")
	p.keepWord()
	p.throw()
	typed := p.m.draft
	p.declare()
	p.key("ctrl+z")
	p.m.takeBack(0, typed)
	p.shown()
	p.film(p.declare, map[string]float64{"moment-word-counts": .3, "moment-word-flies": .9})
}

// killedInTheMiddle kills the program while dice are kept and a word is half typed: both are there again.
func (p *player) killedInTheMiddle(here *place) {
	p.t.Helper()
	p.throw()
	word := []rune(p.m.best(5, 24))
	lay, _ := dw.Spell(p.m.view().Faces(), string(word))
	p.keepDice(lay.Dice[:2])
	p.spell(string(word[:2]))
	p.kill()

	p.program = here.start(p.screen, 1)
	p.page("home", "lang=de")
	p.shot("home-running")
	p.key("Return")
	p.shown()
	p.shot("resumed")
	p.spell(string(word[2:]))
	p.declare()
}

// otherLanguage switches the program to English in the middle of a word, and reads the rules.
func (p *player) otherLanguage() {
	p.t.Helper()
	p.throw()
	word := []rune(p.m.best(4, 16))
	p.spell(string(word[:1]))
	p.key("ctrl+comma")
	p.page("settings", "lang=de")
	p.key("Tab", "Tab", "Right") // over the parts to the language
	p.page("settings", "lang=en")
	p.shot("settings")
	p.key("Escape")
	p.lang = "en"
	p.shown()
	p.click("rules")
	p.page("rules", "game=dicewords")
	p.shot("rules")
	p.key("Escape")
	p.shown()
	p.spell(string(word[1:]))
	p.shot("english")
	p.key("F1")
	p.shot("keys")
	p.key("Escape", "Return")
	p.m.do(dw.Declare{Word: string(word)})
	p.shown()
}

// large goes on for a throw at double scale, with a click on a die.
func (p *player) large(here *place) {
	p.t.Helper()
	p.program = here.start(newScreen(p.t, 2*wide, 2*high), 2)
	p.page("home", "lang=en")
	p.key("Return")
	p.shown()
	p.throw()
	p.key("Up") // no word is typed: all dice
	p.m.draft = p.m.draft.KeepAll()
	p.saved(p.m.fields()...)
	p.shot("scale-2")
	p.key("Down")
	p.m.draft = p.m.draft.KeepNone()
	p.saved(p.m.fields()...)
	p.quit()
}

// lostFocus takes the window off the screen and brings it back.
func (p *player) lostFocus() {
	p.t.Helper()
	p.spell(p.m.best(3, 9))
	p.tool("xdotool", "windowunmap", p.window)
	p.line("blur")
	p.tool("xdotool", "windowmap", "--sync", p.window)
	p.focus()
	p.key("Escape") // empties the word
	p.m.draft = p.m.draft.Clear()
	p.saved(p.m.fields()...)
}

// smallWindow plays on in the least window.
func (p *player) smallWindow() {
	p.t.Helper()
	p.resize(leastWide, leastHigh)
	p.spell(p.m.best(10, 1000))
	p.shotOf("small", leastWide, leastHigh)
	p.tool("xdotool", "windowsize", p.window, "1280", "800")
	p.declare()
}

// toTheEnd plays the best words until the match is over. All that moves at the end is filmed from the last word on: on a busy machine it
// may be over before anybody knows that the match is.
func (p *player) toTheEnd() {
	p.t.Helper()
	for !p.m.over() {
		p.throw()
		p.spell(p.m.best(10, 1000))
		end, err := p.m.log.Do(p.m.view().Asked, dw.Declare{Word: p.m.draft.Word})
		if err != nil {
			p.t.Fatal(err)
		}
		if _, over := end.Match().Outcome(); !over {
			p.declare()
			continue
		}
		p.film(func() {
			p.declare()
			p.page("table", "face=result")
		}, map[string]float64{"moment-points-count": .4, "moment-rain": .6})
	}
	p.shot("result")
}

// stored compares the data file with the mirror.
func (p *player) stored(here *place, names []string) {
	t := p.t
	t.Helper()
	st, err := store.Open(here.data, store.Options{ReadOnly: true})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := st.Close(); err != nil {
			t.Error(err)
		}
	}()
	all, err := st.Matches()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != 1 {
		t.Fatalf("%d matches", len(all))
	}
	match := all[0]
	rows, err := st.Rows(match.ID)
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != p.m.rows || uint64(rows[len(rows)-1].Sum) != p.m.log.Match().Sum() {
		t.Errorf("%d rows, last %+v; the same match beside it has %d", len(rows), rows[len(rows)-1], p.m.rows)
	}
	outcome, _ := p.m.log.Match().Outcome()
	if match.State != store.Finished || match.Reason != games.ReasonTarget || !slices.Equal(match.Places, outcome.Places) {
		t.Errorf("%s, %s, %v; want %v", match.State, match.Reason, match.Places, outcome.Places)
	}
	for i, name := range names {
		if match.Players[i].Name != name {
			t.Errorf("on seat %d sits %q, not %q", i, match.Players[i].Name, name)
		}
	}
}

// A second copy of the program on the same data says so, and the first one goes on.
func TestE2ESecondCopy(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	first := here.start(s, 1, "-lang", "en")
	first.page("home", "lang=en")
	second := here.start(s, 1)
	second.page("trouble", "code=locked", "lang=de")
	second.shot("second-copy")
	second.key("Return") // the main button: again
	second.page("trouble", "code=locked")
	second.quit()
	first.focus()
	first.key("1")
	first.page("setup", "seats=0")
	first.quit()
}

// A folder that can't be written is shown as such, and can be looked at.
func TestE2EReadOnlyFolder(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	st, err := store.Open(here.data, store.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := st.AddPlayer("Tina", 0); err != nil {
		t.Fatal(err)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	here.readOnly()
	p := here.start(s, 1)
	p.page("trouble", "code=readonly")
	p.shot("read-only")
	p.key("Return") // the main button: look at what is there
	p.page("home")
	p.shot("read-only-home")
	p.quit()
}

// A display that doesn't answer is said in a sentence, and a command line that can't be meant too.
func TestE2ETerminal(t *testing.T) {
	const failed, usage = 1, 2 // what the program ends with
	here := newPlace(t)
	cases := []struct {
		args []string
		lang string
		code int
		want string
	}{
		{[]string{"-dice", "11"}, "de_DE.UTF-8", usage, "Spieltisch kennt keine Option „-dice“."},
		{[]string{"-seed", "many"}, "en_US.UTF-8", usage, "“many” isn’t a number for -seed"},
		{nil, "de_DE.UTF-8", failed, "Der Bildschirm :59419 lässt sich nicht öffnen"},
		{nil, "en_US.UTF-8", failed, "The screen :59419 can’t be opened"},
	}
	for _, c := range cases {
		cmd := here.command(":59419", c.args...)
		cmd.Env = append(cmd.Env, "LANG="+c.lang)
		out, err := cmd.CombinedOutput()
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != c.code || !strings.HasPrefix(string(out), c.want) {
			t.Errorf("%q in %s: %v, %q", c.args, c.lang, err, out)
		}
		if strings.Count(string(out), "\n") > 2 {
			t.Errorf("%q in %s says too much: %q", c.args, c.lang, out)
		}
	}
	if _, err := os.Stat(here.data); !errors.Is(err, os.ErrNotExist) {
		t.Error("the data folder was touched: ", err)
	}
}
