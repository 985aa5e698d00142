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

// Memory implements shell.Rememberer: nothing shifts while one looks at another page.
func (b *Board) Memory() any { return *b.window }

// Recall implements shell.Rememberer.
func (b *Board) Recall(memory any) { *b.window = memory.(window) }

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
	if e, ok := b.desk.Newest(wk.EventTurn); ok {
		return b.desk.Say("judge.undo.turn", e.Args), b.desk.Say("judge.undo.turn.body", e.Args)
	}
	return "", ""
}
