package frame

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/daily"
)

// Trial is a position in which somebody decides: on its table nobody else acts, and nothing goes on but what Goes lets.
type Trial struct {
	Seat  games.Seat // who decides
	Title string
	Count string   // such as which task of how many it is, in the head; "" for none
	Ask   games.ID // the question in place of the board's own; "" for that
	// Goes tells whether the table goes on with the last action of a log, which then is carried out and can't be taken back; nil
	// for never.
	Goes func(games.Log) bool
	// Decide is handed what was chosen as the last action of a log; it is lawful, and isn't carried out.
	Decide func(games.Log)
	// Puzzle is the one that is solved, the same for everybody: nothing counts but what the word list knows, nobody is asked, and no
	// tip goes beyond its best answer. nil where none is.
	Puzzle *daily.Puzzle
	// Solve wants to see the best choice without deciding; nil where nobody knows it.
	Solve func()
	// Touched hears that the seat has changed what it prepares, Gone that an action was carried out that Goes had let; nil where
	// nobody wants to know.
	Touched, Gone func()
	// Refused hears that what was tried doesn't work, and answers that; nil where the table says why.
	Refused func()
	// Back is called where an action would be taken back; nil where none can be.
	Back func()

	page *Page
}

// errTried is what a board is told of an action on the table of a trial: nothing has changed.
var errTried = errors.New("tried, not carried out")

// WasTried tells whether Submit's error means that an action was tried on the table of a trial.
func WasTried(err error) bool { return errors.Is(err, errTried) }

// NewTrial is the table of a trial. s is in the memory only (Pose).
func NewTrial(env *shell.Env, game *table.Game, s *session.Session, t *Trial) *Page {
	t.page = newPage(env, game, s, t)
	return t.page
}

// Computers are those that know what a decision is worth. They end with the page.
func (t *Trial) Computers() table.Computers { return t.page.drive.Computers() }

// take hands on what the seat has chosen. goes tells that it is to be carried out after all.
func (t *Trial) take(seat games.Seat, a games.Action) (goes bool, err error) {
	if seat != t.Seat && (seat != games.Table || t.Gone == nil) {
		return false, games.Refuse(games.IllegalTurn, games.Args{"Seat": seat})
	}
	p := t.page
	log, err := p.session.Try(p.seq, seat, a)
	if err != nil {
		p.refused(err)
		return false, err
	}
	if t.Goes != nil && t.Goes(log) {
		return true, nil
	}
	p.drafts.Flush() // it stays as it was prepared
	t.Decide(log)
	return false, errTried
}

// headChips are those of the head: last which task it is, or that the match doesn't count.
func headChips(p *Page) []*ui.Chip {
	all := slices.Concat(p.whose(), table.HandicapChip(p.desk), p.front().Facts())
	switch {
	case p.trial == nil && !p.session.Kept():
		return append([]*ui.Chip{ui.NewChip(p.env.T("table.unkept"), "").Tipped(p.env.T("table.unkept.what"))}, all...)
	case p.trial != nil && p.trial.Count != "":
		return append(all, ui.NewChip(p.trial.Count, ""))
	}
	return all
}

// touched hears that what is prepared has changed.
func (t *Trial) touched() {
	if t != nil && t.Touched != nil {
		t.Touched()
	}
}

// gone hears that an action was carried out.
func (t *Trial) gone() {
	if t != nil && t.Gone != nil {
		t.Gone()
	}
}

// Act carries out an action of any seat and shows what it led to, as if that seat had handed it in.
func (t *Trial) Act(seat games.Seat, a games.Action) error { return t.page.carryOut(seat, a) }

// Foresee tells the board what comes next, before what leads there is shown (Foreseer); nil for what nobody knows.
func (t *Trial) Foresee(next games.Action) { t.page.front().Foresee.Foresee(next) }

// Draft is what the seat has prepared, as JSON; nil for nothing.
func (t *Trial) Draft() []byte { return t.page.front().Draft.Draft() }

// Prepare shows a draft of the seat in the place of its own.
func (t *Trial) Prepare(draft []byte) {
	t.page.front().Draft.LoadDraft(draft)
	t.page.render()
}

// Spot is where a place of the board lies within a widget (Guided).
func (t *Trial) Spot(name string) (o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	return t.page.front().Guided.Spot(name)
}

// Paper opens the paper where that is a drawer, or closes it.
func (t *Trial) Paper(open bool) {
	if s := (around{t.page}).spread(); s != nil {
		s.Drawer(open)
	}
}

// Lead has the seat go on towards a draft (Guided).
func (t *Trial) Lead(toward []byte) { t.page.front().Guided.Lead(toward) }

// solution is the button that shows the best choice.
func (t *Trial) solution(env *shell.Env) fyne.CanvasObject {
	b := ui.NewSmallButton(env.T("practice.solve"), ui.WellBtn, t.Solve).WithIcon(ui.IconEye)
	env.Trace.Mark("solve", b)
	return b
}

// SolveKey shows the best choice, whatever else it does on the table.
const SolveKey = "F8"

// items are the menu's, with that of a trial in place of those that end a match.
func (t *Trial) items(env *shell.Env, all []ui.MenuItem) []ui.MenuItem {
	if t.Solve == nil {
		return all
	}
	for i := range all {
		if all[i].Shortcut == SolveKey {
			all[i].Shortcut = "" // out of reach
		}
	}
	return append(all, ui.MenuItem{Text: env.T("practice.solve"), Icon: ui.IconEye, Shortcut: SolveKey, OnTap: t.Solve})
}
