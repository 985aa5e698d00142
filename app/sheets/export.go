package sheets

import (
	"context"
	"io"

	"spieltisch/locales"
	"spieltisch/store"
)

// saveTable asks where to, and writes the sheet as a table for other programs, from which it
// can be taken in elsewhere.
func (p *Page) saveTable() {
	p.env.SaveFile(p.fileName(".csv"), p.asTable())
}

// asTable writes the sheet as it stands now.
func (p *Page) asTable() func(context.Context, *store.Store, io.Writer) error {
	id, score, now, comma := p.id(), p.s.sheet().Score(), p.env.Now(), ','
	if p.env.Texts.Lang() == locales.German {
		comma = ';'
	}
	return func(_ context.Context, st *store.Store, to io.Writer) error {
		c, err := st.CopySheet(id)
		if err != nil {
			return err
		}
		return store.WriteSheetCSV(to, comma, now, c, score)
	}
}
