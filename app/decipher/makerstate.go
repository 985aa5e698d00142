package decipher

import (
	"slices"
	"unicode"

	"spieltisch/games"
	dc "spieltisch/games/decipher"
	think "spieltisch/games/decipher/mind"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
)

// makerState is what the Puzzle Maker's page shows, and what they have begun: pure, without widgets. All of it is theirs alone.
type makerState struct {
	view   dc.View // the Puzzle Maker's own
	draft  dc.MakerDraft
	loaded bool      // the draft came from the store, and may belong to the view
	advice dc.Advice // on the draft's word
	list   listState

	watches  bool // nobody else sits at the table: they see what the computers do
	acts     bool // a computer is shown at work
	reorders bool // they have asked for the order of the pieces

	step    makerStep
	tip     think.Mark       // what a tip points at
	turned  bool             // the word as the Seekers face it
	hint    saying           // why the last letter became what it is
	all     bool             // the word is marked: what is typed next takes its place
	refused string           // the word that a letter without a tile would have made
	chosen  letterpiece.Kind // to give, noKind for none
	piece   int              // of the order, under the keyboard's cursor
}

// makerStep is what the Puzzle Maker is at.
type makerStep int

const (
	stepWord    makerStep = iota
	stepOrder             // of the new word's pieces
	stepReorder           // of the pieces that are left, between two turns
	stepGive              // picks the piece (PickLive)
	stepWatch             // computers seek the word
)

// listState tells whether there is a word list.
type listState int

const (
	listBusy listState = iota // it is being read
	listNone
	listThere
)

// saying is a text to be said; none if it has no id.
type saying struct {
	id   games.ID
	args games.Args
}

// noKind is makerState.chosen when nothing is.
const noKind letterpiece.Kind = -1

func newMakerState() *makerState { return &makerState{chosen: noKind} }

// begun tells whether there has been a position.
func (s *makerState) begun() bool { return s.view.Letters != nil }

// advance brings the state to a position. A draft from the store stays if it belongs to it; the steps to a word that is set are done.
func (s *makerState) advance(v dc.View) {
	kept := s.begun() || s.loaded
	set := s.begun() && s.view.Secret == nil && v.Secret != nil
	if v.Step != s.view.Step {
		s.tip, s.reorders = think.Mark{}, false
	}
	s.view = v
	if !kept || set || !s.draft.Fits(v) {
		s.draft = dc.NewMakerDraft(v)
	}
}

// countOf is how many pieces of each kind a list has.
func countOf(order []letterpiece.Kind) letterpiece.Count {
	var c letterpiece.Count
	for _, k := range order {
		c[k]++
	}
	return c
}

// advise looks at the word again, and follows the step that this makes of it.
func (s *makerState) advise(index *dc.Index, house lexicon.House) {
	s.advice = dc.CheckSecret(s.view.Setup(), s.view.Used(), index, house, s.draft.Word)
	s.step = s.stepNow()
	s.piece = max(0, min(s.piece, len(s.draft.Order)-1))
	if s.chosen != noKind && s.left()[s.chosen] == 0 {
		s.chosen = noKind
	}
}

// stepNow is what the position asks for; the order of a new word stays while there is one.
func (s *makerState) stepNow() makerStep {
	switch {
	case s.view.Phase == dc.PhaseGive && (!s.watches || !s.acts):
		return stepGive
	case s.watches && s.view.Secret != nil && !s.reorders:
		return stepWatch
	case s.view.Secret != nil:
		return stepReorder
	case s.step == stepOrder && s.ordered():
		return stepOrder
	}
	return stepWord
}

// ordered tells whether the draft has an order of exactly the word's pieces.
func (s *makerState) ordered() bool {
	return s.advice.Refusal == nil && countOf(s.draft.Order) == s.advice.Need
}

// missing tells why the word can't be taken yet; nothing when it can. Nothing of the word is said: this stands in a tooltip.
func (s *makerState) missing() saying {
	switch n := s.view.Options.Length - len(s.draft.Word); {
	case n > 0:
		return saying{"decipher.maker.missing", countArgs(n)}
	case s.advice.Refusal != nil:
		return saying{"decipher.maker.stock", nil}
	}
	return saying{}
}

