package mind

import "spieltisch/games"

// What a player says of its choice. A turn's words are told one by one as they are laid; this is its end.
const (
	WhyDraw   games.ID = "woerterklauer.mind.draw"    // N: so many tiles
	WhyVowel  games.ID = "woerterklauer.mind.vowel"   //
	WhySwap   games.ID = "woerterklauer.mind.swap"    // it finds no lead
	WhyBetter games.ID = "woerterklauer.mind.better"  // it finds a lead, but hopes for more with the joker
	WhyLead   games.ID = "woerterklauer.mind.lead"    // N: by so many letters
	WhyGiveUp games.ID = "woerterklauer.mind.give_up" //
)
