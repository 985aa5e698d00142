package mind

import (
	"cmp"
	"context"
	"maps"
	"math"
	"math/bits"
	"slices"
	"strings"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
)

// Tips. Best and Own are what the best choice and the prepared one are worth, in points or, near the end of
// a race, as a mind.Share; Gain says the best of them in words.
const (
	TipFine   games.ID = "dicewords.tip.fine"    // N, Gain: to throw N dice is no mistake, nor is the word where N is 0
	TipSeems  games.ID = "dicewords.tip.seems"   // N: the same while only estimates can be made
	TipWord   games.ID = "dicewords.tip.word_ok" // Points: the typed word is no mistake
	TipEnough games.ID = "dicewords.tip.enough"  // the typed word wins
	TipMore   games.ID = "dicewords.tip.more"    // Gain, Own: more dice should stay
	TipFewer  games.ID = "dicewords.tip.fewer"   // Gain, Own: fewer
	TipOthers games.ID = "dicewords.tip.others"  // Gain, Own: as many, but others
	TipAgain  games.ID = "dicewords.tip.again"   // Gain, Own: throw instead of the typed word
	TipAim    games.ID = "dicewords.tip.aim"     // Gain, N, Letters: words of N letters that have Letters in common ("" for none)
	TipKeep   games.ID = "dicewords.tip.keep"    // Letters, Words: what may come of them, up to three; There (a word that lies there, "" for none), Stays, Points, Stop: its worth, 0 where something else was compared with
	TipNone   games.ID = "dicewords.tip.none"    // Gain: nothing should stay
	TipThrow  games.ID = "dicewords.tip.throw"   // all should be thrown
	TipThere  games.ID = "dicewords.tip.there"   // Points: a word lies there
	TipBetter games.ID = "dicewords.tip.better"  // Points, Own: a better one
	TipTake   games.ID = "dicewords.tip.take"    // Points: and it is better than to throw
	TipSure   games.ID = "dicewords.tip.sure"    // Points: and it wins, so there should be no more throws
	TipShape  games.ID = "dicewords.tip.shape"   // N, Letters: how long it is and how it begins
	TipLay    games.ID = "dicewords.tip.lay"     // Word, Points
	TipUnseen games.ID = "dicewords.tip.unseen"  // no word is known that lies there

	AlsoRare     games.ID = "dicewords.tip.also_rare"      // Rare: points of a word that few know
	AlsoRareWord games.ID = "dicewords.tip.also_rare_word" // RareWord

	gainPoints games.ID = "dicewords.tip.gain"      // Best
	gainChance games.ID = "dicewords.tip.gain_race" // Best
)

// Mark is what a tip points at.
type Mark struct {
	Row  bool // the row of dice that stay
	Word bool // where the word is laid
	Dice Keep
}

// Points are the sizes of mistakes in points of a turn.
var Points = mind.Scale{Small: 2, Medium: 10, Large: 20}

// Scale is the table of sizes for a position: of points, or of chances near the end of a race that can still be won.
func (m Mind) Scale(ctx context.Context, v dicewords.View) mind.Scale {
	p := m.position(v)
	if v.Up != nil {
		p.aim(ctx)
	}
	return p.scale()
}

func (p *position) scale() mind.Scale {
	if p.odds() {
		return mind.Chances
	}
	return Points
}

// Tip is help for the seat that throws or declares. own is what it has prepared, nil for nothing.
func (m Mind) Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error) {
	v, ok := view.(dicewords.View)
	if !ok {
		return mind.Tip{}, games.Refuse(games.IllegalData, nil)
	}
	if v.Up == nil {
		return mind.Tip{}, nil
	}
	p := m.position(v)
	keeps := p.aim(ctx)
	prepared, worth := p.prepared(ctx, own, keeps)
	if p.wins(prepared, worth) {
		return mind.Tip{Hints: []mind.Hint{{Say: TipEnough}}}, nil
	}
	var best games.Choice
	if v.Phase == dicewords.PhaseThrow {
		best = p.again(keeps, 1)[0]
	} else {
		best = p.ends(1)[0]
	}
	tip := mind.Tip{Rough: v.Phase == dicewords.PhaseThrow && (p.tables == nil || p.bound() || ctx.Err() != nil) && !p.certain(best)}
	if t, ok := best.Action.(dicewords.Throw); ok {
		keep, _ := keptBy(t)
		tip.Hints = p.keepHints(keep, best.Worth, prepared, worth, tip.Rough)
	} else {
		tip.Hints = p.wordHints(best, prepared, worth, tip.Rough)
	}
	tip.Free = tip.Hints[0].Say == TipUnseen
	if rare, ok := p.rare(max(best.Worth, worth)); ok {
		tip.Free = false
		also(&tip.Hints[0], AlsoRare, games.Args{"Rare": rare.Args["Points"]})
		if len(tip.Hints) == mind.Grades {
			also(&tip.Hints[mind.Grades-1], AlsoRareWord, games.Args{"RareWord": rare.Args["Word"]})
		}
	}
	return tip, nil
}

