package shell

import (
	"context"
	"log/slog"

	"spieltisch/games"
)

// Open shows a file or folder in the desktop's program for it, in the background. Where that fails it says
// so; the text failed has the field Path, so that one can open it by hand.
func (e *Env) Open(path string, failed games.ID) {
	Work(e, func(context.Context) (struct{}, error) {
		return struct{}{}, e.Launch(path)
	}, func(_ struct{}, err error) {
		if err != nil {
			slog.Error("open in the desktop's program", "path", path, "err", err)
			e.Tell("common.failed", e.T(failed, games.Args{"Path": path}))
		}
	})
}
