package woerterklauer_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// played is a match on its page, whose positions may be posed.
type played struct {
	*tabletest.Seated
	pose *tabletest.Pose[wk.View]
}

// sit starts a match of Tina (red) and Ben in a test window, with the real German words.
func sit(t testing.TB, lang locales.Lang, o wk.Options, seed uint64) *played {
	t.Helper()
	env, setup := prepare(t, lang, o, seed)
	return open(t, env, tabletest.Start(t, env, wk.Kind{}, setup, "Tina", "Ben"))
}

func prepare(t testing.TB, lang locales.Lang, o wk.Options, seed uint64) (*shell.Env, wk.Setup) {
	t.Helper()
	env := shelltest.New(t, lang)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexdata.German})
	set, err := wk.ParseSet(tiles.German)
	if err != nil {
		t.Fatal(err)
	}
	o.Seats, o.First = wk.Seats, 0
	return env, wk.Setup{Options: o, Set: set, Seed: seed}
}

// rehearse is sit with a match that isn't kept.
func rehearse(t testing.TB, o wk.Options, seed uint64) *played {
	t.Helper()
	env, setup := prepare(t, locales.German, o, seed)
	data, err := setup.Encode()
	if err != nil {
		t.Fatal(err)
	}
	p := &played{Seated: &tabletest.Seated{TB: t, Env: env}}
	if p.Session, err = session.Rehearse(wk.Kind{}, data, []store.Player{{Name: "Tina"}, {Name: "Ben"}}); err != nil {
		t.Fatal(err)
	}
	g := *woerterklauer.Game()
	board := g.Board
	g.Board = func(d *table.Desk) *table.AnyBoard {
		b := board(d)
		p.Board = b.Of
		return b
	}
	shelltest.Pages(env, nil)
	p.Page = frame.New(env, &g, p.Session)
	env.Router.Show(p.Page)
	return p
}

// open shows the page of a match as after a start of the program.
func open(t testing.TB, env *shell.Env, id store.MatchID) *played {
	t.Helper()
	g, pose := tabletest.Posed[wk.View](woerterklauer.Game())
	return &played{tabletest.Sit(t, env, g, id), pose}
}

func (p *played) view() wk.View { return p.Session.View(games.Table).(wk.View) }

func (p *played) check(ok bool, what string) {
	p.Helper()
	if !ok {
		p.Fatalf("%s; phase %s, field\n%s\npool %s, %s\ntexts %q", what, p.view().Phase, p.letters(), p.pool(), p.trace(), shelltest.Texts(p.Env))
	}
}

// trace is what the board tells the tests that drive the real program: where things lie.
func (p *played) trace() string { return p.Board.(table.Tracer).TraceDraft() }

// traced is what it tells of a name.
func (p *played) traced(name string) string {
	p.Helper()
	for word := range strings.FieldsSeq(p.trace()) {
		if value, ok := strings.CutPrefix(word, name+"="); ok {
			return value
		}
	}
	p.Fatalf("no %s in %s", name, p.trace())
	return ""
}

// pair reads two numbers with a comma between them.
func pair(t testing.TB, text string) (x, y int) {
	t.Helper()
	if _, err := fmt.Sscanf(text, "%d,%d", &x, &y); err != nil {
		t.Fatal(text, err)
	}
	return x, y
}

func (p *played) cell(name string) wk.Cell {
	p.Helper()
	x, y := pair(p, p.traced(name))
	return wk.Cell{X: x, Y: y}
}

// low is the upper left cell that is seen, and cursor that of the keyboard.
func (p *played) low() wk.Cell    { return p.cell("low") }
func (p *played) cursor() wk.Cell { return p.cell("cursor") }

// lawful tells whether the turn could be ended like this, and changed whether anything was laid.
func (p *played) lawful() bool { return p.traced("lawful") == "true" }

func (p *played) changed() bool {
	at := map[int]wk.Cell{}
	for _, l := range p.laidTiles() {
		at[l.ID] = l.At
	}
	v := p.view()
	return len(at) != len(v.Field) || slices.ContainsFunc(v.Field, func(t wk.Placed) bool { return at[t.ID] != t.At })
}

// laid is where all tiles of the field lie, as text.
func (p *played) laid() string { return p.traced("laid") }

func (p *played) laidTiles() (out []wk.Lay) {
	p.Helper()
	for part := range strings.SplitSeq(p.laid(), ";") {
		var l wk.Lay
		if _, err := fmt.Sscanf(part, "%d:%d,%d", &l.ID, &l.At.X, &l.At.Y); err == nil {
			out = append(out, l)
		}
	}
	return out
}

