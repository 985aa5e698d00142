package davinci_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// Struck by hand or impossible: a number can still be named, and no longer.
func TestStruckKeysCanBeNamed(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadForced))
	p.point(13)
	free := shelltest.Drawn(t, p.Env)
	p.tapNote(1, 8)
	p.Must(p.pad().Struck(13, 8) && shelltest.Drawn(t, p.Env) != free, "8 is struck by hand")
	p.tapKey(8)
	p.Must(p.draft().Number == 8, "8 is named")
	p.tapKey(9)
	p.Must(p.draft().Number == 9 && p.Says("davinci.turn.act_again", games.Args{"Value": dv.ValueID(9)}), "9 is named, which is impossible")
	p.tapKey(9)
	p.Must(p.draft().Number == dv.NumberUnknown, "and no longer")
}

// The keys lie in the same places whatever is named, struck or pointed at.
func TestKeysStayInTheirPlaces(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadForced))
	at := func() (out []fyne.Position) {
		for n := range dv.Values {
			out = append(out, p.keyAt(n))
		}
		return out
	}
	p.point(13)
	want := at()
	for _, tile := range []int{11, 24} {
		p.point(tile)
		p.tapKey(5)
		if got := at(); !slices.Equal(got, want) {
			t.Errorf("tile %d: %v, want %v", tile, got, want)
		}
	}
	for _, d := range []fyne.Position{{X: 19, Y: 19}, {X: -19, Y: -19}} { // each is 40 px wide and high
		for n := range dv.Values {
			p.Key(fyne.KeyBackspace)
			shelltest.TapAt(t, p.Env, want[n].Add(d))
			p.Must(p.draft().Number == n, "the whole key names its number")
		}
	}
}

// Digits name numbers, a 1 with another digit 10 or 11; the arrow keys reach every key.
func TestNumbersByKeys(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadNotes))
	for _, c := range []struct {
		typed string
		want  int
	}{{"7", 7}, {"1", 1}, {"0", 10}, {"0", 0}, {"1", 1}, {"1", 11}, {"1", 1}, {"5", 5}, {"5", 5}, {"-", dv.Dash}, {"1", 1}, {"9", 9}, {"0", 0}} {
		p.Type(c.typed)
		if got := p.draft().Number; got != c.want {
			t.Errorf("typed %s: %d, want %d", c.typed, got, c.want)
		}
	}
	p.Key(fyne.KeyBackspace)
	p.Must(p.draft().Number == dv.NumberUnknown, "Backspace takes it back")
	p.Type("1")
	p.tapKey(1)
	p.Type("0")
	p.Must(p.draft().Number == 0, "a 1 that was taken back makes no 10")

	p.Env.Window.Canvas().Focus(shelltest.Marked(t, p.Env, "numbers").(fyne.Focusable))
	p.Key(fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, fyne.KeySpace)
	p.Must(p.draft().Number == 9, "Space names the 9 below and right of the 0")
	p.Key(fyne.KeyUp, fyne.KeyLeft, fyne.KeyReturn)
	p.Must(p.draft().Number == 1, "Enter names the 1")
	p.Key(fyne.KeyLeft, fyne.KeyLeft, fyne.KeyUp, fyne.KeySpace)
	p.Must(p.draft().Number == 0, "the cursor stops at the ends")
}

// Without dashes there are twelve keys and nothing to type for a thirteenth.
func TestNoDashWithoutDashes(t *testing.T) {
	o := davinci.Rules(false, dv.PadNotes)
	p := takeTurn(t, locales.German, o, "Tina", "Lee")
	p.show(davinci.Position(t, o, "w6", "b1 w4 b7 w10", "b? w? b? w?"))
	p.Type("-")
	p.Must(p.draft().Number == dv.NumberUnknown, "no dash")
	p.tapKey(dv.Dash)
	p.Must(p.draft().Number == dv.NumberUnknown, "nothing lies right of the 11")
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
			{"Welche Zahl hat Stein 3 von Max?", "Weiß, rechts von schwarzer 3"},
			{"Welche Zahl hat Utes Stein 2?", "Weiß. In diesem Code liegt noch keine Zahl offen."},
		},
		locales.English: {
			{"Which tile are you guessing?", "Tap a hidden tile above, then its number here."},
			{"Which tile is the 5?", "Tap a hidden tile above, then its number here."},
			{"Which tile is a dash?", "Tap a hidden tile above, then its number here."},
			{"What number is Lee’s tile 1?", "Black, left of white 2"},
			{"What number is Lee’s tile 3?", "Black, between white 2 and black 9"},
			{"What number is Max’s tile 3?", "White, right of black 3"},
			{"What number is Ute’s tile 2?", "White. No number of this code lies open yet."},
		},
	} {
		o := davinci.Rules(true, dv.PadNotes)
		p := takeTurn(t, lang, o, "Tina", "Lee", "Max", "Ute")
		p.show(davinci.Position(t, o, "w6", "b1 w4 b7", "b? +w2 b? w? +b9", "w? +b3 w? b?", "b? w? +b-"))
		for i, ask := range []func(){
			func() {}, func() { p.Type("5") }, func() { p.Type("-") },
			func() { p.point(11) }, func() { p.point(13) }, func() { p.point(23) }, func() { p.point(32) },
		} {
			ask()
			if !shelltest.Has(p.Env, want[i][0]) || !shelltest.Has(p.Env, want[i][1]) {
				t.Errorf("%s: %q is missing among %q", lang, want[i], shelltest.Texts(p.Env))
			}
		}
	}
}

// The last right answer of the turn stands there; when time is up nothing can be named.
func TestAnswerAndLate(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadNotes))
	p.Must(p.Says("davinci.pick.right", games.Args{"Of": games.Seat(2), "Place": 2}), "the last answer")
	v := p.view(0)
	v.TurnNumber, v.Step = v.TurnNumber+1, v.Step+1
	p.show(v)
	p.Must(!p.Says("davinci.pick.right", games.Args{"Of": games.Seat(2), "Place": 2}), "that was in another turn")
	v.Late, v.Step = true, v.Step+1
	p.show(v)
	p.Must(shelltest.Has(p.Env, "Jetzt wird nicht mehr geraten"), "late")
	p.tapKey(3)
	p.Type("4")
	p.Must(p.draft().Number == dv.NumberUnknown, "nothing is named any more")
}
