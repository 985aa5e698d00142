package stats_test

import (
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

// BenchmarkOverview opens the statistics.
func BenchmarkOverview(b *testing.B) {
	// The page adds up every seat there ever was, in five passes of SQLite over 30,000 rows; one that only counts them takes
	// as long as the whole page with few.
	shelltest.Pace(b, 6, func(b *testing.B, games int) func() {
		env := shelltest.New(b, locales.German)
		shelltest.FillFamily(b, env, games, kinds...)
		return func() { overview(env) }
	})
}
