//go:build e2e && linux

package e2e

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/assets"
	"spieltisch/assets/dice"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dc "spieltisch/games/decipher"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// clicker plays a match of two by clicks alone; the match next to it follows the data file.
type clicker struct {
	*beside
	here  *place
	wrong bool // somebody has guessed wrong
	thief *robbed

	places map[string]mark // of buttons of Wörterklauer
}

// TestE2EMatchesByMouse plays a match of each game from the names to the result without a key, once in each language. In German
// all moves, and the program is killed on the way; in English things keep still.
func TestE2EMatchesByMouse(t *testing.T) {
	for _, g := range []struct {
		kind  games.Kind
		brief string // the choice whose first answer makes the match a short one
		half  int    // rows after which the program is killed
		step  func(*clicker)
		last  string // leads from the last position to the result
		w, h  int    // of the window; where tiles are dragged it is drawn at another scale
	}{
		{dv.Kind{}, "", 9, (*clicker).davinci, "go", wide, high},
		{dw.Kind{}, "far", 3, (*clicker).dicewords, "", wide, high},
		{dc.Kind{}, "", 9, (*clicker).decipher, "next", wide, high},
		{wk.Kind{}, "size", 3, (*clicker).woerterklauer, "", 1664, 1040},
	} {
		for lang, seed := range map[locales.Lang]int{locales.German: 8, locales.English: 3} {
			t.Run(g.kind.Name()+"-"+string(lang), func(t *testing.T) {
				c := &clicker{beside: &beside{kind: g.kind, lang: string(lang), open: games.Table}, here: newPlace(t), places: map[string]mark{}}
				moves := lang == locales.German
				dress(c.here, shell.Prefs{Language: lang, Mode: "light", Size: 100, Animations: moves, PixelsWide: g.w, PixelsHigh: g.h})
				s := newScreen(t, g.w, g.h)
				c.begin(s, seed, g.brief)
				for killed := !moves; !c.over(); g.step(c) {
					if c.rows >= g.half && !killed {
						killed = true
						c.kill()
						c.start(s)
						c.click("resume.0")
						c.page("table", "lang="+c.lang)
						c.open = games.Table
					}
					if c.face() == "curtain" {
						c.hold()
					}
				}
				for !c.says("face=result") {
					if c.screen.still(); c.marks[g.last] != (mark{}) {
						c.click(g.last)
					}
					c.page("table")
				}
				c.shot("mouse-" + g.kind.Name() + "-" + c.lang)
				c.quit()
			})
		}
	}
}

// start opens the program.
func (c *clicker) start(s *screen, args ...string) {
	c.program = c.here.start(s, 0, args...)
	c.page("home", "lang="+c.lang)
}

// begin has two persons sit down.
func (c *clicker) begin(s *screen, seed int, brief string) {
	st, err := store.Open(c.here.data, store.Options{})
	c.here.must(err)
	for i, name := range []string{"Tina", "Lee"} {
		_, err := st.AddPlayer(name, i)
		c.here.must(err)
	}
	c.here.must(st.Close())
	c.start(s, "-seed", strconv.Itoa(seed))
	c.click("new." + c.kind.Name())
	for i := range 2 {
		c.page("setup", "seats="+strconv.Itoa(i))
		c.click("known." + strconv.Itoa(i))
	}
	c.page("setup", "seats=2")
	if brief != "" {
		c.choose(brief, .05)
	}
	c.click("start")
	c.page("table")
	c.follow()
}

// follow takes in all that has been done.
func (c *clicker) follow() {
	log, rows := c.here.newest(c.kind)
	c.log, c.rows = log, len(rows)
}

func (c *clicker) over() bool {
	_, over := c.log.Match().Outcome()
	return over
}

// says tells whether the newest line of the trace has a word.
func (c *clicker) says(word string) bool {
	return slices.Contains(strings.Fields(c.seen[len(c.seen)-1]), word)
}

