package shelltest

import (
	"strconv"

	"spieltisch/app/shell"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// Remarks are the occasions of which characters say something in the window: won, lost, round.
func Remarks(env *shell.Env) (all []string) {
	for _, c := range mind.Characters() {
		for _, occasion := range []string{"won", "lost", "round"} {
			for n := 1; ; n++ {
				id := games.ID("remark." + strconv.Itoa(int(c)) + "." + occasion + "." + strconv.Itoa(n))
				if !env.Texts.Has(string(id)) {
					break
				}
				if Has(env, env.T(id)) {
					all = append(all, occasion)
				}
			}
		}
	}
	return all
}
