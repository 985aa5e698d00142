package store

import (
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"spieltisch/games/gamestest"
)

func names(players []Player) (all []string) {
	for _, p := range players {
		all = append(all, p.Name)
	}
	return all
}

func TestPlayersLastPlayedFirstThenName(t *testing.T) {
	s, c := newStore(t)
	ids := addPlayers(t, s, "zoe", "Änne", "Bert", "anton", "Otto")
	c.forward(time.Hour)
	newMatch(t, s, ids[2])
	c.forward(time.Hour)
	id := newMatch(t, s, ids[0])
	c.forward(time.Hour)
	newMatch(t, s, ids[4])
	c.forward(time.Hour)
	act(t, s, id, "throw")
	players, err := s.Players()
	fatal(t, err)
	if want := []string{"zoe", "Otto", "Bert", "Änne", "anton"}; !slices.Equal(names(players), want) {
		t.Errorf("%v, want %v", names(players), want)
	}
	if p := players[0]; !p.LastPlayed.Equal(c.now()) || p.Color != 0 || len(p.UID) != 32 || !p.Created.Equal(newClock().now()) {
		t.Errorf("%+v", p)
	}
	if !players[3].LastPlayed.IsZero() {
		t.Errorf("Änne has never played: %v", players[3].LastPlayed)
	}
}

func TestPlayerNames(t *testing.T) {
	s, _ := newStore(t)
	addPlayers(t, s, "Jürgen", "Straße")
	for name, code := range map[string]Code{
		"":                       CodeNameEmpty,
		" \t\n\x00":              CodeNameEmpty,
		"\xff":                   CodeNameEmpty,
		strings.Repeat("ä", 25):  CodeNameTooLong,
		" jürgen ":               CodeNameTaken,
		"STRASSE":                CodeNameTaken,
		strings.Repeat("äx", 12): "",
		"Jürgen 2":               "",
	} {
		if _, err := s.AddPlayer(name, 1); CodeOf(err) != code {
			t.Errorf("AddPlayer(%q): %v, want %q", name, err, code)
		}
	}
	p, err := s.AddPlayer("  Anna\t Maria ", 3)
	if err != nil || p.Name != "Anna Maria" || p.Color != 3 || p.ID == 0 {
		t.Errorf("%+v, %v", p, err)
	}
	_, err = s.AddPlayer("jürgen", 1)
	wantCode(t, err, CodeNameTaken, "Name", "Jürgen") // who is there
	_, err = s.AddPlayer(strings.Repeat("x", 30), 1)
	wantCode(t, err, CodeNameTooLong, "Max", 24)
}

func TestUpdatePlayer(t *testing.T) {
	s, _ := newStore(t)
	addPlayers(t, s, "Ada", "Ben")
	all, err := s.Players()
	fatal(t, err)
	ada, ben := all[0], all[1]
	ben.Name, ben.Color = "ADA ", 9
	wantCode(t, s.UpdatePlayer(ben), CodeNameTaken)
	ada.Hidden = true
	fatal(t, s.UpdatePlayer(ada), s.UpdatePlayer(ben)) // the name of a hidden player is free
	all, err = s.Players()
	fatal(t, err)
	if len(all) != 1 || all[0].Name != "ADA" || all[0].Color != 9 || all[0].ID != ben.ID || all[0].UID != ben.UID {
		t.Errorf("%+v", all)
	}
	ada.Hidden = false
	wantCode(t, s.UpdatePlayer(ada), CodeNameTaken)
	ada.Name = " "
	wantCode(t, s.UpdatePlayer(ada), CodeNameEmpty)
	wantCode(t, s.UpdatePlayer(Player{ID: 99, Name: "X"}), CodeNotFound, "What", "player")
}

// Whoever has nothing here but a name can be deleted, with their picture, and nobody else.
func TestOnlyUnusedPlayersAreDeleted(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Played", "Deleted", "Merged", "Into", "Learnt", "Nobody")
	newMatch(t, s, p[0])
	fatal(t, s.DeleteMatch(newMatch(t, s, p[1])))
	fatal(t, s.MergePlayers(p[2], p[3]))
	fatal(t, s.AppendLearning(AppendLearning{Player: p[4], Seq: 1, Data: []byte("a"), Version: "v", Snapshot: []byte("s")}))
	fatal(t, s.SetPicture(p[5], []byte("\xff\xd8\xffface")))
	free, err := s.Unused()
	fatal(t, err)
	equal(t, "unused", free, p[5:])
	for _, id := range p[:5] {
		wantCode(t, s.DeletePlayer(id), CodeNotFound, "What", "player")
	}
	fatal(t, s.DeletePlayer(p[5]))
	wantCode(t, s.DeletePlayer(p[5]), CodeNotFound, "What", "player")
	_, err = s.AddPlayer("Nobody", 0)
	fatal(t, err)
}

func TestAlphabetical(t *testing.T) {
	want := []string{"Ada", "ada", "Ädä", "Anaïs", "Anna", "Änne", "Anton", "Émile", "Emma", "Groß", "Grosser", "Özlem", "Paul", "Ылья"}
	got := slices.Clone(want)
	slices.Reverse(got)
	slices.SortStableFunc(got, Alphabetical)
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestDamagedPlayerEndsNoList reads everybody though a row of one person isn't what it should be.
func TestDamagedPlayerEndsNoList(t *testing.T) {
	for _, damage := range []string{"hidden = 7", "hidden = 'x'", "color = 'x'", "created = 'x', last_played = 'gestern'", "picture = 'x'", "emblem = 'x'"} {
		s, _ := newStore(t)
		ids := addPlayers(t, s, "Ada", "Ben")
		newMatch(t, s, ids...)
		if _, err := s.write.Exec("UPDATE players SET "+damage+" WHERE id = ?", ids[1]); err != nil {
			continue // the table itself refuses it
		}
		shown, err := s.Players()
		fatal(t, err)
		all, err := s.AllPlayers()
		fatal(t, err)
		matches, err := s.Matches()
		fatal(t, err)
		if len(shown) == 0 || shown[0].Name != "Ada" && shown[1].Name != "Ada" || len(all) != 2 || len(matches) != 1 || len(matches[0].Players) != 2 {
			t.Errorf("%s: %v, %v, %v", damage, shown, all, matches)
		}
	}
}

// TestPlacesAndNotesLoseControlSigns as names do.
func TestPlacesAndNotesLoseControlSigns(t *testing.T) {
	s, _ := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	for _, x := range gamestest.TypedTexts() {
		if utf8.RuneCountInString(x.Text) > MaxPlace {
			continue
		}
		fatal(t, s.DescribeMatch(id, x.Text, x.Text))
		m, err := s.Match(id)
		fatal(t, err)
		if m.Place != m.Note || strings.ContainsFunc(m.Note, unicode.IsControl) || x.What == "line end" && m.Note != "Tina Lee" {
			t.Errorf("%s: %q, %q", x.What, m.Place, m.Note)
		}
	}
}
