package dicewords

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/each"
)

// acts are the buttons of the mat: one main one at the lower right, a second one above it, the answers about a word in the tray, and links.
type acts struct {
	desk               *table.Desk
	throw, declare, on *ui.Button
	missing            *ui.Para // in the place of the main one, while there is nothing to do
	again              *ui.Button
	stands, doubt      *ui.Button // the answers: that it counts; that it doesn't, or that somebody doubts it
	pass, take, words  *ui.Button
}

// does is what the buttons do.
type does interface {
	throwOnce()
	declare()
	countsOrPass()
	doubt()
	pass()
	goOn()
	showWords()
}

func newActs(d *table.Desk, do does) *acts {
	t := d.T
	link := func(id games.ID, tap func()) *ui.Button { return ui.NewSmallButton(t(id), ui.Plain, tap) }
	a := &acts{
		desk:    d,
		throw:   ui.NewMainButton("", do.throwOnce).WithIcon(ui.IconDice).WithKey(d.KeyName("Space")),
		declare: ui.NewMainButton("", do.declare).WithIcon(ui.IconCheck),
		on:      ui.NewMainButton("", do.goOn).WithIcon(ui.IconArrow),
		missing: ui.NewPara("", ui.Label, ui.Ink2).Align(fyne.TextAlignCenter).MaxLines(3),
		again:   ui.NewButton("", ui.Secondary, do.throwOnce).WithIcon(ui.IconDice).WithKey(d.KeyName("Space")),
		stands:  ui.NewButton(t("dicewords.rule.yes"), ui.Primary, do.countsOrPass),
		doubt:   ui.NewButton("", ui.Secondary, do.doubt),
		pass:    link("dicewords.pass", do.pass),
		take:    link("dicewords.take_back", d.Undo).WithIcon(ui.IconUndo),
		words:   link("dicewords.aids.open", do.showWords).WithIcon(ui.IconSearch),
	}
	for name, o := range map[string]fyne.CanvasObject{"score": a.declare, "challenge": a.doubt, "accept": a.stands, "pass": a.pass} {
		d.Trace.Mark(name, o)
	}
	return a
}

// main are those at the lower right, beside those next to the line below the rack.
func (a *acts) main() []fyne.CanvasObject {
	return []fyne.CanvasObject{a.throw, a.declare, a.on, a.missing}
}

// above is what stands above the main one, its alternative: to declare what stands on the rack before another throw, or that throw.
func (a *acts) above() *ui.Button {
	if a.throw.Visible() {
		return a.declare
	}
	return a.again
}

func (a *acts) beside() []fyne.CanvasObject {
	return []fyne.CanvasObject{a.take, a.words}
}

func (a *acts) all() []fyne.CanvasObject {
	return append(slices.Concat(a.main(), a.beside()), a.again, a.stands, a.doubt, a.pass)
}

// answer gives the keyboard to the left answer of the table, or the right one; false for a key that isn't an arrow.
func (a *acts) answer(key fyne.KeyName) bool {
	b := map[fyne.KeyName]*ui.Button{fyne.KeyUp: a.stands, fyne.KeyLeft: a.stands, fyne.KeyDown: a.doubt, fyne.KeyRight: a.doubt}[key]
	if b != nil && b.Visible() {
		b.Focus()
	}
	return b != nil
}

// asked is how wide an answer is, and how much of the tray is taken by those that can be given.
func (a *acts) asked() (each, taken float32) {
	each = max(answerWidth, a.stands.MinSize().Width, a.doubt.MinSize().Width)
	for _, b := range [...]*ui.Button{a.stands, a.doubt} {
		if b.Visible() {
			taken += each + wordsGap
		}
	}
	return each, taken
}

// seen tells whether any of some objects is.
func seen(all []fyne.CanvasObject) bool {
	return slices.ContainsFunc(all, fyne.CanvasObject.Visible)
}

// render shows what can be done now.
func (a *acts) render(s state) {
	for _, o := range a.all() {
		o.Hide()
	}
	if !a.desk.Acting() {
		return
	}
	v, d := s.view, a.desk
	if a.renderOn(s.held || v.Phase == dw.PhaseRound, v.Phase == dw.PhaseOver); s.held {
		return
	}
	ruling := v.Phase == dw.PhaseRuling
	ui.Show(d.CanUndo(), a.take)
	ui.Show(ruling || v.Phase == dw.PhaseConfirm && !s.theirs, a.stands)
	ui.Show(ruling || len(doubters(d, v)) > 0, a.doubt)
	a.stands.SetKind(map[bool]ui.Kind{true: ui.Secondary, false: ui.Primary}[ruling])
	a.doubt.SetKind(map[bool]ui.Kind{true: ui.Primary, false: ui.Secondary}[ruling])
	a.doubt.SetText(d.T(map[bool]games.ID{true: "dicewords.rule.no", false: "dicewords.challenge"}[ruling]))
	if s.theirs {
		return
	}
	a.renderThrow(s)
	a.renderDeclare(s)
	a.renderWords(s)
}

// renderThrow says how many dice are thrown, and leaves the larger button to a word that is ready.
func (a *acts) renderThrow(s state) {
	t, some := s.throw()
	throws, ready, d := s.throwing() && some, s.ready(), a.desk
	ui.Show(throws && !ready, a.throw)
	ui.Show(throws && ready, a.again)
	id, kind := games.ID("dicewords.throw"), ui.Primary
	if keeps(d, s) && len(t.Dice) == dw.DiceCount {
		id, kind = "dicewords.throw.all", ui.Secondary
	}
	text := d.T(id, games.Args{"N": len(t.Dice)})
	a.throw.SetKind(kind)
	a.throw.SetText(text)
	a.again.SetText(text)
	d.Trace.Mark("throw", map[bool]*ui.Button{true: a.again, false: a.throw}[ready])
}

