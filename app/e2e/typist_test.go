//go:build e2e && linux

package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dc "spieltisch/games/decipher"
	dw "spieltisch/games/dicewords"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// typist plays a match of two by keys alone; the match next to it follows the data file.
type typist struct{ clicker }

// TestE2EMatchesByKeys plays a match of each game from the names to the result without the mouse, once in each language.
func TestE2EMatchesByKeys(t *testing.T) {
	for _, g := range []struct {
		kind games.Kind
		box  string // the key of its box
		step func(*typist)
	}{
		{dc.Kind{}, "1", (*typist).decipher},
		{wk.Kind{}, "2", (*typist).woerterklauer},
		{dw.Kind{}, "3", (*typist).dicewords},
		{dv.Kind{}, "4", (*typist).davinci},
	} {
		for lang, seed := range map[locales.Lang]int{locales.German: 8, locales.English: 3} {
			t.Run(g.kind.Name()+"-"+string(lang), func(t *testing.T) {
				c := &typist{clicker{beside: &beside{kind: g.kind, lang: string(lang), open: games.Table}, here: newPlace(t)}}
				dress(c.here, shell.Prefs{Language: lang, Mode: "dark", Size: 100, Animations: lang == locales.German})
				c.start(newScreen(t, wide, high), "-seed", strconv.Itoa(seed))
				c.key(g.box)
				for i, name := range []string{"Tina", "Lee"} {
					c.page("setup", "seats="+strconv.Itoa(i))
					c.write(name)
					c.key("Return")
				}
				c.page("setup", "seats=2")
				c.press("Return")
				c.page("table")
				for c.follow(); !c.over(); g.step(c) {
					if c.face() == "curtain" {
						c.unveil()
					}
				}
				c.until("face=result", "Return")
				c.shot("keys-" + g.kind.Name() + "-" + c.lang)
				c.quit()
			})
		}
	}
}

// press presses keys once nothing moves.
func (c *typist) press(keys ...string) {
	c.t.Helper()
	c.screen.still()
	c.key(keys...)
}

// spell types letters once nothing moves.
func (c *typist) spell(letters string) {
	c.t.Helper()
	c.screen.still()
	c.write(strings.ToLower(letters))
}

// until presses a key, and again if it only ended what moved, until the trace says something.
func (c *typist) until(word, key string) {
	c.t.Helper()
	for goes := c.says(word); !goes; goes = c.within(longest/12, word, func(got []string) bool { return slices.Contains(got, word) }) {
		c.press(key)
	}
}

// did waits until what was just asked for by keys is done, and takes it in.
func (c *typist) did() {
	c.t.Helper()
	c.done(func() { c.press("space") })
}

func (c *typist) davinci() {
	c.t.Helper()
	seat := c.log.Match().Standing().Asked
	v := c.log.Match().View(seat).(dv.View)
	switch stops := c.rows < 10; { // then all is guessed in a row
	case v.Phase == dv.PhaseTake:
		c.press("Right", "Return", "Return", "Down", "Return", "Return")
		c.press("Return")
	case v.Phase == dv.PhaseArrange:
		c.press("Return")
	case v.Phase == dv.PhaseDraw:
		c.press([...]string{"Left", "Right"}[min(v.Middle[dv.White], 1)], "Return")
	case v.Phase == dv.PhaseAgain && stops:
		c.press("s")
	default:
		c.screen.still()
		if v.Drawn != nil && dv.NewDraft(v).Place == dv.NumberUnknown {
			c.key("period")
		}
		c.key("Right")
		c.key(strings.Split(strconv.Itoa(c.guess(v)), "")...)
		c.press("Return")
	}
	c.did()
}

func (c *typist) dicewords() {
	c.t.Helper()
	v := c.log.Match().View(games.Table).(dw.View)
	if v.Phase == dw.PhaseFirst {
		c.press("space")
	} else {
		words := slices.DeleteFunc(c.found(v), func(f dw.Found) bool { return strings.ContainsAny(f.Word, "ÄÖÜ") })
		c.spell(words[0].Word)
		c.press("Return")
	}
	c.did()
}

func (c *typist) decipher() {
	c.t.Helper()
	v := c.log.Match().View(games.Table).(dc.View)
	word := secrets[v.Round-1]
	switch {
	case v.Phase == dc.PhaseWord:
		c.spell(word)
		c.press("Return")
		c.press("Return")
	case v.Phase == dc.PhaseScored: // the first one ends the letters' way, if they are still on it
		c.until("seq="+strconv.Itoa(c.rows+1), "Return")
	case slices.ContainsFunc(v.Zones, func(z dc.Zone) bool { return len(z.Pieces) > 0 }):
		c.press("g")
		c.spell(word)
		c.press("Return")
	case v.Phase == dc.PhaseTake:
		c.press("space")
	default:
		c.press(strconv.Itoa(takes(v, word)+1), "Return")
	}
	c.did()
}

// woerterklauer lays a word, steals it, and gives up.
func (c *typist) woerterklauer() {
	c.t.Helper()
	w := c.robber()
	c.press("Return") // draws, or only begins
	if w.view().Phase == wk.PhaseDraw {
		c.did()
		return
	}
	c.screen.still()
	switch v := w.view(); {
	case len(v.Field) == 0:
		w.write(strings.ToLower(w.best(wk.FateNew, func(word string) (stolen, bool) { return stolen{word: word}, len(word) == 4 && wk.Fold(word) == word }).word))
	case v.TurnNumber < 3:
		s := w.stealing(false)
		w.walk(s.cells[0])
		w.write(strings.ToLower(s.letter()))
	default:
		w.screen.changes(func() { w.key("F10") })
		w.key("Up", "Up", "Up", "Up") // over settings, keys and the early end
		w.screen.changes(func() { w.key("Return") })
		w.key("Tab", "Return")
		c.did()
		return
	}
	w.saved("lawful=true")
	c.press("ctrl+Return")
	c.did()
}
