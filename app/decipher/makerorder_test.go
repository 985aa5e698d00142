package decipher_test

import (
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// ordering brings the page to the order of the pieces.
func ordering(t *testing.T, word string) *seated {
	t.Helper()
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, len(word), dc.PickOrder))
	p.Type(word)
	p.Key(fyne.KeyReturn)
	p.Must(p.sees("pieces"), "Enter leads to the order")
	return p
}

// row are the pieces of the order, as they lie.
func (p *seated) row() []*draw.Piece {
	p.Helper()
	return shelltest.Inside[*draw.Piece](p.marked("pieces"))
}

// order is what they are.
func (p *seated) order() (kinds []letterpiece.Kind) {
	p.Helper()
	for _, piece := range p.row() {
		kinds = append(kinds, piece.Kind())
	}
	return kinds
}

// countOf is how many pieces of each kind a list has.
func countOf(order []letterpiece.Kind) (c letterpiece.Count) {
	for _, k := range order {
		c[k]++
	}
	return c
}

func TestOrderByDragAndKeys(t *testing.T) {
	setup := dc.NewSetup(makerOptions(dc.LanguageGerman, 5, dc.PickOrder), draw.Letters(), 1)
	var need letterpiece.Count
	for _, c := range dc.Need(setup.Letters, "HUNDE") {
		need = need.Plus(c)
	}
	for name, move := range map[string]func(*seated){
		"drag": func(p *seated) {
			row := p.row()
			p.drag(shelltest.Middle(row[0]), shelltest.Middle(row[1]), shelltest.Middle(row[2]))
		},
		"comma": func(p *seated) { p.Type("..") },
		"ctrl": func(p *seated) {
			p.Env.Window.Canvas().Focus(p.marked("pieces").(fyne.Focusable))
			for range 2 {
				shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyRight)
			}
		},
		"there and back": func(p *seated) {
			p.Key(fyne.KeyRight, fyne.KeyRight)
			p.Type(",,")
			p.Key(fyne.KeyRight)
			p.Type(",.")
			p.Key(fyne.KeyRight)
			p.Type(",,")
			p.undo()
			p.undo()
			p.undo()
			p.undo()
			p.undo()
			p.undo()
			p.Type(",,")
			p.Key(fyne.KeyLeft)
			p.Type("..")
		},
	} {
		p := ordering(t, "HUNDE")
		before := p.order()
		if countOf(before) != need {
			t.Fatalf("proposed %v, need %v", before, need)
		}
		if name == "there and back" {
			move(p)
			p.Must(countOf(p.order()) == need, "no piece is lost")
			continue
		}
		want := []letterpiece.Kind{before[1], before[2], before[0], before[3]}
		move(p)
		if got := p.order()[:4]; !slices.Equal(got, want) {
			t.Errorf("%s: %v became %v, want %v", name, before[:4], got, want)
		}
		p.Type(".")
		want[2], want[3] = want[3], want[2]
		if got := p.order()[:4]; !slices.Equal(got, want) {
			t.Errorf("%s: the cursor didn't go with the piece: %v, want %v", name, got, want)
		}
	}
}

func TestOrderIsProposedAndTaken(t *testing.T) {
	p := ordering(t, "HUNDE")
	p.Tap("decipher.maker.hardest")
	hard := p.order()
	if want := dc.Hardest(dc.Need(p.view().Letters, "HUNDE"), countOf(hard), p.view().Zones); !slices.Equal(hard, want) {
		t.Fatal(hard, want)
	}
	p.Key(fyne.KeyF2)
	p.Must(countOf(p.order()) == countOf(hard) && !slices.Equal(p.order(), hard), "F2 shuffles")
	p.undo()
	p.Must(slices.Equal(p.order(), hard), "undo brings the order back")
	p.Tap("decipher.maker.back")
	p.Must(p.sees("slots"), "back to the word")
	p.Key(fyne.KeyReturn)
	p.Must(slices.Equal(p.order(), hard), "the order is still there")
	p.Key(fyne.KeyReturn)
	v := p.seen(0)
	p.Must(v.Secret != nil && slices.Equal(v.Secret.Order, hard) && v.Phase == dc.PhaseTake, "the order is handed in")
	p.Must(!p.Alone() && p.seen(1).Secret == nil, "and the page is everybody's")
}

func TestUndoLeavesTheOrder(t *testing.T) {
	p := ordering(t, "HUNDE")
	p.undo()
	p.Must(p.sees("slots") && p.made() == "HUNDE", "undoing the proposal leads back to the word")
}

