package decipher_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/decipher"
	"spieltisch/app/draw"
	"spieltisch/app/home"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// twin is a secret word and the order in which its pieces go out.
type twin struct {
	word  string
	order []letterpiece.Kind
}

const (
	long  = letterpiece.LongStick
	short = letterpiece.ShortStick
	wide  = letterpiece.WideCurve
	bend  = letterpiece.UCurve
)

// twins answer alike all that is asked in TestPictureTwins: they are built of as many
// pieces where they are told to be, or of other ones that nobody has seen yet.
var twins = map[string][2]twin{
	"same pieces": {
		{"LAMM", []letterpiece.Kind{long, short, long, long, long, long, short, short, short, long, long, short, short}},
		{"THWW", []letterpiece.Kind{long, short, long, long, long, long, short, short, short, long, long, short, short}},
	},
	"other pieces": {
		{"LARS", []letterpiece.Kind{long, short, long, long, long, short, short, bend, bend, bend}},
		{"LIDO", []letterpiece.Kind{long, short, long, long, wide, wide, wide}},
	},
}

// playTwin plays a match up to the end of its first round and takes pictures of every
// page that others than the maker see. Leak puts something onto the first of them.
func playTwin(t *testing.T, lang locales.Lang, w twin, leak func(*seated)) (secret, revealed []tabletest.Shot) {
	t.Helper()
	p := seat(t, lang, rules(lang, len(w.word)), "Tina", "Lee", "Ben")
	take := func(name string) tabletest.Shot {
		if leak != nil {
			leak(p)
		}
		return tabletest.Shoot(t, p.Env, name)
	}
	secret = append(secret, take("curtain before"))
	p.Submit(0, dc.SetWord{Word: w.word, Order: w.order})
	secret = append(secret, take("the board"))
	p.Key(fyne.KeySpace)
	p.Type("1")
	p.Key(fyne.KeyReturn, fyne.KeySpace)
	p.ask("1")
	secret = append(secret, take("two answers"))
	if leak != nil {
		return secret, nil // has leaked by now, or isn't found
	}
	p.guess("Ben", "OTTO")
	secret = append(secret, take("a wrong word"))
	p.Key(fyne.KeySpace)
	p.ask("1")
	secret = append(secret, take("a no"))
	p.Key(fyne.KeyF9)
	secret = append(secret, take("the log"))
	p.Key(fyne.KeyEscape)
	p.Key(fyne.KeyF4)
	secret = append(secret, take("the sheet"))
	p.Key(fyne.KeyEscape, fyne.KeyF6)
	secret = append(secret, take("the other side"))
	p.Key(fyne.KeyF6)
	p.ask("2")
	p.Key(fyne.KeyF2)
	secret = append(secret, take("the maker's curtain"))
	p.Env.Router.Home()
	home := home.New(p.Env, table.Games{decipher.Game()})
	p.Env.Router.Show(home)
	secret = append(secret, take("home"))
	p = sitDown(t, p.Env, p.Session.ID())
	secret = append(secret, take("opened again"))
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
	p.Key(fyne.KeyEnd)
	secret = append(secret, take("replay"))
	p = sitDown(t, p.Env, p.Session.ID())
	p.Submit(1, dc.Guess{Word: w.word})
	revealed = append(revealed, take("the word"))
	return secret, revealed
}

// Two matches with other secret words but the same answers so far look the same to the
// last pixel, on every page that more than the maker may see, and differ as soon as the
// word is shown.
func TestPictureTwins(t *testing.T) {
	for name, pair := range twins {
		for _, lang := range locales.Langs {
			a, wordA := playTwin(t, lang, pair[0], nil)
			b, wordB := playTwin(t, lang, pair[1], nil)
			if got := tabletest.Differing(a, b); len(got) > 0 {
				t.Errorf("%s %s: something tells the word: %q", lang, name, got)
			}
			if len(tabletest.Differing(wordA, wordB)) == 0 {
				t.Errorf("%s %s: the words look the same: this test could not fail", lang, name)
			}
		}
	}
}

// A page that shows even a little of the secret is found out.
func TestPictureTwinsFindLeaks(t *testing.T) {
	secret := func(p *seated) *dc.Secret { return p.seen(0).Secret }
	leaks := map[string]func(*seated){
		"the word": func(p *seated) {
			if s := secret(p); s != nil {
				shelltest.Find[*ui.Para](p.Env)[0].SetText(s.Word)
			}
		},
		"how many pieces are left": func(p *seated) {
			if s := secret(p); s != nil {
				texts := shelltest.Find[*ui.Text](p.Env)
				texts[len(texts)-1].SetText(string(rune('A' + s.Left.Total())))
			}
		},
		"a pixel": func(p *seated) {
			if s := secret(p); s != nil {
				shelltest.Inside[*draw.Piece](p.marked("zones"))[1].SetHeight(20 + float32(s.Left.Total()%2))
			}
		},
	}
	pair := twins["other pieces"]
	for name, leak := range leaks {
		a, _ := playTwin(t, locales.German, pair[0], leak)
		b, _ := playTwin(t, locales.German, pair[1], leak)
		if len(tabletest.Differing(a, b)) == 0 {
			t.Errorf("%s is not noticed", name)
		}
	}
}

// Nothing of the word can be reached from the public page while the round lasts, and the
// maker's widgets are gone once the page is covered.
func TestPictureNothingOfTheWordIsLeft(t *testing.T) {
	for _, lang := range locales.Langs {
		p := seat(t, lang, rules(lang, 4), "Tina", "Lee", "Ben")
		p.Unveil()
		p.Type("lamm")
		if len(p.tells("LAMM")) == 0 {
			t.Fatal("the maker's page doesn't show the word: this test could not fail")
		}
		p.Env.Router.Blur()
		if got := p.tells("LAMM"); len(got) > 0 {
			t.Error("covered, and still there:", got)
		}
		p.word("LAMM")
		for step, act := range []func(){
			func() {}, func() { p.Key(fyne.KeySpace) }, func() { p.ask("1") },
			func() { p.Key(fyne.KeyF2) }, func() { p.Unveil() }, func() { p.Key(fyne.KeyEscape) }, func() { p.Key(fyne.KeyEscape) },
			func() { p.Key(fyne.KeyF9) },
		} {
			act()
			got := p.tells("LAMM")
			if p.Alone() == (len(got) == 0) {
				t.Errorf("%s, step %d: open %t, tells %q", lang, step, p.Alone(), got)
			}
			if parts := p.keeps("LAMM"); p.Alone() && len(parts) != 1 || !p.Alone() && len(parts) > 0 {
				t.Errorf("%s, step %d: not only the maker's page keeps the word: %q", lang, step, parts)
			}
		}
		p.Key(fyne.KeyEscape)
		p.Submit(1, dc.Guess{Word: "LAMM"})
		if len(p.tells("LAMM")) == 0 {
			t.Error("the word is not shown at the end")
		}
	}
}
