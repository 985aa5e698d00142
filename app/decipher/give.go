package decipher

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// giveFace is where the Puzzle Maker picks the piece that the Seeker gets (PickLive): the board of all, with the own letters in
// its zones, and the kinds of which some are left in its tray.
type giveFace struct {
	*makerMat
	do    *making
	kinds *kindTray
}

func newGiveFace(m *makerMat, said table.Turn) *giveFace {
	f := &giveFace{makerMat: m, do: m.do, kinds: newKindTray(m.desk, m.s, m.do)}
	speech := table.NewSpeech(m.desk)
	if said.Line != "" {
		said.Stage = table.StageDone
		speech.Show(said)
		speech.Show(table.Turn{})
	}
	f.lay(f.kinds, ui.Band{Object: f.zones, Least: zonesHeight, Fills: true}, f.wordFoot(ui.MinSized(bubbleWidth, 0, speech.Box)))
	return f
}

func (f *giveFace) render(s *makerState) {
	f.makerMat.render(s)
	f.kinds.Refresh()
}

func (f *giveFace) act() { f.do.give() }

func (f *giveFace) keys() []shell.KeyHelp {
	var kinds []string
	for k, n := range f.do.s.left() {
		if n > 0 {
			kinds = append(kinds, strconv.Itoa(k+1))
		}
	}
	return []shell.KeyHelp{
		shell.Guide("guide.decipher.give"),
		{Keys: strings.Join(kinds, " / "), What: "decipher.maker.keys.kind"},
		{Keys: "Left / Right", What: "decipher.maker.keys.kinds"},
		{Keys: "Enter", What: "decipher.maker.keys.give"},
		{Keys: "Esc", What: "decipher.maker.keys.cover"},
	}
}

func (f *giveFace) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyLeft:
		f.do.chooseNext(-1)
	case fyne.KeyRight:
		f.do.chooseNext(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		f.do.give()
	default:
		return false
	}
	return true
}

func (f *giveFace) rune(r rune) bool {
	if r < '1' || r >= '1'+letterpiece.Kinds {
		return false
	}
	f.do.giveKind(letterpiece.Kind(r - '1'))
	return true
}

func (f *giveFace) menu() []ui.MenuItem { return nil }

// kindTray asks which kind goes out next, and offers those that are left: a tap gives one.
type kindTray struct {
	ui.Areas
	desk  *table.Desk
	s     *makerState
	title *ui.Para
	help  *ui.Para
	kinds [letterpiece.Kinds]*kindSlip
}

// kindSlip is one kind: how many pieces of it are left, and how many zones would say No to it.
type kindSlip struct {
	slip       *ui.Surface
	piece      *draw.Piece
	left, trap *ui.Text
	bulb       *ui.Icon // of a tip
	frame      ui.Frame
}

// Lengths of the slips, and of what a Seeker has said.
const (
	bubbleWidth float32 = 470
	kindWidth   float32 = 128
	kindGap     float32 = 12
	kindAir     float32 = 8 // above and below
)

func newKindTray(d *table.Desk, s *makerState, do *making) *kindTray {
	t := &kindTray{desk: d, s: s, title: ui.NewPara(table.Asked(d, d.Say("decipher.maker.give", games.Args{"Seat": s.view.Turn})), ui.Title, ui.Ink), help: ui.NewPara(d.T("decipher.maker.give.help"), ui.Strong, ui.Ink2).MaxLines(2)}
	t.Deaf, t.OnPoint = true, func() {}
	t.Frames = func() (out []ui.Frame) {
		for _, k := range t.kinds {
			out = append(out, k.frame)
		}
		return out
	}
	t.OnTap = func(i int) { do.giveKind(letterpiece.Kind(i)) }
	parts := []fyne.CanvasObject{t.title, t.help}
	for i := range t.kinds {
		k := &kindSlip{
			slip: ui.NewSlip(ui.DecipherCloth, 14, nil), piece: draw.NewPiece(letterpiece.Kind(i), 64, draw.Options{}), left: ui.NewText("", ui.Heading, ui.Ink),
			trap: ui.NewText("", ui.Strong, ui.Ink2).Truncate(), bulb: ui.NewIcon(ui.IconBulb, 18, ui.AccentText),
		}
		t.kinds[i] = k
		parts = append(parts, k.slip, k.piece, k.left, k.trap, k.bulb)
		d.Trace.Mark("give"+strconv.Itoa(i+1), k.slip)
	}
	t.Draw(t, func() fyne.Size { return fyne.NewSize(760, 90) }, t.place, parts...).Repaints()
	return t
}

func (t *kindTray) place(s fyne.Size) {
	left := t.s.left()
	h := s.Height - 2*kindAir
	x := s.Width - 32
	for i := letterpiece.Kinds - 1; i >= 0; i-- {
		k, on := t.kinds[i], left[i] > 0
		x -= kindWidth
		k.frame = ui.NewFrame(x, kindAir, kindWidth, h)
		if !on {
			k.frame.Size = fyne.Size{}
		}
		ui.Show(on, k.slip, k.piece, k.left, k.trap)
		rim := ui.None
		if letterpiece.Kind(i) == t.s.chosen {
			rim = ui.Accent
		}
		k.slip.SetRim(rim, 4)
		ui.Put(k.slip, x, kindAir, kindWidth, h)
		k.piece.SetHeight(float32(int(h * .76)))
		putMiddle(k.piece, fyne.NewPos(x+36, s.Height/2))
		k.left.SetText(t.desk.T("decipher.maker.left", countArgs(left[i])))
		k.trap.SetText(t.desk.T("decipher.maker.wrong", countArgs(t.s.wrong(letterpiece.Kind(i)))))
		ui.Put(k.left, x+66, s.Height/2-25, kindWidth-68, 23)
		ui.Put(k.trap, x+66, s.Height/2+2, kindWidth-68, 20)
		ui.Show(on && t.s.tip.Kinds[i], k.bulb)
		ui.Put(k.bulb, x+kindWidth-24, kindAir+4, 18, 18)
		x -= kindGap
	}
	room := x - 34
	t.help.Resize(fyne.NewSize(room, 20))
	help := t.help.MinSize().Height
	title := t.title.Fit(room, 48, ui.Title, ui.Heading, ui.Strong).Height
	y := ui.Whole((s.Height - title - help) / 2)
	ui.Put(t.title, 36, y, room, title)
	ui.Put(t.help, 36, y+title, room, help)
}
