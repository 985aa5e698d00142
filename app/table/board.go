package table

import (
	"log/slog"
	"strings"
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
	// for another language or text size.
	Build() fyne.CanvasObject
	// Render shows a view, in place.
	Render(view V)
	// Submit carries out the main action of the moment, as Ctrl+Enter does; nothing when
	// there is none.
	Submit()
}

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

// Outsider is a board that tells on the curtain what happened since a seat's last turn,
// the newest at the end and in place of the log's lines, and shows below what everybody may
// see of the table. view is the Table's, seat the one that is asked to the screen. It must
// not keep anything: the curtain is built before the seat is alone.
type Outsider[V any] interface {
	CurtainRecap(view V, seat games.Seat) (told []fyne.CanvasObject, below fyne.CanvasObject)
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

// Guide is what F1 says first in a phase of a game: "x.phase.y" is explained by "guide.x.y", and the end by one text for all.
func Guide(phase games.ID) shell.KeyHelp {
	kind, name, _ := strings.Cut(string(phase), ".phase.")
	if name == "over" {
		return shell.Guide("guide.ended")
	}
	return shell.Guide(games.ID("guide." + kind + "." + name))
}

// Menued is a board with entries of its own in the table's menu.
type Menued interface{ Menu() []ui.MenuItem }

// Chipped is a board with short facts for the top bar.
type Chipped interface{ Chips() []string }

// Stopper is a board with something that moves: Stop ends it, because the page is left
// or the private page covered.
type Stopper interface{ Stop() }

// Ender is a board that shows the end of the match itself, with an End among its parts, and
// has words of its own for it. Next to all others the page shows one.
type Ender interface{ EndWords() EndWords }

// Foreseer is a board without secrets that is told what happens next where that is known, before each Render: in the replay, nil at
// the end, and in a trial where it shows what others do.
type Foreseer interface{ Foresee(next games.Action) }

// UndoAsker is a board that asks before the last action is taken back, where that costs more than a tap: the question, or
// "" for none.
type UndoAsker interface{ AskUndo() (title, body string) }

// Tracer is a board that tells the trace about its draft: public things only.
type Tracer interface{ TraceDraft() string }

// AnyBoard is a board whose view's type is known inside only, with all that a board can
// do; what this one can't does nothing.
type AnyBoard struct {
	// Of is the game's own board.
	Of any

	build     func() fyne.CanvasObject
	render    func(view any)
	submit    func()
	private   func(seat games.Seat) *AnyBoard // nil for a game without secrets
	cover     func()
	linger    func(view any) time.Duration                                                        // nil for a board that never does
	recap     func(view any, seat games.Seat) (told []fyne.CanvasObject, below fyne.CanvasObject) // nil for the log's lines
	draft     Drafter
	guided    Guided
	calls     Caller
	clock     Clocked
	perStep   PerStep
	keys      Keyed
	menu      Menued
	chips     Chipped
	motion    Stopper
	trace     Tracer
	asks      UndoAsker
	foresee   Foreseer
	computers ComputerHost // nil for the page's strip
	watches   bool
	hints     Hinted
	// interrupted is nil where only those act who are asked.
	interrupted Interrupted
	sheet       Scorecarder // nil for the common one
	ends        bool        // it shows the end of the match itself
	words       func() EndWords
}

// BoardOf is a game's board for its entry in the registry. The views of its matches have
// to be of type V.
func BoardOf[V any, B Board[V]](make func(*Desk) B) func(*Desk) *AnyBoard {
	return func(d *Desk) *AnyBoard {
		a := anyBoard[V](make(d))
		if !a.ends {
			a.endWith(d)
		}
		return a
	}
}

func anyBoard[V any](b Board[V]) *AnyBoard {
	a := &AnyBoard{
		Of: b, build: b.Build, submit: b.Submit,
		render: func(view any) { b.Render(view.(V)) },
		cover:  func() {},
		draft:  can[Drafter](b), clock: can[Clocked](b), perStep: can[PerStep](b), keys: can[Keyed](b),
		menu: can[Menued](b), chips: can[Chipped](b), motion: can[Stopper](b), trace: can[Tracer](b),
		asks: can[UndoAsker](b), guided: can[Guided](b), calls: can[Caller](b),
	}
	a.sheet, _ = b.(Scorecarder)
	a.computers, _ = b.(ComputerHost)
	_, a.watches = b.(Watcher)
	a.interrupted, _ = b.(Interrupted)
	a.hints = can[Hinted](b)
	a.words = func() EndWords { return EndWords{} }
	if e, ok := b.(Ender); ok {
		a.ends, a.words = true, e.EndWords
	}
	if p, ok := b.(Private[V]); ok {
		a.private = func(seat games.Seat) *AnyBoard { return anyBoard(p.Private(seat)) }
		a.cover = p.Cover
	}
	if l, ok := b.(Lingerer[V]); ok {
		a.linger = func(view any) time.Duration { return l.Linger(view.(V)) }
	}
	a.foresee = plain{}
	if f, ok := b.(Foreseer); ok && a.private == nil { // actions are not for everybody's eyes where there are secrets
		a.foresee = f
	}
	if o, ok := b.(Outsider[V]); ok {
		a.recap = func(view any, seat games.Seat) ([]fyne.CanvasObject, fyne.CanvasObject) {
			return o.CurtainRecap(view.(V), seat)
		}
	}
	return a
}

// can is what a board can do, or one that can do nothing.
func can[T any](b any) T {
	if t, ok := b.(T); ok {
		return t
	}
	return any(plain{}).(T)
}

// plain is a board without anything optional.
type plain struct{}

func (plain) Draft() []byte                { return nil }
func (plain) LoadDraft([]byte)             {}
func (plain) Lead([]byte)                  {}
func (plain) AskUndo() (string, string)    { return "", "" }
func (plain) Undo() bool                   { return false }
func (plain) Redo() bool                   { return false }
func (plain) Clock() (bool, time.Duration) { return false, 0 }
func (plain) Tick(time.Duration)           {}
func (plain) TimeUp() games.Action         { return nil }
func (plain) PerStep() bool                { return false }
func (plain) Keys() []shell.KeyHelp        { return nil }
func (plain) Key(*fyne.KeyEvent) bool      { return false }
func (plain) Rune(rune) bool               { return false }
func (plain) Menu() []ui.MenuItem          { return nil }
func (plain) Chips() []string              { return nil }
func (plain) Stop()                        {}
func (plain) Spot(string) (o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	return nil, at, size
}
func (plain) TraceDraft() string            { return "" }
func (plain) CurtainTask(games.Seat) string { return "" }
func (plain) Foresee(games.Action)          {}
func (plain) Prepared() games.Action        { return nil }
func (plain) ShowTip(any)                   {}

// EncodeDraft is the JSON of a draft, for Drafter.Draft.
func EncodeDraft(d interface{ Encode() ([]byte, error) }) []byte {
	data, err := d.Encode()
	if err != nil { // of plain data it can't happen; the draft is lost then, nothing else
		slog.Error("draft", "err", err)
		return nil
	}
	return data
}
