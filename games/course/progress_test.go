package course

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games/recall"
)

// read is a letter read at a good pace on a day.
func read(target, said string, day int) Answer {
	return Answer{Kind: Read, Day: day, Target: target, Said: said, Right: target == said, Ms: 2000 * len(target)}
}

// The progress is what the log says, however it is folded; a snapshot goes on like the original.
func TestFold(t *testing.T) {
	c := newCourse(t)
	rapid.Check(t, func(rt *rapid.T) {
		l := newLearner(nil, c, rapid.Uint64().Draw(rt, "seed"), forgetful())
		n := rapid.IntRange(1, 200).Draw(rt, "answers")
		for range n {
			l.do(Mixed)
		}
		cut := rapid.IntRange(0, n).Draw(rt, "cut")
		half := c.Fold(Progress{}, l.log[:cut])
		data, err := half.Encode()
		if err != nil {
			rt.Fatal(err)
		}
		back, err := DecodeProgress(data)
		if err != nil {
			rt.Fatalf("%v: %s", err, data)
		}
		again, _ := c.Fold(back, l.log[cut:]).Encode()
		whole, _ := c.Fold(Progress{}, l.log).Encode()
		steps, _ := l.p.Encode()
		if !bytes.Equal(whole, steps) || !bytes.Equal(again, whole) {
			rt.Fatalf("whole %s\nsteps %s\nagain %s", whole, steps, again)
		}
		if after, _ := half.Encode(); !bytes.Equal(after, data) {
			rt.Fatal("folding on changes what it starts from")
		}
		for _, a := range l.log {
			row, err := a.Encode()
			if err != nil {
				rt.Fatal(err)
			}
			if b, err := DecodeAnswer(row); err != nil || b != a {
				rt.Fatalf("%+v becomes %+v, %v", a, b, err)
			}
		}
	})
}

func TestConfusions(t *testing.T) {
	c := newCourse(t)
	p := c.Fold(Progress{}, []Answer{read("M", "W", 1), read("M", "W", 1), read("E", "F", 1), read("M", "W", 1), read("MAMA", "WAMA", 1), read("MA", "MAM", 1), read("?", "!", 1)})
	want := []Confusion{{"M", "W", 4, 3}, {"E", "F", 1, 2}}
	if got := p.Confusions(); !reflect.DeepEqual(got, want) {
		t.Fatalf("%+v", got)
	}
	plain := p.clone()
	plain.Answers, plain.Retry = 7, nil // pairs come every second time, after what was wrong
	for _, m := range []Mode{PairsMode, Mixed} {
		it := c.Next(plain, m, 1, 1)
		if pair := it.Target + string(it.Against); it.Kind != Read || pair != "MW" && pair != "WM" {
			t.Errorf("%q: %+v", m, it)
		}
	}
	p = c.Fold(p, []Answer{read("M", "M", 1), read("M", "M", 1), read("W", "W", 1), read("W", "W", 1), read("M", "M", 1)})
	if got := p.Confusions()[0]; got.Owed != 0 || got.Times != 4 {
		t.Errorf("%+v", got)
	}
	help := read("E", "E", 1)
	help.Hints = 1
	if p = c.Add(p, help); p.Confusions()[1].Owed != 2 {
		t.Error("help settles a confusion")
	}
}

// Mastery comes step by step, by accuracy and by pace, and goes when it is no longer true.
func TestMastery(t *testing.T) {
	c := newCourse(t)
	build := Answer{Kind: Build, Day: 1, Target: "C", Said: "C", Right: true, Ms: 3000}
	upside := read("C", "C", 1)
	upside.Turned = true
	loose := Answer{Kind: Loose, Day: 1, Target: "C", Said: "C", Right: true, Ms: 3000}
	steps := []struct {
		a    Answer
		want Mastery
	}{
		{Answer{Kind: Look, Day: 1, Target: "C"}, Fresh},
		{build, Practised},
		{read("C", "C", 1), Practised},
		{read("C", "C", 1), Practised},
		{read("C", "C", 1), Almost},
		{upside, Almost},
		{loose, Almost},
		{build, Almost},
		{upside, Almost},
		{read("C", "C", 1), Sure},
		{read("C", "O", 1), Almost},
		{read("C", "O", 1), Practised},
		{read("C", "C", 1), Practised},
		{read("C", "C", 1), Practised},
		{read("C", "C", 1), Practised},
		{read("C", "C", 1), Practised},
		{read("C", "C", 1), Sure},
	}
	var p Progress
	for i, s := range steps {
		if p = c.Add(p, s.a); c.Mastery(p, 'C') != s.want {
			t.Errorf("after step %d (%+v): %d, want %d", i, s.a, c.Mastery(p, 'C'), s.want)
		}
	}
	slow := p
	for range 12 {
		a := read("C", "C", 1)
		a.Ms = 20_000
		slow = c.Add(slow, a)
	}
	if c.Mastery(slow, 'C') != Practised {
		t.Errorf("so slow it is %d: %+v", c.Mastery(slow, 'C'), slow.Letter('C'))
	}
	cell := c.Map(p, 1)[4] // ' - A B C
	if cell.Letter != 'C' || cell.Mastery != Sure || !cell.Open || !cell.Known || cell.Due || cell.Accuracy != 83 {
		t.Errorf("%+v", cell)
	}
	if n, all := c.SureOf(p); n != 1 || all != 28 {
		t.Errorf("%d of %d", n, all)
	}
}

