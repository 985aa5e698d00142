package decipher

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// ordering brings the page to the order of the pieces.
func ordering(t *testing.T, word string) (*puzzle, *pieceRow) {
	t.Helper()
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, len(word), dc.PickOrder)).unveil()
	p.typed(word)
	p.key(fyne.KeyReturn)
	f, ok := p.m().face.(*orderFace)
	p.must(ok, "Enter leads to the order")
	return p, f.row
}

func TestOrderByDragAndKeys(t *testing.T) {
	setup := dc.NewSetup(makerOptions(dc.LanguageGerman, 5, dc.PickOrder), draw.Letters(), 1)
	var need letterpiece.Count
	for _, c := range dc.Need(setup.Letters, "HUNDE") {
		need = need.Plus(c)
	}
	for name, move := range map[string]func(*puzzle, *pieceRow){
		"drag": func(p *puzzle, r *pieceRow) {
			s := r.chip()
			mid := func(i int) fyne.Position { return r.Pos(i).AddXY(s.Width/2, s.Height/2) }
			drag(r, mid(0), r, mid(2))
		},
		"comma": func(p *puzzle, _ *pieceRow) { p.typed("..") },
		"ctrl": func(p *puzzle, r *pieceRow) {
			p.env.Window.Canvas().Focus(r)
			for range 2 {
				shelltest.Shortcut(p.env, fyne.KeyModifierControl, fyne.KeyRight)
			}
		},
		"there and back": func(p *puzzle, _ *pieceRow) {
			p.key(fyne.KeyRight, fyne.KeyRight)
			p.typed(",,")
			p.key(fyne.KeyRight)
			p.typed(",.")
			p.key(fyne.KeyRight)
			p.typed(",,")
			p.page.Undo()
			p.page.Undo()
			p.page.Undo()
			p.page.Undo()
			p.page.Undo()
			p.page.Undo()
			p.typed(",,")
			p.key(fyne.KeyLeft)
			p.typed("..")
		},
	} {
		p, r := ordering(t, "HUNDE")
		before := slices.Clone(p.m().s.draft.Order)
		if countOf(before) != need {
			t.Fatalf("proposed %v, need %v", before, need)
		}
		if name == "there and back" {
			move(p, r)
			p.must(countOf(p.m().s.draft.Order) == need, "no piece is lost")
			continue
		}
		want := []letterpiece.Kind{before[1], before[2], before[0]}
		move(p, r)
		if got := p.m().s.draft.Order[:3]; !slices.Equal(got, want) || p.m().s.piece != 2 {
			t.Errorf("%s: %v became %v, want %v, cursor %d", name, before[:3], got, want, p.m().s.piece)
		}
	}
}

func TestOrderIsProposedAndTaken(t *testing.T) {
	p, _ := ordering(t, "HUNDE")
	shelltest.Tap(t, p.env, p.env.T("decipher.maker.hardest"))
	hard := p.m().s.draft.Order
	if want := dc.Hardest(dc.Need(p.m().s.view.Letters, "HUNDE"), countOf(hard), p.m().s.view.Zones); !slices.Equal(hard, want) {
		t.Fatal(hard, want)
	}
	p.key(fyne.KeyF2)
	p.must(countOf(p.m().s.draft.Order) == countOf(hard) && !slices.Equal(p.m().s.draft.Order, hard), "F2 shuffles")
	p.page.Undo()
	p.must(slices.Equal(p.m().s.draft.Order, hard), "undo brings the order back")
	shelltest.Tap(t, p.env, p.env.T("decipher.maker.back"))
	_, word := p.m().face.(*wordFace)
	p.must(word, "back to the word")
	p.key(fyne.KeyReturn)
	p.must(slices.Equal(p.m().s.draft.Order, hard), "the order is still there")
	p.key(fyne.KeyReturn)
	v := p.view(0)
	p.must(v.Secret != nil && slices.Equal(v.Secret.Order, hard) && v.Phase == dc.PhaseTake, "the order is handed in")
	p.must(p.board.maker == nil && p.view(1).Secret == nil, "and the page is everybody's")
}

func TestUndoLeavesTheOrder(t *testing.T) {
	p, _ := ordering(t, "HUNDE")
	p.page.Undo()
	_, word := p.m().face.(*wordFace)
	p.must(word && p.m().s.draft.Word == "HUNDE", "undoing the proposal leads back to the word")
}

// play brings the match to the Seekers' first turn.
func play(t *testing.T, pick dc.Pick) *puzzle {
	t.Helper()
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, pick)).unveil()
	p.typed("hunde")
	p.key(fyne.KeyReturn)
	if pick == dc.PickOrder {
		p.key(fyne.KeyReturn)
	}
	p.must(p.view(0).Secret != nil, "the word is set")
	return p
}

