package table

import (
	"log/slog"
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// remembered is what is worth remembering of the match: its best word, and what nobody had before.
func (r *resultFace) remembered() []fyne.CanvasObject {
	d := r.desk
	var out []fyne.CanvasObject
	chip := func(icon ui.IconName, id games.ID, args games.Args) {
		out = append(out, ui.NewChip(d.Say(id, args), icon))
	}
	word := func(icon ui.IconName, id games.ID, args games.Args) {
		out = append(out, d.game.counting(d, ui.NewChip(d.Say(id, args), icon)))
	}
	if best, ok := r.bestWord(); ok && r.words.Best == nil && r.outcome.Reason != games.ReasonAbandoned {
		args := games.Args{"Word": best.Word, "Points": best.Points, "N": best.Points, "Seat": best.Seat}
		if record, ok := r.record(false); ok {
			args = games.Args{"Word": record.Word, "Points": record.Points, "N": record.Points}
			word(ui.IconTrophy, d.game.counted("table.end.record_best", "table.end.letters.record_best"), args)
		} else {
			id := d.game.counted("table.end.best", "table.end.letters.best")
			if r.computerWon() { // whose best word may have been better
				id = d.game.counted("table.end.best_of", "table.end.letters.best_of")
			}
			word(ui.IconStar, id, args)
		}
		if r.unlisted[best.Word] {
			chip(ui.IconInfo, EventUnlisted, args)
		}
		if record, ok := r.record(true); ok {
			chip(ui.IconTrophy, "table.end.record_long", games.Args{"Word": record.Word, "N": record.Letters})
		}
	}
	if told := TipsTold(d.Env, d.Players(), d.session.Stored().Tips); told != "" {
		out = append(out, ui.NewChip(told, ui.IconBulb))
	}
	if d.CanUndo() {
		out = append(out, ui.NewSmallButton(d.T("table.end.take"), ui.Plain, d.Undo).WithIcon(ui.IconUndo))
	}
	return out
}

func (r *resultFace) computerWon() bool { return r.desk.Players()[r.outcome.Places[0].Seat].Computer() }

// bestWord is the turn that brought most; where a computer has won, that of a person, who needs it more.
func (r *resultFace) bestWord() (best games.ScoredTurn, ok bool) {
	turns := r.desk.session.Standing().Scored
	if !r.computerWon() {
		return BestWord(turns, games.Table)
	}
	for s, p := range r.desk.Players() {
		if t, found := BestWord(turns, games.Seat(s)); found && !p.Computer() && t.Points > best.Points {
			best, ok = t, true
		}
	}
	return best, ok
}

// record is the best (or longest) word in its language that this family has had in the game, if it is of this match and there were
// others before it.
func (r *resultFace) record(longest bool) (store.WordRow, bool) {
	d := r.desk
	if d.Store == nil || !d.session.Kept() {
		return store.WordRow{}, false
	}
	all, err := KnownWords(d.Env, store.WordFilter{Kind: d.page.game.Kind.Name(), Longest: longest, Limit: 100})
	if err != nil {
		slog.Error("records", "err", err)
		return store.WordRow{}, false
	}
	language := games.WordLanguage(d.session.Stored().Setup)
	all = slices.DeleteFunc(all, func(w store.WordRow) bool { return w.Language != language })
	if len(all) == 0 || all[0].Match != d.session.ID() {
		return store.WordRow{}, false
	}
	for _, w := range all[1:] {
		if w.Match != d.session.ID() {
			better := w.Points < all[0].Points
			if longest {
				better = w.Letters < all[0].Letters
			}
			return all[0], better
		}
	}
	return store.WordRow{}, false
}
