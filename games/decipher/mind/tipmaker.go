package mind

import (
	"math"
	"slices"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/games/mind"
)

// hints lead a maker to a word, an order or a piece, judged as reviews judge it.
func (h *hiding) hints(own games.Action) []mind.Hint {
	switch {
	case h.view.Phase == decipher.PhaseWord:
		a, _ := own.(decipher.SetWord)
		a.Word = decipher.Fold(a.Word)
		return h.wordHints(a)
	case h.view.Phase == decipher.PhaseGive && h.view.Secret != nil:
		return h.giveHints(own)
	}
	return nil
}

// points are whole ones, one at least: a tip tells none that is less.
func points(p float64) int { return max(1, int(math.Round(p))) }

func (h *hiding) wordHints(own decipher.SetWord) []mind.Hint {
	middle := h.middling()
	mark := Mark{Make: true}
	first := mind.Hint{Say: TipHard, Mark: mark}
	if own.Word != "" && decipher.CheckSecretWord(h.lib.setup, own.Word) == nil {
		cost := h.word(own.Word).less(middle)
		if len(own.Order) > 0 {
			return h.orderHints(own)
		}
		if Scale.Fine(cost, 0, false) {
			return []mind.Hint{{Say: TipMade, Args: games.Args{"Word": own.Word}}}
		}
		first = mind.Hint{Say: TipEasy, Args: games.Args{"Word": own.Word, "Points": points(cost)}, Mark: mark}
	}
	best, worth := h.proposed()
	if best == "" {
		return []mind.Hint{first}
	}
	return []mind.Hint{
		first,
		{Say: TipSuch, Args: games.Args{"Letters": best[:2], "Points": points(worth.mean() - middle.mean())}, Mark: mark},
		{Say: TipMake, Args: games.Args{"Word": best}, Mark: mark},
	}
}

// orderHints lead to the order that sends the hardest first, where it is better.
func (h *hiding) orderHints(own decipher.SetWord) []mind.Hint {
	hard := h.hardest(own.Word, count(own.Order))
	cost := h.order(own.Word, own.Order).less(h.order(own.Word, hard))
	if Scale.Fine(cost, 0, false) {
		return []mind.Hint{{Say: TipOrdered}}
	}
	mark := Mark{Order: true}
	return []mind.Hint{
		{Say: TipOrder, Mark: mark},
		{Say: TipFirst, Args: games.Args{"Kind": decipher.KindID(hard[0]), "Points": points(cost)}, Mark: mark},
		{Say: TipHardest, Mark: mark},
	}
}

func (h *hiding) giveHints(own games.Action) []mind.Hint {
	kinds, worth := h.gives()
	best := 0
	for i, w := range worth {
		if w.mean() > worth[best].mean() {
			best = i
		}
	}
	lost := func(i int) float64 { return worth[i].less(worth[best]) }
	if g, ok := own.(decipher.Give); ok {
		if i := slices.Index(kinds, g.Kind); i >= 0 && Scale.Fine(lost(i), 0, false) {
			return []mind.Hint{{Say: TipGiven, Mark: kindsMark(g.Kind)}}
		}
	}
	most := 0.0
	for i := range kinds {
		most = max(most, lost(i))
	}
	switch {
	case len(kinds) < 2:
		return nil
	case Scale.Fine(most, 0, false):
		return []mind.Hint{{Say: TipGiveAlike, Mark: kindsMark(kinds...)}}
	}
	return []mind.Hint{
		{Say: TipGives, Mark: kindsMark(kinds...)},
		{Say: TipGain, Args: games.Args{"Points": points(most)}, Mark: kindsMark(kinds...)},
		{Say: TipGive, Args: games.Args{"Kind": decipher.KindID(kinds[best])}, Mark: kindsMark(kinds[best])},
	}
}

func kindsMark(kinds ...letterpiece.Kind) (m Mark) {
	for _, k := range kinds {
		m.Kinds[k] = true
	}
	return m
}
