package decipher

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// zoneStrip is the public board, small: what lies in each zone and which symbols are
// covered, with the Puzzle Maker's letter below.
type zoneStrip struct {
	object *ui.Card
	row    *fyne.Container
}

func newZoneStrip(d *table.Desk) *zoneStrip {
	s := &zoneStrip{row: &fyne.Container{Layout: zoneColumns{}}}
	t := d.T
	head := ui.HMid(12, ui.NewText(t("decipher.maker.board"), ui.Title, ui.Ink), ui.Stretch(ui.NewText(t("decipher.maker.board.help"), ui.Body, ui.Ink2).Truncate()))
	s.object = ui.NewCardPad(0, cardBody(head, s.row))
	return s
}

// zoneColumns are equal columns of the full height, up to 168 wide, in the middle.
type zoneColumns struct{}

// MinSize implements fyne.Layout.
func (zoneColumns) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 130) }

// Layout implements fyne.Layout.
func (zoneColumns) Layout(o []fyne.CanvasObject, s fyne.Size) {
	n, gap := float32(len(o)), float32(8)
	w := ui.Whole(min((s.Width-(n-1)*gap)/n, 168))
	x := ui.Whole((s.Width - n*w - (n-1)*gap) / 2)
	for i, c := range o {
		ui.Put(c, x+float32(i)*(w+gap), 0, w, s.Height)
	}
}

func (s *zoneStrip) render(st *makerState) {
	s.row.Objects = nil
	for i, z := range st.view.Zones {
		letter := ""
		if i < len(st.draft.Word) {
			letter = st.draft.Word[i : i+1]
		}
		s.row.Objects = append(s.row.Objects, zoneSmall(i, z, ui.NewText(printed(letter), ui.Heading, ui.Ink).Align(fyne.TextAlignTrailing), ui.Well))
	}
	ui.PlaceAnew(s.row)
	s.row.Refresh()
}

// zoneSmall is zone i with a sign in what room is next to its number, such as the Puzzle Maker's letter there.
func zoneSmall(i int, z dc.Zone, sign fyne.CanvasObject, fill ui.Token) fyne.CanvasObject {
	laid := ui.HMid(4)
	for _, p := range z.Pieces {
		laid.Add(draw.NewPiece(p.Kind, 34, draw.Options{}))
	}
	symbols := ui.HMid(3)
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		symbols.Add(symbol(k, z.Covered[k]))
	}
	body := container.NewBorder(
		ui.HGap(4, ui.NewText(strconv.Itoa(i+1), ui.Strong, ui.Ink2), ui.Stretch(sign)),
		container.NewCenter(symbols), nil, nil, container.NewCenter(laid))
	return ui.NewArea(fill, 8, ui.Inset(6, 8, 8, 8, body))
}

// symbol is that of a kind at the foot of a zone; a No-marker covers it fully.
func symbol(k letterpiece.Kind, covered bool) fyne.CanvasObject {
	o := container.NewCenter(draw.NewPiece(k, 16, draw.Options{}))
	if covered {
		o = container.NewStack(ui.NewArea(ui.Ink, 8.5, nil), container.NewCenter(ui.NewIcon(ui.IconX, 12, ui.BG)))
	}
	return sized(fyne.NewSquareSize(17), o)
}

// fit follows the size of the window.
func (s *zoneStrip) fit(makerSize) { ui.PlaceAnew(s.row) }

// wordPanel is the secret word next to what is done with its pieces.
type wordPanel struct {
	object *ui.Card
	word   *draw.Word
	body   *fyne.Container
}

func newWordPanel(d *table.Desk) *wordPanel {
	p := &wordPanel{word: draw.NewWord("", 40)}
	p.body = ui.VGap(10, ui.NewText(d.T("decipher.maker.yours"), ui.Title, ui.Ink), p.word)
	p.object = ui.NewCardPad(16, ui.Inset(0, 8, 4, 8, p.body))
	return p
}

func (p *wordPanel) render(s *makerState) { p.word.SetWord(s.draft.Word) }

// fit makes the word as large as the column allows.
func (p *wordPanel) fit(size makerSize) {
	p.word.SetHeight(56)
	if w := p.word.MinSize().Width; w > size.right-48 {
		p.word.SetHeight(ui.Whole(56 * (size.right - 48) / w))
	}
	ui.PlaceAnew(p.body)
}
