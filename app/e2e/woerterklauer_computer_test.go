//go:build e2e && linux

package e2e

import (
	"context"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
)

// robbed is a match of Wörterklauer with a computer: the match next to it follows the data file, and a player of the
// program's own thinks for the person.
type robbed struct {
	*thieves
	here   *place
	player mind.Player
	cursor wk.Cell
	down   bool // typing goes down
}

// TestE2EWoerterklauerComputer plays against Pip, begun from the button on the home page. The program is killed while Pip
// thinks, and in its turn it is led on; a turn is taken back while it waits.
func TestE2EWoerterklauerComputer(t *testing.T) {
	const me = 1
	here, s := newPlace(t), newScreen(t, wide, high)
	w := &robbed{thieves: newThieves(t, here.start(s, 1, "-lang", "de", "-seed", "5"), 5, wk.DefaultOptions()), here: here}
	list, err := lexicon.OpenTerms(lexdata.GermanTerms(), germanLists())
	here.must(err)
	w.player = think.NewLibrary(list, w.terms, nil, nil).Player(mind.Nova, 7)

	w.page("home", "lang=de")
	w.click("against." + wk.Name)
	w.page("setup", "game="+wk.Name, "seats=1")
	w.click("player.name")
	w.write("Tina")
	w.key("Return")
	w.page("setup", "seats=2")
	w.click("start")
	w.line("computer", "seat=0", "stage=1")
	w.kill()

	w.program = here.start(s, 1)
	w.page("home", "lang=de")
	w.key("Return")
	w.line("computer", "seat=0", "stage=1") // it thinks again
	w.shot("woerterklauer-computer-thinks")
	w.line("computer", "seat=0", "stage=2")
	w.shot("woerterklauer-computer-lays")
	w.key("End")
	for turns := 1; w.asked(me); turns++ {
		w.follow()
		if !w.turn(turns) {
			break
		}
		w.line("computer", "seat=0", "stage=2")
		if turns == 1 {
			w.takeBack()
		}
		w.key("End")
	}
	w.shot("woerterklauer-computer-result")
	w.follow()
	if _, over := w.log.Match().Outcome(); !over {
		t.Error("the match isn't over")
	}
	w.quit()
}

// follow takes in all that has been done.
func (w *robbed) follow() {
	w.t.Helper()
	log, rows := w.here.newest(wk.Kind{})
	w.log, w.rows = log, len(rows)
}

// did waits until the program has carried out what was just done, and takes it in.
func (w *robbed) did() {
	w.t.Helper()
	w.page("table", "seq="+strconv.Itoa(w.rows+1))
	w.follow()
}

// takeBack takes one's turn back while the computer waits, and ends it once more.
func (w *robbed) takeBack() {
	w.t.Helper()
	w.key("ctrl+z") // before any picture, which may take as long as it waits
	w.did()
	w.key("ctrl+Return") // the tiles lie there still
	w.did()
	w.line("computer", "seat=0", "stage=2")
	w.shot("woerterklauer-computer-waits")
}

// turn takes the person's turn. After some, or where they find no lead, they give up: then it is false.
func (w *robbed) turn(n int) bool {
	w.t.Helper()
	w.click("main") // draws, or only begins
	if w.view().Phase == wk.PhaseDraw {
		w.did()
	}
	for w.view().Phase == wk.PhaseVowel {
		a := w.thinks().(wk.SetAside)
		for _, id := range a.Tiles {
			at := w.places()[id]
			w.clickAt(at[0], at[1])
		}
		w.click("main")
		w.did()
	}
	end, ok := w.thinks().(wk.EndTurn)
	if !ok || n > 3 {
		w.screen.still()
		w.screen.changes(func() { w.key("F10") }) // the trace tells of no new widgets where a turn only begins
		w.key("Up", "Up", "Up", "Up", "Up")       // over settings, keys, the early end and the pace
		w.screen.changes(func() { w.key("Return") })
		w.key("Tab", "Return")
		w.page("table", "face=result")
		return false
	}
	w.lays(end)
	if w.said("lawful") != "true" {
		w.t.Fatal("what was laid isn't lawful")
	}
	w.key("ctrl+Return")
	w.did()
	return true
}

// thinks is what the program's own player would do for the person.
func (w *robbed) thinks() games.Action {
	w.t.Helper()
	v := w.view()
	c, ok := w.player.Choose(context.Background(), v, mind.Chance(7, v.Step))
	if !ok {
		w.t.Fatal("nothing can be done in ", v.Phase)
	}
	return c.Action
}

