package decipher

import (
	"unicode/utf8"

	"spieltisch/games"
)

// NoZone is SeekerDraft.Zone when none is chosen.
const NoZone = -1

// SeekerDraft is what the Seekers prepare: the zone chosen for the piece in hand and a
// half-typed guess. It is a value like MakerDraft, without a history.
type SeekerDraft struct {
	Zone    int        // from 0, or NoZone
	Guesser games.Seat // who is about to guess; games.Table: nobody
	Guess   string     // folded letters so far
	Cursor  int        // letters before the cursor
}

// NewSeekerDraft is the empty draft.
func NewSeekerDraft() SeekerDraft { return SeekerDraft{Zone: NoZone, Guesser: games.Table} }

// ParseSeekerDraft reads a draft's JSON, as Encode writes it. The error is an
// *games.Illegal.
func ParseSeekerDraft(data []byte) (SeekerDraft, error) {
	d := NewSeekerDraft()
	if err := games.Decode(data, &d); err != nil {
		return SeekerDraft{}, err
	}
	ok := d.Zone >= NoZone && d.Zone < MaxLength && d.Guesser >= games.Table && d.Guesser < MaxSeats &&
		utf8.RuneCountInString(d.Guess) <= MaxLength && d.Cursor >= 0 && d.Cursor <= len(d.Guess)
	for _, r := range d.Guess {
		ok = ok && isLetter(r, LanguageEnglish)
	}
	if !ok {
		return SeekerDraft{}, games.Refuse(games.IllegalData, nil)
	}
	return d, nil
}

// Encode is the draft's JSON.
func (d SeekerDraft) Encode() ([]byte, error) { return games.Encode(d) }

// Next is the draft for a new position: a zone no longer open and a guesser who is
// out are forgotten, a half-typed guess stays while the round lasts.
func (d SeekerDraft) Next(v View) SeekerDraft {
	d = d.Choose(v, d.Zone)
	if d.Guesser != games.Table && (!v.mayGuess(d.Guesser) || len(d.Guess) > v.Options.Length) {
		d = d.Cancel()
	}
	return d
}

// Fits tells whether the draft is one of this position.
func (d SeekerDraft) Fits(v View) bool { return d.Next(v) == d }

// mayGuess tells whether the seat may guess now.
func (v View) mayGuess(s games.Seat) bool {
	return v.Turn != games.Table && s >= 0 && int(s) < len(v.Seats) && v.Seats[s].In
}

// Choose chooses a zone for the piece in hand; one that is not open chooses none.
func (d SeekerDraft) Choose(v View, zone int) SeekerDraft {
	d.Zone = NoZone
	for _, i := range v.Open() {
		if i == zone {
			d.Zone = zone
		}
	}
	return d
}

// Guessing begins or goes on with a guess of the seat; a Seeker who is out, or no
// Seeker, changes nothing. Another's letters are dropped.
func (d SeekerDraft) Guessing(v View, s games.Seat) SeekerDraft {
	if !v.mayGuess(s) || s == d.Guesser {
		return d
	}
	d.Guesser, d.Guess, d.Cursor = s, "", 0
	return d
}

// Cancel drops the guess.
func (d SeekerDraft) Cancel() SeekerDraft {
	d.Guesser, d.Guess, d.Cursor = games.Table, "", 0
	return d
}

// Type types a rune at the cursor, Ä as AE, ß as SS. What is no letter of the
// language or doesn't fit into the word's length changes nothing.
func (d SeekerDraft) Type(o Options, r rune) SeekerDraft {
	letters := Fold(string(r))
	for _, r := range letters {
		if !isLetter(r, o.Language) {
			return d
		}
	}
	if d.Guesser == games.Table || len(d.Guess)+len(letters) > o.Length {
		return d
	}
	d.Guess = d.Guess[:d.Cursor] + letters + d.Guess[d.Cursor:]
	d.Cursor += len(letters)
	return d
}

// Backspace deletes the letter before the cursor.
func (d SeekerDraft) Backspace() SeekerDraft {
	if d.Cursor > 0 {
		d.Guess = d.Guess[:d.Cursor-1] + d.Guess[d.Cursor:]
		d.Cursor--
	}
	return d
}

// Delete deletes the letter behind the cursor.
func (d SeekerDraft) Delete() SeekerDraft {
	if d.Cursor < len(d.Guess) {
		d.Guess = d.Guess[:d.Cursor] + d.Guess[d.Cursor+1:]
	}
	return d
}

// SetCursor moves the cursor behind k letters, or as far as there are any.
func (d SeekerDraft) SetCursor(k int) SeekerDraft {
	d.Cursor = max(0, min(k, len(d.Guess)))
	return d
}
