package gamestest

import (
	"fmt"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
)

// Text fails unless a view is this text; want may begin with a line break.
func Text(t Failer, what string, view fmt.Stringer, want string) {
	t.Helper()
	if got, want := view.String(), strings.TrimPrefix(want, "\n"); got != want {
		t.Fatalf("%s:\n%s\nwant:\n%s", what, got, want)
	}
}

// In is t, with a view behind whatever fails.
func In(t Failer, view any) Failer { return in{t, view} }

type in struct {
	Failer
	view any
}

// Fatalf implements Failer.
func (t in) Fatalf(format string, args ...any) {
	t.Helper()
	t.Failer.Fatalf(format+" in\n%v", append(slices.Clip(args), t.view)...)
}

// Diagrams fails unless the text of a view tells its every field: in the positions of the golden
// logs, as each seat sees them, whichever field is changed, the text changes. silent are the fields
// that it needn't tell, such as "Set" or "Turns.Seat", because they follow from others or never
// change, and so with all that is in them. One that always is told, or doesn't exist, fails too.
func Diagrams[V fmt.Stringer](t *testing.T, kind games.Kind, seats int, silent ...string) {
	t.Helper()
	files, err := filepath.Glob("testdata/logs/*/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d golden logs, %v", len(files), err)
	}
	quiet := map[string]bool{}
	for _, file := range files {
		_, _, l := readGolden(t, kind, file)
		for n := 0; n <= l.Len(); n += max(1, l.Len()/8) {
			for seat := games.Table; int(seat) < seats; seat++ {
				v := l.At(n).View(seat).(V)
				w := wary[V]{t: t, v: &v, text: v.String(), silent: silent, quiet: quiet}
				w.field("", reflect.ValueOf(&v).Elem())
			}
		}
	}
	for _, path := range silent {
		if !quiet[path] {
			t.Errorf("%s needn't be silent", path)
		}
	}
}

// wary changes one field of a view after the other, in place, and looks at the text.
type wary[V fmt.Stringer] struct {
	t      *testing.T
	v      *V
	text   string
	silent []string
	quiet  map[string]bool // silent fields whose change the text didn't tell
}

// field changes what is at path, and what is in it.
func (w *wary[V]) field(path string, f reflect.Value) {
	w.t.Helper()
	if w.quiet[w.silentBy(path)] {
		return
	}
	switch f.Kind() {
	case reflect.Struct:
		for i := range f.NumField() {
			w.field(join(path, f.Type().Field(i)), f.Field(i))
		}
	case reflect.Slice, reflect.Array:
		if f.Kind() == reflect.Slice && f.Len() > 0 {
			w.change(path, f, f.Slice(0, f.Len()-1))
		}
		for i := range f.Len() {
			w.field(path, f.Index(i))
		}
	case reflect.Pointer:
		if f.IsNil() {
			return
		}
		w.change(path, f, reflect.Zero(f.Type()))
		w.field(path, f.Elem())
	case reflect.Bool:
		w.change(path, f, reflect.ValueOf(!f.Bool()))
	case reflect.Int:
		w.change(path, f, reflect.ValueOf(int(f.Int())+toward(f.Int() > 0)))
	case reflect.Uint8:
		w.change(path, f, reflect.ValueOf(uint8(int(f.Uint())+toward(f.Uint() > 0))))
	case reflect.String:
		w.change(path, f, reflect.ValueOf(f.String()+"q"))
	default:
		w.t.Fatalf("%s is a %s: what is another one?", path, f.Kind())
	}
}

// toward is a step that stays in the range of what counts from 0 or 1.
func toward(down bool) int {
	if down {
		return -1
	}
	return 1
}

// join is the path of a field; what is embedded has none of its own.
func join(path string, f reflect.StructField) string {
	switch {
	case f.Anonymous:
		return path
	case path == "":
		return f.Name
	}
	return path + "." + f.Name
}

// change puts another value there for a moment.
func (w *wary[V]) change(path string, f, other reflect.Value) {
	w.t.Helper()
	was := reflect.New(f.Type()).Elem()
	was.Set(f)
	f.Set(other.Convert(f.Type()))
	text := (*w.v).String()
	f.Set(was)
	if text != w.text {
		return
	}
	by := w.silentBy(path)
	if by == "" {
		w.t.Fatalf("another %s isn't told in\n%s", path, w.text)
	}
	w.quiet[by] = true
}

// silentBy is the silent field that path is or is in, or "".
func (w *wary[V]) silentBy(path string) string {
	for _, s := range w.silent {
		if path == s || strings.HasPrefix(path, s+".") {
			return s
		}
	}
	return ""
}