// lays types the words of a turn, each from a cell near its first one.
func (w *robbed) lays(end wk.EndTurn) {
	w.t.Helper()
	v := w.view()
	turn, _ := v.Position(end.Field)
	verdict := wk.Referee(turn, v.Judge(w.terms, nil))
	letters := map[wk.Cell]wk.Letter{}
	for _, p := range turn.After {
		letters[p.At] = p.Letter
	}
	words := verdict.Words // old ones first, whose letters may be wanted for new ones
	slices.SortStableFunc(words, func(a, b wk.Word) int { return len(b.From) - len(a.From) })
	here := false // the keyboard's mark is where the last word ended
	w.down = false
	taken := maps.Clone(letters)
	for _, p := range v.Field {
		taken[p.At] = p.Letter
	}
	come := func(c wk.Cell) {
		if !here {
			w.reach(c, taken)
			here = true
		}
	}
	for _, p := range v.Field { // a letter that is wanted elsewhere can't be typed while it lies there
		if letters[p.At] != p.Letter {
			come(p.At)
			w.arrows(w.cursor, p.At)
			w.key("Delete")
			w.cursor = p.At
		}
	}
	for _, word := range words {
		if word.Fate == wk.FateUnchanged || w.lies(word) {
			continue
		}
		come(word.At)
		w.shift(word.At)
		w.arrows(w.cursor, word.At)
		w.key("space") // a way that was said is kept to
		if w.down == word.Across {
			w.down = !w.down
		} else {
			w.key("space")
		}
		w.write(strings.ToLower(word.Text))
		w.await(word.Text+" to lie there", func(got []string) bool { return got[1] == "saved" && w.lies(word) })
		last := word.Cells[len(word.Cells)-1]
		here = false // all may have shifted, and the mark may stand beyond the edge
		w.cursor = wk.Cell{X: 2*last.X - word.Cells[len(word.Cells)-2].X, Y: 2*last.Y - word.Cells[len(word.Cells)-2].Y}
	}
}

// shift has all lie so that a cell is in the frame, by Ctrl and arrows.
func (w *robbed) shift(c wk.Cell) {
	w.t.Helper()
	lowX, lowY := w.pair(w.said("low"))
	n := w.view().Options.Size
	for key, times := range map[string]int{
		"ctrl+Right": lowX - c.X, "ctrl+Left": c.X - lowX - n + 1, "ctrl+Down": lowY - c.Y, "ctrl+Up": c.Y - lowY - n + 1,
	} {
		for range max(0, times) {
			w.key(key)
		}
	}
}

// lies tells whether a word lies on the field, by the last line of the trace.
func (w *robbed) lies(word wk.Word) bool {
	w.t.Helper()
	v, at := w.view(), map[wk.Cell]string{}
	for text := range strings.SplitSeq(w.said("laid"), ";") {
		var l wk.Lay
		w.here.must(l.UnmarshalText([]byte(text)))
		for _, t := range v.Pool {
			if t.ID == l.ID {
				at[l.At] = t.Letter.String()
			}
		}
		for _, t := range v.Field {
			if t.ID == l.ID {
				at[l.At] = t.Letter.String()
			}
		}
	}
	text := ""
	for _, c := range word.Cells {
		text += at[c]
	}
	return text == word.Text
}

// reach brings the keyboard's mark next to a cell: by a click where nothing lies or will lie.
func (w *robbed) reach(c wk.Cell, letters map[wk.Cell]wk.Letter) {
	w.t.Helper()
	lowX, lowY := w.pair(w.said("low"))
	best, from := 1000, wk.Cell{}
	for x := lowX; x < lowX+w.view().Options.Size; x++ {
		for y := lowY; y < lowY+w.view().Options.Size; y++ {
			at := wk.Cell{X: x, Y: y}
			if d := max(x-c.X, c.X-x) + max(y-c.Y, c.Y-y); letters[at] == 0 && at != w.cursor && d < best {
				best, from = d, at
			}
		}
	}
	x, y := w.cell(from)
	w.clickAt(x, y)
	w.cursor, w.down = from, w.meets(from)
}

// meets tells whether a click on an empty cell has the typing go down: where that alone leads to a letter.
func (w *robbed) meets(c wk.Cell) bool {
	w.t.Helper()
	lies := map[wk.Cell]bool{}
	for text := range strings.SplitSeq(w.said("laid"), ";") {
		if text == "" { // an empty field
			continue
		}
		var l wk.Lay
		w.here.must(l.UnmarshalText([]byte(text)))
		lies[l.At] = true
	}
	leads := func(d wk.Dir) bool {
		for n := 1; n < w.view().Options.Size; n++ {
			if lies[c.Next(d, n)] {
				return true
			}
		}
		return lies[c.Next(d.Back(), 1)]
	}
	return leads(wk.DirDown) && !leads(wk.DirRight)
}

// arrows brings the mark from a cell to another one.
func (w *robbed) arrows(from, to wk.Cell) {
	w.t.Helper()
	times := func(key string, n int) []string { return slices.Repeat([]string{key}, max(0, n)) }
	keys := slices.Concat(times("Left", from.X-to.X), times("Right", to.X-from.X), times("Up", from.Y-to.Y), times("Down", to.Y-from.Y))
	if len(keys) > 0 {
		w.key(keys...)
	}
}
