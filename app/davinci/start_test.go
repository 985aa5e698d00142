package davinci

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// face is the page of the seat that takes or arranges.
func (p *seated) face() *start {
	p.Helper()
	f, ok := p.board.own.face.(*start)
	p.must(ok, "the page of the first tiles")
	return f
}

// withDash begins a match whose first seat takes a dash; two: both of them.
func withDash(t *testing.T, lang locales.Lang, two bool) *seated {
	t.Helper()
	o := rules(true, dv.PadNotes)
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
		p.submit(0, dv.Take{Black: 2, White: 2})
		p.unveil()
		return p
	}
	t.Fatal("no such match")
	return nil
}

// The colours are chosen by keys and taps, half and half before, and taken by Enter; the
// numbers are there only afterwards.
func TestTakeByKeysAndTaps(t *testing.T) {
	p := seat(t, locales.German, rules(false, dv.PadNotes), 4, "Tina", "Lee")
	p.unveil()
	f := p.face()
	p.must(len(f.mixes.options) == 5 && f.mixes.chosen == 2 && p.view(0).Hand == nil, "half and half")
	p.key(fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	p.must(f.mixes.chosen == 4, "all black, and no further")
	p.key(fyne.KeyLeft)
	p.must(f.mixes.chosen == 3, "three black ones")
	o := f.mixes.options[1]
	f.mixes.Tapped(&fyne.PointEvent{Position: o.box.Position().AddXY(5, 5)})
	p.must(f.mixes.chosen == 1, "one, by a tap")
	p.board.own.Undo()
	p.must(f.mixes.chosen == 3, "the tap is taken back")
	p.key(fyne.KeyReturn)
	v := p.view(0)
	p.must(v.Phase == dv.PhaseArrange && v.Seats[0].Taken == [dv.Colors]int{3, 1}, "three black ones are taken")
	p.must(p.board.own != nil && p.face() == f && p.says("davinci.start.arrange", games.Args{"Seat": games.Seat(0)}), "the page goes on to arranging")
	for i, tile := range v.Hand {
		p.must(f.row.cells[i].look == ownLook(tile), "the row builds up in order")
	}
	p.key(fyne.KeyReturn)
	p.must(p.view(games.Table).Asked == 1 && p.board.own == nil, "Lee is asked, behind the curtain")
}

// A colour that has run out isn't offered.
func TestOnlyWhatIsThereIsOffered(t *testing.T) {
	m := newMixesFor(t)
	m.set(4, []int{0, 1, 2}, 2)
	m.step(1)
	if len(m.options) != 3 || m.options[2].black != 2 {
		t.Errorf("%d options", len(m.options))
	}
	p := seat(t, locales.German, rules(false, dv.PadNotes), 4, "Tina", "Lee")
	p.unveil()
	v := p.view(0)
	v.Middle = [dv.Colors]int{1, 3}
	p.board.own.Render(v)
	var offered []int
	for _, o := range p.face().mixes.options {
		offered = append(offered, o.black)
	}
	p.must(slices.Equal(offered, []int{1}), fmt.Sprint("only one black and three white ones: ", offered))
	_, ok := p.board.own.draft.Take(v)
	p.must(!ok && p.says("davinci.start.choose"), "half and half can't be taken")
	p.key(fyne.KeyRight)
	_, ok = p.board.own.draft.Take(v)
	p.must(ok && p.face().mixes.chosen == 1, "what there is can be chosen")
}

func newMixesFor(t *testing.T) *mixes {
	t.Helper()
	p := seat(t, locales.English, rules(false, dv.PadNotes), 4, "Tina", "Lee")
	chosen := 2
	m := newMixes(p.board.desk, func(n int) { chosen = n })
	t.Cleanup(func() {
		if chosen != 2 {
			t.Errorf("%d was chosen", chosen)
		}
	})
	return m
}

// A dash comes into the row by keys, and the row can't be confirmed before.
func TestDashByKeys(t *testing.T) {
	p := withDash(t, locales.German, false)
	f, v := p.face(), p.view(0)
	dash := v.Hand[3]
	p.must(slices.Equal(f.loose.hand, []dv.Tile{dash}) && len(f.row.places) == 4 && f.cursor == -1, "the dash is loose, and no place is suggested")
	off, why := f.ok.Disabled()
	p.must(off && why == p.env.T("davinci.start.dash_first"), "confirming waits")
	p.key(fyne.KeyReturn)
	p.must(p.view(0).Phase == dv.PhaseArrange, "Enter does nothing yet")
	p.key(fyne.KeyRight, fyne.KeyRight, fyne.KeySpace)
	p.must(slices.Index(p.board.own.draft.Row, dash) == 1 && len(f.loose.hand) == 0 && len(f.row.places) == 0, "behind the first tile")
	p.key(fyne.KeyLeft) // picks it up again: the last other gap
	p.must(f.picked == dash && slices.Equal(f.row.places, []int{0, 3, 4}) && f.cursor == 4, "only other gaps are marked")
	p.key(fyne.KeyReturn)
	p.must(slices.Index(p.board.own.draft.Row, dash) == 3, "on the right of all")
	p.board.own.Undo()
	p.must(slices.Index(p.board.own.draft.Row, dash) == 1, "back again")
	p.key(fyne.KeyReturn)
	p.must(p.view(games.Table).Asked == 1, "confirmed")
	if row := p.view(0).Own(); row[1].Number != dv.Dash {
		t.Errorf("%v", row)
	}
}

// Two dashes are put one after the other, and each can be picked up again.
func TestTwoDashesByTaps(t *testing.T) {
	p := withDash(t, locales.English, true)
	f := p.face()
	p.must(len(f.loose.hand) == 2 && f.picked == f.loose.hand[0], "the first one is picked")
	second := f.loose.hand[1]
	tapCell(&f.loose.row, 1)
	p.must(f.picked == second, "or the second one, by a tap")
	tapGap(&f.row.row, 0)
	p.must(p.board.own.draft.Row[0] == second && len(f.loose.hand) == 1, "it stands on the left of all")
	tapGap(&f.row.row, 3)
	row := p.board.own.draft.Row
	p.must(len(row) == 4 && row[3].IsDash() && f.picked == noTile, "the other one on the right of all")
	tapCell(&f.row.row, 0)
	p.must(f.picked == second, "picked up again")
	tapCell(&f.row.row, 0)
	p.must(f.picked == noTile && p.board.own.draft.Row[0] == second, "and left where it was")
	tapCell(&f.row.row, 1)
	p.must(f.picked == noTile, "a number stays")
	p.key(fyne.KeyDown)
	first := f.picked
	p.key(fyne.KeyDown)
	p.must(first.IsDash() && f.picked.IsDash() && f.picked != first, "keys pick one after the other")
	shelltest.Tap(t, p.env, p.env.T("davinci.start.arrange_button"))
	p.must(p.view(games.Table).Asked == 1, "confirmed")
}

func tapCell(r *row, i int) {
	at := r.plan.cells[i]
	r.Tapped(&fyne.PointEvent{Position: at.AddXY(r.plan.width/2, r.plan.width/2)})
}

// tapGap taps a gap as the row shows it.
func tapGap(r *row, gap int) {
	at := r.plan.marks[slices.Index(r.places, gap)]
	r.Tapped(&fyne.PointEvent{Position: at.AddXY(r.plan.mark/2, 20)})
}

// A dash can be dragged from next to the row into it, within it, and away without effect.
func TestDashByDragging(t *testing.T) {
	p := withDash(t, locales.German, false)
	f := p.face()
	dash := f.loose.hand[0]
	driver := fyne.CurrentApp().Driver()
	drag := func(r *dragRow, cell int, to fyne.Position) {
		from := r.plan.cells[cell].AddXY(r.plan.width/2, 30)
		origin := driver.AbsolutePositionForObject(r)
		r.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: from, AbsolutePosition: origin.Add(from)}})
		p.must(f.ghost.tile.Visible() && f.picked == dash, "the dash follows the pointer")
		r.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to.Subtract(origin), AbsolutePosition: to}, Dragged: fyne.Delta{DX: to.X - origin.X - from.X}})
		r.DragEnd()
		p.must(!f.ghost.tile.Visible(), "let go")
	}
	gap := func(i int) fyne.Position {
		return driver.AbsolutePositionForObject(f.row).Add(f.row.plan.cells[i]).AddXY(-8, 30)
	}
	drag(f.loose, 0, fyne.NewPos(5, 600))
	p.must(slices.Equal(f.loose.hand, []dv.Tile{dash}), "dropped next to the row, it stays loose")
	drag(f.loose, 0, gap(2))
	p.must(slices.Index(p.board.own.draft.Row, dash) == 2, "between the second and the third")
	drag(f.row, 2, gap(0))
	p.must(slices.Index(p.board.own.draft.Row, dash) == 0, "on the left of all")
	f.row.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: f.row.plan.cells[1].AddXY(10, 10)}})
	p.must(!f.ghost.tile.Visible(), "a number can't be dragged")
	f.row.DragEnd()
}

