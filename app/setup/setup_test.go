package setup_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/dicewords"
	"spieltisch/app/setup"
	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// stand is a store with players and one game.
type stand struct {
	env    *shell.Env
	games  table.Games
	opened *[]shell.Route
	people map[string]store.Player
}

func newStand(t *testing.T, lang locales.Lang, g *table.Game, names ...string) *stand {
	t.Helper()
	s := &stand{env: shelltest.NewMoving(t, lang), games: table.Games{g}, people: map[string]store.Player{}}
	s.opened = shelltest.Pages(s.env, map[string]shell.Builder{
		shell.Setup: func(r shell.Route) (shell.Page, error) { return setup.New(s.env, s.games, r) },
	})
	for _, p := range shelltest.Players(t, s.env, names...) {
		s.people[p.Name] = p
	}
	return s
}

// open shows the setup of a new match with these players at the table.
func (s *stand) open(t *testing.T, seated ...string) {
	t.Helper()
	s.env.Router.Home()
	s.env.Router.Open(shell.Route{Page: shell.Setup, Game: fakegame.Name})
	for _, name := range seated {
		if !slices.Contains(strings.Split(s.order(t), ", "), name) {
			s.bring(t, name)
		}
	}
}

// bring has somebody come to the table, who may have to be turned to.
func (s *stand) bring(t *testing.T, name string) {
	t.Helper()
	for range len(s.people) {
		if slices.Contains(shelltest.Texts(s.env), name) {
			break
		}
		shelltest.Marked(t, s.env, "known.next").(fyne.Tappable).Tapped(&fyne.PointEvent{})
	}
	shelltest.Tap(t, s.env, name)
}

// seat is a seat at the table.
type seat interface {
	fyne.CanvasObject
	fyne.Focusable
	fyne.Tappable
	fyne.Draggable
	fyne.Shortcutable
}

// rows are the seats in turn order.
func (s *stand) rows(t *testing.T) (rows []seat) {
	t.Helper()
	for _, o := range shelltest.Find[seat](s.env) {
		if fmt.Sprintf("%T", o) == "*setup.seat" {
			rows = append(rows, o)
		}
	}
	slices.SortFunc(rows, func(a, b seat) int { return cmp.Compare(texts(a)[0], texts(b)[0]) })
	return rows
}

func texts(o seat) (out []string) {
	for _, o := range test.WidgetRenderer(o.(fyne.Widget)).Objects() {
		if x, ok := o.(fmt.Stringer); ok {
			out = append(out, x.String())
		}
	}
	return out
}

// nameOf is the player of a seat, whose number must be that of the place.
func (s *stand) nameOf(t *testing.T, row seat, at int) string {
	t.Helper()
	if texts := texts(row); texts[0] != fmt.Sprint(at+1) {
		t.Fatalf("seat %d says %q", at, texts)
	}
	return texts(row)[1]
}

// row is the seat of a player.
func (s *stand) row(t *testing.T, name string) seat {
	t.Helper()
	for i, row := range s.rows(t) {
		if s.nameOf(t, row, i) == name {
			return row
		}
	}
	t.Fatal(name, "doesn't sit at the table")
	return nil
}

// start tells whether the match can't begin, and why.
func (s *stand) start(t *testing.T) (off bool, why string) {
	t.Helper()
	return !s.env.Trace.Marked("start").Visible(), s.env.Trace.Marked("lacks").(fmt.Stringer).String()
}

// target is the number that the game's form asks for, on the page with all else.
func (s *stand) target() *ui.Stepper {
	if len(shelltest.Find[*ui.Stepper](s.env)) == 0 {
		s.all()
	}
	return shelltest.Find[*ui.Stepper](s.env)[0]
}

// all turns to the page with all else.
func (s *stand) all() { s.env.Trace.Marked("more").(fyne.Tappable).Tapped(&fyne.PointEvent{}) }

// aim types the target.
func (s *stand) aim(number string) {
	s.target().Focus()
	shelltest.Type(s.env, number)
	s.env.Window.Canvas().Unfocus()
}

func (s *stand) last() shell.Route { return (*s.opened)[len(*s.opened)-1] }

// order are the names at the table.
func (s *stand) order(t *testing.T) string {
	t.Helper()
	var out []string
	for i, row := range s.rows(t) {
		out = append(out, s.nameOf(t, row, i))
	}
	return strings.Join(out, ", ")
}

