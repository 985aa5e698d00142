package decipher

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// giveFace is where the Puzzle Maker picks the piece that the Seeker gets (PickLive): only
// kinds of which some are left are offered.
type giveFace struct {
	m       *maker
	tree    fyne.CanvasObject
	cols    *makerColumns
	choices [letterpiece.Kinds]*kindChoice
	strip   *zoneStrip
	word    *wordPanel
	help    *ui.Para
	head    *fyne.Container
	take    *ui.Button
}

// kindChoice is one kind to choose.
type kindChoice struct {
	button *ui.CardButton
	ground *ui.Area
	left   *ui.Text
	wrong  *ui.Text
	piece  *draw.Piece
	slot   *fyne.Container
	chosen *ui.Icon
	name   *fyne.Container
	body   *fyne.Container
}

func newGiveFace(m *maker) *giveFace {
	t := m.b.desk.T
	f := &giveFace{m: m, strip: newZoneStrip(m), word: newWordPanel(m)}
	row := ui.Grid(12, 120, letterpiece.Kinds)
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		f.choices[k] = f.choice(k)
		row.Add(f.choices[k].button)
	}
	f.take = ui.NewButton("", ui.Primary, f.act).WithIcon(ui.IconLock)
	m.b.desk.Trace.Mark("primary", f.take)
	f.help = ui.NewPara(t("decipher.maker.give.help"), ui.Body, ui.Ink2).MaxLines(2)
	f.head = ui.VGap(2, ui.NewText(m.b.desk.Say("decipher.maker.give", games.Args{"Seat": m.view.Turn}), ui.Title, ui.Ink).Truncate(), f.help)
	f.cols = &makerColumns{
		top: ui.NewCardPad(0, cardBody(f.head, container.NewVScroll(ui.Inset(4, 4, 8, 4, row)))), low: f.strip.object, share: .42,
		right: []fyne.CanvasObject{f.word.object, ui.Space(0, 0), f.take}, fits: f.fit,
	}
	f.tree = f.cols.container()
	return f
}

func (f *giveFace) choice(k letterpiece.Kind) *kindChoice {
	t := f.m.b.desk.T
	line := func(tok ui.Token) *ui.Text {
		return ui.NewText("", ui.Body, tok).Align(fyne.TextAlignCenter).Truncate()
	}
	c := &kindChoice{
		left: line(ui.Ink), wrong: line(ui.Ink2),
		piece: draw.NewPiece(k, 80, draw.Options{}), chosen: ui.NewIcon(ui.IconCheck, 20, ui.AccentText),
	}
	c.slot = &fyne.Container{Layout: leastBox{fyne.NewSize(80, 88)}, Objects: []fyne.CanvasObject{container.NewCenter(c.piece)}}
	c.name = ui.HMid(4, ui.Spacer(), c.chosen, ui.NewText(t(dc.KindID(k)), ui.Label, ui.Ink), ui.Spacer())
	c.body = ui.VGap(2, c.slot, c.name, c.left, c.wrong)
	c.ground = ui.NewArea(ui.None, 8, ui.Pad(8, c.body))
	c.button = ui.NewCardButton(4, c.ground, func() { f.choose(k) })
	f.m.b.desk.Trace.Mark("give"+strconv.Itoa(int(k)+1), c.button)
	return c
}

// fit follows the size of the window.
func (f *giveFace) fit(size makerSize) {
	t := f.m.b.desk.T
	fitText(f.take, t("decipher.maker.give.take"), t("decipher.maker.give.short"), size.right)
	f.word.fit(size)
	f.strip.fit(size)
	ui.Show(!size.tight, f.help)
	height := float32(80)
	if size.tight {
		height = 44
	}
	for _, c := range f.choices {
		c.piece.SetHeight(height)
		c.slot.Layout = leastBox{fyne.NewSize(height, height+8)}
		ui.PlaceAnew(c.slot, c.body)
	}
	ui.PlaceAnew(f.head)
}

func (f *giveFace) object() fyne.CanvasObject { return f.tree }

// left are the pieces in the compartment.
func (f *giveFace) left() letterpiece.Count {
	if f.m.view.Secret == nil {
		return letterpiece.Count{}
	}
	return f.m.view.Secret.Left
}

// wrong is in how many zones a kind would be answered No.
func (f *giveFace) wrong(k letterpiece.Kind) int {
	n := 0
	for i, need := range dc.Need(f.m.view.Letters, f.m.draft.Word) {
		if z := f.m.view.Zones[i]; !z.Covered[k] && z.Laid()[k] >= need[k] {
			n++
		}
	}
	return n
}

