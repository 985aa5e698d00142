//go:build windows || darwin

package shell

// TellsColors is nil: the system always tells whether it is light or dark.
func TellsColors() error { return nil }
