package sheets

import (
	"bytes"
	"errors"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dvp "spieltisch/games/davinci/paper"
	"spieltisch/games/decipher/paper"
	"spieltisch/games/sheet"
	wk "spieltisch/games/woerterklauer"
	wkp "spieltisch/games/woerterklauer/paper"
	"spieltisch/locales"
	"spieltisch/store"
)

// keepPDF leaves a print where pictures are wanted, for looking at it.
func keepPDF(t *testing.T, name string, data []byte) {
	t.Helper()
	dir := os.Getenv("SPIELTISCH_SHOTS")
	if dir == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(dir, name+".pdf"), data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// A print holds all games of the paper, and the same sheet gives the same bytes.
func TestPrint(t *testing.T) {
	for _, lang := range locales.Langs {
		d := newDesk(t, lang, "Tina", "Lee", "Ben")
		e := append(hobby(), paper.Typed(2, "PANDA", []string{"10", "8", "2"})...)
		p := d.decipher(append(e, paper.Typed(3, "FISCH", []string{"2", "9", "13"})...))
		one, err := p.printer().doc()
		d.must(err)
		p.nextGame()
		p = d.page()
		doc, err := p.printer().doc()
		d.must(err)
		if len(one.Games) != 1 || len(doc.Games) != 2 || doc.Games[0].Totals[3] != "25" {
			t.Fatal(len(one.Games), doc.Games)
		}
		data, err := doc.Print()
		d.must(err)
		again, err := doc.Print()
		d.must(err)
		if !bytes.HasPrefix(data.Data, []byte("%PDF-")) || !bytes.Equal(data.Data, again.Data) || len(data.Missing) > 0 {
			t.Error("the bytes differ, or are no PDF")
		}
		keepPDF(t, "decipher-"+string(lang), data.Data)
	}
}

// The sheets of all games print, filled and empty, also over several pages.
func TestPrintAllGames(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	long := rounds()
	for row := 3; row < 60; row++ {
		long = append(long, word(row, 0, "HUNDE")...)
	}
	for name, p := range map[string]*Page{"dicewords": d.dicewords(400, 0, rounds()), "dicewords-long": d.dicewords(2000, 0, long), "davinci": d.davinci(5, nil), "davinci-plain": d.davinci(0, nil), "woerterklauer": d.woerterklauer(nil)} {
		doc, err := p.printer().doc()
		d.must(err)
		data, err := doc.Print()
		d.must(err)
		pages := bytes.Count(data.Data, []byte("/Type /Page\n"))
		if want := map[bool]int{true: 2, false: 1}[name == "dicewords-long"]; pages < want || want == 1 && pages != 1 {
			t.Errorf("%s has %d pages", name, pages)
		}
		keepPDF(t, name, data.Data)
	}
	for _, g := range registry() {
		for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
			doc, err := blank(d.Env, g, seats)
			d.must(err)
			data, err := doc.Print()
			d.must(err)
			if n := bytes.Count(data.Data, []byte("/Type /Page\n")); n != 1 {
				t.Errorf("the empty sheet of %s for %d has %d pages", g.Kind.Name(), seats, n)
			}
			if seats == g.MaxSeats {
				keepPDF(t, "blank-"+g.Kind.Name(), data.Data)
			}
		}
	}
}