// keeps tells whether a task asks what to keep of the dice that lie there.
func keeps(d *table.Desk, s state) bool {
	return s.throwing() && s.view.Up != nil && slices.Contains([]games.ID{"puzzles.what.dicewords", "mistakes.ask.dicewords.review.keep"}, d.Task())
}

// renderOn shows what ends a verdict, or leads from the end to the result.
func (a *acts) renderOn(held, over bool) {
	a.on.SetText(a.desk.T(map[bool]games.ID{false: "table.computer.on", true: "table.end.result"}[over && !held]))
	ui.Show(held || over, a.on)
}

// renderWords shows what helps to a word or ends the turn without one, and what is missing where nothing can be done; the line below
// the rack says why what is typed is none.
func (a *acts) renderWords(s state) {
	if !s.declaring() {
		return
	}
	id := map[bool]games.ID{true: "dicewords.word.all_kept", false: "dicewords.word.need"}[s.left() > 0]
	a.missing.SetText(a.desk.T(id))
	ui.Show(!seen(a.main()) && (s.left() > 0 || !s.typing()), a.missing)
	ui.Show(s.view.Options.Aids, a.words)
	ui.Show(s.building(), a.pass)
}

// renderDeclare promises nothing for a word that the list is seen not to have, and says so only where one is meant.
func (a *acts) renderDeclare(s state) {
	ui.Show(s.declaring() && (s.worth().Problem == nil || s.unnamed()), a.declare)
	kind, id := ui.Primary, games.ID("dicewords.declare")
	switch {
	case s.unnamed():
		id = "dicewords.joker.ask"
	case s.doubted:
		kind, id = ui.Soft, map[bool]games.ID{true: "dicewords.declare.none", false: "dicewords.declare.kept"}[s.meant()]
	}
	if a.throw.Visible() {
		kind = ui.Secondary
	}
	a.declare.SetKind(kind)
	a.declare.SetText(a.desk.T(id, games.Args{"Points": s.worth().Tally.Points()}))
}

// says is what stands at the left of the tray, and how much of it dice have.
type says struct {
	title  *ui.Para
	words  float32 // the room for it
	alone  bool    // no die lies there
	titled bool    // there is any
	taken  float32 // by answers at the right
}

// room is where in a tray dice lie.
func (p *says) room(width, high float32) ui.Frame {
	f := ui.NewFrame(trayInset, 0, width-2*trayInset, high)
	if p.titled {
		f.X, f.Width = f.X+p.words+wordsGap, f.Width-p.words-wordsGap
		if p.words == trayBrief {
			f.Width += trayInset - trayTight
		}
	}
	f.Width -= max(0, p.taken-(trayInset-trayEnd))
	return f
}

// fit decides what has room next to so many dice; words not while a tap is carried out, so that nothing moves below the pointer.
func (p *says) fit(dice int, taken, width float32, tapped bool) {
	const least = 56 // of a die
	p.taken, p.alone = taken, dice == 0
	if !tapped || dice == 0 {
		title := p.title.String()
		for _, p.words = range [...]float32{trayWords, trayBrief} {
			p.titled = title != ""
			p.titled = p.titled && (p.alone || ui.Title.Measure(title) <= p.words*1.6 && p.room(width, 0).Width >= float32(dice)*(least+trayGap))
			if p.titled {
				break
			}
		}
	}
	ui.Show(p.titled, p.title)
}

// theirTitle says of a computer's turn whose dice these are, or who begins; nothing while somebody else speaks.
func theirTitle(d *table.Desk, s state) string {
	switch by := (games.Args{"Seat": s.view.Asked}); {
	case s.view.Up != nil:
		return d.Say("dicewords.tray.theirs", by)
	case !s.theirs || d.Turn().Seat == s.view.Asked:
		return d.Say("dicewords.heading.next", by)
	}
	return ""
}

// ownTitle says in a person's turn what the dice in the tray are for.
func ownTitle(d *table.Desk, s state) string {
	switch {
	case s.declaring() && s.emptied():
		return d.T("dicewords.tray.none")
	case s.throwing() && s.view.Up != nil && d.Task() == "":
		return d.T("dicewords.tray.again")
	case s.building():
		return d.T("dicewords.dice.rest")
	}
	return ""
}

// standing is what all have in the end, from the first to the last.
func standing(d *table.Desk) string {
	o, _ := d.Outcome()
	return strings.Join(each.Of(o.Places, func(p games.Place) string { return d.Name(p.Seat) + "\u00a0" + strconv.Itoa(p.Points) }), "  ·  ")
}

// set says what the dice in the tray are for.
func (p *says) set(d *table.Desk, s state) {
	v := s.view
	title, style := "", ui.Title
	switch {
	case s.struck || s.replay && v.Phase != dw.PhaseOver: // there all dice lie about
	case v.Phase == dw.PhaseOver && len(v.Points) > 1:
		title = standing(d)
		if len(v.Points) < manyPlayers {
			style = ui.Question
		}
	case v.Pending != nil:
		title, style = d.Say("dicewords.ruling.title", games.Args{"Word": v.Pending.Word, "Seat": v.Pending.Seat}), ui.Question
	case v.Asked >= 0 && d.Computer(v.Asked):
		title = theirTitle(d, s)
	default:
		title = ownTitle(d, s)
	}
	p.title.SetStyle(style)
	p.title.SetText(title)
}
