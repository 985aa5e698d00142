package shelltest

import (
	"slices"
	"testing"
	"time"
)

// Few and Many are the numbers of games between which Pace compares.
const (
	Few  = 100
	Many = 10_000
)

// Pace measures open with few and with many games in the store, which prepare fills, and fails when
// many take more than so many times as long.
func Pace(b *testing.B, times float64, prepare func(b *testing.B, games int) (open func())) {
	b.Helper()
	var few time.Duration
	for _, n := range []int{Few, Many} {
		open := prepare(b, n)
		open() // caches
		b.Run(map[int]string{Few: "few", Many: "many"}[n], func(b *testing.B) {
			var took []time.Duration
			for b.Loop() {
				began := time.Now()
				open()
				took = append(took, time.Since(began))
			}
			slices.Sort(took)
			median := took[len(took)/2]
			b.ReportMetric(float64(median.Microseconds()), "µs-median")
			if n == Few {
				few = median
				return
			}
			ratio := float64(median) / float64(few)
			b.ReportMetric(ratio, "×few")
			if ratio > times {
				b.Errorf("%v with %d games, %v with %d", median, Many, few, Few)
			}
		})
	}
}
