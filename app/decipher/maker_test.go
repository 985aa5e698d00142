package decipher_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// makerOptions are three players' with words of a language and length.
func makerOptions(lang dc.Language, length int, pick dc.Pick) dc.Options {
	o := dc.DefaultOptions(3)
	o.Language, o.Length, o.Pick = lang, length, pick
	return o
}

// making starts a match of three and opens the page of the first Puzzle Maker, Tina.
func making(t *testing.T, lang locales.Lang, o dc.Options) *seated {
	t.Helper()
	return makingIn(t, shelltest.New(t, lang), o)
}

func makingIn(t *testing.T, env *shell.Env, o dc.Options) *seated {
	t.Helper()
	p := seatAt(t, env, o, "Tina", "Lee", "Ben")
	p.Unveil()
	return p
}

// letters are what the places of the word show, from left to right.
func (p *seated) letters() (all []string) {
	p.Helper()
	words := shelltest.Inside[*draw.Word](p.marked("slots"))
	for _, slot := range p.slots() {
		letter := ""
		for _, w := range words {
			if x := shelltest.Middle(w).X - slot.X; x > -2 && x < 2 {
				letter = w.String()
			}
		}
		all = append(all, letter)
	}
	return all
}

// made is the word as far as it is made.
func (p *seated) made() string {
	p.Helper()
	return strings.Join(p.letters(), "")
}

// slots are the middles of the places of the word, from left to right.
func (p *seated) slots() (at []fyne.Position) {
	p.Helper()
	for _, r := range shelltest.Inside[*canvas.Rectangle](p.marked("slots")) {
		mid := shelltest.Middle(r)
		if r.Size().Width > 40 && r.Size().Height > 60 && !slices.ContainsFunc(at, func(o fyne.Position) bool { return o.X == mid.X }) {
			at = append(at, mid)
		}
	}
	return at
}

// tile is the middle of the name on a letter's tile in the rack.
func (p *seated) tile(letter string) fyne.Position {
	p.Helper()
	for _, w := range shelltest.Words(p.marked("rack")) {
		if w.Text == letter {
			return w.At
		}
	}
	p.Fatal("no tile", letter)
	return fyne.Position{}
}

// Typing, tapping and dragging are the same: the drafts are, with their histories.
func TestTypingTappingAndDraggingMakeTheSameDraft(t *testing.T) {
	draft := func(make func(*seated)) string {
		p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder))
		make(p)
		return string(p.Draft(0))
	}
	want := draft(func(p *seated) { p.Type("panda") })
	if !strings.Contains(want, `"Word":"PANDA"`) {
		t.Fatal(want)
	}
	for name, make := range map[string]func(*seated){
		"tap": func(p *seated) {
			for _, l := range "PANDA" {
				p.tapAt(p.tile(string(l)))
			}
		},
		"drag": func(p *seated) {
			for i, l := range "PANDA" {
				p.drag(p.tile(string(l)), p.slots()[i])
			}
		},
	} {
		if got := draft(make); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}

func TestLettersInTheWord(t *testing.T) {
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickRandom))
	p.Type("anpd")
	p.drag(p.slots()[2], p.slots()[0])
	p.Must(p.made() == "PAND", "a drag moves a letter: "+p.made())
	p.drag(p.slots()[3], p.slots()[3].AddXY(0, 300))
	p.Must(p.made() == "PAN", "a drag off the word takes it out")
	p.Type("da")
	p.tapAt(p.slots()[1])
	p.Must(p.made() == "PNDA", "a tap takes it out")
	p.tapAt(p.tile("U"))
	p.Must(p.made() == "PUNDA", "and the next one comes there: "+p.made())
	p.drag(p.tile("A"), p.slots()[1])
	p.Must(p.made() == "PANDA", "in a full word a tile takes the place of another: "+p.made())
	p.Key(fyne.KeyHome, fyne.KeyRight)
	p.Type(".")
	p.Must(p.made() == "APNDA", "the full stop pushes a letter")
	p.Type(",")
	p.Must(p.made() == "PANDA", "the comma pushes it back")
	p.Key(fyne.KeyDelete, fyne.KeyBackspace)
	p.Must(p.made() == "NDA", "keys delete")
	p.undo()
	p.redo()
	p.undo()
	p.Must(p.made() == "PNDA", "undo and redo step through the draft")
	p.Tap("decipher.maker.clear")
	p.Must(p.made() == "", "the bin clears")
	p.Tap("common.undo")
	p.Must(p.made() == "PNDA", "the button takes it back")
}