// typed is the draft after a letter at the cursor of d, what is to be said of it, and, when the letter ran out of tiles,
// the word that it would have made. A letter that has no place there leaves the page's draft.
func (s *makerState) typed(d dc.MakerDraft, r rune) (next dc.MakerDraft, hint saying, refused string) {
	next = d.Type(s.view.Options, r)
	if next.Word == d.Word {
		hint, refused = s.cantType(d, r)
		return s.draft, hint, refused
	}
	if letters := dc.Fold(string(r)); len(letters) > 1 {
		hint = saying{"decipher.maker.hint.split", games.Args{"Sign": writtenSign(r), "Letters": letters}}
	}
	return next, hint, ""
}

// cantType says why a letter changed nothing, and with which word it ran out of tiles.
func (s *makerState) cantType(d dc.MakerDraft, r rune) (hint saying, refused string) {
	o := s.view.Options
	letters := dc.Fold(string(r))
	attempt := d.Word[:d.Cursor] + letters + d.Word[d.Cursor:]
	switch {
	case dc.MakerDraft{}.Put(o, letters).Word == "":
		return saying{"decipher.maker.hint.letter", games.Args{"Sign": writtenSign(r)}}, ""
	case len(attempt) > o.Length && len(letters) > 1:
		return saying{"decipher.maker.hint.room", games.Args{"Sign": writtenSign(r), "Letters": letters}}, ""
	case len(attempt) > o.Length:
		return saying{"decipher.maker.hint.full", countArgs(o.Length)}, ""
	}
	return saying{"decipher.maker.hint.tiles", games.Args{"Letter": letters[:1], "Max": dc.TilesEach}}, attempt
}

// writtenSign is a typed letter as one writes it alone.
func writtenSign(r rune) string {
	if r == 'ß' {
		return string(r)
	}
	return string(unicode.ToUpper(r))
}

// maxLevel is how many bars tell how well known a word is.
const maxLevel = 5

// level is how well known the word is, from 1 to maxLevel; 0 when nobody can tell.
func (s *makerState) level() int {
	if !s.advice.Whole || s.advice.Tier == 0 {
		return 0
	}
	return max(1, maxLevel+1-s.advice.Tier)
}

// left are the pieces in the compartment.
func (s *makerState) left() letterpiece.Count {
	if s.view.Secret == nil {
		return letterpiece.Count{}
	}
	return s.view.Secret.Left
}

// wrong is in how many zones a kind would be answered No.
func (s *makerState) wrong(k letterpiece.Kind) int {
	n := 0
	for i, need := range dc.Need(s.view.Letters, s.draft.Word) {
		if z := s.view.Zones[i]; !z.Covered[k] && z.Laid()[k] >= need[k] {
			n++
		}
	}
	return n
}

// owners are the letters that the pieces of an order come from: of a kind the first piece is the first letter's that needs one.
func (s *makerState) owners(order []letterpiece.Kind) []string {
	need := dc.Need(s.view.Letters, s.draft.Word)
	for i, z := range s.view.Zones {
		if s.view.Secret == nil || i >= len(need) {
			break
		}
		for k, n := range z.Laid() {
			need[i][k] -= n
		}
	}
	out := make([]string, len(order))
	for p, k := range order {
		if i := slices.IndexFunc(need, func(c letterpiece.Count) bool { return c[k] > 0 }); i >= 0 {
			need[i][k]--
			out[p] = s.draft.Word[i : i+1]
		}
	}
	return out
}

// nextKind is the next kind to choose of which some are left; false when there is none.
func (s *makerState) nextKind(by int) (letterpiece.Kind, bool) {
	for i := 1; i <= letterpiece.Kinds; i++ {
		k := letterpiece.Kind((int(s.chosen) + letterpiece.Kinds*2 + by*i) % letterpiece.Kinds)
		if s.chosen == noKind {
			k = letterpiece.Kind((letterpiece.Kinds*2 + by*i - max(by, 0)) % letterpiece.Kinds)
		}
		if s.left()[k] > 0 {
			return k, true
		}
	}
	return noKind, false
}

// letterAt is the letter that place i of the word shows, "" for none: seen from the other side the word runs from right to left.
func (s *makerState) letterAt(i int) string {
	if i = s.index(i); i < len(s.draft.Word) {
		return s.draft.Word[i : i+1]
	}
	return ""
}

// index is the letter of the word that place i stands for, and the other way round.
func (s *makerState) index(i int) int {
	if s.turned {
		return s.view.Options.Length - 1 - i
	}
	return i
}
