package letterpiece

// Stock is how many pieces of each kind the box holds (games/decipher/RULES.md, "Material").
func Stock() Count { return Count{LongStick: 16, ShortStick: 16, WideCurve: 8, UCurve: 8} }

// Total is the number of pieces of all kinds.
func (c Count) Total() int {
	n := 0
	for _, k := range c {
		n += k
	}
	return n
}

// List is all pieces, kind by kind.
func (c Count) List() []Kind {
	var out []Kind
	for k, n := range c {
		for range n {
			out = append(out, Kind(k))
		}
	}
	return out
}

// Plus is what both have together.
func (c Count) Plus(o Count) Count {
	for k := range c {
		c[k] += o[k]
	}
	return c
}

// Minus is what is left when o is taken away; below 0 is what is missing.
func (c Count) Minus(o Count) Count {
	for k := range c {
		c[k] -= o[k]
	}
	return c
}

// Within tells whether of no kind there is more than in o.
func (c Count) Within(o Count) bool {
	for k := range c {
		if c[k] > o[k] {
			return false
		}
	}
	return true
}