// FSRS says when a letter is due: later each time that it was known, at once when it wasn't.
func TestDue(t *testing.T) {
	c := newCourse(t)
	p := c.Add(Progress{}, read("C", "C", 100))
	last := 0
	for range 5 {
		day := p.Letter('C').Card.Due
		if len(c.Due(p, day-1)) != 0 || string(c.Due(p, day)) != "C" {
			t.Fatalf("due on %d: %+v", day, p.Letter('C'))
		}
		p = c.Add(p, read("C", "C", day))
		if gap := p.Letter('C').Card.Due - day; gap <= last && gap < recall.LongestDays || gap > recall.LongestDays {
			t.Fatalf("%d days after %d", gap, last)
		} else {
			last = gap
		}
	}
	day := p.Letter('C').Card.Last
	p = c.Add(p, read("C", "O", day))
	if string(c.Due(p, day)) != "C" {
		t.Errorf("%+v", p.Letter('C'))
	}
	// A card answered while the clock was ahead is due when it is right again, and the next answer counts.
	p = c.Add(p, read("C", "C", day+365))
	if string(c.Due(p, day)) != "C" {
		t.Errorf("%+v", p.Letter('C'))
	}
	p = c.Add(p, read("C", "C", day))
	if card := p.Letter('C').Card; card.Last != day || card.Due <= day || card.Due > day+recall.LongestDays || len(c.Due(p, day)) != 0 {
		t.Errorf("%+v", card)
	}
}

// A streak survives two days without practice.
func TestStreak(t *testing.T) {
	c := newCourse(t)
	var p Progress
	for _, x := range [][3]int{{10, 1, 1}, {10, 1, 1}, {11, 2, 2}, {14, 3, 3}, {13, 3, 3}, {18, 1, 3}, {19, 2, 3}} {
		p = c.Add(p, read("C", "C", x[0]))
		if p.Days.Streak != x[1] || p.Days.Best != x[2] {
			t.Errorf("day %d: %+v, want %v", x[0], p.Days, x)
		}
	}
	if p.Days.StreakOn(22) != 2 || p.Days.StreakOn(23) != 0 || p.Days.All != 5 || (Days{}).StreakOn(3) != 0 {
		t.Errorf("%+v", p.Days)
	}
}

func TestRounds(t *testing.T) {
	c := newCourse(t)
	p := c.Fold(Progress{}, []Answer{Finish([]Answer{read("C", "C", 1), read("I", "I", 1)}), Finish([]Answer{read("C", "C", 1), read("I", "", 1)})})
	if p.Speed.Rounds != 2 || p.Speed.Best.Ms != 4000 || p.Speed.Best.Wrong != 0 || p.Speed.Last.Wrong != 1 || p.Speed.Last.Ms != 4000+WrongCosts {
		t.Errorf("%+v %+v %+v", p.Speed, p.Speed.Best, p.Speed.Last)
	}
}

// Where no arrangement is shown, every letter that the pieces make is right.
func TestManyAnswers(t *testing.T) {
	c := newCourse(t)
	p := c.Fold(Progress{}, []Answer{read("F", "F", 1), read("K", "K", 1)})
	x := &chooser{c: c, p: p, day: 1}
	it := x.loose('F')
	for said, want := range map[string]bool{"FK": true, "KF": true, "FKZ": true, "F": false, "": false, "FKE": false, "FF": false} {
		if it.Answer(said, 1, 0, 0, 1).Right != want {
			t.Errorf("%q: %+v", said, it)
		}
	}
	p = c.Add(p, it.Answer("F", 1, 0, 0, 1))
	if p.Letter('F').Marks[Spotting].Right != 1 || p.Letter('K').Marks[Spotting].Wrong != 1 {
		t.Errorf("%+v", p.Letters)
	}
}

