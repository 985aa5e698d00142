//go:build !windows && !darwin

package shell

import (
	"os"

	"github.com/rymdport/portal/settings/appearance"
)

// TellsColors asks the desktop whether it is light or dark, as Fyne does, which doesn't pass on that there was no answer.
// It may take a while.
func TellsColors() error {
	if os.Getenv("FYNE_THEME") != "" {
		return nil
	}
	_, err := appearance.GetColorScheme()
	return err
}
