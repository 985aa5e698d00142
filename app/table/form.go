package table

import (
	"encoding/json"
	"log/slog"
	"slices"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// NewClockChoice asks how long a turn may take: lengths are those that are offered, in
// seconds; 0 is none.
func NewClockChoice(env *shell.Env, lengths []int, now int, changed func(seconds int)) *ui.Choice {
	names := make([]string, len(lengths))
	for i, s := range lengths {
		switch {
		case s == 0:
			names[i] = env.T("table.clock.off")
		case s < 60:
			names[i] = env.T("table.clock.seconds", games.Args{"N": s})
		default:
			names[i] = env.T("table.clock.minutes", games.Args{"N": s / 60})
		}
	}
	return ui.NewChoice(names, max(slices.Index(lengths, now), 0), "", func(i int) { changed(lengths[i]) })
}

// EncodeSetup is the JSON of a setup that can be played, for Form.Setup.
func EncodeSetup(s interface {
	Validate() error
	Encode() ([]byte, error)
},
) ([]byte, error) {
	if err := s.Validate(); err != nil {
		return nil, err
	}
	return s.Encode()
}

// EncodeOptions is the JSON of a form's options, for Form.Options.
func EncodeOptions(o any) json.RawMessage {
	data, err := json.Marshal(o)
	if err != nil { // of plain data it can't happen; the next match begins with the defaults then
		slog.Error("options", "err", err)
		return nil
	}
	return data
}
