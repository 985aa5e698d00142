package lexicon_test

import (
	"sync"
	"testing"

	data "spieltisch/assets/lexicon"
	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/make/pack"
)

// german and english are the lists as they are committed.
var (
	german  = sync.OnceValue(func() *lexicon.Lexicon { return mustOpen(data.German()) })
	english = sync.OnceValue(func() *lexicon.Lexicon { return mustOpen(data.English()) })
)

func mustOpen(b []byte) *lexicon.Lexicon {
	l, err := lexicon.Open(b)
	if err != nil {
		panic(err)
	}
	return l
}

// fixture is a small list with every feature of the format: shared suffixes,
// umlauts, ß, accents, several readings, a lemma with a hyphen, ranks.
var fixture = []lexicon.Entry{
	{Key: "AAL", Tier: 3, Rank: 30747, Readings: []lexicon.Reading{
		{Spelling: "Aal", Class: lexicon.ClassNoun, Features: "s", Lemma: "Aal"},
		{Spelling: "aal", Class: lexicon.ClassVerb, Features: "m", Lemma: "aalen"},
	}},
	{Key: "AALE", Tier: 4, Readings: []lexicon.Reading{{Spelling: "Aale", Class: lexicon.ClassNoun, Lemma: "Aal"}}},
	{Key: "CAFE", Tier: 1, Readings: []lexicon.Reading{{Spelling: "Café", Class: lexicon.ClassNoun, Features: "s", Lemma: "Café"}}},
	{Key: "DREAMTEAM", Tier: 5, Readings: []lexicon.Reading{{Spelling: "Dreamteam", Class: lexicon.ClassNoun, Features: "s", Lemma: "Dream-Team"}}},
	{Key: "MASSE", Tier: 1, Rank: 1200, Readings: []lexicon.Reading{
		{Spelling: "Masse", Class: lexicon.ClassNoun, Features: "s", Lemma: "Masse"},
		{Spelling: "Maße", Class: lexicon.ClassNoun, Features: "p", Lemma: "Maß"},
	}},
	{Key: "STRASSENGROSS", Tier: 6, Readings: []lexicon.Reading{{Spelling: "straßengroß", Class: lexicon.ClassAdjective, Features: "b", Lemma: "straßengroß"}}},
	{Key: "WÜRFEL", Tier: 2, Rank: 65535, Readings: []lexicon.Reading{
		{Spelling: "Würfel", Class: lexicon.ClassNoun, Features: "ps", Lemma: "Würfel"},
		{Spelling: "würfel", Class: lexicon.ClassVerb, Features: "fm", Lemma: "würfeln"},
	}},
	{Key: "WÜRFELN", Tier: 2, Rank: 1, Readings: []lexicon.Reading{
		{Spelling: "Würfeln", Class: lexicon.ClassNoun, Features: "p", Lemma: "Würfel"},
		{Spelling: "würfeln", Class: lexicon.ClassVerb, Features: "fi", Lemma: "würfeln"},
		{Spelling: "würfeln", Class: lexicon.ClassOther, Lemma: "würfeln"},
	}},
	{Key: "ÄHRE", Tier: 3, Readings: []lexicon.Reading{{Spelling: "Ähre", Class: lexicon.ClassNoun, Features: "s", Lemma: "Ähre"}}},
	{Key: "ÖL", Tier: 6, Readings: []lexicon.Reading{{Spelling: "Öl", Class: lexicon.ClassNoun, Features: "s", Lemma: "Öl"}}},
}

func packed(t testing.TB, language string, entries []lexicon.Entry) []byte {
	t.Helper()
	b, err := pack.Pack(language, entries)
	if err != nil {
		t.Fatal(err)
	}
	return b
}
