//go:build e2e && linux

package e2e

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"spieltisch/app/shell"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// thieves is a match of Wörterklauer in the program and next to it.
type thieves struct {
	*beside
	terms *lexicon.Terms
	lex   *lexicon.Lexicon
}

func newThieves(t *testing.T, p *program, seed uint64, o wk.Options) *thieves {
	t.Helper()
	return newThievesOf(t, p, wk.Setup{Options: o, Seed: seed}, tiles.German, lexdata.German(), germanLists())
}

// germanLists are those by which German words are judged.
func germanLists() lexicon.TermLists {
	return lexicon.TermLists{
		Short: lexdata.TwoLettersGerman(), Adjectives: lexdata.AdjectivesGerman(), Particles: lexdata.ParticlesGerman(),
		Verbs: lexdata.VerbsGerman(), Apart: lexdata.MeaningsGerman(), Headwords: lexdata.HeadwordsGerman(),
	}
}

// newThievesOf is one with other tiles and words than the German ones.
func newThievesOf(t *testing.T, p *program, setup wk.Setup, box, list []byte, lists lexicon.TermLists) *thieves {
	t.Helper()
	set, err := wk.ParseSet(box)
	if err != nil {
		t.Fatal(err)
	}
	setup.Set = set
	data, err := setup.Encode()
	if err != nil {
		t.Fatal(err)
	}
	lex, err := lexicon.Open(list)
	if err != nil {
		t.Fatal(err)
	}
	return &thieves{newBeside(p, wk.Kind{}, data, "de"), lexicon.NewTerms(lex, lists), lex}
}

func (w *thieves) view() wk.View {
	w.t.Helper()
	v, ok := w.log.Match().View(games.Table).(wk.View)
	if !ok {
		w.t.Fatal("the view is another game's")
	}
	return v
}

// TestE2EWoerterklauer plays three turns of level I in the real window: a word is typed, the program is killed over it and
// goes on; the other one steals it with a tile that is dragged, and changes the language; then it is stolen back by keys,
// and somebody gives up.
func TestE2EWoerterklauer(t *testing.T) {
	const seed = 5
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100, Animations: true, Volume: 50})
	w := newThieves(t, here.start(s, 1, "-seed", strconv.Itoa(seed)), seed, wk.DefaultOptions())
	w.page("home", "lang=de")
	w.shot("woerterklauer-home")
	w.begin([]string{"Tina", "Ben"})
	w.firstWord(here)
	w.steal()
	w.stealBack()
	w.giveUp()
	w.rules()
	w.quit()
	w.stored(here)
}

// begin makes the players and the match.
func (w *thieves) begin(names []string) {
	w.t.Helper()
	w.key("2")
	w.page("setup", "game="+wk.Name, "seats=0")
	w.seats(names)
	w.shot("woerterklauer-setup")
	w.click("start")
	w.shown("board")
	w.shot("woerterklauer-draw")
}

// firstWord lays the longest everyday word of the pool by typing it, with a power cut before the turn is ended.
func (w *thieves) firstWord(here *place) {
	w.t.Helper()
	w.key("Return")
	w.do(0, wk.Draw{})
	s := w.best(wk.FateNew, func(word string) (stolen, bool) { return stolen{word: word}, len(word) == 4 && wk.Fold(word) == word })
	w.write(strings.ToLower(s.word))
	w.saved("lawful=true", "lead="+strconv.Itoa(len(s.word)))
	w.shot("woerterklauer-typed")
	laid := w.said("laid")
	w.kill()

	w.program = here.start(w.screen, 1)
	w.page("home", "lang=de")
	w.key("Return")
	w.shown("board")
	if got := w.said("laid"); got != laid || w.said("lawful") != "true" {
		w.t.Errorf("after the power cut %q lies there, not %q", got, laid)
	}
	w.shot("woerterklauer-resumed")
	w.key("ctrl+Return")
	w.end(0)
	w.shot("woerterklauer-recap")
}

// steal exchanges a letter by dragging a tile of the pool onto it, and switches the language before the turn is ended.
func (w *thieves) steal() {
	w.t.Helper()
	w.click("main")
	w.do(1, wk.Draw{})
	s := w.stealing(true)
	w.drag(w.fromPool(s.letter()), s.cells[0])
	w.saved("lawful=true", "lead="+strconv.Itoa(len(s.word)))
	w.shot("woerterklauer-stolen")
	w.key("ctrl+comma")
	w.page("settings", "lang=de")
	w.key("Tab", "Tab", "Right") // over the parts to the language
	w.page("settings", "lang=en")
	w.key("Escape")
	w.lang = "en"
	w.shown("board")
	if w.said("lawful") != "true" {
		w.t.Error("the draft is gone with the other language")
	}
	w.shot("woerterklauer-english")
	w.film(func() { w.click("main") }, map[string]float64{"moment-stolen": 0})
	w.end(1)
}