func (s *stand) sees(t *testing.T, texts ...string) {
	t.Helper()
	for _, want := range texts {
		if !shelltest.Has(s.env, want) {
			t.Errorf("%q is missing among %q", want, shelltest.Texts(s.env))
		}
	}
}

func TestSetupInEveryWindow(t *testing.T) {
	names := []string{"Tina", "Lee", "Ben", "Mia", "Großmutter Annegret", "Jo", "Mo"}
	for _, lang := range locales.Langs {
		s := newStand(t, lang, dicewords.Game())
		s.open(t)
		shelltest.Shot(t, s.env, fmt.Sprintf("setup_%s_empty", lang))
		for i, name := range names {
			p, err := s.env.Store.AddPlayer(name, i%6)
			if err != nil {
				t.Fatal(err)
			}
			s.people[name] = p
		}
		for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1000, Height: 620}} {
			for _, n := range []int{3, 7} {
				s.open(t, names[:n]...)
				shelltest.Resize(s.env, size.Width, size.Height)
				name := fmt.Sprintf("setup_%s_%d_%.0f_", lang, n, size.Width)
				shelltest.Shot(t, s.env, name)
				if out := shelltest.Outside(s.env); len(out) > 0 {
					t.Errorf("%s: outside of the window: %s", name, strings.Join(out, "\n"))
				}
				shelltest.Marked(t, s.env, "more").(fyne.Tappable).Tapped(&fyne.PointEvent{})
				shelltest.Shot(t, s.env, name+"more")
			}
		}
	}
}

func TestRulesAreNear(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang, dicewords.Game(), "Tina", "Lee")
		s.open(t, "Tina")
		shelltest.Tap(t, s.env, s.env.T("table.rules"))
		if to := s.last(); to.Page != shell.Rules || to.Part != string(lang) {
			t.Errorf("%s: the rules are at %v", lang, to)
		}
		s.env.Router.Back()
		if got := s.order(t); got != "Tina" {
			t.Errorf("%s: after the rules %q sits at the table", lang, got)
		}
	}
}

func TestStart(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(4), "Tina", "Lee", "Ben")
	s.open(t)
	if off, why := s.start(t); !off || why != "Nobody is at the table yet." {
		t.Errorf("with nobody: disabled %v, %q", off, why)
	}
	shelltest.Key(s.env, fyne.KeyReturn)
	if s.last().Page != shell.Setup {
		t.Fatalf("Enter starts a match of nobody: %v", s.last())
	}
	shelltest.Tap(t, s.env, "Lee")
	shelltest.Tap(t, s.env, "Ben")
	shelltest.Tap(t, s.env, "Lee") // and away again
	shelltest.Tap(t, s.env, "Tina")
	s.sees(t, "Ben and Tina", "goes first")
	s.aim("33")
	shelltest.Key(s.env, fyne.KeyReturn)
	to := s.last()
	if to.Page != shell.Table {
		t.Fatalf("Enter leads to %v", to)
	}
	m, err := s.env.Store.Match(to.Match)
	if err != nil {
		t.Fatal(err)
	}
	if len(m.Players) != 2 || m.Players[0].Name != "Ben" || m.Players[1].Name != "Tina" || m.Series != "" {
		t.Errorf("the match has the players %v and the series %q", m.Players, m.Series)
	}
	var of fakegame.Setup
	if err := games.Decode(m.Setup, &of); err != nil || of != (fakegame.Setup{Options: fakegame.Options{Target: 33}, Seats: 2, Seed: 1}) {
		t.Errorf("the setup is %+v, %v", of, err)
	}
	s.env.Router.Back() // the table stands in the setup's place
	if s.last().Page != shell.Home {
		t.Errorf("back from the table leads to %v", s.last())
	}
	s.open(t)
	if got := s.order(t); got != "Ben, Tina" {
		t.Errorf("the next match is preset with %s", got)
	}
	if got := s.target().Value(); got != 33 {
		t.Errorf("the next match is preset with %d", got)
	}
}

func TestPresetsThatMakeNoSense(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(2), "Tina", "Lee", "Ben")
	hidden := s.people["Lee"]
	hidden.Hidden = true
	if err := s.env.Store.UpdatePlayer(hidden); err != nil {
		t.Fatal(err)
	}
	tina, lee, ben := s.people["Tina"].ID, hidden.ID, s.people["Ben"].ID
	for _, c := range []struct {
		players any
		want    string
	}{
		{[]store.PlayerID{ben, ben, lee, 99, tina, 7}, "Ben, Tina"},
		{"nonsense", ""},
		{[]store.PlayerID{}, ""},
	} {
		if err := store.ThisComputer[any]("setup.dicewords.players").Set(s.env.Store, c.players); err != nil {
			t.Fatal(err)
		}
		if err := store.Travelling[any]("setup.dicewords.options").Set(s.env.Store, c.players); err != nil {
			t.Fatal(err)
		}
		s.open(t)
		if got := s.order(t); got != c.want {
			t.Errorf("preset with %v: %q, want %q", c.players, got, c.want)
		}
	}
}

