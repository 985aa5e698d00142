package decipher

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
	"spieltisch/store"
)

// puzzle is a match on its page, Tina being the first Puzzle Maker.
type puzzle struct {
	*testing.T
	env     *shell.Env
	session *table.Session
	page    *table.Page
	board   *Board
}

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

func newPuzzleIn(t *testing.T, env *shell.Env, o dc.Options) *puzzle {
	t.Helper()
	var ids []store.PlayerID
	for i, n := range []string{"Tina", "Lee", "Ben"} {
		p, err := env.Store.AddPlayer(n, i)
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, p.ID)
	}
	setup, err := dc.NewSetup(o, draw.Letters(), 7).Encode()
	if err != nil {
		t.Fatal(err)
	}
	s, err := table.Create(env.Store, dc.Kind{}, setup, ids, "")
	if err != nil {
		t.Fatal(err)
	}
	p := &puzzle{T: t, env: env}
	p.show(s.ID())
	return p
}

// show opens the page of a match as after a start of the program.
func (p *puzzle) show(id store.MatchID) {
	p.Helper()
	g := Game()
	board := g.Board
	g.Board = func(d *table.Desk) table.Board {
		p.board = board(d).(*Board)
		return p.board
	}
	p.env.Router = shell.NewRouter(p.env, map[string]shell.Builder{
		shell.Table: func(r shell.Route) (shell.Page, error) {
			s, err := table.Open(p.env.Store, g.Kind, r.Match)
			if err != nil {
				return nil, err
			}
			p.session, p.page = s, table.NewPage(p.env, g, s)
			return p.page, nil
		},
		shell.Home: func(shell.Route) (shell.Page, error) { return shelltest.Blank{}, nil },
	})
	p.env.Router.Open(shell.Route{Page: shell.Home})
	p.env.Router.Open(shell.Route{Page: shell.Table, Match: id})
	p.must(p.board != nil, "the page did not open")
}

// unveil holds the curtain's button until it opens.
func (p *puzzle) unveil() *puzzle {
	p.Helper()
	for _, o := range shelltest.Find[fyne.CanvasObject](p.env) {
		if h, ok := o.(desktop.Keyable); ok {
			ui.SetTimer(func(_ time.Duration, f func()) func() {
				f()
				return func() {}
			})
			h.KeyDown(&fyne.KeyEvent{Name: fyne.KeySpace})
			ui.SetTimer(func(time.Duration, func()) func() { return func() {} })
			p.must(p.board.maker != nil, "the curtain opens")
			return p
		}
	}
	p.Fatal("no curtain", shelltest.Texts(p.env))
	return nil
}

func (p *puzzle) m() *maker { return p.board.maker }

func (p *puzzle) word() *wordFace { return p.m().face.(*wordFace) }

func (p *puzzle) typed(s string) { shelltest.Type(p.env, s) }

func (p *puzzle) key(names ...fyne.KeyName) { shelltest.Key(p.env, names...) }

func (p *puzzle) view(s games.Seat) dc.View { return p.session.View(s).(dc.View) }

func (p *puzzle) must(ok bool, what string) {
	p.Helper()
	if !ok {
		p.Fatalf("%s; texts %q", what, shelltest.Texts(p.env))
	}
}

