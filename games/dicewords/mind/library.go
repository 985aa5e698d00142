package mind

import (
	"context"
	"maps"
	"slices"
	"sync"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/games/mind"
)

// Library is what the minds of a match share: the words of list and house with the values of the match's set, and the
// tables that are made of them. Any number of goroutines may use it.
type Library struct {
	set   dicewords.Set
	judge games.Judge
	lex   *lexicon.Lexicon
	house map[string]bool
	mute  map[string]bool // words that no mind says, umlauts as digraphs
	list  func() []listed // read once, when it is first needed

	building sync.Mutex // one build at a time: one core, and room for one
	fresh    float64    // what a turn with everyday words brings; 0 until it was asked for

	mu     sync.Mutex
	words  map[int]*Words // by tier
	tables map[int]*Tables
}

// listed is a word of the list that some mind may know.
type listed struct {
	key        string
	lemma      uint64 // the same for all forms of a word
	tier, rank int
}

// Everyday is the highest tier that minds know: words that nobody is surprised by, without odd forms of them.
const Everyday = 2

// Core is the tier of the most common words.
const Core = 1

// NewLibrary takes no time: the list is read when its words are first needed, or by Read, which takes some tenths of a second.
// house are the family's rulings by key, mute the words that no mind says even where list and house know them; both may be
// nil.
func NewLibrary(lex *lexicon.Lexicon, house map[string]bool, mute []string, set dicewords.Set) *Library {
	l := &Library{
		set: set, lex: lex, house: house, judge: lexicon.Judge{Lexicon: lex, House: family(house)}, mute: map[string]bool{},
		list: sync.OnceValue(func() []listed { return everyday(lex, set.Lang() == dicewords.German) }), words: map[int]*Words{}, tables: map[int]*Tables{},
	}
	for _, word := range mute {
		l.mute[lexicon.Transcribe(word)] = true
	}
	return l
}

// Read reads the list, so that the first question needn't.
func (l *Library) Read() { l.list() }

// everyday are the words that some mind may know; only German has forms that it looks like everyday words have and that nobody uses.
func everyday(lex *lexicon.Lexicon, german bool) []listed {
	var out []listed
	var forms forms
	if german {
		forms = formsOf(lex)
	}
	for key := range lex.All() {
		tier, rank, _ := lex.Usage(key)
		if tier > Everyday {
			continue
		}
		w := listed{key: key, tier: tier, rank: rank}
		e, _ := lex.Lookup(key)
		if german && rank == 0 && forms.odd(e) {
			continue
		}
		if len(e.Readings) > 0 {
			w.lemma = games.Hash(e.Readings[0].Lemma)
		}
		out = append(out, w)
	}
	return out
}

// family are house words as a judge asks them.
type family map[string]bool

// House implements lexicon.House.
func (f family) House(key string) (accept, known bool) {
	accept, known = f[key]
	return accept, known
}

// known are the words of the list that may says somebody knows, and all that the house accepts.
func (l *Library) known(may func(listed) bool) *Words {
	ranked := map[string]bool{}
	keys := func(yield func(string) bool) {
		for _, w := range l.list() {
			if _, ruled := l.house[w.key]; ruled || !may(w) {
				continue
			}
			ranked[w.key] = w.rank > 0
			if !yield(w.key) {
				return
			}
		}
		for _, key := range slices.Sorted(maps.Keys(l.house)) {
			ranked[key] = true
			if l.house[key] && !yield(key) {
				return
			}
		}
	}
	return NewWords(l.set, keys, func(text string) bool {
		accept, ruled := l.house[text]
		return ruled && !accept || l.mute[lexicon.Transcribe(text)]
	}, func(key string) bool { return ranked[key] })
}

// ofTier are all words up to a tier.
func (l *Library) ofTier(tier int) *Words {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.words[tier] == nil {
		l.words[tier] = l.known(func(w listed) bool { return w.tier <= tier })
	}
	return l.words[tier]
}