func (f *giveFace) render() {
	m, t := f.m, f.m.b.desk.T
	left := f.left()
	if m.chosen != noKind && left[m.chosen] == 0 {
		m.chosen = noKind
	}
	for k, c := range f.choices {
		kind := letterpiece.Kind(k)
		ui.Show(left[k] > 0, c.button)
		c.left.SetText(t("decipher.maker.left", games.Args{"N": left[k]}))
		c.wrong.SetText(t("decipher.maker.wrong", games.Args{"N": f.wrong(kind)}))
		tok := ui.None
		if kind == m.chosen {
			tok = ui.AccentSoft
		}
		c.ground.SetColor(tok)
		ui.Show(kind == m.chosen, c.chosen)
		ui.PlaceAnew(c.name)
	}
	f.take.SetEnabled(m.chosen != noKind, t("decipher.maker.give.none"))
	f.strip.render()
	f.word.render()
	f.cols.again()
}

func (f *giveFace) choose(k letterpiece.Kind) {
	if f.left()[k] > 0 {
		f.m.chosen = k
		f.m.unfocus()
		f.render()
	}
}

// act hands the chosen piece to the Seeker.
func (f *giveFace) act() {
	if f.m.chosen != noKind {
		_ = f.m.b.desk.Submit(f.m.seat, dc.Give{Kind: f.m.chosen})
	}
}

// step chooses the next kind that is left.
func (f *giveFace) step(by int) {
	for i := 1; i <= letterpiece.Kinds; i++ {
		k := letterpiece.Kind((int(f.m.chosen) + letterpiece.Kinds*2 + by*i) % letterpiece.Kinds)
		if f.m.chosen == noKind {
			k = letterpiece.Kind((letterpiece.Kinds*2 + by*i - max(by, 0)) % letterpiece.Kinds)
		}
		if f.left()[k] > 0 {
			f.choose(k)
			return
		}
	}
}

func (f *giveFace) keys() []shell.KeyHelp {
	return []shell.KeyHelp{
		{Keys: "1 / 2 / 3 / 4", What: "decipher.maker.keys.kind"},
		{Keys: "Left / Right", What: "decipher.maker.keys.kinds"},
		{Keys: "Enter", What: "decipher.maker.keys.give"},
		{Keys: "Esc", What: "decipher.maker.keys.cover"},
	}
}

func (f *giveFace) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyLeft:
		f.step(-1)
	case fyne.KeyRight:
		f.step(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		f.act()
	default:
		return false
	}
	return true
}

func (f *giveFace) rune(r rune) bool {
	if r < '1' || r >= '1'+letterpiece.Kinds {
		return false
	}
	f.choose(letterpiece.Kind(r - '1'))
	return true
}

func (f *giveFace) menu() []ui.MenuItem { return nil }

// zoneStrip is the public board, small: what lies in each zone and which symbols are
// covered, with the Puzzle Maker's letter below.
type zoneStrip struct {
	m      *maker
	object *ui.Card
	row    *fyne.Container
}

func newZoneStrip(m *maker) *zoneStrip {
	s := &zoneStrip{m: m, row: &fyne.Container{Layout: zoneColumns{}}}
	t := m.b.desk.T
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
		placeAt(c, x+float32(i)*(w+gap), 0, w, s.Height)
	}
}

func (s *zoneStrip) render() {
	s.row.Objects = nil
	for i, z := range s.m.view.Zones {
		s.row.Objects = append(s.row.Objects, s.zone(i, z))
	}
	ui.PlaceAnew(s.row)
	s.row.Refresh()
}

// zone is one of them.
func (s *zoneStrip) zone(i int, z dc.Zone) fyne.CanvasObject {
	letter := ""
	if i < len(s.m.draft.Word) {
		letter = s.m.draft.Word[i : i+1]
	}
	laid := ui.HMid(4)
	for _, p := range z.Pieces {
		laid.Add(draw.NewPiece(p.Kind, 34, draw.Options{}))
	}
	symbols := ui.HMid(3)
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		symbols.Add(symbol(k, z.Covered[k]))
	}
	body := container.NewBorder(
		ui.HGap(4, ui.NewText(strconv.Itoa(i+1), ui.Strong, ui.Ink2), ui.Spacer(), ui.NewText(printed(letter), ui.Heading, ui.Ink)),
		container.NewCenter(symbols), nil, nil, container.NewCenter(laid))
	return ui.NewArea(ui.Well, 8, ui.Inset(6, 8, 8, 8, body))
}

// symbol is that of a kind at the foot of a zone; a No-marker covers it fully.
func symbol(k letterpiece.Kind, covered bool) fyne.CanvasObject {
	o := []fyne.CanvasObject{container.NewCenter(draw.NewPiece(k, 16, draw.Options{}))}
	if covered {
		o = []fyne.CanvasObject{ui.NewArea(ui.Ink, 8.5, nil), container.NewCenter(ui.NewIcon(ui.IconX, 12, ui.BG))}
	}
	return &fyne.Container{Layout: leastBox{fyne.NewSquareSize(17)}, Objects: o}
}

// fit places the zones anew.
func (s *zoneStrip) fit(makerSize) { ui.PlaceAnew(s.row) }
