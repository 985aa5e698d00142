package davinci_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/form"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// setupOf is what the form hands out.
func setupOf(t *testing.T, f form.Form, seats int) dv.Setup {
	t.Helper()
	return tabletest.SetupOf[dv.Setup](t, dv.Kind{}, f, seats, 7)
}

func TestRecommendedOptions(t *testing.T) {
	_, f := tabletest.OpenForm(t, locales.German, davinci.Game(), 3)
	if s := setupOf(t, f, 3); s.Options != dv.DefaultOptions(3) || s.Seed != 7 {
		t.Errorf("%+v", s)
	}
}

// Each option is changed by the keyboard, explained while it is chosen, and part of the setup.
func TestEveryOptionByKeys(t *testing.T) {
	env, f := tabletest.OpenForm(t, locales.German, davinci.Game(), 2)
	segments, switches := shelltest.Find[*ui.Segmented](env), shelltest.Find[*ui.Switch](env)
	clock := shelltest.Find[*ui.Choice](env)
	if len(segments) != 3 || len(switches) != 2 || len(clock) != 1 || len(shelltest.Find[*ui.Stepper](env)) != 0 {
		t.Fatalf("%d segments, %d switches, %d lists", len(segments), len(switches), len(clock))
	}
	tabletest.Press(env, segments[0], fyne.KeyRight)                               // dashes
	tabletest.Press(env, segments[2], fyne.KeyRight, fyne.KeyRight, fyne.KeyRight) // the points game
	segments = shelltest.Find[*ui.Segmented](env)
	rounds := shelltest.Find[*ui.Stepper](env)
	if len(segments) != 4 || len(rounds) != 1 || !shelltest.Has(env, env.T("davinci.mode.points.help", games.Args{"N": 4})) {
		t.Fatalf("the points game asks for nothing: %d, %d", len(segments), len(rounds))
	}
	tabletest.Press(env, rounds[0], fyne.KeyUp, fyne.KeyUp)
	tabletest.Press(env, segments[3], fyne.KeyRight) // what is left
	if !shelltest.Has(env, env.T("davinci.left.tens.help")) {
		t.Error("the house rule isn't explained")
	}
	tabletest.Press(env, segments[1], fyne.KeyLeft)
	pads := []dv.PadKind{dv.PadOff, dv.PadNotes, dv.PadForced, dv.PadChances}
	for i, p := range pads {
		if !shelltest.Has(env, env.T(games.ID("davinci.pad."+string(p)+".help"))) {
			t.Errorf("%s isn't explained", p)
		}
		if i+1 < len(pads) {
			tabletest.Press(env, segments[1], fyne.KeyRight)
		}
	}
	for _, s := range switches {
		tabletest.Press(env, s, fyne.KeySpace)
	}
	tabletest.Press(env, clock[0], fyne.KeyDown, fyne.KeyDown, fyne.KeyDown)
	want := dv.Options{Seats: 2, Dashes: true, Rounds: 6, Leftover: dv.LeftTens, Deal: true, Pad: dv.PadChances, Clock: dv.DefaultClock}
	if got := setupOf(t, f, 2).Options; got != want {
		t.Errorf("%+v, want %+v", got, want)
	}

	next := davinci.Game().Form(env)
	next.Load(f.Options())
	want.Seats = 4
	if got := setupOf(t, next, 4).Options; got != want {
		t.Errorf("loaded: %+v", got)
	}
}

// A number of rounds that isn't among the few in sight is offered there while it holds.
func TestOtherRoundsAreOffered(t *testing.T) {
	env, f := tabletest.OpenForm(t, locales.English, davinci.Game(), 2)
	points := shelltest.Find[*ui.Segmented](env)[2]
	tabletest.Press(env, points, fyne.KeyRight)
	shelltest.Find[*ui.Stepper](env)[0].Focus()
	shelltest.Type(env, "7")
	if got := setupOf(t, f, 2).Options.Rounds; got != 7 || points.Selected() != 4 {
		t.Errorf("%d rounds, number %d of them", got, points.Selected())
	}
	tabletest.Press(env, points, fyne.KeyHome)
	if got := setupOf(t, f, 2).Options.Rounds; got != 0 {
		t.Errorf("one round has %d", got)
	}
}

// Everybody begins equally often unless somebody says otherwise.
func TestRoundsFollowPlayers(t *testing.T) {
	env, f := tabletest.OpenForm(t, locales.English, davinci.Game(), 2)
	tabletest.Press(env, shelltest.Find[*ui.Segmented](env)[2], fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	rounds := shelltest.Find[*ui.Stepper](env)[0]
	for _, c := range []struct{ seats, want int }{{3, 3}, {4, 4}, {2, 4}, {3, 3}} {
		f.SetSeats(c.seats)
		if got := setupOf(t, f, c.seats).Options.Rounds; got != c.want || rounds.Value() != c.want {
			t.Errorf("%d players: %d rounds, %d shown", c.seats, got, rounds.Value())
		}
	}
	unfair := func() bool { return shelltest.Has(env, env.T("davinci.rounds.unfair")) }
	if unfair() {
		t.Error("3 rounds of 3 are fair")
	}
	if tabletest.Press(env, rounds, fyne.KeyUp); !unfair() {
		t.Error("nothing says that 4 rounds of 3 aren't fair")
	}
	tabletest.Press(env, rounds, fyne.KeyUp)
	f.SetSeats(4)
	if got := setupOf(t, f, 4).Options.Rounds; got != 5 {
		t.Errorf("5 rounds were chosen, but there are %d", got)
	}
}

// What has no meaning isn't loaded, and the rest of the form stays as it was.
func TestLoadIgnoresNonsense(t *testing.T) {
	_, f := tabletest.OpenForm(t, locales.German, davinci.Game(), 3)
	tabletest.LoadsNone(t, f,
		`{"Rounds":3}`, `{"Leftover":"faces","Pad":"dreams"}`, `{"Leftover":"faces","Pad":"notes","Rounds":99}`,
		`{"Leftover":"faces","Pad":"notes","Clock":45}`, `{"Leftover":"faces","Pad":"notes","More":1}`,
	)
}

// Options that can't be played are explained where the match would start.
func TestFormExplainsWhatIsWrong(t *testing.T) {
	env, f := tabletest.OpenForm(t, locales.German, davinci.Game(), 5)
	if f.Setup(5, 1) != nil {
		t.Fatal("a match of five")
	}
	if want := "Da Vinci Code ist für 2 bis 4 Spieler."; !shelltest.Has(env, want) {
		t.Errorf("%q is missing among %q", want, shelltest.Texts(env))
	}
}
