package sheets

import (
	"strings"
	"testing"

	"spieltisch/games/gamestest"
	"spieltisch/games/sheet"
	"spieltisch/locales"
	"spieltisch/store/exchange"
)

// A table has what is printed, as people read it: no log, numbers that a spreadsheet can add up, and no formula.
func TestTableForPeople(t *testing.T) {
	for _, c := range []struct {
		lang locales.Lang
		page func(*desk) *Page
		want string
	}{
		{locales.German, func(d *desk) *Page {
			p := d.decipher(hobby())
			d.must(d.Store.DescribeSheet(p.s.ID(), p.st.stored.Played, "bei Oma; oben", gamestest.TypedText("formula")))
			return d.open(p.s.ID())
		}, "Wertungsblatt;Decipher\r\nDatum;20. Nov. 2026\r\nOrt;\"bei Oma; oben\"\r\nNotiz;'" + gamestest.TypedText("formula") + "\r\n\r\nSpiel 1\r\n" +
			"Geheimes Wort;Tina;Lee;Ben\r\nHOBBY;9;3;10\r\n;;;\r\n;;;\r\nGesamtpunkte;9;3;10\r\n"},
		{locales.English, func(d *desk) *Page {
			return d.dicewords(400, 0, append(rounds(), sheet.Edit{}.Heads(0, 60).Number(sheet.Cell{Row: 2, Seat: 1, Field: sheet.FieldPoints}, 0)...))
		}, "Score sheet,Dicewords\r\nDate,20 Nov 2026\r\n\r\nGame 1\r\n" +
			"Round,Tina,,Lee,,Ben\r\nHandicap,,,60,,\r\n1,40,HUNDE,35,GEHEN,\r\n2,80,SCHINKEN,0,,\r\nTotal,120,,95,,0\r\n"},
	} {
		d := newDesk(t, c.lang, "Tina", "Lee", "Ben")
		p := c.page(d)
		doc, err := p.printer().doc()
		d.must(err)
		if sums := doc.Games[0].Sums; c.lang == locales.English && (len(sums) != 2 || sums[1][2] != "95") {
			t.Errorf("carried over: %q", sums)
		}
		var b strings.Builder
		d.must(exchange.WriteTable(&b, comma(d.Env), tableOf(d.Env, doc, p.st.stored)))
		if got := strings.TrimPrefix(b.String(), "\ufeff"); got != c.want || got == b.String() {
			t.Errorf("%q\nwant %q", got, c.want)
		}
	}
}
