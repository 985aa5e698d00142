package decipher_test

import (
	"context"
	"strings"
	"testing"

	"spieltisch/app/decipher"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/assets/lexicon"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	think "spieltisch/games/decipher/mind"
	"spieltisch/games/letterpiece"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// careless is a match of Tina and Lee: both ask for the last open zone, and name the word, or a wrong one, late.
func careless(t *testing.T, env *shell.Env, pick dc.Pick) *seated {
	t.Helper()
	p := seatAt(t, env, rules(locales.German, 5, func(o *dc.Options) { o.Pick = pick }), "Tina", "Lee")
	for _, word := range []string{"BAUER", "SEGEN", "LAMPE", "HAUSE"} {
		p.word(word)
		for laid := 0; ; {
			v := p.view()
			if _, over := v.Result(); over {
				break
			}
			switch {
			case v.Phase == dc.PhaseGive:
				for k, n := range p.seen(v.Maker).Secret.Left {
					if n > 0 {
						p.Submit(v.Maker, dc.Give{Kind: letterpiece.Kind(k)})
						break
					}
				}
			case v.Phase == dc.PhasePlace:
				open := v.Open()
				p.Submit(v.Turn, dc.Ask{Zone: open[len(open)-1]})
			case laid > 9 && len(v.Refuted) == 0:
				p.Submit(v.Turn, dc.Guess{Word: "KUMME"})
			case laid > 9:
				p.Submit(v.Turn, dc.Guess{Word: word})
			case v.Phase == dc.PhaseBonus:
				p.Submit(v.Turn, dc.Pass{})
			default:
				p.Submit(v.Turn, dc.Take{})
			}
			laid++
		}
		if p.view().Phase == dc.PhaseScored {
			p.Submit(games.Table, dc.Next{})
		}
	}
	return p
}

// Every decision is told in whole sentences of both languages, mistakes with what had been better and why; the figures of a
// seat add up as they are written.
func TestReviewsAreTold(t *testing.T) {
	what := map[games.ID]bool{}
	for _, lang := range locales.Langs {
		for _, pick := range []dc.Pick{dc.PickOrder, dc.PickLive} {
			env := shelltest.New(t, lang)
			env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
			p := careless(t, env, pick)
			log, ok := p.Session.Reviewable()
			if !ok {
				t.Fatal("the match isn't over")
			}
			r := decipher.Game().Reviews
			reviewer, drop, err := r.Make(context.Background(), env, log.Match().View(games.Table), nil, func(float64) {})
			if err != nil {
				t.Fatal(err)
			}
			defer drop()
			found, err := reviewer.Review(context.Background(), log, func(float64, []mind.Finding) {})
			if err != nil {
				t.Fatal(err)
			}
			look := r.Look(table.Seen{Env: env, Log: log, Names: p.Session.Names()})
			for _, f := range found {
				if f.Size > mind.NoMistake {
					what[f.What] = true
				}
				if f.What != "" {
					checkTold(t, look, f)
				}
				if why := look.Why(f); strings.Contains(why, "andere raten") || strings.Contains(why, "others may") {
					t.Errorf("there is nobody but the two: %q", why)
				}
			}
		}
	}
	for _, id := range []games.ID{think.ReviewAsk, think.ReviewOn, think.ReviewGive} {
		if !what[id] {
			t.Errorf("no mistake of the kind %s: %v", id, what)
		}
	}
}

// checkTold wants whole sentences of a decision, and of a mistake a picture.
func checkTold(t *testing.T, look table.ReviewLook, f mind.Finding) {
	t.Helper()
	texts := []string{look.Turn(f), look.Line(f)}
	if f.Size > mind.NoMistake {
		texts = append(texts, look.Why(f))
		if look.Detail(f) == nil && f.What != think.ReviewWord {
			t.Errorf("nothing is shown of %+v", f)
		}
	}
	for _, s := range texts {
		if s == "" || strings.ContainsAny(s, "<{") || strings.Contains(s, "  ") || strings.HasPrefix(s, "decipher.") {
			t.Errorf("%+v: %q", f, texts)
		}
	}
}
