package decipher

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
)

// puzzle is a match on its page, which the Puzzle Maker looks at.
type puzzle struct{ *seated }

// options are three players' with words of a language and length.
func makerOptions(lang dc.Language, length int, pick dc.Pick) dc.Options {
	o := dc.DefaultOptions(3)
	o.Language, o.Length, o.Pick = lang, length, pick
	return o
}

func newPuzzle(t *testing.T, lang locales.Lang, o dc.Options) *puzzle {
	t.Helper()
	return newPuzzleIn(t, shelltest.New(t, lang), o)
}

// newPuzzleIn starts a match of three, Tina being the first Puzzle Maker.
func newPuzzleIn(t *testing.T, env *shell.Env, o dc.Options) *puzzle {
	t.Helper()
	return seatAt(t, env, o, "Tina", "Lee", "Ben").puzzle()
}

// unveil holds the curtain's button until it opens.
func (p *puzzle) unveil() *puzzle {
	p.Helper()
	tabletest.Unveil(p.T, p.env)
	p.must(p.board.maker != nil, "the curtain opens")
	return p
}

func (p *puzzle) m() *makerPage { return p.board.maker }

func (p *puzzle) word() *wordFace { return p.m().face.(*wordFace) }

func (p *puzzle) view(s games.Seat) dc.View { return p.session.View(s).(dc.View) }

// tile is the middle of a letter's tile in the rack.
func (p *puzzle) tile(letter string) fyne.Position {
	p.Helper()
	for _, row := range p.word().rack.rows {
		for _, t := range row {
			if t.letter == letter {
				return t.Position().AddXY(t.Size().Width/2, t.Size().Height/2)
			}
		}
	}
	p.Fatal("no tile", letter)
	return fyne.Position{}
}

// slot is the middle of a place of the word.
func (p *puzzle) slot(i int) fyne.Position {
	s := p.word().slots
	return s.corner(i).AddXY(s.slot().Width/2, s.slot().Height/2)
}

func at(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
}

// drag drags from a point of an object to a point of another one.
func drag(o interface {
	fyne.CanvasObject
	fyne.Draggable
}, from fyne.Position, target fyne.CanvasObject, to fyne.Position,
) {
	end := to.Add(at(target)).Subtract(at(o))
	step := fyne.NewDelta((end.X-from.X)/2, (end.Y-from.Y)/2)
	for k := range 2 {
		e := &fyne.DragEvent{Dragged: step}
		e.Position = from.AddXY(step.DX*float32(k+1), step.DY*float32(k+1))
		o.Dragged(e)
	}
	o.DragEnd()
}

func (p *puzzle) dragTile(letter string, slot int) {
	drag(p.word().rack, p.tile(letter), p.word().slots, p.slot(slot))
}

// Typing, tapping and dragging are the same: the drafts are, with their histories.
func TestTypingTappingAndDraggingMakeTheSameDraft(t *testing.T) {
	draft := func(make func(*puzzle)) dc.MakerDraft {
		p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder)).unveil()
		make(p)
		return p.m().s.draft
	}
	want := draft(func(p *puzzle) { p.typed("panda") })
	if want.Word != "PANDA" {
		t.Fatal(want)
	}
	for name, make := range map[string]func(*puzzle){
		"tap": func(p *puzzle) {
			for _, l := range "PANDA" {
				p.word().rack.Tapped(&fyne.PointEvent{Position: p.tile(string(l))})
			}
		},
		"drag": func(p *puzzle) {
			for i, l := range "PANDA" {
				p.dragTile(string(l), i)
			}
		},
	} {
		if got := draft(make); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
	}
}

func TestLettersInTheWord(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickRandom)).unveil()
	slots := p.word().slots
	p.typed("anpd")
	drag(slots, p.slot(2), slots, p.slot(0))
	p.must(p.m().s.draft.Word == "PAND", "a drag moves a letter: "+p.m().s.draft.Word)
	drag(slots, p.slot(3), slots, fyne.NewPos(40, 400))
	p.must(p.m().s.draft.Word == "PAN", "a drag off the word takes it out")
	p.typed("da")
	slots.Tapped(&fyne.PointEvent{Position: p.slot(1)})
	p.must(p.m().s.draft.Word == "PNDA", "a tap takes it out")
	p.word().rack.Tapped(&fyne.PointEvent{Position: p.tile("U")})
	p.must(p.m().s.draft.Word == "PUNDA", "and the next one comes there: "+p.m().s.draft.Word)
	p.dragTile("A", 1)
	p.must(p.m().s.draft.Word == "PANDA", "in a full word a tile takes the place of another: "+p.m().s.draft.Word)
	p.key(fyne.KeyHome, fyne.KeyRight)
	p.typed(".")
	p.must(p.m().s.draft.Word == "APNDA", "the full stop pushes a letter")
	p.typed(",")
	p.must(p.m().s.draft.Word == "PANDA", "the comma pushes it back")
	p.key(fyne.KeyDelete, fyne.KeyBackspace)
	p.must(p.m().s.draft.Word == "NDA", "keys delete")
	p.page.Undo()
	p.page.Redo()
	p.page.Undo()
	p.must(p.m().s.draft.Word == "PNDA", "undo and redo step through the draft")
	shelltest.Tap(t, p.env, p.env.T("decipher.maker.clear"))
	p.must(p.m().s.draft.Word == "", "the bin clears")
	shelltest.Tap(t, p.env, p.env.T("common.undo"))
	p.must(p.m().s.draft.Word == "PNDA", "the button takes it back")
}

