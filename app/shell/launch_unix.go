//go:build !windows

package shell

import (
	"errors"
	"os"
	"os/exec"
	"runtime"
	"time"

	"spieltisch/app/ui"
)

// Launch opens a file or folder in the desktop's program for it. It takes the path as it is, and waits for
// the answer, which Fyne's OpenURL doesn't.
func Launch(path string) error {
	if _, err := os.Stat(path); err != nil {
		return err
	}
	launchers := [][]string{{"xdg-open", path}, {"gio", "open", path}}
	if runtime.GOOS == "darwin" {
		launchers = [][]string{{"open", path}}
	}
	var errs []error
	for _, l := range launchers {
		cmd := exec.Command(l[0], l[1:]...) //nolint:gosec // the path is one argument of its own
		cmd.Env = ui.Environ()
		err := answer(cmd)
		if err == nil {
			return nil
		}
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}

// answer runs a launcher. One that doesn't end soon has become the program that shows the file.
func answer(cmd *exec.Cmd) error {
	if err := cmd.Start(); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	const soon = 10 * time.Second
	select {
	case err := <-ended:
		return err
	case <-time.After(soon):
		return nil
	}
}
