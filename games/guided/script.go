// Package guided is a first match in which somebody is led through a game step by step: a script of what is shown, what the
// others do, and what the program waits for.
package guided

import (
	"bytes"
	"encoding/json"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// Most is how many steps a script has at most.
const Most = 25

// Script is a guided match. It is data: what is said is only named.
type Script struct {
	Setup json.RawMessage // of a match by the newest rules
	Seat  games.Seat      // who is led
	Seats []mind.Level    // who sits there, in the order of the seats; 0 for who is led
	Steps []Step
}

// Step is one thing that is shown, and what is waited for: Draft, or else Do; with neither it is only read.
type Step struct {
	Text string         // the last part of the id of what is said; that of what is to be done ends in ".do"
	Args map[string]any `json:",omitempty"`
	// Light are the marks of what is lit: the first of them that can be seen with the card next to it. Marks with "+" between
	// them are lit together.
	Light []string
	Also  []string `json:",omitempty"` // the marks of what is lit besides, where the card leaves room for it
	Clear []string `json:",omitempty"` // the marks of what isn't lit and yet is spoken of: the card keeps off it
	Paper bool     `json:",omitempty"` // it is on the paper, which is opened where that is a drawer
	Other []Row    `json:",omitempty"` // what is done by others before it is shown
	// Draft is what is to be prepared: the fields of the draft's JSON that count. Those that are null may be anything, and what
	// is prepared lacks them, such as a history that no longer leads to it.
	Draft map[string]json.RawMessage `json:",omitempty"`
	// Do is what is to be handed in. Fields that its data lack may be anything.
	Do *Row `json:",omitempty"`
}

// Row is an action as a script has it: it needs no sum.
type Row struct {
	Seat games.Seat
	Type string
	Data json.RawMessage
	Free []string `json:",omitempty"` // fields that may be anything when it is waited for
}

// Parse reads a script. The error is an *games.Illegal.
func Parse(data []byte) (s Script, err error) {
	if err = games.Decode(data, &s); err != nil {
		return s, err
	}
	if len(s.Steps) == 0 || len(s.Steps) > Most || s.Seat < 0 || int(s.Seat) >= len(s.Seats) || s.Seats[s.Seat] != 0 {
		return s, games.Refuse(games.IllegalData, nil)
	}
	return s, nil
}

// Reads tells whether nothing but reading is waited for.
func (s Step) Reads() bool { return s.Draft == nil && s.Do == nil }

// Single tells whether one thing alone is waited for: an action, or a number in the draft.
func (s Step) Single() bool {
	if s.Draft == nil {
		return s.Do != nil
	}
	numbers := 0
	for _, want := range s.Draft {
		if _, ok := value(want).(json.Number); ok {
			numbers++
		}
	}
	return numbers == 1 && len(s.Draft) == 1
}

// Wants tells whether an action of a seat is the one that is waited for.
func (s Step) Wants(seat games.Seat, a games.Action) bool {
	if s.Do == nil || s.Draft != nil || seat != s.Do.Seat || a.Type() != s.Do.Type {
		return false
	}
	data, err := games.Encode(a)
	want, _ := value(s.Do.Data).(map[string]any)
	for _, field := range s.Do.Free {
		delete(want, field)
	}
	return err == nil && apart(value(data), want) == 0
}

// Left is how far a draft, as JSON, is from the one that is waited for: 0 when it is that, and each edit that leads to it makes
// it less.
func (s Step) Left(draft []byte) int {
	if s.Draft == nil {
		return 0
	}
	have, _ := value(draft).(map[string]any)
	n := 0
	for field, want := range s.Draft {
		if value(want) == nil {
			continue
		}
		n += apart(have[field], value(want))
	}
	return n
}

// Prepared is a draft with what is waited for in it.
func (s Step) Prepared(draft []byte) ([]byte, error) {
	fields := map[string]json.RawMessage{}
	if err := json.Unmarshal(draft, &fields); err != nil {
		return nil, err
	}
	for field, want := range s.Draft {
		fields[field] = want
	}
	return json.Marshal(fields)
}

// value is JSON as it is compared: numbers by their digits.
func value(data []byte) (v any) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if d.Decode(&v) != nil {
		return nil
	}
	return v
}

// apart is how far a value is from the one that is wanted: objects by the fields that are wanted, texts by the letters that have
// to go and to come, lists of yes and no place by place, other lists by what has to go and to come.
func apart(have, want any) int {
	switch want := want.(type) {
	case map[string]any:
		h, ok := have.(map[string]any)
		if !ok {
			return 1
		}
		n := 0
		for field, w := range want {
			n += apart(h[field], w)
		}
		return n
	case []any:
		h, _ := have.([]any)
		return listsApart(h, want)
	case string:
		h, _ := have.(string)
		return textsApart([]rune(h), []rune(want))
	}
	if have == want {
		return 0
	}
	return 1
}

func listsApart(have, want []any) int {
	n := 0
	if len(have) == len(want) && switches(want) {
		for i, w := range want {
			n += min(1, apart(have[i], w))
		}
		return n
	}
	missing := append([]any(nil), want...)
	for _, h := range have {
		at := -1
		for i, w := range missing {
			if apart(h, w) == 0 {
				at = i
				break
			}
		}
		if at < 0 {
			n++
			continue
		}
		missing = append(missing[:at], missing[at+1:]...)
	}
	return n + len(missing)
}

// switches tells whether a list says yes or no for each of several things.
func switches(list []any) bool {
	for _, v := range list {
		if _, ok := v.(bool); !ok {
			return false
		}
	}
	return true
}

func textsApart(have, want []rune) int {
	same := 0
	for same < len(have) && same < len(want) && have[same] == want[same] {
		same++
	}
	return len(have) + len(want) - 2*same
}
