//go:build !windows && !darwin

package picker

import (
	"bufio"
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"net"
	"reflect"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"
)

// bus is a session bus with a portal on it, as far as the picker asks of them.
type bus struct {
	t       *testing.T
	conn    net.Conn
	answers []*dbus.Message // to the question, in order; nil: it is refused
	asked   []any           // the method, and what it was given
	closed  chan bool       // the dialog was taken away
	shown   func()          // the dialog stands there
}

const handle = "/org/freedesktop/portal/desktop/request/1_1/t"

// newBus gives the end of a connection to a bus.
func newBus(t *testing.T, answers ...*dbus.Message) (*bus, *dbus.Conn) {
	t.Helper()
	here, there := net.Pipe()
	b := &bus{t: t, conn: there, answers: answers, closed: make(chan bool, 1), shown: func() {}}
	go b.serve()
	conn, err := dbus.NewConn(here)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = errors.Join(conn.Close(), there.Close()) })
	return b, conn
}

func (b *bus) serve() {
	in := bufio.NewReader(b.conn)
	for {
		line, err := in.ReadString('\n')
		switch {
		case err != nil:
			return
		case strings.TrimSpace(line) == "\x00AUTH":
			b.write([]byte("REJECTED EXTERNAL\r\n"))
		case strings.HasPrefix(line, "AUTH"):
			b.write([]byte("OK 0123456789abcdef0123456789abcdef\r\n"))
		case strings.HasPrefix(line, "BEGIN"):
			b.talk(in)
			return
		default:
			b.write([]byte("ERROR\r\n"))
		}
	}
}

func (b *bus) write(data []byte) { _, _ = b.conn.Write(data) } // whoever waits for it fails

func (b *bus) send(m *dbus.Message) {
	var out bytes.Buffer
	if err := m.EncodeTo(&out, binary.LittleEndian); err != nil {
		b.t.Error(err)
	}
	b.write(out.Bytes())
}

func (b *bus) talk(in *bufio.Reader) {
	for {
		m, err := dbus.DecodeMessage(in)
		if err != nil {
			return
		}
		reply := func(typ dbus.Type, body ...any) {
			r := &dbus.Message{Type: typ, Headers: map[dbus.HeaderField]dbus.Variant{dbus.FieldReplySerial: dbus.MakeVariant(m.Serial())}, Body: body}
			if len(body) > 0 {
				r.Headers[dbus.FieldSignature] = dbus.MakeVariant(dbus.SignatureOf(body...))
			}
			if typ == dbus.TypeError {
				r.Headers[dbus.FieldErrorName] = dbus.MakeVariant("org.freedesktop.DBus.Error.UnknownMethod")
			}
			b.send(r)
		}
		switch name, _ := m.Headers[dbus.FieldMember].Value().(string); name {
		case "Hello":
			reply(dbus.TypeMethodReply, ":1.1")
		case "AddMatch":
			reply(dbus.TypeMethodReply)
		case "Close":
			b.closed <- m.Headers[dbus.FieldPath].Value() == dbus.ObjectPath(handle)
		case "OpenFile", "SaveFile":
			b.asked = append([]any{name}, m.Body...)
			if b.answers == nil {
				reply(dbus.TypeError)
				continue
			}
			reply(dbus.TypeMethodReply, dbus.ObjectPath(handle))
			for _, a := range b.answers {
				b.send(a)
			}
			b.shown()
		}
	}
}

// response is the portal's answer to a question.
func response(to dbus.ObjectPath, status uint32, uris ...string) *dbus.Message {
	results := map[string]dbus.Variant{}
	if uris != nil {
		results["uris"] = dbus.MakeVariant(uris)
	}
	body := []any{status, results}
	return &dbus.Message{Type: dbus.TypeSignal, Body: body, Headers: map[dbus.HeaderField]dbus.Variant{
		dbus.FieldPath: dbus.MakeVariant(to), dbus.FieldInterface: dbus.MakeVariant(request), dbus.FieldMember: dbus.MakeVariant("Response"),
		dbus.FieldSignature: dbus.MakeVariant(dbus.SignatureOf(body...)),
	}}
}

