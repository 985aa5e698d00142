package table

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// Board is what every game's part of the table has. V is the game's view. What else a
// board can do it says by the small interfaces below, each of them optional. A board is
// built from views and hands in actions through its Desk. Every method runs on Fyne's
// goroutine.
type Board[V any] interface {
	// Build makes the widgets from the state that the board keeps. It is called again
	// for another language or size.
	Build() fyne.CanvasObject
	// Render shows a view, in place.
	Render(view V)
	// Submit carries out the main action of the moment, as Ctrl+Enter does; nothing when
	// there is none.
	Submit()
}

// The other things that a board may be, for what, and which room of the table asks for them:
//
//	Drafter       one prepares an action on it               frame: drafts, undo
//	Keyed         it has keys                                frame
//	Clocked       turns may have a limit                     frame
//	PerStep       the limit is an action's                   frame
//	Menued        it has entries for the menu                frame
//	Chipped       it has facts for the top bar               frame, replay
//	Stopper       something moves on it                      frame, replay
//	Spreader      it lies on a mat, with a paper             frame, replay
//	Tracer        tests follow its draft                     frame
//	shell.Rememberer  it is found as it was left             frame
//	UndoAsker     taking back may cost more than a tap       frame
//	Private       players have secrets                       frame
//	Lingerer      … and see what their action has led to     frame
//	Outsider      … and the curtain shows more than the log  frame
//	Caller        … and may act when they aren't asked       frame
//	Watcher       … and look on while others act             frame, drive
//	Foreseer      it shows what comes next, without secrets  replay, trials
//	Guided        one is led on it                           trials
//	Hinted, Taker there are tips, which it can follow        frame
//	ComputerHost  it has a place for what computers say      frame
//	Unfolder      … and shows their actions step by step     drive
//	Interrupted   seats act out of turn at any time          drive
//	Forced        its main key may be the only thing to do   drive
//	Ender         it shows the end itself                    result, replay
//	Scorecarder   its scorecard tells more than the common   Desk

// Private is a board with secrets. What only one seat may see is a board of its own: it
// is made when that seat has opened the curtain, and taken out of the tree, not just
// covered, before anybody else looks.
type Private[V any] interface {
	// Private makes the page of a seat alone at the screen. It is rendered with that
	// seat's own view.
	Private(seat games.Seat) Board[V]
	// Cover forgets that page and all that it knows.
	Cover()
}

// Lingerer is a private board that shows its seat what an action has led to, before the
// screen becomes somebody else's.
type Lingerer[V any] interface {
	// Linger shows the seat's own view of the position after its action, and tells for
	// how long; 0 where there is nothing to look at. Desk.GoOn and any key end it early.
	Linger(view V) time.Duration
}

// Outsider is a board that tells on the curtain what happened since a seat's last turn, the newest at the end and in place of the log's
// lines. It must not keep anything: the curtain is built before the seat is alone.
type Outsider interface {
	CurtainRecap(seat games.Seat) []fyne.CanvasObject
}

// Caller is a board that also calls a seat to the screen that isn't asked: it says on the curtain what for.
type Caller interface {
	CurtainTask(seat games.Seat) string
}

// Drafter is a board on which an action is prepared: its draft, with a history.
type Drafter interface {
	shell.Undoer
	// Draft is the unfinished move as JSON; nil when there is none.
	Draft() []byte
	// LoadDraft takes a draft back, before the next Render. What can't be read is dropped.
	LoadDraft([]byte)
}

// Guided is a board on which somebody can be led where widgets alone don't tell the way.
type Guided interface {
	// Spot is where a place lies within a widget, by the name that the board has for it; o is nil where none is seen.
	Spot(name string) (o fyne.CanvasObject, at fyne.Position, size fyne.Size)
	// Lead has somebody go on at once, with the keyboard where the next thing lies that leads to a draft; nil for no draft.
	Lead(toward []byte)
}

// Clocked is a board with a clock.
type Clocked interface {
	// Clock tells whether somebody is thinking, and what a turn may take (0: as long
	// as one likes).
	Clock() (runs bool, limit time.Duration)
	// Tick shows the thinking time left of a turn with a limit.
	Tick(left time.Duration)
	// TimeUp is the table's action when the limit is reached.
	TimeUp() games.Action
}

