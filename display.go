package main

import (
	"cmp"
	"net"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// noScreen tells why no window can be opened, or "" when one probably can. Without a look beforehand Fyne
// would end in an English log and a panic.
func noScreen(env func(string) string, say func(id string, args ...map[string]any) string) string {
	const x11, wayland = "DISPLAY", "WAYLAND_DISPLAY"
	dead := func(name string) string {
		return say(textErrorScreen, map[string]any{"Display": shown(env(name)), "Name": name})
	}
	switch {
	case runtime.GOOS != "linux", waylandAnswers(env):
		return ""
	case env(x11) == "" && env(wayland) == "":
		return say(textErrorDisplay)
	case env(x11) == "":
		return dead(wayland)
	case !displayAnswers(env(x11)):
		return dead(x11)
	}
	return ""
}

// waylandAnswers tells whether a Wayland compositor listens where wl_display_connect looks for it: a socket that is
// handed on, or one by its path or its name in the runtime folder.
func waylandAnswers(env func(string) string) bool {
	if env("WAYLAND_SOCKET") != "" {
		return true
	}
	socket := cmp.Or(env("WAYLAND_DISPLAY"), "wayland-0")
	if !filepath.IsAbs(socket) {
		dir := env("XDG_RUNTIME_DIR")
		if !filepath.IsAbs(dir) {
			return false
		}
		socket = filepath.Join(dir, socket)
	}
	return answers("unix", socket)
}

// displayAnswers tells whether somebody listens at an X display, [HOST]:NUMBER[.SCREEN] (X(7), "Display names").
// A name of another form is left to the X library.
func displayAnswers(display string) bool {
	colon := strings.LastIndexByte(display, ':')
	if colon < 0 {
		return true
	}
	host := display[:colon]
	digits, _, _ := strings.Cut(display[colon+1:], ".")
	number, err := strconv.ParseUint(digits, 10, 16)
	if err != nil || strings.Contains(host, "/") {
		return true
	}
	const firstPort = 6000
	addresses := [][2]string{{"tcp", net.JoinHostPort(host, strconv.FormatUint(firstPort+number, 10))}}
	if host == "" || host == "unix" {
		socket := "/tmp/.X11-unix/X" + digits
		addresses = [][2]string{{"unix", "@" + socket}, {"unix", socket}} // "@": Linux' abstract sockets
	}
	for _, a := range addresses {
		if answers(a[0], a[1]) {
			return true
		}
	}
	return false
}

// answers tells whether somebody listens there.
func answers(network, address string) bool {
	const patience = 3 * time.Second // for a host far away
	c, err := net.DialTimeout(network, address, patience)
	if err != nil {
		return false
	}
	_ = c.Close() // nothing was sent
	return true
}
