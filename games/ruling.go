package games

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
	Reason ID `json:",omitempty"` // why, a message id
	By     string
}

// Judge answers whether a word is allowed. known is false when the Judge has no
// opinion and the table must decide.
type Judge interface {
	Word(word string) (r Ruling, known bool)
}

// Rulings is a Judge that knows only what was recorded: the first ruling on a
// word holds.
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
