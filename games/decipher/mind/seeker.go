package mind

import (
	"spieltisch/games"
	"spieltisch/games/decipher"
)

// ready tells whether a seeker names its likeliest word now, and which that is.
func (b *board) ready(d dials, words []guess) (place int, chance float64, ok bool) {
	if len(words) == 0 {
		return 0, 0, false
	}
	place, chance = likeliest(words)
	if b.doubts > 0 {
		chance *= sum(words) / (sum(words) + b.doubts)
	}
	if b.finished { // nothing more will be learned
		return place, chance, chance*b.right() > (1-chance)*wrong
	}
	need := d.alone
	switch {
	case b.rivals > 0:
		need = d.rivals
	case b.left >= 0: // a piece costs more than a wrong guess
		need /= 2
	}
	if b.tokens <= 1 { // the last one must not be wrong
		need = (need + 1) / 2
	}
	return place, chance, chance >= need
}

// wrong is what a wrong guess costs: the token of the seeker is the maker's then.
const wrong = 2 * decipher.GuessPoints

// right is what a right guess brings next to none, in points of the seeker less those of the maker.
func (b *board) right() float64 { return b.won(1) - b.lost() - wrong }

// seek is what the seeker does who is asked.
func (l *Library) seek(v decipher.View, me games.Seat, d dials) games.Choice {
	b := newBoard(v, me)
	words := l.fitting(&b, d)
	if i, p, ok := b.ready(d, words); ok {
		return b.named(words[i].text, p, len(words))
	}
	if len(words) == 0 && v.Bonus && d.reads {
		read := l.read(v)
		if i, p, ok := b.ready(d, read); ok {
			c := b.named(read[i].text, p, len(read))
			c.Why = WhyRead
			return c
		}
	}
	switch v.Phase {
	case decipher.PhasePlace:
		if d.letters {
			words = nil
		}
		return b.asked(v, words)
	case decipher.PhaseBonus:
		if len(words) > 0 || v.BonusTokens > 1 {
			return paid()
		}
		return passed()
	case decipher.PhasePass:
		return passed()
	}
	return routine(v, taken())
}

func taken() games.Choice  { return games.Choice{Action: decipher.Take{}, Why: WhyTake} }
func paid() games.Choice   { return games.Choice{Action: decipher.AskPiece{}, Why: WhyBonus} }
func passed() games.Choice { return games.Choice{Action: decipher.Pass{}, Why: WhyPass} }

// routine is what there is nothing to choose of: it is said for the first piece of a round only.
func routine(v decipher.View, c games.Choice) games.Choice {
	for _, z := range v.Zones {
		if len(z.Pieces) > 0 {
			c.Why = ""
		}
	}
	return c
}

// asked is the question that is expected to cost least: by words, or by the letters that fit into the zones.
func (b *board) asked(v decipher.View, words []guess) games.Choice {
	if len(words) > 0 {
		zone, cost := b.cheapest(words)
		return question(v, zone, -cost)
	}
	best, most := -1, -1.0
	for _, zone := range v.Open() {
		if share := letters(v, zone); share > most {
			best, most = zone, share
		}
	}
	return question(v, best, most-1)
}

// letters is the share of the letters that fit into a zone which still need the piece in hand there.
func letters(v decipher.View, zone int) float64 {
	kind := v.Hand.Kind
	fit, all := 0.0, 0.0
	for _, r := range v.Candidates(zone) {
		need, _ := v.Setup().Pieces(r)
		all++
		if need[kind] > v.Zones[zone].Laid()[kind] {
			fit++
		}
	}
	if all == 0 {
		return 0
	}
	return fit / all
}

// half is from which share of the letters on a piece is said to fit.
const half = 0.5

// question asks for a zone.
func question(v decipher.View, zone int, worth float64) games.Choice {
	c := games.Choice{Action: decipher.Ask{Zone: zone}, Worth: worth, Why: WhyAsk, Args: games.Args{"Zone": zone + 1}}
	switch share := letters(v, zone); {
	case share == 0:
	case share == 1:
		c.Why = WhySure
	case share < half:
		c.Why = WhyMaybe
	}
	return c
}

// named is the guess of a word that is so likely, and one of so many.
func (b *board) named(text string, chance float64, of int) games.Choice {
	c := games.Choice{
		Action: decipher.Guess{Word: text}, Worth: chance*b.right() - (1-chance)*wrong,
		Why: WhyGuess, Args: games.Args{"Word": text},
	}
	if of == 1 {
		c.Why = WhyOnly
	}
	return c
}
