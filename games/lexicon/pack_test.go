package lexicon_test

import (
	"bytes"
	"cmp"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/make/pack"
)

func TestRoundTrip(t *testing.T) {
	l := mustOpen(packed(t, "de", fixture))
	for _, e := range fixture {
		if got, ok := l.Lookup(e.Key); !ok || !reflect.DeepEqual(got, e) {
			t.Errorf("%s\n got %+v\nwant %+v", e.Key, got, e)
		}
	}
	short, long := l.Lengths()
	if l.Len() != len(fixture) || l.Language() != "de" || short != 2 || long != 13 {
		t.Errorf("%d words in %q of %d to %d letters", l.Len(), l.Language(), short, long)
	}
}

func TestPackIsDeterministic(t *testing.T) {
	want := packed(t, "de", fixture)
	mixed := slices.Clone(fixture)
	for i := range uint64(20) {
		rand.New(rand.NewPCG(i, 0)).Shuffle(len(mixed), func(i, j int) { mixed[i], mixed[j] = mixed[j], mixed[i] })
		if !bytes.Equal(packed(t, "de", mixed), want) {
			t.Fatal("another order gives other bytes")
		}
	}
	if bytes.Equal(packed(t, "en", fixture), want) {
		t.Error("another language gives the same bytes")
	}
}

// word draws words over few letters, so that prefixes and suffixes are shared.
var word = rapid.StringOfN(rapid.SampledFrom([]rune("AÄENSOÖUÜZ")), 1, 8, -1)

func entries(t *rapid.T) []lexicon.Entry {
	keys := rapid.SliceOfNDistinct(word, 1, 300, rapid.ID[string]).Draw(t, "keys")
	out := make([]lexicon.Entry, len(keys))
	for i, key := range keys {
		out[i] = lexicon.Entry{
			Key: key, Tier: rapid.IntRange(1, 6).Draw(t, "tier"),
			Rank: rapid.SampledFrom([]int{0, 0, 0, 1, 700, 65535}).Draw(t, "rank"),
			// Many lemmas, so that analyses don't fit into the short codes.
			Readings: []lexicon.Reading{{
				Spelling: key, Class: lexicon.ClassNoun, Lemma: rapid.StringMatching(`[a-z]{1,3}|[A-Z][a-zß]{2}`).Draw(t, "lemma"),
			}},
		}
	}
	return out
}

func TestRoundTripOfAnything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := entries(t)
		b, err := pack.Pack("xx", want)
		if err != nil {
			t.Fatal(err)
		}
		l := mustOpen(b)
		known := map[string]bool{}
		for _, e := range want {
			known[e.Key] = true
			if got, ok := l.Lookup(e.Key); !ok || !reflect.DeepEqual(got, e) {
				t.Fatalf("%s\n got %+v\nwant %+v", e.Key, got, e)
			}
		}
		other := word.Draw(t, "other")
		if l.Contains(other) != known[other] {
			t.Fatalf("Contains(%s) = %v", other, !known[other])
		}
		typed := slices.ContainsFunc(lexicon.Digraphs(other), func(k string) bool { return known[k] })
		if l.ContainsTyped(other) != typed || (len(l.LookupTyped(other)) > 0) != typed {
			t.Fatalf("ContainsTyped(%s) = %v", other, !typed)
		}
		slices.SortFunc(want, func(a, b lexicon.Entry) int { return cmp.Compare(a.Key, b.Key) })
		i := 0
		for key := range l.All() {
			if key != want[i].Key {
				t.Fatalf("key %d is %s, not %s", i, key, want[i].Key)
			}
			i++
		}
		if i != len(want) {
			t.Fatalf("%d keys of %d", i, len(want))
		}
	})
}

func TestPackRefuses(t *testing.T) {
	good := lexicon.Entry{Key: "AAL", Tier: 1, Readings: []lexicon.Reading{{Spelling: "Aal", Class: 'N', Lemma: "Aal"}}}
	change := func(f func(*lexicon.Entry)) []lexicon.Entry {
		e := good
		e.Readings = slices.Clone(good.Readings)
		f(&e)
		return []lexicon.Entry{e}
	}
	if _, err := pack.Pack("de", change(func(*lexicon.Entry) {})); err != nil {
		t.Fatal(err)
	}
	for name, list := range map[string][]lexicon.Entry{
		"nothing":  nil,
		"twice":    {good, good},
		"lower":    change(func(e *lexicon.Entry) { e.Key = "aal" }),
		"empty":    change(func(e *lexicon.Entry) { e.Key = "" }),
		"long":     change(func(e *lexicon.Entry) { e.Key = "AAAAAAAAAAAAAAAAAAAAAAAAA" }),
		"tier 0":   change(func(e *lexicon.Entry) { e.Tier = 0 }),
		"tier 7":   change(func(e *lexicon.Entry) { e.Tier = 7 }),
		"rank":     change(func(e *lexicon.Entry) { e.Rank = 65536 }),
		"spelling": change(func(e *lexicon.Entry) { e.Readings[0].Spelling = "Öl" }),
		"lemma":    change(func(e *lexicon.Entry) { e.Readings[0].Lemma = "a|b" }),
		"class":    change(func(e *lexicon.Entry) { e.Readings[0].Class = '/' }),
		"features": change(func(e *lexicon.Entry) { e.Readings[0].Features = "," }),
	} {
		if _, err := pack.Pack("de", list); err == nil {
			t.Errorf("%s is packed", name)
		}
	}
	if _, err := pack.Pack("deutsch", []lexicon.Entry{good}); err == nil {
		t.Error("a long language is packed")
	}
}

