package davinci_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

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

func (p *seated) loose() tiles {
	for _, row := range p.rows()[1:] { // the others are the codes as everybody sees them
		if row[0].Look().Number == dv.Dash {
			return row
		}
	}
	return nil
}

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

// gaps are the marked gaps of the row that is being arranged, from the left: before which tile, -1 for
// behind all. A sign stands in each.
func (p *seated) gaps() (out []int) {
	for _, m := range shelltest.Inside[*ui.Icon](shelltest.Marked(p.TB, p.Env, "arrange")) {
		x := shelltest.Middle(m).X
		out = append(out, slices.IndexFunc(p.laid(), func(s *draw.NumberTile) bool { return shelltest.Middle(s).X > x }))
	}
	return out
}

// offered are the mixes that one may take: how many tiles are black; and which of them is chosen.
func (p *seated) offered() (black []int, chosen int) {
	mixes := shelltest.Marked(p.TB, p.Env, "mixes")
	chosen = -1
	n := p.view(games.Table).Options.StartTiles()
	all := shelltest.Inside[*draw.NumberTile](mixes)
	for i := 0; i < len(all); i += n {
		black = append(black, 0)
		for _, s := range all[i : i+n] {
			if s.Look().Color == draw.TileBlack {
				black[len(black)-1]++
			}
		}
	}
	if check := shelltest.Inside[*ui.Icon](mixes); len(check) == 1 {
		x := shelltest.Middle(check[0]).X
		for i := range black {
			if shelltest.Middle(all[i*n]).X < x {
				chosen = black[i]
			}
		}
	}
	return black, chosen
}

// The colours are chosen by keys and taps, half and half before, and taken by Enter; the
// numbers are there only afterwards.
func TestTakeByKeysAndTaps(t *testing.T) {
	p := seat(t, locales.German, davinci.Rules(false, dv.PadNotes), 4, "Tina", "Lee")
	p.Unveil()
	chosen := func() int { _, c := p.offered(); return c }
	black, _ := p.offered()
	p.Must(len(black) == 5 && chosen() == 2 && p.view(0).Hand == nil, "half and half")
	p.Key(fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	p.Must(chosen() == 4, "all black, and no further")
	p.Key(fyne.KeyLeft)
	p.Must(chosen() == 3, "three black ones")
	p.tapTile(shelltest.Inside[*draw.NumberTile](shelltest.Marked(t, p.Env, "mixes"))[4])
	p.Must(chosen() == 1, "one, by a tap")
	p.Undo()
	p.Must(chosen() == 3, "the tap is taken back")
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

// A colour that has run out isn't offered.
func TestOnlyWhatIsThereIsOffered(t *testing.T) {
	p := seat(t, locales.German, davinci.Rules(false, dv.PadNotes), 4, "Tina", "Lee")
	p.Unveil()
	p.pose.Show(func(_ games.Seat, v dv.View) dv.View { v.Middle = [dv.Colors]int{2, 30}; return v })
	p.Page.Shown()
	p.Key(fyne.KeyRight)
	black, chosen := p.offered()
	p.Must(slices.Equal(black, []int{0, 1, 2}) && chosen == 2, "two black ones at most, and no further")
	p.pose.Show(func(_ games.Seat, v dv.View) dv.View { v.Middle = [dv.Colors]int{1, 3}; return v })
	p.Page.Shown()
	black, _ = p.offered()
	p.Must(slices.Equal(black, []int{1}), fmt.Sprint("only one black and three white ones: ", black))
	off, _ := shelltest.Button(t, p.Env, p.Say("davinci.start.take_button", games.Args{"N": 4})).Disabled()
	p.Must(off && p.Says("davinci.start.choose"), "half and half can't be taken")
	p.Key(fyne.KeyRight)
	_, chosen = p.offered()
	off, _ = shelltest.Button(t, p.Env, p.Say("davinci.start.take_button", games.Args{"N": 4})).Disabled()
	p.Must(!off && chosen == 1, "what there is can be chosen")
}

// A dash comes into the row by keys, and the row can't be confirmed before.
func TestDashByKeys(t *testing.T) {
	p := withDash(t, locales.German, false)
	at := func() int { return slices.Index(p.laid().numbers(), dv.Dash) }
	p.Must(slices.Equal(p.loose().numbers(), []int{dv.Dash}) && slices.Equal(p.gaps(), []int{0, 1, 2, -1}) && p.draft().Place == dv.NumberUnknown, "the dash is loose")
	off, why := shelltest.Button(t, p.Env, p.Say("davinci.start.arrange_button")).Disabled()
	p.Must(off && why == p.Say("davinci.start.dash_first"), "confirming waits")
	p.Key(fyne.KeyReturn)
	p.Must(p.view(0).Phase == dv.PhaseArrange && at() < 0, "Enter does nothing yet: no place is suggested")
	p.Must(p.Says("davinci.start.dash_first"), "but it says why")
	p.Key(fyne.KeyRight, fyne.KeyRight, fyne.KeySpace)
	p.Must(at() == 1 && p.loose() == nil && p.gaps() == nil, "behind the first tile")
	p.Key(fyne.KeyLeft) // picks it up again: the last other gap
	p.Must(p.laid().ringed() == 1 && slices.Equal(p.gaps(), []int{0, 3, -1}), "only other gaps are marked")
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
	p.tapGap(p.laid(), 0)
	p.Must(p.laid()[0].Look().Color == second && p.laid().numbers()[0] == dv.Dash && len(p.loose()) == 1, "it stands on the left of all")
	p.tapGap(p.laid(), 3)
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
	seen := func() int { return len(shelltest.Find[*draw.NumberTile](p.Env)) }
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
	without := seat(t, locales.German, davinci.Rules(true, dv.PadNotes), 4, "Tina", "Lee")
	without.Submit(0, dv.Take{Black: 2, White: 2})
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
		for _, phase := range []games.ID{dv.PhaseTake, dv.PhaseArrange} {
			p := withDash(t, lang, true)
			if phase == dv.PhaseTake {
				p = seat(t, lang, davinci.Rules(true, dv.PadNotes), 1, everybody...)
				p.Unveil()
			}
			shelltest.Resize(p.Env, 1000, 620)
			if !p.Alone() {
				p.Unveil()
			}
			what := fmt.Sprintf("start_%s__%s", lang, strings.TrimPrefix(string(phase), "davinci.phase."))
			shelltest.Shot(t, p.Env, what)
			if out := shelltest.Outside(p.Env); len(out) > 0 {
				t.Errorf("%s: outside of the window:\n%s", what, strings.Join(out, "\n"))
			}
			if h := p.pageHeight(); h > 620 {
				t.Errorf("%s: %.0f high", what, h)
			}
		}
	}
}