func TestDecodersRefuse(t *testing.T) {
	for _, text := range []string{
		"", "{}", `{"Kind":"read","Ms":-1}`, `{"Kind":"read","Day":-1}`, `{"Kind":"read","Extra":1}`, `{"Kind":"read"} {}`, `{"Kind":"cheat"}`,
		`{"Kind":"read","Target":"` + strings.Repeat("A", 1000) + `"}`,
	} {
		if a, err := DecodeAnswer([]byte(text)); err == nil {
			t.Errorf("%s: %+v", text, a)
		}
	}
	for _, text := range []string{"", "[]", `{"Answers":-1}`, `{"Letters":{"AB":{}}}`, `{"Letters":{"A":{"Card":{"Stability":-1}}}}`, `{"Confused":[{"Asked":"","Said":"A"}]}`, `{"Retry":[""]}`, `{"Open":1000}`} {
		if p, err := DecodeProgress([]byte(text)); err == nil {
			t.Errorf("%s: %+v", text, p)
		}
	}
	if _, err := (Answer{Kind: "cheat"}).Encode(); err == nil {
		t.Error("encoded")
	}
}

func FuzzDecodeAnswer(f *testing.F) {
	f.Add([]byte(`{"Kind":"read","At":1,"Day":1,"Target":"M","Said":"W","Right":false,"Ms":900,"Hints":0,"Turned":true,"Speed":false}`))
	f.Add([]byte(`{"Kind":"round","Target":"MW","Said":"M"}`))
	c, err := New(alphabet(f), nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := DecodeAnswer(data)
		if err != nil {
			return
		}
		again, err := a.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if b, err := DecodeAnswer(again); err != nil || a != b {
			t.Fatalf("%+v, %+v, %v", a, b, err)
		}
		use(t, c, c.Fold(Progress{}, []Answer{a, a, read("M", "W", 2), a}))
	})
}

func FuzzDecodeProgress(f *testing.F) {
	c, err := New(alphabet(f), []string{"MAMA"})
	if err != nil {
		f.Fatal(err)
	}
	l := newLearner(nil, c, 1, random)
	l.session(4)
	data, _ := l.p.Encode()
	f.Add(data)
	f.Fuzz(func(t *testing.T, data []byte) {
		if p, err := DecodeProgress(data); err == nil {
			use(t, c, p)
		}
	})
}

// use does with a progress all that a page would.
func use(t *testing.T, c *Course, p Progress) {
	for _, m := range []Mode{Mixed, BuildMode, ReadMode, TurnedMode, LooseMode, DeduceMode, SpeedMode, PairsMode} {
		it := c.Next(p, m, 5, 1)
		p = c.Add(p, it.Answer(it.Target, 1, 0, 1, 5))
	}
	c.Map(p, 5)
	c.Due(p, 5)
	data, err := p.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := DecodeProgress(data); err != nil {
		t.Fatalf("%v: %s", err, data)
	}
}

// A speed round asks for letters that are known, never for one twice in a row.
func TestSpeedRound(t *testing.T) {
	l := newLearner(t, newCourse(t), 1, perfect)
	l.session(30)
	known := len(l.c.known(l.p))
	if known <= RoundLetters {
		t.Fatal(known, "letters are known")
	}
	last := ""
	for round := range 3 {
		asked := map[string]bool{}
		for range RoundLetters {
			it := l.do(SpeedMode)
			if it.Kind != Read || it.Target == last || len([]rune(it.Target)) != 1 || it.Turned {
				t.Errorf("%+v after %s", it, last)
			}
			asked[it.Target], last = true, it.Target
		}
		if len(asked) != RoundLetters {
			t.Errorf("round %d asks for %d letters only", round, len(asked))
		}
	}
}

// Who knows few letters is asked for all of them in turn.
func TestSpeedRoundOfFew(t *testing.T) {
	c := newCourse(t)
	for n := 2; n <= RoundLetters; n++ {
		p := Progress{}
		for i, r := range c.Letters()[:n] {
			p = c.Add(p, Item{Kind: Look, Target: string(r), Must: []rune{r}}.Answer("", 1000, 0, int64(i), 1))
		}
		times, last := map[string]int{}, ""
		for i := range 2 * n {
			it := c.Next(p, SpeedMode, 1, 7)
			if it.Target == last {
				t.Errorf("%d letters: %s twice in a row", n, last)
			}
			times[it.Target], last = times[it.Target]+1, it.Target
			p = c.Add(p, it.Answer(it.Target, 1000, 0, int64(100+i), 1))
		}
		if len(times) < n-1 { // one may have made way for the last of the task before
			t.Errorf("%d letters: asked for %v", n, times)
		}
	}
}

func BenchmarkFold(b *testing.B) {
	c := newCourse(b)
	l := newLearner(b, c, 1, forgetful())
	for range 2000 {
		l.do(Mixed)
	}
	for b.Loop() {
		c.Fold(Progress{}, l.log)
	}
}

func BenchmarkNext(b *testing.B) {
	c := newCourse(b)
	l := newLearner(b, c, 1, perfect)
	l.session(20)
	for b.Loop() {
		c.Next(l.p, Mixed, l.day(), 1)
	}
}
