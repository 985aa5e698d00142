package practice

import (
	"cmp"
	"slices"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// stage is how far somebody has come with a task.
type stage int

const (
	deciding stage = iota
	weighing       // what they have chosen is being judged
	told           // what it was worth
)

// name is the stage's name in the trace.
func (s stage) name() string { return [...]string{"decides", "weighs", "told"}[s] }

// state is what the page shows besides the table.
type state struct {
	stage stage
	try   int            // how often something was judged, or shown
	log   games.Log      // ends with what was chosen, or with what was done then
	found []mind.Finding // what was judged of it
	worst mind.Finding   // the largest mistake of them
	right bool
	gave  bool // nothing was chosen: the best choice was asked for
	shown bool // the better choice
	open  bool // an answer hides nothing any more

	then    mind.Finding // what was done there then; its What is "" where nobody knows
	played  bool         // the best choice lies on the board
	before  []byte       // the draft in whose place
	comes   string       // of the first answer
	checked bool         // what was done then is judged as it is today
}

// weigh takes up a choice; false while another one is judged. gave tells that it is what was done then.
func (s *state) weigh(log games.Log, gave bool) bool {
	if s.stage == weighing {
		return false
	}
	s.stage, s.log, s.gave = weighing, log, gave
	return true
}

// decide goes back to the decision.
func (s *state) decide() { s.stage, s.played, s.before = deciding, false, nil }

// worst is the largest mistake of some findings.
func worst(found []mind.Finding) mind.Finding {
	return slices.MaxFunc(found, func(a, b mind.Finding) int { return cmp.Compare(a.Size, b.Size) })
}

// judged is what was found of the choice; false where there was nothing to judge. It is right where it was no mistake that
// counts.
func (s *state) judged(j judgment) (Outcome, bool) {
	if len(j.now) == 0 {
		s.decide()
		return Outcome{}, false
	}
	s.found, s.worst, s.then = j.now, worst(j.now), mind.Finding{}
	if len(j.then) > 0 {
		s.then = worst(j.then)
	}
	s.right = s.worst.Size == mind.NoMistake && !s.gave
	s.try++
	return Outcome{Right: s.right, GaveUp: s.gave, Try: s.try, Finding: s.worst}, true
}

// tell shows what was judged. The better choice is kept back from who was near and may look for it once more.
func (s *state) tell() {
	s.stage = told
	s.shown = s.shown || s.right || s.gave || s.open || s.worst.Size > mind.SmallMistake
}

// finding is what may be said of the choice now. Of one that is as good as the best nothing is better.
func (s *state) finding() mind.Finding {
	f := s.worst
	if !s.shown || s.right {
		f.Size, f.Type, f.Data = mind.NoMistake, "", nil
	}
	return f
}

// said are the findings that are put in words: of what is as good as the best all that was judged, else the largest mistake.
func (s *state) said() []mind.Finding {
	if !s.right {
		return []mind.Finding{s.finding()}
	}
	var out []mind.Finding
	for _, f := range s.found {
		if f.Size, f.Type, f.Data = mind.NoMistake, "", nil; f.What != "" {
			out = append(out, f)
		}
	}
	return out
}
