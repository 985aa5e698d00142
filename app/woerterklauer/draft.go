package woerterklauer

import (
	"slices"

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

// AskUndo implements table.UndoAsker: who has begun their turn doesn't take back the other side's by a slip.
func (b *Board) AskUndo() (title, body string) {
	if s := b.state; s.against || s.theirs || !s.laying() {
		return "", ""
	}
	events := b.desk.Events()
	for _, e := range slices.Backward(events) {
		if e.Step != events[len(events)-1].Step {
			break
		}
		if e.ID == wk.EventTurn {
			return b.desk.Say("judge.undo.turn", e.Args), b.desk.Say("judge.undo.turn.body", e.Args)
		}
	}
	return "", ""
}