// also adds a second sentence to a hint.
func also(h *mind.Hint, say games.ID, args games.Args) {
	maps.Copy(args, h.Args)
	h.Also, h.Args = say, args
}

// prepared is what the seat has prepared, if it may do that, and what it is worth. A word that neither list nor house knows
// is none: nothing is known of its worth.
func (p *position) prepared(ctx context.Context, own games.Action, keeps []kept) (games.Action, float64) {
	if own == nil {
		return nil, 0
	}
	if t, ok := own.(dicewords.Throw); ok {
		keep, lawful := keptBy(t)
		if i := slices.IndexFunc(keeps, func(k kept) bool { return lawful && k.Keep == keep }); i >= 0 {
			return own, keeps[i].worth
		}
	}
	if d, ok := own.(dicewords.Declare); ok {
		r, known := p.Rulings.Word(d.Word)
		if !known {
			r, known = p.mind.judge.Word(d.Word)
		}
		if !known || !r.Answer {
			return nil, 0
		}
	}
	c, err := p.worth(ctx, own)
	if err != nil {
		return nil, 0
	}
	return own, c.Worth
}

// wins tells whether what is prepared is a word that wins, perhaps a rarer one than the mind knows.
func (p *position) wins(own games.Action, worth float64) bool {
	if _, ok := own.(dicewords.Declare); !ok {
		return false
	}
	switch {
	case p.race != nil:
		return p.sure != nil && worth >= 1
	case p.goal == nil:
		return p.sure != nil && worth >= float64(p.sure.Win)
	}
	return p.enough(games.Choice{Action: own, Worth: worth})
}

// risks tells whether it isn't certain that a throw still wins, however likely that is; of estimates none is, nor of races that go on.
func (p *position) risks(own games.Action, worth float64) bool {
	const rounding = 1e-3
	_, throws := own.(dicewords.Throw)
	return throws && (p.race != nil || p.tables == nil || worth < 1-rounding)
}

// figure is a worth as it is told.
func (p *position) figure(worth float64) any {
	if p.odds() {
		return mind.Share(worth)
	}
	return int(math.Round(worth))
}

func (p *position) gain(worth float64, args games.Args) games.Args {
	args["Gain"], args["Best"] = gainPoints, p.figure(worth)
	if p.odds() {
		args["Gain"] = gainChance
	}
	return args
}

// fine says that what is prepared is no mistake. An estimate looks one throw ahead, often at a few keeps, so it praises nothing, and its
// figure is too low where there are two throws.
func (p *position) fine(prepared games.Action, own float64, rough bool) mind.Hint {
	t, _ := prepared.(dicewords.Throw)
	args := games.Args{"N": len(t.Dice)}
	if rough {
		return mind.Hint{Say: TipSeems, Args: args}
	}
	return mind.Hint{Say: TipFine, Args: p.gain(own, args)}
}

// keepHints lead to a keep.
func (p *position) keepHints(keep Keep, best float64, prepared games.Action, own float64, rough bool) []mind.Hint {
	if prepared != nil && p.scale().Fine(best, own, rough) {
		return []mind.Hint{p.fine(prepared, own, rough)}
	}
	first := mind.Hint{Say: TipAgain, Mark: Mark{Row: true}}
	if t, ok := prepared.(dicewords.Throw); ok {
		kept, _ := keptBy(t)
		switch d := bits.OnesCount16(uint16(keep)) - bits.OnesCount16(uint16(kept)); {
		case d > 0:
			first.Say = TipMore
		case d < 0:
			first.Say = TipFewer
		default:
			first.Say = TipOthers
		}
	}
	first.Args = p.gain(best, games.Args{"Own": p.figure(own)})
	if keep == 0 {
		return []mind.Hint{first, {Say: TipNone, Args: p.gain(best, games.Args{}), Mark: Mark{Row: true}}, {Say: TipThrow, Mark: Mark{Row: true}}}
	}
	words := p.leadsTo(keep, best)
	means := Mark{Row: true}
	length, common := 0, ""
	if len(words) > 0 {
		length, common = len([]rune(words[0])), inCommon(words)
	}
	if dice := p.showingAll(common, keep); dice != 0 {
		means = Mark{Dice: dice}
	}
	last := p.gain(best, games.Args{"Letters": p.letters(keep), "Words": strings.Join(words, ", "), "There": "", "Stays": false, "Points": 0, "Stop": 0})
	if end := p.ends(1)[0]; isWord(end) {
		last["There"], last["Points"] = end.Args["Word"], end.Args["Points"]
		if prepared == nil { // else the first grade has compared with that
			last["Stop"] = p.figure(end.Worth)
		}
		last["Stays"] = p.laid(end.Args["Word"].(string))&^keep == 0
	}
	return []mind.Hint{
		first,
		{Say: TipAim, Args: p.gain(best, games.Args{"N": length, "Letters": common}), Mark: means},
		{Say: TipKeep, Args: last, Mark: Mark{Dice: keep}},
	}
}

