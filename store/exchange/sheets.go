package exchange

import (
	"context"
	"io"

	"spieltisch/store"
)

// ExportSheets writes nothing but some sheets, and who sat there or typed, without their pictures. It is read by Read, too.
func ExportSheets(ctx context.Context, st *store.Store, w io.Writer, sheets ...store.SheetID) error {
	left, err := give(ctx, st, w, func(e *exporter) error {
		version := withEnglish
		editions, err := e.from.AnyEditions(sheets...)
		if err != nil {
			return err
		}
		if editions {
			version = withEditions
		}
		if handicaps, err := e.from.AnyHandicaps(sheets...); handicaps {
			version = withHandicaps
		} else if err != nil {
			return err
		}
		return e.write(version,
			listed(e, LeftPlayer, func() ([]store.PlayerID, error) { return e.from.PlayersOf(sheets) }, e.unpictured), e.none,
			listed(e, LeftSheet, func() ([]store.LogID, error) { return sheets, nil }, e.log), e.none, e.none, e.none, e.none, e.none)
	})
	if err == nil && left.Count > 0 {
		err = &store.Error{Code: store.CodeInternal, Err: left.Named[0].Err}
	}
	return err
}

// unpictured is a player without their picture, for a file that may go to others.
func (e *exporter) unpictured(id store.PlayerID) (store.PlayerCopy, LeftOut, error) {
	p, about, err := e.player(id)
	p.Picture, p.Emblem = nil, 0
	return p, about, err
}
