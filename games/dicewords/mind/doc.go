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
// to the target. To tips, reviews and tries these are the turns of those who sit at the table (Mind.Against), persons being a little better than
// Pip, and for whoever asks, too: what a turn is worth is told by the best that can be done now, what comes later by what they
// will do. Computers take all to play as the measure. In its last turn it is the chance to win with that turn.
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
// "go test ./games/mind/arena" plays it, its test says how. Points are those of 20,000 turns (Atlas, Sphinx: 5,000) of matches alone,
// of whose 18 to 42 turns the last one ends as soon as the target is reached; races go to 400 points.
//
//	        words up to rank              points a turn   wins the race against the one before
//	Pip     160, fewer up to 580           48.3 ± 0.2
//	Fips    450, fewer up to 1,500         59.2 ± 0.2     87.9 ± 1.9 % of 1,000
//	Nova    1,300, fewer up to 3,300       73.0 ± 0.3     91.0 ± 1.7 % of 1,000
//	Atlas   all of tier 1                  91.4 ± 0.7     89.6 ± 1.8 % of 1,000
//	Sphinx  all of tiers 1 and 2          109.0 ± 0.8     85.4 ± 2.1 % of 1,000
//
// Pip begins where people are. Somebody who sees a word of 3, 4, 5, 6, 7 or more letters that lies there with 80, 55, 30, 15, 7 or 1 to 3
// of a hundred, and keeps dice as Pip does, makes 52 points a turn with an adult's words and 44 with those of a child of ten; by
// seeing more or less it is 46 to 60, and 40 to 51. Five levels from there to Sphinx can't all be nearer to each other than this.
//
// Sphinx leaves out odd forms of everyday words (plain.go), which no list ranks, and words that no child should be
// told: a fresh turn is worth 110.60 points to it.
//
// # English words
//
// With the English set and list a fresh turn is worth 95.39 points to who plays exactly with tier 1, and 111.96 with tiers 1 and 2;
// 111.89 are left to Sphinx, which says no word that no child should be told. It takes more words to bring as many points as in
// German, and less of a difference makes as large a step:
//
//	        words up to rank              points a turn   wins the race against the one before
//	Pip     285, fewer up to 950           51.1 ± 0.2
//	Fips    725, fewer up to 2,350         61.5 ± 0.2     90.4 ± 1.7 % of 1,000
//	Nova    2,200, fewer up to 4,900       75.1 ± 0.3     92.2 ± 1.7 % of 1,000
//	Atlas   all of tier 1                  93.9 ± 0.7     90.4 ± 1.7 % of 1,000, whose turns these are
//	Sphinx  all of tiers 1 and 2          110.7 ± 0.9     83.5 ± 2.2 % of 1,000, whose turns these are
package mind
