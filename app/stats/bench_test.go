package stats_test

import (
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

// BenchmarkOverview opens the statistics.
func BenchmarkOverview(b *testing.B) {
	shelltest.Pace(b, func(b *testing.B, games int) func() {
		env := shelltest.New(b, locales.German)
		shelltest.FillFamily(b, env, games, kinds...)
		return func() { overview(env) }
	})
}
