package woerterklauer

import (
	"context"
	"slices"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
)

var (
	_ table.Tipster = (*computers)(nil)
	_ table.Taker   = (*Board)(nil)
)

// Prepare implements table.Tipster: it reads the words.
func (c *computers) Prepare() { table.Warm(c.env, c.library) }

// Tip implements table.Tipster.
func (c *computers) Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error) {
	lib, err := c.library()
	if err != nil {
		return mind.Tip{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, table.TipTime)
	defer cancel()
	return c.mind(lib).Tip(ctx, view, own)
}

// Prepared implements table.Hinted.
func (b *Board) Prepared() games.Action { return b.state.prepared() }

// ShowTip implements table.Hinted.
func (b *Board) ShowTip(mark any) {
	b.state.tip, _ = mark.(think.Mark)
	b.show()
}

// CanTakeTip implements table.Taker.
func (b *Board) CanTakeTip(own games.Action) (can, gone bool) {
	_, can = b.state.advised()
	end, _ := own.(wk.EndTurn)
	return can, !b.state.goesOn(end.Field)
}

// TakeTip implements table.Taker: a word is laid at once, a whole turn after a question.
func (b *Board) TakeTip() {
	take, t := func() { b.do.just((*state).takeTip) }, b.desk.T
	if b.state.tip.Field == nil {
		take()
		return
	}
	ui.ShowDialog(b.desk.Window, table.Question(b.desk, t("woerterklauer.tip.whole"), t("woerterklauer.tip.whole.body"),
		ui.DialogButton{Text: t("common.cancel"), Cancel: true},
		ui.DialogButton{Text: t("woerterklauer.tip.whole.take"), Kind: ui.Primary, OnTap: take}))
}

// goesOn tells whether these tiles lie there as they did, as far as the tip goes on from them: its word may take the place of
// some, and a tip that begins with the turn's beginning needs none.
func (s *state) goesOn(from []wk.Lay) bool {
	if s.tip.Word.Text == "" || s.tip.Anew {
		return true
	}
	return !slices.ContainsFunc(from, func(l wk.Lay) bool {
		return !slices.Contains(s.tip.Frame, l.At) && !slices.Contains(s.draft.Laid, l)
	})
}

// advised is what a tip would have lying there, if that can be and isn't so yet.
func (s *state) advised() ([]wk.Lay, bool) {
	laid, ok := s.tip.Done(s.view, s.draft)
	return laid, ok && s.laying() && !slices.Equal(laid, s.draft.Laid)
}

// takeTip lays what a tip says, in one step of undo.
func (s *state) takeTip() {
	if laid, ok := s.advised(); ok {
		s.hand = hand{}
		s.edit(s.draft.Become(s.view, laid))
	}
}

// prepared is the turn as it lies there, lawful or not, or the joker while tiles are chosen for it.
func (s *state) prepared() games.Action {
	switch {
	case s.joker && s.choosing():
		return wk.Swap{Tiles: s.chosen}
	case s.laying() && s.changed():
		return wk.NewEndTurn(s.view, s.draft.Laid, s.verdict)
	}
	return nil
}

// framed are the cells in a frame: those that a line of the words is about, else those of a tip.
func (s *state) framed() []wk.Cell {
	if s.lit != nil {
		return s.lit
	}
	return s.tip.Frame
}

// hinted are the letters that a tip would have laid and that don't lie there yet.
func (s *state) hinted() []think.Laid {
	var out []think.Laid
	for _, h := range s.tip.Lay {
		if id := s.draft.At(h.At); id == 0 || s.letter(id) != h.Letter {
			out = append(out, h)
		}
	}
	return out
}
