package dicewords_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"spieltisch/games/dicewords"
)

// rolls are throws of all ten dice; with joker the last one shows it each time.
func rolls(n int, joker bool) [][]rune {
	rnd := rand.New(rand.NewPCG(7, 7))
	out := make([][]rune, n)
	for i := range out {
		for _, die := range germanDice {
			out[i] = append(out[i], []rune(die)[rnd.IntN(6)])
		}
		if joker {
			out[i][9] = '?'
		} else if out[i][9] == '?' {
			out[i][9] = 'N'
		}
	}
	return out
}

// benchmarkRolls reports besides the mean the slowest of many rolls, the best of
// twenty tries each, so that other programs don't count ("max-ns").
func benchmarkRolls(b *testing.B, joker bool, f func([]rune) int) {
	throws := rolls(256, joker)
	germanWords()
	b.ReportAllocs()
	i, found := 0, 0
	for b.Loop() {
		found += f(throws[i%len(throws)])
		i++
	}
	var slowest time.Duration
	for _, faces := range throws {
		best := time.Hour
		for range 20 {
			start := time.Now()
			f(faces)
			best = min(best, time.Since(start))
		}
		slowest = max(slowest, best)
	}
	b.ReportMetric(float64(slowest.Nanoseconds()), "max-ns")
	b.ReportMetric(float64(found)/float64(i), "words/op")
}

var benchValues = func() map[rune]int {
	m := map[rune]int{}
	for _, r := range dicewords.Letters + "?" {
		m[r] = rulebookPoints(r)
	}
	return m
}()

func benchPoints(r rune) int { return benchValues[r] }

func allWords(faces []rune) int { return len(dicewords.AllWords(germanWords(), faces, benchPoints)) }

func bestWord(faces []rune) int {
	if _, ok := dicewords.BestWord(germanWords(), faces, benchPoints, nil); ok {
		return 1
	}
	return 0
}

// Must stay below 5 ms.
func BenchmarkAllWords(b *testing.B) {
	b.Run("letters", func(b *testing.B) { benchmarkRolls(b, false, allWords) })
	b.Run("joker", func(b *testing.B) { benchmarkRolls(b, true, allWords) })
}

// Must stay below 1 ms.
func BenchmarkBestWord(b *testing.B) {
	b.Run("letters", func(b *testing.B) { benchmarkRolls(b, false, bestWord) })
	b.Run("joker", func(b *testing.B) { benchmarkRolls(b, true, bestWord) })
}

// BenchmarkAllWordsObvious is the slow way that the tests compare with.
func BenchmarkAllWordsObvious(b *testing.B) {
	throws := rolls(64, true)
	germanForms()
	i := 0
	for b.Loop() {
		obviousWords(throws[i%len(throws)], benchPoints)
		i++
	}
}
