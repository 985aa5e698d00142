package mind

import (
	"context"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/games/mind"
)

// made are what a maker may do: words with an order, what to give, or another order of what is left.
func (m Mind) made(ctx context.Context, v decipher.View) []games.Choice {
	var actions []games.Action
	switch {
	case v.Phase == decipher.PhaseWord:
		actions = m.words(v)
	case v.Phase == decipher.PhaseGive && v.Secret != nil:
		for k, n := range v.Secret.Left {
			if n > 0 {
				actions = append(actions, decipher.Give{Kind: letterpiece.Kind(k)})
			}
		}
	case orders(v) && len(v.Secret.Order) > 0:
		actions = m.orders(v)
	}
	var out []games.Choice
	for _, a := range actions {
		if c, err := m.worthOfMaking(v, a); err == nil {
			out = append(out, c)
		}
		if ctx.Err() != nil {
			break
		}
	}
	return out
}

// words are some that may be made, by the seed.
func (m Mind) words(v decipher.View) []games.Action {
	d, chance := levels[mind.Sphinx], mind.Chance(m.seed, v.Step)
	var out []games.Action
	for _, k := range m.lib.secrets(v, d, chance, makes) {
		a := decipher.SetWord{Word: k.Word}
		if v.Options.Pick == decipher.PickOrder {
			w := newWord(m.lib.setup, k.Word)
			a.Order = m.lib.ordered(v, &w, d, chance)
		}
		out = append(out, a)
	}
	return out
}

// orders tells whether the maker may change the order of what is left.
func orders(v decipher.View) bool {
	return v.Options.Pick == decipher.PickOrder && v.Secret != nil && v.Hand == nil &&
		(v.Phase == decipher.PhaseTake || v.Phase == decipher.PhaseBonus)
}

// orders are that of the maker, the one that sends the hardest first, and some in which two pieces changed places.
func (m Mind) orders(v decipher.View) []games.Action {
	chance := mind.Chance(m.seed, v.Step)
	out := []games.Action{
		decipher.Reorder{Order: v.Secret.Order},
		decipher.Reorder{Order: decipher.Hardest(decipher.Need(v.Letters, v.Secret.Word), v.Secret.Left, v.Zones)},
	}
	for range makes {
		out = append(out, decipher.Reorder{Order: swapped(v.Secret.Order, chance)})
	}
	return out
}

// worthOfMaking is by how much a maker is expected to beat a seeker.
func (m Mind) worthOfMaking(v decipher.View, a games.Action) (games.Choice, error) {
	c := games.Choice{Action: a}
	b, chance := before(v), mind.Chance(m.seed, v.Step)
	var w word
	var order []letterpiece.Kind
	switch a := a.(type) {
	case decipher.SetWord:
		if err := checkWord(v, a); err != nil {
			return c, err
		}
		w, order, c.Why = newWord(m.lib.setup, decipher.Fold(a.Word)), a.Order, WhyWord
		if v.Options.Pick != decipher.PickOrder {
			order = m.lib.ordered(v, &w, levels[mind.Sphinx], chance)
		}
	case decipher.Give:
		if v.Phase != decipher.PhaseGive || v.Secret == nil || a.Kind < 0 || a.Kind >= letterpiece.Kinds || v.Secret.Left[a.Kind] == 0 {
			return c, notNow(v)
		}
		rest := v.Secret.Left
		rest[a.Kind]--
		b.hand, c.Why = a.Kind, WhyGive
		w, order = newWord(m.lib.setup, v.Secret.Word), decipher.Hardest(decipher.Need(v.Letters, v.Secret.Word), rest, v.Zones)
	case decipher.Reorder:
		if !orders(v) {
			return c, notNow(v)
		}
		if count(a.Order) != v.Secret.Left {
			return c, games.Refuse(decipher.IllegalOrder, nil)
		}
		w, order, c.Why = newWord(m.lib.setup, v.Secret.Word), a.Order, WhyOrder
	default:
		return c, notNow(v)
	}
	c.Worth = m.lib.hides(b, &w, order, chance)
	return c, nil
}

// checkWord tells whether the match takes a word with its order.
func checkWord(v decipher.View, a decipher.SetWord) error {
	if v.Phase != decipher.PhaseWord {
		return notNow(v)
	}
	text := decipher.Fold(a.Word)
	if err := decipher.CheckSecretWord(v.Setup(), text); err != nil {
		return err
	}
	switch {
	case v.Options.Pick != decipher.PickOrder && len(a.Order) > 0:
		return games.Refuse(decipher.IllegalNoOrder, nil)
	case v.Options.Pick == decipher.PickOrder && count(a.Order) != total(decipher.Need(v.Letters, text)):
		return games.Refuse(decipher.IllegalOrder, nil)
	}
	return nil
}

func notNow(v decipher.View) error {
	return games.Refuse(decipher.IllegalNow, games.Args{"Phase": v.Phase})
}

// count is how many pieces of each kind are in an order.
func count(order []letterpiece.Kind) (c letterpiece.Count) {
	for _, k := range order {
		if k >= 0 && k < letterpiece.Kinds {
			c[k]++
		}
	}
	return c
}
