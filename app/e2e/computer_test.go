//go:build e2e && linux

package e2e

import (
	"database/sql"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// newest is the newest match as it is in the data file now. What computers do hangs on the match's own id, so a match next
// to the program can't play them.
func (p *place) newest(k games.Kind) (games.Log, []games.Row) {
	p.t.Helper()
	db, err := sql.Open("sqlite3", "file:"+filepath.Join(p.data, "spieltisch.sqlite")+"?mode=ro")
	p.must(err)
	defer func() { p.must(db.Close()) }()
	var id, rules int
	var setup []byte
	p.must(db.QueryRow("SELECT id, rules, setup FROM logs ORDER BY id DESC LIMIT 1").Scan(&id, &rules, &setup))
	found, err := db.Query("SELECT seat, type, data, sum FROM rows WHERE log_id = ? ORDER BY seq", id)
	p.must(err)
	defer func() { p.must(found.Close()) }()
	var rows []games.Row
	for found.Next() {
		var r games.Row
		var sum int64
		p.must(found.Scan(&r.Seat, &r.Type, &r.Data, &sum))
		r.Sum = games.RowSum(sum)
		rows = append(rows, r)
	}
	p.must(found.Err())
	log, err := games.Replay(k, rules, setup, rows)
	p.must(err)
	return log, rows
}

// asked waits until a seat is asked that a person plays and no computer is at work any more, or the match is over: then it is
// false.
func (r *program) asked(seat games.Seat) bool {
	r.t.Helper()
	over := false
	is := func(got []string) bool {
		over = slices.Contains(got, "face=result")
		return got[1] == "page" && (over || !r.busy() && slices.Contains(got, "turn="+strconv.Itoa(int(seat))))
	}
	if !is(strings.Fields(r.seen[len(r.seen)-1])) { // it is after one's own actions
		r.await("a person's turn", is)
	}
	return !over
}

// busy tells whether a computer is shown at work.
func (r *program) busy() bool {
	for _, line := range slices.Backward(r.seen) {
		if strings.HasPrefix(line, "trace computer ") {
			return !strings.HasSuffix(line, " stage=0")
		}
	}
	return false
}

// more turns to the setup's page with all else.
func (r *program) more() {
	r.t.Helper()
	r.click("more")
	r.page("setup", "more=true")
}

// choose takes what lies at a part of a choice's width.
func (r *program) choose(name string, part float64) {
	r.t.Helper()
	m := r.marks[name]
	r.clickAt(int(float64(m.x)+float64(m.width)*part), int(m.y+m.height/2))
}

// sit seats computers at the table of the setup, by their levels.
func (r *program) sit(seats int, levels ...int) {
	r.t.Helper()
	r.key("Escape") // from the name of a new one
	r.page("setup")
	for i, l := range levels {
		r.click("cast." + strconv.Itoa(l))
		r.page("setup", "seats="+strconv.Itoa(seats+i+1))
	}
}

// computed is a match of Da Vinci Code with computers: the match next to it follows the data file.
type computed struct {
	*codes
	here *place
}

func newComputed(p *program, here *place) *computed {
	return &computed{&codes{beside: &beside{program: p, kind: dv.Kind{}, lang: "de", open: games.Table}}, here}
}

// follow takes in all that has been done.
func (c *computed) follow() {
	c.t.Helper()
	log, rows := c.here.newest(c.kind)
	c.log, c.rows = log, len(rows)
}

// did waits until the program has carried out what a person has just done.
func (c *computed) did() {
	c.t.Helper()
	c.rows++
	c.page("table", "seq="+strconv.Itoa(c.rows))
}

// guessFirst guesses the first tile, right or wrong.
func (c *computed) guessFirst(right bool) {
	c.t.Helper()
	v := c.mine()
	tile := v.Targets()[0].ID
	_, of, _, _ := v.Find(tile)
	s, _, _, _ := c.view(of).Find(tile)
	number := s.Number
	for n := 0; number == s.Number && !right; n++ {
		if n != s.Number && dv.Warn(v, dv.Guess{Tile: tile, Number: n}) == nil {
			number = n
		}
	}
	c.point(0)
	c.name(number)
	c.place(v)
	c.saved("seq=" + strconv.Itoa(c.rows))
	c.key("Return")
	c.did()
}

// TestE2EComputerDavinci plays a whole game of one person against two characters: nothing is covered. In their turn the
// language is switched, and the person leads on to the end of it. Then these two play alone, are stopped and go on.
func TestE2EComputerDavinci(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100, Animations: true, Volume: 50})
	c := newComputed(here.start(s, 1, "-seed", "3"), here)
	c.page("home", "lang=de")
	c.key("4")
	c.page("setup", "game="+dv.Name, "seats=0")
	c.seats([]string{"Tina"})
	c.sit(1, 3, 4)
	c.shot("computer-setup")
	c.click("start")
	for turns := 0; c.asked(0); {
		c.follow()
		switch c.view(0).Phase {
		case dv.PhaseTake:
			c.key("Right", "Return", "Return", "Return", "Return", "Return") // black ones, and turns them over
			c.did()
		case dv.PhaseArrange:
			c.click("confirm")
			c.did()
		case dv.PhaseDraw:
			turns++
			c.click("draw.black")
			c.did()
		default:
			if c.guessFirst(turns > 1); turns == 1 {
				c.key("space") // enough seen of one's own guess
				c.theirTurn()
			}
		}
	}
	c.shot("computer-result")
	c.follow()
	if o, over := c.log.Match().Outcome(); !over || len(o.Places) != 3 || o.Places[1].Rank == 1 {
		t.Error("nobody has won", o)
	}
	c.watch()
	c.quit()
}