func (p *puzzle) says(id games.ID, args ...games.Args) bool {
	return shelltest.Has(p.env, p.env.T(id, args...))
}

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
	return s.place(i).AddXY(s.slot().Width/2, s.slot().Height/2)
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
		p := newPuzzle(t, locales.German, makerOptions(dc.German, 5, dc.Order)).unveil()
		make(p)
		return p.m().draft
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
	p := newPuzzle(t, locales.German, makerOptions(dc.German, 5, dc.Random)).unveil()
	slots := p.word().slots
	p.typed("anpd")
	drag(slots, p.slot(2), slots, p.slot(0))
	p.must(p.m().draft.Word == "PAND", "a drag moves a letter: "+p.m().draft.Word)
	drag(slots, p.slot(3), slots, fyne.NewPos(40, 400))
	p.must(p.m().draft.Word == "PAN", "a drag beside the word takes it out")
	p.typed("da")
	slots.Tapped(&fyne.PointEvent{Position: p.slot(1)})
	p.must(p.m().draft.Word == "PNDA", "a tap takes it out")
	p.word().rack.Tapped(&fyne.PointEvent{Position: p.tile("U")})
	p.must(p.m().draft.Word == "PUNDA", "and the next one comes there: "+p.m().draft.Word)
	p.dragTile("A", 1)
	p.must(p.m().draft.Word == "PANDA", "in a full word a tile takes the place of another: "+p.m().draft.Word)
	p.key(fyne.KeyHome, fyne.KeyRight)
	p.typed(".")
	p.must(p.m().draft.Word == "APNDA", "the full stop pushes a letter")
	p.typed(",")
	p.must(p.m().draft.Word == "PANDA", "the comma pushes it back")
	p.key(fyne.KeyDelete, fyne.KeyBackspace)
	p.must(p.m().draft.Word == "NDA", "keys delete")
	p.page.Undo()
	p.page.Redo()
	p.page.Undo()
	p.must(p.m().draft.Word == "PNDA", "undo and redo step through the draft")
	shelltest.Tap(t, p.env, p.env.T("decipher.maker.clear"))
	p.must(p.m().draft.Word == "", "the bin clears")
	shelltest.Tap(t, p.env, p.env.T("common.undo"))
	p.must(p.m().draft.Word == "PNDA", "the button takes it back")
}

func TestTapPutsTheCursor(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.German, 5, dc.Order)).unveil()
	p.typed("pana")
	p.word().field.Tapped(&fyne.PointEvent{Position: fyne.NewPos(fieldPad+ui.Label.Measure("PAN"), 20)})
	p.typed("d")
	p.must(p.m().draft.Word == "PANDA", "typed at the tap: "+p.m().draft.Word)
}

// A carried tile is seen, and nothing of it stays.
func TestCarriedTile(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.German, 5, dc.Order)).unveil()
	w := p.word()
	e := &fyne.DragEvent{Dragged: fyne.NewDelta(2, 0)}
	e.Position = p.tile("Q").AddXY(2, 0)
	w.rack.Dragged(e)
	p.must(w.tile.Visible() && w.tile.letter == "Q" && w.slots.target == -1, "the tile is in the hand")
	w.rack.DragEnd()
	p.must(!w.tile.Visible() && p.m().draft.Word == "", "let go beside the word it is back")
}

func TestUmlautHints(t *testing.T) {
	for _, lang := range locales.Langs {
		p := newPuzzle(t, lang, makerOptions(dc.German, 5, dc.Order)).unveil()
		p.typed("bä")
		p.must(p.m().draft.Word == "BAE", "Ä is AE")
		p.must(p.says("decipher.maker.hint.split", games.Args{"Sign": "Ä", "Letters": "AE"}), "and it is said")
		p.typed("r")
		p.must(!p.says("decipher.maker.hint.split", games.Args{"Sign": "Ä", "Letters": "AE"}), "until the next letter")
		p.typed("ß")
		p.must(p.m().draft.Word == "BAER", "ß has no room")
		p.must(p.says("decipher.maker.hint.room", games.Args{"Sign": "ß", "Letters": "SS"}), "and it is said")
		p.typed("e-")
		p.must(p.m().draft.Word == "BAERE" && p.says("decipher.maker.hint.letter", games.Args{"Sign": "-"}), "no hyphen in German")
		p.typed("n")
		p.must(p.says("decipher.maker.hint.full", games.Args{"N": 5}), "the word is full")
		p.key(fyne.KeyBackspace, fyne.KeyBackspace)
		p.typed("ß")
		p.must(p.m().draft.Word == "BAESS", "ß is SS")
	}
}

