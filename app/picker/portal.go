//go:build !windows && !darwin

package picker

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"time"

	"github.com/godbus/dbus/v5"

	"spieltisch/games/each"
)

// The portal of the desktop, see https://flatpak.github.io/xdg-desktop-portal/docs.
const (
	portal       = "org.freedesktop.portal.Desktop"
	portalPath   = "/org/freedesktop/portal/desktop"
	chooser      = "org.freedesktop.portal.FileChooser."
	request      = "org.freedesktop.portal.Request"
	portalBegins = 5 * time.Second // a portal that isn't there, or hangs, takes D-Bus up to 25
	answered     = 0
	cancelled    = 1
	globbed      = uint32(0)
	parentOfX11  = "x11:%x"
	closeDialog  = request + ".Close"
)

// Pick asks and waits for the answer, which is a path, or "" when nobody wanted one. An error means that there is no such
// dialog, or that it has failed; that of ctx, that it was taken away.
func Pick(ctx context.Context, a Ask) (string, error) {
	conn, err := dbus.SessionBusPrivateNoAutoStartup()
	if err != nil {
		return "", err
	}
	defer conn.Close() //nolint:errcheck // the portal takes the dialog away with it
	return pick(ctx, conn, a)
}

func pick(ctx context.Context, conn *dbus.Conn, a Ask) (string, error) {
	if err := conn.Auth(nil); err != nil {
		return "", err
	}
	if err := conn.Hello(); err != nil {
		return "", err
	}
	signals := make(chan *dbus.Signal, 16)
	conn.Signal(signals)
	if err := conn.AddMatchSignal(dbus.WithMatchInterface(request), dbus.WithMatchMember("Response")); err != nil {
		return "", err
	}
	begin, stop := context.WithTimeout(ctx, portalBegins)
	defer stop()
	var handle dbus.ObjectPath
	if err := conn.Object(portal, portalPath).CallWithContext(begin, a.method(), 0, a.parent(), a.Title, a.options()).Store(&handle); err != nil {
		return "", err
	}
	for {
		select {
		case <-ctx.Done():
			conn.Object(portal, handle).Call(closeDialog, dbus.FlagNoReplyExpected)
			return "", ctx.Err()
		case <-conn.Context().Done():
			return "", errors.New("the bus is gone")
		case s, ok := <-signals:
			if ok && s.Path == handle && s.Name == request+".Response" {
				return answer(s.Body)
			}
		}
	}
}

func (a Ask) method() string {
	if a.Kind == Save {
		return chooser + "SaveFile"
	}
	return chooser + "OpenFile"
}

func (a Ask) parent() string {
	if a.Window == 0 {
		return ""
	}
	return fmt.Sprintf(parentOfX11, a.Window)
}

// glob is a filter of names as the portal has it.
type glob struct {
	Kind    uint32
	Pattern string
}

func (a Ask) options() map[string]dbus.Variant {
	o := map[string]dbus.Variant{"modal": dbus.MakeVariant(true)}
	if a.Accept != "" {
		o["accept_label"] = dbus.MakeVariant(a.Accept)
	}
	switch a.Kind {
	case Save:
		o["current_name"] = dbus.MakeVariant(a.Name)
	case Folder:
		o["directory"] = dbus.MakeVariant(true)
	case Open:
		globs := each.Of(a.patterns(), func(p string) glob { return glob{globbed, p} })
		if globs != nil {
			type filter struct {
				Name  string
				Globs []glob
			}
			o["filters"] = dbus.MakeVariant([]filter{{a.kinds(), globs}})
		}
	}
	return o
}

// answer reads what the portal says in the end.
func answer(body []any) (string, error) {
	var status uint32
	var results map[string]dbus.Variant
	if err := dbus.Store(body, &status, &results); err != nil {
		return "", err
	}
	switch status {
	case answered:
	case cancelled:
		return "", nil
	default:
		return "", fmt.Errorf("the dialog ended with %d", status)
	}
	uris, _ := results["uris"].Value().([]string)
	if len(uris) != 1 {
		return "", fmt.Errorf("%d files", len(uris))
	}
	u, err := url.Parse(uris[0])
	if err == nil && (u.Scheme != "file" || u.Path == "") {
		err = fmt.Errorf("no file: %q", uris[0])
	}
	if err != nil {
		return "", err
	}
	return u.Path, nil
}
