package review

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// A bar of a figure below zero lies left of the line, one above it right of it; only where nothing can be above do all lie right.
func TestBarsBelowZeroLieLeft(t *testing.T) {
	shelltest.NewBare(t, locales.German)
	for _, c := range []struct {
		share        float64
		signed, left bool
	}{{0.2, true, false}, {-0.2, true, true}, {-0.5, true, true}, {0.5, true, false}, {1, false, false}} {
		o := figure("–9", c.share, c.signed, ui.OK).(*fyne.Container)
		o.Resize(fyne.NewSize(160, 24))
		bar, zero, number := o.Objects[0], o.Objects[1], o.Objects[2]
		end := bar.Position().X + bar.Size().Width
		if left := end <= zero.Position().X+zero.Size().Width && bar.Position().X < zero.Position().X; left != c.left || bar.Position().X < 0 || end > number.Position().X && !c.left {
			t.Errorf("%+v: from %v to %v, zero at %v, number at %v", c, bar.Position().X, end, zero.Position().X, number.Position().X)
		}
	}
	if none := figure("0", 0, true, ui.OK).(*fyne.Container); none.Objects[0].Size().Width > 0 {
		t.Error("nothing has a bar")
	}
}

// Strong is only who gave little away, however small each mistake was, and fair nobody who gave away more than was to be had.
func TestSentencesAreHonest(t *testing.T) {
	for want, a := range map[games.ID]mind.Account{
		"review.sentence.good":         {Booked: mind.Booked{Lost: 4}, Stake: 20, Decisions: 20, Sizes: [4]int{18, 2}},
		"review.sentence.fair":         {Booked: mind.Booked{Lost: 15}, Stake: 20, Decisions: 26, Sizes: [4]int{16, 7, 3}},
		"review.sentence.weak_unlucky": {Booked: mind.Booked{Lost: 9, Luck: -3}, Stake: 20, Decisions: 8, Sizes: [4]int{4, 0, 2, 2}},
		"review.sentence.weak":         {Booked: mind.Booked{Lost: 26.5, Luck: 1.2}, Stake: 11, Decisions: 27, Sizes: [4]int{19, 4, 2, 2}},
		"review.sentence.weak_lucky":   {Booked: mind.Booked{Lost: 19.7, Luck: 45.7}, Stake: 12, Decisions: 40, Sizes: [4]int{35, 0, 0, 5}},
		"review.sentence.fair_lucky":   {Booked: mind.Booked{Lost: 16.6, Luck: 35}, Stake: 50, Decisions: 37, Sizes: [4]int{29, 5, 1, 2}},
		"review.sentence.perfect":      {Stake: 20, Decisions: 8, Sizes: [4]int{8}},
	} {
		if got := sentence(a); got != want {
			t.Errorf("%+v: %s, want %s", a, got, want)
		}
	}
	behind := mind.Account{Booked: mind.Booked{Base: 7.6, Luck: 7.1, Lost: 33.7}, Stake: 45, Decisions: 29, Sizes: [4]int{22, 2, 2, 3}}
	if got := sentence(behind); got != "review.sentence.weak_lucky" {
		t.Errorf("behind by mistakes alone: %s", got)
	}
}
