package decipher

import (
	"slices"
	"strings"
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
)

// Note is something that the Puzzle Maker should know of a word.
type Note struct {
	ID   games.ID
	Args games.Args
	Warn bool // a doubt: "take it anyway"
}

// Advice is everything that can be said of a secret word, or of the beginning of one,
// before it is taken. It is for the Puzzle Maker's eyes.
type Advice struct {
	Word string // folded
	// Refusal is what SetWord would answer; nil when the word can be taken.
	Refusal error
	// Shortages are all reasons why the box can't build the word, tiles first.
	Shortages []Shortage
	Need      letterpiece.Count // pieces of all letters so far
	// Whole tells that the word has its length; what follows is only said then.
	Whole bool
	Known bool // the lexicon or a house word has it
	Tier  int  // 1 core word, … 6 rare; 0 when the lexicon doesn't know it
	Rank  int  // place by frequency, from 1; 0 when not ranked
	// Spellings are the words as one writes them: "Bär".
	Spellings []string
	// Lookalikes are other words whose zones hold the same pieces, the most common
	// first; none: there is no other reading.
	Lookalikes []Known
	Notes      []Note // doubts first
}

// CheckSecret is the advice about a typed word. Used are the secret words of this match
// so far; ix may be nil (no lexicon: nothing is said about knowing the word), and so
// may house.
func CheckSecret(s Setup, used []string, ix *Index, house lexicon.House, word string) Advice {
	a := Advice{Word: Fold(word)}
	a.Refusal = CheckSecretWord(s, a.Word)
	a.Shortages = Shortages(s, a.Word)
	a.Need = sum(Need(s.Letters, a.Word))
	a.Whole = CheckWord(s.Options, a.Word) == nil
	if !a.Whole {
		return a
	}
	if slices.Contains(used, a.Word) {
		a.note(true, NoteUsed, nil)
	}
	if ix == nil {
		return a
	}
	a.look(ix, house)
	a.Lookalikes = ix.Lookalikes(a.Word)
	if len(a.Lookalikes) == 0 {
		a.note(false, NoteUnique, nil)
		return a
	}
	words := each.Of(a.Lookalikes, func(k Known) string { return k.Word })
	a.note(false, NoteLookalikes, games.Args{"Words": words})
	return a
}

func (a *Advice) note(warn bool, id games.ID, args games.Args) {
	if args == nil {
		args = games.Args{}
	}
	args["Word"] = a.Word
	a.Notes = append(a.Notes, Note{id, args, warn})
}

// look says what house words and the lexicon say.
func (a *Advice) look(ix *Index, house lexicon.House) {
	entries := ix.lex.LookupTyped(a.Word)
	r, _ := lexicon.Judge{Lexicon: ix.lex, House: house}.Word(a.Word)
	a.Known = r.Answer
	var best Known
	for _, e := range entries {
		if k := (Known{a.Word, e.Tier, e.Rank}); best.Word == "" || common(k, best) < 0 {
			best = k
		}
		for _, r := range e.Readings {
			if !slices.Contains(a.Spellings, r.Spelling) {
				a.Spellings = append(a.Spellings, r.Spelling)
			}
		}
	}
	a.Tier, a.Rank = best.Tier, best.Rank
	switch {
	case r.Reason == lexicon.ReasonHouseNo:
		a.note(true, NoteRefused, nil)
	case r.Reason == lexicon.ReasonHouseYes:
		a.note(false, NoteHouse, nil)
	case len(entries) == 0:
		a.note(true, NoteUnknown, nil)
	case a.Tier >= rareTier:
		a.note(true, NoteRare, nil)
	default:
		a.note(false, NoteKnown, nil)
	}
	if isName(entries) {
		a.note(false, NoteName, nil)
	}
	if lemma := inflected(entries); lemma != "" {
		a.note(false, NoteInflected, games.Args{"Lemma": lemma})
	}
}

// rareTier is the tier that counts as rare: words that the frequency lists hardly know.
const rareTier = 6

// isName tells whether the word is also a name.
func isName(entries []lexicon.Entry) bool {
	for _, e := range entries {
		for _, r := range e.Readings {
			if r.Class == lexicon.ClassUnknown && strings.Contains(r.Features, "n") {
				return true
			}
		}
	}
	return false
}

// inflected is the dictionary form behind a word that is only a form of another;
// empty when it is one itself.
func inflected(entries []lexicon.Entry) string {
	lemma := ""
	for _, e := range entries {
		for _, r := range e.Readings {
			if r.Lemma == r.Spelling {
				return ""
			}
			if lemma == "" {
				lemma = r.Lemma
			}
		}
	}
	return lemma
}

// Whole tells whether a draft's word has the match's length.
func (d MakerDraft) Whole(o Options) bool { return utf8.RuneCountInString(d.Word) == o.Length }
