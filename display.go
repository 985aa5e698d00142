package main

import (
	"net"
	"runtime"
	"strconv"
	"strings"
	"time"

	"spieltisch/locales"
)

// noScreen tells why no window can be opened, or "" when one probably can. Without a look beforehand Fyne
// would end in an English log and a panic.
func noScreen(display string, texts *locales.Texts) string {
	switch {
	case runtime.GOOS != "linux":
		return ""
	case display == "":
		return texts.T(textErrorDisplay)
	case !displayAnswers(display):
		return texts.T(textErrorScreen, map[string]any{"Display": shown(display)})
	}
	return ""
}

// displayAnswers tells whether somebody listens at an X display, [HOST]:NUMBER[.SCREEN] (X(7), "Display names").
// A name of another form is left to the X library.
func displayAnswers(display string) bool {
	const patience = 3 * time.Second // for a host far away
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
		if c, err := net.DialTimeout(a[0], a[1], patience); err == nil {
			_ = c.Close() // nothing was sent
			return true
		}
	}
	return false
}