// hold holds the curtain's button until it opens.
func (c *clicker) hold() {
	c.t.Helper()
	at := c.middle("hold")
	c.tool("xdotool", "mousemove", at[0], at[1], "mousedown", "1")
	c.shown("private")
	c.tool("xdotool", append([]string{"mouseup", "1"}, c.park()...)...)
}

// did waits until what was just clicked is done, and takes it in.
func (c *clicker) did() {
	c.t.Helper()
	c.done(func() { c.click("go") })
}

// done waits until what was asked for is done and takes it in; goes leads on from a moment.
func (c *clicker) done(goes func()) {
	c.t.Helper()
	if next := "seq=" + strconv.Itoa(c.rows+1); !c.says(next) {
		c.page("table", next)
	}
	if c.follow(); c.says("face=moment") && !c.over() {
		goes()
	}
	if face := c.face(); !c.over() {
		if !c.says("face=" + face) {
			c.shown(face)
		}
		if c.open = games.Table; face == "private" {
			c.open = c.log.Match().Standing().Asked
		}
	}
}

// prepare clicks what is no action yet, until there is something to click that wasn't there.
func (c *clicker) prepare(then string, names ...string) {
	c.t.Helper()
	c.click(names...)
	for c.saved(); c.marks[then] == (mark{}); {
		c.saved()
	}
}

// parts are the names of parts of a marked widget.
func parts(of string, all ...int) (names []string) {
	for _, i := range all {
		names = append(names, of+"."+strconv.Itoa(i))
	}
	return names
}

func (c *clicker) davinci() {
	c.t.Helper()
	seat := c.log.Match().Standing().Asked
	v := c.log.Match().View(seat).(dv.View)
	switch stops := c.rows < 10; { // then all is guessed in a row
	case v.Phase == dv.PhaseTake:
		c.prepare("confirm", parts("backs", 0, 1, 2, 3)...)
		c.click("confirm")
	case v.Phase == dv.PhaseArrange:
		c.click("confirm")
	case v.Phase == dv.PhaseDraw:
		c.click([...]string{"draw.black", "draw.white"}[min(v.Middle[dv.White], 1)])
	case v.Phase == dv.PhaseAgain && stops:
		c.click("stop")
	default:
		_, of, place, _ := v.Find(v.Targets()[0].ID)
		c.prepare("numbers", parts("rival."+strconv.Itoa(int(of)), place)...)
		c.prepare("act", parts("numbers", c.guess(v))...)
		c.click("act")
	}
	c.did()
}

// guess is the number of the first target, but once a wrong one.
func (c *clicker) guess(v dv.View) int {
	c.t.Helper()
	target := v.Targets()[0].ID
	_, of, _, _ := v.Find(target)
	tile, _, _, _ := c.log.Match().View(of).(dv.View).Find(target)
	number := tile.Number
	if !c.wrong {
		c.wrong = true
		for number = 0; number == tile.Number || dv.Warn(v, dv.Guess{Tile: target, Number: number}) != nil; {
			number++
		}
	}
	return number
}

func (c *clicker) dicewords() {
	c.t.Helper()
	v := c.log.Match().View(games.Table).(dw.View)
	if v.Phase == dw.PhaseFirst {
		c.click("throw")
		c.did()
		return
	}
	lay, _ := dw.Spell(v.Faces(), c.found(v)[0].Word)
	c.screen.still() // the dice lie
	c.click(parts("dice", lay.Dice...)...)
	slices.Sort(lay.Dice)
	c.saved("kept=" + strings.ReplaceAll(strings.Join(parts("", lay.Dice...), ""), ".", ""))
	c.click("score")
	c.did()
}

// found are the words of a throw, the best ones first.
func (c *clicker) found(v dw.View) []dw.Found {
	c.t.Helper()
	box, list := dice.German, lexdata.German()
	if v.Set.Lang() == dw.English {
		box, list = dice.English, lexdata.English()
	}
	m := newMirrorOf(c.t, 1, v.Options, box, list)
	m.log = c.log
	return m.words()
}

