package rules

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/davinci"
	"spieltisch/app/decipher"
	"spieltisch/app/dicewords"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	"spieltisch/locales"
)

// all are the games with rules.
func all() []*table.Game {
	return []*table.Game{decipher.Game(), woerterklauer.Game(), dicewords.Game(), davinci.Game()}
}

func blocksOf(t *testing.T, lang locales.Lang, g *table.Game) []block {
	t.Helper()
	md, err := locales.Rules(lang, g.Kind.Name())
	if err != nil {
		t.Fatal(err)
	}
	return parse(md)
}

func TestParse(t *testing.T) {
	got := parse("# Game\n\nOne *two three*,\nfour **five**.\n\n## A\n\n1. x\n2. y\n- **z:** w\n\n```dice\nQ:S | E:E\nX:H\n```\nend 2 * 3\n::: en\nbox\n\n```dice\n::: de\n```\n:::\nend")
	want := []block{
		{kind: title, runs: []run{{text: "Game"}}},
		{kind: para, runs: []run{{text: "One "}, {text: "two three", term: true}, {text: ", four "}, {text: "five", bold: true}, {text: "."}}},
		{kind: heading, runs: []run{{text: "A"}}},
		{kind: numbered, number: 1, runs: []run{{text: "x"}}},
		{kind: numbered, number: 2, runs: []run{{text: "y"}}},
		{kind: bulleted, runs: []run{{text: "z:", bold: true}, {text: " w"}}},
		{kind: fence, name: "dice", body: "Q:S | E:E\nX:H"},
		{kind: para, runs: []run{{text: "end 2 * 3"}}},
		{kind: para, words: locales.English, runs: []run{{text: "box"}}},
		{kind: fence, words: locales.English, name: "dice", body: "::: de"},
		{kind: para, runs: []run{{text: "end"}}},
	}
	if len(got) != len(want) {
		t.Fatalf("%d blocks, want %d: %+v", len(got), len(want), got)
	}
	for i := range want {
		g, w := got[i], want[i]
		if g.kind != w.kind || g.words != w.words || g.number != w.number || g.name != w.name || g.body != w.body || !slices.Equal(g.runs, w.runs) {
			t.Errorf("block %d:\n got %+v\nwant %+v", i, g, w)
		}
	}
}

// Whatever stands in a file, parsing ends and loses no letter of the text.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"# a\n\n*b* **c", "```x\ny", "**", "1. \n- ", "```\n```\n```"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, md string) {
		size := 0
		for _, b := range parse(md) {
			size += len(b.text()) + len(b.body)
		}
		if size > len(md) {
			t.Errorf("%d bytes out of %d", size, len(md))
		}
	})
}

func TestEveryExampleIsDrawn(t *testing.T) {
	for _, g := range all() {
		for _, lang := range locales.Langs {
			env := shelltest.New(t, lang)
			n := 0
			for _, b := range blocksOf(t, lang, g) {
				if b.kind != fence {
					continue
				}
				n++
				if g.RulesBlock(env, b.name, b.body) == nil {
					t.Errorf("%s %s: the block %q isn't drawn:\n%s", lang, g.Kind.Name(), b.name, b.body)
				}
			}
			if n == 0 {
				t.Errorf("%s %s: no examples", lang, g.Kind.Name())
			}
		}
	}
}

// What a game doesn't draw is read instead.
func TestExamplesAsText(t *testing.T) {
	bad := func(*shell.Env, string, string) fyne.CanvasObject { return nil }
	for name, draw := range map[string]func(*shell.Env, string, string) fyne.CanvasObject{"nobody": nil, "can't": bad} {
		env, g := shelltest.New(t, locales.German), davinci.Game()
		g.RulesBlock = draw
		page, err := New(env, g, "")
		if err != nil {
			t.Fatal(err)
		}
		shelltest.Pages(env, nil)
		env.Router.Show(page)
		i := slices.IndexFunc(blocksOf(t, locales.German, g), func(b block) bool { return b.kind == fence && b.body != "" })
		line, _, _ := strings.Cut(blocksOf(t, locales.German, g)[i].body, "\n")
		if !slices.Contains(shelltest.Texts(env), line) {
			t.Errorf("%s: %q isn't shown", name, line)
		}
	}
}

