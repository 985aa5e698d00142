package woerterklauer

import (
	"spieltisch/app/table"
	wk "spieltisch/games/woerterklauer"
)

// Draft implements table.Drafter.
func (b *Board) Draft() []byte {
	if b.state.view.Phase != wk.PhaseLay {
		return nil
	}
	return table.EncodeDraft(b.state.draft)
}

// LoadDraft implements table.Drafter.
func (b *Board) LoadDraft(data []byte) {
	if d, err := wk.ParseDraft(data); err == nil && d.Laid != nil {
		b.state.draft, b.state.loaded = d, true
	}
}

// Undo implements table.Drafter.
func (b *Board) Undo() (done bool) {
	b.do.just(func(s *state) { done = s.undo() })
	return done
}

// Redo implements table.Drafter.
func (b *Board) Redo() (done bool) {
	b.do.just(func(s *state) { done = s.redo() })
	return done
}
