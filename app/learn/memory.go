package learn

import (
	"log/slog"
	"slices"
	"unicode/utf8"

	"spieltisch/app/shell"
	"spieltisch/games/course"
	"spieltisch/store"
)

// memoryKey is the setting of where the course was left. It names players by the numbers of this file.
var memoryKey = store.ThisComputer[memory]("learn.players")

// memory is where the course was left.
type memory struct {
	Player store.PlayerID
	Mode   course.Mode
	Letter string                           // that was tapped
	Met    map[store.PlayerID][]course.Kind // kinds of tasks that were explained and answered
}

func (m memory) letter() rune {
	r, n := utf8.DecodeRuneInString(m.Letter)
	if n == 0 || n != len(m.Letter) {
		return 0
	}
	return r
}

// recall is where the course was left, with nobody where that is unknown.
func recall(env *shell.Env) (m memory) {
	if env.Store == nil {
		return m
	}
	if _, err := memoryKey.Get(env.Store, &m); err != nil {
		slog.Error("where the course was left", "err", err)
		return memory{}
	}
	if !slices.Contains(modes, m.Mode) {
		m.Mode = course.Mixed
	}
	return m
}

// remember keeps where the course stands.
func remember(env *shell.Env, st *state) {
	was := recall(env)
	m := was
	m.Player, m.Mode, m.Letter = st.s.player.ID, st.mode, ""
	if st.letter != 0 {
		m.Letter = string(st.letter)
	}
	if m.Player != was.Player || m.Mode != was.Mode || m.Letter != was.Letter {
		m.write(env)
	}
}

// write keeps the memory. A failure is no matter for the screen: then somebody is asked again.
func (m memory) write(env *shell.Env) {
	if ok, _ := env.Writable(); !ok {
		return
	}
	if err := memoryKey.Set(env.Store, m); err != nil {
		slog.Error("where the course was left", "err", err)
	}
}

// met tells whether somebody has answered a kind of task before.
func met(env *shell.Env, who store.PlayerID, k course.Kind) bool {
	return slices.Contains(recall(env).Met[who], k)
}

// meet remembers that somebody has.
func meet(env *shell.Env, who store.PlayerID, k course.Kind) {
	m := recall(env)
	if slices.Contains(m.Met[who], k) {
		return
	}
	if m.Met == nil {
		m.Met = map[store.PlayerID][]course.Kind{}
	}
	m.Met[who] = append(m.Met[who], k)
	m.write(env)
}
