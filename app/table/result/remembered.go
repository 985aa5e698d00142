package result

import (
	"log/slog"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// ribbon is the record that the match has brought, "" for none.
func (r *Match) ribbon() string {
	if r.words.Best != nil || r.outcome.Reason == games.ReasonAbandoned {
		return ""
	}
	if record, ok := r.record(false); ok {
		id := r.game.Counted("table.end.record_best", "table.end.letters.record_best")
		return r.desk.Say(id, games.Args{"Word": record.Word, "Points": record.Points, "N": record.Points})
	}
	if record, ok := r.record(true); ok {
		return r.desk.Say("table.end.record_long", games.Args{"Word": record.Word, "N": record.Letters})
	}
	return ""
}

// facts are what else there is to say, and to do: in small, in a line.
func (r *Match) facts() []fyne.CanvasObject {
	d := r.desk
	var out []fyne.CanvasObject
	if told := table.TipsTold(d.Env, d.Players(), r.session.Stored().Tips); told != "" {
		out = append(out, ui.NewChip(told, ui.IconBulb).Colored(ui.None, ui.Ink2))
	}
	if d.CanUndo() {
		out = append(out, ui.NewSmallButton(d.T("table.end.take"), ui.Plain, d.Undo).WithIcon(ui.IconUndo))
	}
	return out
}

// record is the best (or longest) word in its language that this family has had in the game, if it is of this match and there were
// others before it.
func (r *Match) record(longest bool) (store.WordRow, bool) {
	d := r.desk
	if d.Store == nil || !r.session.Kept() {
		return store.WordRow{}, false
	}
	all, err := table.KnownWords(d.Env, store.WordFilter{Kind: r.game.Kind.Name(), Longest: longest, Limit: 100})
	if err != nil {
		slog.Error("records", "err", err)
		return store.WordRow{}, false
	}
	language := games.WordLanguage(r.session.Stored().Setup)
	all = slices.DeleteFunc(all, func(w store.WordRow) bool { return w.Language != language })
	if len(all) == 0 || all[0].Match != r.session.ID() {
		return store.WordRow{}, false
	}
	for _, w := range all[1:] {
		if w.Match != r.session.ID() {
			better := w.Points < all[0].Points
			if longest {
				better = w.Letters < all[0].Letters
			}
			return all[0], better
		}
	}
	return store.WordRow{}, false
}
