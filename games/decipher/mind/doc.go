// Package mind is the computer players of Decipher, Word Seekers and Puzzle Makers, and the mind that tips and reviews ask.
//
// A seeker goes through the words that it knows and that fit what everybody sees, and asks where the piece in hand is expected
// to cost the fewest NO-tokens. It guesses a word once it is likely enough, out of turn as well: against rivals earlier, in
// Bonus Mode earlier than before it, as a piece then costs more than a wrong guess. What a level is:
//
//   - Vocabulary: the most common of the words that are suggested to people, up to a share of them (dials.share), and all that
//     are as common; so all lengths and both languages are alike. Only Sphinx knows the whole list, and which words people take.
//   - Care with zones: Pip and Fips ask by letters alone, and forget what NO-tokens rule out when they judge how sure they are;
//     a word that doesn't fit they never name.
//   - Counting: from Nova on they count how many pieces a word has, also while Bonus Mode isn't announced.
//   - Patience: against rivals Pip and Nova want to know one word only, Fips and Atlas one of two, Sphinx guesses from 20 %.
//   - Where no word is left, all but Pip read the letters of the zones, by which letters follow each other in words.
//
// A maker takes a word that is suggested to people, none that this match had or that somebody at the table had lately. Pip
// takes easy ones, and sends the pieces out by chance, as Fips does; Nova the hardest first; Atlas takes the hardest of eight,
// each played against Atlas in its head; Sphinx also tries 39 changes of the best one's order.
//
// A Mind says what a choice is worth in points of the round; see there. Tips and reviews (Library.Judge) call a choice worse by
// it: of zones exactly, of other kinds of choices only by a point and more, since what comes after them is played on in the
// head. How hard a word is hangs on little, so a maker's word is held against a middling one of those that are suggested, its
// order and pieces against the hardest first, and only what is worse against Nova, Atlas and Sphinx is called so. By one seeker
// alone an order and the hardest first are 2.2 points apart (German words of five letters), mostly by chance.
//
// # How strong they are
//
// By "make arena": two seekers at a table, words of a neutral maker, who guesses first; 1,000 races each, with an interval of
// 95 %. The same seeds give the same races; of more than a million choices all were lawful.
//
//	                     Fips against Pip        Nova against Fips       Atlas against Nova      Sphinx against Atlas
//	German, 3 letters    69.2 % (66.7 to 71.6)   79.4 % (76.6 to 82.2)   70.6 % (68.4 to 72.8)   75.8 % (73.3 to 78.3)
//	4 letters            69.2 % (66.7 to 71.7)   78.7 % (75.7 to 81.6)   68.1 % (65.7 to 70.5)   75.4 % (72.9 to 77.9)
//	5 letters            71.7 % (69.3 to 74.0)   76.1 % (73.1 to 79.0)   66.5 % (64.1 to 68.9)   75.1 % (72.5 to 77.7)
//	5, maker picks       72.0 % (69.6 to 74.4)   74.6 % (71.6 to 77.5)   66.6 % (64.2 to 69.0)   75.5 % (72.9 to 78.1)
//	5, drawn by chance   72.5 % (70.1 to 74.8)   74.9 % (71.9 to 77.8)   66.8 % (64.3 to 69.3)   74.3 % (71.7 to 76.9)
//	6 letters            69.5 % (66.8 to 72.2)   71.6 % (68.4 to 74.8)   65.7 % (63.3 to 68.1)   75.7 % (72.9 to 78.5)
//	English, 3 letters   64.9 % (62.3 to 67.5)   81.6 % (78.9 to 84.2)   68.7 % (66.5 to 70.9)   81.6 % (79.4 to 83.8)
//	4 letters            69.8 % (67.4 to 72.1)   86.1 % (83.6 to 88.5)   65.8 % (63.6 to 68.0)   77.6 % (75.2 to 80.0)
//	5 letters            73.0 % (70.5 to 75.4)   78.7 % (75.8 to 81.6)   67.1 % (64.7 to 69.5)   73.1 % (70.4 to 75.8)
//	6 letters            74.7 % (72.2 to 77.1)   74.1 % (71.0 to 77.2)   66.7 % (64.3 to 69.1)   74.4 % (71.6 to 77.2)
//
// Larger tables, German words of five letters: Sphinx guesses before Atlas and Nova in 72.1 % of 420 races (67.2 to 77.1). Whole
// matches part the levels more, as makers have levels, too:
//
//	                          matches   won by the first
//	Fips, Pip                   400     82.7 % (79.3 to 86.2)
//	Nova, Fips                  400     78.6 % (74.8 to 82.4)
//	Atlas, Nova                 400     91.0 % (88.3 to 93.7)
//	Sphinx, Atlas               400     91.0 % (88.2 to 93.8)
//	Sphinx, Atlas, Nova         420     72.1 % (68.1 to 76.2)
//	Sphinx, Atlas, Nova, Fips   400     77.4 % (73.8 to 80.9)
//
// Alone, of 1,000 words of a neutral maker are guessed ("go test ./games/decipher/mind -run Tables -rounds 1000"):
//
//	                     Pip    Fips   Nova   Atlas   Sphinx
//	German, 3 letters    59 %   79 %   97 %   100 %   100 %
//	4 letters            56 %   79 %   96 %   100 %   100 %
//	5 letters            59 %   85 %   95 %   100 %   100 %
//	6 letters            55 %   88 %   95 %   100 %   100 %
//	English, 3 letters   53 %   72 %   96 %   100 %   100 %
//	4 letters            51 %   70 %   94 %   100 %   100 %
//	5 letters            60 %   86 %   96 %   100 %   100 %
//	6 letters            60 %   90 %   95 %   100 %   100 %
//
// Who hands out the pieces changes none of that by more than 3. A maker leads Atlas, who seeks alone, by so many points of a round
// (200 German words of five letters): Pip -8.9, Fips -8.6, Nova -7.9, Atlas -3.6, Sphinx -2.2; where pieces are picked live,
// Atlas and Sphinx -4.7; where they are drawn, -5.5.
//
// Rounds of 60 German words were said to be worth 8.8 points before their first piece to who plays as the Mind says, and brought
// 9.2; with six letters 8.9 and 9.0.
//
// With the whole list and words of six letters a question takes Sphinx 2 ms of one core, reading letters 6 ms, making a word
// 13 ms, and Mind.Best 24 ms (an AMD EPYC, busy with other things: BenchmarkChoose, BenchmarkBest).
//
// # What was tried
//
// Against a rival, all chances from 10 to 25 % to guess from win alike for Sphinx; 35 % loses 59 of 100 races, 50 % 73, 80 % 86.
// Nova wins 93 of 100 races against a Fips that guesses in its own turn only, Atlas 97 against a Nova that forgets NO-tokens:
// too much for a step. Fips wins 8 more of 100 against Pip if it counts pieces.
package mind
