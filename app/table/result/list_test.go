package result_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/result"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
)

// family are eight with long names, whose fifth has a word that letter pieces can't spell.
var (
	family = []string{"Bartholomaeus", "Opa Friedrich-Wilhelm", "Tina", "Annemarie G. Sonnenfeld", "Lee", "Maximiliane-Charlotte", "Tante Rosemarie", "Grossmutter Hildegard"}
	words  = []string{"KNIRSCHEN", "ÜBERSCHÜTT", "BEQUEM", "LEISTUNG", "CAFÉS", "WECHSEL", "KIRSCHEN", "GRÜSSE"}
)

// ended opens the result of so many below where the head of a page is; it is what all of it lies in.
func ended(t *testing.T, env *shell.Env, n int, show func() fyne.CanvasObject) fyne.CanvasObject {
	t.Helper()
	shown := result.Shown{Game: app.Games()[0], Title: family[0] + " gewinnt!", Buttons: []fyne.CanvasObject{ui.NewButton("Startseite", ui.Secondary, nil).WithHeight(56)}}
	for i, p := range shelltest.Players(t, env, family[:n]...) {
		place := result.Place{Place: games.Place{Seat: games.Seat(i), Rank: i + 1, Points: 126 - 6*i}, Word: words[i], Text: "Bestes Wort: 98 Punkte"}
		if show != nil {
			place.Word, place.Show = "", show()
		}
		shown.Players = append(shown.Players, p)
		shown.Places = append(shown.Places, shown.Praised(env, place, 126, nil))
	}
	face := result.NewFace(env, shown).Object
	env.Window.SetContent(ui.Inset(ui.HeadHeight, 0, 0, 0, face))
	return face
}

// From five players on the winner has a block, and all others a row each with their best word in letter pieces, which share the height:
// nothing scrolls, is cut or lies over another thing.
func TestManyHaveRows(t *testing.T) {
	for n := result.PodiumMost + 1; n <= len(family); n++ {
		env := shelltest.New(t, locales.German)
		shelltest.Resize(env, 1280, 800)
		face := ended(t, env, n, nil)
		for _, size := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(ui.MinWidth, ui.MinHeight)} {
			shelltest.Resize(env, size.Width, size.Height)
			shelltest.Shot(t, env, fmt.Sprintf("rows-%d-%v", n, size.Width))
			if out := shelltest.Outside(env); len(out) > 0 {
				t.Errorf("%d in %v: %q is out of sight", n, size, out)
			}
			what := fmt.Sprintf("%d in %v", n, size)
			objects := append(wholeTexts(t, env, face, what, n), spelled(t, face, what, n)...)
			if over := shelltest.Overlapping(objects); len(over) > 0 {
				t.Errorf("%s: %q", what, over)
			}
			faces := shelltest.Inside[*ui.Avatar](face)
			first, last := shelltest.Middle(faces[1]).Y, shelltest.Middle(faces[n-1]).Y
			if spread := last - first; spread < .48*size.Height*float32(n-2)/float32(n-1) {
				t.Errorf("%s: rows from %.0f to %.0f", what, first, last)
			}
		}
	}
}

// Where rows are low for want of room, a kind word to the second stands whole next to a long name, or isn't said.
func TestKindWordStandsWhole(t *testing.T) {
	for _, lang := range locales.Langs {
		for n := result.PodiumMost + 1; n <= len(family); n++ {
			for _, best := range []string{"", "Bestes Wort: 98 Punkte"} {
				env := shelltest.New(t, lang)
				shown := result.Shown{
					Game: app.Games()[0], Title: family[0], Ribbon: "KNIRSCHEN, 126", Facts: []fyne.CanvasObject{ui.NewChip(family[0], ui.IconCheck)},
					Buttons: []fyne.CanvasObject{ui.NewButton("Startseite", ui.Secondary, nil).WithHeight(56)},
				}
				for i, p := range shelltest.Players(t, env, family[:n]...) {
					shown.Players = append(shown.Players, p)
					place := result.Place{Place: games.Place{Seat: games.Seat(i), Rank: i + 1, Points: 126 - 6*i}, Text: best}
					shown.Places = append(shown.Places, shown.Praised(env, place, 126, nil))
				}
				face := result.NewFace(env, shown).Object
				env.Window.SetContent(ui.Inset(ui.HeadHeight, 0, 0, 0, face))
				shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
				shelltest.Shot(t, env, fmt.Sprintf("kind-%s-%d-%t", lang, n, best != ""))
				for _, text := range shelltest.Inside[*canvas.Text](face) {
					if strings.Contains(text.Text, "…") && shelltest.Seen(env, text) {
						t.Errorf("%s, %d: %q is cut", lang, n, text.Text)
					}
				}
			}
		}
	}
}

