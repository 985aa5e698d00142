package guided

import (
	"log/slog"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// Exists tells whether a game has a guided match.
func Exists(env *shell.Env, kind string) bool { return has(env, kind, "") }

// Open opens a part of the guided match of a game. Where several persons are known a menu below anchor asks whose it is; who has seen it
// to its end has a check there.
func Open(env *shell.Env, kind, part string, anchor fyne.CanvasObject) {
	known, err := env.Store.Players()
	if env.Report(err) {
		return
	}
	var items []ui.MenuItem
	for _, k := range known {
		if !k.Computer() {
			items = append(items, ui.MenuItem{Text: k.Name, Checked: ProgressOf(env, kind, part, k).Seen, OnTap: func() { OpenFor(env, kind, part, k) }})
		}
	}
	switch len(items) {
	case 0:
		OpenFor(env, kind, part, store.Player{})
	case 1:
		items[0].OnTap()
	default:
		ui.ShowMenu(anchor, append([]ui.MenuItem{{Text: env.T("guided.whom"), Heading: true}}, items...))
	}
}

// OpenFor opens a part of the guided match of a game for a person.
func OpenFor(env *shell.Env, kind, part string, who store.Player) {
	env.Router.Open(shell.Route{Page: shell.Guided, Game: kind, Part: part, Player: who.ID})
}

// Newcomer is the first of some persons who has neither played a game nor seen its guided match, if there is one.
func Newcomer(env *shell.Env, kind string, persons []store.Player) (store.Player, bool) {
	if !Exists(env, kind) {
		return store.Player{}, false
	}
	for _, who := range persons {
		if p := ProgressOf(env, kind, "", who); p.Seen {
			continue
		}
		played, _, err := env.Store.History(store.HistoryFilter{Kind: kind, Player: who.ID, Limit: 1})
		if err != nil {
			slog.Warn("guided match", "kind", kind, "err", err)
			return store.Player{}, false
		}
		if len(played) == 0 {
			return who, true
		}
	}
	return store.Player{}, false
}
