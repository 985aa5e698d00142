package dicewords

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// rulesBlock draws an example of the rules page: "dice" is a throw, as marks and
// letters, with "|" before those that are thrown again or left over; "word" is a word with
// what it counts; "dicetable" is all dice with their faces. It is nil for
// anything else. Behind the name stands the language of the dice: "word en".
func rulesBlock(env *shell.Env, name, body string) fyne.CanvasObject {
	name, lang, _ := strings.Cut(name, " ")
	set, err := boxSet(locales.Lang(lang))
	if err != nil {
		return nil
	}
	var o fyne.CanvasObject
	ok := false
	switch name {
	case "dice":
		o, ok = rulesDice(set, body)
	case "word":
		o, ok = rulesWord(env, set, strings.TrimSpace(body))
	case "dicetable":
		o, ok = rulesTable(env, set), strings.TrimSpace(body) == ""
	}
	if !ok {
		return nil
	}
	return o
}

// dieNamed is the die with this mark; the dot of the second one of two is a ".".
func dieNamed(set dw.Set, mark string) (int, bool) {
	name, dot := strings.CutSuffix(mark, ".")
	for i, d := range set.Dice {
		if d.Mark == name && d.Dot == dot {
			return i, true
		}
	}
	return 0, false
}

// rulesFace reads "Q:S": letter S on the die with mark Q.
func rulesFace(set dw.Set, token string) (die int, letter rune, ok bool) {
	mark, text, _ := strings.Cut(token, ":")
	die, ok = dieNamed(set, mark)
	letter, size := utf8.DecodeRuneInString(text)
	ok = ok && size > 0 && size == len(text) && strings.ContainsRune(set.Dice[die].Faces, letter)
	return die, letter, ok
}

// rulesDice draws a throw: every die lies there exactly once.
func rulesDice(set dw.Set, body string) (fyne.CanvasObject, bool) {
	seen := map[int]bool{}
	row := &diceRow{}
	c := ui.Laid(row.least, row.place)
	for _, token := range strings.Fields(body) {
		if token == "|" && row.kept == 0 {
			row.kept = len(row.dice)
			continue
		}
		die, letter, ok := rulesFace(set, token)
		if !ok || seen[die] {
			return nil, false
		}
		seen[die] = true
		d := draw.NewDie(face(set, die, letter), 48)
		row.dice = append(row.dice, d)
		c.Objects = append(c.Objects, d)
	}
	if row.kept == 0 {
		row.kept = len(row.dice)
	}
	return c, len(row.dice) == dw.DiceCount
}

// diceRow puts ten dice side by side, as large as there is room, with a gap before
// those behind the "|".
type diceRow struct {
	dice  []*draw.Die
	kept  int
	width float32
}

const (
	rulesGap  float32 = 8
	rulesTear float32 = 32 // at the "|"
)

func (r *diceRow) size() float32 {
	if r.width == 0 {
		return 48
	}
	return min(48, (r.width-rulesTear-rulesGap*float32(len(r.dice)-2))/float32(len(r.dice)))
}

func (r *diceRow) least() fyne.Size {
	return fyne.NewSize(0, r.size()+4)
}

func (r *diceRow) place(s fyne.Size) {
	r.width = s.Width
	size, x := r.size(), float32(0)
	for i, d := range r.dice {
		if i == r.kept {
			x += rulesTear - rulesGap
		}
		d.SetSize(size)
		d.Move(fyne.NewPos(x, 0))
		d.Resize(fyne.NewSquareSize(size))
		x += size + rulesGap
	}
}

// rulesWord draws a word on tiles with its score; a "?" is the joker.
func rulesWord(env *shell.Env, set dw.Set, word string) (fyne.CanvasObject, bool) {
	tally, err := dw.CountWord(set, word)
	if err != nil {
		return nil, false
	}
	row := &wordRowLayout{}
	c := ui.Laid(row.least, row.layOut)
	for i, r := range []rune(word) {
		t := draw.NewTile("", "", 52)
		t.Set(string(r), ui.Signed(tally.Values[i]), draw.TileState{Joker: r == dw.Joker})
		row.tiles = append(row.tiles, t)
		c.Objects = append(c.Objects, t)
	}
	args := games.Args{"Sum": tally.Sum(), "Length": tally.Length(), "N": tally.Points()}
	row.score = ui.HMid(8,
		ui.NewText(env.T("rules.word.sum", args), ui.Number, ui.Ink2),
		ui.NewText(strconv.Itoa(tally.Points()), ui.Question, ui.Ink),
		ui.NewText(env.T("rules.word.points", args), ui.Body, ui.Ink2))
	c.Objects = append(c.Objects, row.score)
	return c, true
}

// wordRowLayout puts tiles side by side and the score behind them, or below them
// where there is no room.
type wordRowLayout struct {
	tiles []*draw.Tile
	score fyne.CanvasObject
	width float32
}

const (
	exampleGap  float32 = 6
	exampleTail float32 = 24
)

// fold says how high the tiles are and whether the score stands below.
func (l *wordRowLayout) fold() (height float32, below bool) {
	n := float32(len(l.tiles))
	height = 52
	tiles := n*l.tiles[0].MinSize().Width + (n-1)*exampleGap
	if l.width == 0 || tiles+exampleTail+l.score.MinSize().Width <= l.width {
		return height, false
	}
	return min(height, (l.width-(n-1)*exampleGap)/n*52/38), true
}

func (l *wordRowLayout) least() fyne.Size {
	h, below := l.fold()
	if below {
		h += 12 + l.score.MinSize().Height
	}
	return fyne.NewSize(0, h+4)
}

func (l *wordRowLayout) layOut(s fyne.Size) {
	l.width = s.Width
	for _, t := range l.tiles {
		t.SetHeight(52)
	}
	h, below := l.fold()
	x := float32(0)
	for _, t := range l.tiles {
		t.SetHeight(h)
		t.Move(fyne.NewPos(x, 0))
		t.Resize(t.MinSize())
		x += t.MinSize().Width + exampleGap
	}
	least := l.score.MinSize()
	l.score.Resize(least)
	if below {
		l.score.Move(fyne.NewPos(0, h+12))
	} else {
		l.score.Move(fyne.NewPos(x-exampleGap+exampleTail, (h-least.Height)/2))
	}
}

// rulesTable draws all dice with their faces.
func rulesTable(env *shell.Env, set dw.Set) fyne.CanvasObject {
	lines := ui.VGap(0)
	for i := range set.Dice {
		cells := ui.HMid(4)
		for _, letter := range set.Faces(i) {
			cells.Add(draw.NewCell(face(set, i, letter), draw.CellReach, 1))
		}
		name := ui.NewText(env.T(games.ID("dicewords.die."+set.Dice[i].ID)), ui.Strong, ui.Ink).Truncate()
		band := ui.Well
		if i%2 == 1 {
			band = ui.None
		}
		line := ui.HMid(12, draw.NewBadge(face(set, i, 0), 26), ui.Stretch(name), cells)
		lines.Add(ui.NewArea(band, 8, ui.Inset(4, 8, 4, 12, line)))
	}
	return ui.Columns(0,
		ui.Column{Min: 460, Object: lines},
		ui.Column{Weight: 1, Min: 1, Object: ui.Space(1, 1)})
}
