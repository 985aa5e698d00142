package practice

import (
	"context"
	"testing"

	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/mind"
)

func finding(size mind.Size) mind.Finding {
	return mind.Finding{What: "halma.review.move", Size: size, Own: 0.5 - 0.1*float64(size), Best: 0.5, Type: "move", Data: []byte(`{}`)}
}

// What is chosen is judged once at a time; the largest of several mistakes decides.
func TestAChoiceIsJudged(t *testing.T) {
	s := state{}
	if !s.weigh(games.Log{}, false) || s.weigh(games.Log{}, false) {
		t.Error("a second choice while the first is judged")
	}
	o, ok := s.judged(judgment{now: []mind.Finding{finding(mind.NoMistake), finding(mind.LargeMistake), finding(mind.SmallMistake)}})
	if !ok || o.Right || o.GaveUp || o.Try != 1 || o.Finding.Size != mind.LargeMistake {
		t.Errorf("%+v, %v", o, ok)
	}
	s.tell()
	s.decide()
	s.weigh(games.Log{}, false)
	if o, ok := s.judged(judgment{now: []mind.Finding{finding(mind.NoMistake)}}); !ok || !o.Right || o.Try != 2 {
		t.Errorf("as good as the best: %+v, %v", o, ok)
	}
	s.weigh(games.Log{}, false)
	if o, ok := s.judged(judgment{}); ok || s.stage != deciding || o.Try != 0 || s.try != 2 {
		t.Errorf("nothing to judge: %+v, %v, %+v", o, ok, s)
	}
}

// Whoever asks for the answer hasn't given it, even where they had done it right.
func TestGivingUpIsNoAnswer(t *testing.T) {
	s := state{}
	s.weigh(games.Log{}, true)
	if o, ok := s.judged(judgment{now: []mind.Finding{finding(mind.NoMistake)}}); !ok || o.Right || !o.GaveUp {
		t.Errorf("%+v, %v", o, ok)
	}
}

// The better choice stays hidden from who was near until it is asked for, or the answer was kept.
func TestTheBetterChoiceIsHidden(t *testing.T) {
	for _, c := range []struct {
		size                     mind.Size
		open, gave, reveal, want bool
	}{
		{},
		{size: mind.MediumMistake, want: true},
		{open: true, want: true},
		{gave: true, want: true},
		{reveal: true, want: true},
	} {
		s := state{open: c.open}
		s.weigh(games.Log{}, c.gave)
		s.judged(judgment{now: []mind.Finding{finding(max(c.size, mind.SmallMistake))}})
		s.tell()
		s.shown = s.shown || c.reveal
		if f := s.finding(); (f.Type != "") != c.want || (f.Size != mind.NoMistake) != c.want {
			t.Errorf("%+v: %+v", c, f)
		}
	}
	s := state{open: true}
	s.weigh(games.Log{}, false)
	s.judged(judgment{now: []mind.Finding{finding(mind.NoMistake)}})
	if s.tell(); s.finding().Type != "" {
		t.Error("something better than what is right")
	}
}

// Nobody is asked to do better where that was to wait.
func TestCan(t *testing.T) {
	waits := finding(mind.LargeMistake)
	waits.Type, waits.Data = "", nil
	chance := mind.Finding{Booked: mind.Booked{Luck: 3}}
	judges := &table.Game{Reviews: &table.Reviews{Judge: func(context.Context, table.Computers, games.Decision) ([]mind.Finding, error) { return nil, nil }}}
	for i, c := range []struct {
		g    *table.Game
		f    mind.Finding
		want bool
	}{
		{judges, finding(mind.LargeMistake), true},
		{judges, finding(mind.NoMistake), true},
		{judges, waits, false},
		{judges, chance, false},
		{&table.Game{Reviews: &table.Reviews{}}, finding(mind.LargeMistake), false},
		{&table.Game{}, finding(mind.LargeMistake), false},
	} {
		if got := Can(c.g, c.f); got != c.want {
			t.Errorf("%d: %v", i, got)
		}
	}
}

// Of what is as good as the best all that was judged is said, without anything better.
func TestAllThatWasRightIsSaid(t *testing.T) {
	on, guess := finding(mind.NoMistake), finding(mind.NoMistake)
	guess.What, guess.Own = "halma.review.guess", 0.49
	chance := mind.Finding{Booked: mind.Booked{Luck: 1}}
	s := state{}
	s.weigh(games.Log{}, false)
	s.judged(judgment{now: []mind.Finding{on, guess, chance}})
	s.tell()
	if said := s.said(); len(said) != 2 || said[0].What != on.What || said[1].What != guess.What || said[0].Type != "" || said[1].Type != "" {
		t.Errorf("%+v", said)
	}
	s.decide()
	s.weigh(games.Log{}, false)
	s.judged(judgment{now: []mind.Finding{on, finding(mind.LargeMistake)}})
	s.tell()
	if said := s.said(); len(said) != 1 || said[0].What != on.What {
		t.Errorf("of a mistake: %+v", said)
	}
}
