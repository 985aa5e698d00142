package shell

import (
	"os"
	"path/filepath"
	"slices"

	"fyne.io/fyne/v2/storage"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
)

// shelf is where files often lie.
type shelf struct {
	name, dir string
	icon      ui.IconName
}

// lastFolder and lastFolders are the preferences that keep the folder that was used last, as a URI, and those before it; with
// the end of the files' names, as in lastFolder+".json", it is that of such files.
const (
	lastFolder  = "fyne:fileDialogLastFolder"
	lastFolders = "recentFolders"
	mostRecent  = 3
)

// shelves are the own folder, what usually lies in it, and the folders used before.
func shelves(e *Env) (all []shelf) {
	home, err := os.UserHomeDir()
	if err != nil {
		home = string(filepath.Separator)
	}
	add := func(p shelf) {
		if isDir(p.dir) && !slices.ContainsFunc(all, func(o shelf) bool { return o.dir == p.dir }) {
			all = append(all, p)
		}
	}
	all = []shelf{{e.T("files.place.home"), home, ui.IconHouse}}
	for _, p := range [][2]string{
		{"files.place.desktop", "Desktop"},
		{"files.place.desktop", "Schreibtisch"},
		{"files.place.documents", "Documents"},
		{"files.place.documents", "Dokumente"},
		{"files.place.downloads", "Downloads"},
		{"files.place.pictures", "Pictures"},
		{"files.place.pictures", "Bilder"},
	} {
		add(shelf{e.T(games.ID(p[0])), filepath.Join(home, p[1]), ui.IconFolder})
	}
	for _, dir := range recent(e) {
		add(shelf{filepath.Base(dir), dir, ui.IconClock})
	}
	add(shelf{e.T("files.place.root"), string(filepath.Separator), ui.IconFolder}) // the way may begin at home
	return all
}

// recent are the folders used before that are still there, the last one at the end.
func recent(e *Env) []string {
	kept := append(e.App.Preferences().StringList(lastFolders), folderIn(e, lastFolder))
	return slices.DeleteFunc(kept, func(dir string) bool { return !isDir(dir) })
}

// folderIn is the folder that such a preference keeps, if it is still there, or "".
func folderIn(e *Env, pref string) string {
	if last, err := storage.ParseURI(e.App.Preferences().String(pref)); err == nil {
		if dir := filepath.FromSlash(last.Path()); isDir(dir) {
			return dir
		}
	}
	return ""
}

// showWay shows the folders that lead to the one that is shown, from the own folder on if that is one of them.
func (d *fileDialog) showWay() {
	dirs, home := []string{d.dir}, d.known[0].dir
	for dir := d.dir; dir != home && filepath.Dir(dir) != dir; dirs = append(dirs, dir) {
		dir = filepath.Dir(dir)
	}
	slices.Reverse(dirs)
	long := len(dirs) > wayMost
	if long {
		dirs = slices.Delete(dirs, 1, len(dirs)-wayMost+1)
	}
	d.way.RemoveAll()
	for i, dir := range dirs {
		name, kind := folderName(d.known, dir), map[bool]ui.Kind{true: ui.Soft, false: ui.WellBtn}[dir == d.dir]
		if i == 1 && long {
			name = "…"
		}
		if i == 0 { // there is a menu, from which every other place can be had: a way alone only leads back
			var first *ui.Button
			first = ui.NewSmallButton(name, kind, func() { ui.ShowMenu(first, d.places()) }).WithEndIcon(ui.IconDown)
			d.way.Add(first)
			continue
		}
		part := ui.NewSmallButton(name, kind, func() { d.show(dir) }).WithHeight(36)
		d.way.Add(ui.HGap(4, ui.MinSized(16, 36, ui.NewIcon(ui.IconChevron, 16, ui.Ink3)), part))
	}
}

// places are the lines of that menu.
func (d *fileDialog) places() []ui.MenuItem {
	return each.Of(d.known, func(p shelf) ui.MenuItem {
		return ui.MenuItem{Text: p.name, Icon: p.icon, Checked: p.dir == d.dir, OnTap: func() { d.show(p.dir) }}
	})
}

// folderName is how a folder is called: by its place where it is one.
func folderName(known []shelf, dir string) string {
	if at := slices.IndexFunc(known, func(p shelf) bool { return p.dir == dir }); at >= 0 {
		return known[at].name
	}
	return filepath.Base(dir)
}