// wordHints lead to a word.
func (p *position) wordHints(best games.Choice, prepared games.Action, own float64, rough bool) []mind.Hint {
	d, ok := best.Action.(dicewords.Declare)
	if !ok {
		return []mind.Hint{{Say: TipUnseen}}
	}
	points := best.Args["Points"]
	if prepared != nil && !(p.certain(best) && p.risks(prepared, own)) && p.scale().Fine(best.Worth, own, rough) {
		if _, ok := prepared.(dicewords.Throw); ok {
			return []mind.Hint{p.fine(prepared, own, rough)}
		}
		if p.race != nil { // a better word may lie there, but not one that is needed
			return []mind.Hint{p.fine(prepared, own, false)}
		}
		return []mind.Hint{{Say: TipWord}}
	}
	first := mind.Hint{Say: TipThere, Args: games.Args{"Points": points}, Mark: Mark{Word: true}}
	switch prepared.(type) {
	case dicewords.Throw:
		if first.Say = TipTake; p.certain(best) {
			first.Say = TipSure
		}
	case dicewords.Declare:
		first.Say, first.Args["Own"] = TipBetter, p.figure(own)
	}
	letters := []rune(d.Word)
	dice := p.laid(d.Word)
	return []mind.Hint{
		first,
		{Say: TipShape, Args: games.Args{"N": len(letters), "Letters": string(letters[:2])}, Mark: Mark{Word: true, Dice: p.showingAll(string(letters[:2]), dice)}},
		{Say: TipLay, Args: games.Args{"Word": d.Word, "Points": points}, Mark: Mark{Word: true, Dice: dice}},
	}
}

// letters are those of dice, in the order of the alphabet.
func (p *position) letters(keep Keep) string {
	var out []string
	for i, f := range p.Faces() {
		if keep>>i&1 != 0 {
			out = append(out, string(f))
		}
	}
	slices.SortFunc(out, func(a, b string) int { return strings.Compare(lexicon.Transcribe(a), lexicon.Transcribe(b)) })
	return strings.Join(out, " ")
}

// showingAll are dice among some that show these letters.
func (p *position) showingAll(letters string, among Keep) Keep {
	used := Keep(0)
	for _, r := range letters {
		for i, f := range p.Faces() {
			if f == r && among>>i&1 != 0 && used>>i&1 == 0 {
				used |= 1 << i
				break
			}
		}
	}
	return used
}

// A tip names so many words that a keep may lead to, which lack so many letters at most.
const (
	tipWords   = 3
	tipMissing = 3
)

// unrankedCounts is how much an unranked word counts when words are named that a keep may lead to, next to a ranked one.
const unrankedCounts = 0.2

// leadsTo are words that a keep may lead to with all that is chosen of it, those first that bring most by how likely they come and how
// well known they are. Its worth comes from words that bring as much or more.
func (p *position) leadsTo(keep Keep, worth float64) []string {
	least := worth
	switch {
	case p.goal != nil:
		least = float64(p.goal.Draw)
	case p.race != nil:
		least = float64(p.race.least(worth))
	}
	type aim struct {
		word  string
		worth float64
	}
	var all []aim
	for i := range p.words.forms {
		f := &p.words.forms[i]
		if float64(f.points) < least {
			break // they are sorted
		}
		if chance := p.comes(f, keep); chance > 0 && (p.except == nil || !p.except(f.text)) {
			if f.unranked {
				chance *= unrankedCounts
			}
			all = append(all, aim{f.text, chance * float64(f.points)})
		}
	}
	slices.SortFunc(all, func(a, b aim) int { return cmp.Or(cmp.Compare(b.worth, a.worth), cmp.Compare(a.word, b.word)) })
	var out []string
	for _, a := range all {
		near := func(w string) bool { return strings.HasPrefix(w, a.word) || strings.HasPrefix(a.word, w) } // BUCH and BUCHS
		if len(out) < tipWords && !slices.ContainsFunc(out, near) {
			out = append(out, a.word)
		}
	}
	return out
}

// comes is about how likely a form can be laid in the end from kept dice and what the others bring.
func (p *position) comes(f *form, keep Keep) float64 {
	used, missing, chance := Keep(0), 0, 1.0
	free := keep
	for l := f.letters; l != 0; l = l.rest() {
		if die := p.showingAll(string(letterOf(l.first())), keep&^used); die != 0 {
			used |= die
			continue
		}
		if missing++; missing > tipMissing {
			return 0
		}
		die, faces := p.bringing(l.first(), free)
		if die < 0 {
			return 0
		}
		free |= 1 << die
		chance *= 1 - math.Pow(1-float64(faces)/dicewords.FaceCount, float64(p.Left))
	}
	for i, r := range p.Faces() {
		if (keep&^p.locked&^used)>>i&1 != 0 && r != dicewords.Joker {
			return 0
		}
	}
	return chance
}

// inCommon is the longest piece of a word that all of them have; "" for none.
func inCommon(words []string) string {
	first := []rune(words[0])
	for n := len(first) - 1; n > 0; n-- {
		for i := range len(first) - n + 1 {
			piece := string(first[i : i+n])
			if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(w, piece) }) {
				return piece
			}
		}
	}
	return ""
}
