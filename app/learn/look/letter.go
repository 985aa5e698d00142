// Package look is the task to look at a letter: it comes together piece by piece while its
// recipe is said.
package look

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games/course"
)

// Letter is a letter that comes together, and its recipe, of which the part stands out whose
// pieces are coming. Both are placed by who uses them.
type Letter struct {
	Assembly *draw.Assembly
	Recipe   *fyne.Container

	env    *shell.Env
	course *course.Course
	lines  []*line
	said   int // index of the line that stands out, -1: none
}

// NewLetter shows nothing yet. The letter lies on a ground; capitals are at most so many pixels
// high.
func NewLetter(env *shell.Env, c *course.Course, most float32, ground ui.Token, o draw.Options) *Letter {
	l := &Letter{Assembly: draw.NewAssembly(most, ground, o), Recipe: ui.VGap(4), env: env, course: c, said: -1}
	l.Assembly.OnPart = l.say
	return l
}

// Show shows a letter that stands, with its recipe.
func (l *Letter) Show(r rune) { l.show(r, say.Parts(l.env, l.course, r)) }

// Place shows a letter that stands, with its parts and where they are.
func (l *Letter) Place(r rune) { l.show(r, say.Places(l.env, l.course, r)) }

func (l *Letter) show(r rune, said []string) {
	recipe := l.course.Recipe(r)
	parts := make([]int, len(recipe))
	for i, p := range recipe {
		parts[i] = p.N
		if i == len(l.lines) {
			l.lines = append(l.lines, newLine())
			l.Recipe.Add(l.lines[i].area)
		}
		l.lines[i].set(p, said[i])
	}
	for i, line := range l.lines {
		if i < len(recipe) {
			line.area.Show()
		} else {
			line.area.Hide()
		}
	}
	l.Assembly.SetLetter(r, parts)
	l.Recipe.Refresh()
}

// say lets a part stand out.
func (l *Letter) say(part int) {
	l.said = part
	for i, line := range l.lines {
		line.say(i == part)
	}
}

// line is one part of a recipe.
type line struct {
	area  *ui.Area
	piece *draw.Piece
	place *fyne.Container // of the piece
	text  *ui.Para
}

// lineSymbol is the scale of the piece before a line, as the height of a capital.
const lineSymbol = 28

func newLine() *line {
	l := &line{piece: draw.NewPiece(0, lineSymbol, draw.Options{}), text: ui.NewPara("", ui.Label, ui.Ink)}
	l.place = ui.Centered(l.piece)
	l.area = ui.NewArea(ui.None, 8, ui.Inset(2, 10, 2, 6, ui.HMid(8, ui.MinSized(lineSymbol, lineSymbol, l.place), ui.Stretch(l.text))))
	return l
}

func (l *line) set(p course.Part, said string) {
	l.piece.SetKind(p.Kind)
	l.place.Refresh()
	l.text.SetText(said)
}

func (l *line) say(on bool) {
	if on {
		l.area.SetColor(ui.AccentSoft)
		l.text.SetColor(ui.AccentText)
	} else {
		l.area.SetColor(ui.None)
		l.text.SetColor(ui.Ink)
	}
}
