package settings_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"spieltisch/app/settings"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// anID is the id of a text in the place of the text; a sentence may end with the word.
var anID = regexp.MustCompile(`settings\.\w`)

// No part is wider than the least window, in either language, and
// all texts are there.
func TestPictureEveryPartFits(t *testing.T) {
	if testing.Short() {
		t.Skip("many cases on one goroutine")
	}
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		env.ApplyPrefs()
		for _, part := range everyPart {
			t.Run(fmt.Sprintf("%s %s", lang, part), func(t *testing.T) {
				on(env, part)
				if part == settings.Words {
					shelltest.Write(t, env, env.T("settings.lookup.word"), "Masse")
				}
				shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
				root, _ := env.Window.Content().(*ui.Root)
				if w := root.Page().MinSize().Width; w > ui.MinWidth {
					t.Errorf("%v wide", w)
				}
				if all := texts(env); anID.MatchString(all) || strings.Contains(all, "<no value>") {
					t.Errorf("a text is missing in\n%s", all)
				}
			})
		}
	}
}