func TestPortalAnswers(t *testing.T) {
	for name, c := range map[string]struct {
		answers []*dbus.Message
		want    string
		fails   bool
	}{
		"a file":               {[]*dbus.Message{response(handle, 0, "file:///home/J%C3%BCrgen/a+b%20%231.json")}, "/home/Jürgen/a+b #1.json", false},
		"nobody wanted one":    {[]*dbus.Message{response(handle, 1)}, "", false},
		"another one's answer": {[]*dbus.Message{response("/other", 0, "file:///x"), response(handle, 0, "file:///y")}, "/y", false},
		"it has failed":        {[]*dbus.Message{response(handle, 2)}, "", true},
		"no file in it":        {[]*dbus.Message{response(handle, 0)}, "", true},
		"not on this computer": {[]*dbus.Message{response(handle, 0, "smb://nas/x.json")}, "", true},
		"no dialog for files":  {nil, "", true},
	} {
		t.Run(name, func(t *testing.T) {
			_, conn := newBus(t, c.answers...)
			got, err := pick(t.Context(), conn, Ask{})
			if got != c.want || (err != nil) != c.fails {
				t.Errorf("%q, %v", got, err)
			}
		})
	}
}

func TestPortalIsAskedForWhatIsWanted(t *testing.T) {
	modal := dbus.MakeVariant(true)
	for _, c := range []struct {
		ask  Ask
		want []any
	}{
		{
			Ask{Kind: Save, Title: "Wohin?", Accept: "Speichern", Name: "Übung.csv", Window: 0x2a},
			[]any{"SaveFile", "x11:2a", "Wohin?", map[string]dbus.Variant{
				"modal": modal, "accept_label": dbus.MakeVariant("Speichern"), "current_name": dbus.MakeVariant("Übung.csv"),
			}},
		},
		{Ask{Kind: Folder, Title: "Wo?"}, []any{"OpenFile", "", "Wo?", map[string]dbus.Variant{"modal": modal, "directory": dbus.MakeVariant(true)}}},
		{Ask{Title: "Was?", Ends: []string{".csv", ".CSV"}}, []any{"OpenFile", "", "Was?", map[string]dbus.Variant{
			"modal": modal, "filters": dbus.MakeVariant([][]any{{"*.csv", [][]any{{uint32(0), "*.csv"}, {uint32(0), "*.CSV"}}}}),
		}}},
	} {
		b, conn := newBus(t, response(handle, 1))
		if _, err := pick(t.Context(), conn, c.ask); err != nil {
			t.Fatal(err)
		}
		got, want := b.asked, c.want
		o, _ := got[3].(map[string]dbus.Variant)
		w, _ := want[3].(map[string]dbus.Variant)
		if f, ok := o["filters"]; ok { // its signature says that these are structs
			if !reflect.DeepEqual(f.Value(), w["filters"].Value()) || f.Signature().String() != "a(sa(us))" {
				t.Errorf("filters %v", f)
			}
			delete(o, "filters")
			delete(w, "filters")
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("asked\n%v, want\n%v", got, want)
		}
	}
}

// A dialog that nobody waits for any more is taken away.
func TestPortalIsTakenAway(t *testing.T) {
	b, conn := newBus(t, response("/other", 1))
	ctx, cancel := context.WithCancel(t.Context())
	b.shown = cancel
	if _, err := pick(ctx, conn, Ask{}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if !<-b.closed {
		t.Error("another one was taken away")
	}
}

func TestBusGoesAway(t *testing.T) {
	b, conn := newBus(t, response("/other", 1))
	b.shown = func() { _ = b.conn.Close() }
	if _, err := pick(t.Context(), conn, Ask{}); err == nil {
		t.Error("an answer by nobody")
	}
}

// Without a bus that is an error at once.
func TestNoBus(t *testing.T) {
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+t.TempDir()+"/none")
	if _, err := Pick(t.Context(), Ask{}); err == nil {
		t.Error("an answer by nobody")
	}
}