func TestTooManyPlayers(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(2), "Tina", "Lee", "Ben")
	s.open(t, "Tina", "Lee")
	shelltest.Tap(t, s.env, "Ben")
	const full = "All seats taken: drag Ben onto a seat, or take someone off first."
	for _, o := range shelltest.Find[*ui.Para](s.env) {
		if d := shelltest.Middle(o).Subtract(shelltest.Middle(s.chip(t, "Ben"))); o.String() == full && (d.X > 400 || d.Y > 0 || d.Y < -110) {
			t.Errorf("it is said %v away from the click", d)
		}
	}
	s.sees(t, full)
	if got := s.order(t); got != "Tina, Lee" {
		t.Errorf("at the table: %s", got)
	}
	ids := []store.PlayerID{s.people["Tina"].ID, s.people["Lee"].ID, s.people["Ben"].ID}
	larger, err := session.Begin(s.env.Store, fakegame.Kind{}, store.NewMatch{Setup: fakegame.Setup{Seats: 3, Options: fakegame.Options{Target: 9}}.Encode(), Players: ids})
	if err != nil {
		t.Fatal(err)
	}
	s.env.Router.Open(shell.Route{Page: shell.Setup, Match: larger.ID()})
	if off, _ := s.start(t); off || s.order(t) != "Lee, Ben" {
		t.Errorf("a rematch of three for two: disabled %v, %s", off, s.order(t))
	}
}

func TestOptionsRefused(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina")
	s.open(t, "Tina")
	s.aim("100")
	shelltest.Tap(t, s.env, "Start the game")
	s.sees(t, "This entry can’t be read.", "One of the options isn’t right yet.")
	if all, err := s.env.Store.Matches(); len(all) > 0 || err != nil {
		t.Errorf("%d matches began, %v", len(all), err)
	}
	s.aim("99")
	shelltest.Tap(t, s.env, "Start the game")
	if s.last().Page != shell.Table {
		t.Errorf("the match doesn't start: %v", s.last())
	}
}

func TestRematch(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina", "Lee", "Ben")
	var ids []store.PlayerID
	for _, name := range []string{"Tina", "Lee", "Ben"} {
		ids = append(ids, s.people[name].ID)
	}
	first, err := session.Begin(s.env.Store, fakegame.Kind{}, store.NewMatch{Setup: fakegame.Setup{Seats: 3, Options: fakegame.Options{Target: 55}}.Encode(), Players: ids})
	if err != nil {
		t.Fatal(err)
	}
	gone := s.people["Ben"]
	gone.Hidden = true
	if err := s.env.Store.UpdatePlayer(gone); err != nil {
		t.Fatal(err)
	}
	uid := first.Stored().UID
	id := first.ID()
	for _, want := range []string{"Lee, Ben, Tina", "Ben, Tina, Lee", "Tina, Lee, Ben"} {
		s.env.Router.Open(shell.Route{Page: shell.Setup, Match: id})
		if got := s.order(t); got != want {
			t.Errorf("the rematch has %s, want %s", got, want)
		}
		if got := s.target().Value(); got != 55 {
			t.Errorf("the rematch has the target %d", got)
		}
		s.sees(t, "Rematch", "Dicewords")
		shelltest.Key(s.env, fyne.KeyReturn)
		m, err := s.env.Store.Match(s.last().Match)
		if err != nil {
			t.Fatal(err)
		}
		if m.Series != uid {
			t.Errorf("the series is %q, want the first match's %q", m.Series, uid)
		}
		id = m.ID
	}
}

func TestWrongRoutes(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina")
	whist, err := s.env.Store.CreateMatch(store.NewMatch{Kind: "whist", Rules: 1, Players: []store.PlayerID{s.people["Tina"].ID}})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []shell.Route{{Game: "whist"}, {Match: 99}, {Match: whist}, {}} {
		if p, err := setup.New(s.env, s.games, r); err == nil {
			t.Errorf("%v gives %v", r, p)
		}
	}
}

