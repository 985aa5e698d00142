// Package tabletest has a tiny game for tests of what all games share: one adds
// numbers until somebody reaches a target.
package tabletest

import (
	"encoding/json"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/form"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// New is the fake game as the pages know it, and a place where the board that was
// made last is found.
func New() (*table.Game, *Made) {
	made := &Made{}
	return &table.Game{
		Kind: Kind{}, MinSeats: 1, MaxSeats: 4, Minutes: 5, Tint: ui.ArcSoft,
		Picture: func(locales.Lang) fyne.CanvasObject { return canvas.NewRectangle(ui.Color(ui.Arc)) },
		Icon:    func(size float32) fyne.CanvasObject { return ui.NewIcon(ui.IconDice, size, ui.Accent) },
		Form:    func(*shell.Env) form.Form { return &Form{target: 20} },
		Board: table.BoardOf(func(d *table.Desk) *Board {
			made.Board = &Board{Desk: d}
			return made.Board
		}),
		Record:     func(_ *shell.Env, key string) string { return key },
		RulesBlock: func(*shell.Env, string, string) fyne.CanvasObject { return nil },
	}, made
}

// Made holds the board that was made last.
type Made struct{ Board *Board }

// Match starts a match of the fake game between players of these names, who are
// added to the store when they aren't there yet; a character's name is that character.
func Match(t testing.TB, st *store.Store, target int, names ...string) *session.Session {
	t.Helper()
	var players []store.PlayerID
	for i, name := range names {
		players = append(players, player(t, st, name, i))
	}
	s, err := session.Begin(st, Kind{}, store.NewMatch{Setup: Setup{Seats: len(names), Target: target, Seed: 7}.Encode(), Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func player(t testing.TB, st *store.Store, name string, color int) store.PlayerID {
	t.Helper()
	for _, c := range mind.Characters() {
		if c.Name() == name {
			p, err := st.Character(c)
			if err != nil {
				t.Fatal(err)
			}
			return p.ID
		}
	}
	known, err := st.Players()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range known {
		if p.Name == name {
			return p.ID
		}
	}
	p, err := st.AddPlayer(name, color)
	if err != nil {
		t.Fatal(err)
	}
	return p.ID
}

// Play submits one Add after the other, each by whose turn it is.
func Play(t testing.TB, s *session.Session, numbers ...int) {
	t.Helper()
	for _, n := range numbers {
		if err := s.Submit(s.Seq(), s.Standing().Asked, Add{N: n}); err != nil {
			t.Fatal(err)
		}
	}
}

// Board shows the points and has an entry, whose text is the draft, and a button. Its fields
// may be looked at and set by tests.
type Board struct {
	Desk    *table.Desk
	Seen    []View // rendered, in order
	Entry   *widget.Entry
	Label   *widget.Label
	Button  *ui.Button
	Taps    int // on Button
	Builds  int
	Stopped int
	Runs    bool          // the clock
	Limit   time.Duration // of a turn
	Left    time.Duration // as told by Tick
	Tip     any           // the mark of one that is shown
	Must    bool          // what its main key does has to be done anyway

	text         string
	past, future []string
	loading      bool
}

var (
	_ table.Board[View] = (*Board)(nil)
	_ table.Drafter     = (*Board)(nil)
	_ table.Clocked     = (*Board)(nil)
	_ table.Taker       = (*Board)(nil)
)

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	b.Builds++
	b.Label = widget.NewLabel("")
	b.Entry = widget.NewEntry()
	b.Entry.SetText(b.text)
	b.Entry.OnChanged = b.typed
	b.Button = ui.NewSmallButton("+", ui.Secondary, func() { b.Taps++ })
	return ui.Pad(24, ui.VGap(8, b.Label, b.Entry, b.Button))
}

func (b *Board) typed(s string) {
	if b.loading || s == b.text {
		return
	}
	b.past, b.future = append(b.past, b.text), nil
	b.text = s
	b.Desk.Touched()
}

func (b *Board) set(s string) {
	b.text = s
	if b.Entry != nil {
		b.loading = true
		b.Entry.SetText(s)
		b.loading = false
	}
}

// Render implements table.Board.
func (b *Board) Render(v View) {
	b.Seen = append(b.Seen, v)
	b.Label.SetText(strconv.Itoa(v.Step) + " " + b.Desk.Name(v.Asked))
}

// Forced implements table.Forced.
func (b *Board) Forced() bool { return b.Must }

// Submit implements table.Board: it adds one for whose turn it is.
func (b *Board) Submit() { b.Rune('1') }

// Chips implements table.Chipped.
func (b *Board) Chips() []string { return []string{strconv.Itoa(b.Seen[len(b.Seen)-1].Step)} }

// Keys implements table.Keyed.
func (b *Board) Keys() []shell.KeyHelp { return nil }

// Key implements table.Keyed: Space does what has to be done anyway.
func (b *Board) Key(e *fyne.KeyEvent) bool { return b.Must && e.Name == fyne.KeySpace && b.Rune('1') }

// Rune implements table.Keyed: a digit is added for whose turn it is.
func (b *Board) Rune(r rune) bool {
	n := int(r - '0')
	if n < 0 || n > 9 {
		return false
	}
	_ = b.Desk.Submit(b.Seen[len(b.Seen)-1].Asked, Add{N: n}) // the table shows a refusal
	return true
}

// Draft implements table.Drafter.
func (b *Board) Draft() []byte {
	if b.text == "" {
		return nil
	}
	data, _ := json.Marshal(b.text) // a string
	return data
}

// LoadDraft implements table.Drafter.
func (b *Board) LoadDraft(data []byte) {
	var s string
	if json.Unmarshal(data, &s) == nil {
		b.set(s)
	}
}

// Undo implements table.Drafter.
func (b *Board) Undo() bool {
	if len(b.past) == 0 {
		return false
	}
	last := len(b.past) - 1
	b.future = append(b.future, b.text)
	b.set(b.past[last])
	b.past = b.past[:last]
	b.Desk.Touched()
	return true
}

// Redo implements table.Drafter.
func (b *Board) Redo() bool {
	if len(b.future) == 0 {
		return false
	}
	last := len(b.future) - 1
	b.past = append(b.past, b.text)
	b.set(b.future[last])
	b.future = b.future[:last]
	b.Desk.Touched()
	return true
}

// Clock implements table.Clocked.
func (b *Board) Clock() (runs bool, limit time.Duration) { return b.Runs, b.Limit }

// Tick implements table.Clocked.
func (b *Board) Tick(left time.Duration) { b.Left = left }

// TimeUp implements table.Clocked.
func (b *Board) TimeUp() games.Action { return TimeUp{} }

// Stop implements table.Stopper.
func (b *Board) Stop() { b.Stopped++ }

// Form asks for the target; 0 is refused.
type Form struct{ target int }

var _ form.Form = (*Form)(nil)

// SetTarget sets the target.
func (f *Form) SetTarget(n int) { f.target = n }

// Target is the target now.
func (f *Form) Target() int { return f.target }

// Build implements form.Form.
func (f *Form) Build(int) fyne.CanvasObject { return widget.NewLabel(strconv.Itoa(f.target)) }

// Parts implements form.Form.
func (f *Form) Parts(seats int) ([]fyne.CanvasObject, *fyne.Container) {
	return nil, ui.VGap(0, f.Build(seats))
}

// Rest implements form.Form.
func (f *Form) Rest() []string { return nil }

// OnChange implements form.Form.
func (f *Form) OnChange(func()) {}

// Tips implements form.Form.
func (f *Form) Tips() bool { return true }

// SetSeats implements form.Form.
func (f *Form) SetSeats(int) {}

// SetNames implements form.Form.
func (f *Form) SetNames([]string) {}

// Setup implements form.Form.
func (f *Form) Setup(seats int, seed uint64) []byte {
	if f.target < 1 {
		return nil
	}
	return Setup{Seats: seats, Target: f.target, Seed: seed}.Encode()
}

// Options implements form.Form.
func (f *Form) Options() json.RawMessage {
	data, _ := json.Marshal(f.target) // a number
	return data
}

// Load implements form.Form.
func (f *Form) Load(data json.RawMessage) {
	var n int
	if json.Unmarshal(data, &n) == nil && n > 0 {
		f.target = n
	}
}

// Prepared implements table.Hinted: an Add of the number that is typed.
func (b *Board) Prepared() games.Action {
	n, err := strconv.Atoi(b.text)
	if err != nil {
		return nil
	}
	return Add{N: n}
}

// ShowTip implements table.Hinted.
func (b *Board) ShowTip(mark any) { b.Tip = mark }

// CanTakeTip implements table.Taker: a tip goes on from the number that is typed.
func (b *Board) CanTakeTip(own games.Action) (can, gone bool) { return false, own != b.Prepared() }

// TakeTip implements table.Taker.
func (b *Board) TakeTip() {}
