package puzzles

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/store"
)

// rowCard counts the days in a row, above the month with a square for each puzzle; nobody is urged.
func (p *Page) rowCard() fyne.CanvasObject {
	env, r := p.env, p.row
	long := env.T("puzzles.row.none")
	if r.Days > 0 {
		long = env.T("puzzles.row.long", games.Args{"N": r.Long})
	}
	turn := func(icon ui.IconName, name games.ID, mark string, by int) *ui.IconButton {
		b := ui.NewIconButton(icon, env.T(name), ui.WellBtn, func() {
			if p.turn(by) {
				p.load()
			}
		})
		env.Trace.Mark(mark, b)
		p.named[mark] = b
		return b
	}
	earlier := turn(ui.IconBack, "puzzles.month.earlier", "puzzles-earlier", -1)
	if p.month <= daily.First.Month() {
		earlier.Disable(env.T("puzzles.month.first"))
	}
	later := turn(ui.IconChevron, "puzzles.month.later", "puzzles-later", 1)
	if p.month >= p.today.Month() {
		later.Disable(env.T("puzzles.month.shut"))
	}
	days := newStrip(&p.state, p.dayTip, p.open)
	env.Trace.Mark("puzzles-days", days)
	month := ui.NewText(env.Texts.MonthOf(at(p.month.First())), ui.Label, ui.Ink2).Align(fyne.TextAlignTrailing)
	head := ui.HMid(12, ui.NewIcon(ui.IconFlame, 48, ui.ShortEdge),
		ui.Stretch(ui.VGap(0, ui.NewPara(env.T("puzzles.row", games.Args{"N": r.Days}), ui.Question, ui.Ink), ui.NewPara(long, ui.Label, ui.Ink2))), month, earlier, later)
	free := ui.HMid(8, ui.NewIcon(ui.IconMoon, 18, ui.AccentText), ui.Stretch(ui.NewPara(env.T("puzzles.free", games.Args{"N": r.Left}), ui.Body, ui.Ink2)))
	return ui.NewPaper(ui.Pad(20, ui.VGap(8, head, days, ui.Spacer(), free)))
}

// dayTip says what a day of the month is, and why it has no puzzles.
func (p *Page) dayTip(d daily.Day) string {
	if p.shut(d) {
		return p.env.T("puzzles.shut")
	}
	return p.env.Texts.Date(at(d))
}

// results are what all have made of the day's puzzles, and one's own as it is given away.
func (p *Page) results() fyne.CanvasObject {
	env := p.env
	text := ui.VGap(6)
	for _, g := range p.games {
		t, how, said := p.said(g)
		if how == open {
			continue
		}
		text.Add(ui.HMid(10, ui.Stretch(ui.NewText(g.Name(env), ui.Strong, ui.Ink)), marks(t.Stars), ui.NewText(said, ui.Strong, ui.Ink2)))
	}
	lines := p.text()
	if len(text.Objects) == 0 {
		text.Add(ui.NewPara(lines[1], ui.Body, ui.Ink2))
	}
	text.Add(ui.NewPara(lines[0], ui.Strong, ui.Ink))
	give := ui.NewSmallButton(env.T("puzzles.copy"), ui.Secondary, p.copyText)
	env.Trace.Mark("puzzles-copy", give)
	p.named["puzzles-copy"] = give
	head := ui.HMid(12, ui.Stretch(ui.NewPara(env.T("puzzles.results"), ui.Title, ui.Ink)), give)
	card := ui.VGap(12, head, ui.NewArea(ui.Well, 8, ui.Inset(12, 16, 12, 16, text)))
	if all := p.others(); all != nil {
		card.Add(ui.NewDivider())
		card.Add(all)
	}
	return ui.NewPaper(ui.Pad(20, card))
}