func TestEnglishHasHyphenAndApostrophe(t *testing.T) {
	p := newPuzzle(t, locales.English, makerOptions(dc.English, 5, dc.Random)).unveil()
	p.typed("can’t")
	p.must(p.m().draft.Word == "CAN'T", "typed in the form of print: "+p.m().draft.Word)
	p.must(shelltest.Has(p.env, p.env.T(dc.NoteUnknown, games.Args{"Word": "CAN’T"})), "and shown in it")
	shelltest.Tap(t, p.env, p.env.T("decipher.maker.clear"))
	p.word().rack.Tapped(&fyne.PointEvent{Position: p.tile("-")})
	p.must(p.m().draft.Word == "-", "the hyphen has a tile")
}

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
			p := newPuzzle(t, lang, makerOptions(dc.English, 6, dc.Random)).unveil()
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
		p := newPuzzle(t, lang, makerOptions(dc.German, 5, dc.Random)).unveil()
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
	p := newPuzzle(t, locales.German, makerOptions(dc.German, 5, dc.Random)).unveil()
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
	p := newPuzzleIn(t, env, makerOptions(dc.German, 5, dc.Random)).unveil()
	p.typed("xqzvy")
	p.must(p.says(dc.NoteHouse, games.Args{"Word": "XQZVY"}) && p.says("decipher.maker.verdict.yes"), "the family's word counts")
	p.word().clear.Tapped(nil)
	p.typed("hunde")
	p.must(p.says(dc.NoteRefused, games.Args{"Word": "HUNDE"}) && p.says("decipher.maker.anyway"), "and so does what it refuses")
}

func TestWithoutAWordList(t *testing.T) {
	env := shelltest.New(t, locales.English)
	env.Lexicons = shell.NewLexicons(nil)
	p := newPuzzleIn(t, env, makerOptions(dc.German, 5, dc.Random)).unveil()
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
	p := newPuzzleIn(t, env, makerOptions(dc.German, 5, dc.Random)).unveil()
	p.typed("hund")
	slots := p.word().slots
	work()
	p.typed("e")
	p.must(p.word().slots == slots && p.says("decipher.maker.verdict.yes"), "the word is known now")
}

func TestSuggestions(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.German, 5, dc.Order)).unveil()
	p.typed("pan")
	p.key(fyne.KeyF3)
	p.must(p.says("decipher.maker.suggest.title", games.Args{"N": 5}), "the length is the match's")
	shown := shelltest.Find[*draw.Word](p.env)
	p.must(len(shown) == 3 && !p.says("decipher.maker.suggest.none"), "words with their pieces")
	for _, w := range shown {
		p.must(slices.Contains([]string{"HUNDE", "GEHEN", "MASSE"}, w.String()), w.String())
	}
	p.key(fyne.KeyLeft)
	easy := shelltest.Find[*draw.Word](p.env)
	p.must(len(easy) == 1 && easy[0].String() == "GEHEN", "the difficulty chooses")
	shelltest.Find[*ui.CardButton](p.env)[0].Tapped(nil)
	p.must(p.m().draft.Word == "GEHEN", "a tap takes it")
	p.page.Undo()
	p.must(p.m().draft.Word == "PAN", "and undo brings back what was typed")
}

func TestTurnedRack(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.German, 5, dc.Order)).unveil()
	p.typed("pand")
	p.key(fyne.KeyF2)
	w := p.word()
	p.must(w.slots.letterAt(4) == "P" && w.slots.letterAt(1) == "D" && w.slots.letterAt(0) == "", "from right to left")
	p.must(w.slots.words[4].Options().Turned, "upside down")
	drag(w.slots, p.slot(4), w.slots, p.slot(3))
	p.must(p.m().draft.Word == "APND", "drags mean what is seen: "+p.m().draft.Word)
	shelltest.IconTap(t, p.env, p.env.T("decipher.maker.turn"), 0)
	p.must(w.slots.letterAt(0) == "A" && !w.slots.words[0].Options().Turned, "and back")
}

// ordering brings the page to the order of the pieces.
func ordering(t *testing.T, word string) (*puzzle, *pieceRow) {
	t.Helper()
	p := newPuzzle(t, locales.German, makerOptions(dc.German, len(word), dc.Order)).unveil()
	p.typed(word)
	p.key(fyne.KeyReturn)
	f, ok := p.m().face.(*orderFace)
	p.must(ok, "Enter leads to the order")
	return p, f.row
}

