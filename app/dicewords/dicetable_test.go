package dicewords_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// Below the dice table stands that one may point at a letter once that does something, and the chance of each letter that the
// typed word lacks.
func TestChancesOfAllLettersThatLack(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 3, "Tina", "Lee")
	p.Must(!p.Says("dicewords.table.hint"), "before the first throw there is nothing to point at")
	p.Key(fyne.KeySpace)
	p.Must(p.Says("dicewords.table.hint"), "a letter may be pointed at")
	v := p.view()
	lying, lacks := string(v.Faces()), ""
	all := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	for _, r := range dw.Letters {
		if dw.ChanceOf(v.Set, all, v.Left, r).Chance > 0 && !strings.ContainsRune(lying, r) && len(lacks) < 2 {
			lacks += string(r)
		}
	}
	p.Type(lacks + lacks[:1])
	want := "Chance bis zum letzten Wurf: "
	for i, r := range lacks {
		if i > 0 {
			want += ",\u00a0"
		}
		want += string(r) + "\u00a0" + p.Env.Texts.Percent(dw.ChanceOf(v.Set, all, v.Left, r).Chance)
	}
	told := false
	for _, s := range shelltest.Texts(p.Env) {
		told = told || strings.HasPrefix(s, want+",\u00a0Joker") || s == want
	}
	p.Must(told, want)
}
