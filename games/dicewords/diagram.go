package dicewords

import (
	"cmp"
	"fmt"
	"strings"
	"unicode"

	"spieltisch/games"
)

// String is the view as a games.Diagram:
//
//	pending, seat 0, round 3, points 146 0, step 12
//	options: Seats:2 Target:400 Check:challenge KeptStay:true Clock:60 Aids:false DoubtCost:0
//	throws: 0, 3 left
//	dice: - - - - - - - - - -
//	open 2: 1 WEH 8x3 24 open, dice 5 0 9 of EAJQVWXYZH
//	turns 1: 0 KIrSCHEN 10x8 80 stands, dice 7 0 9 3 8 6 1 5 of IEJSLNHKC?; 1 - 0x0 0 pass, dice - of EEJQVWXYZ?
//	turns 2: 0 SCHENK 11x6 66 stands challenged by 1, dice 3 8 6 1 5 7 of IEBSVNHKCH
//	rulings: SCHENK yes by table
//
// throws are those made in this turn, with "late" when time is up. The dice show the letters
// that lie up, by die, or - for none; those in brackets stay kept. open is the pending word
// with its round; throw 1 to 3 are all dice of a round that was hidden; turns are settled, a line for each round: the seat, the word with the joker's
// letter small (- for none), its sum x its length, the points, the verdict who has
// challenged it and what that cost them ("for 10"), and which dice gave its letters, of all that lay up. It doesn't tell the Set,
// which never changes, and Last, which is one of these turns.
func (v View) String() string {
	d := games.NewDiagram(v.Phase, v.Asked, fmt.Sprint("round ", v.Round), v.Points, v.Step)
	d.AddOptions(v.Options)
	d.AddLine("throws", fmt.Sprint(v.Thrown), fmt.Sprint(v.Left, " left"), games.Also("late", v.Late))
	d.AddLine("dice", v.dice())
	if v.Pending != nil {
		d.AddLine(fmt.Sprint("open ", v.Pending.Round), v.turn(*v.Pending))
	}
	var round []string
	for i, t := range v.Turns {
		round = append(round, v.turn(t))
		if i == len(v.Turns)-1 || v.Turns[i+1].Round != t.Round {
			d.AddLine(fmt.Sprint("turns ", t.Round), strings.Join(round, "; "))
			round = nil
		}
	}
	for k := range v.Fell {
		d.AddLine(fmt.Sprint("throw ", k+1), string(ScoredTurn{Up: v.Fell[k]}.Letters(v.Set)))
	}
	d.AddRulings(v.Rulings)
	return d.String()
}

// dice are the letters that lie up, kept ones in brackets.
func (v View) dice() string {
	var out []string
	for i, kept := range v.Locked {
		text := "-"
		if r, lies := v.Letter(i); lies {
			text = string(r)
		}
		if kept {
			text = "[" + text + "]"
		}
		out = append(out, text)
	}
	return strings.Join(out, " ")
}

// turn is a turn that ended.
func (v View) turn(t ScoredTurn) string {
	word, verdict, dice := []rune(t.Word), string(t.Verdict), games.Numbers(t.Dice)
	if t.Joker >= 0 && t.Joker < len(word) {
		word[t.Joker] = unicode.ToLower(word[t.Joker])
	}
	if t.Verdict == VerdictNone {
		verdict = "pass"
	}
	if t.Challenger != games.Table {
		verdict += " challenged by " + games.SeatText(t.Challenger)
	}
	if t.Cost > 0 {
		verdict += fmt.Sprint(" for ", t.Cost)
	}
	return fmt.Sprintf("%d %s %dx%d %d %s, dice %s of %s",
		t.Seat, cmp.Or(string(word), "-"), t.Sum, t.Length, t.Points, verdict, cmp.Or(dice, "-"), string(t.Letters(v.Set)))
}
