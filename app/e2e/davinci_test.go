//go:build e2e && linux

package e2e

import (
	"encoding/json"
	"image/color"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/assets"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
	"spieltisch/store"
)

// codes is a match of Da Vinci Code in the program and next to it. Only the test sees all tiles.
type codes struct {
	*beside
	dark bool
}

func newCodes(t *testing.T, p *program, seed uint64, o dv.Options) *codes {
	t.Helper()
	setup, err := dv.Setup{Options: o, Seed: seed}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	return &codes{beside: newBeside(p, dv.Kind{}, setup, "de")}
}

// view is what a seat may know.
func (c *codes) view(s games.Seat) dv.View {
	c.t.Helper()
	v, ok := c.log.Match().View(s).(dv.View)
	if !ok {
		c.t.Fatal("the view is another game's")
	}
	return v
}

// mine is what the seat knows that has to act.
func (c *codes) mine() dv.View { return c.view(c.view(games.Table).Asked) }

// number is what a hidden tile of the other one shows.
func (c *codes) number(v dv.View, tile int) int {
	c.t.Helper()
	s, _, _, ok := c.view(1 - v.Me).Find(tile)
	if !ok {
		c.t.Fatal("no tile", tile)
	}
	return s.Number
}

// TestE2EDavinci plays a whole game of two with dashes in the real window: behind the curtain they take and arrange
// their tiles, draw, point, name, are warned, take notes, are interrupted, stop and go on, until a code is cracked.
// The first half is played in German and light; the second one, after a new start of the program, in English and dark.
func TestE2EDavinci(t *testing.T) {
	const seed = 3
	o := dv.DefaultOptions(2)
	o.Dashes, o.Pad = true, dv.PadForced
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100, Animations: true, Volume: 50})
	c := newCodes(t, here.start(s, 1, "-seed", strconv.Itoa(seed)), seed, o)
	c.page("home", "lang=de")
	c.begin([]string{"Tina", "Lee"})
	c.setUp()
	c.firstTurn()
	c.secondTurn()
	c.quit()
	c.startAgain(here, s)
	c.toTheEnd()
	c.noSecret()
	c.quit()
	c.stored(here)
}

// TestE2EDavinciPoints guesses right and wrong in a game for points.
func TestE2EDavinciPoints(t *testing.T) {
	const seed = 3
	o := dv.DefaultOptions(2)
	o.Rounds = dv.DefaultRounds
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100, Animations: true, Volume: 50})
	c := newCodes(t, here.start(s, 1, "-seed", strconv.Itoa(seed)), seed, o)
	c.page("home", "lang=de")
	c.key("4")
	c.page("setup", "game="+dv.Name, "seats=0")
	c.seats([]string{"Tina", "Lee"})
	c.choose("mode", .9) // four rounds
	c.click("start")
	c.shown("curtain")
	c.setUp()
	c.unveil()
	c.draw(dv.Black, false)
	v := c.mine()
	c.filmGuess(0, c.number(v, v.Targets()[0].ID), map[string]float64{"moment-right": .9})
	v = c.mine()
	c.filmGuess(0, c.wrong(v, v.Targets()[0].ID), map[string]float64{"moment-wrong": 0})
	c.key("space")
	c.shown("curtain")
	c.quit()
	c.stored(here)
}

// dress sets how the program looks when it is started.
func dress(here *place, prefs shell.Prefs) {
	here.t.Helper()
	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	here.must(shell.PrefsKey.Set(st, prefs))
	here.must(st.Close())
}

// unveil opens the curtain and waits until the page is on the screen: before that, no part of it takes the keyboard.
func (c *codes) unveil() {
	c.t.Helper()
	c.beside.unveil()
	ground := c.ground()
	s := c.screen
	s.until("the page to be drawn", 10*time.Millisecond, func() bool {
		i := (high-4)*s.stride + 4*(wide-4)
		near := func(a, b byte) bool { return max(a, b)-min(a, b) < 4 } // the painter rounds
		return near(s.pixels[i], ground.B) && near(s.pixels[i+1], ground.G) && near(s.pixels[i+2], ground.R)
	})
}

// ground is the colour of the page, which is another one than the curtain's.
func (c *codes) ground() color.NRGBA {
	c.t.Helper()
	var tokens struct{ Light, Dark struct{ Desk string } }
	err := json.Unmarshal(assets.Tokens, &tokens)
	text := tokens.Light.Desk
	if c.dark {
		text = tokens.Dark.Desk
	}
	ground, wrong := ui.ParseColor(text)
	if err != nil || wrong != nil {
		c.t.Fatal(err, wrong)
	}
	return ground
}

// begin makes the players and the setup of the match next to the program.
func (c *codes) begin(names []string) {
	c.t.Helper()
	c.key("4")
	c.page("setup", "game="+dv.Name, "seats=0")
	c.seats(names)
	c.choose("dashes", .75)
	c.choose("pad", .63) // from one's own notes to what the rules force
	c.shot("davinci-setup")
	c.click("start")
	c.shown("curtain")
	c.shot("davinci-curtain")
}

