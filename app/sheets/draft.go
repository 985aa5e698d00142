package sheets

import (
	"encoding/json"
	"fmt"

	"spieltisch/games"
	"spieltisch/store"
)

// Keep implements shell.Keeper.
func (p *Page) Keep() { p.touched() }

// touched has the draft kept soon.
func (p *Page) touched() {
	if p.st.locked == "" {
		p.keeper.Touch()
		p.retry.End() // they go on otherwise
	}
}

// recall takes up what was typed and not entered.
func (p *Page) recall() {
	kept, ok, err := p.s.Draft(games.Table)
	var d draft
	if err != nil {
		p.env.Toast(p.env.Explain(nil, err))
	} else if ok && json.Unmarshal(kept.Data, &d) == nil {
		p.st.recall(d)
	}
}

// save writes what is typed and not entered.
func (p *Page) save() {
	data, err := json.Marshal(p.st.draft())
	save := p.s.DraftSaver(games.Table, data, 0)
	if err == nil {
		err = save()
	}
	switch {
	case store.CodeOf(err) == store.CodeNotFound: // the sheet was deleted
	case p.keeper.Held(p.env, err, p.gone, save):
	case err != nil:
		p.env.Toast(p.env.Explain(nil, err))
	default:
		p.env.Trace.Saved(p.s.Seq(), fmt.Sprintf("draft cells=%d", len(p.st.typed)))
	}
	p.bar.render(p.st, p.keeper.Due())
}
