package woerterklauer

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// recap tells what the last turn has brought while its tiles turn over on the field, and
// who is next: this is when the laptop is turned.
type recap struct {
	tell   wording
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
	scroll *ui.Scroll // of the text
	lines  *lines
}

func newRecap(d *table.Desk, light lighter, do doer) *recap {
	c := &recap{
		tell: wording{d}, tile: draw.NewLetterTile(draw.LetterLook{}, 48, 48), avatar: ui.NewAvatar("", 0, 48),
		name: ui.NewText("", ui.Question, ui.Ink).Truncate(), color: ui.NewText("", ui.Lead, ui.Ink2).Truncate(),
		title: ui.NewText("", ui.Heading, ui.Ink).Truncate(), tally: ui.NewText("", ui.Strong, ui.Ink2),
		text: ui.NewPara("", ui.Lead, ui.Ink2),
	}
	c.who = ui.VGap(0, c.name, c.color)
	c.banner = ui.HMid(14, c.tile, ui.Stretch(c.who), c.avatar)
	c.tint = ui.NewArea(ui.AccentSoft, 10, ui.Inset(10, 16, 10, 16, c.banner))
	c.head = ui.HMid(12, ui.Stretch(c.title), c.tally)
	c.lines = newLines(d, light, do, nil)
	c.scroll = ui.NewVScroll(ui.Inset(0, 4, 0, 4, c.text))
	c.body = ui.VGap(8, c.tint, ui.Inset(0, 4, 0, 4, c.head), ui.Stretch(container.NewStack(c.scroll, c.lines.object)))
	c.object = ui.NewCardPad(12, c.body)
	return c
}

func (c *recap) render(s *state) {
	on := !s.over() && s.unfolded == nil && (s.due || !s.acting)
	ui.Show(on, c.object)
	if !on {
		return
	}
	ui.Show(!s.tight || s.acting || !s.against, c.tint) // in a low window the pool has its place, and who plays stands below
	d := c.tell.desk
	seat := s.seat()
	args := games.Args{"Seat": seat}
	c.tile.Set(draw.LetterLook{Face: faceOf(s.mover())})
	d.ShowSeat(c.avatar, seat)
	c.name.SetText(d.Say("judge.next", args))
	if len(s.view.Turns) == 0 {
		c.name.SetText(d.Say("judge.first", args))
	}
	style, edge := ui.Hero, float32(64)
	if s.tight {
		style, edge = ui.Title, 44
	}
	c.name.SetStyle(style)
	c.tile.SetSize(edge, edge)
	c.color.SetText(d.T(sideID("judge.plays.", s.mover())))
	c.renderLast(s)
	ui.PlaceAnew(c.who, c.banner, c.head, c.body)
}

// renderLast lists what the last turn has brought, or how a match begins.
func (c *recap) renderLast(s *state) {
	d, v := c.tell.desk, s.view
	n := len(v.Turns)
	ui.Show(n > 0, c.head)
	ui.Show(n > 0, c.body.Objects[1])
	ui.Show(n > 0, c.lines.object)
	ui.Show(n == 0, c.scroll)
	if n == 0 {
		c.text.SetText(d.T("judge.first.text", games.Args{"Count": wk.PoolSize, "Size": v.Options.Size}))
		return
	}
	last := v.Turns[n-1]
	c.title.SetText(d.Say("judge.recap", games.Args{"Seat": last.Seat}))
	tally := d.T("judge.tally", games.Args{"Red": last.Red, "Black": last.Black})
	if n > 1 && !s.tight {
		was := v.Turns[n-2]
		tally = d.T("judge.tally.change", games.Args{"Red": last.Red, "Black": last.Black, "WasRed": was.Red, "WasBlack": was.Black})
	}
	c.tally.SetText(tally)
	all := c.exchanged()
	if last.Late {
		all = append(all, line{key: "late", says: d.T("judge.late"), kind: kind{icon: ui.IconHourglass, disc: ui.WarnSoft, sign: ui.Warn}})
	}
	all = append(all, c.tell.played(last)...)
	if s.moved == n || s.against && s.moved > 0 && s.moved == n-1 { // a computer's turn soon hides what was said after one's own
		all = append(all, line{key: "moved", says: d.T("judge.moved"), kind: kind{icon: ui.IconCenter, disc: ui.Well, sign: ui.Ink2}})
	}
	c.lines.set(all, true, s.opened)
}

// exchanged are the lines of what went back to the box in the last turn: else the pool would just be another one.
func (c *recap) exchanged() []line {
	var out []line
	turns := 0
	for _, e := range slices.Backward(c.tell.desk.Events()) {
		switch e.ID {
		case wk.EventTurn:
			turns++
		case wk.EventSwap, wk.EventVowel:
			if turns == 1 {
				out = append(out, line{
					key: fmt.Sprint(e.ID, e.Step), says: c.tell.desk.Say(e.ID, e.Args),
					kind: kind{icon: ui.IconSwap, disc: ui.AccentSoft, sign: ui.AccentText},
				})
			}
		}
		if turns == 2 {
			break
		}
	}
	slices.Reverse(out)
	return out
}