// marks are the squares of the text: those earned, and the others.
func marks(stars int) fyne.CanvasObject {
	row := ui.HMid(4)
	for i := range daily.MostStars {
		tok := ui.Border
		if i < stars {
			tok = ui.Gold
		}
		row.Add(ui.MinSized(15, 15, ui.NewArea(tok, 4, nil)))
	}
	return row
}

// said is how far somebody has come with a game's puzzle, in a word or a figure.
func (p *Page) said(g *table.Game) (t store.PuzzleTry, how progress, text string) {
	t, ok := p.try(p.player.ID, g.Kind.Name())
	how = progressOf(t, ok)
	switch how {
	case begun:
		text = p.env.T("puzzles.begun")
	case solved:
		text = p.figure(g, t)
	case missed:
		text = p.env.T("puzzles.missed")
	}
	return t, how, text
}

// copyText gives the text to the clipboard.
func (p *Page) copyText() {
	p.env.App.Clipboard().SetContent(strings.Join(p.text(), "\n"))
	p.env.Toast(p.env.T("puzzles.copied"))
}

// text is what somebody has made of the day's puzzles, a line of squares a game, without a letter of the answers.
func (p *Page) text() []string {
	env := p.env
	lines := []string{env.T("puzzles.text", games.Args{"Date": env.Texts.Date(at(p.day)) + " " + strconv.Itoa(p.day.Month().Year())})}
	for _, g := range p.games {
		t, how, said := p.said(g)
		if how == open {
			continue
		}
		squares := strings.Repeat("🟨", t.Stars) + strings.Repeat("⬜", daily.MostStars-t.Stars)
		lines = append(lines, squares+" "+env.T("puzzles.text.line", games.Args{"Game": g.Name(env), "Said": said}))
	}
	if len(lines) == 1 {
		lines = append(lines, env.T("puzzles.text.none"))
	}
	if p.row.Days > 0 {
		lines = append(lines, env.T("puzzles.row", games.Args{"N": p.row.Days}))
	}
	return lines
}

// others are the stars of all who have solved that day, side by side; nil where nobody else has.
func (p *Page) others() fyne.CanvasObject {
	env, who := p.env, p.solvers()
	if !slices.ContainsFunc(who, func(id store.PlayerID) bool { return id != p.player.ID }) {
		return nil
	}
	known := people.Known(env)
	marks := ui.Initials(store.Names(known))
	head := []ui.Column{{Weight: 2, Min: 1, Object: ui.NewText(env.T("puzzles.all"), ui.Strong, ui.Ink2).Truncate()}}
	for _, g := range p.games {
		head = append(head, ui.Column{Weight: 1, Min: 1, Object: ui.Centered(ui.MinSized(28, 28, ui.Centered(g.Icon(28))))})
	}
	rows := ui.VGap(8, ui.Columns(4, head...))
	for i, x := range known {
		if !slices.Contains(who, x.ID) {
			continue
		}
		cells := []ui.Column{{Weight: 2, Min: 1, Object: ui.HMid(8, env.Avatar(x, marks[i], 24), ui.Stretch(ui.NewPara(x.Name, ui.Strong, ui.Ink)))}}
		for _, kind := range p.kinds {
			cells = append(cells, ui.Column{Weight: 1, Min: 1, Object: ui.Centered(p.sum(p.try(x.ID, kind)))})
		}
		rows.Add(ui.Columns(4, cells...))
	}
	return rows
}

// sum is a result in short.
func (p *Page) sum(t store.PuzzleTry, ok bool) fyne.CanvasObject {
	switch progressOf(t, ok) {
	case solved:
		return ui.HMid(2, ui.NewText(strconv.Itoa(t.Stars), ui.Strong, ui.Ink), ui.NewStar(16).Light(true))
	case begun:
		return ui.NewIcon(ui.IconHourglass, 16, ui.Ink2)
	case missed:
		return ui.NewIcon(ui.IconEye, 16, ui.Ink2)
	}
	return ui.NewText("–", ui.Body, ui.Ink2)
}
