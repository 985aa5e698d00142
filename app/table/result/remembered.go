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

// remembered is what is worth remembering of the match: its best word, and what nobody had before.
func (r *Face) remembered() []fyne.CanvasObject {
	d := r.desk
	var out []fyne.CanvasObject
	chip := func(icon ui.IconName, id games.ID, args games.Args) {
		out = append(out, ui.NewChip(d.Say(id, args), icon))
	}
	word := func(icon ui.IconName, id games.ID, args games.Args) {
		out = append(out, r.game.Counting(d, ui.NewChip(d.Say(id, args), icon)))
	}
	if best, ok := r.bestWord(); ok && r.words.Best == nil && r.outcome.Reason != games.ReasonAbandoned {
		args := games.Args{"Word": best.Word, "Points": best.Points, "N": best.Points, "Seat": best.Seat}
		if record, ok := r.record(false); ok {
			args = games.Args{"Word": record.Word, "Points": record.Points, "N": record.Points}
			word(ui.IconTrophy, r.game.Counted("table.end.record_best", "table.end.letters.record_best"), args)
		} else {
			id := r.game.Counted("table.end.best", "table.end.letters.best")
			if r.computerWon() { // whose best word may have been better
				id = r.game.Counted("table.end.best_of", "table.end.letters.best_of")
			}
			word(ui.IconStar, id, args)
		}
		if r.unlisted[best.Word] {
			chip(ui.IconInfo, table.EventUnlisted, args)
		}
		if record, ok := r.record(true); ok {
			chip(ui.IconTrophy, "table.end.record_long", games.Args{"Word": record.Word, "N": record.Letters})
		}
	}
	if told := table.TipsTold(d.Env, d.Players(), r.session.Stored().Tips); told != "" {
		out = append(out, ui.NewChip(told, ui.IconBulb))
	}
	if d.CanUndo() {
		out = append(out, ui.NewSmallButton(d.T("table.end.take"), ui.Plain, d.Undo).WithIcon(ui.IconUndo))
	}
	return out
}

func (r *Face) computerWon() bool { return r.desk.Players()[r.outcome.Places[0].Seat].Computer() }

// bestWord is the turn that brought most; where a computer has won, that of a person, who needs it more.
func (r *Face) bestWord() (best games.ScoredTurn, ok bool) {
	turns := r.session.Standing().Scored
	if !r.computerWon() {
		return table.BestWord(turns, games.Table)
	}
	for s, p := range r.desk.Players() {
		if t, found := table.BestWord(turns, games.Seat(s)); found && !p.Computer() && t.Points > best.Points {
			best, ok = t, true
		}
	}
	return best, ok
}

// record is the best (or longest) word in its language that this family has had in the game, if it is of this match and there were
// others before it.
func (r *Face) record(longest bool) (store.WordRow, bool) {
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
