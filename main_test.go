package main

import (
	"errors"
	"fmt"
	"math"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app"
)

var testMeta = fyne.AppMetadata{Name: "Spieltisch", Version: "1.2.3", Build: 4}

// anyDisplay has a form that only the X library knows, so that nobody is asked.
const anyDisplay = "somewhere"

// environment is a lookup in pairs of name and value; DISPLAY is set unless a pair says otherwise.
func environment(pairs ...string) func(string) string {
	vars := map[string]string{"DISPLAY": anyDisplay}
	for i := 0; i < len(pairs); i += 2 {
		vars[pairs[i]] = pairs[i+1]
	}
	return func(name string) string { return vars[name] }
}

func TestParseAccepts(t *testing.T) {
	dir := t.TempDir()
	wd, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	cases := []struct {
		args []string
		want app.Config
	}{
		{nil, app.Config{}},
		{[]string{"-lang", "de"}, app.Config{Lang: "de"}},
		{[]string{"--lang=en", "-lang=de"}, app.Config{Lang: "de"}},
		{[]string{"-seed", "0"}, app.Config{Seeded: true}},
		{[]string{"-seed", "18446744073709551615"}, app.Config{Seed: math.MaxUint64, Seeded: true}},
		{[]string{"-data", dir, "--seed=7"}, app.Config{Data: dir, Seed: 7, Seeded: true}},
		{[]string{"-data=a=b"}, app.Config{Data: filepath.Join(wd, "a=b")}},
		{[]string{"-data", filepath.Join(dir, "new", "er")}, app.Config{Data: filepath.Join(dir, "new", "er")}},
	}
	for _, c := range cases {
		cfg, message, code := parse(c.args, environment(), fyne.AppMetadata{})
		if message != "" || code != 0 {
			t.Errorf("%q: %q, code %d", c.args, message, code)
			continue
		}
		if cfg.Data != c.want.Data || cfg.Lang != c.want.Lang || cfg.Seed != c.want.Seed || cfg.Seeded != c.want.Seeded {
			t.Errorf("%q: %+v, want %+v", c.args, cfg, c.want)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	cases := []struct {
		args   []string
		en, de string // the first line begins with it
	}{
		{[]string{"-nosuch"}, "Spieltisch has no option “-nosuch”.", "Spieltisch kennt keine Option „-nosuch“."},
		{[]string{"---lang", "de"}, "Spieltisch has no option “---lang”.", "Spieltisch kennt keine Option „---lang“."},
		{[]string{"-lang=en", "-x=1"}, "Spieltisch has no option “-x”.", "Spieltisch has no option “-x”."},
		{[]string{"play"}, "Spieltisch can’t do anything with “play”", "Mit „play“ kann Spieltisch nichts anfangen"},
		{[]string{"lang=de"}, "Spieltisch can’t do anything with “lang=de”", "Mit „lang=de“ kann"},
		{[]string{""}, "Spieltisch can’t do anything with “”", "Mit „“ kann"},
		{[]string{"-"}, "Spieltisch can’t do anything with “-”", "Mit „-“ kann"},
		{[]string{"-seed"}, "A value is missing after -seed.", "Nach -seed fehlt ein Wert."},
		{[]string{"--data"}, "A value is missing after --data.", "Nach --data fehlt ein Wert."},
		{[]string{"-help=yes"}, "-help takes no value, but got “yes”.", "-help hat keinen Wert, bekam aber „yes“."},
		{[]string{"-seed", "-1"}, "“-1” isn’t a number for -seed: it must be whole, from 0 to 18446744073709551615.", "„-1“ ist keine Zahl für -seed"},
		{[]string{"-seed=18446744073709551616"}, "“18446744073709551616” isn’t a number for -seed", "„18446744073709551616“ ist keine Zahl"},
		{[]string{"-seed", "1.5"}, "“1.5” isn’t a number", "„1.5“ ist keine Zahl"},
		{[]string{"-lang", "fr"}, "Spieltisch doesn’t speak “fr”", "„fr“ spricht Spieltisch nicht"},
		{[]string{"-lang", ""}, "Spieltisch doesn’t speak “”", "„“ spricht Spieltisch nicht"},
		{[]string{"-data", ""}, "“” is not a folder", "„“ ist kein Ordner"},
		{[]string{"-data", file}, "“", "„"},
		{[]string{"-data", filepath.Join(file, "below")}, "“", "„"},
		{[]string{"-data", strings.Repeat("x", 5000)}, "“" + strings.Repeat("x", 60) + "…” is not a folder", "„xxx"},
		{[]string{"\x1b[2J\xff\n"}, "Spieltisch can’t do anything with “\uFFFD[2J\uFFFD\uFFFD”", "Mit „\uFFFD[2J"},
	}
	for _, c := range cases {
		for lang, want := range map[string]string{"en_GB.UTF-8": c.en, "de_AT.UTF-8": c.de} {
			_, message, code := parse(c.args, environment("LANG", lang), testMeta)
			if code != exitUsage || !strings.HasPrefix(message, want) || !strings.HasSuffix(message, ": spieltisch -help") {
				t.Errorf("%q in %s: code %d, %q, want %q", c.args, lang, code, message, want)
			}
		}
	}
}

func TestParseInforms(t *testing.T) {
	cases := []struct {
		name string
		args []string
		env  func(string) string
		code int
		want string
	}{
		{"help", []string{"-h"}, environment(), 0, "Spieltisch 1.2.3 – family games"},
		{"help wins", []string{"-version", "--help", "-lang", "de"}, environment("DISPLAY", ""), 0, "Spieltisch 1.2.3 – Familienspiele"},
		{"version", []string{"--version"}, environment("DISPLAY", ""), 0, "Spieltisch 1.2.3 (build 4)"},
		{"no screen", nil, environment("DISPLAY", "", "LC_ALL", "de_DE"), exitFailed, "Es gibt keinen Bildschirm"},
	}
	for _, c := range cases {
		if _, message, code := parse(c.args, c.env, testMeta); code != c.code || !strings.HasPrefix(message, c.want) {
			t.Errorf("%s: code %d, %q", c.name, code, message)
		}
	}
}

// listen opens a socket that answers like a display of its kind, and gives its address.
func listen(t *testing.T, network, address string) net.Addr {
	t.Helper()
	l, err := net.Listen(network, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	return l.Addr()
}

func TestDisplayAnswers(t *testing.T) {
	const here, nowhere = "59417", "59418" // numbers that no X server takes
	listen(t, "unix", "@/tmp/.X11-unix/X"+here)
	_, port, err := net.SplitHostPort(listen(t, "tcp", "127.0.0.1:0").String())
	if err != nil {
		t.Fatal(err)
	}
	far, err := strconv.Atoi(port)
	if err != nil {
		t.Fatal(err)
	}
	cases := map[string]bool{
		":" + here: true, ":" + here + ".0": true, "unix:" + here: true,
		":" + nowhere: false, "unix:" + nowhere + ".1": false,
		fmt.Sprintf("127.0.0.1:%d", far-6000): true, fmt.Sprintf("127.0.0.1:%d.0", far-6000): true,
		"127.0.0.1:" + nowhere: false,
		anyDisplay:             true, ":x": true, "/some/socket:0": true, "": true, ":99999999": true,
	}
	for display, want := range cases {
		if got := displayAnswers(display); got != want {
			t.Errorf("%q: %v", display, got)
		}
	}
}

// A session of Wayland alone is a screen too; one that has ended isn't.
func TestWaylandAnswers(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"wayland-0", "wayland-7"} {
		listen(t, "unix", filepath.Join(dir, name))
	}
	gone := filepath.Join(dir, "wayland-1") // a socket that was left behind
	if err := os.WriteFile(gone, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		wayland, runtime, x11 string
		want                  string // how the message begins
	}{
		{"wayland-7", dir, "", ""},
		{filepath.Join(dir, "wayland-7"), "", "", ""},
		{"", dir, "", ""}, // Wayland's own default
		{"wayland-7", dir, ":59418", ""},
		{"wayland-1", dir, anyDisplay, ""},
		{"wayland-1", dir, "", "The screen wayland-1 can’t be opened (WAYLAND_DISPLAY)"},
		{"wayland-1", dir, ":59418", "The screen :59418 can’t be opened (DISPLAY)"},
		{"wayland-7", "", "", "The screen wayland-7 can’t be opened (WAYLAND_DISPLAY)"},
		{"", t.TempDir(), "", "There is no screen"},
	} {
		env := environment("DISPLAY", c.x11, "WAYLAND_DISPLAY", c.wayland, "XDG_RUNTIME_DIR", c.runtime, "LANG", "en_GB")
		_, message, code := parse(nil, env, testMeta)
		if !strings.HasPrefix(message, c.want) || (code == 0) != (c.want == "") || (message == "") != (c.want == "") {
			t.Errorf("%+v: code %d, %q", c, code, message)
		}
	}
	if _, message, _ := parse(nil, environment("DISPLAY", "", "WAYLAND_SOCKET", "5"), testMeta); message != "" {
		t.Errorf("a socket that is handed on: %q", message)
	}
}

func TestDeadDisplaySaysSo(t *testing.T) {
	for lang, want := range map[string]string{"de_DE": "Der Bildschirm :59418 lässt sich nicht öffnen", "en_GB": "The screen :59418 can’t be opened"} {
		_, message, code := parse(nil, environment("DISPLAY", ":59418", "LANG", lang), testMeta)
		if code != exitFailed || !strings.HasPrefix(message, want) {
			t.Errorf("%s: code %d, %q", lang, code, message)
		}
	}
}

func TestLanguageOfMessages(t *testing.T) {
	cases := []struct {
		env  func(string) string
		want string
	}{
		{environment(), "All options"},
		{environment("LANG", "C.UTF-8"), "All options"},
		{environment("LANG", "de_DE.UTF-8"), "Alle Optionen"},
		{environment("LANG", "de_DE.UTF-8", "LC_MESSAGES", "en_US.UTF-8"), "All options"},
		{environment("LC_MESSAGES", "en_US.UTF-8", "LC_ALL", "de_CH"), "Alle Optionen"},
		{environment("LANGUAGE", "de", "LC_ALL", "en_US.UTF-8"), "Alle Optionen"},
		{environment("LANGUAGE", "sv:de_AT:en", "LANG", "en_US.UTF-8"), "Alle Optionen"},
		{environment("LANGUAGE", "en_GB:de", "LC_MESSAGES", "de_DE.UTF-8"), "All options"},
	}
	for i, c := range cases {
		if _, message, _ := parse([]string{"-x"}, c.env, testMeta); !strings.Contains(message, c.want) {
			t.Errorf("%d: %q", i, message)
		}
	}
}

func TestSystemsLanguage(t *testing.T) {
	german := func() (string, error) { return "de-AT", nil }
	mute := func() (string, error) { return "en", errors.New("can't be told") }
	for _, c := range []struct {
		env    func(string) string
		system func() (string, error)
		want   string
	}{
		{environment(), german, "de-AT"},
		{environment("LANG", "en_GB.UTF-8"), german, "en_GB.UTF-8"},
		{environment("LC_ALL", "C"), german, "C"},
		{environment(), mute, ""},
	} {
		cfg, message, _ := parse(nil, withLocale(c.env, c.system), testMeta)
		if cfg.Locale != c.want || message != "" {
			t.Errorf("%q, want %q; %q", cfg.Locale, c.want, message)
		}
	}
	if _, message, _ := parse([]string{"-x"}, withLocale(environment(), german), testMeta); !strings.Contains(message, "Alle Optionen") {
		t.Error(message)
	}
}

// A locale without a language gets one for Fyne; the program's own choice stays as it is, and
// so does every other locale.
func TestNameLanguage(t *testing.T) {
	for _, c := range []struct {
		env  []string
		want string
	}{
		{[]string{"LANG", "C.UTF-8"}, "en"},
		{[]string{"LC_ALL", "POSIX", "LANG", "de_DE.UTF-8"}, "en"},
		{[]string{"LC_MESSAGES", "C", "LANG", "de_DE.UTF-8"}, "en"},
		{[]string{"LC_ALL", "C.UTF-8", "LANGUAGE", "de:en"}, "de:en"},
		{[]string{"LC_ALL", "de_DE.UTF-8", "LANG", "C"}, ""},
		{[]string{"LANG", "cs_CZ.UTF-8"}, ""},
		{nil, ""},
	} {
		vars := map[string]string{}
		for i := 0; i < len(c.env); i += 2 {
			vars[c.env[i]] = c.env[i+1]
		}
		env := func(name string) string { return vars[name] }
		before := language("", env)
		err := nameLanguage(env, func(name, value string) error {
			vars[name] = value
			return nil
		})
		if err != nil || vars["LANGUAGE"] != c.want || language("", env) != before {
			t.Errorf("%q: %q, %v, %v", c.env, vars, language("", env), err)
		}
	}
}

func TestMetadata(t *testing.T) {
	meta, err := readMetadata(metadata)
	if err != nil {
		t.Fatal(err)
	}
	if meta.ID != "app.spieltisch.Spieltisch" || meta.Name != "Spieltisch" || meta.Version == "" || meta.Build < 1 || !meta.Migrations["fyneDo"] {
		t.Errorf("%+v", meta)
	}
	if meta.Icon == nil || !strings.HasPrefix(string(meta.Icon.Content()), "\x89PNG") {
		t.Error("the icon is no PNG")
	}
	if _, err := readMetadata("[Details"); err == nil {
		t.Error("broken metadata was accepted")
	}
}

// Without a home Fyne would write its settings into the working folder.
func TestNoHome(t *testing.T) {
	for _, unset := range []map[string]string{{"HOME": "", "XDG_CONFIG_HOME": ""}, {"HOME": "/home/tina", "XDG_CONFIG_HOME": "relative"}} {
		if runtime.GOOS != "linux" {
			unset = map[string]string{"HOME": "", "AppData": ""}
		}
		for name, value := range unset {
			t.Setenv(name, value)
		}
		for lang, want := range map[string]string{"de": "HOME ist nicht gesetzt", "en": "HOME is not set"} {
			_, message, code := parse([]string{"-lang", lang, "-data", t.TempDir()}, environment(), testMeta)
			if !strings.Contains(message, want) || code != exitFailed {
				t.Errorf("%v: %q, %d", unset, message, code)
			}
		}
	}
}