// A print says how a game ended: who has won, what everybody has, and the best word; what a game hasn't got is left out.
func TestPrintEnded(t *testing.T) {
	names := []string{"Tina", "Lee", "Oma Käthe", "Jürgen", "Lisa-Marie Löwenstein", "Donaudampfschifffahrtsge", "Ben", "Karl Friedrich"}
	many, two := newDesk(t, locales.German, names...), newDesk(t, locales.English, names[:2]...)
	d, three := newDesk(t, locales.German, names[1:5]...), newDesk(t, locales.German, names[:3]...)
	var words sheet.Edit
	for row := range 5 {
		for i, w := range []string{"HUNDE", "GEHEN", "ROT", "SCHINKEN", "KATZE", "ENTE", "NEBEL", "KIRSCHEN"} {
			if row+i != 4 {
				words = append(words, word(row+1, games.Seat((i+row)%8), w)...)
			} else {
				words = append(words, word(row+1, games.Seat((i+row)%8), "SAND")...)
			}
		}
	}
	var points sheet.Edit
	for row, p := range [][]string{{"30", "20", "0", "10"}, {"10", "0", "40", "20"}, {"10", "60", "0", "30"}} {
		points = append(points, dvp.Typed(row+1, p)...)
	}
	rounds := append(hobby(), paper.Typed(2, "PANDA", []string{"10", "8", "2"})...)
	turns := append(wkp.Counted(1, wkp.Turn{Tally: wk.Tally{Red: 8, Black: 3}, Words: map[sheet.Field][]string{wkp.FieldNew: {"HUNDE", "ROT"}}}), sheet.Edit{}.Set(sheet.Whole(wkp.FieldWinner), "0")...)
	for name, of := range map[string]struct {
		p          *Page
		bars, word bool
	}{
		"ended-dicewords": {many.dicewords(200, 0, words), true, true}, "ended-davinci": {d.davinci(3, points), true, false},
		"ended-davinci-plain": {d.davinci(0, sheet.Edit{}.Set(sheet.Of(1, dvp.FieldWinner), "1")), false, false},
		"ended-decipher":      {three.decipher(append(rounds, paper.Typed(3, "FISCH", []string{"2", "9", "13"})...)), true, false}, "ended-woerterklauer": {two.woerterklauer(turns), true, true},
	} {
		doc, err := of.p.printer().doc()
		many.must(err)
		g := doc.Games[0]
		if len(g.Places) == 0 || g.Bars != of.bars || g.Word != "" != of.word {
			t.Errorf("%s: %+v %v %q", name, g.Places, g.Bars, g.Word)
		}
		g.Players[1].Emblem = 1
		doc.Portrait = func(p store.Player) image.Image {
			if p.Name != "Ben" {
				return nil
			}
			return image.NewNRGBA(image.Rect(0, 0, 9, 9))
		}
		data, err := doc.Print()
		many.must(err)
		ui.Apply(fyne.CurrentApp(), ui.DarkMode)
		dark, err := doc.Print()
		ui.Apply(fyne.CurrentApp(), ui.Light)
		if err != nil || !bytes.Equal(dark.Data, data.Data) {
			t.Errorf("%s isn't the same in dark: %v", name, err)
		}
		if pictures := bytes.Count(data.Data, []byte("/Subtype /Image")); (pictures > 0) != slices.Contains(g.Names(), "Ben") {
			t.Errorf("%s has %d pictures", name, pictures)
		}
		if n := bytes.Count(data.Data, []byte("/Type /Page\n")); n != 1 || len(data.Missing) > 0 {
			t.Errorf("%s has %d pages, and lacks %q", name, n, data.Missing)
		}
		keepPDF(t, name, data.Data)
	}
}

// The print lies in the data folder, and what can't be written is explained.
func TestPrintFiles(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	d.key(fyne.KeyF8)
	path := filepath.Join(d.Store.Dir(), exportFolder, "Wertungsblatt Decipher 2026-11-20.pdf")
	data, err := os.ReadFile(path)
	if err != nil || !bytes.HasPrefix(data, []byte("%PDF-")) {
		t.Fatal(err)
	}
	left, err := filepath.Glob(filepath.Join(d.Store.Dir(), exportFolder, ".part-*"))
	if err != nil || len(left) > 0 {
		t.Error(left, err)
	}
	d.must(errors.Join(os.Remove(path), os.Mkdir(path, 0o700))) // a name that can't be had
	var opened []string
	d.Launch = func(path string) error {
		opened = append(opened, path)
		return errors.New("no viewer")
	}
	p.printer().print()
	second := strings.Replace(path, ".pdf", " (2).pdf", 1)
	if _, err := os.Stat(second); err != nil || !slices.Equal(opened, []string{second}) {
		t.Error(err, opened)
	}
	if told := shelltest.Texts(d.Env); !strings.Contains(strings.Join(told, "\n"), second) {
		t.Error("nobody says where the print is", told)
	}
	d.key(fyne.KeyEscape)
	d.must(os.RemoveAll(filepath.Dir(path)))
	d.must(os.WriteFile(filepath.Dir(path), nil, 0o600)) // a file in the way of the folder
	p.printer().print()
	if told := shelltest.Texts(d.Env); !strings.Contains(strings.Join(told, "\n"), filepath.Dir(path)) {
		t.Error("not explained", told)
	}
}

// An empty sheet is printed from the list.
func TestPrintBlankFromList(t *testing.T) {
	d := newDesk(t, locales.English)
	d.Router.Open(shell.Route{Page: shell.Sheets})
	d.write("p")
	shot(d, "blank")
	d.key(fyne.KeyReturn)
	found, err := filepath.Glob(filepath.Join(d.Store.Dir(), exportFolder, "Score sheet Decipher blank for 3.pdf"))
	if err != nil || len(found) != 1 {
		t.Error(found, err)
	}
}
