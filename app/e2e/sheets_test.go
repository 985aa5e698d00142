//go:build e2e && linux

package e2e

import (
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"spieltisch/store"
)

// scores is the program with a score sheet open.
type scores struct{ *program }

// round types a round of Decipher as it is counted at the table, by keyboard alone: the word, who guessed it (so
// many steps to the right), and the numbers of tokens.
func (s *scores) round(word string, guesser int, tokens ...string) {
	s.t.Helper()
	s.write(word)
	s.key("Return")
	s.key(slices.Repeat([]string{"Right"}, guesser)...)
	s.key("Return")
	for _, n := range tokens {
		s.write(n)
		s.key("Return")
	}
}

// shows waits for the sheet with so many rows in its log, these points, and the round that is asked for.
func (s *scores) shows(rows, round int, points string) {
	s.t.Helper()
	s.page("sheet", "game=decipher", "seq="+strconv.Itoa(rows), "row="+strconv.Itoa(round), "points="+points)
}

// TestE2ESheets keeps score of a game of Decipher at the real table: the worked example of the rules by keyboard,
// a power cut in the middle of a round, a correction that is taken back, and the sheet on paper.
func TestE2ESheets(t *testing.T) {
	here, screen := newPlace(t), newScreen(t, wide, high)
	s := &scores{here.start(screen, 1, "-lang", "de")}
	s.page("home", "lang=de")
	s.begin("decipher", "Tina", "Lee", "Ben")
	s.shows(0, 1, "0,0,0")
	s.round("hobby", 2, "5", "1", "3", "1")
	s.key("Return")
	s.shows(1, 2, "9,3,10")
	s.round("panda", 1, "3")
	s.page("sheet", "row=2", "draft=true")
	s.saved("seq=1", "draft", "cells=3") // of the word, who guessed it, and the tokens
	s.shot("sheet-half")
	s.kill()

	s = &scores{here.start(screen, 1, "-lang", "de")}
	s.page("home", "lang=de")
	s.click("tool.sheets")
	s.page("sheets", "count=1")
	s.shot("sheets-list")
	s.click("match.0")
	s.page("sheet", "seq=1", "row=2", "draft=true")
	s.write("1") // what was missing first has the keyboard
	s.key("Return")
	s.write("1")
	s.key("Return")
	s.write("2")
	s.key("Return", "Return")
	s.shows(2, 3, "19,11,12")
	s.correct()
	s.shot("sheet")
	s.key("F8")
	s.saved("pdf=Wertungsblatt")
	s.print(here)
	s.quit()
	s.stored(here, 19, 11, 12)
}

// TestE2ESheetIsWon fills a sheet up to its last number: the winner is crowned, and the points count up.
func TestE2ESheetIsWon(t *testing.T) {
	here, screen := newPlace(t), newScreen(t, wide, high)
	s := &scores{here.start(screen, 1, "-lang", "de")}
	s.page("home", "lang=de")
	s.begin("decipher", "Tina", "Lee", "Ben")
	s.shows(0, 1, "0,0,0")
	s.round("hobby", 2, "5", "1", "3", "1")
	s.key("Return")
	s.shows(1, 2, "9,3,10")
	s.round("panda", 1, "3", "1", "1", "2")
	s.key("Return")
	s.shows(2, 3, "19,11,12")
	s.round("laden", 1, "3", "1", "1", "2")
	s.film(func() { s.key("Return") }, map[string]float64{"moment-crowned": .4})
	s.page("sheet", "seq=3", "over=true")
	s.shot("sheet-crowned")
	s.quit()
}

// padLines are the keys of the pad by what is asked: < takes away, > leads on, and the 0 is two wide.
var padLines = map[string][3]string{
	"word": {"ABCDEFGHIJK", "LMNOPQRSTU<", "VWXYZÄÖÜ()>"}, "count": {"123+<", "456->", "78900"}, "tiles": {"123_<", "456->", "78900"},
}

// press clicks keys of the pad.
func (s *scores) press(kind, keys string) {
	s.t.Helper()
	m := s.marks["pad"]
	for _, key := range keys {
		for i, line := range padLines[kind] {
			if at := strings.IndexRune(line, key); at >= 0 {
				at = utf8.RuneCountInString(line[:at])
				s.clickAt(int(m.x+(float64(at)+.5)*m.width/float64(utf8.RuneCountInString(line))), int(m.y+(float64(i)+.5)*m.height/3))
			}
		}
	}
}

// enter clicks the button, which lies below the pad; what is missing may stand there just before.
func (s *scores) enter() {
	s.t.Helper()
	m := s.marks["pad"]
	s.clickAt(int(m.x+m.width/2), int(m.y+m.height+32))
}

