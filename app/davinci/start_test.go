package davinci_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/davinci"
	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// withDash begins a match whose first seat takes a dash; two: both of them.
func withDash(t *testing.T, lang locales.Lang, two bool) *seated {
	t.Helper()
	o := davinci.Rules(true, dv.PadNotes)
	for seed := range uint64(20000) {
		m, err := dv.New(dv.Setup{Options: o, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Apply(0, dv.Take{Black: 2, White: 2}); err != nil {
			t.Fatal(err)
		}
		hand := m.View(0).(dv.View).Hand
		if !hand[3].IsDash() || hand[2].IsDash() != two {
			continue
		}
		p := seat(t, lang, o, seed, "Tina", "Lee")
		p.Submit(0, dv.Take{Black: 2, White: 2})
		p.Unveil()
		return p
	}
	t.Fatal("no such match")
	return nil
}

// laid are the tiles of the code that is being arranged, and loose the dashes without a place.
func (p *seated) laid() tiles { return p.rowOf("arrange") }

func (p *seated) loose() tiles { return p.rowOf("loose") }

// ringedDash is the dash that is picked up, as a tile; noDash for none.
func (p *seated) ringedDash() draw.NumberTileLook {
	for _, row := range []tiles{p.laid(), p.loose()} {
		if i := row.ringed(); i >= 0 {
			return row[i].Look()
		}
	}
	return draw.NumberTileLook{}
}

// numbers are those of a row.
func (r tiles) numbers() (out []int) {
	for _, s := range r {
		out = append(out, s.Look().Number)
	}
	return out
}

// gaps are the places that are open on the ledge.
func (p *seated) gaps() []int {
	p.Helper()
	places, _ := davinci.Slots(shelltest.Marked(p.TB, p.Env, "arrange"))
	return places
}

// backs are the colours that were taken, in the order in which they stand on the ledge.
func (p *seated) backs() (out string) {
	for _, s := range p.laid() {
		p.Must(s.Look().Number == draw.TileBlank, "a number is seen")
		out += string("bw"[s.Look().Color])
	}
	return out
}

// Tiles are taken from the middle by keys and taps, and given back; once all are there they are turned over.
func TestTakeByKeysAndTaps(t *testing.T) {
	p := seat(t, locales.German, davinci.Rules(false, dv.PadNotes), 4, "Tina", "Lee")
	p.Unveil()
	p.Must(p.backs() == "" && p.view(0).Hand == nil && p.Says("davinci.start.more", games.Args{"N": 4}), "nothing is taken")
	p.Key(fyne.KeyReturn)
	for _, x := range shelltest.Find[*canvas.Text](p.Env) {
		p.Must(x.Text != p.Say("davinci.start.more", games.Args{"N": 4}) || x.Color == ui.Color(ui.Warn), "Enter shows that tiles are missing")
	}
	p.Key(fyne.KeyRight, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyDown, fyne.KeySpace)
	p.Must(p.backs() == "bbw", "two black ones and a white one: "+p.backs())
	p.Key(fyne.KeyBackspace)
	p.Must(p.backs() == "bb", "the last one is given back")
	middle := shelltest.Inside[*draw.NumberTile](shelltest.Marked(t, p.Env, "backs"))
	p.tapTile(middle[len(middle)-1])
	p.tapTile(p.laid()[0])
	p.Must(p.backs() == "bw", "one more by a tap, and one back by a tap")
	p.Undo()
	p.Must(p.backs() == "b", "the tap is taken back")
	for range 3 {
		p.tapTile(shelltest.Inside[*draw.NumberTile](shelltest.Marked(t, p.Env, "backs"))[0])
	}
	p.Must(p.backs() == "bbbb" && p.Says("davinci.start.turn"), "all are there")
	p.tapTile(shelltest.Inside[*draw.NumberTile](shelltest.Marked(t, p.Env, "backs"))[0])
	p.Must(p.backs() == "bbbb", "not a fifth one")
	p.Page.Blur()
	p.Unveil()
	p.Must(p.backs() == "bbbb", "they are there again after the curtain")
	p.tapTile(p.laid()[0])
	p.tapTile(shelltest.Inside[*draw.NumberTile](shelltest.Marked(t, p.Env, "backs"))[15])
	p.Must(p.backs() == "bbbw", p.backs())
	p.Key(fyne.KeyReturn)
	v := p.view(0)
	p.Must(v.Phase == dv.PhaseArrange && v.Seats[0].Taken == [dv.Colors]int{3, 1}, "three black ones are taken")
	p.Must(p.Alone() && p.Says("davinci.start.arrange", games.Args{"Seat": games.Seat(0)}), "the page goes on to arranging")
	for i, tile := range v.Hand {
		look := p.laid()[i].Look()
		p.Must(look.Number == tile.Number() && int(look.Color) == int(tile.Color()), "the row builds up in order")
	}
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Asked == 1 && !p.Alone(), "Lee is asked, behind the curtain")
}

// As many backs lie there as are in the middle, and random ones are such that there are.
func TestOnlyWhatIsThereIsTaken(t *testing.T) {
	p := seat(t, locales.German, davinci.Rules(false, dv.PadNotes), 4, "Tina", "Lee")
	p.Unveil()
	p.pose.Show(func(_ games.Seat, v dv.View) dv.View { v.Middle = [dv.Colors]int{1, 3}; return v })
	p.Page.Shown()
	p.Must(len(shelltest.Inside[*draw.NumberTile](shelltest.Marked(t, p.Env, "backs"))) == 4, "four backs")
	p.Tap("davinci.start.random", games.Args{"N": 4})
	p.Must(p.backs() == "bwww" && p.draft().Black == 1, "all of them")
}

// A dash comes into the row by keys, and the row can't be confirmed before.
func TestDashByKeys(t *testing.T) {
	p := withDash(t, locales.German, false)
	at := func() int { return slices.Index(p.laid().numbers(), dv.Dash) }
	p.Must(slices.Equal(p.loose().numbers(), []int{dv.Dash}) && slices.Equal(p.gaps(), []int{0, 1, 2, 3}) && p.draft().Place == dv.NumberUnknown, "the dash is loose")
	p.Must(!p.Says("davinci.start.arrange_button") && p.Says("davinci.start.dash_first", games.Args{"N": 1}), "confirming waits")
	p.Key(fyne.KeyReturn)
	p.Must(p.view(0).Phase == dv.PhaseArrange && at() < 0, "Enter does nothing yet: no place is suggested")
	p.Must(p.Says("davinci.start.dash_key", games.Args{"Key": p.Env.KeyName("Enter")}), "but it says what to do")
	p.Key(fyne.KeyRight, fyne.KeyRight, fyne.KeySpace)
	p.Must(at() == 1 && p.loose() == nil && p.gaps() == nil, "behind the first tile")
	p.Key(fyne.KeyLeft) // picks it up again: the last other gap
	p.Must(p.laid().ringed() == 1 && slices.Equal(p.gaps(), []int{0, 3, 4}), "only other gaps are marked")
	p.Key(fyne.KeyReturn)
	p.Must(at() == 3, "on the right of all")
	p.Undo()
	p.Must(at() == 1, "back again")
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Asked == 1, "confirmed")
	if row := p.view(0).Own(); row[1].Number != dv.Dash {
		t.Errorf("%v", row)
	}
}

