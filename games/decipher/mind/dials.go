package mind

import "spieltisch/games/mind"

// dials are what makes a level.
type dials struct {
	share    float64 // it knows this share of the words that are suggested, the most common ones, and what is as common
	weighs   bool    // it knows which words people take
	counts   bool    // it counts how many pieces a word has
	letters  bool    // it asks by letters, not by words
	reads    bool    // it reads letters where it knows no word
	careless bool    // it doesn't think of the NO-tokens when it judges how sure it is
	rivals   float64 // from which chance on a word is guessed against others
	alone    float64 // the same for a single seeker
	easy     bool    // it makes easy words
	try      int     // words that a maker tries
	orders   int     // and orders of each; 0: by chance, 1: the hardest first
}

var levels = map[mind.Level]dials{
	mind.Pip:    {share: 0.62, letters: true, careless: true, rivals: 0.6, alone: 0.9, easy: true},
	mind.Fips:   {share: 0.84, letters: true, careless: true, reads: true, rivals: 0.4, alone: 0.5},
	mind.Nova:   {share: 0.9, reads: true, counts: true, rivals: 0.6, alone: 0.7, orders: 1},
	mind.Atlas:  {share: 1, reads: true, counts: true, rivals: 0.4, alone: 0.7, try: 8, orders: 1},
	mind.Sphinx: {share: everything, reads: true, counts: true, weighs: true, rivals: 0.2, alone: 0.6, try: 8, orders: 40},
}