// theirTurn looks at the computers' turn, switches the language in it, and leads on.
func (c *computed) theirTurn() {
	c.t.Helper()
	c.line("computer", "stage=2")
	c.shot("computer-davinci-says")
	c.key("ctrl+comma")
	c.page("settings", "lang=de")
	c.key("Tab", "Tab", "Right")
	c.page("settings", "lang=en")
	c.key("Escape")
	c.line("computer", "seat=1", "stage=1") // it thinks again
	c.page("table", "lang=en", "face=private")
	c.shot("computer-davinci-en")
	c.click("skip-turns")
	if c.asked(0) {
		c.shot("computer-davinci-skipped")
		c.key("Return") // enough seen of what was skipped
	}
}

// watch lets the computers of the last match play among themselves.
func (c *computed) watch() {
	c.t.Helper()
	c.click("home")
	c.page("home")
	c.key("4")
	c.page("setup", "seats=3")
	c.key("Down", "Delete")
	c.page("setup", "seats=2")
	c.click("start")
	c.page("table", "turn=1", "face=board")
	c.line("computer", "stage=3")
	c.click("skip-turns") // stops them
	c.follow()
	rows := c.rows
	for range 3 { // each time it takes until the picture stands still
		c.shot("computer-watch")
	}
	if c.follow(); c.rows > rows+1 {
		c.fail("%d rows, then %d: they weren't stopped", rows, c.rows)
	}
	c.click("skip-turns") // lets them go on
	c.await("them to go on", func(got []string) bool { return got[1] == "page" && rowsIn(strings.Join(got, " ")) > rows+1 })
}

// TestE2EComputerGuest seats a character with two persons: the screen is covered between these, and in the computer's turn
// everybody sees what the Table sees.
func TestE2EComputerGuest(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100, Animations: true, Volume: 50})
	setup, err := dv.Setup{Options: dv.DefaultOptions(3), Seed: 3}.Encode()
	here.must(err)
	begin(here, dv.Kind{}, setup, func(session *session.Session) {
		for session.Standing().Phase != dv.PhaseDraw {
			for a := range session.Moves(session.Standing().Asked) {
				here.must(session.Submit(session.Seq(), session.Standing().Asked, a))
				break
			}
		}
	}, "Tina", "Lee", mind.Pip)
	c := newComputed(here.start(s, 1), here)
	c.page("home", "lang=de")
	c.key("Return")
	c.follow()
	c.shown("curtain")
	c.guessWrong()
	c.shown("curtain")
	c.guessWrong()
	c.line("computer", "seat=2", "stage=1")
	c.page("table", "turn=2", "face=board")
	if m := c.marks["mine"]; m.x != 0 { // what is gone is said to lie in the corner
		t.Error("a person's own row lies open: ", m)
	}
	c.shot("computer-guest")
	c.key("End")
	c.page("table", "turn=0", "face=curtain")
	c.quit()
}