// stealBack goes to the letter with the arrows and types another one; it is taken back and done again.
func (w *thieves) stealBack() {
	w.t.Helper()
	w.shot("woerterklauer-recap-of-a-steal")
	if w.view().Phase != wk.PhaseLay { // the exchanged letter has filled the pool again
		w.t.Fatalf("the phase is %s", w.view().Phase)
	}
	w.screen.changes(func() { w.key("Return") }) // is there, and begins
	s := w.stealing(false)
	w.walk(s.cells[0])
	w.write(strings.ToLower(s.letter()))
	w.saved("lawful=true")
	w.key("ctrl+z")
	w.saved("lawful=false")
	w.key("ctrl+y")
	w.saved("lawful=true")
	w.shot("woerterklauer-stolen-back")
	w.key("ctrl+Return")
	w.end(0)
}

// giveUp ends the match by the menu.
func (w *thieves) giveUp() {
	w.t.Helper()
	w.key("Return")
	w.do(1, wk.Draw{})
	w.screen.changes(func() { w.key("F10") })
	w.shot("woerterklauer-menu")
	w.key("Up", "Up", "Up", "Up") // over settings, keys and the early end
	w.screen.changes(func() { w.key("Return") })
	w.shot("woerterklauer-give-up")
	w.key("Tab", "Return")
	w.do(1, wk.GiveUp{})
	w.shot("woerterklauer-result")
}

// rules reads the examples of the techniques, and plays one of level I by the keyboard.
func (w *thieves) rules() {
	w.t.Helper()
	w.click("rules")
	w.page("rules", "game="+wk.Name)
	w.key(slices.Repeat([]string{"Right"}, 5)...)
	w.key(slices.Repeat([]string{"Tab"}, 7)...) // over two examples with two buttons each
	w.shot("woerterklauer-rules")
	w.screen.changes(func() { w.key("space") })
	w.shot("woerterklauer-rules-laid")
	w.screen.changes(func() { w.key("space") })
	w.shot("woerterklauer-rules-turned")
}

// end ends the turn next to the program as it lies there.
func (w *thieves) end(seat games.Seat) {
	w.t.Helper()
	v := w.view()
	var laid []wk.Lay
	for text := range strings.SplitSeq(w.said("laid"), ";") {
		var l wk.Lay
		if err := l.UnmarshalText([]byte(text)); err != nil {
			w.t.Fatal(text, err)
		}
		laid = append(laid, l)
	}
	turn, ok := v.Position(laid)
	if !ok {
		w.t.Fatalf("%v are no tiles of this turn", laid)
	}
	w.do(seat, wk.NewEndTurn(v, laid, wk.Referee(turn, v.Judge(w.terms, nil))))
}

// said is a field of the newest line of the trace that has it.
func (w *thieves) said(name string) string {
	w.t.Helper()
	for _, line := range slices.Backward(w.seen) {
		for f := range strings.FieldsSeq(line) {
			if value, found := strings.CutPrefix(f, name+"="); found {
				return value
			}
		}
	}
	w.t.Fatalf("no %s in %q", name, w.seen)
	return ""
}

// pair reads "3,-4".
func (w *thieves) pair(text string) (x, y int) {
	w.t.Helper()
	if _, err := fmt.Sscanf(text, "%d,%d", &x, &y); err != nil {
		w.t.Fatal(text, err)
	}
	return x, y
}

// stolen is a word laid across, from a cell on.
type stolen struct {
	word  string
	first wk.Cell
	cells []wk.Cell // where letters of the pool come
}

// best is the most common word that makes a lawful turn of this kind; lay is how it is laid, if it can be.
func (w *thieves) best(want wk.Fate, lay func(word string) (stolen, bool)) stolen {
	w.t.Helper()
	v := w.view()
	for tier := 1; tier <= 5; tier++ {
		for key := range w.lex.All() {
			s, ok := lay(key)
			if e, _ := w.lex.Lookup(key); !ok || e.Tier != tier {
				continue
			}
			d, missing := wk.NewDraft(v).Type(v, s.first, true, s.word)
			turn, known := v.Position(d.Laid)
			if len(missing) > 0 || !known {
				continue
			}
			if verdict := wk.Referee(turn, v.Judge(w.terms, nil)); verdict.Lawful && verdict.Words[0].Fate == want {
				return s
			}
		}
	}
	w.t.Fatalf("nothing can be laid with %v: take another seed", v.Pool)
	return stolen{}
}

