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

// Handicap wants one that somebody at the table plays without: by seat from 0 to most, and none where nobody sits. The refusal's
// Args are Max.
func (w *Wrong) Handicap(of []int, seats, most int) {
	given := 0
	for s, n := range of {
		if n < 0 || n > most || n > 0 && s >= seats {
			*w = append(*w, Refuse(IllegalHandicap, Args{"Max": most}))
			return
		}
		if n > 0 {
			given++
		}
	}
	if given > 0 && given >= seats {
		*w = append(*w, Refuse(IllegalHandicap, Args{"Max": most}))
	}
}

// Unless wants something else to hold.
func (w *Wrong) Unless(holds bool, id ID) {
	if !holds {
		*w = append(*w, Refuse(id, nil))
	}
}
