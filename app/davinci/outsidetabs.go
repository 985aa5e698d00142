package davinci

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// sideTab is a leaf of the card next to the codes.
type sideTab games.ID

const (
	tabResult  sideTab = "davinci.tab.result"  // who has won the match
	tabRound   sideTab = "davinci.tab.round"   // what everybody gets for the round
	tabGuesses sideTab = "davinci.tab.guesses" // all guesses of the round
	tabSheet   sideTab = "davinci.tab.sheet"   // the points of all rounds
)

// sideCard stands next to the codes: a leaf at a time, and the button of the phase.
type sideCard struct {
	desk    *table.Desk
	view    dv.View
	tab     sideTab
	at      sidePlace
	tabs    []sideTab
	choice  *ui.Segmented
	holder  *fyne.Container // of the choice
	list    *fyne.Container
	scroll  *container.Scroll
	next    *ui.Button
	final   fyne.CanvasObject
	object  fyne.CanvasObject
	content *fyne.Container
}

// sidePlace is where in the match the leaf was chosen.
type sidePlace struct {
	round        int
	scored, over bool
}

func newSideCard(d *table.Desk, onNext func()) *sideCard {
	s := &sideCard{desk: d, holder: container.NewStack(), list: ui.VGap(8)}
	s.scroll = container.NewVScroll(s.list)
	s.next = ui.NewButton("", ui.Primary, onNext).WithIcon(ui.IconArrow)
	d.Trace.Mark("next", s.next)
	s.final = table.EndButtons(d)
	ui.Show(false, s.next, s.final) // before render they would make the page too high
	s.content = ui.VGap(12, s.holder, ui.Stretch(s.scroll), s.next, s.final)
	s.object = ui.NewCardPad(16, s.content)
	return s
}

// tabsOf are the leaves that a view has, the most important one first.
func (s *sideCard) tabsOf(v dv.View) []sideTab {
	_, over := s.desk.Outcome()
	_, scored := v.Result()
	var out []sideTab
	if over {
		out = append(out, tabResult)
	}
	if scored && v.Options.Rounds > 0 {
		out = append(out, tabRound)
	}
	if v.Options.Rounds > 0 {
		return append(out, tabGuesses, tabSheet)
	}
	if !over { // else they are part of the result
		out = append(out, tabGuesses)
	}
	return out
}

// render shows a view; where a round has ended or begun the first leaf comes up.
func (s *sideCard) render(v dv.View) {
	s.view = v
	d := s.desk
	_, over := d.Outcome()
	_, scored := v.Result()
	tabs, at := s.tabsOf(v), sidePlace{v.Round, scored, over}
	if at != s.at || !slices.Contains(tabs, s.tab) {
		s.at, s.tab = at, tabs[0]
	}
	if s.choice == nil || !slices.Equal(tabs, s.tabs) {
		s.tabs = tabs
		s.choice = ui.NewSegmented(s.texts(), 0, s.turnTo)
		s.holder.Objects = []fyne.CanvasObject{s.choice}
		d.Trace.Mark("tabs", s.choice)
		ui.Show(len(tabs) > 1, s.holder)
	}
	s.choice.SetSelected(slices.Index(tabs, s.tab))
	d.Offer(v.Phase == dv.PhaseScored, s.next)
	s.next.SetText(d.T("davinci.end.next", games.Args{"Round": v.Round + 1}))
	d.Offer(over, s.final)
	s.fill()
}

func (s *sideCard) texts() []string {
	out := make([]string, len(s.tabs))
	for i, tab := range s.tabs {
		out[i] = s.desk.T(games.ID(tab))
	}
	return out
}

// step turns to the next or the previous leaf.
func (s *sideCard) step(by int) {
	i := slices.Index(s.tabs, s.tab) + by
	if i >= 0 && i < len(s.tabs) {
		s.choice.SetSelected(i)
		s.turnTo(i)
	}
}

func (s *sideCard) turnTo(i int) {
	s.tab = s.tabs[i]
	s.fill()
}

// fill lists what is on the leaf.
func (s *sideCard) fill() {
	d, v := s.desk, s.view
	out, over := d.Outcome()
	r, scored := v.Result()
	switch {
	case s.tab == tabResult && over:
		s.list.Objects = resultRows(d, v, out)
	case s.tab == tabRound && scored:
		s.list.Objects = roundRows(d, v, r)
	case s.tab == tabSheet:
		s.list.Objects = []fyne.CanvasObject{d.Scorecard()}
	default:
		s.list.Objects = guessRows(d)
	}
	ui.PlaceAllAnew(s.content)
	s.list.Refresh()
	s.scroll.Refresh()
	s.scroll.ScrollToTop()
}

// resultRows are a trophy and everybody's place, and what led to it: the points of all
// rounds, or the guesses.
func resultRows(d *table.Desk, v dv.View, o games.Outcome) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	if o.Reason != games.ReasonAbandoned {
		out = append(out, ui.Centered(ui.NewIcon(ui.IconTrophy, 56, ui.Accent)))
	}
	out = append(out, d.Places(resultOf(v, o), endWords(d, v))...)
	if v.Options.Rounds > 0 {
		return append(out, ui.Space(1, 4), whereWide(d.Scorecard()))
	}
	return append(append(out, ui.Space(1, 4), ui.NewText(d.T("davinci.past.title"), ui.Heading, ui.Ink)), guessRows(d)...)
}

// whereWide shows an object only where there is room for its width.
func whereWide(o fyne.CanvasObject) fyne.CanvasObject {
	wide := true
	return ui.Laid(func() fyne.Size {
		if !wide {
			return fyne.Size{}
		}
		return fyne.NewSize(0, o.MinSize().Height)
	}, func(s fyne.Size) {
		wide = o.MinSize().Width <= s.Width
		ui.Show(wide, o)
		o.Resize(s)
	}, o)
}

// guessRows are the actions of the round, the newest first and large.
func guessRows(d *table.Desk) []fyne.CanvasObject {
	all := moments(d)
	if len(all) == 0 {
		return []fyne.CanvasObject{ui.NewPara(d.T("davinci.out.no_guess"), ui.Lead, ui.Ink2)}
	}
	var out []fyne.CanvasObject
	for i, m := range slices.Backward(all) {
		var row fyne.CanvasObject
		if i == len(all)-1 {
			row = ui.NewArea(ui.AccentSoft, 10, ui.Pad(12, newMomentLine(d, m, 40).Container))
		} else {
			row = ui.Inset(2, 12, 2, 12, newMomentLine(d, m, 28).Container)
		}
		out = append(out, row)
	}
	return out
}
