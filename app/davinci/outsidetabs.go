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
	tabRound   sideTab = "davinci.tab.round"   // what everybody gets for the round, and its guesses
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
	scroll  *ui.Scroll
	next    *ui.Button
	object  fyne.CanvasObject
	content *fyne.Container
}

// sidePlace is where in the match the leaf was chosen.
type sidePlace struct {
	round  int
	scored bool
}

func newSideCard(d *table.Desk, onNext func()) *sideCard {
	s := &sideCard{desk: d, holder: container.NewStack(), list: ui.VGap(8)}
	s.scroll = ui.NewVScroll(s.list)
	s.next = ui.NewButton("", ui.Primary, onNext).WithIcon(ui.IconArrow)
	d.Trace.Mark("next", s.next)
	ui.Show(false, s.next) // before render it would make the page too high
	s.content = ui.VGap(12, s.holder, ui.Stretch(s.scroll), s.next)
	s.object = ui.NewCardPad(16, s.content)
	return s
}

// tabsOf are the leaves that a view has, the most important one first.
func tabsOf(v dv.View) []sideTab {
	_, scored := v.Result()
	switch {
	case v.Options.Rounds == 0:
		return []sideTab{tabGuesses}
	case scored:
		return []sideTab{tabRound, tabSheet}
	}
	return []sideTab{tabGuesses, tabSheet}
}

// render shows a view; where a round has ended or begun the first leaf comes up.
func (s *sideCard) render(v dv.View) {
	s.view = v
	d := s.desk
	_, scored := v.Result()
	tabs, at := tabsOf(v), sidePlace{v.Round, scored}
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
	r, scored := v.Result()
	switch {
	case s.tab == tabRound && scored:
		title := ui.NewText(d.T("davinci.past.title"), ui.Heading, ui.Ink)
		s.list.Objects = append(append(roundRows(d, v, r), ui.Space(1, 4), title), guessRows(d)...)
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