func TestReadOnly(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina", "Lee")
	shelltest.Open(t, s.env, s.env.Store.Dir(), true)
	s.open(t, "Tina")
	if off, why := s.start(t); !off || why != s.env.T("common.readonly") {
		t.Errorf("the start: disabled %v, %q", off, why)
	}
	shelltest.Tap(t, s.env, "New")
	if len(shelltest.Find[*ui.Field](s.env)) > 0 {
		t.Error("players can be added")
	}
	shelltest.Key(s.env, fyne.KeyReturn)
	if s.last().Page != shell.Setup {
		t.Errorf("Enter leads to %v", s.last())
	}
}

// Nothing typed or chosen is lost when the page is built again.
func TestBuiltAnew(t *testing.T) {
	s := newStand(t, locales.German, fakegame.Game(8), "Tina", "Lee")
	s.open(t, "Lee", "Tina")
	shelltest.Tap(t, s.env, "Neu")
	fields := shelltest.Find[*ui.Field](s.env)
	name := fields[0]
	s.env.Window.Canvas().Focus(s.target())
	shelltest.Key(s.env, fyne.KeyUp)
	name.Focus()
	shelltest.Type(s.env, "lee")
	palette := shelltest.Find[*people.Discs](s.env)[0]
	s.env.Window.Canvas().Focus(palette)
	shelltest.Key(s.env, fyne.KeyRight)
	color := palette.At
	s.env.Change(func(p *shell.Prefs) { p.Language = locales.English })
	fields = shelltest.Find[*ui.Field](s.env)
	if fields[0] == name || fields[0].Text() != "lee" || fields[0].Error() != "There is already somebody called Lee. You could use Lee M." {
		t.Errorf("the name is %q, refused with %q", fields[0].Text(), fields[0].Error())
	}
	if got := shelltest.Find[*ui.Stepper](s.env)[0].Value(); got != 21 {
		t.Errorf("the form's target is %d", got)
	}
	if got := shelltest.Find[*people.Discs](s.env)[0].At; got != color || color == 2 {
		t.Errorf("the colour is %d, was %d", got, color)
	}
	if got := s.order(t); got != "Lee, Tina" {
		t.Errorf("at the table: %s", got)
	}
	s.sees(t, "Lee and Tina")
}

// A first start: nobody is known, so what is typed is a name, and Enter without one
// starts as soon as it can.
func TestNamesAndEnterAlone(t *testing.T) {
	env := shelltest.New(t, locales.German)
	opened := shelltest.Pages(env, map[string]shell.Builder{shell.Setup: func(r shell.Route) (shell.Page, error) {
		return setup.New(env, table.Games{fakegame.Game(4)}, r)
	}})
	env.Router.Open(shell.Route{Page: shell.Setup, Game: "dicewords"})
	for _, name := range []string{"Tina", "Lee"} {
		shelltest.Type(env, name)
		shelltest.Key(env, fyne.KeyReturn)
	}
	env.Window.Canvas().Unfocus()
	shelltest.Type(env, "B") // without the focus, too
	shelltest.Type(env, "en")
	shelltest.Key(env, fyne.KeyReturn, fyne.KeyReturn)
	if last := (*opened)[len(*opened)-1]; last.Page != shell.Table {
		t.Fatal("the match has not begun:", last, shelltest.Texts(env))
	}
	m, err := env.Store.Matches()
	if err != nil || len(m) != 1 || len(m[0].Players) != 3 || m[0].Players[2].Name != "Ben" {
		t.Fatal(m, err)
	}
	env.Router.Open(shell.Route{Page: shell.Setup, Game: "dicewords", Part: shell.Alone})
	if n := len((&stand{env: env}).rows(t)); n != 1 {
		t.Error("alone there are", n)
	}
}

