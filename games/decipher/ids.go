package decipher

import (
	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// Refusals. Args are named behind each.
const (
	// Options and setup, one each for its field.
	IllegalSeats    games.ID = "decipher.illegal.seats"    // Min, Max
	IllegalLengths  games.ID = "decipher.illegal.lengths"  // Min, Max: the word length agreed on
	IllegalLanguage games.ID = "decipher.illegal.language" // no such word language
	IllegalPick     games.ID = "decipher.illegal.pick"     // no such way to pick pieces
	IllegalClock    games.ID = "decipher.illegal.clock"    // Min, Max in seconds, or 0
	IllegalAlphabet games.ID = "decipher.illegal.alphabet" // this is no alphabet with a stock of pieces

	// Actions at the wrong time or by the wrong seat.
	IllegalNow     games.ID = "decipher.illegal.now"      // Phase: not in this phase
	IllegalMaker   games.ID = "decipher.illegal.maker"    // Seat: only the Puzzle Maker does this
	IllegalSeeker  games.ID = "decipher.illegal.seeker"   // the Puzzle Maker doesn't do this
	IllegalOut     games.ID = "decipher.illegal.out"      // no Guess Token left, out for this round
	IllegalHand    games.ID = "decipher.illegal.hand"     // place the piece in hand first
	IllegalNoBonus games.ID = "decipher.illegal.no_bonus" // only in Bonus Mode
	IllegalEmpty   games.ID = "decipher.illegal.empty"    // all pieces are out
	IllegalZone    games.ID = "decipher.illegal.zone"     // Max: no such zone
	IllegalCovered games.ID = "decipher.illegal.covered"  // Zone, Kind (ID): answered No already
	IllegalNoOrder games.ID = "decipher.illegal.no_order" // this match has no order of pieces

	// Words, secret or guessed.
	IllegalLetter  games.ID = "decipher.illegal.letter"  // Sign: no letter of this language
	IllegalLength  games.ID = "decipher.illegal.length"  // Word, Length (its own), Want
	IllegalRefuted games.ID = "decipher.illegal.refuted" // Word: guessed in this round already

	// Only the Puzzle Maker is told these.
	IllegalTiles  games.ID = "decipher.illegal.tiles"  // Word, Letters ([]string), Max: too few tiles of these letters
	IllegalPieces games.ID = "decipher.illegal.pieces" // Word, Kinds ([]ID): too few pieces of these kinds
	IllegalStock  games.ID = "decipher.illegal.stock"  // Word, Letters ([]string), Max, Kinds ([]ID): both
	IllegalOrder  games.ID = "decipher.illegal.order"  // these are not the word's pieces
	IllegalKind   games.ID = "decipher.illegal.kind"   // Kind (ID): none is left

	// One for each thing that runs out, for the page that shows them all (Wrong).
	IllegalTile  games.ID = "decipher.illegal.tile"  // Letter, Need, Have
	IllegalPiece games.ID = "decipher.illegal.piece" // Kind (ID), Need, Have
)

// Phases: what is asked of the seat of the Main prompt.
const (
	PhaseWord   games.ID = "decipher.phase.word"   // the Puzzle Maker makes the secret word
	PhaseTake   games.ID = "decipher.phase.take"   // the Seeker takes the next piece
	PhaseGive   games.ID = "decipher.phase.give"   // the Puzzle Maker picks the piece
	PhasePlace  games.ID = "decipher.phase.place"  // the Seeker asks for a zone
	PhaseBonus  games.ID = "decipher.phase.bonus"  // the Seeker asks for a piece or passes
	PhasePass   games.ID = "decipher.phase.pass"   // all pieces are out: pass or guess
	PhaseScored games.ID = "decipher.phase.scored" // the round is over: the table goes on
	PhaseOver   games.ID = "decipher.phase.over"
)

// Events. Seat in Args is whom the event is about, as in Event.Seat if not said
// otherwise. Kind is a message id (KindID), Zone counts from 1.
const (
	EventWord      games.ID = "decipher.event.word"      // Seat (Puzzle Maker): has made a word
	EventOwnWord   games.ID = "decipher.event.own_word"  // Seat, Word: the same, told to the Puzzle Maker alone
	EventReorder   games.ID = "decipher.event.reorder"   // Seat (Puzzle Maker): went over the order of the rest
	EventTake      games.ID = "decipher.event.take"      // Seat, Kind
	EventGive      games.ID = "decipher.event.give"      // Seat (Puzzle Maker), To (Seat), Kind
	EventNo        games.ID = "decipher.event.no"        // Seat, Kind, Zone
	EventYes       games.ID = "decipher.event.yes"       // Seat, Kind, Zone
	EventOnly      games.ID = "decipher.event.only"      // Seat, Kind, Zone: the only zone left, placed without asking
	EventBonusMode games.ID = "decipher.event.bonus"     // Seat (Puzzle Maker), Left (pieces): Bonus Mode begins
	EventAskPiece  games.ID = "decipher.event.ask_piece" // Seat, Left (Bonus Tokens on the board)
	EventPass      games.ID = "decipher.event.pass"      // Seat
	EventTimeUp    games.ID = "decipher.event.time_up"   // Seat: whose time is up; by the table
	EventWrong     games.ID = "decipher.event.wrong"     // Seat, Word, Left (Guess Tokens)
	EventOut       games.ID = "decipher.event.out"       // Seat: that was the third
	EventHand      games.ID = "decipher.event.hand"      // Seat, Kind: the piece in hand goes on to them
	EventRight     games.ID = "decipher.event.right"     // Seat, Word: the round is over
	EventUnguessed games.ID = "decipher.event.unguessed" // Seat (Puzzle Maker), Word: the round is over
	EventPoints    games.ID = "decipher.event.points"    // Seat, Points: of the round; one for each seat
	EventNext      games.ID = "decipher.event.next"      // Seat (the next Puzzle Maker), Round; by the table
	EventWin       games.ID = "decipher.event.win"       // Seats (one or more), Points
	EventAbandon   games.ID = "decipher.event.abandon"   // by the table
)

// Notes on a secret word; none of them forbids it (CheckSecret).
const (
	NoteUnknown    games.ID = "decipher.note.unknown"    // Word: the lexicon doesn't know it
	NoteRare       games.ID = "decipher.note.rare"       // Word
	NoteUsed       games.ID = "decipher.note.used"       // Word: was a secret word of this match
	NoteName       games.ID = "decipher.note.name"       // Word: is also a name
	NoteRefused    games.ID = "decipher.note.refused"    // Word: a house word says no
	NoteHouse      games.ID = "decipher.note.house"      // Word: a house word says yes
	NoteKnown      games.ID = "decipher.note.known"      // Word
	NoteInflected  games.ID = "decipher.note.inflected"  // Word, Lemma
	NoteUnique     games.ID = "decipher.note.unique"     // Word: no other reading
	NoteLookalikes games.ID = "decipher.note.lookalikes" // Word, Words ([]string): same pieces in every zone
)

// KindID is the message id of a kind's name.
func KindID(k letterpiece.Kind) games.ID {
	switch k {
	case letterpiece.LongStick:
		return "decipher.kind.long"
	case letterpiece.ShortStick:
		return "decipher.kind.short"
	case letterpiece.WideCurve:
		return "decipher.kind.wide"
	default:
		return "decipher.kind.u"
	}
}
