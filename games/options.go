package games

// Wrong is what is wrong with options, in the order of the fields, for Options.Validate.
type Wrong []*Illegal

// Span wants a number from low to high. The refusal's Args are Min and Max.
func (w *Wrong) Span(id ID, v, low, high int) {
	if v < low || v > high {
		*w = append(*w, Refuse(id, Args{"Min": low, "Max": high}))
	}
}

// Clock wants seconds from low to high, or 0: no clock.
func (w *Wrong) Clock(id ID, seconds, low, high int) {
	if seconds != 0 {
		w.Span(id, seconds, low, high)
	}
}

// Unless wants something else to hold.
func (w *Wrong) Unless(holds bool, id ID) {
	if !holds {
		*w = append(*w, Refuse(id, nil))
	}
}
