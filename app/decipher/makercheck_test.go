package decipher_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
	"spieltisch/store"
)

// reasons are the lines of the check that name a shortage.
func (p *seated) reasons(short ...dc.Shortage) (want []string) {
	for _, s := range short {
		want = append(want, p.Env.Explain(nil, s.Reason()))
	}
	return want
}

// Everything that runs out is named, tiles first, and nothing can be taken.
func TestShortagesAreNamed(t *testing.T) {
	u, wide := letterpiece.UCurve, letterpiece.WideCurve
	for _, lang := range locales.Langs {
		for word, want := range map[string][]dc.Shortage{
			"SUBURB": {{Kind: u, Need: 9, Have: 8}},
			"BUSSES": {{Kind: u, Need: 9, Have: 8}},
			"VOODOO": {{Letter: "O", Need: 4, Have: 3}, {Kind: wide, Need: 9, Have: 8}},
		} {
			p := making(t, lang, makerOptions(dc.LanguageEnglish, 6, dc.PickRandom))
			p.Type(word)
			all := shelltest.Texts(p.Env)
			from := -1
			for _, reason := range p.reasons(want...) {
				i := slices.Index(all, reason)
				if i <= from {
					t.Errorf("%s %s: %q is missing or too early in %q", lang, word, reason, all)
				}
				from = i
			}
			p.Must(p.Says("decipher.maker.verdict.no"), word+" can't be taken")
			p.Key(fyne.KeyReturn)
			p.Must(p.Session.Seq() == 0 && p.Alone(), word+" was not taken")
		}
	}
}

func TestUnknownWordWarnsAndMayBeTaken(t *testing.T) {
	for _, lang := range locales.Langs {
		p := making(t, lang, makerOptions(dc.LanguageGerman, 5, dc.PickRandom))
		p.Key(fyne.KeyReturn)
		p.Must(p.Says("decipher.maker.missing", games.Args{"N": 5}), "Enter says what is missing")
		p.Type("xqzvy")
		p.Must(p.Says(dc.NoteUnknown, games.Args{"Word": "XQZVY"}) && p.Says("decipher.maker.anyway"), "doubts are said")
		p.Must(p.Says("decipher.maker.verdict.doubt"), "the verdict says so")
		p.Tap("decipher.maker.take")
		p.Must(p.seen(0).Secret != nil && p.seen(0).Secret.Word == "XQZVY", "and the word is taken")
		p.Must(!p.Alone(), "the page is everybody's again")
	}
}

func TestKnownWord(t *testing.T) {
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickRandom))
	p.Type("hunde")
	p.Must(p.Says("decipher.maker.verdict.yes"), "a known word is valid")
	p.Must(p.Says("decipher.maker.level.4", games.Args{"Level": 4, "Most": 5}), "and its level is told")
	p.Must(p.Says(dc.NoteInflected, games.Args{"Word": "HUNDE", "Lemma": "Hund"}), "as is that it is a form of another")
	p.Key(fyne.KeyBackspace, fyne.KeyBackspace, fyne.KeyBackspace, fyne.KeyBackspace, fyne.KeyBackspace)
	p.Type("maße")
	p.Must(p.Says("decipher.maker.spelled", games.Args{"Words": "Masse, Maße"}), "words are told as one writes them")
}

// However little room there is, what the level is of stays with it.
func TestTheLevelKeepsItsHeading(t *testing.T) {
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickRandom))
	p.Type("hunde")
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1280, Height: 700}, {Width: 1000, Height: 620}} {
		shelltest.Resize(p.Env, size.Width, size.Height)
		p.Key(fyne.KeyF5) // opens the paper where it is a drawer
		p.Must(p.Says("decipher.maker.known") && p.Says("decipher.maker.level.4", games.Args{"Level": 4, "Most": 5}), "both are there")
	}
}

func TestFamilyWords(t *testing.T) {
	env := shelltest.New(t, locales.German)
	for word, accept := range map[string]bool{"XQZVY": true, "HUNDE": false} {
		if _, err := env.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: word, Accept: accept, By: games.ByTable}); err != nil {
			t.Fatal(err)
		}
	}
	p := makingIn(t, env, makerOptions(dc.LanguageGerman, 5, dc.PickRandom))
	p.Type("xqzvy")
	p.Must(p.Says(dc.NoteHouse, games.Args{"Word": "XQZVY"}) && p.Says("decipher.maker.verdict.yes"), "the family's word counts")
	p.Tap("decipher.maker.clear")
	p.Type("hunde")
	p.Must(p.Says(dc.NoteRefused, games.Args{"Word": "HUNDE"}) && p.Says("decipher.maker.anyway"), "and so does what it refuses")
}

func TestWithoutAWordList(t *testing.T) {
	env := shelltest.New(t, locales.English)
	env.Lexicons = shell.NewLexicons(nil)
	p := makingIn(t, env, makerOptions(dc.LanguageGerman, 5, dc.PickRandom))
	p.Type("hunde")
	p.Must(p.Says("decipher.maker.list.none"), "the page says that there is none")
	off, why := p.button("decipher.maker.suggest").Disabled()
	p.Must(off && why == p.Env.T("decipher.maker.list.none"), "nothing is suggested")
	p.Key(fyne.KeyF3)
	p.Must(!p.asked(), "not by key either")
	p.Key(fyne.KeyReturn)
	p.Must(p.seen(0).Secret != nil, "the word is taken all the same")
}

// The list comes later than the page: typing goes on in the same widgets.
func TestWordListComesLater(t *testing.T) {
	env := shelltest.New(t, locales.German)
	var work func()
	env.Background = func(w func()) { work = w }
	p := makingIn(t, env, makerOptions(dc.LanguageGerman, 5, dc.PickRandom))
	p.Type("hund")
	slots := p.marked("slots")
	work()
	p.Type("e")
	p.Must(shelltest.Seen(p.Env, slots) && p.Says("decipher.maker.verdict.yes"), "the word is known now")
}

func TestSuggestions(t *testing.T) {
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder))
	p.Type("pan")
	p.Key(fyne.KeyF3)
	p.Must(p.Says("decipher.maker.suggest.title", games.Args{"N": 5}), "the length is the match's")
	shown := shelltest.Find[*draw.Word](p.Env)
	p.Must(len(shown) == 2 && !p.Says("decipher.maker.suggest.none"), "words with their pieces, and no plural (HUNDE)")
	for _, w := range shown {
		p.Must(slices.Contains([]string{"GEHEN", "MASSE"}, w.String()), w.String())
	}
	p.Must(p.Says("decipher.maker.medium.means"), "and what medium means")
	p.Key(fyne.KeyLeft)
	p.Must(p.Says("decipher.maker.easy.means") && !p.Says("decipher.maker.medium.means"), "now what easy means")
	easy := shelltest.Find[*draw.Word](p.Env)
	p.Must(len(easy) == 1 && easy[0].String() == "GEHEN", "the difficulty chooses")
	card := shelltest.Middle(shelltest.Find[*ui.CardButton](p.Env)[0])
	off := shelltest.Middle(easy[0]).X - card.X
	p.Must(-1 <= off && off <= 1, "its pieces stand in the middle")
	p.tapAt(card)
	p.Must(p.made() == "GEHEN", "a tap takes it")
	p.undo()
	p.Must(p.made() == "PAN", "and undo brings back what was typed")
}