// play brings the match to the Seekers' first turn.
func play(t *testing.T, pick dc.Pick) *seated {
	t.Helper()
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, pick))
	p.Type("hunde")
	p.Key(fyne.KeyReturn)
	if pick == dc.PickOrder {
		p.Key(fyne.KeyReturn)
	}
	p.Must(p.seen(0).Secret != nil, "the word is set")
	return p
}

func TestReorder(t *testing.T) {
	for _, taken := range []bool{true, false} {
		p := play(t, dc.PickOrder)
		before := p.seen(0).Secret.Order
		p.Tap("decipher.seek.order_who", games.Args{"Seat": games.Seat(0)})
		p.Unveil()
		p.Must(p.sees("pieces") && p.sees("zones"), "the order of the rest, and the board below it")
		p.Type(".")
		if taken {
			p.Tap("decipher.maker.done")
			want := slices.Concat([]letterpiece.Kind{before[1], before[0]}, before[2:])
			p.Must(slices.Equal(p.seen(0).Secret.Order, want), "the new order holds")
		} else {
			seq := p.Session.Seq()
			p.Tap("common.cancel")
			p.Must(p.Session.Seq() == seq && slices.Equal(p.seen(0).Secret.Order, before), "nothing has changed")
		}
		p.Must(!p.Alone() && !shelltest.Has(p.Env, p.Env.T("table.curtain.hold")), "the board is there again")
		if !taken {
			p.Tap("decipher.seek.order_who", games.Args{"Seat": games.Seat(0)})
			p.Unveil()
			p.Must(slices.Equal(p.order(), before), "what was given up is not there again")
		}
	}
}

// kind is the button with which a kind of piece is chosen.
func (p *seated) kind(k letterpiece.Kind) fyne.CanvasObject {
	p.Helper()
	return p.marked("give" + strconv.Itoa(int(k)+1))
}

// offers fails unless the kinds of which some are left are offered, and no others.
func (p *seated) offers(left letterpiece.Count) {
	p.Helper()
	for k, n := range left {
		p.Must(shelltest.Seen(p.Env, p.kind(letterpiece.Kind(k))) == (n > 0), "only kinds that are left are offered")
	}
}

// Arrows choose among the kinds that are left and Enter gives; digits and taps give at once.
func TestLive(t *testing.T) {
	p := play(t, dc.PickLive)
	p.Must(p.seen(0).Phase == dc.PhaseGive && p.Alone(), "whoever made the word goes on with the first piece")
	p.offers(p.seen(0).Secret.Left)
	p.Key(fyne.KeyReturn)
	p.Must(p.seen(0).Phase == dc.PhaseGive, "nothing is given before it is chosen")
	p.Key(fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn)
	v := p.seen(1)
	p.Must(v.Hand != nil && v.Hand.Kind == letterpiece.ShortStick && !p.Alone(), "Lee has the piece")
	for zone := 0; p.seen(0).Phase == dc.PhasePlace; zone++ {
		p.Apply(1, dc.Ask{Zone: zone})
	}
	p.Page.Shown()
	p.Must(p.seen(0).Phase == dc.PhaseGive && !p.Alone(), "the curtain stands before the next choice")
	p.Unveil()
	p.offers(p.seen(0).Secret.Left)
	p.tapAt(shelltest.Middle(p.kind(letterpiece.UCurve)))
	v = p.seen(1)
	p.Must(v.Hand != nil && v.Hand.Kind == letterpiece.UCurve, "a tap gives")
}

// Undoing in the first choice takes the word back, which is still there to be changed.
func TestWordIsTakenBack(t *testing.T) {
	p := play(t, dc.PickLive)
	p.undo()
	p.Must(p.seen(0).Phase == dc.PhaseWord, "the word is taken back")
	p.Must(p.made() == "HUNDE" && p.sees("slots"), "and stands there again")
}

// Kinds that are spent are not offered, by pointer or key.
func TestLiveOffersOnlyWhatIsLeft(t *testing.T) {
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, 3, dc.PickLive))
	p.Type("iii")
	p.Key(fyne.KeyReturn)
	for p.seen(0).Phase != dc.PhaseGive {
		p.Apply(p.seen(0).Asked, dc.AskPiece{})
	}
	p.Page.Shown()
	if !p.Alone() {
		p.Unveil()
	}
	p.offers(letterpiece.Count{letterpiece.LongStick: p.seen(0).Secret.Left[letterpiece.LongStick]})
	p.Type("2")
	p.Must(p.seen(0).Phase == dc.PhaseGive, "no short stick in III")
	p.Key(fyne.KeyLeft, fyne.KeyReturn)
	p.Must(p.view().Hand != nil && p.view().Hand.Kind == letterpiece.LongStick, "the arrows find the one kind")
}
