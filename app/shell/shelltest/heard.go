package shelltest

import (
	"strings"

	"spieltisch/app/shell"
	"spieltisch/app/sound"
)

// ear writes down the sounds that would be heard.
type ear struct{ heard []string }

func (e *ear) Play(s sound.Sound, _ float64) { e.heard = append(e.heard, string(s)) }

// Heard are the sounds that were to be heard so far, in their order, with spaces between them. Tests are silent.
func Heard(env *shell.Env) string { return strings.Join(env.Sounds.(*ear).heard, " ") }