// letters is the field as it lies now, as text.
func (p *played) letters() string {
	p.Helper()
	by := map[int]wk.Letter{}
	v := p.view()
	for _, t := range v.Field {
		by[t.ID] = t.Letter
	}
	for _, t := range v.Pool {
		by[t.ID] = t.Letter
	}
	lines, lowX, lowY, highX := map[wk.Cell]string{}, 1000, 1000, -1000
	highY := -1000
	for _, l := range p.laidTiles() {
		lines[l.At] = strings.ToLower(by[l.ID].String())
		lowX, lowY, highX, highY = min(lowX, l.At.X), min(lowY, l.At.Y), max(highX, l.At.X), max(highY, l.At.Y)
	}
	var out []string
	for y := lowY; y <= highY; y++ {
		line := ""
		for x := lowX; x <= highX; x++ {
			if s := lines[wk.Cell{X: x, Y: y}]; s != "" {
				line += s
			} else {
				line += "."
			}
		}
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}

// freeTiles are the tiles that lie in the pool, and where in the window.
func (p *played) freeTiles() (ids []int, at map[int]fyne.Position) {
	p.Helper()
	pool := shelltest.Marked(p, p.Env, "pool")
	corner := shelltest.Middle(pool).SubtractXY(pool.Size().Width/2, pool.Size().Height/2)
	at = map[int]fyne.Position{}
	for part := range strings.SplitSeq(p.traced("free"), ";") {
		var id, x, y int
		if _, err := fmt.Sscanf(part, "%d:%d,%d", &id, &x, &y); err == nil {
			ids, at[id] = append(ids, id), corner.AddXY(float32(x), float32(y))
		}
	}
	return ids, at
}

// pool are the letters that are free.
func (p *played) pool() string {
	by := map[int]string{}
	v := p.view()
	for _, t := range v.Field {
		by[t.ID] = t.Letter.String()
	}
	for _, t := range v.Pool {
		by[t.ID] = t.Letter.String()
	}
	ids, _ := p.freeTiles()
	out := ""
	for _, id := range ids {
		out += by[id]
	}
	return out
}

// deal shows a position to which no match has led, the whole field in view.
func (p *played) deal(rows []string, pool string, level wk.Level) {
	p.Helper()
	v := woerterklauer.Dealt(p, p.view(), rows, pool)
	v.Step, v.Options.Level = p.view().Step+1, level
	v.TurnNumber, v.Turns = 9, make([]wk.ScoredTurn, 8)
	p.show(v)
}

// show shows a position, the laptop turned already and the whole field in view.
func (p *played) show(v wk.View) {
	p.Helper()
	p.pose.Show(func(games.Seat, wk.View) wk.View { return v })
	p.Page.Shown()
	if p.Says("judge.go") {
		p.ctrlEnter()
	}
	p.center()
}

// center has the crossword lie in the middle.
func (p *played) center() {
	p.Helper()
	if len(p.laidTiles()) == 0 || !p.laying() {
		return
	}
	n := p.look().Cols
	p.ctrl(fyne.KeyRight, n)
	p.ctrl(fyne.KeyDown, n)
	low, _ := p.box()
	p.ctrl(fyne.KeyLeft, (low.X-p.low().X)/2)
	p.ctrl(fyne.KeyUp, (low.Y-p.low().Y)/2)
}

// sockeField is a field in the middle of a match, before the turn of sockeDraft.
func (p *played) sockeField() { p.Helper(); p.sockeAt(wk.LevelI) }

func (p *played) sockeAt(level wk.Level) {
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
	}, "LTAENLUOIGLT", level)
}

// sockeDraft types a turn on sockeField: it steals two words, extends one and lays two more, one of which
// doesn't count.
func (p *played) sockeDraft() {
	p.at(0, 6)
	p.Type("l")
	p.at(3, 0)
	p.Type("lo")
	p.at(5, 8)
	p.Type("n")
	p.at(7, 7)
	p.Type("ilt")
	p.at(6, 6)
	p.Key(fyne.KeySpace)
	p.Type("te")
	p.Key(fyne.KeySpace)
}

// tile is the tile on a cell, 0 for none.
func (p *played) tile(x, y int) int {
	for _, l := range p.laidTiles() {
		if l.At == (wk.Cell{X: x, Y: y}) {
			return l.ID
		}
	}
	return 0
}

// free is the first free tile with a letter.
func (p *played) free(letter string) int {
	p.Helper()
	ids, _ := p.freeTiles()
	i := strings.Index(p.pool(), letter)
	if i < 0 {
		p.Fatalf("no free %s in %s", letter, p.pool())
	}
	return ids[i]
}

// seen is how the tile on a cell is drawn.
func (p *played) seen(x, y int) draw.LetterLook {
	p.Helper()
	low := p.low()
	for _, t := range p.look().Tiles {
		if t.X+low.X == x && t.Y+low.Y == y {
			return t.Look
		}
	}
	p.Fatalf("no tile is seen on %d, %d:\n%s", x, y, p.letters())
	return draw.LetterLook{}
}

