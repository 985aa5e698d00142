package games

import "slices"

// Who gave a ruling.
const (
	ByLexicon = "lexicon" // followed by ":" and the lexicon's id and hash
	ByHouse   = "house"   // a house word of this family
	ByTable   = "table"   // the people at the table
)

// Ruling is the answer to one question about words, recorded in the action that
// needed it, so that a match never asks a lexicon.
type Ruling struct {
	Word   string // upper case
	Other  string `json:",omitempty"` // the second word, when the question is about a pair
	Answer bool
	Reason ID     `json:",omitempty"` // why, a message id; its fields are Args
	Lemma  string `json:",omitempty"` // the base form that the reason names, upper case
	By     string
}

// Args are the fields of the message Reason: Word, Other and Lemma.
func (r Ruling) Args() Args { return Args{"Word": r.Word, "Other": r.Other, "Lemma": r.Lemma} }

// Judge answers whether a word is allowed. known is false when the Judge has no
// opinion and the table must decide.
type Judge interface {
	Word(word string) (r Ruling, known bool)
}

// Comparer is a Judge that also answers whether two words mean the same. The order
// of the two doesn't matter.
type Comparer interface {
	Judge
	Same(word, other string) (r Ruling, known bool)
}

// Rulings is a Comparer that knows only what was recorded: the first ruling on a
// word or a pair holds.
type Rulings []Ruling

// Word implements Judge.
func (rs Rulings) Word(word string) (Ruling, bool) {
	for _, r := range rs {
		if r.Word == word && r.Other == "" {
			return r, true
		}
	}
	return Ruling{}, false
}

// Same implements Comparer.
func (rs Rulings) Same(word, other string) (Ruling, bool) {
	for _, r := range rs {
		if r.Other != "" && (r.Word == word && r.Other == other || r.Word == other && r.Other == word) {
			return r, true
		}
	}
	return Ruling{}, false
}

// ruled are Rulings by what they rule on.
type ruled struct {
	words map[string]Ruling
	pairs map[[2]string]Ruling // both words in order
}

// Index is a Comparer that says the same at once, however many there are: for who asks thousands of questions.
func (rs Rulings) Index() Comparer {
	out := ruled{words: make(map[string]Ruling, len(rs)), pairs: map[[2]string]Ruling{}}
	for _, r := range slices.Backward(rs) { // the first holds
		if r.Other == "" {
			out.words[r.Word] = r
		} else {
			out.pairs[inOrder(r.Word, r.Other)] = r
		}
	}
	return out
}

func inOrder(word, other string) [2]string { return [2]string{min(word, other), max(word, other)} }

// Word implements Judge.
func (rs ruled) Word(word string) (Ruling, bool) {
	r, known := rs.words[word]
	return r, known
}

// Same implements Comparer.
func (rs ruled) Same(word, other string) (Ruling, bool) {
	r, known := rs.pairs[inOrder(word, other)]
	return r, known
}
