package shell

import (
	"os/exec"
	"strings"
)

// LessMotion tells whether the system is set to move less. It asks a program, which may take a while.
func LessMotion() (bool, error) {
	out, err := exec.Command("/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion").Output()
	return strings.TrimSpace(string(out)) == "1", err
}
