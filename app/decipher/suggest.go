package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// suggestions is the dialog that proposes words.
type suggestions struct {
	desk   *table.Desk
	view   dc.View
	index  *dc.Index
	chance func() *games.Chance
	take   func(word string)
	level  *ui.Segmented
	means  *ui.Para // what the level is
	grid   *fyne.Container
	none   *ui.Para
	handle *ui.DialogHandle
}

// difficulties in the order in which they are offered.
var difficulties = []dc.Difficulty{dc.DifficultyEasy, dc.DifficultyMedium, dc.DifficultyHard}

// difficultyMeans says of each what it means.
var difficultyMeans = map[dc.Difficulty]games.ID{
	dc.DifficultyEasy: "decipher.maker.easy.means", dc.DifficultyMedium: "decipher.maker.medium.means", dc.DifficultyHard: "decipher.maker.hard.means",
}

// suggestCount is how many words are proposed at a time.
const suggestCount = 6

// showSuggestions proposes words of the match's length; one tap takes one.
func showSuggestions(d *table.Desk, v dc.View, index *dc.Index, chance func() *games.Chance, take func(word string)) {
	t := d.T
	s := &suggestions{desk: d, view: v, index: index, chance: chance, take: take, grid: ui.Grid(12, 200, 2), means: ui.NewPara("", ui.Body, ui.Ink2), none: ui.NewPara(t("decipher.maker.suggest.none"), ui.Body, ui.Ink2)}
	s.level = ui.NewSegmented([]string{
		t("decipher.maker.easy"), t("decipher.maker.medium"), t("decipher.maker.hard"),
	}, 1, func(int) { s.propose() })
	s.none.Hide()
	s.propose()
	s.handle = ui.ShowDialog(d.Window, ui.Dialog{
		Title: t("decipher.maker.suggest.title", countArgs(v.Options.Length)),
		Width: 640,
		Body:  ui.VGap(16, ui.VGap(8, s.level, s.means), ui.NewPara(t("decipher.maker.suggest.help"), ui.Body, ui.Ink2), s.grid, s.none),
		Focus: s.level,
		Buttons: []ui.DialogButton{
			{Text: t("common.cancel"), Cancel: true},
			{Text: t("decipher.maker.suggest.more"), Kind: ui.Primary, Icon: ui.IconSwap, Keep: true, Default: true, OnTap: s.propose},
		},
	})
}

// propose fills the grid with other words.
func (s *suggestions) propose() {
	s.grid.RemoveAll()
	difficulty := difficulties[s.level.Selected()]
	s.means.SetText(s.desk.T(difficultyMeans[difficulty]))
	found := dc.Suggest(s.index, difficulty, s.view.Used(), s.chance(), suggestCount)
	for _, k := range found {
		s.grid.Add(s.card(k.Word))
	}
	ui.Show(len(found) == 0, s.none)
	s.grid.Refresh()
}

// card is one word: its pieces, its letters.
func (s *suggestions) card(word string) fyne.CanvasObject {
	pieces := draw.NewWord(word, 36)
	if w := pieces.MinSize().Width; w > 220 {
		pieces.SetHeight(36 * 220 / w)
	}
	box := container.NewStack(ui.Space(220, 40), container.NewCenter(pieces))
	return ui.NewCardButton(12, ui.VGap(4, box, ui.NewText(word, ui.Label, ui.Ink).Align(fyne.TextAlignCenter)), func() {
		s.handle.Close()
		s.take(word)
	})
}
