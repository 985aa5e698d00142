package mind

import (
	"context"
	"reflect"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
)

func tipFor(t *testing.T, l *Library, seat games.Seat, v decipher.View, own games.Action) mind.Tip {
	t.Helper()
	tip, err := l.Mind(seat, 5).Tip(context.Background(), v, own)
	if err != nil {
		t.Fatal(err)
	}
	return tip
}

// said is the sentence of each grade.
func said(tip mind.Tip) (ids []games.ID) {
	for _, h := range tip.Hints {
		ids = append(ids, h.Say)
	}
	return ids
}

// The best choice is called fine; without anything prepared a tip narrows down to
// the best choice, by sentence and by mark.
func TestTipsFollowTheTable(t *testing.T) {
	seen := map[games.ID]int{}
	for i, pick := range []decipher.Pick{decipher.PickOrder, decipher.PickLive, decipher.PickRandom} {
		l := library(t, 2+i, 4, pick)
		play(t, l, 3, seated(l, mind.Fips, mind.Nova), func(m games.Match, seat games.Seat, _ games.Choice) {
			v := m.View(seat).(decipher.View)
			if v.Asked != seat || v.Phase == decipher.PhaseWord {
				return
			}
			tip := tipFor(t, l, seat, v, nil)
			for _, id := range said(tip) {
				seen[id]++
			}
			if seat == v.Maker {
				return
			}
			tellsOrIsFree(t, l, seat, v, tip)
			best, err := l.Mind(seat, 0).Best(context.Background(), v, 1)
			if err != nil {
				t.Fatal(err)
			}
			if !leadsTo(tip, best[0].Action) {
				t.Errorf("%v doesn't lead to %+v in\n%v", said(tip), best[0].Action, v)
			}
			if fine := tipFor(t, l, seat, v, best[0].Action); len(fine.Hints) != 1 {
				t.Errorf("the best choice %+v isn't fine: %v in\n%v", best[0].Action, said(fine), v)
			}
		})
	}
	for _, id := range []games.ID{TipTake, TipAlike, TipAsk, TipTwo, TipThere, TipWord, TipBegins, TipName, TipGives, TipGive} {
		if seen[id] == 0 {
			t.Errorf("never %s: %v", id, seen)
		}
	}
}

// tellsOrIsFree checks that each grade of a tip tells something, and that it is free only where there is nothing but taking.
func tellsOrIsFree(t *testing.T, l *Library, seat games.Seat, v decipher.View, tip mind.Tip) {
	t.Helper()
	first := tip.Hints[0].Say
	if first == TipAlike && (len(tip.Hints) != 2 || tip.Hints[1].Say != TipThere) || tip.Free != (first == TipTake && len(l.Mind(seat, 0).think(context.Background(), v).guesses(context.Background())) == 0) {
		t.Errorf("%+v: every grade has something to tell, or the tip is free", tip)
	}
}

// leadsTo tells whether the last grade tells a choice.
func leadsTo(tip mind.Tip, a games.Action) bool {
	if len(tip.Hints) == 0 {
		return false
	}
	h := tip.Hints[len(tip.Hints)-1]
	mark, _ := h.Mark.(Mark)
	switch a := a.(type) {
	case decipher.Ask:
		return mark == zonesMark(a.Zone) && h.Args["Zone"] == a.Zone+1
	case decipher.Guess:
		return mark.Name && h.Args["Word"] == a.Word
	case decipher.AskPiece:
		return mark == (Mark{Pay: true})
	case decipher.Pass:
		return mark == (Mark{Pass: true})
	}
	return mark.Take
}

// A maker is led to a word that is harder than most, and to the order where theirs gives much away.
func TestTipsForMakers(t *testing.T) {
	l := library(t, 3, 5, decipher.PickOrder)
	m, err := decipher.New(l.setup)
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(0).(decipher.View)
	tip := tipFor(t, l, 0, v, nil)
	if want := []games.ID{TipHard, TipSuch, TipMake}; !slices.Equal(said(tip), want) {
		t.Fatalf("%v, want %v", said(tip), want)
	}
	word := tip.Hints[2].Args["Word"].(string)
	if !strings.HasPrefix(word, tip.Hints[1].Args["Letters"].(string)) || l.mute[word] {
		t.Errorf("%+v", tip)
	}
	if got := said(tipFor(t, l, 0, v, decipher.SetWord{Word: word})); !slices.Equal(got, []games.ID{TipMade}) {
		t.Errorf("%s: %v", word, got)
	}
	orders, easy := 0, 0
	for i, k := range decipher.Suggest(l.index, decipher.DifficultyEasy, nil, games.NewChance(1, 0, 0), 20) {
		if said(tipFor(t, l, 0, v, decipher.SetWord{Word: k.Word}))[0] == TipEasy {
			easy++
		}
		w := newWord(l.setup, k.Word)
		mixed := l.ordered(v, &w, levels[mind.Pip], games.NewChance(uint64(i), 0, 0))
		if tip := tipFor(t, l, 0, v, decipher.SetWord{Word: k.Word, Order: mixed}); said(tip)[0] == TipOrder {
			orders++
		}
		hard := l.ordered(v, &w, levels[mind.Sphinx], nil)
		if tip := tipFor(t, l, 0, v, decipher.SetWord{Word: k.Word, Order: hard}); said(tip)[0] != TipOrdered {
			t.Errorf("%s, the hardest first: %v", k.Word, said(tip))
		}
	}
	if orders == 0 || easy == 0 || easy == 20 {
		t.Errorf("%d orders and %d words of 20 are said to be easy", orders, easy)
	}
	for _, seat := range []games.Seat{1, 2, games.Table} {
		if tip := tipFor(t, l, seat, m.View(seat).(decipher.View), nil); len(tip.Hints) > 0 {
			t.Errorf("seat %d is told %v", seat, said(tip))
		}
	}
}

