package mind

import (
	"spieltisch/games/dicewords"
	"spieltisch/games/mind"
)

// turns are what fresh turns of the measure bring, by the language of the words. points were counted in 8000 turns by the tables, reach comes from them
// alone: to count either takes minutes.
var turns = map[string]*turn{
	dicewords.German: {
		points: []float64{
			1, 1, 1, 0.9999, 0.9991, 0.9948, 0.9845, 0.9519, 0.8806, 0.8021, 0.6438, 0.5162, 0.3764, 0.2276,
			0.1554, 0.091, 0.0534, 0.0284, 0.0169, 0.0056, 0.0029, 0.001, 0.0003, 0.0001, 0, 0, 0, 0,
		},
		more: 1,
		reach: []float64{
			1, 1, 1, 1, 1, 0.9996, 0.997, 0.9836, 0.933, 0.8551, 0.6923, 0.5701, 0.4379, 0.2882,
			0.2193, 0.1564, 0.1139, 0.0753, 0.0563, 0.0294, 0.0191, 0.0121, 0.0076, 0.0034, 0.0017, 0.0003, 0.0003, 0.0003,
		},
	},
	dicewords.English: {
		points: []float64{
			1, 1, 1, 1, 0.9996, 0.9963, 0.9893, 0.9649, 0.9022, 0.8084, 0.6392, 0.518, 0.3559, 0.2256,
			0.1495, 0.09, 0.0584, 0.0351, 0.0211, 0.0074, 0.003, 0.0015, 0.0004, 0, 0, 0, 0, 0,
		},
		more: 1,
		reach: []float64{
			1, 1, 1, 1, 1, 1, 0.9995, 0.9945, 0.9641, 0.8858, 0.7147, 0.5927, 0.4384, 0.3095,
			0.2284, 0.1663, 0.1205, 0.0851, 0.0588, 0.0336, 0.0216, 0.015, 0.0077, 0.004, 0.0015, 0.0004, 0, 0,
		},
	},
}

// weaker are the points of those who aren't the measure, counted in 1500 to 6000 turns of each with German words.
var weaker = [...][]float64{
	mind.Pip: {
		1, 1, 0.999, 0.9367, 0.7005, 0.4328, 0.2615, 0.1095, 0.0463, 0.0243, 0.0087, 0.0047, 0.0008, 0.0002, 0,
	},
	mind.Fips: {
		1, 1, 0.9998, 0.988, 0.8977, 0.6973, 0.503, 0.2705, 0.129, 0.0673, 0.0253, 0.0132, 0.0042, 0.001, 0.0007, 0,
	},
	mind.Nova: {
		1, 1, 0.9987, 0.9933, 0.9687, 0.898, 0.7933, 0.58, 0.3353, 0.212, 0.1, 0.0607, 0.032, 0.0087, 0.004, 0.0027, 0,
	},
	mind.Atlas: {
		1, 1, 1, 0.9987, 0.9953, 0.9733, 0.9407, 0.8513, 0.6587, 0.504, 0.3127, 0.2127, 0.122, 0.056,
		0.036, 0.0187, 0.01, 0.0053, 0.004, 0.002, 0.0007, 0.0007, 0.0007, 0.0007, 0.0007, 0,
	},
}

// needed are the points of those who can do something for just so many: of Nova counted at six of them, in 1500 turns each, of Atlas those of the
// measure, by how much further that gets in a turn.
var needed = map[mind.Level][]float64{
	mind.Nova: {
		1, 1, 1, 0.997, 0.992, 0.945, 0.88, 0.7, 0.4933, 0.36, 0.236, 0.16, 0.1, 0.06, 0.03, 0.0127, 0.004, 0,
	},
	mind.Atlas: {
		1, 1, 1, 1, 0.9996, 0.9944, 0.9619, 0.881, 0.7077, 0.5511, 0.3807, 0.2455, 0.1653, 0.1102,
		0.0689, 0.0409, 0.021, 0.0119, 0.0064, 0.0025, 0.0006, 0,
	},
}

// englishMore is by how much further they get with English words, and personMore by how much persons get further than Pip, as the
// package's doc says.
const (
	englishMore = 1.04
	personMore  = 1.08
)

// turn is what a fresh turn brings with everyday words: the chances of so many points or more, from 0 on in steps of tens.
type turn struct {
	points []float64 // of who plays for points
	reach  []float64 // of who does all for just so many
	more   float64   // how many times as far it gets
}

func turnOf(language string, level mind.Level) *turn {
	if level == mind.Sphinx {
		return turns[language]
	}
	more := 1.
	if !level.Known() {
		level, more = mind.Pip, personMore
	}
	if language == dicewords.English {
		more *= englishMore
	}
	t := &turn{points: weaker[level], reach: needed[level], more: more}
	if t.reach == nil {
		t.reach = t.points
	}
	return t
}

func (t *turn) mean() float64 {
	sum := 0.0
	for _, c := range t.points {
		sum += 10 * c
	}
	return (sum - 5) * t.more
}

func (t *turn) atLeast(of []float64, points int) float64 {
	at := float64(points) / (10 * t.more)
	if at >= float64(len(of)-1) {
		return 0
	}
	return between(of, at)
}
