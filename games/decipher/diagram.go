package decipher

import (
	"fmt"
	"strings"

	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// String is the view as a games.Diagram:
//
//	place, seat 2, round 1 of 3, points 0 0 0, step 5
//	options: Seats:3 Length:5 Language:en Pick:order Filter:false Clock:0
//	maker: 0, seeker 2
//	hand: 2:|
//	zone 1: 1:|
//	zone 2: - no |
//	zone 3: -
//	zone 4: -
//	zone 5: -
//	board: 3 bonus, 1 no, 0 received, ? left
//	seat 0: 0 tokens
//	seat 1: 3 tokens, in
//	seat 2: 3 tokens, in
//	secret: HOBBY, left 2| 4i 2C 4U, order iCC|UU|UUiii
//
// Pieces are | for a long stick, i for a short one, C for a wide curve and U for a U-curve.
// A zone has the pieces that lie there, each with its ID, and the symbols that a NO-token
// covers. hand is the piece that the Seeker holds. board is what lies on the board or was
// received: Bonus Tokens, NO-tokens, Guess Tokens; left are the pieces in the compartment, in
// Bonus Mode, else they are unknown. A seat has its Guess Tokens, "in" as a Seeker who still
// is, and "passed". A result is the word, its Puzzle Maker, who guessed it, and by seat what
// was counted: Guess Tokens left and received, Bonus Tokens, NO-tokens, and the Decipher Token.
// secret is what only the Puzzle Maker's view holds: the word, the pieces in the compartment,
// and their order, the next first. It doesn't tell Letters and Stock, which never change.
func (v View) String() string {
	d := games.NewDiagram(v.Phase, v.Asked, fmt.Sprintf("round %d of %d", v.Round, v.Rounds), v.Points(), v.Step)
	d.AddOptions(v.Options)
	d.AddLine("maker", games.SeatText(v.Maker), "seeker "+games.SeatText(v.Turn))
	if v.Hand != nil {
		d.AddLine("hand", v.Hand.text())
	}
	for i, z := range v.Zones {
		d.AddLine(fmt.Sprint("zone ", i+1), z.text())
	}
	left := fmt.Sprint(v.Left)
	if v.Left == LeftUnknown {
		left = "?"
	}
	d.AddLine("board", fmt.Sprint(v.BonusTokens, " bonus"), fmt.Sprint(v.NoTokens, " no"), fmt.Sprint(v.Received, " received"), left+" left", games.Also("Bonus Mode", v.Bonus))
	for _, s := range v.Seats {
		d.AddLine(fmt.Sprint("seat ", s.Seat), fmt.Sprint(s.Tokens, " tokens"), games.Also("in", s.In), games.Also("passed", s.Passed))
	}
	d.AddLine("refuted", games.Facts(v.Refuted, func(r Refuted) string { return fmt.Sprintf("%s by %d", r.Word, r.Seat) })...)
	for _, r := range v.Results {
		d.AddLine(fmt.Sprint("result ", r.Round), r.text()...)
	}
	if v.Secret != nil {
		d.AddLine("secret", v.Secret.Word, "left "+countText(v.Secret.Left), games.Also("order "+kindsText(v.Secret.Order), v.Secret.Order != nil))
	}
	return d.String()
}

// symbols are the kinds of pieces in text.
const symbols = "|iCU"

func kindText(k letterpiece.Kind) string { return symbols[k : k+1] }

func kindsText(ks []letterpiece.Kind) string { return strings.Join(games.Facts(ks, kindText), "") }

// countText is so many pieces of each kind, such as "2| 1i 0C 3U".
func countText(c letterpiece.Count) string {
	out := make([]string, len(c))
	for k, n := range c {
		out[k] = fmt.Sprint(n, kindText(letterpiece.Kind(k)))
	}
	return strings.Join(out, " ")
}

// text is the piece in a diagram, such as "3:|".
func (p Piece) text() string { return fmt.Sprintf("%d:%s", p.ID, kindText(p.Kind)) }

// text is the zone in a diagram, such as "1:| 4:C no iU".
func (z Zone) text() string {
	var covered []letterpiece.Kind
	for k, c := range z.Covered {
		if c {
			covered = append(covered, letterpiece.Kind(k))
		}
	}
	out := games.Facts(z.Pieces, Piece.text)
	if len(out) == 0 {
		out = []string{"-"}
	}
	if len(covered) > 0 {
		out = append(out, "no "+kindsText(covered))
	}
	return strings.Join(out, " ")
}

func (r Result) text() []string {
	out := []string{fmt.Sprintf("%s of %d", r.Word, r.Maker), "guessed by " + games.SeatText(r.Guesser)}
	for _, s := range r.Scores {
		text := fmt.Sprintf("%d counts %d guess %d received %d bonus %d no", s.Seat, s.Guess, s.Received, s.Bonus, s.No)
		out = append(out, text+games.Also(" decipher", s.Decipher)+games.Also(" unguessed", s.Unguessed))
	}
	return out
}
