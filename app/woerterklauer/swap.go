package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// swap tells which tiles to put back, for the vowel rule and the joker; it takes the place
// of the words. The tiles are chosen in the pool.
type swap struct {
	desk   *table.Desk
	object fyne.CanvasObject
	title  *ui.Para
	text   *ui.Para
}

func newSwap(d *table.Desk) *swap {
	c := &swap{desk: d, title: ui.NewPara("", ui.Title, ui.Ink), text: ui.NewPara("", ui.Lead, ui.Ink2)}
	c.object = ui.NewCardPad(16, ui.NewVScroll(ui.VGap(8, c.title, c.text)))
	return c
}

func (c *swap) render(s *state) {
	ui.Show(s.choosing(), c.object)
	if !s.choosing() {
		return
	}
	t, v := c.desk.T, s.view
	if v.Phase == wk.PhaseVowel {
		c.title.SetText(t("judge.vowel"))
		c.text.SetText(t("judge.vowel.text", games.Args{"Count": v.Aside, "Box": v.Box}))
		return
	}
	c.title.SetText(t("judge.joker"))
	c.text.SetText(t("judge.joker.text", games.Args{"Max": v.Swap}))
}
