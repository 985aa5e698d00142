//go:build !windows

package app

import "fyne.io/fyne/v2"

// fitScreen does nothing: here the desktop sees to it and tells Fyne.
func fitScreen(fyne.Window) {}
