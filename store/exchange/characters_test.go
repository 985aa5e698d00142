package exchange

import (
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// withNova is a store in which Ada has won against Nova; a child is called like the character.
func withNova(t *testing.T) (*store.Store, *clock) {
	t.Helper()
	s, c := newStore(t)
	nova, err := s.Character(mind.Nova)
	fatal(t, err)
	ada := addPlayers(t, s, "Ada", "Nova")[0]
	act(t, s, newMatch(t, s, ada, nova.ID), "end", func(a *store.Append) {
		a.Outcome = &games.Outcome{Reason: "target", Places: []games.Place{{Seat: 0, Rank: 1, Points: 400}, {Seat: 1, Rank: 2, Points: 90}}}
		a.Standing.Scored = []games.ScoredTurn{{Seat: 1, Round: 1, Word: "ROT", Points: 90}}
	})
	return s, c
}

// A character comes along with the matches in which it sat, and is the same over there.
func TestCharactersTravel(t *testing.T) {
	s, c := withNova(t)
	text := exported(t, s)
	if !strings.HasPrefix(text, `{"format":"spieltisch","version":3,`) {
		t.Error(text[:60])
	}
	other := reopen(t, t.TempDir(), c)
	r := imported(t, other, text)
	if r.LeftOut.Count > 0 || r.Players.Added != 2 || len(r.NewPlayers) != 2 || len(r.SameName) > 0 {
		t.Errorf("%+v", r)
	}
	if again := exported(t, other); again != text {
		t.Errorf("exported\n%s\nimported and exported\n%s", text, again)
	}
	sameSeen(t, s, other)
	before := dump(t, other)
	imported(t, other, text)
	if dump(t, other) != before {
		t.Error("the second time changes something")
	}
	m, err := other.Matches()
	fatal(t, err)
	nova, err := other.Character(mind.Nova)
	fatal(t, err)
	if m[0].Players[1] != nova {
		t.Errorf("%+v", m[0].Players)
	}
}

// Without a match of characters an export is of the form that every program knows.
func TestExportWithoutCharactersIsAsBefore(t *testing.T) {
	s, _ := full(t)
	before := exported(t, s)
	nova, err := s.Character(mind.Nova)
	fatal(t, err)
	fatal(t, s.DeleteMatch(newMatch(t, s, nova.ID)))
	text := exported(t, s)
	if text != before || !strings.HasPrefix(text, `{"format":"spieltisch","version":2,`) || strings.Contains(text, "level") {
		t.Error(text)
	}
}

// What a file says of a character can't be anything else than what it is.
func TestCraftedCharactersAreRefused(t *testing.T) {
	s, c := withNova(t)
	text := exported(t, s)
	uid := store.CharacterUID(mind.Nova)
	var person string
	for line := range strings.Lines(text) {
		if strings.Contains(line, `"name":"Ada"`) {
			person = line[strings.Index(line, `"uid":"`)+7:][:32]
		}
	}
	for what, change := range map[string][2]string{
		"another level":     {`"level":3`, `"level":4`},
		"a level of nobody": {`"level":3`, `"level":9`},
		"another uid":       {uid, strings.Repeat("0", 32)},
		"no level":          {`,"level":3`, ""},
		"another name":      {`{"uid":"` + uid + `","name":"Nova"`, `{"uid":"` + uid + `","name":"Nora"`},
		"hidden":            {`,"level":3`, `,"hidden":true,"level":3`},
		"merged":            {`,"level":3`, `,"mergedInto":"` + person + `","level":3`},
		"a person merged":   {`"name":"Ada","color":0`, `"name":"Ada","mergedInto":"` + uid + `","color":0`},
		"a person's level":  {`"name":"Ada","color":0`, `"name":"Ada","level":3,"color":0`},
	} {
		broken := strings.ReplaceAll(text, change[0], change[1])
		if broken == text {
			t.Fatal(what, "isn't broken")
		}
		other := reopen(t, t.TempDir(), c)
		empty := dump(t, other)
		if _, err := take(t, other, strings.NewReader(broken)); store.CodeOf(err) != store.CodeBadImport || dump(t, other) != empty {
			t.Errorf("%s: %v", what, err)
		}
	}
	course := strings.Replace(text, `"learning":[]`, `"learning":[{"player":"`+uid+`","answers":[{"uid":"`+strings.Repeat("a", 32)+`","at":1,"data":{}}]}]`, 1)
	r := imported(t, reopen(t, t.TempDir(), c), course)
	if course == text || r.Answers.Added > 0 || r.LeftOut.Count != 1 || r.LeftOut.Named[0].Reason != LeftNoPlayer {
		t.Errorf("%+v", r)
	}
}
