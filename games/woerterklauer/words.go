package woerterklauer

import "spieltisch/games"

// Judge answers what the referee can't know: which words are valid, and which mean the
// same. It is asked only about words that aren't unchanged, and never about a pair that
// is spelled alike. known is false where it has no opinion; that makes an open question,
// which the table answers.
type Judge = games.Comparer

// Rulings is a Judge that knows only what was recorded.
type Rulings = games.Rulings

// Attempt is a turn as it would end: everything a verdict depends on besides the Judge.
type Attempt struct {
	Rules         int    // the version of the rules; 0 is the newest
	Before, After Field  // the colours in After don't matter
	Pool, Left    []Tile // the open pool before and after
	Mover         Color
	Bonus         int     // what the handicap adds to the mover's lead
	Level         Level   // agreed
	Edge          int     // agreed: the field is at most so wide and so high
	History       History // of Before
}

// first tells whether the turn is judged by version 1 of the rules (RULES.md, "What was different
// in version 1"). Nothing else asks for the version.
func (t *Attempt) first() bool { return t.Rules == 1 }

// Verdict is all that can be said of a turn. Nothing in it is shared with the Attempt.
type Verdict struct {
	// Words are all words after the turn, in the order of Place.
	Words []Word
	// Lost are the old words that no word continues, in the order of Place.
	Lost []Spelled
	// Reasons is why the turn can't be ended, all of it: first what concerns the whole
	// field, then word by word, then the level, then the lead. Open questions are not
	// among them.
	Reasons []Reason
	// Field is After with the colours that the tiles show then, sorted. As long as the
	// turn isn't lawful it is a preview: a letter that no valid word claims keeps its
	// colour, a new one shows the mover's.
	Field Field
	// Turned are the cells of tiles that lay on the field in the opponent's colour and
	// turn to the mover's, sorted.
	Turned     []Cell
	Red, Black int // letters of each colour in Field
	Lead       int // the mover's letters less the opponent's, with the handicap
	Needs      int // by how much the lead falls short; 0 when the mover has it
	// Lowest is the lowest level at which the techniques are lawful, 0 if there is none.
	// It says nothing of validity, history, size and lead.
	Lowest Level
	// Lawful: the turn can be ended as it lies; nothing is refused, nothing open.
	Lawful bool
	// Askable: nothing is refused, but Questions must be put to the table first. For
	// Field, Lead and Lowest an open word counts as valid, an open meaning as a new one.
	Askable bool
	// Questions are for the table, each once, in the order of the words.
	Questions []Question
	// Rulings are all answers that were used, each once, in the order of asking: the
	// action that ends the turn records them. The same Attempt judged by them alone gives the same verdict.
	Rulings games.Rulings
	// History is the history after the turn, if it ends like this.
	History History
}

// Question is put to the table: is Word valid, or, when Other isn't empty, does Word
// mean the same as Other, the old word? An answer is a games.Ruling with the same Word
// and Other.
type Question struct{ Word, Other string }

// Fate is what has become of a word: its kind in the rules.
type Fate int

// The kinds of words after a turn (RULES.md, "Kinds").
const (
	FateUnchanged Fate = iota // the same tiles in order, moved or not
	FateNew                   // continues no old word
	FateStolen                // continues old words, means something else than each of them
	FateChanged               // the same, where all old words were wholly the mover's own colour
	FateExtended              // means the same as an old word that it continues
	FateInvalid               // no valid word
	FateOpen                  // a question on its validity or its meaning is open
)

// Word is a word after the turn.
type Word struct {
	Spelled
	Cells []Cell // of its letters
	Fate  Fate
	// From are the old words that it continues, in the order of Place. An unchanged
	// word has one.
	From []From
	// Shows are the cells that show the mover's colour because of this word: all that it
	// doesn't hold from an old word of the same meaning. Empty for unchanged words.
	Shows []Cell
	// Turns are those of Shows where a tile lay in the opponent's colour before.
	Turns []Cell
	// Notes say what happened to it and why, in the order in which they read well: for
	// each old word the letters, then the meaning, then the colours.
	Notes []Reason
	// Reasons are those of Verdict.Reasons that concern this word.
	Reasons []Reason
}

// From is an old word that a word continues, and how they differ.
type From struct {
	Spelled
	Cells []Cell // where its letters lay
	Own   bool   // it was wholly the mover's own colour
	// Exchanged are the cells in the new word with a strange letter in the place of a
	// missing one, Was the letters that it replaced, in the same order. Where the turn is lawful only
	// if such a letter was removed, it is in Removed, and the strange one was inserted or appended.
	Exchanged []Cell
	Was       []Letter
	Inserted  []Cell   // strange letters inside it, in the new word
	Appended  []Cell   // strange letters before or behind it, in the new word
	Removed   []Letter // missing from every word that continues it, and not exchanged
	// Same: it means the same as the new word. Asked is false where nobody had to judge
	// (unchanged or invalid words), Known is false while the question is open.
	Same, Asked, Known bool
	Meaning            games.Ruling // where Asked and Known; its two words in any order
}

// Reason is one thing to be said about a turn, in a message id and its Args (ids.go).
type Reason struct {
	ID    games.ID
	Args  games.Args
	Word  int    // index into Verdict.Words, or -1
	Cells []Cell // which cells it is about, sorted; may be empty
}
