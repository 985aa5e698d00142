// Package mind is the computer players of Decipher: Word Seekers and Puzzle Makers.
//
// A seeker goes through the words that it knows and that fit what everybody sees, and asks where the piece in hand fits in
// most of them. What it knows is the level: words up to a rank. It guesses a word once it is likely enough, against rivals
// earlier than alone, and out of turn as well; the weaker it is, the less it trusts that it knows the word at all. Where no
// word is left, all but Pip read the letters of the zones, by which letters follow each other in words. Pip and Fips ask by
// letters alone. Sphinx knows which words people take.
//
// A maker takes a word that is suggested to people, too. Pip and Fips send its pieces out by chance, Nova the hardest first;
// Atlas and Sphinx try eight words against a seeker in their head, Sphinx each in three orders.
//
// Nothing values choices for tips and reviews yet: there is no games.Mind.
//
// # How strong they are
//
// German, five letters, words of a neutral maker. Alone, of 200 words are guessed: Pip 55 %, Fips 84 %, Nova 94 %, Atlas and
// Sphinx 100 %. Two seekers at a table, who guesses first, in 1,000 races with an interval of 95 % ("make arena"):
//
//	Fips against Pip       59.1 % (56.7 to 61.5)
//	Nova against Fips      65.1 % (62.1 to 68.1)
//	Atlas against Nova     60.6 % (58.0 to 63.2)
//	Sphinx against Atlas   64.3 % (61.7 to 66.9)
//
// Of all chances to guess from on, 20 % wins most against a rival, at every level.
package mind