func TestOrderByDragAndKeys(t *testing.T) {
	setup := dc.NewSetup(makerOptions(dc.German, 5, dc.Order), draw.Letters(), 1)
	var need letterpiece.Count
	for _, c := range dc.Need(setup.Letters, "HUNDE") {
		need = need.Plus(c)
	}
	for name, move := range map[string]func(*puzzle, *pieceRow){
		"drag": func(p *puzzle, r *pieceRow) {
			s := r.chip()
			mid := func(i int) fyne.Position { return r.place(i).AddXY(s.Width/2, s.Height/2) }
			drag(r, mid(0), r, mid(2))
		},
		"comma": func(p *puzzle, _ *pieceRow) { p.typed("..") },
		"ctrl": func(p *puzzle, r *pieceRow) {
			p.env.Window.Canvas().Focus(r)
			for range 2 {
				shelltest.Shortcut(p.env, fyne.KeyModifierControl, fyne.KeyRight)
			}
		},
		"there and back": func(p *puzzle, _ *pieceRow) {
			p.key(fyne.KeyRight, fyne.KeyRight)
			p.typed(",,")
			p.key(fyne.KeyRight)
			p.typed(",.")
			p.key(fyne.KeyRight)
			p.typed(",,")
			p.page.Undo()
			p.page.Undo()
			p.page.Undo()
			p.page.Undo()
			p.page.Undo()
			p.page.Undo()
			p.typed(",,")
			p.key(fyne.KeyLeft)
			p.typed("..")
		},
	} {
		p, r := ordering(t, "HUNDE")
		before := slices.Clone(p.m().draft.Order)
		if countOf(before) != need {
			t.Fatalf("proposed %v, need %v", before, need)
		}
		if name == "there and back" {
			move(p, r)
			p.must(countOf(p.m().draft.Order) == need, "no piece is lost")
			continue
		}
		want := []letterpiece.Kind{before[1], before[2], before[0]}
		move(p, r)
		if got := p.m().draft.Order[:3]; !slices.Equal(got, want) || p.m().piece != 2 {
			t.Errorf("%s: %v became %v, want %v, cursor %d", name, before[:3], got, want, p.m().piece)
		}
	}
}

func TestOrderIsProposedAndTaken(t *testing.T) {
	p, _ := ordering(t, "HUNDE")
	shelltest.Tap(t, p.env, p.env.T("decipher.maker.hardest"))
	hard := p.m().draft.Order
	if want := dc.Hardest(dc.Need(p.m().view.Letters, "HUNDE"), countOf(hard), p.m().view.Zones); !slices.Equal(hard, want) {
		t.Fatal(hard, want)
	}
	p.key(fyne.KeyF2)
	p.must(countOf(p.m().draft.Order) == countOf(hard) && !slices.Equal(p.m().draft.Order, hard), "F2 shuffles")
	p.page.Undo()
	p.must(slices.Equal(p.m().draft.Order, hard), "undo brings the order back")
	shelltest.Tap(t, p.env, p.env.T("decipher.maker.back"))
	_, word := p.m().face.(*wordFace)
	p.must(word, "back to the word")
	p.key(fyne.KeyReturn)
	p.must(slices.Equal(p.m().draft.Order, hard), "the order is still there")
	p.key(fyne.KeyReturn)
	v := p.view(0)
	p.must(v.Secret != nil && slices.Equal(v.Secret.Order, hard) && v.Phase == dc.PhaseTake, "the order is handed in")
	p.must(p.board.maker == nil && p.view(1).Secret == nil, "and the page is everybody's")
}

func TestUndoLeavesTheOrder(t *testing.T) {
	p, _ := ordering(t, "HUNDE")
	p.page.Undo()
	_, word := p.m().face.(*wordFace)
	p.must(word && p.m().draft.Word == "HUNDE", "undoing the proposal leads back to the word")
}

// play brings the match to the Seekers' first turn.
func play(t *testing.T, pick dc.Pick) *puzzle {
	t.Helper()
	p := newPuzzle(t, locales.German, makerOptions(dc.German, 5, pick)).unveil()
	p.typed("hunde")
	p.key(fyne.KeyReturn)
	if pick == dc.Order {
		p.key(fyne.KeyReturn)
	}
	p.must(p.view(0).Secret != nil, "the word is set")
	return p
}

