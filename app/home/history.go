package home

import (
	"cmp"
	"context"
	"errors"
	"io"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// filter is what the history is narrowed down to; its zero value is everything.
type filter struct {
	kind         string
	player, with store.PlayerID // with: somebody else who played too
	table        store.Table    // persons among themselves, or with computers
	days         int            // the last so many
	year         int
	month        store.Period // 0: none
	place        string
	text         string
	handicap     bool // only those with one
}

// filterOf is what a route asks for.
func filterOf(r shell.Route) filter {
	f := filter{kind: r.Game, player: r.Player, with: r.With}
	if year, month := r.Period.Split(); month == 0 {
		f.year = year
	} else {
		f.month = r.Period
	}
	return f
}

// query is the filter at a moment.
func (f filter) query(now time.Time) store.HistoryFilter {
	q := store.HistoryFilter{Kind: f.kind, Player: f.player, With: f.with, Table: f.table, Place: f.place, Text: f.text, Handicap: f.handicap}
	switch {
	case f.days > 0:
		y, m, d := now.Date()
		q.From = time.Date(y, m, d-f.days+1, 0, 0, 0, 0, now.Location())
	case f.month != 0:
		year, month := f.month.Split()
		q.From = time.Date(year, month, 1, 0, 0, 0, 0, now.Location())
		q.To = q.From.AddDate(0, 1, 0)
	case f.year > 0:
		q.From = time.Date(f.year, 1, 1, 0, 0, 0, 0, now.Location())
		q.To = q.From.AddDate(1, 0, 0)
	}
	return q
}

// option is one line of a filter: its text, and what it does to the filter.
type option struct {
	text string
	set  func(*filter)
}

// choice is a filter that sets part of the whole; at is the option that leaves it as it is.
func (p *MatchesPage) choice(mark string, options []option) fyne.CanvasObject {
	texts, at := make([]string, len(options)), 0
	for i, o := range options {
		texts[i] = o.text
		if same := p.chosen; at == 0 {
			if o.set(&same); same == p.chosen {
				at = i
			}
		}
	}
	b := ui.NewFilter(texts, at, func(i int) {
		options[i].set(&p.chosen)
		p.first()
	})
	p.env.Trace.Mark(mark, b)
	return b
}

// chooser are the filters of game, player, time and place.
func (p *MatchesPage) chooser() []fyne.CanvasObject {
	env := p.env
	kinds := []option{{env.T("history.games"), func(f *filter) { f.kind = "" }}}
	for _, g := range p.games {
		kinds = append(kinds, option{g.Name(env), func(f *filter) { f.kind = g.Kind.Name() }})
	}
	known, err := env.Store.AllPlayers()
	p.failed(err)
	who := func(player, with store.PlayerID, table store.Table) func(*filter) {
		return func(f *filter) { f.player, f.with, f.table = player, with, table }
	}
	people := []option{{env.T("history.players"), who(0, 0, store.AnyTable)}}
	names := map[store.PlayerID]string{}
	characters, err := env.Store.Characters()
	p.failed(err)
	if len(characters) > 0 {
		people = append(people, option{env.T("history.persons"), who(0, 0, store.Persons)}, option{env.T("history.computers"), who(0, 0, store.Computers)})
	}
	for _, k := range slices.Concat(known, characters) {
		names[k.ID] = p.called(k)
		people = append(people, option{names[k.ID], who(k.ID, 0, store.AnyTable)})
	}
	if a, b := p.chosen.player, p.chosen.with; b != 0 {
		people = append(people, option{env.Join([]string{names[a], names[b]}), who(a, b, store.AnyTable)})
	}
	during := func(days, year int, month store.Period) func(*filter) {
		return func(f *filter) { f.days, f.year, f.month = days, year, month }
	}
	times := []option{
		{env.T("history.ever"), during(0, 0, 0)},
		{env.T("history.days", games.Args{"N": 7}), during(7, 0, 0)},
		{env.T("history.days", games.Args{"N": 30}), during(30, 0, 0)},
	}
	years, err := env.Store.PlayedYears()
	p.failed(err)
	for _, y := range years {
		times = append(times, option{strconv.Itoa(y), during(0, y, 0)})
	}
	if of := p.chosen.month; of != 0 {
		y, m := of.Split()
		times = append(times, option{env.Texts.Month(m) + " " + strconv.Itoa(y), during(0, 0, of)})
	}
	filters := []fyne.CanvasObject{p.choice("history-game", kinds), p.choice("history-player", people), p.choice("history-time", times)}
	if given, err := env.Store.CountHistory(store.HistoryFilter{Handicap: true}, 1); given > 0 {
		filters = append(filters, p.choice("history-handicap", []option{
			{env.T("history.handicap.any"), func(f *filter) { f.handicap = false }}, {env.T("history.handicap"), func(f *filter) { f.handicap = true }},
		}))
	} else {
		p.failed(err)
	}
	spots, err := env.Store.Places()
	if p.failed(err); len(spots) == 0 {
		return filters
	}
	places := []option{{env.T("history.places"), func(f *filter) { f.place = "" }}}
	for _, s := range spots {
		places = append(places, option{s, func(f *filter) { f.place = s }})
	}
	return append(filters, p.choice("history-place", places))
}

// called is what somebody is called where no portrait tells persons from computers.
func (a actions) called(p store.Player) string {
	if p.Computer() {
		return a.env.T("history.computer", games.Args{"Name": p.Name})
	}
	return p.Name
}

// search is the entry for a name, a place, a word or a part of a note.
func (p *MatchesPage) search() fyne.CanvasObject {
	f := ui.NewSearch(p.env.T("history.search"), p.env.T("common.clear"), p.env.KeyName("Esc"))
	f.SetText(p.chosen.text)
	f.OnChanged = func(s string) {
		p.chosen.text = s
		p.stopSearch()
		p.stopSearch = ui.After(searchAfter, p.first)
	}
	f.OnSubmit = func(string) {
		p.stopSearch()
		p.first()
	}
	p.env.Trace.Mark("history-search", f)
	return ui.MinSized(232, 0, f)
}

// searchAfter is how long nobody types before a search begins.
const searchAfter = 200 * time.Millisecond

func (a actions) failed(err error) {
	a.env.Report(err)
}

// match is a game of the history as the rest of the page knows it; without ID when it was
// played at the table.
func match(p store.Play) store.Match {
	return store.Match{
		ID: p.Match, UID: p.UID, Kind: p.Kind, Players: p.Players, State: p.State, Reason: p.Reason, Updated: p.At,
		Asked: p.Asked, Round: p.Round, Phase: p.Phase, Points: p.Points, Rows: p.Rows, Places: p.Places,
	}
}

// sub says how a game stands and where it was played.
func (a actions) sub(p store.Play) string {
	text := a.standing(match(p))
	switch {
	case p.State == store.Running && p.Sheet == 0:
		text = a.turn(match(p))
	case p.State == store.Running:
		id := games.ID("history.sheet.open")
		if g, err := a.games.Find(p.Kind); err == nil && g.Sheet != nil && g.Sheet.Turns {
			id = "history.sheet.open.turn"
		}
		text = a.env.T(id, games.Args{"Round": p.Round})
	}
	if p.Place != "" {
		text = a.env.T("history.at", games.Args{"What": text, "Place": p.Place})
	}
	return text
}

// title is the game, and which words were played where that isn't a matter of course.
func (a actions) title(p store.Play) string {
	text := a.name(match(p))
	if g, err := a.games.Find(p.Kind); err == nil {
		if words := table.WordsSaid(a.env, g, p.Language, p.Match == 0); words != "" {
			text += " · " + words
		}
	}
	if p.Terms.Given() != nil {
		text += " · " + a.env.T("history.handicap")
	}
	return text
}

// about is everybody with his points, and the note.
func (a actions) about(p store.Play) string {
	text := a.details(match(p))
	if told := table.HandicapTold(a.env, p.Terms, p.Players); told != "" {
		text += "\n" + told
	}
	if told := table.TipsTold(a.env, p.Players, p.Tips); told != "" {
		text += "\n" + told
	}
	if p.Note != "" {
		text += "\n" + p.Note
	}
	return text
}

// openPlay goes to the match, or to the sheet of a game played at the table.
func (a actions) openPlay(p store.Play) {
	if p.Match != 0 {
		a.open(match(p))
		return
	}
	a.openSheet(p)
}

func (a actions) openSheet(p store.Play) {
	a.env.Router.Open(shell.Route{Page: shell.Sheet, Sheet: p.Sheet})
}

// playMenu lists what can be done with a game now.
func (a actions) playMenu(p store.Play) []ui.MenuItem {
	env := a.env
	_, locked := env.Writable()
	var items []ui.MenuItem
	if p.Match != 0 {
		items = a.menu(match(p))
		items = items[:len(items)-1] // deleting is different here
		if p.Sheet == 0 {
			items = append(items, ui.MenuItem{Text: env.T("history.describe"), Icon: ui.IconPencil, Disabled: locked, OnTap: func() { a.describe(p) }})
		}
	}
	if p.Sheet != 0 {
		items = append(items, ui.MenuItem{Text: env.T("history.sheet.correct"), Icon: ui.IconSheet, OnTap: func() { a.openSheet(p) }})
	}
	return append(items, ui.MenuItem{Text: env.T("common.delete"), Icon: ui.IconTrash, Disabled: locked, OnTap: func() { a.removePlay(p) }})
}

// describe asks where a match was played, and for a note.
func (a actions) describe(p store.Play) {
	env := a.env
	place, note := ui.NewField(env.T("history.place"), env.T("history.place.example")), ui.NewField(env.T("history.col.note"), "")
	place.SetText(p.Place)
	note.SetText(p.Note)
	var h *ui.DialogHandle
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("history.describe.title", games.Args{"Game": a.name(match(p))}),
		Width: 520,
		Body:  ui.VGap(12, place, note),
		Buttons: []ui.DialogButton{
			{Text: env.T("common.cancel"), Cancel: true},
			{Text: env.T("setup.player.save"), Kind: ui.Primary, Default: true, Keep: true, OnTap: func() {
				if err := env.Store.DescribeMatch(p.Match, place.Text(), note.Text()); err != nil {
					wrong := place
					var e *store.Error
					if errors.As(err, &e) && e.Args["What"] == "note" {
						wrong = note
					}
					wrong.SetError(env.ExplainStore(err))
					return
				}
				h.Close()
				a.changed()
			}},
		},
		Focus: place.Focusable(),
	})
}

