package guided

import (
	"encoding/json"
	"testing"
)

// How far a draft is from the one that is wanted: what leads to it makes it less, what leads away more, and what isn't asked for
// doesn't count.
func TestLeft(t *testing.T) {
	s := Step{Draft: map[string]json.RawMessage{"Keep": json.RawMessage(`[true,false,true]`), "Word": json.RawMessage(`"ABC"`), "Laid": json.RawMessage(`[{"ID":3,"X":1},{"ID":4,"X":2}]`), "Past": json.RawMessage(`null`)}}
	for draft, want := range map[string]int{
		`{"Keep":[true,false,true],"Word":"ABC","Laid":[{"ID":4,"X":2,"Y":9},{"ID":3,"X":1}],"Cursor":7,"Past":[1,2]}`: 0,
		`{"Keep":[true,true,true],"Word":"ABC","Laid":[{"ID":4,"X":2},{"ID":3,"X":1}]}`:                                1,
		`{"Keep":[false,true,false],"Word":"AX","Laid":[{"ID":4,"X":2}]}`:                                              3 + 3 + 1,
		`{"Keep":[true,false,true],"Word":"ABCD","Laid":[{"ID":5,"X":2},{"ID":3,"X":1},{"ID":4,"X":2}]}`:               1 + 1,
		`null`: 2 + 3 + 2 + 1,
	} {
		if got := s.Left([]byte(draft)); got != want {
			t.Errorf("%s: %d, want %d", draft, got, want)
		}
	}
	whole, err := s.Prepared([]byte(`{"Word":"X","Cursor":1,"Past":[7]}`))
	if have, _ := value(whole).(map[string]any); err != nil || s.Left(whole) != 0 || have["Past"] != nil || have["Cursor"] == nil {
		t.Errorf("%s, %v", whole, err)
	}
}
