package lexicon_test

import (
	"fmt"

	data "spieltisch/assets/lexicon"
	"spieltisch/games/lexicon"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// The German list knows words as tiles spell them: Fold makes its keys.
func Example() {
	german := must(lexicon.Open(data.German()))
	for _, word := range []string{"HÄUSER", "Straße", "HAUSXX"} {
		key := lexicon.Fold(word)
		fmt.Println(key, german.Contains(key))
	}
	// Output:
	// HÄUSER true
	// STRASSE true
	// HAUSXX false
}

// family is a family's own words: they accept ZOCKI and refuse HAUS.
type family map[string]bool

func (f family) House(key string) (accept, known bool) {
	accept, known = f[key]
	return accept, known
}

// A Judge asks the family's own words first, then the list. Umlauts may be typed as digraphs.
func ExampleJudge() {
	judge := lexicon.Judge{Lexicon: must(lexicon.Open(data.German())), House: family{"ZOCKI": true, "HAUS": false}}
	for _, word := range []string{"ZOCKI", "HAUS", "HAEUSER", "QXQ"} {
		r, _ := judge.Word(word)
		fmt.Println(word, r.Answer, r.Reason)
	}
	// Output:
	// ZOCKI true lexicon.reason.house_yes
	// HAUS false lexicon.reason.house_no
	// HAEUSER true lexicon.reason.known
	// QXQ false lexicon.reason.unknown
}