func TestReorder(t *testing.T) {
	for _, taken := range []bool{true, false} {
		p := play(t, dc.Order)
		before := p.view(0).Secret.Order
		p.board.desk.AskScreen(0)
		p.unveil()
		_, ok := p.m().face.(*orderFace)
		p.must(ok && p.says("decipher.maker.board"), "the order of the rest, and the board beside it")
		p.typed(".")
		if taken {
			shelltest.Tap(t, p.env, p.env.T("decipher.maker.done"))
			want := slices.Concat([]letterpiece.Kind{before[1], before[0]}, before[2:])
			p.must(slices.Equal(p.view(0).Secret.Order, want), "the new order holds")
		} else {
			seq := p.session.Seq()
			shelltest.Tap(t, p.env, p.env.T("common.cancel"))
			p.must(p.session.Seq() == seq && slices.Equal(p.view(0).Secret.Order, before), "nothing has changed")
		}
		p.must(p.board.maker == nil && !shelltest.Has(p.env, p.env.T("table.curtain.hold")), "the board is there again")
		if !taken {
			p.board.desk.AskScreen(0)
			p.unveil()
			p.must(slices.Equal(p.m().draft.Order, before), "what was given up is not there again")
		}
	}
}

func TestLive(t *testing.T) {
	p := play(t, dc.Live)
	p.must(p.view(0).Phase == dc.PhaseGive && p.board.maker != nil, "whoever made the word goes on with the first piece")
	f := p.m().face.(*giveFace)
	left := p.view(0).Secret.Left
	for k, c := range f.choices {
		p.must(c.button.Visible() == (left[k] > 0), "only kinds that are left are offered")
	}
	p.key(fyne.KeyReturn)
	p.must(p.view(0).Phase == dc.PhaseGive, "nothing is given before it is chosen")
	p.typed("1")
	p.must(p.m().chosen == letterpiece.LongStick && f.choices[0].chosen.Visible(), "digits choose")
	p.key(fyne.KeyRight)
	p.must(p.m().chosen == letterpiece.ShortStick, "arrows go on")
	f.choices[letterpiece.UCurve].button.Tapped(nil)
	p.must(p.m().chosen == letterpiece.UCurve, "a tap chooses")
	p.key(fyne.KeyReturn)
	v := p.view(1)
	p.must(v.Hand != nil && v.Hand.Kind == letterpiece.UCurve && p.board.maker == nil, "Lee has the piece")
	for zone := 0; p.view(0).Phase == dc.PhasePlace; zone++ {
		if err := p.session.Submit(p.session.Seq(), 1, dc.Ask{Zone: zone}); err != nil {
			t.Fatal(err)
		}
	}
	p.page.Shown()
	p.must(p.view(0).Phase == dc.PhaseGive && p.board.maker == nil, "the curtain stands before the next choice")
	p.unveil()
	p.must(p.m().face.(*giveFace).left()[letterpiece.UCurve] == 0 && p.m().chosen == noKind, "one piece less")
}

// Undoing in the first choice takes the word back, which is still there to be changed.
func TestWordIsTakenBack(t *testing.T) {
	p := play(t, dc.Live)
	p.page.Undo()
	p.must(p.view(0).Phase == dc.PhaseWord, "the word is taken back")
	p.must(p.m().draft.Word == "HUNDE" && p.m().step == stepWord, "and stands there again")
}

// Kinds that are spent are not offered, by pointer or key.
func TestLiveOffersOnlyWhatIsLeft(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.German, 3, dc.Live)).unveil()
	p.typed("iii")
	p.key(fyne.KeyReturn)
	for p.view(0).Phase != dc.PhaseGive {
		seat := p.view(0).Turn
		if err := p.session.Submit(p.session.Seq(), seat, dc.AskPiece{}); err != nil {
			t.Fatal(err)
		}
	}
	p.page.Shown()
	if p.board.maker == nil {
		p.unveil()
	}
	f := p.m().face.(*giveFace)
	for k, c := range f.choices {
		p.must(c.button.Visible() == (letterpiece.Kind(k) == letterpiece.LongStick), "only long sticks are offered")
	}
	p.typed("2")
	p.must(p.m().chosen == noKind, "no short stick in III")
	p.key(fyne.KeyLeft)
	p.must(p.m().chosen == letterpiece.LongStick, "the arrows find the one kind")
	p.typed("2")
	p.must(p.m().chosen == letterpiece.LongStick, "and it stays chosen")
}

