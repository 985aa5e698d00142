package table

import (
	"errors"
	"io"

	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store/exchange"
)

// ReadSheet reads a score sheet as exchange.WriteSheetCSV writes it, and counts it with the code of its
// game. The error is a *store.Error, with the line on which something is damaged.
func (all Games) ReadSheet(r io.Reader) (exchange.SheetTable, error) {
	t, err := exchange.ReadSheetCSV(r)
	if err != nil {
		return t, err
	}
	g, err := all.Find(t.Kind)
	if err != nil || g.Sheet == nil || t.Rules > g.Sheet.Kind.Rules() {
		return t, t.Unknown(err)
	}
	log, err := replay(g.Sheet.Kind, t)
	if err != nil {
		change := 0
		if ill, ok := errors.AsType[*games.Illegal](err); ok && ill.ID == games.IllegalNoReplay {
			change, _ = ill.Args["Step"].(int)
		}
		return t, t.Unread(err, change)
	}
	return t, t.Prove(log.Sheet().Score())
}

// replay fills in a sheet again, and refuses what couldn't be entered.
func replay(k sheet.Kind, t exchange.SheetTable) (sheet.Log, error) {
	if err := sheet.Vet(k, t.Setup, t.Rows()); err != nil {
		return sheet.Log{}, err
	}
	return sheet.Replay(k, t.Setup, t.Rows())
}
