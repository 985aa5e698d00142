package stats

import (
	"math"
	"testing"

	"spieltisch/app/draw"
)

// The sentence on top names who is really ahead, since when, and who comes nearer.
func TestLeads(t *testing.T) {
	no := math.NaN()
	for _, x := range []struct {
		why               string
		lines             [][]float64
		who, since, gains int
	}{
		{"from the third column on", [][]float64{{50, 60, 90, 95}, {70, 80, 80, 80}}, 0, 2, -1},
		{"all the time, and the other comes nearer", [][]float64{{90, 90, 90, 90}, {40, 40, 60, 80}}, 0, 0, 1},
		{"who falls back doesn't catch up, though the distance shrinks", [][]float64{{90, 80, 70, 62}, {60, 60, 60, 60}}, 0, 0, -1},
		{"two share the lead", [][]float64{{90, 90, 90}, {90, 90, 90}}, -1, 2, -1},
		{"who was away for a month leads on", [][]float64{{90, 90, no}, {50, 50, 50}}, 0, 0, -1},
		{"who was away for long doesn't", [][]float64{{90, no, no, no}, {50, 50, 50, 50}}, 1, 3, -1},
		{"who has just come doesn't catch up", [][]float64{{90, 90, 90}, {no, no, 80}}, 0, 0, -1},
	} {
		var lines []draw.ChartLine
		for _, values := range x.lines {
			lines = append(lines, draw.ChartLine{Values: values})
		}
		if who, since, gains := leads(lines, len(x.lines[0])); who != x.who || since != x.since || gains != x.gains {
			t.Errorf("%s: %d since %d, %d gains; want %d, %d, %d", x.why, who, since, gains, x.who, x.since, x.gains)
		}
	}
}
