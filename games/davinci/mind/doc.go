// Package mind values what a seat of Da Vinci Code may do, and is its five computer players.
//
// A level is how a guess is judged:
//
//   - Pip looks at half of the others' tiles in a turn, at each by itself: all numbers are alike that fit between the open
//     tiles of the row. It remembers the last three answers.
//   - Fips looks at all of them, and remembers all answers.
//   - Nova counts exact chances, by davinci.Weigh, and goes on only when it is sure. From it on, the colour that is drawn
//     leads to the best guess on average, and the own tile that is opened leaves the others the least.
//   - Atlas counts the same, and goes on from 50 %.
//   - Sphinx also listens. It goes through the ways to fill each row and weighs them by how likely their owner would have
//     guessed, gone on and stopped as they did, had they held these tiles: nobody names what they hold, and who goes on is sure
//     of something. It goes on from 40 %, in a points game from 33 %.
//
// All take two tiles of each colour, as that leaves the most rows to think of, and put their dashes by chance, as nothing is
// harder to read.
//
// # What was tried and brought nothing
//
// Looking two guesses ahead (48.7 % against Sphinx without, 600 matches), naming an own number to mislead when no guess is
// better than 15 % (49.3 %, with dashes 47.5 %), preferring a 6 or a dash in a points game (53 ± 3 %), other thresholds at
// three and four (within 1 %).
//
// # Arena
//
// Levels in matches of two, Sphinx against Atlas at larger tables and for points. "go test ./games/mind/arena" plays it, and
// its test says how.
//
// (to come)
package mind
