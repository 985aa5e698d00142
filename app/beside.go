package app

import (
	"context"
	"log/slog"
	"path/filepath"

	"spieltisch/app/settings"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// besideKey is which data files next to ours somebody was told of: by name, when they were changed, in Unix seconds.
var besideKey = store.ThisComputer[map[string]int64]("data.beside")

// tellOfOthers says once of each data file that lies next to ours, such as a conflict copy of a cloud's folder, what can be done
// with it. Looking for them goes on in the background.
func tellOfOthers(env *shell.Env) {
	st := env.Store
	if st.ReadOnly() {
		return
	}
	shell.Work(env, func(context.Context) (store.Beside, error) { return store.BesideIn(st.Dir()) }, func(b store.Beside, err error) {
		var told map[string]int64
		if err == nil {
			_, err = besideKey.Get(st, &told)
		}
		if err != nil {
			slog.Error("data files beside ours", "err", err)
		}
		now, fresh, kept := map[string]int64{}, []string(nil), true
		for _, f := range b.Others {
			name, at := filepath.Base(f.Path), f.At.Unix()
			if now[name] = at; told[name] != at {
				fresh = append(fresh, name)
				kept = kept && store.Kept(name)
			}
		}
		if len(fresh) == 0 || env.Store != st {
			return
		}
		if err := besideKey.Set(st, now); err != nil {
			slog.Error("data files beside ours", "err", err)
		}
		ui.ShowDialog(env.Window, ui.Dialog{
			Title: env.T("settings.beside.title"), Width: 640, Message: true,
			Body: ui.NewProse(env.T("settings.beside.text", games.Args{"Names": env.Join(fresh), "N": len(fresh), "Kept": kept}), ui.Lead),
			Buttons: []ui.DialogButton{
				{Text: env.T("settings.beside.later"), Cancel: true},
				{Text: env.T("settings.beside.look"), Kind: ui.Primary, Default: true, OnTap: func() {
					env.Router.Open(shell.Route{Page: shell.Settings, Part: settings.Data})
				}},
			},
		})
	})
}
