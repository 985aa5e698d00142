package app

import (
	"context"
	"errors"
	"log/slog"

	"spieltisch/app/alphabet"
	"spieltisch/app/davinci"
	"spieltisch/app/decipher"
	"spieltisch/app/dicewords"
	"spieltisch/app/guided"
	"spieltisch/app/home"
	"spieltisch/app/ladder"
	"spieltisch/app/learn"
	"spieltisch/app/mistakes"
	"spieltisch/app/puzzles"
	"spieltisch/app/review"
	"spieltisch/app/rules"
	"spieltisch/app/settings"
	"spieltisch/app/setup"
	"spieltisch/app/sheets"
	"spieltisch/app/shell"
	"spieltisch/app/stats"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/replay"
	"spieltisch/app/woerterklauer"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/locales"
	"spieltisch/store"
)

// Games is the registry: one entry a game, in the order of the home page.
func Games() table.Games {
	return table.Games{
		decipher.Game(), woerterklauer.Game(), dicewords.Game(), davinci.Game(),
	}
}

// Lexicons are the packed word lists by language.
func Lexicons() map[locales.Lang]func() []byte {
	return map[locales.Lang]func() []byte{locales.German: lexdata.German, locales.English: lexdata.English}
}

// variants are what counts besides.
func variants() map[locales.Lang]func() []byte {
	return map[locales.Lang]func() []byte{locales.English: lexdata.EnglishVariants}
}

// Pages builds the page of each route.
func Pages(env *shell.Env) map[string]shell.Builder { return pagesOf(env, Games()) }

func pagesOf(env *shell.Env, all table.Games) map[string]shell.Builder {
	courses := learn.NewCourses()
	plantedMinds(env, all)
	return map[string]shell.Builder{
		shell.Home:    func(shell.Route) (shell.Page, error) { return home.New(env, all), nil },
		shell.Matches: func(r shell.Route) (shell.Page, error) { return home.NewMatches(env, all, r), nil },
		shell.Setup: func(r shell.Route) (shell.Page, error) {
			return setup.New(env, all, r)
		},
		shell.Table: func(r shell.Route) (shell.Page, error) {
			g, s, err := all.Open(env, r.Match)
			if err != nil {
				return nil, err
			}
			return frame.New(env, g, s), nil
		},
		shell.Replay: func(r shell.Route) (shell.Page, error) {
			g, s, err := all.Open(env, r.Match)
			if err != nil {
				return nil, err
			}
			return replay.New(env, g, s), nil
		},
		shell.Review: func(r shell.Route) (shell.Page, error) {
			g, s, err := all.Open(env, r.Match)
			if err != nil {
				return nil, err
			}
			return review.New(env, g, s)
		},
		shell.Rules: func(r shell.Route) (shell.Page, error) {
			g, err := all.Find(r.Game)
			if err != nil {
				return nil, err
			}
			return rules.New(env, g, locales.Lang(r.Part))
		},
		shell.Records: func(r shell.Route) (shell.Page, error) {
			g, err := all.Find(r.Game)
			if err != nil {
				return nil, err
			}
			return stats.New(env, g), nil
		},
		shell.Ladder: func(r shell.Route) (shell.Page, error) {
			g, err := all.Find(r.Game)
			if err != nil {
				return nil, err
			}
			return ladder.New(env, g, r)
		},
		shell.Sheets:   func(shell.Route) (shell.Page, error) { return sheets.NewList(env, all), nil },
		shell.NewSheet: func(r shell.Route) (shell.Page, error) { return sheets.NewSheet(env, all, r) },
		shell.Sheet:    func(r shell.Route) (shell.Page, error) { return sheets.New(env, all, r) },
		shell.Stats:    func(r shell.Route) (shell.Page, error) { return stats.NewOverview(env, all, r), nil },
		shell.Alphabet: func(r shell.Route) (shell.Page, error) { return alphabet.New(env, r.Part), nil },
		shell.Learn:    func(shell.Route) (shell.Page, error) { return learn.New(env, courses), nil },
		shell.Guided: func(r shell.Route) (shell.Page, error) {
			g, err := all.Find(r.Game)
			if err != nil {
				return nil, err
			}
			return guided.New(env, g, r)
		},
		shell.Mistakes: func(r shell.Route) (shell.Page, error) { return mistakes.New(env, all, r), nil },
		shell.Puzzles:  func(r shell.Route) (shell.Page, error) { return puzzles.New(env, all, r), nil },
		shell.Settings: func(r shell.Route) (shell.Page, error) { return settings.New(env, all, r.Part), nil },
	}
}

// showTrouble shows what is wrong with the data folder and what can be done.
func showTrouble(env *shell.Env, dir string, private bool, err error) {
	env.Router.Show(settings.NewTrouble(env, dir, err, func(o store.Options) {
		o.Private = private
		openStore(env, dir, o)()
	}))
}

// backupInBackground makes the day's backup in the background.
func backupInBackground(env *shell.Env) {
	if env.Store.ReadOnly() || !env.Store.BackupDue() {
		return
	}
	shell.Work(env, env.Store.MakeBackup, func(b store.Backup, err error) {
		if errors.Is(err, context.Canceled) { // by closing the store; it is made when it is opened again
			return
		}
		if err != nil {
			slog.Error("backup", "err", err)
			env.Toast(env.T("settings.backup.failed"))
			return
		}
		slog.Info("backup", "path", b.Path, "bytes", b.Size)
	})
}
