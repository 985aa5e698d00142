// In the package: what an example of the rules page says is parsed and judged without a screen.

package woerterklauer

import (
	"slices"
	"strings"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// attempt is what the referee judges of an example, at a level.
func attempt(l lesson, level wk.Level) wk.Attempt {
	return wk.Attempt{Before: l.before, After: l.after, Pool: l.pool, Left: l.left, Mover: l.mover, Level: level, Edge: wk.MaxSize}
}

// Every example is a turn that the referee allows with the words of its language at its level and
// at no lower one, and the letters turn as they are drawn.
func TestExamplesAreLawful(t *testing.T) {
	for _, words := range locales.Langs {
		checkExamples(t, words)
	}
}

// The form and the first turns give one example of stealing, whatever the language of the words: it holds in both.
func TestExampleOfStealing(t *testing.T) {
	for _, words := range locales.Langs {
		j := judgeOf(t, words)
		for _, word := range []string{"HAND", "SAND"} {
			if r, known := j.Word(word); !known || !r.Answer {
				t.Errorf("%s: %s: %+v, known %v", words, word, r, known)
			}
		}
		if r, known := j.Same("SAND", "HAND"); !known || r.Answer {
			t.Errorf("%s: SAND is a form of HAND: %+v, known %v", words, r, known)
		}
	}
	for _, lang := range locales.Langs {
		texts, err := locales.New(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range []string{"woerterklauer.level.1", "judge.begin.1"} {
			if s := texts.T(id); !strings.Contains(s, "HAND") || !strings.Contains(s, "SAND") {
				t.Errorf("%s: %s is %q", lang, id, s)
			}
		}
	}
}

func judgeOf(t *testing.T, words locales.Lang) *lexicon.Terms {
	t.Helper()
	data := map[locales.Lang]func() []byte{locales.German: lexdata.German, locales.English: lexdata.English}
	lex, err := lexicon.Open(data[words]())
	if err != nil {
		t.Fatal(err)
	}
	return newTerms(shelltest.New(t, locales.German).Store, lex, words, wk.Rules)
}

func checkExamples(t *testing.T, words locales.Lang) {
	t.Helper()
	j, name := judgeOf(t, words), "turn"
	if words == locales.English {
		name = "turn en"
	}
	levels := map[wk.Level]int{}
	for _, body := range tabletest.Examples(t, locales.German, wk.Name, name) {
		l, ok := parseLesson(body)
		if !ok {
			t.Fatalf("%q isn't read", body)
		}
		levels[l.level]++
		for _, w := range wk.Referee(wk.Attempt{After: l.before, Pool: tilesOf(l.before), Level: wk.LevelIV, Edge: wk.MaxSize}, j).Words {
			if w.Fate != wk.FateNew {
				t.Errorf("%q begins with %s, which doesn't count", body, w.Text)
			}
		}
		v := wk.Referee(attempt(l, l.level), j)
		if !v.Lawful || v.Lowest != l.level {
			t.Errorf("%q: lawful %v, from level %d on: %+v", body, v.Lawful, v.Lowest, v.Reasons)
		}
		if l.level > wk.LevelI && wk.Referee(attempt(l, l.level-1), j).Lawful {
			t.Errorf("%q is lawful one level lower", body)
		}
		want := slices.Clone(l.after)
		want.Sort()
		if !slices.Equal(v.Field, want) {
			t.Errorf("%q: the letters show %+v", body, v.Field)
		}
		if len(v.Turned) != len(l.turned()) {
			t.Errorf("%q: %d letters turn, %d are turned", body, len(v.Turned), len(l.turned()))
		}
	}
	for level, least := range map[wk.Level]int{wk.LevelI: 5, wk.LevelII: 1, wk.LevelIII: 2, wk.LevelIV: 1} {
		if levels[level] < least {
			t.Errorf("level %d has %d examples", level, levels[level])
		}
	}
}

// What the rules page says of single words is what the judge says.
func TestWordsOfTheRulesPage(t *testing.T) {
	j := judgeOf(t, locales.German)
	for word, valid := range map[string]bool{
		"HAUS": true, "HAEUSERN": true, "BLAUES": true, "GEHEN": true, "CODE": true, "GEHT": false, "GEGANGEN": false,
	} {
		if r, known := j.Word(word); !known || r.Answer != valid {
			t.Errorf("%s: %+v, known %v", word, r, known)
		}
	}
	for pair, same := range map[[2]string]bool{
		{"HUNDE", "HUND"}: true, {"LIEBEN", "LIEBE"}: true, {"GLOCKE", "LOCKE"}: false, {"BETONUNG", "BETON"}: false,
	} {
		if r, known := j.Same(pair[0], pair[1]); !known || r.Answer != same {
			t.Errorf("%v: %+v, known %v", pair, r, known)
		}
		for _, lang := range locales.Langs {
			md, _ := locales.Rules(lang, wk.Name)
			if !strings.Contains(md, pair[0]) || !strings.Contains(md, pair[1]) {
				t.Errorf("%s says nothing of %v", lang, pair)
			}
		}
	}
}

// The same of the English words.
func TestEnglishWordsOfTheRulesPage(t *testing.T) {
	j := judgeOf(t, locales.English)
	for pair, same := range map[[2]string]bool{
		{"DOGS", "DOG"}: true, {"WALK", "WALKED"}: true, {"WALK", "WALKING"}: true, {"BIG", "BIGGER"}: true, {"COLOUR", "COLOR"}: true,
		{"SAW", "SEE"}: false, {"EVENING", "EVEN"}: false, {"NEWS", "NEW"}: false, {"CLOCK", "LOCK"}: false, {"PLAYER", "PLAY"}: false,
	} {
		if r, known := j.Same(pair[0], pair[1]); !known || r.Answer != same {
			t.Errorf("%v: %+v, known %v", pair, r, known)
		}
		for _, lang := range locales.Langs {
			if md, _ := locales.Rules(lang, wk.Name); !strings.Contains(md, pair[0]) || !strings.Contains(md, pair[1]) {
				t.Errorf("%s says nothing of %v", lang, pair)
			}
		}
	}
}

func TestParseLesson(t *testing.T) {
	l, ok := parseLesson("II black\nsocke\n>\nLOCKE\n____S")
	if !ok || l.level != wk.LevelII || l.mover != wk.Black || len(l.before) != 5 || len(l.after) != 6 {
		t.Fatalf("%v %+v", ok, l)
	}
	if len(l.pool) != 1 || l.pool[0].Letter != 'L' || len(l.left) != 0 {
		t.Errorf("pool %v, left %v", l.pool, l.left)
	}
	if i := slices.IndexFunc(l.after, func(p wk.Placed) bool { return p.Letter == 'S' }); l.after[i].ID != 1 {
		t.Errorf("the S is not the one that was freed: %+v", l.after)
	}
	if len(l.turned()) != 5 {
		t.Errorf("turned: %v", l.turned())
	}
	for _, bad := range []string{"", "I red", "I red\nEI", "I red\n>\nEI", "I red\nEI\n>", "V red\nEI\n>\nei", "I green\nEI\n>\nei", "I red\nE1\n>\nei", "I red\n__\n>\nei", "red\nEI\n>\nei"} {
		if _, ok := parseLesson(bad); ok {
			t.Errorf("%q is read", bad)
		}
	}
	env := shelltest.New(t, locales.English)
	for name, body := range map[string]string{"sides": "x", "turn": "", "": "", "codes": "B1"} {
		if rulesBlock(env, name, body) != nil {
			t.Errorf("drawn: %q %q", name, body)
		}
	}
}