func TestBadExamplesAreNotDrawn(t *testing.T) {
	env := shelltest.New(t, locales.German)
	g := dicewords.Game()
	ten := "Q:S Z:C X:H E:I Y:K E.:E W:N | J:B V:V ?:H"
	if g.RulesBlock(env, "dice de", ten) == nil {
		t.Fatal("a good one isn't drawn")
	}
	for name, body := range map[string]string{
		"a letter that the die lacks": strings.Replace(ten, "Q:S", "Q:A", 1),
		"a die twice":                 strings.Replace(ten, "Q:S", "E:I", 1),
		"nine dice":                   strings.Replace(ten, "Q:S ", "", 1),
		"no such die":                 strings.Replace(ten, "Q:S", "K:S", 1),
		"no letter":                   strings.Replace(ten, "Q:S", "Q:", 1),
		"no colon":                    strings.Replace(ten, "Q:S", "QS", 1),
		"two letters":                 strings.Replace(ten, "Q:S", "Q:SR", 1),
	} {
		if g.RulesBlock(env, "dice de", body) != nil {
			t.Error("drawn:", name)
		}
	}
	for name, body := range map[string]string{"word de": "SCH??KEN", "word": "WUERFEL", "word fr": "WUERFEL", "dicetable de": "x", "": "", "tiles de": "A"} {
		if g.RulesBlock(env, name, body) != nil {
			t.Errorf("drawn: %q %q", name, body)
		}
	}
}

// Both languages say the same in the same order.
func TestBothLanguagesHaveTheSameShape(t *testing.T) {
	for _, g := range all() {
		de, en := blocksOf(t, locales.German, g), blocksOf(t, locales.English, g)
		for _, k := range []kind{title, heading, numbered, bulleted} {
			if a, b := count(de, k), count(en, k); a != b {
				t.Errorf("%s: %d and %d of kind %d", g.Kind.Name(), a, b, k)
			}
		}
		if a, b := fences(de), fences(en); !slices.Equal(a, b) {
			t.Errorf("%s: the examples differ:\n%q\n%q", g.Kind.Name(), a, b)
		}
		if count(de, title) != 1 || de[0].kind != title {
			t.Errorf("%s doesn't begin with its name", g.Kind.Name())
		}
	}
}

func count(blocks []block, k kind) int {
	n := 0
	for _, b := range blocks {
		if b.kind == k {
			n++
		}
	}
	return n
}

// fences are the examples with the section that they stand in.
func fences(blocks []block) []string {
	var out []string
	section := 0
	for _, b := range blocks {
		switch b.kind {
		case heading:
			section++
		case fence:
			out = append(out, string(rune('a'+section))+" "+string(b.words)+" "+b.name+" "+b.body)
		}
	}
	return out
}

func show(t *testing.T, lang locales.Lang) (*shell.Env, *Page) {
	t.Helper()
	return showGame(t, lang, dicewords.Game())
}

func showGame(t *testing.T, lang locales.Lang, g *table.Game) (*shell.Env, *Page) {
	t.Helper()
	env := shelltest.New(t, lang)
	p, err := New(env, g, "")
	if err != nil {
		t.Fatal(err)
	}
	shelltest.Pages(env, nil)
	env.Router.Show(p)
	return env, p.(*Page)
}

func TestKeysScroll(t *testing.T) {
	env, p := show(t, locales.German)
	at := func() float32 { return p.scroll.Offset.Y }
	end := p.scroll.Content.MinSize().Height - p.scroll.Size().Height
	if end < 1000 {
		t.Fatal("the text is only this high:", end)
	}
	shelltest.Key(env, fyne.KeyDown, fyne.KeyDown)
	if at() <= 0 || at() > 200 {
		t.Error("two lines down:", at())
	}
	shelltest.Key(env, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp)
	if at() != 0 {
		t.Error("back at the top:", at())
	}
	shelltest.Key(env, fyne.KeyPageDown)
	if page := p.scroll.Size().Height; at() < page/2 || at() >= page {
		t.Error("a page down:", at())
	}
	shelltest.Key(env, fyne.KeyEnd)
	if at() != end {
		t.Error("at the end:", at(), end)
	}
	shelltest.Key(env, fyne.KeyPageUp)
	if at() >= end {
		t.Error("a page up:", at())
	}
	shelltest.Key(env, fyne.KeyHome)
	if at() != 0 || p.section != 0 {
		t.Error("at the beginning:", at(), p.section)
	}
}

