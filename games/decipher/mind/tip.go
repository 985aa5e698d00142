package mind

import (
	"cmp"
	"context"
	"slices"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/each"
	"spieltisch/games/letterpiece"
	"spieltisch/games/mind"
)

// What a tip tells a seeker. Chance, Own and Other are chances (mind.Share), Zone is counted from 1, Why is a message id.
const (
	TipZone   games.ID = "decipher.tip.zone"   // Zone, Chance: to ask there is no mistake
	TipAlike  games.ID = "decipher.tip.alike"  // Zone, Chance, Sure: as good as certain; no zone is a mistake, and that is the best
	TipTake   games.ID = "decipher.tip.take"   // to take the piece, as it is too early for a word
	TipNamed  games.ID = "decipher.tip.named"  // Word, Chance: to name it is no mistake
	TipEarly  games.ID = "decipher.tip.early"  // Word, Own: to name it is one
	TipNever  games.ID = "decipher.tip.never"  // Word: it can't be that
	TipAsk    games.ID = "decipher.tip.ask"    // a zone is to be asked for
	TipNot    games.ID = "decipher.tip.not"    // Zone, Own: another zone than that
	TipTwo    games.ID = "decipher.tip.two"    // Zone, To (a zone), Chance: of the better one
	TipThere  games.ID = "decipher.tip.there"  // Zone, Chance, Why, Words: the likeliest that need the piece there, or letters
	TipWord   games.ID = "decipher.tip.word"   // a word is to be named
	TipBegins games.ID = "decipher.tip.begins" // N words fit (0: none is known), Chance of the likeliest, Letters: how it begins
	TipName   games.ID = "decipher.tip.name"   // Word, Chance, Why; Next, Other: the next likeliest word and its chance
	TipPiece  games.ID = "decipher.tip.piece"  // whether to pay for a piece is the question
	TipFits   games.ID = "decipher.tip.fits"   // N words fit (0: none is known), Chance of the likeliest
	TipPay    games.ID = "decipher.tip.pay"    // pay
	TipPass   games.ID = "decipher.tip.pass"   // pass
	TipEnd    games.ID = "decipher.tip.end"    // N words fit, Chance: to pass, as none is likely enough

	whyAll     games.ID = "decipher.tip.why.all"     // all words that fit have the piece there
	whyMost    games.ID = "decipher.tip.why.most"    // most have it there
	whyCost    games.ID = "decipher.tip.why.cost"    // so the fewest NO-tokens come
	whyLetters games.ID = "decipher.tip.why.letters" // by letters, as no word that fits is known
	whyOnly    games.ID = "decipher.tip.why.only"    // no other word fits
	whyLikely  games.ID = "decipher.tip.why.likely"  // it is the likeliest: the next one is rarer
	whyEqual   games.ID = "decipher.tip.why.equal"   // the next one is as likely
	whyRead    games.ID = "decipher.tip.why.read"    // it was read from the letters
)

// What a tip tells a maker. Points are whole ones of the round.
const (
	TipHard      games.ID = "decipher.tip.hard"      // what makes a word hard
	TipEasy      games.ID = "decipher.tip.easy"      // Word, Points: less than a middling one
	TipSuch      games.ID = "decipher.tip.such"      // Letters, Points: a word that begins so is worth more than a middling one
	TipMake      games.ID = "decipher.tip.make"      // Word
	TipMade      games.ID = "decipher.tip.made"      // Word: no mistake
	TipOrdered   games.ID = "decipher.tip.ordered"   // the order is no mistake
	TipOrder     games.ID = "decipher.tip.order"     // the order matters
	TipFirst     games.ID = "decipher.tip.first"     // Kind, Points: that first
	TipHardest   games.ID = "decipher.tip.hardest"   // the hardest first
	TipGives     games.ID = "decipher.tip.gives"     // which piece is given matters
	TipGain      games.ID = "decipher.tip.gain"      // Points: between the best and the worst piece
	TipGive      games.ID = "decipher.tip.give"      // Kind
	TipGiven     games.ID = "decipher.tip.given"     // the chosen piece is no mistake
	TipGiveAlike games.ID = "decipher.tip.givealike" // all pieces are about as good
)

// Mark is what a tip points at; a zero field is nothing.
type Mark struct {
	Zones [decipher.MaxLength]bool
	Name  bool // that a word is named
	Take  bool
	Pay   bool
	Pass  bool
	Make  bool // where words are proposed
	Order bool // the proposal of the hardest order
	Kinds [letterpiece.Kinds]bool
}

