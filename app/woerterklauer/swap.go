package woerterklauer

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// swap tells which tiles to put back, for the vowel rule and the joker; it takes the place
// of the words. The tiles are chosen in the pool.
type swap struct {
	b      *Board
	object fyne.CanvasObject
	title  *ui.Para
	text   *ui.Para
}

func newSwap(b *Board) *swap {
	c := &swap{b: b, title: ui.NewPara("", ui.Title, ui.Ink), text: ui.NewPara("", ui.Lead, ui.Ink2)}
	c.object = draw.NewPanel(16, container.NewVScroll(ui.VGap(8, c.title, c.text)))
	return c
}

func (c *swap) render() {
	b := c.b
	ui.Show(b.choosing(), c.object)
	if !b.choosing() {
		return
	}
	d, v := b.desk, b.view
	if v.Phase == wk.PhaseVowel {
		c.title.SetText(d.T("judge.vowel"))
		c.text.SetText(d.T("judge.vowel.text", games.Args{"Count": v.Aside, "Box": v.Box}))
		return
	}
	c.title.SetText(d.T("judge.joker"))
	c.text.SetText(d.T("judge.joker.text", games.Args{"Max": v.Swap}))
}

// choosing is how many tiles the clock would take for the joker, 0 while nobody uses it.
func (c *swap) choosing() int {
	if !c.b.joker || !c.b.choosing() {
		return 0
	}
	return max(1, len(c.b.chosen))
}

// mostChosen is how many tiles can be chosen.
func (b *Board) mostChosen() int {
	if b.view.Phase == wk.PhaseVowel {
		return b.view.Aside
	}
	return b.view.Swap
}

// choose adds a tile of the pool to those that are put back, or takes it out again.
func (b *Board) choose(id int) {
	switch i := slices.Index(b.chosen, id); {
	case i >= 0:
		b.chosen = slices.Delete(slices.Clone(b.chosen), i, i+1)
	case len(b.chosen) < b.mostChosen():
		b.chosen = append(slices.Clip(b.chosen), id)
	default:
		b.desk.Toast(b.desk.T("judge.enough", games.Args{"N": b.mostChosen()}))
		return
	}
	b.pool.render()
	b.renderCards()
}

// chooseLetter chooses the first tile with a letter that isn't chosen yet.
func (b *Board) chooseLetter(r rune) {
	for _, t := range b.view.Pool {
		if t.Letter.String() == wk.Fold(string(r)) && !slices.Contains(b.chosen, t.ID) {
			b.choose(t.ID)
			return
		}
	}
}

// askJoker begins the swap joker; what was laid is taken back first, if that is wanted.
func (b *Board) askJoker() {
	if !b.laying() || b.view.Swap == 0 {
		return
	}
	if !b.draft.Changed(b.view) {
		b.beginJoker()
		return
	}
	t := b.desk.T
	ui.ShowDialog(b.desk.Window, ui.Dialog{
		Title: t("judge.joker.back.title"),
		Body:  ui.NewPara(t("judge.joker.back.body"), ui.Body, ui.Ink2),
		Buttons: []ui.DialogButton{
			{Text: t("common.cancel"), Cancel: true},
			{Text: t("judge.joker.back"), Kind: ui.Primary, Default: true, OnTap: func() {
				b.back()
				b.beginJoker()
			}},
		},
	})
}

func (b *Board) beginJoker() {
	b.hand = hand{}
	b.joker, b.chosen = true, nil
	b.show()
	b.letGo()
}

// leaveJoker goes back to laying tiles.
func (b *Board) leaveJoker() {
	b.joker, b.chosen = false, nil
	b.show()
	b.letGo()
}

// setAside puts the chosen tiles back.
func (b *Board) setAside() {
	ids := slices.Clone(b.chosen)
	switch n := len(ids); {
	case b.view.Phase == wk.PhaseVowel && n == b.view.Aside:
		b.submit(wk.SetAside{Tiles: ids})
	case b.view.Phase == wk.PhaseVowel:
		b.desk.Toast(b.desk.T(wk.IllegalAside, games.Args{"Count": b.view.Aside}))
	case n > 0:
		b.submit(wk.Swap{Tiles: ids})
	default:
		b.desk.Toast(b.desk.T("judge.joker.none"))
	}
}
