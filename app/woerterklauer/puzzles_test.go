package woerterklauer

import (
	"context"
	"reflect"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/assets/lexicon"
	"spieltisch/games/daily"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// In a puzzle, which is the same for everybody, tips go by the word list alone; in a match what the family has ruled counts, too.
func TestTipsInAPuzzleKnowTheListAlone(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
	p, drop, err := puzzler(context.Background(), env, daily.ID{Language: wk.German}, true, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer drop()
	z, err := p.Make(context.Background(), daily.ID{Day: daily.DayOf(2026, 11, 23), Kind: wk.Name, Language: wk.German, Generator: p.Number()})
	if err != nil {
		t.Fatal(err)
	}
	log, err := z.Log(wk.Kind{})
	if err != nil {
		t.Fatal(err)
	}
	tip := func(z *daily.Puzzle) []mind.Hint {
		c := computersOf(env, locales.German, wk.Rules, z)
		lib, err := c.library()
		if err != nil {
			t.Fatal(err)
		}
		tip, err := c.mind(lib).Tip(context.Background(), log.Match().View(0), nil)
		if err != nil || len(tip.Hints) != mind.Grades {
			t.Fatalf("%+v, %v", tip, err)
		}
		return tip.Hints
	}
	puzzle, match := tip(&z), tip(nil)
	for _, hints := range [][]mind.Hint{puzzle, match} {
		word := hints[mind.Grades-1].Args["Word"].(string)
		if _, err := env.Store.PutHouseWord(store.HouseWord{Lang: wk.German, Word: word}); err != nil {
			t.Fatal(err)
		}
	}
	if now := tip(&z); !reflect.DeepEqual(now, puzzle) {
		t.Errorf("the house changes the tip in a puzzle from %+v to %+v", puzzle, now)
	}
	if now := tip(nil); reflect.DeepEqual(now, match) {
		t.Errorf("what the house refuses is a tip in a match: %+v", now)
	}
}
