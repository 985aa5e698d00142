package people

import (
	"slices"

	"spieltisch/app/shell"
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
