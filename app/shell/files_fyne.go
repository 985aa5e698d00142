package shell

import (
	"log/slog"
	"os"
	"path/filepath"
	"reflect"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// fileDialogs are Fyne's own dialogs, for desktops that have none.
type fileDialogs struct{ *Env }

func (e fileDialogs) askSave(name string, chosen func(path string)) {
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if err != nil {
			slog.Error("choose a file", "err", err)
		} else if to != nil { // only when Fyne's dialog isn't as it is known here, see askToReplace
			path := filepath.FromSlash(to.URI().Path())
			if err := to.Close(); err != nil {
				slog.Error("choose a file", "err", err)
			}
			chosen(path)
		}
	}, e.Window)
	d.SetFileName(name)
	e.showFiles(d, "files.save", "files.save.yes")
	e.askToReplace(d, chosen)
}

func (e fileDialogs) askOpen(title games.ID, extensions []string, chosen func(path string)) {
	d := dialog.NewFileOpen(func(from fyne.URIReadCloser, err error) {
		if err != nil {
			slog.Error("choose a file", "err", err)
			e.Tell("common.failed", e.T("settings.import.unread"))
		} else if from != nil {
			path := filepath.FromSlash(from.URI().Path())
			if err := from.Close(); err != nil {
				slog.Error("choose a file", "err", err)
			}
			chosen(path)
		}
	}, e.Window)
	d.SetFilter(storage.NewExtensionFileFilter(extensions))
	e.showFiles(d, title, "files.open.yes")
	e.askPath(d, "files.open.yes", false, chosen)
}

func (e fileDialogs) askFolder(title, confirm games.ID, chosen func(path string)) {
	d := dialog.NewFolderOpen(func(at fyne.ListableURI, err error) {
		if err != nil {
			slog.Error("choose a folder", "err", err)
		} else if at != nil {
			chosen(filepath.FromSlash(at.Path()))
		}
	}, e.Window)
	if home, err := os.UserHomeDir(); err == nil {
		if at, err := storage.ListerForURI(storage.NewFileURI(home)); err == nil {
			d.SetLocation(at)
		}
	}
	e.showFiles(d, title, confirm)
	e.askPath(d, confirm, true, chosen)
}

// showFiles shows a dialog that asks for a file: as large as the window allows, so that names
// have room. Esc cancels it.
func (e fileDialogs) showFiles(d *dialog.FileDialog, title, confirm games.ID) {
	const air = 48
	size := e.Window.Canvas().Size()
	veil := ui.ShowVeil(e.Window, d.Dismiss)
	d.SetTitleText(e.T(title))
	d.SetConfirmText(e.T(confirm))
	d.SetDismissText(e.T("common.cancel"))
	d.SetOnClosed(veil.Close)
	d.Show() // before it there is nothing to size
	d.Resize(fyne.NewSize(min(960, size.Width-2*air), min(640, size.Height-2*air)))
	if places, ok := inFiles(e.Env, func(*widget.List) bool { return true }); ok {
		e.namePlaces(places)
	}
}

// inFiles finds a part of Fyne's dialog for files, the first that fits.
func inFiles[T fyne.CanvasObject](e *Env, fits func(T) bool) (found T, ok bool) {
	var in func(o fyne.CanvasObject) bool
	in = func(o fyne.CanvasObject) bool {
		if t, is := o.(T); is && fits(t) {
			found, ok = t, true
			return true
		}
		var inner []fyne.CanvasObject
		switch o := o.(type) {
		case *fyne.Container:
			inner = o.Objects
		case *container.Split:
			inner = []fyne.CanvasObject{o.Leading, o.Trailing}
		default:
			// A scroll, the popup and what Fyne wraps around it, whose type can't be named here.
			if v := reflect.Indirect(reflect.ValueOf(o)); v.Kind() == reflect.Struct && v.FieldByName("Content").IsValid() {
				if content, ok := v.FieldByName("Content").Interface().(fyne.CanvasObject); ok {
					inner = []fyne.CanvasObject{content}
				}
			}
		}
		for _, o := range inner {
			if in(o) {
				return true
			}
		}
		return false
	}
	in(e.Window.Canvas().Overlays().Top())
	return found, ok
}

// placeNames are the places that Fyne lists, which it calls by English names in every language.
var placeNames = map[string]games.ID{
	"Home": "files.place.home", "Computer": "files.place.computer", "App Files": "common.app",
	"Desktop": "files.place.desktop", "Documents": "files.place.documents", "Downloads": "files.place.downloads",
	"Music": "files.place.music", "Pictures": "files.place.pictures", "Videos": "files.place.videos", "Movies": "files.place.videos",
}

func (e fileDialogs) namePlaces(places *widget.List) {
	update := places.UpdateItem
	places.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) {
		update(i, o)
		row, ok := o.(*fyne.Container)
		if !ok {
			return
		}
		for _, part := range row.Objects {
			if name, ok := part.(*widget.Label); ok && placeNames[name.Text] != "" {
				name.SetText(e.T(placeNames[name.Text]))
			}
		}
	}
	places.Refresh()
}

