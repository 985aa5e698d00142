// Package davinci is Da Vinci Code by Eiji Wakasugi: everybody has a row of hidden
// tiles in ascending order, and finds out the rows of the others by naming numbers.
//
// A round begins with Take (or the table's Deal) and Arrange for each seat. A turn is
// Draw, while there are tiles in the middle, then Guess, and after each right one
// Guess again or Stop; after a wrong one the drawn tile is laid open in its place, or,
// if none was drawn, Open opens an own one. The last code that isn't fully open wins.
//
// Where a drawn tile goes is part of Guess and Stop, so that nobody notices that there
// was a choice. A View holds what its seat may know; Weigh counts from a View, exactly,
// what hidden tiles can be. The rules stand in RULES.md; [B] and [D]
// there tell the rulebook's word from our decision.
package davinci
