// Package mind thinks about Dicewords: what each choice is worth, and the five computer players.
//
// A Library is what the minds of a match share. Its Players are the characters; its Mind is what tips and reviews measure
// with, and plays as Sphinx does.
//
//   - Pip and Fips keep the dice of the best word that they see and throw the rest.
//   - Nova looks one throw ahead: at the 14 keeps that most good words are near to, and at 60 ways the other dice may fall.
//   - Atlas looks one throw ahead, too, but at all keeps and all throws, by a table.
//   - Sphinx knows of every keep what it is worth to the end of the turn, by two tables.
//
// Until their tables are there (Library.Build), Atlas and Sphinx look ahead as Nova does, with words of their own. All know
// the words that the house accepts and all frequent words of three letters. What Pip, Fips and Nova know of less frequent
// words (vocabularies) is drawn once a match by the base form. Near the end of a race the chance to win it counts
// instead of points, as long as there is one (race.go): from where two mean turns, or the word that lies there and one, bring somebody
// to the target. In its last turn it is the chance to win with that turn.
//
// The last seat of a round can make a turn the last one: when it reaches the target, and nobody else has, the match is won at once.
// A word that does so is a certain win, which nothing beats: all five take it, and tips, reviews and judged tries measure such a
// throw by the chance to win with this turn. Without such a word it is the chance to win the
// match. Alone every word that reaches the target ends the match, so it counts the same.
//
// # What is exact
//
// Tables has for each of the 25,194,240 throws of the box (two of its dice are equal) the points of its best word, and what
// it is worth with one more throw of any dice: two times 50 MB. What a choice of dice is worth is the mean over the throws
// that it may lead to. The lattice of all keeps (121 millions) is never held: it is walked in cubes of six dice that fit
// into the cache, for each keep of the other four. With one throw left "kept dice stay kept" only leaves fewer keeps to
// choose from. With two left it isn't counted out, which takes up to 0.3 s a choice: each keep is valued as if one throw were left, and
// that costs Sphinx 1.5 ± 0.8 points a turn (2,447 turns both ways).
//
// On one core of an AMD EPYC the tables of Sphinx take 1.5 s, and 147 MB while they are built, 101 MB then; those of Atlas
// 0.9 s more and 50 MB. All 1,024 keeps take 12 to 15 ms, the last turn of a race with two throws left 0.7 s.
//
// A match with both, Atlas at the table and Sphinx or tips, holds 160 MB, words and all, with German words as with English ones; while
// they are built it is 180 MB, if garbage is collected from 8 MB on (BenchmarkMemory in app/dicewords).
//
// What a turn brings to who plays exactly, and how that was checked ("go test ./games/dicewords/mind -run Proof -proof", which
// takes a gigabyte): a plain lattice of all keeps gives the same to 0.01; 200,000 turns played by it, their last words found by
// dicewords.BestWord, bring (the turns, and the whole list, are of 2026-11-23, where the first two were 93.19 and 112.90):
//
//	words             a fresh turn   200,000 turns     the same, one throw ahead
//	tier 1                   93.20   93.17 ± 0.11      91.91 ± 0.11
//	tiers 1 and 2           112.94   112.86 ± 0.12     111.64 ± 0.11    with all their forms
//	the whole list          143.38   143.37 ± 0.13     142.00 ± 0.12
//
// With three dice free the mean of BestWord over all 216 throws agrees for 20 keeps, and for sets of few faces a program that
// counts everything out agrees in all keeps, with one and two throws left, and in the chance to reach a
// goal.
//
// # Reviews
//
// Library.Review goes through a match by the same tables. What it books of a turn adds up to its points exactly: "go test
// ./games/dicewords/mind -run Review -proof" plays 10,000 random matches, with words that it doesn't know or that didn't count,
// with the clock and with last turns of races. Where the chance to win is what counts, the books stay in points: what a choice leaves
// of them without costing the win is booked apart (mind.Booked.Spent).
//
// # Arena
//
// "go test ./games/mind/arena" plays it, its test says how. Points are those of 20,000 turns (Pip, Fips, Nova) and of 200,000
// (Atlas, Sphinx: from the table above, since they play just so); races go to 400 points.
//
//	        words up to rank              points a turn   wins the race against the one before
//	Pip     350, fewer up to 1,100         56.2 ± 0.3
//	Fips    1,000, fewer up to 3,100       67.3 ± 0.3     86.9 ± 1.9 % of 1,000
//	Nova    2,200, fewer up to 4,900       77.8 ± 0.3     81.8 ± 2.2 % of 1,000
//	Atlas   all of tier 1                  91.9 ± 0.1     85.1 ± 2.1 % of 1,000
//	Sphinx  all of tiers 1 and 2          112.9 ± 0.1     85.4 ± 2.0 % of 1,000
//
// Since then Sphinx leaves out odd forms of everyday words (plain.go), which no list ranks, and words that no child should be
// told: a fresh turn is worth 110.60 points to it.
//
// A Fips of 66.8 points (950, fewer up to 2,950) still wins 86.4 ± 2.0 %.
//
// Since they take a word that wins at once, the races were played again: 86.8 ± 1.9, 82.6 ± 2.2, 83.8 ± 2.2 and 85.4 ± 2.1 %. Points
// a turn come from matches alone, whose last turn ends by that as soon as the target is reached: it is one of 26 to 36, and there
// they are 55.9, 66.8 and 77.2 of Pip, Fips and Nova in 20,000 turns, 91.4 ± 0.7 and 109.0 ± 0.8 of Atlas and Sphinx in 5,000. All
// other turns are played as before.
//
// # English words
//
// With the English set and list a fresh turn is worth 95.39 points to who plays exactly with tier 1, and 111.96 with tiers 1 and 2;
// 111.89 are left to Sphinx, which says no word that no child should be told. The levels know as many words as in German; 20,000
// turns each:
//
//	Pip     53.1 ± 0.2
//	Fips    65.0 ± 0.2    wins the race against Pip      91.3 ± 1.8 % of 1,000
//	Nova    75.1 ± 0.3    wins the race against Fips     83.3 ± 2.2 % of 1,000
//	Atlas   93.9 ± 0.7    wins the race against Nova     90.4 ± 1.7 % of 1,000, whose turns these are
//	Sphinx 110.7 ± 0.9    wins the race against Atlas    83.5 ± 2.2 % of 1,000, whose turns these are
package mind