func TestTapPutsTheCursor(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder)).unveil()
	p.typed("pana")
	p.word().field.Tapped(&fyne.PointEvent{Position: fyne.NewPos(fieldPad+ui.Label.Measure("PAN"), 20)})
	p.typed("d")
	p.must(p.m().s.draft.Word == "PANDA", "typed at the tap: "+p.m().s.draft.Word)
}

// A carried tile is seen, and nothing of it stays.
func TestCarriedTile(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder)).unveil()
	w := p.word()
	e := &fyne.DragEvent{Dragged: fyne.NewDelta(2, 0)}
	e.Position = p.tile("Q").AddXY(2, 0)
	w.rack.Dragged(e)
	p.must(w.tile.Visible() && w.tile.letter == "Q" && w.slots.target == -1, "the tile is in the hand")
	w.rack.DragEnd()
	p.must(!w.tile.Visible() && p.m().s.draft.Word == "", "let go off the word it is back")
}

func TestUmlautHints(t *testing.T) {
	for _, lang := range locales.Langs {
		p := newPuzzle(t, lang, makerOptions(dc.LanguageGerman, 5, dc.PickOrder)).unveil()
		p.typed("bä")
		p.must(p.m().s.draft.Word == "BAE", "Ä is AE")
		p.must(p.says("decipher.maker.hint.split", games.Args{"Sign": "Ä", "Letters": "AE"}), "and it is said")
		p.typed("r")
		p.must(!p.says("decipher.maker.hint.split", games.Args{"Sign": "Ä", "Letters": "AE"}), "until the next letter")
		p.typed("ß")
		p.must(p.m().s.draft.Word == "BAER", "ß has no room")
		p.must(p.says("decipher.maker.hint.room", games.Args{"Sign": "ß", "Letters": "SS"}), "and it is said")
		p.typed("e-")
		p.must(p.m().s.draft.Word == "BAERE" && p.says("decipher.maker.hint.letter", games.Args{"Sign": "-"}), "no hyphen in German")
		p.typed("n")
		p.must(p.says("decipher.maker.hint.full", games.Args{"N": 5}), "the word is full")
		p.key(fyne.KeyBackspace, fyne.KeyBackspace)
		p.typed("ß")
		p.must(p.m().s.draft.Word == "BAESS", "ß is SS")
	}
}

func TestEnglishHasHyphenAndApostrophe(t *testing.T) {
	p := newPuzzle(t, locales.English, makerOptions(dc.LanguageEnglish, 5, dc.PickRandom)).unveil()
	p.typed("can’t")
	p.must(p.m().s.draft.Word == "CAN'T", "typed in the form of print: "+p.m().s.draft.Word)
	p.must(shelltest.Has(p.env, p.env.T(dc.NoteUnknown, games.Args{"Word": "CAN’T"})), "and shown in it")
	shelltest.Tap(t, p.env, p.env.T("decipher.maker.clear"))
	p.word().rack.Tapped(&fyne.PointEvent{Position: p.tile("-")})
	p.must(p.m().s.draft.Word == "-", "the hyphen has a tile")
}

func TestTurnedRack(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.LanguageGerman, 5, dc.PickOrder)).unveil()
	p.typed("pand")
	p.key(fyne.KeyF2)
	w := p.word()
	p.must(p.m().s.letterAt(4) == "P" && p.m().s.letterAt(1) == "D" && p.m().s.letterAt(0) == "", "from right to left")
	p.must(w.slots.slots[4].word.Options().Turned, "upside down")
	drag(w.slots, p.slot(4), w.slots, p.slot(3))
	p.must(p.m().s.draft.Word == "APND", "drags mean what is seen: "+p.m().s.draft.Word)
	shelltest.IconTap(t, p.env, p.env.T("decipher.maker.turn"), 0)
	p.must(p.m().s.letterAt(0) == "A" && !w.slots.slots[0].word.Options().Turned, "and back")
}
