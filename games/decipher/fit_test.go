package decipher

import (
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"
)

func zone(covered string, kinds ...letterpiece.Kind) Zone {
	var z Zone
	for i, k := range kinds {
		z.Pieces = append(z.Pieces, Piece{i + 1, k})
	}
	for _, r := range covered {
		z.Covered[slices.Index([]rune("LSWU"), r)] = true
	}
	return z
}

// The zones of the drawn example (look, 02), counted by hand from the table of letters.
func TestCandidates(t *testing.T) {
	letters := setupOf(t, options(2, 5, LanguageGerman, PickOrder), 1).Letters
	for _, c := range []struct {
		z    Zone
		want string
	}{
		{zone(""), "ABCDEFGHIJKLMNOPQRSTUVWXYZ"},
		{zone("U", long), "ADEFHIKLMNTVWXZ"},
		{zone("W", uu), "BJPRSU"},
		{zone("", long, short), "AEFHKLMRTWZ"},
		{zone("", long, long), "AHMNVWX"},
		{zone("S", wide), "CDO"},
		{zone("LSWU", short), ""}, // only - and '
		{zone("LWU", short, short, short), "Y"},
		{zone("", uu, wide), ""},
	} {
		if got := string(Candidates(letters, LanguageGerman, c.z)); got != c.want {
			t.Errorf("%v %v: %s, want %s", c.z.Laid(), c.z.Covered, got, c.want)
		}
	}
	if got := string(Candidates(letters, LanguageEnglish, zone("LSWU", short))); got != "'-" {
		t.Errorf("English: %s", got)
	}
}

// Letters that share their pieces are never told apart.
func TestCandidatesTakeGroupsWhole(t *testing.T) {
	a, err := alphabet()
	if err != nil {
		t.Fatal(err)
	}
	alike := map[letterpiece.Count][]rune{}
	for _, r := range a.Letters() {
		c, _ := a.Count(string(r))
		alike[c] = append(alike[c], r)
	}
	letters := setupOf(t, options(2, 5, LanguageEnglish, PickOrder), 1).Letters
	for _, l := range letters {
		for n := range l.Pieces.Total() + 1 {
			got := string(Candidates(letters, LanguageEnglish, zone("", l.Pieces.List()[:n]...)))
			for _, g := range alike {
				in := 0
				for _, r := range g {
					if slices.Contains([]rune(got), r) {
						in++
					}
				}
				if in != 0 && in != len(g) {
					t.Errorf("%s of %s after %d pieces of %s", got, string(g), n, l.Letter)
				}
			}
		}
	}
}

// In Bonus Mode the number of pieces left is public: Candidates of a View are exactly
// the letters of those words of any letters that could be the secret one, counted
// the slow way.
func TestCandidatesKnowWhatIsLeft(t *testing.T) {
	l := bonus(t, begun(t, start(t, options(2, 3, LanguageGerman, PickOrder), 1), "ROT"))
	for view(l).Left > 0 {
		sameCandidates(t, view(l))
		l = gamestest.Do(t, l, 1, AskPiece{})
		sameCandidates(t, view(l))
		if view(l).Hand != nil {
			l = gamestest.Do(t, l, 1, Ask{home(t, l, true)})
		}
	}
	v := view(l) // all pieces are out: zones show their letters, but for groups
	sameCandidates(t, v)
	for i, want := range []string{"R", "O", "LT"} {
		if got := string(v.Candidates(i)); got != want {
			t.Errorf("zone %d: %s, want %s", i, got, want)
		}
	}
	if v.Candidates(3) != nil || v.Candidates(-1) != nil {
		t.Error("there is no such zone")
	}
}

// The same for many words, whatever was asked before.
func TestCandidatesOfManyWords(t *testing.T) {
	for k, word := range wordsOf(t, LanguageGerman, 3)[:100] {
		l := begun(t, start(t, options(2, 3, LanguageGerman, PickOrder), 1), word)
		c := games.NewChance(uint64(k), 0, 0)
		for view(l).Phase != PhasePass {
			v := view(l)
			if v.Bonus {
				sameCandidates(t, v)
			}
			switch v.Phase {
			case PhaseTake:
				l = gamestest.Do(t, l, 1, Take{})
			case PhaseBonus:
				l = gamestest.Do(t, l, 1, AskPiece{})
			default:
				open := v.Open()
				l = gamestest.Do(t, l, 1, Ask{open[c.IntN(len(open))]})
			}
		}
		sameCandidates(t, view(l))
	}
}

func sameCandidates(t *testing.T, v View) {
	t.Helper()
	pieces := v.Left + laidAll(v)
	if v.Hand != nil {
		pieces++
	}
	var all [3][]rune
	for i := range all {
		all[i] = Candidates(v.Letters, LanguageGerman, v.Zones[i])
	}
	want := [3]map[rune]bool{{}, {}, {}}
	for _, a := range all[0] {
		for _, b := range all[1] {
			for _, c := range all[2] {
				if sum(Need(v.Letters, string([]rune{a, b, c}))).Total() == pieces {
					want[0][a], want[1][b], want[2][c] = true, true, true
				}
			}
		}
	}
	for i := range v.Zones {
		got := v.Candidates(i)
		if len(got) != len(want[i]) || slices.ContainsFunc(got, func(r rune) bool { return !want[i][r] }) {
			t.Fatalf("zone %d of %d pieces: %q, want %v", i, pieces, got, want[i])
		}
	}
}