// guessWrong takes the turn of who sits behind the curtain.
func (c *computed) guessWrong() {
	c.t.Helper()
	c.unveil()
	c.click("draw.black")
	c.did()
	c.follow()
	c.guessFirst(false)
	c.key("space") // enough seen
	c.follow()
}

// begin lays a match into the data file without the program. Who sits there is a person's name or a character's level.
func begin(here *place, k games.Kind, setup []byte, do func(*session.Session), seats ...any) {
	here.t.Helper()
	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	defer func() { here.must(st.Close()) }()
	var ids []store.PlayerID
	for i, who := range seats {
		var p store.Player
		if level, ok := who.(mind.Level); ok {
			p, err = st.Character(level)
		} else {
			p, err = st.AddPlayer(who.(string), i)
		}
		here.must(err)
		ids = append(ids, p.ID)
	}
	session, err := session.Begin(st, k, store.NewMatch{Setup: setup, Players: ids})
	here.must(err)
	do(session)
}

// TestE2EComputerDicewords plays against Pip to the end, begun from the button on the home page. The program is killed while
// Pip thinks; Space is hammered through Pip's turn; and while Pip waits the person takes their word back.
func TestE2EComputerDicewords(t *testing.T) {
	const me = 1
	here, s := newPlace(t), newScreen(t, wide, high)
	p := &player{here.start(s, 1, "-lang", "de", "-seed", "11"), newMirror(t, 11, dw.DefaultOptions(2)), "de"}
	p.page("home", "lang=de")
	p.click("against." + dw.Name)
	p.page("setup", "game="+dw.Name, "seats=1")
	p.click("player.name")
	p.write("Tina")
	p.key("Return")
	p.page("setup", "seats=2")
	p.more()
	p.click("target")
	p.write("50")
	p.key("Return")
	p.line("computer", "seat=0", "stage=1")
	p.kill()

	p.program = here.start(s, 1)
	p.page("home", "lang=de")
	p.key("Return")
	p.line("computer", "seat=0", "stage=1") // it thinks again
	p.page("table", "turn=0")
	p.shot("computer-dicewords")
	p.tool("xdotool", "key", "--delay", "60", "--repeat", "60", "space")
	p.asked(me)
	n := p.follow(here, me)
	if n > 1 {
		t.Fatalf("Space has acted %d times for Tina", n)
	}

	if n == 0 { // else the dice are thrown, which had to be done anyway
		p.throws()
	}
	p.says(4, 16)
	p.line("computer", "seat=0", "stage=2")
	p.key("ctrl+z") // before any picture, which may take as long as Pip waits
	p.page("table", "seq="+strconv.Itoa(p.m.rows+1), "turn=1", "phase="+string(dw.PhaseThrow))
	p.key("Return") // the word is still typed
	p.page("table", "seq="+strconv.Itoa(p.m.rows+2))
	for p.theirs(); p.asked(me); p.theirs() {
		p.follow(here, me)
		p.word(10, 1000)
	}
	p.shot("computer-dicewords-result")
	p.quit()
}

// theirs leads on to the end of the computers' turn, which waits while a person's word can be taken back; unless the match
// is over.
func (p *player) theirs() {
	p.t.Helper()
	if !strings.Contains(p.seen[len(p.seen)-1], string(dw.PhaseOver)) {
		p.line("computer", "stage=2")
		p.shot("computer-waits")
		p.key("End")
	}
}

// follow takes in all that has been done, and returns who has done it.
func (p *player) follow(here *place, me games.Seat) (mine int) {
	p.t.Helper()
	log, rows := here.newest(dw.Kind{})
	p.m.log, p.m.rows = log, len(rows)
	p.m.draft = dw.NewDraft(p.m.view())
	for _, r := range rows {
		if r.Seat == me {
			mine++
		}
	}
	return mine
}