// setUp lets both take their first tiles, as many black ones as white or one less, and arrange them.
func (c *codes) setUp() {
	c.t.Helper()
	for {
		v := c.mine()
		if v.Phase != dv.PhaseTake && v.Phase != dv.PhaseArrange {
			return
		}
		if c.open != v.Me {
			c.unveil()
		}
		d, name := dv.NewDraft(v), strconv.Itoa(int(v.Me))
		if v.Phase == dv.PhaseTake {
			if v.Me == 1 {
				d = d.SetBlack(v, d.Black-1)
			}
			c.key("Right")
			c.key(slices.Repeat([]string{"Return"}, d.Black)...)
			c.key("Down")
			c.key(slices.Repeat([]string{"Return"}, v.Options.StartTiles()-d.Black)...)
			c.shot("davinci-take-" + name)
			c.key("Return")
			a, _ := d.Take(v)
			c.do(v.Me, a)
			continue
		}
		for _, dash := range d.Loose(v) {
			d = d.Put(v, dash, 0)
			c.key("Right", "space") // into the first gap
		}
		c.shot("davinci-arrange-" + name)
		c.key("Return")
		a, ok := d.Arrange(v)
		if !ok {
			c.t.Fatal("the row isn't complete")
		}
		c.do(v.Me, a)
	}
}

// draw takes a tile of a colour, by a click or by keys.
func (c *codes) draw(color dv.Color, click bool) {
	c.t.Helper()
	v := c.mine()
	mark, key := "draw.black", "Left"
	if color == dv.White {
		mark, key = "draw.white", "Right"
	}
	if click {
		c.click(mark)
	} else {
		c.key(key, "Return")
	}
	c.do(v.Me, dv.Draw{Color: color})
}

// point points at the n-th target, from 0, when none is pointed at.
func (c *codes) point(n int) {
	c.t.Helper()
	c.key(slices.Repeat([]string{"Right"}, n+1)...)
}

// name types a number.
func (c *codes) name(number int) {
	c.t.Helper()
	if number == dv.Dash {
		c.key("minus")
		return
	}
	c.key(strings.Split(strconv.Itoa(number), "")...)
}

// place chooses the first lawful place of the drawn tile where there is a choice, and returns it.
func (c *codes) place(v dv.View) int {
	c.t.Helper()
	if v.Drawn == nil {
		return 0
	}
	if place := dv.NewDraft(v).Place; place != dv.NumberUnknown {
		return place
	}
	c.key("period")
	return v.Places[0]
}

// guess names a number for the n-th target by keys.
func (c *codes) guess(n, number int) {
	c.t.Helper()
	v := c.mine()
	place := c.place(v)
	c.point(n)
	c.name(number)
	c.key("Return")
	c.do(v.Me, dv.Guess{Tile: v.Targets()[n].ID, Number: number, Place: place})
}

// filmGuess is guess with pictures of what comes then, up to where the position of the match next to it is shown or everything
// stands still.
func (c *codes) filmGuess(n, number int, pictures map[string]float64) {
	c.t.Helper()
	v := c.mine()
	place := c.place(v)
	c.point(n)
	c.name(number)
	c.screen.still()
	c.film(func() { c.key("Return") }, pictures)
	c.take(v.Me, dv.Guess{Tile: v.Targets()[n].ID, Number: number, Place: place})
}

// clickNumber clicks a key of the picker: seven lie side by side.
func (c *codes) clickNumber(number int) {
	c.t.Helper()
	m := c.marks["numbers"]
	const columns, gap, below = 7, 7, 6
	w, h := (m.width-(columns-1)*gap)/columns, (m.height-below)/2
	x, y := m.x+(w+gap)*float64(number%columns)+w/2, m.y+(h+below)*float64(number/columns)+h/2
	c.tool("xdotool", append([]string{"mousemove", strconv.Itoa(int(x)), strconv.Itoa(int(y)), "click", "1"}, c.park()...)...)
}

// wrong is a number that a tile doesn't show, without any warning.
func (c *codes) wrong(v dv.View, tile int) int {
	c.t.Helper()
	for number := range dv.Values {
		if number != c.number(v, tile) && dv.Warn(v, dv.Guess{Tile: tile, Number: number}) == nil {
			return number
		}
	}
	c.t.Fatal("every wrong number is warned of")
	return 0
}

