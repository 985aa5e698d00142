//go:build !windows && !darwin

package shell

import "github.com/rymdport/portal/settings"

// LessMotion tells whether the desktop is set to move less. It asks the desktop, which may take a while.
func LessMotion() (bool, error) {
	if v, err := settings.ReadOne("org.freedesktop.appearance", "reduced-motion"); err == nil && v == uint32(1) {
		return true, nil
	}
	// Desktops that don't know that yet.
	v, err := settings.ReadOne("org.gnome.desktop.interface", "enable-animations")
	return err == nil && v == false, err
}
