// Package mind thinks about Dicewords: what each choice is worth, exactly, and the computer players.
//
// # What is exact
//
// Tables has for each of the 25,194,240 throws of the box (two dice are equal) the points of its best word, and what it is
// worth with one more throw of any dice. What a choice of dice is worth is the mean over the throws that it may lead to.
// The lattice of all keeps (121 millions) is never held: it is walked in cubes of six dice that fit into the cache, for
// each keep of the other four.
package mind
