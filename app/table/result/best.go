package result

import (
	"strings"

	"spieltisch/app/table"
	"spieltisch/games"
)

// best is what a player did best: a word that is shown in letter pieces, "" for none, and what there is to say of it, or of what they
// did in place of one.
func (r *Face) best(p games.Place) (word, text string) {
	if r.words.Note != nil {
		text = r.words.Note(r.outcome, p)
	}
	if r.words.Best != nil {
		if r.words.Word != nil {
			word = r.words.Word(p.Seat)
		}
		return word, strings.Trim(text+"\n"+r.words.Best(p.Seat), "\n")
	}
	t, ok := table.BestWord(r.session.Standing().Scored, p.Seat)
	if !ok {
		return "", text
	}
	text = r.desk.T(r.game.Counted("table.end.points", "table.end.letters"), games.Args{"N": t.Points})
	if r.unlisted[t.Word] {
		text += " · " + r.desk.T("table.end.unlisted")
	}
	return t.Word, text
}