// PerStep is a board whose limit holds for each action, not for a whole turn.
type PerStep interface{ PerStep() bool }

// Keyed is a board that takes keys which no focused widget wanted, and lists them. In
// the replay it gets none.
type Keyed interface {
	shell.Keyer
	shell.Helper
}

// Menued is a board with entries of its own in the table's menu.
type Menued interface{ Menu() []ui.MenuItem }

// Chipped is a board with short facts for the top bar.
type Chipped interface{ Chips() []string }

// Stopper is a board with something that moves: Stop ends it, because the page is left
// or the private page covered.
type Stopper interface{ Stop() }

// Ender is a board of a game that has words of its own for the end of a match.
type Ender interface{ EndWords() EndWords }

// Foreseer is a board without secrets that is told what happens next where that is known, before each Render: in the replay, nil at
// the end, and in a trial where it shows what others do.
type Foreseer interface{ Foresee(next games.Action) }

// UndoAsker is a board that asks before the last action is taken back, where that costs more than a tap: the question, or
// "" for none.
type UndoAsker interface{ AskUndo() (title, body string) }

// Tracer is a board that tells the trace about its draft: public things only.
type Tracer interface{ TraceDraft() string }

// ComputerHost is a board that shows the turn of a computer player.
type ComputerHost interface {
	// ShowComputer shows a turn. It is called after each Render, and whenever the computer has come further. Where the
	// board has no place for the player and its sentence (false), the page shows them in a strip below.
	ShowComputer(Turn) (hosted bool)
}

// Unfolder is a ComputerHost that shows an action in steps before it is done: Turn.Step tells how far. Space leads on to the
// next one; at the fastest pace there are none.
type Unfolder interface {
	// Unfold is in how many steps the board shows an action, 0 for none.
	Unfold(games.Action) int
}

// Watcher is a board whose private page a person who is alone with computers also looks at while others act: a seat's that watches.
type Watcher interface{ Watches(games.Seat) bool }

// Interrupted is a board on which seats may act out of turn at any time. A computer does so only when nobody else has for two
// seconds, and none acts while Busy: somebody is about to.
type Interrupted interface{ Busy() bool }

// Forced is a board that tells whether what its main key does now has to be done anyway, such as the first throw of a turn. After
// a computer's turn such a key is never taken for one that came too late to lead on.
type Forced interface{ Forced() bool }

// Hinted is a board on which tips are shown.
type Hinted interface {
	// Prepared is the action that the seat would hand in now, nil while there is none.
	Prepared() games.Action
	// ShowTip marks what a tip means, by the game's own type; nil for nothing. A mark that fits no longer is shown no longer.
	ShowTip(mark any)
}

// Taker is a Hinted board that can do what the last grade of a tip says: as a draft, so that it can be taken back like any other.
type Taker interface {
	Hinted
	// CanTakeTip tells whether that can be done now, and isn't done yet. gone is set where what the tip goes on from was taken
	// back; own is what was prepared when it was asked for.
	CanTakeTip(own games.Action) (can, gone bool)
	TakeTip()
}

// Scorecarder is a board with a scorecard of its own, which tells more than the common one.
type Scorecarder interface{ ShowScorecard() }

// EndWords are what a game says of its end in words of its own; each may be nil.
type EndWords struct {
	// Title is the sentence on who has won; "" for the common one.
	Title func(games.Outcome) string
	// Text is what there is to say besides; "" for nothing.
	Text func(games.Outcome) string
	// Note is said below the name of a player.
	Note func(games.Outcome, games.Place) string
	// Best is what a player did best, for the result; nil for the word that brought most. Word is a word that is shown in letter
	// pieces with it, Show another picture; nil for none.
	Best func(games.Seat) string
	Word func(games.Seat) string
	Show func(games.Seat) fyne.CanvasObject
	// Listed is the outcome as the result lists it; nil for as it is.
	Listed func(games.Outcome) games.Outcome
	// Held keeps the result back until the board calls Desk.ShowResult: it has something to show first.
	Held bool
	// Winner is the event that names the winners: nobody reads it in the log before the result.
	Winner games.ID
	// Sum is what a player has reached, in place of the points; nil for nothing.
	Sum func(games.Outcome, games.Place) fyne.CanvasObject
}
