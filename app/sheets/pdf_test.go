package sheets

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games/decipher/paper"
	"spieltisch/locales"
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