// Tip is help for the seat that is asked, with its View. own is what it has prepared, nil for nothing; a word without the order
// of its pieces is one that has none yet.
func (m Mind) Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error) {
	v, ok := view.(decipher.View)
	if !ok {
		return mind.Tip{}, games.Refuse(games.IllegalData, nil)
	}
	switch {
	case v.Asked != m.seat || m.seat == games.Table:
		return mind.Tip{}, nil
	case m.seat == v.Maker:
		hints := m.hiding(v).hints(own)
		return mind.Tip{Hints: hints, Free: len(hints) == 1 && hints[0].Say == TipGiveAlike}, nil
	}
	t := m.think(ctx, v)
	hints := t.hints(ctx, own)
	idle := len(hints) == 1 && hints[0].Say == TipTake && len(t.guesses(ctx)) == 0
	return mind.Tip{Hints: hints, Free: idle, Rough: ctx.Err() != nil}, nil
}

// prepared is what a choice is worth that the seeker has prepared; false if there is none, or it isn't lawful.
func (t *thought) prepared(ctx context.Context, own games.Action) (games.Choice, bool) {
	if g, ok := own.(decipher.Guess); ok {
		g.Word = decipher.Fold(g.Word)
		if decipher.CheckWord(t.view.Options, g.Word) != nil || t.refuted[g.Word] {
			return games.Choice{}, false
		}
		return t.guess(ctx, g.Word), true
	}
	for _, c := range t.moves() {
		if c.Action == own {
			return c, true
		}
	}
	return games.Choice{}, false
}

// hints lead a seeker to the best choice.
func (t *thought) hints(ctx context.Context, own games.Action) []mind.Hint {
	all := append(t.guesses(ctx), t.moves()...)
	if len(all) == 0 {
		return nil
	}
	best := slices.MaxFunc(all, func(a, b games.Choice) int { return cmp.Compare(a.Worth, b.Worth) })
	mine, prepared := t.prepared(ctx, own)
	fine := prepared && !slices.ContainsFunc(t.judge(ctx, mind.Finding{Seat: t.view.Asked}, mine.Action, nil), func(f mind.Finding) bool {
		return f.Size > mind.NoMistake
	})
	var hints []mind.Hint
	switch a := best.Action.(type) {
	case decipher.Guess:
		hints = t.nameHints(a.Word)
	case decipher.Ask:
		hints = t.askHints(a.Zone)
	default:
		hints = t.bonusHints(best.Action)
	}
	switch a := mine.Action.(type) {
	case decipher.Guess:
		said := games.Args{"Word": a.Word, "Chance": t.chance(a.Word), "Own": t.chance(a.Word)}
		if fine && (t.chance(a.Word) > 0 || len(t.words) == 0) {
			return []mind.Hint{{Say: TipNamed, Args: said, Mark: Mark{Name: true}}}
		}
		say := map[bool]games.ID{true: TipNever, false: TipEarly}[t.chance(a.Word) == 0]
		return append([]mind.Hint{{Say: say, Args: said, Mark: hints[0].Mark}}, hints[min(1, len(hints)-1):]...)
	case decipher.Ask:
		said := games.Args{"Zone": a.Zone + 1, "Chance": t.yes(a.Zone), "Own": t.yes(a.Zone)}
		if fine {
			return []mind.Hint{{Say: TipZone, Args: said, Mark: zonesMark(a.Zone)}}
		}
		if _, asks := best.Action.(decipher.Ask); asks && len(hints) > 1 {
			hints[0] = mind.Hint{Say: TipNot, Args: said, Mark: hints[0].Mark}
		}
	default:
		if fine && mine.Action == best.Action {
			return hints[len(hints)-1:]
		}
	}
	return hints
}

func zonesMark(zones ...int) (m Mark) {
	for _, z := range zones {
		m.Zones[z] = true
	}
	return m
}

// yes is how likely the piece in hand goes to a zone: by the words that fit, or by the letters where none is known.
func (t *thought) yes(zone int) mind.Share {
	if len(t.words) == 0 {
		return mind.Share(letters(t.view, zone))
	}
	yes := 0.0
	for _, g := range t.words {
		if t.wants(g.word)>>zone&1 != 0 {
			yes += g.weight
		}
	}
	return mind.Share(yes / t.sum)
}

// chance is how likely a word is the secret, by the words that fit.
func (t *thought) chance(text string) mind.Share {
	for _, g := range t.words {
		if g.text == text {
			return mind.Share(g.weight / t.sum)
		}
	}
	return 0
}

