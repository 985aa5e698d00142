// Inside the package: what the table shows and what is begun there is pure, and looked at without widgets.

package dicewords

import (
	"slices"
	"strings"
	"testing"

	lists "spieltisch/assets/lexicon"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/locales"
)

// begun is the state of a match for two after its first actions.
func begun(t *testing.T, actions ...games.Action) (state, games.Match) {
	t.Helper()
	set, err := boxSet(dw.German)
	if err != nil {
		t.Fatal(err)
	}
	o := dw.DefaultOptions(2)
	o.Check = dw.CheckChallenge
	o.Clock = dw.MinClock
	m, err := dw.New(dw.Setup{Options: o, Set: set, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	s := state{acting: true}.next(m.View(games.Table).(dw.View))
	for _, a := range actions {
		if err := m.Apply(0, a); err != nil {
			t.Fatal(err)
		}
		s = s.next(m.View(games.Table).(dw.View))
	}
	return s, m
}

// thrown is the state after the first throw.
func thrown(t *testing.T) (state, games.Match) {
	t.Helper()
	return begun(t, dw.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}})
}

// standing are the dice on the rack, from the left.
func (s state) standing() (dice []int) {
	_, rack := s.rows()
	for _, p := range rack {
		dice = append(dice, p.die)
	}
	return dice
}

// laid types the letters that these dice show.
func (s state) laid(dice ...int) state {
	for _, i := range dice {
		s.draft = s.draft.TapDie(s.view, i)
	}
	return s
}

func TestThrowIsOfWhatIsNotKept(t *testing.T) {
	s, _ := begun(t)
	if !s.throwing() || len(s.free()) != dw.DiceCount || s.declaring() {
		t.Errorf("before the first throw: throws %v, may declare %t", s.free(), s.declaring())
	}
	s, _ = thrown(t)
	s.draft = s.draft.Toggle(2).Toggle(7)
	if got := s.free(); !slices.Equal(got, []int{0, 1, 3, 4, 5, 6, 8, 9}) {
		t.Errorf("free: %v", got)
	}
	if tray, _ := s.rows(); !slices.Equal(s.standing(), []int{2, 7}) || len(tray) != 8 {
		t.Errorf("%v stand on the rack, %v lie in the tray", s.standing(), tray)
	}
	s.draft = s.draft.KeepAll()
	if _, ok := s.throw(); ok {
		t.Error("all are kept, and there is a throw")
	}
}

// Nobody may do anything in the replay, and no letter can come any more.
func TestNobodyActsInTheReplay(t *testing.T) {
	s, _ := thrown(t)
	if s.toCome() != 2 || !s.declaring() {
		t.Fatalf("%d throws to come, may declare %t", s.toCome(), s.declaring())
	}
	if s.acting = false; s.toCome() != 0 || s.throwing() || s.declaring() {
		t.Error("somebody may act")
	}
}

// The dice of the word stand on the rack in its order, and the next throw leaves them; also without a throw to come.
func TestRowsFollowTheWord(t *testing.T) {
	s, m := thrown(t)
	s = s.laid(4, 1)
	if got := s.standing(); !slices.Equal(got, []int{4, 1}) || !slices.Equal(s.free(), []int{0, 2, 3, 5, 6, 7, 8, 9}) {
		t.Errorf("%v stand, %v are thrown", got, s.free())
	}
	if err := m.Apply(games.Table, dw.TimeUp{}); err != nil {
		t.Fatal(err)
	}
	s = s.next(m.View(games.Table).(dw.View))
	s.draft = s.draft.KeepNone()
	if tray, _ := s.rows(); !s.building() || !slices.Equal(s.standing(), []int{4, 1}) || len(tray) != 8 {
		t.Errorf("building: %v", s.standing())
	}
}

// A word that was taken back comes back into the draft; after another throw it is empty.
func TestTheWordComesBack(t *testing.T) {
	before, m := thrown(t)
	s := before.laid(0, 1, 2, 3)
	s.declared = s.draft
	declared := m.Clone()
	if err := declared.Apply(0, dw.Declare{Word: s.draft.Word}); err != nil {
		t.Fatal(err)
	}
	after := s.next(declared.View(games.Table).(dw.View))
	if after.draft.Word != "" || after.shownLast() == nil && after.view.Pending == nil {
		t.Errorf("the next turn begins with %q", after.draft.Word)
	}
	if seat, got := after.coming(); seat != 0 || got != s.worth().Tally.Points() {
		t.Errorf("%d points are about to come for seat %d", got, seat)
	}
	back := after.next(before.view)
	if back.draft.Word != s.draft.Word {
		t.Errorf("%q is taken back, not %q", back.draft.Word, s.draft.Word)
	}
}