// all calls f for every object of the window, hidden ones too.
func all(o fyne.CanvasObject, f func(fyne.CanvasObject)) {
	if o == nil {
		return
	}
	f(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, k := range o.Objects {
			all(k, f)
		}
	case fyne.Widget:
		for _, k := range test.WidgetRenderer(o).Objects() {
			all(k, f)
		}
	}
}

// tells lists what in the window, or in what the board keeps, has the word.
func (p *puzzle) tells(word string) []string {
	var out []string
	look := func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case interface{ String() string }:
			if strings.Contains(strings.ToUpper(o.String()), word) {
				out = append(out, o.String())
			}
		case *letterTile, *slots, *rack, *wordField, *pieceRow, *pieceChip:
			out = append(out, reflect.TypeOf(o).String())
		}
	}
	c := p.env.Window.Canvas()
	all(c.Content(), look)
	for _, o := range c.Overlays().List() {
		all(o, look)
	}
	board := reflect.ValueOf(p.board).Elem()
	seen := map[uintptr]bool{}
	for i := range board.NumField() {
		if board.Type().Field(i).Name != "desk" && holds(board.Field(i), word, seen, 0) {
			out = append(out, "Board."+board.Type().Field(i).Name)
		}
	}
	return out
}

// holds tells whether a string with the word can be reached from v. The word list knows
// all words, and the desk the match: both are passed by.
func holds(v reflect.Value, word string, seen map[uintptr]bool, depth int) bool {
	if depth > 40 || v.Type() == reflect.TypeFor[words]() || v.Type() == reflect.TypeFor[table.Desk]() {
		return false
	}
	switch v.Kind() {
	case reflect.String:
		return strings.Contains(strings.ToUpper(v.String()), word)
	case reflect.Pointer:
		if v.IsNil() || seen[v.Pointer()] {
			return false
		}
		seen[v.Pointer()] = true
		return holds(v.Elem(), word, seen, depth+1)
	case reflect.Interface:
		return !v.IsNil() && holds(v.Elem(), word, seen, depth+1)
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			return strings.Contains(strings.ToUpper(string(v.Bytes())), word)
		}
	}
	return slices.ContainsFunc(inside(v), func(x reflect.Value) bool { return holds(x, word, seen, depth+1) })
}

// inside are the parts of a struct or list.
func inside(v reflect.Value) []reflect.Value {
	var out []reflect.Value
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			out = append(out, v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			out = append(out, v.Index(i))
		}
	}
	return out
}

// Whatever closes the curtain takes all that is private away, an open dialog too; and
// what was typed is there again, only behind the curtain.
func TestCoveringTakesEverythingAway(t *testing.T) {
	for name, cover := range map[string]func(*puzzle){
		"Esc":    func(p *puzzle) { p.key(fyne.KeyEscape) },
		"blur":   func(p *puzzle) { p.env.Router.Blur() },
		"button": func(p *puzzle) { shelltest.Tap(t, p.env, p.env.T("table.cover")) },
		"dialog": func(p *puzzle) {
			p.key(fyne.KeyF3)
			p.must(p.env.Window.Canvas().Overlays().Top() != nil, "a dialog is open")
			p.env.Router.Blur()
		},
	} {
		p := newPuzzle(t, locales.German, makerOptions(dc.German, 5, dc.Order)).unveil()
		p.typed("hund")
		p.must(len(p.tells("HUND")) > 4, "the test finds the word where it is")
		cover(p)
		p.must(p.board.maker == nil && p.env.Window.Canvas().Overlays().Top() == nil, name+": covered")
		if got := p.tells("HUND"); len(got) > 0 {
			t.Errorf("%s: left behind: %q", name, got)
		}
		p.typed("e")
		p.must(len(p.tells("HUND")) == 0, "typing does nothing there")
		p.unveil()
		p.must(p.m().draft.Word == "HUND", name+": it is there again")
	}
}

func TestResumeBehindTheCurtain(t *testing.T) {
	p := newPuzzle(t, locales.German, makerOptions(dc.German, 5, dc.Order)).unveil()
	p.typed("hund")
	p.page.Leave()
	again := &puzzle{T: t, env: p.env}
	again.show(p.session.ID())
	again.must(again.board.maker == nil && len(again.tells("HUND")) == 0, "a start shows the curtain and nothing else")
	again.unveil()
	again.must(again.m().draft.Word == "HUND" && again.m().draft.CanUndo(), "behind it the word is there, with its history")
}

