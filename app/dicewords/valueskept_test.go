// Inside the package: the page offers no value that is out of range, so only here can one be tried.

package dicewords

import (
	"maps"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

// No value out of range is kept, wherever it comes from.
func TestHouseValuesAreCheckedBeforeTheyAreKept(t *testing.T) {
	env := shelltest.New(t, locales.English)
	all := newValues(env)
	all.Build()
	v := all.boxes[0]
	want := map[string]int{"B": 4}
	if err := v.keep(want); err != nil {
		t.Fatal(err)
	}
	for letter, points := range map[string]int{"A": 21, "B": -1, "?": 1, "ß": 3, "AB": 1} {
		if err := v.keep(map[string]int{letter: points}); err == nil {
			t.Errorf("%s = %d was kept", letter, points)
		}
	}
	var got map[string]int
	if _, err := ValuesKeys[wordsOf(v.set)].Get(env.Store, &got); err != nil || !maps.Equal(got, want) || !maps.Equal(v.house, want) {
		t.Errorf("refused, but %v is stored and %v shown, %v", got, v.house, err)
	}
}