// However many sit there in the least window, no name of two lines touches what belongs to another seat.
func TestSeatsLeaveRoomForNames(t *testing.T) {
	names := []string{"Anna-Lena von Hohenfels", "Ben", "Großmutter Hannelore", "Konstantin-Maximilian", "Maximilian der Kleine", "Tante Elfriede", "Onkel Friedrich", "Großvater Wilhelm"}
	for n := 2; n <= len(names); n++ {
		s := newStand(t, locales.German, fakegame.Game(n), names[:n]...)
		s.open(t, names[:n]...)
		shelltest.Resize(s.env, 1000, 620)
		shelltest.Shot(t, s.env, fmt.Sprint("setup_names_", n))
		var all []fyne.CanvasObject
		for _, r := range s.rows(t) {
			all = append(all, shelltest.Inside[*ui.Para](r)[0], shelltest.Inside[*ui.IconButton](r)[0])
			for _, text := range shelltest.Inside[*ui.Text](r) {
				if text.String() != "" {
					all = append(all, text)
				}
			}
		}
		with := all
		if n == 2 || n == 4 || n == 8 { // as games are
			with = append(slices.Clone(all), shelltest.Marked(t, s.env, "tray"))
		}
		if over := shelltest.Overlapping(with); len(over) > 0 {
			t.Errorf("%d seats: %q", n, over)
		}
		for _, o := range all {
			if x := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).X; x < 16+12 || x+o.Size().Width > 16+560-12 {
				t.Errorf("%d seats: %T lies from %v to %v, over the stitching", n, o, x, x+o.Size().Width)
			}
			if low := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y + o.Size().Height; low > 56+366-10 {
				t.Errorf("%d seats: %T reaches down to %v, over the stitching", n, o, low)
			}
		}
	}
}

// A name that is refused moves nothing, and the colours stay on their paper; many long names at the table are counted, never cut, and
// all in one size.
func TestRefusedAndLongNamesInTheLeastWindow(t *testing.T) {
	names := []string{"Tina", "Friederike-Luise", "Alexander-Johannes", "Konstantin-Emil", "Annemarie-Sophie", "Wilhelmine-Auguste", "Schwiegermutter", "Maximiliane-Theodora"}
	s := newStand(t, locales.German, computable(8), names...)
	s.open(t, names[:7]...)
	s.cast(t, mind.Pip)
	shelltest.Resize(s.env, 1000, 620)
	s.sees(t, "7 Spieler gegen Pip")
	shelltest.Shot(t, s.env, "setup_many")
	sizes := map[float32]string{}
	for _, r := range s.rows(t) {
		for _, line := range shelltest.Inside[*canvas.Text](shelltest.Inside[*ui.Para](r)[0]) {
			sizes[line.TextSize] += line.Text + " "
		}
	}
	if len(sizes) != 1 {
		t.Errorf("names at the table in several sizes: %v", sizes)
	}
	at := map[string]fyne.Position{}
	for _, r := range s.rows(t) {
		at[texts(r)[0]] = r.Position()
	}
	for _, side := range [...]string{"2187", "3456"} {
		step := at[side[1:2]].Subtract(at[side[:1]]).X
		for i := range 3 {
			if d := at[side[i+1:i+2]].Subtract(at[side[i:i+1]]); d.Y != 0 || max(d.X-step, step-d.X) > 1.5 {
				t.Errorf("seat %c lies %v from %c, not %v beside it", side[i+1], d, side[i], step)
			}
		}
	}
	offered := 0
	for i := range names {
		if shelltest.Marked(t, s.env, fmt.Sprint("known.", i)).Visible() {
			offered++
		}
	}
	if offered != 1 {
		t.Errorf("%d are offered a seat, not only who has none", offered)
	}
	shelltest.Marked(t, s.env, "player.new").(fyne.Tappable).Tapped(&fyne.PointEvent{})
	high := func() float32 {
		return shelltest.Middle(shelltest.Find[*people.Discs](s.env)[0]).Y
	}
	before := high()
	shelltest.Type(s.env, names[7])
	if s.sees(t, "Maximiliane-Theodora gibt es schon."); high() != before || before+20 > 598-4 {
		t.Errorf("the colours move from %v to %v", before, high())
	}
	shelltest.Shot(t, s.env, "setup_refused")
}

// In the least window no name reaches over the edge of the mat.
func TestLongNamesStayOnTheMat(t *testing.T) {
	names := []string{"Maximiliane", "Friedrich-Wilhelm", "Anna-Katharina", "Großvater Heinrich"}
	for _, g := range []*table.Game{fakegame.Game(4), fakegame.Game(8)} {
		s := newStand(t, locales.German, g, names...)
		s.open(t, names...)
		shelltest.Resize(s.env, 1000, 620)
		shelltest.Shot(t, s.env, fmt.Sprint("setup_long_names_", g.MaxSeats))
		for _, r := range s.rows(t) {
			name := shelltest.Inside[*ui.Para](r)[0]
			x := fyne.CurrentApp().Driver().AbsolutePositionForObject(name).X
			if x < 16+12 || x+name.Size().Width > 16+560-12 {
				t.Errorf("%d: %q lies from %.0f to %.0f", g.MaxSeats, name, x, x+name.Size().Width)
			}
		}
	}
}
