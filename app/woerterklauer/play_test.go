package woerterklauer

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// played is a match on its page.
type played struct {
	testing.TB
	env     *shell.Env
	session *table.Session
	page    *table.Page
	board   *Board
	held    fyne.KeyModifier // keys that are held down
}

// sit starts a match of Tina (red) and Ben in a test window, with the real German words.
func sit(t testing.TB, lang locales.Lang, o wk.Options, seed uint64) *played {
	t.Helper()
	env := shelltest.New(t, lang)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexdata.German})
	set, err := wk.ParseSet(tiles.German)
	if err != nil {
		t.Fatal(err)
	}
	o.Seats, o.First = wk.Seats, 0
	return open(t, env, tabletest.Start(t, env, wk.Kind{}, wk.Setup{Options: o, Set: set, Seed: seed}, "Tina", "Ben"))
}

// open shows the page of a match as after a start of the program.
func open(t testing.TB, env *shell.Env, id store.MatchID) *played {
	t.Helper()
	p := &played{TB: t, env: env}
	was := modifiers
	modifiers = func() fyne.KeyModifier { return p.held }
	t.Cleanup(func() { modifiers = was })
	tabletest.Show(t, env, Game(), id, &p.session, &p.page, &p.board)
	return p
}

func (p *played) view() wk.View { return p.session.View(games.Table).(wk.View) }

func (p *played) check(ok bool, what string) {
	p.Helper()
	if !ok {
		p.Fatalf("%s; phase %s, field\n%s\npool %s, reasons %v", what, p.board.state.view.Phase, p.drawn(), p.pool(), p.board.state.verdict.Reasons)
	}
}

// drawn is the draft's field as text: red letters are upper case.
func (p *played) drawn() string {
	f := p.board.state.verdict.Field
	b := fieldBox(f)
	var out strings.Builder
	for y := b.Min.Y; y < b.Max.Y; y++ {
		line := strings.Repeat(".", b.Dx())
		for _, t := range f {
			if t.At.Y == y {
				s := t.Letter.String()
				if t.Color == wk.Black {
					s = strings.ToLower(s)
				}
				line = line[:t.At.X-b.Min.X] + s + line[t.At.X-b.Min.X+1:]
			}
		}
		out.WriteString(line + "\n")
	}
	return strings.TrimSuffix(out.String(), "\n")
}

// letters is drawn without the colours.
func (p *played) letters() string { return strings.ToLower(p.drawn()) }

// pool are the letters that are free.
func (p *played) pool() string {
	var out strings.Builder
	for _, t := range p.board.state.draft.Pool(p.board.state.view) {
		out.WriteString(t.Letter.String())
	}
	return out.String()
}

// deal puts a position on the board that no match has led to.
func (p *played) deal(rows []string, pool string, level wk.Level) {
	p.Helper()
	v := dealt(p, p.view(), rows, pool)
	v.Step, v.Options.Level = p.board.state.view.Step+1, level
	v.TurnNumber, v.Turns = 9, make([]wk.ScoredTurn, 8)
	p.board.window.put = false
	p.board.state.handed = v.Step // the laptop is turned already
	p.board.Render(v)
}

// sockeField is a field in the middle of a match, before the turn of sockeDraft.
func (p *played) sockeField() {
	p.Helper()
	p.deal([]string{
		".....b....",
		".....l....",
		".....a....",
		"....huT...",
		"....a.O...",
		".m..s.R...",
		"socke.....",
		".n........",
		".dame.....",
		"..........",
	}, "LTAENLUOIGLT", wk.LevelI)
}

// sockeDraft types a turn on sockeField: it steals two words, extends one and lays two more, one of which
// doesn't count.
func (p *played) sockeDraft() {
	p.at(0, 6)
	p.typed("l")
	p.at(3, 0)
	p.typed("lo")
	p.at(5, 8)
	p.typed("n")
	p.at(7, 7)
	p.typed("ilt")
	p.at(6, 6)
	p.key(fyne.KeySpace)
	p.typed("te")
	p.key(fyne.KeySpace)
}