// look is what the field shows.
func (p *played) look() draw.FieldLook {
	p.Helper()
	return shelltest.Marked(p, p.Env, "letters").(*draw.LetterField).Look()
}

// held are the letters that are drawn as picked up.
func (p *played) held() (out string) {
	p.Helper()
	for _, t := range p.look().Tiles {
		if t.Look.Chosen {
			out += t.Look.Text
		}
	}
	for _, t := range p.pooled() {
		if t.Look().Chosen {
			out += t.Look().Text
		}
	}
	return out
}

// pooled are the tiles as they are drawn in the pool.
func (p *played) pooled() []*draw.LetterTile {
	p.Helper()
	return shelltest.Inside[*draw.LetterTile](shelltest.Marked(p, p.Env, "pool"))
}

// marked tells whether the cursor is seen in the field, and whether it points down.
func (p *played) marked() (seen, down bool) {
	p.Helper()
	arrows := shelltest.Inside[*ui.Icon](shelltest.Marked(p, p.Env, "field")) // at its side
	if len(arrows) == 0 {
		return false, false
	}
	c := p.cursor()
	d := shelltest.Middle(arrows[0]).Subtract(p.where(c.X, c.Y))
	return true, d.Y > d.X
}

// where is the middle of a cell in the window.
func (p *played) where(x, y int) fyne.Position {
	p.Helper()
	field, low := shelltest.Marked(p, p.Env, "field"), p.low()
	x1, y1 := pair(p, p.traced("first"))
	x2, y2 := pair(p, p.traced("second"))
	return shelltest.Middle(field).SubtractXY(field.Size().Width/2, field.Size().Height/2).
		AddXY(float32(x1+(x-low.X)*(x2-x1)), float32(y1+(y-low.Y)*(y2-y1)))
}

// wherePool is the middle of a tile in the pool.
func (p *played) wherePool(id int) fyne.Position {
	p.Helper()
	_, at := p.freeTiles()
	if at[id].IsZero() {
		p.Fatalf("tile %d is not in the pool", id)
	}
	return at[id]
}

func (p *played) tap(x, y int)   { p.Helper(); shelltest.TapAt(p, p.Env, p.where(x, y)) }
func (p *played) tapPool(id int) { p.Helper(); shelltest.TapAt(p, p.Env, p.wherePool(id)) }

// tapTray taps the pool next to its tiles.
func (p *played) tapTray() {
	p.Helper()
	pool := shelltest.Marked(p, p.Env, "pool")
	shelltest.TapAt(p, p.Env, shelltest.Middle(pool).SubtractXY(pool.Size().Width/2-4, pool.Size().Height/2-2))
}

// drag pulls from one place to another in steps, as a pointer does.
func (p *played) drag(from, to fyne.Position) {
	p.Helper()
	const steps = 5
	var over []fyne.Position
	for i := 1; i <= steps; i++ {
		over = append(over, from.AddXY((to.X-from.X)*float32(i)/steps, (to.Y-from.Y)*float32(i)/steps))
	}
	shelltest.Drag(p, p.Env, func() {}, from, over...)
}

func (p *played) dragPool(id, x, y int) { p.Helper(); p.drag(p.wherePool(id), p.where(x, y)) }

func (p *played) dragTile(x, y, toX, toY int) { p.Helper(); p.drag(p.where(x, y), p.where(toX, toY)) }

// shift holds Shift while f runs.
func (p *played) shift(f func()) { shelltest.Held(fyne.KeyModifierShift, f) }

// at brings the cursor to a cell by arrow keys, wherever the keyboard is.
func (p *played) at(x, y int) {
	p.Helper()
	p.Env.Window.Canvas().Unfocus()
	p.Key(fyne.KeyRight) // shows it
	for range 200 {
		c := p.cursor()
		switch {
		case c.X < x:
			p.Key(fyne.KeyRight)
		case c.X > x:
			p.Key(fyne.KeyLeft)
		case c.Y < y:
			p.Key(fyne.KeyDown)
		case c.Y > y:
			p.Key(fyne.KeyUp)
		default:
			return
		}
		if p.cursor() == c {
			break
		}
	}
	p.Fatalf("the cursor doesn't reach %d, %d: %v", x, y, p.cursor())
}

// ctrlEnter carries out the main action of the moment.
func (p *played) ctrlEnter() { shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyReturn) }

// back puts everything where it was when the turn began.
func (p *played) back() { p.Key(fyne.KeyF3) }

// laying tells whether tiles can be laid.
func (p *played) laying() bool { return p.traced("laying") == "true" }

func options() wk.Options { return wk.DefaultOptions() }