// secrets are words of both languages, one a round.
var secrets = [...]string{"HOBBY", "PANDA", "HOTEL", "RADIO"}

// takes is the first zone that the piece in hand belongs to.
func takes(v dc.View, word string) int {
	return slices.IndexFunc(dc.Need(v.Letters, word), func(n letterpiece.Count) bool { return n[v.Hand.Kind] > 0 })
}

func (c *clicker) decipher() {
	c.t.Helper()
	v := c.log.Match().View(games.Table).(dc.View)
	word := secrets[v.Round-1]
	var letters []int
	for _, l := range word {
		letters = append(letters, int(l-'A'))
	}
	switch laid := slices.IndexFunc(v.Zones, func(z dc.Zone) bool { return len(z.Pieces) > 0 }) >= 0; {
	case v.Phase == dc.PhaseWord:
		c.prepare("primary", parts("rack", letters...)...)
		c.prepare("pieces", "primary")
		c.click("primary")
	case v.Phase == dc.PhaseScored: // a click ends the letters' way, if they are still on it
		next := "seq=" + strconv.Itoa(c.rows+1)
		for goes := false; !goes; goes = c.within(longest/12, next, func(got []string) bool { return slices.Contains(got, next) }) {
			c.screen.still()
			c.click("next")
		}
	case laid:
		c.prepare("guess.row", "guess")
		c.click(parts("alphabet", letters...)...)
		c.saved("typed=" + strconv.Itoa(len(word)))
		c.click("guess")
	case v.Phase == dc.PhaseTake:
		c.click("take")
	default:
		c.click(slices.Repeat([]string{"zone" + strconv.Itoa(takes(v, word)+1)}, 2)...)
	}
	c.did()
}

// woerterklauer takes a turn as a player of the program's own would, who gives up where they find no lead:
// without a clock every match ends so.
func (c *clicker) woerterklauer() {
	c.t.Helper()
	w := c.robber()
	click := func(name string) { // each has one place, of which the trace tells nothing when a turn only begins or tiles are only chosen
		maps.Copy(c.places, c.marks)
		maps.Copy(c.marks, c.places)
		c.click(name)
	}
	click("main") // draws, or only begins
	if w.view().Phase == wk.PhaseDraw {
		c.did()
	}
	pick := func(tiles []int) {
		for _, id := range tiles {
			at := w.places()[id]
			c.clickAt(at[0], at[1])
		}
	}
	for turn := w.view().TurnNumber; !c.over() && w.view().TurnNumber == turn; c.did() {
		switch a := w.thinks().(type) {
		case wk.SetAside:
			pick(a.Tiles)
		case wk.Swap:
			c.screen.changes(func() { click("joker") })
			pick(a.Tiles)
		case wk.EndTurn:
			w.drags(a.Field)
		case wk.GiveUp:
			c.screen.changes(func() { click("give_up") })
			c.clickBeside()
			continue
		}
		click("main")
	}
}

// robber is who thinks for both, made when it is known which words are played.
func (c *clicker) robber() *robbed {
	c.t.Helper()
	if c.thief == nil {
		words, list, lists := lexdata.German(), lexdata.GermanTerms(), germanLists()
		if c.log.Match().View(games.Table).(wk.View).Language == wk.English {
			words, list, lists = lexdata.English(), lexdata.English(), lexicon.TermLists{Short: lexdata.TwoLettersEnglish()}
		}
		lex, err := lexicon.Open(words)
		c.here.must(err)
		known, err := lexicon.OpenTerms(list, lists)
		c.here.must(err)
		terms := lexicon.NewTerms(lex, lists)
		c.thief = &robbed{thieves: &thieves{c.beside, terms, lex}, here: c.here, player: think.NewLibrary(known, terms, nil, nil).Player(mind.Nova, 7)}
	}
	return c.thief
}

