package dicewords

import (
	"strconv"
	"strings"

	"spieltisch/app/shell"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// try is a turn in which the letters of an example lie on the table: those of "dice" after so many throws as stand behind its
// language, of "word" after all.
func try(name, body string) (at func() (games.Position, error), page shell.Route) {
	fields := strings.Fields(name + " de 3")
	set, err := boxSet(locales.Lang(fields[1]))
	var letters [dw.DiceCount]rune
	throws, ok := dw.Throws, err == nil
	switch fields[0] {
	case "dice":
		for token := range strings.FieldsSeq(strings.ReplaceAll(body, "|", "")) {
			die, letter, is := rulesFace(set, token)
			if ok = ok && is; ok {
				letters[die] = letter
			}
		}
		if n, err := strconv.Atoi(fields[2]); err == nil {
			throws = n
		}
	case "word":
		ok = ok && spread(set, &letters, []rune(strings.TrimSpace(body)))
	default:
		ok = false
	}
	if !ok {
		return nil, page
	}
	return func() (games.Position, error) { return cast(set, letters, throws) }, page
}

// spread lays each letter of a word on a die that has it. The others show their rarest one, of which little more can be made.
func spread(set dw.Set, letters *[dw.DiceCount]rune, word []rune) bool {
	if len(word) == 0 {
		for i := range letters {
			if letters[i] == 0 {
				letters[i] = []rune(strings.TrimPrefix(set.Dice[i].Faces, string(dw.Joker)))[0]
			}
		}
		return true
	}
	for i, d := range set.Dice {
		if letters[i] == 0 && strings.ContainsRune(d.Faces, word[0]) {
			letters[i] = word[0]
			if spread(set, letters, word[1:]) {
				return true
			}
			letters[i] = 0
		}
	}
	return false
}

// cast is the position after some throws. The faces up then hang on the seed; so the faces of the dice change places until the letters do.
func cast(set dw.Set, letters [dw.DiceCount]rune, throws int) (p games.Position, err error) {
	setup := dw.Setup{Options: dw.DefaultOptions(1), Set: set, Seed: 1}
	var log games.Log
	for range 2 {
		if p.Setup, err = setup.Encode(); err == nil {
			log, err = games.NewLog(dw.Kind{}, p.Setup)
		}
		for range throws {
			if err == nil {
				log, err = log.Do(0, dw.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}})
			}
		}
		if err != nil {
			return p, err
		}
		for i, up := range log.Match().View(0).(dw.View).Up {
			faces := setup.Set.Faces(i)
			for k, r := range faces {
				if r == letters[i] {
					faces[k], faces[up] = faces[up], r
					break
				}
			}
			setup.Set.Dice[i].Faces = string(faces)
		}
	}
	p.Kind, p.Rules = dw.Name, dw.Rules
	p.Rows, err = log.Rows(throws)
	return p, err
}
