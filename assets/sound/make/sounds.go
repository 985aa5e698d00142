package main

// The notes that are played on bars, in Hz.
const (
	c4 = 261.63
	e4 = 329.63
	g4 = 392.00
	c5 = 523.25
	d5 = 587.33
	e5 = 659.26
	g5 = 783.99
	c6 = 1046.50
)

// sounds are all of them by the name of their file.
func sounds() map[string]*sound {
	return map[string]*sound{
		"dice": dice(), "tile": tile(), "card": card(), "piece": piece(), "yes": yes(), "no": no(),
		"steal": steal(), "time": tick(), "win": win(),
	}
}

// dice are ten dice that fall out of a cup onto the table, hop and come to rest.
func dice() *sound {
	s := newSound(0.85, 1)
	for die := range 10 {
		at, hop := (0.012+0.006*s.chance())*float64(die), 0.16+0.1*s.chance()
		loud := 0.7 + 0.3*s.chance()
		pitch := 620 + 520*s.chance()
		for at < 0.7 && loud > 0.06 {
			s.knock(at, pitch*(0.97+0.06*s.chance()), loud)
			at += hop
			hop *= 0.5 + 0.14*s.chance()
			loud *= 0.52
			if hop < 0.02 {
				break
			}
		}
	}
	return s
}

// tile is a wooden tile that is laid on the table.
func tile() *sound {
	s := newSound(0.2, 0.7)
	s.knock(0, 540, 1)
	s.knock(0.021, 610, 0.3)
	return s
}

// card is a card that is drawn over the table and laid down.
func card() *sound {
	s := newSound(0.3, 0.7)
	s.brush(0, 0.2, 1500, 0.8)
	s.knock(0.17, 300, 0.35)
	return s
}

// piece is a small stick of wood that is laid to others.
func piece() *sound {
	s := newSound(0.2, 0.7)
	s.knock(0, 980, 0.8)
	s.knock(0.034, 1190, 0.45)
	return s
}

// yes are two bars, upwards.
func yes() *sound {
	s := newSound(0.65, 1)
	s.bar(0, g4, 0.85)
	s.bar(0.11, c5, 1)
	return s
}

// no are two bars, downwards and muffled: nobody is scolded.
func no() *sound {
	s := newSound(0.55, 1)
	s.muffled(0, e4, 0.9)
	s.muffled(0.14, c4, 1)
	return s
}

// steal is something snatched away: a brush and four quick bars.
func steal() *sound {
	s := newSound(0.7, 1)
	s.brush(0, 0.16, 1300, 0.5)
	for i, note := range []float64{c5, d5, e5, g5} {
		s.bar(0.05+0.055*float64(i), note, 0.6+0.12*float64(i))
	}
	return s
}

// tick is a second of the last ones.
func tick() *sound {
	s := newSound(0.16, 0.7)
	s.knock(0, 780, 1)
	return s
}

// win is a run up the bars, and all of them once more.
func win() *sound {
	s := newSound(1.7, 1)
	for i, note := range []float64{c5, e5, g5, c6} {
		s.bar(0.12*float64(i), note, 0.75)
	}
	for i, note := range []float64{c4, g4, c5, e5, g5} {
		s.bar(0.58+0.008*float64(i), note, 0.6)
	}
	return s
}
