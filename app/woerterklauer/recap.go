package woerterklauer

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// recap tells what the last turn has brought while its tiles turn over on the field, and
// who is next: this is when the laptop is turned.
type recap struct {
	b      *Board
	object fyne.CanvasObject
	body   *fyne.Container
	banner *fyne.Container
	who    *fyne.Container
	tile   *draw.LetterTile
	avatar *ui.Avatar
	name   *ui.Text
	color  *ui.Text
	tint   *ui.Area
	head   *fyne.Container
	title  *ui.Text
	tally  *ui.Text
	text   *ui.Para
	scroll *container.Scroll // of the text
	lines  *lines
}

func newRecap(b *Board) *recap {
	c := &recap{
		b: b, tile: draw.NewLetterTile(draw.LetterLook{}, 48, 48), avatar: ui.NewAvatar("", 0, 48),
		name: ui.NewText("", ui.Question, ui.Ink).Truncate(), color: ui.NewText("", ui.Lead, ui.Ink2).Truncate(),
		title: ui.NewText("", ui.Heading, ui.Ink).Truncate(), tally: ui.NewText("", ui.Strong, ui.Ink2),
		text: ui.NewPara("", ui.Lead, ui.Ink2),
	}
	c.who = ui.VGap(0, c.name, c.color)
	c.banner = ui.HMid(14, c.tile, ui.Stretch(c.who), c.avatar)
	c.tint = ui.NewArea(ui.AccentSoft, 10, ui.Inset(10, 16, 10, 16, c.banner))
	c.head = ui.HMid(12, ui.Stretch(c.title), c.tally)
	c.lines = newLines(b, nil)
	c.scroll = container.NewVScroll(ui.Inset(0, 4, 0, 4, c.text))
	c.body = ui.VGap(8, c.tint, ui.Inset(0, 4, 0, 4, c.head), ui.Stretch(container.NewStack(c.scroll, c.lines.object)))
	c.object = draw.NewPanel(12, c.body)
	return c
}

func (c *recap) render() {
	b := c.b
	on := b.view.Phase != wk.PhaseOver && (b.due || b.desk.Replay)
	ui.Show(on, c.object)
	ui.Show(b.view.Phase != wk.PhaseOver && (!on || b.desk.Replay), b.pool.object)
	if !on {
		return
	}
	d := b.desk
	seat := b.nextSeat()
	args := games.Args{"Seat": seat}
	c.tile.Set(draw.LetterLook{Face: faceOf(b.mover())})
	b.desk.ShowSeat(c.avatar, seat)
	c.name.SetText(d.Say("judge.next", args))
	if len(b.view.Turns) == 0 {
		c.name.SetText(d.Say("judge.first", args))
	}
	style, edge := ui.Hero, float32(64)
	if b.tight {
		style, edge = ui.Title, 44
	}
	c.name.SetStyle(style)
	c.tile.SetSize(edge, edge)
	c.color.SetText(d.T(sideID("judge.plays.", b.mover())))
	c.renderLast()
	ui.PlaceAnew(c.who, c.banner, c.head, c.body)
}

// renderLast lists what the last turn has brought, or how a match begins.
func (c *recap) renderLast() {
	b := c.b
	d, v := b.desk, b.view
	n := len(v.Turns)
	ui.Show(n > 0, c.head)
	ui.Show(n > 0, c.body.Objects[1])
	ui.Show(n > 0, c.lines.object)
	ui.Show(n == 0, c.scroll)
	if n == 0 {
		c.text.SetText(d.T("judge.first.text", games.Args{"Count": wk.PoolSize}))
		return
	}
	last := v.Turns[n-1]
	c.title.SetText(d.Say("judge.recap", games.Args{"Seat": last.Seat}))
	c.tally.SetText(d.T("judge.tally", games.Args{"Red": last.Red, "Black": last.Black}))
	all := b.played(last)
	if last.Late {
		all = append([]line{{key: "late", says: d.T("judge.late"), kind: kind{icon: ui.IconHourglass, disc: ui.WarnSoft, sign: ui.Warn}}}, all...)
	}
	c.lines.set(all, true)
}

// played are the lines of a turn that was ended.
func (b *Board) played(p wk.ScoredTurn) []line {
	var out []line
	for _, w := range p.Words {
		l := line{key: keyOf(w.Place), word: w.Text, kind: b.kindOf(w.Fate)}
		for _, was := range w.From {
			if was != w.Text {
				l.from = append(l.from, was)
			}
		}
		if w.Gains > 0 {
			l.gain = "+" + strconv.Itoa(w.Gains)
		}
		for i := range len(w.Text) {
			d := wk.Down
			if w.Across {
				d = wk.Right
			}
			l.cells = append(l.cells, w.At.Next(d, i))
		}
		out = append(out, l)
	}
	return out
}
