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

// rulesBlock draws an example of the rules page: "dice" is a throw, as marks and letters, with "|" before those that are thrown again or left
// over; "word" is a word with what it counts; "dicetable" is all dice with their faces. It is nil for anything else. Behind the name stands
// the language of the dice: "word en", and how often they were thrown: "dice en 2".
func rulesBlock(env *shell.Env, name, body string) fyne.CanvasObject {
	name, lang, _ := strings.Cut(name, " ")
	lang, _, _ = strings.Cut(lang, " ")
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

// rulesDice draws a throw: every die lies there exactly once, with a gap at the "|".
func rulesDice(set dw.Set, body string) (fyne.CanvasObject, bool) {
	const size, tear = 46, 16
	seen := map[int]bool{}
	row := ui.Flow(8, 0)
	for _, token := range strings.Fields(body) {
		if token == "|" && len(row.Objects) == len(seen) {
			row.Add(ui.Space(tear, size))
			continue
		}
		die, letter, ok := rulesFace(set, token)
		if !ok || seen[die] {
			return nil, false
		}
		seen[die] = true
		row.Add(draw.NewDie(face(set, die, letter), size))
	}
	return row, len(seen) == dw.DiceCount
}

// rulesWord draws a word on tiles with its score; a "?" is the joker.
func rulesWord(env *shell.Env, set dw.Set, word string) (fyne.CanvasObject, bool) {
	tally, err := dw.CountWord(set, word)
	if err != nil {
		return nil, false
	}
	const high = 52
	tiles := ui.HGap(6)
	for i, r := range []rune(word) {
		t := draw.NewTile("", "", high)
		t.Set(string(r), ui.Signed(tally.Values[i]), draw.TileState{Joker: r == dw.Joker})
		tiles.Add(t)
	}
	args := games.Args{"Sum": tally.Sum(), "Length": tally.Length(), "N": tally.Points()}
	return ui.Flow(24, 0, tiles, ui.MinSized(1, high, ui.HMid(8,
		ui.NewText(env.T("rules.word.sum", args), ui.Number, ui.Ink2),
		ui.NewText(strconv.Itoa(tally.Points()), ui.Question, ui.Ink),
		ui.NewText(env.T("rules.word.points", args), ui.Body, ui.Ink2)))), true
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
		band := ui.DiceCloth.Line
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
