package importtest

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math/rand/v2"
)

// lists of an export, in their order.
var lists = []string{"players", "matches", "sheets", "words", "settings", "learning"}

// doc is an export whose parts can be changed.
type doc struct {
	Format   any `json:"format"`
	Version  any `json:"version"`
	Exported any `json:"exported"`
	lists    map[string][]*part
}

// part is an element of a list, which stays byte by byte as it is until it is opened.
type part struct {
	raw    json.RawMessage
	opened any
}

// open gives the element to be changed.
func (p *part) open() any {
	if p.opened == nil {
		if err := read(p.raw, &p.opened); err != nil {
			p.opened = map[string]any{}
		}
	}
	return p.opened
}

func (p *part) text() []byte {
	if p.opened != nil {
		return text(p.opened)
	}
	return bytes.TrimSpace(p.raw)
}

func (p *part) clone() *part { return &part{raw: bytes.Clone(p.text())} }

func parse(file []byte) (*doc, error) {
	d := &doc{lists: map[string][]*part{}}
	if err := read(file, d); err != nil {
		return nil, err
	}
	var all map[string]json.RawMessage
	if err := read(file, &all); err != nil {
		return nil, err
	}
	for _, name := range lists {
		var raw []json.RawMessage
		if err := read(all[name], &raw); err != nil {
			return nil, err
		}
		for _, r := range raw {
			d.lists[name] = append(d.lists[name], &part{raw: r})
		}
	}
	return d, nil
}

// read keeps numbers as they are.
func read(data []byte, v any) error {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.UseNumber()
	if err := dec.Decode(v); err != nil {
		return err
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something behind the end")
	}
	return nil
}

// text is v as the program writes it.
func text(v any) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil { // such as the number 1e400x, which nobody puts there
		return []byte("null")
	}
	return bytes.TrimSpace(b.Bytes())
}

func (d *doc) bytes() []byte {
	var b bytes.Buffer
	head := text(d)
	b.Write(head[:len(head)-1])
	for _, name := range lists {
		b.WriteString(",\n\"" + name + "\":[")
		for i, v := range d.lists[name] {
			if i > 0 {
				b.WriteString(",")
			}
			b.WriteString("\n")
			b.Write(v.text())
		}
		b.WriteString("]")
	}
	b.WriteString("}\n")
	return b.Bytes()
}

// game is one of a list; a map of its own where there is none.
func (d *doc) game(rng *rand.Rand, list string) map[string]any {
	if all := d.lists[list]; len(all) > 0 {
		if g, ok := all[rng.IntN(len(all))].open().(map[string]any); ok {
			return g
		}
	}
	return map[string]any{}
}

// any is a match or, less often, a sheet.
func (d *doc) any(rng *rand.Rand) map[string]any {
	if rng.IntN(3) == 0 {
		return d.game(rng, "sheets")
	}
	return d.game(rng, "matches")
}

// player is the uid of one of the players.
func (d *doc) player(rng *rand.Rand) any { return d.game(rng, "players")["uid"] }

// clone is a copy that shares nothing.
func clone(v any) any {
	var out any
	if err := read(text(v), &out); err != nil {
		return nil
	}
	return out
}
