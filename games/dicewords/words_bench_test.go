package dicewords_test

import (
	"math/rand/v2"
	"strings"
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

// benchmarkRolls reports besides the mean the slowest roll ("max-ns").
func benchmarkRolls(b *testing.B, joker bool, f func([]rune) int) {
	throws := rolls(4096, joker)
	germanWords()
	b.ReportAllocs()
	var slowest time.Duration
	i, found := 0, 0
	for b.Loop() {
		start := time.Now()
		found += f(throws[i%len(throws)])
		slowest = max(slowest, time.Since(start))
		i++
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
	if _, ok := dicewords.BestWord(germanWords(), faces, benchPoints); ok {
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
	germanForms()
	benchmarkRolls(b, true, func(faces []rune) int { return len(obviousWords(faces, benchPoints)) })
}

// The richest roll that the dice can show, of those the search is slowest for.
func BenchmarkAllWordsRich(b *testing.B) {
	faces := []rune(strings.ToUpper("eairstnhd?"))
	for b.Loop() {
		allWords(faces)
	}
}
