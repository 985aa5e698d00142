package mind

import "spieltisch/games"

// What a player says of its choice, from what everybody knows alone.
const (
	WhyWord  games.ID = "decipher.mind.word"  //
	WhyGive  games.ID = "decipher.mind.give"  //
	WhyOrder games.ID = "decipher.mind.order" //
	WhyTake  games.ID = "decipher.mind.take"  //
	WhyAsk   games.ID = "decipher.mind.ask"   // Zone, from 1: most letters that fit there have the piece
	WhySure  games.ID = "decipher.mind.sure"  // Zone: all of them have it
	WhyMaybe games.ID = "decipher.mind.maybe" // Zone: few of them have it
	WhyBonus games.ID = "decipher.mind.bonus" //
	WhyPass  games.ID = "decipher.mind.pass"  //
	WhyGuess games.ID = "decipher.mind.guess" // Word
	WhyOnly  games.ID = "decipher.mind.only"  // Word: the only one that the player knows and that fits
	WhyRead  games.ID = "decipher.mind.read"  // Word: read from the pieces, as the player knows no word that fits
)
