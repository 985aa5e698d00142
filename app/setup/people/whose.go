package people

import (
	"log/slog"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Last is whose a page was last that everybody has one of, on this computer.
type Last store.Key[store.PlayerID]

// NewLast keeps it under a name.
func NewLast(name string) Last { return Last(store.ThisComputer[store.PlayerID](name)) }

// Whose is the wanted player, or with 0 whose it was last, or the only one there is; without an ID nobody.
func (l Last) Whose(env *shell.Env, want store.PlayerID) store.Player {
	if want == 0 {
		if _, err := store.Key[store.PlayerID](l).Get(env.Store, &want); err != nil {
			slog.Error("whose page it was last", "err", err)
		}
	}
	known := Known(env)
	at := slices.IndexFunc(known, func(x store.Player) bool { return x.ID == want })
	if at < 0 && len(known) == 1 {
		at = 0
	}
	if at < 0 {
		return store.Player{}
	}
	return known[at]
}

// Keep keeps whose it is now, where anything can be kept.
func (l Last) Keep(env *shell.Env, x store.Player) {
	if ok, _ := env.Writable(); !ok {
		return
	}
	if err := store.Key[store.PlayerID](l).Set(env.Store, x.ID); err != nil {
		slog.Error("whose page it was last", "err", err)
	}
}

// Asking is the card that asks whose such a page is to be, and says what it is; see Choices.
func Asking(env *shell.Env, who, what games.ID, mark string, chosen func(store.Player), relaid func()) (card fyne.CanvasObject, first fyne.Focusable) {
	all, first := Choices(env, mark, 0, chosen, relaid)
	inside := ui.VGap(16, ui.NewText(env.T(who), ui.Question, ui.Ink), ui.NewPara(env.T(what), ui.Lead, ui.Ink2), all)
	return ui.VGap(0, ui.MaxWidth(640, ui.NewCard(inside))), first // as high as it needs to be
}
