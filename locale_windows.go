package main

import (
	"strings"

	"golang.org/x/sys/windows"
)

// systemLocale is the list of languages that Windows shows its menus in. The locale of the user is another setting: it is how
// numbers and dates are written.
func systemLocale() (string, error) {
	languages, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	return strings.Join(languages, ":"), err
}