// tile is the tile on a cell, 0 for none.
func (p *played) tile(x, y int) int { return p.board.state.draft.At(wk.Cell{X: x, Y: y}) }

// free is the first free tile with a letter.
func (p *played) free(letter string) int {
	p.Helper()
	for _, t := range p.board.state.draft.Pool(p.board.state.view) {
		if t.Letter.String() == letter {
			return t.ID
		}
	}
	p.Fatalf("no free %s in %s", letter, p.pool())
	return 0
}

// where is the middle of a cell in the field, and in the window.
func (p *played) where(x, y int) (local, abs fyne.Position) {
	f := p.board.field
	at := f.window.pos(wk.Cell{X: x, Y: y}).AddXY(f.window.cell/2, f.window.cell/2)
	return at, at.Add(fyne.CurrentApp().Driver().AbsolutePositionForObject(f))
}

// wherePool is the middle of a tile in the pool.
func (p *played) wherePool(id int) (local, abs fyne.Position) {
	p.Helper()
	t := p.board.pool.tiles
	i := slices.IndexFunc(t.slots, func(s slot) bool { return s.ID == id && s.free() })
	if i < 0 {
		p.Fatalf("tile %d is not in the pool", id)
	}
	row := t.grid()
	at := fyne.NewPos(row.At(i).X+row.W/2, row.At(i).Y+row.H/2)
	return at, at.Add(fyne.CurrentApp().Driver().AbsolutePositionForObject(t))
}

func (p *played) tap(x, y int) {
	local, abs := p.where(x, y)
	f := p.board.field
	f.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: local, AbsolutePosition: abs}, Modifier: p.held})
	f.Tapped(&fyne.PointEvent{Position: local, AbsolutePosition: abs})
}

func (p *played) tapPool(id int) {
	local, abs := p.wherePool(id)
	p.board.pool.tiles.Tapped(&fyne.PointEvent{Position: local, AbsolutePosition: abs})
}

// tapTray taps the pool next to its tiles.
func (p *played) tapTray() {
	p.board.pool.tiles.Tapped(&fyne.PointEvent{Position: fyne.NewPos(-50, -50)})
}

// draggable is a widget whose tiles can be dragged.
type draggable interface {
	fyne.Draggable
	desktop.Mouseable
}

// drag pulls from one place to another in steps, as a pointer does.
func (p *played) drag(w draggable, from, absFrom, absTo fyne.Position) {
	w.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: from, AbsolutePosition: absFrom}, Modifier: p.held})
	const steps = 5
	d := absTo.Subtract(absFrom)
	for i := 1; i <= steps; i++ {
		part := fyne.NewPos(d.X*float32(i)/steps, d.Y*float32(i)/steps)
		w.Dragged(&fyne.DragEvent{
			PointEvent: fyne.PointEvent{Position: from.Add(part), AbsolutePosition: absFrom.Add(part)},
			Dragged:    fyne.NewDelta(d.X/steps, d.Y/steps),
		})
	}
	w.DragEnd()
}

func (p *played) dragPool(id, x, y int) {
	local, abs := p.wherePool(id)
	_, to := p.where(x, y)
	p.drag(p.board.pool.tiles, local, abs, to)
}

func (p *played) dragTile(x, y, toX, toY int) {
	local, abs := p.where(x, y)
	_, to := p.where(toX, toY)
	p.drag(p.board.field, local, abs, to)
}

func (p *played) key(names ...fyne.KeyName) { shelltest.Key(p.env, names...) }
func (p *played) typed(word string)         { shelltest.Type(p.env, word) }

// shift holds Shift while f runs.
func (p *played) shift(f func()) {
	p.held = fyne.KeyModifierShift
	f()
	p.held = 0
}

// at puts the cursor on a cell and gives the field the keyboard.
func (p *played) at(x, y int) {
	p.board.focusField()
	p.board.field.quiet = false
	p.board.state.setCursor(wk.Cell{X: x, Y: y})
}

func options() wk.Options { return wk.DefaultOptions() }