// TestE2ESheetsByMouse enters a round on the sheets of the other three games by the mouse alone.
func TestE2ESheetsByMouse(t *testing.T) {
	play := func(game, lang string, points []int, round func(s *scores)) {
		t.Run(game, func(t *testing.T) {
			here, screen := newPlace(t), newScreen(t, wide, high)
			s := &scores{here.start(screen, 1, "-lang", lang)}
			s.page("home", "lang="+lang)
			s.begin(game, "Tina", "Lee")
			s.page("sheet", "game="+game, "seq=0")
			round(s)
			s.shot("sheet-mouse-" + game)
			s.quit()
			s.stored(here, points...)
		})
	}
	play("dicewords", "de", []int{12, 35}, func(s *scores) {
		s.press("word", "ROT")
		s.enter()
		s.page("sheet", "seq=1", "seat=1")
		s.press("word", "GEHEM<N")
		s.enter()
		s.page("sheet", "seq=2", "row=2", "seat=0")
	})
	play("davinci", "en", []int{103, 20}, func(s *scores) {
		s.press("count", "3>1>1>")
		s.press("tiles", "3>")
		s.press("count", "2>0>0>")
		s.enter()
		s.page("sheet", "seq=1", "row=2")
	})
	play("woerterklauer", "en", []int{8, 3}, func(s *scores) {
		s.press("count", "8>3>")
		s.enter()
		s.page("sheet", "seq=1", "row=2")
	})
}

// begin makes the players and the sheet of a game.
func (s *scores) begin(game string, names ...string) {
	s.t.Helper()
	s.click("tool.sheets")
	s.page("sheets", "count=0")
	s.shot("sheets-none")
	s.click("sheets.first." + game)
	s.page("newsheet", "game="+game, "seats=0")
	s.click("player.name")
	for i, name := range names {
		s.write(name)
		s.key("Return")
		s.page("newsheet", "seats="+strconv.Itoa(i+1))
	}
	s.shot("sheet-new")
	s.click("start")
}

// correct changes an old cell on the sheet by keyboard, and takes it back.
func (s *scores) correct() {
	s.t.Helper()
	s.key("F6", "Up", "Up", "Right")
	s.page("sheet", "row=1")
	s.write("11-1")
	s.key("Return")
	s.page("sheet", "seq=3", "points=20,11,12")
	s.shot("sheet-corrected")
	s.key("ctrl+z")
	s.page("sheet", "seq=4", "points=19,11,12")
}

// print looks at the PDF as a picture: on it are the pieces of the words and the grey fields.
func (s *scores) print(here *place) {
	t := s.t
	t.Helper()
	found, err := filepath.Glob(filepath.Join(here.data, "export", "*.pdf"))
	here.must(err)
	if len(found) != 1 {
		s.fail("prints: %q", found)
	}
	out := s.picture("sheet-pdf")
	s.tool("pdftoppm", "-r", "100", "-png", "-singlefile", found[0], strings.TrimSuffix(out, ".png"))
	file, err := os.Open(out)
	here.must(err)
	defer func() { _ = file.Close() }() // only read
	picture, err := png.Decode(file)
	here.must(err)
	counts := map[color.NRGBA]int{}
	size := picture.Bounds()
	for y := size.Min.Y; y < size.Max.Y; y++ {
		for x := size.Min.X; x < size.Max.X; x++ {
			if c, ok := color.NRGBAModel.Convert(picture.At(x, y)).(color.NRGBA); ok {
				counts[c]++
			}
		}
	}
	for name, c := range map[string]color.NRGBA{
		"long sticks": {0xD6, 0x2F, 0x2F, 255}, "short sticks": {0xE8, 0xB3, 0, 255}, "wide curves": {0x25, 0x63, 0xC9, 255},
		"Us": {0x2E, 0x9E, 0x4F, 255}, "grey fields": {0xE3, 0xE1, 0xDB, 255},
	} {
		if counts[c] < 100 {
			t.Errorf("the print shows %d pixels of %s", counts[c], name)
		}
	}
}

// stored compares the data file with what was entered.
func (s *scores) stored(here *place, points ...int) {
	s.t.Helper()
	st, err := store.Open(here.data, store.Options{ReadOnly: true})
	here.must(err)
	defer func() { here.must(st.Close()) }()
	page, _, err := st.History(store.HistoryFilter{Sheets: true})
	here.must(err)
	if len(page) != 1 || !slices.Equal(page[0].Points, points) || page[0].State != store.Running {
		s.t.Errorf("%+v", page)
	}
}
