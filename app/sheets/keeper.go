package sheets

import "time"

// saveAfter is how long what is typed may be unsaved.
const saveAfter = 200 * time.Millisecond

// keeper saves what is typed soon after a change, and only once for a burst of changes.
type keeper struct {
	save  func()
	after func(time.Duration, func()) (stop func())
	due   bool // something is unsaved
	stop  func()
}

// touch is called after every change.
func (k *keeper) touch() {
	if k.due {
		return
	}
	k.due = true
	k.stop = k.after(saveAfter, k.flush)
}

// flush saves at once what is unsaved.
func (k *keeper) flush() {
	if !k.due {
		return
	}
	k.stop()
	k.due = false
	k.save()
}
