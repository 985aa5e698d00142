// Package importtest damages exports in all ways that anybody has thought of, for tests of what an
// import makes of them. The same numbers give the same damage.
package importtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"spieltisch/games/gamestest"
)

// Mutate damages a file that store.Export wrote, in one to three ways, and says which. It doesn't
// change file.
func Mutate(rng *rand.Rand, file []byte) (mutated []byte, what string) {
	names := Classes()
	var done []string
	for range 1 + rng.IntN(3) {
		name := names[rng.IntN(len(names))]
		file = One(rng, file, name)
		done = append(done, name)
	}
	return file, strings.Join(done, ", ")
}

// One damages a file in one way, one of Classes. What it needs may be missing, as in a file that is
// no JSON any more: then the file is as it was.
func One(rng *rand.Rand, file []byte, class string) []byte {
	if len(file) == 0 {
		return nil
	}
	if damage, ok := inBytes[class]; ok {
		return damage(rng, bytes.Clone(file))
	}
	d, err := parse(file)
	if err != nil {
		return bytes.Clone(file)
	}
	inParts[class](rng, d)
	return d.bytes()
}

// Classes are the ways of damage, in order.
func Classes() []string {
	return slices.Sorted(slices.Values(slices.Concat(slices.Collect(maps.Keys(inBytes)), slices.Collect(maps.Keys(inParts)))))
}

// inBytes are those that need not know what stands there.
var inBytes = map[string]func(*rand.Rand, []byte) []byte{
	"bits flipped": func(rng *rand.Rand, b []byte) []byte {
		for range 1 + rng.IntN(8) {
			b[rng.IntN(len(b))] ^= 1 << rng.IntN(8)
		}
		return b
	},
	"cut off":       func(rng *rand.Rand, b []byte) []byte { return b[:rng.IntN(len(b))] },
	"invalid UTF-8": invalid,
	"a piece lost": func(rng *rand.Rand, b []byte) []byte {
		from := rng.IntN(len(b))
		return slices.Delete(b, from, min(len(b), from+1+rng.IntN(200)))
	},
	"a piece twice": func(rng *rand.Rand, b []byte) []byte {
		from := rng.IntN(len(b))
		to := min(len(b), from+1+rng.IntN(500))
		return slices.Insert(b, to, bytes.Clone(b[from:to])...)
	},
	"a line twice": func(rng *rand.Rand, b []byte) []byte {
		lines := bytes.SplitAfter(b, []byte("\n"))
		i := rng.IntN(len(lines))
		return bytes.Join(slices.Insert(lines, i, lines[i]), nil)
	},
	"white space": func(rng *rand.Rand, b []byte) []byte {
		at := bytes.IndexByte(b, '\n')
		return slices.Insert(b, max(0, at), bytes.Repeat([]byte("\r\n\t "), 1+rng.IntN(20_000))...)
	},
	"nested deep": func(rng *rand.Rand, b []byte) []byte {
		depth := []int{60, 70, 1000, 100_000}[rng.IntN(4)]
		return bytes.Replace(b, []byte(`"data":{`), []byte(`"data":{"X":`+strings.Repeat("[", depth)+strings.Repeat("]", depth)+","), 1+rng.IntN(3))
	},
}

// invalid breaks a text.
func invalid(rng *rand.Rand, b []byte) []byte {
	bad := []string{"\xff", "\xc0\xaf", "\xed\xa0\x80", "\xe2\x28\xa1"}[rng.IntN(4)]
	var quotes []int
	for i, c := range b {
		if c == '"' && i+1 < len(b) && b[i+1] != ':' && b[i+1] != ',' {
			quotes = append(quotes, i+1)
		}
	}
	if len(quotes) == 0 {
		return append(b, bad...)
	}
	return slices.Insert(b, quotes[rng.IntN(len(quotes))], []byte(bad)...)
}