func TestDamagedData(t *testing.T) {
	good := packed(t, "de", fixture)
	for n := range good {
		if _, err := lexicon.Open(good[:n]); !errors.Is(err, lexicon.ErrDamaged) {
			t.Fatalf("first %d bytes: %v", n, err)
		}
		for _, flip := range []byte{1, 0x80, 0xFF} {
			b := bytes.Clone(good)
			b[n] ^= flip
			if _, err := lexicon.Open(b); !errors.Is(err, lexicon.ErrDamaged) {
				t.Fatalf("byte %d: %v", n, err)
			}
		}
	}
	if _, err := lexicon.Open(append(bytes.Clone(good), 0)); !errors.Is(err, lexicon.ErrDamaged) {
		t.Errorf("a byte too many: %v", err)
	}
	b := bytes.Clone(good)
	b[lexicon.AtVersion]++
	lexicon.Reseal(b)
	if _, err := lexicon.Open(b); !errors.Is(err, lexicon.ErrVersion) {
		t.Errorf("next version: %v", err)
	}
}

// ask puts every question; it fails the test only by panicking.
func ask(l *lexicon.Lexicon, word string) {
	l.Contains(word)
	l.ContainsTyped(word)
	l.Lookup(word)
	lexicon.Judge{Lexicon: l}.Explain(word)
	n := 0
	for range l.All() {
		if n++; n > 100 {
			break
		}
	}
	l.Spell(rack("AELU?", 1, 5), func([]byte, int) {})
}

// Changed data whose checksum was forged may be refused or answer nonsense, but
// must not panic.
func TestForgedData(t *testing.T) {
	good := packed(t, "de", fixture)
	for n := range good {
		for _, flip := range []byte{1, 0x10, 0x80, 0xFF} {
			b := bytes.Clone(good)
			b[n] ^= flip
			lexicon.Reseal(b)
			l, err := lexicon.Open(b)
			if err != nil {
				continue
			}
			for _, e := range fixture {
				ask(l, e.Key)
			}
			ask(l, "WUERFELN")
		}
	}
}

func FuzzOpen(f *testing.F) {
	good := packed(f, "de", fixture)
	f.Add(good, "WÜRFEL")
	f.Add(good[:200], "AALE")
	f.Add([]byte("SPTLEX"), "")
	f.Fuzz(func(t *testing.T, b []byte, word string) {
		if l, err := lexicon.Open(b); err == nil {
			ask(l, word)
		}
		forged := bytes.Clone(b)
		lexicon.Reseal(forged)
		if l, err := lexicon.Open(forged); err == nil {
			ask(l, word)
		}
	})
}

func TestManyGoroutines(t *testing.T) {
	l := mustOpen(packed(t, "de", fixture))
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 50 {
				for _, e := range fixture {
					if got, ok := l.Lookup(e.Key); !ok || !reflect.DeepEqual(got, e) || !l.Contains(e.Key) {
						t.Errorf("%s: %+v", e.Key, got)
					}
				}
				found := 0
				l.Spell(rack("AALE?", 3, 9), func([]byte, int) { found++ })
				if found != 3 { // and OEL
					t.Errorf("found %d words", found)
				}
			}
		})
	}
	wg.Wait()
}

func TestNoAllocation(t *testing.T) {
	l := german()
	for name, f := range map[string]func(){
		"Contains":      func() { l.Contains("KNIRSCHEN"); l.Contains("KNORSCHEN"); l.Contains("QUERKÖPFIG") },
		"ContainsTyped": func() { l.ContainsTyped("UEBERLAEUFER") },
	} {
		if got := testing.AllocsPerRun(20, f); got != 0 {
			t.Errorf("%s allocates %v times", name, got)
		}
	}
}
