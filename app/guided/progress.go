package guided

import (
	"log/slog"

	"spieltisch/app/shell"
	"spieltisch/store"
)

// Progress is how far a person has come with the guided match of a game.
type Progress struct {
	Step int  `json:",omitempty"` // that is shown next
	Seen bool `json:",omitempty"` // to the end, once
}

// ProgressKey keeps the progress of a person.
func ProgressKey(kind string, who store.Player) store.Key[Progress] {
	return store.Travelling[Progress]("guided." + kind + "." + who.UID)
}

// ProgressOf is the progress of a person.
func ProgressOf(env *shell.Env, kind string, who store.Player) (p Progress) {
	if env.Store == nil {
		return p
	}
	if _, err := ProgressKey(kind, who).Get(env.Store, &p); err != nil {
		slog.Warn("guided match", "kind", kind, "err", err)
	}
	return p
}

// Keep keeps it; where nothing can be written it is lost, which costs nobody anything.
func (p Progress) Keep(env *shell.Env, kind string, who store.Player) {
	if ok, _ := env.Writable(); !ok {
		return
	}
	if err := ProgressKey(kind, who).Set(env.Store, p); err != nil {
		slog.Warn("guided match", "kind", kind, "err", err)
	}
}
