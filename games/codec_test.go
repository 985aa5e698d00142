package games_test

import (
	"strings"
	"testing"

	"spieltisch/games"
)

func TestDecodeIsStrict(t *testing.T) {
	type thing struct {
		Name string
		List []int
	}
	var got thing
	if err := games.Decode([]byte(" {\"Name\":\"ä\",\"List\":[1]}\n"), &got); err != nil || got.Name != "ä" || len(got.List) != 1 {
		t.Errorf("%+v, %v", got, err)
	}
	long := `{"Name":"` + strings.Repeat("x", games.MaxJSON-11) + `"}`
	if err := games.Decode([]byte(long), &got); len(long) != games.MaxJSON || err != nil {
		t.Errorf("%d bytes: %v", len(long), err)
	}
	for name, data := range map[string]string{
		"nothing":       "",
		"half":          `{"Name":`,
		"unknown field": `{"Nome":"x"}`,
		"wrong type":    `{"Name":1}`,
		"fraction":      `{"List":[1.5]}`,
		"overflow":      `{"List":[99999999999999999999]}`,
		"two values":    `{} {}`,
		"trailing":      `{} x`,
		"too long":      long + " ",
	} {
		t.Run(name, func(t *testing.T) { wantID(t, games.Decode([]byte(data), &thing{}), games.IllegalData) })
	}
}

// Sums of stored rows compare only while the hash stays.
func TestHash(t *testing.T) {
	if got := games.Hash(map[string]int{"b": 2, "a": 1}); got != 0xa0ebc03bdc71de7b {
		t.Errorf("%#x", got)
	}
	if games.Hash([]int{1, 2}) == games.Hash([]int{2, 1}) {
		t.Error("order doesn't matter")
	}
	if games.Hash(make(chan int)) != 0 {
		t.Error("what has no JSON has no hash")
	}
}

func TestIllegalSaysWhy(t *testing.T) {
	for want, err := range map[string]error{
		"a.b":                           games.Refuse("a.b", nil),
		`a.b {"Seat":1,"Word":"EI"}`:    games.Refuse("a.b", games.Args{"Word": "EI", "Seat": games.Seat(1)}),
		"a.c":                           games.Refuse("a.c", games.Args{"Never": make(chan int)}),
		"common.illegal.undo":           games.Refuse(games.IllegalUndo, games.Args{}),
		`common.illegal {"Letters":[]}`: games.Refuse("common.illegal", games.Args{"Letters": []string{}}),
	} {
		if err.Error() != want {
			t.Errorf("%q, want %q", err, want)
		}
	}
}

// The first ruling on a word or a pair, in either order.
func TestFirstRulingHolds(t *testing.T) {
	rs := games.Rulings{
		{Word: "ROT", Other: "ROTE", Answer: true, By: games.ByHouse},
		{Word: "ROT", Answer: true, By: games.ByHouse},
		{Word: "ROT", Answer: false, By: games.ByTable},
	}
	if r, known := rs.Word("ROT"); !known || !r.Answer || r.By != games.ByHouse || r.Other != "" {
		t.Errorf("%+v, %v", r, known)
	}
	if _, known := rs.Word("ROTE"); known {
		t.Error("knows a word that was only asked about as a pair")
	}
	rs = append(rs, games.Ruling{Word: "ROTE", Other: "ROT", By: games.ByTable})
	for _, pair := range [][2]string{{"ROT", "ROTE"}, {"ROTE", "ROT"}} {
		if r, known := rs.Same(pair[0], pair[1]); !known || !r.Answer || r.By != games.ByHouse {
			t.Errorf("%v: %+v, %v", pair, r, known)
		}
	}
	if _, known := rs.Same("ROT", ""); known {
		t.Error("takes a word for a pair")
	}
	if (games.Abandon{}).Type() != "abandon" {
		t.Error("the log's name of Abandon changed")
	}
}
