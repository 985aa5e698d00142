package main

import (
	"strings"

	"golang.org/x/sys/windows"
)

// systemLocale is the list of languages that Windows shows its menus in. The locale of the user is another setting: it is how
// numbers and dates are written.
func systemLocale() (string, error) {
	const byName = 8 // MUI_LANGUAGE_NAME
	languages, err := windows.GetUserPreferredUILanguages(byName)
	return strings.Join(languages, ":"), err
}
