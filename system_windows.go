package main

import (
	"fmt"
	"os"
	"strings"

	"golang.org/x/sys/windows"
)

// attachConsole is not in golang.org/x/sys.
var attachConsole = windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")

// tell prints a message. Windows gives a program without a console nowhere to print to unless it is started with a
// file or a pipe for it: it then prints to the console of the program that has started it, or shows a box where there
// is none, as for a shortcut with a wrong option.
func tell(to *os.File, message string) {
	if _, err := fmt.Fprintln(to, message); err == nil {
		return
	}
	if tellConsole(message) == nil {
		return
	}
	text, err := windows.UTF16PtrFromString(message)
	if err != nil {
		return // it has a zero byte: no message of ours
	}
	title, _ := windows.UTF16PtrFromString("Spieltisch")
	windows.MessageBox(0, text, title, windows.MB_OK|windows.MB_SETFOREGROUND) //nolint:errcheck // there is nowhere else to say so
}

// tellConsole prints to the console of the program that has started this one. Its prompt stands there already.
func tellConsole(message string) error {
	const parent = ^uintptr(0) // ATTACH_PARENT_PROCESS
	if done, _, err := attachConsole.Call(parent); done == 0 {
		return err
	}
	console, err := os.OpenFile("CONOUT$", os.O_RDWR, 0)
	if err != nil {
		return err
	}
	defer console.Close() //nolint:errcheck // it was written to already
	_, err = fmt.Fprintf(console, "\n%s\n", message)
	return err
}

// systemLocale is the list of languages that Windows shows its menus in. The locale of the user is another setting: it is how
// numbers and dates are written.
func systemLocale() (string, error) {
	languages, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	return strings.Join(languages, ":"), err
}
