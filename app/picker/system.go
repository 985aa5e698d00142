//go:build windows || darwin

package picker

import (
	"context"
	"errors"

	"github.com/ncruces/zenity"
)

// Pick asks and waits for the answer, which is a path, or "" when nobody wanted one. An error means that there is no such
// dialog, or that it has failed; that of ctx, that it was taken away.
func Pick(ctx context.Context, a Ask) (string, error) {
	defer enter()()
	o := []zenity.Option{zenity.Context(ctx), zenity.Title(a.Title)}
	if a.Window != 0 {
		o = append(o, zenity.Attach(a.Window))
	}
	pick := zenity.SelectFile
	switch a.Kind {
	case Save:
		o = append(o, zenity.Filename(a.Name), zenity.ConfirmOverwrite())
		pick = zenity.SelectFileSave
	case Folder:
		o = append(o, zenity.Directory())
	case Open:
		if p := a.patterns(); p != nil {
			o = append(o, zenity.FileFilters{{Name: a.kinds(), Patterns: p}})
		}
	}
	path, err := pick(o...)
	if errors.Is(err, zenity.ErrCanceled) {
		return "", nil
	}
	return path, err
}
