package davinci

import (
	"spieltisch/app/table"
	dv "spieltisch/games/davinci"
)

// Draft implements table.Drafter.
func (o *own) Draft() []byte { return table.EncodeDraft(o.draft) }

// LoadDraft implements table.Drafter.
func (o *own) LoadDraft(data []byte) {
	if d, err := dv.ParseDraft(data); err == nil {
		o.draft, o.begun = d, true
	}
}

// Undo implements table.Drafter.
func (o *own) Undo() bool {
	if o.start != nil && o.start.giveBack() {
		return true
	}
	if !o.draft.CanUndo() {
		return false
	}
	o.edit(o.draft.Undo())
	return true
}

// Redo implements table.Drafter.
func (o *own) Redo() bool {
	if !o.draft.CanRedo() {
		return false
	}
	o.edit(o.draft.Redo())
	return true
}
