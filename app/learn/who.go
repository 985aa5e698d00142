package learn

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/setup/people"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// alone is the card that stands alone: who practises, or why nobody can.
func (p *Page) alone() fyne.CanvasObject {
	env := p.env
	var inside fyne.CanvasObject
	switch p.at {
	case broken:
		again := ui.NewButton(env.T("learn.again"), ui.Primary, p.retry).WithIcon(ui.IconUndo)
		change := ui.NewButton(env.T("learn.switch"), ui.Secondary, p.switchPlayer).WithIcon(ui.IconUsers)
		inside = ui.VGap(16, ui.NewText(env.T("common.failed"), ui.Title, ui.Ink), ui.NewProse(p.explained()), ui.HGap(12, change, ui.Spacer(), again))
	case asking:
		who, first := p.who(func(x store.Player) { p.sit(x) }, func() { p.body.Refresh() })
		p.asked = first
		inside = ui.VGap(16, ui.NewText(env.T("learn.who"), ui.Question, ui.Ink), ui.NewPara(env.T("learn.who.what"), ui.Lead, ui.Ink2), who)
	default:
		inside = ui.HMid(12, ui.NewIcon(ui.IconHourglass, ui.Px(24), ui.Ink3), ui.Stretch(ui.NewPara(env.T("learn.loading"), ui.Lead, ui.Ink2)))
	}
	card := ui.MaxWidth(ui.Px(640), ui.NewCard(inside))
	return container.NewVScroll(ui.Inset(32, 24, 32, 24, ui.VGap(0, card))) // as high as it needs to be
}

// retry tries once more to read what couldn't be read.
func (p *Page) retry() {
	switch {
	case p.c == nil:
		p.load()
	case p.s.player.ID != 0:
		p.sit(p.s.player)
	default:
		p.enter()
	}
}

// who offers the players, and to add one; chosen gets whom somebody taps or adds, and relaid is
// called when the height may have changed.
func (p *Page) who(chosen func(store.Player), relaid func()) (fyne.CanvasObject, fyne.Focusable) {
	env := p.env
	all := p.players()
	names := make([]string, len(all))
	for i, x := range all {
		names[i] = x.Name
	}
	marks := ui.Initials(names)
	var cards []fyne.CanvasObject
	var first fyne.Focusable
	for i, x := range all {
		name := ui.NewText(x.Name, ui.Label, ui.Ink).Truncate()
		card := ui.NewCardButton(10, ui.HMid(10, env.Avatar(x, marks[i], ui.Px(36)), ui.Stretch(name)), func() { chosen(x) })
		env.Trace.Mark("learn-who."+strconv.Itoa(i), card)
		if first == nil || x.ID == p.s.player.ID {
			first = card
		}
		cards = append(cards, card)
	}
	box := ui.VGap(16)
	if len(cards) > 0 {
		box.Add(ui.Grid(12, ui.Px(170), 3, cards...))
	}
	if ok, why := env.Writable(); ok {
		adder := people.NewAdder(env, relaid, chosen)
		adder.Reset(all)
		box.Add(ui.VGap(8, ui.NewText(env.T("setup.player.new"), ui.Strong, ui.Ink), adder.Build()))
		if first == nil {
			first = adder.Focusable()
		}
	} else {
		box.Add(ui.NewNote(ui.IconLock, ui.WarnSoft, ui.Warn, why))
	}
	return box, first
}

// switchPlayer asks who goes on.
func (p *Page) switchPlayer() {
	if p.busy() || p.c == nil || p.at == asking {
		return
	}
	var h *ui.DialogHandle
	who, first := p.who(func(x store.Player) {
		h.Close()
		if x.ID != p.s.player.ID {
			p.mode, p.letter = "", 0
			p.sit(x)
		}
	}, func() {
		if o := p.env.Window.Canvas().Overlays().Top(); o != nil {
			o.Refresh()
		}
	})
	h = ui.ShowDialog(p.env.Window, ui.Dialog{
		Title: p.env.T("learn.who"), Body: who, Focus: first, Width: ui.Px(640),
		Buttons: []ui.DialogButton{{Text: p.env.T("common.cancel"), Cancel: true}},
		OnClose: p.focus,
	})
}
