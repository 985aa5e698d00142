package davinci

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

func (p *seated) picker() *picker { return p.turn().picker }

// lawful are the keys that are neither out nor struck by hand.
func lawful(k *keypad) []int {
	var out []int
	for _, f := range k.faces {
		if !f.out && !f.struck {
			out = append(out, f.number)
		}
	}
	return out
}

// tapKey taps the key of a number.
func (p *seated) tapKey(number int) {
	k := p.picker().keys
	at, size := k.box(number)
	k.Tapped(&fyne.PointEvent{Position: at.AddXY(size.Width/2, size.Height/2)})
}

var all = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, dv.Dash}

// What is struck follows the pad, and without one the warnings.
func TestKeysAreStruckAsAgreed(t *testing.T) {
	oneLook := []int{4, 5, 8, dv.Dash} // what an own tile, an open one or a denial doesn't exclude
	for _, c := range []struct {
		kind   dv.PadKind
		warn   bool
		hidden bool
		tile   int
		want   []int
	}{
		{dv.PadOff, true, false, 13, oneLook},
		{dv.PadOff, false, false, 13, all},
		{dv.PadNotes, true, false, 13, oneLook},
		{dv.PadNotes, false, false, 13, all},
		{dv.PadForced, true, false, 13, oneLook},
		{dv.PadChances, false, false, 13, oneLook},
		{dv.PadForced, true, false, 25, []int{3, 5, 7, 9, 11, dv.Dash}},
		{dv.PadForced, true, true, 25, []int{3, 5, 7, 9, 11, dv.Dash}},
		{dv.PadForced, true, false, 24, []int{4, 5, 6, 8, 10, 11, dv.Dash}},
		{dv.PadForced, false, true, 25, all},
	} {
		o := rules(true, c.kind)
		o.Warn = c.warn
		p := seatThree(t, locales.German, o)
		if got := lawful(p.picker().keys); !slices.Equal(got, all) {
			t.Errorf("%+v: struck before a tile is chosen, left %v", c, got)
		}
		p.board.own.pad.Hidden = c.hidden
		p.board.own.edit(p.board.own.draft.Point(p.board.own.view, c.tile))
		if got := lawful(p.picker().keys); !slices.Equal(got, c.want) {
			t.Errorf("%+v: left %v", c, got)
		}
	}
}

// What the rules force is more than one look shows: two tiles share what is left below
// an open one.
func TestForcedKeysAreMore(t *testing.T) {
	for kind, want := range map[dv.PadKind][]int{dv.PadNotes: {0, 2, 3, 4}, dv.PadForced: {0, 2, 3}} {
		o := rules(false, kind)
		p := seat(t, locales.English, o, 7, "Tina", "Lee")
		p.setUp()
		p.unveil()
		p.board.own.Render(position(t, o, "", "b1 w5", "b? b? +w4 b?"))
		p.board.own.edit(p.board.own.draft.Point(p.board.own.view, 11))
		if got := lawful(p.picker().keys); !slices.Equal(got, want) {
			t.Errorf("%s: left %v, want %v", kind, got, want)
		}
	}
}

// Struck by hand is another thing than impossible, and can still be named; so can what
// is impossible.
func TestStruckKeysCanBeNamed(t *testing.T) {
	p := seatThree(t, locales.German, rules(true, dv.PadForced))
	o := p.board.own
	o.edit(o.draft.Point(o.view, 13))
	o.setPad(o.pad.Toggle(13, 8))
	f := p.picker().keys.faces
	p.must(f[8].struck && !f[8].out && f[9].out && !f[9].struck, "8 is struck by hand, 9 impossible")
	p.tapKey(8)
	p.must(o.draft.Number == 8, "8 is named")
	p.tapKey(9)
	p.must(o.draft.Number == 9 && p.picker().keys.faces[9].chosen, "9 is named")
	p.tapKey(9)
	p.must(o.draft.Number == dv.NumberUnknown, "and no longer")
}

// The keys lie in the same places whatever is named, struck or pointed at.
func TestKeysStayInTheirPlaces(t *testing.T) {
	p := seatThree(t, locales.German, rules(true, dv.PadForced))
	o, k := p.board.own, p.picker().keys
	at := func() (out []fyne.Position) {
		for i := range k.faces {
			pos, _ := k.box(i)
			out = append(out, pos.Add(fyne.CurrentApp().Driver().AbsolutePositionForObject(k)))
		}
		return out
	}
	o.edit(o.draft.Point(o.view, 13))
	want := at()
	p.must(len(want) == dv.Values, "thirteen keys")
	for _, tile := range []int{11, 24} {
		o.edit(o.draft.Point(o.view, tile))
		p.tapKey(5)
		if got := at(); !slices.Equal(got, want) {
			t.Errorf("tile %d: %v, want %v", tile, got, want)
		}
		for i := range want {
			if _, size := k.box(i); size.Width < 40 || size.Height < 40 {
				t.Errorf("key %d is only %v", i, size)
			}
		}
	}
}