func TestContentsJump(t *testing.T) {
	env, p := show(t, locales.English)
	for i := range 4 {
		test.TapAt(p.list, fyne.NewPos(20, 36*(float32(i)+.5)))
		head := p.heads[i]
		y := fyne.CurrentApp().Driver().AbsolutePositionForObject(head).Y - fyne.CurrentApp().Driver().AbsolutePositionForObject(p.scroll).Y
		if y < 0 || i > 0 && y > 60 || p.list.At() != i {
			t.Errorf("section %d stands at %v, marked is %d", i, y, p.list.At())
		}
	}
	shelltest.Key(env, fyne.KeyRight)
	if p.section != 4 || p.list.At() != 4 {
		t.Error("right leads to section", p.section)
	}
	shelltest.Key(env, fyne.KeyLeft, fyne.KeyLeft)
	if p.section != 2 {
		t.Error("left leads to section", p.section)
	}
	for range 20 {
		shelltest.Key(env, fyne.KeyRight)
	}
	if p.section != len(p.heads)-1 {
		t.Error("the last section isn't reached:", p.section)
	}
	env.Window.Canvas().Focus(p.list)
	shelltest.Key(env, fyne.KeyUp)
	if p.section != len(p.heads)-2 {
		t.Error("up in the list leads to section", p.section)
	}
}

// The wheel moves the mark in the contents too.
func TestWheelMovesTheMark(t *testing.T) {
	_, p := show(t, locales.English)
	for p.scroll.Offset.Y < p.top(4)-10 {
		p.scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -1)})
	}
	if p.section != 4 || p.list.At() != 4 {
		t.Errorf("at %v of %v: section %d, marked %d", p.scroll.Offset.Y, p.top(4), p.section, p.list.At())
	}
}

// The page explains matches with words of one language: the program's, that of the table that it was opened from, or the one
// that is chosen.
func TestWordsOfOneLanguage(t *testing.T) {
	drawn := func(p *Page) (names []string) {
		p.game.RulesBlock = func(_ *shell.Env, name, body string) fyne.CanvasObject {
			names = append(names, name+" "+body)
			return ui.Space(1, 1)
		}
		p.env.Router.Rebuild()
		return names
	}
	for _, lang := range locales.Langs {
		for _, from := range []locales.Lang{"", locales.German, locales.English} {
			env := shelltest.New(t, lang)
			page, err := New(env, dicewords.Game(), from)
			if err != nil {
				t.Fatal(err)
			}
			shelltest.Pages(env, nil)
			env.Router.Show(page)
			p, want := page.(*Page), cmp.Or(from, lang)
			for range 2 {
				of := map[locales.Lang]int{}
				for _, name := range drawn(p) {
					_, words, _ := strings.Cut(strings.Fields(name)[0]+" "+strings.Fields(name)[1], " ")
					of[locales.Lang(words)]++
				}
				if of[want] < 7 || len(of) != 1 {
					t.Errorf("program %s, from a table in %q: examples of %v, want %s", lang, from, of, want)
				}
				key := map[locales.Lang]fyne.KeyName{locales.German: fyne.KeyRight, locales.English: fyne.KeyLeft}[want]
				want = map[locales.Lang]locales.Lang{locales.German: locales.English, locales.English: locales.German}[want]
				env.Window.Canvas().Focus(shelltest.Marked(t, env, "words").(*ui.Segmented))
				shelltest.Key(env, key)
			}
		}
	}
}

// Language and size change while somebody reads: he stays in his section.
func TestReaderKeepsHisPlace(t *testing.T) {
	env, p := show(t, locales.German)
	for range 30 {
		shelltest.Key(env, fyne.KeyDown)
	}
	section, within := p.section, p.within
	if section < 3 {
		t.Fatal("not far enough:", section)
	}
	check := func(what string) {
		t.Helper()
		y := p.scroll.Offset.Y + margin
		if p.section != section || p.list.At() != section || y < p.top(section) || p.scroll.Offset.Y > p.top(section+1) {
			t.Errorf("%s: section %d became %d, at %v of %v to %v", what, section, p.section, y, p.top(section), p.top(section+1))
		}
	}
	env.Change(func(p *shell.Prefs) { p.Language = locales.English })
	check("another language")
	check("larger text")
	shelltest.Resize(env, 1000, 620)
	check("a smaller window")
	env.Change(func(p *shell.Prefs) { p.Language = locales.German })
	shelltest.Resize(env, 1280, 800)
	check("back again")
	if p.within != within {
		t.Error("the place in the section moved by itself:", within, p.within)
	}
}

// Nothing reaches over the edge, the title is whole, and no line of the text is wider than its column.
func TestFits(t *testing.T) {
	for _, g := range all() {
		for _, lang := range locales.Langs {
			fits(t, lang, g)
		}
	}
}