// Whatever the secret is, a tip is the same for a seeker who has seen the same. One that peeks is caught.
func TestTipsSeeWhatTheSeekerSees(t *testing.T) {
	l := library(t, 2, 5, decipher.PickRandom)
	honest := func(m games.Match) mind.Tip { return tipFor(t, l, 1, m.View(1).(decipher.View), nil) }
	peeks := func(m games.Match) mind.Tip {
		tip, secret := honest(m), m.View(0).(decipher.View).Secret
		return mind.Tip{Hints: append(tip.Hints, mind.Hint{Say: TipName, Args: games.Args{"Word": secret.Word}})}
	}
	tells := func(m games.Match) mind.Tip {
		tip := honest(m)
		tip.Rough = m.View(0).(decipher.View).Secret.Left.Total()%2 == 0
		return tip
	}
	differ := map[string]int{}
	pairs := twins(t, l)
	for i, p := range pairs {
		if i%24 > 0 {
			continue
		}
		for name, tip := range map[string]func(games.Match) mind.Tip{"honest": honest, "peeks": peeks, "tells": tells} {
			if !reflect.DeepEqual(tip(p[0]), tip(p[1])) {
				differ[name]++
			}
		}
	}
	if differ["honest"] > 0 || differ["peeks"] == 0 || differ["tells"] == 0 || len(pairs) < 300 {
		t.Errorf("%v of %d pairs", differ, len(pairs))
	}
}

// The same question gets the same tip; cut short it is one that is called rough.
func TestTipsAreTheSameAgain(t *testing.T) {
	l := library(t, 2, 5, decipher.PickRandom)
	ended, stop := context.WithCancel(context.Background())
	stop()
	for _, m := range sought(t, l, 1, "BAUER") {
		v := m.View(1).(decipher.View)
		if a, b := tipFor(t, l, 1, v, nil), tipFor(t, l, 1, v, nil); !reflect.DeepEqual(a, b) {
			t.Errorf("%+v, then %+v", a, b)
		}
		if cut, err := l.Mind(1, 0).Tip(ended, v, nil); err != nil || !cut.Rough || len(cut.Hints) == 0 {
			t.Errorf("%+v, %v", cut, err)
		}
	}
	if _, err := l.Mind(1, 0).Tip(context.Background(), nil, nil); err == nil {
		t.Error("a tip for no view")
	}
}

// A choice that a tip leads to is no mistake for the review, and one that it calls fine neither; nor is a word named that can hardly be it.
func TestTipsAgreeWithTheReview(t *testing.T) {
	guesses := 0
	for seats := 2; seats <= 3; seats++ {
		l := library(t, seats, 3, decipher.PickOrder)
		for seed := range uint64(3) {
			play(t, l, seed, seated(l, mind.Pip, mind.Fips), func(m games.Match, seat games.Seat, c games.Choice) {
				v := m.View(seat).(decipher.View)
				if v.Asked != seat || seat == v.Maker {
					return
				}
				size := func(a games.Action) mind.Size { return sizeOf(t, l, seat, v, a) }
				tip := tipFor(t, l, seat, v, nil)
				last := tip.Hints[len(tip.Hints)-1]
				if word, names := last.Args["Word"].(string); names {
					guesses++
					if s := size(decipher.Guess{Word: word}); s > mind.NoMistake || last.Args["Chance"].(mind.Share) < naming {
						t.Errorf("%+v is told, a mistake of size %v in\n%v", last, s, v)
					}
				}
				for _, own := range []games.Action{c.Action, decipher.Guess{Word: "DER"}} {
					mine := said(tipFor(t, l, seat, v, own))[0]
					good := slices.Contains([]games.ID{TipZone, TipNamed}, mine)
					bad := slices.Contains([]games.ID{TipEarly, TipNot}, mine)
					if s := size(own); good && s > mind.NoMistake || bad && s == mind.NoMistake {
						t.Errorf("%+v: %v, a mistake of size %v in\n%v", own, mine, s, v)
					}
				}
			})
		}
	}
	if guesses == 0 {
		t.Error("no word is ever told")
	}
}

// sizeOf is how large a mistake a choice is for the review.
func sizeOf(t *testing.T, l *Library, seat games.Seat, v decipher.View, a games.Action) (size mind.Size) {
	t.Helper()
	found, err := l.Judge(context.Background(), games.Decision{View: v, Seat: seat, Action: a})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range found {
		size = max(size, f.Size)
	}
	return size
}
