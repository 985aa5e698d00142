// In the package: the state of the board is pure, and what it decides is not all to be seen.

package woerterklauer

import (
	"reflect"
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// socke is a field of one word.
var socke = []string{"socke"}

// listed are the words that count; none means the same as another.
type listed []string

func (l listed) Word(word string) (games.Ruling, bool) {
	return games.Ruling{Word: word, Answer: slices.Contains(l, word), By: games.ByHouse}, true
}

func (l listed) Same(word, other string) (games.Ruling, bool) {
	return games.Ruling{Word: word, Other: other, By: games.ByHouse}, true
}

// unsure are the words that count; whether any other does must be asked.
type unsure []string

func (u unsure) Word(word string) (games.Ruling, bool) {
	return games.Ruling{Word: word, Answer: true, By: games.ByHouse}, slices.Contains(u, word)
}

func (u unsure) Same(word, other string) (games.Ruling, bool) { return listed(u).Same(word, other) }

// laying is a state in which red lays tiles.
func laying(t testing.TB, rows []string, pool string, words ...string) *state {
	t.Helper()
	o := wk.DefaultOptions()
	o.Level = wk.LevelIV
	s := &state{hands: hands{acting: true, tryout: tryout{judge: listed(words)}}}
	s.arrive(Dealt(t, wk.View{Options: o, Step: 4, Mover: wk.Red, Swap: 6}, rows, pool), false)
	return s
}

// word are the letters across from a cell on.
func (s *state) word(x, y int) string {
	text := ""
	for id := s.draft.At(wk.Cell{X: x, Y: y}); id != 0; id = s.draft.At(wk.Cell{X: x, Y: y}) {
		text += s.letter(id).String()
		x++
	}
	return text
}

func TestTapsPickUpAndPutDown(t *testing.T) {
	s := laying(t, socke, "NLA", "SOCKE", "LOCKE")
	c := wk.Cell{}
	s.tapCell(c, false)
	if id, on := s.held(); id != s.draft.At(c) || !on || s.hand.run {
		t.Fatal("a tap picks a tile up", s.hand)
	}
	s.tapCell(c, false)
	if !s.hand.run || len(s.hand.ids) != 5 || s.hand.dir != wk.DirRight {
		t.Fatal("another one its word", s.hand)
	}
	s.tapCell(c, false)
	if !s.hand.empty() {
		t.Fatal("and one more lets go", s.hand)
	}
}

// Where no word can be pushed apart, another tap on a letter turns the way a word is typed from it, as the line of the first
// turn says, with the letter typed once more or not.
func TestTapsTurnTheWayOfTyping(t *testing.T) {
	for _, typed := range []string{"LA", "OLA"} {
		s := laying(t, socke, "NLA")
		s.view.Options.Level = wk.LevelI
		at := wk.Cell{X: 1}
		s.tapCell(at, false)
		if n := s.poolHint(); n.id != "studio.hand.down" {
			t.Error("the line at the pool says it", n)
		}
		s.setCursor(at)
		s.tapCell(at, false)
		for _, l := range typed {
			s.lay(wk.Letter(l))
		}
		if s.word(0, 0) != "SOCKE" || s.word(1, 1) != "L" || s.word(1, 2) != "A" {
			t.Error(typed, "goes down from the O", s.draft.Laid)
		}
	}
	s := laying(t, nil, "NLA")
	s.setCursor(wk.Cell{})
	s.lay('N')
	for range 2 {
		s.setCursor(wk.Cell{})
		s.tapCell(wk.Cell{}, false)
	}
	if s.lay('A'); s.word(0, 0) != "N" || s.word(0, 1) != "A" {
		t.Error("so does the first word of all, which was begun across", s.draft.Laid)
	}
}

// A word that begins with the last letter of another one goes where it is free and has room; what is typed over a word, or next
// to it, stays in its line. One that has no room is turned by Tab.
func TestTypedWordGoesWhereThereIsRoom(t *testing.T) {
	for _, c := range []struct {
		rows    []string
		size, x int
		down    bool
		typed   string
		across  string // from the field's first letter on
		below   string // what lies below the cell where typing began
	}{
		{[]string{"tigerer"}, 7, 6, false, "REPEL", "TIGERER", "EPEL"},
		{[]string{"tiger"}, 7, 4, false, "REPEL", "TIGER", "EPEL"},
		{[]string{"tiger"}, 7, 5, false, "EP", "TIGEREP", ""},
		{[]string{"tiger"}, 7, 0, false, "TEPEL", "TEPEL", ""},
		{[]string{"tiger"}, 7, 4, true, "REPEL", "TIGER", "EPEL"},
		{[]string{"tige"}, 5, 4, false, "LE", "TIGEL", "E"},
		{[]string{"tige"}, 8, 5, false, "REPEL", "TIGE", "EPEL"},
		{[]string{"tige"}, 9, 5, false, "REPEL", "TIGE", "EPEL"},
		{[]string{"tige"}, 10, 5, false, "REPEL", "TIGE", ""},
		{[]string{"tige"}, 8, 5, false, "REP", "TIGE", ""},
	} {
		s := laying(t, c.rows, "EPELR")
		s.view.Options.Size, s.down = c.size, c.down
		s.setCursor(wk.Cell{X: c.x})
		for _, l := range c.typed {
			if n := s.lay(wk.Letter(l)); n.id == blocked.id {
				s.turn()
				s.lay(wk.Letter(l))
			}
		}
		below := ""
		for y := 1; s.draft.At(wk.Cell{X: c.x, Y: y}) != 0; y++ {
			below += s.letter(s.draft.At(wk.Cell{X: c.x, Y: y})).String()
		}
		if s.word(0, 0) != c.across || below != c.below {
			t.Errorf("%+v: %q across, %q below", c, s.word(0, 0), below)
		}
	}
	s := laying(t, []string{"tige"}, "EPELR") // a letter taken back is one of the same line
	s.view.Options.Size = 5
	s.setCursor(wk.Cell{X: 4})
	s.lay('L')
	if s.backspace(wk.Cell{X: 4}); s.word(0, 0) != "TIGE" || !s.typing {
		t.Error(s.word(0, 0))
	}
}

// A word about which there are several questions is named once.
func TestWordsToAskAreNamedOnce(t *testing.T) {
	s := &state{}
	s.verdict.Questions = []wk.Question{{Word: "TEST"}, {Word: "REST"}, {Word: "TEST", Other: "FEST"}}
	if got := s.toAsk(); !slices.Equal(got, []string{"TEST", "REST"}) {
		t.Error(got)
	}
}

// Where the list alone decides, nobody is told that they will be asked.
func TestWordsThatTheListDecides(t *testing.T) {
	for alone, want := range map[bool]games.ID{false: "judge.can_ask", true: "judge.cant_ask"} {
		s := &state{hands: hands{acting: true, tryout: tryout{judge: unsure{"SOCKE"}}}, listed: alone}
		o := wk.DefaultOptions()
		o.Level = wk.LevelIV
		s.arrive(Dealt(t, wk.View{Options: o, Step: 4, Mover: wk.Red, Swap: 6}, socke, "NLA"), false)
		s.tapPool(s.view.Pool[1].ID)
		s.tapCell(wk.Cell{}, false)
		if n, _ := s.sentence(); n.id != want || !reflect.DeepEqual(n.args["Words"], []string{"LOCKE"}) {
			t.Errorf("alone %v: %+v", alone, n)
		}
	}
}

func TestExchangeIsOneStep(t *testing.T) {
	s := laying(t, socke, "NLA", "SOCKE", "LOCKE")
	s.tapPool(s.view.Pool[1].ID)
	s.tapCell(wk.Cell{}, false)
	if s.word(0, 0) != "LOCKE" || !s.hand.empty() || s.edits != 1 || !s.verdict.Lawful {
		t.Fatal("a tile of the pool replaces another", s.word(0, 0), s.edits, s.verdict.Reasons)
	}
	if !s.undo() || s.changed() || s.undo() {
		t.Fatal("one step takes it back, and there was only one")
	}
	if !s.redo() || s.word(0, 0) != "LOCKE" {
		t.Fatal("it can be done again")
	}
}

func TestRunNeedsRoom(t *testing.T) {
	s := laying(t, []string{"as.es"}, "NLA")
	s.tapCell(wk.Cell{X: 1}, true)
	if n := s.tapCell(wk.Cell{X: 3}, false); n.id != blocked.id || s.changed() || !s.hand.run {
		t.Fatal("it stays in the hand", n, s.hand)
	}
	s.release()
	s.cursor = wk.Cell{X: 3}
	if n := s.shove(wk.DirRight); !n.empty() || s.word(4, 0) != "ES" {
		t.Fatal("to the other side there is room", n, s.word(4, 0))
	}
}

func TestTypedLetters(t *testing.T) {
	s := laying(t, socke, "NLA")
	s.setCursor(wk.Cell{X: 5})
	if n := s.lay('X'); n.args["Letter"] != "X" || s.cursor.X != 5 {
		t.Fatal("nobody has an X", n, s.cursor)
	}
	if n := s.lay('N'); !n.empty() || s.word(0, 0) != "SOCKEN" || s.cursor.X != 6 {
		t.Fatal("N goes on the field", n, s.cursor)
	}
	for _, x := range []int{5, 4} {
		s.backspace(wk.Cell{X: x})
		if s.word(0, 0) != "SOCKE" {
			t.Fatal("only what was laid in this turn goes", s.word(0, 0))
		}
	}
	s.lay('L')
	s.setCursor(wk.Cell{X: 4})
	s.clear(s.cursor)
	if s.word(0, 0) != "SOCKE" {
		t.Fatal("the letter that was replaced is back", s.word(0, 0))
	}
}

func TestDrops(t *testing.T) {
	s := laying(t, socke, "NLA")
	own, pool := pick(s.draft.At(wk.Cell{})), pick(s.view.Pool[0].ID)
	s.hand, s.carried = own, true
	if tiles := s.tiles(); !tiles[0].away || tiles[0].chosen || tiles[1].away {
		t.Fatal("only its place is shown", tiles[0])
	}
	s.drop(own, overField, wk.Cell{})
	if !s.hand.single(own.ids[0]) || s.carried || s.changed() {
		t.Fatal("dropped where it was it is picked up")
	}
	for _, onto := range []place{nowhere, overPool} {
		s.drop(pool, onto, wk.Cell{})
		if s.changed() || s.hand.empty() == (onto == overPool) {
			t.Fatal("nothing has moved", onto)
		}
	}
	s.drop(pool, overField, wk.Cell{X: 5})
	s.drop(own, overPool, wk.Cell{})
	if s.word(1, 0) != "OCKEN" || s.word(0, 0) != "" {
		t.Fatal(s.word(1, 0))
	}
	if slots := s.slots(); slots[0].lies != slotLaid || slots[1].lies != slotPool || slots[3].lies != slotBeside {
		t.Fatal("N was laid, S lies next to the field", slots)
	}
}

func TestMainAction(t *testing.T) {
	s := laying(t, socke, "NLA")
	v := s.view
	for _, c := range []struct {
		what   string
		view   func(*wk.View)
		turned bool
		want   move
	}{
		{"tiles are missing", func(v *wk.View) { v.Phase = wk.PhaseDraw }, true, moveDraw},
		{"the other side must take over", func(*wk.View) {}, true, moveGoOn},
		{"nothing has changed sides", func(*wk.View) {}, false, moveFinish},
		{"no vowel", func(v *wk.View) { v.Phase, v.Aside = wk.PhaseVowel, 2 }, false, moveVowel},
		{"finished", func(v *wk.View) { v.Phase = wk.PhaseOver }, true, moveResult},
	} {
		next := v
		next.Step = s.view.Step + 1
		c.view(&next)
		if s.arrive(next, c.turned); s.main() != c.want {
			t.Errorf("%s: %v", c.what, s.main())
		}
		if s.main() == moveGoOn {
			if s.laying() || s.thinking() {
				t.Error("nothing is laid while the laptop is turned")
			}
			if s.goOn(); s.main() != moveFinish || !s.thinking() {
				t.Error("then the turn begins")
			}
		}
	}
	replay := &state{hands: hands{tryout: tryout{judge: listed(nil)}}}
	if replay.arrive(v, true); replay.main() != moveNone || replay.laying() || replay.choosing() {
		t.Error("nobody acts in the replay")
	}
	if replay.edit(replay.draft.Take(v.Field[0].ID)); replay.changed() {
		t.Error("nothing is edited there")
	}
}

func TestChosenTiles(t *testing.T) {
	s := laying(t, socke, "NLAEIUXYNABC")
	s.lay('N')
	s.beginJoker()
	if s.changed() || s.main() != moveJoker || s.clockTakes() != 1 {
		t.Fatal("what was laid goes back first")
	}
	if a, n := s.putBack(); a != nil || n.empty() {
		t.Fatal("at least one is chosen", a)
	}
	for i, tile := range s.view.Pool[:7] {
		if n := s.tapPool(tile.ID); n.empty() != (i < 6) {
			t.Fatal("six at most", i, n)
		}
	}
	s.choose(s.view.Pool[2].ID)
	s.chooseLetter("X")
	s.chooseLetter("X") // it is chosen already
	want := []int{}
	for _, i := range []int{0, 1, 3, 4, 5, 6} {
		want = append(want, s.view.Pool[i].ID)
	}
	if a, _ := s.putBack(); !slices.Equal(a.(wk.Swap).Tiles, want) {
		t.Fatal(a, want)
	}
	if s.leaveJoker(); s.chosen != nil || !s.laying() {
		t.Fatal("back to laying")
	}
}

// After the first turn cells are counted from its first word: the cursor stays on its tile.
func TestCursorFollowsTheFirstTurn(t *testing.T) {
	s := laying(t, nil, "ESL", "ES")
	s.setCursor(wk.Cell{X: 3, Y: 2})
	s.lay('E')
	s.lay('S')
	next := s.view
	next.Step, next.Phase, next.Turns = 5, wk.PhaseDraw, []wk.ScoredTurn{{}}
	for _, p := range s.verdict.Field {
		p.At = wk.Cell{X: p.At.X - 3, Y: p.At.Y - 2}
		next.Field = append(next.Field, p)
	}
	if dx, dy := s.arrive(next, true); dx != -3 || dy != -2 || s.cursor != (wk.Cell{X: 2}) {
		t.Error(dx, dy, s.cursor)
	}
}

// Letters that no valid word claims count as they lay before, new ones for nobody, and would have to go.
func TestFaults(t *testing.T) {
	s := laying(t, socke, "NLX", "SOCKE")
	s.setCursor(wk.Cell{X: 5})
	s.lay('X')
	tally, lead := s.counts()
	if tally != (wk.Tally{Black: 5}) || lead != -5 {
		t.Error(tally, lead)
	}
	if n := s.missing(); n.id != "judge.missing.words" || !slices.Equal(n.args["Words"].([]string), []string{"SOCKEX"}) {
		t.Error(n)
	}
	if mends := s.mends(&s.verdict.Words[0]); len(mends) != 1 || s.letter(mends[0]) != 'X' {
		t.Error(mends)
	}
}

// A word that lies there twice is named once.
func TestFaultTwice(t *testing.T) {
	s := laying(t, socke, "NLNL", "SOCKE")
	for i, letter := range "NLNL" {
		s.setCursor(wk.Cell{X: i/2*3 + i%2, Y: 2})
		s.lay(wk.Letter(letter))
	}
	if n := s.missing(); n.id != "judge.missing.words" || !slices.Equal(n.args["Words"].([]string), []string{"NL"}) || n.args["N"] != 1 {
		t.Error(n)
	}
}

// asker counts what it is asked.
type asker struct {
	listed
	asked map[string]int
}

func (a asker) Word(word string) (games.Ruling, bool) {
	a.asked[word]++
	return a.listed.Word(word)
}

// House words stand in a file, so a turn asks about each word once, however often it is laid; and again when the table has
// ruled, or when something has been done.
func TestEachWordIsAskedForOnce(t *testing.T) {
	s := laying(t, socke, "NLA")
	a := asker{listed{"LOCKE"}, map[string]int{}}
	s.judge = a
	lay := func() {
		s.edit(wk.NewDraft(s.view))
		id, _ := s.free('L')
		s.edit(s.draft.Put(s.view, id, wk.Cell{}))
		if w := s.verdict.Words[0]; w.Text != "LOCKE" || w.Fate != wk.FateStolen {
			t.Fatalf("%+v", w)
		}
	}
	s.arrive(s.view, false)
	for n, again := range []func(){func() {}, func() { s.answer(nil) }, func() { s.arrive(s.view, false) }} {
		again()
		lay()
		lay()
		if got := a.asked["LOCKE"]; got != n+1 {
			t.Errorf("%d: LOCKE was asked for %d times", n, got)
		}
	}
}

func TestFixBringsTheOldLetterBack(t *testing.T) {
	s := laying(t, socke, "XNA", "SOCKE")
	s.setCursor(wk.Cell{X: 4})
	s.lay('X')
	s.lay('N')
	old := s.mends(&s.verdict.Words[0])
	if s.word(0, 0) != "SOCKXN" || len(old) != 2 {
		t.Fatal("both are new:", s.word(0, 0), old)
	}
	if s.mend(old); s.word(0, 0) != "SOCKE" || s.changed() {
		t.Error("not all is as before:", s.word(0, 0))
	}
}

// Judging an edit of the draft: under 2 ms.
func BenchmarkJudge(b *testing.B) {
	s := laying(b, []string{"socke", ".n...", ".dame"}, "NLA", "SOCKE", "LOCKE", "DAME", "ON")
	s.tapPool(s.view.Pool[1].ID)
	s.tapCell(wk.Cell{}, false)
	for b.Loop() {
		s.assess()
	}
}

// A stolen letter counts for the thief from when it turns over, and for the other one until then.
func TestStolenLettersCountAsTheyTurn(t *testing.T) {
	test.NewTempApp(t)
	for _, thief := range []wk.Color{wk.Red, wk.Black} {
		var before, now wk.Field
		for x, letter := range "SOCKE" {
			p := wk.Placed{Tile: wk.Tile{ID: x + 1, Letter: wk.Letter(letter)}, Color: thief.Other(), At: wk.Cell{X: x}}
			before = append(before, p)
			p.Color = thief
			now = append(now, p)
		}
		f := newFlips(&window{n: 7, cell: 40}, before, now, []wk.ScoredWord{{Spelled: wk.Spelled{Place: wk.Place{Across: true}, Text: "SOCKE"}}})
		tally := func(c wk.Color, n int) wk.Tally {
			if c == wk.Red {
				return wk.Tally{Red: n, Black: 5 - n}
			}
			return wk.Tally{Red: 5 - n, Black: n}
		}
		l := &lead{tally: tally(thief, 5)}
		for _, share := range []float32{0, .5, 1} {
			l.held = f.turn(share)
			if n := map[float32]int{.5: 3, 1: 5}[share]; l.shown() != tally(thief, n) {
				t.Errorf("%v at %v: %+v", thief, share, l.shown())
			}
		}
	}
}
