package learn

import (
	"slices"
	"strconv"
	"unicode"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/course"
	"spieltisch/games/letterpiece"
	"spieltisch/store"
)

// side is the column at the right: three figures, the map, and what else the pieces make.
type side struct {
	env     *shell.Env
	content *fyne.Container

	row, pace, sure *figure
	letters         *letterMap
	hint            *ui.Text
	due, days       *ui.Para

	also   *ui.Card
	pieces *draw.Pieces
	others *draw.Alphabet
	// scrollTo brings that into view, or the top again.
	scrollTo func(bottom bool)
}

// figure is a number with an icon and what it counts.
type figure struct {
	*fyne.Container
	number, label *ui.Text
}

func newFigure(icon ui.IconName, tok ui.Token) *figure {
	f := &figure{number: ui.NewText("", ui.Question, ui.Ink).Truncate(), label: ui.NewText("", ui.Body, ui.Ink2).Truncate()}
	f.Container = ui.VGap(0, ui.HMid(6, ui.NewIcon(icon, 20, tok), ui.Stretch(f.number)), f.label)
	return f
}

func (f *figure) set(number, label string) {
	f.number.SetText(number)
	f.label.SetText(label)
}

// newSide is filled by render; tap gets a letter of the map.
func newSide(env *shell.Env, tap func(rune)) *side {
	s := &side{env: env}
	s.row, s.pace, s.sure = newFigure(ui.IconFlame, ui.Warn), newFigure(ui.IconClock, ui.Accent), newFigure(ui.IconStar, ui.OK)
	s.letters = newLetterMap(tap)
	s.letters.onCursor = s.tell
	s.hint = ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignTrailing).Truncate()
	s.due, s.days = ui.NewPara("", ui.Body, ui.Ink), ui.NewPara("", ui.Body, ui.Ink2)
	s.pieces = draw.NewPieces(letterpiece.Count{}, 56, draw.Options{})
	s.others = draw.NewAlphabet(nil, draw.ChartLook{Letter: 44, Cell: 60}, tap)
	s.also = ui.NewCardPad(20, ui.VGap(12, ui.NewText(env.T("learn.also"), ui.Heading, ui.Ink),
		ui.HMid(14, s.pieces, ui.NewIcon(ui.IconSame, 24, ui.Ink3), ui.Stretch(s.others))))
	figures := ui.NewCardPad(20, ui.Grid(8, 92, 3, s.row.Container, s.pace.Container, s.sure.Container))
	progress := ui.NewCardPad(20, ui.VGap(12,
		ui.HMid(12, ui.NewText(env.T("learn.map"), ui.Title, ui.Ink), ui.Stretch(s.hint)),
		s.letters, s.legend(), ui.VGap(2, s.due, s.days)))
	s.also.Hide()
	s.content = ui.VGap(19, figures, progress, s.also)
	return s
}

// legend names the steps of the map.
func (s *side) legend() fyne.CanvasObject {
	var all []fyne.CanvasObject
	for m := course.Sure; m >= course.Fresh; m-- {
		all = append(all, ui.HMid(5, newBars(m), ui.NewText(s.env.T(masteries[m]), ui.Body, ui.Ink2)))
	}
	return ui.Flow(12, 0, all...)
}

var masteries = map[course.Mastery]games.ID{
	course.Fresh: "learn.mastery.fresh", course.Practised: "learn.mastery.practised", course.Almost: "learn.mastery.almost", course.Sure: "learn.mastery.sure",
}

// show brings the figures in line with the progress.
func (s *side) render(st *state) {
	env, now, day := s.env, st.s.progress, store.DayOf(s.env.Now())
	s.row.set(strconv.Itoa(now.Row), env.T("learn.row"))
	pace := "–"
	if ms := now.Pace(); ms > 0 {
		pace = seconds(env, ms)
	}
	s.pace.set(pace, env.T("learn.pace"))
	sure, all := st.course.SureOf(now)
	s.sure.set(strconv.Itoa(sure), env.T("learn.sure", games.Args{"All": all}))
	s.letters.named = st.hidden()
	s.letters.set(inOrder(st.course.Map(now, day)), st.target())
	s.tell(s.letters.pointed())
	s.due.SetText(s.dueText(now, st.course.Due(now, day)))
	s.days.SetText(s.daysText(now.Days.StreakOn(day)))
	ui.Show(s.days.String() != "", s.days)
	s.showAlso(st)
	s.content.Refresh()
}

// inOrder has the signs behind the letters.
func inOrder(cells []course.Cell) []course.Cell {
	slices.SortStableFunc(cells, func(a, b course.Cell) int {
		switch first := unicode.IsLetter(a.Letter); {
		case first == unicode.IsLetter(b.Letter):
			return 0
		case first:
			return -1
		}
		return 1
	})
	return cells
}

// showAlso shows after a build what the same pieces make besides.
func (s *side) showAlso(st *state) {
	shared := st.shared()
	shown := s.also.Visible()
	ui.Show(len(shared) > 0, s.also)
	if r := st.target(); len(shared) > 0 {
		count, _ := st.course.Alphabet().Count(string(r))
		s.pieces.Set(count)
		s.others.SetLetters(append([]rune{r}, shared...))
		s.others.SetSelected(r)
	}
	s.content.Refresh()
	if shown != s.also.Visible() {
		s.scrollTo(!shown)
	}
}

// tell says in words what the map shows of a letter.
func (s *side) tell(c course.Cell, ok bool) {
	env := s.env
	if !ok {
		s.hint.SetText(env.T("learn.map.tap"))
		return
	}
	text := say.Letter(env, c.Letter) + ": " + env.T(masteries[c.Mastery])
	if c.Ms > 0 {
		text += ", " + seconds(env, c.Ms)
	}
	if c.Accuracy >= 0 {
		all := text + ", " + env.Texts.Percent(float64(c.Accuracy)/100)
		if ui.Body.Measure(all) <= s.hint.Size().Width { // else the line has no room for it
			text = all
		}
	}
	s.hint.SetText(text)
}

// seconds is a time as one says it: "2,8 s".
func seconds(env *shell.Env, ms int) string {
	return env.T("learn.seconds", games.Args{"N": env.Texts.Decimal(float64(ms) / 1000)})
}

func (s *side) dueText(now course.Progress, due []rune) string {
	switch {
	case len(now.Letters) == 0:
		return s.env.T("learn.due.begin")
	case len(due) == 0:
		return s.env.T("learn.due.none")
	}
	return s.env.T("learn.due", games.Args{"Letters": say.Letters(s.env, due)})
}

// daysText is for how many days somebody has practised; none is nothing to talk about.
func (s *side) daysText(n int) string {
	if n < 2 {
		return ""
	}
	return s.env.T("learn.days", games.Args{"N": n})
}
