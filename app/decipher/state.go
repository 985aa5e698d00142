package decipher

import (
	"slices"

	"spieltisch/games"
	dc "spieltisch/games/decipher"
	think "spieltisch/games/decipher/mind"
)

// state is what the Seekers' page shows, and what they have begun: pure, without widgets. Everybody may know all of it,
// for it comes from the Table's view.
type state struct {
	view   dc.View
	draft  dc.SeekerDraft // zone chosen, guess half typed
	pad    dc.Pad         // how the pieces lie in the zones, and the zone looked at
	events []games.Event  // what happened so far
	acting bool           // something can be done: not in the replay
	robots []bool         // seats that a computer plays on
	robot  bool           // a computer is shown at work
	aimed  int            // the zone that it is about to ask for, dc.NoZone for none
	names  bool           // it is about to name a word, and has said which
	comes  bool           // the next piece comes by itself
	wish   bool           // the Puzzle Maker wants the screen before it does

	tip       think.Mark // what a tip points at
	turned    bool       // seen from the other side of the table
	over      int        // the zone under the pointer, -1 for none
	note      string     // why a key did nothing
	judged    bool       // a verdict is shown
	revealing bool       // letters of the word are still on their way
	split     games.Args // the sign typed last and the letters that it became, nil if it is one letter
}

func newState(acting bool) *state {
	return &state{draft: dc.NewSeekerDraft(), acting: acting, aimed: dc.NoZone, over: -1}
}

// advance brings the state to a position, and tells whether the zone that was looked at is forgotten.
func (s *state) advance(v dc.View, events []games.Event) (forgot bool) {
	if v.Step != s.view.Step {
		s.tip, s.note = think.Mark{}, ""
		if s.begun() && (s.view.Hand != nil || v.Turn != s.view.Turn) { // asked, or another's turn
			forgot = s.pad.Zone != 0
			s.pad, s.over = s.pad.Look(dc.NoZone), -1
		}
	}
	if n := len(v.Refuted); n > len(s.view.Refuted) && v.Refuted[n-1].Seat == s.draft.Guesser {
		s.draft, s.split = s.draft.Cancel(), nil // the word was named
	}
	s.view, s.events = v, events
	s.draft = s.draft.Next(v)
	if !s.mine() {
		s.draft.Zone = dc.NoZone
	}
	s.pad = s.pad.For(v)
	return forgot
}

// begun tells whether there has been a position.
func (s *state) begun() bool { return s.view.Letters != nil }

// roundResult is that of the round on the table, once its word is shown.
func (s *state) roundResult() (dc.Result, bool) {
	if !s.begun() {
		return dc.Result{}, false
	}
	return s.view.Result()
}

// revealed tells whether the word of the round is shown.
func (s *state) revealed() bool {
	_, ok := s.roundResult()
	return ok
}

// guessing tells whether somebody is naming a word.
func (s *state) guessing() bool { return s.draft.Guesser != games.Table }

// computer tells whether a computer plays on a seat.
func (s *state) computer(seat games.Seat) bool {
	return seat >= 0 && int(seat) < len(s.robots) && s.robots[seat]
}

// mine tells whether what is asked now is asked of a person.
func (s *state) mine() bool { return s.acting && !s.computer(s.view.Asked) }

// watch follows what a computer is at: whether one is at work, and what it has said that it will do, or nil.
func (s *state) watch(atWork bool, next games.Action) {
	s.robot, s.aimed = atWork, dc.NoZone
	if a, ok := next.(dc.Ask); ok {
		s.aimed = a.Zone
	}
	_, s.names = next.(dc.Guess)
}

// playing tells whether a Seeker may act whom a person plays.
func (s *state) playing() bool {
	return s.acting && s.view.Turn != games.Table && !s.computer(s.view.Turn)
}

// mayGuess tells whether a person may name a word, in or out of turn: nobody takes that of a computer out of its mouth.
func (s *state) mayGuess() bool {
	return s.acting && !s.names && s.view.Turn != games.Table && slices.ContainsFunc(s.view.Seats, func(seat dc.SeatView) bool {
		return seat.In && seat.Seat != s.view.Maker && !s.computer(seat.Seat)
	})
}

// mayPass tells whether the Seeker in turn may pass.
func (s *state) mayPass() bool {
	return s.playing() && (s.view.Phase == dc.PhaseBonus || s.view.Phase == dc.PhasePass)
}

// lastPass tells whether a pass of the Seeker in turn ends the round: all others have passed or are out.
func (s *state) lastPass() bool {
	return !slices.ContainsFunc(s.view.Seats, func(seat dc.SeatView) bool {
		return seat.In && seat.Seat != s.view.Turn && !seat.Passed
	})
}

// acts is who is to do something now: whoever names a word, too; games.Table for nobody.
func (s *state) acts() games.Seat {
	switch {
	case s.guessing():
		return s.draft.Guesser
	case s.view.Asked != games.Table:
		return s.view.Asked
	}
	return s.view.Turn
}

// mayReorder tells whether the Puzzle Maker may ask for the screen, now or as soon as the piece in hand lies.
func (s *state) mayReorder() bool {
	return s.acting && !s.computer(s.view.Maker) && s.view.Options.Pick == dc.PickOrder && (s.between() || s.view.Phase == dc.PhasePlace)
}

