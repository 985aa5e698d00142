package rules

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dc "spieltisch/games/decipher"
	dw "spieltisch/games/dicewords"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// tried are the examples of a game with a button.
func tried(t *testing.T, g *table.Game) (out []block) {
	t.Helper()
	for _, b := range blocksOf(t, locales.German, g) {
		if b.kind != fence {
			continue
		}
		if at, page := g.Try(b.name, b.body); at != nil || page.Page != "" {
			out = append(out, b)
		}
	}
	return out
}

// letters are what a text has of A to Z, in order.
func letters(text string) string {
	out := strings.Split(strings.ToUpper(text), "")
	out = slices.DeleteFunc(out, func(s string) bool { return s < "A" || s > "Z" && s != "Ä" && s != "Ö" && s != "Ü" })
	slices.Sort(out)
	return strings.Join(out, "")
}

// lies is what of an example must lie on its table, and what does.
func lies(b block, view any) (want, got string) {
	switch v := view.(type) {
	case dw.View:
		for _, token := range strings.Fields(b.body) {
			if _, letter, ok := strings.Cut(token, ":"); ok {
				want += letter
			}
		}
		if _, ok := dw.Spell(v.Faces(), strings.ReplaceAll(b.body, "?", "N")); want == "" && ok {
			return "", ""
		}
		return letters(want), letters(string(v.Faces()))
	case wk.View:
		_, before, _ := strings.Cut(b.body, "\n")
		before, _, _ = strings.Cut(before, ">")
		for _, p := range v.Field {
			got += string(rune(p.Letter))
		}
		return letters(before), letters(got)
	case dc.View:
		return zonesLie(b, v)
	case dv.View:
		return codeLies(b, v)
	}
	return "a view", ""
}

func zonesLie(b block, v dc.View) (want, got string) {
	if v.Hand == nil {
		return "a piece", ""
	}
	for _, z := range v.Zones {
		line := "-"
		for _, p := range z.Pieces {
			line = string("LSWU"[p.Kind])
		}
		for k, no := range z.Covered {
			if no {
				line += string("LSWU"[k])
			}
		}
		got += line + "\n"
	}
	return strings.ReplaceAll(b.body, " x", ""), strings.TrimSpace(got)
}

func codeLies(b block, v dv.View) (want, got string) {
	if v.Phase != dv.PhaseGuess {
		return "a guess", ""
	}
	for _, s := range v.Seats[v.Me].Row {
		tile, _ := s.Tile()
		got += " " + strings.ToUpper(tile.String())
	}
	want, _, _ = strings.Cut(b.body, "\n")
	want, _, _ = strings.Cut(strings.ReplaceAll(want, " _", ""), " |")
	return strings.TrimPrefix(want, "Tina:"), got
}

// Each example with a button can be played on from what it shows.
func TestExamplesCanBeTried(t *testing.T) {
	least := map[string]int{dc.Name: 4, wk.Name: 12, dw.Name: 12, dv.Name: 2}
	for _, g := range all() {
		examples := tried(t, g)
		if len(examples) < least[g.Kind.Name()] {
			t.Errorf("%s: only %d examples can be tried", g.Kind.Name(), len(examples))
		}
		for _, b := range examples {
			at, page := g.Try(b.name, b.body)
			if at == nil {
				if page.Page != shell.Alphabet {
					t.Errorf("%s leads to %+v", b.name, page)
				}
				continue
			}
			p, err := at()
			shelltest.Fine(t, err)
			log, err := p.Log(g.Kind)
			shelltest.Fine(t, err)
			if !slices.ContainsFunc(log.Match().Prompts(), func(q games.Prompt) bool { return q.Seat == p.Seat && q.Main }) {
				t.Errorf("%s %q: nobody may act", b.name, b.body)
			}
			if want, got := lies(b, log.Match().View(p.Seat)); want != got {
				t.Errorf("%s %q shows %q, want %q", b.name, b.body, got, want)
			}
		}
	}
}

