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
//   - Nobody knows more than core words of tier 1 and what the family accepts: what decides is vocabulary, and rare words read
//     like cheating.
//   - Sphinx takes 8 of the turns found, on 7×7 24, from 11×11 on 5, and looks for the other one's best reply to each, with two
//     ways in which the box may be drawn from.
//   - Atlas and Sphinx take the joker where they find a lead of one letter only, all of them where they find none. Who then
//     finds none looks once more before giving up: everywhere, with all core words, and for any lead. A Mind, like a player, may
//     overlook a lead that is there.
//
// # How strong they are
//
// By "make arena", which plays 400 matches each with seeds of their own, so that the figures come out the same: who wins how many
// of a hundred, with an interval of 95 % of 3.5 to 4.9 up and down. Of 1,155,115 choices that were counted,
// 560,365 of them whole turns, each judged by the referee, none was refused.
//
//	level I                  7×7   8×8   9×9  10×10 11×11 12×12
//	Fips against Pip        74.8  71.8  73.5  76.0  81.5  82.5
//	Nova against Fips       75.5  76.8  73.8  80.2  80.8  82.8
//	Atlas against Nova      75.0  69.5  73.8  82.8  79.8  78.8
//	Sphinx against Atlas    74.2  73.0  77.0  79.8  79.5  82.5
//	Sphinx against itself
//	without replies         71.5              69.2        65.0
//
//	level II
//	Fips against Pip        74.0  72.0  74.8  75.0  80.5  81.8
//	Nova against Fips       74.2  76.0  74.2  79.8  80.2  81.0
//	Atlas against Nova      74.5  68.0  77.0  83.8  81.0  78.5
//	Sphinx against Atlas    73.2  75.8  76.0  77.2  78.2  82.0
//
//	level III
//	Fips against Pip        72.5  68.2  71.8  75.0  84.5  72.2
//	Nova against Fips       76.5  69.8  72.2  73.2  80.0  75.8
//	Atlas against Nova      73.2  70.2  75.8  78.0  81.2  80.2
//	Sphinx against Atlas    73.8  72.5  78.0  75.0  77.5  80.0
//
//	level IV
//	Fips against Pip        73.5  68.0  68.0  72.5  73.2  71.0
//	Nova against Fips       78.8  69.2  74.8  77.5  80.5  75.0
//	Atlas against Nova      74.8  74.5  77.2  81.5  80.0  74.0
//	Sphinx against Atlas    80.0  77.5  78.5  81.5  80.5  82.5
//
// With English words, at level I:
//
//	                         7×7   8×8   9×9  10×10 11×11 12×12
//	Fips against Pip        69.0  69.8  69.0  71.0  72.2  71.8
//	Nova against Fips       73.2              77.2
//	Atlas against Nova      72.5              75.2
//	Sphinx against Atlas    74.5              73.0
//
// The dials are those that were set with German words, but for Pip (english): with those it lost only 64.7 of a hundred on 7×7 and
// 63.5 on 10×10. To know 1,500 words instead of 2,250 made that 66.0 on 10×10, to be content with 3 letters instead of 4 67.0.
//
// On larger fields matches are longer, so what sets two levels apart adds up. That is why the smallest field has dials of its
// own, and Sphinx looks at fewer turns on the largest: with 8 it won 85.2 against Atlas at level IV on 11×11, with 6 83.7. To know
// fewer words changed nothing there. What moves a step most is the lead that contents somebody: content with 8 letters instead of
// 12, Atlas lost 93 of a hundred matches against Sphinx on 12×12; with 15 it won 88.0 against Nova.
//
// At level IV on 10×10 Sphinx without replies wins 98.5 % (96.8 to 100) of 200 matches against itself with the moves of level I
// only. Of 60 positions each that it gives up at level I, it finds a lead at level IV in 27 on 7×7, in 54 on 10×10.
//
// # How long it takes
//
// The first word that brings a lead is found in 0.1 ms (p99 0.4 ms). A whole turn takes so many ms of a core, by the time of its
// thread on a busy computer: median and p99 of 300 turns, of which the slowest took 42 ms, Sphinx 69 ms. The words take 7 MB.
//
//	          level I              level IV
//	          10×10     12×12      7×7       10×10      11×11      12×12
//	Pip        0.3  1                         0.4   6
//	Fips       0.3  1                         0.4  11
//	Nova       0.5  1                         0.6  20
//	Atlas      1.0  2    1.2  3    2.2  23    8.4  32   20.5  35   18.4  35
//	Sphinx     9.8 19   13.2 25   16.2  67   31.8  52   38.3  51   40.0  56
//
// At levels II and III, on 7×7 and 10×10, the slowest of 100 turns each took Sphinx 62 ms, all others 26 ms.
//
// With a million nodes instead of 700,000 Atlas took up to 57 ms at level IV; with 600,000 it loses 85.7 of a hundred matches
// against Sphinx there on 12×12, and with half as wide a beam after a change of the field 90.7.
//
// With the nodes of puzzles, 35 ms of a core on average and 71 at most, a Mind finds turns of up to ten words that lead by 98.8 %
// (7×7) and 96.4 % (10×10) of what a beam of 4,096 finds with 24 million nodes, for which a position of 10×10 takes 0.9 s of a core;
// with 12 million, of which tips and reviews have two thirds, it is 99.8 and 99.1 %. At level IV, on 10×10, it is 89.8 and 98.7 % of
// what one of 256 finds with 24 million nodes (BenchmarkLead, 60 and 40 positions each).
//
// # Tips and reviews
//
// A turn is a mistake only where another one is better by its lead and by what it leaves to the other player, and how large a one
// says the smaller of the two; it costs the difference of the leads. Tips look as far as reviews do, and promise no
// larger lead. By the lead alone Sphinx would hardly ever be right. Measured are turns of up to three everyday words: those of ten words lead by twice as much, but nobody finds them. In 12 turns each the
// median of the smaller on 7×7 was 13 letters for Pip, 12 for Nova and 1 for Sphinx, on 10×10 21, 12 and 5. A tip adds 20 MB
// to what the program takes, a review 45 MB, two computers at the table 35 MB. A tip takes as long as a turn of a review,
// 0.3 s of a core.
//
// # What was tried and brought nothing
//
// Taking the joker for a larger lead (49 ± 3 %, for five letters 48 ± 4 %); looking only at replies to the turns with the largest
// leads, which are alike (53 ± 10 %, next to 59 ± 10 % for turns from all over the list); replies of two words instead of three
// (49 ± 10 % on 7×7, next to 64 ± 11 %).
package mind
