// Package mind values what a seat of Da Vinci Code may do, and is its five computer players.
//
// A level is how a guess is judged:
//
//   - Pip looks at half of the others' tiles in a turn, at each by itself: all numbers are alike that fit between the open
//     tiles of the row. It remembers the last three answers.
//   - Fips looks at all of them, and remembers all answers.
//   - Nova counts exact chances, by davinci.Weigh, and goes on only when it is sure. From it on, the colour that is drawn
//     leads to the best guess on average, and the own tile that is opened leaves the others the least.
//   - Atlas counts the same, and goes on from 50 %, in a points game from 70 %.
//   - Sphinx also listens. It goes through the ways to fill each row and weighs them by how likely their owner would have
//     guessed, gone on and stopped as they did, had they held these tiles: nobody names what they hold, and who goes on is sure
//     of something. What that changes, the exact chances are multiplied by. It goes on from 40 %, in a points game from 65 %.
//
// All take two tiles of each colour, as that leaves the most rows to think of, and put their dashes by chance, as nothing is
// harder to read.
//
// # How strong they are
//
// By "make arena": who wins how many of the matches, with an interval of 95 %; each deal is played once for each way to rotate
// the players. The same seeds give the same matches; of more than 900,000 choices all were lawful.
//
//	                        matches   without dashes           with dashes
//	Fips against Pip          2,000   63.2 % (61.1 to 65.3)    64.4 % (62.4 to 66.4)
//	Nova against Fips         2,000   65.7 % (63.6 to 67.9)    65.0 % (63.0 to 67.1)
//	Atlas against Nova        2,000   74.4 % (72.6 to 76.3)    73.2 % (71.5 to 75.0)
//	Sphinx against Atlas      2,000   73.9 % (72.1 to 75.8)    75.4 % (73.7 to 77.1)
//	Sphinx, two Atlas           600   58.5 % (54.8 to 62.2)    59.0 % (55.2 to 62.8)
//	Sphinx, three Atlas         400   38.5 % (33.9 to 43.1)    40.8 % (35.6 to 45.9)
//	points of two rounds:
//	Fips against Pip            400   65.9 % (61.3 to 70.4)    70.2 % (65.7 to 74.8)
//	Nova against Fips           400   65.7 % (60.9 to 70.6)    74.2 % (70.1 to 78.4)
//	Atlas against Nova          400   80.2 % (76.5 to 84.0)    81.0 % (77.2 to 84.8)
//	Sphinx against Atlas        400   80.4 % (76.5 to 84.3)    74.4 % (70.4 to 78.4)
//
// In a points game right guesses are what counts, so who is bold gets far. The two strongest are more careful there than would
// pay, and than reviews and tips are (Adviser), since else hardly anybody could beat them: an Atlas that goes on from 40 % wins
// 89 % against Nova, and a Sphinx that goes on from 50 % as much against an Atlas that does from 70 %. A bolder Nova (90 or
// 80 %) would be nearer to Atlas, but beat Fips in 88 and 91 %.
//
// The slowest decision in matches of four with dashes took Atlas 10 ms and Sphinx 13 ms, on a busy computer (BenchmarkChoose).
//
// # Whether what is said comes true
//
// Of the guesses that Adviser calls best, in 400 matches of two without dashes against each level, those where what was heard changes
// the chance by ten points or more: what is said, and how many of 100 are right (100 to 300 guesses a cell, ± 4 to 8). Pip and Fips
// guess with less reason than is heard, and nobody can know that they do.
//
//	said   tiles alone   Pip   Fips   Nova   Atlas   Sphinx
//	  46       30         44     45     45      43       37
//	  55       36         57     51     70      63       55
//	  65       43         48     52     72      75       61
//	  75       48         59     71     79      82       67
//	  85       52         76     77     94      95       75
//	  97       57         85     91    100     100       93
//
// # What was tried and brought nothing
//
// Against Sphinx as it is, in 600 to 1,000 matches: looking two guesses ahead 48.7 %, naming an own number to mislead when no
// guess is better than 15 % 49.3 % (with dashes 47.5 %), drawing by what was heard 50.5 % (48.3 %), preferring a 6 or a dash in a
// points game 53 ± 3 %. At three and four, going on from 26 to 62 % is all the same within 1 %.
package mind
