package dicewords

import (
	"strings"

	"spieltisch/games"
)

// The types of the actions in the log; Abandon is the games' own.
const (
	TypeThrow     = "throw"
	TypeDeclare   = "declare"
	TypePass      = "pass"
	TypeChallenge = "challenge"
	TypeRule      = "rule"
	TypeAccept    = "accept"
	TypeTimeUp    = "time_up"
	TypeNext      = "next"
)

// Throw throws dice, by the seat whose turn it is. Dice are indices 0 to 9, each
// once, in any order; all ten in a turn's first throw.
type Throw struct{ Dice []int }

// Declare ends the turn with a word of the faces that lie on the table. Word is
// upper case, A–Z, Ä, Ö, Ü. Rulings is empty, or in the dictionary check the one
// ruling on Word, by lexicon, house or table.
type Declare struct {
	Word    string
	Rulings games.Rulings `json:",omitempty"`
}

// Pass ends the turn without a word, for 0 points.
type Pass struct{}

// Challenge doubts the pending word, by any seat but its author's. Rulings holds
// what lexicon or house words say about it, or nothing if they know nothing.
type Challenge struct {
	Rulings games.Rulings `json:",omitempty"`
}

// Rule is the table's answer about a challenged word: exactly one ruling, by table.
type Rule struct{ Rulings games.Rulings }

// Accept is the table's "accepted" or "no challenge" about the pending word.
type Accept struct{}

// TimeUp is the table's clock: no more throws in this turn.
type TimeUp struct{}

// Next is the table's "go on" after a round that was hidden.
type Next struct{}

// Type implements games.Action.
func (Throw) Type() string { return TypeThrow }

// Type implements games.Action.
func (Declare) Type() string { return TypeDeclare }

// Type implements games.Action.
func (Pass) Type() string { return TypePass }

// Type implements games.Action.
func (Challenge) Type() string { return TypeChallenge }

// Type implements games.Action.
func (Rule) Type() string { return TypeRule }

// Type implements games.Action.
func (Accept) Type() string { return TypeAccept }

// Type implements games.Action.
func (TimeUp) Type() string { return TypeTimeUp }

// Type implements games.Action.
func (Next) Type() string { return TypeNext }

// NewDeclare is the action that declares word in the position v: in the
// dictionary check it carries j's ruling, unless one holds already.
func NewDeclare(v View, word string, j games.Judge) Declare {
	if v.Options.Check != CheckDictionary {
		return Declare{Word: word}
	}
	return Declare{Word: word, Rulings: ask(v, word, j)}
}

// NewOverrule declares word with the table's "we accept it".
func NewOverrule(word string) Declare {
	return Declare{Word: word, Rulings: games.Rulings{{Word: word, Answer: true, By: games.ByTable}}}
}

// NewChallenge is the challenge of the pending word with j's ruling, unless one
// holds already.
func NewChallenge(v View, j games.Judge) Challenge {
	if v.Pending == nil {
		return Challenge{}
	}
	return Challenge{Rulings: ask(v, v.Pending.Word, j)}
}

// NewRule is the table's answer about the challenged word.
func NewRule(v View, answer bool) Rule {
	if v.Pending == nil {
		return Rule{}
	}
	return Rule{Rulings: games.Rulings{{Word: v.Pending.Word, Answer: answer, By: games.ByTable}}}
}

func ask(v View, word string, j games.Judge) games.Rulings {
	if _, held := v.Rulings.Word(word); held {
		return nil
	}
	if r, known := j.Word(word); known {
		return games.Rulings{r}
	}
	return nil
}

// ruling is the only ruling of rs, if it is about word and by one of those who may
// give it here; ok is false if rs is anything else but that or empty.
func ruling(rs games.Rulings, word string, table, others bool) (r games.Ruling, given, ok bool) {
	if len(rs) == 0 {
		return games.Ruling{}, false, true
	}
	r = rs[0]
	by := table && r.By == games.ByTable ||
		others && (r.By == games.ByHouse || strings.HasPrefix(r.By, games.ByLexicon+":"))
	return r, true, len(rs) == 1 && r.Word == word && r.Other == "" && by && len(r.By)+len(r.Reason) <= 256
}