// stealing is the most common word that steals the one on the field by one letter of the pool: exchanged, or before or
// behind it.
func (w *thieves) stealing(exchange bool) stolen {
	w.t.Helper()
	old := ""
	for _, p := range w.view().Field { // sorted: a single word across
		old += p.Letter.String()
	}
	first := w.view().Field[0].At
	return w.best(wk.FateStolen, func(word string) (stolen, bool) {
		s := stolen{word: word, first: first}
		switch {
		case !exchange && word[1:] == old:
			s.first.X--
			s.cells = []wk.Cell{s.first}
		case !exchange && word[:len(word)-1] == old:
			s.cells = []wk.Cell{{X: first.X + len(old), Y: first.Y}}
		case len(word) == len(old):
			for i := range old {
				if word[i] != old[i] {
					s.cells = append(s.cells, wk.Cell{X: first.X + i, Y: first.Y})
				}
			}
		}
		return s, len(s.cells) == 1
	})
}

// letter is the letter of a stealing word that comes from the pool.
func (s stolen) letter() string {
	i := s.cells[0].X - s.first.X
	return s.word[i : i+1]
}

// fromPool is the first tile of the pool with a letter.
func (w *thieves) fromPool(letter string) int {
	w.t.Helper()
	for _, t := range w.view().Pool {
		if t.Letter.String() == letter {
			return t.ID
		}
	}
	w.t.Fatalf("no %s in the pool", letter)
	return 0
}

// places are where the pool's free tiles lie in the window, by id.
func (w *thieves) places() map[int][2]int {
	w.t.Helper()
	out := map[int][2]int{}
	m := w.marks["pool"]
	for text := range strings.SplitSeq(w.said("free"), ";") {
		id, at, _ := strings.Cut(text, ":")
		n, err := strconv.Atoi(id)
		if err != nil {
			w.t.Fatal(text, err)
		}
		x, y := w.pair(at)
		out[n] = [2]int{int(m.x) + x, int(m.y) + y}
	}
	return out
}

// cell is where the middle of a cell lies in the window.
func (w *thieves) cell(c wk.Cell) (x, y int) {
	w.t.Helper()
	lowX, lowY := w.pair(w.said("low"))
	x0, y0 := w.pair(w.said("first"))
	x1, y1 := w.pair(w.said("second"))
	m := w.marks["field"]
	return int(m.x) + x0 + (c.X-lowX)*(x1-x0), int(m.y) + y0 + (c.Y-lowY)*(y1-y0)
}

// drag drags a tile of the pool onto a cell.
func (w *thieves) drag(tile int, c wk.Cell) {
	w.t.Helper()
	from, ok := w.places()[tile]
	if !ok {
		w.t.Fatalf("tile %d is not free among %v", tile, slices.Collect(maps.Keys(w.places())))
	}
	x, y := w.cell(c)
	w.dragAt(from, [2]int{x, y}, func() { w.shot("woerterklauer-dragged") })
}

// move drags the tile of a cell to another one.
func (w *thieves) move(from, to wk.Cell) {
	w.t.Helper()
	x0, y0 := w.cell(from)
	x, y := w.cell(to)
	w.dragAt([2]int{x0, y0}, [2]int{x, y}, func() {})
}

// dragAt drags from one point of the window to another, and does something on the way.
func (w *thieves) dragAt(from, to [2]int, halfway func()) {
	w.t.Helper()
	point := func(x, y int) []string { return []string{"mousemove", "--sync", strconv.Itoa(x), strconv.Itoa(y)} }
	w.tool("xdotool", slices.Concat(point(from[0], from[1]), []string{"mousedown", "1"}, point((from[0]+to[0])/2, (from[1]+to[1])/2))...)
	halfway()
	w.tool("xdotool", slices.Concat(point(to[0], to[1]), []string{"mouseup", "1"}, w.park())...)
}

// walk brings the keyboard's mark to a cell.
func (w *thieves) walk(c wk.Cell) {
	w.t.Helper()
	x, y := w.pair(w.said("cursor"))
	times := func(key string, n int) []string { return slices.Repeat([]string{key}, max(0, n)) }
	keys := slices.Concat(times("Left", x-c.X), times("Right", c.X-x), times("Up", y-c.Y), times("Down", c.Y-y))
	if len(keys) > 0 {
		w.key(keys...)
	}
}
