package games

import "slices"

// MaxSteps is how many edits a draft can take back.
const MaxSteps = 60

// Steps are the states of a draft before and after the one it shows, in the order in
// which undo and redo come to them from the end. They are a value: every step gives a
// new one.
type Steps[E any] struct {
	Past   []E `json:",omitempty"`
	Future []E `json:",omitempty"`
}

// CanUndo tells whether there is something to take back.
func (s Steps[E]) CanUndo() bool { return len(s.Past) > 0 }

// CanRedo tells whether something was taken back.
func (s Steps[E]) CanRedo() bool { return len(s.Future) > 0 }

// On are the steps after an edit that leaves the state was.
func (s Steps[E]) On(was E) Steps[E] {
	past := append(slices.Clip(s.Past), was)
	return Steps[E]{Past: past[max(0, len(past)-MaxSteps):]}
}

// Back takes back an edit: the state before now.
func (s Steps[E]) Back(now E) (E, Steps[E]) {
	n := len(s.Past)
	if n == 0 {
		return now, s
	}
	return s.Past[n-1], Steps[E]{Past: s.Past[:n-1], Future: append(slices.Clip(s.Future), now)}
}

// Forth does again what Back took back.
func (s Steps[E]) Forth(now E) (E, Steps[E]) {
	n := len(s.Future)
	if n == 0 {
		return now, s
	}
	return s.Future[n-1], Steps[E]{Past: append(slices.Clip(s.Past), now), Future: s.Future[:n-1]}
}

// Valid tells of steps that were read whether they are not too many and each is ok.
func (s Steps[E]) Valid(ok func(E) bool) bool {
	bad := func(e E) bool { return !ok(e) }
	return len(s.Past) <= MaxSteps && len(s.Future) <= MaxSteps && !slices.ContainsFunc(s.Past, bad) && !slices.ContainsFunc(s.Future, bad)
}

// Fitting tells of the JSON of a draft whether it can be read and belongs to a position as a seat sees it; else it is an *Illegal.
func Fitting[V any, D interface{ Fits(V) bool }](view any, data []byte, parse func([]byte) (D, error)) error {
	d, err := parse(data)
	if v, ok := view.(V); err == nil && (!ok || !d.Fits(v)) {
		err = Refuse(IllegalData, nil)
	}
	return err
}
