package woerterklauer

import "spieltisch/games"

// What the referee refuses. Args are named behind each; Word and Other are words, letters
// are words of one letter, lists of letters are []string, levels count from 1. Where there
// is a Reason, it is a ruling's (games/lexicon): a message id whose fields Word, Other and
// Lemma are among the Args; it is empty where the table has ruled without one.
const (
	// The whole field.
	RefusedTiles   games.ID = "woerterklauer.refused.tiles"   // Count: so many tiles are not where they must be: doubled, lost, strange
	RefusedOverlap games.ID = "woerterklauer.refused.overlap" // Count: so many cells hold more than one tile
	RefusedSpread  games.ID = "woerterklauer.refused.spread"  // the tiles lie too far apart to be looked at
	RefusedWide    games.ID = "woerterklauer.refused.wide"    // Wide, Edge: the field would be so wide
	RefusedHigh    games.ID = "woerterklauer.refused.high"    // High, Edge
	RefusedEmpty   games.ID = "woerterklauer.refused.empty"   // nothing lies on the field
	RefusedPieces  games.ID = "woerterklauer.refused.pieces"  // Count: so many pieces; Cells: all but the largest
	RefusedSingle  games.ID = "woerterklauer.refused.single"  // Letters, Count: belong to no word; Cells

	// A word.
	RefusedInvalid games.ID = "woerterklauer.refused.invalid" // Word, Lemma, Reason
	RefusedBefore  games.ID = "woerterklauer.refused.before"  // Word, Other: Other, which it continues, has been Word before
	RefusedPlace   games.ID = "woerterklauer.refused.place"   // Word: has lain there before

	// The techniques, as far as the agreed level refuses them. Word is the old word; the
	// Reason's Word is the first one that continues it, if any.
	RefusedGap        games.ID = "woerterklauer.refused.gap"         // Word, Letters: level I, cells of it are empty
	RefusedMoved      games.ID = "woerterklauer.refused.moved"       // Letters: have moved further than the level allows
	RefusedDissolved  games.ID = "woerterklauer.refused.dissolved"   // Word: no word continues it
	RefusedParted     games.ID = "woerterklauer.refused.parted"      // Word, Count: so many words continue it
	RefusedExchanged  games.ID = "woerterklauer.refused.exchanged"   // Word, Letters, Count, Most: so many letters exchanged
	RefusedInserted   games.ID = "woerterklauer.refused.inserted"    // Word, Count, Most: so many letters inserted
	RefusedRemoved    games.ID = "woerterklauer.refused.removed"     // Word, Letters: removed, which the level doesn't allow
	RefusedSame       games.ID = "woerterklauer.refused.same"        // Word, Other, Letters: letters of Word removed, and Other means the same
	RefusedUnused     games.ID = "woerterklauer.refused.unused"      // Word, Letters: removed letters that don't end in a new or stolen word
	RefusedPool       games.ID = "woerterklauer.refused.pool"        // Letters: in the pool without an exchange
	RefusedTorn       games.ID = "woerterklauer.refused.torn"        // Word, Other: crossed in a letter that they no longer share
	RefusedLevel      games.ID = "woerterklauer.refused.level"       // Level: where it would be allowed, Agreed
	RefusedEveryLevel games.ID = "woerterklauer.refused.every_level" // refused at every level

	// The lead.
	RefusedLead games.ID = "woerterklauer.refused.lead" // Own, Other, Needs: so many letters more
)

// What a word's Notes say.
const (
	NoteExchanged games.ID = "woerterklauer.note.exchanged" // Word (before), Was, Now ([]string), Count
	NoteInserted  games.ID = "woerterklauer.note.inserted"  // Word (before), Letters, Count
	NoteAppended  games.ID = "woerterklauer.note.appended"  // Word (before), Letters, Count
	NoteRemoved   games.ID = "woerterklauer.note.removed"   // Word (before), Letters, Count
	NoteMoved     games.ID = "woerterklauer.note.moved"     // unchanged, but lies elsewhere
	NoteJudged    games.ID = "woerterklauer.note.judged"    // Word, Lemma, Reason: why it is valid
	NoteAsk       games.ID = "woerterklauer.note.ask"       // Word: the table is asked whether it is valid
	NoteMeaning   games.ID = "woerterklauer.note.meaning"   // Word, Other (one before, one after), Lemma, Reason: another meaning
	NoteSame      games.ID = "woerterklauer.note.same"      // Word, Other (one before, one after), Lemma, Reason: the same meaning
	NoteAlike     games.ID = "woerterklauer.note.alike"     // Word: spelled as before, with other tiles
	NoteAskSame   games.ID = "woerterklauer.note.ask_same"  // Word, Other: the table is asked whether they mean the same
	NoteCrosses   games.ID = "woerterklauer.note.crosses"   // Other (word after the turn), Letter, Color (ID): crosses it, and the letter turns
	NoteAll       games.ID = "woerterklauer.note.all"       // Count, Color (ID): all its letters show the mover's colour
	NoteOnly      games.ID = "woerterklauer.note.only"      // Letters, Count, Color (ID): only these do
	NoteNothing   games.ID = "woerterklauer.note.nothing"   // none of its letters turns
)

// ColorID is the message id of a colour's name.
func ColorID(c Color) games.ID {
	if c == Black {
		return "woerterklauer.color.black"
	}
	return "woerterklauer.color.red"
}
