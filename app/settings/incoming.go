package settings

import (
	"bytes"
	"context"
	"path"
	"strings"

	"spieltisch/app/table"
	"spieltisch/store"
)

// incoming is a file to take in: everything, as JSON, or one score sheet, as CSV.
type incoming struct {
	data  []byte
	sheet *store.SheetTable // nil: everything
	count store.SheetCount
}

// Ends of the names of files that can be taken in.
var incomingFiles = []string{".json", ".csv", ".JSON", ".CSV"}

// newIncoming reads as much of a file as is needed to know what it is. The error is a
// *store.Error.
func newIncoming(all table.Games, name string, data []byte) (incoming, error) {
	f := incoming{data: data}
	if !strings.EqualFold(path.Ext(name), ".csv") {
		return f, nil
	}
	t, count, err := all.ReadSheet(bytes.NewReader(data))
	f.sheet, f.count = &t, count
	return f, err
}

// look tells what taking it in would do.
func (f incoming) look(ctx context.Context, st *store.Store) (store.ImportReport, error) {
	if f.sheet == nil {
		return st.PreviewImport(ctx, bytes.NewReader(f.data))
	}
	r, err := st.ImportSheet(ctx, f.sheet.SheetCopy, f.count, true)
	r.Exported = f.sheet.Written
	return r, err
}

// take takes it in, after a backup: there is a way back.
func (f incoming) take(ctx context.Context, st *store.Store) (store.ImportReport, error) {
	if _, err := st.MakeBackup(ctx); err != nil {
		return store.ImportReport{}, err
	}
	if f.sheet == nil {
		return st.Import(ctx, bytes.NewReader(f.data))
	}
	return st.ImportSheet(ctx, f.sheet.SheetCopy, f.count, false)
}