// lastFolder is the preference in which Fyne's dialog keeps the folder that it shows.
const lastFolder = "fyne:fileDialogLastFolder"

// askToReplace asks in the program's language whether a file may be replaced, and Enter answers: Fyne asks
// in English, with buttons that only the pointer reaches, and empties the file first.
func (e fileDialogs) askToReplace(d *dialog.FileDialog, chosen func(path string)) {
	footer, ok := inFiles(e.Env, func(s *container.Scroll) bool { _, is := s.Content.(*widget.Entry); return is })
	yes, found := inFiles(e.Env, func(b *widget.Button) bool { return b.Text == e.T("files.save.yes") })
	if !ok || !found {
		return // Fyne asks
	}
	name := newNameEntry(footer, d.Dismiss)
	yes.OnTapped = func() {
		dir, err := storage.ParseURI(e.App.Preferences().String(lastFolder))
		if err != nil || name.Text == "" {
			return
		}
		path := pathOf(filepath.FromSlash(dir.Path()), name.Text)
		take := func() {
			d.Hide()
			chosen(path)
		}
		info, err := os.Stat(path)
		switch {
		case err != nil:
			take()
		case info.IsDir():
			e.Tell("common.failed", e.T("files.folder", games.Args{"Name": filepath.Base(path)}))
		default:
			e.replace(filepath.Base(path), take)
		}
	}
	name.OnSubmitted = func(string) { yes.OnTapped() }
	e.Window.Canvas().Focus(name)
}

// askPath lets a path be typed where Fyne only shows the name of what was tapped. A typed folder is shown, or chosen where one
// is asked for.
func (e fileDialogs) askPath(d *dialog.FileDialog, confirm games.ID, folder bool, chosen func(path string)) {
	footer, ok := inFiles(e.Env, func(s *container.Scroll) bool { _, is := s.Content.(*widget.Label); return is })
	yes, found := inFiles(e.Env, func(b *widget.Button) bool { return b.Text == e.T(confirm) })
	if !ok || !found {
		return
	}
	tapped := footer.Content.(*widget.Label)
	path := &nameEntry{escape: d.Dismiss}
	path.ExtendBaseWidget(path)
	path.SetPlaceHolder(e.T("files.path"))
	before, tap := "", yes.OnTapped // before: what was tapped when it was typed
	path.OnChanged = func(typed string) {
		if before = tapped.Text; typed != "" {
			yes.Enable()
		} else if before == "" {
			yes.Disable()
		}
	}
	yes.OnTapped = func() {
		if path.Text == "" || tapped.Text != before {
			tap()
			return
		}
		dir, err := storage.ParseURI(e.App.Preferences().String(lastFolder))
		if err != nil {
			return
		}
		at := pathOf(filepath.FromSlash(dir.Path()), path.Text)
		info, err := os.Stat(at)
		switch {
		case err == nil && info.IsDir() == folder:
			d.Hide()
			chosen(at)
		case err == nil && info.IsDir():
			if there, err := storage.ListerForURI(storage.NewFileURI(at)); err == nil {
				d.SetLocation(there)
				path.SetText("")
			}
		default:
			e.Tell("common.failed", e.T("files.missing", games.Args{"Path": at}))
		}
	}
	path.OnSubmitted = func(string) {
		if !yes.Disabled() {
			yes.OnTapped()
		}
	}
	footer.Content = container.NewBorder(nil, nil, tapped, nil, path)
	footer.Refresh()
	e.Window.Canvas().Focus(path)
}

// pathOf is what somebody means who types a name, or a path, while a folder is shown.
func pathOf(dir, typed string) string {
	if rest, ok := strings.CutPrefix(typed, "~"+string(filepath.Separator)); ok {
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, rest)
		}
	}
	if filepath.IsAbs(typed) {
		return filepath.Clean(typed)
	}
	return filepath.Join(dir, typed)
}

// nameEntry takes the place of the entry for a file's name in Fyne's dialog, which keeps Esc to itself.
type nameEntry struct {
	widget.Entry
	escape func()
}

func newNameEntry(in *container.Scroll, escape func()) *nameEntry {
	theirs := in.Content.(*widget.Entry)
	n := &nameEntry{escape: escape}
	n.ExtendBaseWidget(n)
	n.SetPlaceHolder(theirs.PlaceHolder)
	n.SetText(theirs.Text)
	follow := theirs.OnChanged
	theirs.OnChanged = func(text string) { // a file was tapped
		follow(text)
		if n.Text != text {
			n.SetText(text)
		}
	}
	n.OnChanged = theirs.SetText
	in.Content = n
	in.Refresh()
	return n
}

// TypedKey implements fyne.Focusable.
func (n *nameEntry) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		n.escape()
		return
	}
	n.Entry.TypedKey(k)
}

func (e fileDialogs) replace(name string, yes func()) {
	ui.ShowDialog(e.Window, ui.Dialog{
		Title: e.T("files.replace"),
		Body:  ui.NewProse(e.T("files.replace.help", games.Args{"Name": name})),
		Width: 560, Message: true,
		Buttons: ui.GraveButtons(e.T("common.cancel"), e.T("files.replace.yes"), yes),
	})
}
