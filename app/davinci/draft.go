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
	return o.start != nil && o.start.giveBack() || table.UndoDraft(o.draft, o.edit)
}

// Redo implements table.Drafter.
func (o *own) Redo() bool { return table.RedoDraft(o.draft, o.edit) }