// word throws once and declares the best word of so many letters and points at most.
func (p *player) word(letters, points int) {
	p.t.Helper()
	p.throws()
	p.says(letters, points)
}

// throws throws once.
func (p *player) throws() {
	p.t.Helper()
	p.click("throw") // for a moment after a computer's turn keys may still be those that led on
	p.m.throw()
}

// says declares the best word of so many letters and points at most.
func (p *player) says(letters, points int) {
	p.t.Helper()
	p.shown()
	p.spell(p.m.best(letters, points))
	p.key("Return")
	p.m.rows++
	p.page("table", "seq="+strconv.Itoa(p.m.rows))
}

// mindsFail: of two computers one panics and the other never ends; the match goes on without them.
func mindsFail(here *place, s *screen) {
	here.env = []string{"SPIELTISCH_PLANT=minds"}
	p := lost(here, s, mind.Pip, mind.Nova, "Tina")
	here.logged("planted in a mind")
	p.shot("computer-lost")
	p.playsFor()
	p.line("computer", "seat=1", "stage=1") // once more: it takes long
	p.shot("computer-slow")
	p.left(here, 1)
	p.playsFor()
	p.throw()
	p.quit()
}

// noLexicon: computers can't play without a word list; persons can.
func noLexicon(here *place, s *screen) {
	here.env = []string{"SPIELTISCH_PLANT=lexicon"}
	p := lost(here, s, mind.Pip, "Tina")
	p.shot("computer-no-lexicon")
	p.playsFor()
	p.throw()
	p.quit()
}

// lost opens a match in which the first one is a computer that can't think.
func lost(here *place, s *screen, seats ...any) *player {
	here.t.Helper()
	options := dw.DefaultOptions(len(seats))
	options.Check = dw.CheckTrust
	m := newMirror(here.t, 11, options)
	begin(here, dw.Kind{}, m.setup, func(*session.Session) {}, seats...)
	p := &player{here.start(s, 1), m, "de"}
	p.page("home", "lang=de")
	p.key("Return")
	p.shown()
	p.left(here, 0)
	return p
}

// left waits until the program has given a computer up.
func (p *player) left(here *place, seat int) {
	p.t.Helper()
	p.screen.until("a computer to be left behind", 50*time.Millisecond, func() bool {
		log, err := os.ReadFile(filepath.Join(here.data, "spieltisch.log"))
		return err == nil && strings.Contains(string(log), `left behind" seat=`+strconv.Itoa(seat))
	})
	p.screen.still()
}

// playsFor takes the dialog's offer to play on for a computer, and does.
func (p *player) playsFor() {
	p.t.Helper()
	p.key("Return")
	p.throw()
	p.spell(p.m.best(4, 16))
	p.declare()
}

// mostGap is how long a frame may take while a computer thinks.
const mostGap = 100 // ms

// TestFrames has the strongest computers play by their tables on two cores; meanwhile no frame takes too long.
// It is no part of make e2e, where the race detector makes all of it slower.
func TestFrames(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	m := newMirror(t, 11, dw.DefaultOptions(2))
	begin(here, dw.Kind{}, m.setup, func(*session.Session) {}, mind.Sphinx, mind.Atlas)
	bin := here.bin
	here.bin = "/usr/bin/taskset"
	p := here.open(s, 1, here.command(s.display, "-c", "0,1", bin, "-data", here.data))
	p.page("home")
	p.key("Return")
	p.line("gap") // meanwhile the table's page is painted for the first time
	var gaps []int
	for range 12 {
		p.line("gap")
		words := strings.Fields(p.seen[len(p.seen)-1])
		ms, err := strconv.Atoi(words[len(words)-1])
		here.must(err)
		gaps = append(gaps, ms)
	}
	t.Log("ms that a frame took at most, each time that a computer thought:", gaps)
	if most := slices.Max(gaps); most > mostGap {
		t.Errorf("a frame took %d ms while a computer thought, at most %d are allowed", most, mostGap)
	}
}
