package app

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/settings"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// visitLimit is how long a page may take to come up before it counts as hanging: far more than the slowest
// takes, also on a machine that has thirty other things to do.
const visitLimit = 5 * time.Minute

// routes are all pages of what the store holds.
func routes(t testing.TB, st *store.Store, all table.Games) []shell.Route {
	t.Helper()
	out := []shell.Route{
		{Page: shell.Home}, {Page: shell.Matches}, {Page: shell.Sheets}, {Page: shell.Stats}, {Page: shell.Learn}, {Page: shell.Mistakes}, {Page: shell.Puzzles},
	}
	for _, part := range []string{settings.General, settings.Data, settings.Words} {
		out = append(out, shell.Route{Page: shell.Settings, Part: part})
	}
	for _, g := range all {
		kind := g.Kind.Name()
		out = append(out,
			shell.Route{Page: shell.Setup, Game: kind}, shell.Route{Page: shell.Setup, Game: kind, Part: shell.Alone},
			shell.Route{Page: shell.Records, Game: kind}, shell.Route{Page: shell.NewSheet, Game: kind},
			shell.Route{Page: shell.Settings, Part: kind})
	}
	matches, err := st.Matches()
	if err != nil {
		return out // a file so damaged that it can't say; the lists have said so
	}
	for _, m := range matches {
		out = append(out,
			shell.Route{Page: shell.Table, Match: m.ID}, shell.Route{Page: shell.Replay, Match: m.ID},
			shell.Route{Page: shell.Setup, Game: m.Kind, Match: m.ID}, shell.Route{Page: shell.Sheet, Match: m.ID})
	}
	for after := (*store.Cursor)(nil); ; {
		played, next, err := st.History(store.HistoryFilter{Sheets: true, After: after})
		if err != nil {
			return out
		}
		for _, p := range played {
			out = append(out, shell.Route{Page: shell.Sheet, Sheet: p.Sheet})
		}
		if after = next; next == nil {
			return out
		}
	}
}

// part is every so many-th of all pages, from one of the first on.
type part struct{ from, of int }

// visitAll opens a part of all pages, with the curtain open where there is one, and fails when
// one panics or doesn't come up.
func visitAll(t testing.TB, env *shell.Env, p part) {
	t.Helper()
	for i, r := range routes(t, env.Store, Games()) {
		if i%p.of == p.from%p.of {
			visit(t, env, r)
		}
	}
}

func visit(t testing.TB, env *shell.Env, r shell.Route) {
	t.Helper()
	hang := time.AfterFunc(visitLimit, func() {
		debug.SetTraceback("all")
		panic(fmt.Sprintf("%+v hangs", r))
	})
	defer hang.Stop()
	defer func() {
		if v := recover(); v != nil {
			t.Errorf("%+v: panic: %v\n%s", r, v, debug.Stack())
			env.Router.Show(shelltest.Blank{})
		}
	}()
	env.Router.Replace(r)
	tabletest.HoldSpace(env)
	env.Window.Canvas().Refresh(env.Window.Content())
	// What stands at the side, in menus and in the list of what happened.
	for _, key := range []fyne.KeyName{fyne.KeyF4, fyne.KeyF9, fyne.KeyEscape, fyne.KeyF10, fyne.KeyEscape, fyne.KeyHome, fyne.KeyEnd} {
		shelltest.Key(env, key)
	}
}

// visitEveryPage opens a data folder and a part of the pages of what is in it; a folder that can't
// be opened has the page that says so, and its file stays as it was. What can be played again
// before can be opened afterwards.
func visitEveryPage(t testing.TB, env *shell.Env, dir string, p part) {
	t.Helper()
	path := filepath.Join(dir, "spieltisch.sqlite")
	was, err := os.ReadFile(path)
	fine(t, err)
	st, err := store.Open(dir, store.Options{Now: env.Now})
	if err != nil {
		env.Router = shell.NewRouter(env, nil)
		env.Router.Show(settings.NewTrouble(env, dir, err, func(store.Options) {}))
		env.Router.Show(shelltest.Blank{})
		if is, err := os.ReadFile(path); err != nil || !bytes.Equal(is, was) {
			t.Errorf("a file that can't be opened was changed: %v", err)
		}
		return
	}
	env.Store = st
	defer func() {
		env.Router.Show(shelltest.Blank{})
		fine(t, st.Close())
		env.Store = nil
	}()
	env.LoadPrefs(locales.German)
	env.ApplyPrefs()
	env.Router = shell.NewRouter(env, Pages(env))
	sound := soundMatches(st)
	visitAll(t, env, p)
	for _, id := range sound {
		if m, err := st.Match(id); err == nil && m.State == store.Unreadable {
			t.Errorf("match %d could be played again and is unreadable now", id)
		}
	}
}

// soundMatches are those that can be played again and have all players.
func soundMatches(st *store.Store) (ids []store.MatchID) {
	all, err := st.Matches()
	if err != nil {
		return nil
	}
	for _, m := range all {
		g, err := Games().Find(m.Kind)
		if err != nil || m.State == store.Unreadable {
			continue
		}
		stored, err := st.Rows(m.ID)
		if err != nil {
			continue
		}
		rows := make([]games.Row, len(stored))
		for i, r := range stored {
			rows[i] = r.Row
		}
		log, err := games.Replay(g.Kind, m.Rules, m.Setup, rows)
		if err == nil && session.Seated(m.Players, len(log.Match().Standing().Points)) == nil {
			ids = append(ids, m.ID)
		}
	}
	return ids
}

// everyPage visits the folder as it should be: nothing is refused.
func everyPage(t *testing.T, env *shell.Env, dir string) {
	visitEveryPage(t, env, dir, part{0, 1})
	shelltest.Open(t, env, dir, false)
	open := Pages(env)
	env.Router = shell.NewRouter(env, open)
	for _, r := range routes(t, env.Store, Games()) {
		g, err := Games().Find(r.Game)
		if err == nil && r.Page == shell.NewSheet && g.Sheet == nil {
			continue // nothing leads there
		}
		if _, err := open[r.Page](r); err != nil {
			t.Errorf("%+v: %v", r, err)
		}
	}
	fine(t, env.Store.Close())
	env.Store = nil
}