// Build makes the tables that a level plays by, if it plays by any, and keeps them; until then it looks ahead. It does
// nothing where they are there already. The error is ErrSize or the context's.
func (l *Library) Build(ctx context.Context, level mind.Level, plan Plan) error {
	tier, again := tablesOf(level)
	l.building.Lock()
	defer l.building.Unlock()
	if tier == 0 || l.ready(tier) != nil {
		return nil
	}
	plan.Again = again
	t, err := Build(ctx, l.set, l.ofTier(tier), plan)
	if err != nil {
		return err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.tables[tier] = t
	return nil
}

// tablesOf are the tables of a level: of words up to which tier (0: none), and whether of what comes again.
func tablesOf(level mind.Level) (tier int, again bool) {
	switch level {
	case mind.Atlas:
		return Core, false
	case mind.Sphinx:
		return Everyday, true
	}
	return 0, false
}

// ready are the tables of a tier, or nil.
func (l *Library) ready(tier int) *Tables {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.tables[tier]
}

// Mind is the best one, of tips and reviews: what it says of a choice is exact for everyday words once the tables of the strongest
// level are built, and an estimate until then. It sees rare words that lie there, too.
func (l *Library) Mind() Mind {
	m := l.mind(mind.Sphinx, 0)
	m.all = l
	return m
}

// mind is that of a level; what it doesn't know is drawn from the seed.
func (l *Library) mind(level mind.Level, seed uint64) Mind {
	m := Mind{judge: l.judge, look: level >= mind.Nova}
	if tier, _ := tablesOf(level); tier > 0 {
		m.words = func() *Words { return l.ofTier(tier) }
		m.tables = func() *Tables { return l.ready(tier) }
		return m
	}
	vocabulary := vocabularies[level]
	if l.set.Lang() == dicewords.English {
		vocabulary = english[level]
	}
	m.words = sync.OnceValue(func() *Words { return l.known(func(w listed) bool { return vocabulary.knows(w, seed) }) })
	return m
}

// vocabulary are the words of a level: all up to a rank, and from there to another one fewer and fewer of them.
type vocabulary struct{ sure, most int }

// Edition goes up with vocabularies, which make the characters others. The first one knew 350, 1,000 and 2,200 words surely.
const Edition = 1

// vocabularies of the levels without tables are such that a turn brings what the package's doc says.
var vocabularies = map[mind.Level]vocabulary{
	mind.Pip:  {160, 580},
	mind.Fips: {450, 1500},
	mind.Nova: {1300, 3300},
}

// english are those of English words, of which it takes more.
var english = map[mind.Level]vocabulary{
	mind.Pip:  {285, 950},
	mind.Fips: {725, 2350},
	mind.Nova: {2200, 4900},
}

// short is the length of words that everybody sees.
const short = 3

func (v vocabulary) knows(w listed, seed uint64) bool {
	switch {
	case w.rank == 0:
		return false
	case w.rank <= v.sure || w.tier == Core && len([]rune(w.key)) <= short:
		return true
	case w.rank > v.most:
		return false
	}
	return games.NewChance(seed^w.lemma, 0, 0).IntN(v.most-v.sure) >= w.rank-v.sure
}

// without tells which words have been refused in this match.
func without(rulings games.Rulings) func(string) bool {
	if !slices.ContainsFunc(rulings, func(r games.Ruling) bool { return !r.Answer }) {
		return nil
	}
	return func(text string) bool {
		r, held := rulings.Word(text)
		return held && !r.Answer
	}
}

// digraphs also refuses words laid with AE, OE or UE for Ä, Ö or Ü, which look misspelt: those who help name them, and hold them against
// somebody, only where no other word lies there.
func (l *Library) digraphs(except func(string) bool) func(string) bool {
	return func(text string) bool {
		return except != nil && except(text) || !l.lex.Contains(text) && l.lex.ContainsTyped(text)
	}
}
