package dicewords

import (
	"encoding/json"
	"slices"

	"spieltisch/games"
	"spieltisch/games/challenge"
)

// Boxes are the sets of dice as they come in the box, as JSON, by the language of their words. By them challenges are played: their
// codes are 50 bits for the version (2), the language (1), the rounds (3), kept dice stay (1), aids (1), the clock (2), the word
// list (10) and the throws (30).
type Boxes map[string][]byte

var _ challenge.Game = Boxes{}

var (
	codeLengths = []int{3, 4, 5, 6, 8, 10}
	codeClocks  = []int{0, 60, 120, DefaultClock}
)

const seedBits = 30

// Lengths implements challenge.Game.
func (Boxes) Lengths() []int { return []int{3, 5, 10} }

// New implements challenge.Game. A longer clock than codes know is the longest that they know.
func (Boxes) New(options []byte, rounds int, list, language string, seed uint64) string {
	var o Options
	if json.Unmarshal(options, &o) != nil {
		o = Options{}
	}
	n := uint64(0)
	add := func(bits int, v uint64) { n = n<<bits | v }
	add(3, bit(language == English))
	add(3, uint64(max(0, slices.Index(codeLengths, rounds))))
	add(1, bit(o.KeptStay))
	add(1, bit(o.Aids))
	clock, there := slices.BinarySearch(codeClocks, o.Clock)
	if !there {
		clock = min(clock, len(codeClocks)-1)
	}
	add(2, uint64(clock))
	add(challenge.ListBits, uint64(challenge.Listed(list)))
	add(seedBits, seed%(1<<seedBits))
	return challenge.Number(n)
}

func bit(on bool) uint64 {
	if on {
		return 1
	}
	return 0
}

// Read implements challenge.Game.
func (Boxes) Read(typed string) (t challenge.Terms, err error) {
	n, err := challenge.ReadNumber(typed)
	if err != nil {
		return t, err
	}
	o, language, ok := coded(n)
	if !ok {
		return t, games.Refuse(challenge.IllegalNewer, nil)
	}
	t = challenge.Terms{Code: o.Code, Language: language, Rounds: o.Rounds, Clock: o.Clock}
	if o.KeptStay {
		t.House = append(t.House, "dicewords.keptstay")
	}
	if o.Aids {
		t.House = append(t.House, "dicewords.aids")
	}
	return t.Made(int(n >> seedBits & (1<<challenge.ListBits - 1))), nil
}

// coded are the options and the language that a code means, false for one of a later version.
func coded(n uint64) (o Options, language string, ok bool) {
	take := func(at, bits int) int { return int(n >> at & (1<<bits - 1)) }
	length := take(44, 3)
	if take(48, 2) != 0 || length >= len(codeLengths) {
		return o, "", false
	}
	o = Options{
		Seats: 1, Target: MaxTarget, Check: CheckDictionary, KeptStay: take(43, 1) == 1, Aids: take(42, 1) == 1, Clock: codeClocks[take(40, 2)],
		Rounds: codeLengths[length], Code: challenge.Number(n),
	}
	return o, [...]string{German, English}[take(47, 1)], true
}

// seedOf are the throws of a code: its check letters say nothing.
func seedOf(code string) uint64 { return games.Hash("challenge " + code[:10]) }

// coded tells whether the setup is the one that its code means, whatever the values in the box.
func (s Setup) coded(o Options) bool {
	n, err := challenge.ReadNumber(o.Code)
	means, language, ok := coded(n)
	return err == nil && ok && o == means && s.Set.Lang() == language && s.Seed == seedOf(o.Code)
}

// Setup implements challenge.Game.
func (b Boxes) Setup(t challenge.Terms) ([]byte, error) {
	n, err := challenge.ReadNumber(t.Code)
	if err != nil {
		return nil, err
	}
	o, language, _ := coded(n)
	set, err := ParseSet(b[language])
	if err != nil {
		return nil, err
	}
	s := Setup{Options: o, Set: set, Seed: seedOf(o.Code)}
	if err := s.Validate(); err != nil {
		return nil, err
	}
	return s.Encode()
}

// Of implements challenge.Game.
func (b Boxes) Of(setup []byte) (t challenge.Terms, ok bool) {
	var s Setup
	if games.Decode(setup, &s) != nil || s.Options.Code == "" {
		return t, false
	}
	t, err := b.Read(s.Options.Code)
	return t, err == nil
}