// firstTurn draws, notes something, is interrupted and warned, and guesses wrong.
func (c *codes) firstTurn() {
	c.t.Helper()
	c.unveil()
	c.shot("davinci-draw")
	c.draw(dv.Black, true)
	c.shot("davinci-guess-empty")

	v := c.mine()
	target := v.Targets()[1]
	place := c.place(v)
	c.key("n", "Down", "Right", "Right", "Right", "space", "Return") // strikes out, and points at the second tile
	c.clickNumber(5)
	c.saved("seq=" + strconv.Itoa(c.rows))
	c.shot("davinci-guess")
	c.tool("xdotool", "windowunmap", c.window)
	c.line("blur")
	c.shown("curtain")
	c.tool("xdotool", "windowmap", "--sync", c.window)
	c.focus()
	c.shot("davinci-covered")
	c.unveil()
	c.shot("davinci-guess-again") // notes and guess are still there

	c.name(c.ownNumber(v, target))
	c.screen.changes(func() { c.key("Return") })
	c.shot("davinci-warned")
	c.screen.changes(func() { c.key("Return") }) // goes back
	number := c.wrong(v, target.ID)
	c.name(number)
	c.key("Return")
	c.answer("davinci-wrong")
	c.do(v.Me, dv.Guess{Tile: target.ID, Number: number, Place: place})
	c.shot("davinci-curtain-recap")
}

// answer waits for the moment of a guess that has ended the turn, and goes on by a key.
func (c *codes) answer(picture string) {
	c.t.Helper()
	c.page("table", "seq="+strconv.Itoa(c.rows+1), "face=moment")
	c.shot(picture)
	c.key("space")
}

// ownNumber is a number that the target can't show, since that tile is the seat's own.
func (c *codes) ownNumber(v dv.View, target dv.Stone) int {
	c.t.Helper()
	for _, s := range append(slices.Clone(v.Own()), *v.Drawn) {
		if s.Color == target.Color {
			return s.Number
		}
	}
	c.t.Fatal("no own tile of this colour: take another target")
	return 0
}

// secondTurn guesses right and stops.
func (c *codes) secondTurn() {
	c.t.Helper()
	c.unveil()
	c.draw(dv.White, false)
	v := c.mine()
	c.guess(0, c.number(v, v.Targets()[0].ID))
	c.shot("davinci-right")
	place := c.place(c.mine())
	c.key("s")
	c.do(v.Me, dv.Stop{Place: place})
}

// startAgain opens the program once more, in English and dark, and goes on with the match.
func (c *codes) startAgain(here *place, s *screen) {
	c.t.Helper()
	dress(here, shell.Prefs{Language: locales.English, Mode: "dark", Size: 100, Animations: true, Volume: 50})
	c.program = here.start(s, 1)
	c.lang, c.dark = "en", true
	c.page("home", "lang=en")
	c.shot("davinci-home")
	c.key("Return")
	c.shown("curtain")
	c.shot("davinci-curtain-en")
}

// toTheEnd plays until a code is cracked: Tina is right once a turn and stops, Lee is wrong, and in the sixth turn
// Tina opens whatever is left.
func (c *codes) toTheEnd() {
	c.t.Helper()
	for {
		v := c.mine()
		if _, over := c.log.Match().Outcome(); over {
			break
		}
		if c.open != v.Me {
			c.unveil()
		}
		name := "davinci-en-" + strconv.Itoa(v.TurnNumber)
		switch v.Phase {
		case dv.PhaseDraw:
			c.draw(dv.Color(v.TurnNumber/2%2), false)
		case dv.PhaseAgain:
			if v.TurnNumber < 6 {
				place := c.place(v)
				c.click("stop")
				c.do(v.Me, dv.Stop{Place: place})
				continue
			}
			c.shot(name)
			if len(v.Targets()) > 1 {
				c.guess(0, c.number(v, v.Targets()[0].ID))
				continue
			}
			c.filmGuess(0, c.number(v, v.Targets()[0].ID), map[string]float64{"moment-cracked": 0})
			c.key("space") // everybody may look
			c.shown("board")
		default:
			n := min(v.TurnNumber, len(v.Targets())) - 1
			number := c.number(v, v.Targets()[n].ID)
			if v.Me == 1 {
				number = c.wrong(v, v.Targets()[n].ID)
			}
			c.guess(n, number)
		}
	}
	c.shot("davinci-end")
}

// notOpen is a tile of a position in the trace that doesn't lie open and has a number all the same.
var notOpen = regexp.MustCompile(` \d+:[bw][\d-]`)

// noSecret looks at the trace: it tells which page is shown, and nothing of tiles that don't lie open before the game is over.
func (c *codes) noSecret() {
	c.t.Helper()
	if !slices.ContainsFunc(c.seen, func(line string) bool { return strings.HasPrefix(line, "trace view ") && strings.Contains(line, ":b?") }) {
		c.fail("the trace tells no position")
	}
	known := []string{"seq", "lang", "text", "game", "seats", "turn", "phase", "face", "steps", "on"} // "on" is of a lull, which follows what everybody sees
	for _, line := range c.seen {
		if strings.HasPrefix(line, "trace view ") && !strings.Contains(line, " over, ") && notOpen.MatchString(line) {
			c.fail("the trace tells a tile: %q", line)
		}
		for _, field := range strings.Fields(line) {
			if key, _, ok := strings.Cut(field, "="); ok && !slices.Contains(known, key) {
				c.fail("the trace tells %q", line)
			}
		}
	}
}
