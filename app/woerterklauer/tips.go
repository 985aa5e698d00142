package woerterklauer

import (
	"context"
	"slices"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
)

var (
	_ table.Tipster = (*computers)(nil)
	_ table.Hinted  = (*Board)(nil)
)

// Prepare implements table.Tipster: it reads the words.
func (c *computers) Prepare() {
	work := func(context.Context) (*think.Library, error) { return c.library() }
	shell.Work(context.Background(), work, func(*think.Library, error) {}) // what is wrong with the list, the first tip says
}

// Tip implements table.Tipster.
func (c *computers) Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error) {
	lib, err := c.library()
	if err != nil {
		return mind.Tip{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, table.TipTime)
	defer cancel()
	return lib.Mind().Tip(ctx, view, own)
}

// Prepared implements table.Hinted.
func (b *Board) Prepared() games.Action { return b.state.prepared() }

// ShowTip implements table.Hinted: it brings what is marked into view.
func (b *Board) ShowTip(mark any) {
	b.state.tip, _ = mark.(think.Mark)
	for _, c := range b.state.tip.Frame {
		b.field.reveal(c)
	}
	b.show()
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
	return slices.Concat(s.tip.Frame, s.lifted())
}

// lifted are the cells that a tip would have emptied, as far as something lies there.
func (s *state) lifted() []wk.Cell {
	var out []wk.Cell
	for _, c := range s.tip.Lift {
		if s.draft.At(c) != 0 {
			out = append(out, c)
		}
	}
	return out
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
