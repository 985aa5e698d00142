package sheet

import (
	"encoding/json"
	"fmt"

	"spieltisch/games"
)

// Options are what a game's sheet depends on besides its cells.
type Options interface {
	// Validate lists everything that is wrong, in the order of the fields.
	Validate() []*games.Illegal
}

// Started is the form by options that WriteOptions wrote. The error is an *games.Illegal.
func Started[O Options](setup []byte, form func(O) Form) (Form, error) {
	var o O
	if err := games.Decode(setup, &o); err != nil {
		return nil, err
	}
	if wrong := o.Validate(); len(wrong) > 0 {
		return nil, wrong[0]
	}
	return form(o), nil
}

// WriteOptions is the JSON of options, as Kind.Start reads it.
func WriteOptions(o Options) ([]byte, error) {
	data, err := json.Marshal(o)
	if err != nil {
		return nil, fmt.Errorf("sheet options: %w", err)
	}
	return data, nil
}
