package shell

import "spieltisch/app/ui"

// Change is something that can be taken back and done again.
type Change struct{ Undo, Redo func() error }

// History are the changes of a part of a page since the page was opened.
type History struct {
	env          *Env
	done, undone []Change
}

// NewHistory is a history without changes.
func NewHistory(env *Env) *History { return &History{env: env} }

// Add remembers a change that was made and offers to take it back.
func (h *History) Add(message string, c Change) {
	h.done, h.undone = append(h.done, c), nil
	depth, data := len(h.done), h.env.Store
	h.env.ToastUndo(message, func() {
		// Not when it was taken back by key meanwhile, or other data was opened.
		if len(h.done) == depth && h.env.Store == data {
			h.Undo()
		}
	})
}

// Undo takes the newest change back; false when there is none. A failure is shown.
func (h *History) Undo() bool {
	return h.move(&h.done, &h.undone, func(c Change) error { return c.Undo() })
}

// Redo makes the change again that was taken back last; false when there is none. A
// failure is shown.
func (h *History) Redo() bool {
	return h.move(&h.undone, &h.done, func(c Change) error { return c.Redo() })
}

func (h *History) move(from, to *[]Change, do func(Change) error) bool {
	n := len(*from)
	if n == 0 {
		return false
	}
	c := (*from)[n-1]
	ui.DropToast(h.env.Window) // it tells of the change
	if err := do(c); err != nil {
		h.env.Failed(err)
		return true
	}
	*from, *to = (*from)[:n-1], append(*to, c)
	return true
}