// A button leads to the table of its example, or to the alphabet, and back is where one was.
func TestTryAnExample(t *testing.T) {
	for _, g := range all() {
		env, _ := showGame(t, locales.German, g)
		shelltest.Pages(env, map[string]shell.Builder{shell.Rules: func(shell.Route) (shell.Page, error) { return New(env, g, "") }})
		env.Router.Home()
		env.Router.Open(shell.Route{Page: shell.Rules})
		for i := range env.Router.Page().(*Page).tries {
			p := env.Router.Page().(*Page)
			p.jump(2)
			p.tries[i].Tapped(&fyne.PointEvent{})
			if _, still := env.Router.Page().(*Page); still {
				t.Fatalf("%s: button %d leads nowhere", g.Kind.Name(), i)
			}
			env.Router.Back()
			if now, back := env.Router.Page().(*Page); !back || now.place != p.place {
				t.Fatalf("%s: button %d doesn't lead back to where one was", g.Kind.Name(), i)
			}
		}
	}
}

// The search marks what it finds, leaves the sections that have it in the contents, those with it in the title first, goes from one to the next, and says where nothing is.
func TestSearch(t *testing.T) {
	env, p := show(t, locales.German)
	shelltest.Type(env, "joker") // while nothing has the keyboard
	places := func() (out []string) {
		for _, i := range p.places {
			out = append(out, p.heads[i].(*ui.Para).String())
		}
		return out
	}
	if got := places(); !slices.Equal(got, []string{"Der Joker", "Umlaute"}) {
		t.Errorf("in the contents are %q", got)
	}
	marked := 0
	for _, q := range p.passages {
		if q.prose != nil {
			q.prose.place(q.prose.Size())
			marked += len(q.prose.marks)
		}
	}
	if marked != 2 { // and a heading
		t.Errorf("%d words are marked", marked)
	}
	for i, want := range []string{"Der Joker", "Der Joker", "Umlaute", "Der Joker"} {
		if i > 0 { // the first one is shown while one types
			p.field.OnSubmit("")
		}
		if got := p.heads[p.section].(*ui.Para).String(); got != want || p.list.At() != slices.Index(p.places, p.section) {
			t.Errorf("next is in %q, want %q", got, want)
		}
	}
	p.look("xyzzy")
	if len(p.places) > 0 || !shelltest.Has(env, env.T("rules.search.none", games.Args{"Word": "xyzzy"})) {
		t.Errorf("nothing found, and shown are %q", shelltest.Texts(env))
	}
	p.look("")
	if len(p.places) != len(p.heads) {
		t.Error("the contents are still cut")
	}
}

// Words that an example spells in tiles are found like those of the text.
func TestSearchExamples(t *testing.T) {
	for word, want := range map[string]int{"frost": 1, "red": 0, "xyzzy": 0} {
		_, p := showGame(t, locales.German, all()[1])
		p.look(word)
		if found := len(p.places); found != want {
			t.Errorf("%q is found in %d sections, want %d", word, found, want)
		}
		if p.field.OnSubmit(""); want > 0 && (p.passages[p.at].prose != nil || p.scroll.Offset.Y == 0) {
			t.Errorf("%q leads to %+v, at %v", word, p.passages[p.at].runs, p.scroll.Offset.Y)
		}
	}
}

func TestFind(t *testing.T) {
	runs := []run{{text: "Der Jo"}, {text: "ker", bold: true}, {text: " und JOKER"}}
	got, n := find(runs, "joker")
	want := []run{{text: "Der "}, {text: "Jo", found: true}, {text: "ker", bold: true, found: true}, {text: " und "}, {text: "JOKER", found: true}}
	if n != 2 || !slices.Equal(got, want) {
		t.Errorf("%d: %+v", n, got)
	}
	if got, n := find(runs, "x"); n != 0 || !slices.Equal(got, runs) {
		t.Errorf("one letter finds %+v", got)
	}
	got, n = find([]run{{text: "Wer groß w"}, {text: "ählt"}}, store.Folded("GROSS WÄ"))
	if want := []run{{text: "Wer "}, {text: "groß w", found: true}, {text: "ä", found: true}, {text: "hlt"}}; n != 1 || !slices.Equal(got, want) {
		t.Errorf("ß and case: %d: %+v", n, got)
	}
}
