package settings

import "spieltisch/app/shell"

// change is something that can be taken back and done again.
type change struct{ undo, redo func() error }

// history are the changes of a section since the page was opened.
type history struct {
	env          *shell.Env
	done, undone []change
}

// add remembers a change and offers to take it back.
func (h *history) add(message string, c change) {
	h.done, h.undone = append(h.done, c), nil
	depth, data := len(h.done), h.env.Store
	h.env.ToastUndo(message, func() {
		// Not when it was taken back by key meanwhile, or other data was opened.
		if len(h.done) == depth && h.env.Store == data {
			h.undo()
		}
	})
}

// undo takes the newest change back; false when there is none.
func (h *history) undo() bool {
	return h.move(&h.done, &h.undone, func(c change) error { return c.undo() })
}

func (h *history) redo() bool {
	return h.move(&h.undone, &h.done, func(c change) error { return c.redo() })
}

func (h *history) move(from, to *[]change, do func(change) error) bool {
	n := len(*from)
	if n == 0 {
		return false
	}
	c := (*from)[n-1]
	if err := do(c); err != nil {
		failed(h.env, err)
		return true
	}
	*from, *to = (*from)[:n-1], append(*to, c)
	return true
}
