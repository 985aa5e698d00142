package decipher

import (
	"slices"
	"testing"

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
	letters := setupOf(t, options(2, 5, German, Order), 1).Letters
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
		if got := string(Candidates(letters, German, c.z)); got != c.want {
			t.Errorf("%v %v: %s, want %s", c.z.Laid(), c.z.Covered, got, c.want)
		}
	}
	if got := string(Candidates(letters, English, zone("LSWU", short))); got != "'-" {
		t.Errorf("English: %s", got)
	}
}

// Letters that share their pieces are never told apart.
func TestCandidatesTakeGroupsWhole(t *testing.T) {
	a, err := alphabet()
	if err != nil {
		t.Fatal(err)
	}
	letters := setupOf(t, options(2, 5, English, Order), 1).Letters
	for _, l := range letters {
		for n := range l.Pieces.Total() + 1 {
			got := string(Candidates(letters, English, zone("", kindsOf(l.Pieces)[:n]...)))
			for _, g := range a.Groups() {
				in := 0
				for _, r := range g {
					if slices.Contains([]rune(got), r) {
						in++
					}
				}
				if in != 0 && in != len(g) {
					t.Errorf("%s of %s after %d pieces of %s", got, g, n, l.Letter)
				}
			}
		}
	}
}

// In Bonus Mode the number of pieces left is public: Candidates of a View are exactly
// the letters of those words of any letters that could be the secret one, counted
// the slow way.
func TestCandidatesKnowWhatIsLeft(t *testing.T) {
	l := bonus(t, begun(t, start(t, options(2, 3, German, Order), 1), "ROT"))
	for {
		v := view(l)
		rest := v.Left
		if v.Hand != nil {
			rest++
		}
		want := make([]map[rune]bool, 3)
		for i := range want {
			want[i] = map[rune]bool{}
		}
		var all [3][]rune
		for i := range all {
			all[i] = Candidates(v.Letters, German, v.Zones[i])
		}
		for _, a := range all[0] {
			for _, b := range all[1] {
				for _, c := range all[2] {
					word := []rune{a, b, c}
					if sum(Need(v.Letters, string(word))).Total() != rest+laidAll(v) {
						continue
					}
					for i, r := range word {
						want[i][r] = true
					}
				}
			}
		}
		for i := range v.Zones {
			got := v.Candidates(i)
			if len(got) != len(want[i]) || slices.ContainsFunc(got, func(r rune) bool { return !want[i][r] }) {
				t.Fatalf("zone %d with %d left: %q, want %v", i, rest, got, want[i])
			}
		}
		if v.Left == 0 && v.Hand == nil {
			break
		}
		l = oneBonus(t, l)
	}
	v := view(l) // all pieces are out: zones show their letters, but for groups
	for i, want := range []string{"R", "O", "LT"} {
		if got := string(v.Candidates(i)); got != want {
			t.Errorf("zone %d: %s, want %s", i, got, want)
		}
	}
	if !v.Fits("ROL") || v.Fits("ROTE") || v.Fits("RAT") || v.Fits("RÄT") {
		t.Error("fits")
	}
	if v.Candidates(3) != nil || v.Candidates(-1) != nil {
		t.Error("there is no such zone")
	}
}