// drags lays a turn by the mouse; where a cell lies beyond the frame, all is shifted by the handle of that edge.
func (w *robbed) drags(field []wk.Lay) {
	w.t.Helper()
	v, low := w.view(), w.low()
	rest := slices.DeleteFunc(slices.Clone(field), func(l wk.Lay) bool {
		return slices.ContainsFunc(v.Field, func(p wk.Placed) bool { return p.ID == l.ID && p.At == l.At })
	})
	if len(v.Field) == 0 { // it begins in the corner
		least := rest[0].At
		for _, l := range rest {
			least = wk.Cell{X: min(least.X, l.At.X), Y: min(least.Y, l.At.Y)}
		}
		for i := range rest {
			rest[i].At = wk.Cell{X: rest[i].At.X - least.X + low.X, Y: rest[i].At.Y - least.Y + low.Y}
		}
	}
	for len(rest) > 0 {
		i := slices.IndexFunc(rest, func(l wk.Lay) bool {
			_, free := w.places()[l.ID]
			return free && w.beyond(l.At, low) == wk.Cell{}
		})
		if i < 0 {
			by := w.beyond(rest[0].At, low)
			w.screen.changes(func() { w.clickHandle(by) })
			low = wk.Cell{X: low.X + by.X, Y: low.Y + by.Y}
			continue
		}
		at, said := rest[i].At, w.low() // which the trace tells only when something is laid
		x, y := w.cell(wk.Cell{X: at.X - low.X + said.X, Y: at.Y - low.Y + said.Y})
		w.dragAt(w.places()[rest[i].ID], [2]int{x, y}, func() {})
		w.saved()
		rest, low = slices.Delete(rest, i, i+1), w.low()
	}
}

// low is the upper left cell in the frame.
func (w *robbed) low() wk.Cell {
	x, y := w.pair(w.said("low"))
	return wk.Cell{X: x, Y: y}
}

// beyond tells on which side of the frame with an upper left cell another one lies: 1 or -1, across before down.
func (w *robbed) beyond(c, low wk.Cell) wk.Cell {
	n := w.view().Options.Size
	switch {
	case c.X < low.X:
		return wk.Cell{X: -1}
	case c.X >= low.X+n:
		return wk.Cell{X: 1}
	case c.Y < low.Y:
		return wk.Cell{Y: -1}
	case c.Y >= low.Y+n:
		return wk.Cell{Y: 1}
	}
	return wk.Cell{}
}

// clickHandle clicks the tongue at an edge of the frame.
func (w *robbed) clickHandle(edge wk.Cell) {
	const in = 14 // its middle, from the edge of the field
	m := w.marks["field"]
	at := func(from float64, edge int) int { return int(from + m.width/2 + float64(edge)*(m.width/2-in)) }
	w.clickAt(at(m.x, edge.X), at(m.y, edge.Y))
}

// clickBeside clicks what stands before the main button of a dialog, which nothing else has the colour of, for what lies behind is
// veiled.
func (r *program) clickBeside() {
	r.t.Helper()
	var tokens struct{ Light struct{ Accent string } }
	err := json.Unmarshal(assets.Tokens, &tokens)
	accent, wrong := ui.ParseColor(tokens.Light.Accent)
	if err != nil || wrong != nil {
		r.t.Fatal(err, wrong)
	}
	s, n, x, y := r.screen, 0, r.screen.stride, 0
	for i, pixels := 0, s.still(); i+4 <= len(pixels); i += 4 {
		if pixels[i] == accent.B && pixels[i+1] == accent.G && pixels[i+2] == accent.R {
			n, x, y = n+1, min(x, i%s.stride/4), y+i/s.stride
		}
	}
	if n == 0 {
		r.fail("no main button in a dialog")
	}
	r.clickAt(x-60, y/n)
}
