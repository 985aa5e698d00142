package paper

import (
	"testing"

	"spieltisch/games/decipher"
	"spieltisch/games/sheet/sheettest"
)

// The slowest refusal: four players, and points that no round gives.
func BenchmarkRefusedPoints(b *testing.B) {
	l := sheettest.Start(b, Kind{}, Options{Seats: 4, Length: 6, Language: decipher.LanguageGerman})
	for b.Loop() {
		if _, _, _, err := l.Set(Typed(1, "", []string{"100", "", "", ""})); err == nil {
			b.Fatal("accepted")
		}
	}
}
