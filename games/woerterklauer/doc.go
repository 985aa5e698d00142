// Package woerterklauer is Wörterklauer by Alex Randolph: two players lay crossing
// words from an open pool, one shows red, one black, and steal each other's words by
// changing what they mean. Whoever ends a turn must have the lead in letters.
//
// The referee (Referee) is one pure function of an Attempt: field before and after, pool
// before and after, mover, level, history, and a Judge of words. Its Verdict says of
// every word what has become of it, and why, which tiles show which colour, who leads,
// and what is refused. The screen shows it live; the match ends a turn only by it. Who looks at
// thousands of ends of a turn has a Glance at each, which says the same without sentences.
//
// A turn is Draw (if tiles can be drawn), SetAside as long as the pool has no vowel, perhaps
// Swap (the joker), then EndTurn or GiveUp; TimeUp is the clock's. What is laid on the way is
// a Draft and in no log. Distribution and options are data of the match. There are no
// secrets but the seed: every seat and the table see the same View. Nothing ends the match
// by itself: giving up or the clock does.
//
// The rules stand in RULES.md; [B] and [D] there tell the
// rulebook's word from our decision.
package woerterklauer
