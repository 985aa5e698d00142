// Package mind is the computer players of Wörterklauer.
//
// A turn is made of plays: words laid left to right or downwards over what lies there, with letters of the hand on empty cells
// and in the place of others, found letter by letter in a tree of the words that a level knows (Appel and Jacobson). After each
// play everything on the field is right, so a turn is a way of plays; a beam keeps the best of them. The lead is counted by
// the rules as they are for words in their cells; the referee has the last word on a turn that is handed in.
package mind
