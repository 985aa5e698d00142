package woerterklauer

import (
	"slices"
	"strings"

	"spieltisch/games"
	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
)

// briefs are the notes about a word in a few words, for a line that names the word and what it was already.
var briefs = map[games.ID]games.ID{
	wk.NoteExchanged: "judge.brief.exchanged",
	wk.NoteInserted:  "judge.brief.inserted",
	wk.NoteAppended:  "judge.brief.appended",
	wk.NoteRemoved:   "judge.brief.removed",
	noteRearranged:   "judge.brief.rearranged",
	wk.NoteAll:       "judge.brief.all",
	wk.NoteOnly:      "judge.brief.only",
	wk.NoteNothing:   "judge.brief.nothing",

	lexicon.ReasonSameForm:       "judge.brief.form",
	lexicon.ReasonSameBase:       "judge.brief.base",
	lexicon.ReasonSameForms:      "judge.brief.forms",
	lexicon.ReasonSameInfinitive: "judge.brief.infinitive",
	lexicon.ReasonSameApart:      "judge.brief.apart",
	lexicon.ReasonSameHeadword:   "judge.brief.headword",
	lexicon.ReasonSameStem:       "judge.brief.stem",
	lexicon.ReasonSameHouseYes:   "judge.brief.house_yes",
	lexicon.ReasonSameHouseNo:    "judge.brief.house_no",
}

// briefQuestion is why the table is asked about a word; that it is asked stands next to it.
func (t wording) briefQuestion(w *wk.Word) string {
	for _, n := range w.Notes {
		switch n.ID {
		case wk.NoteAsk:
			return t.desk.Say("judge.brief.ask", n.Args)
		case wk.NoteAskSame:
			return t.desk.Say("judge.brief.ask_same", n.Args)
		}
	}
	return ""
}

// brief is what the notes about a word say, as one sentence that fits its line: how it was made, or that it means the same, and what turns.
// Nothing where there is more to it; then the sentences of all notes are shown.
func (t wording) brief(w *wk.Word) string {
	if w.Fate == wk.FateOpen {
		return t.briefQuestion(w)
	}
	if len(w.From) != 1 || w.From[0].Text == w.Text {
		return ""
	}
	var how, means []string
	turns := ""
	for _, n := range notesOf(w) {
		id := n.ID
		switch reason, _ := n.Args["Reason"].(games.ID); id {
		case wk.NoteJudged:
			continue
		case wk.NoteMeaning, wk.NoteSame:
			id = reason
		}
		short, ok := briefs[id]
		if !ok {
			return ""
		}
		args := n.Args
		if id == lexicon.ReasonSameStem { // its two words may be in any order
			args = games.Args{"Other": w.From[0].Text}
		}
		says := t.desk.Say(short, args)
		switch id {
		case wk.NoteAll, wk.NoteOnly, wk.NoteNothing:
			turns = says
		case n.ID:
			how = append(how, says)
		default:
			means = append(means, says)
		}
	}
	if w.Fate == wk.FateExtended && len(means) > 0 { // else a new meaning is no news
		how = means
	}
	if len(how) == 0 || turns == "" {
		return ""
	}
	return t.desk.T("judge.brief", games.Args{"How": strings.Join(how, ", "), "Turns": turns})
}

// noteRearranged stands for the notes on what was exchanged, inserted, added and removed where in all that is the same letters
// in another order: taken one by one nobody would see that.
const noteRearranged games.ID = "judge.rearranged" // Word (before)

// notesOf are the notes about a word.
func notesOf(w *wk.Word) []wk.Reason {
	if len(w.From) != 1 || w.From[0].Text == w.Text || lettersOf(w.From[0].Text) != lettersOf(w.Text) {
		return w.Notes
	}
	out := []wk.Reason{{ID: noteRearranged, Args: games.Args{"Word": w.From[0].Text}}}
	for _, n := range w.Notes {
		switch n.ID {
		case wk.NoteExchanged, wk.NoteInserted, wk.NoteAppended, wk.NoteRemoved:
		default:
			out = append(out, n)
		}
	}
	return out
}

// lettersOf are the letters of a word in the order of the alphabet.
func lettersOf(word string) string {
	letters := []byte(word)
	slices.Sort(letters)
	return string(letters)
}