// Two dashes are put one after the other, and each can be picked up again.
func TestTwoDashesByTaps(t *testing.T) {
	p := withDash(t, locales.English, true)
	p.Must(len(p.loose()) == 2 && p.loose().ringed() == 0, "the first one is picked")
	first, second := p.loose()[0].Look().Color, p.loose()[1].Look().Color
	p.tapTile(p.loose()[1])
	p.Must(p.loose().ringed() == 1, "or the second one, by a tap")
	p.tapSlot("arrange", 0)
	p.Must(p.laid()[0].Look().Color == second && p.laid().numbers()[0] == dv.Dash && len(p.loose()) == 1, "it stands on the left of all")
	p.tapSlot("arrange", 3)
	p.Must(len(p.laid()) == 4 && p.laid().numbers()[3] == dv.Dash && p.laid().ringed() == -1, "the other one on the right of all")
	p.tapTile(p.laid()[0])
	p.Must(p.laid().ringed() == 0, "picked up again")
	p.tapTile(p.laid()[0])
	p.Must(p.laid().ringed() == -1 && p.laid()[0].Look().Color == second, "and left where it was")
	p.tapTile(p.laid()[1])
	p.Must(p.laid().ringed() == -1, "a number stays")
	p.Key(fyne.KeyDown)
	one := p.ringedDash().Color
	p.Key(fyne.KeyDown)
	p.Must(p.ringedDash().Ring && p.ringedDash().Color != one && first != second, "keys pick one after the other")
	p.Tap("davinci.start.arrange_button")
	p.Must(p.view(games.Table).Asked == 1, "confirmed")
}