// Ctrl+A marks the word: the next letter takes its place, or a key deletes it; an arrow only moves the cursor.
func TestAllOfTheWord(t *testing.T) {
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickRandom))
	all := func() { shelltest.Shortcut(p.Env, fyne.KeyModifierShortcutDefault, fyne.KeyA) }
	p.Type("pand")
	all()
	p.Type("hob")
	p.Must(p.made() == "HOB", "typed over: "+p.made())
	all()
	p.Key(fyne.KeyLeft)
	p.Type("b")
	p.Must(p.made() == "HOBB", "an arrow lets go of it: "+p.made())
	all()
	p.Key(fyne.KeyBackspace)
	p.Must(p.made() == "", "deleted: "+p.made())
	p.undo()
	p.Must(p.made() == "HOBB", "and taken back: "+p.made())
}

// A carried tile is seen, and nothing of it stays.
func TestCarriedTile(t *testing.T) {
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder))
	inHand := func() (at []fyne.Position) { // the letters Q besides the one on the tile
		for _, w := range shelltest.Find[*draw.Word](p.Env) {
			if w.String() == "Q" {
				at = append(at, shelltest.Middle(w))
			}
		}
		return at[1:]
	}
	look := func() string { return shelltest.DrawnIn(t, p.marked("slots")) }
	from, before := p.tile("Q"), look()
	p.Must(len(inHand()) == 0, "nothing is in the hand yet")
	for _, slot := range p.slots() {
		over := []fyne.Position{from.AddXY(2, 0), slot, from.AddXY(2, 0)}
		n := 0
		shelltest.Drag(t, p.Env, func() {
			held := inHand()
			p.Must(len(held) == 1 && held[0].X > over[n].X-20 && held[0].X < over[n].X+20, "the tile is in the hand")
			p.Must((look() == before) == (n != 1 || slot == p.slots()[0]), "the place under it is marked")
			n++
		}, from, over...)
		p.Must(n == 3 && len(inHand()) == 0 && p.made() == "" && look() == before, "let go off the word it is back")
	}
}

func TestUmlautHints(t *testing.T) {
	for _, lang := range locales.Langs {
		p := making(t, lang, makerOptions(dc.LanguageGerman, 5, dc.PickOrder))
		p.Type("bä")
		p.Must(p.made() == "BAE", "Ä is AE")
		p.Must(p.Says("decipher.maker.hint.split", games.Args{"Sign": "Ä", "Letters": "AE"}), "and it is said")
		p.Type("r")
		p.Must(!p.Says("decipher.maker.hint.split", games.Args{"Sign": "Ä", "Letters": "AE"}), "until the next letter")
		p.Type("ß")
		p.Must(p.made() == "BAER", "ß has no room")
		p.Must(p.Says("decipher.maker.hint.room", games.Args{"Sign": "ß", "Letters": "SS"}), "and it is said")
		p.Type("e-")
		p.Must(p.made() == "BAERE" && p.Says("decipher.maker.hint.letter", games.Args{"Sign": "-"}), "no hyphen in German")
		p.Type("n")
		p.Must(p.Says("decipher.maker.hint.full", games.Args{"N": 5}), "the word is full")
		p.Key(fyne.KeyBackspace, fyne.KeyBackspace)
		p.Type("ß")
		p.Must(p.made() == "BAESS", "ß is SS")
	}
}

func TestEnglishHasHyphenAndApostrophe(t *testing.T) {
	p := making(t, locales.English, makerOptions(dc.LanguageEnglish, 5, dc.PickRandom))
	p.Type("can’t")
	p.Must(p.made() == "CAN'T", "typed in the form of print: "+p.made())
	p.Must(shelltest.Has(p.Env, p.Env.T(dc.NoteUnknown, games.Args{"Word": "CAN’T"})), "and shown in it")
	p.Tap("decipher.maker.clear")
	p.tapAt(p.tile("-"))
	p.Must(p.made() == "-", "the hyphen has a tile")
}

func TestTurnedRack(t *testing.T) {
	p := making(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder))
	p.Type("pand")
	p.Key(fyne.KeyF2)
	turned := func() bool { return shelltest.Inside[*draw.Word](p.marked("slots"))[0].Options().Turned }
	p.Must(slices.Equal(p.letters(), []string{"", "D", "N", "A", "P"}), "from right to left")
	p.Must(turned(), "upside down")
	p.drag(p.slots()[4], p.slots()[3])
	p.Must(slices.Equal(p.letters(), []string{"", "D", "N", "P", "A"}), "drags mean what is seen")
	p.Tap("decipher.maker.turn")
	p.Must(p.made() == "APND" && p.letters()[0] == "A" && !turned(), "and back")
}