// between tells whether a turn is about to begin, with no piece in hand yet.
func (s *state) between() bool { return s.view.Phase == dc.PhaseTake || s.view.Phase == dc.PhaseBonus }

// follows tells whether something comes by itself once the verdict has been read.
func (s *state) follows() bool {
	return !s.judged && !s.guessing() && (s.comes && !s.robot || s.wish && s.between())
}

// blocked tells whether the piece in hand can't lie in zone i, because its symbol is covered there.
func (s *state) blocked(i int) bool {
	return s.view.Hand != nil && s.view.Zones[i].Covered[s.view.Hand.Kind]
}

// zone is the zone that the alphabet is about, -1 for none: of the next letter where a guess is typed, else the one looked
// at, or chosen, or under the pointer.
func (s *state) zone() int {
	switch {
	case s.guessing() && len(s.view.Zones) > 0:
		return min(s.draft.Cursor, len(s.view.Zones)-1)
	case s.pad.Zone > 0 && s.pad.Zone <= len(s.view.Zones):
		return s.pad.Zone - 1
	case s.draft.Zone == dc.NoZone && s.over < len(s.view.Zones):
		return s.over
	}
	return s.draft.Zone
}

// first is the zone where the keyboard begins: the first one that may be asked.
func (s *state) first() int {
	if open := s.view.Open(); len(open) > 0 {
		return open[0]
	}
	return 0
}

// next is the next zone to the left (-1) or right (1) of the chosen one that may be asked; false when there is none.
func (s *state) next(by int) (zone int, ok bool) {
	open := s.view.Open()
	if len(open) == 0 {
		return 0, false
	}
	if s.turned {
		by = -by
	}
	at := slices.Index(open, s.draft.Zone)
	switch {
	case at < 0 && by < 0:
		at = len(open) - 1
	case at < 0:
		at = 0
	default:
		at = (at + by + len(open)) % len(open)
	}
	return open[at], true
}

// candidates are the letters that fit the zone that the alphabet is about; nil where nothing is told of them.
func (s *state) candidates() []rune {
	i := s.zone()
	if !s.view.Options.Filter || !s.acting || s.pad.All || i < 0 || s.revealed() {
		return nil
	}
	return append([]rune{}, s.view.Candidates(i)...)
}

// possible is how many letters fit zone i, -1 where that isn't told, or nothing has been asked there.
func (s *state) possible(i int) int {
	if z := s.view.Zones[i]; !s.view.Options.Filter || s.revealed() || len(z.Pieces) == 0 && !slices.Contains(z.Covered[:], true) {
		return -1
	}
	return len(s.view.Candidates(i))
}

// misfits tells whether the aid, where it was agreed on, knows that the typed word can't be.
func (s *state) misfits() bool { return s.view.Options.Filter && !s.fits() }

// fits tells whether every letter of the typed word still fits its zone, as everybody can see.
func (s *state) fits() bool {
	for i, r := range s.draft.Guess {
		if !slices.Contains(s.view.Candidates(i), r) {
			return false
		}
	}
	return true
}

// refused is why the typed word can't be named, nil when it can: that costs nothing.
func (s *state) refused() error {
	word := s.draft.Guess
	if word == "" {
		return games.Refuse("decipher.seek.type_first", countArgs(s.view.Options.Length))
	}
	if err := dc.CheckWord(s.view.Options, word); err != nil {
		return err
	}
	if slices.ContainsFunc(s.view.Refuted, func(g dc.Refuted) bool { return g.Word == word }) {
		return games.Refuse(dc.IllegalRefuted, games.Args{"Word": printed(word)})
	}
	return nil
}

// answer is the event of the newest action when that was an answer.
func (s *state) answer() (games.Event, bool) {
	for _, e := range slices.Backward(s.news()) {
		switch e.ID {
		case dc.EventNo, dc.EventYes, dc.EventOnly:
			return e, true
		}
	}
	return games.Event{}, false
}

// news are the events of the newest action.
func (s *state) news() []games.Event {
	i := len(s.events)
	for i > 0 && s.events[i-1].Step == s.view.Step {
		i--
	}
	return s.events[i:]
}

// letters are those of the match's language in the chart's order, the marks last.
func (s *state) letters() []rune {
	var letters, marks []rune
	for _, l := range s.view.Letters {
		switch r := []rune(l.Letter)[0]; {
		case r >= 'A' && r <= 'Z':
			letters = append(letters, r)
		case s.view.Options.Language == dc.LanguageEnglish:
			marks = append(marks, r)
		}
	}
	return append(letters, marks...)
}

// alike are the letters that share their pieces, in groups.
func (s *state) alike() [][]rune {
	var out [][]rune
	seen := map[rune]bool{}
	for _, r := range s.letters() {
		if seen[r] {
			continue
		}
		group := []rune{r}
		need := dc.Need(s.view.Letters, string(r))[0]
		for _, o := range s.letters() {
			if o != r && !seen[o] && dc.Need(s.view.Letters, string(o))[0] == need {
				group = append(group, o)
				seen[o] = true
			}
		}
		if len(group) > 1 {
			out = append(out, group)
		}
	}
	return out
}
