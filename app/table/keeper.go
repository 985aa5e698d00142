package table

import (
	"time"

	"spieltisch/app/ui"
)

// SaveAfter is how long a draft may be unsaved.
const SaveAfter = 250 * time.Millisecond

// Keeper saves a draft soon after a change, and only once for a burst of changes.
type Keeper struct {
	Save func()
	due  ui.Pause
}

// Due tells whether something is unsaved.
func (k *Keeper) Due() bool { return k.due.On() }

// Touch is called after every change.
func (k *Keeper) Touch() {
	if !k.Due() {
		k.due.Begin(SaveAfter, k.Save)
	}
}

// Forget drops a planned save.
func (k *Keeper) Forget() { k.due.End() }

// Flush saves at once what is unsaved.
func (k *Keeper) Flush() {
	if k.Due() {
		k.Forget()
		k.Save()
	}
}
