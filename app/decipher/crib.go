package decipher

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// crib is the alphabet that players look at all the time: with the aid switched on it
// shows what still fits a zone. A tap types the letter while somebody names a word.
type crib struct {
	desk   *table.Desk
	object fyne.CanvasObject
	box    *fyne.Container
	title  *ui.Text
	fold   *ui.IconButton
	label  *ui.Text
	filter *ui.Switch
	chart  *draw.Alphabet
	line   fyne.CanvasObject
	same   *ui.Text
	alike  *ui.Para
}

// cribDo is what can be done with the alphabet.
type cribDo struct {
	letter func(rune)
	filter func(on bool)
	fold   func()
}

func newCrib(d *table.Desk, do cribDo) *crib {
	t := d.T
	c := &crib{
		desk:  d,
		title: ui.NewText(t("decipher.seek.alphabet"), ui.Title, ui.Ink).Truncate(),
		label: ui.NewText("", ui.Strong, ui.Ink2).Truncate(),
		line:  ui.NewDivider(),
		same:  ui.NewText(t("decipher.seek.same"), ui.Strong, ui.Ink).Truncate(),
		alike: ui.NewPara("", ui.Body, ui.Ink2).MaxLines(2),
		chart: draw.NewAlphabet(nil, draw.ChartLook{Letter: 32, Cell: 40, Columns: 4}, do.letter),
	}
	c.fold = ui.NewIconButton(ui.IconChevron, t("decipher.seek.fold"), ui.WellBtn, do.fold)
	c.filter = ui.NewSwitch("", "", true, do.filter)
	c.box = ui.Laid(c.least, c.place, c.title, c.fold, c.label, c.filter, c.chart, c.line, c.same, c.alike)
	c.object = ui.NewCardPad(0, c.box)
	d.Trace.Mark("alphabet", c.chart)
	return c
}

func (c *crib) render(s *state) {
	t := c.desk.T
	if letters := s.letters(); string(c.chart.Letters()) != string(letters) {
		c.chart.SetLetters(letters)
	}
	var same []string
	for _, group := range s.alike() {
		same = append(same, printed(strings.Join(strings.Split(string(group), ""), "\u00a0")))
	}
	c.alike.SetText(strings.Join(same, " · "))
	ui.Show(s.acting, c.fold)
	ui.Show(s.view.Options.Filter && s.acting && !s.revealed(), c.label, c.filter)
	c.filter.SetOn(!s.pad.All)
	c.label.SetText(t("decipher.seek.fits_none"))
	if i := s.zone(); i >= 0 {
		c.label.SetText(t("decipher.seek.fits", games.Args{"Zone": i + 1}))
	}
	c.chart.SetCandidates(s.candidates())
	ui.PlaceAnew(c.box)
}

// Widths of the card in pixels.
const (
	cribWidth float32 = 264
	cribLeast float32 = 200
)

// Heights of the letters in pixels: where the line of letters with the same pieces gives
// way to them, and at most and least.
const (
	letterMost  float32 = 44
	letterFair  float32 = 26
	letterLeast float32 = 14
)

func (c *crib) least() fyne.Size { return fyne.NewSize(cribLeast, 300) }

// look is the chart with its letters as big as width and height allow: four side by
// side, or more where height is short.
func (c *crib) look(width, height float32) draw.ChartLook {
	best := draw.ChartLook{Letter: letterLeast, Columns: 4}
	for n := 4; n <= 6; n++ {
		cell := (width - 8 - 4*float32(n-1)) / float32(n)
		look := draw.ChartLook{Letter: min(letterMost, float32(int(cell-6))), Columns: n}
		for look.Letter > letterLeast && c.chart.HeightFor(look, width) > height {
			look.Letter--
		}
		if look.Letter > best.Letter {
			best = look
		}
		if best.Letter >= letterFair {
			break
		}
	}
	best.Cell = best.Letter + 4
	return best
}

// place makes the letters as big as the height allows; the line of letters with the same pieces goes where there is no
// room for it.
func (c *crib) place(s fyne.Size) {
	pad := float32(16)
	if s.Width < 240 {
		pad = 12
	}
	inner, y := s.Width-2*pad, pad
	put := func(o fyne.CanvasObject, x, y, w, h float32) {
		ui.Put(o, ui.Whole(x), ui.Whole(y), ui.Whole(w), ui.Whole(h))
	}
	if c.title.Visible() {
		h := float32(40)
		put(c.title, pad+2, y-2, inner-h-8, h)
		put(c.fold, s.Width-pad-h+4, y-4, h, h)
		y += h
	}
	if c.label.Visible() {
		h := float32(40)
		put(c.label, pad+2, y, inner-50, h)
		put(c.filter, s.Width-pad-44, y, 44, h)
		y += h + 2
	}
	foot := 13 + ui.Strong.Height() + 2*ui.Whole(ui.Body.Size()*1.45) + 8
	room := s.Height - y - pad
	look := c.look(inner+8, room-foot)
	full := look.Letter >= letterFair
	if !full {
		look = c.look(inner+8, room)
	}
	c.chart.SetLook(look)
	h := c.chart.HeightFor(look, inner+8)
	put(c.chart, pad-4, y, inner+8, h)
	y += h + 8
	for _, o := range []fyne.CanvasObject{c.line, c.same, c.alike} {
		ui.Show(full, o)
	}
	put(c.line, pad, y, inner, 1)
	put(c.same, pad+2, y+8, inner, ui.Strong.Height())
	c.alike.Resize(fyne.NewSize(inner, 10))
	put(c.alike, pad+2, y+10+ui.Strong.Height(), inner, c.alike.MinSize().Height)
}
