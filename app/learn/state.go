package learn

import (
	"slices"
	"time"

	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/store"
)

// stage is where the course stands.
type stage string

const (
	loading  stage = "loading"  // the course is being made
	asking   stage = "asking"   // who practises?
	broken   stage = "broken"   // the course or somebody's progress can't be read
	watching stage = "watching" // nothing can be kept, so nothing is asked
	tasking  stage = "task"     // a task is to be answered
	keeping  stage = "keeping"  // the answer is on its way into the data file
	failed   stage = "failed"   // it didn't get there
	judged   stage = "judged"   // it is there, and the verdict is shown
	starting stage = "starting" // a speed round is about to begin
	finished stage = "finished" // a speed round is over
	summed   stage = "summary"  // as many tasks are answered as make a sitting
)

// state is the course for whoever practises. It is pure: it knows neither widgets, nor the data file, nor the clock.
type state struct {
	at     stage
	err    error          // why it is broken or failed
	course *course.Course // nil until it is made
	s      session        // of whoever practises; without a player nobody does
	mode   course.Mode
	letter rune   // tapped on the map, 0: the course decides
	round  *round // nil: none is played

	tally []course.Answer // of this sitting, but for letters looked at and speed rounds

	item   course.Item
	answer course.Answer // given to it
	before course.Progress
	told   time.Time // the verdict, the result of the round, or the summary is on the screen
}

// round is a speed round: its answers are practice like all others, and when all are there a row of
// its own ends it.
type round struct {
	answers []course.Answer
	best    *course.RoundResult // own, before this round
}

// sitting is how many tasks are a good portion; then it is time for a look back.
const sitting = 10

// settle is how long a verdict stays at least, so that a held Enter doesn't skip it.
const settle = 400 * time.Millisecond

// modes are what may be chosen, in the order of their buttons. The last one is offered
// when something was confused.
var modes = []course.Mode{
	course.Mixed, course.BuildMode, course.ReadMode, course.TurnedMode, course.LooseMode, course.DeduceMode, course.SpeedMode, course.PairsMode,
}

// modes are those that can be chosen now.
func (st *state) modes() []course.Mode {
	return slices.DeleteFunc(slices.Clone(modes), func(m course.Mode) bool {
		return m == course.PairsMode && m != st.mode && len(st.s.progress.Confused) == 0
	})
}

// fail says why the course can't go on.
func (st *state) fail(at stage, err error) { st.at, st.err = at, err }

// made takes over the course.
func (st *state) made(c *course.Course) { st.course, st.s.course = c, c }

// sit lets somebody practise.
func (st *state) sit(s session) { st.s, st.round, st.tally = s, nil, nil }

// hasPlayer tells whether somebody practises.
func (st *state) hasPlayer() bool { return st.s.player.ID != 0 }

// isAlone tells whether there is one card only, and no task.
func (st *state) isAlone() bool { return st.at == asking || st.at == loading || st.at == broken }

// hasTask tells whether a task is on the screen.
func (st *state) hasTask() bool {
	return st.at == tasking || st.at == keeping || st.at == failed || st.at == judged
}

// busy tells whether an answer isn't safe yet; then the page stays with it.
func (st *state) busy() bool { return st.at == keeping || st.at == failed }

// settled tells whether a verdict has been seen for long enough.
func (st *state) settled(now time.Time) bool { return st.at == judged && now.Sub(st.told) >= settle }

// next asks the next task of a day; where nothing can be kept there is none.
func (st *state) next(writable bool, day int) {
	switch {
	case !writable:
		st.at = watching
	case st.mode == course.SpeedMode && st.round == nil:
		st.at = starting
	case st.letter != 0:
		st.at, st.item = tasking, st.course.On(st.s.progress, st.letter, day, st.s.seed())
	case st.round == nil && len(st.tally) >= sitting:
		st.at = summed
	default:
		st.at, st.item = tasking, st.course.Next(st.s.progress, st.mode, day, st.s.seed())
	}
}

// give answers the task on the screen.
func (st *state) give(said string, hints, ms int, now time.Time) {
	st.answer = st.item.Answer(said, ms, hints, now.UnixMilli(), store.DayOf(now))
	st.answer.Speed = st.round != nil
}

// keep notes that the answer is on its way.
func (st *state) keep() { st.at, st.before = keeping, st.s.progress }

// then is what follows an answer that is safe.
type then int

const (
	showVerdict then = iota
	askNext
	keepRound // as an answer of its own
	showRound
)

// kept takes over the progress with the answer in it.
func (st *state) kept(s session, now time.Time) then {
	st.s, st.letter = s, 0
	switch {
	case st.answer.Kind == course.Round:
		st.at, st.told = finished, now
		return showRound
	case st.round != nil:
		st.round.answers = append(st.round.answers, st.answer)
		if len(st.round.answers) < course.RoundLetters {
			return askNext
		}
		st.answer = course.Finish(st.round.answers)
		return keepRound
	case st.item.Kind == course.Look:
		return askNext
	}
	st.at, st.told, st.tally = judged, now, append(st.tally, st.answer)
	return showVerdict
}

// practise wants a letter of the map.
func (st *state) practise(r rune) {
	st.letter, st.round = r, nil
	if st.mode == course.SpeedMode {
		st.mode = course.Mixed
	}
}

// setMode chooses what to practise. That leaves the task on the screen: it wasn't answered. After a
// summary it goes on.
func (st *state) setMode(m course.Mode) {
	st.mode, st.letter, st.round = m, 0, nil
	if st.at == summed {
		st.sitOn()
	}
}

// startRound begins a speed round.
func (st *state) startRound() { st.round = &round{best: st.s.progress.Speed.Best} }

// sitOn begins another sitting.
func (st *state) sitOn() { st.tally = nil }

// target is the letter that the task is about, 0 for a word or none, and while it would tell the
// answer.
func (st *state) target() rune {
	told := st.at == judged || st.item.Kind == course.Look || st.item.Kind == course.Build
	if r := []rune(st.item.Target); len(r) == 1 && st.hasTask() && told {
		return r[0]
	}
	return 0
}

// hidden tells whether the map must not show what letters look like: that would be the answer.
func (st *state) hidden() bool {
	return st.hasTask() && st.at != judged && st.item.Kind != course.Look && st.item.Kind != course.Build
}

// shared are the other letters that the same pieces make, after a build.
func (st *state) shared() []rune {
	if st.at != judged || st.item.Kind != course.Build || st.target() == 0 {
		return nil
	}
	return st.course.Shared(st.target())
}

// count is how far somebody is: in a round, else of all their tasks; "" where that is no question.
func (st *state) count() (games.ID, games.Args) {
	switch {
	case st.at == starting || st.at == finished || st.at == watching || st.at == summed:
		return "", nil
	case st.round != nil:
		return "learn.count.round", games.Args{"N": min(len(st.round.answers)+1, course.RoundLetters), "All": course.RoundLetters}
	}
	n := len(st.tally)
	if st.at != judged {
		n++
	}
	return "learn.count", games.Args{"N": min(n, sitting), "All": sitting}
}

// name is whoever practises.
func (st *state) name() games.Args { return games.Args{"Name": st.s.player.Name} }
