package shell

import (
	"os"
	"path/filepath"
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
	"spieltisch/games"
)

func (e *Env) askSave(name string, chosen func(fyne.URIWriteCloser, error)) {
	d := dialog.NewFileSave(chosen, e.Window)
	d.SetFileName(name)
	e.showFiles(d, "files.save", "files.save.yes")
	e.askToReplace(d, chosen)
}

// OpenFile asks for a file with one of the extensions, such as ".csv"; chosen gets nil when nobody wanted one.
func (e *Env) OpenFile(title games.ID, extensions []string, chosen func(fyne.URIReadCloser, error)) {
	d := dialog.NewFileOpen(chosen, e.Window)
	d.SetFilter(storage.NewExtensionFileFilter(extensions))
	e.showFiles(d, title, "files.open.yes")
}

// OpenFolder asks for a folder; chosen gets nil when nobody wanted one.
func (e *Env) OpenFolder(title, confirm games.ID, chosen func(fyne.ListableURI, error)) {
	d := dialog.NewFolderOpen(chosen, e.Window)
	if home, err := os.UserHomeDir(); err == nil {
		if at, err := storage.ListerForURI(storage.NewFileURI(home)); err == nil {
			d.SetLocation(at)
		}
	}
	e.showFiles(d, title, confirm)
}

// showFiles shows a dialog that asks for a file: as large as the window allows, so that names
// have room. Esc cancels it.
func (e *Env) showFiles(d *dialog.FileDialog, title, confirm games.ID) {
	const air = 48
	size := e.Window.Canvas().Size()
	veil := ui.ShowVeil(e.Window, d.Dismiss)
	d.SetTitleText(e.T(title))
	d.SetConfirmText(e.T(confirm))
	d.SetDismissText(e.T("common.cancel"))
	d.SetOnClosed(veil.Close)
	d.Show() // before it there is nothing to size
	d.Resize(fyne.NewSize(min(ui.Px(960), size.Width-2*air), min(ui.Px(640), size.Height-2*air)))
	if places, ok := inFiles(e, func(*widget.List) bool { return true }); ok {
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

func (e *Env) namePlaces(places *widget.List) {
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
// in English, with buttons that only the pointer reaches.
func (e *Env) askToReplace(d *dialog.FileDialog, chosen func(fyne.URIWriteCloser, error)) {
	name, ok := inFiles(e, func(*widget.Entry) bool { return true })
	yes, found := inFiles(e, func(b *widget.Button) bool { return b.Text == e.T("files.save.yes") })
	if !ok || !found {
		return // Fyne asks
	}
	save := yes.OnTapped
	yes.OnTapped = func() {
		dir, err := storage.ParseURI(e.App.Preferences().String(lastFolder))
		if err != nil {
			save()
			return
		}
		path := filepath.Join(dir.Path(), name.Text)
		info, err := os.Stat(path)
		switch {
		case name.Text == "":
		case err != nil:
			save()
		case info.IsDir():
			e.Tell("common.failed", e.T("files.folder", games.Args{"Name": name.Text}))
		default:
			e.replace(name.Text, func() {
				d.Hide()
				chosen(storage.Writer(storage.NewFileURI(path)))
			})
		}
	}
	name.OnSubmitted = func(string) { yes.OnTapped() }
}

func (e *Env) replace(name string, yes func()) {
	ui.ShowDialog(e.Window, ui.Dialog{
		Title: e.T("files.replace"),
		Body:  ui.NewProse(e.T("files.replace.help", games.Args{"Name": name})),
		Width: ui.Px(560), Message: true,
		Buttons: []ui.DialogButton{
			{Text: e.T("common.cancel"), Cancel: true},
			{Text: e.T("files.replace.yes"), Kind: ui.Primary, Default: true, OnTap: yes},
		},
	})
}
