package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/store"
)

// position are the zones with what lies there.
func position(_ *shell.Env, view any, _ []store.Player) fyne.CanvasObject {
	zones, some := view.(dc.View).Zones, false
	laid := make([]letterpiece.Count, len(zones))
	for i, z := range zones {
		laid[i] = z.Laid()
		some = some || len(z.Pieces) > 0
	}
	if !some {
		return nil
	}
	return heapsOf(laid...)
}
