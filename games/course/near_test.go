package course

import "testing"

// Almost right is a look-alike, a word with one other letter, and one letter more or less.
func TestNear(t *testing.T) {
	c := newCourse(t)
	word := Item{Kind: Read, Target: "FISH"}
	some := Item{Kind: Deduce, Target: "A", Must: []rune("ABC"), May: []rune("X")}
	for _, x := range []struct {
		it   Item
		said string
		want bool
	}{
		{Item{Kind: Read, Target: "M"}, "W", true},
		{Item{Kind: Read, Target: "I"}, "Q", false},
		{Item{Kind: Read, Target: "I"}, "I", false},
		{word, "FIST", true},
		{word, "FAST", false},
		{word, "FIS", false},
		{word, "", false},
		{some, "AB", true},
		{some, "ABCD", true},
		{some, "ABX", true},
		{some, "ABD", false},
		{some, "D", false},
	} {
		if got := c.Near(x.it, x.it.Answer(x.said, 1, 0, 1, 1)); got != x.want {
			t.Errorf("%s for %s is near: %v", x.said, x.it.Target, got)
		}
	}
}