// The page for arranging has the same parts and the same button, whether there is a dash
// or not: nobody notices who has one.
func TestArrangingLooksAlike(t *testing.T) {
	with := withDash(t, locales.German, false)
	with.key(fyne.KeyRight, fyne.KeySpace)
	without := seat(t, locales.German, rules(true, dv.PadNotes), 4, "Tina", "Lee")
	without.submit(0, dv.Take{Black: 2, White: 2})
	without.unveil()
	for _, id := range []games.ID{"davinci.start.arrange_button", "davinci.start.arrange_dash"} {
		with.must(with.says(id), string(id))
		without.must(without.says(id), string(id))
	}
	if a, b := with.face(), without.face(); a.ok.Position() != b.ok.Position() || a.ok.Size() != b.ok.Size() {
		t.Error("the button lies elsewhere")
	}
}

// The draft is kept behind the curtain, and only there.
func TestArrangingIsKept(t *testing.T) {
	p := withDash(t, locales.German, false)
	p.key(fyne.KeyRight, fyne.KeySpace)
	dash := p.board.own.draft.Row[0]
	p.must(dash.IsDash(), "it stands on the left")
	p.page.Blur()
	p.must(p.board.own == nil, "covered")
	p.unveil()
	p.must(p.board.own.draft.Row[0] == dash && p.board.own.draft.CanUndo(), "it is there again, with its history")
}

// The pages of the first tiles fit the least window.
func TestStartPagesFit(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, text := range []int{100, 150} {
			for _, phase := range []games.ID{dv.PhaseTake, dv.PhaseArrange} {
				p := withDash(t, lang, true)
				if phase == dv.PhaseTake {
					p = seat(t, lang, rules(true, dv.PadNotes), 1, everybody...)
					p.unveil()
				}
				shelltest.Resize(p.env, 1000, 620)
				shelltest.TextSize(p.env, text)
				if p.board.own == nil {
					p.unveil()
				}
				what := fmt.Sprintf("start_%s_%d_%s", lang, text, strings.TrimPrefix(string(phase), "davinci.phase."))
				shelltest.Shot(t, p.env, what)
				if out := shelltest.Outside(p.env); len(out) > 0 {
					t.Errorf("%s: outside of the window:\n%s", what, strings.Join(out, "\n"))
				}
				if h := pageHeight(p); h > 620 {
					t.Errorf("%s: %.0f high", what, h)
				}
			}
		}
	}
}
