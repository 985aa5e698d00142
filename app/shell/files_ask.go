package shell

import (
	"cmp"
	"context"
	"image"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/storage"

	"spieltisch/app/picker"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// fileDialog asks for a file or a folder, on desktops that have no dialog for it: the places that one goes to, the way to the
// folder that is shown, an entry for a name or a path, and what lies in the folder.
type fileDialog struct {
	env    *Env
	ask    picker.Ask
	chosen func(path string)

	dir    string
	quiet  time.Time // until then a click on what lies there is the second one on what lay there before
	known  []shelf
	way    *fyne.Container // to the folder: a button for each part, the first with all places
	name   *ui.Field
	marks  map[string]*ui.Area // behind the files, by their names
	found  *fyne.Container
	dialog *ui.DialogHandle

	faces []unseen           // pictures of the folder that weren't read yet
	stop  context.CancelFunc // ends the reading
}

// unseen is the place of a picture that is to be read: an icon until then.
type unseen struct {
	path  string
	place *fyne.Container
}

// askFile shows the dialog, in the folder that was left last.
func (e *Env) askFile(a picker.Ask, chosen func(path string)) {
	d := &fileDialog{env: e, ask: a, chosen: chosen, way: ui.Flow(4, 36), found: ui.VGap(0), stop: func() {}}
	lack := games.ID("files.lack")
	if a.Kind == picker.Save {
		lack, d.ask.Ends = "files.lack.save", []string{strings.ToLower(filepath.Ext(a.Name))}
	}
	d.name = ui.NewField("", e.T("files.path"))
	d.name.SetText(a.Name)
	d.name.OnChanged = func(string) { d.follow() }
	d.known = shelves(e)
	d.dialog = ui.ShowDialog(e.Window, ui.Dialog{
		Title: a.Title, Width: 720, Focus: d.name.Focusable(),
		Head: ui.VGap(8, d.name, d.way),
		Body: ui.MinSized(0, 160, d.found),
		Buttons: []ui.DialogButton{
			{Text: e.T("common.cancel"), Cancel: true},
			{Text: a.Accept, Lack: e.T(lack), Kind: ui.Primary, Default: true, Keep: true, OnTap: d.take},
		},
		OnClose: func() { d.stop() },
	})
	d.show(cmp.Or(folderIn(e, d.last()), folderIn(e, lastFolder), d.known[0].dir))
}

// last is the preference that keeps the folder that was used last for such files.
func (d *fileDialog) last() string {
	if len(d.ask.Ends) == 0 {
		return lastFolder
	}
	return lastFolder + d.ask.Ends[0]
}

// remember keeps the folder for the next time. That of a picture is none for other files: nothing of theirs lies there.
func (d *fileDialog) remember() {
	kept := slices.DeleteFunc(recent(d.env), func(dir string) bool { return dir == d.dir })
	here, prefs := storage.NewFileURI(d.dir).String(), d.env.App.Preferences()
	prefs.SetString(d.last(), here)
	if d.pictures() {
		kept = append(kept, d.dir)
	} else {
		prefs.SetString(lastFolder, here)
	}
	prefs.SetStringList(lastFolders, kept[max(0, len(kept)-mostRecent+1):])
}

// show lists what lies in a folder: folders first, and no files that aren't asked for.
func (d *fileDialog) show(dir string) {
	all, err := os.ReadDir(dir)
	if err != nil {
		d.refuse("files.closed", games.Args{"Name": filepath.Base(dir)})
		return
	}
	if d.dir != "" {
		d.quiet = d.env.Now().Add(doubleClick)
	}
	d.dir = dir
	d.showWay()
	d.name.SetError("")
	slices.SortStableFunc(all, func(a, b os.DirEntry) int { return store.Alphabetical(counted(a.Name()), counted(b.Name())) })
	d.stop()
	d.faces, d.marks = nil, map[string]*ui.Area{}
	cards := ui.Grid(4, 280, 2)
	if d.pictures() {
		cards = ui.Grid(4, 120, picturesWide)
	}
	for _, folders := range []bool{true, false} { // first
		for _, entry := range all {
			if isDir(filepath.Join(dir, entry.Name())) == folders && d.wants(entry) {
				cards.Add(d.card(entry))
			}
		}
	}
	d.found.Objects = []fyne.CanvasObject{cards}
	if len(cards.Objects) == 0 {
		none := map[picker.Kind]games.ID{picker.Open: "files.none", picker.Save: "files.none.save", picker.Folder: "files.none.folder"}
		d.found.Objects = []fyne.CanvasObject{Empty(d.env.T(none[d.ask.Kind]))}
	}
	for n := len(cards.Objects); d.pictures() && n < picturesWide; n++ { // few are as large as many
		cards.Add(ui.Space(1, 1))
	}
	d.follow()
	d.dialog.Renew(false)
	d.name.Focus() // what had the keyboard may be gone
	if d.pictures() {
		if first, ok := cards.Objects[0].(*ui.CardButton); ok {
			first.Focus()
		}
	}
	d.preview()
}

// enter has a name stand there, or none.
func (d *fileDialog) enter(name string) {
	d.name.SetText(name)
	d.name.SetError("")
	d.follow()
}

// follow marks the file that is named; what is chosen can be taken.
func (d *fileDialog) follow() {
	for name, mark := range d.marks {
		mark.SetColor(map[bool]ui.Token{true: ui.AccentSoft, false: ui.None}[name == d.name.Text()])
	}
	d.dialog.Lacks(d.name.Text() == "" && d.ask.Kind != picker.Folder)
}

// pictures tells whether one is asked for: then they are seen.
func (d *fileDialog) pictures() bool { return slices.Contains(d.ask.Ends, ".png") }

// refuse says below the name why something can't be.
func (d *fileDialog) refuse(why games.ID, args games.Args) {
	d.name.SetError(d.env.T(why, args))
	d.dialog.Renew(false)
}

// mostPreview is how large a file may be, in bytes, that is read only to be shown.
const mostPreview = 32 << 20

// preview shows the pictures of the folder, one after the other.
func (d *fileDialog) preview() {
	if len(d.faces) == 0 {
		return
	}
	next := d.faces[0]
	d.faces = d.faces[1:]
	d.stop = Work(d.env, func(context.Context) (*image.NRGBA, error) {
		if info, err := os.Stat(next.path); err != nil || info.Size() > mostPreview {
			return nil, err
		}
		data, err := os.ReadFile(next.path)
		if err != nil {
			return nil, err
		}
		return ui.Square(data, 2*int(previewSize))
	}, func(square *image.NRGBA, err error) {
		if err == nil && square != nil {
			seen := canvas.NewImageFromImage(square)
			seen.CornerRadius = previewSize / 8
			next.place.Objects[0] = ui.MinSized(previewSize, previewSize, seen)
			next.place.Refresh()
		}
		d.preview()
	})
}

// previewSize is how wide a picture is shown, signSize the sign of anything else in a list; nameRoom and pictureRoom are what a
// name has in two lines, wherever the first of them is broken.
const (
	previewSize float32 = 96
	signSize    float32 = 40
	nameRoom    float32 = 400
	pictureRoom float32 = 180

	doubleClick  = 400 * time.Millisecond
	picturesWide = 5 // in a line
	wayMost      = 4 // folders; of a longer way those in the middle are left out
)

// counted is a name that sorts by its numbers: 2 comes before 10.
func counted(name string) string {
	return numbers.ReplaceAllStringFunc(name, func(n string) string { return strings.Repeat("0", max(0, 20-len(n))) + n })
}

var numbers = regexp.MustCompile("[0-9]+")

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

func (d *fileDialog) wants(entry os.DirEntry) bool {
	switch {
	case strings.HasPrefix(entry.Name(), "."):
		return false
	case isDir(filepath.Join(d.dir, entry.Name())):
		return true
	case d.ask.Kind == picker.Folder:
		return false
	}
	return len(d.ask.Ends) == 0 || slices.Contains(d.ask.Ends, strings.ToLower(filepath.Ext(entry.Name())))
}

// card is a folder, which a click goes into, or a file: a click names it, the next one takes it.
func (d *fileDialog) card(entry os.DirEntry) fyne.CanvasObject {
	icon, tint, ground := ui.IconFolder, ui.AccentText, ui.AccentSoft
	tap := func() {
		d.show(filepath.Join(d.dir, entry.Name()))
		if d.ask.Kind != picker.Save {
			d.enter("")
		}
	}
	if !isDir(filepath.Join(d.dir, entry.Name())) {
		icon, tint, ground = ui.IconSheet, ui.Ink2, ui.Well
		tap = func() {
			if again := d.name.Text() == entry.Name(); again && d.ask.Kind == picker.Open {
				d.take()
				return
			}
			d.enter(entry.Name())
		}
	}
	size, words := signSize, ui.NewPara(short(entry.Name(), ui.Label, nameRoom), ui.Label, ui.Ink)
	if d.pictures() {
		size, words = previewSize, ui.NewPara(short(entry.Name(), ui.Strong, pictureRoom), ui.Strong, ui.Ink).Align(fyne.TextAlignCenter)
	}
	var figure fyne.CanvasObject = ui.MinSized(size, size, ui.NewArea(ground, size/8, ui.Centered(ui.NewIcon(icon, size*.6, tint))))
	switch strings.ToLower(filepath.Ext(entry.Name())) {
	case ".png", ".jpg", ".jpeg":
		place := container.NewStack(figure)
		d.faces = append(d.faces, unseen{filepath.Join(d.dir, entry.Name()), place})
		figure = place
	}
	row := ui.HMid(12, figure, ui.Stretch(words))
	if d.pictures() {
		row = ui.VGap(4, ui.Centered(figure), words)
	}
	mark := ui.NewArea(ui.None, 12, ui.Pad(6, row))
	d.marks[entry.Name()] = mark
	card := ui.NewCardButton(0, mark, func() {
		if !d.env.Now().Before(d.quiet) {
			tap()
		}
	}).Flat()
	if words.MaxLines(2).String() != entry.Name() {
		card.SetTip(entry.Name())
	}
	return card
}

// short is a name that has room, with its end in sight: what is too much is left out before that.
func short(name string, style ui.Style, room float32) string {
	all, out := []rune(name), name
	end := max(len(all)/2, len(all)-4-len(filepath.Ext(name)))
	for head := end; style.Measure(out) > room && head > 1; head-- {
		out = string(all[:head-1]) + "…" + string(all[end:])
	}
	return out
}

// take chooses what is named, or says why that can't be; a folder that is named is shown, unless one is asked for.
func (d *fileDialog) take() {
	typed := d.name.Text()
	if typed == "" && d.ask.Kind != picker.Folder {
		d.refuse("files.unnamed", nil)
		return
	}
	path := pathOf(d.dir, typed)
	info, err := os.Stat(path)
	folder := err == nil && info.IsDir()
	switch {
	case d.ask.Kind == picker.Save && folder:
		d.refuse("files.folder", games.Args{"Name": filepath.Base(path)})
	case d.ask.Kind == picker.Save && err == nil:
		d.name.Focus() // which it gets back after a no: a click on the button leaves nothing with the keyboard
		d.env.replace(filepath.Base(path), func() { d.done(path) })
	case d.ask.Kind == picker.Save || err == nil && folder == (d.ask.Kind == picker.Folder):
		d.done(path)
	case folder:
		d.show(path)
		d.enter("")
	default:
		d.refuse("files.missing", games.Args{"Path": path})
	}
}

func (d *fileDialog) done(path string) {
	d.remember()
	d.dialog.Close()
	d.chosen(path)
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

// replace asks whether a file may be replaced; Enter is the no.
func (e *Env) replace(name string, yes func()) {
	answers := ui.GraveButtons(e.T("common.cancel"), e.T("files.replace.yes"), yes)
	answers[0].Kind = ui.Danger
	ui.ShowDialog(e.Window, ui.Dialog{
		Title: e.T("files.replace"),
		Body:  ui.NewPara(e.T("files.replace.help", games.Args{"Name": name}), ui.Lead, ui.Ink),
		Width: 560, Message: true, Buttons: answers,
	})
}