// inParts are those that change matches, sheets and people.
var inParts = map[string]func(*rand.Rand, *doc){
	"hash changed": func(rng *rand.Rand, d *doc) {
		if r := row(rng, d); r != nil {
			r["sum"] = fmt.Sprintf("%016x", rng.Uint64())
		}
	},
	"rows behind the end": func(rng *rand.Rand, d *doc) {
		m := d.game(rng, "matches")
		if rows, ok := m["rows"].([]any); ok && len(rows) > 0 {
			for range 1 + rng.IntN(3) {
				rows = append(rows, clone(rows[rng.IntN(len(rows))]))
			}
			m["rows"] = rows
		}
	},
	"rows lost": func(rng *rand.Rand, d *doc) {
		m := d.game(rng, "matches")
		if rows, ok := m["rows"].([]any); ok && len(rows) > 0 {
			from := rng.IntN(len(rows))
			m["rows"] = slices.Delete(rows, from, min(len(rows), from+1+rng.IntN(3)))
		}
	},
	"rows swapped": func(rng *rand.Rand, d *doc) {
		if rows, ok := d.game(rng, "matches")["rows"].([]any); ok && len(rows) > 1 {
			i, j := rng.IntN(len(rows)), rng.IntN(len(rows))
			rows[i], rows[j] = rows[j], rows[i]
		}
	},
	"another seat moves": func(rng *rand.Rand, d *doc) {
		if r := row(rng, d); r != nil {
			r["seat"] = rng.IntN(12) - 2
		}
	},
	"seats more": func(rng *rand.Rand, d *doc) {
		g := d.any(rng)
		if seats, ok := g["seats"].([]any); ok {
			for range 1 + rng.IntN(3) {
				seats = append(seats, map[string]any{"player": d.player(rng), "points": rng.IntN(100)})
			}
			g["seats"] = seats
		}
	},
	"seats fewer": func(rng *rand.Rand, d *doc) {
		g := d.any(rng)
		if seats, ok := g["seats"].([]any); ok && len(seats) > 0 {
			g["seats"] = seats[:rng.IntN(len(seats))]
		}
	},
	"players swapped": func(rng *rand.Rand, d *doc) {
		if seats, ok := d.any(rng)["seats"].([]any); ok && len(seats) > 0 {
			if s, ok := seats[rng.IntN(len(seats))].(map[string]any); ok {
				s["player"] = d.player(rng)
			}
		}
	},
	"kind swapped": func(rng *rand.Rand, d *doc) {
		d.any(rng)["kind"] = []string{"dicewords", "davinci", "decipher", "woerterklauer", "chess", ""}[rng.IntN(6)]
	},
	"other rules": func(rng *rand.Rand, d *doc) { d.any(rng)["rules"] = rng.IntN(5) - 1 },
	"another state": func(rng *rand.Rand, d *doc) {
		d.any(rng)["state"] = []string{"running", "finished", "abandoned", "unreadable", "gone"}[rng.IntN(5)]
	},
	"setup of another": func(rng *rand.Rand, d *doc) { d.any(rng)["setup"] = clone(d.any(rng)["setup"]) },
	"huge number":      func(rng *rand.Rand, d *doc) { change(rng, d, isNumber, huge(rng)) },
	"small number":     func(rng *rand.Rand, d *doc) { change(rng, d, isNumber, json.Number(strconv.Itoa(rng.IntN(12)-2))) },
	"other text": func(rng *rand.Rand, d *doc) {
		all := gamestest.TypedTexts()
		change(rng, d, isText, all[rng.IntN(len(all))].Text)
	},
	"another type": func(rng *rand.Rand, d *doc) {
		change(rng, d, func(any) bool { return true }, []any{nil, true, "x", json.Number("7"), []any{}, map[string]any{}}[rng.IntN(6)])
	},
	"member lost": func(rng *rand.Rand, d *doc) {
		if g := d.any(rng); len(g) > 0 {
			keys := slices.Sorted(maps.Keys(g))
			delete(g, keys[rng.IntN(len(keys))])
		}
	},
	"id doubled": func(rng *rand.Rand, d *doc) { d.any(rng)["uid"] = d.any(rng)["uid"] },
	"element doubled": func(rng *rand.Rand, d *doc) {
		name := lists[rng.IntN(len(lists))]
		if all := d.lists[name]; len(all) > 0 {
			d.lists[name] = append(all, all[rng.IntN(len(all))].clone())
		}
	},
	"element lost": func(rng *rand.Rand, d *doc) {
		name := lists[rng.IntN(len(lists))]
		if all := d.lists[name]; len(all) > 0 {
			i := rng.IntN(len(all))
			d.lists[name] = slices.Delete(all, i, i+1)
		}
	},
	"players merged": func(rng *rand.Rand, d *doc) {
		if all := d.lists["players"]; len(all) > 0 {
			if p, ok := all[rng.IntN(len(all))].open().(map[string]any); ok {
				p["mergedInto"] = d.player(rng)
			}
		}
	},
}

func huge(rng *rand.Rand) json.Number {
	return []json.Number{
		"9007199254740992", "-9007199254740992", "9223372036854775807", "-9223372036854775808", "1e308", "1e400", "4294967296", "2147483647", "1000001", "0.5", "99999999999999999999999999",
	}[rng.IntN(11)]
}

func isNumber(v any) bool { _, ok := v.(json.Number); return ok }
func isText(v any) bool   { _, ok := v.(string); return ok }

// row is a row of a log, nil where there is none.
func row(rng *rand.Rand, d *doc) map[string]any {
	rows, _ := d.game(rng, "matches")["rows"].([]any)
	if len(rows) == 0 {
		return nil
	}
	r, _ := rows[rng.IntN(len(rows))].(map[string]any)
	return r
}

// change puts v in the place of one value anywhere in an element.
func change(rng *rand.Rand, d *doc, like func(any) bool, v any) {
	name := lists[rng.IntN(len(lists))]
	if all := d.lists[name]; len(all) > 0 {
		var at []func(any)
		find(all[rng.IntN(len(all))].open(), like, &at)
		if len(at) > 0 {
			at[rng.IntN(len(at))](v)
		}
	}
}

// find gathers how to set each value of an element.
func find(in any, like func(any) bool, out *[]func(any)) {
	switch in := in.(type) {
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(in)) {
			if like(in[k]) {
				*out = append(*out, func(v any) { in[k] = v })
			}
			find(in[k], like, out)
		}
	case []any:
		for i := range in {
			if like(in[i]) {
				*out = append(*out, func(v any) { in[i] = v })
			}
			find(in[i], like, out)
		}
	}
}