// A draft from the store stays with the position that it belongs to, and with no other.
func TestLoadedDraftStays(t *testing.T) {
	thrown, _ := thrown(t)
	for _, locked := range []bool{false, true} {
		s := state{acting: true, draft: thrown.laid(3, 5).draft, loaded: true}
		s.draft.Locked[9] = locked
		if s = s.next(thrown.view); (s.draft.Word != "") == locked || s.loaded {
			t.Errorf("locked %t: %q", locked, s.draft.Word)
		}
	}
}

// A letter behind a joker's mark names the joker.
func TestALetterNamesTheJoker(t *testing.T) {
	s, _ := thrown(t)
	s.draft = s.draft.Type('a')
	if got := s.typed('b').Word; got != "AB" {
		t.Errorf("%q", got)
	}
	s.draft = s.draft.Type(dw.Joker)
	if got := s.typed('b').Word; got != "AB" {
		t.Errorf("%q", got)
	}
}

// The dice of the pictures show letters that they have, in each language.
func TestDiceOfPicturesAreOfTheSet(t *testing.T) {
	for _, lang := range locales.Langs {
		set, err := boxSet(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, what := range []shown{tossed[lang], lined[lang]} {
			if len(what.letters) != len(what.dice) {
				t.Errorf("%s: %d letters", lang, len(what.letters))
			}
			for i, r := range what.letters {
				if die := set.Dice[what.dice[i]]; !strings.ContainsRune(die.Faces, r) {
					t.Errorf("%s: %s has no %c", lang, die.ID, r)
				}
			}
		}
	}
}

// The words of a throw leave out what a family wouldn't want to read out, in either language; laid by hand they count as before.
func TestPossibleWordsLeaveOutCrudeOnes(t *testing.T) {
	for lang, crude := range map[string]string{dw.German: "EROTISCH", dw.English: "FORESKIN"} {
		set, err := boxSet(locales.Lang(lang))
		if err != nil {
			t.Fatal(err)
		}
		lex := wordList(t, lang)
		v := dw.View{Set: set, Up: spelling(t, set, crude)}
		all := dw.AllWords(lex, v.Faces(), func(rune) int { return 1 })
		named := func(f dw.Found) bool { return f.Word == crude }
		if !slices.ContainsFunc(all, named) {
			t.Fatalf("%s doesn't lie there", crude)
		}
		some := offered(lex, v)
		if slices.ContainsFunc(some, named) || len(some) == 0 || len(some) >= len(all) {
			t.Errorf("%s: %d of %d words are offered", crude, len(some), len(all))
		}
	}
}

// What dictionaries have as a second spelling isn't among them either, though it counts when it is declared.
func TestPossibleWordsLeaveOutSecondSpellings(t *testing.T) {
	set, err := boxSet(locales.English)
	if err != nil {
		t.Fatal(err)
	}
	more, err := lexicon.Open(lists.EnglishVariants())
	if err != nil {
		t.Fatal(err)
	}
	plain := wordList(t, dw.English)
	lex := plain.With(more)
	for _, word := range []string{"DONUT", "DWARVES", "SNUCK"} {
		v := dw.View{Set: set, Up: spelling(t, set, word)}
		if r, known := (lexicon.Judge{Lexicon: lex}).Word(word); !r.Answer || !known {
			t.Errorf("%s: %+v, %v", word, r, known)
		}
		some := offered(lex, v)
		if !slices.Equal(some, offered(plain, v)) || slices.ContainsFunc(some, func(f dw.Found) bool { return f.Word == word }) {
			t.Errorf("%s or others are offered: %v", word, some)
		}
	}
}

// spelling are faces of a set's dice among which a word lies.
func spelling(t *testing.T, set dw.Set, word string) []int {
	t.Helper()
	up := make([]int, dw.DiceCount)
	if !lay(set, up, 0, word) {
		t.Fatalf("the dice can't spell %s", word)
	}
	return up
}

// lay turns up the letters with dice from the given one on, each letter by one of them.
func lay(set dw.Set, up []int, die int, letters string) bool {
	if letters == "" || die == len(up) {
		return letters == ""
	}
	for face, f := range []rune(set.Dice[die].Faces) {
		before, after, lies := strings.Cut(letters, string(f))
		if up[die] = face; lies && lay(set, up, die+1, before+after) {
			return true
		}
	}
	return lay(set, up, die+1, letters)
}

func wordList(t *testing.T, lang string) *lexicon.Lexicon {
	t.Helper()
	data := lists.German()
	if lang == dw.English {
		data = lists.English()
	}
	lex, err := lexicon.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	return lex
}
