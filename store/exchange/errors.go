package exchange

import (
	"errors"
	"fmt"
	"time"

	"spieltisch/games"
	"spieltisch/store"
)

// damaged is the error for a file that isn't what it should be on a line.
func damaged(line int, err error) error {
	return &store.Error{Code: store.CodeBadImport, Err: err, Args: map[string]any{"Line": line}}
}

// newer is the error for a file of a later version of the program.
func newer(version, known int) error {
	return &store.Error{Code: store.CodeNewerImport, Args: map[string]any{"Version": version, "Known": known}}
}

// tooMuch is the error for more than most, on a line.
func tooMuch(code store.Code, line, most int) error {
	return &store.Error{Code: code, Args: map[string]any{"Line": line, "Max": most}}
}

// bad is what is wrong with an element; its line is added where it was read.
func bad(format string, args ...any) error {
	return fmt.Errorf("%w: "+format, append([]any{errElement}, args...)...)
}

var errElement = errors.New("not what it should be")

// leave is why an element is left out.
type leave struct {
	reason LeftReason
	step   int
	err    error
}

func (l *leave) Error() string { return fmt.Sprintf("%s: %v", l.reason, l.err) }

// leaving turns what a Replayer says into why something is left out; other errors stay.
func leaving(err error) error {
	var ill *games.Illegal
	switch {
	case errors.Is(err, ErrNoGame):
		return &leave{reason: LeftUnknown, err: err}
	case errors.Is(err, ErrSeats):
		return &leave{reason: LeftSeats, err: err}
	case !errors.As(err, &ill):
		return err
	case ill.ID == games.IllegalNoReplay:
		step, _ := ill.Args["Step"].(int)
		return &leave{reason: LeftReplay, step: step, err: err}
	}
	return &leave{reason: LeftOptions, err: err}
}

// fromMillis is a time in Unix milliseconds; 0 stands for no time.
func fromMillis(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(ms)
}
