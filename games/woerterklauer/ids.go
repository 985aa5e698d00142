package woerterklauer

import "spieltisch/games"

// Refusals of the match. A turn that the referee refuses is refused with its first
// Reason. Args are named behind each.
const (
	// Options and setup, one each for its field.
	IllegalSeats games.ID = "woerterklauer.illegal.seats" // Min, Max
	IllegalSize  games.ID = "woerterklauer.illegal.size"  // Min, Max
	IllegalLevel games.ID = "woerterklauer.illegal.level" // Min, Max
	IllegalClock games.ID = "woerterklauer.illegal.clock" // Min, Max in seconds, or 0
	IllegalRed   games.ID = "woerterklauer.illegal.red"   // red is one of the two seats
	IllegalFirst games.ID = "woerterklauer.illegal.first" // who starts is one of the two seats
	IllegalSet   games.ID = "woerterklauer.illegal.set"   // these are no 96 tiles with a vowel

	// Actions at the wrong time, or with the wrong things.
	IllegalNow     games.ID = "woerterklauer.illegal.now"      // Phase: not in this phase
	IllegalAside   games.ID = "woerterklauer.illegal.aside"    // Count: set so many tiles of the pool aside
	IllegalSwap    games.ID = "woerterklauer.illegal.swap"     // Max: swap 1 to so many tiles of the pool
	IllegalSwapped games.ID = "woerterklauer.illegal.swapped"  // the joker is used up
	IllegalPool    games.ID = "woerterklauer.illegal.pool"     // Count: the joker needs a pool of so many
	IllegalBox     games.ID = "woerterklauer.illegal.box"      // the box is empty
	IllegalTiles   games.ID = "woerterklauer.illegal.tiles"    // these are not tiles on cells, or not of field and pool
	IllegalRuling  games.ID = "woerterklauer.illegal.ruling"   // not a ruling that belongs here
	IllegalAsk     games.ID = "woerterklauer.illegal.ask"      // Word: nobody has ruled whether it counts
	IllegalAskSame games.ID = "woerterklauer.illegal.ask_same" // Word, Other: nobody has ruled whether they mean the same
)

// Phases: what is asked of the seat whose turn it is.
const (
	PhaseDraw  games.ID = "woerterklauer.phase.draw"  // draw tiles
	PhaseVowel games.ID = "woerterklauer.phase.vowel" // set tiles aside for want of a vowel
	PhaseLay   games.ID = "woerterklauer.phase.lay"   // lay and steal, then end the turn
	PhaseOver  games.ID = "woerterklauer.phase.over"
)

// The reasons of this game why a match ends.
const (
	ReasonGaveUp games.Reason = "gave_up" // could not take the lead
	ReasonTime   games.Reason = "time"    // the clock ran out without a lawful draft
)

// Events. Seat in Args is whom the event is about, as in Event.Seat if not said
// otherwise.
const (
	EventDraw     games.ID = "woerterklauer.event.draw"     // Seat, Count, Letters (in the order drawn), Box (tiles left)
	EventVowel    games.ID = "woerterklauer.event.vowel"    // Seat, Letters (set aside), Drawn (letters); by the table if the clock chose
	EventSwap     games.ID = "woerterklauer.event.swap"     // Seat, Letters, Drawn, as above
	EventAccepted games.ID = "woerterklauer.event.accepted" // Word: the table says that it counts; by the table
	EventSame     games.ID = "woerterklauer.event.same"     // Word, Other: the table says that they mean the same; by the table
	EventApart    games.ID = "woerterklauer.event.apart"    // Word, Other: the table says that they don't; by the table
	EventNew      games.ID = "woerterklauer.event.new"      // Seat, Word
	EventStolen   games.ID = "woerterklauer.event.stolen"   // Seat, Word, Others (list of the words before)
	EventChanged  games.ID = "woerterklauer.event.changed"  // Seat, Word, Others
	EventExtended games.ID = "woerterklauer.event.extended" // Seat, Word, Others
	EventTurn     games.ID = "woerterklauer.event.turn"     // Seat, Red, Black, Lead: ends the turn
	EventTimeUp   games.ID = "woerterklauer.event.time_up"  // Seat: the clock ends the turn as it lay; by the table, before the words
	EventTimeOut  games.ID = "woerterklauer.event.time_out" // Seat: out of time without a lawful draft; by the table
	EventGiveUp   games.ID = "woerterklauer.event.give_up"  // Seat
	EventWin      games.ID = "woerterklauer.event.win"      // Seat, Points (letters of their colour), Of (the other seat), Other (letters of that)
	EventAbandon  games.ID = "woerterklauer.event.abandon"  // by the table
)
