package arena

import (
	"fmt"
	"math"

	"spieltisch/games"
	"spieltisch/games/handicap"
)

// Fair is a contest of two neighbours of whom the second has the handicap that the program proposes to those of whom so much is known.
// o are the options of the match.
func (c Contest) Fair(o any, known [2]handicap.Form) Contest {
	data, err := games.Encode(o)
	if err != nil {
		panic(err) // options are plain data
	}
	for i := range known {
		known[i].Matches, known[i].Turns, known[i].Rated = handicap.Sure, 1, handicap.Sure
	}
	proposed, ok := handicap.Of(data).Propose(known[:])
	if !ok {
		panic("arena: " + c.Name + " has no handicap")
	}
	c.Given, c.Groups = []int{0, proposed[1].N}, 500
	c.Name += fmt.Sprintf(", given %d", proposed[1].N)
	return c
}

// Won are two of whom the first wins such a share of their matches.
func Won(share float64) [2]handicap.Form {
	return [2]handicap.Form{{Mu: handicap.PerTau * math.Log(share/(1-share))}}
}

// Made are two who make so many points in a turn or round.
func Made(points [2]float64) [2]handicap.Form {
	return [2]handicap.Form{{Mean: points[0]}, {Mean: points[1]}}
}