// Digits name numbers, a 1 with another digit 10 or 11; the arrow keys reach every key.
func TestNumbersByKeys(t *testing.T) {
	p := seatThree(t, locales.German, rules(true, dv.PadNotes))
	o := p.board.own
	for _, c := range []struct {
		typed string
		want  int
	}{{"7", 7}, {"1", 1}, {"0", 10}, {"0", 0}, {"1", 1}, {"1", 11}, {"1", 1}, {"5", 5}, {"5", 5}, {"-", dv.Dash}, {"1", 1}, {"9", 9}, {"0", 0}} {
		p.typed(c.typed)
		if o.draft.Number != c.want {
			t.Errorf("typed %s: %d, want %d", c.typed, o.draft.Number, c.want)
		}
	}
	p.key(fyne.KeyBackspace)
	p.must(o.draft.Number == dv.NumberUnknown, "Backspace takes it back")
	p.typed("1")
	p.tapKey(1)
	p.typed("0")
	p.must(o.draft.Number == 0, "a 1 that was taken back makes no 10")

	k := p.picker().keys
	p.env.Window.Canvas().Focus(k)
	p.key(fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, fyne.KeySpace)
	p.must(o.draft.Number == 9, "Space names the 9 below and right of the 0")
	p.key(fyne.KeyUp, fyne.KeyLeft, fyne.KeyReturn)
	p.must(o.draft.Number == 1, "Enter names the 1")
	p.key(fyne.KeyLeft, fyne.KeyLeft, fyne.KeyUp, fyne.KeySpace)
	p.must(o.draft.Number == 0, "the cursor stops at the ends")
}

// Without dashes there are twelve keys and nothing to type for a thirteenth.
func TestNoDashWithoutDashes(t *testing.T) {
	o := rules(false, dv.PadNotes)
	p := seat(t, locales.German, o, 7, "Tina", "Lee")
	p.setUp()
	p.unveil()
	p.board.own.Render(position(t, o, "w6", "b1 w4 b7 w10", "b? w? b? w?"))
	p.typed("-")
	p.must(p.board.own.draft.Number == dv.NumberUnknown && len(p.picker().keys.faces) == 12, "no dash")
}

// The question names the tile, and the line below what stands around it.
func TestQuestions(t *testing.T) {
	for lang, want := range map[locales.Lang][][2]string{
		locales.German: {
			{"Welchen Stein rätst du?", "Tippe oben auf einen verdeckten Stein, dann hier auf seine Zahl."},
			{"Welcher Stein ist die 5?", "Tippe oben auf einen verdeckten Stein, dann hier auf seine Zahl."},
			{"Welcher Stein ist ein Bindestrich?", "Tippe oben auf einen verdeckten Stein, dann hier auf seine Zahl."},
			{"Welche Zahl hat Lees Stein 1?", "Schwarz, links von weißer 2"},
			{"Welche Zahl hat Lees Stein 3?", "Schwarz, zwischen weißer 2 und schwarzer 9"},
			{"Welche Zahl hat Max’ Stein 3?", "Weiß, rechts von schwarzer 3"},
			{"Welche Zahl hat Utes Stein 2?", "Weiß, noch ohne offene Zahl in der Reihe"},
		},
		locales.English: {
			{"Which tile are you guessing?", "Tap a hidden tile above, then its number here."},
			{"Which tile is the 5?", "Tap a hidden tile above, then its number here."},
			{"Which tile is a dash?", "Tap a hidden tile above, then its number here."},
			{"What number is Lee’s tile 1?", "Black, left of white 2"},
			{"What number is Lee’s tile 3?", "Black, between white 2 and black 9"},
			{"What number is Max’s tile 3?", "White, right of black 3"},
			{"What number is Ute’s tile 2?", "White, no open number in this row yet"},
		},
	} {
		o := rules(true, dv.PadNotes)
		p := seat(t, lang, o, 7, "Tina", "Lee", "Max", "Ute")
		p.setUp()
		p.unveil()
		p.board.own.Render(position(t, o, "w6", "b1 w4 b7", "b? +w2 b? w? +b9", "w? +b3 w? b?", "b? w? +b-"))
		d := p.board.own.draft
		for i, draft := range []dv.Draft{
			d, d.Name(p.board.own.view, 5), d.Name(p.board.own.view, dv.Dash),
			d.Point(p.board.own.view, 11), d.Point(p.board.own.view, 13), d.Point(p.board.own.view, 23), d.Point(p.board.own.view, 32),
		} {
			p.board.own.edit(draft)
			if got := [2]string{p.picker().question.String(), p.picker().where.String()}; got != want[i] {
				t.Errorf("%s: %q, want %q", lang, got, want[i])
			}
		}
	}
}

// The last right answer of the turn stands there; when time is up nothing can be named.
func TestAnswerAndLate(t *testing.T) {
	p := seatThree(t, locales.German, rules(true, dv.PadNotes))
	o := p.board.own
	p.must(p.says("davinci.pick.right", games.Args{"Of": games.Seat(2), "Place": 2}), "the last answer")
	v := o.view
	v.TurnNumber, v.Step = v.TurnNumber+1, v.Step+1
	o.Render(v)
	p.must(!p.says("davinci.pick.right", games.Args{"Of": games.Seat(2), "Place": 2}), "that was in another turn")
	v.Late, v.Step = true, v.Step+1
	o.Render(v)
	p.must(shelltest.Has(p.env, "Jetzt wird nicht mehr geraten"), "late")
	p.tapKey(3)
	p.typed("4")
	p.must(o.draft.Number == dv.NumberUnknown, "nothing is named any more")
}
