package mind

import (
	"math"
	"strings"

	"spieltisch/games"
	"spieltisch/games/dicewords"
)

// Why a choice was made, in the first person. Args are named behind each.
const (
	WhyWord      games.ID = "dicewords.mind.word"      // Word, Points: the best word
	WhyStop      games.ID = "dicewords.mind.stop"      // Word, Points: more throws would bring less
	WhyEnough    games.ID = "dicewords.mind.enough"    // Word, Points: it wins
	WhyPass      games.ID = "dicewords.mind.pass"      // no word
	WhyAll       games.ID = "dicewords.mind.all"       // nothing is worth keeping
	WhyKeepWord  games.ID = "dicewords.mind.keep_word" // Word: lies there and stays
	WhyNear      games.ID = "dicewords.mind.near"      // Letters, N: that many words that it knows are near
	WhyKeep      games.ID = "dicewords.mind.keep"      // Letters, Points: to expect of them
	WhyWin       games.ID = "dicewords.mind.win"       // Word: it gives the best chance to win
	WhyWinKeep   games.ID = "dicewords.mind.win_keep"  // Letters: they do
	WhyRace      games.ID = "dicewords.mind.race"      // N: points that it needs
	WhyChallenge games.ID = "dicewords.mind.challenge" // Word: neither list nor house know it
)

// nearLetters is how many letters a word that is near may lack.
const nearLetters = 2

// why says why a keep is chosen that is worth so much.
func (p *position) why(keep Keep, worth float64) (games.ID, games.Args) {
	if p.goal != nil {
		return WhyRace, games.Args{"N": p.goal.Win}
	}
	if keep == 0 {
		return WhyAll, nil
	}
	if i, _ := p.words.best(&p.rack, p.except); i >= 0 {
		if word := p.words.forms[i].text; p.laid(word)|p.locked == keep {
			return WhyKeepWord, games.Args{"Word": word}
		}
	}
	letters := strings.ReplaceAll(p.letters(keep), " ", ", ")
	if n := p.nearWords(keep); n > 1 {
		return WhyNear, games.Args{"Letters": letters, "N": n}
	}
	if p.race != nil {
		return WhyWinKeep, games.Args{"Letters": letters}
	}
	return WhyKeep, games.Args{"Letters": letters, "Points": int(math.Round(worth))}
}

// nearWords is how many known words have all letters kept and lack at most two that the other dice can bring.
func (p *position) nearWords(keep Keep) int {
	var kept letters
	for i := range dicewords.DiceCount {
		if letter := p.dice[i][p.Up[i]]; keep>>i&1 != 0 && letter != jokerLetter {
			kept = kept.with(letter)
		}
	}
	n := 0
	for i := range p.words.forms {
		f := &p.words.forms[i]
		if int(f.length) > kept.len()+nearLetters {
			continue
		}
		if rest, ok := f.letters.minus(kept); ok && p.brings(rest, keep) {
			n++
		}
	}
	return n
}

// minus takes letters away, if they are all there.
func (l letters) minus(o letters) (letters, bool) {
	ok := true
	for ; o != 0 && ok; o = o.rest() {
		l, ok = l.less(o.first())
	}
	return l, ok
}

// brings tells whether the dice not used can show all these letters at once.
func (p *position) brings(rest letters, used Keep) bool {
	if rest == 0 {
		return true
	}
	for i := range p.dice {
		if used>>i&1 != 0 {
			continue
		}
		for _, l := range p.dice[i] {
			if l == rest.first() && p.brings(rest.rest(), used|1<<i) {
				return true
			}
		}
	}
	return false
}
