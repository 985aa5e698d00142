package decipher

import (
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// stamped is a verdict on the table: a word, and what it means; none without a word.
type stamped struct {
	kind       ui.Verdict
	word, line string
}

// verdictOf is what is to be stamped of what happened. Where more came of it, the line says that.
func verdictOf(d *table.Desk, maker games.Seat, news []games.Event) (s stamped) {
	for _, e := range news {
		switch e.ID {
		case dc.EventNo:
			s = stamped{ui.Refused, d.T("decipher.stamp.no"), d.Say("decipher.stamp.no.line", games.Args{"Maker": maker, "Own": own(d, maker)})}
		case dc.EventYes:
			s = stamped{ui.Valid, d.T("decipher.stamp.yes"), d.T("decipher.stamp.yes.line", e.Args)}
		case dc.EventOnly:
			s = stamped{ui.Valid, d.T("decipher.stamp.only", e.Args), d.T("decipher.stamp.yes.line", e.Args)}
		case dc.EventWrong:
			s = stamped{ui.Refused, d.T("decipher.stamp.wrong"), d.T("decipher.stamp.wrong.line", e.Args)}
		case dc.EventRight:
			word, _ := e.Args["Word"].(string)
			s = stamped{ui.Valid, d.T("decipher.stamp.right"), d.T("decipher.stamp.right.line", games.Args{"Word": printed(word)})}
		case dc.EventBonusMode:
			s.line = d.T("decipher.seek.bonus_now", games.Args{"N": e.Args["Left"]})
		case dc.EventOut:
			s.line = d.Say(e.ID, e.Args)
		}
	}
	return s
}
