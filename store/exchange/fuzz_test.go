package exchange

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

func FuzzImport(f *testing.F) {
	s, _ := newStore(f)
	p := addPlayers(f, s, "Ada", "Ben")
	id := newMatch(f, s, p...)
	act(f, s, id, "throw")
	_, err := s.CreateSheet(store.NewSheet{Kind: "decipher", Players: p, First: &sheet.Row{Type: "set", Data: []byte("[]")}})
	fatal(f, err)
	answer(f, s, p[0], "a")
	text := exported(f, s)
	f.Add([]byte(text))
	for _, cut := range []int{10, 100, 300, 700} {
		f.Add([]byte(text[:min(cut, len(text))]))
	}
	f.Add([]byte(strings.ReplaceAll(text, "Ada", "Eva")))
	f.Add([]byte("{\"format\":\"spieltisch\",\"version\":1,\"exported\":0,\n\"players\":[],\"matches\":[],\"sheets\":[],\"words\":[],\"settings\":[]}"))
	f.Add([]byte(strings.Replace(text[:strings.Index(text, ",\n\"learning\"")]+"}", "\"version\":2", "\"version\":1", 1)))
	f.Fuzz(func(t *testing.T, data []byte) {
		_, err := look(t, s, bytes.NewReader(data))
		if c := store.CodeOf(err); c != "" && c != store.CodeBadImport && c != store.CodeNewerImport {
			t.Fatalf("%v", err)
		}
		if e, ok := errors.AsType[*store.Error](err); ok && e.Code == store.CodeBadImport && e.Args["Line"].(int) < 1 {
			t.Fatalf("%v", err)
		}
		if now := exported(t, s); now != text {
			t.Fatalf("a preview changed\n%s\nto\n%s", text, now)
		}
	})
}

func FuzzPayload(f *testing.F) {
	for _, s := range []string{"", "{}", "[1, 2]", `{"a":"<&>\u2028"}`, "\xff", `{"a":"` + "\xff" + `"}`, `"text"`, "null"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var b bytes.Buffer
		enc := json.NewEncoder(&b)
		enc.SetEscapeHTML(false)
		fatal(t, enc.Encode(games.Payload(data)))
		var back games.Payload
		fatal(t, json.Unmarshal(b.Bytes(), &back))
		if !bytes.Equal(back, data) {
			t.Fatalf("%q becomes %q by %s", data, back, b.Bytes())
		}
	})
}