func TestLanguageKeepsTheWord(t *testing.T) {
	p, _ := ordering(t, "HUNDE")
	order := p.m().draft.Order
	p.env.Change(func(prefs *shell.Prefs) { prefs.Language = locales.English })
	_, ok := p.m().face.(*orderFace)
	p.must(ok && slices.Equal(p.m().draft.Order, order) && p.says("decipher.maker.order"), "another language keeps step and order")
}

// TestMakerFits looks for texts and buttons that reach over the edge or are cut, at the
// least window, in every step, in both languages and sizes of text.
func TestMakerFits(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, percent := range []int{100, 150} {
			for _, pick := range []dc.Pick{dc.Order, dc.Live, dc.Random} {
				fitsAll(t, lang, percent, pick)
			}
		}
	}
}

func fitsAll(t *testing.T, lang locales.Lang, percent int, pick dc.Pick) {
	t.Helper()
	p := newPuzzle(t, lang, makerOptions(dc.English, 6, pick))
	shelltest.TextSize(p.env, percent)
	shelltest.Resize(p.env, 1000, 620)
	check := func(step string) {
		t.Helper()
		// The test's driver doesn't follow when a page's least size shrinks, as the real one does.
		shelltest.Resize(p.env, 1000, 630)
		shelltest.Resize(p.env, 1000, 620)
		shelltest.Shot(t, p.env, fmt.Sprintf("maker_%s_%d_%s_%s", lang, percent, pick, step))
		if out := shelltest.Outside(p.env); len(out) > 0 {
			t.Errorf("%s %d %s %s: over the edge: %q", lang, percent, pick, step, out)
		}
		for _, b := range shelltest.Find[*ui.Button](p.env) {
			if b.Size().Width+.5 < b.MinSize().Width || at(b).Y+b.Size().Height > 620 {
				t.Errorf("%s %d %s %s: button %q is cut: %v of %v at %v", lang, percent, pick, step, b.Text(), b.Size(), b.MinSize(), at(b))
			}
		}
		for _, w := range shelltest.Find[*rack](p.env) {
			if w.Size().Width < w.MinSize().Width || w.Size().Height < w.MinSize().Height {
				t.Errorf("%s %d %s: the rack has %v of %v", lang, percent, step, w.Size(), w.MinSize())
			}
		}
		for _, w := range shelltest.Find[*slots](p.env) {
			if w.Size().Width < w.MinSize().Width || w.Size().Height < w.MinSize().Height {
				t.Errorf("%s %d %s: the slots have %v of %v", lang, percent, step, w.Size(), w.MinSize())
			}
		}
	}
	p.unveil()
	check("empty")
	p.typed("suburb")
	check("too much")
	p.word().clear.Tapped(nil)
	p.typed("wïmwam")
	check("full")
	p.key(fyne.KeyReturn)
	if pick == dc.Order {
		check("order")
		p.key(fyne.KeyReturn)
		p.board.desk.AskScreen(0)
		p.unveil()
		check("reorder")
	}
	if pick == dc.Live {
		p.typed("1")
		check("give")
	}
}

// BenchmarkAdvice is the check of a secret word on the page's way, with the full German
// list and the store's house words.
func BenchmarkAdvice(b *testing.B) {
	env := shelltest.New(b, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexdata.German})
	o := makerOptions(dc.German, 5, dc.Order)
	m := &maker{b: &Board{desk: &table.Desk{Env: env}}, view: dc.View{Options: o, Letters: dc.NewSetup(o, draw.Letters(), 1).Letters, Stock: letterpiece.Stock()}}
	m.b.words.want(env, m.view, func() {})
	for _, word := range []string{"PANDA", "TUERE", "KATZE"} {
		b.Run(word, func(b *testing.B) {
			m.draft = dc.MakerDraft{}.Put(o, word)
			for b.Loop() {
				m.advise()
			}
		})
	}
	if m.b.words.index == nil || !m.advice.Known {
		b.Fatal("no word list")
	}
}
