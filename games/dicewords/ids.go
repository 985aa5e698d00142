package dicewords

import "spieltisch/games"

// Refusals. Args are named behind each.
const (
	// Options and setup, one each for its field.
	IllegalSeats       games.ID = "dicewords.illegal.seats"        // Min, Max
	IllegalTarget      games.ID = "dicewords.illegal.target"       // Min, Max
	IllegalCheck       games.ID = "dicewords.illegal.check"        // no such word check
	IllegalCheckAlone  games.ID = "dicewords.illegal.check_alone"  // nobody is there to challenge
	IllegalClock       games.ID = "dicewords.illegal.clock"        // Min, Max in seconds, or 0
	IllegalAids        games.ID = "dicewords.illegal.aids"         // aids only with the dictionary check
	IllegalDoubtCost   games.ID = "dicewords.illegal.doubt_cost"   // 0 or DoubtCost, and only where words may be challenged
	IllegalRounds      games.ID = "dicewords.illegal.rounds"       // Min, Max
	IllegalRoundsAlone games.ID = "dicewords.illegal.rounds_alone" // fixed rounds only alone, and with no target
	IllegalCode        games.ID = "dicewords.illegal.code"         // another match than the code's
	IllegalSet         games.ID = "dicewords.illegal.set"          // these are no ten dice with values
	IllegalValue       games.ID = "dicewords.illegal.value"        // Letter, Min, Max
	IllegalSame        games.ID = "dicewords.illegal.same"         // the same throws for all, not with challenges

	// Actions at the wrong time.
	IllegalNow        games.ID = "dicewords.illegal.now"        // Phase: not in this phase
	IllegalFirst      games.ID = "dicewords.illegal.first"      // throw before you declare or pass
	IllegalThrows     games.ID = "dicewords.illegal.throws"     // Max: no throw left
	IllegalTime       games.ID = "dicewords.illegal.time"       // time is up, no more throws
	IllegalChallenger games.ID = "dicewords.illegal.challenger" // nobody challenges their own word
	IllegalDice       games.ID = "dicewords.illegal.dice"       // throw at least one die, each once
	IllegalAllDice    games.ID = "dicewords.illegal.all_dice"   // the first throw is with all ten
	IllegalLocked     games.ID = "dicewords.illegal.locked"     // Die from 1: kept dice stay kept
	IllegalRuling     games.ID = "dicewords.illegal.ruling"     // not a ruling that belongs here

	// Words.
	IllegalShort   games.ID = "dicewords.illegal.short"   // Min
	IllegalLong    games.ID = "dicewords.illegal.long"    // Max
	IllegalLetters games.ID = "dicewords.illegal.letters" // only A–Z, Ä, Ö, Ü
	IllegalUnnamed games.ID = "dicewords.illegal.unnamed" // the joker needs a letter
	IllegalSpell   games.ID = "dicewords.illegal.spell"   // Word, Missing (list of letters)
	IllegalUnknown games.ID = "dicewords.illegal.unknown" // Word: nobody knows it, the table may accept it
	IllegalWord    games.ID = "dicewords.illegal.word"    // Word, Reason (message id): refused, the table may accept it
)

// Phases: what is asked of the seat of the Main prompt.
const (
	PhaseFirst   games.ID = "dicewords.phase.first_throw" // throw all ten dice
	PhaseThrow   games.ID = "dicewords.phase.throw"       // throw again, declare or pass
	PhaseDeclare games.ID = "dicewords.phase.declare"     // no throw left: declare or pass
	PhasePending games.ID = "dicewords.phase.pending"     // throw; the word before may be challenged until then
	PhaseConfirm games.ID = "dicewords.phase.confirm"     // the table confirms the last word, or someone challenges
	PhaseRuling  games.ID = "dicewords.phase.ruling"      // the table decides about a challenged word
	PhaseRound   games.ID = "dicewords.phase.round"       // the table looks at a round that was hidden, and goes on
	PhaseOver    games.ID = "dicewords.phase.over"
)

// Events. Seat in Args is whom the event is about, as in Event.Seat if not said
// otherwise.
const (
	EventThrow     games.ID = "dicewords.event.throw"      // Seat, Throw (1 to 3), Dice (count), Letters (thrown, in the dice's order)
	EventDeclare   games.ID = "dicewords.event.declare"    // Seat, Word, Sum, Length, Points: scored
	EventClaim     games.ID = "dicewords.event.claim"      // Seat, Word, Sum, Length, Points: still open to challenge
	EventOverruled games.ID = "dicewords.event.overruled"  // Seat, Word: "we accept it"; stands before EventDeclare
	EventPass      games.ID = "dicewords.event.pass"       // Seat
	EventTimeUp    games.ID = "dicewords.event.time_up"    // Seat: whose turn it is; by the table
	EventChallenge games.ID = "dicewords.event.challenge"  // Seat, Of (author), Word
	EventAccept    games.ID = "dicewords.event.accept"     // Seat (author), Word, Points; by the table
	EventKnown     games.ID = "dicewords.event.known"      // Seat (author), Word, Points: challenged, and it is a word
	EventAsked     games.ID = "dicewords.event.asked"      // Seat (author), Word: challenged and unknown, the table decides
	EventStands    games.ID = "dicewords.event.stands"     // Seat (author), Word, Points: the table says yes
	EventRefuted   games.ID = "dicewords.event.refuted"    // Seat (author), Word: 0 points
	EventDoubtCost games.ID = "dicewords.event.doubt_cost" // Seat (challenger), Points: what the wrong challenge costs
	EventNext      games.ID = "dicewords.event.next"       // Round: that was hidden, and is over; by the table
	EventLastRound games.ID = "dicewords.event.last_round" // Seat, Points: reached the target, the round is finished
	EventWin       games.ID = "dicewords.event.win"        // Seats (one or more), Points
	EventSolo      games.ID = "dicewords.event.solo"       // Seat, N (turns), Points: target reached alone
	EventRounds    games.ID = "dicewords.event.rounds"     // Seat, N (rounds), Points: all rounds played alone
	EventAbandon   games.ID = "dicewords.event.abandon"    // by the table
)
