package woerterklauer

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
)

// lines are the notes of a word as the screen gets them: ids and Args.
func lines(t *testing.T, list []Reason) []string {
	t.Helper()
	var out []string
	for _, r := range list {
		args, err := json.Marshal(r.Args)
		if err != nil {
			t.Fatal(err)
		}
		id := strings.TrimPrefix(strings.TrimPrefix(string(r.ID), "woerterklauer.note."), "woerterklauer.refused.")
		out = append(out, id+" "+strings.ReplaceAll(string(args), `"`, ""))
	}
	return out
}

func wantLines(t *testing.T, got []Reason, want ...string) {
	t.Helper()
	if l := lines(t, got); !slices.Equal(l, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(l, "\n"), strings.Join(want, "\n"))
	}
}

func (v Verdict) find(t *testing.T, text string) Word {
	t.Helper()
	for _, w := range v.Words {
		if w.Text == text {
			return w
		}
	}
	t.Fatalf("no %s in %+v", text, v.Words)
	return Word{}
}

// The rows of the page as they were drawn, and what is wrong with the turn.
func TestWhatTheScreenShows(t *testing.T) {
	e := example{
		level: LevelI, edge: 10, same: "DAME=DAMEN", invalid: "EILT",
		before: `
			.....B......
			.....L......
			.....A......
			....HUT.....
			....A.O.....
			.M..S.R.....
			SOCKE.......
			.N..........
			.DAME.......
			....L.......`,
		after: `
			...LOB......
			.....L......
			.....A......
			....HUT.....
			....A.O.....
			.M..S.R.....
			LOCKE.T.....
			.N....EILT..
			.DAMEN......
			....L.......`,
	}
	v := Referee(e.turn(), e.judge())
	wantLines(t, v.find(t, "LOCKE").Notes,
		"exchanged {Count:1,Now:[L],Was:[S],Word:SOCKE}",
		"judged {Lemma:,Other:,Reason:toy.word,Word:LOCKE}",
		"meaning {Lemma:,Other:SOCKE,Reason:toy.same,Word:LOCKE}",
		"all {Color:woerterklauer.color.red,Count:5}")
	wantLines(t, v.find(t, "TORTE").Notes,
		"appended {Count:2,Letters:[T,E],Word:TOR}",
		"judged {Lemma:,Other:,Reason:toy.word,Word:TORTE}",
		"meaning {Lemma:,Other:TOR,Reason:toy.same,Word:TORTE}",
		"all {Color:woerterklauer.color.red,Count:5}")
	wantLines(t, v.find(t, "LOB").Notes,
		"judged {Lemma:,Other:,Reason:toy.word,Word:LOB}",
		"crosses {Color:woerterklauer.color.red,Letter:B,Other:BLAU}",
		"all {Color:woerterklauer.color.red,Count:3}")
	wantLines(t, v.find(t, "DAMEN").Notes,
		"appended {Count:1,Letters:[N],Word:DAME}",
		"judged {Lemma:,Other:,Reason:toy.word,Word:DAMEN}",
		"same {Lemma:,Other:DAME,Reason:toy.same,Word:DAMEN}",
		"only {Color:woerterklauer.color.red,Count:1,Letters:[N]}")
	wantLines(t, v.find(t, "EILT").Reasons, "invalid {Lemma:,Other:,Reason:toy.word,Word:EILT}")
	if b := v.find(t, "BLAU"); b.Fate != FateUnchanged || b.Notes != nil || len(b.From) != 1 {
		t.Errorf("%+v", b)
	}
	if w := v.find(t, "LOB"); !slices.Equal(w.Turns, []Cell{{5, 0}}) || !slices.Equal(w.Shows, []Cell{{3, 0}, {4, 0}, {5, 0}}) {
		t.Errorf("%+v", w)
	}
	if v.Lawful || v.Askable || v.Lead != v.Red-v.Black {
		t.Errorf("%+v", v)
	}
}

func TestRefusalsOfTheField(t *testing.T) {
	for _, c := range []struct {
		e    example
		want []string
	}{
		{
			example{level: LevelI, edge: 4, before: "HUND", after: "HUNDE"},
			[]string{"wide {Edge:4,Wide:5}"},
		},
		{
			example{level: LevelI, edge: 3, before: "U\nN\nD", after: "U\nN\nD\nS"},
			[]string{"high {Edge:3,High:4}"},
		},
		{
			example{level: LevelI, before: "HUND", after: "HUND"},
			[]string{"lead {Needs:5,Other:4,Own:0}"},
		},
		{
			example{level: LevelI, before: "HUNDE", after: "HUNDE.\n....s."},
			[]string{"lead {Needs:3,Other:4,Own:2}"}, // ES: E and S are red, H U N D black
		},
		{
			example{level: LevelI, before: "hUND", after: "hUNDe", same: "HUNDE=HUND"},
			[]string{"lead {Needs:2,Other:3,Own:2}"},
		},
		{
			example{level: LevelI, before: "", after: ""},
			[]string{"empty {}", "lead {Needs:1,Other:0,Own:0}"},
		},
		{
			example{level: LevelI, before: "", after: "A.EI"},
			[]string{"pieces {Count:2}", "single {Count:1,Letters:[A]}"},
		},
		{
			example{level: LevelI, before: "STAND", after: "SAND\n.S..\n.T.."},
			[]string{
				"gap {Letters:[D],Word:STAND}", "level {Agreed:1,Level:3}",
			},
		},
		{
			example{level: LevelI, before: "HUND", after: "MUNT"},
			[]string{"exchanged {Count:2,Letters:[H,D],Most:1,Word:HUND}", "every_level {}"},
		},
	} {
		wantLines(t, Referee(c.e.turn(), c.e.judge()).Reasons, c.want...)
	}
}

