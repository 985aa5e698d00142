// Package result is what stands in the board's place when a match is over, or in that of a score sheet.
//   - face.go: the face of the page, from who has won to what comes now; it is handed what it shows
//   - podium.go, list.go, best.go: everybody's place with what they did
//   - result.go: the face of a match; remembered.go is what is worth remembering of it
//   - ahead.go: the review that is made meanwhile
package result

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/challenge"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/climb"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Match is the result of a match.
type Match struct {
	*Face
	desk    *table.Desk
	game    *table.Game
	session *session.Session
	outcome games.Outcome
	words   table.EndWords

	climb *climb.Climb // of a match on a ladder, else nil
	again *ui.Button
	ahead *ahead // nil without a review
}

// New is the result of a match that is over; words are what its board says of the end.
func New(d *table.Desk, g *table.Game, s *session.Session, words table.EndWords) *Match {
	o, _ := d.Outcome()
	r := &Match{desk: d, game: g, session: s, outcome: o, words: words}
	title := table.WonWith(d.Env, d.EndTitle(o, words.Title), table.Terms(d), o)
	if words.Listed != nil {
		r.outcome = words.Listed(o)
	}
	if err := r.follow(); err != nil {
		d.Report(err)
	}
	shown := Shown{
		Game: g, Players: d.Players(), Title: title, Abandoned: o.Reason == games.ReasonAbandoned,
		Facts: r.facts(), Buttons: r.buttons(),
	}
	if s.Kept() && !shown.Abandoned {
		shown.Ribbon = Record(d.Env, g, s.Stored().Setup, func(w store.WordRow) bool { return w.Match == s.ID() })
	}
	shown.Code, shown.Text = challenge.Told(d, g, s)
	switch {
	case shown.Abandoned:
		shown.Text = d.T("table.end.nobody")
	case words.Text != nil:
		shown.Text = words.Text(r.outcome)
	}
	if c := r.climb; c != nil && c.Last == s.ID() && !shown.Abandoned {
		if shown.Text = c.Told(); c.First != 0 {
			shown.Ribbon = cmp.Or(shown.Ribbon, d.T("ladder.first", games.Args{"Name": c.First.Name()}))
		}
	}
	unlisted := table.UnlistedWords(d)
	speaker, says := table.EndRemark(d, r.outcome)
	for _, p := range r.outcome.Places {
		place := r.place(p, unlisted)
		if p.Seat == speaker {
			place.Says = says
		}
		shown.Places = append(shown.Places, shown.Praised(d.Env, place, r.outcome.Places[0].Points, r.session.Standing().Scored))
	}
	r.Face = NewFace(d.Env, shown)
	return r
}

// place is a player's, with what there is to say of what they did best; unlisted are words that the log says aren't in the list.
func (r *Match) place(p games.Place, unlisted map[string]bool) Place {
	out := Place{Place: p}
	if r.words.Sum != nil {
		out.Sum = r.words.Sum(r.outcome, p)
	}
	if r.words.Show != nil {
		out.Show = r.words.Show(p.Seat)
	}
	if r.words.Note != nil {
		out.Text = r.words.Note(r.outcome, p)
	}
	if r.words.Best != nil {
		if r.words.Word != nil {
			out.Word = r.words.Word(p.Seat)
		}
		out.Text = strings.Trim(out.Text+"\n"+r.words.Best(p.Seat), "\n")
	} else if word, text := BestWord(r.desk.Env, r.game, r.session.Standing().Scored, p.Seat, func(word string) bool { return unlisted[word] }); word != "" {
		out.Word, out.Text = word, text
	}
	return out
}

// Praised is a place with a kind word if it is the second and has room for one; first are the winner's points.
func (s Shown) Praised(env *shell.Env, p Place, first int, scored []games.ScoredTurn) Place {
	if p.Rank != 2 || s.Abandoned || s.Players[p.Seat].Computer() || strings.Contains(p.Text, "\n") {
		return p
	}
	own, some := table.BestWord(scored, p.Seat)
	id := games.ID("table.end.second")
	switch {
	case some && !slices.ContainsFunc(scored, func(t games.ScoredTurn) bool { return t.Seat != p.Seat && t.Points >= own.Points }):
		id = "table.end.second.word"
	case first > p.Points && 10*(first-p.Points) <= first:
		id = "table.end.second.close"
	}
	p.Text = strings.TrimPrefix(p.Text+"\n"+env.T(id), "\n")
	return p
}

func (r *Match) buttons() []fyne.CanvasObject {
	d := r.desk
	home := ui.NewButton(d.T("table.end.home"), ui.Secondary, d.Router.Home).WithIcon(ui.IconHouse).WithHeight(56)
	d.Trace.Mark("home", home)
	all := []fyne.CanvasObject{home}
	r.ahead = newAhead(d, r.game, r.session)
	if d.HasSheet() && r.ahead == nil { // it stands in the menu, too
		all = append(all, ui.NewButton(d.T("sheets.title"), ui.Secondary, d.ShowScorecard).WithIcon(ui.IconSheet).WithHeight(56))
	}
	if r.session.Kept() {
		text := d.T("table.rematch")
		if r.climb != nil {
			text = r.climb.NextTold()
		}
		r.again = ui.NewMainButton(text, r.Again).WithIcon(ui.IconTurnRight).WithHeight(56).WithMinWidth(200)
		d.Trace.Mark("again", r.again)
		all = append(all, ui.NewButton(d.T("table.replay.short"), ui.Secondary, d.LookBack).WithIcon(ui.IconPlay).WithHeight(56))
		if r.ahead != nil {
			all = append(all, r.ahead.button)
			d.Trace.Mark("review", r.ahead.button)
		}
		all = append(all, r.again)
	}
	return all
}

// follow finds out where a match on a ladder has led.
func (r *Match) follow() error {
	at := slices.IndexFunc(r.desk.Players(), func(p store.Player) bool { return !p.Computer() })
	if m := r.session.Stored(); m.Series != store.Ladder || at < 0 || !climb.Has(r.game) {
		return nil
	}
	c, err := climb.Of(r.desk.Env, r.game, r.desk.Players()[at])
	if err == nil {
		r.climb = &c
	}
	return err
}

// Again goes on to the next match of the ladder, or to a rematch.
func (r *Match) Again() {
	if r.climb == nil {
		r.desk.Rematch()
		return
	}
	if id, err := r.climb.Next(); !r.desk.Report(err) {
		r.desk.Router.Replace(shell.Route{Page: shell.Table, Match: id})
	}
}

// Show lets everything move when the match has just ended.
func (r *Match) Show(celebrate bool) {
	if r.ahead != nil {
		r.ahead.begin()
	}
	if celebrate {
		r.Celebrate()
	}
}

// Keys are those of the result.
func (r *Match) Keys() []shell.KeyHelp {
	keys := []shell.KeyHelp{shell.Guide("guide.result")}
	if r.again != nil {
		what := games.ID("table.keys.rematch")
		if r.climb != nil {
			what = "ladder.keys.play"
		}
		keys = append(keys, shell.KeyHelp{Keys: "Enter", What: what})
	}
	return keys
}

// Key takes them.
func (r *Match) Key(e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeyReturn && e.Name != fyne.KeyEnter || r.again == nil {
		return false
	}
	r.Again()
	return true
}

// Close is for when the result is left.
func (r *Match) Close() {
	r.Skip()
	if r.ahead != nil {
		r.ahead.end()
	}
}
