package result

import (
	"log/slog"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Record is the record that a match or a sheet with this setup has brought, "" for none; mine tells whether a word stands there. A
// secret word is none: one may choose any.
func Record(env *shell.Env, g *table.Game, setup []byte, mine func(store.WordRow) bool) string {
	if g.Secrets || env.Store == nil {
		return ""
	}
	f := store.WordFilter{Kind: g.Kind.Name(), Limit: 100}
	if w, ok := first(env, f, games.WordLanguage(setup), mine); ok {
		return env.T(g.Counted("table.end.record_best", "table.end.letters.record_best"), games.Args{"Word": w.Word, "Points": w.Points, "N": w.Points})
	}
	f.Longest = true
	if w, ok := first(env, f, games.WordLanguage(setup), mine); ok {
		return env.T("table.end.record_long", games.Args{"Word": w.Word, "N": w.Letters})
	}
	return ""
}

// first is the best (or longest) word of a language that this family has had in the game, if it is mine and better than all that aren't.
func first(env *shell.Env, f store.WordFilter, language string, mine func(store.WordRow) bool) (w store.WordRow, ok bool) {
	all, err := table.KnownWords(env, f)
	if err != nil {
		slog.Error("records", "err", err)
	}
	all = slices.DeleteFunc(all, func(w store.WordRow) bool { return w.Language != language })
	if len(all) == 0 || !mine(all[0]) {
		return w, false
	}
	i := slices.IndexFunc(all, func(w store.WordRow) bool { return !mine(w) })
	return all[0], i > 0 && (f.Longest && all[i].Letters < all[0].Letters || !f.Longest && all[i].Points < all[0].Points)
}

// facts are what else there is to say: in small, in a line.
func (r *Match) facts() []fyne.CanvasObject {
	d := r.desk
	var out []fyne.CanvasObject
	if told := table.TipsTold(d.Env, d.Players(), r.session.Stored().Tips); told != "" {
		out = append(out, ui.NewChip(told, ui.IconBulb).Colored(ui.None, ui.Ink2))
	}
	return out
}
