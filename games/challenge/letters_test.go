package challenge

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"

	"pgregory.net/rapid"
)

func idOf(err error) games.ID {
	var illegal *games.Illegal
	if errors.As(err, &illegal) {
		return illegal.ID
	}
	return ""
}

func code(t *rapid.T) (string, uint64) {
	bits := rapid.Uint64Range(0, 1<<50-1).Draw(t, "bits")
	return Number(bits), bits
}

// The code that the design shows, however it is typed.
func TestReadsAnExample(t *testing.T) {
	for _, typed := range []string{"20NW-19SM-KS49", "2onw l9sm ks49", " 20nwi9SMKS49.", "20NW–19SM–KS49"} {
		bits, err := ReadNumber(typed)
		if again := Show(Number(bits)); err != nil || again != "20NW-19SM-KS49" {
			t.Errorf("%q: %x, %v, %s", typed, bits, err, again)
		}
	}
}

// All that is written is read again; one or two wrong letters, and any two that changed places, are always noticed, and one wrong
// letter is named, never taken over.
func TestWrongLettersAreNoticed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text, bits := code(t)
		if got, err := ReadNumber(Show(text)); err != nil || got != bits || len(text) != 12 {
			t.Fatalf("%s gives %x, %v, want %x", text, got, err, bits)
		}
		typed := []byte(text)
		i, j := rapid.IntRange(0, 11).Draw(t, "i"), rapid.IntRange(0, 11).Draw(t, "j")
		swapped := slices.Clone(typed)
		swapped[i], swapped[j] = swapped[j], swapped[i]
		if _, err := ReadNumber(string(swapped)); err == nil && string(swapped) != text {
			t.Fatalf("%s passes for %s", swapped, text)
		}
		typed[i] = alphabet[rapid.IntRange(0, 31).Draw(t, "letter")]
		_, err := ReadNumber(string(typed))
		var illegal *games.Illegal
		if string(typed) != text && (!errors.As(err, &illegal) || illegal.ID != IllegalTypo || illegal.Args["Code"] != Show(text)) {
			t.Fatalf("%s for %s: %v", typed, text, err)
		}
		typed[j] = alphabet[rapid.IntRange(0, 31).Draw(t, "other")]
		if _, err := ReadNumber(string(typed)); (err == nil) != (string(typed) == text) {
			t.Fatalf("%s for %s: %v", typed, text, err)
		}
	})
}

// A letter that no code has is one wrong letter, whatever stood there; two are none that anybody could guess.
func TestStrangeLetters(t *testing.T) {
	for i := range 12 {
		text := "20NW19SMKS49"
		var illegal *games.Illegal
		if _, err := ReadNumber(text[:i] + "Ü" + text[i+1:]); !errors.As(err, &illegal) || illegal.ID != IllegalTypo || illegal.Args["Code"] != "20NW-19SM-KS49" {
			t.Errorf("Ü at %d: %v", i, err)
		}
	}
	for typed, want := range map[string]games.ID{
		"U0NW-19SM-KS4U": IllegalLetter, "": IllegalLength, "20NW-19SM-KS4": IllegalLength, "20NW-19SM-KS499": IllegalLength, "20NW-19SM-4K9S": IllegalWrong,
	} {
		if _, err := ReadNumber(typed); idOf(err) != want {
			t.Errorf("%q: %v, want %s", typed, err, want)
		}
	}
}

// An answer tells the points of each round and only belongs to its own code; for five rounds it is as long as a code.
func TestAnswers(t *testing.T) {
	foreign := 0
	rapid.Check(t, func(t *rapid.T) {
		text, _ := code(t)
		points := rapid.SliceOfN(rapid.IntRange(0, most), 3, 10).Draw(t, "points")
		said := Answer(text, points)
		got, err := ReadAnswer(text, strings.ToLower(Show(said)), len(points))
		if err != nil || !slices.Equal(got, points) || len(points) == 5 && len(said) != len(text) {
			t.Fatalf("%v: %s gives %v, %v", points, said, got, err)
		}
		typed, i := []byte(said), rapid.IntRange(0, len(said)-1).Draw(t, "i")
		typed[i] = alphabet[(strings.IndexByte(alphabet, typed[i])+rapid.IntRange(1, 31).Draw(t, "by"))%32]
		if _, err := ReadAnswer(text, string(typed), len(points)); idOf(err) != IllegalTypo {
			t.Fatalf("%s for %s: %v", typed, said, err)
		}
		if other, _ := code(t); other != text {
			if _, err := ReadAnswer(other, said, len(points)); err == nil {
				foreign++
			}
		}
	})
	if foreign > 3 { // of 100, each with a chance of 1 in 1,024
		t.Errorf("%d answers pass for another code", foreign)
	}
	if got, err := ReadAnswer("X", Answer("X", []int{-5, 5000, 7}), 3); err != nil || !slices.Equal(got, []int{0, most, 7}) {
		t.Errorf("%v, %v", got, err)
	}
}

func TestRecordKeys(t *testing.T) {
	if text, ok := OfRecord(RecordKey("20NW19SMKS49")); !ok || text != "20NW19SMKS49" {
		t.Errorf("%s, %t", text, ok)
	}
	for _, key := range []string{"", "challenge=", "target=400 set=0"} {
		if _, ok := OfRecord(key); ok {
			t.Errorf("%q is a challenge", key)
		}
	}
}
