// Package mind thinks about Dicewords: what each choice is worth, exactly, and the computer players.
//
// A Library is what the minds of a match share. Its Players are the five characters: Pip and Fips keep the dice of the
// best word that they know, Nova looks one throw ahead, Atlas does so exactly with the words of tier 1, Sphinx plays
// exactly with those of tiers 1 and 2. Until their tables are built (Library.Build) the last two look ahead as Nova does.
// Its Mind is what tips and reviews measure with.
//
// # What is exact
//
// Tables has for each of the 25,194,240 throws of the box (two dice are equal) the points of its best word, and what it is
// worth with one more throw of any dice. What a choice of dice is worth is the mean over the throws that it may lead to.
// The lattice of all keeps (121 millions) is never held: it is walked in cubes of six dice that fit into the cache, for
// each keep of the other four.
package mind
