package decipher

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
func (p *puzzle) reasons(short ...dc.Shortage) (want []string) {
	for _, s := range short {
		want = append(want, p.env.Explain(nil, s.Reason()))
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
			p := newPuzzle(t, lang, makerOptions(dc.LanguageEnglish, 6, dc.PickRandom)).unveil()
			p.typed(word)
			all := shelltest.Texts(p.env)
			from := -1
			for _, reason := range p.reasons(want...) {
				i := slices.Index(all, reason)
				if i <= from {
					t.Errorf("%s %s: %q is missing or too early in %q", lang, word, reason, all)
				}
				from = i
			}
			p.must(p.says("decipher.maker.verdict.no"), word+" can't be taken")
			p.key(fyne.KeyReturn)
			p.must(p.session.Seq() == 0 && p.m() != nil, word+" was not taken")
		}
	}
}

func TestUnknownWordWarnsAndMayBeTaken(t *testing.T) {
	for _, lang := range locales.Langs {
		p := newPuzzle(t, lang, makerOptions(dc.LanguageGerman, 5, dc.PickRandom)).unveil()
		p.key(fyne.KeyReturn)
		p.must(p.says("decipher.maker.missing", games.Args{"N": 5}), "Enter says what is missing")
		p.typed("xqzvy")
		p.must(p.says(dc.NoteUnknown, games.Args{"Word": "XQZVY"}) && p.says("decipher.maker.anyway"), "doubts are said")
		p.must(p.says("decipher.maker.verdict.doubt"), "the verdict says so")
		shelltest.Tap(t, p.env, p.env.T("decipher.maker.take"))
		p.must(p.view(0).Secret != nil && p.view(0).Secret.Word == "XQZVY", "and the word is taken")
		p.must(p.board.maker == nil, "the page is everybody's again")
	}
}

func TestKnownWord(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickRandom)).unveil()
	p.typed("hunde")
	p.must(p.says("decipher.maker.verdict.yes"), "a known word is valid")
	p.must(p.says("decipher.maker.level.4", games.Args{"Level": 4, "Most": 5}), "and its level is told")
	p.must(p.says(dc.NoteInflected, games.Args{"Word": "HUNDE", "Lemma": "Hund"}), "as is that it is a form of another")
	p.key(fyne.KeyBackspace, fyne.KeyBackspace, fyne.KeyBackspace, fyne.KeyBackspace, fyne.KeyBackspace)
	p.typed("maße")
	p.must(p.says("decipher.maker.spelled", games.Args{"Words": "Masse, Maße"}), "words are told as one writes them")
}

func TestFamilyWords(t *testing.T) {
	env := shelltest.New(t, locales.German)
	for word, accept := range map[string]bool{"XQZVY": true, "HUNDE": false} {
		if _, err := env.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: word, Accept: accept, By: games.ByTable}); err != nil {
			t.Fatal(err)
		}
	}
	p := newPuzzleIn(t, env, makerOptions(dc.LanguageGerman, 5, dc.PickRandom)).unveil()
	p.typed("xqzvy")
	p.must(p.says(dc.NoteHouse, games.Args{"Word": "XQZVY"}) && p.says("decipher.maker.verdict.yes"), "the family's word counts")
	p.word().clear.Tapped(nil)
	p.typed("hunde")
	p.must(p.says(dc.NoteRefused, games.Args{"Word": "HUNDE"}) && p.says("decipher.maker.anyway"), "and so does what it refuses")
}

func TestWithoutAWordList(t *testing.T) {
	env := shelltest.New(t, locales.English)
	env.Lexicons = shell.NewLexicons(nil)
	p := newPuzzleIn(t, env, makerOptions(dc.LanguageGerman, 5, dc.PickRandom)).unveil()
	p.typed("hunde")
	p.must(p.says("decipher.maker.list.none"), "the page says that there is none")
	off, why := p.word().suggest.Disabled()
	p.must(off && why == p.env.T("decipher.maker.list.none"), "nothing is suggested")
	p.key(fyne.KeyF3)
	p.must(p.env.Window.Canvas().Overlays().Top() == nil, "not by key either")
	p.key(fyne.KeyReturn)
	p.must(p.view(0).Secret != nil, "the word is taken all the same")
}

// The list comes later than the page: typing goes on in the same widgets.
func TestWordListComesLater(t *testing.T) {
	env := shelltest.New(t, locales.German)
	var work func()
	shell.SetBackground(func(w func()) { work = w })
	p := newPuzzleIn(t, env, makerOptions(dc.LanguageGerman, 5, dc.PickRandom)).unveil()
	p.typed("hund")
	slots := p.word().slots
	work()
	p.typed("e")
	p.must(p.word().slots == slots && p.says("decipher.maker.verdict.yes"), "the word is known now")
}

func TestSuggestions(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder)).unveil()
	p.typed("pan")
	p.key(fyne.KeyF3)
	p.must(p.says("decipher.maker.suggest.title", games.Args{"N": 5}), "the length is the match's")
	shown := shelltest.Find[*draw.Word](p.env)
	p.must(len(shown) == 2 && !p.says("decipher.maker.suggest.none"), "words with their pieces, and no plural (HUNDE)")
	for _, w := range shown {
		p.must(slices.Contains([]string{"GEHEN", "MASSE"}, w.String()), w.String())
	}
	p.key(fyne.KeyLeft)
	easy := shelltest.Find[*draw.Word](p.env)
	p.must(len(easy) == 1 && easy[0].String() == "GEHEN", "the difficulty chooses")
	shelltest.Find[*ui.CardButton](p.env)[0].Tapped(nil)
	p.must(p.m().s.draft.Word == "GEHEN", "a tap takes it")
	p.page.Undo()
	p.must(p.m().s.draft.Word == "PAN", "and undo brings back what was typed")
}