// spelled are the words in letter pieces: those of all n but one.
func spelled(t *testing.T, face fyne.CanvasObject, what string, n int) (out []fyne.CanvasObject) {
	t.Helper()
	high := map[string]float32{}
	for _, w := range shelltest.Inside[*draw.Word](face) {
		if w.Visible() && w.String() != "" {
			out, high[w.String()] = append(out, w), w.Size().Height
		}
	}
	for i, w := range words[:n] {
		if i == 4 && high[w] > 0 || i != 4 && high[w] < 14 {
			t.Errorf("%s: %s is %.0f high in pieces", what, w, high[w])
		}
	}
	return out
}

// wholeTexts are what is written: nothing is cut, each name of the n stands there, the winner's once, and so does the word that isn't in pieces.
func wholeTexts(t *testing.T, env *shell.Env, face fyne.CanvasObject, what string, n int) (out []fyne.CanvasObject) {
	t.Helper()
	var seen []string
	for _, text := range shelltest.Inside[*canvas.Text](face) {
		if text.Text != "" && shelltest.Seen(env, text) {
			out, seen = append(out, text), append(seen, text.Text)
		}
	}
	all := strings.Join(seen, "|") + "|"
	if strings.Contains(all, "…") || !strings.Contains(all, words[4]) || strings.Count(all, "|"+family[0]+"|") != 1 {
		t.Errorf("%s: %q", what, seen)
	}
	for _, name := range family[:n] {
		if !slices.Contains(seen, name) {
			t.Errorf("%s: no %q in %q", what, name, seen)
		}
	}
	return out
}

// Of four each stands lower than the one before, on a lower block, and faces are large enough in the least window, with the game's picture
// below them as without.
func TestFourStandInSteps(t *testing.T) {
	for _, show := range []func() fyne.CanvasObject{nil, func() fyne.CanvasObject { return ui.Space(100, 40) }} {
		env := shelltest.New(t, locales.German)
		shelltest.Resize(env, 1280, 800)
		face := ended(t, env, result.PodiumMost, show)
		for size, want := range map[fyne.Size][2]float32{fyne.NewSize(1280, 800): {12, 64}, fyne.NewSize(ui.MinWidth, ui.MinHeight): {4, 46}} {
			shelltest.Resize(env, size.Width, size.Height)
			all := shelltest.Inside[*ui.Avatar](face)
			all[0], all[1] = all[1], all[0]
			top := float32(0) // of the block before
			for i, a := range all {
				foot := shelltest.Middle(a).Y + a.Size().Height/2
				if foot < top+want[0] || a.Size().Height < want[1] {
					t.Errorf("%v: face %d is %.0f high and stands at %.0f, the one before at %.0f", size, i, a.Size().Height, foot, top)
				}
				top = foot
			}
		}
	}
}

// The second place has the best word only where nobody else has one as good.
func TestBestWordOfAllIsNoTie(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shown := result.Shown{Game: app.Games()[0], Players: shelltest.Players(t, env, "Tina", "Lee")}
	for other, want := range map[int]bool{19: true, 20: false, 21: false} {
		scored := []games.ScoredTurn{{Seat: 1, Word: "KLEID", Points: 20}, {Seat: 0, Word: "TISCH", Points: other}}
		got := shown.Praised(env, result.Place{Place: games.Place{Seat: 1, Rank: 2, Points: 20}}, 40, scored).Text
		if (got == env.T("table.end.second.word")) != want {
			t.Errorf("%d points next to 20: %q", other, got)
		}
	}
}
