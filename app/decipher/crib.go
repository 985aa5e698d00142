package decipher

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
)

// crib is the alphabet on the one paper: with the aid it shows what still fits a zone, and says how much that is. A tap types
// the letter while somebody names a word.
type crib struct {
	desk  *table.Desk
	box   *fyne.Container
	title *ui.Text
	fits  *ui.Chip
	chart *draw.Alphabet
	line  fyne.CanvasObject
	same  *ui.Text
	alike *ui.Para
}

func newCrib(d *table.Desk, letter func(rune)) *crib {
	t := d.T
	c := &crib{
		desk: d, title: ui.NewText(t("decipher.seek.alphabet"), ui.Title, ui.Ink).Truncate(), fits: ui.NewChip("", "").Colored(ui.AccentSoft, ui.AccentText),
		line: ui.NewDivider(), same: ui.NewText(t("decipher.seek.same"), ui.Strong, ui.Ink2).Truncate(), alike: ui.NewPara("", ui.Strong, ui.Ink2).MaxLines(2),
		chart: draw.NewAlphabet(nil, draw.ChartLook{Letter: 32, Cell: 40, Columns: cribColumns}, letter),
	}
	c.box = ui.Laid(func() fyne.Size { return fyne.NewSize(240, 300) }, c.place, c.title, c.fits, c.chart, c.line, c.same, c.alike)
	d.Trace.Mark("alphabet", c.chart)
	return c
}

func (c *crib) render(s *state) {
	if letters := s.letters(); string(c.chart.Letters()) != string(letters) {
		c.chart.SetLetters(letters)
	}
	same := each.Of(s.alike(), func(group []rune) string { return printed(strings.Join(strings.Split(string(group), ""), "\u00a0")) })
	c.alike.SetText(strings.Join(same, " · "))
	fit := s.candidates()
	ui.Show(fit != nil, c.fits)
	if fit != nil {
		c.fits.Set(c.desk.T("decipher.seek.fits", games.Args{"Zone": s.zone() + 1, "Letters": len(fit)}), "", ui.AccentSoft, ui.AccentText)
	}
	if len(fit) == len(c.chart.Letters()) {
		fit = nil // all of them lit up would say nothing
	}
	c.chart.SetCandidates(fit)
	ui.PlaceAnew(c.box)
}

// Lengths of the paper.
const (
	cribColumns         = 4
	cribPad     float32 = 12
	cribHead    float32 = 60
	cribFoot    float32 = 96
	letterMost  float32 = 56
	letterFair  float32 = 34 // the letters with the same pieces give way to larger letters
	letterCell  float32 = 30 // of a cell's height, below its letter and between cells
)

// place makes the letters as big as the height allows.
func (c *crib) place(s fyne.Size) {
	chip := c.fits.MinSize()
	ui.Put(c.title, 20, 16, s.Width-40-chip.Width, 32)
	ui.Put(c.fits, s.Width-16-chip.Width, 18, chip.Width, chip.Height)
	rows := float32((len(c.chart.Letters()) + cribColumns - 1) / cribColumns)
	letter := func(room float32) float32 {
		return min(letterMost, float32(int(room/max(rows, 1)-letterCell)), (s.Width-2*cribPad)/cribColumns-14)
	}
	size := letter(s.Height - cribHead - cribFoot - 10)
	foot := size >= letterFair
	if !foot {
		size = letter(s.Height - cribHead - 10)
	}
	look := draw.ChartLook{Letter: max(size, 14), Cell: max(size, 14) + 4, Columns: cribColumns}
	c.chart.SetLook(look)
	w := s.Width - 2*cribPad + 8
	ui.Put(c.chart, cribPad-4, cribHead, w, c.chart.HeightFor(look, w))
	for _, o := range []fyne.CanvasObject{c.line, c.same, c.alike} {
		ui.Show(foot, o)
	}
	ui.Put(c.line, 20, s.Height-cribFoot+4, s.Width-40, 1)
	ui.Put(c.same, 20, s.Height-cribFoot+16, s.Width-40, ui.Strong.Height())
	c.alike.Resize(fyne.NewSize(s.Width-40, 10))
	ui.Put(c.alike, 20, s.Height-cribFoot+40, s.Width-40, c.alike.MinSize().Height)
}
