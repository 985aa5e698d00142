package guided

import (
	"log/slog"

	"spieltisch/app/shell"
	"spieltisch/store"
)

// Progress is how far a person has come with a part of the guided match of a game.
type Progress struct {
	Step int  `json:",omitempty"` // that is shown next
	Seen bool `json:",omitempty"` // to the end, once
}

var progressKeys = store.Travellers[Progress]("guided.")

// ProgressKey keeps the progress of a person. That of the first part, "", is kept where it was when there was no other.
func ProgressKey(kind, part string, who store.Player) store.Key[Progress] {
	if part != "" {
		kind += "." + part
	}
	return progressKeys(kind + "." + who.UID)
}

// ProgressOf is the progress of a person.
func ProgressOf(env *shell.Env, kind, part string, who store.Player) (p Progress) {
	if env.Store == nil {
		return p
	}
	if _, err := ProgressKey(kind, part, who).Get(env.Store, &p); err != nil {
		slog.Warn("guided match", "kind", kind, "err", err)
	}
	return p
}

// Keep keeps it; where nothing can be written it is lost, which costs nobody anything.
func (p Progress) Keep(env *shell.Env, kind, part string, who store.Player) {
	if ok, _ := env.Writable(); !ok {
		return
	}
	if err := ProgressKey(kind, part, who).Set(env.Store, p); err != nil {
		slog.Warn("guided match", "kind", kind, "err", err)
	}
}
