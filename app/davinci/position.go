package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
	"spieltisch/store"
)

// codeTile is how wide a tile of a code in small is at most.
const codeTile float32 = 40

// position are the codes as everybody sees them, each on its ledge and, where the players are known, beside its owner's face; two beside
// each other, or all below each other where they are larger so.
func position(env *shell.Env, view any, players []store.Player) fyne.CanvasObject {
	var rows []fyne.CanvasObject
	marks := ui.Initials(store.Names(players))
	for i, s := range view.(dv.View).Seats {
		if len(s.Row) == 0 {
			continue
		}
		face := ui.Space(0, 0)
		if i < len(players) {
			face = env.Avatar(players[i], marks[i], codeTile)
		}
		n := float32(len(s.Row))
		rows = append(rows, ui.OnLedge(face, codeOf(s.Row), fyne.NewSize(n*(codeTile+4)-4, draw.NumberTileHeight(codeTile))))
	}
	if len(rows) == 0 {
		return nil
	}
	return ui.Laid(func() fyne.Size { return fyne.NewSize(codeTile, codeTile) }, func(s fyne.Size) {
		cols, n := min(2, len(rows)), len(rows)
		if s.Width > 6*s.Height && len(players) == 0 {
			cols = n
		} else if s.Width < 3*s.Height && (n < 3 || len(players) == 0) {
			cols = 1
		}
		w, h := s.Width/float32(cols), s.Height/float32((n+cols-1)/cols)
		for i, o := range rows {
			ui.Put(o, float32(i%cols)*w, float32(i/cols)*h, w-6, h-2)
		}
	}, rows...)
}

// codeOf is a code in small, where all tiles stand at one height.
func codeOf(row []dv.Stone) *fyne.Container {
	var looks []draw.NumberTileLook
	for _, t := range row {
		look := lookOf(t)
		look.Open = false
		looks = append(looks, look)
	}
	return draw.NewNumberTiles(codeTile, 4, looks...)
}