func fits(t *testing.T, lang locales.Lang, g *table.Game) {
	t.Helper()
	env, p := showGame(t, lang, g)
	what := fmt.Sprintf("rules-%s-%s", g.Kind.Name(), lang)
	shelltest.Resize(env, 1000, 620)
	env.Change(func(p *shell.Prefs) { p.Mode = "dark" })
	shelltest.Key(env, fyne.KeyRight, fyne.KeyRight)
	shelltest.Shot(t, env, what)
	if out := shelltest.Outside(env); len(out) > 0 {
		t.Errorf("%s: outside: %q", what, out)
	}
	for _, o := range shelltest.Find[*ui.Text](env) {
		if o.String() == p.Title() && o.Size().Width < ui.Title.Measure(o.String()) {
			t.Errorf("%s: the title is cut", what)
		}
	}
	text := p.scroll.Content.(*fyne.Container)
	for i, o := range text.Objects {
		if o.MinSize().Width > o.Size().Width || o.Position().X+o.Size().Width > p.scroll.Size().Width {
			t.Errorf("%s: block %d is %v wide in %v", what, i, o.MinSize().Width, o.Size().Width)
		}
		if i > 0 && o.Position().Y < text.Objects[i-1].Position().Y+text.Objects[i-1].Size().Height {
			t.Errorf("%s: block %d overlaps the one before", what, i)
		}
	}
}

// Whoever reads on sees in the contents where they are, also where these are longer than the window is high.
func TestContentsFollow(t *testing.T) {
	env, p := show(t, locales.English)
	shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
	for _, key := range []fyne.KeyName{fyne.KeyEnd, fyne.KeyHome} {
		shelltest.Key(env, key)
		name := p.blocks[locales.English][0].text()
		if i := p.list.At(); i > 0 {
			name = p.heads[i].(*ui.Para).String()
		}
		if last := len(p.heads) - 1; key == fyne.KeyEnd && p.list.At() != last {
			t.Errorf("at the end section %d is marked, not the last one, %d", p.list.At(), last)
		}
		side, _ := shelltest.Around[*ui.Scroll](env, p.list)
		for _, o := range shelltest.Find[*ui.Text](env) {
			if scroll, in := shelltest.Around[*ui.Scroll](env, o); in && scroll == side && o.String() == name && !shelltest.Within(o, side) {
				t.Errorf("%s: %q is marked out of sight", key, name)
			}
		}
	}
}

// Tab leads to buttons that are out of sight: the contents follow there, too.
func TestFocusMovesTheMark(t *testing.T) {
	env, p := showGame(t, locales.German, woerterklauer.Game())
	env.Window.Canvas().Focus(p.tries[len(p.tries)-1])
	at := p.scroll.Offset.Y + margin
	if p.section == 0 || p.list.At() != p.section || p.top(p.section) > at || p.top(p.section+1) <= at {
		t.Errorf("at %v section %d is read, and %d is marked", at, p.section, p.list.At())
	}
}

// The first screen of the least window shows pieces, on the mat of their game, and buttons of an example stand side by side.
func TestOpensWithAPosition(t *testing.T) {
	for _, g := range all() {
		for _, lang := range locales.Langs {
			env, p := showGame(t, lang, g)
			shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
			shelltest.Shot(t, env, fmt.Sprintf("opening-%s-%s", g.Kind.Name(), lang))
			blocks := p.scroll.Content.(*fyne.Container).Objects
			i := slices.IndexFunc(blocks, func(o fyne.CanvasObject) bool { _, mat := o.(*ui.Surface); return mat })
			if i < 0 || blocks[i].Position().Y+blocks[i].Size().Height > p.scroll.Size().Height || blocks[i].Position().Y > p.heads[0].Position().Y {
				t.Errorf("%s, %s: nothing of the game is seen at first", g.Kind.Name(), lang)
			}
			if own := shelltest.Find[*ui.Button](env); g.Kind.Name() == "woerterklauer" {
				i := slices.Index(own, p.tries[0])
				if a, b := shelltest.Middle(own[i-1]), shelltest.Middle(own[i]); a.Y != b.Y || own[i-1].Text() != env.T("woerterklauer.lesson.lay") {
					t.Errorf("%s: %q at %v, and %q at %v", lang, own[i-1].Text(), a, own[i].Text(), b)
				}
			}
		}
	}
}