func TestReorder(t *testing.T) {
	for _, taken := range []bool{true, false} {
		p := play(t, dc.PickOrder)
		before := p.view(0).Secret.Order
		p.board.desk.AskScreen(0)
		p.unveil()
		_, ok := p.m().face.(*orderFace)
		p.must(ok && p.says("decipher.maker.board"), "the order of the rest, and the board below it")
		p.typed(".")
		if taken {
			shelltest.Tap(t, p.env, p.env.T("decipher.maker.done"))
			want := slices.Concat([]letterpiece.Kind{before[1], before[0]}, before[2:])
			p.must(slices.Equal(p.view(0).Secret.Order, want), "the new order holds")
		} else {
			seq := p.session.Seq()
			shelltest.Tap(t, p.env, p.env.T("common.cancel"))
			p.must(p.session.Seq() == seq && slices.Equal(p.view(0).Secret.Order, before), "nothing has changed")
		}
		p.must(p.board.maker == nil && !shelltest.Has(p.env, p.env.T("table.curtain.hold")), "the board is there again")
		if !taken {
			p.board.desk.AskScreen(0)
			p.unveil()
			p.must(slices.Equal(p.m().s.draft.Order, before), "what was given up is not there again")
		}
	}
}

func TestLive(t *testing.T) {
	p := play(t, dc.PickLive)
	p.must(p.view(0).Phase == dc.PhaseGive && p.board.maker != nil, "whoever made the word goes on with the first piece")
	f := p.m().face.(*giveFace)
	left := p.view(0).Secret.Left
	for k, c := range f.choices {
		p.must(c.button.Visible() == (left[k] > 0), "only kinds that are left are offered")
	}
	p.key(fyne.KeyReturn)
	p.must(p.view(0).Phase == dc.PhaseGive, "nothing is given before it is chosen")
	p.typed("1")
	p.must(p.m().s.chosen == letterpiece.LongStick && f.choices[0].chosen.Visible(), "digits choose")
	p.key(fyne.KeyRight)
	p.must(p.m().s.chosen == letterpiece.ShortStick, "arrows go on")
	f.choices[letterpiece.UCurve].button.Tapped(nil)
	p.must(p.m().s.chosen == letterpiece.UCurve, "a tap chooses")
	p.key(fyne.KeyReturn)
	v := p.view(1)
	p.must(v.Hand != nil && v.Hand.Kind == letterpiece.UCurve && p.board.maker == nil, "Lee has the piece")
	for zone := 0; p.view(0).Phase == dc.PhasePlace; zone++ {
		if err := p.session.Submit(p.session.Seq(), 1, dc.Ask{Zone: zone}); err != nil {
			t.Fatal(err)
		}
	}
	p.page.Shown()
	p.must(p.view(0).Phase == dc.PhaseGive && p.board.maker == nil, "the curtain stands before the next choice")
	p.unveil()
	p.must(p.m().s.left()[letterpiece.UCurve] == 0 && p.m().s.chosen == noKind, "one piece less")
}

// Undoing in the first choice takes the word back, which is still there to be changed.
func TestWordIsTakenBack(t *testing.T) {
	p := play(t, dc.PickLive)
	p.page.Undo()
	p.must(p.view(0).Phase == dc.PhaseWord, "the word is taken back")
	p.must(p.m().s.draft.Word == "HUNDE" && p.m().s.step == stepWord, "and stands there again")
}

// Kinds that are spent are not offered, by pointer or key.
func TestLiveOffersOnlyWhatIsLeft(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 3, dc.PickLive)).unveil()
	p.typed("iii")
	p.key(fyne.KeyReturn)
	for p.view(0).Phase != dc.PhaseGive {
		seat := p.view(0).Asked
		if err := p.session.Submit(p.session.Seq(), seat, dc.AskPiece{}); err != nil {
			t.Fatal(err)
		}
	}
	p.page.Shown()
	if p.board.maker == nil {
		p.unveil()
	}
	f := p.m().face.(*giveFace)
	for k, c := range f.choices {
		p.must(c.button.Visible() == (letterpiece.Kind(k) == letterpiece.LongStick), "only long sticks are offered")
	}
	p.typed("2")
	p.must(p.m().s.chosen == noKind, "no short stick in III")
	p.key(fyne.KeyLeft)
	p.must(p.m().s.chosen == letterpiece.LongStick, "the arrows find the one kind")
	p.typed("2")
	p.must(p.m().s.chosen == letterpiece.LongStick, "and it stays chosen")
}
