package table

import (
	"errors"
	"io"

	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// ReadSheet reads a score sheet as store.WriteSheetCSV writes it, and counts it with the code of its
// game. The error is a *store.Error, with the line on which something is damaged.
func (all Games) ReadSheet(r io.Reader) (store.SheetTable, store.SheetCount, error) {
	t, err := store.ReadSheetCSV(r)
	if err != nil {
		return t, store.SheetCount{}, err
	}
	g, err := all.Find(t.Kind)
	if err != nil || g.Sheet == nil || t.Rules > g.Sheet.Kind.Rules() {
		return t, store.SheetCount{}, t.Unknown(err)
	}
	log, err := sheet.Replay(g.Sheet.Kind, t.Setup, t.Rows())
	if err != nil {
		change := 0
		if ill, ok := errors.AsType[*games.Illegal](err); ok && ill.ID == games.IllegalNoReplay {
			change, _ = ill.Args["Step"].(int)
		}
		return t, store.SheetCount{}, t.Unread(err, change)
	}
	score := log.Sheet().Score()
	return t, store.SheetCount{Standing: score.Standing(), Outcome: score.Outcome}, t.Prove(score)
}