// An open word counts as valid and an open meaning as a new one until the table has
// ruled; its answers decide.
func TestVerdictOpenQuestions(t *testing.T) {
	e := example{level: LevelI, before: "HUND", after: "HUNDS", open: "HUNDS HUND=HUNDS"}
	turn := e.turn()
	v := Referee(turn, e.judge())
	ask := []Question{{Word: "HUNDS"}, {Word: "HUNDS", Other: "HUND"}}
	if v.Lawful || !v.Askable || v.Words[0].Fate != FateOpen || v.Red != 5 || !slices.Equal(v.Questions, ask) || v.Rulings != nil {
		t.Fatalf("%+v", v)
	}
	wantLines(t, v.Words[0].Notes,
		"appended {Count:1,Letters:[S],Word:HUND}", "ask {Word:HUNDS}", "ask_same {Other:HUND,Word:HUNDS}",
		"all {Color:woerterklauer.color.red,Count:5}")
	word := games.Ruling{Word: "HUNDS", Answer: true, By: games.ByTable}
	for _, c := range []struct {
		answers games.Rulings
		lawful  bool
		fate    Fate
		red     int
	}{
		{games.Rulings{word, {Word: "HUNDS", Other: "HUND", Answer: false, By: games.ByTable}}, true, FateStolen, 5},
		{games.Rulings{word, {Word: "HUND", Other: "HUNDS", Answer: true, By: games.ByTable}}, false, FateExtended, 1},
		{games.Rulings{{Word: "HUNDS", By: games.ByTable}}, false, FateInvalid, 1},
		{games.Rulings{word}, false, FateOpen, 5},
	} {
		v := Referee(turn, c.answers)
		if v.Lawful != c.lawful || v.Words[0].Fate != c.fate || v.Red != c.red || !slices.Equal(v.Rulings, c.answers) {
			t.Errorf("%v: %+v", c.answers, v)
		}
	}
}

// Nobody is asked about words that lie unchanged, moved or not.
func TestUnchangedWordsAreNotJudged(t *testing.T) {
	e := example{level: LevelII, before: "BUCH.\n...U.\n...T.", after: "BaUCH\n....U\n....T", invalid: "HUT"}
	v := Referee(e.turn(), e.judge())
	if !v.Lawful || v.find(t, "HUT").Fate != FateUnchanged || len(v.Rulings) != 2 {
		t.Errorf("%+v", v)
	}
	wantLines(t, v.find(t, "HUT").Notes, "moved {}")
}

func TestUnsoundTurns(t *testing.T) {
	good := (&example{level: LevelI, before: "HUND", after: "HUNDE", left: "X"}).turn()
	for name, spoil := range map[string]func(*Attempt){
		"tiles lost":      func(t *Attempt) { t.Left = nil },
		"tiles strange":   func(t *Attempt) { t.Left = append(t.Left, Tile{50, 'A'}) },
		"tiles doubled":   func(t *Attempt) { t.Left = append(t.Left, t.Left[0]) },
		"tiles no id":     func(t *Attempt) { t.After[0].ID = 0 },
		"tiles high id":   func(t *Attempt) { t.After[0].ID = Tiles + 1 },
		"tiles letter":    func(t *Attempt) { t.After[0].Letter = 'h' },
		"tiles reprinted": func(t *Attempt) { t.After[0].Letter = 'M' },
		"overlap":         func(t *Attempt) { t.After[0].At = t.After[1].At },
		"spread":          func(t *Attempt) { t.After[0].At.X = 1000 },
		"spread far":      func(t *Attempt) { t.After[0].At.X = -1 << 62; t.After[1].At.X = 1 << 62 },
	} {
		turn := good
		turn.After, turn.Left = good.After.clone(), slices.Clone(good.Left)
		spoil(&turn)
		v := Referee(turn, toy{})
		want := RefusedTiles
		if name, _, _ := strings.Cut(name, " "); name != "tiles" {
			want = games.ID("woerterklauer.refused." + name)
		}
		if v.Lawful || v.Askable || len(v.Reasons) != 1 || v.Reasons[0].ID != want {
			t.Errorf("%s: %+v", name, v.Reasons)
		}
	}
	if v := Referee(good, toy{}); !v.Lawful {
		t.Errorf("%+v", v)
	}
}

// The history is sorted, has everything once, and travels.
func TestHistoryAfter(t *testing.T) {
	e := example{level: LevelI, before: ".LOCKE\n.....S", after: "GLOCKE\n.....S", lists: "LOCKE:SOCKE", laid: "0,0>SOCKE"}
	v := Referee(e.turn(), e.judge())
	want := History{
		Places: []Spelled{
			{Place{Cell{0, 0}, true}, "GLOCKE"},
			{Place{Cell{0, 0}, true}, "SOCKE"},
			{Place{Cell{1, 0}, true}, "LOCKE"},
			{Place{Cell{5, 0}, false}, "ES"},
		},
		Carried: []Carried{
			{Place{Cell{0, 0}, true}, []string{"GLOCKE", "LOCKE", "SOCKE"}},
			{Place{Cell{5, 0}, false}, []string{"ES"}},
		},
	}
	if !reflect.DeepEqual(v.History, want) {
		t.Errorf("%+v", v.History)
	}
}
