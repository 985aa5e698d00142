// Package table is what all games and their tables share: what games' packages, pages and the rooms of the table know of each
// other. The rooms are session (an open match), drive (computer players), frame (the page), result, replay and reviews; form has
// the options of a new match, parts what boards may be made of, replayer what is taken in from files.
//   - game.go, games.go, sheet.go, puzzles.go, reviews.go, words.go, won.go, known.go: a game as the pages know it
//   - interfaces.go, board.go, desk.go: a game's part of the table, and what it sees of its surroundings
//   - computers.go, speech.go, dots.go: computer players, and how boards show what they say; spread.go: how boards lie on the desk
//   - end.go, scorecard.go, timeleft.go: how a match ended, its points and its time on a board
//   - clock.go, keeper.go, retry.go: time, saving of drafts, and what another program holds up
package table

import (
	"log/slog"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
)

// AnyBoard is a board whose view's type is known inside only, with all that a board can
// do; what this one can't does nothing.
type AnyBoard struct {
	// Of is the game's own board.
	Of any

	Build     func() fyne.CanvasObject
	Render    func(view any)
	Submit    func()
	Private   func(seat games.Seat) *AnyBoard // nil for a game without secrets
	Cover     func()
	Linger    func(view any) time.Duration              // nil for a board that never does
	Recap     func(seat games.Seat) []fyne.CanvasObject // nil for the log's lines
	Draft     Drafter
	Guided    Guided
	Calls     Caller
	Clock     Clocked
	PerStep   PerStep
	Keys      Keyed
	Menu      Menued
	Chips     Chipped
	Motion    Stopper
	Trace     Tracer
	Asks      UndoAsker
	Foresee   Foreseer
	Computers ComputerHost // nil for the page's strip
	Watches   func(games.Seat) bool
	Hints     Hinted
	Spread    func() *Spread // nil for a board that has no mat
	// Interrupted is nil where only those act who are asked.
	Interrupted Interrupted
	Sheet       Scorecarder // nil for the common one
	Words       func() EndWords
}

// BoardOf is a game's board for its entry in the registry. The views of its matches have
// to be of type V.
func BoardOf[V any, B Board[V]](make func(*Desk) B) func(*Desk) *AnyBoard {
	return func(d *Desk) *AnyBoard { return anyBoard[V](make(d)) }
}

// OwnPages is BoardOf for matches that may have secrets, as hide says of a view: then each seat plays on a page of its own that is like
// the public one.
func OwnPages[V any, B Board[V]](make func(*Desk) B, hide func(V) bool) func(*Desk) *AnyBoard {
	return func(d *Desk) *AnyBoard {
		a := anyBoard[V](make(d))
		if hide(d.Public().(V)) {
			a.Private = func(games.Seat) *AnyBoard { return anyBoard[V](make(d)) }
			a.Foresee = plain{}
		}
		return a
	}
}

func anyBoard[V any](b Board[V]) *AnyBoard {
	a := &AnyBoard{
		Of: b, Build: b.Build, Submit: b.Submit,
		Render: func(view any) { b.Render(view.(V)) },
		Cover:  func() {},
		Draft:  can[Drafter](b), Clock: can[Clocked](b), PerStep: can[PerStep](b), Keys: can[Keyed](b),
		Menu: can[Menued](b), Chips: can[Chipped](b), Motion: can[Stopper](b), Trace: can[Tracer](b),
		Asks: can[UndoAsker](b), Guided: can[Guided](b), Calls: can[Caller](b),
	}
	a.Sheet, _ = b.(Scorecarder)
	if s, ok := b.(Spreader); ok {
		a.Spread = s.Spread
	}
	a.Computers, _ = b.(ComputerHost)
	a.Watches = func(games.Seat) bool { return false }
	if w, ok := b.(Watcher); ok {
		a.Watches = w.Watches
	}
	a.Interrupted, _ = b.(Interrupted)
	a.Hints = can[Hinted](b)
	a.Words = can[Ender](b).EndWords
	if p, ok := b.(Private[V]); ok {
		a.Private = func(seat games.Seat) *AnyBoard { return anyBoard(p.Private(seat)) }
		a.Cover = p.Cover
	}
	if l, ok := b.(Lingerer[V]); ok {
		a.Linger = func(view any) time.Duration { return l.Linger(view.(V)) }
	}
	a.Foresee = plain{}
	if f, ok := b.(Foreseer); ok && a.Private == nil { // actions are not for everybody's eyes where there are secrets
		a.Foresee = f
	}
	if o, ok := b.(Outsider); ok {
		a.Recap = o.CurtainRecap
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
func (plain) EndWords() EndWords            { return EndWords{} }

// EncodeDraft is the JSON of a draft, for Drafter.Draft.
func EncodeDraft(d interface{ Encode() ([]byte, error) }) []byte {
	data, err := d.Encode()
	if err != nil { // of plain data it can't happen; the draft is lost then, nothing else
		slog.Error("draft", "err", err)
		return nil
	}
	return data
}

// Guide is what F1 says first in a phase of a game: "x.phase.y" is explained by "guide.x.y", and the end by one text for all.
func Guide(phase games.ID) shell.KeyHelp {
	kind, name, _ := strings.Cut(string(phase), ".phase.")
	if name == "over" {
		return shell.Guide("guide.ended")
	}
	return shell.Guide(games.ID("guide." + kind + "." + name))
}

// Facts are the board's short facts for the top bar.
func (a *AnyBoard) Facts() []*ui.Chip {
	return each.Of(a.Chips.Chips(), func(text string) *ui.Chip { return ui.NewChip(text, "") })
}
