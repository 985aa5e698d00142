package davinci

import (
	"strconv"

	"spieltisch/games"
)

// Refusals. Args are named behind each. None of them tells anybody but the seat that
// acts something about hidden tiles.
const (
	// Options and setup, one each for its field.
	IllegalSeats    games.ID = "davinci.illegal.seats"    // Min, Max
	IllegalRounds   games.ID = "davinci.illegal.rounds"   // Min, Max, or 0 for one game without points
	IllegalPad      games.ID = "davinci.illegal.pad"      // no such kind of pad
	IllegalLeftover games.ID = "davinci.illegal.leftover" // no such way to count what is left
	IllegalClock    games.ID = "davinci.illegal.clock"    // Min, Max in seconds, or 0

	// Actions.
	IllegalNow     games.ID = "davinci.illegal.now"      // Phase: not in this phase
	IllegalTime    games.ID = "davinci.illegal.time"     // time is up: no further guess in this turn
	IllegalTake    games.ID = "davinci.illegal.take"     // Count: take so many tiles in all
	IllegalColor   games.ID = "davinci.illegal.color"    // Color (ID): too few, or none, of this colour in the middle
	IllegalNoColor games.ID = "davinci.illegal.no_color" // no such colour
	IllegalTile    games.ID = "davinci.illegal.tile"     // no such tile in a row
	IllegalOwn     games.ID = "davinci.illegal.own"      // an own tile
	IllegalForeign games.ID = "davinci.illegal.foreign"  // Seat: opens a tile of another one
	IllegalOpen    games.ID = "davinci.illegal.open"     // this tile is open already
	IllegalOut     games.ID = "davinci.illegal.out"      // Seat: whose code is fully open
	IllegalNumber  games.ID = "davinci.illegal.number"   // Min, Max: no such number
	IllegalDash    games.ID = "davinci.illegal.dash"     // no dashes in this match
	// Only the seat whose tiles it concerns is told these.
	IllegalRow   games.ID = "davinci.illegal.row"   // not all own tiles in ascending order
	IllegalPlace games.ID = "davinci.illegal.place" // the drawn tile doesn't belong there
)

// Phases: what is asked of the seat of the Main prompt.
const (
	PhaseDeal    games.ID = "davinci.phase.deal"    // the table deals
	PhaseTake    games.ID = "davinci.phase.take"    // take the first tiles by colour
	PhaseArrange games.ID = "davinci.phase.arrange" // arrange them and confirm
	PhaseDraw    games.ID = "davinci.phase.draw"    // take a tile from the middle
	PhaseGuess   games.ID = "davinci.phase.guess"   // point at a tile and name its number
	PhaseAgain   games.ID = "davinci.phase.again"   // guessed right: stop or go on
	PhaseOpen    games.ID = "davinci.phase.open"    // guessed wrong with nothing drawn, or before the first turn a handicap of another one: open an own tile
	PhaseScored  games.ID = "davinci.phase.scored"  // the round is over: the table goes on
	PhaseOver    games.ID = "davinci.phase.over"
)

// Events. Seat in Args is whom the event is about, as in Event.Seat if not said
// otherwise. Color, Value and Tile are message ids (ColorID, ValueID, TileID), Number
// is 0 to 11 or Dash, Place counts from 1, in the row as it stands then.
const (
	EventDeal    games.ID = "davinci.event.deal"     // Count (tiles each); by the table
	EventTake    games.ID = "davinci.event.take"     // Seat, Black, White (how many)
	EventOwnTake games.ID = "davinci.event.own_take" // Seat, Tiles ([]ID): what they are, told to the seat alone
	EventArrange games.ID = "davinci.event.arrange"  // Seat: the row stands
	EventDraw    games.ID = "davinci.event.draw"     // Seat, Color, Left (tiles in the middle)
	EventOwnDraw games.ID = "davinci.event.own_draw" // Seat, Tile: which one, told to the seat alone
	EventRight   games.ID = "davinci.event.right"    // Seat, Of (Seat), Place, Number, Value, Tile
	EventWrong   games.ID = "davinci.event.wrong"    // Seat, Of (Seat), Place, Number, Value, Tile (that it isn't)
	EventShown   games.ID = "davinci.event.shown"    // Seat, Place, Number, Value, Tile: the drawn tile goes into the row, open
	EventOpen    games.ID = "davinci.event.open"     // Seat, Place, Number, Value, Tile: opens an own tile
	EventGiven   games.ID = "davinci.event.given"    // Seat, Place, Number, Value, Tile: lays an own tile open for another one's handicap
	EventStop    games.ID = "davinci.event.stop"     // Seat: ends the turn
	EventHidden  games.ID = "davinci.event.hidden"   // Seat, Place, Color: the drawn tile goes into the row, hidden
	EventCracked games.ID = "davinci.event.cracked"  // Seat (who cracked it), Of (Seat)
	EventOut     games.ID = "davinci.event.out"      // Seat: opened the last tile of their own code
	EventLast    games.ID = "davinci.event.last"     // Seat: the only code not fully open; wins the game or round
	EventPoints  games.ID = "davinci.event.points"   // Seat, Points: of the round; one for each seat
	EventTimeUp  games.ID = "davinci.event.time_up"  // Seat: whose time is up; by the table
	EventNext    games.ID = "davinci.event.next"     // Seat (starts), Round; by the table
	EventWin     games.ID = "davinci.event.win"      // Seats ([]Seat), Points: after the last round of a points game
	EventAbandon games.ID = "davinci.event.abandon"  // by the table
)

// Warnings before a guess, for the guesser alone (Warn). Color, Value and Tile are
// message ids.
const (
	WarnOpen   games.ID = "davinci.warn.open"   // Tile: lies open already
	WarnOwn    games.ID = "davinci.warn.own"    // Tile: is an own one
	WarnDenied games.ID = "davinci.warn.denied" // Value: was denied for this tile
	WarnLow    games.ID = "davinci.warn.low"    // Tile: it stands right of this open one
	WarnHigh   games.ID = "davinci.warn.high"   // Tile: it stands left of this open one
)

// ColorID is the message id of a colour's name.
func ColorID(c Color) games.ID {
	if c == White {
		return "davinci.color.white"
	}
	return "davinci.color.black"
}

// ValueID is the message id of a number's or the dash's name, such as
// "davinci.value.8" and "davinci.value.dash".
func ValueID(number int) games.ID { return games.ID("davinci.value." + valueName(number)) }

// TileID is the message id of a tile's name, such as "davinci.tile.black_8" and
// "davinci.tile.white_dash".
func TileID(t Tile) games.ID {
	if t.Color() == White {
		return games.ID("davinci.tile.white_" + valueName(t.Number()))
	}
	return games.ID("davinci.tile.black_" + valueName(t.Number()))
}

func valueName(number int) string {
	if number == Dash {
		return "dash"
	}
	return strconv.Itoa(number)
}