// askHints lead to a zone.
func (t *thought) askHints(best int) []mind.Hint {
	choices := t.moves()
	slices.SortStableFunc(choices, func(a, b games.Choice) int { return cmp.Compare(b.Worth, a.Worth) })
	zones := each.Of(choices, func(c games.Choice) int { return c.Action.(decipher.Ask).Zone })
	why, words := t.why(best, zones), t.needing(best)
	if why == whyCost {
		words = nil // it isn't for those
	}
	there := mind.Hint{Say: TipThere, Args: games.Args{"Zone": best + 1, "Chance": t.yes(best), "Why": why, "Words": words}, Mark: zonesMark(best)}
	if Scale.Fine(choices[0].Worth, choices[len(choices)-1].Worth, false) {
		return []mind.Hint{{Say: TipAlike, Args: games.Args{"Zone": best + 1, "Chance": t.yes(best), "Sure": t.yes(best) >= 0.95}, Mark: zonesMark(best)}, there}
	}
	two := mind.Hint{
		Say: TipTwo, Mark: zonesMark(zones[:2]...),
		Args: games.Args{"Zone": min(zones[0], zones[1]) + 1, "To": max(zones[0], zones[1]) + 1, "Chance": t.yes(best)},
	}
	return []mind.Hint{
		{Say: TipAsk, Mark: zonesMark(zones...)},
		two,
		there,
	}
}

// needing are some of the likeliest words that have the piece in hand in a zone, or letters where no word is known.
func (t *thought) needing(zone int) (out []string) {
	const few = 3
	for _, g := range t.words {
		if len(out) < few && t.wants(g.word)>>zone&1 != 0 {
			out = append(out, g.text)
		}
	}
	if len(t.words) == 0 {
		for _, r := range t.view.Candidates(zone) {
			need, _ := t.view.Setup().Pieces(r)
			if len(out) < few && need[t.view.Hand.Kind] > t.view.Zones[zone].Laid()[t.view.Hand.Kind] {
				out = append(out, string(r))
			}
		}
	}
	return out
}

// why says why a zone is the best one.
func (t *thought) why(best int, zones []int) games.ID {
	likelier := func(z int) bool { return t.yes(z) > t.yes(best) }
	switch yes := t.yes(best); {
	case len(t.words) == 0:
		return whyLetters
	case slices.ContainsFunc(zones, likelier):
		return whyCost
	case yes > 0.999:
		return whyAll
	}
	return whyMost
}

// nameHints lead to a word.
func (t *thought) nameHints(text string) []mind.Hint {
	chance, mark := t.chance(text), Mark{Name: true}
	begins := 1 + min(1, len(text)/5)
	name := games.Args{"Word": text, "Chance": chance, "Why": whyLikely, "Next": "", "Other": mind.Share(0)}
	switch len(t.words) {
	case 0:
		name["Why"] = whyRead
	case 1:
		name["Why"] = whyOnly
	default:
		next := t.words[0]
		if next.text == text {
			next = t.words[1]
		}
		name["Next"], name["Other"] = next.text, t.chance(next.text)
		if t.chance(next.text) >= chance {
			name["Why"] = whyEqual
		}
	}
	return []mind.Hint{
		{Say: TipWord, Mark: mark},
		{Say: TipBegins, Args: games.Args{"N": len(t.words), "Chance": chance, "Letters": text[:begins]}, Mark: mark},
		{Say: TipName, Args: name, Mark: mark},
	}
}

// bonusHints lead to paying for a piece or to passing; where there is nothing else to do, to that.
func (t *thought) bonusHints(best games.Action) []mind.Hint {
	fits := games.Args{"N": len(t.words), "Chance": mind.Share(0)}
	if len(t.words) > 0 {
		fits["Chance"] = t.chance(t.words[0].text)
	}
	switch best.(type) {
	case decipher.Take:
		return []mind.Hint{{Say: TipTake, Mark: Mark{Take: true}}}
	case decipher.Pass:
		if t.view.Phase == decipher.PhasePass {
			return []mind.Hint{{Say: TipEnd, Args: fits, Mark: Mark{Pass: true}}}
		}
	}
	last := mind.Hint{Say: TipPay, Mark: Mark{Pay: true}}
	if best == (decipher.Pass{}) {
		last = mind.Hint{Say: TipPass, Mark: Mark{Pass: true}}
	}
	return []mind.Hint{
		{Say: TipPiece, Mark: Mark{Pay: true, Pass: true}},
		{Say: TipFits, Args: fits, Mark: Mark{Pay: true, Pass: true}},
		last,
	}
}
