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
// each played against Atlas in its head; Sphinx also changes the order of the best one 40 times where that makes it harder.
//
// A Mind says what a choice is worth in points of the round; see there.
package mind
