package people

import (
	"log/slog"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// AtTable are those who sit at the table: who played or kept score together last, but for computers and whoever was hidden since; nobody before the first
// match. It is what home says and what a new match begins with.
func AtTable(env *shell.Env) []store.Player {
	last, _, err := env.Store.History(store.HistoryFilter{Limit: 1})
	if err != nil || len(last) == 0 {
		return nil // whoever asks only suggests
	}
	return slices.DeleteFunc(slices.Clone(last[0].Players), func(p store.Player) bool { return p.Computer() || p.Hidden })
}

// Known are those who may practise: all who aren't hidden.
func Known(env *shell.Env) []store.Player {
	if env.Store == nil {
		return nil
	}
	all, err := env.Store.Players()
	env.Report(err)
	return all
}

// Choices offers the players, and to add one; chosen gets whom somebody taps or adds, and relaid is called when the height may
// have changed; with nil nobody can be added. The keyboard belongs to first: the one of now. mark names the cards in the trace, and
// about says something below each name, nil for nothing.
func Choices(env *shell.Env, mark string, now store.PlayerID, about func(store.Player) string, chosen func(store.Player), relaid func()) (all fyne.CanvasObject, first fyne.Focusable) {
	players := Known(env)
	marks := ui.Initials(store.Names(players))
	var cards []fyne.CanvasObject
	for i, x := range players {
		name := ui.NewPara(x.Name, ui.Label, ui.Ink).Align(fyne.TextAlignCenter)
		inside := ui.VGap(8, ui.Centered(env.Avatar(x, marks[i], 72)), name)
		if about != nil {
			inside.Add(ui.NewText(about(x), ui.Body, ui.Ink2).Align(fyne.TextAlignCenter).Truncate())
		}
		card := ui.NewCardButton(14, inside, func() { chosen(x) })
		env.Trace.Mark(mark+"."+strconv.Itoa(i), card)
		if first == nil || x.ID == now {
			first = card
		}
		cards = append(cards, card)
	}
	box := ui.VGap(16)
	if len(cards) > 0 {
		rows := (len(cards) + 3) / 4 // about equally long
		side := (len(cards) + rows - 1) / rows
		box.Add(ui.MaxWidth(float32(side)*choiceMost, ui.Grid(12, 170, side, cards...)))
	}
	if relaid == nil {
		return box, first
	}
	if ok, why := env.Writable(); ok {
		adder := NewAdder(env, relaid, chosen)
		adder.Reset(players)
		box.Add(ui.VGap(8, ui.NewText(env.T("setup.player.new"), ui.Strong, ui.Ink), adder.Build()))
		if first == nil {
			first = adder.Focusable()
		}
	} else {
		box.Add(ui.NewNote(ui.IconLock, ui.WarnSoft, ui.Warn, why))
	}
	return box, first
}

// Last is whose a page was last that everybody has one of, on this computer.
type Last store.Key[store.PlayerID]

// choiceMost is how wide a card of somebody is at most.
const choiceMost float32 = 280

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
func Asking(env *shell.Env, who, what games.ID, mark string, about func(store.Player) string, chosen func(store.Player), relaid func()) (card fyne.CanvasObject, first fyne.Focusable) {
	all, first := Choices(env, mark, 0, about, chosen, relaid)
	asks := ui.VGap(4, ui.NewPara(env.T(who), ui.Question, ui.Ink), ui.NewPara(env.T(what), ui.Lead, ui.Ink2))
	inside := ui.VGap(24, ui.HMid(20, draw.Pip(true)(96), ui.Stretch(asks)), all)
	return ui.VGap(0, ui.MaxWidth(1120, ui.NewPaper(ui.Pad(28, inside)))), first // as high as it needs to be
}
