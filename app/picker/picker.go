// Package picker asks for files and folders by the dialogs of the desktop: on Linux by its portal, elsewhere by those of
// the system. It knows nothing of the program.
package picker

import (
	"slices"
	"strings"
)

// Kind is what is asked for.
type Kind int

// The kinds.
const (
	Open   Kind = iota // a file that is there
	Save               // where a file is to be; the desktop asks whether one that is there may be replaced
	Folder             // a folder that is there
)

// Ask is a question.
type Ask struct {
	Kind   Kind
	Title  string
	Accept string   // on the button, where that can be chosen; "": the desktop's own
	Name   string   // proposed for a file to be saved
	Ends   []string // of the names of files to open, such as ".csv"; nil: any
	Window uintptr  // before which the dialog stands: the number of an X11 window, or a HWND; 0: none
}

// patterns are the ends as desktops want them.
func (a Ask) patterns() (all []string) {
	for _, end := range a.Ends {
		all = append(all, "*"+end)
	}
	return all
}

// kinds is what the patterns are called: without those that differ from another one only in case.
func (a Ask) kinds() string {
	return strings.Join(slices.DeleteFunc(a.patterns(), func(p string) bool { return p != strings.ToLower(p) }), ", ")
}