// A dash can be dragged from next to the row into it, within it, and away without effect.
func TestDashByDragging(t *testing.T) {
	p := withDash(t, locales.German, false)
	at := func() int { return slices.Index(p.laid().numbers(), dv.Dash) }
	seen := func() (n int) {
		for _, tile := range shelltest.Find[*draw.NumberTile](p.Env) {
			if tile.Look().Number != draw.TileBlank {
				n++
			}
		}
		return n
	}
	drag := func(s *draw.NumberTile, to fyne.Position) {
		n, moved := seen(), false
		shelltest.Drag(t, p.Env, func() { moved = seen() == n+1 }, shelltest.Middle(s), shelltest.Middle(s), to)
		p.Must(moved, "the dash follows the pointer")
		p.Must(seen() == n, "let go")
	}
	drag(p.loose()[0], fyne.NewPos(5, 600))
	p.Must(slices.Equal(p.loose().numbers(), []int{dv.Dash}), "dropped next to the row, it stays loose")
	drag(p.loose()[0], gap(p.laid(), 2))
	p.Must(at() == 2, "between the second and the third")
	drag(p.laid()[2], gap(p.laid(), 0))
	p.Must(at() == 0, "on the left of all")
	n := seen()
	number := shelltest.Middle(p.laid()[1])
	shelltest.Drag(t, p.Env, func() { p.Must(seen() == n, "a number can't be dragged") }, number, number, gap(p.laid(), 4))
	p.Must(at() == 0, "nothing has moved")
}

// The page for arranging has the same parts and the same button, whether there is a dash
// or not: nobody notices who has one.
func TestArrangingLooksAlike(t *testing.T) {
	look := func(p *seated) string {
		for _, id := range []games.ID{"davinci.start.arrange_button", "davinci.start.arrange_dash"} {
			p.Must(p.Says(id), string(id))
		}
		ok := shelltest.Button(t, p.Env, p.Say("davinci.start.arrange_button"))
		return fmt.Sprint(shelltest.Middle(ok), ok.Size())
	}
	with := withDash(t, locales.German, false)
	with.Key(fyne.KeyRight, fyne.KeySpace)
	a := look(with)
	without := seat(t, locales.German, davinci.Rules(true, dv.PadNotes), 5, "Tina", "Lee")
	without.Submit(0, dv.Take{Black: 2, White: 2})
	without.Must(!slices.ContainsFunc(without.view(0).Hand, dv.Tile.IsDash), "no dash")
	without.Unveil()
	if b := look(without); a != b {
		t.Errorf("the button lies elsewhere: %s, %s", a, b)
	}
}

// The draft is kept behind the curtain, and only there.
func TestArrangingIsKept(t *testing.T) {
	p := withDash(t, locales.German, false)
	p.Key(fyne.KeyRight, fyne.KeySpace)
	p.Must(p.laid().numbers()[0] == dv.Dash, "it stands on the left")
	p.Page.Blur()
	p.Must(!p.Alone(), "covered")
	p.Unveil()
	p.Must(p.laid().numbers()[0] == dv.Dash, "it is there again")
	p.Undo()
	p.Must(p.laid().numbers()[0] != dv.Dash && len(p.loose()) == 1, "with its history")
}

// The pages of the first tiles fit the least window.
func TestStartPagesFit(t *testing.T) {
	for _, lang := range locales.Langs {
		for phase, sit := range map[string]func() *seated{
			"take":    func() *seated { return seat(t, lang, davinci.Rules(true, dv.PadNotes), 1, everybody...) },
			"arrange": func() *seated { return withDash(t, lang, true) },
			"seen": func() *seated {
				p := seat(t, lang, davinci.Rules(false, dv.PadNotes), 1, "Tina", "Lee")
				p.Submit(0, dv.Take{Black: 2, White: 2})
				return p
			},
		} {
			p := sit()
			shelltest.Resize(p.Env, 1000, 620)
			if !p.Alone() {
				p.Unveil()
			}
			what := fmt.Sprintf("start_%s__%s", lang, phase)
			shelltest.Shot(t, p.Env, what)
			if out := shelltest.Outside(p.Env); len(out) > 0 {
				t.Errorf("%s: outside of the window:\n%s", what, strings.Join(out, "\n"))
			}
			for _, x := range shelltest.Find[*ui.Para](p.Env) {
				if x.MinSize().Height > x.Size().Height+1 {
					t.Errorf("%s: %q is cut", what, x.String())
				}
			}
			if h := p.pageHeight(); h > 620 {
				t.Errorf("%s: %.0f high", what, h)
			}
		}
	}
}
