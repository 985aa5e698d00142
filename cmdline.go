package main

import (
	"cmp"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"spieltisch/app"
	"spieltisch/locales"
)

// The ids of the texts for the terminal (locales/main.*.toml).
const (
	textUsage        = "main.usage"
	textVersion      = "main.version"
	textHint         = "main.hint"
	textErrorOption  = "main.error.option"
	textErrorWord    = "main.error.word"
	textErrorValue   = "main.error.value"
	textErrorNoValue = "main.error.novalue"
	textErrorSeed    = "main.error.seed"
	textErrorLang    = "main.error.lang"
	textErrorData    = "main.error.data"
	textErrorDisplay = "main.error.display"
	textErrorScreen  = "main.error.screen"
	textErrorHome    = "main.error.home"
)

// The exit codes besides 0.
const (
	exitFailed = 1 // the command line is fine, the machine is not
	exitUsage  = 2 // the command line can't be meant
)

// options are what the command line says.
type options struct {
	app.Config
	help, version bool
}

// badWord is a command line that can't be meant: the id of what is wrong, and the fields of that text.
type badWord struct {
	id   string
	args map[string]any
}

func (b *badWord) Error() string { return b.id }

// parse reads the arguments after the program's name. An empty message means: open the window with this
// configuration. Otherwise the message is to be printed, to stdout when the code is 0 and else to stderr, and
// the program ends with that code.
func parse(args []string, env func(string) string, meta fyne.AppMetadata) (cfg app.Config, message string, code int) {
	o := options{Config: app.Config{Meta: meta}}
	err := o.read(args)

	// Texts are read where there is something to say: the window has its own.
	say := func(id string, args ...map[string]any) string {
		texts, err := locales.New(language(o.Lang, env))
		if err != nil {
			return err.Error()
		}
		return texts.T(id, args...)
	}
	var bad *badWord
	switch {
	case errors.As(err, &bad):
		return cfg, say(bad.id, bad.args) + "\n" + say(textHint), exitUsage
	case err != nil:
		return cfg, err.Error(), exitFailed
	case o.help:
		return cfg, say(textUsage, map[string]any{"Version": meta.Version}), 0
	case o.version:
		return cfg, say(textVersion, map[string]any{"Version": meta.Version, "Build": meta.Build}), 0
	}
	if message = noScreen(env, say); message != "" {
		return cfg, message, exitFailed
	}
	// Fyne would keep its settings in the working folder, even with -data.
	if _, err := os.UserConfigDir(); err != nil {
		return cfg, say(textErrorHome), exitFailed
	}
	o.Locale = locale(env)
	return o.Config, "", 0
}

// language is the wanted one or, when it is none of the program's, that of the environment.
func language(wanted string, env func(string) string) locales.Lang {
	if locales.Known(wanted) {
		return locales.Lang(wanted)
	}
	if v := locale(env); v != "" {
		return locales.Choose(v)
	}
	return locales.English
}

// locale is what the environment says of the language of messages, "" for nothing. LANGUAGE, a list such as "de:en", comes first,
// as in every program that is translated by gettext.
func locale(env func(string) string) string {
	return cmp.Or(env("LANGUAGE"), env("LC_ALL"), env("LC_MESSAGES"), env("LANG"))
}

// withLocale is an environment that names a locale: where it doesn't, LANG is what the system is set to, if
// that can be told. Windows and macOS keep the language elsewhere.
func withLocale(env func(string) string, system func() (string, error)) func(string) string {
	if locale(env) != "" {
		return env
	}
	set, err := system()
	if err != nil {
		return env
	}
	return func(name string) string {
		if name == "LANG" {
			return set
		}
		return env(name)
	}
}

// nameLanguage names a language in a locale that has none, such as C.UTF-8: Fyne takes its C
// for one and says on the terminal that there is no such language, once before main can help
// it and then each time it looks. LANGUAGE is for texts alone, so that what the program opens
// can still read the names of files.
func nameLanguage(env func(string) string, set func(name, value string) error) error {
	name, _, _ := strings.Cut(locale(env), ".")
	if name != "C" && name != "POSIX" || env("LANGUAGE") != "" {
		return nil
	}
	return set("LANGUAGE", string(locales.English))
}

// read takes -name value, -name=value and the same with two hyphens, as Go programs do. It does not use
// package flag, whose errors are English sentences.
func (o *options) read(args []string) error {
	for len(args) > 0 {
		option, value, hasValue := strings.Cut(args[0], "=")
		name, isOption := strings.CutPrefix(option, "-")
		if !isOption || name == "" {
			return &badWord{textErrorWord, fields(args[0])}
		}
		args = args[1:]
		switch name = strings.TrimPrefix(name, "-"); name {
		case "help", "h", "version":
			if hasValue {
				return &badWord{textErrorNoValue, map[string]any{"Option": option, "Word": shown(value)}}
			}
			o.help, o.version = o.help || name != "version", o.version || name == "version"
		case "data", "lang", "seed":
			if !hasValue {
				if len(args) == 0 {
					return &badWord{textErrorValue, map[string]any{"Option": option}}
				}
				value, args = args[0], args[1:]
			}
			if err := o.set(name, value); err != nil {
				return err
			}
		default:
			return &badWord{textErrorOption, fields(option)}
		}
	}
	return nil
}

// set gives the option its value.
func (o *options) set(name, value string) error {
	switch name {
	case "lang":
		if !locales.Known(value) {
			return &badWord{textErrorLang, fields(value)}
		}
		o.Lang = value
	case "seed":
		seed, err := strconv.ParseUint(value, 10, 64)
		if err != nil {
			return &badWord{textErrorSeed, map[string]any{"Word": shown(value), "Max": uint64(math.MaxUint64)}}
		}
		o.Seed, o.Seeded = seed, true
	case "data":
		return o.setData(value)
	}
	return nil
}

// setData takes a folder that exists or can be made. Whether it can be read and written, the store finds out.
func (o *options) setData(folder string) error {
	info, err := os.Stat(folder)
	switch {
	case folder == "",
		err == nil && !info.IsDir(),
		err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrPermission):
		return &badWord{textErrorData, fields(folder)}
	}
	// An absolute path, so that messages tell where the data is, whatever the working folder was.
	o.Data, err = filepath.Abs(folder)
	return err
}

func fields(word string) map[string]any { return map[string]any{"Word": shown(word)} }

// shown is a word from the command line as a terminal may get it: short, and nothing in it that steers.
func shown(word string) string {
	const longest = 60
	runes := []rune(strings.ToValidUTF8(word, "\uFFFD"))
	if len(runes) > longest {
		runes = append(runes[:longest], '…')
	}
	for i, r := range runes {
		if !unicode.IsPrint(r) {
			runes[i] = '\uFFFD'
		}
	}
	return string(runes)
}