// removePlay deletes a match with its sheet, softly: the toast brings both back.
func (a actions) removePlay(p store.Play) {
	env, st := a.env, a.env.Store
	if p.Sheet == 0 {
		a.remove(match(p))
		return
	}
	err := st.DeleteSheet(p.Sheet)
	if err == nil && p.Match != 0 {
		err = st.DeleteMatch(p.Match)
	}
	if err != nil {
		env.Toast(env.Explain(nil, err))
		a.changed()
		return
	}
	a.changed()
	said := games.ID("history.deleted")
	if p.Match == 0 {
		said = "sheets.deleted"
	}
	env.ToastUndo(env.T(said), func() {
		var err error
		if p.Match != 0 {
			err = st.UndeleteMatch(p.Match)
		}
		if err == nil {
			err = st.UndeleteSheet(p.Sheet)
		}
		a.failed(err)
		a.changed()
	})
}

// saveTable writes what the filters choose as a table for other programs.
func (p *MatchesPage) saveTable() {
	f, style := p.query(), p.style()
	p.env.SaveFile(p.env.T("history.csv.file"), func(ctx context.Context, st *store.Store, to io.Writer) error {
		return exchange.WriteHistory(ctx, st, to, f, style)
	})
}

// style is how tables are written in the language of the program. It is used next to the
// screen, so all words are looked up here.
func (p *MatchesPage) style() exchange.CSVStyle {
	env := p.env
	computer := map[mind.Level]string{}
	for _, l := range mind.Characters() {
		computer[l] = p.called(store.Player{Name: l.Name(), Level: l})
	}
	comma, layout, zone := ',', "2006-01-02 15:04", env.Now().Location()
	if env.Texts.Lang() == locales.German {
		comma, layout = ';', "02.01.2006 15:04"
	}
	var head []string
	for _, id := range []games.ID{
		"history.col.when", "history.col.game", "history.col.place", "history.col.state", "history.col.seat",
		"history.col.player", "history.col.rank", "history.col.points", "table.handicap", "history.col.note",
	} {
		head = append(head, env.T(id))
	}
	kinds := map[string]string{}
	for _, g := range p.games {
		kinds[g.Kind.Name()] = g.Name(env)
	}
	states := map[store.State]string{
		store.Running: env.T("home.state.running"), store.Finished: env.T("home.state.finished"),
		store.Abandoned: env.T("home.state.abandoned"), store.Unreadable: env.T("home.state.unreadable"),
	}
	return exchange.CSVStyle{
		Comma: comma, Header: head,
		Kind:   func(kind string) string { return cmp.Or(kinds[kind], kind) },
		Player: func(of store.Player) string { return cmp.Or(computer[of.Level], of.Name) },
		State:  func(of store.Play) string { return states[of.State] },
		Time:   func(at time.Time) string { return at.In(zone).Format(layout) },
	}
}
