// Package mind is the computer players of Wörterklauer, and values turns for tips and reviews (Mind).
//
// A turn is made of plays: words laid to the right or downwards over what lies there, with letters of the hand on empty cells
// and in the place of others, found letter by letter in a tree of the words that a level knows (Appel and Jacobson). After each
// play everything on the field is right, so a turn is a way of plays; a beam keeps the best of them. From technique level II on
// the field may be shaped before: a letter inserted, letters taken out, words taken apart (see shapes). Every letter then still
// belongs to the word that it lay in, and what was taken up must be laid again before the turn ends.
//
// The lead is counted by the rules as they are for words in their cells. At level I that is what the referee says, in all of
// 8,473 ends of turns, and all single plays are found (tests compare both). Where tiles have moved it holds for 85 of a hundred
// ends; so the referee judges them in their order, and only what it accepts is handed in.
//
//   - A level is how frequent the words are that it knows, and how long (all know the core words of two and three letters), how
//     many it lays in a turn, with which lead it is content, and which share of the cells it overlooks in a turn.
//   - Nobody knows more than core words of tier 1: what decides is vocabulary, and rare words read like cheating.
//   - Sphinx takes 24 of the turns found and looks for the other one's best reply to each, with two ways in which the box may
//     be drawn from.
//   - Atlas and Sphinx take the joker where they find a lead of one letter only, all of them where they find none. Who then
//     finds none gives up. A Mind, like a player, may overlook a lead that is there.
//
// # How strong they are
//
// By "make arena": who wins how many of 400 matches, with an interval of 95 %. The same seeds give the same matches; of all
// 157,520 choices, about half of them whole turns, none was refused.
//
//	                       7×7, level I           10×10, level I         10×10, level IV
//	Fips against Pip       74.8 % (70.4 to 79.1)  85.8 % (82.4 to 89.1)  79.8 % (75.9 to 83.6)
//	Nova against Fips      75.5 % (71.4 to 79.6)  81.8 % (77.8 to 85.7)  84.2 % (80.6 to 87.9)
//	Atlas against Nova     70.8 % (66.6 to 74.9)  80.8 % (77.0 to 84.5)  76.8 % (72.5 to 81.0)
//	Sphinx against Atlas   69.8 % (65.1 to 74.4)  85.2 % (81.9 to 88.6)  90.0 % (86.9 to 93.1)
//	Sphinx against itself
//	without replies        71.5 % (67.2 to 75.8)  75.8 % (71.6 to 79.9)
//
// At level IV on 10×10 Sphinx without replies wins 98.5 % (96.8 to 100) of 200 matches against itself with the moves of level I
// only. Of 60 positions each that it gives up at level I, it finds a lead at level IV in 27 on 7×7, in 54 on 10×10.
//
// # How long it takes
//
// The first word that brings a lead is found in 0.1 ms (p99 0.4 ms), a whole turn at level I in 1 ms, by Sphinx in 44 ms, at
// level IV in 10 and 95 ms, all on a computer with eight times as many programs as cores (BenchmarkFirst, BenchmarkTurn). The
// words take 6 MB. A beam of a Mind finds 99 % (7×7) and 97 % (10×10) of the lead that one of 256 with ten words finds.
//
// # What was tried and brought nothing
//
// Taking the joker for a larger lead (49 ± 3 %, for five letters 48 ± 4 %); looking only at replies to the turns with the largest
// leads, which are alike (53 ± 10 %, next to 59 ± 10 % for turns from all over the list); replies of two words instead of three
// (49 ± 10 % on 7×7, next to 64 ± 11 %).
package mind
